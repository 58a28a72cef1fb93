"""A match as the end of an address: nothing lost, nothing believed."""

from __future__ import annotations

import hashlib
import json
import string
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANY, MANY

from book import BadAddress, Book, from_fragment, to_fragment
from book.address import LARGEST, LONGEST, VERSION, _check, _written
from book.address_words import WORDS_A
from scorers import Refused

CASES = sorted(
    path for path in (Path(__file__).parents[1] / "cases").glob("*.json") if not path.stem.endswith(".expected")
)


WORDS_OF_A = "0ce4bbc8208e96d1535fc83638c136223fce607ac9fc7bcc9d911e034b1c085d"


def packed(data: bytes, *, version: str = VERSION) -> str:
    """Any bytes as a fragment whose version and checksum are right."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS_A)
    body = version + _written(packer.compress(data) + packer.flush())
    return body + _check(body)


def why(text: str) -> str:
    with pytest.raises(BadAddress) as caught:
        from_fragment(text)
    return str(caught.value.values["why"])


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_matches_of_the_cases_come_back_as_they_were(path):
    document = json.loads(path.read_bytes())
    fragment = to_fragment(document)
    assert from_fragment(fragment) == document
    print(f"{path.stem}: {len(fragment)} signs for {path.stat().st_size} bytes")
    assert len(fragment) < path.stat().st_size / 2


@MANY
@given(ANY)
def test_any_match_comes_back_as_it_was(document):
    fragment = to_fragment(document)
    assert from_fragment(fragment) == document
    assert set(fragment) <= set(string.digits + string.ascii_uppercase + "-+$*:"), "signs of the QR mode only"
    assert fragment[-1].isalnum(), "a messenger leaves closing punctuation out of an address"


def test_the_match_is_found_in_an_address_that_was_passed_on():
    document = json.loads(CASES[-1].read_bytes())
    fragment = to_fragment(document)
    quoted = fragment.replace("$", "%24").replace("*", "%2A").replace("+", "%2B").replace(":", "%3a")
    for text in (
        f"http://192.168.1.20:8765/#/take/{fragment}",
        f"https://example.org/take/take/#/take/{quoted}",
        f"  {fragment[:40]}\n{fragment[40:]} ",
        fragment.lower(),
        f"/take/{fragment}",
    ):
        assert from_fragment(text) == document


@given(st.text(max_size=80))
def test_garbage_is_a_bad_address(text):
    with pytest.raises(BadAddress):
        from_fragment(text)


@given(st.text(string.digits + string.ascii_uppercase + "-+$*:", max_size=300))
def test_garbage_of_the_right_signs_is_a_bad_address(text):
    with pytest.raises(BadAddress):
        from_fragment(text)


def test_every_cut_and_every_changed_sign_is_noticed():
    fragment = to_fragment(json.loads(CASES[-1].read_bytes()))
    for end in range(1, len(fragment)):
        assert why(fragment[:end]) == "damaged"
        assert why(fragment[end:]) == "damaged"
    for at, sign in enumerate(fragment):
        other = "0" if sign != "0" else "1"
        assert why(fragment[:at] + other + fragment[at + 1 :]) == "damaged"
    assert why(fragment + "A") == "damaged"


def test_no_match_in_it():
    for text in ("", "   ", "http://192.168.1.20:8765/", "https://example.org/#/take/", "/take/"):
        assert why(text) == "nothing"


def test_a_later_version_says_so():
    assert why(packed(b"{}", version="B")) == "newer"


def test_a_bomb_is_not_inflated():
    bomb = packed(b'{"game":"' + b"a" * (LARGEST + 9))
    assert len(bomb) < LONGEST
    assert why(bomb) == "too_large"


def test_too_long_a_text_is_not_even_read():
    assert why("A" * (LONGEST + 1)) == "too_large"
    assert why("/take/" + "A" * (9 * LONGEST)) == "too_large"


@given(st.binary(max_size=60))
def test_what_is_packed_well_but_is_no_match_is_refused(data):
    with pytest.raises((BadAddress, Refused)):
        from_fragment(packed(data))


@pytest.mark.parametrize(
    "data",
    [b"[]", b"7", b"null", b"\xff", b'{"game":', b"[" * 100_000, b'{"a":' * 100_000, b'{"game":1e999}'[:9], b""],
)
def test_packed_well_but_no_object(data):
    assert why(packed(data)) == "damaged"


def test_what_follows_the_match_is_refused():
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS_A)
    data = packer.compress(b"{}") + packer.flush() + b"more"
    body = VERSION + _written(data)
    assert why(body + _check(body)) == "damaged"


def test_numbers_that_are_no_numbers_are_refused():
    text = json.dumps({"game": "subastral", "seats": [], "about": {"x": 1}}).replace('"x": 1', '"x": NaN')
    with pytest.raises(Refused):
        from_fragment(packed(text.encode()))


def test_a_match_that_cannot_lie_on_a_table_is_refused_with_its_faults():
    seats = [{"id": "p1", "name": "Gina", "board": {"journal": [{"biome": "moon", "cards": 1}]}}]
    with pytest.raises(Refused) as caught:
        from_fragment(packed(json.dumps({"game": "subastral", "seats": seats}).encode()))
    assert "seats.0.board.journal.0.biome" in {fault.path for fault in caught.value.faults}


def test_a_match_too_large_for_an_address_is_not_written(monkeypatch):
    document = json.loads(CASES[0].read_bytes())
    monkeypatch.setattr("book.address.LONGEST", 40)
    with pytest.raises(BadAddress) as caught:
        to_fragment(document)
    assert caught.value.values["why"] == "too_large"


def test_taken_twice_it_is_one_match(tmp_path):
    with Book(tmp_path / "one") as here, Book(tmp_path / "other") as there:
        made = here.import_match(json.loads(CASES[-1].read_bytes()))
        fragment = to_fragment(made.document)
        assert here.import_match(from_fragment(fragment)).id == made.id, "it knows its own match"
        taken = there.import_match(from_fragment(fragment))
        assert taken.document == made.document
        assert there.import_match(from_fragment(fragment)).id == taken.id
        assert len(here.matches()) == len(there.matches()) == 1


def test_the_words_of_a_version_never_change():
    digest = hashlib.sha256(WORDS_A).hexdigest()
    assert digest == WORDS_OF_A, "addresses made before could not be read any more: make it a new version"


def test_an_address_of_version_a_is_read_for_ever():
    assert from_fragment("A$D5YEO7SY-D603MPDZYWG:74UUXOSLWMIPAVS6DVQBNRIXVEXUR$TR001NCM16D")["seats"][0]["name"] == "Bo"
