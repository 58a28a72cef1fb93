"""The twelve criteria of Wild World's scoring monsters: points, pieces, and what each needs to be known.

Source: Wild World, appendix "Monster cards: scoring criteria".
"""

from __future__ import annotations

import copy
from typing import Any

import pytest
from documents import Doc, boards, category, lines, points

from scorers.criteria import CRITERIA, asked, needs
from scorers.wild_world_board import CRITERIA as TYPES
from scorers.wild_world_board import ELEMENTS, Board, Options


def table() -> Doc:
    """A board on which every criterion finds something, no two the same."""
    return {
        "monsters": [
            {"points": 9, "slain": True, "slayer": {"colour": "fire", "points": 3}},
            {"points": 9, "slain": False},
            {"points": 9, "slain": True, "slayer": {"colour": "ice", "points": 4}},
        ],
        "cauldron": 1,
        "potion": 5,
        "journey": [
            {"colour": "fire", "cards": 2},
            {"colour": "ice", "cards": 3},
            None,
            None,
            {"colour": "magic", "cards": 4},
        ],
        "home": [
            {"colour": "fire", "points": 4, "symbols": {"fire": 2, "ice": 1}, "bonus": "crystal"},
            {"colour": "ice", "points": 0, "symbols": {"water": 2, "magic": 2}},
            {"colour": "water", "points": 3, "symbols": {"forest": 3}, "bonus": "gold"},
            {"colour": "fire", "points": 0, "symbols": {"ice": 2}, "bonus": "crystal"},
        ],
        "printed_symbols": {"water": 1, "fire": 1, "magic": 1},
    }


def of(
    type: str, element: str | None = None, without: str | None = None, board: Doc | None = None, **options: Any
) -> Doc:
    """A match of `table()` whose first monster has this criterion; `without` is a field left out, as a path."""
    board = copy.deepcopy(board or table())
    board["monsters"][0]["criterion"] = {"type": type, **({"element": element} if element else {})}
    if without:
        *inside, last = without.split(".")
        place: Any = board
        for step in inside:
            place = place[int(step) if step.isdigit() else step]
        del place[last]
    return boards("wild_world", board, options=options)


HOME = ["home.0", "home.1", "home.2", "home.3"]

WORTH: list[tuple[str, str | None, int, list[str]]] = [
    ("potion_twice", None, 10, ["monsters.0", "potion"]),
    ("home_half", None, 3, ["monsters.0", *HOME]),
    ("home_cards", None, 4, ["monsters.0", *HOME]),
    ("home_zero", None, 4, ["monsters.0", "home.1", "home.3"]),
    ("home_crystal", None, 4, ["monsters.0", "home.0", "home.3"]),
    ("least_symbol", None, 9, ["monsters.0", *HOME, "printed_symbols"]),
    ("slayers", None, 7, ["monsters.0", "monsters.0.slayer", "monsters.2.slayer"]),
    ("monsters", None, 6, ["monsters.0", "monsters.2"]),
    ("journey_5", None, 8, ["monsters.0", "journey.4"]),
    ("journey_2", None, 6, ["monsters.0", "journey.1"]),
    ("symbols", "forest", 3, ["monsters.0", "home.2"]),
    ("symbols", "water", 3, ["monsters.0", "home.1", "printed_symbols"]),
    ("symbols", "fire", 3, ["monsters.0", "home.0", "printed_symbols"]),
    ("symbols", "ice", 3, ["monsters.0", "home.0", "home.3"]),
    ("symbols", "magic", 3, ["monsters.0", "home.1", "printed_symbols"]),
    ("played", "fire", 5, ["monsters.0", "monsters.0.slayer", "journey.0", "home.0", "home.3"]),
    ("played", "ice", 5, ["monsters.0", "monsters.2.slayer", "journey.1", "home.1"]),
    ("played", "water", 1, ["monsters.0", "home.2"]),
    ("played", "magic", 4, ["monsters.0", "journey.4"]),
    ("played", "forest", 0, ["monsters.0"]),
]


