"""How long a tap on a full Wild World board takes until its new score is shown, in a real Chromium.

python -m pytest tests/bench/test_bench_wild_world.py -m bench -s

The board is one of the twelve criteria file, four players, whose potion token goes to and fro: three categories change.
See `taps.py` for the clocks.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from taps import Places, measure

from book import Book

pytestmark = pytest.mark.bench

CASES = Path(__file__).parents[1] / "cases"


@pytest.mark.parametrize("kind", ["phone", "tablet"])
def test_a_tap_on_the_full_board_shows_its_score(open_device, own_server, kind):
    case = json.loads((CASES / "wild-world-twelve-criteria.json").read_text("utf-8"))
    with Book(own_server.data) as book:
        match = book.import_match(case).id

    def find(device):
        four, three = (device.place(f"Potion token on space {space}") for space in (4, 3))
        device.page.touchscreen.tap(*three)
        device.page.wait_for_timeout(1_000)
        return Places((four, three))

    print("\n" + measure(open_device, own_server, kind, f"/match/{match}/board/p1", find, "^[0-9]+ points, Slain"))
