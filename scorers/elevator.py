"""What the match file of Beanstalk holds: the elevator's grid, its goods and troubles, and the base game's goods.

Source: the rules of the Beanstalk solo expansion, "Preparing the game", "Trouble comes" and "Solving trouble".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, get_args

from scorers.match import ABSENT, Count, Fault, MatchBase, Model, PadPoints, Seat, Whole, shown, twice

Good = Literal["1", "2", "3", "4"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
"""The four colours of goods; 1 is yellow."""
TroubleId = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
TROUBLES: Final[tuple[TroubleId, ...]] = get_args(TroubleId)
"""The twelve trouble tiles ("Components")."""
TroubleKind = Literal["point", "coins", "colour", "centre_top", "warehouse"]
SoloMode = Literal["practice", "overlord", "inferno"]
EMPTY: Final = "."
FACE_DOWN: Final = "?"
_ROW: Final = re.compile(r"[.?1-4A-L]*")

Cell = tuple[int, int]
"""Row from the top and column from the left, both from 0."""


class Trouble(Model):
    """A trouble tile that has come: what it asks for, and what became of it."""

    id: TroubleId
    kind: TroubleKind
    colour: Annotated[Good | None, ABSENT] = None
    resolved: bool
    blocked: bool = False
    brought_by: Annotated[TroubleId | None, ABSENT] = None


class Board(Model):
    """A solo mode's table (turns, elevator, troubles), or the base game's goods and temple."""

    turns_played: Annotated[Count | None, ABSENT] = None
    phase: Literal["turn_end", "in_turn"] = "turn_end"
    elevator: Annotated[list[str] | None, ABSENT] = None
    centre_top_filled: Annotated[bool | None, ABSENT] = None
    upcoming: Annotated[list[TroubleKind] | None, ABSENT] = None
    troubles: Annotated[list[Trouble] | None, ABSENT] = None
    goods: Annotated[dict[Good, Count] | None, ABSENT] = None
    temple: bool = False


class Options(Model):
    """The mode, and in a solo mode the elevator's size as printed on the board."""

    mode: Literal["practice", "overlord", "inferno", "base"]
    columns: Annotated[Annotated[int, Whole(3, 15, "number of columns")] | None, ABSENT] = None
    rows: Annotated[Annotated[int, Whole(2, 20, "number of rows")] | None, ABSENT] = None


class Tie(Model):
    """Beanstalk has no tie-break."""


class BeanstalkSeat(Seat):
    """The solo player, or a player of the base game."""

    board: Annotated[Board | None, ABSENT] = None
    pad: Annotated[dict[Literal["points"], PadPoints] | None, ABSENT] = None
    tie: Annotated[Tie | None, ABSENT] = None


class BeanstalkMatch(MatchBase):
    """A match of Beanstalk: a solo mode, or the base game."""

    game: Literal["beanstalk"]
    options: Options
    seats: list[BeanstalkSeat]


