"""Backups and single matches as files, and what the players are told about a damaged book."""

from __future__ import annotations

import json

import pytest

from book import ABSENT, BadBackup, Book, Edit, TooNew
from scorers import Refused, match_from
from views.bring_in import bring_in, refusal, report
from views.parts.files import book_file, match_file
from wording import words


@pytest.fixture
def match(book):
    return book.create("subastral", [{"name": "Gina, Ω/…"}, {"name": "カイラ"}])


@pytest.fixture
def empty(tmp_path):
    with Book(tmp_path / "other") as other:
        yield other


def saved_book(book):
    return book_file(book.export_book(), book.get(book.matches()[0].id).created)


def test_a_book_goes_out_and_comes_back(book, empty, match):
    """FIELD "Losing things": no backup."""
    book.apply(match.id, [Edit("p1", "pad.mixed", ABSENT, 28)], who="Gina", device="a")
    book.players.add("Gina")
    name, data = saved_book(book)
    assert name.startswith("reckoner-")
    assert name.endswith(".json")
    done = bring_in(empty, data)
    assert done.book is not None
    assert report(words("en"), done.book) == ["1 match added", "1 player added"]
    assert empty.get(match.id).document == book.get(match.id).document
    assert len(empty.history(match.id)) == 1
    again = bring_in(empty, data)
    assert again.book is not None
    assert report(words("en"), again.book) == ["1 match was here already"]


def test_nothing_of_a_broken_backup_is_taken(book, empty, match):
    """FIELD "Losing things": a restore half done."""
    book.create("wild_world", [{"name": "A"}])
    form = book.export_book()
    form["matches"][1]["document"]["seats"][0]["pad"] = {"monsters": "many"}
    with pytest.raises(BadBackup) as refused:
        bring_in(empty, json.dumps(form).encode())
    sentence, lines = refusal(words("en"), refused.value)
    assert sentence.endswith("Nothing of it was taken.")
    assert any("pad.monsters" in line for line in lines)
    assert empty.matches() == ()


def test_a_newer_backup_is_left_alone(empty):
    """FIELD "Interchange": a file of a newer version destroys the book."""
    with pytest.raises(TooNew) as refused:
        bring_in(empty, b'{"format": "book", "version": 7}')
    sentence, lines = refusal(words("en"), refused.value)
    assert "(7)" in sentence
    assert lines == ["Nothing was changed."]


def test_a_match_goes_out_as_the_contract_has_it_and_comes_back_once(book, empty, match):
    name, data = match_file(match)
    assert name.startswith("subastral-")
    assert "/" not in name
    assert "カイラ" in name
    match_from(json.loads(data))
    done = bring_in(empty, data)
    assert (done.match, done.known) == (match.id, False)
    assert bring_in(empty, data).known
    assert len(empty.matches()) == 1


def test_a_match_that_an_editor_saved_with_a_byte_order_mark_is_taken_in(empty, match):
    """FIELD "Interchange": as the command line reads it."""
    assert bring_in(empty, b"\xef\xbb\xbf" + match_file(match)[1]).match == match.id


def test_a_match_that_has_a_key_twice_is_refused(empty, match):
    """FIELD "Interchange": which of the two counts can't be told, so that none is taken for the other."""
    data = match_file(match)[1].replace(b'"seats"', b'"game": "subastral", "seats"', 1)
    with pytest.raises(Refused) as refused:
        bring_in(empty, data)
    _, lines = refusal(words("en"), refused.value)
    assert [line.partition(": ")[0] for line in lines] == ["game"]
    assert not empty.matches()


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b'{"format": "match"}', b'{"format": "sheet", "x": NaN}'])
def test_what_is_no_match_is_refused_line_by_line(empty, data):
    with pytest.raises(Refused) as refused:
        bring_in(empty, data)
    _, lines = refusal(words("ja"), refused.value)
    assert lines
    assert all(": " in line for line in lines)


def test_the_screen_saves_reports_and_refuses(open_app, book, match):
    device = open_app(route="/backups")
    device.tap("Save the whole book as a file")
    call = next(one.body for one in device.connection.messages if getattr(one.body, "name", "") == "save_file")
    assert json.loads(call.args["src_bytes"])["format"] == "book"
    assert str(book.backups()[0]) in device.texts()

    def bring(data):
        pickers = [one for one in device.page._services._services if type(one).__name__ == "FilePicker"]
        picker = pickers[-1]  # the first is that of home, which lies below
        device.fire(picker, "result", {"files": [{"id": 1, "name": "x.json", "size": len(data), "bytes": data}]})

    bring(b'{"format": "match", "version": 1, "game": "subastral", "seats": []}')
    assert "This file is no match that can lie on a table. Nothing of it was taken." in device.texts()
    assert any(text.startswith("seats: ") for text in device.texts())
    bring(match_file(match)[1])
    assert "This match was here already." in device.texts()
    device.tap("Open the match")
    assert device.page.route == f"/match/{match.id}"


@pytest.mark.parametrize(
    ("keeping", "said"),
    [
        ("promised", "The browser has promised to keep the score book."),
        ("unpromised", "The browser may clear the score book when space is short. Save it as a file now and then."),
        (
            "refused",
            "The browser refuses to keep the score book: it is gone when the tab is closed. Save it as a file.",
        ),
    ],
)
def test_in_a_browser_tab_the_screen_says_how_sure_the_book_is(open_app, book, keeping, said):
    book.keeping = keeping
    device = open_app(route="/backups")
    assert {"In this browser", said} <= set(device.texts())
    assert "Save the whole book as a file" in device.names()


def test_of_a_book_on_a_disk_nothing_is_said_about_browsers(open_app, book):
    assert book.keeping == "disk"
    assert not [text for text in open_app(route="/backups").texts() if "browser" in text]


def test_the_players_are_told_of_a_damaged_book_once(tmp_path, new_device):
    """FIELD "Losing things": a lost connection or a crash empties the sheet."""
    from book import Device
    from views.app import App

    folder = tmp_path / "damaged"
    with Book(folder) as first:
        first.create("subastral", [{"name": "Gina"}, {"name": "Paul"}])
    (folder / "book.sqlite3").write_bytes(b"not a book" * 1000)
    with Book(folder) as second:
        assert second.opened.how == "recovered"
        home = new_device().render_views(App, second, "here", Device(), "en")
        assert any(text.startswith("The score book was damaged or gone.") for text in home.texts())
        home.tap("Understood")
        assert not any("damaged" in text for text in home.texts())
        other = new_device().render_views(App, second, "there", Device(), "en")
        assert not any("damaged" in text for text in other.texts())
