"""A score sheet ready to be drawn: seats, rows and cells as frozen values, and the way from cell to cell. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from book import Document
from scorers import Match, Result, provisional
from scorers.readings import open_ties
from scorers.result import Source
from views.parts import typed
from views.theme import SEAT_COLOURS, SeatColour, seat_colour

TOTAL = "total"
"""The key of the row of totals, which is no category."""

BOUNDS = {
    "tie.breeding_dice": (0, 999),
    "tie.journal_cards": (0, 999),
    "tie.island_row": (1, 6),
    "tie.island_place": (1, 999),
}
"""Cells of tie-breaks and their least and greatest number; all others are totals of categories."""

Move = Literal["left", "right", "up", "down"]
Order = Literal["players", "categories"]
"""Which way "next cell" goes first: to the next player, or to the next category."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on the sheet: a seat's id, and a category, `total` or a tie-break (`tie.breeding_dice`)."""

    seat: str
    key: str

    @property
    def piece(self) -> str | None:
        """The piece of the seat that writing into this cell changes; None for a total."""
        if self.key == TOTAL:
            return None
        return self.key if self.key.startswith("tie.") else f"pad.{self.key}"

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest number that can stand here, as the match file has it."""
        return BOUNDS.get(self.key, (-9999, 9999))


@dataclass(frozen=True, slots=True)
class SeatView:
    """A column's head and foot. `rank` is None while nothing is written anywhere."""

    id: str
    name: str
    colour: SeatColour
    start: bool
    rank: int | None
    total: int
    known: bool
    """Whether any of the seat's categories is known."""
    winner: bool


@dataclass(frozen=True, slots=True)
class CellView:
    """A number as it is drawn. `sum` is what was typed when it was written as a sum (`7+9`)."""

    cell: Cell
    points: int | None
    source: Source
    sum: str | None


@dataclass(frozen=True, slots=True)
class RowView:
    """A category with its cells in seat order."""

    key: str
    cells: tuple[CellView, ...]


@dataclass(frozen=True, slots=True)
class SheetModel:
    """All that the score table shows."""

    game: str
    complete: bool
    seats: tuple[SeatView, ...]
    rows: tuple[RowView, ...]

    def seat(self, id: str) -> SeatView | None:
        """The seat of that id, if it still sits here."""
        return next((seat for seat in self.seats if seat.id == id), None)

    def cell(self, cell: Cell) -> CellView | None:
        """How that cell stands; None for a total or where there is no such cell."""
        return next((one for row in self.rows for one in row.cells if one.cell == cell), None)

    def has(self, cell: Cell) -> bool:
        """Whether there is such a cell (any more): somebody may have removed the seat meanwhile."""
        seats = {seat.id for seat in self.seats}
        keys = {row.key for row in self.rows} | {TOTAL}
        return cell.seat in seats and (cell.key in keys or cell.key.startswith("tie."))


def sheet_model(document: Document, match: Match, result: Result, names: dict[str, str]) -> SheetModel:
    """The sheet of a match. `names` are the seats' names, those that are shared told apart."""
    begun = any(category.points is not None for seat in result.seats for category in seat.categories)
    ranks = {id: standing.rank for standing in provisional(match, result) for id in standing.ids}
    about = document.get("about", {})
    start = about.get("start_player")
    undecided = any(tie.rank == 1 for tie in open_ties(result))
    colours = about.get("colours")
    seats = tuple(
        SeatView(
            id=seat.id,
            name=names[seat.id],
            colour=_colour(colours, seat.id, number),
            start=seat.id == start,
            rank=ranks[seat.id] if begun and len(result.seats) > 1 else None,
            total=seat.total,
            known=any(category.points is not None for category in seat.categories),
            winner=seat.id in result.winners and len(result.seats) > 1 and not undecided,
        )
        for number, seat in enumerate(result.seats)
    )
    keys = [category.key for category in result.seats[0].categories]
    rows = tuple(
        RowView(
            key,
            tuple(
                CellView(
                    Cell(seat.id, key),
                    seat.categories[number].points,
                    seat.categories[number].source,
                    written_sum(document, seat.id, key, seat.categories[number].points)
                    if seat.categories[number].source == "hand"
                    else None,
                )
                for seat in result.seats
            ),
        )
        for number, key in enumerate(keys)
    )
    return SheetModel(result.game, result.complete, seats, rows)


def _colour(colours: Any, seat: str, number: int) -> SeatColour:
    wished = colours.get(seat) if isinstance(colours, dict) else None
    return seat_colour(wished if isinstance(wished, str) else None, number % len(SEAT_COLOURS))


def written_sum(document: Document, seat: str, key: str, points: int | None) -> str | None:
    """The sum that this number was typed as, if it still comes to the number."""
    sums = document.get("about", {}).get("sums")
    for one in sums if isinstance(sums, list) else ():
        if isinstance(one, dict) and one.get("cell") == f"{seat},{key}":
            text = one.get("sum")
            if isinstance(text, str) and typed.is_sum(text) and typed.total(text) == points:
                return text
    return None


def next_cell(model: SheetModel, cell: Cell, order: Order) -> Cell | None:
    """The cell after this one: the next player's and then the next category, or the other way. None after the last."""
    seats, keys = [seat.id for seat in model.seats], [row.key for row in model.rows]
    if cell.key.startswith("tie."):
        after = seats[seats.index(cell.seat) + 1 :] if cell.seat in seats else []
        return Cell(after[0], cell.key) if after else None
    if order == "players":
        cells = [Cell(seat, key) for key in keys for seat in seats]
    else:
        cells = [Cell(seat, key) for seat in seats for key in keys]
    at = cells.index(cell) + 1 if cell in cells else len(cells)
    return cells[at] if at < len(cells) else None


def neighbour(model: SheetModel, cell: Cell, move: Move) -> Cell:
    """The cell beside this one, itself at the edge. The totals lie below the last category."""
    seats, keys = [seat.id for seat in model.seats], [*(row.key for row in model.rows), TOTAL]
    if cell.seat not in seats or cell.key not in keys:
        return cell
    column, row = seats.index(cell.seat), keys.index(cell.key)
    across = {"left": -1, "right": 1}.get(move, 0)
    along = {"up": -1, "down": 1}.get(move, 0)
    column = min(max(column + across, 0), len(seats) - 1)
    row = min(max(row + along, 0), len(keys) - 1)
    return Cell(seats[column], keys[row])
