"""One tablet passed round: covered between players, revealed when all are done, the same after a restart."""

from __future__ import annotations

import pytest

from book import Book
from scorers import match_from, score
from views.round_state import reveal_order

NAMES = ("Gina", "Paul", "Ken")


@pytest.fixture
def match(book):
    return book.create("wild_world", [{"name": name} for name in NAMES], about={"start_player": "p2"}).id


@pytest.fixture(autouse=True)
def no_boards(monkeypatch):
    """Numbers by the pad, whatever boards there are."""
    monkeypatch.setattr("views.round_entry.BOARDS", {})


def enter(device, numbers):
    for number in numbers:
        for digit in str(number):
            device.press(digit)
        device.press("Enter")
    device.run(lambda: __import__("time").sleep(0.16))


def test_everybody_enters_alone_and_nothing_else_is_shown(open_app, book, match):
    device = open_app(route=f"/match/{match}/round")
    assert "Paul" in device.texts(), "the start player begins"
    device.tap("I am Paul")
    enter(device, [11, 2, 3, 4, 5, 1, 6])
    assert "11" in device.texts()
    device.tap("Done: hand on")
    assert "Hand over to" in device.texts()
    assert "Ken" in device.texts()
    assert "11" not in device.texts()
    device.tap("I am Ken")
    assert not {"11", "Gina", "Paul"} & set(device.texts())
    assert device.off("Undo"), "Paul's numbers are not Ken's to take back"
    assert book.get(match).document["about"]["round"] == {"done": ["p2"], "shown": 0}


def test_a_restart_or_a_reload_comes_back_covered_at_the_same_player(open_app, book, match, tmp_path):
    """FIELD "Losing things": a lost connection or a crash empties the sheet."""
    device = open_app(route=f"/match/{match}/round")
    device.tap("I am Paul")
    enter(device, [11])
    device.tap("Done: hand on")
    device.tap("I am Ken")
    enter(device, [7])
    book.close()
    with Book(tmp_path / "book") as again:
        assert again.get(match).document["seats"][2]["pad"] == {"monsters": 7}
        assert again.get(match).document["about"]["round"]["done"] == ["p2"]


def test_a_reloaded_tablet_is_covered(open_app, book, match):
    """FIELD "Losing things": a reconnect shows an empty twin of the match."""
    device = open_app(route=f"/match/{match}/round")
    device.tap("I am Paul")
    enter(device, [11])
    other = open_app(route=f"/match/{match}/round")
    assert "Hand over to" in other.texts()
    assert "11" not in other.texts()
    other.tap("I am Paul")
    assert "11" in other.texts()


def test_scores_are_revealed_from_the_lightest_category_to_the_winner(open_app, book, match):
    """FIELD "Ties": the screen never says who won, or not why."""
    device = open_app(route=f"/match/{match}/round")
    for name, points in (("Paul", 20), ("Ken", 10), ("Gina", 15)):
        device.tap(f"I am {name}")
        enter(device, [points, 2, 3, 4, 5, 1, 6])
        device.tap("Done: hand on")
    assert "All are done" in device.texts()
    assert "20" not in device.texts()
    device.tap("Reveal the first category")
    order = reveal_order(score(match_from(book.get(match).document)))
    assert order[0] == "evolution"
    assert order[-1] == "monsters"
    assert "Evolution tokens" in device.texts()
    assert device.texts().count("+1") == 3
    for _ in order[1:]:
        device.tap("Reveal the next category")
    assert any("Paul" in text and "41" in text for text in device.texts())
    assert book.get(match).document["about"]["round"]["over"] is True
    assert device.texts().count("Total") == 1


def test_all_at_once_and_round_again(open_app, book):
    one = book.create("wild_world", [{"name": "Gina"}, {"name": "Paul"}]).id
    device = open_app(route=f"/match/{one}/round")
    for name in ("Gina", "Paul"):
        device.tap(f"I am {name}")
        device.tap("Done: hand on")
    device.tap("All at once")
    device.tap("Pass it round again")
    assert "round" not in book.get(one).document["about"]
    assert "Hand over to" in device.texts()


def test_any_order_and_a_second_look(open_app, book, match):
    device = open_app(route=f"/match/{match}/round")
    device.tap("Hand over to Gina first")
    device.tap("I am Gina")
    device.tap("Done: hand on")
    device.tap("Gina is done; hand over again")
    device.tap("I am Gina")
    device.tap("Done: hand on")
    assert book.get(match).document["about"]["round"]["done"] == ["p1"]
    device.tap("I am Paul")


def test_undo_on_the_sheet_never_takes_back_that_somebody_was_done(open_app, book, match):
    device = open_app(route=f"/match/{match}/round")
    device.tap("I am Paul")
    enter(device, [11])
    device.tap("Done: hand on")
    sheet = open_app(route=f"/match/{match}")
    assert sheet.off("Undo")
    book.undo(match, who="", device="device0")
    assert book.get(match).document["about"]["round"]["done"] == ["p2"]


def test_what_is_typed_is_written_by_done_and_by_leaving(open_app, book, match):
    device = open_app(route=f"/match/{match}/round")
    device.tap("I am Paul")
    device.tap("1")
    device.tap("9")
    device.tap("Done: hand on")
    assert book.get(match).document["seats"][1]["pad"] == {"monsters": 19}


def test_entrance_scores_in_a_few_taps(open_app, book):
    """FIELD "Entry": too many taps."""
    one = book.create("spectacular", [{"name": name} for name in NAMES], about={"start_player": "p3"}).id
    device = open_app(route=f"/match/{one}/entrance")
    for key in ("1", "9", "Next cell", "2", "0", "Next cell", "5"):
        device.tap(key)
    device.tap("To the sheet")
    pads = [seat["pad"] for seat in book.get(one).document["seats"]]
    assert pads == [{"entrance": 20}, {"entrance": 5}, {"entrance": 19}]
    assert device.page.route == f"/match/{one}"


def test_a_card_passed_on_stays_hidden_until_all_have_chosen(open_app, book, monkeypatch):
    """The disturbance by one tablet: each chooses alone, and no card is seen before the last has chosen."""
    from views.boards.journal import Journal

    monkeypatch.setattr("views.round_entry.BOARDS", {"subastral": Journal})
    one = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}], {"disturbance": True}).id
    device = open_app(route=f"/match/{one}/round")
    device.tap("I am Gina")
    device.tap("Taiga, no cards, add one")
    assert device.off("Choose the card to pass on first")
    device.tap("Gina chooses")
    device.tap("Pass on tundra")
    device.tap("Done: hand on")
    device.tap("I am Paul")
    assert not any("tundra" in text.lower() and "pass" in text.lower() for text in device.texts())
    device.tap("Desert, no cards, add one")
    device.tap("Paul chooses")
    device.tap("Pass on no card: the hand is empty")
    device.tap("Done: hand on")
    device.tap("All at once")
    boards = [seat["board"] for seat in book.get(one).document["seats"]]
    assert [board["passes"] for board in boards] == ["tundra", None]
    assert score(match_from(book.get(one).document)).winners
