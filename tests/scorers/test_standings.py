"""Ranks, ordered tie-breaks, and what decided first place, for games with none, one and two tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from documents import match, scored
from hypothesis import given
from hypothesis import strategies as st

from scorers import match_from, provisional, score
from scorers.result import Category, Result, SeatResult, TieBreak, Verdict
from scorers.standings import conclude

TWO = {"row": False, "dice": True}
"""Two tie-breaks: the lower row, then the more dice."""

Given = tuple[int | None, int | None, int | None]
"""A seat's points, row and dice; None where unknown."""


def concluded(seats: Sequence[Given], verdict: Verdict | None = None) -> Result:
    """The result of seats a, b, c, ... by `TWO`."""
    return conclude(
        "any",
        [
            SeatResult(
                "abcdef"[number],
                points or 0,
                [Category("all", points, "missing" if points is None else "board", [])],
                [],
                [TieBreak("row", row), TieBreak("dice", dice)],
            )
            for number, (points, row, dice) in enumerate(seats)
        ],
        TWO,
        verdict,
    )


def ranks(result: Result) -> list[tuple[int, str]] | None:
    if result.standings is None:
        return None
    return [(standing.rank, "".join(standing.ids)) for standing in result.standings]


@pytest.mark.parametrize(
    ("seats", "standing", "decided_by", "missing"),
    [
        ([(5, None, None)], [(1, "a")], "total", False),
        ([(5, None, None), (9, None, None)], [(1, "b"), (2, "a")], "total", False),
        ([(5, 2, 0), (5, 1, 0)], [(1, "b"), (2, "a")], "row", False),
        ([(5, 2, 1), (5, 2, 3)], [(1, "b"), (2, "a")], "dice", False),
        ([(5, 2, 3), (5, 2, 3)], [(1, "ab")], "shared", False),
        # competition ranks
        ([(5, 2, 3), (5, 2, 3), (4, 1, 1)], [(1, "ab"), (3, "c")], "shared", False),
        ([(9, 1, 1), (5, 2, 3), (5, 2, 3), (1, 1, 1)], [(1, "a"), (2, "bc"), (4, "d")], "total", False),
        ([(5, 1, 1), (5, 1, 1), (5, 1, 1), (5, 1, 0)], [(1, "abc"), (4, "d")], "shared", False),
        # three level on points: the second tie-break decides between the two whom the first leaves level
        ([(5, 1, 2), (5, 1, 4), (5, 3, 9)], [(1, "b"), (2, "a"), (3, "c")], "dice", False),
        ([(5, 3, 9), (5, 1, 2), (5, 1, 4)], [(1, "c"), (2, "b"), (3, "a")], "dice", False),
        # the first leaves one alone at the top; those behind it are set apart by the second
        ([(5, 3, 2), (5, 1, 0), (5, 3, 4)], [(1, "b"), (2, "c"), (3, "a")], "row", False),
        ([(5, 3, 4), (5, 1, 0), (5, 3, 4)], [(1, "b"), (2, "ac")], "row", False),
        # two pairs
        ([(5, 3, 1), (5, 1, 1), (5, 3, 2), (5, 1, 2)], [(1, "d"), (2, "b"), (3, "c"), (4, "a")], "dice", False),
        # what was not entered separates nobody, by this or any later tie-break
        ([(5, 1, 9), (5, None, 0)], [(1, "ab")], "shared", True),
        ([(5, 1, 9), (5, None, 0), (5, 4, 1)], [(1, "abc")], "shared", True),
        ([(5, 1, None), (5, 1, 7)], [(1, "ab")], "shared", True),
        ([(5, 1, None), (5, 1, 7), (5, 1, 9), (5, 2, 0)], [(1, "abc"), (4, "d")], "shared", True),
        # not needed, not told
        ([(5, 1, None), (5, 2, None)], [(1, "a"), (2, "b")], "row", False),
        ([(5, None, None), (4, None, None)], [(1, "a"), (2, "b")], "total", False),
        # unknown only further down
        ([(5, 1, 1), (4, None, 1), (4, 2, 2)], [(1, "a"), (2, "bc")], "total", True),
        ([(5, 2, None), (5, 1, 1), (5, 2, 3)], [(1, "b"), (2, "ac")], "row", True),
        # points below 0, and 0 as a tie-break's value, are values like others
        ([(-5, 1, 1), (-4, 1, 1)], [(1, "b"), (2, "a")], "total", False),
        ([(5, 1, 0), (5, 1, 1)], [(1, "b"), (2, "a")], "dice", False),
        ([(0, 1, 0), (0, 1, 0)], [(1, "ab")], "shared", False),
    ],
)
def test_ranks_and_what_decided(
    seats: list[Given], standing: list[tuple[int, str]], decided_by: str, missing: bool
) -> None:
    """FIELD "Ties and winners": a tie-break that exists in the rules is not applied."""
    result = concluded(seats)
    assert ranks(result) == standing
    assert result.decided_by == decided_by
    assert result.tie_break_missing is missing
    assert "".join(result.winners) == standing[0][1]


