"""What is wrong with a file as a whole, whatever its keys and values hold: refused in one line, never a traceback."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from documents import refused
from full_matches import BOARD, FULL, PARK, Faults, changed

from scorers import Refused, match_from, read_match


def codes(text: str | bytes) -> Faults:
    with pytest.raises(Refused) as caught:
        read_match(text)
    assert all(str(fault).isprintable() for fault in caught.value.faults)
    return [(fault.path, fault.code) for fault in caught.value.faults]


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "{", "[1", '{"a": 1}x', "{'a': 1}", "nul", '{"a": 1,}', "{a: 1}", '"a', "\x00", "\ufeff{}"),
        *(
            '{"a": "\\ud800"}',
            '{"a": "\\udc00\\ud800"}',
            '{"\\ud800": 1}',
            '{"a": "\ud800"}',
            '{"a": "\n"}',
            "01",
            "+1",
        ),
        *("[" * 5000 + "]" * 5000, '{"a":' * 5000 + "1" + "}" * 5000, "[" * 100_000, "1" * 5000),
        *(b"\xff\xfe", b'{"a": "\xed\xa0\x80"}', b"\xef\xbb\xbf{}", "{}".encode("utf-16"), b'{"a": "\x80"}'),
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_not_json_is_told_of_the_file(text: str | bytes) -> None:
    assert codes(text) == [("match", "not_json")]


@pytest.mark.parametrize("text", ["[]", "3", '"match"', "true", "NaN", "-Infinity", "[{}]"])
def test_what_is_no_object_is_told_of_the_file(text: str) -> None:
    assert codes(text) == [("match", "shape")]


def test_null_is_told_of_the_file_and_an_empty_object_names_no_game() -> None:
    assert codes("null") == [("match", "null")]
    assert codes("{}") == [("game", "needed")]
    assert codes('{"game": "subastral"}') == [("format", "needed"), ("version", "needed"), ("seats", "needed")]


@pytest.mark.parametrize("extra", ["x" * 5_000_000, " " * 5_000_000])
def test_a_file_of_5_mb_is_refused_unread(extra: str) -> None:
    assert codes(extra) == [("match", "too_big")]
    assert codes(json.dumps(FULL["spectacular"] | {"about": {"note": extra}})) == [("match", "too_big")]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("a\nb", '"a\\nb"'),
        ("a\r\nseats.0.name: fine", '"a\\r\\nseats.0.name: fine"'),
        ("\x00", '"\\u0000"'),
        ("\x1b[31m", '"\\u001b[31m"'),
        ("\u2028", '"\\u2028"'),
        ("\u202e", '"\\u202e"'),
        ("", '""'),
        (" ", '" "'),
        ("ジーナ", "ジーナ"),
        ("k" * 61, '"' + "k" * 59 + "…"),
    ],
)
def test_whatever_a_key_holds_its_fault_is_one_line(key: str, told: str) -> None:
    assert refused(FULL["wild_world"] | {key: 1}) == [(told, "unknown_key")]
    document = copy.deepcopy(FULL["wild_world"])
    document["seats"][0]["pad"] = {key: 1}
    assert refused(document) == [(f"seats.0.pad.{told}", "choice")]
    document["seats"][0]["pad"] = {}
    document["seats"][0]["board"]["printed_symbols"] = {key: 1}
    assert refused(document) == [(f"{BOARD}.printed_symbols.{told}", "choice")]


@pytest.mark.parametrize("name", ["x\n" * 40, "\x00" * 61, "‮" * 61, "🎲" * 100])
def test_whatever_a_value_holds_its_fault_is_one_short_line(name: str) -> None:
    for path in ("seats.0.name", "game", "format", f"{BOARD}.passes", f"{BOARD}.journal.0.cards", f"{BOARD}.journal.0"):
        with pytest.raises(Refused) as caught:
            match_from(changed(FULL["subastral"], path, name))
        for fault in caught.value.faults:
            assert str(fault).isprintable()
            assert len(str(fault)) < 600


def test_about_may_hold_anything() -> None:
    deep: Any = "end"
    for _ in range(100):
        deep = [deep]
    about = {"": None, "a": [True, 1.5, -(10**30), 10**400, {"\n": "\x00"}], "deep": deep, "game": "chess", "seats": 3}
    for document in FULL.values():
        assert refused(document | {"about": about}) == []


@pytest.mark.parametrize("about", [[], "x", 3, True, [["a", 1]]])
def test_about_is_an_object(about: Any) -> None:
    assert refused(FULL["subastral"] | {"about": about}) == [("about", "shape")]


@pytest.mark.parametrize("text", ["\ud800", "a\udfff"])
def test_half_a_surrogate_pair_is_refused_wherever_data_has_it(text: str) -> None:
    """No file can hold it, so it must not come into the book either."""
    for document in (
        changed(FULL["spectacular"], "seats.0.name", text),
        changed(FULL["spectacular"], "seats.0.id", text),
        changed(FULL["spectacular"], f"{PARK}.tiles.0.animal", text),
        changed(FULL["spectacular"], "about.note", text),
        changed(FULL["spectacular"], "about", {text: 1}),
        changed(FULL["spectacular"], "options.solo_tiers", {"200": text}),
        FULL["spectacular"] | {text: 1},
    ):
        with pytest.raises(Refused) as caught:
            match_from(document)
        assert all(str(fault).isprintable() for fault in caught.value.faults)
        assert codes(json.dumps(document)) == [("match", "not_json")]


def test_data_nested_beyond_measure_is_refused() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for path in ("about.note", "about", "seats.0.name", "seats", "extra", "version", "seats.0.pad.green"):
        with pytest.raises(Refused) as caught:
            match_from(changed(FULL["spectacular"], path, deep))
        assert all(str(fault).isprintable() for fault in caught.value.faults)


def test_keys_that_are_no_texts_are_refused() -> None:
    for wrong in ({1: 2}, {None: 1}, {(): 1}):
        with pytest.raises(Refused):
            match_from(wrong)
        with pytest.raises(Refused):
            match_from(FULL["spectacular"] | wrong)


@pytest.mark.parametrize("data", [None, 3, "text", [], object(), b"{}", {1, 2}])
def test_data_that_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(Refused) as caught:
        match_from(data)
    assert [fault.path for fault in caught.value.faults] == ["match"]


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_json_does_not_have_is_refused_even_in_about(number: str) -> None:
    """What `about` holds is saved and exported again: a file with NaN in it could not be read back elsewhere."""
    seats = '[{"id": "p1", "name": "A"}, {"id": "p2", "name": "B"}]'
    text = f'{{"format": "match", "version": 1, "game": "subastral", "about": {{"a": [{number}]}}, "seats": {seats}}}'
    with pytest.raises(Refused) as found:
        read_match(text)
    assert [fault.path for fault in found.value.faults] == ["about"]
