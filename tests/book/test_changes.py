"""Counting taps, changing the players, giving ids."""

from typing import Any

from book import ABSENT, Document, count, put, roster, scores_lost, value
from book.changes import identified
from book.edits import apply, apply_all


def match(*seats: dict[str, Any], **about: Any) -> Document:
    return {"format": "match", "version": 1, "game": "subastral", "seats": list(seats), "about": about}


GINA = {"id": "p1", "name": "Gina", "player": "g", "pad": {"mixed": 6}}
PAUL = {"id": "p2", "name": "Paul", "board": {"journal": [{"biome": "taiga", "cards": 1}]}}
ANN = {"id": "p3", "name": "Ann"}


def test_plus_and_minus_count_from_nothing_and_back_to_nothing() -> None:
    document = match(GINA)
    more, _ = apply(document, count(document, "p1", "board.journal[taiga]", +1))
    assert value(more, "p1", "board.journal[taiga]") == 1
    assert count(more, "p1", "board.journal[taiga]", -1).new is ABSENT
    gold = count(document, "p1", "board.gold", -1)
    assert (gold.old, gold.new) == (ABSENT, 0)
    assert count(document, "p1", "board.gold", +5, most=3).new == 3


def test_put_takes_whatever_is_there_as_the_old_value() -> None:
    edit = put(match(GINA), "p1", "pad.mixed", -3)
    assert (edit.old, edit.new) == (6, -3)


def test_changing_the_players_keeps_every_seat_that_stays() -> None:
    """FIELD: editing the players resets the scores."""
    before = match(GINA, PAUL, ANN, start_player="p3")
    edits = roster(before, [{"id": "p2", "name": "Paula"}, {"name": "Bo", "player": "b"}, {"id": "p1", "name": "Gina"}])
    after, back = apply_all(before, edits)
    paul, bo, gina = after["seats"]
    assert paul == {**PAUL, "name": "Paula"}
    assert gina == GINA
    assert (bo["name"], bo["player"]) == ("Bo", "b")
    assert bo["id"] not in {"p1", "p2", "p3"}
    assert "start_player" not in after["about"]
    assert apply_all(after, back)[0] == before


def test_a_score_that_would_be_dropped_is_told_before() -> None:
    before = match(GINA, PAUL, ANN)
    assert scores_lost(roster(before, [{"id": "p1", "name": "Gina"}])) == ("p2",)
    assert scores_lost(roster(before, [GINA, PAUL])) == ()


def test_two_players_of_one_name_are_two_seats() -> None:
    """FIELD: two players of one name are mixed up."""
    before = match(GINA, {**GINA, "id": "p2"})
    after, _ = apply(before, put(before, "p2", "pad.mixed", 21))
    assert [seat["pad"]["mixed"] for seat in after["seats"]] == [6, 21]


def test_monsters_and_home_cards_get_ids_of_their_own_and_keep_those_they_have() -> None:
    board = {"monsters": [{"points": 1}, {"id": "m1"}, {"id": "m1"}], "home": [{"points": 0}]}
    once = identified(match({**GINA, "board": board}))
    assert [monster["id"] for monster in once["seats"][0]["board"]["monsters"]] == ["m2", "m1", "m3"]
    assert once["seats"][0]["board"]["home"][0]["id"] == "h1"
    assert identified(once) == once
