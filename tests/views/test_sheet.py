"""The sheet, drawn without a browser."""

from __future__ import annotations

import pytest


@pytest.fixture
def spectacular(book):
    return book.create("spectacular", [{"name": "Gina"}, {"name": "Paul"}], about={"start_player": "p2"})


def test_a_cell_is_written_with_the_pad(open_app, book, spectacular):
    sheet = open_app(route=f"/match/{spectacular.id}")
    sheet.tap("Gina, Entrance, not entered")
    sheet.tap("1")
    sheet.tap("9")
    sheet.tap("Next cell")
    sheet.tap("7")
    sheet.tap("Plus")
    sheet.tap("9")
    sheet.tap("Done")
    document = book.get(spectacular.id).document
    assert [seat.get("pad") for seat in document["seats"]] == [{"entrance": 19}, {"entrance": 16}]
    assert "Gina, Entrance, 19, by hand" in sheet.names()
    assert "Paul, Entrance, 16, by hand: 7 + 9" in sheet.names()
