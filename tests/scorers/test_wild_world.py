"""Wild World: its seven categories, broken rules and the island's tie-breaks (criteria: `test_criteria.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from documents import Doc, boards, category, lines, match, points, ranks, scored, tie_breaks, violations

CATEGORIES = ("monsters", "criteria", "brew", "journey", "home", "evolution", "treasury")
SLAYER = {"colour": "ice", "points": 1}


def isaac() -> Doc:
    """The board of the rule text's worked example."""
    return {
        "monsters": [
            {"points": 11, "slain": True, "slayer": {"colour": "forest", "points": 1}},
            {"points": 5, "slain": True, "criterion": {"type": "potion_twice"}, "slayer": SLAYER},
            {"points": 25, "slain": True, "slayer": {"colour": "water", "points": 2}},
            {"points": 14, "slain": False},
        ],
        "cauldron": 2,
        "potion": 4,
        "journey": [
            {"colour": "forest", "cards": 2},
            {"colour": "water", "cards": 4},
            None,
            {"colour": "magic", "cards": 3},
            None,
        ],
        "home": [{"colour": "ice", "points": each} for each in (2, 1, 0, 4, 2, 4)],
        "evolution": 1,
        "gold": 9,
        "crystals": 2,
    }


def of(**board: Any) -> Doc:
    """A match of one board."""
    return boards("wild_world", board)


class TestWorkedExample:
    """Wild World, "End of the game and scoring": 41 + 8 + 6 + 22 + 13 + 1 + 2 = 93."""

    def test_each_category_and_the_total(self) -> None:
        """FIELD "Explanations": the worked example of the rule book gives another number."""
        document = boards("wild_world", isaac())
        assert points(document) == dict(zip(CATEGORIES, (41, 8, 6, 22, 13, 1, 2), strict=True))
        assert scored(document).seats[0].total == 93

    def test_monsters(self) -> None:
        """11 + 5 + 25 for those slain; the fourth was not."""
        assert lines(boards("wild_world", isaac()), "monsters") == [
            ("monster", 11, ["monsters.0"]),
            ("monster", 5, ["monsters.1"]),
            ("monster", 25, ["monsters.2"]),
        ]

    def test_criterion(self) -> None:
        """Twice the potion's space: 8."""
        assert lines(boards("wild_world", isaac()), "criteria") == [("potion_twice", 8, ["monsters.1", "potion"])]

    def test_brew(self) -> None:
        """2 + 4."""
        assert lines(boards("wild_world", isaac()), "brew") == [
            ("cauldron", 2, ["cauldron"]),
            ("potion", 4, ["potion"]),
        ]

    def test_journey(self) -> None:
        """2 cards of 1 point, 4 of 2, 3 of 4."""
        assert lines(boards("wild_world", isaac()), "journey") == [
            ("journey_column", 2, ["journey.0"]),
            ("journey_column", 8, ["journey.1"]),
            ("journey_column", 12, ["journey.3"]),
        ]

    def test_home(self) -> None:
        """2 + 1 + 0 + 4 + 2 + 4."""
        found = lines(boards("wild_world", isaac()), "home")
        assert [points for _, points, _ in found] == [2, 1, 0, 4, 2, 4]
        assert [pieces for _, _, pieces in found] == [[f"home.{number}"] for number in range(6)]
        assert {reason for reason, _, _ in found} == {"home_card"}

    def test_evolution_and_treasury(self) -> None:
        """One token is 1 point; 9 gold and 2 crystals are two fives."""
        assert lines(boards("wild_world", isaac()), "evolution") == [("evolution", 1, ["evolution"])]
        assert lines(boards("wild_world", isaac()), "treasury") == [("treasury", 2, ["gold", "crystals"])]


