"""What any scorer returns: the lines, the categories they add up to, the seats, the standings and the verdict.

Plain slotted dataclasses: a result is made afresh at every tap and must cost next to nothing.
Sentences are not here: `reason`, `code` and `key` are stable names that `wording` turns into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import Field, PlainSerializer, TypeAdapter

Source = Literal["board", "hand", "missing"]
Outcome = Literal["won", "lost", "open"]
Values = dict[str, object]


@dataclass(slots=True)
class Line:
    """One reason for points: `pieces` are the paths, below the seat's board, of all it counts; `values` its figures."""

    reason: str
    points: int
    pieces: list[str]
    values: Values


@dataclass(slots=True)
class Category:
    """A row of the score pad. Its lines add up to `points`; a missing one has None and no lines."""

    key: str
    points: int | None
    source: Source
    lines: list[Line]


@dataclass(slots=True)
class Violation:
    """What lies on the table though a rule forbids it; `at` is the path of the piece below the seat's board."""

    code: str
    at: str
    values: Values = field(default_factory=dict)


@dataclass(slots=True)
class TieBreak:
    """A tie-break's value for one seat, None where it was not entered."""

    key: str
    value: int | None


@dataclass(slots=True)
class SeatResult:
    """One seat's score: `total` is the sum of its categories, those missing counting 0."""

    id: str
    total: int
    categories: list[Category]
    violations: list[Violation]
    tie_breaks: list[TieBreak]

    def category(self, key: str) -> Category:
        """The category of that key; KeyError where the match has none."""
        for category in self.categories:
            if category.key == key:
                return category
        raise KeyError(key)

    @property
    def complete(self) -> bool:
        """True when no category is missing."""
        return None not in [category.points for category in self.categories]


@dataclass(slots=True)
class Standing:
    """The seats of one rank (competition ranks: 1, 1, 3), in seat order."""

    rank: int
    ids: list[str]


@dataclass(slots=True)
class Verdict:
    """How a solo match stands: won, lost or still open, and why. `values` are the further facts it carries."""

    outcome: Outcome
    reason: str
    values: Values = field(default_factory=dict)


def _told(verdict: Verdict) -> Values:
    return {"outcome": verdict.outcome, "reason": verdict.reason, **verdict.values}


def _not(value: bool) -> bool:
    return not value


@dataclass(slots=True)
class Result:
    """A match, scored. `standings` and `decided_by` are None until every seat is complete."""

    game: str
    complete: bool
    seats: list[SeatResult]
    standings: list[Standing] | None
    decided_by: str | None
    winners: list[str]
    verdict: Annotated[Verdict, PlainSerializer(_told)] | None
    tie_break_missing: Annotated[bool, Field(exclude_if=_not)] = False

    def seat(self, id: str) -> SeatResult:
        """The result of the seat of that id; KeyError where the match has none."""
        for seat in self.seats:
            if seat.id == id:
                return seat
        raise KeyError(id)


def fill(
    keys: Sequence[str], pad: Mapping[Any, int] | None, counted: Mapping[str, Category]
) -> tuple[list[Category], int]:
    """The rows of a seat's score pad and their total: what is written by hand goes before what the board gives."""
    categories: list[Category] = []
    total = 0
    for key in keys:
        category = hand(key, pad[key]) if pad is not None and key in pad else counted.get(key) or missing(key)
        total += category.points or 0
        categories.append(category)
    return categories, total


def board(key: str, lines: list[Line]) -> Category:
    """A category counted from the board: its points are the sum of its lines."""
    points = 0
    for line in lines:
        points += line.points
    return Category(key, points, "board", lines)


def hand(key: str, points: int) -> Category:
    """A category written by hand on the pad, as one line."""
    return Category(key, points, "hand", [Line("hand", points, [], {})])


def missing(key: str) -> Category:
    """A category that can't be known yet."""
    return Category(key, None, "missing", [])


def to_bytes(result: Result) -> bytes:
    """The result as the contract's JSON, in UTF-8, without sentences (see `wording` for the texts).

    A verdict's values stand beside its outcome and reason; `tie_break_missing` is left out unless it is true.
    """
    return _RESULT.to_json(result)


def as_json(result: Result) -> dict[str, Any]:
    """The result as plain data in the contract's form, as `to_bytes` writes it."""
    told: dict[str, Any] = _RESULT.to_python(result, mode="json")
    return told


_RESULT: Final = TypeAdapter(Result).serializer
