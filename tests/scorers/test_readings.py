"""What a match might also come to: doubtful rules read the other way, the board below a hand-written number, ties."""

from __future__ import annotations

import pytest
from documents import Doc, boards, match, tower

from scorers import match_from, score
from scorers.readings import OpenTie, from_board, keep_island, open_ties, readings
from scorers.result import to_bytes

LONE = {"park": {"entrance": [[0, 0]]}, "round1": {"tiles": [tower(0, 0, die=5)]}}
PAIR = {"park": {"entrance": [[0, 0]]}, "round1": {"tiles": [tower(0, 0, die=3), tower(1, 0, die=1)]}}


def of(document: Doc) -> list[tuple[str, bool, str, bool]]:
    given = match_from(document)
    before = to_bytes(score(given))
    found = readings(given, score(given))
    assert to_bytes(score(given)) == before
    return [(each.option, each.on, each.category, each.changes_winner) for each in found]


class TestReadings:
    def test_a_lone_die_at_the_entrance_matters(self) -> None:
        assert of(boards("spectacular", LONE)) == [("lone_die_scores", True, "entrance", False)]
        off = boards("spectacular", LONE, options={"lone_die_scores": False})
        assert of(off) == [("lone_die_scores", False, "entrance", False)]

    def test_it_may_change_the_leader(self) -> None:
        assert of(boards("spectacular", LONE, PAIR)) == [("lone_die_scores", True, "entrance", True)]

    def test_without_lone_dice_nothing_is_doubtful(self) -> None:
        assert of(boards("spectacular", PAIR)) == []
        assert of(match("spectacular", {"board": LONE, "pad": {"entrance": 5}})) == []

    def test_the_rarest_symbol_matters_where_it_is_scored(self) -> None:
        board = {
            "monsters": [{"points": 1, "slain": True, "criterion": {"type": "least_symbol"}}],
            "home": [],
            "printed_symbols": dict.fromkeys(("forest", "water", "fire", "ice", "magic"), 1),
        }
        assert of(boards("wild_world", board)) == [("least_symbol_counts_printed", True, "criteria", False)]
        board["monsters"] = []
        assert of(boards("wild_world", board)) == []

    @pytest.mark.parametrize("game", ["subastral", "beanstalk"])
    def test_other_games_have_no_doubtful_rule(self, game: str) -> None:
        seats: list[Doc] = [{}] * 3
        options = {"mode": "base"} if game == "beanstalk" else None
        assert of(match(game, *seats, options=options)) == []


def test_the_board_below_a_number_written_by_hand() -> None:
    document = match("spectacular", {"board": {"entrance_points": 4}, "pad": {"entrance": 9, "green": 1}})
    given = match_from(document)
    assert (from_board(given, "p1", "entrance").points, from_board(given, "p1", "entrance").source) == (4, "board")
    assert from_board(given, "p1", "green").source == "missing"
    assert score(given).seat("p1").category("entrance").points == 9
    with pytest.raises(KeyError):
        from_board(given, "p2", "entrance")
    with pytest.raises(KeyError):
        from_board(given, "p1", "brew")


PAD = dict.fromkeys(("monsters", "criteria", "brew", "journey", "home", "evolution", "treasury"), 1)


def islands(*rows: tuple[int | None, int | None] | None) -> Doc:
    seats = []
    for where in rows:
        row, place = where or (None, None)
        tie = {key: value for key, value in (("island_row", row), ("island_place", place)) if value is not None}
        seats.append({"pad": PAD, "tie": tie})
    return match("wild_world", *seats)


class TestOpenTies:
    def test_who_has_not_entered_what(self) -> None:
        assert open_ties(score(match_from(islands((2, None), None, (3, None))))) == [
            OpenTie(1, 7, "island_row", ("p1", "p2", "p3"), ("p2",))
        ]
        assert open_ties(score(match_from(islands((1, None), (1, 2), (3, None))))) == [
            OpenTie(1, 7, "island_place", ("p1", "p2"), ("p1",))
        ]

    def test_a_tie_that_is_settled_or_shared_is_not_open(self) -> None:
        assert open_ties(score(match_from(islands((1, 1), (1, 2))))) == []
        assert open_ties(score(match_from(islands((2, None), (2, None))))) == []

    def test_none_while_a_category_is_missing(self) -> None:
        document = islands(None, None)
        del document["seats"][0]["pad"]
        assert open_ties(score(match_from(document))) == []


class TestIsland:
    def keep(self, *totals: int, whole: bool = False) -> bool:
        pads = [{"monsters": total} if not whole else PAD | {"monsters": total} for total in totals]
        given = match_from(match("wild_world", *({"pad": pad} for pad in pads)))
        return keep_island(given, score(given))

    @pytest.mark.parametrize(("totals", "kept"), [((9, 9), True), ((9, 6), True), ((9, 5), False), ((1, 9, 8), True)])
    def test_it_is_kept_while_the_first_two_are_close(self, totals: tuple[int, ...], kept: bool) -> None:
        assert self.keep(*totals) is kept

    def test_not_when_all_is_counted_nor_alone_nor_in_other_games(self) -> None:
        assert not self.keep(9, 9, whole=True)
        assert not self.keep(9)
        other = match_from(match("subastral", {"pad": {"mixed": 1}}, {"pad": {"mixed": 1}}))
        assert not keep_island(other, score(other))
