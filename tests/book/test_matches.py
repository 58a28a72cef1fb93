"""Starting, listing, copying, deleting and importing matches."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from turned_clock import Clock

from book import ABSENT, BadPiece, Book, Conflict, Edit, NoSuchMatch, put
from scorers import Refused


def test_a_new_match_has_ids_and_the_time_it_began(book: Book) -> None:
    made = book.create("subastral", [{"name": "Gina"}, {"name": "Gina"}], {"disturbance": True}, {"note": "rain"})
    assert made.document == {
        "format": "match",
        "version": 1,
        "game": "subastral",
        "options": {"disturbance": True},
        "seats": [{"id": "p1", "name": "Gina"}, {"id": "p2", "name": "Gina"}],
        "about": {"id": made.id, "played": "2024-05-01T20:14:00+00:00", "note": "rain"},
    }
    assert book.get(made.id) == made


def test_what_was_confirmed_is_there_after_a_restart(subastral: str, book: Book, reopen: Callable[[], Book]) -> None:
    """FIELD: a crash empties the sheet. Nothing is closed here: the second book finds the first one's files."""
    after = book.apply(subastral, [Edit("p1", "pad.mixed", ABSENT, -3)], who="Gina", device="a")
    assert reopen().get(subastral) == after


def test_the_list_shows_the_newest_first(book: Book, clock: Clock) -> None:
    first = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}])
    clock.turn(hours=1)
    second = book.create("spectacular", [{"name": "名前"}])
    assert [one.id for one in book.matches()] == [second.id, first.id]
    clock.turn(hours=1)
    book.apply(first.id, [Edit(None, "about.finished", ABSENT, True)], who="Gina", device="a")
    newest = book.matches()[0]
    assert (newest.id, newest.names, newest.game, newest.finished) == (first.id, ("Gina", "Paul"), "subastral", True)
    assert newest.changed > newest.created == first.created


def test_a_change_that_cannot_lie_on_a_table_is_refused_and_nothing_written(subastral: str, book: Book) -> None:
    told: list[object] = []
    book.watch(lambda *change: told.append(change))
    before = book.get(subastral)
    good = put(before.document, "p1", "pad.mixed", 6)
    for bad in (put(before.document, "p1", "pad.towers", 6), put(before.document, "p1", "pad.matching", True)):
        with pytest.raises(Refused):
            book.apply(subastral, [good, bad], who="Gina", device="a")
    with pytest.raises(BadPiece):
        book.apply(subastral, [good, Edit("p1", "id", "p1", "p7")], who="Gina", device="a")
    with pytest.raises(Conflict):
        book.apply(subastral, [good, Edit("p1", "name", "Ann", "Bo")], who="Gina", device="a")
    assert book.get(subastral) == before
    assert book.history(subastral) == ()
    assert told == []


def test_a_deleted_match_lies_in_the_bin_until_it_is_restored(subastral: str, book: Book) -> None:
    book.apply(subastral, [Edit("p1", "pad.mixed", ABSENT, 6)], who="Gina", device="a")
    before = book.get(subastral)
    book.delete(subastral)
    assert book.matches() == ()
    assert [one.id for one in book.matches(binned=True)] == [subastral]
    with pytest.raises(NoSuchMatch) as refused:
        book.apply(subastral, [Edit("p1", "pad.mixed", 6, 7)], who="Gina", device="a")
    assert refused.value.values["binned"] is True
    book.restore(subastral)
    assert book.get(subastral) == before
    book.undo(subastral, who="Gina", device="a")


def test_only_what_lies_in_the_bin_can_be_destroyed(subastral: str, book: Book) -> None:
    book.apply(subastral, [Edit("p1", "pad.mixed", ABSENT, 6)], who="Gina", device="a")
    book.undo(subastral, who="Gina", device="a")
    with pytest.raises(NoSuchMatch):
        book.erase(subastral)
    book.delete(subastral)
    book.erase(subastral)
    with pytest.raises(NoSuchMatch):
        book.get(subastral)
    assert book.history(subastral) == ()


def test_a_copy_goes_its_own_way(subastral: str, book: Book) -> None:
    copy = book.duplicate(subastral)
    book.apply(copy.id, [Edit("p1", "pad.mixed", ABSENT, 99)], who="Gina", device="a")
    assert "pad" not in book.get(subastral).document["seats"][0]
    assert {one.id: one.copy_of for one in book.matches()} == {subastral: None, copy.id: subastral}


def test_a_match_survives_being_exported_and_imported(subastral: str, book: Book) -> None:
    file = json.dumps(book.get(subastral).document)
    assert book.import_match(json.loads(file)).id == subastral
    book.delete(subastral)
    assert book.import_match(json.loads(file)).id == subastral
    assert [one.id for one in book.matches()] == [subastral]
    book.apply(subastral, [Edit("p1", "pad.mixed", ABSENT, 6)], who="Gina", device="a")
    beside = book.import_match(json.loads(file))
    assert beside.id != subastral
    assert len(book.matches()) == 2
    assert book.import_match(json.loads(file)).id == beside.id


def test_a_file_without_an_id_is_not_doubled_either(book: Book) -> None:
    board: dict[str, Any] = {"monsters": [{"points": 3, "slain": False}]}
    file = {"format": "match", "version": 1, "game": "wild_world", "seats": [{"id": "x", "name": "Z", "board": board}]}
    first = book.import_match(file)
    assert book.import_match(file).id == first.id
    assert first.document["seats"][0]["board"]["monsters"][0]["id"] == "m1"
    assert "id" not in board["monsters"][0], "the file's data was changed"
    with pytest.raises(Refused):
        book.import_match({**file, "version": 2})
    assert len(book.matches()) == 1


def test_listeners_hear_of_each_change_after_it_is_saved(
    subastral: str, book: Book, reopen: Callable[[], Book]
) -> None:
    other = reopen()
    heard: list[tuple[str, int]] = []

    def listen(match: str, revision: int) -> None:
        assert other.revision(match) == revision
        heard.append((match, revision))

    cancel = book.watch(listen)
    book.apply(subastral, [Edit("p1", "pad.mixed", ABSENT, 6)], who="Gina", device="a")
    book.undo(subastral, who="Gina", device="a")
    cancel()
    cancel()
    book.redo(subastral, who="Gina", device="a")
    assert heard == [(subastral, 1), (subastral, 2)]


def test_a_listener_that_fails_harms_nothing(subastral: str, book: Book, caplog: pytest.LogCaptureFixture) -> None:
    book.watch(lambda match, revision: 1 // 0)
    after = book.apply(subastral, [Edit("p1", "pad.mixed", ABSENT, 6)], who="Gina", device="a")
    assert after.revision == 1
    assert "a listener failed" in caplog.text


def test_the_browser_build_can_wait_for_its_storage(book: Book) -> None:
    flushed: list[bool] = []

    async def flush() -> None:
        flushed.append(True)

    asyncio.run(book.saved())
    book.flush = flush
    asyncio.run(book.saved())
    assert flushed == [True]


def test_an_unknown_match_is_named(book: Book) -> None:
    for ask in (book.get, book.revision, book.delete, book.restore, book.duplicate, book.erase):
        with pytest.raises(NoSuchMatch) as refused:
            ask("nowhere")
        assert refused.value.values["match"] == "nowhere"
