"""How long a tap on a full Wild World board takes until its new score is shown, in a real Chromium.

python -m pytest tests/bench/test_bench_wild_world.py -m bench -s

Measured in the page as in `test_bench_park.py`: from the finger's touch to the new total in the accessibility tree. The
board is one of the twelve criteria file, four players, whose potion token goes to and fro: three categories change.
"""

from __future__ import annotations

import json
import statistics
from pathlib import Path

import pytest

from book import Book

pytestmark = pytest.mark.bench

CASES = Path(__file__).parents[1] / "cases"
TAPS = 60
WARM = 10
WATCH = """() => {
    window.taken = []; window.began = 0;
    window.addEventListener('pointerdown', () => { window.began = performance.now(); }, true);
    const total = () => [...document.querySelectorAll('flt-semantics')]
        .map(node => node.getAttribute('aria-label') || node.textContent)
        .find(text => /^[0-9]+ points, Slain monsters/.test(text));
    let before = total();
    new MutationObserver(() => {
        const now = total();
        if (now && now !== before) { before = now; window.taken.push(performance.now() - window.began); }
    }).observe(document.querySelector('flt-semantics-host'),
        {subtree: true, childList: true, attributes: true, characterData: true});
}"""


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
    page.evaluate(WATCH)
    for tap in range(TAPS + WARM):
        page.touchscreen.tap(*spaces[tap % 2])
        page.wait_for_function("count => window.taken.length >= count", arg=tap + 1, timeout=15_000)
        page.wait_for_timeout(60)
    taken = sorted(page.evaluate("window.taken")[WARM:])
    median, late = statistics.median(taken), taken[round(0.95 * (len(taken) - 1))]
    print(f"\n{kind}: median {median:.0f} ms, 95th percentile {late:.0f} ms, fastest {taken[0]:.0f} ms")
