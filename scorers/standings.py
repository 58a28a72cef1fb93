"""Ranks and ordered tie-breaks: who stands where, and what decided first place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from scorers.result import Result, SeatResult, Standing, TieBreak, Verdict

TieBreakOrder = Mapping[str, bool]
"""The tie-breaks of a game in the order they apply; True where the higher value wins, False where the lower does."""


def conclude(game: str, seats: list[SeatResult], order: TieBreakOrder, verdict: Verdict | None = None) -> Result:
    """The whole result of a match from its seats.

    Seats level on points are set apart by the tie-breaks, one after another; where one of them has no value the
    seats share their rank and `tie_break_missing` is set. With a verdict the winners are named only if it is won.
    """
    complete = all(seat.complete for seat in seats)
    if not complete:
        return Result(game, False, seats, None, None, [], verdict)
    standings, decided_by, unknown = _ranked(seats, order)
    won = verdict is None or verdict.outcome == "won"
    winners = list(standings[0].ids) if won and standings else []
    return Result(game, True, seats, standings, decided_by, winners, verdict, unknown)


def provisional(result: Result, order: TieBreakOrder) -> list[Standing]:
    """The standings by what is known so far, a missing category counting 0; the final ones once complete."""
    return result.standings or _ranked(result.seats, order)[0]


def tie_breaks(order: TieBreakOrder, told: Mapping[str, int | None]) -> list[TieBreak]:
    """A seat's tie-break values in the game's order."""
    return [TieBreak(key, told[key]) for key in order]


def _ranked(seats: Sequence[SeatResult], order: TieBreakOrder) -> tuple[list[Standing], str, bool]:
    if len(seats) == 1:
        return [Standing(1, [seats[0].id])], "total", False
    level = {key: tuple(tie.value for tie in seat.tie_breaks) for key, seat in enumerate(seats)}
    by_total = sorted(range(len(seats)), key=lambda number: -seats[number].total)
    standings: list[Standing] = []
    decided_by, unknown = "total", False
    for _, group in groupby(by_total, key=lambda number: seats[number].total):
        parts, decider, null_found = _separate(list(group), level, list(order.items()), 0)
        unknown = unknown or null_found
        for part in parts:
            rank = 1 + sum(len(standing.ids) for standing in standings)
            if rank == 1:
                decided_by = "shared" if len(part) > 1 else decider
            standings.append(Standing(rank, [seats[number].id for number in sorted(part)]))
    return standings, decided_by, unknown


def _separate(
    group: list[int],
    values: Mapping[int, tuple[int | None, ...]],
    order: Sequence[tuple[str, bool]],
    step: int,
    decider: str = "total",
) -> tuple[list[list[int]], str, bool]:
    """The level seats of `group` set apart, best first; what left the first alone; whether a value was unknown."""
    if len(group) == 1 or step == len(order):
        return [group], decider, False
    key, higher_wins = order[step]
    known = {number: values[number][step] for number in group}
    if any(value is None for value in known.values()):
        return [group], decider, True
    best_first = sorted(group, key=lambda number: known[number] or 0, reverse=higher_wins)
    parts: list[list[int]] = []
    first_decider, unknown = decider, False
    for _, same in groupby(best_first, key=lambda number: known[number]):
        apart, by, null_found = _separate(list(same), values, order, step + 1, key)
        if not parts:
            first_decider = by
        parts += apart
        unknown = unknown or null_found
    return parts, first_decider, unknown
