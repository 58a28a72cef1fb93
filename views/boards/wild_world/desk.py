"""What every part of the board's screen is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorers.criteria import asked
from scorers.result import SeatResult, Violation
from scorers.wild_world_board import Board, HomeCard, Monster, WildWorldMatch
from views.boards.table import Table
from views.boards.wild_world import facts
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.facts import Ask, Chosen
from views.session import Session
from views.unasked import unasked


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat's board as one device sees it, and what can be done there.

    `asked` is what the criteria in play look at, `unasked` the placeholders, `lit` the pieces of the chosen line.
    """

    session: Session
    deeds: Deeds
    table: Table
    match: WildWorldMatch
    board: Board
    result: SeatResult
    chosen: Chosen
    asked: frozenset[str]
    unasked: frozenset[str]
    lit: frozenset[str] | None
    broken: dict[str, list[Violation]]
    asks: tuple[Ask, ...]
    short: bool
    """Whether the screen is a phone on its side."""
    width: float
    """What the board's picture has across."""

    @property
    def seat(self) -> str:
        """The seat's id."""
        return self.table.seat

    def monster(self) -> tuple[int, Monster] | None:
        """The chosen monster and its number, from 0."""
        for number, one in enumerate(self.board.monsters or ()):
            if self.chosen.piece == f"monsters[{one.id}]":
                return number, one
        return None

    def card(self) -> tuple[int, HomeCard] | None:
        """The chosen home card and its number, from 0."""
        for number, one in enumerate(self.board.home or ()):
            if self.chosen.piece == f"home[{one.id}]":
                return number, one
        return None

    def colour_of(self, card: HomeCard) -> str | None:
        """The colour of a home card, None if nobody was asked for it."""
        return None if f"home[{card.id}].colour" in self.unasked else card.colour

    def is_lit(self, piece: str) -> bool:
        """Whether the piece is chosen, or counted by the chosen line."""
        if self.lit is not None:
            return piece in self.lit
        return self.chosen.piece == piece

    def is_faint(self, piece: str) -> bool:
        """Whether the chosen line leaves the piece out."""
        return self.lit is not None and piece not in self.lit

    def faults(self, piece: str) -> str:
        """The rules that the piece breaks, in a row; empty for none."""
        found: Sequence[Violation] = self.broken.get(piece, ())
        return self.session.t(", ").join(self.session.t.violation(one, placed=False) for one in found)


def lay_out(session: Session, deeds: Deeds, table: Table, chosen: Chosen, width: float, *, short: bool) -> Desk:
    """The desk of a table."""
    match = table.match
    assert isinstance(match, WildWorldMatch)
    board = match.seats[table.number].board or Board()
    result = table.result.seat(table.seat)
    looks, placeholders = asked(board, match.options), unasked(match, table.seat)
    return Desk(
        session,
        deeds,
        table,
        match,
        board,
        result,
        chosen,
        looks,
        placeholders,
        facts.lit(board, result, chosen),
        facts.broken(board, result),
        facts.asks(board, looks, placeholders),
        short,
        width,
    )
