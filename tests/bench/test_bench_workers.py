"""How long the adviser for leftover worker tokens takes. The aim: below 50 ms on a full park with all five tokens.

python -m pytest tests/bench/test_bench_workers.py -m bench --benchmark-enable
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from scorers import read_match
from scorers.spectacular_board import SpectacularMatch
from scorers.workers import advise

pytestmark = pytest.mark.bench

DISC = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if -2 <= q + r <= 2]


def park(habitats: tuple[str, ...], workers: list[str]) -> SpectacularMatch:
    """The most dice that 33 pieces allow: 14 tiles and 5 star hexes, each with a die. All dice are low and may move.

    Rings of arcs about the middle build towers; every fourth tile breeds.
    """
    tiles: list[dict[str, Any]] = []
    for number, at in enumerate(DISC):
        tile: dict[str, Any] = {"at": list(at), "habitat": habitats[number % len(habitats)], "die": 1}
        if number % 4 == 0:
            tile["kind"] = "star"
            tile["die"] = 3
        elif number % 4 == 2:
            tile["kind"] = "breeding"
        else:
            tile |= {"kind": "tower", "arc": {"colour": "black", "corner": number % 6}}
        tiles.append(tile)
    board = {"park": {"entrance": [[0, 0]], "tiles": tiles}, "round1": {"tiles": tiles}, "workers": workers}
    match = {
        "format": "match",
        "version": 1,
        "game": "spectacular",
        "options": {},
        "seats": [{"id": "p1", "name": "Gina", "board": board}],
    }
    found = read_match(json.dumps(match))
    assert isinstance(found, SpectacularMatch)
    return found


@pytest.mark.parametrize("habitats", [("green",), ("green", "orange", "blue", "gray")], ids=["one", "four"])
@pytest.mark.parametrize(
    "workers", [["green", "orange", "blue", "gray", "multi"], ["multi"] * 5], ids=["each", "five-multi"]
)
def test_final(benchmark: BenchmarkFixture, habitats: tuple[str, ...], workers: list[str]) -> None:
    assert benchmark(advise, park(habitats, workers)).seats[0].gain > 0


def test_entrance(benchmark: BenchmarkFixture) -> None:
    assert benchmark(advise, park(("green", "blue"), ["multi"] * 5), "entrance").seats[0].gain > 0
