"""Spectacular: entrance, areas, watchtowers, animals, missions, placing rules."""

from __future__ import annotations

from typing import Any

import pytest
from documents import (
    MISSIONS,
    Doc,
    boards,
    breeding,
    category,
    lines,
    park,
    points,
    star,
    tower,
    violations,
)

from scorers import category_keys, match_from

HABITATS = ("green", "orange", "blue", "gray")


def of(*tiles: Doc, **options: Any) -> Doc:
    """A match of one park of these tiles."""
    return boards("spectacular", park(*tiles), options=options)


def gate(*tiles: Doc, entrance: tuple[tuple[int, int], ...] = ((0, 0),), **options: Any) -> Doc:
    """A match of one park whose round 1 ended with these tiles."""
    return boards(
        "spectacular",
        {"park": {"entrance": [list(at) for at in entrance]}, "round1": {"tiles": list(tiles)}},
        options=options,
    )


def brown_tower(*dice: int | None) -> list[Doc]:
    """Three tiles that build a brown watchtower where they meet."""
    return [
        tower(0, 0, "orange", dice[0], colour="brown", corner=1),
        tower(1, -1, "gray", dice[1], colour="brown", corner=3),
        tower(0, -1, "blue", dice[2], colour="brown", corner=5),
    ]


class TestEntrance:
    def test_worked_example(self) -> None:
        """Spectacular, "End of round 1": 1 + 4 + 5 and 2 + 2 + 5 at the entrance, a group away from it: 10 + 9 = 19.

        FIELD "Explanations": the worked example of the rule book gives another number.
        """
        document = gate(
            breeding(-1, 2, "blue", 1),
            tower(-2, 2, "blue", 4),
            tower(-2, 1, "gray", 5),
            breeding(1, 1, "green", 2),
            breeding(2, 0, "green", 2),
            tower(2, -1, "gray", 5),
            breeding(0, -2, "orange", 1),
            breeding(1, -2, "orange", 2),
            tower(0, 2, "gray"),
            entrance=((-1, 2), (0, 2), (1, 1)),
        )
        assert lines(document, "entrance") == [
            ("dice_group", 10, ["round1.tiles.0", "round1.tiles.1", "round1.tiles.2"]),
            ("dice_group", 9, ["round1.tiles.3", "round1.tiles.4", "round1.tiles.5"]),
        ]
        assert points(document)["entrance"] == 19

    def test_a_group_beside_two_hexes_of_the_entrance_scores_once(self) -> None:
        document = gate(tower(0, 0, die=3), tower(1, 0, "blue", 4), entrance=((0, 0), (1, 0)))
        assert lines(document, "entrance") == [("dice_group", 7, ["round1.tiles.0", "round1.tiles.1"])]

    def test_a_tile_without_a_die_joins_nothing(self) -> None:
        document = gate(tower(0, 0, die=3), tower(1, 0), tower(2, 0, die=4))
        assert lines(document, "entrance") == [("dice_group", 3, ["round1.tiles.0"])]

    def test_a_lone_die_scores_by_the_switch_alone(self) -> None:
        tiles = (tower(0, 0, die=5), tower(2, 0, die=4), tower(3, 0, die=4))
        doors = ((0, 0), (2, 0))
        assert points(gate(*tiles, entrance=doors))["entrance"] == 13
        assert points(gate(*tiles, entrance=doors, lone_die_scores=False))["entrance"] == 8

    def test_a_group_of_two_that_touches_with_one_die_scores_without_the_switch(self) -> None:
        document = gate(tower(0, 0, die=5), tower(0, 1, die=1), lone_die_scores=False)
        assert points(document)["entrance"] == 6

    def test_a_die_beside_an_entrance_hex_but_not_on_it_does_not_score(self) -> None:
        assert points(gate(tower(1, 0, die=5)))["entrance"] == 0

    @pytest.mark.parametrize("entrance", [(), ((5, 5),)])
    def test_no_die_at_the_entrance_scores_0(self, entrance: tuple[tuple[int, int], ...]) -> None:
        found = category(gate(tower(0, 0, die=5), entrance=entrance), "entrance")
        assert (found.points, found.source, found.lines) == (0, "board", [])

    def test_an_empty_round_1_scores_0(self) -> None:
        assert points(gate())["entrance"] == 0

    def test_points_entered_go_before_the_tiles_of_round_1(self) -> None:
        document = gate(tower(0, 0, die=5))
        document["seats"][0]["board"]["entrance_points"] = 19
        assert lines(document, "entrance") == [("entered", 19, ["entrance_points"])]

    def test_the_pad_goes_before_points_entered(self) -> None:
        document = boards("spectacular", {"entrance_points": 19})
        document["seats"][0]["pad"] = {"entrance": -3}
        found = category(document, "entrance")
        assert (found.points, found.source) == (-3, "hand")
        assert lines(document, "entrance") == [("hand", -3, [])]

    def test_entered_0_is_not_missing(self) -> None:
        assert points(boards("spectacular", {"entrance_points": 0}))["entrance"] == 0

    @pytest.mark.parametrize(
        "board",
        [
            {},
            {"park": {"entrance": [[0, 0]], "tiles": [tower(0, 0, die=5)]}},
            {"round1": {"tiles": [tower(0, 0, die=5)]}},
            {"round1": {"tiles": [tower(0, 0, die=5)]}, "park": {"tiles": []}},
            {"round1": {}, "park": {"entrance": [[0, 0]]}},
        ],
        ids=["nothing", "only the final park", "no park", "no entrance", "no tiles of round 1"],
    )
    def test_it_is_missing_without_round_1_and_the_parks_entrance(self, board: Doc) -> None:
        found = category(boards("spectacular", board), "entrance")
        assert (found.points, found.source, found.lines) == (None, "missing", [])