@pytest.mark.parametrize(("type", "element", "worth", "pieces"), WORTH)
def test_a_criterion_scores_and_tells_what_it_looked_at(
    type: str, element: str | None, worth: int, pieces: list[str]
) -> None:
    assert lines(of(type, element), "criteria") == [(type, worth, pieces)]


def test_all_twelve_are_there_and_the_table_above_has_them() -> None:
    assert len(TYPES) == 12
    assert set(CRITERIA) == set(TYPES) == {type for type, *_ in WORTH}
    for type in ("symbols", "played"):
        assert {element for each, element, *_ in WORTH if each == type} == set(ELEMENTS)


# For each criterion, the parts of `table()` without which it can't be known.
NEEDED: dict[str, set[str]] = {
    "potion_twice": {"potion"},
    "home_half": {"home"},
    "home_cards": {"home"},
    "home_zero": {"home"},
    "home_crystal": {"home"},
    "least_symbol": {"home", "home.2.symbols", "printed_symbols"},
    "slayers": {"monsters.0.slayer", "monsters.2.slayer"},
    "monsters": set(),
    "journey_5": {"journey"},
    "journey_2": {"journey"},
    "symbols": {"home", "home.2.symbols", "printed_symbols"},
    "played": {"monsters.0.slayer", "monsters.2.slayer", "journey", "home"},
}
PARTS = (
    "cauldron",
    "potion",
    "journey",
    "home",
    "home.2.symbols",
    "printed_symbols",
    "monsters.0.slayer",
    "monsters.2.slayer",
)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("type", TYPES)
def test_criteria_are_missing_exactly_when_something_they_need_is(type: str, part: str) -> None:
    element = "fire" if type in ("symbols", "played") else None
    found = category(of(type, element, without=part), "criteria")
    assert (found.points is None) == (part in NEEDED[type])
    assert (found.source == "missing") == (part in NEEDED[type])


@pytest.mark.parametrize("type", TYPES)
def test_what_a_criterion_needs_is_told_to_the_editor(type: str) -> None:
    """`needs` names the fields; details of cards come after a dot, the slayer by itself."""
    fields = {part.split(".")[0] for part in NEEDED[type] if not part.startswith("monsters")}
    assert fields <= set(needs(type))
    assert ("slayer" in needs(type)) == any("slayer" in part for part in NEEDED[type])


def test_one_criterion_that_cannot_be_known_makes_the_category_missing() -> None:
    board = table()
    del board["potion"]
    board["monsters"][2]["criterion"] = {"type": "potion_twice"}
    assert points(of("home_cards", board=board))["criteria"] is None


def test_an_unslain_monsters_criterion_neither_scores_nor_needs() -> None:
    board = table()
    del board["potion"]
    board["monsters"][1]["criterion"] = {"type": "potion_twice"}
    assert lines(of("home_cards", board=board), "criteria") == [("home_cards", 4, ["monsters.0", *HOME])]


def test_each_slain_monster_has_its_own_line_in_order() -> None:
    board = table()
    board["monsters"][2]["criterion"] = {"type": "monsters"}
    assert lines(of("monsters", board=board), "criteria") == [
        ("monsters", 6, ["monsters.0", "monsters.2"]),
        ("monsters", 6, ["monsters.0", "monsters.2"]),
    ]


def test_a_slain_monster_without_a_criterion_has_no_line() -> None:
    assert len(lines(of("monsters"), "criteria")) == 1
    board = table()
    assert category(boards("wild_world", board), "criteria").points == 0


def test_half_the_home_points_are_rounded_down() -> None:
    board = table()
    board["home"][2]["points"] = 2
    assert points(of("home_half", board=board))["criteria"] == 3
    board["home"][2]["points"] = 5
    assert points(of("home_half", board=board))["criteria"] == 4


@pytest.mark.parametrize("type", ["home_half", "home_cards", "home_zero", "home_crystal"])
def test_an_empty_home_scores_0(type: str) -> None:
    assert lines(of(type, board=table() | {"home": []}), "criteria") == [(type, 0, ["monsters.0"])]


