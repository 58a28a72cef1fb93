"""The adviser for leftover worker tokens: each test for one sentence of the rules or the contract."""

from __future__ import annotations

from collections.abc import Iterator

from advising import FULL_PARK, TOKENS, Document, advice, document, entrance_document, read, tiles, told

from scorers.workers import Move, advise, as_json


def test_full_park_with_all_five_tokens_gains_ten() -> None:
    # Blue is worth 2 breeding dice and, at 1,-1, the tower: 3 a pip; green 1 and the tower: 2; gray and orange 1.
    gain, moves = advice(document(FULL_PARK, list(TOKENS)))
    assert gain == 10
    assert told(moves) == [
        ("gray", (2, -2), 1, 2),
        ("blue", (1, -1), 4, 5),
        ("multi", (1, -1), 5, 6),
        ("green", (0, 0), 5, 6),
        ("orange", (0, 1), 4, 5),
    ]


def test_five_multi_tokens_go_where_a_pip_is_worth_most() -> None:
    gain, moves = advice(document(FULL_PARK, ["multi"] * 5))
    assert gain == 3 + 3 + 2 + 2 + 1
    assert len(moves) == 5


BLACK_TOWER = "0,0 {} tower {} black0; 1,0 {} tower {} black2; 1,-1 {} tower {} black4"


def black_tower(green: str, blue: str, gray: str) -> str:
    return BLACK_TOWER.format("green", green, "blue", blue, "gray", gray)


def test_a_one_in_a_built_tower_turns_to_six_with_one_token() -> None:
    assert advice(document(black_tower("1", "3", "4"), ["green"])) == (5, [Move("green", (0, 0), 1, 6)])


def test_a_die_in_a_tower_that_lacks_a_die_scores_nothing_so_its_token_is_kept() -> None:
    assert advice(document(black_tower("1", "3", "-"), ["green", "multi"])) == (0, [])


def test_a_six_may_lie_in_a_built_tower_that_lacks_a_die() -> None:
    # The die scores through its area's breeding die, not through the tower.
    park = black_tower("5", "-", "-") + "; -1,0 green breeding 2"
    assert advice(document(park, ["green"])) == (1, [Move("green", (0, 0), 5, 6)])


def test_a_one_outside_a_tower_does_not_stop_at_six_but_passes_it_on_the_way_to_five() -> None:
    park = "0,0 green tower 1; 1,0 green breeding 2"
    assert advice(document(park, ["green"])) == (1, [Move("green", (0, 0), 1, 2)])
    assert advice(document(park, ["multi", "green"])) == (
        4,
        [Move("green", (0, 0), 1, 6), Move("multi", (0, 0), 6, 5)],
    )


def test_a_five_outside_a_tower_does_not_become_six() -> None:
    assert advice(document("0,0 green tower 5; 1,0 green breeding 2", ["green", "multi"])) == (0, [])


def test_a_breeding_die_goes_no_higher_than_two() -> None:
    assert advice(document("0,0 green breeding 1", ["green"] * 5)) == (1, [Move("green", (0, 0), 1, 2)])


def test_a_breeding_die_of_six_is_left_alone_since_its_legal_faces_score_less() -> None:
    assert advice(document("0,0 green breeding 6", ["green", "green"])) == (0, [])


def test_a_breeding_die_that_breaks_the_rule_still_multiplies_and_is_left_alone() -> None:
    park = "0,0 green breeding 5; 1,0 green tower 2"
    assert advice(document(park, ["green"])) == (1, [Move("green", (1, 0), 2, 3)])


def test_breeding_tiles_count_by_their_dice_so_one_without_a_die_is_no_factor() -> None:
    park = "0,0 green breeding 1; 1,0 green breeding -; 0,1 green breeding 2"
    assert advice(document(park, ["green"])) == (2, [Move("green", (0, 0), 1, 2)])


def test_a_star_die_moves_only_if_it_reaches_six() -> None:
    park = "0,0 green star 4; 1,0 green breeding 2"
    assert advice(document(park, ["green"])) == (0, [])
    assert advice(document(park, ["green", "multi"])) == (
        2,
        [Move("green", (0, 0), 4, 5), Move("multi", (0, 0), 5, 6)],
    )


def test_a_star_die_of_three_needs_three_tokens_and_goes_upwards() -> None:
    park = "0,0 green star 3; 1,0 green breeding 2"
    gain, moves = advice(document(park, ["green"] * 3))
    assert (gain, told(moves)) == (3, [("green", (0, 0), die, die + 1) for die in (3, 4, 5)])


def test_tokens_spent_on_one_far_face_beat_the_best_first_steps() -> None:
    # One by one a taker would turn 2 to 3 and 4 to 5; both tokens on the die of 1 gain four.
    park = "0,0 green tower 2; 1,0 green tower 1; 0,1 green breeding 2"
    assert advice(document(park, ["green", "green"])) == (
        4,
        [Move("green", (1, 0), 1, 6), Move("green", (1, 0), 6, 5)],
    )


def test_a_die_in_an_area_without_a_breeding_die_gains_nothing() -> None:
    assert advice(document("0,0 green tower 1; 1,0 blue breeding 2", ["green", "multi"])) == (0, [])


def test_a_green_token_does_not_turn_an_orange_die() -> None:
    assert advice(document("0,0 orange breeding 1", ["green", "blue", "gray"])) == (0, [])


def test_multi_goes_to_the_colour_whose_own_token_is_gone() -> None:
    park = "0,0 orange breeding 1; 0,1 orange tower 2; 2,0 blue breeding 2; 2,1 blue tower 4"
    assert advice(document(park, ["multi", "orange", "blue"])) == (
        3,
        [Move("orange", (0, 0), 1, 2), Move("multi", (0, 1), 2, 3), Move("blue", (2, 1), 4, 5)],
    )