class TestAreas:
    def test_worked_example(self) -> None:
        """Spectacular, "Habitat scoring": savanna dice 6 + 1 + 2 = 9, two on hearts, joined by a bare giraffe: 18."""
        document = of(
            tower(0, 0, "orange", 6),
            tower(-1, 0, "orange", animal="giraffe"),
            breeding(-2, 0, "orange", 1),
            breeding(-1, 1, "orange", 2),
        )
        assert lines(document, "orange") == [("area", 18, [f"park.tiles.{number}" for number in range(4)])]
        assert category(document, "orange").lines[0].values | {"sum": 9, "breeding": 2} == (
            category(document, "orange").lines[0].values
        )

    def test_worked_example_of_two_mountain_areas(self) -> None:
        """Spectacular, "Example of the whole scoring": 7 in the north and 9 in the south make 16.

        The southern area has two 2s, only one of them on a breeding tile: it is not doubled.
        """
        document = of(
            breeding(0, -5, "gray", 1),
            tower(1, -5, "gray", 6),
            breeding(0, 0, "gray", 2),
            tower(1, 0, "gray", 2),
            tower(2, 0, "gray", 5),
        )
        assert [points for _, points, _ in lines(document, "gray")] == [7, 9]
        assert points(document)["gray"] == 16

    def test_worked_example_of_the_bare_penguin(self) -> None:
        """Spectacular, "Example of the whole scoring": of two breeding tiles one has no die: the area isn't doubled."""
        document = of(breeding(0, 0, "blue", 2), breeding(1, 0, "blue", animal="penguin"), tower(2, 0, "blue", 4))
        assert points(document)["blue"] == 6

    def test_an_area_without_a_breeding_die_scores_0_and_is_told(self) -> None:
        assert lines(of(tower(0, 0, die=5), breeding(1, 0)), "green") == [
            ("area", 0, ["park.tiles.0", "park.tiles.1"]),
        ]

    def test_a_breeding_tile_alone_is_an_area(self) -> None:
        """Spectacular, "Habitat scoring": a breeding tile with a die is an area by itself."""
        assert points(of(breeding(0, 0, die=2)))["green"] == 2

    def test_a_low_die_on_a_tower_tile_does_not_multiply(self) -> None:
        assert points(of(breeding(0, 0, die=2), tower(1, 0, die=1), tower(2, 0, die=2)))["green"] == 5

    def test_breeding_dice_multiply_by_their_number_not_their_pips(self) -> None:
        assert points(of(*(breeding(q, 0, die=2) for q in range(3))))["green"] == 18

    def test_a_star_belongs_to_its_area(self) -> None:
        assert points(of(breeding(0, 0, die=1), star(1, 0, die=6)))["green"] == 7

    def test_areas_of_one_habitat_are_counted_apart(self) -> None:
        document = of(breeding(0, 0, die=2), tower(2, 0, die=5), breeding(3, 0, die=1))
        assert lines(document, "green") == [
            ("area", 2, ["park.tiles.0"]),
            ("area", 6, ["park.tiles.1", "park.tiles.2"]),
        ]

    def test_another_habitat_between_parts_an_area(self) -> None:
        document = of(breeding(0, 0, die=2), tower(1, 0, "blue", 5), tower(2, 0, die=5))
        assert points(document) | {"green": 2, "blue": 0} == points(document)

    def test_hexes_that_touch_at_no_edge_are_apart(self) -> None:
        assert len(lines(of(breeding(0, 0, die=2), tower(1, 1, die=5), tower(2, -1, die=5)), "green")) == 3

    def test_an_area_is_joined_in_all_six_directions(self) -> None:
        around = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        for at in around:
            assert points(of(breeding(0, 0, die=2), tower(*at, die=5)))["green"] == 7

    def test_lines_and_pieces_follow_the_order_of_the_tiles(self) -> None:
        document = of(tower(5, 0), tower(2, 0), breeding(0, 0, die=1), tower(1, 0))
        assert [pieces for _, _, pieces in lines(document, "green")] == [
            ["park.tiles.0"],
            ["park.tiles.1", "park.tiles.2", "park.tiles.3"],
        ]

    def test_an_empty_park_scores_0(self) -> None:
        assert {key: points(of())[key] for key in (*HABITATS, "towers")} == dict.fromkeys((*HABITATS, "towers"), 0)

    @pytest.mark.parametrize("board", [{}, {"park": {}}, {"park": {"entrance": []}}, {"round1": {"tiles": []}}])
    def test_they_are_missing_without_the_parks_tiles(self, board: Doc) -> None:
        found = points(boards("spectacular", board))
        assert {found[key] for key in (*HABITATS, "towers", "animals")} == {None}