def test_nothing_is_ranked_until_every_seat_is_complete() -> None:
    result = concluded([(5, 1, 1), (None, 1, 1)])
    assert (result.complete, result.standings, result.decided_by) == (False, None, None)
    assert (result.winners, result.tie_break_missing) == ([], False)


@pytest.mark.parametrize(("outcome", "winners"), [("won", ["a"]), ("lost", []), ("open", [])])
def test_with_a_verdict_only_a_win_names_winners(outcome: str, winners: list[str]) -> None:
    result = concluded([(5, 1, 1)], Verdict(outcome, "because"))  # type: ignore[arg-type]
    assert result.winners == winners
    assert (ranks(result), result.decided_by) == ([(1, "a")], "total")


VALUES = st.one_of(st.none(), st.integers(0, 3))


@given(st.lists(st.tuples(st.integers(-2, 2), VALUES, VALUES), min_size=1, max_size=6))
def test_standings_agree_with_totals_and_tie_breaks(seats: list[Given]) -> None:
    """FIELD "Ties and winners": two firsts followed by a second instead of a third."""
    result = concluded(seats)
    assert result.standings is not None
    rank_of = {each: standing.rank for standing in result.standings for each in standing.ids}
    assert len(rank_of) == len(seats)
    for standing in result.standings:
        ahead = sum(rank < standing.rank for rank in rank_of.values())
        assert standing.rank == ahead + 1
        assert standing.ids == sorted(standing.ids), "seats of one rank stay in seat order"
    assert [standing.rank for standing in result.standings] == sorted({*rank_of.values()})
    for one, (points, row, dice) in zip("abcdef", seats, strict=False):
        for other, (points_too, row_too, dice_too) in zip("abcdef", seats, strict=False):
            if (points or 0) > (points_too or 0):
                assert rank_of[one] < rank_of[other]
            if (points, row, dice) == (points_too, row_too, dice_too):
                assert rank_of[one] == rank_of[other]


@given(st.permutations(list(range(4))), st.lists(st.tuples(st.integers(0, 1), VALUES, VALUES), min_size=4, max_size=4))
def test_ranks_follow_the_seats_in_any_order(order: list[int], seats: list[Given]) -> None:
    plain, moved = concluded(seats), concluded([seats[number] for number in order])
    back = {"abcd"[place]: "abcd"[number] for place, number in enumerate(order)}
    assert plain.standings is not None
    assert moved.standings is not None
    assert [(each.rank, sorted(back[one] for one in each.ids)) for each in moved.standings] == [
        (each.rank, each.ids) for each in plain.standings
    ]
    assert (plain.decided_by, plain.tie_break_missing) == (moved.decided_by, moved.tie_break_missing)


def test_provisional_ranks_count_what_is_missing_as_0() -> None:
    document = match(
        "subastral",
        {"pad": {"mixed": 5}},
        {"pad": {"mixed": 5, "matching": 3}},
        {"pad": {"matching": -1}},
        {},
    )
    given = match_from(document)
    result = score(given)
    assert result.standings is None
    assert [(each.rank, each.ids) for each in provisional(given, result)] == [
        (1, ["p2"]),
        (2, ["p1"]),
        (3, ["p4"]),
        (4, ["p3"]),
    ]


def test_provisional_ranks_are_the_final_ones_once_complete() -> None:
    document = match("subastral", *({"pad": {"mixed": each, "matching": 0}} for each in (3, 9, 3)))
    result = scored(document)
    assert provisional(match_from(document), result) == result.standings
