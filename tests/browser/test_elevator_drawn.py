"""The drawn elevator in Chromium: a practice match by hand, lost by the centre; a rider; a win."""

from __future__ import annotations

import pytest

from book import Book
from scorers import match_from, score
from wording import words

pytestmark = pytest.mark.slow


@pytest.fixture
def solo(server):
    """Makes a practice match: its id."""

    def make(elevator=None, **board):
        laid = {"turns_played": 0, "troubles": [], **board}
        options = {"mode": "practice"}
        if elevator is None:
            laid["centre_top_filled"] = False
        else:
            laid["elevator"] = elevator
            options |= {"columns": len(elevator[0]), "rows": len(elevator)}
        with Book(server.data) as book:
            return book.create("beanstalk", [{"name": "Gina", "board": laid}], options).id

    return make


def saved(server, match):
    with Book(server.data) as book:
        return book.get(match).document


def board_of(server, match):
    return saved(server, match)["seats"][0]["board"]


def finger(device, above, down=40):
    """A finger on the picture, so many pixels below the button over a column."""
    x, y = device._bring(device.button(above))
    device.page.touchscreen.tap(x, y + down)


def touch(device, name):
    """A finger on the piece that is called `name`, which is no button."""
    script = """name => [...document.querySelectorAll('flt-semantics')].filter(node => name === (
            node.getAttribute('aria-label') || (node.querySelector('flt-semantics') ? '' : node.textContent)))
        .map(node => node.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])"""
    places = device.page.evaluate(script, name)
    assert places, f"nothing is called {name!r}"
    device.page.touchscreen.tap(*places[0])


def tap_clear(device, name):
    """Scrolls the phone until the button stands clear of the verdict above and the brushes below, then taps it."""
    device.wait_button(name)
    device.page.mouse.move(195, 400)
    for _ in range(30):
        box = device.button(name).bounding_box()
        if box is not None and box["y"] > 160 and box["y"] + box["height"] < 690:
            break
        device.page.mouse.wheel(0, -160 if box is not None and box["y"] <= 160 else 160)
        device.page.wait_for_timeout(200)
    device.tap(name)
    return device


def test_by_hand_from_the_light_form_to_a_loss_by_the_centre(server, open_device, solo):
    match = solo()
    device = open_device(server, "phone", path=f"/match/{match}/board/p1")
    device.tap("Tell its size").tap("3 columns").tap("4 rows").tap("Draw it")
    chute = "Column 2: let yellow good 1 fall"
    device.wait_button(chute)
    finger(device, chute)
    device.wait_text("row 4, column 2: yellow good 1", exact=True)
    device.tap("Brush: good 3")
    device.tap("Column 2: let good 3 fall")
    device.wait_text("row 3, column 2: good 3", exact=True)
    device.tap("Next turn").wait_text("Still open: turn 1 of 30 is over")
    device.tap("Brush: good face down")
    chute = "Column 2: let good face down fall"
    x, y = device._bring(device.button(chute))
    device.page.mouse.click(x, y)
    device.page.mouse.click(x, y)  # Both count, the second before the first is drawn.
    device.wait_text("the top cell of the middle column is filled: empty it before the turn ends")
    device.shot("elevator-danger")
    assert board_of(server, match)["elevator"] == [".?.", ".?.", ".3.", ".1."]
    device.tap("Next turn").wait_text("Lost: the top cell of the middle column was filled when turn 2 ended")
    device.shot("elevator-lost")
    assert not device.broken()
    assert device.small_buttons() == []
    device.reload().wait_text("Lost: the top cell of the middle column was filled when turn 2 ended")
    device.tap("Undo").wait_text("empty it before the turn ends")


def test_a_trouble_brings_another_and_goes_with_it(server, open_device, solo):
    rows = ["....."] * 5 + ["..2..", "1.24."]
    match = solo(rows, turns_played=5, upcoming=["coins", "point", "colour", "warehouse"])
    device = open_device(server, "phone", path=f"/match/{match}/board/p1")
    device.tap("Next turn").wait_text("It is two wide. Tap its left column: 1, 2, 3 and 4.")
    device.shot("elevator-due")
    finger(device, "Columns 1 and 2: place the trouble")
    device.wait_text("Trouble A, rows 5 and 6, columns 1 and 2: pay 5 coins", exact=True)
    tap_clear(tap_clear(device, "Trouble A brought another one"), "Trouble: pay 4 goods of one colour")
    device.wait_text("Trouble B, rows 3 and 4, columns 1 and 2: pay 4 goods of one colour", exact=True)
    tap_clear(device, "Trouble B asks for colour 3")
    tap_clear(device, "Column 1: let yellow good 1 fall").wait_text("row 2, column 1: yellow good 1", exact=True)
    touch(device, "Trouble B, rows 3 and 4, columns 1 and 2: pay 4 goods of one colour")
    device.shot("elevator-rider")
    tap_clear(device, "Trouble B resolved").wait_text("row 6, column 1: yellow good 1", exact=True)
    board = board_of(server, match)
    assert board["elevator"] == ["....."] * 5 + ["1.2..", "1.24."]
    assert [one["resolved"] for one in board["troubles"]] == [True, True]
    assert board["upcoming"] == ["point", "colour", "warehouse"]
    assert score(match_from(saved(server, match))).seats[0].violations == []
    device.tap("Undo").wait_text("Trouble A, rows 5 and 6, columns 1 and 2: pay 5 coins", exact=True)
    assert not device.broken()


def test_won_when_the_last_trouble_goes(server, open_device, solo):
    kinds = ("coins", "point", "colour", "warehouse")
    troubles = [{"id": one, "kind": kind, "resolved": one != "D"} for one, kind in zip("ABCD", kinds, strict=True)]
    match = solo(["...", "...", "DD.", "DD."], turns_played=29, troubles=troubles)
    device = open_device(server, "phone", lang="ja", dark=True, path=f"/match/{match}/board/p1")
    device.tap("次のターン").wait_text(
        words("ja")("Lost: the last turn is over and trouble {troubles} is left", troubles="D")
    )
    tap_clear(device, "トラブルDを解決").wait_text(
        words("ja")("Won: all troubles are resolved after turn {turn}", turn=30)
    )
    device.shot("elevator-drawn-won")
    assert score(match_from(saved(server, match))).verdict.reason == "all_resolved"
    assert not device.broken()


def test_by_keyboard_alone(server, open_device, solo):
    match = solo(["...", "...", "..."])
    device = open_device(server, "tablet", path=f"/match/{match}/board/p1")
    device.wait_button("Next turn")
    for key in ("4", "ArrowUp"):
        device.page.keyboard.press(key)
    device.wait_text("row 3, column 2: empty", exact=True)
    device.page.keyboard.press("Enter")
    device.wait_text("row 3, column 2: good 4", exact=True)
    device.page.keyboard.press("Delete")
    device.wait_text("row 3, column 2: empty", exact=True)
    assert board_of(server, match)["elevator"] == ["..."] * 3
