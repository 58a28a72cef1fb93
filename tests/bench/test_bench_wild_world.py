"""How long a tap on a full Wild World board takes until its new score is shown, in a real Chromium.

python -m pytest tests/bench/test_bench_wild_world.py -m bench -s

Measured in the page as in `test_bench_park.py`: from the finger's touch to the new total in the accessibility tree. The
board is one of the twelve criteria file, four players, whose potion token goes to and fro: three categories change.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from taps import measure

from book import Book

pytestmark = pytest.mark.bench

CASES = Path(__file__).parents[1] / "cases"


@pytest.mark.parametrize("kind", ["phone", "tablet"])
def test_a_tap_on_the_full_board_shows_its_score(open_device, own_server, kind):
    case = json.loads((CASES / "wild-world-twelve-criteria.json").read_text("utf-8"))
    with Book(own_server.data) as book:
        match = book.import_match(case).id
    device = open_device(own_server, kind, path=f"/match/{match}/board/p1")
    device.wait_button("Potion token on space 4")
    page = device.page
    spaces = []
    for space in (4, 3):
        box = device.button(f"Potion token on space {space}").bounding_box()
        spaces.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.touchscreen.tap(*spaces[1])
    page.wait_for_timeout(1_000)
    print(f"\n{kind}: {measure(page, spaces, '^[0-9]+ points, Slain monsters')}")