class TestTowers:
    def test_worked_example_of_the_brown_tower(self) -> None:
        """Spectacular, "Watchtower scoring": the three dice round the brown tower are 13 points."""
        assert lines(of(*brown_tower(6, 2, 5)), "towers") == [
            ("tower", 13, ["park.tiles.0", "park.tiles.1", "park.tiles.2"]),
        ]

    def test_worked_example_of_the_black_tower(self) -> None:
        """Spectacular, "Watchtower scoring": the sea turtle's tile has no die, so the black tower is worth nothing."""
        document = of(
            tower(2, -2, "green", 3, corner=0),
            tower(3, -2, "green", 4, corner=2),
            tower(3, -3, "blue", corner=4, animal="sea turtle"),
        )
        assert lines(document, "towers") == [("tower", 0, ["park.tiles.0", "park.tiles.1", "park.tiles.2"])]

    @pytest.mark.parametrize("corner", range(6))
    def test_one_stands_at_each_of_the_six_corners(self, corner: int) -> None:
        steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        document = of(
            tower(0, 0, die=1, corner=corner),
            tower(*steps[corner], die=2, corner=(corner + 2) % 6),
            tower(*steps[(corner + 1) % 6], die=3, corner=(corner + 4) % 6),
        )
        assert [points for _, points, _ in lines(document, "towers")] == [6]

    @pytest.mark.parametrize("turned", range(3))
    def test_an_arc_at_another_corner_builds_nothing(self, turned: int) -> None:
        tiles = brown_tower(1, 2, 3)
        tiles[turned]["arc"]["corner"] = (tiles[turned]["arc"]["corner"] + 1) % 6
        assert lines(of(*tiles), "towers") == []

    def test_an_arc_of_another_colour_builds_nothing(self) -> None:
        tiles = brown_tower(1, 2, 3)
        tiles[1]["arc"]["colour"] = "beige"
        assert category(of(*tiles), "towers").points == 0
        assert lines(of(*tiles), "towers") == []

    def test_two_arcs_are_no_tower(self) -> None:
        assert lines(of(*brown_tower(1, 2, 3)[:2]), "towers") == []

    def test_a_star_with_an_arc_is_part_of_a_tower(self) -> None:
        tiles = brown_tower(6, 2, 5)
        tiles[0] = star(0, 0, "orange", 6, arc={"colour": "brown", "corner": 1})
        assert lines(of(*tiles), "towers") == [("tower", 13, ["park.tiles.0", "park.tiles.1", "park.tiles.2"])]

    def test_several_towers_of_one_colour_each_have_a_line(self) -> None:
        far = [tile | {"at": [tile["at"][0] + 10, tile["at"][1]]} for tile in brown_tower(1, 1, 1)]
        document = of(*brown_tower(6, 2, 5), *far)
        assert [points for _, points, _ in lines(document, "towers")] == [13, 3]


