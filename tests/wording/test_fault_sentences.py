"""Refusals in words: the value, and what is allowed."""

from __future__ import annotations

import pytest

from scorers import Refused, match_from, read_match
from scorers.match import Fault
from wording import LANGUAGES, Words, faults, words

START = {"format": "match", "version": 1}
BROKEN_JSON = (
    "", "{", '{"a"', '{"a":', "[", '["a', "x", "nul", '{"a":1,}', "[1 2]",
    '{"a":1 "b"}', '{"a" 1}', '"\\x"', '"\\ud800"',
    '"a\nb"', "01", "1e", "{1:2}", "[]x", "[" * 5000, "9" * 5000, "tru ", '"\\ud800\\u0041"', '"\\ud8',
)  # fmt: skip


def refused(document: object, lang: str = "en") -> list[str]:
    with pytest.raises(Refused) as caught:
        match_from(document)
    return [words(lang).refusal(fault) for fault in caught.value.faults]


def seats(*boards: object) -> list[dict[str, object]]:
    return [{"id": f"p{number}", "name": "A", "board": board} for number, board in enumerate(boards)]


def park(*tiles: dict[str, object]) -> dict[str, object]:
    return {**START, "game": "spectacular", "seats": seats({"park": {"tiles": list(tiles)}})}


def tile(**other: object) -> dict[str, object]:
    return {"at": [0, 0], "habitat": "green", "kind": "breeding", **other}


def test_a_die_that_is_none() -> None:
    where = "seats.0.board.park.tiles.0.die: "
    assert refused(park(tile(die=7))) == [where + "7 is not a die value (1 to 6)"]
    assert refused(park(tile(die=7)), "ja") == [where + "7はダイスの目ではありません(1〜6)"]
    assert refused(park(tile(die="7"))) == [where + '"7" is not a die value (1 to 6)']


def test_a_habitat_that_is_none() -> None:
    assert refused(park(tile(habitat="purple"))) == [
        'seats.0.board.park.tiles.0.habitat: "purple" is not one of green, orange, blue, gray'
    ]


def test_keys() -> None:
    told = refused(
        {**START, "game": "subastral", "colour": 1, "seats": [{"id": "a", "nam": "A"}, {"id": "b", "name": "B"}]}
    )
    assert "colour: colour is no key that belongs here" in told
    assert "seats.0.name: name is missing" in told


def test_one_hex_twice() -> None:
    assert refused(park(tile(), tile())) == [
        "seats.0.board.park.tiles.1.at: hex [0, 0] is already taken by seats.0.board.park.tiles.0.at"
    ]


def test_numbers_of_seats() -> None:
    assert refused({**START, "game": "subastral", "seats": seats({})}) == ["seats: 1 seat; there must be 2 to 5"]
    solo = {**START, "game": "beanstalk", "options": {"mode": "practice"}, "seats": []}
    assert refused(solo) == ["seats: 0 seats; there must be exactly 1"]


def test_keys_that_are_numbers() -> None:
    told = refused(
        {
            **START,
            "game": "spectacular",
            "options": {"animal_points": {"007": 1}, "solo_tiers": {"x": "A"}},
            "seats": seats({}),
        }
    )
    assert told == [
        'options.animal_points.007: "007" is not a whole number in plain digits (0 to 999)',
        'options.solo_tiers.x: "x" is not a whole number in plain digits (0 to 9999)',
    ]


def test_a_name_that_is_too_long() -> None:
    told = refused({**START, "game": "wild_world", "seats": [{"id": "a", "name": "A" * 61}]})
    assert told[0].endswith("has 61 characters, not 1 to 60")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", BROKEN_JSON, ids=range(len(BROKEN_JSON)))
def test_broken_json_is_told_with_its_position(text: str, lang: str) -> None:
    with pytest.raises(Refused) as caught:
        read_match(text)
    (fault,) = caught.value.faults
    assert fault.path == "match"
    told = words(lang).fault(fault)
    assert "line" in told if lang == "en" else "行" in told
    assert str(fault.values["value"]).partition(" at line")[0] in faults.JSON_FAULTS


def test_a_parser_message_that_is_new_is_shown_as_it_is() -> None:
    fault = Fault("match", "not_json", {"value": "novel fault at line 1 column 2"})
    assert words("ja").fault(fault).endswith("novel fault at line 1 column 2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_with_every_value_is_a_sentence(lang: str) -> None:
    t: Words = words(lang)
    values = dict.fromkeys(
        ("value", "low", "high", "first", "allowed", "known", "length", "kind", "sign", "why", "expected", "noun"), "X"
    )
    numbers = dict.fromkeys(("limit", "rows", "columns", "cells", "most"), 2)
    for code in faults.FAULTS:
        sentence = t.fault(Fault("seats.0", code, {**values, **numbers}))
        assert "{" not in sentence
        assert sentence != code
    for code in faults.COUNTED:
        for number in (1, 2):
            told = t.fault(Fault("seats.0", code, {**values, **dict.fromkeys(numbers, number), "value": number}))
            assert "{" not in told


def test_a_player_s_text_with_braces_is_shown_as_it_is() -> None:
    told = refused({**START, "game": "wild_world", "seats": [{"id": "a", "name": "A", "{value}": 1}]})
    assert told == ["seats.0.{value}: {value} is no key that belongs here"]
