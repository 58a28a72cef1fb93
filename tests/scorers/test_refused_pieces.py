"""What each piece could do alone, but not together, is refused: two tiles on a hex, a trouble round in a circle."""

from __future__ import annotations

from typing import Any

import pytest
from documents import Doc, boards, breeding, match, refused, star, tower
from full_matches import ARC, BOARD, FULL, PARK, Faults, changed

from scorers import GAMES

TROUBLES = f"{BOARD}.troubles"
WHOLES: list[tuple[str, str, str, Any, Faults]] = [
    ("two tiles on a hex", "spectacular", f"{PARK}.tiles.2.at", [0, 0], [(f"{PARK}.tiles.2.at", "hex_twice")]),
    (
        "two tiles on a hex in round 1",
        "spectacular",
        f"{BOARD}.round1.tiles.1.at",
        [0, 0],
        [(f"{BOARD}.round1.tiles.1.at", "hex_twice")],
    ),
    ("a hex of one number", "spectacular", f"{PARK}.tiles.0.at", [0], [(f"{PARK}.tiles.0.at.1", "needed")]),
    ("a hex of three numbers", "spectacular", f"{PARK}.tiles.0.at", [0, 0, 0], [(f"{PARK}.tiles.0.at", "too_long")]),
    ("an entrance hex of three", "spectacular", f"{PARK}.entrance.0", [0, 0, 0], [(f"{PARK}.entrance.0", "too_long")]),
    ("an arc on a breeding tile", "spectacular", f"{PARK}.tiles.1.arc", ARC, [(f"{PARK}.tiles.1.arc", "unknown_key")]),
    ("a mission set twice", "spectacular", f"{BOARD}.missions.1.set", "A", [(f"{BOARD}.missions.1.set", "set_twice")]),
    ("six tokens", "spectacular", f"{BOARD}.workers", ["green"] * 6, [(f"{BOARD}.workers", "too_long")]),
    ("a tile that is no object", "spectacular", f"{PARK}.tiles.0", 3, [(f"{PARK}.tiles.0", "shape")]),
    (
        "a biome twice",
        "subastral",
        f"{BOARD}.journal.1.biome",
        "tundra",
        [(f"{BOARD}.journal.1.biome", "biome_twice")],
    ),
    ("seven mixed points", "subastral", "options.mixed_points", [1] * 7, [("options.mixed_points", "too_short")]),
    ("nine mixed points", "subastral", "options.mixed_points", [1] * 9, [("options.mixed_points", "too_long")]),
    (
        "six monsters",
        "wild_world",
        f"{BOARD}.monsters",
        [{"points": 1, "slain": False}] * 6,
        [(f"{BOARD}.monsters", "too_long")],
    ),
    ("four journey columns", "wild_world", f"{BOARD}.journey", [None] * 4, [(f"{BOARD}.journey", "too_short")]),
    ("six journey columns", "wild_world", f"{BOARD}.journey", [None] * 6, [(f"{BOARD}.journey", "too_long")]),
    (
        "four journey values",
        "wild_world",
        f"{BOARD}.journey_values",
        [1] * 4,
        [(f"{BOARD}.journey_values", "too_short")],
    ),
    ("six journey values", "wild_world", f"{BOARD}.journey_values", [1] * 6, [(f"{BOARD}.journey_values", "too_long")]),
    (
        "an element where none belongs",
        "wild_world",
        f"{BOARD}.monsters.0.criterion.element",
        "ice",
        [(f"{BOARD}.monsters.0.criterion.element", "unknown_key")],
    ),
    (
        "no element where one belongs",
        "wild_world",
        f"{BOARD}.monsters.0.criterion.type",
        "played",
        [(f"{BOARD}.monsters.0.criterion.element", "needed")],
    ),
    (
        "a key called as the criterion in place of its element",
        "wild_world",
        f"{BOARD}.monsters.1.criterion",
        {"type": "symbols", "symbols": "ice"},
        [
            (f"{BOARD}.monsters.1.criterion.element", "needed"),
            (f"{BOARD}.monsters.1.criterion.symbols", "unknown_key"),
        ],
    ),
    ("a row too few", "beanstalk", "options.rows", 4, [(f"{BOARD}.elevator", "grid_rows")]),
    (
        "rows of another width",
        "beanstalk",
        "options.columns",
        7,
        [(f"{BOARD}.elevator.{n}", "grid_columns") for n in range(3)],
    ),
    ("a sign there is not", "beanstalk", f"{BOARD}.elevator.0", "....5", [(f"{BOARD}.elevator.0", "grid_sign")]),
    (
        "a letter without its trouble",
        "beanstalk",
        f"{BOARD}.elevator.0",
        "..C..",
        [
            (f"{BOARD}.elevator.0", "no_trouble"),
            (f"{BOARD}.elevator.0", "no_square"),
        ],
    ),
    (
        "a trouble that is no square",
        "beanstalk",
        f"{BOARD}.elevator.1",
        "A....",
        [(f"{BOARD}.elevator.1", "no_square")],
    ),
    ("no grid at all", "beanstalk", f"{BOARD}.elevator", [], [(f"{BOARD}.elevator", "grid_rows")]),
    (
        "a trouble twice",
        "beanstalk",
        f"{TROUBLES}.1",
        {"id": "A", "kind": "coins", "resolved": True},
        [
            (f"{TROUBLES}.1.id", "trouble_twice"),
        ],
    ),
    (
        "brought by one that is not there",
        "beanstalk",
        f"{TROUBLES}.1.brought_by",
        "C",
        [
            (f"{TROUBLES}.1.brought_by", "no_trouble"),
        ],
    ),
    (
        "brought by itself",
        "beanstalk",
        f"{TROUBLES}.1.brought_by",
        "B",
        [(f"{TROUBLES}.1.brought_by", "brought_itself")],
    ),
    (
        "a colour of another kind",
        "beanstalk",
        f"{TROUBLES}.0.colour",
        "1",
        [(f"{TROUBLES}.0.colour", "colour_of_other")],
    ),
    (
        "a grid and its centre",
        "beanstalk",
        f"{BOARD}.centre_top_filled",
        False,
        [
            (f"{BOARD}.centre_top_filled", "grid_or_centre"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("game", "path", "value", "faults"), [row[1:] for row in WHOLES], ids=[row[0] for row in WHOLES]
)
def test_what_cannot_lie_together(game: str, path: str, value: Any, faults: Faults) -> None:
    assert refused(changed(FULL[game], path, value)) == faults


def test_three_tiles_on_a_hex_are_two_faults() -> None:
    document = boards("spectacular", {"park": {"tiles": [tower(0, 0), breeding(1, 0), star(0, 0), breeding(0, 0)]}})
    assert refused(document) == [(f"{PARK}.tiles.2.at", "hex_twice"), (f"{PARK}.tiles.3.at", "hex_twice")]


def test_one_hex_may_hold_a_tile_in_round_1_and_another_at_the_end_and_the_entrance() -> None:
    document = boards(
        "spectacular", {"park": {"tiles": [tower(0, 0)], "entrance": [[0, 0]]}, "round1": {"tiles": [breeding(0, 0)]}}
    )
    assert refused(document) == []


def test_solo_has_one_seat() -> None:
    assert refused(match("spectacular", {}, options={"solo": True})) == []
    assert refused(match("spectacular", {}, {}, options={"solo": True})) == [("seats", "solo_seats")]


@pytest.mark.parametrize("game", ["spectacular", "subastral", "wild_world", "base"])
def test_an_id_may_stand_once(game: str) -> None:
    seats = [{"name": "a", "id": "x"}, {"name": "b", "id": "y"}, {"name": "c", "id": "x"}]
    assert refused(FULL[game] | {"seats": seats}) == [("seats.2.id", "id_twice")]


def circle(*brought_by: str | None) -> Doc:
    """Troubles A, B, C, ... each brought by the one named."""
    troubles: list[Doc] = [
        {"id": "ABCDEF"[number], "kind": "coins", "resolved": True, **({} if by is None else {"brought_by": by})}
        for number, by in enumerate(brought_by)
    ]
    board = {"turns_played": 3, "centre_top_filled": False, "troubles": troubles}
    return match("beanstalk", {"board": board}, options={"mode": "practice"})


@pytest.mark.parametrize(
    ("document", "itself"),
    [
        (circle(None, "A", "B", "A"), []),
        (circle("B", "C", None), []),
        (circle("A"), [0]),
        (circle("B", "A"), [0, 1]),
        (circle("B", "C", "A"), [0, 1, 2]),
        (circle("B", "C", "B"), [1, 2]),
        (circle(None, "C", "B", "A"), [1, 2]),
    ],
)
def test_no_trouble_brought_itself_straight_or_round_a_circle(document: Doc, itself: list[int]) -> None:
    assert refused(document) == [(f"{TROUBLES}.{number}.brought_by", "brought_itself") for number in itself]


class TestWithoutTheGrid:
    def of(self, **board: Any) -> Doc:
        laid = {"turns_played": 3, "troubles": [], **board}
        return match("beanstalk", {"board": laid}, options={"mode": "practice"})

    def test_the_size_may_be_left_out(self) -> None:
        assert refused(self.of(centre_top_filled=True)) == []

    def test_one_of_the_two_is_given(self) -> None:
        assert refused(self.of()) == [(f"{BOARD}.elevator", "needed")]
        assert refused(self.of(elevator=["...", "..."])) == [("options.columns", "needed"), ("options.rows", "needed")]
        both = self.of(centre_top_filled=True, elevator=["...", "..."])
        both["options"] |= {"columns": 3, "rows": 2}
        assert refused(both) == [(f"{BOARD}.centre_top_filled", "grid_or_centre")]

    def test_even_columns_are_refused_here_too(self) -> None:
        document = self.of(centre_top_filled=True)
        document["options"]["columns"] = 4
        assert refused(document) == [("options.columns", "odd")]

    @pytest.mark.parametrize(("mode", "last"), [("practice", 30), ("overlord", 30), ("inferno", 28)])
    def test_turns_end_with_the_mode(self, mode: str, last: int) -> None:
        document = self.of(centre_top_filled=False, turns_played=last)
        document["options"]["mode"] = mode
        assert refused(document) == []
        board = document["seats"][0]["board"]
        board["phase"] = "in_turn"
        assert refused(document) == [(f"{BOARD}.phase", "after_last_turn")]
        board["turns_played"] = last - 1
        assert refused(document) == []
        board["turns_played"] = last + 1
        assert refused(document) == [(f"{BOARD}.turns_played", "too_many_turns")]


@pytest.mark.parametrize("game", GAMES)
def test_options_may_be_left_out_but_beanstalks(game: str) -> None:
    seats = [{"id": str(number), "name": "a"} for number in range(1 if game in ("spectacular", "wild_world") else 2)]
    document = {"format": "match", "version": 1, "game": game, "seats": seats}
    assert refused(document) == ([("options", "needed")] if game == "beanstalk" else [])
    if game == "beanstalk":
        assert refused(document | {"options": {}}) == [("options.mode", "needed")]
