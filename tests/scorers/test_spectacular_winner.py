"""Spectacular: who wins; the tie-break and the solo challenge."""

from __future__ import annotations

from typing import Any

import pytest
from documents import MISSIONS, Doc, boards, breeding, match, park, ranks, scored, tie_breaks, told, tower


def of(*tiles: Doc) -> Doc:
    """A match of one park of these tiles."""
    return boards("spectacular", park(*tiles))


class TestTieBreak:
    def test_breeding_dice_are_summed_over_all_habitats(self) -> None:
        """Spectacular, "Final scoring": the larger sum of the dice on breeding tiles wins a tie."""
        document = of(breeding(0, 0, die=2), breeding(5, 0, "blue", 1), breeding(9, 0), tower(7, 0, die=2))
        assert tie_breaks(document) == {"breeding_dice": 3}

    def test_they_are_null_without_a_park_and_0_in_an_empty_one(self) -> None:
        assert tie_breaks(match("spectacular", {})) == {"breeding_dice": None}
        assert tie_breaks(boards("spectacular", {"entrance_points": 3})) == {"breeding_dice": None}
        assert tie_breaks(of()) == {"breeding_dice": 0}

    def test_written_by_hand_they_replace_the_boards(self) -> None:
        document = of(breeding(0, 0, die=2))
        document["seats"][0]["tie"] = {"breeding_dice": 0}
        assert tie_breaks(document) == {"breeding_dice": 0}

    def test_an_empty_tie_replaces_nothing(self) -> None:
        document = of(breeding(0, 0, die=2))
        document["seats"][0]["tie"] = {}
        assert tie_breaks(document) == {"breeding_dice": 2}


PAD = {"entrance": 0, "green": 0, "orange": 0, "blue": 0, "gray": 0, "towers": 0, "animals": 0}


def level(*sums: int | None) -> Doc:
    """Seats level on points whose breeding dice have these sums."""
    seats = [{"pad": PAD, **({} if dice is None else {"tie": {"breeding_dice": dice}})} for dice in sums]
    return match("spectacular", *seats)


class TestTies:
    def test_more_breeding_dice_win(self) -> None:
        assert ranks(level(3, 9, 4)) == [(1, ["p2"]), (2, ["p3"]), (3, ["p1"])]
        assert scored(level(3, 9, 4)).decided_by == "breeding_dice"

    def test_level_there_too_they_share(self) -> None:
        result = scored(level(9, 3, 9))
        assert ranks(level(9, 3, 9)) == [(1, ["p1", "p3"]), (3, ["p2"])]
        assert (result.decided_by, result.winners, result.tie_break_missing) == ("shared", ["p1", "p3"], False)

    def test_one_unknown_sum_leaves_all_of_them_level(self) -> None:
        result = scored(level(9, None, 3))
        assert ranks(level(9, None, 3)) == [(1, ["p1", "p2", "p3"])]
        assert (result.decided_by, result.tie_break_missing) == ("shared", True)


def solo(total: int, missions: Any = MISSIONS, **options: Any) -> Doc:
    """A solo match of so many points and these missions."""
    board = {} if missions is None else {"missions": missions}
    pad = PAD | {"green": total, "missions": 0}
    return match("spectacular", {"board": board, "pad": pad}, options={"solo": True, **options})


def achieved(count: int) -> list[Doc]:
    return [{"set": letter, "points": 5, "achieved": number < count} for number, letter in enumerate("ABC")]


class TestSolo:
    @pytest.mark.parametrize(
        ("total", "missions", "outcome", "reason"),
        [
            (200, 2, "won", "goals_met"),
            (250, 3, "won", "goals_met"),
            (199, 2, "lost", "points_short"),
            (200, 1, "lost", "missions_short"),
            (199, 1, "lost", "both_short"),
            (0, 0, "lost", "both_short"),
        ],
    )
    def test_the_goal_is_200_points_and_two_missions(
        self, total: int, missions: int, outcome: str, reason: str
    ) -> None:
        """Spectacular, "Aim of the solo challenge"."""
        result = told(solo(total, achieved(missions)))
        assert (result["verdict"]["outcome"], result["verdict"]["reason"]) == (outcome, reason)
        assert result["winners"] == (["p1"] if outcome == "won" else [])
        assert (result["complete"], result["decided_by"]) == (True, "total")

    def test_points_of_missions_count_toward_the_200(self) -> None:
        document = solo(190)
        del document["seats"][0]["pad"]["missions"]
        assert told(document)["seats"][0]["total"] == 211
        assert told(document)["verdict"]["reason"] == "goals_met"

    def test_it_is_open_while_a_category_is_missing(self) -> None:
        document = solo(250)
        del document["seats"][0]["pad"]["animals"]
        result = told(document)
        assert (result["verdict"]["outcome"], result["verdict"]["reason"]) == ("open", "incomplete")
        assert (result["complete"], result["standings"], result["winners"]) == (False, None, [])

    def test_it_is_open_without_a_list_of_missions_though_the_pad_is_full(self) -> None:
        result = told(solo(250, None))
        assert (result["verdict"]["outcome"], result["verdict"]["reason"]) == ("open", "incomplete")
        assert (result["complete"], result["winners"]) == (True, [])
        assert result["standings"] == [{"rank": 1, "ids": ["p1"]}]

    def test_it_is_lost_with_an_empty_list_of_missions(self) -> None:
        assert told(solo(250, []))["verdict"]["reason"] == "missions_short"

    def test_it_is_open_without_a_board(self) -> None:
        document = match("spectacular", {"pad": PAD | {"missions": 0}}, options={"solo": True})
        assert told(document)["verdict"]["reason"] == "incomplete"

    @pytest.mark.parametrize(("total", "tier"), [(200, "keeper"), (219, "keeper"), (220, "ranger"), (999, "ranger")])
    def test_a_win_names_the_highest_tier_reached(self, total: int, tier: str) -> None:
        tiers = {"220": "ranger", "200": "keeper", "1000": "legend"}
        assert told(solo(total, solo_tiers=tiers))["verdict"]["tier"] == tier

    def test_the_tier_is_null_without_tiers_or_below_them(self) -> None:
        assert told(solo(200))["verdict"]["tier"] is None
        assert told(solo(200, solo_tiers={"220": "ranger"}))["verdict"]["tier"] is None

    def test_a_loss_names_no_tier(self) -> None:
        assert "tier" not in told(solo(250, achieved(1), solo_tiers={"200": "keeper"}))["verdict"]

    def test_without_the_switch_one_seat_has_no_verdict_and_wins(self) -> None:
        result = told(match("spectacular", {"pad": PAD}))
        assert (result["verdict"], result["winners"], result["decided_by"]) == (None, ["p1"], "total")
