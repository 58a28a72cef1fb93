"""What stands in a park: its habitat areas, its built watchtowers and its groups of dice.

All are told as numbers of tiles in the park's list, in rising order.
Source: the Spectacular rules, "Placing tiles", "End of round 1" and "Final scoring".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorers.hexes import STEPS, WIDTH, Hex, connected, place
from scorers.spectacular_board import HABITATS, Arc, Habitat, Tile

_EAST, _NORTH_EAST, _NORTH_WEST = STEPS[:3]
_FAR: Final = {habitat: number * WIDTH * WIDTH for number, habitat in enumerate(HABITATS)}
"""Sets the places of one habitat so far from those of another that they are never neighbours."""


class Columns(NamedTuple):
    """The tiles of a park in columns: to read a model's attribute costs more than to count with it, so it is done once.

    Row n of each column is tile n of the park's list; `places` are its hexes as whole numbers (`scorers.hexes.place`).
    """

    places: list[int]
    habitats: list[Habitat]
    kinds: list[str]
    arcs: list[Arc | None]
    dice: list[int | None]


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
        [tile.arc for tile in tiles],
        [tile.die for tile in tiles],
    )


def towers(park: Columns) -> list[Tower]:
    """The built watchtowers: points where three tiles meet whose arcs there have one colour ("Placing tiles")."""
    arcs: dict[int, tuple[int, str]] = {}
    first_names: list[tuple[int, int]] = []
    for number, arc in enumerate(park.arcs):
        if arc is not None:
            here, corner = park.places[number], arc.corner
            arcs[here * 8 + corner] = (number, arc.colour)
            if corner < 2:  # of the three names that a point has, one has corner 0 or 1: each point is seen once
                first_names.append((here, corner))
    built: list[Tower] = []
    for here, corner in first_names:
        second = arcs.get((here + STEPS[corner]) * 8 + corner + 2)
        if second is not None:
            third = arcs.get((here + STEPS[corner + 1]) * 8 + corner + 4)
            number, colour = arcs[here * 8 + corner]
            if third is not None and second[1] == colour == third[1]:
                built.append(Tower(sorted((number, second[0], third[0])), colour))
    return sorted(built)


def areas(park: Columns) -> list[list[int]]:
    """The habitat areas: numbers of neighbouring tiles of one habitat, with or without dice ("Habitat scoring")."""
    keys = [at + _FAR[habitat] for at, habitat in zip(park.places, park.habitats, strict=True)]
    number_at = {key: number for number, key in enumerate(keys)}
    first = list(range(len(keys)))  # a tile that comes before this one in its area, or the tile itself
    for number, key in enumerate(keys):
        for there in (key + _EAST, key + _NORTH_EAST, key + _NORTH_WEST):  # looks at each pair of neighbours once
            if there in number_at:
                one, other = number, number_at[there]
                while first[one] != one:
                    first[one] = one = first[first[one]]
                while first[other] != other:
                    first[other] = other = first[first[other]]
                if one < other:
                    first[other] = one
                else:
                    first[one] = other
    found: dict[int, list[int]] = {}
    for number, before in enumerate(first):
        if before == number:
            found[number] = [number]
        else:
            first[number] = start = first[before]  # what comes before is settled
            found[start].append(number)
    return list(found.values())


def dice_groups(park: Columns, entrance: Sequence[Hex]) -> list[list[int]]:
    """The groups of dice on neighbouring tiles that touch a hex of the entrance ("End of round 1"), lone dice too."""
    number_at = {at: number for number, at in enumerate(park.places) if park.dice[number] is not None}
    doors = {place(at) for at in entrance}
    groups = [sorted(number_at[at] for at in group) for group in connected(number_at) if group & doors]
    return sorted(groups)
