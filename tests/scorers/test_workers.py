"""The adviser for leftover worker tokens, against all ways to use them, tried one by one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorers import read_match, score
from scorers.hexes import neighbour
from scorers.spectacular_board import SpectacularMatch
from scorers.workers import For, Move, advise, as_json

Document = dict[str, Any]

COUNTED = {"final": ("green", "orange", "blue", "gray", "towers"), "entrance": ("entrance",)}
WHERE = {"final": "park", "entrance": "round1"}
COLOURS = ("green", "orange", "blue", "gray")
TOKENS = (*COLOURS, "multi")
DISC = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if -2 <= q + r <= 2]
HEART = [(0, 0), *(neighbour((0, 0), direction) for direction in range(6))]

FULL_PARK = """
    0,0 green tower 5 black0; 1,0 green tower 6 black2; 1,-1 blue tower 4 black4; -1,0 green breeding 2
    -2,0 green tower 3 brown1; -1,-1 gray tower - brown3; -2,-1 gray tower 4 brown5; 0,-1 blue breeding 1
    0,-2 blue tower 5 beige3; 1,-2 blue breeding 2; 2,-2 gray breeding 1; 2,-1 gray tower 3 black0
    2,0 orange tower 5 beige1; 1,1 orange breeding 2; 0,1 orange tower 4 brown2; 0,2 orange breeding -
    -1,1 orange tower - beige4; -2,1 gray tower - black5; -2,2 blue tower - brown0; -1,2 green star -
