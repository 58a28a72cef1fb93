"""What every part of the park's screen is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from book import AnimalNames, Document, Outline
from book.changes import Maker
from scorers.result import SeatResult
from scorers.spectacular_board import Board, SpectacularMatch
from views.boards.park.entry import Hand
from views.boards.park.facts import Facts
from views.boards.table import Table
from views.parts.files import Files
from views.parts.keep import Keep
from views.session import Session


@dataclass(frozen=True, slots=True)
class Pane:
    """What the panel shows: its name, the key that it is about, and the line chosen in it."""

    name: str = "piece"
    key: str = ""
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat's park as one device sees it, and what can be done there.

    `act(deed, ...)` does a deed of `entry` with the newest hand and document; `change(maker)` changes the match;
    `go(pane)` turns the panel; `renew()` reads the shelf again after something was put there. They stay good when the
    screen is drawn anew; `keep` holds what is drawn alike.
    """

    session: Session
    table: Table
    match: SpectacularMatch
    document: Document
    hand: Hand
    pane: Pane
    facts: Facts
    names: AnimalNames | None
    outline: Outline | None
    outline_name: str | None
    act: Callable[..., None]
    hold: Callable[..., None]
    """hold(mode=..., ...): the hand with other fields."""
    change: Callable[[Maker], bool]
    go: Callable[[Pane], None]
    renew: Callable[[], None]
    files: Files
    keep: Keep

    @property
    def look(self) -> tuple[object, ...]:
        """What every kept control depends on: language, brightness, letters, the window's width, keys or fingers."""
        session = self.session
        return session.lang, session.dark, session.scale, session.width, session.keys

    @property
    def seat(self) -> str:
        """The seat's id."""
        return self.table.seat

    @property
    def board(self) -> Board | None:
        """What lies before the seat."""
        return self.match.seats[self.table.number].board

    @property
    def result(self) -> SeatResult:
        """The seat's score."""
        return self.table.result.seat(self.seat)

    def field(self, name: str) -> Any:
        """A field of the seat's board, None where there is none."""
        return getattr(self.board, name) if self.board is not None else None
