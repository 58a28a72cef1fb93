"""The journal in Chromium: the rules' worked example by clicks, a reload in the middle, a tie that cards decide."""

from __future__ import annotations

import pytest
from laying import FEWER, WORKED, Journal

from book import Book
from scorers import match_from, score


@pytest.fixture
def match(server):
    with Book(server.data) as book:
        return book.create("subastral", [{"name": "Stefan"}, {"name": "カイラ"}]).id


def test_two_journals_of_78(server, open_device, match):
    device = open_device(server, "phone", path=f"/match/{match}/board/p1")
    device.wait_button("Desert, no cards, add one")
    first = Journal(device)
    first.add("Chaparral", 1)
    first.twice_at_once("Chaparral")
    device.reload()
    device.wait_button(first.name("Chaparral"))
    for biome, cards in list(WORKED.items())[1:]:
        first.add(biome, cards)
    device.wait_text("78 points")
    assert first.taps <= 22
    assert not [one for one in device.small_buttons() if one[0].endswith(("column 1", "add one"))]
    device.shot("journal")

    device.tap("カイラ: 0 points, blue, square")
    device.wait_button("Desert, no cards, add one")
    second = Journal(device)
    for biome, cards in FEWER.items():
        second.add(biome, cards)
    device.wait_button("カイラ: 78 points, blue, square")

    with Book(server.data) as book:
        result = score(match_from(book.get(match).document))
    assert [(seat.total, seat.tie_breaks[0].value) for seat in result.seats] == [(78, 19), (78, 15)]
    assert (result.winners, result.decided_by) == (["p2"], "journal_cards")
    device.tap("Back")
    device.wait_text("カイラ")


@pytest.mark.slow
def test_a_tablet_moves_undoes_and_drags(server, open_device, match):
    device = open_device(server, "tablet", path=f"/match/{match}/board/p1")
    device.wait_button("Desert, no cards, add one")
    pad = Journal(device)
    pad.add("Taiga", 1)
    pad.add("Desert", 2)
    device.tap("Desert, 2 cards, column 2, matching set: 4 points")
    device.tap("Desert, 2 cards, column 2, move left")
    device.wait_button("Desert, 2 cards, column 1, matching set: 2 points")
    device.tap("Undo")
    device.wait_button("Desert, 2 cards, column 2, matching set: 4 points")
    drag(device, "Desert, 2 cards, column 2, matching set: 4 points", "Taiga, 1 card, column 1, matching set: 1 point")
    device.wait_button("Desert, 2 cards, column 1, matching set: 2 points")
    device.shot("journal")


def drag(device, name, onto):
    """Carries what is called `name` onto what is called `onto`, as a hand does."""
    (x, y), (to, _) = (device._bring(device.button(one)) for one in (name, onto))
    mouse = device.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 6):
        mouse.move(x + (to - x) * step / 5, y)
        device.page.wait_for_timeout(40)
    mouse.up()