"""
"""Twenty tiles and thirteen dice; the black tower at 0,0 has its three dice, the brown one in the west two."""


def tiles(text: str) -> list[Document]:
    """Tiles from `q,r habitat kind die arc`, split by `;` or a new line; `-` is no die, a tower's arc is by default
    one that builds nothing."""
    laid = []
    for line in text.replace("\n", ";").split(";"):
        if not line.strip():
            continue
        at, habitat, kind, die, *arc = line.split()
        tile: Document = {"at": [int(number) for number in at.split(",")], "habitat": habitat, "kind": kind}
        if die != "-":
            tile["die"] = int(die)
        if kind == "tower" and not arc:
            arc = ["beige5"]
        if arc:
            tile["arc"] = {"colour": arc[0][:-1], "corner": int(arc[0][-1])}
        laid.append(tile)
    return laid


def document(park: str | list[Document], workers: list[str] | None, **board: Any) -> Document:
    """A match of one seat; `park` is its final park, and `board` what else lies there."""
    laid = tiles(park) if isinstance(park, str) else park
    seat_board: Document = {"park": {"entrance": [[0, 0]], "tiles": laid}, **board}
    if workers is not None:
        seat_board["workers"] = workers
    return {
        "format": "match",
        "version": 1,
        "game": "spectacular",
        "options": {},
        "seats": [{"id": "p1", "name": "Gina", "board": seat_board}],
    }


def entrance_document(round1: str, workers: list[str], *, lone_die_scores: bool = True) -> Document:
    """A match of one seat that knows only how round 1 ended."""
    match = document([], workers, round1={"tiles": tiles(round1)})
    match["options"]["lone_die_scores"] = lone_die_scores
    return match


def read(match: Document) -> SpectacularMatch:
    found = read_match(json.dumps(match))
    assert isinstance(found, SpectacularMatch)
    return found


def advice(match: Document, for_: For = "final") -> tuple[int, list[Move]]:
    seat = advise(read(match), for_).seats[0]
    return seat.gain, seat.moves


def told(moves: list[Move]) -> list[tuple[str, tuple[int, int], int, int]]:
    return [(move.token, move.at, move.from_, move.to) for move in moves]


def counted(match: Document, for_: For) -> tuple[int, set[str]]:
    """What the scorer gives for the categories asked for, and where it sees a die that breaks a rule."""
    result = score(read(match)).seats[0]
    points = sum(result.category(key).points or 0 for key in COUNTED[for_])
    return points, {violation.at for violation in result.violations if violation.code != "pieces_exceeded"}


def with_dice(match: Document, for_: For, dice: tuple[int, ...]) -> Document:
    """The match with other dice (0: none) on its tiles."""
    changed = deepcopy(match)
    for tile, die in zip(changed["seats"][0]["board"][WHERE[for_]]["tiles"], dice, strict=True):
        if die:
            tile["die"] = die
    return changed


def dice_of(match: Document, for_: For) -> tuple[int, ...]:
    return tuple(tile.get("die", 0) for tile in match["seats"][0]["board"][WHERE[for_]]["tiles"])


def reachable(match: Document, for_: For) -> dict[tuple[int, ...], int]:
    """All dice that the seat's tokens can make of today's, with the fewest tokens for each."""
    laid = match["seats"][0]["board"][WHERE[for_]]["tiles"]
    found = {dice_of(match, for_): 0}
    for token in match["seats"][0]["board"]["workers"]:
        for dice, used in list(found.items()):
            for number, die in enumerate(dice):
                if die and token in ("multi", laid[number]["habitat"]):
                    for face in (die % 6 + 1, (die - 2) % 6 + 1):
                        turned = (*dice[:number], face, *dice[number + 1 :])
                        found[turned] = min(used + 1, found.get(turned, used + 1))
    return found


def best_by_trying(match: Document, for_: For) -> tuple[int, int]:
    """The highest gain of all ways to use the tokens, each scored afresh, and the fewest tokens that reach it."""
    today = dice_of(match, for_)
    points, _ = counted(match, for_)
    ways = []
    for dice, used in reachable(match, for_).items():
        after, broken = counted(with_dice(match, for_, dice), for_)
        moved = {f"{WHERE[for_]}.tiles.{number}" for number, die in enumerate(dice) if die != today[number]}
        if not moved & broken:
            ways.append((after - points, -used))
    gain, used = max(ways)
    return gain, -used


def check_moves(match: Document, for_: For, gain: int, moves: list[Move]) -> None:
    """The moves can be made with the seat's tokens, gain what is told, and leave each moved die well placed."""
    laid = match["seats"][0]["board"][WHERE[for_]]["tiles"]
    number_at = {tuple(tile["at"]): number for number, tile in enumerate(laid)}
    assert not Counter(move.token for move in moves) - Counter(match["seats"][0]["board"]["workers"])
    dice = list(dice_of(match, for_))
    for move in moves:
        number = number_at[move.at]
        assert move.token in ("multi", laid[number]["habitat"])
        assert move.from_ == dice[number]
        assert (move.to - move.from_) % 6 in (1, 5)
        dice[number] = move.to
    before, _ = counted(match, for_)
    after, broken = counted(with_dice(match, for_, tuple(dice)), for_)
    assert after - before == gain
    assert not {f"{WHERE[for_]}.tiles.{number_at[move.at]}" for move in moves} & broken


# Parks made up: crowded, so that areas, towers and groups come up often; dice that break a rule among them.


@st.composite
def parks(draw: st.DrawFn, hexes: list[tuple[int, int]], least: int, most: int) -> list[Document]:
    places = draw(st.lists(st.sampled_from(hexes), min_size=least, max_size=most, unique=True))
    habitats = draw(st.sampled_from((("green",), ("green", "blue"), COLOURS)))
    # Arcs that look to one point build a tower where three such tiles meet there.
    towers = {(0, 0): 0, (1, 0): 2, (1, -1): 4} if draw(st.booleans()) else {}
    by_the_rules = {"tower": (1, 5), "breeding": (1, 2), "star": (6, 6)} if draw(st.booleans()) else {}
    laid = []
    for at in places:
        tile: Document = {"at": list(at), "habitat": draw(st.sampled_from(habitats))}
        tile["kind"] = "tower" if at in towers else draw(st.sampled_from(("tower", "breeding", "breeding", "star")))
        if at in towers:
            tile["arc"] = {"colour": "black", "corner": towers[at]}
        elif tile["kind"] == "tower" or (tile["kind"] == "star" and draw(st.booleans())):
            colour = draw(st.sampled_from(("black", "brown", "beige")))
            tile["arc"] = {"colour": colour, "corner": draw(st.integers(0, 5))}
        if draw(st.integers(0, 4)):
            tile["die"] = draw(st.integers(*by_the_rules.get(tile["kind"], (1, 6))))
        laid.append(tile)
    return laid


