"""What a tap on the drawn elevator means: the brush in hand, a trouble that waits to be placed. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from book.changes import Maker
from scorers import falling
from scorers.beanstalk import Mode
from scorers.elevator import EMPTY, FACE_DOWN, GOODS, Board, Cell, Grid, TroubleKind
from views.boards.elevator import edits, grid_edits

BRUSHES = (*GOODS, FACE_DOWN, EMPTY)
"""Four colours of goods, one face down, the eraser."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The brush (a sign of the grid; `.` erases), the waiting trouble that was put aside, the trouble that is lit and
    the cell that the keyboard is at."""

    sign: str = "1"
    aside: str = ""
    lit: str = ""
    at: Cell | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A trouble that has to fall into the elevator: its letter if it has come already, and the columns that take it."""

    key: str
    letter: str | None
    kind: TroubleKind
    columns: tuple[int, ...]


def waiting(board: Board, mode: Mode) -> Waiting | None:
    """The trouble to be placed next: one that has come and lies nowhere, else the one that is due."""
    rows = board.elevator or []
    cells = Grid(rows).cells
    columns = tuple(falling.columns_for_trouble(rows)) if rows else ()
    troubles = board.troubles or []
    for trouble in troubles:
        if not (trouble.resolved or trouble.blocked or trouble.id in cells):
            return Waiting(trouble.id, trouble.id, trouble.kind, columns)
    scheduled = sum(trouble.brought_by is None for trouble in troubles)
    if board.upcoming and scheduled < mode.troubles_due(board.turns_played or 0):
        return Waiting(f"due{scheduled}", None, board.upcoming[0], columns)
    return None


def placing(hand: Hand, waits: Waiting | None) -> Waiting | None:
    """The trouble that the next tap on a column places; None when a good would fall."""
    return waits if waits is not None and waits.key != hand.aside else None


def tap(hand: Hand, seat: str, board: Board, mode: Mode, cell: Cell) -> tuple[Hand, Maker | None]:
    """A tap on a cell: what the hand is then, and the change that it makes.

    A waiting trouble falls there. Else a good falls into the column of an empty cell, or of one of its own colour,
    and takes the place of another; the eraser takes away. A trouble is lit.
    """
    rows = board.elevator or []
    sign = rows[cell[0]][cell[1]]
    waits = placing(hand, waiting(board, mode))
    if waits is not None:
        return hand, place(seat, waits, cell[1])
    if sign.isalpha():
        if hand.sign == EMPTY:
            return replace(hand, lit=""), grid_edits.lift(seat, sign)
        return replace(hand, lit="" if hand.lit == sign else sign), None
    hand = replace(hand, lit="")
    if hand.sign == EMPTY:
        return hand, grid_edits.take(seat, [cell]) if sign != EMPTY else None
    if sign in (EMPTY, hand.sign):
        return hand, grid_edits.drop(seat, cell[1], hand.sign, mode.last_turn)
    return hand, grid_edits.replace(seat, cell, hand.sign)


def tap_column(hand: Hand, seat: str, board: Board, mode: Mode, column: int) -> Maker | None:
    """A tap on the button above a column: what waits or the brush falls into it; the eraser takes its top one."""
    waits = placing(hand, waiting(board, mode))
    if waits is not None:
        return place(seat, waits, column)
    if hand.sign != EMPTY:
        return grid_edits.drop(seat, column, hand.sign, mode.last_turn)
    rows = board.elevator or []
    top = falling.room(rows, column)
    if top == len(rows):
        return None
    sign = rows[top][column]
    return grid_edits.lift(seat, sign) if sign.isalpha() else grid_edits.take(seat, [(top, column)])


def place(seat: str, waits: Waiting, column: int) -> Maker | None:
    """The waiting trouble let fall into that column and the one to its right; None if it doesn't fit."""
    if column not in waits.columns:
        return None
    if waits.letter is not None:
        return grid_edits.place(seat, waits.letter, column)
    return edits.add_trouble(seat, waits.kind, column=column)


def blocked(seat: str, waits: Waiting) -> Maker:
    """The waiting trouble finds no column: the match is lost."""
    if waits.letter is not None:
        return edits.block(seat, waits.letter, True)
    return edits.add_trouble(seat, waits.kind, blocked=True)


def open_columns(hand: Hand, board: Board, waits: Waiting | None) -> frozenset[int]:
    """The columns whose buttons do something now."""
    rows = board.elevator or []
    waits = placing(hand, waits)
    if waits is not None:
        return frozenset(waits.columns)
    if hand.sign != EMPTY:
        return frozenset(falling.columns_with_room(rows))
    return frozenset(column for column in range(len(rows[0])) if falling.room(rows, column) < len(rows))


def step(at: Cell | None, rows: list[str], arrow: str) -> Cell:
    """The cell beside, for an arrow key; the lowest of the middle column at first."""
    if at is None:
        return len(rows) - 1, len(rows[0]) // 2
    down, right = {"Arrow Up": (-1, 0), "Arrow Down": (1, 0), "Arrow Left": (0, -1), "Arrow Right": (0, 1)}[arrow]
    return min(max(at[0] + down, 0), len(rows) - 1), min(max(at[1] + right, 0), len(rows[0]) - 1)
