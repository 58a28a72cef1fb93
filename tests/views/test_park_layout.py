"""Hexes to pixels and back, corners under a finger, boards pointy and flat side up."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.hexes import corner_mates, neighbour
from views.boards.park.layout import CENTRE, Layout, around, beyond, border, corner_angle, disc, fit, side

hexes = st.tuples(st.integers(-99, 99), st.integers(-99, 99))
layouts = st.builds(
    Layout,
    radius=st.floats(8, 120),
    x=st.floats(-500, 500),
    y=st.floats(-500, 500),
    flat=st.booleans(),
)
shares = st.floats(0, 0.8)
turns = st.floats(0, 2 * math.pi)


def inside(layout: Layout, at: tuple[int, int], share: float, turn: float) -> tuple[float, float]:
    """A point of the circle within a hex (0.86 of the radius reaches the middle of its sides)."""
    x, y = layout.centre(at)
    return x + layout.radius * share * math.cos(turn), y - layout.radius * share * math.sin(turn)


@given(layouts, hexes, shares, turns)
def test_a_point_in_a_hex_hits_that_hex(layout, at, share, turn):
    assert layout.hit(*inside(layout, at, share, turn)) == at


@given(layouts, hexes, st.integers(0, 5), st.floats(CENTRE + 0.05, 0.97))
def test_the_corner_under_the_finger_is_picked(layout, at, corner, share):
    assert layout.pick(*layout.corner(at, corner, share)) == (at, corner)


@given(layouts, hexes, st.floats(0, CENTRE - 0.02), turns)
def test_the_middle_of_a_hex_is_no_corner(layout, at, share, turn):
    assert layout.pick(*inside(layout, at, share, turn)) == (at, None)


@given(layouts, hexes, st.floats(CENTRE + 0.05, 0.8), turns)
def test_the_corner_picked_is_the_nearest(layout, at, share, turn):
    x, y = inside(layout, at, share, turn)
    _, corner = layout.pick(x, y)
    away = [math.dist((x, y), point) for point in layout.outline(at)]
    assert away[corner] == pytest.approx(min(away), abs=layout.radius * 1e-6)


@given(layouts, hexes, st.integers(0, 5))
def test_a_corner_is_one_point_for_its_three_hexes(layout, at, corner):
    here = layout.corner(at, corner)
    for other, there in corner_mates(at, corner):
        assert layout.corner(other, there) == pytest.approx(here, abs=1e-6)


@given(layouts, hexes, st.integers(0, 5))
def test_neighbours_share_a_side(layout, at, way):
    ends = [layout.corner(at, corner) for corner in side(way)]
    theirs = [layout.corner(neighbour(at, way), corner) for corner in side(way + 3)]
    assert all(min(math.dist(one, other) for other in theirs) < 1e-6 for one in ends)
    assert math.dist(layout.centre(at), layout.centre(neighbour(at, way))) == pytest.approx(
        layout.radius * math.sqrt(3), rel=1e-6
    )


@pytest.mark.parametrize(
    ("flat", "names"), [(False, [30, 90, 150, 210, 270, 330]), (True, [0, 60, 120, 180, 240, 300])]
)
def test_corners_by_their_angles(flat, names):
    assert [corner_angle(corner, flat) for corner in range(6)] == names


def test_neighbours_lie_where_the_contract_says():
    layout = Layout(10)
    assert layout.centre((1, 0)) == pytest.approx((10 * math.sqrt(3), 0))
    x, y = layout.centre((1, -1))  # north-east
    assert x > 0 > y
    x, y = layout.centre((0, 1))  # south-east
    assert x > 0
    assert y > 0


@given(
    st.sets(st.tuples(st.integers(-6, 6), st.integers(-6, 6)), min_size=1, max_size=40),
    st.floats(200, 1200),
    st.floats(200, 900),
    st.booleans(),
)
def test_a_board_fits_into_its_box(wanted, width, height, flat):
    layout = fit(wanted, width, height, flat=flat, most=1000)
    points = [point for at in wanted for point in layout.outline(at)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert min(xs) >= -1e-6
    assert max(xs) <= width + 1e-6
    assert min(ys) >= -1e-6
    assert max(ys) <= height + 1e-6
    assert min(xs) == pytest.approx(width - max(xs), abs=1e-3)
    assert min(ys) == pytest.approx(height - max(ys), abs=1e-3)
    touches = max(max(xs) - min(xs) - width, max(ys) - min(ys) - height)
    assert touches == pytest.approx(0, abs=1e-3)


@given(st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=20))
def test_the_border_of_an_area_is_closed(area):
    """Each corner of the border is an end of an even number of its sides."""
    layout = Layout(10)
    ends: dict[tuple[float, float], int] = {}
    for at, way in border(area):
        assert neighbour(at, way) not in area
        for corner in side(way):
            x, y = layout.corner(at, corner)
            key = (round(x, 3) + 0.0, round(y, 3) + 0.0)
            ends[key] = ends.get(key, 0) + 1
    assert all(count % 2 == 0 for count in ends.values())


@pytest.mark.parametrize("flat", [False, True])
def test_arrow_keys_reach_every_hex(flat):
    board = disc(2)
    layout = fit(board, 400, 400, flat=flat)
    keys = ("Arrow Left", "Arrow Right", "Arrow Up", "Arrow Down")
    first = beyond(layout, board, None, "Arrow Down")
    reached, edge = {first}, [first]
    while edge:
        here = edge.pop()
        for key in keys:
            there = beyond(layout, board, here, key)
            if there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == board


def test_without_an_outline_there_is_room_around_what_lies_there():
    shown = around([(5, 0)])
    assert disc(3) <= shown
    assert {neighbour((5, 0), way) for way in range(6)} <= shown
    assert beyond(Layout(10), (), None, "Arrow Up") is None
