"""What every board is given."""

from __future__ import annotations

from dataclasses import dataclass

from scorers import Match, Result
from views.live import LiveMatch


@dataclass(frozen=True, slots=True)
class Table:
    """One seat's board of a live match.

    `match` and `result` are the document's, read and scored; where something is still hidden (the cards that are
    passed on in Subastral), `result` is the score without it.
    """

    live: LiveMatch
    match: Match
    result: Result
    seat: str

    @property
    def number(self) -> int:
        """The seat's place in turn order, from 0."""
        return next(number for number, seat in enumerate(self.match.seats) if seat.id == self.seat)
