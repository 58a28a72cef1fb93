"""The history of a match, in words: who, when, what; what was taken back; undo and redo."""

from __future__ import annotations

import pytest

from book import ABSENT, Edit, element
from views.history_model import groups
from wording import words

TAIGA = element("board.journal", "taiga")


@pytest.fixture
def match(book):
    return book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id


def lay(book, match, seat, old, new, device="device0", who=None):
    name = {"p1": "Gina", "p2": "Paul"}[seat]
    book.apply(match, [Edit(seat, TAIGA, old, new)], who=name if who is None else who, device=device)


def said(screen):
    """What a screen reader says for the lines of the history."""
    return [
        one.label for one in screen.controls() if type(one).__name__ == "Semantics" and one.label and ":" in one.label
    ]


def test_each_change_is_a_line_with_its_time_newest_first(open_app, book, match):
    """FIELD "Entry": one wrong piece means starting over; no undo."""
    lay(book, match, "p1", ABSENT, 3)
    lay(book, match, "p1", 3, 4)
    lay(book, match, "p2", ABSENT, 1)
    screen = open_app(route=f"/match/{match}/history")
    lines = said(screen)
    assert [line.split(" ", 1)[1] for line in lines] == ["Paul: taiga: 1", "Gina: taiga 3 → 4", "Gina: taiga: 3"]
    clock = book.history(match)[0].at.astimezone()
    assert lines[-1].startswith(f"{clock:%H:%M}")
    assert screen.texts().count("Gina") == 1


def test_undo_strikes_through_and_redo_brings_back(open_app, book, match):
    lay(book, match, "p1", ABSENT, 3)
    lay(book, match, "p1", 3, 4)
    screen = open_app(route=f"/match/{match}/history")
    screen.tap("Undo")
    assert book.get(match).document["seats"][0]["board"]["journal"] == [{"biome": "taiga", "cards": 3}]
    assert any(line.endswith("Gina: taiga 3 → 4 (taken back)") for line in said(screen))
    assert "Undone: taiga 3 → 4" in screen.texts()
    screen.tap("Redo")
    assert book.get(match).document["seats"][0]["board"]["journal"] == [{"biome": "taiga", "cards": 4}]
    assert "Done again: taiga 3 → 4" in screen.texts()


def test_what_somebody_else_changed_since_can_be_left(open_app, book, match):
    lay(book, match, "p2", ABSENT, 1)
    lay(book, match, "p1", ABSENT, 3)
    lay(book, match, "p1", 3, 5, device="another")
    screen = open_app(route=f"/match/{match}/history")
    screen.tap("Undo")
    assert book.get(match).document["seats"][0]["board"]["journal"] == [{"biome": "taiga", "cards": 5}]
    screen.tap("Leave it and undo the one before")
    document = book.get(match).document
    assert document["seats"][0]["board"]["journal"] == [{"biome": "taiga", "cards": 5}]
    assert "board" not in document["seats"][1]


def test_a_player_who_left_keeps_the_name(book, match):
    lay(book, match, "p2", ABSENT, 1)
    seat = book.get(match).document["seats"][1]
    one = book.create("subastral", [{"name": "Ken"}, {"name": "Yuki"}, {"name": "Mia"}]).id
    leaving = book.get(one).document["seats"][2]
    book.apply(one, [Edit("p3", TAIGA, ABSENT, 2)], who="Mia", device="device0")
    leaving = {**leaving, "board": {"journal": [{"biome": "taiga", "cards": 2}]}}
    saved = book.apply(one, [Edit(None, element("seats", "p3"), leaving, ABSENT)], who="", device="device0")
    told = groups(words("en"), saved.document, book.history(one), {"p1": "Ken", "p2": "Yuki"})
    assert [(group.seat, group.who, group.steps[0].texts) for group in told] == [
        (None, "", ("Mia at the table taken away",)),
        ("p3", "Mia", ("taiga: 2",)),
    ]
    assert seat["name"] == "Paul"


def test_the_history_reads_in_japanese(open_app, book, match):
    lay(book, match, "p1", ABSENT, 3)
    lay(book, match, "p1", 3, 4)
    assert "タイガ 3 → 4" in open_app("ja", route=f"/match/{match}/history").texts()


def test_a_card_passed_on_is_not_told_before_all_have_chosen(open_app, book):
    match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}], {"disturbance": True}).id
    book.apply(match, [Edit("p1", "board.passes", ABSENT, "tundra")], who="Gina", device="a")
    screen = open_app(route=f"/match/{match}/history")
    assert "A card to pass on was chosen" in screen.texts()
    assert not any("tundra" in text for text in screen.texts())
    book.apply(match, [Edit("p2", "board.passes", ABSENT, None)], who="Paul", device="a")
    screen.settle()
    assert "card passed on: tundra" in screen.texts()