@pytest.mark.parametrize("type", ["journey_5", "journey_2"])
def test_an_empty_column_scores_0_and_is_no_piece(type: str) -> None:
    assert lines(of(type, board=table() | {"journey": [None] * 5}), "criteria") == [(type, 0, ["monsters.0"])]


class TestLeastSymbol:
    def test_symbols_printed_on_the_board_count_unless_the_option_says_no(self) -> None:
        """Here fire, water and magic have 2 at home and 1 printed; forest and ice 3 at home and none printed."""
        assert points(of("least_symbol"))["criteria"] == 9
        assert points(of("least_symbol", least_symbol_counts_printed=False))["criteria"] == 6

    def test_without_the_switch_printed_symbols_are_neither_needed_nor_a_piece(self) -> None:
        document = of("least_symbol", without="printed_symbols", least_symbol_counts_printed=False)
        assert lines(document, "criteria") == [("least_symbol", 6, ["monsters.0", *HOME])]

    def test_an_element_that_is_nowhere_makes_it_0(self) -> None:
        board = table()
        board["home"][2]["symbols"] = {}
        assert points(of("least_symbol", board=board))["criteria"] == 0

    def test_an_element_that_is_only_printed_counts(self) -> None:
        board = table()
        board["home"][2]["symbols"] = {}
        board["printed_symbols"] = {"forest": 1}
        assert points(of("least_symbol", board=board))["criteria"] == 3

    def test_an_empty_home_counts_the_printed_ones(self) -> None:
        board = table() | {"home": [], "printed_symbols": dict.fromkeys(ELEMENTS, 2)}
        assert points(of("least_symbol", board=board))["criteria"] == 6


class TestSymbols:
    def test_the_option_for_the_rarest_symbol_changes_nothing_here(self) -> None:
        assert points(of("symbols", "fire", least_symbol_counts_printed=False))["criteria"] == 3

    def test_an_element_left_out_of_the_printed_ones_is_0_and_known(self) -> None:
        board = table() | {"printed_symbols": {}}
        assert points(of("symbols", "fire", board=board))["criteria"] == 2


class TestPlayed:
    def test_slayers_of_unslain_monsters_are_not_counted(self) -> None:
        board = table()
        board["monsters"][1]["slayer"] = {"colour": "fire", "points": 9}
        assert points(of("played", "fire", board=board))["criteria"] == 5
        assert points(of("slayers", board=board))["criteria"] == 7

    def test_all_columns_of_the_colour_count_though_only_one_may_have_it(self) -> None:
        board = table()
        board["journey"][3] = {"colour": "fire", "cards": 1}
        assert lines(of("played", "fire", board=board), "criteria")[0][1:] == (
            6,
            ["monsters.0", "monsters.0.slayer", "journey.0", "journey.3", "home.0", "home.3"],
        )


def test_only_what_slain_criteria_count_is_asked_for() -> None:
    """Nothing without a criterion or a slain monster; the board's printed symbols only where a rule counts them."""

    def looks(*monsters: dict[str, object], printed: bool = True) -> set[str]:
        laid = Board.model_validate({"monsters": [{"points": 1, "slain": True, **one} for one in monsters]})
        return set(asked(laid, Options(least_symbol_counts_printed=printed)))

    rarest: dict[str, object] = {"criterion": {"type": "least_symbol"}}
    ice: dict[str, object] = {"criterion": {"type": "symbols", "element": "ice"}}
    assert looks() == looks({}) == looks({**rarest, "slain": False}) == set()
    assert looks({"criterion": {"type": "slayers"}}, {"criterion": {"type": "home_crystal"}}) == {
        "slayer",
        "home",
        "home.bonus",
    }
    assert looks(rarest) == looks(ice) == {"home", "home.symbols", "printed_symbols"}
    assert looks(rarest, printed=False) == {"home", "home.symbols"}
    assert looks(rarest, ice, printed=False) == {"home", "home.symbols", "printed_symbols"}