class Grid:
    """The elevator as it stands: what lies where, whether the centre is filled, what floats."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows: Final = tuple(rows)
        self.cells: Final[dict[str, list[Cell]]] = {}
        """The cells of each trouble, by its letter."""
        for row, signs in enumerate(rows):
            for column, sign in enumerate(signs):
                if sign.isalpha():
                    self.cells.setdefault(sign, []).append((row, column))

    @classmethod
    def of(cls, rows: Sequence[str] | None) -> Grid | None:
        """The grid of a board, or None where it wasn't drawn."""
        return cls(rows) if rows is not None else None

    @property
    def centre_filled(self) -> bool:
        """True when the top cell of the middle column isn't empty ("End of the game")."""
        top = self.rows[0]
        return top[len(top) // 2] != EMPTY

    @property
    def floating(self) -> list[Cell]:
        """Each tile with nothing beneath, and each trouble with nothing beneath both cells of its lower edge."""
        return [cell for cell in self._undersides() if self._in_the_air(cell)]

    def _undersides(self) -> Iterator[Cell]:
        for row, signs in enumerate(self.rows):
            for column, sign in enumerate(signs):
                if sign != EMPTY and (not sign.isalpha() or self.cells[sign][2] == (row, column)):
                    yield row, column

    def _in_the_air(self, cell: Cell) -> bool:
        row, column = cell
        width = 2 if self.rows[row][column].isalpha() else 1
        if row + 1 == len(self.rows):
            return False
        return self.rows[row + 1][column : column + width] == EMPTY * width


_SOLO_FIELDS: Final = ("turns_played", "phase", "elevator", "centre_top_filled", "upcoming", "troubles")
_BASE_FIELDS: Final = ("goods", "temple")


def unknown_fields(laid: Board, path: str, base: bool) -> Iterator[Fault]:
    """A fault for each field that a board of the other kind of match has."""
    for name in _SOLO_FIELDS if base else _BASE_FIELDS:
        if name in laid.model_fields_set:
            yield Fault(f"{path}.{name}", "unknown_key", {"value": name})


def check_options(options: Options) -> Iterator[Fault]:
    """A fault if the elevator would have no middle column."""
    if options.columns is not None and options.columns % 2 == 0:
        yield Fault("options.columns", "odd", {"value": options.columns, "low": 3, "high": 15})


def check_solo(laid: Board, options: Options, path: str, last_turn: int) -> Iterator[Fault]:
    """What can't be on a solo table: see the contract's ``beanstalk``."""
    if laid.turns_played is None:
        yield Fault(f"{path}.turns_played", "needed", {"value": "turns_played"})
    elif laid.turns_played > last_turn:
        yield Fault(f"{path}.turns_played", "too_many_turns", {"value": laid.turns_played, "most": last_turn})
    elif laid.turns_played == last_turn and laid.phase == "in_turn":
        yield Fault(f"{path}.phase", "after_last_turn", {"value": shown(laid.phase), "most": last_turn})
    if laid.troubles is None:
        yield Fault(f"{path}.troubles", "needed", {"value": "troubles"})
    yield from _check_troubles(laid.troubles or [], f"{path}.troubles")
    if laid.elevator is None and laid.centre_top_filled is None:
        yield Fault(f"{path}.elevator", "needed", {"value": "elevator"})
    elif laid.elevator is not None and laid.centre_top_filled is not None:
        yield Fault(f"{path}.centre_top_filled", "grid_or_centre", {"value": shown(laid.centre_top_filled)})
    if laid.elevator is not None:
        for name in ("columns", "rows"):
            if getattr(options, name) is None:
                yield Fault(f"options.{name}", "needed", {"value": name})
        if options.columns is not None and options.rows is not None:
            known = {trouble.id for trouble in laid.troubles or ()}
            yield from _check_grid(laid.elevator, options.columns, options.rows, known, f"{path}.elevator")


def _check_troubles(troubles: Sequence[Trouble], path: str) -> Iterator[Fault]:
    yield from twice("trouble_twice", path, [trouble.id for trouble in troubles], "id")
    brought_by: dict[str, str | None] = {trouble.id: trouble.brought_by for trouble in troubles}
    for number, trouble in enumerate(troubles):
        at = f"{path}.{number}"
        if trouble.colour is not None and trouble.kind != "colour":
            yield Fault(f"{at}.colour", "colour_of_other", {"value": shown(trouble.colour), "kind": trouble.kind})
        if trouble.brought_by is None:
            continue
        if trouble.brought_by not in brought_by:
            yield Fault(f"{at}.brought_by", "no_trouble", {"value": shown(trouble.brought_by)})
            continue
        seen: set[str] = set()
        behind: str | None = trouble.brought_by
        while behind is not None and behind not in seen:
            seen.add(behind)
            behind = brought_by.get(behind)
        if trouble.id in seen:
            yield Fault(f"{at}.brought_by", "brought_itself", {"value": shown(trouble.brought_by)})


def _check_grid(rows: Sequence[str], columns: int, height: int, known: set[TroubleId], path: str) -> Iterator[Fault]:
    if len(rows) != height:
        yield Fault(path, "grid_rows", {"value": len(rows), "rows": height})
    broken = False
    for number, row in enumerate(rows):
        if not _ROW.fullmatch(row):
            sign = next(sign for sign in row if not _ROW.fullmatch(sign))
            yield Fault(f"{path}.{number}", "grid_sign", {"value": shown(row), "sign": shown(sign)})
            broken = True
        elif len(row) != columns:
            yield Fault(f"{path}.{number}", "grid_columns", {"value": shown(row), "columns": columns})
            broken = True
    if broken or not rows:
        return
    for letter, cells in Grid(rows).cells.items():
        top, left = cells[0]
        square = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
        at = f"{path}.{top}"
        if letter not in known:
            yield Fault(at, "no_trouble", {"value": shown(letter)})
        if cells != square:
            yield Fault(at, "no_square", {"value": shown(letter), "cells": len(cells)})
