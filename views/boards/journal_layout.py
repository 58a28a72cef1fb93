"""A journal as a picture: which faces, bands and rings there are, and where. Pure, no screen.

The columns stand side by side from left to right, the k-th row holding each column's k-th card. A mixed set is the
band of its row up to the gap; a matching set is a ring around its column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorers.result import Line, SeatResult
from scorers.subastral import BIOMES, Pile

SLOTS = len(BIOMES)
LEAST_ROWS = 4
"""Rows of an empty picture."""
FAINT, PLAIN, CLEAR = 0.22, 0.5, 1.0
"""How clear a card is drawn: not of the chosen line, counting nowhere, counting."""
NARROW = 64
"""A slot narrower than this, in logical pixels, is drawn slim: small head, badge in two lines."""


@dataclass(frozen=True, slots=True)
class Band:
    """A mixed set: its row from 1, the columns it reaches over, its points; `lit` when what was tapped has it."""

    row: int
    columns: int
    points: int
    lit: bool
    faint: bool


@dataclass(frozen=True, slots=True)
class PileFace:
    """A column as it is drawn. `product` is the points of a matching set, None for the others.

    `cards` tells how clear each card is drawn, from the top; with `received` the last one came from a neighbour.
    """

    biome: str
    column: int
    cards: tuple[float, ...]
    product: int | None
    ring_lit: bool
    chosen: bool
    received: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """The piles from left to right and the bands from top to bottom."""

    piles: tuple[PileFace, ...]
    bands: tuple[Band, ...]

    @property
    def rows(self) -> int:
        """Rows that the picture needs."""
        return max([LEAST_ROWS, *(len(pile.cards) for pile in self.piles)])


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was tapped: a pile's biome, or a line by its category and number."""

    biome: str | None = None
    category: str | None = None
    line: int | None = None


NOTHING = Chosen()


def picture(piles: Sequence[Pile], seat: SeatResult, chosen: Chosen, received: str | None = None) -> Picture:
    """The picture of `piles`, scored as `seat`. `received` is the biome of the card that came from a neighbour."""
    mixed, matching = _lines(seat, "mixed"), _lines(seat, "matching")
    reach = [len(line.pieces) for line in mixed]
    rings = [int(line.pieces[0].rpartition(".")[2]) for line in matching]
    products = {column: line.points for column, line in zip(rings, matching, strict=True)}
    one_band = _nth(reach, chosen.line) if chosen.category == "mixed" else None
    one_ring = _nth(rings, chosen.line) if chosen.category == "matching" else None
    at = next((number for number, pile in enumerate(piles) if pile.biome == chosen.biome), None)

    def clear(column: int, row: int) -> float:
        if one_band is not None:
            return CLEAR if row - 1 == chosen.line and column < one_band else FAINT
        if one_ring is not None:
            return CLEAR if column == one_ring else FAINT
        counts = column in products or (row <= len(reach) and column < reach[row - 1])
        return CLEAR if counts else PLAIN

    return Picture(
        tuple(
            PileFace(
                pile.biome,
                column + 1,
                tuple(clear(column, row) for row in range(1, pile.cards + 1)),
                products.get(column),
                column in (at, one_ring),
                column == at,
                pile.biome == received,
            )
            for column, pile in enumerate(piles)
        ),
        tuple(
            Band(
                number + 1,
                reach[number],
                line.points,
                (one_band is not None and number == chosen.line) or (at is not None and at < reach[number]),
                one_ring is not None or (one_band is not None and number != chosen.line),
            )
            for number, line in enumerate(mixed)
        ),
    )


def _lines(seat: SeatResult, key: str) -> list[Line]:
    """The category's lines that count pieces: none when it was written by hand."""
    return [line for line in seat.category(key).lines if line.pieces]


def _nth(items: Sequence[int], number: int | None) -> int | None:
    return items[number] if number is not None and number < len(items) else None


def lines_of(piles: Sequence[Pile], seat: SeatResult, biome: str | None) -> dict[str, frozenset[int]]:
    """The numbers of the lines that the pile of `biome` takes part in, by category."""
    at = next((number for number, pile in enumerate(piles) if pile.biome == biome), None)
    piece = f"journal.{at}"
    return {
        category.key: frozenset(number for number, line in enumerate(category.lines) if piece in line.pieces)
        for category in seat.categories
    }


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths in logical pixels: a slot's width, a card's height, the head above and the foot below the cards."""

    slot: float
    row: float
    head: float
    foot: float
    rows: int

    @property
    def slim(self) -> bool:
        """Whether the piles are narrow, as on a phone."""
        return self.slot < NARROW

    @property
    def width(self) -> float:
        """Of the whole picture."""
        return self.slot * SLOTS

    @property
    def height(self) -> float:
        """Of the whole picture."""
        return self.head + self.row * self.rows + self.foot

    def top(self, row: int) -> float:
        """Where row `row`, from 1, begins."""
        return self.head + self.row * (row - 1)


def measures(width: float, room: float, rows: int) -> Measures:
    """The measures of a picture `width` wide whose cards have `room` in height, as far as they stay readable."""
    slot = width / SLOTS
    slim = slot < NARROW
    row = min(max(room / rows, 17.0), 30.0 if slim else 76.0)
    return Measures(round(slot, 2), round(row, 2), 54.0 if slim else 66.0, 44.0 if slim else 36.0, rows)
