"""How long scoring takes: the full park from JSON text to JSON result, and how time grows with the tiles of a park.

python -m pytest tests/bench/test_bench_scoring.py -m bench --benchmark-enable -s

The measure is one hand valued by PyPI's `mahjong` in the same run. Both take turns, so that noise hits both alike,
and the fastest turn of each counts; beside it the median of the rounds' ratios. The aim is a ratio of 2.0 or less.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import pytest
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.tile import TilesConverter
from pytest_benchmark.fixture import BenchmarkFixture

from scorers import read_match, score
from scorers.result import to_bytes
from wording import words
from wording.result_json import to_bytes as to_bytes_with_texts

pytestmark = pytest.mark.bench

FULL_PARK = (Path(__file__).parent.parent / "cases" / "spectacular-full-park.json").read_text("utf-8")
AIM = 2.0
HABITATS = ("green", "orange", "blue", "gray")
ENGLISH, JAPANESE = words("en"), words("ja")


def hand() -> object:
    """Man 22444, pin 333567, sou 444, won on sou 4, from its notation to its value."""
    tiles = TilesConverter.string_to_136_array(man="22444", pin="333567", sou="444")
    win = TilesConverter.string_to_136_array(sou="4")[0]
    return HandCalculator().estimate_hand_value(tiles, win)


_TILES = TilesConverter.string_to_136_array(man="22444", pin="333567", sou="444")
_WIN = TilesConverter.string_to_136_array(sou="4")[0]


def hand_without_its_notation() -> object:
    """The same hand, its tiles converted before."""
    return HandCalculator().estimate_hand_value(_TILES, _WIN)


WAYS: dict[str, Callable[[], object]] = {
    "hand": hand,
    "hand, tiles converted before": hand_without_its_notation,
    "text to result": lambda: to_bytes(score(read_match(FULL_PARK))),
    "validation alone": lambda: read_match(FULL_PARK),
    "with English sentences": lambda: to_bytes_with_texts(score(read_match(FULL_PARK)), ENGLISH),
    "with Japanese sentences": lambda: to_bytes_with_texts(score(read_match(FULL_PARK)), JAPANESE),
}


def rounds(ways: dict[str, Callable[[], object]], count: int, calls: int) -> dict[str, list[float]]:
    """The processor time of one call of each way in seconds, round by round; the ways take turns in every round."""
    taken: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(count):
        for name, way in ways.items():
            start = process_time()
            for _ in range(calls):
                way()
            taken[name].append((process_time() - start) / calls)
    return taken


def test_a_full_park_against_one_hand_of_mahjong(capsys: pytest.CaptureFixture[str]) -> None:
    rounds(WAYS, 10, 5)
    taken = rounds(WAYS, 400, 5)
    measure = taken["hand"]
    with capsys.disabled():
        print(f"\n{'':32} {'fastest':>11} {'ratio':>6}  {'ratio of a round, median':>6}")
        for name, seconds in taken.items():
            middle = median(mine / its for mine, its in zip(seconds, measure, strict=True))
            print(f"{name:32} {min(seconds) * 1e6:8.1f} µs {min(seconds) / min(measure):6.2f} {middle:6.2f}")
        print(f"ratio {min(taken['text to result']) / min(measure):.2f}, aim {AIM}")


@pytest.mark.parametrize("way", WAYS)
def test_each_by_itself(way: str, benchmark: BenchmarkFixture) -> None:
    benchmark(WAYS[way])


def synthetic(tiles: int, *, one_habitat: bool) -> str:
    """A match of one park: a square patch of so many hexes, a die on most, arcs that often meet.

    Its habitats lie in bands, or it is one single area.
    """
    side = 1
    while side * side < tiles:
        side += 1
    laid: list[dict[str, Any]] = []
    for number in range(tiles):
        q, r = number % side - side // 2, number // side - side // 2
        habitat = "green" if one_habitat else HABITATS[(q // 2 + r // 3) % 4]
        tile: dict[str, Any] = {"at": [q, r], "habitat": habitat, "animal": f"kind {number % 17}"}
        if number % 5 == 0:
            tile |= {"kind": "breeding", "die": 1 + number % 2}
        else:
            tile |= {"kind": "tower", "arc": {"colour": "black", "corner": 2 * ((q - r) % 3)}}
            if number % 7:
                tile["die"] = 1 + number % 5
        laid.append(tile)
    board = {"park": {"entrance": [[0, 0]], "tiles": laid}, "round1": {"tiles": laid[: tiles // 2]}}
    seat = {"id": "p1", "name": "p", "board": board}
    return json.dumps({"format": "match", "version": 1, "game": "spectacular", "seats": [seat]})


def time_of(text: str, count: int) -> float:
    """The fastest of so many times from JSON text to JSON result, in seconds."""
    return min(rounds({"": lambda: to_bytes(score(read_match(text)))}, count, 1)[""])


def test_time_grows_linearly_with_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, not judged: a busy machine must not fail it. `tests/scorers/test_growth.py` counts steps instead."""
    sizes = [20 * 2**doubling for doubling in range(9)]
    table = [
        (tiles, *(time_of(synthetic(tiles, one_habitat=one), max(8, 2560 // tiles)) for one in (False, True)))
        for tiles in sizes
    ]
    with capsys.disabled():
        print("\n tiles  bands: µs  µs a tile   one area: µs  µs a tile")
        for tiles, bands, single in table:
            print(f"{tiles:6} {bands * 1e6:10.0f} {bands * 1e6 / tiles:10.2f}", end="")
            print(f" {single * 1e6:14.0f} {single * 1e6 / tiles:10.2f}")
