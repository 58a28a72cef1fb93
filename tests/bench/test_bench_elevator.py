"""How long a tap on a full elevator of 15 columns and 20 rows takes until it is shown, in a real Chromium.

python -m pytest tests/bench/test_bench_elevator.py -m bench -s

A good falls and is taken back by turns; see `taps.py` for the clocks. The aim is a median of 50 ms and 100 ms for 95 in
100.
"""

from __future__ import annotations

import pytest
from taps import Places, measure

from book import Book

pytestmark = pytest.mark.bench

GOOD = "^row 1, column 2: yellow good 1$"


def full_grid() -> list[str]:
    """Every cell filled but one at the top, four troubles among the goods."""
    rows = [[f"{(3 * row + 2 * column + row // 3) % 4 + 1}" for column in range(15)] for row in range(20)]
    for number, letter in enumerate("ABCD"):
        for row in (5 + 3 * number, 6 + 3 * number):
            for column in (3 * number, 3 * number + 1):
                rows[row][column] = letter
    rows[0][1] = "."
    return ["".join(row) for row in rows]


@pytest.mark.parametrize("kind", ["phone", "tablet"])
def test_a_tap_on_a_full_elevator_is_shown(open_device, server, kind):
    kinds = ("coins", "point", "warehouse", "colour")
    troubles = [{"id": letter, "kind": kind, "resolved": False} for letter, kind in zip("ABCD", kinds, strict=True)]
    board = {"turns_played": 16, "phase": "in_turn", "elevator": full_grid(), "troubles": troubles}
    options = {"mode": "inferno", "columns": 15, "rows": 20}
    with Book(server.data) as book:
        match = book.create("beanstalk", [{"name": "Gina", "board": board}], options).id

    def find(device):
        return Places((device.place("Column 2: let yellow good 1 fall"), device.place("Undo")))

    print("\n" + measure(open_device, server, kind, f"/match/{match}/board/p1", find, GOOD))
