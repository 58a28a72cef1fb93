"""Subastral: mixed and matching sets, the disturbance, the deck, and ties."""

from __future__ import annotations

from typing import Any

import pytest
from documents import Doc, boards, category, journal, lines, match, points, ranks, scored, tie_breaks, violations

from scorers.subastral import matching_sets, mixed_sets

STEFANS = [
    {"biome": "chaparral", "cards": 3},
    {"biome": "desert", "cards": 2},
    {"biome": "tundra", "cards": 2},
    {"biome": "forest", "cards": 3},
    {"biome": "grassland", "cards": 1},
    {"biome": "savanna", "cards": 3},
    {"biome": "taiga", "cards": 4},
    {"biome": "rainforest", "cards": 1},
]


def two(first: Doc, **options: Any) -> Doc:
    """A match of this journal beside an empty one."""
    return boards("subastral", first, journal(), options=options)


def reached(columns: int) -> list[str]:
    return [f"journal.{index}" for index in range(columns)]


class TestWorkedExample:
    """Subastral, "Mixed sets" and "Matching sets": one journal, 36 + 10 + 1 and 28 + 3 = 78."""

    def test_mixed_sets(self) -> None:
        """All eight columns, then the first four, then the first: 36 + 10 + 1."""
        assert lines(two({"journal": STEFANS}), "mixed") == [
            ("mixed_set", 36, reached(8)),
            ("mixed_set", 10, reached(4)),
            ("mixed_set", 1, reached(1)),
        ]

    def test_matching_sets(self) -> None:
        """Taiga, 4 cards in column 7, and of three columns with 3 cards the leftmost, column 1: 28 + 3.

        The caption of the picture calls the taiga's column 4; the example's own sum, 7 x 4, has it in column 7.
        """
        assert lines(two({"journal": STEFANS}), "matching") == [
            ("matching_set", 3, ["journal.0"]),
            ("matching_set", 28, ["journal.6"]),
        ]

    def test_total(self) -> None:
        """FIELD "Explanations": the worked example of the rule book gives another number."""
        assert scored(two({"journal": STEFANS})).seats[0].total == 78

    def test_the_same_78_with_fewer_cards_wins(self) -> None:
        """15 cards in columns of 1, 1, 1, 1, 3, 3, 5 make 28 + 35 + 15 = 78 too, and beat 19 cards."""
        document = boards("subastral", {"journal": STEFANS}, journal(1, 1, 1, 1, 3, 3, 5))
        result = scored(document)
        assert [seat.total for seat in result.seats] == [78, 78]
        assert [tie_breaks(document, seat) for seat in (0, 1)] == [{"journal_cards": 19}, {"journal_cards": 15}]
        assert (result.decided_by, result.winners) == ("journal_cards", ["p2"])


class TestMixedSets:
    @pytest.mark.parametrize(("columns", "worth"), list(enumerate((1, 3, 6, 10, 15, 21, 28, 36), start=1)))
    def test_a_set_of_so_many_columns_is_worth(self, columns: int, worth: int) -> None:
        assert lines(two(journal(*[1] * columns)), "mixed") == [("mixed_set", worth, reached(columns))]

    def test_a_set_stops_at_the_first_gap(self) -> None:
        """Subastral, "Mixed sets": counted from column 1 until a column has no card of the set."""
        assert mixed_sets([2, 1, 2, 2]) == [4, 1]

    @pytest.mark.parametrize(
        ("cards", "sets"),
        [([], []), ([1], [1]), ([5], [1] * 5), ([1, 9], [2]), ([3, 3, 3], [3] * 3), ([4, 3, 2, 1], [4, 3, 2, 1])],
    )
    def test_the_kth_set_needs_k_cards_in_every_column_before(self, cards: list[int], sets: list[int]) -> None:
        assert mixed_sets(cards) == sets

    def test_the_table_can_be_another(self) -> None:
        document = two(journal(2, 1, 1), mixed_points=[5, 0, 7, 0, 0, 0, 0, 0])
        assert [points for _, points, _ in lines(document, "mixed")] == [7, 5]

    def test_a_set_worth_nothing_keeps_its_line(self) -> None:
        assert lines(two(journal(1), mixed_points=[0] * 8), "mixed") == [("mixed_set", 0, ["journal.0"])]


