"""Who won, and what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from scorers import Match, Result
from scorers.result import SeatResult
from wording.core import Texts
from wording.marks import N_
from wording.names import CATEGORIES, POINTS, TIE_BREAKS
from wording.verdicts import verdict

SAME_NAME: Final = N_("{name} (seat {number})")
ALONE: Final = N_("{name}: {points}")
WINS: Final = N_("{name} wins with {points}")
WINS_LEVEL: Final = N_("{names} are level at {points}: {name} wins with {why}")
BY: Final[Mapping[str, str]] = {
    "breeding_dice": N_("more on the dice on breeding tiles ({value}, next {other})"),
    "journal_cards": N_("fewer cards in the journal ({value}, next {other})"),
    "island_row": N_("the worker higher up on the island (row {value}, next {other})"),
    "island_place": N_("the worker further left in the top row of the island (place {value}, next {other})"),
}
"""What left one seat alone in first place, with its value and the nearest other one."""
SHARED: Final = N_("Shared victory: {names} with {points} each")
LEVEL_MISSING: Final = N_("{names} are level at {points}, and the tie-break is not entered for all: {tie_break}")
ELSEWHERE_MISSING: Final = N_("{sentence}. Further down, players share a rank because a tie-break is not entered.")
INCOMPLETE: Final = N_("Not decided yet. Missing: {missing}")
SEAT_MISSING: Final = N_("{name}: {categories}")
AND_MORE: Final = N_("{one}; {more}")


def seat_names(t: Texts, match: Match) -> dict[str, str]:
    """The name of every seat by its id; players of one name are told apart by their seats' numbers."""
    often = Counter(seat.name for seat in match.seats)
    return {
        seat.id: t(SAME_NAME, name=seat.name, number=number) if often[seat.name] > 1 else seat.name
        for number, seat in enumerate(match.seats, start=1)
    }


def decided(t: Texts, result: Result, match: Match) -> str:
    """One sentence: who won and what decided it, the solo verdict, or what is still missing."""
    names = seat_names(t, match)
    if result.verdict is not None:
        return verdict(t, result.verdict)
    if not result.complete or result.standings is None:
        return _incomplete(t, result, names)
    first = [result.seat(id) for id in result.standings[0].ids]
    told, missing_there = _first_place(t, result, first, names)
    if result.tie_break_missing and not missing_there:
        return t(ELSEWHERE_MISSING, sentence=told)
    return told


def _first_place(t: Texts, result: Result, first: list[SeatResult], names: Mapping[str, str]) -> tuple[str, bool]:
    """The sentence on the first rank, and whether it tells of a tie-break that is missing."""
    winner = first[0]
    points = t.counted(POINTS, winner.total)
    if len(result.seats) == 1:
        return t(ALONE, name=names[winner.id], points=points), False
    if len(first) > 1:
        level = t.listing([names[seat.id] for seat in first])
        for step, tie_break in enumerate(winner.tie_breaks):
            if any(seat.tie_breaks[step].value is None for seat in first):
                told = t.known(TIE_BREAKS, tie_break.key)
                return t(LEVEL_MISSING, names=level, points=points, tie_break=told), True
        return t(SHARED, names=level, points=points), False
    if result.decided_by in (None, "total"):
        return t(WINS, name=names[winner.id], points=points), False
    return _by_tie_break(t, result, winner, str(result.decided_by), names), False


def _by_tie_break(t: Texts, result: Result, winner: SeatResult, key: str, names: Mapping[str, str]) -> str:
    level = [seat for seat in result.seats if seat.total == winner.total]
    step = next(step for step, tie_break in enumerate(winner.tie_breaks) if tie_break.key == key)
    before = [tie_break.value for tie_break in winner.tie_breaks[:step]]
    value = winner.tie_breaks[step].value or 0
    others = [
        other
        for seat in level
        if seat is not winner and [tie_break.value for tie_break in seat.tie_breaks[:step]] == before
        if (other := seat.tie_breaks[step].value) is not None
    ]
    return t(
        WINS_LEVEL,
        names=t.listing([names[seat.id] for seat in level]),
        points=t.counted(POINTS, winner.total),
        name=names[winner.id],
        why=t(BY[key], value=value, other=min(others, key=lambda other: abs(other - value), default=value)),
    )


def _incomplete(t: Texts, result: Result, names: Mapping[str, str]) -> str:
    told = ""
    for seat in reversed(result.seats):
        absent = [
            t.known(CATEGORIES[result.game], category.key) for category in seat.categories if category.points is None
        ]
        if absent:
            one = t(SEAT_MISSING, name=names[seat.id], categories=t.listing(absent))
            told = t(AND_MORE, one=one, more=told) if told else one
    return t(INCOMPLETE, missing=told)
