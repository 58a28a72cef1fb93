"""By the keys alone, in a real Chromium: Tab reaches every box, Enter does what a finger would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from book import Book

pytestmark = pytest.mark.browser

CASES = Path(__file__).parents[1] / "cases"
FOCUSED = "() => { const at = document.activeElement; return at.getAttribute('aria-label') || at.textContent; }"


def tab_to(device, name: str, most: int = 60) -> None:
    """Presses Tab until the named one has the focus."""
    seen = []
    for _ in range(most):
        device.page.keyboard.press("Tab")
        device.page.wait_for_timeout(60)
        seen.append(device.page.evaluate(FOCUSED))
        if name in seen[-1]:
            # With the first Tab all is drawn anew: who looks at the ring sees it settle before pressing Enter.
            device.page.wait_for_timeout(400)
            if name in device.page.evaluate(FOCUSED):
                return
    raise AssertionError(f"{name} not reached: {seen}")


@pytest.mark.slow
def test_a_board_is_changed_by_tab_and_enter(open_device, own_server):
    case = json.loads((CASES / "wild-world-twelve-criteria.json").read_text("utf-8"))
    with Book(own_server.data) as book:
        match = book.import_match(case).id
    device = open_device(own_server, "tablet", path=f"/match/{match}/board/p1")
    device.wait_button("Potion token on space 4")
    tab_to(device, "Potion token on space 3")
    device.page.keyboard.press("Enter")
    device.wait_button("Undo")
    for _ in range(50):
        with Book(own_server.data) as book:
            if book.get(match).document["seats"][0]["board"]["potion"] == 3:
                return
        device.page.wait_for_timeout(100)
    raise AssertionError("the potion token was not moved")


def test_home_leads_to_a_new_match_by_tab_and_enter(phone):
    device = phone()
    tab_to(device, "Subastral")
    device.page.keyboard.press("Enter")
    device.wait_text("Players")