class TestAnimals:
    def test_worked_example(self) -> None:
        """Spectacular, "Animal scoring": 13 kinds are 30 points."""
        assert points(of(*(tower(q, 0, animal=f"kind {q}") for q in range(13))))["animals"] == 30

    def test_17_kinds_are_80(self) -> None:
        """Spectacular, "Animal scoring": all 17 kinds are the most, 80 points."""
        assert points(of(*(tower(q, 0, animal=f"kind {q}") for q in range(17))))["animals"] == 80

    def test_kinds_are_counted_once_and_the_star_counts_without_a_die(self) -> None:
        document = of(
            tower(0, 0, animal="sloth"),
            breeding(1, 0, animal="sloth"),
            star(2, 0, animal="saola"),
            animal_points={"2": 7},
        )
        assert lines(document, "animals") == [("animals", 7, ["park.tiles.0", "park.tiles.1", "park.tiles.2"])]

    @pytest.mark.parametrize("other", ["Sloth", " sloth ", "ｓｌｏｔｈ", "SLOTH\u3000"])
    def test_names_alike_but_for_width_case_and_blanks_are_one_kind(self, other: str) -> None:
        document = of(tower(0, 0, animal="sloth"), tower(1, 0, animal=other), animal_points={"1": 4})
        assert points(document)["animals"] == 4

    @pytest.mark.parametrize("pair", [("straße", "STRASSE"), ("ナマケモノ", "ﾅﾏｹﾓﾉ"), ("é", "e\u0301")])
    def test_names_alike_after_nfkc_and_casefold_are_one_kind(self, pair: tuple[str, str]) -> None:
        document = of(tower(0, 0, animal=pair[0]), tower(1, 0, animal=pair[1]), animal_points={"1": 4})
        assert points(document)["animals"] == 4

    def test_other_names_are_other_kinds(self) -> None:
        document = of(tower(0, 0, animal="sloth"), tower(1, 0, animal="sloths"), animal_points={"1": 4, "2": 9})
        assert points(document)["animals"] == 9

    def test_a_number_the_table_lacks_is_missing(self) -> None:
        assert points(of(tower(0, 0, animal="sloth")))["animals"] is None

    def test_no_kinds_score_0_without_a_table(self) -> None:
        assert points(of(animal_points={}))["animals"] == 0
        assert points(boards("spectacular", {"animal_kinds": 0}))["animals"] == 0

    def test_one_tile_without_an_animal_makes_it_missing(self) -> None:
        document = of(*(tower(q, 0, animal=f"kind {q}") for q in range(13)), tower(20, 0))
        assert points(document)["animals"] is None

    def test_kinds_counted_by_hand_go_before_the_tiles(self) -> None:
        document = of(tower(0, 0), animal_points={"13": 30})
        document["seats"][0]["board"]["animal_kinds"] = 13
        assert lines(document, "animals") == [("animals", 30, ["animal_kinds"])]

    def test_kinds_by_hand_that_the_table_lacks_are_missing_even_with_animals_on_all_tiles(self) -> None:
        document = of(tower(0, 0, animal="sloth"), animal_points={"1": 4})
        document["seats"][0]["board"]["animal_kinds"] = 5
        assert points(document)["animals"] is None

    def test_a_score_read_off_the_board_goes_before_kinds(self) -> None:
        document = boards("spectacular", {"animal_score": 42, "animal_kinds": 13})
        assert lines(document, "animals") == [("animals", 42, ["animal_score"])]

    def test_a_score_of_0_read_off_the_board_is_not_missing(self) -> None:
        assert points(boards("spectacular", {"animal_score": 0}))["animals"] == 0

    def test_a_table_that_is_given_replaces_the_default_whole(self) -> None:
        document = boards("spectacular", {"animal_kinds": 13}, options={"animal_points": {"12": 25}})
        assert points(document)["animals"] is None


