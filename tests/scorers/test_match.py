"""What all games share: the pad before the board, the result's JSON form, saving and loading, the schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from documents import Doc, match, points, refused, scored, told

from scorers import GAMES, Refused, category_keys, json_schema, match_from, player_count, read_match, score
from scorers.match import MAX_BYTES, Fault
from scorers.result import as_json, to_bytes

PLAIN: dict[str, Doc] = {
    "spectacular": match("spectacular", {}),
    "subastral": match("subastral", {}, {}),
    "wild_world": match("wild_world", {}),
    "beanstalk": match("beanstalk", {}, {}, {}, options={"mode": "base"}),
}
"""The barest match of each game that has categories."""


def test_the_four_games() -> None:
    assert GAMES == ("spectacular", "subastral", "wild_world", "beanstalk")


@pytest.mark.parametrize("game", GAMES)
class TestEachGame:
    def test_a_seat_without_a_board_misses_every_category(self, game: str) -> None:
        result = told(PLAIN[game])
        assert (result["game"], result["complete"], result["winners"], result["verdict"]) == (game, False, [], None)
        assert (result["standings"], result["decided_by"]) == (None, None)
        for seat in result["seats"]:
            assert seat["total"] == 0
            assert [category["key"] for category in seat["categories"]] == [*category_keys(match_from(PLAIN[game]))]
            for category in seat["categories"]:
                assert category | {"points": None, "source": "missing", "lines": []} == category

    def test_the_pad_fills_every_category(self, game: str) -> None:
        keys = category_keys(match_from(PLAIN[game]))
        seats = [seat | {"pad": dict.fromkeys(reversed(keys), -7)} for seat in PLAIN[game]["seats"]]
        result = told(PLAIN[game] | {"seats": seats})
        assert result["complete"]
        for seat in result["seats"]:
            assert seat["total"] == -7 * len(keys)
            for category in seat["categories"]:
                assert (category["points"], category["source"]) == (-7, "hand")
                (line,) = category["lines"]
                assert (line["reason"], line["points"], line["pieces"]) == ("hand", -7, [])

    def test_0_on_the_pad_is_not_missing(self, game: str) -> None:
        first = category_keys(match_from(PLAIN[game]))[0]
        seats = [seat | {"pad": {first: 0}} for seat in PLAIN[game]["seats"]]
        assert points(PLAIN[game] | {"seats": seats})[first] == 0

    def test_an_empty_pad_and_an_empty_tie_say_nothing(self, game: str) -> None:
        seats = [seat | {"pad": {}, "tie": {}} for seat in PLAIN[game]["seats"]]
        assert told(PLAIN[game] | {"seats": seats}) == told(PLAIN[game])

    def test_what_the_book_keeps_beside_the_score_is_ignored(self, game: str) -> None:
        about = {
            "id": "m1",
            "where": "卓",
            "": None,
            "deep": [{"a": [1.5, True, None, -1e300, 10**30]}],
            "note": "\x00\n",
        }
        seats = [seat | {"player": "someone"} for seat in PLAIN[game]["seats"]]
        assert told(PLAIN[game] | {"seats": seats, "about": about}) == told(PLAIN[game])

    def test_names_may_repeat(self, game: str) -> None:
        seats = [seat | {"name": "同"} for seat in PLAIN[game]["seats"]]
        assert told(PLAIN[game] | {"seats": seats}) == told(PLAIN[game])

    def test_key_order_changes_nothing(self, game: str) -> None:
        turned = {key: PLAIN[game][key] for key in reversed(PLAIN[game])}
        turned["seats"] = [{key: seat[key] for key in reversed(seat)} for seat in turned["seats"]]
        assert told(turned) == told(PLAIN[game])

    def test_it_survives_save_and_load(self, game: str) -> None:
        first = match_from(PLAIN[game])
        saved = first.model_dump(mode="json", exclude_unset=True)
        assert saved == PLAIN[game]
        assert match_from(json.loads(json.dumps(saved))) == first

    def test_a_match_cannot_be_changed(self, game: str) -> None:
        with pytest.raises(Exception, match="frozen"):
            match_from(PLAIN[game]).seats[0].name = "other"

    def test_the_schema_is_json_and_names_the_games_parts(self, game: str) -> None:
        schema = json.loads(json.dumps(json_schema(game)))
        assert schema["type"] == "object"
        assert {"format", "version", "game", "seats"} <= set(schema["required"])
        assert schema["properties"]["game"]["const"] == game
        assert schema["additionalProperties"] is False
        assert ("options" in schema["required"]) == (game == "beanstalk")

    def test_the_pads_keys_stand_in_the_schema(self, game: str) -> None:
        text = json.dumps(json_schema(game))
        assert all(f'"{key}"' in text for key in category_keys(match_from(PLAIN[game])))

    def test_the_schema_offers_no_null_that_the_file_refuses(self, game: str) -> None:
        assert '"default": null' not in json.dumps(json_schema(game))
        nullable = set(_nullable(json_schema(game)))
        assert nullable == {"subastral": {"passes"}, "wild_world": {"journey"}}.get(game, set())

    def test_the_number_of_seats_stands_in_the_schema(self, game: str) -> None:
        seats = json_schema(game)["properties"]["seats"]
        wanted = {"spectacular": (1, 6), "subastral": (2, 5), "wild_world": (1, 4), "beanstalk": (1, 4)}[game]
        assert (seats["minItems"], seats["maxItems"]) == wanted

    def test_the_number_of_seats(self, game: str) -> None:
        least, most = player_count(game, "base")
        seat = PLAIN[game]["seats"][0]
        for count in range(8):
            seats = [seat | {"id": str(number)} for number in range(count)]
            wanted = [] if least <= count <= most else [("seats", "seat_count")]
            assert refused(PLAIN[game] | {"seats": seats}) == wanted


def _nullable(schema: Any, name: str = "") -> Iterator[str]:
    """The names of the properties in a schema that may be null, but for what `about` holds."""
    if isinstance(schema, list):
        for each in schema:
            yield from _nullable(each, name)
    elif isinstance(schema, dict):
        if schema.get("type") == "null":
            yield name
        for key, each in schema.items():
            inside = isinstance(each, dict) and key == "properties"
            for field, part in each.items() if inside else ():
                yield from _nullable(part, field)
            if not inside and key != "JsonValue":
                yield from _nullable(each, name)


def test_player_counts() -> None:
    wanted = {"spectacular": (1, 6), "subastral": (2, 5), "wild_world": (1, 4), "beanstalk": (1, 1)}
    assert {game: tuple(player_count(game)) for game in GAMES} == wanted
    assert tuple(player_count("beanstalk", "base")) == (3, 4)


def test_an_unknown_game_has_neither_schema_nor_players() -> None:
    with pytest.raises(KeyError):
        json_schema("chess")
    with pytest.raises(KeyError):
        player_count("chess")


class TestResultForm:
    def test_the_keys_of_a_result_and_their_order(self) -> None:
        result = told(
            PLAIN["subastral"] | {"seats": [seat | {"pad": {"mixed": 1}} for seat in PLAIN["subastral"]["seats"]]}
        )
        assert list(result) == ["game", "complete", "seats", "standings", "decided_by", "winners", "verdict"]
        assert list(result["seats"][0]) == ["id", "total", "categories", "violations", "tie_breaks"]
        assert list(result["seats"][0]["categories"][0]) == ["key", "points", "source", "lines"]
        assert list(result["seats"][0]["categories"][0]["lines"][0]) == ["reason", "points", "pieces", "values"]
        assert result["seats"][0]["tie_breaks"] == [{"key": "journal_cards", "value": None}]

    def test_a_missing_tie_break_stands_at_the_top(self) -> None:
        document = match("subastral", *[{"pad": {"mixed": 1, "matching": 1}}] * 2)
        assert told(document)["tie_break_missing"] is True

    def test_a_verdict_carries_its_values_beside_its_reason(self) -> None:
        board = {"turns_played": 6, "troubles": [], "centre_top_filled": False}
        result = told(match("beanstalk", {"board": board}, options={"mode": "practice"}))
        assert result["verdict"] == {
            "outcome": "open",
            "reason": "turns_left",
            "turn": 6,
            "last_turn": 30,
            "stacks_gone": 1,
            "next_trouble_turn": 12,
        }

    def test_plain_data_and_bytes_are_the_same(self) -> None:
        for document in PLAIN.values():
            result = scored(document)
            assert json.loads(to_bytes(result)) == json.loads(json.dumps(as_json(result)))

    def test_names_and_ids_of_any_script_come_back(self) -> None:
        document = match("wild_world", {"id": 'ジーナ 🎲 " \\ é', "name": "寺"})
        assert told(document)["seats"][0]["id"] == 'ジーナ 🎲 " \\ é'

    def test_seats_and_categories_are_found_by_name(self) -> None:
        result = scored(PLAIN["wild_world"])
        assert result.seat("p1").category("brew").key == "brew"
        assert not result.seat("p1").complete
        with pytest.raises(KeyError):
            result.seat("p2")
        with pytest.raises(KeyError):
            result.seat("p1").category("towers")


class TestReading:
    def test_text_and_bytes_are_alike(self) -> None:
        text = json.dumps(match("wild_world", {"name": "ジーナ"}), ensure_ascii=False)
        assert read_match(text) == read_match(text.encode()) == match_from(json.loads(text))

    def test_a_key_that_stands_twice_counts_as_last_written_like_everywhere_in_python(self) -> None:
        text = json.dumps(PLAIN["wild_world"])[:-1] + ', "game": "chess"}'
        with pytest.raises(Refused):
            read_match(text)

    def test_a_file_may_be_4_mib_long(self) -> None:
        text = json.dumps(PLAIN["wild_world"])
        assert read_match(text + " " * (MAX_BYTES - len(text)))
        with pytest.raises(Refused) as caught:
            read_match(text + " " * (MAX_BYTES - len(text) + 1))
        assert [(fault.path, fault.code) for fault in caught.value.faults] == [("match", "too_big")]

    def test_bytes_are_measured_not_letters(self) -> None:
        def text(letters: int) -> str:
            return json.dumps(PLAIN["wild_world"] | {"about": {"note": "卓" * letters}}, ensure_ascii=False)

        assert read_match(text(MAX_BYTES // 3 - 100))
        assert len(text(MAX_BYTES // 3)) < MAX_BYTES
        with pytest.raises(Refused):
            read_match(text(MAX_BYTES // 3))

    def test_refused_tells_every_fault(self) -> None:
        document: Any = match("wild_world", {"name": "", "board": {"gold": -1, "potion": 7}}, {"id": 3})
        assert refused(document | {"extra": 1}) == [
            ("seats.0.name", "text_length"),
            ("seats.0.board.potion", "whole"),
            ("seats.0.board.gold", "whole"),
            ("seats.1.id", "shape"),
            ("extra", "unknown_key"),
        ]

    def test_a_fault_reads_as_one_line(self) -> None:
        fault = Fault("seats.0.name", "text_length", {"value": '""', "length": 0})
        assert str(fault) == 'seats.0.name: text_length (value="", length=0)'
        assert str(Refused([fault, Fault("match", "odd")])) == f"{fault}; match: odd"


def test_scoring_depends_on_nothing_scored_before() -> None:
    before = {game: to_bytes(score(match_from(document))) for game, document in PLAIN.items()}
    for game in (*reversed(GAMES), *GAMES):
        assert to_bytes(score(match_from(PLAIN[game]))) == before[game]
