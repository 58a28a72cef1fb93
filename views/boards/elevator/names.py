"""What lies in the drawn elevator, in words for a screen reader."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from scorers.elevator import EMPTY, FACE_DOWN, Cell, Trouble
from wording import Words


def sign_name(t: Words, sign: str) -> str:
    """`yellow good 1`, `good 2`, `good face down`, `empty`."""
    if sign == EMPTY:
        return t("empty")
    if sign == FACE_DOWN:
        return t("good face down")
    return t("yellow good 1") if sign == "1" else t("good {colour}", colour=sign)


def cell_name(t: Words, rows: Sequence[str], cell: Cell, floating: Collection[Cell] = ()) -> str:
    """`row 3, column 2: yellow good 1`, rows counted from the top; with what is wrong or special about it."""
    row, column = cell
    return sign_at(t, rows[row][column], cell, len(rows[0]), cell in floating)


def sign_at(t: Words, sign: str, cell: Cell, columns: int, floats: bool) -> str:
    """What lies in a cell by its sign, in an elevator of so many columns (see `cell_name`)."""
    row, column = cell
    what = t("Trouble {letter}", letter=sign) if sign.isalpha() else sign_name(t, sign)
    name = t("row {row}, column {column}: {what}", row=row + 1, column=column + 1, what=what)
    if floats:
        name = t("{cell}, nothing beneath it", cell=name)
    if row == 0 and column == columns // 2:
        name = t("{cell}, the top of the middle column", cell=name)
    return name


def trouble_name(t: Words, trouble: Trouble, cells: Sequence[Cell]) -> str:
    """`Trouble A, rows 7 and 8, columns 1 and 2: pay 5 coins`."""
    top, left = cells[0]
    return t(
        "Trouble {letter}, rows {top} and {low}, columns {left} and {right}: {kind}",
        letter=trouble.id,
        top=top + 1,
        low=top + 2,
        left=left + 1,
        right=left + 2,
        kind=t.name("trouble", trouble.kind),
    )
