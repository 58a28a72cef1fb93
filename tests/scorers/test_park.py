"""A park's areas, watchtowers and groups of dice, against the same counted once more in another, slower way."""

from __future__ import annotations

import copy
from typing import Any

from documents import Doc, boards, essence, park, scored
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import MANY, tiles

from scorers import match_from
from scorers.park import areas, columns, dice_groups, towers
from scorers.spectacular_board import SpectacularMatch


def parsed(laid: list[Doc]) -> list[Any]:
    """The tiles as the match file's models."""
    match = match_from(boards("spectacular", park(*laid)))
    assert isinstance(match, SpectacularMatch)
    board = match.seats[0].board
    assert board is not None
    assert board.park is not None
    return list(board.park.tiles or ())


def apart(one: Doc, other: Doc) -> int:
    """The distance of two tiles, in steps from hex to hex."""
    q: int = one["at"][0] - other["at"][0]
    r: int = one["at"][1] - other["at"][1]
    return max(abs(q), abs(r), abs(q + r))


def grouped(laid: list[Doc], joined: Any) -> list[list[int]]:
    """The tiles' numbers in groups that hang together, by merging until nothing merges."""
    groups = [{number} for number in range(len(laid))]
    for one in range(len(laid)):
        for other in range(one):
            if joined(laid[one], laid[other]):
                first = next(group for group in groups if one in group)
                second = next(group for group in groups if other in group)
                if first is not second:
                    groups.remove(second)
                    first |= second
    return sorted(sorted(group) for group in groups)


def corner_point(tile: Doc, corner: int) -> tuple[int, int]:
    """Where a tile's corner lies, in thirds of the steps between hexes."""
    (q, r) = tile["at"]
    dq, dr = ((2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1))[corner]
    return 3 * q + dq, 3 * r + dr


@given(tiles(24))
@MANY
def test_areas_are_the_tiles_of_a_habitat_that_hang_together(laid: list[Doc]) -> None:
    naive = grouped(laid, lambda one, other: one["habitat"] == other["habitat"] and apart(one, other) == 1)
    assert sorted(sorted(area) for area in areas(columns(parsed(laid)))) == naive
    for habitat in ("green", "orange", "blue", "gray"):
        wanted = 0
        for area in naive:
            dice = [laid[number]["die"] for number in area if "die" in laid[number]]
            hearts = sum(laid[number]["kind"] == "breeding" and "die" in laid[number] for number in area)
            if laid[area[0]]["habitat"] == habitat:
                wanted += sum(dice) * hearts
        assert scored(boards("spectacular", park(*laid))).seats[0].category(habitat).points == wanted


@given(tiles(24))
@MANY
def test_every_tile_is_in_exactly_one_area(laid: list[Doc]) -> None:
    """FIELD "Explanations": a piece counted twice or still counted where it was taken away."""
    seat = scored(boards("spectacular", park(*laid))).seats[0]
    pieces = [
        piece
        for category in seat.categories
        if category.key in ("green", "orange", "blue", "gray")
        for line in category.lines
        for piece in line.pieces
    ]
    assert sorted(pieces) == sorted(f"park.tiles.{number}" for number in range(len(laid)))


@given(tiles(24))
@MANY
def test_towers_stand_where_three_arcs_of_a_colour_meet(laid: list[Doc]) -> None:
    meeting: dict[tuple[tuple[int, int], str], list[int]] = {}
    for number, tile in enumerate(laid):
        if "arc" in tile:
            point = corner_point(tile, tile["arc"]["corner"])
            meeting.setdefault((point, tile["arc"]["colour"]), []).append(number)
    naive = sorted((sorted(numbers), colour) for (_, colour), numbers in meeting.items() if len(numbers) == 3)
    assert sorted((sorted(tower.tiles), tower.colour) for tower in towers(columns(parsed(laid)))) == naive
    dice = [[laid[number].get("die", 0) for number in numbers] for numbers, _ in naive]
    wanted = sum(sum(each) for each in dice if all(each))
    assert scored(boards("spectacular", park(*laid))).seats[0].category("towers").points == wanted


@given(tiles(24), st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=3))
@MANY
def test_dice_groups_are_the_dice_that_hang_together_and_touch_the_entrance(
    laid: list[Doc], entrance: list[tuple[int, int]]
) -> None:
    together = grouped(laid, lambda one, other: "die" in one and "die" in other and apart(one, other) == 1)
    doors = [list(at) for at in entrance]
    naive = [
        group for group in together if "die" in laid[group[0]] and any(laid[number]["at"] in doors for number in group)
    ]
    found = dice_groups(columns(parsed(laid)), entrance)
    assert sorted(sorted(group) for group in found) == naive


@given(tiles(24), st.integers(0, 5), st.tuples(st.integers(-90, 90), st.integers(-90, 90)))
@MANY
def test_a_park_turned_and_moved_scores_the_same(laid: list[Doc], turns: int, shift: tuple[int, int]) -> None:
    moved = copy.deepcopy(laid)
    for tile in moved:
        q, r = tile["at"]
        for _ in range(turns):
            q, r = q + r, -q
        tile["at"] = [q + shift[0], r + shift[1]]
        assume(max(abs(tile["at"][0]), abs(tile["at"][1])) <= 99)
        if "arc" in tile:
            tile["arc"]["corner"] = (tile["arc"]["corner"] + turns) % 6
    assert essence(boards("spectacular", park(*moved))) == essence(boards("spectacular", park(*laid)))
