"""How long a tap on the full park takes until its new score is shown, in a real Chromium.

A die goes from 3 to 4 and back; see `taps.py` for the clocks. With one match in the book and with two hundred.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from taps import Places, measure

from book import Book, Outline, StarHex

pytestmark = pytest.mark.bench

CASES = Path(__file__).parents[1] / "cases"


def prepared(folder: Path, others: int) -> str:
    """A book with the full park on its outline, and so many other matches."""
    case = json.loads((CASES / "spectacular-full-park.json").read_text("utf-8"))
    tiles = case["seats"][0]["board"]["park"]["tiles"]
    star = StarHex(at=tuple(tiles[-1]["at"]), habitat="green", animal="saola")
    hexes = tuple(tuple(tile["at"]) for tile in tiles)
    with Book(folder) as book:
        book.shelf.put("Saola", Outline(hexes=hexes, entrance=((-1, 2), (0, 2), (1, 1)), stars=(star,)))
        for number in range(others):
            book.import_match({**case, "about": {"note": str(number)}})
        about = {"outlines": [{"seat": "p1", "name": "Saola"}]}
        return book.import_match({**case, "about": about}).id


@pytest.mark.parametrize("others", [0, 199])
def test_a_tap_on_the_full_park_shows_its_score(open_device, own_server, others):
    own_server.stop()
    match = prepared(own_server.data, others)
    own_server.start()

    def find(device):
        device.wait_button("Entrance: 22")
        named = device.page.get_by_role("button", name="Hex 0 0: green tower tile, sloth, die 5")
        box = named.first.bounding_box()
        tile = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        device.page.touchscreen.tap(*tile)
        device.wait_text("Counts for:")
        return Places((device.place("Die 4"), device.place("Die 3")), before=(tile,))

    print(f"\n{others + 1} matches")
    print(measure(open_device, own_server, "phone", f"/match/{match}/board/p1", find, "^Total: "))
