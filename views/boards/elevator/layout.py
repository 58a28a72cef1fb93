"""The drawn elevator in pixels: how large its cells are, and which one a finger meets. Pure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from scorers.elevator import Cell
from views.theme import TOUCH

RAIL = 8.0
"""The rail at each side, in logical pixels."""
LARGEST = 104.0
"""A cell is never larger, in logical pixels."""

Segment = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Layout:
    """So many columns and rows of square cells of `cell` pixels, rails left and right."""

    columns: int
    rows: int
    cell: float

    @property
    def width(self) -> float:
        """With the rails."""
        return self.columns * self.cell + 2 * RAIL

    @property
    def height(self) -> float:
        """From the top cells' upper edge to the ground."""
        return self.rows * self.cell

    @property
    def chutes_fit(self) -> bool:
        """Whether a button above each column is wide enough for a finger."""
        return self.cell >= TOUCH - 4

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return RAIL + cell[1] * self.cell, cell[0] * self.cell

    def pick(self, x: float, y: float) -> Cell:
        """The cell at that place; the nearest one where it is on a rail."""
        row, column = int(y // self.cell), int((x - RAIL) // self.cell)
        return min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1)

    def border(self, cells: Collection[Cell], inset: float = 0.0) -> list[Segment]:
        """The line around those cells, a segment for each side of one that has none of them beyond it."""
        found: list[Segment] = []
        inside = set(cells)
        for row, column in sorted(inside):
            left, top = self.corner((row, column))
            right, low = left + self.cell, top + self.cell
            sides = (
                ((row - 1, column), ((left, top + inset), (right, top + inset))),
                ((row + 1, column), ((left, low - inset), (right, low - inset))),
                ((row, column - 1), ((left + inset, top), (left + inset, low))),
                ((row, column + 1), ((right - inset, top), (right - inset, low))),
            )
            found += [segment for beyond, segment in sides if beyond not in inside]
        return found


def fit(columns: int, rows: int, width: float, height: float) -> Layout:
    """The largest cells that fit into that room, 16 pixels at least."""
    cell = min((width - 2 * RAIL) / columns, height / rows, LARGEST)
    return Layout(columns, rows, max(round(cell - 0.05, 1), 16.0))
