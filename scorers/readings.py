"""What a match might also come to: doubtful rules read the other way, the board without a hand-written number, ties
that one more number would settle.

Pure, as all scorers: copies of the match are scored, the match stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from scorers import Match, provisional, score
from scorers.result import Category, Result

DOUBTFUL: Final[Mapping[str, Mapping[str, str]]] = {
    "spectacular": {"lone_die_scores": "entrance"},
    "wild_world": {"least_symbol_counts_printed": "criteria"},
}
"""The switches whose rule can be read two ways, for each game, and the category that they change."""

CLOSE: Final = 3
"""Players so many points apart may still end level."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A doubtful rule that matters in this match: `other` is the result with `option` turned over.

    `changes_winner` tells whether first place goes to somebody else then (the leader's, while numbers are missing).
    """

    option: str
    on: bool
    category: str
    other: Result
    changes_winner: bool


@dataclass(frozen=True, slots=True)
class OpenTie:
    """Seats that share `rank` at `total` only because the tie-break `key` of those in `unknown` was not entered."""

    rank: int
    total: int
    key: str
    ids: tuple[str, ...]
    unknown: tuple[str, ...]


def readings(match: Match, result: Result) -> list[Reading]:
    """The doubtful rules that would give other points if they were read the other way, in the order of the pad."""
    found: list[Reading] = []
    for option, category in DOUBTFUL.get(match.game, {}).items():
        on = bool(getattr(match.options, option))
        options: Any = match.options.model_copy(update={option: not on})
        turned: Match = match.model_copy(update={"options": options})
        other = score(turned)
        if any(
            seat.category(category).points != other.seat(seat.id).category(category).points for seat in result.seats
        ):
            now, then = provisional(match, result)[0].ids, provisional(turned, other)[0].ids
            found.append(Reading(option, on, category, other, now != then))
    return found


def from_board(match: Match, seat: str, key: str) -> Category:
    """The category as the board alone gives it, whatever is written by hand. KeyError: no such seat or category."""
    seats: list[Any] = [
        one.model_copy(update={"pad": {name: points for name, points in (one.pad or {}).items() if name != key}})
        if one.id == seat
        else one
        for one in match.seats
    ]
    bare: Match = match.model_copy(update={"seats": seats})
    return score(bare).seat(seat).category(key)


def open_ties(result: Result) -> list[OpenTie]:
    """The ties that a number not entered yet would settle, best rank first. None until every category is known."""
    found: list[OpenTie] = []
    for standing in result.standings or ():
        if len(standing.ids) < 2:
            continue
        seats = [result.seat(id) for id in standing.ids]
        for ties in zip(*(seat.tie_breaks for seat in seats), strict=True):
            unknown = tuple(seat.id for seat, tie in zip(seats, ties, strict=True) if tie.value is None)
            if unknown:
                found.append(OpenTie(standing.rank, seats[0].total, ties[0].key, tuple(standing.ids), unknown))
                break
    return found


def keep_island(match: Match, result: Result) -> bool:
    """Whether the workers on Wild World's island may still decide, so that it must not be cleared yet.

    So while the first two are within `CLOSE` points of each other and a category is missing, each of them having one.
    """
    if match.game != "wild_world" or len(result.seats) < 2 or result.complete:
        return False
    first, second = sorted(result.seats, key=lambda seat: -seat.total)[:2]
    begun = all(any(category.points is not None for category in seat.categories) for seat in (first, second))
    return begun and first.total - second.total <= CLOSE
