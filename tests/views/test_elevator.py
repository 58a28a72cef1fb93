"""Beanstalk's light form and the base game's goods, drawn without a browser."""

from __future__ import annotations

import pytest

from scorers import match_from, score
from wording import words

START = {"turns_played": 0, "troubles": [], "centre_top_filled": False}
KINDS = {
    "coins": "Trouble: pay 5 coins",
    "point": "Trouble: pay a victory point",
    "colour": "Trouble: pay 4 goods of one colour",
    "centre_top": "Trouble: fill the top of the middle column",
    "warehouse": "Trouble: 8 goods in the warehouse",
}


@pytest.fixture
def solo(book):
    """Makes a solo match: `solo("inferno", turns_played=3)`."""

    def make(mode="practice", **board):
        return book.create("beanstalk", [{"name": "Gina", "board": {**START, **board}}], {"mode": mode})

    return make


@pytest.fixture
def base(book):
    return book.create("beanstalk", [{"name": name} for name in ("Gina", "Paul", "Ann")], {"mode": "base"})


def board_of(book, match):
    return book.get(match.id).document["seats"][0]["board"]


def verdict(book, match):
    return score(match_from(book.get(match.id).document)).verdict


def open_board(open_app, match, **kwargs):
    return open_app(route=f"/match/{match.id}/board/p1", **kwargs)


def test_a_rider_is_told_while_another_trouble_is_due(open_app, book, solo):
    """The tap on a kind answers the question that was asked last, not the one for the trouble that is due."""
    match = solo("inferno", turns_played=13, troubles=[{"id": "A", "kind": "coins", "resolved": False}])
    screen = open_board(open_app, match)
    assert sorted(name for name in screen.names() if name in KINDS.values()) == sorted(KINDS.values())
    screen.tap("Trouble A brought another one")
    assert sorted(name for name in screen.names() if name in KINDS.values()) == sorted(KINDS.values())
    screen.tap(KINDS["point"])
    screen.tap(KINDS["warehouse"])
    came = [(one["kind"], one.get("brought_by")) for one in board_of(book, match)["troubles"]]
    assert came == [("coins", None), ("point", "A"), ("warehouse", None)]


def test_a_practice_match_to_won(open_app, book, solo):
    match = solo()
    screen = open_board(open_app, match)
    kinds = iter(KINDS.values())
    for turn in range(1, 31):
        screen.tap("Next turn")
        if turn % 6 == 0 and turn < 30:
            screen.tap(next(kinds))
    for letter in "ABCD":
        screen.tap(f"Trouble {letter} resolved")
    assert verdict(book, match).reason == "all_resolved"
    assert "Won: all troubles are resolved after turn 30" in screen.texts()


def test_quick_taps_on_next_turn_both_count(open_app, book, solo):
    match = solo()
    screen = open_board(open_app, match)
    button = screen.find("Next turn")
    screen.fire(button, "click")
    screen.fire(button, "click")
    assert board_of(book, match)["turns_played"] == 2
    screen.tap("One turn back")
    assert board_of(book, match)["turns_played"] == 1


@pytest.mark.parametrize(("mode", "last", "stacks"), [("practice", 30, 5), ("overlord", 30, 6), ("inferno", 28, 7)])
def test_the_counter_of_each_mode(open_app, solo, mode, last, stacks):
    screen = open_board(open_app, solo(mode, turns_played=4))
    assert f"of {last} turns over" in screen.texts()
    assert any(text.endswith(f"of {stacks}") for text in screen.texts())


def test_the_end_of_a_stack_asks_for_its_trouble(open_app, book, solo):
    match = solo(turns_played=5)
    screen = open_board(open_app, match)
    assert "The next trouble comes in 1 turn" in screen.texts()
    assert KINDS["coins"] not in screen.names()
    screen.tap("Next turn")
    assert "Trouble now: which one?" in screen.texts()
    screen.tap(KINDS["colour"])
    assert board_of(book, match)["troubles"] == [{"id": "A", "kind": "colour", "resolved": False}]
    screen.tap("Trouble A asks for yellow")
    assert board_of(book, match)["troubles"][0]["colour"] == "1"
    screen.tap("Trouble A asks for yellow")
    assert "colour" not in board_of(book, match)["troubles"][0]
    assert not score(match_from(book.get(match.id).document)).seats[0].violations


