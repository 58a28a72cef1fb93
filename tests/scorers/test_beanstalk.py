"""Beanstalk: the solo modes, their schedule and verdicts, and the base game (the grid: `test_elevator.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from documents import Doc, boards, lines, match, ranks, refused, scored, tie_breaks, told, verdict, violations

from scorers import category_keys, match_from
from scorers.beanstalk import MODES

MODE_TABLE = [("practice", 5, 6, 30), ("overlord", 6, 5, 30), ("inferno", 7, 4, 28)]


def troubles(count: int, resolved: bool = True) -> list[Doc]:
    return [{"id": letter, "kind": "coins", "resolved": resolved} for letter in "ABCDEFGHIJKL"[:count]]


def solo(turns: int = 30, mode: str = "practice", came: list[Doc] | None = None, **board: Any) -> Doc:
    """A solo match without a grid unless `elevator` is given (then 5 columns and 4 rows)."""
    options: Doc = {"mode": mode}
    if "elevator" in board:
        options |= {"columns": 5, "rows": len(board["elevator"])}
    else:
        board = {"centre_top_filled": False, **board}
    due = MODES[mode].troubles_due(turns)
    laid = {"turns_played": turns, "troubles": troubles(due) if came is None else came, **board}
    return match("beanstalk", {"board": laid}, options=options)


FULL = ["..1..", "..1..", "..1..", "..1.."]
CLEAR = [".....", ".....", ".....", "1.2.3"]


class TestSchedule:
    @pytest.mark.parametrize(("mode", "stacks", "stack_turns", "last_turn"), MODE_TABLE)
    def test_a_mode_lasts_its_stacks(self, mode: str, stacks: int, stack_turns: int, last_turn: int) -> None:
        """Beanstalk solo, "Preparing the game (practice mode)" (30 turns), "Overlord mode" and "Inferno mode"."""
        assert MODES[mode].last_turn == stacks * stack_turns == last_turn
        assert told(solo(last_turn, mode))["verdict"]["last_turn"] == last_turn

    def test_worked_example_practice_mode_ends_after_30_turns(self) -> None:
        """Beanstalk solo, "Preparing the game (practice mode)": five stacks of 12 tiles, so 30 turns."""
        assert verdict(solo(29)) == ("open", "turns_left")
        assert verdict(solo(30)) == ("won", "all_resolved")
        assert refused(solo(31)) == [("seats.0.board.turns_played", "too_many_turns")]

    @pytest.mark.parametrize(("mode", "stacks", "stack_turns", "last_turn"), MODE_TABLE)
    def test_a_trouble_comes_with_each_stack_but_the_last(
        self, mode: str, stacks: int, stack_turns: int, last_turn: int
    ) -> None:
        """Beanstalk solo, "Trouble comes"."""
        for turn in range(last_turn + 1):
            found = told(solo(turn, mode))["verdict"]
            comes = [stack * stack_turns for stack in range(1, stacks)]
            assert found["turn"] == turn
            assert found["stacks_gone"] == turn // stack_turns
            assert found["next_trouble_turn"] == next((each for each in comes if each > turn), None)
            assert MODES[mode].troubles_due(turn) == sum(each <= turn for each in comes)

    @pytest.mark.parametrize(("mode", "stacks", "stack_turns", "last_turn"), MODE_TABLE)
    def test_fewer_troubles_than_the_turns_call_for(
        self, mode: str, stacks: int, stack_turns: int, last_turn: int
    ) -> None:
        missing = [("trouble_missing", "troubles")]
        assert violations(solo(stack_turns - 1, mode, [])) == []
        assert violations(solo(stack_turns, mode, [])) == missing
        assert violations(solo(stack_turns * 2, mode, troubles(1))) == missing
        assert violations(solo(last_turn, mode, troubles(stacks - 1))) == []
        assert violations(solo(last_turn, mode, troubles(stacks - 2))) == missing

    def test_one_that_another_brought_is_beside_the_schedule(self) -> None:
        came = [*troubles(3), {"id": "D", "kind": "point", "resolved": True, "brought_by": "A"}]
        assert violations(solo(30, came=came)) == [("trouble_missing", "troubles")]
        assert verdict(solo(30, came=came)) == ("open", "trouble_missing")
        came = [*troubles(4), {"id": "E", "kind": "point", "resolved": True, "brought_by": "A"}]
        assert violations(solo(30, came=came)) == []
        assert verdict(solo(30, came=came)) == ("won", "all_resolved")

    def test_more_troubles_than_called_for_are_taken(self) -> None:
        assert violations(solo(0, came=troubles(3))) == []
        assert verdict(solo(30, came=troubles(12))) == ("won", "all_resolved")

    def test_upcoming_troubles_change_nothing(self) -> None:
        assert told(solo(7, upcoming=["point", "warehouse", "point"])) == told(solo(7))


class TestVerdict:
    """Beanstalk solo, "Trouble comes" (no column left for it) and "End of the game": the first that holds."""

    def test_a_blocked_trouble_loses_at_any_time(self) -> None:
        blocked = [{"id": "A", "kind": "coins", "resolved": False, "blocked": True}]
        assert verdict(solo(6, came=blocked)) == ("lost", "trouble_blocked")
        assert verdict(solo(6, came=blocked, centre_top_filled=True)) == ("lost", "trouble_blocked")
        assert verdict(solo(7, came=blocked, centre_top_filled=True, phase="in_turn")) == ("lost", "trouble_blocked")

    def test_the_filled_centre_loses_at_a_turns_end(self) -> None:
        assert verdict(solo(7, centre_top_filled=True)) == ("lost", "centre_filled")
        assert verdict(solo(7, elevator=FULL)) == ("lost", "centre_filled")
        assert verdict(solo(0, elevator=FULL)) == ("lost", "centre_filled")
        assert verdict(solo(7, elevator=FULL, phase="turn_end")) == ("lost", "centre_filled")

    def test_the_filled_centre_is_a_danger_during_a_turn(self) -> None:
        """Beanstalk solo, "Trouble tiles": the centre may be filled for a while within the turn."""
        assert verdict(solo(7, centre_top_filled=True, phase="in_turn")) == ("open", "centre_danger")
        assert verdict(solo(7, elevator=FULL, phase="in_turn")) == ("open", "centre_danger")

    def test_the_filled_centre_goes_before_a_trouble_left_and_after_the_last_turn(self) -> None:
        assert verdict(solo(30, came=troubles(4, False), centre_top_filled=True)) == ("lost", "centre_filled")

    @pytest.mark.parametrize("sign", "1234?")
    def test_any_tile_fills_the_centre(self, sign: str) -> None:
        assert verdict(solo(7, elevator=[f"..{sign}..", "..1..", "..1.."])) == ("lost", "centre_filled")

    def test_a_trouble_fills_the_centre(self) -> None:
        came = [{"id": "A", "kind": "coins", "resolved": False}]
        assert verdict(solo(7, came=came, elevator=["..AA.", "..AA.", "..1.."])) == ("lost", "centre_filled")

    @pytest.mark.parametrize("top", ["11.11", "1...."])
    def test_other_columns_may_be_full(self, top: str) -> None:
        assert verdict(solo(7, elevator=[top, "11.11", "11111"])) == ("open", "turns_left")

    def test_turns_left_go_before_troubles(self) -> None:
        assert verdict(solo(29, came=troubles(4, False))) == ("open", "turns_left")
        assert verdict(solo(29, came=[])) == ("open", "turns_left")
        assert verdict(solo(7, phase="in_turn")) == ("open", "turns_left")

    def test_an_unresolved_trouble_loses_at_the_end(self) -> None:
        assert verdict(solo(30, came=troubles(4, False))) == ("lost", "trouble_left")
        came = [*troubles(3), {"id": "D", "kind": "point", "resolved": False}]
        assert verdict(solo(30, came=came)) == ("lost", "trouble_left")

    def test_an_unresolved_trouble_goes_before_one_not_entered(self) -> None:
        assert verdict(solo(30, came=troubles(1, False))) == ("lost", "trouble_left")

    def test_a_resolved_trouble_still_in_the_elevator_loses(self) -> None:
        document = solo(30, elevator=[".....", "AA...", "AA..."])
        assert verdict(document) == ("lost", "trouble_left")

    def test_fewer_troubles_than_the_schedule_leave_it_open(self) -> None:
        assert verdict(solo(30, came=troubles(3))) == ("open", "trouble_missing")
        assert verdict(solo(30, came=[])) == ("open", "trouble_missing")

    def test_all_resolved_wins(self) -> None:
        result = told(solo(30, elevator=CLEAR))
        assert (result["verdict"]["outcome"], result["verdict"]["reason"]) == ("won", "all_resolved")
        assert (result["winners"], result["decided_by"], result["complete"]) == (["p1"], "total", True)

    @pytest.mark.parametrize("turns", [0, 29])
    def test_only_a_win_has_a_winner(self, turns: int) -> None:
        result = told(solo(turns))
        assert (result["winners"], result["standings"]) == ([], [{"rank": 1, "ids": ["p1"]}])

    def test_a_solo_seat_has_no_categories_and_no_tie_breaks(self) -> None:
        seat = told(solo(30))["seats"][0]
        assert seat == {"id": "p1", "total": 0, "categories": [], "violations": [], "tie_breaks": []}


class TestTroubleViolations:
    def test_resolved_but_still_placed(self) -> None:
        document = solo(6, elevator=[".....", "AA...", "AA..."])
        assert violations(document) == [("resolved_still_placed", "troubles.0")]

    def test_neither_resolved_placed_nor_blocked(self) -> None:
        document = solo(12, came=troubles(2, False), elevator=[".....", ".BB..", ".BB.."])
        assert violations(document) == [("unresolved_not_placed", "troubles.0")]

    def test_blocked_is_not_unplaced(self) -> None:
        came = [{"id": "A", "kind": "coins", "resolved": False, "blocked": True}]
        assert violations(solo(6, came=came, elevator=CLEAR)) == []

    def test_without_a_grid_places_are_not_checked(self) -> None:
        assert violations(solo(12, came=troubles(2, False))) == []

    def test_the_upper_of_a_pair_resolves_the_lower_too(self) -> None:
        """Beanstalk solo, "Trouble tiles": when the upper one is resolved the lower one is too, not the other way."""
        lower, upper = {"id": "A", "kind": "coins"}, {"id": "B", "kind": "point", "brought_by": "A"}

        def pair(lower_resolved: bool, upper_resolved: bool) -> Doc:
            return solo(6, came=[lower | {"resolved": lower_resolved}, upper | {"resolved": upper_resolved}])

        assert violations(pair(False, True)) == [("pair_not_resolved", "troubles.1")]
        assert violations(pair(True, True)) == violations(pair(True, False)) == violations(pair(False, False)) == []

    def test_a_chain_is_judged_link_by_link(self) -> None:
        came = [
            {"id": "C", "kind": "coins", "resolved": True, "brought_by": "B"},
            {"id": "B", "kind": "coins", "resolved": False, "brought_by": "A"},
            {"id": "A", "kind": "coins", "resolved": True},
        ]
        assert violations(solo(6, came=came)) == [("pair_not_resolved", "troubles.0")]


def base(*seats: Doc) -> Doc:
    return match("beanstalk", *seats, options={"mode": "base"})


def goods(*counts: int, **more: Any) -> Doc:
    """A seat that has so many goods of colours 1, 2, 3, 4."""
    return {"board": {"goods": {str(colour): count for colour, count in enumerate(counts, start=1)}, **more}}


class TestBaseGame:
    @pytest.mark.parametrize(
        ("counts", "temple", "sets", "temple_sets"),
        [
            ((0, 0, 0, 0), True, 0, 0),
            ((1, 1, 1, 1), False, 1, 0),
            ((9, 0, 9, 9), False, 0, 0),
            ((3, 0, 0, 0), True, 0, 1),
            ((3, 0, 0, 0), False, 0, 0),
            ((2, 9, 9, 9), True, 2, 0),
            ((7, 2, 1, 3), True, 1, 2),
            ((4, 1, 1, 1), True, 1, 1),
            ((3, 3, 3, 3), True, 3, 0),
            ((999, 999, 999, 999), True, 999, 0),
        ],
    )
    def test_sets_of_four_colours_and_with_the_temple_three_yellow(
        self, counts: tuple[int, ...], temple: bool, sets: int, temple_sets: int
    ) -> None:
        document = base(goods(*counts, temple=temple), goods(), goods())
        wanted = []
        if sets:
            wanted.append(("colour_set", sets, ["goods.1", "goods.2", "goods.3", "goods.4"]))
        if temple_sets:
            wanted.append(("temple_set", temple_sets, ["goods.1", "temple"]))
        assert lines(document, "points") == wanted
        assert scored(document).seats[0].total == sets + temple_sets

    def test_no_other_split_of_the_goods_makes_more(self) -> None:
        for yellow in range(13):
            for others in range(6):
                best = max(sets + (yellow - sets) // 3 for sets in range(min(yellow, others) + 1))
                document = base(goods(yellow, others, others, others, temple=True), goods(), goods())
                assert scored(document).seats[0].total == best

    def test_a_colour_left_out_is_0_and_no_goods_at_all_are_missing(self) -> None:
        document = base({"board": {"goods": {"1": 3}, "temple": True}}, {"board": {}}, {})
        result = scored(document)
        assert [seat.categories[0].points for seat in result.seats] == [1, None, None]
        assert (result.complete, result.standings, result.decided_by, result.winners) == (False, None, None, [])

    def test_ties_are_shared(self) -> None:
        document = base(goods(1, 1, 1, 1), goods(2, 2, 2, 2), goods(5, 2, 2, 2), goods())
        result = scored(document)
        assert ranks(document) == [(1, ["p2", "p3"]), (3, ["p1"]), (4, ["p4"])]
        assert (result.decided_by, result.winners, result.tie_break_missing) == ("shared", ["p2", "p3"], False)
        assert tie_breaks(document) == {}

    def test_the_pad_goes_before_the_goods(self) -> None:
        document = base({**goods(1, 1, 1, 1), "pad": {"points": 7}}, goods(), goods())
        assert lines(document, "points") == [("hand", 7, [])]

    def test_it_has_one_category_and_no_verdict(self) -> None:
        document = base(goods(), goods(), goods())
        assert category_keys(match_from(document)) == ("points",)
        assert category_keys(match_from(solo(3))) == ()
        assert scored(document).verdict is None

    def test_the_elevators_size_may_stand_in_its_options(self) -> None:
        document = boards("beanstalk", *[{"goods": {}}] * 3, options={"mode": "base", "columns": 5, "rows": 8})
        assert refused(document) == []
