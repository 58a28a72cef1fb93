"""Axial hexes, pointy side up: neighbours, corners and connected areas.

Neighbour 0 to 5 of (q, r) are east, north-east, north-west, west, south-west, south-east. Corner i of a hex is the
point where it meets its neighbours i and i + 1: the same point is corner i + 2 of neighbour i and corner i + 4 of
neighbour i + 1 (all modulo 6).
"""

from __future__ import annotations

from collections.abc import Collection
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
STEPS: Final = tuple(q * WIDTH + r for q, r in DIRECTIONS)
"""The steps to neighbours 0 to 5 between places (see `place`)."""


def place(at: tuple[int, int]) -> int:
    """The hex as one whole number: a neighbour's place is this plus one of `STEPS`."""
    return at[0] * WIDTH + at[1]


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


def connected(places: Collection[int]) -> list[set[int]]:
    """The places split into areas, each a set of places that hang together by neighbours."""
    left = set(places)
    areas: list[set[int]] = []
    while left:
        reached = [left.pop()]
        for here in reached:
            for step in STEPS:
                there = here + step
                if there in left:
                    left.remove(there)
                    reached.append(there)
        areas.append(set(reached))
    return areas
