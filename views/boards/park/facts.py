"""What lights up: the pieces of a line, the lines of a piece, and what stands in the park. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from book import Document
from scorers.hexes import neighbour
from scorers.park import Tower, columns, dice_groups, towers
from scorers.result import Category, Line, SeatResult, Violation
from scorers.spectacular_board import Board, SpectacularMatch, Tile
from views.boards.park.edits import Where, tiles_of
from views.boards.park.layout import Hex
from views.boards.park.rulings import ruling_key, rulings

HABITAT_KEYS = ("green", "orange", "blue", "gray")


@dataclass(frozen=True, slots=True)
class Area:
    """A habitat area that scores, or doesn't: its hexes and the numbers of its product."""

    habitat: str
    hexes: frozenset[Hex]
    sum: int
    breeding: int
    points: int


@dataclass(frozen=True, slots=True)
class Tip:
    """A built watchtower at a corner of a hex: its colour, and its points."""

    at: Hex
    corner: int
    colour: str
    points: int
    hexes: frozenset[Hex]

    @property
    def key(self) -> tuple[Hex, int, str]:
        """What the tower looks like: where it stands, in which colour."""
        return self.at, self.corner, self.colour


@dataclass(frozen=True, slots=True)
class Facts:
    """All that stands in one park, by its hexes."""

    tiles: dict[Hex, Tile]
    areas: tuple[Area, ...]
    towers: tuple[Tip, ...]
    groups: tuple[frozenset[Hex], ...]
    """The groups of dice at the entrance, of the kept park only."""
    entrance: frozenset[Hex]
    broken: dict[Hex, tuple[Violation, ...]]
    """Broken rules by hex, those that the players ruled to be right left out."""
    ruled: dict[Hex, tuple[Violation, ...]]
    """Those that were ruled to be right."""


def facts(document: Document, match: SpectacularMatch, result: SeatResult, number: int, where: Where) -> Facts:
    """What stands in the park of seat `number`, or in the copy kept from round 1."""
    board = match.seats[number].board
    tiles = laid_tiles(board, where)
    by_hex = {tile.at: tile for tile in tiles}
    entrance = board.park.entrance if board is not None and board.park is not None else None
    lying = columns(tiles)
    groups = dice_groups(lying, entrance or ()) if where == "round1" else []
    broken: dict[Hex, list[Violation]] = {}
    ruled: dict[Hex, list[Violation]] = {}
    allowed = rulings(document)
    for one in result.violations:
        parts = one.at.split(".")
        if parts[0] == where and len(parts) == 3:
            key = ruling_key(match.seats[number].id, one, tiles_of(document, match.seats[number].id, where))
            (ruled if key in allowed else broken).setdefault(tiles[int(parts[2])].at, []).append(one)
    return Facts(
        tiles=by_hex,
        areas=tuple(_areas(result, tiles)) if where == "park" else (),
        towers=tuple(_tip(tower, tiles) for tower in towers(lying)),
        groups=tuple(frozenset(tiles[place].at for place in group) for group in groups),
        entrance=frozenset(entrance or ()),
        broken={at: tuple(found) for at, found in broken.items()},
        ruled={at: tuple(found) for at, found in ruled.items()},
    )


def laid_tiles(board: Board | None, where: Where) -> Sequence[Tile]:
    """The tiles of a board's park, or of its copy."""
    park = None if board is None else board.park if where == "park" else board.round1
    return (park.tiles if park is not None else None) or ()


def lit(board: Board | None, category: Category, line: int | None, where: Where) -> frozenset[Hex]:
    """The hexes of all pieces that a category, or one line of it, counts."""
    tiles = laid_tiles(board, where)
    lines = category.lines if line is None else category.lines[line : line + 1]
    prefix = f"{where}.tiles."
    return frozenset(
        tiles[int(piece.removeprefix(prefix))].at for one in lines for piece in one.pieces if piece.startswith(prefix)
    )


def lines_of(result: SeatResult, board: Board | None, at: Hex, where: Where) -> list[tuple[Category, int]]:
    """Every line that the tile on a hex takes part in: its category and its number there."""
    path = next(
        (f"{where}.tiles.{place}" for place, tile in enumerate(laid_tiles(board, where)) if tile.at == at), None
    )
    return [
        (category, number)
        for category in result.categories
        for number, line in enumerate(category.lines)
        if path is not None and path in line.pieces
    ]


def _areas(result: SeatResult, tiles: Sequence[Tile]) -> list[Area]:
    found: list[Area] = []
    for category in result.categories:
        if category.key in HABITAT_KEYS and category.source == "board":
            found += [_area(category.key, line, tiles) for line in category.lines if line.reason == "area"]
    return found


def _area(habitat: str, line: Line, tiles: Sequence[Tile]) -> Area:
    total, breeding = line.values["sum"], line.values["breeding"]
    assert isinstance(total, int)
    assert isinstance(breeding, int)
    hexes = frozenset(tiles[int(piece.rpartition(".")[2])].at for piece in line.pieces)
    return Area(habitat, hexes, total, breeding, line.points)


def _tip(tower: Tower, tiles: Sequence[Tile]) -> Tip:
    members = [tiles[place] for place in tower.tiles]
    hexes = frozenset(tile.at for tile in members)
    dice = [tile.die for tile in members if tile.die is not None]
    first = next(
        tile
        for tile in members
        if tile.arc is not None
        and {neighbour(tile.at, tile.arc.corner), neighbour(tile.at, tile.arc.corner + 1)} <= hexes
    )
    assert first.arc is not None
    return Tip(first.at, first.arc.corner, tower.colour, sum(dice) if len(dice) == 3 else 0, hexes)
