"""Who sits where before a match begins."""

from __future__ import annotations

import pytest

from scorers import match_from
from views.draft import modes, new_draft, switches


def with_players(game: str, *names: str):
    draft = new_draft(game)
    for name in names:
        draft = draft.sit(name)
    return draft


def test_switches_and_modes_are_those_of_the_models():
    assert switches("spectacular") == (("missions", False), ("solo", False), ("lone_die_scores", True))
    assert switches("subastral") == (("disturbance", False),)
    assert switches("wild_world") == (("least_symbol_counts_printed", True),)
    assert switches("beanstalk") == ()
    assert modes("beanstalk") == ("practice", "overlord", "inferno", "base")
    assert modes("subastral") == ()


@pytest.mark.parametrize(
    ("game", "mode", "least", "most"),
    [
        ("spectacular", None, 1, 6),
        ("subastral", None, 2, 5),
        ("wild_world", None, 1, 4),
        ("beanstalk", "practice", 1, 1),
        ("beanstalk", "base", 3, 4),
    ],
)
def test_no_more_sit_down_than_the_game_takes(game, mode, least, most):
    draft = new_draft(game)
    if mode:
        draft = draft.play(mode)
    assert not draft.ready
    for number in range(8):
        draft = draft.sit(f"Player {number}")
    assert len(draft.chairs) == most
    assert draft.ready
    assert draft.least == least


def test_two_players_may_share_a_name():
    draft = with_players("subastral", "Gina", "Gina")
    assert [chair.name for chair in draft.chairs] == ["Gina", "Gina"]
    assert len({chair.key for chair in draft.chairs}) == 2
    assert len({chair.colour for chair in draft.chairs}) == 2


def test_a_remembered_player_sits_once():
    draft = new_draft("subastral").sit("Gina", "id1", "blue").sit("Gina", "id1", "blue")
    assert len(draft.chairs) == 1
    assert draft.chairs[0].colour == "blue"


def test_an_empty_name_sits_nobody_down():
    assert new_draft("subastral").sit("   ").chairs == ()


def test_the_start_player_stays_marked_when_the_order_changes():
    draft = with_players("subastral", "A", "B", "C")
    assert draft.first == draft.chairs[0].key
    draft = draft.begin_with(draft.chairs[1].key).move(draft.chairs[1].key, 1)
    assert [chair.name for chair in draft.chairs] == ["A", "C", "B"]
    assert draft.match_about()["start_player"] == "p3"
    draft = draft.leave(draft.chairs[2].key)
    assert draft.match_about()["start_player"] == "p1"


def test_a_colour_taken_from_another_is_swapped():
    draft = with_players("subastral", "A", "B")
    first, second = draft.chairs
    changed = draft.recolour(first.key)
    assert changed.chairs[0].colour == second.colour
    assert changed.chairs[1].colour == first.colour


def test_a_solo_challenge_is_for_one():
    alone = with_players("spectacular", "A").switch("solo", True)
    assert alone.match_options() == {"solo": True}
    assert alone.sit("B").match_options() == {}


@pytest.mark.parametrize("mode", ["practice", "overlord", "inferno"])
def test_a_solo_elevator_begins_in_its_light_form(mode):
    draft = new_draft("beanstalk").play(mode).sit("A")
    document = {
        "format": "match",
        "version": 1,
        "game": "beanstalk",
        "options": draft.match_options(),
        "seats": draft.match_seats(),
        "about": draft.match_about(),
    }
    assert match_from(document)
    assert draft.match_options() == {"mode": mode}


def test_another_mode_keeps_those_it_has_room_for():
    draft = new_draft("beanstalk").play("base").sit("A").sit("B").sit("C")
    assert [chair.name for chair in draft.play("practice").chairs] == ["A"]
