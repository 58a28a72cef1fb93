"""What holds for every match that can lie on a table."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from documents import Doc, boards, essence, journal, park, scored
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANY, GAMES, MANY, TILE, documents, tiles

from scorers import match_from, provisional, read_match, score
from scorers.result import to_bytes
from scorers.subastral import matching_sets, mixed_sets

SEED = st.randoms(use_true_random=False)

each_game = pytest.mark.parametrize("game", GAMES)


def shuffled_pieces(document: Doc, seed: random.Random) -> Doc:
    """The same match with its tiles, cards, missions, monsters and troubles in another order."""
    moved = copy.deepcopy(document)
    for seat in moved["seats"]:
        board = seat.get("board", {})
        for holder, key in (
            (board.get("park", {}), "tiles"),
            (board.get("park", {}), "entrance"),
            (board.get("round1", {}), "tiles"),
            (board, "missions"),
            (board, "workers"),
            (board, "monsters"),
            (board, "home"),
            (board, "troubles"),
        ):
            if key in holder:
                seed.shuffle(holder[key])
    return moved


def shuffled_keys(value: Any, seed: random.Random) -> Any:
    """The same data with the keys of every object in another order."""
    if isinstance(value, list):
        return [shuffled_keys(each, seed) for each in value]
    if not isinstance(value, dict):
        return value
    keys = list(value)
    seed.shuffle(keys)
    return {key: shuffled_keys(value[key], seed) for key in keys}


@each_game
@given(data=st.data())
@MANY
def test_any_order_of_pieces_gives_the_same_score(game: str, data: st.DataObject) -> None:
    """FIELD "Ties and winners": order of entry decides."""
    document = data.draw(documents(game))
    assert essence(shuffled_pieces(document, data.draw(SEED))) == essence(document)


@given(ANY, SEED)
@MANY
def test_any_order_of_keys_gives_the_same_result_to_the_letter(document: Doc, seed: random.Random) -> None:
    assert to_bytes(scored(shuffled_keys(document, seed))) == to_bytes(scored(document))


@each_game
@given(data=st.data())
@MANY
def test_any_order_of_seats_gives_the_same_score(game: str, data: st.DataObject) -> None:
    """Where cards are passed round the table the seats may only turn.

    FIELD "Ties and winners": order of entry decides.
    """
    document = data.draw(documents(game))
    seats = document["seats"]
    if document.get("options", {}).get("disturbance"):
        turn = data.draw(st.integers(0, len(seats) - 1))
        moved = seats[turn:] + seats[:turn]
    else:
        moved = data.draw(st.permutations(seats))
    assert essence(document | {"seats": moved}) == essence(document)


@given(ANY)
@MANY
def test_lines_add_up_to_categories_and_these_to_totals(document: Doc) -> None:
    """FIELD "Explanations": the lines do not add up to the category, the categories to the total."""
    for seat in scored(document).seats:
        assert seat.total == sum(category.points or 0 for category in seat.categories)
        for category in seat.categories:
            assert (category.points is None) == (category.source == "missing")
            assert sum(line.points for line in category.lines) == (category.points or 0)
            if category.source == "missing":
                assert category.lines == []
            if category.source == "hand":
                assert [(line.reason, line.pieces) for line in category.lines] == [("hand", [])]


@given(ANY)
@MANY
def test_standings_agree_with_totals(document: Doc) -> None:
    given_match = match_from(document)
    result = score(given_match)
    assert result.complete == all(seat.complete for seat in result.seats)
    assert (result.standings is None) == (result.decided_by is None) == (not result.complete)
    total = {seat.id: seat.total for seat in result.seats}
    ordered = [one for standing in provisional(given_match, result) for one in standing.ids]
    assert sorted(ordered) == sorted(total)
    assert [total[one] for one in ordered] == sorted(total.values(), reverse=True)
    if result.standings is None:
        assert result.winners == []
        return
    ranks = [standing.rank for standing in result.standings for _ in standing.ids]
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    first = result.standings[0].ids
    assert (len(first) > 1) == (result.decided_by == "shared")
    assert result.winners == (first if result.verdict is None or result.verdict.outcome == "won" else [])
    if result.decided_by == "total":
        assert sum(each == max(total.values()) for each in total.values()) == 1
    for seat in result.seats:
        if seat.id in first:
            assert seat.total == max(total.values())


def resolves(board: Doc, path: str) -> bool:
    """True when a path below the board leads to something."""
    place: Any = board
    for step in path.split("."):
        if isinstance(place, list):
            if not step.isdigit() or int(step) >= len(place):
                return False
            place = place[int(step)]
        elif isinstance(place, dict) and step in place:
            place = place[step]
        else:
            return False
    return place is not None


@given(ANY)
@MANY
def test_pieces_and_violations_name_what_lies_on_the_board(document: Doc) -> None:
    for seat, found in zip(document["seats"], scored(document).seats, strict=True):
        board = copy.deepcopy(seat.get("board", {}))
        if document.get("options", {}).get("disturbance") and "journal" in board:
            board["journal"].append({"biome": "passed", "cards": 1})
        for category in found.categories:
            for line in category.lines:
                assert len(set(line.pieces)) == len(line.pieces)
                assert all(resolves(board, piece) for piece in line.pieces), line
            places = [_position(line.pieces) for line in category.lines]
            # A criterion's line stands where its monster does, whatever other cards it looks at.
            if category.key not in ("brew", "criteria", "mixed", "treasury", "points"):
                assert places == sorted(places), "lines stand in the order of their pieces"
        for violation in found.violations:
            assert violation.at in ("seats", "island") or resolves(board, violation.at), violation


def _position(pieces: list[str]) -> list[int]:
    return [int(step) for step in pieces[0].split(".") if step.isdigit()] if pieces else []


@given(ANY)
@MANY
def test_a_match_survives_save_and_load(document: Doc) -> None:
    first = match_from(document)
    saved = first.model_dump(mode="json", exclude_unset=True)
    assert saved == document
    again = read_match(json.dumps(saved))
    assert again == first
    assert to_bytes(score(again)) == to_bytes(score(first))


@given(ANY, ANY)
@MANY
def test_scoring_twice_gives_the_same_whatever_was_scored_between(document: Doc, other: Doc) -> None:
    given_match = match_from(document)
    first = to_bytes(score(given_match))
    score(match_from(other))
    assert to_bytes(score(given_match)) == first


@given(tiles(), TILE, st.integers(0, 20))
@MANY
def test_a_tile_added_and_taken_away_again_changes_nothing(laid: list[Doc], tile: Doc, where: int) -> None:
    """FIELD "Explanations": add-then-remove does not come back to where it was."""
    document, added = boards("spectacular", park(*laid)), {"at": [50, 50], **tile}
    before = to_bytes(scored(document))
    on_the_table = document["seats"][0]["board"]["park"]["tiles"]
    on_the_table.insert(where, added)
    assert to_bytes(scored(document)) != before
    on_the_table.remove(added)
    assert to_bytes(scored(document)) == before


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8), st.integers(0, 7))
@MANY
def test_a_card_added_and_taken_away_again_changes_nothing(cards: list[int], where: int) -> None:
    """FIELD "Explanations": add-then-remove does not come back to where it was."""
    document = boards("subastral", journal(*cards), journal(2, 2))
    before = to_bytes(scored(document))
    column = document["seats"][0]["board"]["journal"][where % len(cards)]
    column["cards"] += 1
    assert to_bytes(scored(document)) != before
    column["cards"] -= 1
    assert to_bytes(scored(document)) == before


@given(st.lists(st.integers(1, 9), max_size=8))
@MANY
def test_mixed_sets_are_taken_one_card_a_column_until_none_is_left_in_the_first(cards: list[int]) -> None:
    left, naive = list(cards), []
    while left and left[0] > 0:
        reach = 0
        while reach < len(left) and left[reach] > 0:
            reach += 1
        naive.append(reach)
        left = [count - 1 for count in left]
    assert mixed_sets(cards) == naive


@given(st.lists(st.integers(1, 9), max_size=8))
@MANY
def test_matching_sets_are_the_largest_two_and_of_equals_the_left(cards: list[int]) -> None:
    found = matching_sets(cards)
    assert found == sorted(found)
    assert len(found) == min(2, len(cards))
    for index, count in enumerate(cards):
        if index not in found:
            assert all(cards[taken] > count or (cards[taken] == count and taken < index) for taken in found)
