"""Players of a running match, and those that the book remembers."""

from __future__ import annotations

import pytest

from book import Edit
from scorers import match_from


@pytest.fixture
def match(book):
    seats = [{"name": "Gina", "pad": {"mixed": 28}}, {"name": "Paul", "pad": {"mixed": 10}}, {"name": "Ken"}]
    return book.create("subastral", seats, about={"start_player": "p1", "colours": {"p1": "red", "p2": "blue"}}).id


def seats(book, match):
    return [(seat["name"], seat.get("pad")) for seat in book.get(match).document["seats"]]


def test_changing_the_players_keeps_their_scores(open_app, book, match):
    """FIELD "Losing things": editing the players resets the scores."""
    device = open_app(route=f"/match/{match}/players")
    device.tap("Move Gina down")
    device.tap("Rename Paul")
    device.type_into("Name", "  Paula  ")
    device.type_into("New player's name", "Yuki")
    device.tap("Remove Ken")
    device.tap("Let Paula start")
    device.tap("Colour of Gina: red, circle")
    assert seats(book, match) == [("Paula", {"mixed": 10}), ("Gina", {"mixed": 28}), ("Yuki", None)]
    document = book.get(match).document
    match_from(document)
    assert document["about"]["start_player"] == "p2"
    assert len(set(document["about"]["colours"].values())) == 3
    assert document["about"]["colours"]["p1"] == "blue"
    for _ in range(6):
        device.tap("Undo")
    assert seats(book, match) == [("Gina", {"mixed": 28}), ("Paul", {"mixed": 10}), ("Ken", None)]


def test_before_a_score_is_dropped_the_players_are_asked(open_app, book, match):
    """FIELD "Losing things": editing the players resets the scores."""
    device = open_app(route=f"/match/{match}/players")
    device.tap("Remove Paul")
    assert "This drops what is written for Paul: Mixed sets: 10." in device.texts()
    assert len(seats(book, match)) == 3
    device.tap("Keep Paul")
    assert len(seats(book, match)) == 3
    device.tap("Remove Paul")
    device.tap("Remove and drop")
    assert seats(book, match) == [("Gina", {"mixed": 28}), ("Ken", None)]
    assert device.off("Remove Ken"), "Subastral needs two"
    device.tap("Undo")
    assert ("Paul", {"mixed": 10}) in seats(book, match)


def test_two_players_of_one_name_stay_apart(open_app, book, match):
    """FIELD "Entry": two players of one name are mixed up."""
    device = open_app(route=f"/match/{match}/players")
    device.tap("Rename Paul")
    device.type_into("Name", "Gina")
    device.tap("Move Gina down", nth=1)
    assert seats(book, match) == [("Gina", {"mixed": 28}), ("Ken", None), ("Gina", {"mixed": 10})]


def test_the_question_before_a_score_is_dropped_tells_which_of_one_name(open_app, book):
    """FIELD "Entry": two players of one name are mixed up."""
    table = [{"name": "Gina", "pad": {"mixed": 28}}, {"name": "Gina", "pad": {"mixed": 10}}, {"name": "Ken"}]
    match = book.create("subastral", table).id
    device = open_app(route=f"/match/{match}/players")
    device.tap("Remove Gina", nth=1)
    assert "This drops what is written for Gina (seat 2): Mixed sets: 10." in device.texts()
    device.tap("Keep Gina (seat 2)")
    assert len(seats(book, match)) == 3


def test_a_full_table_takes_nobody_more(open_app, book):
    one = book.create("wild_world", [{"name": name} for name in "ABCD"]).id
    device = open_app(route=f"/match/{one}/players")
    assert "Tap who plays" not in device.texts()
    assert "Add" not in device.names()


def test_another_solo_player_takes_over_the_same_elevator(open_app, book):
    board = {"turns_played": 12, "troubles": [], "centre_top_filled": False}
    one = book.create("beanstalk", [{"name": "Gina", "board": board}], {"mode": "practice"}).id
    device = open_app(route=f"/match/{one}/players")
    device.type_into("New player's name", "Yuki")
    (seat,) = book.get(one).document["seats"]
    assert (seat["id"], seat["name"], seat["board"]) == ("p1", "Yuki", board)


def test_a_second_player_ends_the_solo_challenge_and_keeps_its_missions(open_app, book):
    one = book.create("spectacular", [{"name": "Gina", "pad": {"missions": 25}}], {"solo": True}).id
    device = open_app(route=f"/match/{one}/players")
    device.type_into("New player's name", "Yuki")
    document = book.get(one).document
    assert document["options"] == {"solo": False, "missions": True}
    assert seats(book, one) == [("Gina", {"missions": 25}), ("Yuki", None)]


def test_a_change_by_somebody_else_meanwhile_is_kept(open_app, book, match):
    device = open_app(route=f"/match/{match}/players")
    book.apply(match, [Edit("p3", "name", "Ken", "Kenji")], who="", device="another")
    device.settle()
    device.tap("Move Gina down")
    assert [name for name, _ in seats(book, match)] == ["Paul", "Gina", "Kenji"]


def test_remembered_players_are_kept_in_order(open_app, book):
    for name in ("Ken", "Paul", "Gina"):
        book.players.add(name, "red")
    device = open_app(route="/settings")
    device.tap("Players")
    device.tap("Move Gina down")
    assert [player.name for player in book.players.all()] == ["Paul", "Gina", "Ken"]
    device.tap("Rename Ken")
    device.type_into("Name", "Kenji")
    device.tap("Colour of Kenji: red, circle")
    device.tap("Lay Paul aside")
    assert [(player.name, player.colour) for player in book.players.all()] == [("Gina", "red"), ("Kenji", "blue")]
    device.tap("Bring Paul back")
    device.tap("New player")
    device.type_into("Name", "Yuki")
    assert {player.name for player in book.players.all()} == {"Gina", "Kenji", "Paul", "Yuki"}