class TestMatchingSets:
    @pytest.mark.parametrize(
        ("cards", "indices"),
        [
            ([], []),
            ([7], [0]),
            ([1, 1], [0, 1]),
            ([1, 1, 1], [0, 1]),
            ([1, 2, 2, 2], [1, 2]),
            ([2, 1, 2, 3], [0, 3]),
            ([3, 1, 2, 2], [0, 2]),
        ],
    )
    def test_the_two_largest_columns_count_and_of_equals_the_left_one(
        self, cards: list[int], indices: list[int]
    ) -> None:
        """Subastral, "Matching sets"."""
        assert matching_sets(cards) == indices

    def test_one_column_is_one_set(self) -> None:
        assert lines(two(journal(4)), "matching") == [("matching_set", 4, ["journal.0"])]

    def test_a_larger_column_counts_though_another_would_be_worth_more(self) -> None:
        assert points(two(journal(3, 3, 1, 1, 1, 1, 1, 2)))["matching"] == 3 + 6


class TestEmptyAndMissing:
    def test_an_empty_journal_scores_0(self) -> None:
        assert points(two(journal())) == {"mixed": 0, "matching": 0}
        assert tie_breaks(two(journal())) == {"journal_cards": 0}

    @pytest.mark.parametrize("seat", [{}, {"board": {}}, {"board": {"passes": "taiga"}}])
    def test_without_a_journal_both_are_missing(self, seat: Doc) -> None:
        document = match("subastral", seat, {"board": journal()})
        assert points(document) == {"mixed": None, "matching": None}
        assert tie_breaks(document) == {"journal_cards": None}
        assert not scored(document).complete

    def test_the_pad_goes_before_the_journal(self) -> None:
        document = match("subastral", {"board": journal(1, 1), "pad": {"mixed": -5}}, {"board": journal()})
        assert points(document) == {"mixed": -5, "matching": 3}
        assert [each.source for each in scored(document).seats[0].categories] == ["hand", "board"]
        assert lines(document, "mixed") == [("hand", -5, [])]


def disturbed(*journals: Doc) -> Doc:
    return boards("subastral", *journals, options={"disturbance": True})


class TestDisturbance:
    """Subastral, "Disturbance variant": each passes a card to the left before scoring."""

    def test_the_card_goes_onto_its_column_at_the_next_seat_and_from_the_last_to_the_first(self) -> None:
        document = disturbed(
            journal(1, 1, passes="savanna"), journal(1, 1, passes="desert"), journal(1, 1, passes=None)
        )
        assert [tie_breaks(document, seat)["journal_cards"] for seat in range(3)] == [2, 3, 3]
        assert lines(document, "matching", 1) == [
            ("matching_set", 1, ["journal.0"]),
            ("matching_set", 4, ["journal.1"]),
        ]
        assert lines(document, "matching", 2) == [
            ("matching_set", 2, ["journal.0"]),
            ("matching_set", 2, ["journal.1"]),
        ]

    def test_a_new_biome_becomes_a_column_on_the_right(self) -> None:
        document = disturbed(journal(passes=None), journal(1, passes="tundra"))
        assert lines(document, "mixed", 0) == [("mixed_set", 1, ["journal.0"])]
        document = disturbed(journal(1, passes="tundra"), journal(2, passes=None))
        assert lines(document, "mixed", 1) == [("mixed_set", 3, reached(2)), ("mixed_set", 1, reached(1))]
        assert lines(document, "matching", 1)[1] == ("matching_set", 2, ["journal.1"])

    def test_an_empty_hand_passes_nothing(self) -> None:
        document = disturbed(journal(1, passes=None), journal(2, passes=None))
        assert [seat.total for seat in scored(document).seats] == [1 + 1, 1 + 1 + 2]

    def test_the_receiver_is_missing_while_the_card_is_unknown(self) -> None:
        document = disturbed(journal(1), journal(2, passes=None), journal(3, passes=None))
        assert [points(document, seat)["mixed"] for seat in range(3)] == [1, None, 3]
        assert [points(document, seat)["matching"] for seat in range(3)] == [1, None, 3]
        assert [tie_breaks(document, seat)["journal_cards"] for seat in range(3)] == [1, None, 3]

    def test_the_receiver_is_missing_while_the_previous_seat_has_no_board(self) -> None:
        document = match(
            "subastral", {"pad": {"mixed": 1, "matching": 1}}, {"board": journal(1)}, options={"disturbance": True}
        )
        assert points(document, 1) == {"mixed": None, "matching": None}

    def test_the_pad_stands_in_for_what_is_unknown(self) -> None:
        document = disturbed(journal(1), journal(2, passes=None))
        document["seats"][1]["pad"] = {"mixed": 4, "matching": 2}
        assert scored(document).complete
        assert tie_breaks(document, 1) == {"journal_cards": None}

    def test_a_journal_is_known_though_its_owner_passes_what_nobody_knows(self) -> None:
        document = disturbed(journal(1), journal(2, passes="desert"))
        assert points(document, 0) == {"mixed": 2, "matching": 2}

    def test_without_the_variant_a_passed_card_is_ignored(self) -> None:
        document = boards("subastral", journal(1, passes="desert"), journal(2, passes="desert"))
        assert [tie_breaks(document, seat)["journal_cards"] for seat in range(2)] == [1, 2]

    def test_tie_breaks_count_after_passing(self) -> None:
        """Level on points by hand, the one with fewer cards after passing wins."""
        hand = {"mixed": 5, "matching": 5}
        document = match(
            "subastral",
            {"board": journal(2, passes="desert"), "pad": hand},
            {"board": journal(2, passes=None), "pad": hand},
            options={"disturbance": True},
        )
        assert scored(document).winners == ["p1"]


