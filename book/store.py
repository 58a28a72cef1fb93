"""The score book: matches, players, the shelf; opened, saved, copied out and back in."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from book import matches
from book.backup_file import read_backup
from book.changes import identified
from book.edits import Document
from book.errors import NoSuchMatch
from book.ledger import Ledger
from book.opening import Backups, backup_days, open_database
from book.players import Players
from book.records import Imported, Listed, Opened, Saved
from book.shelf import Shelf
from book.transfer import export_book, import_book
from scorers import match_from


class Book(Ledger):
    """The score book in a folder. Usable from any thread; close it, or use it as a context manager.

    A change is on the disk when the method that makes it returns. Then the listeners are told, from the thread that
    made it.

    opened   how the book was found: tell the players unless it is `normal` or `fresh`
    players  the remembered players
    shelf    what was copied from the boxes once, house switches, each device's settings
    flush    set by the browser build: awaited by `saved`, it makes a committed change outlive the page
    keeping  set by the browser build: whether the browser may clear the book, see `records.Keeping`
    """

    def __init__(
        self,
        folder: str | Path,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        patience: float = 5.0,
    ) -> None:
        """Open the book in that folder, or start one.

        Raises CannotOpen, or TooNew (the file is left as it is). `patience` is how many seconds to wait for another
        process that is writing.
        """
        self.folder = Path(folder)
        database, self.opened = open_database(self.folder, now(), patience)
        backups = Backups(database, self.folder, now)
        super().__init__(database, now, backups.daily)
        self.players = Players(database, self._committed)
        self.shelf = Shelf(database, self._time, self._committed)
        if self.opened.how != "fresh":
            backups.daily()

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the book. What was confirmed is saved with or without it."""
        self._db.close()

    def told(self) -> None:
        """The players have been told how the book was found: `opened` says nothing more of it."""
        self.opened = Opened("normal")

    def backups(self) -> tuple[str, ...]:
        """The days of the daily copies that are kept, `2026-05-31`, newest first."""
        return backup_days(self.folder)

    def export_book(self) -> dict[str, Any]:
        """The whole book as JSON data: a backup that `import_book` takes."""
        with self._db.lock:
            return export_book(self._db.connection)

    def import_book(self, source: object) -> Imported:
        """Bring a backup (its text, or its data) into this book, empty or not: all of it, or nothing.

        Nothing is doubled, nothing here is lost; see `transfer.import_book`. Raises BadBackup, TooNew, CannotSave.
        """
        form = read_backup(source)
        with self._db.write() as db:
            done = import_book(db, form)
        self._committed(*(self.get(match) for match in (*done.added, *done.continued, *done.copied, *done.restored)))
        return done

    def create(
        self,
        game: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | None = None,
        about: Mapping[str, Any] | None = None,
    ) -> Saved:
        """Start a match. A seat is `{"name", "player"?, "board"?, "id"?}`; ids are given where there are none.

        `about` gets the match's id and `played`, the time it began. Raises scorers.Refused.
        """
        seated = [{"id": f"p{number}", **seat} for number, seat in enumerate(seats, 1)]
        document: Document = {
            "format": "match",
            "version": 1,
            "game": game,
            "options": dict(options or {}),
            "seats": seated,
        }
        played = {"played": self._now().isoformat(timespec="seconds")}
        return self._add({**document, "about": {**played, **(about or {})}})

    def matches(self, *, binned: bool = False) -> tuple[Listed, ...]:
        """All matches, newest change first; with `binned` those in the bin instead."""
        with self._db.lock:
            return matches.listed(self._db.connection, binned)

    def duplicate(self, match: str) -> Saved:
        """A copy with a history of its own, for "what if"; `about.copy_of` names the original. Raises NoSuchMatch."""
        document = self.get(match).document
        return self._add({**document, "about": {**document.get("about", {}), "copy_of": match}})

    def import_match(self, data: object) -> Saved:
        """Add a match from a file's data. A match of the same content that is here already is not doubled, but comes
        out of the bin. One that has the file's id and another content stays as it is; the file becomes a new match.

        Raises scorers.Refused.
        """
        match_from(data)
        document = identified(json.loads(json.dumps(data)))
        own = document.get("about", {}).get("id")
        with self._db.lock:
            twin = matches.twins(self._db.connection).get(matches.fingerprint(document))
            taken = matches.is_there(self._db.connection, own)
        if twin is None:
            return self._add(document, own if isinstance(own, str) and own and not taken else None)
        self.restore(twin)
        return self.get(twin)

    def delete(self, match: str) -> None:
        """Put the match into the bin. Raises NoSuchMatch."""
        self._bin(match, self._time())

    def restore(self, match: str) -> None:
        """Take the match out of the bin. Raises NoSuchMatch."""
        self._bin(match, None)

    def erase(self, match: str) -> None:
        """Destroy a match that lies in the bin, with its history. Raises NoSuchMatch if it does not lie there."""
        with self._db.write() as db:
            if matches.get(db, match).binned is None:
                raise NoSuchMatch(match=match, binned=False)
            matches.erase(db, match)
        self._committed()

    def _add(self, document: Document, own: str | None = None) -> Saved:
        match = own or secrets.token_hex(8)
        document = identified({**document, "about": {**document.get("about", {}), "id": match}})
        match_from(document)
        at = self._time()
        with self._db.write() as db:
            matches.put(db, match, document, 0, at, at)
            self.players.use(db, [seat["player"] for seat in document["seats"] if seat.get("player")])
        added = self.get(match)
        self._committed(added)
        return added

    def _bin(self, match: str, binned: int | None) -> None:
        with self._db.write() as db:
            matches.put_in_bin(db, match, binned)
        self._committed(self.get(match))
