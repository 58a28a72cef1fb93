"""Beanstalk: the solo expansion's elevator and its troubles, and the base game's victory points.

The verdict on a solo match, its violations, and the base game's one category; the match file stands in `elevator.py`.
Source: the rules of the Beanstalk solo expansion, "The three modes", "Trouble comes", "Solving trouble" and "End of
the game"; the base game's points per set as two public reviews tell them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from scorers.elevator import (
    GOODS,
    BeanstalkMatch,
    BeanstalkSeat,
    Board,
    Grid,
    Trouble,
    check_options,
    check_solo,
    unknown_fields,
)
from scorers.match import Fault, PlayerCount, check_seats
from scorers.result import Category, Line, Result, SeatResult, Verdict, Violation, board, fill, missing
from scorers.standings import TieBreakOrder, conclude

GAME: Final = "beanstalk"
PLAYERS: Final = PlayerCount(1, 1)
BASE_PLAYERS: Final = PlayerCount(3, 4)
TIE_BREAKS: Final[TieBreakOrder] = {}
YELLOW: Final = "1"
TEMPLE_GOODS: Final = 3
"""So many yellow goods make a point with the temple ("Trouble tiles")."""


class Mode(NamedTuple):
    """A solo mode: so many stacks of goods tiles, each lasting so many turns ("The three modes")."""

    stacks: int
    stack_turns: int

    @property
    def last_turn(self) -> int:
        """The turn after which the game is over."""
        return self.stacks * self.stack_turns

    def stacks_gone(self, turns_played: int) -> int:
        """The stacks used up after that many turns."""
        return turns_played // self.stack_turns

    def troubles_due(self, turns_played: int) -> int:
        """The troubles that have come by then: one at the end of each stack but the last ("Trouble comes")."""
        return min(self.stacks_gone(turns_played), self.stacks - 1)

    def next_trouble_turn(self, turns_played: int) -> int | None:
        """The turn at whose end the next trouble comes; None when none is left to come."""
        turn = (self.stacks_gone(turns_played) + 1) * self.stack_turns
        return turn if turn < self.last_turn else None


MODES: Final = {"practice": Mode(5, 6), "overlord": Mode(6, 5), "inferno": Mode(7, 4)}


def category_keys(match: BeanstalkMatch) -> tuple[str, ...]:
    """The categories that this match has: the base game's points; none in a solo mode."""
    return ("points",) if match.options.mode == "base" else ()


def check(match: BeanstalkMatch) -> Iterator[Fault]:
    """What can't lie on a table though each piece could: see `scorers.elevator`."""
    base = match.options.mode == "base"
    yield from check_seats(match.seats, BASE_PLAYERS if base else PLAYERS, category_keys(match))
    yield from check_options(match.options)
    for number, seat in enumerate(match.seats):
        path = f"seats.{number}.board"
        if seat.board is not None:
            yield from unknown_fields(seat.board, path, base)
        if base:
            continue
        if seat.board is None:
            yield Fault(path, "needed", {"value": "board"})
        else:
            yield from check_solo(seat.board, match.options, path, MODES[match.options.mode].last_turn)


def score(match: BeanstalkMatch) -> Result:
    """The match scored: a solo mode has a verdict and no points, the base game points and no tie-break."""
    if match.options.mode == "base":
        return conclude(GAME, [_base_seat(seat) for seat in match.seats], TIE_BREAKS)
    seat, mode = match.seats[0], MODES[match.options.mode]
    laid = seat.board
    assert laid is not None, "a solo match without a board is refused"
    found = SeatResult(seat.id, 0, [], list(_violations(laid, mode)), [])
    return conclude(GAME, [found], TIE_BREAKS, _verdict(laid, mode))


def _verdict(laid: Board, mode: Mode) -> Verdict:
    """The first that holds of the ways to lose, to be under way, and to win ("End of the game")."""
    turns, troubles = laid.turns_played or 0, laid.troubles or []
    grid = Grid.of(laid.elevator)
    values: dict[str, object] = {
        "turn": turns,
        "last_turn": mode.last_turn,
        "stacks_gone": mode.stacks_gone(turns),
        "next_trouble_turn": mode.next_trouble_turn(turns),
    }
    centre_filled = bool(laid.centre_top_filled) if grid is None else grid.centre_filled
    in_the_way = [
        trouble.id for trouble in troubles if not trouble.resolved or (grid is not None and trouble.id in grid.cells)
    ]
    if any(trouble.blocked for trouble in troubles):
        return Verdict("lost", "trouble_blocked", values)
    if centre_filled and laid.phase == "turn_end":
        return Verdict("lost", "centre_filled", values)
    if centre_filled:
        return Verdict("open", "centre_danger", values)
    if turns < mode.last_turn:
        return Verdict("open", "turns_left", values)
    if in_the_way:
        return Verdict("lost", "trouble_left", {**values, "troubles": in_the_way})
    if _on_schedule(troubles) < mode.troubles_due(turns):
        return Verdict("open", "trouble_missing", values)
    return Verdict("won", "all_resolved", values)


def _on_schedule(troubles: list[Trouble]) -> int:
    return sum(trouble.brought_by is None for trouble in troubles)


def _violations(laid: Board, mode: Mode) -> Iterator[Violation]:
    troubles = laid.troubles or []
    due, entered = mode.troubles_due(laid.turns_played or 0), _on_schedule(troubles)
    if entered < due:
        yield Violation("trouble_missing", "troubles", {"entered": entered, "due": due})
    grid = Grid.of(laid.elevator)
    if grid is not None and grid.floating:
        yield Violation("floating", "elevator", {"cells": [list(cell) for cell in grid.floating]})
    resolved = {trouble.id for trouble in troubles if trouble.resolved}
    for number, trouble in enumerate(troubles):
        at, values = f"troubles.{number}", {"trouble": trouble.id}
        if grid is not None and trouble.resolved and trouble.id in grid.cells:
            yield Violation("resolved_still_placed", at, dict(values))
        if grid is not None and not (trouble.resolved or trouble.blocked or trouble.id in grid.cells):
            yield Violation("unresolved_not_placed", at, dict(values))
        if trouble.resolved and trouble.brought_by is not None and trouble.brought_by not in resolved:
            yield Violation("pair_not_resolved", at, {**values, "lower": trouble.brought_by})


def _base_seat(seat: BeanstalkSeat) -> SeatResult:
    categories, total = fill(("points",), seat.pad, {"points": _points(seat.board)})
    return SeatResult(seat.id, total, categories, [], [])


def _points(laid: Board | None) -> Category:
    """The most points that the goods make: a set of all four colours is 1, with the temple three yellow ones also 1.

    A set of four costs one yellow and gives a point, three yellow cost three: sets of four first are never worse.
    """
    if laid is None or laid.goods is None:
        return missing("points")
    goods = {colour: dict(laid.goods).get(colour, 0) for colour in GOODS}
    sets = min(goods.values())
    temple_sets = (goods[YELLOW] - sets) // TEMPLE_GOODS if laid.temple else 0
    lines: list[Line] = []
    if sets:
        lines.append(Line("colour_set", sets, [f"goods.{colour}" for colour in GOODS], {"sets": sets}))
    if temple_sets:
        values: dict[str, object] = {"sets": temple_sets, "goods": TEMPLE_GOODS}
        lines.append(Line("temple_set", temple_sets, [f"goods.{YELLOW}", "temple"], values))
    return board("points", lines)
