"""Several devices at one match. FIELD "Losing things": a sleeping phone, a stale screen."""

from __future__ import annotations

from types import SimpleNamespace

import flet as ft
import pytest

from book import count, put
from views.live import use_match, watch_book
from views.parts.stepper import Stepper


@pytest.fixture
def match(book):
    return book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id


@pytest.fixture
def stepper(match):
    """A screen with one stepper for Gina's taiga."""

    @ft.component
    def Journal():
        live = use_match(match)
        page = ft.context.page
        taps, set_taps = ft.use_state(0)
        gina = live.document["seats"][0]
        columns = gina.get("board", {}).get("journal", [])
        cards = next((one["cards"] for one in columns if one["biome"] == "taiga"), None)

        def step(by):
            live.change(lambda now: [count(now, "p1", "board.journal[taiga]", by)])
            assert ft.context.page is page  # telling the others must not make one of theirs the current page
            set_taps(lambda n: n + 1)

        return ft.Column([Stepper("taiga", cards, step), ft.Text(f"taps {taps}")])

    return Journal


def test_a_tap_is_saved_before_it_is_shown(show, stepper, book, match):
    screen = show(stepper)
    screen.tap("One more: taiga")
    assert book.get(match).document["seats"][0]["board"]["journal"] == [{"biome": "taiga", "cards": 1}]
    assert "1" in screen.texts()
    assert book.history(match)[-1].who == "Gina"


def test_two_quick_taps_count_two(show, stepper, book, match):
    screen = show(stepper)
    plus = screen.find("One more: taiga")
    for _ in range(2):
        screen.loop.run_until_complete(screen.session.dispatch_event(plus._i, "click", None))
    screen.settle()
    assert "2" in screen.texts()


def test_a_conflict_is_told_and_the_newer_value_shown(show, book, match):
    deeds = {}

    @ft.component
    def Cell():
        live = use_match(match)
        deeds["edit"] = live.edit
        pad = live.document["seats"][0].get("pad", {})
        return ft.Column([ft.Text(str(pad.get("mixed"))), ft.Text(type(live.trouble).__name__)])

    screen = show(Cell)
    stale = put(book.get(match).document, "p1", "pad.mixed", 10)
    book.change(match, lambda now: [put(now, "p1", "pad.mixed", 21)], who="Paul", device="there")
    screen.settle()
    assert screen.run(deeds["edit"], [stale]) is False
    assert screen.texts() == ["21", "Conflict"]
    fresh = put(book.get(match).document, "p1", "pad.mixed", 10)
    assert screen.run(deeds["edit"], [fresh]) is True
    assert screen.texts() == ["10", "NoneType"]


def test_a_match_that_is_not_there(show):
    @ft.component
    def Nothing():
        return ft.Text(str(use_match("nowhere").document))

    assert show(Nothing).texts() == ["None"]


def test_the_other_device_draws_what_this_one_wrote(open_app, book, match):
    """FIELD "Losing things": a lost connection."""
    one = open_app(route=f"/match/{match}")
    two = open_app(route=f"/match/{match}")
    two.loop.run_until_complete(two.session.disconnect(60))
    book.change(match, lambda now: [put(now, "p1", "name", "Ginevra")], who="Gina", device="there")
    one.settle()
    assert any("Ginevra" in text for text in one.texts())
    assert not any("Ginevra" in text for text in two.texts())
    two.loop.run_until_complete(two.session.connect(two.connection))
    two.settle()
    assert any("Ginevra" in text for text in two.texts())


def test_a_tap_here_is_drawn_here_and_not_there(show, stepper):
    here, there = show(stepper), show(stepper)
    here.tap("One more: taiga")
    there.settle()
    assert here.texts()[-2:] == ["1", "taps 1"]
    assert there.texts()[-2:] == ["1", "taps 0"]
    assert b"taps 1" in here.connection.sent
    assert b"taps 1" not in there.connection.sent


def test_a_session_that_is_over_is_told_nothing_and_forgotten(book, match, caplog):
    """FIELD "Entry": the phone falls asleep."""
    asked = []

    class Gone:
        @property
        def session(self):
            asked.append(1)
            raise RuntimeError("An attempt to fetch destroyed session.")

    told = []
    watch_book(SimpleNamespace(book=book), Gone(), told.append)
    for name in ("Ginevra", "Georgina"):
        book.change(match, lambda now, name=name: [put(now, "p1", "name", name)], who="Gina", device="there")
    assert (told, len(asked), caplog.records) == ([], 1, [])
