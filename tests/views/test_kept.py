"""What is kept from one drawing to the next goes on working: it answers, and for the match that is shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from reading import go

CASES = Path(__file__).parents[1] / "cases"
KINDS = ("spectacular-full-park", "wild-world-worked-example", "subastral-worked-example", "beanstalk-base-temple")
NOT_OF_THE_BOARD = ("Back", "Undo", "Redo")


def elevator(**more):
    board = {"turns_played": 0, "troubles": [], "elevator": ["...", "1..", "2.."], **more}
    options = {"mode": "practice", "columns": 3, "rows": 3}
    return "beanstalk", [{"name": "Gina", "board": board}], options


def light():
    troubles = [{"id": "A", "kind": "coins", "resolved": False}]
    board = {"turns_played": 6, "troubles": troubles, "centre_top_filled": False}
    return "beanstalk", [{"name": "Gina", "board": board}], {"mode": "practice"}


def case(name):
    data = json.loads((CASES / f"{name}.json").read_text("utf-8"))
    return data["game"], data["seats"], data.get("options")


@pytest.mark.parametrize("name", ["Place 1: pay a victory point", "Troubles still to come: 1 of 4 known"])
def test_what_has_a_state_of_its_own_answers_after_the_board_was_drawn_anew(open_app, book, name):
    """It finds its session by way of the board, of which Flet has made another object meanwhile."""
    match = book.create(*elevator(elevator=["...", "...", "..."], upcoming=["point"])).id
    device = open_app(route=f"/match/{match}/board/p1")
    device.tap("Column 1: let yellow good 1 fall")
    before = device.names()
    device.tap(name)
    assert device.names() != before
    device.tap("Column 2: let yellow good 1 fall")
    assert book.get(match).document["seats"][0]["board"]["elevator"][-1] == "11."
    said = [getattr(one, "label", "") for one in device.controls()]
    assert any(str(label).startswith("row 3, column 2") for label in said), "it is shown, too"


def test_a_rider_is_told_after_the_board_was_drawn_anew(open_app, book):
    troubles = [{"id": "A", "kind": "coins", "resolved": False}]
    match = book.create(*elevator(elevator=["...", "AA.", "AA."], troubles=troubles, turns_played=6)).id
    device = open_app(route=f"/match/{match}/board/p1")
    device.tap("Column 3: let yellow good 1 fall")
    name = next(name for name in device.names() if "brought another" in name)
    before = device.names()
    device.tap(name)
    assert device.names() != before


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "every"])
@pytest.mark.parametrize("where", ["board/p1", ""], ids=["board", "sheet"])
@pytest.mark.parametrize("what", [elevator, light, *KINDS], ids=lambda what: getattr(what, "__name__", what))
def test_after_a_jump_to_another_match_taps_change_that_one(open_app, book, what, where, every):
    """Buttons of the screen, each in a match of its own that another lay before."""
    game = what() if callable(what) else case(what)
    first = book.create(*game).id
    device = open_app(route=f"/match/{first}/{where}")
    names = [name for name in dict.fromkeys(device.names()) if name not in NOT_OF_THE_BOARD]
    untouched = book.get(first).document
    for name in names[:: 1 if every else max(1, len(names) // 6)]:
        go(device, f"/match/{book.create(*game).id}/{where}")
        if name in device.names() and not getattr(device.find(name), "disabled", False):
            device.tap(name)
        assert book.get(first).document == untouched, f"{name!r} has changed the match that was left"
        go(device, f"/match/{first}/{where}")
