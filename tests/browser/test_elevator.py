"""Beanstalk alone in Chromium: a practice match turn by turn to its victory, a reload in the middle."""

from __future__ import annotations

import pytest

from book import Book
from scorers import match_from, score

KINDS = ("pay 5 coins", "pay a victory point", "8 goods in the warehouse", "fill the top of the middle column")


@pytest.fixture
def match(server):
    board = {"turns_played": 0, "troubles": [], "centre_top_filled": False}
    with Book(server.data) as book:
        return book.create("beanstalk", [{"name": "Gina", "board": board}], {"mode": "practice"}).id


def test_a_practice_match_to_won(server, open_device, match):
    device = open_device(server, "phone", path=f"/match/{match}/board/p1")
    device.wait_text("0 of 30 turns are over", exact=True)
    x, y = device._bring(device.button("Next turn"))
    turns = 0
    for stack in range(5):
        for _ in range(3):  # Pairs of taps with nothing between them: both count.
            device.page.mouse.click(x, y)
            device.page.mouse.click(x, y)
            turns += 2
        device.wait_text(f"{turns} of 30 turns are over", exact=True)
        if stack == 1:
            device.shot("elevator-trouble")
        if stack < 4:
            device.tap(f"Trouble: {KINDS[stack]}")
            device.wait_button(f"Trouble {'ABCD'[stack]} never came")
        if stack == 2:
            device.reload()
            device.wait_text("18 of 30 turns are over", exact=True)
        x, y = device._bring(device.button("Next turn")) if stack < 4 else (x, y)
    for letter in "ABCD":
        device.page.get_by_role("switch", name=f"Trouble {letter} resolved", exact=True).wait_for(state="attached")
    with Book(server.data) as book:
        assert score(match_from(book.get(match).document)).verdict.reason == "trouble_left"
    for letter in "ABCD":
        _toggle(device, letter)
    device.wait_text("Won: all troubles are resolved after turn 30")
    with Book(server.data) as book:
        assert score(match_from(book.get(match).document)).verdict.outcome == "won"
    device.shot("elevator-won")


def _toggle(device, letter):
    target = device.page.get_by_role("switch", name=f"Trouble {letter} resolved", exact=True)
    x, y = device._bring(target)
    device.page.mouse.click(x, y)
