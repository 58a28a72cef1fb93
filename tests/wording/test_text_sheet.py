"""The sheet of `score --text`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from codes import ROOT
from wcwidth import wcswidth

from scorers import match_from, read_match, score
from wording import LANGUAGES, words
from wording.cells import columns, plain, shortened, width
from wording.sheet import text_sheet

CASES = sorted(path for path in (ROOT / "tests" / "cases").glob("*.json") if not path.name.endswith(".expected.json"))
NAMES = [
    "Nora",
    "ノーラ",
    "🦒キリン",
    "é́e",
    "👨‍👩‍👧‍👦 Kin",
    "ｶﾀｶﾅ",
    "한글이름",
    "Ünï",
    "A" * 60,
    "長" * 60,
    "👍🏽",
    "🇯🇵JP",
    "a\u200db",
]


def sheet(match: Any, lang: str = "en") -> str:
    return text_sheet(match, score(match), words(lang))


def pads(names: list[str]) -> Any:
    seats = [
        {"id": str(number), "name": name, "pad": {"entrance": number * 111, "green": -5}}
        for number, name in enumerate(names)
    ]
    return match_from({"format": "match", "version": 1, "game": "spectacular", "seats": seats})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_case_has_a_sheet(path: Path, lang: str) -> None:
    match = read_match(path.read_bytes())
    told = sheet(match, lang)
    assert "{" not in told
    assert told.endswith("\n")
    assert words(lang).decided(score(match), match) in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(20))
def test_columns_line_up_whatever_the_names_are(lang: str, seed: int) -> None:
    names = random.Random(seed).sample(NAMES, 6)
    table = sheet(pads(names), lang).split("\n\n")[1].split("\n")
    rows = [row for row in table if not row.startswith(("*", "–"))]
    assert {wcswidth(row) for row in rows} == {wcswidth(table[0])}
    assert wcswidth(table[0]) <= 100


def test_what_is_missing_is_no_zero_and_what_is_by_hand_is_marked() -> None:
    told = sheet(pads(["Nora", "Bo"]))
    assert "Entrance             0*  111*" in told
    assert "Savanna (orange)     –     – " in told
    assert "* written by hand" in told
    assert "– not entered yet" in told
    assert "Rank so far          2     1 " in told


def test_long_names_are_cut_and_still_told_apart() -> None:
    heads = columns(["Alexandra the First", "Alexandra the Second", "Bo"], 10)
    assert len(set(heads)) == 3
    assert all(width(head) <= 10 for head in heads)


@pytest.mark.parametrize("text", NAMES)
@pytest.mark.parametrize("cells", [4, 6, 10])
def test_shortened_texts_fit(text: str, cells: int) -> None:
    assert width(shortened(text, cells)) <= cells


def test_names_can_t_upset_the_terminal() -> None:
    told = sheet(pads(["\x1b[31mred", "two\nlines", "\u202egnitirw", "\u200b", " "]))
    assert "\x1b" not in told
    assert "two lines" in told
    assert "\u202e" not in told
    assert plain("\u200b")


def test_options_that_are_not_the_usual_are_told() -> None:
    match = match_from(
        {
            "format": "match",
            "version": 1,
            "game": "spectacular",
            "options": {"missions": True, "lone_die_scores": False},
            "seats": [{"id": "a", "name": "A"}],
        }
    )
    assert sheet(match).startswith("Spectacular · Mission mode · A lone die counts: off\n")


def test_a_solo_elevator_tells_its_turn_and_troubles() -> None:
    told = sheet(read_match((ROOT / "tests" / "cases" / "beanstalk-rider-resolved-alone.json").read_bytes()))
    assert "13 of 30 turns are over, 2 stacks are gone" in told
    assert "  Trouble A: pay 5 coins (not resolved)" in told
    assert "  ! Trouble B is resolved, but A beneath it is not" in told
