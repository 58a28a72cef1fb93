"""What taps on the drawn elevator change: goods that fall, troubles placed, its size. Pure, for `LiveMatch.change`.

Source: the rules of the Beanstalk solo expansion, "Trouble comes" and "Solving trouble".
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from book import ABSENT, Document, Edit, put, value
from book.changes import Maker
from scorers import falling
from scorers.elevator import EMPTY, FACE_DOWN, Cell, Grid
from scorers.falling import Rows
from views.boards.elevator.edits import CENTRE, ELEVATOR, PHASE, TURNS, rows_of

COLUMNS = "options.columns"
HEIGHT = "options.rows"


def draw(seat: str, columns: int, height: int) -> Maker:
    """From the light form to an elevator of that size. If the centre was filled, its column is filled face down."""

    def make(document: Document) -> list[Edit]:
        rows = falling.blank(columns, height)
        if value(document, seat, CENTRE) is True:
            middle = columns // 2
            rows = tuple(row[:middle] + FACE_DOWN + row[middle + 1 :] for row in rows)
        return [
            put(document, None, COLUMNS, columns),
            put(document, None, HEIGHT, height),
            put(document, seat, CENTRE, ABSENT),
            put(document, seat, ELEVATOR, list(rows)),
        ]

    return make


def undraw(seat: str) -> Maker:
    """Back to the light form: the size stays, and whether the centre is filled."""

    def make(document: Document) -> list[Edit]:
        rows = rows_of(document, seat)
        if rows is None:
            return []
        return [put(document, seat, ELEVATOR, ABSENT), put(document, seat, CENTRE, Grid(rows).centre_filled)]

    return make


def resize(seat: str, wider: int, higher: int) -> Maker:
    """So many columns more on the right and rows more at the top. No edit where something would be cut off."""

    def make(document: Document) -> list[Edit]:
        rows = rows_of(document, seat)
        if rows is None:
            return []
        columns, height = len(rows[0]) + wider, len(rows) + higher
        if not (3 <= columns <= 15 and 2 <= height <= 20):
            return []
        after = falling.resized(rows, columns, height)
        if after is None:
            return []
        return [
            put(document, None, COLUMNS, columns),
            put(document, None, HEIGHT, height),
            put(document, seat, ELEVATOR, list(after)),
        ]

    return make


def drop(seat: str, column: int, sign: str, last_turn: int) -> Maker:
    """A good let fall into a column: the next turn is under way from then on. No edit if the column is full."""

    def make(document: Document) -> list[Edit]:
        edits = _changed(seat, lambda rows: falling.drop(rows, column, sign))(document)
        turns = value(document, seat, TURNS)
        if edits and value(document, seat, PHASE) is ABSENT and isinstance(turns, int) and turns < last_turn:
            edits.append(put(document, seat, PHASE, "in_turn"))
        return edits

    return make


def replace(seat: str, cell: Cell, sign: str) -> Maker:
    """Another good in the place of the one in that cell."""
    return _changed(seat, lambda rows: falling.replaced(rows, cell, sign) if _is_good(rows, cell) else None)


def take(seat: str, cells: Collection[Cell]) -> Maker:
    """The goods in those cells taken away; what lay on them falls."""
    return _changed(
        seat, lambda rows: falling.taken(rows, cells) if all(_is_good(rows, cell) for cell in cells) else None
    )


def lift(seat: str, letter: str) -> Maker:
    """That trouble taken out, to be placed anew; what lay on it falls."""
    return _changed(seat, lambda rows: falling.without(rows, [letter]))


def place(seat: str, letter: str, column: int) -> Maker:
    """A trouble that has come let fall into that column and the one to its right. No edit if it doesn't fit."""
    return _changed(
        seat, lambda rows: None if letter in Grid(rows).cells else falling.drop_trouble(rows, column, letter)
    )


def rain(seat: str) -> Maker:
    """One tile face down into every column that has room."""
    return _changed(seat, falling.rain)


def settle(seat: str) -> Maker:
    """Everything falls as far as it goes."""
    return _changed(seat, falling.settled)


def _is_good(rows: Rows, cell: Cell) -> bool:
    sign = rows[cell[0]][cell[1]]
    return sign != EMPTY and not sign.isalpha()


def _changed(seat: str, change: Callable[[Rows], Rows | None]) -> Callable[[Document], list[Edit]]:
    """One edit of the whole grid, none where nothing changes."""

    def make(document: Document) -> list[Edit]:
        rows = rows_of(document, seat)
        after = change(rows) if rows is not None else None
        return [] if after is None or after == rows else [put(document, seat, ELEVATOR, list(after))]

    return make