class TestDeck:
    def test_103_cards_may_lie_in_all_journals_together(self) -> None:
        """Subastral, "Setup": there are 103 cards."""
        document = boards("subastral", journal(50, 3), journal(50))
        assert [violations(document, seat) for seat in (0, 1)] == [[], []]

    def test_one_more_is_told_for_each_seat(self) -> None:
        document = boards("subastral", journal(50, 3), journal(50), journal(1))
        assert [violations(document, seat) for seat in range(3)] == [[("deck_exceeded", "seats")]] * 3

    def test_passed_cards_are_counted(self) -> None:
        assert violations(disturbed(journal(50, 3, passes="desert"), journal(50, passes=None))) == [
            ("deck_exceeded", "seats")
        ]


HAND = {"mixed": 20, "matching": 10}


def level(*cards: int | None) -> Doc:
    """Seats level on points that hold so many cards."""
    return match(
        "subastral", *({"pad": HAND, **({} if held is None else {"tie": {"journal_cards": held}})} for held in cards)
    )


class TestTies:
    def test_fewer_cards_win(self) -> None:
        """Subastral, "Matching sets", at its end: of players level the one with the fewest cards wins."""
        assert ranks(level(12, 9, 30)) == [(1, ["p2"]), (2, ["p1"]), (3, ["p3"])]
        assert scored(level(12, 9, 30)).decided_by == "journal_cards"

    def test_level_there_too_they_share(self) -> None:
        assert ranks(level(9, 12, 9)) == [(1, ["p1", "p3"]), (3, ["p2"])]
        assert scored(level(9, 12, 9)).decided_by == "shared"

    def test_no_cards_at_all_are_the_fewest_and_not_unknown(self) -> None:
        assert ranks(level(3, 0)) == [(1, ["p2"]), (2, ["p1"])]
        assert not scored(level(3, 0)).tie_break_missing

    def test_an_unknown_number_leaves_them_level(self) -> None:
        assert ranks(level(3, None)) == [(1, ["p1", "p2"])]
        assert scored(level(3, None)).tie_break_missing

    def test_written_by_hand_it_replaces_the_journals(self) -> None:
        document = match("subastral", {"board": journal(1, 1), "tie": {"journal_cards": 40}}, {"board": journal(1, 1)})
        assert ranks(document) == [(1, ["p2"]), (2, ["p1"])]
        assert category(document, "mixed").points == 3
