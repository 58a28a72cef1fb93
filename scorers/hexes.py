"""Axial hexes, pointy side up: neighbours, corners and connected areas.

Neighbour 0 to 5 of (q, r) are east, north-east, north-west, west, south-west, south-east. Corner i of a hex is the
point where it meets its neighbours i and i + 1: the same point is corner i + 2 of neighbour i and corner i + 4 of
neighbour i + 1 (all modulo 6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import Strict

from scorers.match import Whole

Coordinate = Annotated[int, Whole(-99, 99, "hex coordinate")]
# JSON has no tuples: from Python data a hex comes as a list, which a strict tuple would refuse.
Hex = Annotated[tuple[Coordinate, Coordinate], Strict(False)]

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The steps to neighbours 0 to 5."""

# A hex as one whole number, so that a neighbour is one addition away; wide enough that no two hexes meet.
WIDTH: Final = 211
"""A hex (q, r) is the whole number q * WIDTH + r."""


def place(at: tuple[int, int]) -> int:
    """The hex as one whole number: a neighbour's place is a fixed step away."""
    return at[0] * WIDTH + at[1]


_STEPS: Final = tuple(place(step) for step in DIRECTIONS)
_NORTH_WEST, _WEST, _SOUTH_WEST, _SOUTH_EAST = _STEPS[2:]

# Corners 0, 2 and 4 of three hexes make one point, as 1, 3 and 5 do: the hex that has it as its 0 or 1 names it.
_NAMING: Final = (0, 0, _WEST, _SOUTH_WEST, _SOUTH_WEST, _SOUTH_EAST)
POINT: Final = tuple(2 * step + corner % 2 for corner, step in enumerate(_NAMING))
"""The point at corner i of a hex is the whole number 2 * place + POINT[i], one and the same for the hexes around it."""


def neighbour(at: tuple[int, int], direction: int) -> tuple[int, int]:
    """The hex that lies beside `at` in one of the six directions (any whole number, modulo 6)."""
    step = DIRECTIONS[direction % 6]
    return at[0] + step[0], at[1] + step[1]


def corner_mates(at: tuple[int, int], corner: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """The two other hexes at a corner, each with the number that the corner has there."""
    return (
        (neighbour(at, corner), (corner + 2) % 6),
        (neighbour(at, corner + 1), (corner + 4) % 6),
    )


def connected(places: Sequence[int]) -> list[list[int]]:
    """The numbers of the places that hang together by neighbours: in rising order, and so are their lists."""
    number_at = {at: number for number, at in enumerate(places)}
    groups: list[list[int]] = []
    group_at: dict[int, list[int]] = {}
    for here in sorted(number_at):  # from west to east: three neighbours have been looked at, three are still to come
        if here + _WEST in group_at:
            group = group_at[here + _WEST]  # holds the other two as well: they lie beside that one
        elif here + _NORTH_WEST in group_at:
            group = group_at[here + _NORTH_WEST]
            other = group_at.get(here + _SOUTH_WEST, group)
            if other is not group:
                if len(other) > len(group):
                    group, other = other, group
                group += other
                for number in other:
                    group_at[places[number]] = group
                other.clear()
        elif here + _SOUTH_WEST in group_at:
            group = group_at[here + _SOUTH_WEST]
        else:
            group = []
            groups.append(group)
        group.append(number_at[here])
        group_at[here] = group
    for group in groups:
        group.sort()
    return sorted([group for group in groups if group])
