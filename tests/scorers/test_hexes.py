"""Axial hexes: neighbours, corners and connected areas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.hexes import DIRECTIONS, POINT, connected, corner_mates, neighbour, place

HEX = st.tuples(st.integers(-99, 99), st.integers(-99, 99))
NEAR = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


@pytest.mark.parametrize(
    ("direction", "at"),
    [(0, (4, -2)), (1, (4, -3)), (2, (3, -3)), (3, (2, -2)), (4, (2, -1)), (5, (3, -1))],
    ids=["E", "NE", "NW", "W", "SW", "SE"],
)
def test_neighbours_go_round_from_east_over_north(direction: int, at: tuple[int, int]) -> None:
    assert neighbour((3, -2), direction) == at


@given(HEX, st.integers(0, 5))
def test_the_opposite_direction_leads_back(at: tuple[int, int], direction: int) -> None:
    assert neighbour(neighbour(at, direction), direction + 3) == at


@given(HEX)
def test_a_hex_has_six_neighbours(at: tuple[int, int]) -> None:
    assert len({neighbour(at, direction) for direction in range(6)} - {at}) == 6


@given(HEX, st.integers(0, 5))
def test_the_three_hexes_of_a_corner_name_each_other(at: tuple[int, int], corner: int) -> None:
    point = {(at, corner), *corner_mates(at, corner)}
    assert len(point) == 3
    for hex_at, its_corner in point:
        assert {(hex_at, its_corner), *corner_mates(hex_at, its_corner)} == point


def test_corner_0_is_where_the_eastern_and_north_eastern_neighbours_meet() -> None:
    """Corner i is corner i+2 of neighbour i and corner i+4 of neighbour i+1."""
    assert set(corner_mates((0, 0), 0)) == {((1, 0), 2), ((1, -1), 4)}
    assert set(corner_mates((0, 0), 5)) == {((0, 1), 1), ((1, 0), 3)}


@given(st.lists(HEX, unique=True, max_size=60))
def test_no_two_hexes_have_one_place(hexes: list[tuple[int, int]]) -> None:
    assert len({place(at) for at in hexes}) == len(hexes)


@given(HEX, HEX)
def test_places_a_step_apart_are_neighbours_and_no_others(one: tuple[int, int], other: tuple[int, int]) -> None:
    steps = {place(direction) for direction in DIRECTIONS}
    beside = other in {neighbour(one, direction) for direction in range(6)}
    assert (place(other) - place(one) in steps) == beside


def test_the_ends_of_two_rows_are_no_neighbours() -> None:
    assert len(connected([place((99, 99)), place((-99, -99)), place((99, -99)), place((-99, 99))])) == 4


def test_nothing_makes_no_area() -> None:
    assert connected([]) == []


@given(st.lists(NEAR, unique=True, max_size=60))
def test_areas_are_what_a_walk_from_neighbour_to_neighbour_reaches(hexes: list[tuple[int, int]]) -> None:
    left, walked = set(hexes), []
    while left:
        reached = [left.pop()]
        for here in reached:
            beside = left & {neighbour(here, direction) for direction in range(6)}
            left -= beside
            reached += beside
        walked.append(sorted(hexes.index(at) for at in reached))
    assert connected([place(at) for at in hexes]) == sorted(walked)


def test_the_teeth_of_a_comb_are_one_area_however_late_they_meet() -> None:
    """Teeth that point west hang together only by the column in the east, which is looked at last."""
    comb = [(q, r) for r in range(-20, 20, 2) for q in range(-10, 0)] + [(0, r) for r in range(-20, 20)]
    assert connected([place(at) for at in comb]) == [list(range(len(comb)))]


@given(HEX, st.integers(0, 5), HEX, st.integers(0, 5))
def test_a_point_has_one_number_at_the_three_hexes_around_it_and_no_other_has_it(
    at: tuple[int, int], corner: int, other: tuple[int, int], its_corner: int
) -> None:
    point = {(at, corner), *corner_mates(at, corner)}
    number = 2 * place(at) + POINT[corner]
    assert {2 * place(hex_at) + POINT[its] for hex_at, its in point} == {number}
    assert (2 * place(other) + POINT[its_corner] == number) == ((other, its_corner) in point)