class TestMissions:
    def test_those_achieved_score_a_line_each(self) -> None:
        document = boards("spectacular", {"missions": MISSIONS}, options={"missions": True})
        assert lines(document, "missions") == [("mission", 12, ["missions.0"]), ("mission", 9, ["missions.2"])]

    def test_without_the_option_the_list_is_ignored(self) -> None:
        assert "missions" not in points(boards("spectacular", {"missions": MISSIONS}))

    def test_a_board_without_missions_misses_them_and_an_empty_list_scores_0(self) -> None:
        assert points(boards("spectacular", {}, options={"missions": True}))["missions"] is None
        assert points(boards("spectacular", {"missions": []}, options={"missions": True}))["missions"] == 0

    @pytest.mark.parametrize("options", [{"missions": True}, {"solo": True}])
    def test_the_category_is_there_with_missions_or_solo(self, options: Doc) -> None:
        plain = ("entrance", *HABITATS, "towers", "animals")
        assert category_keys(match_from(boards("spectacular", {}))) == plain
        assert category_keys(match_from(boards("spectacular", {}, options=options))) == (*plain, "missions")


class TestPlacingRules:
    @pytest.mark.parametrize("die", range(1, 7))
    def test_breeding_tiles_take_1_and_2(self, die: int) -> None:
        """Spectacular, "Placing dice"."""
        wanted = [("breeding_die_high", "park.tiles.0")] if die > 2 else []
        assert violations(of(breeding(0, 0, die=die))) == wanted

    @pytest.mark.parametrize("die", range(1, 7))
    def test_a_star_takes_a_6(self, die: int) -> None:
        """Spectacular, "Placing dice"."""
        wanted = [("star_die_not_six", "park.tiles.0")] if die != 6 else []
        assert violations(of(star(0, 0, die=die))) == wanted

    def test_a_6_needs_its_tower(self) -> None:
        """Spectacular, "Placing dice": a 6 on a tower tile only as part of a built watchtower."""
        assert violations(of(tower(0, 0, die=6))) == [("six_without_tower", "park.tiles.0")]
        assert violations(of(*brown_tower(6, 6, None))) == []
        assert violations(of(*brown_tower(6, 2, 5)[:2])) == [("six_without_tower", "park.tiles.0")]

    def test_a_die_that_breaks_a_rule_is_scored_as_it_lies(self) -> None:
        assert points(of(breeding(0, 0, die=5), tower(1, 0, die=6)))["green"] == 11

    def test_tiles_without_dice_break_nothing(self) -> None:
        assert violations(of(tower(0, 0), breeding(1, 0), star(2, 0))) == []

    def test_round_1_is_checked_by_its_own_tiles(self) -> None:
        document = of(*brown_tower(6, 2, 5))
        document["seats"][0]["board"]["round1"] = {
            "tiles": [breeding(9, 0, die=3), star(11, 0, die=1), *brown_tower(6, 2, 5)[:2]]
        }
        assert violations(document) == [
            ("breeding_die_high", "round1.tiles.0"),
            ("six_without_tower", "round1.tiles.2"),
            ("star_die_not_six", "round1.tiles.1"),
        ]

    @pytest.mark.parametrize(("where", "most"), [("park", 33), ("round1", 19)])
    def test_more_pieces_than_the_game_deals(self, where: str, most: int) -> None:
        """Spectacular, "Playing the game": 3 start tiles, two pieces a turn, 8 turns and 7 more."""

        def with_pieces(tiles: int, dice: int) -> Doc:
            laid = [tower(q, 0, die=1 if q < dice else None) for q in range(tiles)]
            # Stars are printed on the board: they are no pieces, the dice on them are.
            return boards("spectacular", {where: {"tiles": [*laid, star(0, 9), star(2, 9)]}})

        assert violations(with_pieces(most - 5, 5)) == []
        assert violations(with_pieces(most - 5, 6)) == [("pieces_exceeded", where)]
        assert violations(with_pieces(most + 1, 0)) == [("pieces_exceeded", where)]

    def test_dice_on_stars_are_pieces(self) -> None:
        laid = [tower(q, 0) for q in range(33)]
        assert violations(of(*laid, star(0, 9))) == []
        assert violations(of(*laid, star(0, 9, die=6))) == [("pieces_exceeded", "park")]