def test_resolving_the_upper_one_resolves_the_lower_in_one_step(open_app, book, solo):
    match = solo(turns_played=6, troubles=[{"id": "A", "kind": "coins", "resolved": False}])
    screen = open_board(open_app, match)
    screen.tap("Trouble A brought another one")
    screen.tap(KINDS["point"])
    before = board_of(book, match)["troubles"]
    assert before[1] == {"id": "B", "kind": "point", "resolved": False, "brought_by": "A"}
    screen.tap("Trouble B resolved")
    assert [one["resolved"] for one in board_of(book, match)["troubles"]] == [True, True]
    screen.tap("Undo")
    assert board_of(book, match)["troubles"] == before
    # The lower one alone: not the other way round.
    screen.tap("Trouble A resolved")
    assert [one["resolved"] for one in board_of(book, match)["troubles"]] == [True, False]


def test_taking_back_a_resolved_pair_comes_back_to_where_it_was(open_app, book, solo):
    pair = [
        {"id": "A", "kind": "coins", "resolved": False},
        {"id": "B", "kind": "point", "resolved": False, "brought_by": "A"},
    ]
    match = solo(turns_played=6, troubles=pair)
    screen = open_board(open_app, match)
    screen.tap("Trouble B resolved")
    screen.tap("Trouble B resolved")
    assert board_of(book, match)["troubles"] == pair
    screen.tap("Trouble B resolved")
    screen.tap("Trouble A resolved")
    assert board_of(book, match)["troubles"] == pair


def test_a_pair_half_resolved_is_marked_on_the_piece(open_app, book, solo):
    pair = [
        {"id": "A", "kind": "coins", "resolved": False},
        {"id": "B", "kind": "point", "resolved": True, "brought_by": "A"},
    ]
    match = solo(turns_played=6, troubles=pair)
    screen = open_board(open_app, match)
    [found] = score(match_from(book.get(match.id).document)).seats[0].violations
    assert words("en").violation(found, placed=False) in screen.texts()


def test_removing_a_trouble_takes_those_it_brought(open_app, book, solo):
    pair = [
        {"id": "A", "kind": "coins", "resolved": False},
        {"id": "B", "kind": "point", "resolved": False, "brought_by": "A"},
    ]
    match = solo(turns_played=6, troubles=pair)
    screen = open_board(open_app, match)
    screen.tap("Trouble A never came")
    assert board_of(book, match)["troubles"] == []
    screen.tap("Undo")
    assert board_of(book, match)["troubles"] == pair


def test_no_column_takes_it(open_app, book, solo):
    match = solo(turns_played=6, troubles=[{"id": "A", "kind": "coins", "resolved": False}])
    screen = open_board(open_app, match)
    screen.tap("No column takes Trouble A: lost")
    assert verdict(book, match).reason == "trouble_blocked"
    assert "Lost: a trouble found no column to fall into" in screen.texts()
    screen.tap("No column takes Trouble A: lost")
    assert verdict(book, match).outcome == "open"


def test_the_centre_in_a_turn_is_a_danger_and_at_its_end_a_loss(open_app, book, solo):
    match = solo(turns_played=3)
    screen = open_board(open_app, match)
    screen.tap("Filled in the middle of a turn: Danger: empty it before the turn ends.")
    assert verdict(book, match).reason == "centre_danger"
    screen.tap("Next turn")
    assert verdict(book, match).reason == "centre_filled"
    screen.tap("Undo")
    screen.tap("Empty: No danger.")
    assert board_of(book, match) == {**START, "turns_played": 3}
    screen.tap("Filled at the end of a turn: The match is lost.")
    assert verdict(book, match).reason == "centre_filled"


def test_after_the_last_turn_no_turn_is_under_way(open_app, solo):
    screen = open_board(open_app, solo(turns_played=30), width=1180, height=820)
    assert "Filled in the middle of a turn: Danger: empty it before the turn ends." not in screen.names()
    assert "Next turn" not in screen.names()


def test_goods_and_temple(open_app, book, base):
    screen = open_board(open_app, base)
    for label, goods in (("Yellow", 7), ("Colour 2", 2), ("Colour 3", 1), ("Colour 4", 3)):
        for _ in range(goods):
            screen.tap(f"One more: {label}")
    screen.tap(temple_name(screen))
    board = board_of(book, base)
    assert board == {"goods": {"1": 7, "2": 2, "3": 1, "4": 3}, "temple": True}
    assert score(match_from(book.get(base.id).document)).seats[0].total == 3
    assert any(name.startswith("1 set of all four colours") for name in screen.names())


def temple_name(screen):
    return next(name for name in screen.names() if name.startswith("Temple"))


def test_no_goods_score_nothing_rather_than_missing(open_app, book, base):
    screen = open_board(open_app, base)
    screen.tap("No goods")
    assert board_of(book, base) == {"goods": {"1": 0, "2": 0, "3": 0, "4": 0}}
    assert score(match_from(book.get(base.id).document)).seats[0].complete
