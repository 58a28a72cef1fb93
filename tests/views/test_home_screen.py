"""Home, settings and a new match, drawn without a browser."""

from __future__ import annotations

import flet as ft
import pytest

from views.names import GAMES, game_name
from views.parts.game_card import card_title
from views.theme import letter_size
from wording import words


def test_home_names_the_four_games(open_app):
    home = open_app()
    for name in ("Spectacular", "Subastral", "Wild World", "Beanstalk"):
        assert name in home.texts()
        assert f"New match: {name}" in home.names()


@pytest.mark.parametrize(
    ("big", "room"),
    [
        (ft.TextThemeStyle.TITLE_MEDIUM, 130),
        (ft.TextThemeStyle.TITLE_MEDIUM, 145),
        (ft.TextThemeStyle.TITLE_LARGE, 170),
        (ft.TextThemeStyle.TITLE_LARGE, 200),
        (ft.TextThemeStyle.HEADLINE_MEDIUM, 262),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_no_game_on_its_card_breaks_off_its_last_sign(game, big, room):
    name = game_name(words("ja"), game)
    title, style = card_title(name, big, room)
    assert title.replace("\n", "") == name
    assert all(len(row) * letter_size(style) < room for row in title.split("\n"))


def test_the_language_can_be_switched_at_any_time(open_app, book):
    home = open_app("ja")
    assert "English" in home.names()
    home.tap("English")
    assert "日本語" in home.names()
    assert book.shelf.device("device0").language == "en"


def test_a_match_is_created_and_listed(open_app, book):
    device = open_app()
    device.tap("New match: Subastral")
    assert device.page.route == "/new/subastral"
    assert device.off("Start")
    device.type_into("New player's name", "Gina")
    device.type_into("New player's name", "Paul")
    assert [player.name for player in book.players.all()] == ["Paul", "Gina"]
    device.tap("Move Paul up")
    device.tap("Let Gina start")
    device.tap("Disturbance")
    device.tap("Start")
    (listed,) = book.matches()
    document = book.get(listed.id).document
    assert device.page.route == f"/match/{listed.id}"
    assert [seat["name"] for seat in document["seats"]] == ["Paul", "Gina"]
    assert document["options"] == {"disturbance": True}
    assert document["about"]["start_player"] == "p2"
    device.tap("Back")
    assert device.page.route == "/"
    assert any("Paul and Gina" in text for text in device.texts())


def test_remembered_players_sit_down_with_one_tap(open_app, book):
    book.players.add("Gina", "blue")
    book.players.add("Gina", "red")
    device = open_app(route="/new/wild_world")
    device.tap("Add Gina")
    device.tap("Add Gina")
    assert device.texts().count("Gina") == 2
    assert not device.off("Start")
    assert "Add Gina" not in device.names()


def test_two_quick_taps_both_count(open_app, book):
    for name in "ABCDE":
        book.players.add(name)
    device = open_app(route="/new/subastral")
    taps = [device.find(f"Add {name}") for name in "AB"]
    for one in taps:  # both before anything is drawn anew
        device.loop.run_until_complete(device.session.dispatch_event(one._i, "click", None))
    device.settle()
    assert {"A", "B"} <= set(device.texts())


def test_a_new_match_appears_on_another_devices_home(open_app, book):
    book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}])
    one = open_app()
    assert any("Gina and Paul" in text for text in one.texts())
    book.create("subastral", [{"name": "Ken"}, {"name": "Yuki"}])
    one.settle()
    assert any("Ken and Yuki" in text for text in one.texts())


def test_home_tells_how_matches_stand(open_app, book):
    won = book.create(
        "wild_world",
        [
            {"name": "Gina", "pad": {"monsters": 1}},
            {"name": "Paul"},
        ],
    )
    assert won.revision == 0
    home = open_app()
    assert "Running" in home.texts()
    assert any("Gina leads with 1" in text for text in home.texts())


def test_home_tells_which_of_one_name_leads(open_app, book):
    """FIELD "Entry": two players of one name are mixed up."""
    book.create("wild_world", [{"name": "Gina"}, {"name": "Gina", "pad": {"monsters": 1}}])
    assert any("Gina (seat 2) leads with 1" in text for text in open_app().texts())


@pytest.mark.parametrize("size", [200, 150])
def test_text_grows_without_losing_a_control(open_app, size):
    device = open_app(route="/settings")
    before = set(device.names())
    device.tap(f"{size} %")
    assert before == set(device.names())
    device.tap("Back")
    assert "New match: Beanstalk" in device.names()


def test_dark_and_light_are_remembered(open_app, book):
    device = open_app(route="/settings")
    device.tap("Dark")
    assert book.shelf.device("device0").theme == "dark"
    assert device.page.theme_mode.value == "dark"


@pytest.mark.parametrize("route", ["/nowhere", "/match", "/match/a/b/c/d", "/x/y/z", "/settings/more"])
def test_a_wrong_address_leads_home(open_app, route):
    device = open_app(route=route)
    assert "Start a match" in device.texts()
    assert not any(isinstance(one, ft.View) for one in device.controls()[1:]), (
        "a view in a view is drawn as a grey field"
    )
    device.tap("Settings")
    assert device.page.route == "/settings"
