"""The match files in `tests/cases`, each compared with all that its `.expected.json` says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from documents import Doc

from scorers import match_from, read_match, score
from scorers.result import to_bytes

CASES = Path(__file__).parent.parent / "cases"
NAMES = sorted(path.name.removesuffix(".expected.json") for path in CASES.glob("*.expected.json"))


def result_of(name: str) -> Doc:
    found: Doc = json.loads(to_bytes(score(read_match((CASES / f"{name}.json").read_bytes()))))
    return found


def test_every_case_has_its_expected_result() -> None:
    assert len(NAMES) == 22
    assert sorted(path.stem for path in CASES.glob("*.json") if ".expected" not in path.name) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_case_scores_as_expected(name: str) -> None:
    """FIELD "Explanations": the total is right and the reason wrong, or the other way round; the worked example of
    the rule book gives another number."""
    expected: Doc = json.loads((CASES / f"{name}.expected.json").read_text("utf-8"))
    found = result_of(name)
    for key in ("complete", "standings", "decided_by", "winners"):
        assert found[key] == expected[key], key
    if expected["verdict"] is None:
        assert found["verdict"] is None
    else:
        assert {key: found["verdict"][key] for key in expected["verdict"]} == expected["verdict"]
    assert [seat["id"] for seat in found["seats"]] == [seat["id"] for seat in expected["seats"]]
    for seat, wanted in zip(found["seats"], expected["seats"], strict=True):
        assert seat["total"] == wanted["total"]
        points = {category["key"]: category["points"] for category in seat["categories"]}
        assert points == wanted["points"]
        assert list(points) == list(wanted["points"]), "categories stand in the pad's order"
        violations = sorted([violation["code"], violation["at"]] for violation in seat["violations"])
        assert [code for code, _ in violations] == sorted(code for code, _ in wanted["violations"])
        assert violations == sorted([code, at or at_found] for (code, at), (_, at_found) in _paired(wanted, violations))
        assert [[tie["key"], tie["value"]] for tie in seat["tie_breaks"]] == wanted["tie_breaks"]


def _paired(wanted: Doc, found: list[list[str]]) -> list[tuple[list[str], list[str]]]:
    return list(zip(sorted(wanted["violations"], key=lambda pair: (pair[0], pair[1] or "")), found, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_case_reads_alike_from_text_bytes_and_data(name: str) -> None:
    raw = (CASES / f"{name}.json").read_bytes()
    match = read_match(raw)
    assert match == read_match(raw.decode("utf-8")) == match_from(json.loads(raw))
    assert to_bytes(score(match)) == to_bytes(score(match_from(json.loads(raw))))


def test_missing_tie_break_is_told_and_else_absent() -> None:
    assert result_of("wild-world-tie-break-not-entered")["tie_break_missing"] is True
    assert all("tie_break_missing" not in result_of(name) for name in NAMES if "not-entered" not in name)