@st.composite
def matches(draw: st.DrawFn, hexes: list[tuple[int, int]], least: int, most: int, tokens: int) -> Document:
    park = draw(parks(hexes, least, most))
    useful = st.sampled_from(("multi", *sorted({tile["habitat"] for tile in park})))
    number = draw(st.integers(0, tokens))
    workers = draw(st.lists(useful | st.sampled_from(TOKENS), min_size=number, max_size=number))
    match = document(park, workers, round1={"tiles": deepcopy(park)})
    places = [tuple(tile["at"]) for tile in park]
    doors = draw(st.lists(st.sampled_from(places), min_size=draw(st.integers(0, 1)), max_size=3, unique=True))
    match["seats"][0]["board"]["park"]["entrance"] = [list(at) for at in doors]
    match["options"]["lone_die_scores"] = draw(st.booleans())
    return match


fors = st.sampled_from(("final", "entrance"))
untimed = settings(deadline=None)  # trying every way takes what it takes on a busy machine


@untimed
@given(matches(HEART, 3, 7, tokens=3), fors)
def test_no_other_use_of_up_to_three_tokens_gains_more_or_as_much_with_fewer(match: Document, for_: For) -> None:
    gain, moves = advice(match, for_)
    assert (gain, len(moves)) == best_by_trying(match, for_)
    check_moves(match, for_, gain, moves)


@untimed
@given(matches(HEART, 1, 3, tokens=5), fors)
def test_no_other_use_of_up_to_five_tokens_gains_more_or_as_much_with_fewer(match: Document, for_: For) -> None:
    gain, moves = advice(match, for_)
    assert (gain, len(moves)) == best_by_trying(match, for_)
    check_moves(match, for_, gain, moves)


@untimed
@given(matches(DISC, 8, 19, tokens=5), fors)
def test_gain_is_what_the_scorer_gives_after_the_moves_less_today(match: Document, for_: For) -> None:
    check_moves(match, for_, *advice(match, for_))


@untimed
@given(matches(DISC, 3, 19, tokens=4), fors, st.sampled_from(COLOURS))
def test_another_token_never_costs_points_and_multi_is_never_worse_than_a_colour(
    match: Document, for_: For, colour: str
) -> None:
    workers = match["seats"][0]["board"]["workers"]
    fewer, _ = advice(match, for_)
    workers.append(colour)
    with_colour, _ = advice(match, for_)
    workers[-1] = "multi"
    with_multi, _ = advice(match, for_)
    assert 0 <= fewer <= with_colour <= with_multi


@untimed
@given(matches(DISC, 3, 19, tokens=5), fors, st.randoms(use_true_random=False))
def test_advice_is_the_same_in_any_order_of_tiles_and_tokens(match: Document, for_: For, random: Any) -> None:
    shuffled = deepcopy(match)
    board = shuffled["seats"][0]["board"]
    for pieces in (board["workers"], board["park"]["tiles"], board["round1"]["tiles"], board["park"]["entrance"]):
        random.shuffle(pieces)
    assert advice(shuffled, for_) == advice(match, for_)


@pytest.mark.slow
def test_full_park_with_all_five_tokens_against_every_way_to_use_them() -> None:
    match = document(FULL_PARK, list(TOKENS))
    gain, moves = advice(match)
    assert (gain, len(moves)) == best_by_trying(match, "final")


# Made by hand: each for one sentence of the rules or the contract.


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
