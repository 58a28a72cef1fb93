"""Changes of matches: applied, taken back, told to who listens, and read as a history."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from book import matches, steps
from book.changes import Maker
from book.edits import Document, Edit
from book.errors import NoSuchMatch, NothingToRedo, NothingToUndo, Overtaken
from book.records import Entry, Keeping, Kind, Saved, milliseconds, moment
from book.schema import Database
from scorers import Refused, match_from

Listener = Callable[[str, int], object]


class Ledger:
    """The part of the book that changes matches."""

    def __init__(self, database: Database, now: Callable[[], datetime], after: Callable[[], None]) -> None:
        """`after` runs after each commit, before the listeners."""
        self.flush: Callable[[], Awaitable[None]] | None = None
        self.keeping: Keeping = "disk"
        self._db = database
        self._now = now
        self._after = after
        self._listeners: list[Listener] = []

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(match id, revision)` after each change of a match; returns what stops it.

        It is called in the thread that made the change, and may read the book. One that raises is logged and harms
        nothing. Two threads may tell their changes the other way round: the higher revision is the later one.
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

    def get(self, match: str) -> Saved:
        """The match as it stands, in the bin or not. Raises NoSuchMatch."""
        with self._db.lock:
            return matches.get(self._db.connection, match)

    def revision(self, match: str) -> int:
        """The match's revision, cheaply. Raises NoSuchMatch."""
        with self._db.lock:
            return matches.revision(self._db.connection, match)

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
        self._committed(*([after] if done else []))
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

    def _take_back(self, match: str, kind: Kind, who: str, device: str, past: int | None) -> Saved:
        find, none = (steps.next_undo, NothingToUndo) if kind == "undo" else (steps.next_redo, NothingToRedo)
        if past is not None:
            with self._db.write() as db:
                steps.pass_over(db, match, device, past)
        with self._db.write() as db:
            before = self._live(match)
            done: list[tuple[Edit, Edit]] = []
            while not done:
                target = find(db, match, device)
                if target is None:
                    raise none(match=match, device=device)
                document, done = steps.take_back(db, match, before.document, target)
                if not done:  # all its pieces are as they were before it anyway
                    steps.pass_over(db, match, device, target)
            try:
                after = self._write(before, document, done, kind=kind, who=who, device=device, target=target)
            except Refused as error:  # others' pieces rest on this one
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

    def _live(self, match: str) -> Saved:
        found = self.get(match)
        if found.binned is not None:
            raise NoSuchMatch(match=match, binned=True)
        return found

    def _entries_of(self, step: int | None) -> tuple[Entry, ...]:
        return steps.entries(self._db.rows(f"{steps.ENTRIES} WHERE edits.step = ? ORDER BY edits.id", step))

    def _time(self) -> int:
        return milliseconds(self._now())

    def _committed(self, *changed: Saved) -> None:
        self._after()
        for match in changed:
            for listener in tuple(self._listeners):
                try:
                    listener(match.id, match.revision)
                except Exception:
                    logging.getLogger(__name__).exception("a listener failed")
