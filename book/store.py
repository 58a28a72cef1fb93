"""The score book: matches, and every change of them kept."""

import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from book import matches, steps
from book.changes import Maker, identified
from book.edits import Document, Edit
from book.errors import BookError, NoSuchMatch, NothingToRedo, NothingToUndo, Overtaken
from book.opening import Backups, open_database
from book.players import Players
from book.records import Entry, Kind, Listed, Saved, milliseconds, moment
from book.shelf import Shelf
from scorers import match_from

Listener = Callable[[str, int], object]


class Book:
    """The score book in a folder. Usable from any thread; close it, or use it as a context manager.

    A change is on the disk when the method that makes it returns. Then the listeners are told, from the thread that
    made it: `(match id, revision)`. A listener that raises is logged and harms nothing.

    opened   how the book was found: tell the players unless it is `normal` or `fresh`
    players  the remembered players
    shelf    what was copied from the boxes once, house switches, each device's settings
    flush    set by the browser build: awaited by `saved`, it makes a committed change outlive the page
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
        self.flush: Callable[[], Awaitable[None]] | None = None
        self._now = now
        self._listeners: list[Listener] = []
        self._db, self.opened = open_database(self.folder, now(), patience)
        self._backups = Backups(self._db, self.folder, now)
        self.players = Players(self._db, self._committed)
        self.shelf = Shelf(self._db, self._time, self._committed)
        if self.opened.how != "fresh":
            self._backups.daily()

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the book. What was confirmed is saved with or without it."""
        self._db.close()

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(match id, revision)` after each change of a match; returns what stops it.

        Changes made by other processes are not told: compare `revision`.
        """
        self._listeners.append(listener)

        def cancel() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return cancel

    async def saved(self) -> None:
        """Wait until what is committed outlives the page: at once, except in the browser build."""
        if self.flush is not None:
            await self.flush()

    # Matches

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

    def get(self, match: str) -> Saved:
        """The match as it stands, in the bin or not. Raises NoSuchMatch."""
        with self._db.lock:
            return matches.get(self._db.connection, match)

    def revision(self, match: str) -> int:
        """The match's revision, cheaply. Raises NoSuchMatch."""
        with self._db.lock:
            return matches.revision(self._db.connection, match)

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

    # Changes

    def apply(self, match: str, edits: Sequence[Edit], *, who: str, device: str) -> Saved:
        """Make these edits as one step of undo: all of them, or none.

        Each edit's `old` is compared with what is there now. If the piece has the new value already, nothing is left
        to do for that edit. Raises Conflict if it has another (nobody's number is written over unseen), NoSuchMatch,
        BadPiece, CannotSave, and scorers.Refused for a match that can't lie on a table.
        """
        return self.change(match, lambda _: edits, who=who, device=device)

    def change(self, match: str, make: Maker, *, who: str, device: str) -> Saved:
        """Make the edits that `make(document)` gives for the document as it stands, nobody else changing it meanwhile.

        For taps that count (`lambda now: [count(now, seat, piece, +1)]`): two people who tap plus at once count two.
        Raises what `apply` raises.
        """
        with self._db.write() as db:
            before = self._live(match)
            document, done = steps.make(db, match, before.document, make(before.document))
            after = self._write(before, document, done, kind="do", who=who, device=device)
        self._committed(after if done else None)
        return after

    def undo(self, match: str, *, who: str, device: str, past: int | None = None) -> Saved:
        """Take back this device's newest step that stands, by a step of its own.

        Raises NothingToUndo. Raises Overtaken, and changes nothing, if somebody else changed one of its pieces since
        or the match could not lie on a table without it: undo is never a way to wipe out what others wrote. `past`,
        the step that Overtaken names, leaves that one as it is for good and takes the one before.
        """
        return self._take_back(match, "undo", who, device, past)

    def redo(self, match: str, *, who: str, device: str, past: int | None = None) -> Saved:
        """Take back this device's newest undo, unless it made another change since.

        Raises NothingToRedo, and Overtaken as `undo` does.
        """
        return self._take_back(match, "redo", who, device, past)

    def next_undo(self, match: str, device: str) -> tuple[Entry, ...]:
        """What `undo` would take back: empty when there is nothing."""
        with self._db.lock:
            return self._entries_of(steps.next_undo(self._db.connection, match, device))

    def next_redo(self, match: str, device: str) -> tuple[Entry, ...]:
        """The undo that `redo` would take back: empty when there is none."""
        with self._db.lock:
            return self._entries_of(steps.next_redo(self._db.connection, match, device))

    def history(self, match: str) -> tuple[Entry, ...]:
        """Every change of the match, oldest first."""
        return steps.entries(self._db.rows(f"{steps.ENTRIES} WHERE match = ? ORDER BY edits.id", match))

    # Inside

    def _take_back(self, match: str, kind: Kind, who: str, device: str, past: int | None) -> Saved:
        find, none = (steps.next_undo, NothingToUndo) if kind == "undo" else (steps.next_redo, NothingToRedo)
        if past is not None:
            with self._db.write() as db:
                steps.pass_over(db, match, device, past)
        with self._db.write() as db:
            before = self._live(match)
            target = find(db, match, device)
            if target is None:
                raise none(match=match, device=device)
            document, done = steps.take_back(db, match, before.document, target)
            try:
                after = self._write(before, document, done, kind=kind, who=who, device=device, target=target)
            except BookError:
                raise
            except ValueError as error:  # scorers.Refused: others' pieces rest on this one
                edit = done[0][0]
                raise Overtaken(
                    step=target,
                    seat=edit.seat,
                    piece=edit.piece,
                    old=edit.old,
                    new=edit.new,
                    present=edit.old,
                ) from error
        self._committed(after)
        return after

    def _write(
        self,
        before: Saved,
        document: Document,
        done: Sequence[tuple[Edit, Edit]],
        *,
        kind: Kind,
        who: str,
        device: str,
        target: int | None = None,
    ) -> Saved:
        if not done and kind == "do":
            return before
        match_from(document)
        at = self._time()
        db = self._db.connection
        steps.write(db, before.id, done, kind=kind, who=who, device=device, at=at, target=target)
        matches.put(db, before.id, document, before.revision + 1, milliseconds(before.created), at)
        return Saved(before.id, document, before.revision + 1, before.created, moment(at), None)

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

    def _live(self, match: str) -> Saved:
        found = self.get(match)
        if found.binned is not None:
            raise NoSuchMatch(match=match, binned=True)
        return found

    def _entries_of(self, step: int | None) -> tuple[Entry, ...]:
        return steps.entries(self._db.rows(f"{steps.ENTRIES} WHERE edits.step = ? ORDER BY edits.id", step))

    def _time(self) -> int:
        return milliseconds(self._now())

    def _committed(self, changed: Saved | None = None) -> None:
        self._backups.daily()
        if changed is None:
            return
        for listener in tuple(self._listeners):
            try:
                listener(changed.id, changed.revision)
            except Exception:
                logging.getLogger(__name__).exception("a listener failed")
