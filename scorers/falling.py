"""How goods and troubles fall in the elevator: each rests on what lies beneath, a trouble on either of its cells.

A grid is what `scorers.elevator` describes: rows of signs, top row first. Every function gives a new grid and leaves
the one it was given. Source: the rules of the Beanstalk solo expansion, "Trouble comes" and "Solving trouble".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from scorers.elevator import EMPTY, FACE_DOWN, GOODS, Cell, Grid

Rows = tuple[str, ...]
"""The elevator's rows, top row first."""
LANDING: Final = 4
"""So many goods of one colour that touch land in the next entering phase ("Solving trouble")."""


def blank(columns: int, height: int) -> Rows:
    """An elevator with nothing in it."""
    return (EMPTY * columns,) * height


def settled(rows: Sequence[str]) -> Rows:
    """The grid after everything in it has fallen as far as it goes; troubles stay two by two."""
    into = [[EMPTY] * len(row) for row in rows]
    for sign, row, column, width in _bodies(rows):
        while row + 1 < len(rows) and all(into[row + 1][column + by] == EMPTY for by in range(width)):
            row += 1
        for up in range(width):
            for by in range(width):
                into[row - up][column + by] = sign
    return tuple("".join(row) for row in into)


def floats(rows: Sequence[str]) -> bool:
    """Whether something in the grid has nothing beneath it."""
    return settled(rows) != tuple(rows)


def room(rows: Sequence[str], column: int) -> int:
    """The empty cells of a column above all that lies in it."""
    return next((row for row, signs in enumerate(rows) if signs[column] != EMPTY), len(rows))


def columns_with_room(rows: Sequence[str]) -> list[int]:
    """The columns into which a good can fall."""
    return [column for column in range(len(rows[0])) if room(rows, column)]


def columns_for_trouble(rows: Sequence[str]) -> list[int]:
    """The columns, each the left of two, into which a trouble can fall without standing out; none: all is lost."""
    return [column for column in range(len(rows[0]) - 1) if _trouble_room(rows, column) >= 2]


def drop(rows: Sequence[str], column: int, sign: str) -> Rows | None:
    """A good (or one face down) let fall into the column; None if it is full."""
    free = room(rows, column)
    return _with(rows, {(free - 1, column): sign}) if free else None


def drop_trouble(rows: Sequence[str], column: int, letter: str) -> Rows | None:
    """A trouble let fall into that column and the one to its right; None if it doesn't fit."""
    if not 0 <= column < len(rows[0]) - 1:
        return None
    low = _trouble_room(rows, column) - 1
    if low < 1:
        return None
    return _with(rows, {(row, by): letter for row in (low - 1, low) for by in (column, column + 1)})


def rain(rows: Sequence[str]) -> Rows:
    """One tile face down let fall into every column that has room, as some troubles demand when they come."""
    for column in columns_with_room(rows):
        rows = drop(rows, column, FACE_DOWN) or rows
    return tuple(rows)


def replaced(rows: Sequence[str], cell: Cell, sign: str) -> Rows:
    """Another good in the place of the one that lies there."""
    return _with(rows, {cell: sign})


def taken(rows: Sequence[str], cells: Collection[Cell]) -> Rows:
    """Without the goods in those cells; what lay on them has fallen."""
    return settled(_with(rows, dict.fromkeys(cells, EMPTY)))


def without(rows: Sequence[str], letters: Collection[str]) -> Rows:
    """Without those troubles; what lay on them has fallen. As it was if none of them is there."""
    there = [cell for letter in letters for cell in Grid(rows).cells.get(letter, ())]
    return taken(rows, there) if there else tuple(rows)


def clusters(rows: Sequence[str]) -> list[tuple[Cell, ...]]:
    """The goods that land next: four or more of one colour that touch side to side, each in order of its cells."""
    found: list[tuple[Cell, ...]] = []
    seen: set[Cell] = set()
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign in GOODS and (row, column) not in seen:
                together = _touching(rows, (row, column))
                seen |= together
                if len(together) >= LANDING:
                    found.append(tuple(sorted(together)))
    return found


def resized(rows: Sequence[str], columns: int, height: int) -> Rows | None:
    """The grid with columns added or left out on the right, rows at the top; None if something lies where it is cut."""
    wider = [(row + EMPTY * columns)[:columns] for row in rows]
    cut_right = any(sign != EMPTY for row in rows for sign in row[columns:])
    more = height - len(rows)
    cut_top = any(sign != EMPTY for row in rows[: max(-more, 0)] for sign in row)
    if cut_right or cut_top:
        return None
    return (*blank(columns, max(more, 0)), *wider[max(-more, 0) :])


def _bodies(rows: Sequence[str]) -> Iterator[tuple[str, int, int, int]]:
    """Every good and trouble: sign, lower edge, left edge, width; the lowest first."""
    cells = Grid(rows).cells
    for row in reversed(range(len(rows))):
        for column, sign in enumerate(rows[row]):
            if sign == EMPTY:
                continue
            if not sign.isalpha():
                yield sign, row, column, 1
            elif cells[sign][2] == (row, column):
                yield sign, row, column, 2


def _trouble_room(rows: Sequence[str], column: int) -> int:
    return min(room(rows, column), room(rows, column + 1))


def _with(rows: Sequence[str], changes: dict[Cell, str]) -> Rows:
    into = [list(row) for row in rows]
    for (row, column), sign in changes.items():
        into[row][column] = sign
    return tuple("".join(row) for row in into)


def _touching(rows: Sequence[str], start: Cell) -> set[Cell]:
    sign = rows[start[0]][start[1]]
    found, edge = {start}, [start]
    while edge:
        row, column = edge.pop()
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            inside = 0 <= cell[0] < len(rows) and 0 <= cell[1] < len(rows[0])
            if inside and cell not in found and rows[cell[0]][cell[1]] == sign:
                found.add(cell)
                edge.append(cell)
    return found
