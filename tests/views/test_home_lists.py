"""Home's lists: the bin and the way back, solo turns, a round that gives nothing away, balance."""

from __future__ import annotations

import flet as ft
import pytest

from views.home import balanced


@pytest.fixture
def match(book):
    return book.create("subastral", [{"name": "Gina", "pad": {"mixed": 28}}, {"name": "Paul"}]).id


def test_a_match_goes_into_the_bin_and_comes_back_by_undo(open_app, book, match):
    """FIELD "Entry": no undo."""
    home = open_app()
    home.tap("Put into the bin")
    assert book.matches() == ()
    assert "Bin (1)" in home.names()
    assert not any("Gina" in text for text in home.texts())
    undo = next(one for one in home.controls() if isinstance(one, ft.TextButton) and one.content == "Undo")
    assert undo.height >= 44
    home.fire(undo, "click")
    assert [one.id for one in book.matches()] == [match]
    assert any("Gina" in text for text in home.texts())


def test_the_way_back_from_the_bin_doesn_t_stay_over_the_other_screens(open_app, match):
    home = open_app()
    home.tap("Put into the bin")
    bars = [one for one in home.controls() if isinstance(one, ft.SnackBar)]
    assert [one.persist for one in bars] == [False], "a bar with an action stays unless it is told not to"


def test_the_bin_gives_back_and_erases(open_app, book, match):
    other = book.create("wild_world", [{"name": "Ken"}]).id
    book.delete(match)
    book.delete(other)
    device = open_app(route="/bin")
    device.tap("Take out: Subastral, Gina and Paul")
    assert [one.id for one in book.matches()] == [match]
    device.tap("Erase: Wild World, Ken")
    device.tap("Keep it")
    assert len(book.matches(binned=True)) == 1
    device.tap("Erase: Wild World, Ken")
    device.tap("Erase")
    assert book.matches(binned=True) == ()
    assert "The bin is empty." in device.texts()


def test_a_match_is_put_away_from_its_sheet(open_app, book, match):
    device = open_app(route=f"/match/{match}")
    device.tap("Put into the bin")
    assert device.page.route == "/"
    assert len(book.matches(binned=True)) == 1


def test_the_sheet_leads_to_everything_about_its_match(open_app, match):
    for name, route in {
        "Pass the tablet round": "round",
        "History": "history",
        "Players of this match": "players",
    }.items():
        device = open_app(route=f"/match/{match}")
        device.tap(name)
        assert device.page.route == f"/match/{match}/{route}"


def test_a_solo_match_tells_its_turn(open_app, book):
    board = {"turns_played": 12, "troubles": [], "centre_top_filled": False}
    book.create("beanstalk", [{"name": "Gina", "board": board}], {"mode": "practice"})
    assert "Turn 12 of 30" in open_app().texts()


def test_a_round_gives_nothing_away_at_home(open_app, book):
    seats = [{"name": "Gina", "pad": {"mixed": 28}}, {"name": "Paul"}]
    one = book.create("subastral", seats, about={"round": {"done": ["p1"], "shown": 0}}).id
    home = open_app()
    assert "Passed round: 1 of 2 done" in home.texts()
    assert not any("28" in text for text in home.texts())
    home.tap(next(name for name in home.names() if "Passed round" in name))
    assert home.page.route == f"/match/{one}/round"


@pytest.mark.parametrize(
    ("running", "past", "beside"),
    [(0, 4, False), (1, 3, True), (1, 9, False), (3, 3, True), (9, 2, False), (2, 5, True)],
)
def test_lists_stand_beside_each_other_when_neither_leaves_a_hole(running, past, beside):
    assert balanced(running, past) is beside
