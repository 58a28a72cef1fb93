"""An evening with one tablet in Chromium: passed round, turned, reloaded; and the book as a file and back."""

from __future__ import annotations

import json

import pytest

from book import Book
from scorers import match_from, score

NAMES = ("Gina", "Paul", "Ken", "Yuki", "ミナ")
JOURNALS = {
    "Gina": (["Taiga", "Taiga"], "tundra"),
    "Paul": (["Desert"], "desert"),
    "Ken": (["Forest", "Forest", "Tundra"], "taiga"),
    "Yuki": (["Grassland"], None),
    "ミナ": (["Tundra"], "savanna"),
}
"""Cards laid in, and the card passed on; None for an empty hand."""


def begin(server):
    with Book(server.data) as book:
        return book.create("subastral", [{"name": name} for name in NAMES], {"disturbance": True}).id


def lay(device, biomes):
    piles = {}
    for biome in biomes:
        cards = piles.get(biome, 0)
        column = f"column {list(piles).index(biome) + 1}" if cards else ""
        counted = f"{biome}, {cards} card, {column}, add one" if cards else f"{biome}, no cards, add one"
        device.tap(counted)
        piles[biome] = cards + 1
        plural = "s" if cards else ""
        device.wait_button(f"{biome}, {cards + 1} card{plural}, column {list(piles).index(biome) + 1}, add one")


def pass_on(device, name, card):
    device.tap(f"{name} chooses")
    device.tap(f"Pass on {card}" if card else "Pass on no card: the hand is empty")
    device.tap("Done: hand on")


@pytest.mark.slow
def test_five_players_one_tablet_with_the_disturbance(own_server, open_device):
    """FIELD "Losing things": turning the device, locking it, switching apps empties the sheet; a reconnect shows an
    empty twin of the match."""
    match = begin(own_server)
    device = open_device(own_server, "tablet", path=f"/match/{match}/round")
    device.shot("round-cover")
    for number, name in enumerate(NAMES):
        biomes, card = JOURNALS[name]
        device.tap(f"I am {name}")
        device.wait_button("Rainforest, no cards, add one")
        if name == "Ken":
            lay(device, biomes[:2])
            device.page.set_viewport_size({"width": 820, "height": 1180})
            device.wait_button("Forest, 2 cards, column 1, add one")
            assert not [one for one in device.texts() if "Gina" in one or "Paul" in one]
            lock = device.page.context.new_cdp_session(device.page)
            for state in ("frozen", "active"):
                lock.send("Page.setWebLifecycleState", {"state": state})
                device.page.wait_for_timeout(300)
            device.wait_button("Forest, 2 cards, column 1, add one")
            device.reload()
            device.wait_button("I am Ken")
            assert "Forest, 2 cards, column 1, add one" not in device.buttons()
            device.page.set_viewport_size({"width": 1180, "height": 820})
            device.tap("I am Ken")
            device.wait_button("Forest, 2 cards, column 1, add one")
            device.tap("Tundra, no cards, add one")
            device.wait_button("Tundra, 1 card, column 2, add one")
        else:
            lay(device, biomes)
        if number == 1:
            assert not [one for one in device.texts() if "tundra" in one and "pass" in one.lower()], (
                "Gina's stays hidden"
            )
            device.shot("round-entry")
        pass_on(device, name, card)
    device.wait_text("All are done")
    device.tap("Reveal the first category")
    device.wait_text("1 of 2")
    device.shot("round-reveal")
    device.reload()
    device.wait_text("1 of 2")
    device.tap("Reveal the next category")
    with Book(own_server.data) as book:
        document = book.get(match).document
    result = score(match_from(document))
    assert result.complete
    assert [seat["board"]["passes"] for seat in document["seats"]] == [JOURNALS[name][1] for name in NAMES]
    for seat, name in zip(result.seats, NAMES, strict=True):
        device.wait_text(f"{name}: {seat.total} point")
    device.wait_button("Pass it round again")
    device.shot("round-over")


def test_the_book_goes_out_as_a_file_and_comes_back(own_server, open_device, tmp_path):
    """FIELD "Losing things": no backup; a restore half done."""
    match = begin(own_server)
    device = open_device(own_server, "phone", path="/backups")
    with device.page.expect_download() as download:
        device.tap("Save the whole book as a file")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name.startswith("reckoner-")
    form = json.loads(saved.read_bytes())
    assert [one["id"] for one in form["matches"]] == [match]
    with Book(own_server.data) as book:
        book.delete(match)
        book.erase(match)

    def bring(file):
        with device.page.expect_file_chooser() as chooser:
            device.tap("Bring in a file")
        chooser.value.set_files(file)

    broken = tmp_path / "broken.json"
    form["matches"][0]["document"]["seats"][0]["pad"] = {"mixed": "many"}
    broken.write_text(json.dumps(form), encoding="utf-8")
    bring(broken)
    device.wait_text("Nothing of it was taken.")
    bring(saved)
    device.wait_text("1 match added")
    device.shot("backups")
    with Book(own_server.data) as book:
        assert [one.id for one in book.matches()] == [match]
