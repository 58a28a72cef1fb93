"""The drawn elevator without a browser: taps on it, troubles that come, every verdict on the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from book import Book, ElevatorSize
from scorers import match_from, score
from views.boards.elevator.names import cell_name
from wording import words

CASES = Path(__file__).parents[1] / "cases"
SOLO = sorted(
    path for path in CASES.glob("beanstalk-*.json") if ".expected" not in path.name and "base" not in path.name
)


@pytest.fixture
def drawn(book):
    """Makes a match with a drawn elevator: `drawn(["...", "1.."], mode="overlord", turns_played=3)`."""

    def make(elevator, mode="practice", **board):
        options = {"mode": mode, "columns": len(elevator[0]), "rows": len(elevator)}
        board = {"turns_played": 0, "troubles": [], "elevator": elevator, **board}
        return book.create("beanstalk", [{"name": "Gina", "board": board}], options)

    return make


@pytest.fixture
def light(book):
    def make(mode="practice", **board):
        board = {"turns_played": 0, "troubles": [], "centre_top_filled": False, **board}
        return book.create("beanstalk", [{"name": "Gina", "board": board}], {"mode": mode})

    return make


def board_of(book, match):
    return book.get(match.id).document["seats"][0]["board"]


def options_of(book, match):
    return book.get(match.id).document["options"]


def verdict(book, match):
    return score(match_from(book.get(match.id).document)).verdict


def open_board(open_app, match, width=390, height=844, **kwargs):
    return open_app(route=f"/match/{match.id}/board/p1", width=width, height=height, **kwargs)


def poke(screen, row, column, columns, rows):
    """A finger on that cell of the picture."""
    picture = next(one for one in screen.controls() if getattr(one, "on_tap_up", None))
    cell = (picture.content.width - 16) / columns
    assert abs(cell * rows - picture.content.height) < 1
    x, y = 8 + (column + 0.5) * cell, (row + 0.5) * cell
    place = {"x": x, "y": y}
    screen.fire(picture, "tap_up", {"k": "touch", "l": place, "g": place})


def labels(screen):
    """All that a screen reader can say."""
    return [one.label for one in screen.controls() if type(one).__name__ == "Semantics" and one.label]


def test_the_size_is_asked_once_and_kept(open_app, book, light):
    first = light()
    screen = open_board(open_app, first)
    screen.tap("Tell its size")
    screen.tap("5 columns")
    screen.tap("8 rows")
    screen.tap("Draw it")
    assert options_of(book, first) == {"mode": "practice", "columns": 5, "rows": 8}
    assert board_of(book, first) == {"turns_played": 0, "troubles": [], "elevator": ["....."] * 8}
    assert book.shelf.get(ElevatorSize, "practice") == ElevatorSize(columns=5, rows=8)
    second = light("inferno")
    screen = open_board(open_app, second)
    screen.tap("Draw it: 5 columns, 8 rows")
    assert board_of(book, second)["elevator"] == ["....."] * 8
    screen.tap("Undo")
    assert board_of(book, second) == {"turns_played": 0, "troubles": [], "centre_top_filled": False}
    assert options_of(book, second) == {"mode": "inferno"}


def test_drawing_keeps_the_centre_and_the_troubles(open_app, book, light):
    troubles = [{"id": "A", "kind": "coins", "resolved": False}]
    match = light(turns_played=6, phase="in_turn", centre_top_filled=True, troubles=troubles)
    book.shelf.put("practice", ElevatorSize(columns=3, rows=4))
    screen = open_board(open_app, match)
    screen.tap("Draw it: 3 columns, 4 rows")
    assert board_of(book, match)["elevator"] == [".?."] * 4
    assert board_of(book, match)["troubles"] == troubles
    assert verdict(book, match).reason == "centre_danger"
    screen.tap("Count without drawing")
    assert board_of(book, match)["centre_top_filled"] is True
    assert "elevator" not in board_of(book, match)
    assert verdict(book, match).reason == "centre_danger"


def test_goods_fall_are_replaced_and_taken_away(open_app, book, drawn):
    match = drawn(["...", "...", "..."])
    screen = open_board(open_app, match)
    poke(screen, 0, 1, 3, 3)
    assert board_of(book, match)["elevator"] == ["...", "...", ".1."]
    screen.tap("Brush: good 2")
    screen.tap("Column 2: let good 2 fall")
    assert board_of(book, match)["elevator"] == ["...", ".2.", ".1."]
    poke(screen, 2, 1, 3, 3)
    assert board_of(book, match)["elevator"] == ["...", ".2.", ".2."]
    assert "row 3, column 2: good 2" in labels(screen)
    poke(screen, 2, 1, 3, 3)  # The same colour: one more falls there.
    assert board_of(book, match)["elevator"] == [".2.", ".2.", ".2."]
    assert "Column 2: let good 2 fall" not in screen.names()
    screen.tap("Eraser")
    poke(screen, 1, 1, 3, 3)
    assert board_of(book, match)["elevator"] == ["...", ".2.", ".2."]
    screen.tap("Column 2: take the top one away")
    poke(screen, 0, 0, 3, 3)
    assert board_of(book, match)["elevator"] == ["...", "...", ".2."]
    for _ in range(6):
        screen.tap("Undo")
    assert board_of(book, match) == {"turns_played": 0, "troubles": [], "elevator": ["..."] * 3}


def test_two_quick_taps_both_fall(open_app, book, drawn):
    match = drawn(["...", "...", "..."])
    screen = open_board(open_app, match)
    chute = screen.find("Column 1: let yellow good 1 fall")
    screen.fire(chute, "click")
    screen.fire(chute, "click")
    assert board_of(book, match)["elevator"] == ["...", "1..", "1.."]


def test_the_centre_is_a_danger_in_a_turn_and_a_loss_at_its_end(open_app, book, drawn):
    match = drawn(["...", ".1.", ".2."], turns_played=3)
    screen = open_board(open_app, match)
    screen.tap("Brush: good face down")
    screen.tap("Column 2: let good face down fall")
    assert board_of(book, match)["phase"] == "in_turn"
    assert verdict(book, match).reason == "centre_danger"
    screen.tap("Next turn")
    assert verdict(book, match).reason == "centre_filled"
    assert words("en").verdict(verdict(book, match)) in screen.texts()
    screen.tap("In turn 5")
    assert verdict(book, match).reason == "centre_danger"
    screen.tap("After turn 4")
    assert verdict(book, match).reason == "centre_filled"
    for _ in range(4):
        screen.tap("Undo")
    assert board_of(book, match) == {"turns_played": 3, "troubles": [], "elevator": ["...", ".1.", ".2."]}


@pytest.mark.parametrize(("mode", "kinds"), [("practice", 4), ("overlord", 5), ("inferno", 6)])
def test_the_troubles_of_the_setup_lie_face_up(open_app, book, drawn, mode, kinds):
    match = drawn(["..."] * 4, mode=mode)
    screen = open_board(open_app, match)
    for _ in range(kinds + 1):
        name = "Face up: pay 5 coins"
        if name in screen.names():
            screen.tap(name)
    assert board_of(book, match)["upcoming"] == ["coins"] * kinds
    screen.tap("Place 2: pay 5 coins")
    screen.tap("Face up: pay a victory point")
    assert board_of(book, match)["upcoming"] == ["coins", "point", *["coins"] * (kinds - 2)]
    screen.tap("Place 1: pay 5 coins")
    screen.tap("Take it away")
    assert board_of(book, match)["upcoming"] == ["point", *["coins"] * (kinds - 2)]


def test_the_trouble_that_is_due_falls_where_it_is_told(open_app, book, drawn):
    match = drawn(["...", "...", "..2", "1.2"], turns_played=5, upcoming=["coins", "point"])
    screen = open_board(open_app, match)
    assert "Columns 1 and 2: place the trouble" not in screen.names()
    screen.tap("Next turn")
    before = board_of(book, match)
    poke(screen, 0, 2, 3, 4)  # No second column beside it: nothing falls.
    assert board_of(book, match) == before
    screen.tap("Columns 1 and 2: place the trouble")
    after = board_of(book, match)
    assert after["elevator"] == ["...", "AA.", "AA2", "1.2"]
    assert after["troubles"] == [{"id": "A", "kind": "coins", "resolved": False}]
    assert after["upcoming"] == ["point"]
    assert not score(match_from(book.get(match.id).document)).seats[0].violations
    screen.tap("Undo")
    assert board_of(book, match) == before


def test_it_can_wait_while_goods_are_laid_in(open_app, book, drawn):
    match = drawn(["...", "...", "...", "..."], turns_played=6, upcoming=["coins"])
    screen = open_board(open_app, match)
    screen.tap("Later")
    screen.tap("Column 1: let yellow good 1 fall")
    assert board_of(book, match)["elevator"][-1] == "1.."
    screen.tap("Place it now")
    screen.tap("Columns 2 and 3: place the trouble")
    assert board_of(book, match)["elevator"][-2:] == [".AA", "1AA"]


def test_without_face_up_troubles_the_kind_is_asked_first(open_app, book, drawn):
    match = drawn(["..."] * 4, turns_played=6)
    screen = open_board(open_app, match)
    screen.tap("Trouble: pay 5 coins")
    assert board_of(book, match)["upcoming"] == ["coins"]
    poke(screen, 0, 0, 3, 4)
    assert board_of(book, match)["elevator"] == ["...", "...", "AA.", "AA."]
    assert "upcoming" not in board_of(book, match)


def test_no_column_takes_the_trouble(open_app, book, drawn):
    match = drawn(["...", "1.1", "121", "212"], turns_played=6, upcoming=["point"])
    screen = open_board(open_app, match)
    assert "No column takes it: the match is lost." in screen.texts()
    screen.tap("Lost: no column takes it")
    assert board_of(book, match)["troubles"] == [{"id": "A", "kind": "point", "resolved": False, "blocked": True}]
    assert verdict(book, match).reason == "trouble_blocked"
    screen.tap("No column takes Trouble A: lost")
    assert verdict(book, match).outcome == "open"


def test_a_rider_lies_on_top_and_takes_the_lower_one_along(open_app, book, drawn):
    lower = [{"id": "A", "kind": "coins", "resolved": False}]
    match = drawn(["...", "...", "...", "AA.", "AA.", "11."], turns_played=6, troubles=lower)
    screen = open_board(open_app, match)
    screen.tap("Trouble A brought another one")
    screen.tap("Trouble: pay a victory point")
    assert board_of(book, match)["elevator"] == ["...", "BB.", "BB.", "AA.", "AA.", "11."]
    assert board_of(book, match)["troubles"][1]["brought_by"] == "A"
    screen.tap("Column 1: let yellow good 1 fall")
    screen.tap("Trouble B resolved")
    assert board_of(book, match)["elevator"] == ["...", "...", "...", "...", "1..", "11."]
    assert [one["resolved"] for one in board_of(book, match)["troubles"]] == [True, True]
    screen.tap("Undo")
    screen.tap("Trouble A resolved")  # The lower one alone: the upper one falls.
    assert board_of(book, match)["elevator"] == ["...", "...", "1..", "BB.", "BB.", "11."]
    assert [one["resolved"] for one in board_of(book, match)["troubles"]] == [True, False]


def test_a_rider_without_room_above_waits(open_app, book, drawn):
    lower = [{"id": "A", "kind": "coins", "resolved": False}]
    match = drawn(["....."[:3], "AA.", "AA."], turns_played=6, troubles=lower)
    screen = open_board(open_app, match)
    screen.tap("Trouble A brought another one")
    screen.tap("Trouble: 8 goods in the warehouse")
    assert board_of(book, match)["elevator"] == ["...", "AA.", "AA."]
    assert "No column takes it: the match is lost." in screen.texts()
    screen.tap("Lost: no column takes it")
    assert verdict(book, match).reason == "trouble_blocked"


def test_a_trouble_that_never_came_leaves_the_elevator(open_app, book, drawn):
    match = drawn(["2..", "AA.", "AA."], turns_played=6, troubles=[{"id": "A", "kind": "coins", "resolved": False}])
    screen = open_board(open_app, match)
    screen.tap("Trouble A never came")
    assert board_of(book, match)["elevator"] == ["...", "...", "2.."]
    assert board_of(book, match)["troubles"] == []


def test_lists_and_grid_light_each_other(open_app, book, drawn):
    match = drawn(["...", "AA.", "AA."], turns_played=6, troubles=[{"id": "A", "kind": "coins", "resolved": False}])
    screen = open_board(open_app, match)
    [head] = [name for name in screen.names() if name.endswith("Show Trouble A in the elevator")]
    assert "Pay 5 coins: five goods, or fewer by way of the market." in head

    def lit():
        return any(
            getattr(one, "selected", False) and (one.label or "").endswith("Show Trouble A in the elevator")
            for one in screen.controls()
            if type(one).__name__ == "Semantics"
        )

    assert not lit()
    poke(screen, 1, 0, 3, 3)
    assert lit()
    screen.tap(head)
    assert not lit()
    assert "Trouble A, rows 2 and 3, columns 1 and 2: pay 5 coins" in labels(screen)


def test_the_eraser_lifts_a_trouble_to_be_placed_anew(open_app, book, drawn):
    match = drawn(["1..", "AA.", "AA."], turns_played=6, troubles=[{"id": "A", "kind": "coins", "resolved": False}])
    screen = open_board(open_app, match)
    screen.tap("Eraser")
    poke(screen, 2, 1, 3, 3)
    assert board_of(book, match)["elevator"] == ["...", "...", "1.."]
    screen.tap("Columns 2 and 3: place the trouble")
    assert board_of(book, match)["elevator"] == ["...", ".AA", "1AA"]


def test_one_face_down_into_every_column(open_app, book, drawn):
    match = drawn([".1.", ".2.", ".3."], turns_played=2)
    screen = open_board(open_app, match)
    screen.tap("One face down into every column")
    assert board_of(book, match)["elevator"] == [".1.", ".2.", "?3?"]
    screen.tap("Undo")
    assert board_of(book, match)["elevator"] == [".1.", ".2.", ".3."]


def test_four_that_touch_are_about_to_land(open_app, book, drawn):
    match = drawn(["...", "2..", "11.", "111"])
    screen = open_board(open_app, match)
    assert "5 × yellow: about to land" in screen.texts()
    screen.tap("5 × yellow: about to land: take them out")
    assert board_of(book, match)["elevator"] == ["...", "...", "...", "2.."]
    assert not any("about to land" in text for text in screen.texts())


def test_what_floats_is_marked_and_let_fall(open_app, book, drawn):
    match = drawn(["1..", "...", "..."])
    screen = open_board(open_app, match)
    assert "row 1, column 1: yellow good 1, nothing beneath it" in labels(screen)
    assert "Something lies in the elevator with nothing beneath it" in screen.texts()
    screen.tap("Let it fall")
    assert board_of(book, match)["elevator"] == ["...", "...", "1.."]
    assert not score(match_from(book.get(match.id).document)).seats[0].violations


def test_the_size_changes_only_where_nothing_is_cut(open_app, book, drawn):
    match = drawn(["...", "..1"])
    screen = open_board(open_app, match)
    screen.tap("One more: Columns")
    assert board_of(book, match)["elevator"] == [".....", "..1.."]
    assert book.shelf.get(ElevatorSize, "practice") == ElevatorSize(columns=5, rows=2)
    screen.tap("One more: Rows")
    screen.tap("One fewer: Columns")
    assert board_of(book, match)["elevator"] == ["...", "...", "..1"]
    screen.tap("Undo")
    assert options_of(book, match) == {"mode": "practice", "columns": 5, "rows": 3}


def test_by_keyboard(open_app, book, drawn):
    match = drawn(["...", "...", "..."])
    screen = open_board(open_app, match, width=1180, height=820)
    screen.press("3")
    screen.press("Arrow Up")
    assert "row 3, column 2: empty" in screen.texts()
    screen.press("Enter")
    screen.press("Arrow Left")
    screen.press("Enter")
    assert board_of(book, match)["elevator"] == ["...", "...", "33."]
    screen.press("Delete")
    assert board_of(book, match)["elevator"] == ["...", "...", ".3."]
    screen.press("Escape")
    assert "row 3, column 1: empty" not in screen.texts()


def test_light_form_takes_the_trouble_that_lies_face_up(open_app, book, light):
    match = light(turns_played=6, upcoming=["warehouse", "coins"])
    screen = open_board(open_app, match)
    offered = [name for name in screen.names() if name.startswith("Trouble: ")]
    assert offered[0] == "Trouble: 8 goods in the warehouse"
    screen.tap(offered[0])
    assert board_of(book, match)["upcoming"] == ["coins"]


@pytest.mark.parametrize("path", SOLO, ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_case_shows_its_verdict(open_app, book: Book, path, lang):
    data = json.loads(path.read_text("utf-8"))
    expected = json.loads(path.with_suffix("").with_suffix(".expected.json").read_text("utf-8"))
    match = book.create(data["game"], data["seats"], data["options"])
    result = score(match_from(book.get(match.id).document))
    assert [result.verdict.outcome, result.verdict.reason] == list(expected["verdict"].values())
    screen = open_board(open_app, match, lang=lang)
    assert words(lang).verdict(result.verdict) in screen.texts()
    for found in result.seats[0].violations:
        assert words(lang).violation(found, placed=False) in screen.texts()
    rows = data["seats"][0]["board"].get("elevator", [])
    spoken = labels(screen)
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            assert sign not in "1234?" or cell_name(words(lang), rows, (row, column)) in spoken


def test_a_changed_column_is_drawn_on_a_canvas_of_its_own(open_app, drawn):
    # Shapes patched one by one into those of another column come out wrong in the browser.
    screen = open_board(open_app, drawn(["...", "..1", "..2"]))

    def canvases():
        return {one._i: one.key for one in screen.controls() if type(one).__name__ == "Canvas"}

    before = canvases()
    poke(screen, 0, 0, 3, 3)
    after = canvases()
    assert all(before[same] == after[same] for same in before.keys() & after.keys())
    assert len(after.keys() - before.keys()) >= 1