class TestCategories:
    @pytest.mark.parametrize(
        ("gold", "crystals", "worth"),
        [(0, 0, 0), (4, 0, 0), (4, 1, 1), (0, 5, 1), (3, 6, 1), (5, 5, 2), (999, 999, 399)],
    )
    def test_gold_and_crystals_count_together_by_fives(self, gold: int, crystals: int, worth: int) -> None:
        assert lines(of(gold=gold, crystals=crystals), "treasury") == [("treasury", worth, ["gold", "crystals"])]

    def test_journey_values_can_be_others(self) -> None:
        column = {"colour": "fire", "cards": 2}
        document = of(journey=[column, None, None, None, column], journey_values=[0, 0, 0, 0, 7])
        assert lines(document, "journey") == [
            ("journey_column", 0, ["journey.0"]),
            ("journey_column", 14, ["journey.4"]),
        ]

    @pytest.mark.parametrize(
        ("board", "key"),
        [
            ({"monsters": []}, "monsters"),
            ({"monsters": []}, "criteria"),
            ({"monsters": [{"points": 9, "slain": False}]}, "monsters"),
            ({"monsters": [{"points": 9, "slain": False, "criterion": {"type": "slayers"}}]}, "criteria"),
            ({"journey": [None] * 5}, "journey"),
            ({"home": []}, "home"),
            ({"evolution": 0}, "evolution"),
            ({"gold": 0, "crystals": 0}, "treasury"),
        ],
    )
    def test_empty_scores_0(self, board: Doc, key: str) -> None:
        found = category(of(**board), key)
        assert (found.points, found.source) == (0, "board")

    @pytest.mark.parametrize(
        ("field", "missing"),
        [
            ("monsters", {"monsters", "criteria"}),
            ("cauldron", {"brew"}),
            ("potion", {"brew", "criteria"}),
            ("journey", {"journey"}),
            ("home", {"home"}),
            ("evolution", {"evolution"}),
            ("gold", {"treasury"}),
            ("crystals", {"treasury"}),
        ],
    )
    def test_a_field_left_out_makes_what_needs_it_missing(self, field: str, missing: set[str]) -> None:
        board = isaac()
        del board[field]
        found = points(boards("wild_world", board))
        assert {key for key, points in found.items() if points is None} == missing

    def test_without_a_board_everything_is_missing(self) -> None:
        assert points(match("wild_world", {})) == dict.fromkeys(CATEGORIES)

    def test_the_pad_goes_before_the_board_and_fills_what_is_missing(self) -> None:
        board = isaac()
        del board["home"]
        document = match("wild_world", {"board": board, "pad": {"home": 0, "brew": -1}})
        assert points(document) | {"home": 0, "brew": -1} == points(document)
        assert [each.source for each in scored(document).seats[0].categories] == [
            *("board", "board", "hand", "board", "hand", "board", "board")
        ]
        assert scored(document).complete


class TestBrokenRules:
    def test_a_journey_colour_is_told_at_each_column_after_its_first(self) -> None:
        """Wild World, "Playing a card to the journey": a column's colour differs from the others'."""
        fire, ice = {"colour": "fire", "cards": 1}, {"colour": "ice", "cards": 1}
        assert violations(of(journey=[fire, ice, fire, None, fire])) == [
            ("journey_colour_repeated", "journey.2"),
            ("journey_colour_repeated", "journey.4"),
        ]
        assert violations(of(journey=[fire, None, None, None, ice])) == []

    @pytest.mark.parametrize(
        ("cauldron", "potion", "broken"), [(0, 1, False), (5, 6, False), (3, 3, True), (4, 2, True)]
    )
    def test_the_potion_stands_past_the_cauldron(self, cauldron: int, potion: int, broken: bool) -> None:
        """Wild World, "Bonus spaces": the cauldron pushes the potion on."""
        wanted = [("potion_not_past_cauldron", "potion")] if broken else []
        assert violations(of(cauldron=cauldron, potion=potion)) == wanted

    def test_a_potion_or_cauldron_alone_breaks_nothing(self) -> None:
        assert violations(of(cauldron=5)) == violations(of(potion=1)) == []

    def test_a_slayer_needs_its_kill(self) -> None:
        document = of(
            monsters=[{"points": 3, "slain": True, "slayer": SLAYER}, {"points": 3, "slain": False, "slayer": SLAYER}]
        )
        assert violations(document) == [("slayer_without_kill", "monsters.1")]
        assert points(document)["monsters"] == 3

    def test_a_kill_without_a_slayer_breaks_nothing(self) -> None:
        assert violations(of(monsters=[{"points": 3, "slain": True}])) == []


def islands(*where: Doc | None, hand: dict[int, Doc] | None = None) -> Doc:
    """Seats level on points that stand there on the island; `hand` are tie-breaks written by hand."""
    pad = dict.fromkeys(CATEGORIES, 1)
    seats: list[Doc] = [{"pad": pad} if each is None else {"pad": pad, "board": {"island": each}} for each in where]
    for number, tie in (hand or {}).items():
        seats[number]["tie"] = tie
    return match("wild_world", *seats)


