"""What stands in a park: its habitat areas, its built watchtowers and its groups of dice.

All are told as numbers of tiles in the park's list, in rising order.
Source: the Spectacular rules, "Placing tiles", "End of round 1" and "Final scoring".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorers.hexes import STEPS, WIDTH, Hex, connected, place
from scorers.spectacular_board import HABITATS, Tile

_HABITAT_NUMBER: Final = {habitat: number for number, habitat in enumerate(HABITATS)}
_AREA_STEPS: Final = tuple(step * len(HABITATS) for step in STEPS[:3])
"""Half of the directions: each pair of neighbours is looked at once."""


class Tower(NamedTuple):
    """A built watchtower: the numbers of its three tiles in the park's list, and the colour of its arcs."""

    tiles: list[int]
    colour: str


def towers(tiles: Sequence[Tile]) -> list[Tower]:
    """The built watchtowers: points where three tiles meet whose arcs there have one colour ("Placing tiles")."""
    arcs: dict[int, tuple[int, str]] = {}
    first_names: list[tuple[int, int]] = []
    for number, tile in enumerate(tiles):
        arc = tile.arc
        if arc is not None:
            q, r = tile.at
            here, corner = q * WIDTH + r, arc.corner
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


def areas(tiles: Sequence[Tile]) -> list[list[int]]:
    """The habitat areas: numbers of neighbouring tiles of one habitat, with or without dice ("Habitat scoring")."""
    number_at: dict[int, int] = {}
    for number, tile in enumerate(tiles):
        q, r = tile.at
        number_at[(q * WIDTH + r) * len(HABITATS) + _HABITAT_NUMBER[tile.habitat]] = number
    area_of = [[number] for number in range(len(tiles))]
    for key, number in number_at.items():
        for step in _AREA_STEPS:
            beside = number_at.get(key + step)
            if beside is not None and area_of[beside] is not area_of[number]:
                joined, area = area_of[beside], area_of[number]
                if len(joined) > len(area):  # the smaller joins the larger: time stays in proportion to the tiles
                    joined, area = area, joined
                area += joined
                for member in joined:
                    area_of[member] = area
    return sorted(sorted(area) for area in {id(area): area for area in area_of}.values())


def dice_groups(tiles: Sequence[Tile], entrance: Sequence[Hex]) -> list[list[int]]:
    """The groups of dice on neighbouring tiles that touch a hex of the entrance ("End of round 1"), lone dice too."""
    number_at = {place(tile.at): number for number, tile in enumerate(tiles) if tile.die is not None}
    doors = {place(at) for at in entrance}
    groups = [sorted(number_at[at] for at in group) for group in connected(number_at) if group & doors]
    return sorted(groups)
