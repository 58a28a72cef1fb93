"""The sheet's frozen picture of a match, the way from cell to cell, and what is typed into one."""

from __future__ import annotations

from typing import Any

import pytest

from book import ABSENT
from book.edits import apply_all
from scorers import match_from, score
from views.parts.score_table import table_layout
from views.sheet_entry import Opened, entry_edits, opened
from views.sheet_model import TOTAL, Cell, SheetModel, neighbour, next_cell, sheet_model


def document(*pads: dict[str, int], game: str = "subastral", **about: Any) -> Any:
    seats = [{"id": f"p{number}", "name": "ABCDEF"[number - 1], "pad": pad} for number, pad in enumerate(pads, 1)]
    return {"format": "match", "version": 1, "game": game, "seats": seats, "about": {"id": "m", **about}}


def model_of(data: Any) -> SheetModel:
    match = match_from(data)
    return sheet_model(data, match, score(match), {seat.id: seat.name for seat in match.seats})


def test_ranks_are_told_as_soon_as_a_number_stands() -> None:
    assert [seat.rank for seat in model_of(document({}, {})).seats] == [None, None]
    model = model_of(document({"mixed": 3}, {"mixed": 5}, {"mixed": 5}))
    assert [seat.rank for seat in model.seats] == [3, 1, 1]
    assert not model.complete
    assert not any(seat.winner for seat in model.seats)


def test_missing_is_not_nought() -> None:
    model = model_of(document({"mixed": 0}, {}))
    assert [cell.points for cell in model.rows[0].cells] == [0, None]
    assert [seat.known for seat in model.seats] == [True, False]


def test_no_cup_while_a_tie_is_open() -> None:
    level = {"mixed": 1, "matching": 1}
    data = document(level, level)
    assert not any(seat.winner for seat in model_of(data).seats)
    data["seats"][0]["tie"] = {"journal_cards": 5}
    data["seats"][1]["tie"] = {"journal_cards": 4}
    assert [seat.winner for seat in model_of(data).seats] == [False, True]


def test_a_sum_stays_readable_while_it_comes_to_the_number() -> None:
    sums = [{"cell": "p1,mixed", "sum": "7+9"}, {"cell": "p2,mixed", "sum": "1+1"}, "junk", {"cell": 3}]
    cells = model_of(document({"mixed": 16}, {"mixed": 3}, sums=sums)).rows[0].cells
    assert [cell.sum for cell in cells] == ["7+9", None]


@pytest.mark.parametrize("about", [{"sums": "junk"}, {"colours": 7}, {"sums": {"p1": "7+9"}}, {"start_player": []}])
def test_what_a_file_says_about_itself_breaks_nothing(about: dict[str, Any]) -> None:
    data = document({"mixed": 16}, {}, **about)
    assert model_of(data).rows[0].cells[0].sum is None
    now = opened(data, Cell("p2", "mixed"), "write").press("7")
    changed, _ = apply_all(data, entry_edits(data, now))
    assert changed["seats"][1]["pad"] == {"mixed": 7}


def test_next_goes_to_the_next_player_or_the_next_category() -> None:
    model = model_of(document({}, {}))
    way = [Cell("p1", "mixed")]
    while (after := next_cell(model, way[-1], "players")) is not None:
        way.append(after)
    assert way == [Cell(seat, key) for key in ("mixed", "matching") for seat in ("p1", "p2")]
    assert next_cell(model, Cell("p1", "mixed"), "categories") == Cell("p1", "matching")
    assert next_cell(model, Cell("p1", "matching"), "categories") == Cell("p2", "mixed")
    assert next_cell(model, Cell("p2", "matching"), "categories") is None
    assert next_cell(model, Cell("p1", "tie.journal_cards"), "players") == Cell("p2", "tie.journal_cards")


def test_arrows_stay_on_the_sheet() -> None:
    model = model_of(document({}, {}))
    assert neighbour(model, Cell("p1", "mixed"), "right") == Cell("p2", "mixed")
    assert neighbour(model, Cell("p1", "mixed"), "left") == Cell("p1", "mixed")
    assert neighbour(model, Cell("p1", "matching"), "down") == Cell("p1", TOTAL)
    assert neighbour(model, Cell("p1", TOTAL), "down") == Cell("p1", TOTAL)


@pytest.mark.parametrize(
    ("keys", "number", "kept"),
    [
        (["0"], 0, None),
        (["clear", "-", "7"], -7, None),
        (["1", "3", "2"], 132, None),
        (["7", "+", "9"], 16, "7+9"),
        (["7", "+", "9", "-"], 16, "7+9"),
        (["7", "+"], 7, None),
    ],
)
def test_what_is_typed_is_written(keys: list[str], number: int, kept: str | None) -> None:
    data = document({"mixed": 5}, {})
    now = opened(data, Cell("p1", "mixed"), "write")
    for key in keys:
        now = now.press(key)
    changed, back = apply_all(data, entry_edits(data, now))
    assert changed["seats"][0]["pad"]["mixed"] == number
    assert model_of(changed).rows[0].cells[0].sum == kept
    assert apply_all(changed, back)[0] == data


def test_clear_goes_back_to_missing_and_takes_the_sum_along() -> None:
    data = document({"mixed": 16}, {}, sums=[{"cell": "p1,mixed", "sum": "7+9"}])
    now = opened(data, Cell("p1", "mixed"), "write")
    assert now.text == "7+9"
    changed, _ = apply_all(data, entry_edits(data, now.press("clear")))
    assert changed["seats"][0]["pad"] == {}
    assert changed["about"]["sums"] == []


def test_an_operator_goes_on_from_what_stands_there() -> None:
    data = document({"mixed": 16}, {})
    now = opened(data, Cell("p1", "mixed"), "write").press("+").press("4")
    assert now.total == 20
    assert opened(data, Cell("p1", "mixed"), "write").press("4").total == 4


@pytest.mark.parametrize(("key", "text", "out"), [("mixed", "9999+1", True), ("mixed", "9999", False)])
def test_bounds(key: str, text: str, out: bool) -> None:
    assert Opened(Cell("p1", key), "write", text).out is out


def test_bounds_of_ties() -> None:
    assert Opened(Cell("p1", "tie.island_row"), "write", "7").out
    assert not Opened(Cell("p1", "tie.island_row"), "write", "6").out
    assert Opened(Cell("p1", "tie.journal_cards"), "write", "-1").out


def test_a_total_is_not_written() -> None:
    assert Cell("p1", TOTAL).piece is None
    assert opened(document({}, {}), Cell("p1", TOTAL), "write").face == "why"
    assert opened(document({}, {}), Cell("p1", "mixed"), "write").seen is ABSENT


@pytest.mark.parametrize(
    ("width", "scale", "seats", "layout"),
    [(366, 1, 2, "beside"), (366, 1, 6, "above"), (366, 2, 6, None), (366, 2, 3, "above"), (740, 1, 6, "beside")],
)
def test_how_a_table_fits(width: float, scale: float, seats: int, layout: str | None) -> None:
    assert table_layout(width, scale, seats) == layout