class TestIsland:
    """Wild World, "End of the game and scoring": the highest worker on the island, in the top row the leftmost."""

    def test_the_higher_row_wins(self) -> None:
        document = islands({"row": 4}, {"row": 2}, {"row": 6})
        assert ranks(document) == [(1, ["p2"]), (2, ["p1"]), (3, ["p3"])]
        assert scored(document).decided_by == "island_row"

    def test_the_place_decides_in_the_top_row(self) -> None:
        document = islands({"row": 1, "place": 3}, {"row": 1, "place": 2}, {"row": 2})
        assert ranks(document) == [(1, ["p2"]), (2, ["p1"]), (3, ["p3"])]
        assert scored(document).decided_by == "island_place"

    def test_the_row_decides_where_it_leaves_one_seat_alone_in_first_place(self) -> None:
        document = islands({"row": 3}, {"row": 2, "place": 9}, {"row": 3})
        assert ranks(document) == [(1, ["p2"]), (2, ["p1", "p3"])]
        assert scored(document).decided_by == "island_row"

    @pytest.mark.parametrize("row", range(2, 7))
    def test_below_the_top_row_the_place_is_1_whatever_was_entered(self, row: int) -> None:
        assert tie_breaks(islands({"row": row, "place": 7})) == {"island_row": row, "island_place": 1}
        assert tie_breaks(islands({"row": row})) == {"island_row": row, "island_place": 1}

    def test_in_the_top_row_without_a_place_it_is_null(self) -> None:
        document = islands({"row": 1}, {"row": 1, "place": 2}, {"row": 3})
        assert tie_breaks(document) == {"island_row": 1, "island_place": None}
        assert ranks(document) == [(1, ["p1", "p2"]), (3, ["p3"])]
        result = scored(document)
        assert (result.decided_by, result.tie_break_missing) == ("shared", True)

    def test_a_place_that_is_not_needed_may_be_unknown(self) -> None:
        document = islands({"row": 1}, {"row": 2}, {"row": 3})
        assert ranks(document) == [(1, ["p1"]), (2, ["p2"]), (3, ["p3"])]
        assert not scored(document).tie_break_missing

    def test_an_unknown_row_leaves_all_of_them_level_whatever_the_places(self) -> None:
        document = islands({"row": 1, "place": 1}, None, {"row": 2})
        assert ranks(document) == [(1, ["p1", "p2", "p3"])]
        assert scored(document).tie_break_missing

    def test_an_unknown_row_among_seats_apart_on_points_is_not_told(self) -> None:
        document = islands({"row": 1, "place": 1}, None)
        document["seats"][1]["pad"] = document["seats"][1]["pad"] | {"home": 0}
        assert ranks(document) == [(1, ["p1"]), (2, ["p2"])]
        assert not scored(document).tie_break_missing

    def test_a_tie_further_down_that_misses_its_value_is_told_too(self) -> None:
        document = islands({"row": 5}, None, {"row": 1, "place": 1})
        document["seats"][2]["pad"] = document["seats"][2]["pad"] | {"home": 9}
        result = scored(document)
        assert ranks(document) == [(1, ["p3"]), (2, ["p1", "p2"])]
        assert (result.decided_by, result.winners, result.tie_break_missing) == ("total", ["p3"], True)

    @pytest.mark.parametrize("board", [None, {}, {"place": 3}])
    def test_without_a_row_it_is_null(self, board: Doc | None) -> None:
        place = board.get("place") if board else None
        assert tie_breaks(islands(board)) == {"island_row": None, "island_place": place}

    def test_written_by_hand_it_replaces_the_board_and_keeps_the_rule_on_places(self) -> None:
        by_hand = islands({"row": 1, "place": 4}, hand={0: {"island_row": 3}})
        assert tie_breaks(by_hand) == {"island_row": 3, "island_place": 1}
        by_hand = islands({"row": 3}, hand={0: {"island_row": 1, "island_place": 2}})
        assert tie_breaks(by_hand) == {"island_row": 1, "island_place": 2}
        by_hand = islands({"row": 3}, hand={0: {"island_place": 8}})
        assert tie_breaks(by_hand) == {"island_row": 3, "island_place": 1}
        by_hand = islands(None, hand={0: {"island_row": 1}})
        assert tie_breaks(by_hand) == {"island_row": 1, "island_place": None}

    def test_two_seats_on_one_lower_row_are_told_for_each(self) -> None:
        document = islands({"row": 2}, {"row": 2, "place": 5}, {"row": 3})
        shared = [("island_space_shared", "island")]
        assert [violations(document, seat) for seat in range(3)] == [shared, shared, []]
        result = scored(document)
        assert ranks(document) == [(1, ["p1", "p2"]), (3, ["p3"])]
        assert (result.decided_by, result.tie_break_missing) == ("shared", False)

    def test_two_seats_on_one_place_of_the_top_row_are_told_for_each(self) -> None:
        document = islands({"row": 1, "place": 2}, {"row": 1, "place": 1}, {"row": 1, "place": 2}, {"row": 1})
        shared = [("island_space_shared", "island")]
        assert [violations(document, seat) for seat in range(4)] == [shared, [], shared, []]

    def test_two_in_the_top_row_whose_places_are_unknown_share_nothing(self) -> None:
        document = islands({"row": 1}, {"row": 1})
        assert [violations(document, seat) for seat in range(2)] == [[], []]
