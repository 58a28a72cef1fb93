"""Who won and what decided it, in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from scorers import match_from, score
from wording import LANGUAGES, words

ISLAND = {"row": 1, "place": 1}


def told(game: str, seats: list[dict[str, Any]], lang: str = "en", **options: object) -> str:
    document = {"format": "match", "version": 1, "game": game, "options": options, "seats": seats}
    match = match_from(document)
    return words(lang).decided(score(match), match)


def wild_world(name: str, treasury: int, **tie: int) -> dict[str, Any]:
    pad = dict.fromkeys(("monsters", "criteria", "brew", "journey", "home", "evolution"), 0)
    return {"id": f"{name} {treasury} {tie}", "name": name, "pad": {**pad, "treasury": treasury}, "tie": tie}


def test_most_points() -> None:
    assert told("wild_world", [wild_world("Nora", 93), wild_world("Bo", 90)]) == "Nora wins with 93 points"
    assert told("wild_world", [wild_world("Nora", 93), wild_world("Bo", 90)], "ja") == "Noraが93点で勝ち"


def test_one_point_is_one_point() -> None:
    assert told("wild_world", [wild_world("Nora", 1), wild_world("Bo", 0)]) == "Nora wins with 1 point"


def test_the_worker_higher_up_on_the_island() -> None:
    seats = [wild_world("Nora", 93, island_row=1, island_place=2), wild_world("Bo", 93, island_row=3)]
    assert told("wild_world", seats) == (
        "Nora and Bo are level at 93 points: Nora wins with the worker higher up on the island (row 1, next 3)"
    )


def test_the_worker_further_left_in_the_top_row() -> None:
    seats = [
        wild_world("Nora", 93, island_row=1, island_place=4),
        wild_world("Bo", 93, island_row=2),
        wild_world("Eli", 93, island_row=1, island_place=2),
    ]
    assert told("wild_world", seats) == (
        "Nora, Bo and Eli are level at 93 points: Eli wins with the worker further left in the top row of the island "
        "(place 2, next 4)"
    )


def test_a_tie_break_that_was_not_entered() -> None:
    seats = [wild_world("Nora", 93, island_row=1), wild_world("Bo", 93)]
    assert told("wild_world", seats) == (
        "Nora and Bo are level at 93 points, and the tie-break is not entered for all: Worker's row on the island"
    )


def test_a_tie_break_that_was_not_entered_further_down() -> None:
    seats = [wild_world("Nora", 95), wild_world("Bo", 93), wild_world("Eli", 93)]
    assert told("wild_world", seats) == (
        "Nora wins with 95 points. Further down, players share a rank because a tie-break is not entered."
    )


def test_a_shared_victory() -> None:
    seats = [wild_world("Nora", 93, island_row=2), wild_world("Bo", 93, island_row=2)]
    assert told("wild_world", seats) == "Shared victory: Nora and Bo with 93 points each"
    assert told("wild_world", seats, "ja") == "NoraとBoが93点ずつで勝利を分け合います"


def test_what_is_missing_is_named() -> None:
    seats = [wild_world("Nora", 93), wild_world("Bo", 93)]
    del seats[1]["pad"]["home"], seats[1]["pad"]["brew"]
    assert told("wild_world", seats) == "Not decided yet. Missing: Bo: Cauldron and potion and Home"


def test_namesakes_are_told_apart() -> None:
    seats = [wild_world("Ann", 93), wild_world("Bo", 92), wild_world("Ann", 90)]
    assert told("wild_world", seats) == "Ann (seat 1) wins with 93 points"


def test_names_are_never_taken_for_placeholders() -> None:
    seats = [wild_world("{name}", 93), wild_world("{0} {", 93)]
    for lang in LANGUAGES:
        sentence = told("wild_world", seats, lang)
        assert "{name}" in sentence
        assert "{0} {" in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fewer_cards_and_more_breeding_dice(lang: str) -> None:
    both = {"mixed": 5, "matching": 5}
    journal = [{"id": str(n), "name": "Bo", "pad": both, "tie": {"journal_cards": n}} for n in (8, 6)]
    assert "6" in told("subastral", journal, lang)
    pad = dict.fromkeys(("entrance", "green", "orange", "blue", "gray", "towers", "animals"), 1)
    parks = [{"id": str(dice), "name": f"{dice} dice", "pad": pad, "tie": {"breeding_dice": dice}} for dice in (3, 9)]
    assert "9 dice" in told("spectacular", parks, lang)


def test_alone_the_points_are_told() -> None:
    assert told("wild_world", [wild_world("Nora", 93)]) == "Nora: 93 points"


def test_a_solo_verdict_goes_first() -> None:
    pad = dict.fromkeys(("entrance", "green", "orange", "blue", "gray", "towers", "animals"), 20)
    missions = [{"set": "A", "points": 10, "achieved": True}, {"set": "B", "points": 10, "achieved": False}]
    seat = {"id": "a", "name": "Bob", "pad": pad, "board": {"missions": missions}}
    assert told("spectacular", [seat], solo=True) == (
        "Lost: 150 points of 200, 50 points short; 1 mission achieved, but 2 are needed"
    )
