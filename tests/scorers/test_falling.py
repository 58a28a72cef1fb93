"""Goods and troubles fall, rest on what lies beneath, and none is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.elevator import Grid
from scorers.falling import (
    blank,
    clusters,
    columns_for_trouble,
    columns_with_room,
    drop,
    drop_trouble,
    floats,
    rain,
    replaced,
    resized,
    room,
    settled,
    taken,
    without,
)

LETTERS = "ABCDEFGHIJKL"


@st.composite
def grids(draw, *, fallen: bool = False):
    """Any grid: goods strewn at random and troubles as whole squares, in the air or (`fallen`) at rest."""
    columns, height = draw(st.sampled_from((3, 5, 7))), draw(st.integers(2, 9))
    signs = st.sampled_from("....1234?")
    rows = [[draw(signs) for _ in range(columns)] for _ in range(height)]
    for letter in LETTERS[: draw(st.integers(0, 3))]:
        top, left = draw(st.integers(0, height - 2)), draw(st.integers(0, columns - 2))
        square = [(top + down, left + by) for down in (0, 1) for by in (0, 1)]
        if not any(rows[row][column].isalpha() for row, column in square):
            for row, column in square:
                rows[row][column] = letter
    made = tuple("".join(row) for row in rows)
    return settled(made) if fallen else made


def counted(rows):
    return Counter("".join(rows))


def whole(rows):
    """Every trouble is a square of two by two."""
    return all(
        cells == [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
        for cells in Grid(rows).cells.values()
        for r, c in cells[:1]
    )


@given(grids())
def test_falling_keeps_every_piece_and_leaves_none_in_the_air(rows):
    down = settled(rows)
    assert counted(down) == counted(rows)
    assert whole(down)
    assert Grid(down).floating == []
    assert settled(down) == down
    assert floats(rows) == bool(Grid(rows).floating)


@given(grids(fallen=True), st.data())
def test_a_good_put_in_and_taken_out_leaves_what_was(rows, data):
    for column in range(len(rows[0])):
        sign = data.draw(st.sampled_from("1234?"))
        after = drop(rows, column, sign)
        assert (after is None) == (column not in columns_with_room(rows))
        if after is not None:
            assert settled(after) == after
            assert taken(after, [(room(rows, column) - 1, column)]) == rows


@given(grids(fallen=True))
def test_a_trouble_put_in_and_taken_out_leaves_what_was(rows):
    for column in range(len(rows[0])):
        after = drop_trouble(rows, column, "L")
        assert (after is None) == (column not in columns_for_trouble(rows))
        if after is not None:
            assert settled(after) == after
            assert whole(after)
            assert without(after, "L") == rows


@given(grids(fallen=True))
def test_what_lay_on_a_solved_trouble_falls(rows):
    for letter in Grid(rows).cells:
        after = without(rows, letter)
        assert counted(after) - counted(rows) == Counter({".": 4})
        assert whole(after)
        assert Grid(after).floating == []


@given(grids(fallen=True))
def test_one_face_down_into_every_column_with_room(rows):
    after = rain(rows)
    assert counted(after)["?"] - counted(rows)["?"] == len(columns_with_room(rows))
    assert settled(after) == after


@given(grids(fallen=True))
def test_goods_that_land_are_four_or_more_of_a_colour_and_touch(rows):
    for cluster in clusters(rows):
        assert len(cluster) >= 4
        assert len({rows[row][column] for row, column in cluster}) == 1
        assert rows[cluster[0][0]][cluster[0][1]] in "1234"
        assert all(any(abs(r - s) + abs(c - d) == 1 for s, d in cluster) for r, c in cluster)


def test_a_trouble_rests_on_the_higher_of_its_two_columns():
    rows = (".....", ".....", ".....", "1....", "1....")
    assert drop_trouble(rows, 0, "A") == (".....", "AA...", "AA...", "1....", "1....")
    assert drop_trouble(rows, 4, "A") is None
    assert columns_for_trouble(("...", "1.1", "111")) == []


def test_a_trouble_above_another_falls_with_its_goods():
    rows = ("3..", "BB.", "BB.", "AA.", "AA.", "1..")
    assert without(rows, "A") == ("...", "...", "3..", "BB.", "BB.", "1..")
    assert without(rows, "AB") == ("...", "...", "...", "...", "3..", "1..")
    assert without(rows, "C") == rows


def test_a_cluster_turns_corners_but_does_not_jump():
    assert clusters(("...", "1..", "11.", "1.1")) == [((1, 0), (2, 0), (2, 1), (3, 0))]
    assert clusters(("1.1", "1.1", "???")) == []
    assert clusters(("????", "????")) == []


@pytest.mark.parametrize(
    ("columns", "height", "after"),
    [
        (5, 4, (".....", ".....", ".1...", "12...")),
        (3, 2, (".1.", "12.")),
        (3, 3, ("...", ".1.", "12.")),
    ],
)
def test_another_size_keeps_what_lies_at_the_lower_left(columns, height, after):
    assert resized(("...", ".1.", "12."), columns, height) == after


def test_no_size_that_would_cut_something_off():
    assert resized(("...", "..1"), 1, 2) is None
    assert resized((".1.", "12."), 3, 1) is None


def test_another_good_in_its_place():
    assert replaced(blank(3, 2), (1, 1), "4") == ("...", ".4.")
