"""What the book hands out: frozen values, never rows."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from book.edits import Document

Kind = Literal["do", "undo", "redo"]

Keeping = Literal["disk", "promised", "unpromised", "refused"]
"""What keeps the book: a disk; or a browser that promised never to clear it, that promised nothing, or that refuses."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it stands in the book. `revision` grows by one with each step; `binned` is when it was deleted."""

    id: str
    document: Document
    revision: int
    created: datetime
    changed: datetime
    binned: datetime | None


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the list of matches. `names` in seat order; `copy_of` the match it is a copy of; `finished` as the
    players said (`about.finished`)."""

    id: str
    game: str
    names: tuple[str, ...]
    created: datetime
    changed: datetime
    finished: bool
    binned: datetime | None
    copy_of: str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One piece changed, for a history that people read: at `at`, `who` made `piece` of `seat` from `old` to `new`.

    `step` is shared by the pieces changed at one tap. `undone`: taken back by a later entry (an undo, or the redo of
    an undo). `old` and `new` are `edits.ABSENT` where nothing was.
    """

    step: int
    at: datetime
    who: str
    device: str
    kind: Kind
    seat: str | None
    piece: str
    old: Any
    new: Any
    undone: bool


@dataclass(frozen=True, slots=True)
class Player:
    """A remembered player. Names may be shared; `colour` is any word the views understand."""

    id: str
    name: str
    colour: str | None
    archived: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """What was found when the book was opened.

    how        `normal`; `fresh`: a new book; `recovered`: the book was damaged or gone, and a backup is in its place;
               `lost`: it was damaged and no good backup is there, so the book is new
    set_aside  where the damaged file lies now
    backup     the backup that was opened, made on `backup_day`
    """

    how: Literal["normal", "fresh", "recovered", "lost"]
    set_aside: Path | None = None
    backup: Path | None = None
    backup_day: str | None = None


@dataclass(slots=True)
class Imported:
    """What an import did, by ids of matches: added; continued (the backup knew more of them than this book); copied
    (both books had gone on: the backup's stands beside ours); restored from the bin; known already. And how many
    players were added, how many things on the shelf taken."""

    added: list[str] = field(default_factory=list)
    continued: list[str] = field(default_factory=list)
    copied: list[str] = field(default_factory=list)
    restored: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    players: int = 0
    shelf: int = 0


def moment(milliseconds: int) -> datetime:
    """The time (UTC) of a stored count of milliseconds."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def milliseconds(time: datetime) -> int:
    """A time as it is stored: milliseconds since 1970, UTC."""
    return round(time.timestamp() * 1000)
