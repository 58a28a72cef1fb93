"""Any document with something in it turned into anything else either scores or is refused, and never anything else."""

from __future__ import annotations

import copy
import json
from typing import Any

from documents import Doc, places, refused, scored
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import ANY

from scorers import Match, Refused, match_from, provisional, read_match, score
from scorers.result import to_bytes

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 100, 1000, 10**6, 10**30, 10**400, -(10**400), 1.0, 0.5, 1e308),
    *(float("nan"), float("inf"), "", "1", "A", "x" * 61, "\n", "\x00", "spectacular", "tower", "symbols", "base"),
    *([], {}, [[]], [None], {"": 1}, {"at": [0, 0]}, {"type": "symbols", "symbols": 1}, [0, 0], [1, 2, 3], "....."),
]
NEW_KEYS = [
    "",
    "x",
    "a\nb",
    "kind",
    "type",
    "game",
    "spectacular",
    "tower",
    "symbols",
    "board",
    "tie",
    "pad",
    "element",
]
VALUE = st.sampled_from(ODD) | st.integers() | st.text(max_size=4) | st.floats()
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def mutated(document: Doc, data: st.DataObject) -> Any:
    """The document with one place replaced, taken away, doubled, given a further key, or swapped with another."""
    moved: Any = copy.deepcopy(document)
    path = data.draw(st.sampled_from(list(places(moved))))
    if not path:
        return data.draw(VALUE)
    place = moved
    for step in path[:-1]:
        place = place[step]
    key: Any = path[-1]
    match data.draw(st.sampled_from(("replace", "remove", "double", "add", "graft"))):
        case "replace":
            place[key] = data.draw(VALUE)
        case "remove":
            del place[key]
        case "double" if isinstance(place, list):
            place.insert(key, copy.deepcopy(place[key]))
        case "graft":
            other: Any = document
            for step in data.draw(st.sampled_from(list(places(document)))):
                other = other[step]
            place[key] = copy.deepcopy(other)
        case _:
            within = place[key] if isinstance(place[key], dict) else place
            if isinstance(within, dict):
                within[data.draw(st.sampled_from(NEW_KEYS) | st.text(max_size=3))] = data.draw(VALUE)
    return moved


def taken(text: str | bytes) -> Match | None:
    """The match that a text holds, or None if it is refused, by faults of one line each."""
    try:
        return read_match(text)
    except Refused as error:
        faults = error.faults
    assert faults
    assert all(str(fault).isprintable() for fault in faults)
    return None


@given(ANY, st.data())
@QUICK
def test_a_mutated_match_scores_or_is_refused_alike_from_data_and_text(document: Doc, data: st.DataObject) -> None:
    odd: Any = document
    for _ in range(data.draw(st.integers(1, 3))):
        odd = mutated(odd, data) if isinstance(odd, dict) else odd
    if refused(odd):
        return
    match = match_from(odd)
    result = score(match)
    assert to_bytes(result) == to_bytes(score(read_match(json.dumps(odd))))
    assert provisional(match, result)
    json.loads(to_bytes(result))


@given(st.recursive(VALUE, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=3), inner), max_leaves=8))
@QUICK
def test_any_data_at_all_is_refused(data: Any) -> None:
    assert refused(data)


@given(ANY, st.data())
@QUICK
def test_a_mutated_text_scores_or_is_refused(document: Doc, data: st.DataObject) -> None:
    text = json.dumps(document, ensure_ascii=data.draw(st.booleans()))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    odd = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    for given_text in (odd, odd.encode("utf-8", "surrogatepass")):
        match = taken(given_text)
        if match is not None:
            assert to_bytes(score(match))


@given(st.binary(max_size=60))
@QUICK
def test_any_bytes_are_refused(raw: bytes) -> None:
    assert taken(raw) is None


@given(ANY)
@QUICK
def test_valid_matches_are_taken(document: Doc) -> None:
    assert refused(document) == []
    assert scored(document).seats
