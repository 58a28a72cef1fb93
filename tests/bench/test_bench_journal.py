"""How long a tap on a journal of twenty cards takes until its new score is shown, in a real Chromium.

python -m pytest tests/bench/test_bench_journal.py -m bench -s

See `taps.py` for the clocks.
"""

from __future__ import annotations

import pytest
from taps import Places, measure

from book import Book

pytestmark = pytest.mark.bench

CARDS = {
    "desert": 3,
    "savanna": 3,
    "rainforest": 3,
    "chaparral": 3,
    "grassland": 2,
    "forest": 2,
    "taiga": 2,
    "tundra": 2,
}


@pytest.mark.parametrize("kind", ["phone", "tablet"])
def test_a_tap_on_a_full_journal_shows_its_score(open_device, own_server, kind):
    journal = [{"biome": biome, "cards": cards} for biome, cards in CARDS.items()]
    with Book(own_server.data) as book:
        seats = [{"name": "Gina", "board": {"journal": journal}}, {"name": "Ken", "board": {"journal": journal}}]
        match = book.create("subastral", seats).id

    def find(device):
        return Places((device.place("Desert, 3 cards, column 1, add one"), device.place("Undo")))

    print("\n" + measure(open_device, own_server, kind, f"/match/{match}/board/p1", find, "^Gina: [0-9]+ points"))
