"""Whatever is tapped on the drawn elevator: the match stays one that can lie on a table; every tap can be undone."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from book.edits import apply_all
from scorers import match_from
from scorers.beanstalk import MODES
from scorers.elevator import EMPTY, Grid
from views.boards.elevator import edits, grid_edits
from views.boards.elevator import hand as hands
from views.boards.elevator.hand import BRUSHES, Hand
from views.boards.elevator.layout import fit
from views.boards.elevator.troubles import KINDS

COLUMNS, ROWS = 5, 6
SEAT = "p1"
CELLS = st.tuples(st.integers(0, ROWS - 1), st.integers(0, COLUMNS - 1))
LETTERS = st.sampled_from("ABCD")
TAPS = st.one_of(
    st.tuples(st.just("tap"), st.sampled_from(BRUSHES), CELLS, st.booleans()),
    st.tuples(st.just("column"), st.sampled_from(BRUSHES), CELLS, st.booleans()),
    st.tuples(st.sampled_from(["turn", "rain", "blocked", "undraw", "draw"])),
    st.tuples(st.sampled_from(["resolve", "unresolve", "never", "lift"]), LETTERS),
    st.tuples(st.just("bring"), LETTERS, st.sampled_from(KINDS)),
    st.tuples(st.just("face up"), st.sampled_from(KINDS)),
)


def start():
    board = {"turns_played": 4, "troubles": [], "elevator": [EMPTY * COLUMNS] * ROWS}
    return {
        "format": "match",
        "version": 1,
        "game": "beanstalk",
        "options": {"mode": "inferno", "columns": COLUMNS, "rows": ROWS},
        "seats": [{"id": SEAT, "name": "Gina", "board": board}],
    }


def maker(document, tap):
    mode = MODES["inferno"]
    board = match_from(document).seats[0].board
    waits = hands.waiting(board, mode) if board.elevator else None
    kind, *rest = tap
    if kind in ("tap", "column"):
        if board.elevator is None:
            return None
        sign, cell, aside = rest
        hand = Hand(sign, aside=waits.key if waits and aside else "")
        if kind == "column":
            return hands.tap_column(hand, SEAT, board, mode, cell[1])
        return hands.tap(hand, SEAT, board, mode, cell)[1]
    if kind == "blocked":
        return hands.blocked(SEAT, waits) if waits and not waits.columns else None
    known = {one.id for one in board.troubles}
    if kind in ("resolve", "unresolve", "never", "lift", "bring") and rest[0] not in known:
        return None
    return {
        "turn": lambda: edits.turn(SEAT, 1, mode.last_turn),
        "rain": lambda: grid_edits.rain(SEAT),
        "undraw": lambda: grid_edits.undraw(SEAT),
        "draw": lambda: grid_edits.draw(SEAT, COLUMNS, ROWS) if board.elevator is None else None,
        "resolve": lambda: edits.resolve(SEAT, rest[0], True),
        "unresolve": lambda: edits.resolve(SEAT, rest[0], False),
        "never": lambda: edits.remove_trouble(SEAT, rest[0]),
        "lift": lambda: grid_edits.lift(SEAT, rest[0]),
        "bring": lambda: edits.add_trouble(SEAT, rest[1], rest[0]),
        "face up": lambda: edits.lay_out(SEAT, rest[0], 6),
    }[kind]()


@given(st.lists(TAPS, max_size=30))
def test_no_tap_makes_anything_float_or_is_refused_and_each_is_undone(taps):
    document = start()
    for tap in taps:
        make = maker(document, tap)
        if make is None:
            continue
        after, inverse = apply_all(document, make(document))
        board = match_from(after).seats[0].board
        if board.elevator is not None:
            assert Grid(board.elevator).floating == []
            resolved = {one.id for one in board.troubles if one.resolved}
            assert not resolved & Grid(board.elevator).cells.keys()
        assert apply_all(after, inverse)[0] == document
        document = after


@given(st.lists(st.tuples(st.sampled_from("1234?"), st.integers(0, COLUMNS - 1)), max_size=40))
def test_every_good_that_fell_lies_there(goods):
    document, fell = start(), Counter()
    for sign, column in goods:
        made = grid_edits.drop(SEAT, column, sign, 28)(document)
        fell[sign] += bool(made)
        document, _ = apply_all(document, made)
    lying = Counter("".join(match_from(document).seats[0].board.elevator))
    assert lying - Counter({EMPTY: lying[EMPTY]}) == +fell


@given(st.integers(1, 7).map(lambda n: 2 * n + 1), st.integers(2, 20), st.floats(200, 1200), st.floats(150, 900))
def test_a_finger_meets_the_cell_it_comes_down_on(columns, rows, width, height):
    layout = fit(columns, rows, width, height)
    for row in range(rows):
        for column in range(columns):
            x, y = layout.corner((row, column))
            assert layout.pick(x + layout.cell / 2, y + layout.cell / 2) == (row, column)
    assert layout.pick(-5, -5) == (0, 0)
    assert layout.pick(layout.width + 5, layout.height + 5) == (rows - 1, columns - 1)


def test_the_line_around_two_cells_has_six_sides():
    assert len(fit(3, 3, 300, 300).border([(0, 0), (0, 1)])) == 6
