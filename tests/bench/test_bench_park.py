"""How long a tap on the full park takes until its new score is shown, in a real Chromium.

Measured in the page: from the finger's touch to the new total in the accessibility tree, which Flutter renews with the
frame that shows it. Prints the median and the 95th percentile with one match in the book and with two hundred.
"""

from __future__ import annotations

import json
import statistics
from pathlib import Path

import pytest

from book import Book, Outline, StarHex

pytestmark = pytest.mark.bench

CASES = Path(__file__).parents[1] / "cases"
TAPS = 60
WARM = 10
WATCH = """() => {
    window.taken = []; window.began = 0;
    window.addEventListener('pointerdown', () => { window.began = performance.now(); }, true);
    const total = () => [...document.querySelectorAll('flt-semantics')]
        .map(node => node.getAttribute('aria-label') || node.textContent).find(text => /^Total: /.test(text));
    let before = total();
    new MutationObserver(() => {
        const now = total();
        if (now && now !== before) { before = now; window.taken.push(performance.now() - window.began); }
    }).observe(document.querySelector('flt-semantics-host'),
        {subtree: true, childList: true, attributes: true, characterData: true});
}"""


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
    device = open_device(own_server, "phone", path=f"/match/{match}/board/p1")
    device.wait_button("Entrance: 22")
    page = device.page

    def middle(name: str) -> tuple[float, float]:
        box = device.button(name).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    tile = page.get_by_role("button", name="Hex 0 0: green tower tile, sloth, die 5").first.bounding_box()
    page.touchscreen.tap(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    device.wait_text("Counts for:")
    page.wait_for_timeout(1_000)
    dice = [middle("Die 4"), middle("Die 3")]
    page.evaluate(WATCH)
    for tap in range(TAPS + WARM):
        page.touchscreen.tap(*dice[tap % 2])
        page.wait_for_function("count => window.taken.length >= count", arg=tap + 1, timeout=15_000)
        page.wait_for_timeout(60)
    taken = sorted(page.evaluate("window.taken")[WARM:])
    median, late = statistics.median(taken), taken[round(0.95 * (len(taken) - 1))]
    print(f"\n{others + 1} matches: median {median:.0f} ms, 95th percentile {late:.0f} ms, fastest {taken[0]:.0f} ms")
