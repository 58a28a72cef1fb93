"""What an edit does to a document, and what takes it back."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matches_in_play import edit_of, match_changes, orders, other_changes, subastral_changes

from book import ABSENT, BadPiece, Document, Edit, value
from book.edits import apply, apply_all, same

changes = st.one_of(subastral_changes, other_changes, match_changes, orders)
seats = st.sampled_from(["p1", "p2"])


def match(**board: Any) -> Document:
    return {
        "format": "match",
        "version": 1,
        "game": "subastral",
        "seats": [{"id": "p1", "name": "Gina", **({"board": board} if board else {})}, {"id": "p2", "name": "Paul"}],
    }


def board(document: Document) -> Any:
    return document["seats"][0].get("board")


@given(st.lists(st.tuples(seats, changes), max_size=25))
def test_edits_taken_back_in_turn_give_the_exact_document_back(drawn: list[tuple[str, Any]]) -> None:
    start = document = match()
    backs: list[tuple[Edit, Document]] = []
    for seat, change in drawn:
        edit = edit_of(document, seat, change)
        if edit is None:
            continue
        before, frozen = document, copy.deepcopy(document)
        document, back = apply(document, edit)
        assert before == frozen, "an edit changed the document it was made on"
        again, forth = apply(document, back)
        assert same(again, before)
        assert same(apply(again, forth)[0], document), "the inverse of the inverse is the edit"
        backs.insert(0, (back, before))
    for back, before in backs:
        document, _ = apply(document, back)
        assert same(document, before)
    assert same(document, start)


@given(st.lists(st.tuples(seats, changes), max_size=10))
def test_an_edit_gives_its_piece_the_new_value_and_touches_no_other_seat(drawn: list[tuple[str, Any]]) -> None:
    document = match()
    for seat, change in drawn:
        edit = edit_of(document, seat, change)
        if edit is None:
            continue
        after, _ = apply(document, edit)
        given_value = value(after, edit.seat, edit.piece)
        assert same(given_value, edit.new) or (edit.new is ABSENT and given_value is None)
        if edit.seat:
            assert [one for one in after["seats"] if one["id"] != edit.seat] == [
                one for one in document["seats"] if one["id"] != edit.seat
            ]
        document = after


def test_a_deep_value_makes_what_is_missing_around_it() -> None:
    tile = {"at": [0, 2], "habitat": "green", "kind": "star"}
    after, back = apply(match(), Edit("p1", "board.park.tiles[0,2]", ABSENT, tile))
    assert board(after) == {"park": {"tiles": [tile]}}
    assert apply(after, back)[0] == match()


def test_a_piece_put_back_lies_where_it_lay() -> None:
    journal = [{"biome": biome, "cards": 2} for biome in ("desert", "taiga", "tundra")]
    after, back = apply(match(journal=journal), Edit("p1", "board.journal[taiga]", 2, ABSENT))
    assert [column["biome"] for column in board(after)["journal"]] == ["desert", "tundra"]
    assert apply(after, back)[0] == match(journal=journal)


def test_a_new_column_stands_on_the_right_and_keeps_only_its_count() -> None:
    after, _ = apply_all(
        match(), [Edit("p1", "board.journal[taiga]", ABSENT, 1), Edit("p1", "board.journal[desert]", ABSENT, 4)]
    )
    assert board(after)["journal"] == [{"biome": "taiga", "cards": 1}, {"biome": "desert", "cards": 4}]
    assert value(after, "p1", "board.journal[desert]") == 4


def test_the_first_column_of_a_journey_lays_out_all_five_places() -> None:
    column = {"colour": "fire", "cards": 2}
    after, back = apply(match(), Edit("p1", "board.journey[2]", ABSENT, column))
    assert board(after)["journey"] == [None, None, column, None, None]
    assert apply(after, back)[0] == match()
    assert value(match(), "p1", "board.journey[2]") is None


def test_the_order_of_a_list_is_a_piece_of_its_own() -> None:
    journal = [{"biome": "taiga", "cards": 3}, {"biome": "desert", "cards": 1}]
    after, back = apply(match(journal=journal), Edit("p1", "board.journal[]", ["taiga", "desert"], ["desert", "taiga"]))
    assert board(after)["journal"] == journal[::-1]
    assert apply(after, back)[0] == match(journal=journal)


@pytest.mark.parametrize(
    ("seat", "piece", "new", "why"),
    [
        ("p9", "name", "Ann", "no_such_seat"),
        ("p1", "board.park.tiles[5,5].die", 3, "no_such_element"),
        ("p1", "board.journey[1].cards", 3, "no_such_element"),
        ("p1", "board.missions[A]", {"set": "B", "points": 1, "achieved": True}, "other_identity"),
        ("p1", "board.missions[A]", 5, "other_identity"),
        ("p1", "board.journal[]", ["desert", "tundra"], "not_the_same_keys"),
        ("p1", "board.journal[]", ["taiga"], "not_the_same_keys"),
        ("p1", "board.home[]", [], "no_such_list"),
        ("p1", "name.first", "Ann", "leads_nowhere"),
    ],
)
def test_an_edit_that_leads_nowhere_is_refused(seat: str, piece: str, new: Any, why: str) -> None:
    journal = [{"biome": "taiga", "cards": 3}, {"biome": "desert", "cards": 1}]
    with pytest.raises(BadPiece) as refused:
        apply(match(journal=journal), Edit(seat, piece, ABSENT, new))
    assert refused.value.values["why"] == why


def test_one_and_true_and_one_point_nought_are_three_values() -> None:
    assert not same(1, True)
    assert not same(1, 1.0)
    assert same({"a": [1], "b": None}, {"b": None, "a": [1]})
    assert not same(None, ABSENT)
