"""The sheet in Chromium: matches written by hand to their winners, a reload and a kill in the middle, two tabs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from book import Book

CASES = Path(__file__).resolve().parents[1] / "cases"


def begin(server, game, names, **about):
    """A match in the running server's book; its route."""
    with Book(server.data) as book:
        return f"/match/{book.create(game, [{'name': name} for name in names], about=about).id}"


def put_case(server, name):
    with Book(server.data) as book:
        return f"/match/{book.import_match(json.loads((CASES / f'{name}.json').read_text('utf-8'))).id}"


def test_a_spectacular_match_by_hand_through_a_reload_and_a_kill(open_device, own_server):
    """FIELD, "Losing things": the server killed, the page reloaded; what stood on the screen still stands.

    FIELD "Losing things": a lost connection; a crash empties the sheet.
    """
    path = begin(own_server, "spectacular", ["Gina", "Paul"], start_player="p2")
    device = open_device(own_server, "phone", path=path)
    device.tap("Gina, Entrance, not entered").wait_button("Next cell")
    device.tap("1").tap("9").tap("Next cell").wait_text("Next: Gina, Jungle (green)")
    device.tap("7").tap("Plus").tap("9").tap("Done").wait_button("Paul, Entrance, 16, by hand: 7 + 9")
    own_server.kill()
    own_server.start()
    device.reload().wait_button("Gina, Entrance, 19, by hand").wait_button("Paul, Entrance, 16, by hand: 7 + 9")
    device.tap("Gina, Jungle (green), not entered").wait_button("Next cell")
    for number in ("4", "9", "-2", "0", "18", "132", "16", "16", "13", "0", "30", "47"):
        device.type(number)
    device.wait_button("Paul, Water (blue), 132, by hand").wait_button("Gina, Savanna (orange), -2, by hand")
    device.wait_text("Paul wins with 220 points")
    device.wait_button("Gina, total, 98, rank 2")


def test_a_wild_world_match_by_hand_to_the_island(open_device, own_server):
    """FIELD, "Ties": the tie-break that exists is applied, asked for only when players are level."""
    path = begin(own_server, "wild_world", ["Isaac", "Nora"])
    device = open_device(own_server, "tablet", path=path)
    device.tap("Isaac, Slain monsters, not entered").wait_button("Next cell")
    for number in ("41", "41", "8", "8", "6", "6", "22", "22", "13", "13", "1", "1", "2"):
        device.type(number)
    device.wait_text("don't clear the island yet")
    device.type("2").wait_text("Level at 93")
    device.tap("Isaac, row 3").wait_button("Isaac, row 3").tap("Nora, row 2")
    device.wait_text("Nora wins").wait_button("Nora, total, 93, rank 1")
    device.tap("Undo").wait_text("Level at 93")


@pytest.mark.slow
def test_two_tabs_on_one_match(open_device, own_server):
    path = begin(own_server, "subastral", ["Gina", "Paul"])
    tablet, phone = (open_device(own_server, kind, path=path) for kind in ("tablet", "phone"))
    tablet.tap("Gina, Mixed sets, not entered").wait_button("Next cell")
    tablet.type("12", None)
    phone.tap("Gina, Mixed sets, not entered").wait_button("Done").tap("2").tap("1").tap("Done")
    phone.wait_button("Gina, Mixed sets, 21, by hand")
    tablet.wait_button("Gina, Mixed sets, 21, by hand")
    tablet.tap("Done").wait_text("Somebody else changed this meanwhile")
    tablet.tap("Done").wait_button("Gina, Mixed sets, 12, by hand")
    phone.wait_button("Gina, Mixed sets, 12, by hand")


@pytest.mark.slow
def test_tab_and_enter_lead_through_the_sheet_and_nowhere_else(open_device, own_server):
    path = begin(own_server, "subastral", ["Gina", "Paul"])
    device = open_device(own_server, "tablet", path=path)
    device.tap("Gina, Mixed sets, not entered").wait_button("Next cell")
    for key in ("1", "Tab", "2", "Tab", "3", "Enter", "4", "Enter"):
        device.page.keyboard.press(key)
        device.page.wait_for_timeout(150)
    device.wait_button("Paul, Matching sets, 4, by hand").wait_button("Gina, Matching sets, 3, by hand")
    device.wait_text("Paul wins with 6 points")
    assert device.page.url.endswith(path)


@pytest.mark.parametrize(
    ("kind", "lang", "dark"), [("phone", "en", False), pytest.param("tablet", "ja", True, marks=pytest.mark.slow)]
)
def test_the_sheet_looks_right(open_device, own_server, kind, lang, dark):
    six = begin(own_server, "spectacular", ["Gina", "Paul", "Konstantin", "Mio", "さくら", "Élodie"])
    device = open_device(own_server, kind, lang=lang, dark=dark, path=six)
    for path, name in ((six, "six"), (put_case(own_server, "wild-world-tie-break-not-entered"), "tie")):
        device.open(path)
        device.page.wait_for_timeout(500)
        assert not device.broken()
        assert device.small_buttons() == []
        assert all(device.buttons())
        device.shot(f"sheet-{name}")
