"""What stands in a park: its habitat areas, its built watchtowers and its groups of dice.

All are told as numbers of tiles in the park's list, in rising order.
Source: the Spectacular rules, "Placing tiles", "End of round 1" and "Final scoring".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorers.hexes import POINT, WIDTH, Hex, connected, place
from scorers.spectacular_board import HABITATS, Habitat, Tile

_FAR: Final = {habitat: number * WIDTH * WIDTH for number, habitat in enumerate(HABITATS)}
"""Sets the places of one habitat so far from those of another that they are never neighbours."""


class Columns(NamedTuple):
    """The tiles of a park, and in columns what is read more than once: a list gives it quicker than a tile does.

    Row n of each column is tile n of the park's list; `places` are its hexes as whole numbers (`scorers.hexes.place`).
    """

    places: list[int]
    habitats: list[Habitat]
    kinds: list[str]
    dice: list[int | None]
    tiles: Sequence[Tile]


class Tower(NamedTuple):
    """A built watchtower: the numbers of its three tiles in the park's list, and the colour of its arcs."""

    tiles: list[int]
    colour: str


def columns(tiles: Sequence[Tile]) -> Columns:
    """The tiles of a park in columns."""
    return Columns(
        [q * WIDTH + r for q, r in [tile.at for tile in tiles]],
        [tile.habitat for tile in tiles],
        [tile.kind for tile in tiles],
        [tile.die for tile in tiles],
        tiles,
    )


def towers(park: Columns) -> list[Tower]:
    """The built watchtowers: points where three tiles meet whose arcs there have one colour ("Placing tiles")."""
    meeting: dict[tuple[int, str], list[int]] = {}
    for number, tile in enumerate(park.tiles):
        arc = tile.arc
        if arc is not None:
            point = 2 * park.places[number] + POINT[arc.corner]
            meeting.setdefault((point, arc.colour), []).append(number)
    return [Tower(tiles, colour) for (_, colour), tiles in meeting.items() if len(tiles) == 3]


def areas(park: Columns) -> list[list[int]]:
    """The habitat areas: numbers of neighbouring tiles of one habitat, with or without dice ("Habitat scoring")."""
    return connected([at + _FAR[habitat] for at, habitat in zip(park.places, park.habitats, strict=True)])


def dice_groups(park: Columns, entrance: Sequence[Hex]) -> list[list[int]]:
    """The groups of dice on neighbouring tiles that touch a hex of the entrance ("End of round 1"), lone dice too."""
    with_die = [number for number, die in enumerate(park.dice) if die is not None]
    doors = {place(at) for at in entrance}
    groups = [[with_die[one] for one in group] for group in connected([park.places[number] for number in with_die])]
    return [group for group in groups if not doors.isdisjoint([park.places[number] for number in group])]