def test_of_equal_ways_a_multi_token_is_kept() -> None:
    # Either star die takes two tokens to 6, and no token is left that could help the other one.
    park = "0,0 orange star 4; 1,0 orange breeding 2; 0,2 green star 4; 1,2 green breeding 2"
    assert advice(document(park, ["multi", "green", "multi"])) == (
        2,
        [Move("green", (0, 2), 4, 5), Move("multi", (0, 2), 5, 6)],
    )


def test_own_token_goes_to_its_colour_and_multi_to_the_one_without() -> None:
    park = "0,0 blue tower 4; 1,0 blue breeding 2; 0,2 green tower 4; 1,2 green breeding 2"
    assert advice(document(park, ["multi", "green"])) == (
        2,
        [Move("multi", (0, 0), 4, 5), Move("green", (0, 2), 4, 5)],
    )


def test_of_equal_ways_the_one_with_the_fewest_tokens_is_told() -> None:
    # Both tokens bring the green star die from 4 to 6, for two points; one does as much for blue, with its factor of 2.
    park = "0,0 green star 4; 1,0 green breeding 2; 0,2 blue breeding 1; 1,2 blue breeding 2"
    assert advice(document(park, ["multi", "multi"])) == (2, [Move("multi", (0, 2), 1, 2)])


def test_moves_go_in_reading_order_and_own_tokens_before_multi() -> None:
    park = "0,1 green breeding 1; 1,0 green tower 3; 0,0 green tower 3"
    _, moves = advice(document(park, ["multi", "green", "multi", "green", "green"]))
    assert [move.at for move in moves] == sorted((move.at for move in moves), key=lambda at: (at[1], at[0]))
    assert [move.token for move in moves] == ["green"] * 3 + ["multi"] * 2


def test_a_seat_without_workers_board_park_or_tiles_gains_nothing() -> None:
    park = "0,0 green breeding 1"
    for match in without(park):
        assert advice(match) == (0, [])
        assert advice(match, "entrance") == (0, [])


def without(park: str) -> Iterator[Document]:
    yield document(park, None)
    yield document(park, [])
    for key in ("board", "park", "tiles"):
        match = document(park, ["green"])
        seat = match["seats"][0]
        if key == "board":
            del seat["board"]
        elif key == "park":
            del seat["board"]["park"]
        else:
            del seat["board"]["park"]["tiles"]
        yield match


def test_what_is_written_by_hand_plays_no_part() -> None:
    match = document("0,0 green breeding 1", ["green"], entrance_points=7)
    match["seats"][0]["pad"] = {"green": 99, "entrance": 3}
    match["seats"][0]["board"]["round1"] = {"tiles": tiles("0,0 green tower 2")}
    assert advice(match) == (1, [Move("green", (0, 0), 1, 2)])
    assert advice(match, "entrance") == (1, [Move("green", (0, 0), 2, 3)])


def test_entrance_looks_at_round_one_and_at_towers_of_round_one() -> None:
    match = document(black_tower("5", "5", "5"), ["green"], round1={"tiles": tiles("0,0 green tower 5 black0")})
    assert advice(match, "entrance") == (0, [])  # a 6 may not lie there: the tower came later
    match["seats"][0]["board"]["round1"]["tiles"] = tiles(black_tower("5", "-", "-"))
    assert advice(match, "entrance") == (1, [Move("green", (0, 0), 5, 6)])


def test_entrance_turns_dice_of_a_group_that_touches_it_and_no_other() -> None:
    round1 = "0,0 blue tower 2; 1,0 green tower 4; 3,0 green tower 1"
    assert advice(entrance_document(round1, ["green"]), "entrance") == (1, [Move("green", (1, 0), 4, 5)])


def test_entrance_counts_a_die_once_whatever_its_area_breeds() -> None:
    assert advice(entrance_document("0,0 green breeding 1; 1,0 green breeding 2", ["green"]), "entrance")[0] == 1


def test_a_lone_die_beside_the_entrance_is_worth_a_token_only_if_it_scores() -> None:
    round1 = "0,0 blue tower 2; 2,0 green tower 4"
    assert advice(entrance_document(round1, ["blue"]), "entrance")[0] == 1
    assert advice(entrance_document(round1, ["blue"], lone_die_scores=False), "entrance") == (0, [])


def test_entrance_unknown_or_of_no_hex_gains_nothing() -> None:
    match = entrance_document("0,0 blue tower 2", ["blue"])
    match["seats"][0]["board"]["park"]["entrance"] = []
    assert advice(match, "entrance") == (0, [])
    del match["seats"][0]["board"]["park"]["entrance"]
    assert advice(match, "entrance") == (0, [])


def test_every_seat_has_its_advice_in_seat_order_and_in_the_contracts_form() -> None:
    match = document("0,0 green breeding 1", ["green"])
    second = document("0,0 blue tower 2; 1,0 blue breeding 2", ["multi", "blue"])["seats"][0]
    match["seats"] += [{**second, "id": "p2"}, {"id": "p3", "name": "Gina"}]
    assert as_json(advise(read(match))) == {
        "for": "final",
        "seats": [
            {"id": "p1", "gain": 1, "moves": [{"token": "green", "at": [0, 0], "from": 1, "to": 2}]},
            {
                "id": "p2",
                "gain": 2,
                "moves": [
                    {"token": "blue", "at": [0, 0], "from": 2, "to": 3},
                    {"token": "multi", "at": [0, 0], "from": 3, "to": 4},
                ],
            },
            {"id": "p3", "gain": 0, "moves": []},
        ],
    }
    assert as_json(advise(read(match), "entrance"))["for"] == "entrance"
