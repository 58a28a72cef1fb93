"""Scoring takes steps in proportion to the pieces: counted in the interpreter's own instructions, not in time."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from documents import Doc, boards, breeding, tower

from scorers import match_from, score


def steps(act: Callable[[], object]) -> int:
    """How many instructions Python runs in `act`. What runs within C is not seen."""
    count = 0

    def follow(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        if event == "opcode":
            count += 1
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


def one_area(tiles: int) -> list[Doc]:
    """One habitat, all in one row."""
    return [breeding(q % 190 - 95, q // 190, die=1) for q in range(tiles)]


def column(tiles: int) -> list[Doc]:
    """One habitat, from north to south."""
    return [breeding(0, r - 95, die=1) for r in range(tiles)]


def backwards(shape: Callable[[int], list[Doc]]) -> Callable[[int], list[Doc]]:
    """The same tiles in the opposite order."""
    return lambda tiles: shape(tiles)[::-1]


def patches(tiles: int) -> list[Doc]:
    """A square of four habitats in bands, arcs that meet, dice on most tiles, laid in no order."""
    side = int(tiles**0.5) + 1
    habitats = ("green", "orange", "blue", "gray")
    laid = []
    for number in range(tiles):
        q, r = number % side - side // 2, number // side - side // 2
        die = 1 + number % 6 if number % 7 else None
        laid.append(
            tower(q, r, habitats[(q // 2 + r // 3) % 4], die, corner=2 * ((q - r) % 3), animal=f"{number % 17}")
        )
    random.Random(1).shuffle(laid)
    return laid


def apart(tiles: int) -> list[Doc]:
    """No tile beside another."""
    return [tower(2 * (q % 60) - 60, 2 * (q // 60), die=6) for q in range(tiles)]


@pytest.mark.parametrize(
    "shape",
    [one_area, column, patches, apart, backwards(one_area), backwards(column)],
    ids=["one area", "column", "patches", "apart", "one area backwards", "column backwards"],
)
def test_steps_grow_linearly_with_the_tiles_of_a_park(shape: Callable[[int], list[Doc]]) -> None:
    def taken(tiles: int) -> int:
        laid = shape(tiles)
        board = {"park": {"entrance": [[0, 0]], "tiles": laid}, "round1": {"tiles": laid}}
        match = match_from(boards("spectacular", board, options={"animal_points": {"1": 1}}))
        return steps(lambda: score(match))

    few, some, many = taken(24), taken(48), taken(192)
    assert few > 240, "nothing was counted"
    assert (many - some) / 144 <= 1.25 * (some - few) / 24, (few, some, many)


def test_steps_grow_linearly_with_the_seats() -> None:
    def taken(seats: int) -> int:
        board = {"park": {"entrance": [], "tiles": patches(30)}, "entrance_points": 1, "animal_score": 2}
        match = match_from(boards("spectacular", *[board] * seats))
        return steps(lambda: score(match))

    assert taken(6) <= 1.25 * 6 * taken(1)
