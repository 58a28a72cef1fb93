"""The whole book as one file, and back: nothing doubled, all or nothing, a newer version untouched."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matches_in_play import match_changes, play, subastral_changes

from book import ABSENT, BadBackup, Book, Device, Edit, ElevatorSize, TooNew

drawn_steps = st.lists(
    st.tuples(st.sampled_from(["p1", "p2"]), st.one_of(subastral_changes, match_changes)), max_size=8
)


@pytest.fixture
def other(tmp_path: Path, clock: Any) -> Any:
    with Book(tmp_path / "other", now=clock) as book:
        yield book


@pytest.fixture
def full(book: Book, subastral: str, clock: Any) -> str:
    """A book with a match of three steps, one of them an undo, a player, and something on the shelf."""
    write(book, subastral, ABSENT, 6)
    write(book, subastral, 6, 7)
    book.undo(subastral, who="Gina", device="a")
    book.players.add("Gina", "red")
    book.shelf.put("practice", ElevatorSize(columns=5, rows=8))
    book.shelf.put("phone", Device(language="ja"))
    return subastral


def write(book: Book, match: str, old: Any, new: Any, device: str = "a") -> None:
    book.apply(match, [Edit("p1", "pad.mixed", old, new)], who="Gina", device=device)


def test_a_book_survives_export_and_import(full: str, book: Book, other: Book) -> None:
    file = json.dumps(book.export_book())
    done = other.import_book(file)
    assert (done.added, done.players, done.shelf) == ([full], 1, 1)
    assert json.dumps(other.export_book()) == file
    assert other.get(full) == book.get(full)
    assert [vars_of(one) for one in other.history(full)] == [vars_of(one) for one in book.history(full)]
    assert other.redo(full, who="Gina", device="a").document == book.redo(full, who="Gina", device="a").document
    assert other.shelf.device("phone") == Device(), "a device's own settings stay behind"


def vars_of(entry: Any) -> tuple[Any, ...]:
    return (entry.who, entry.kind, entry.piece, entry.old, entry.new, entry.undone)


def test_importing_twice_doubles_nothing(full: str, book: Book, other: Book) -> None:
    file = book.export_book()
    assert book.import_book(file).known == [full]
    other.create("spectacular", [{"name": "Ann"}])
    other.import_book(file)
    before = other.export_book()
    assert other.import_book(file).known == [full]
    assert other.export_book() == before


def test_any_book_survives_export_and_import(book: Book, other: Book) -> None:
    @settings(max_examples=25, deadline=None)
    @given(drawn_steps)
    def law(drawn: list[tuple[str, tuple[str, Any]]]) -> None:
        match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
        play(book, match, drawn)
        if drawn and book.next_undo(match, "a"):
            book.undo(match, who="Gina", device="a")
        other.import_book(json.dumps(book.export_book()))
        assert other.get(match) == book.get(match)
        theirs = {one["id"]: one for one in other.export_book()["matches"]}
        assert theirs == {one["id"]: one for one in book.export_book()["matches"]}

    law()


def test_a_match_that_went_on_here_is_not_thrown_back(full: str, book: Book) -> None:
    file = book.export_book()
    write(book, full, 6, 9)
    assert book.import_book(file).known == [full]
    assert book.get(full).document["seats"][0]["pad"] == {"mixed": 9}


def test_a_match_that_went_on_there_is_continued(full: str, book: Book, other: Book) -> None:
    other.import_book(book.export_book())
    write(book, full, 6, 9)
    heard: list[tuple[str, int]] = []
    other.watch(lambda *change: heard.append(change))
    assert other.import_book(book.export_book()).continued == [full]
    assert other.get(full) == book.get(full)
    assert heard == [(full, book.revision(full))]


def test_a_match_that_went_on_in_both_is_kept_twice_and_no_more(full: str, book: Book, other: Book) -> None:
    other.import_book(book.export_book())
    write(book, full, 6, 9)
    write(other, full, 6, 8)
    file = book.export_book()
    done = other.import_book(file)
    assert len(done.copied) == 1
    assert other.get(full).document["seats"][0]["pad"] == {"mixed": 8}
    assert other.get(done.copied[0]).document["seats"][0]["pad"] == {"mixed": 9}
    write(other, done.copied[0], 9, 10)
    assert other.import_book(file).known == done.copied
    assert len(other.matches()) == 2


def test_a_match_deleted_since_comes_back(full: str, book: Book) -> None:
    file = book.export_book()
    book.delete(full)
    assert book.import_book(file).restored == [full]
    assert book.get(full).binned is None


def test_what_was_changed_later_stays_on_the_shelf(full: str, book: Book, clock: Any) -> None:
    file = book.export_book()
    clock.turn(hours=1)
    book.shelf.put("practice", ElevatorSize(columns=7, rows=8))
    assert book.import_book(file).shelf == 0
    assert book.shelf.get(ElevatorSize, "practice") == ElevatorSize(columns=7, rows=8)


def test_a_backup_of_a_newer_version_is_refused_untouched(full: str, book: Book, other: Book) -> None:
    before = other.export_book()
    with pytest.raises(TooNew):
        other.import_book({**book.export_book(), "version": 2, "leagues": []})
    assert other.export_book() == before


def spoil(path: list[Any], value: Any) -> Any:
    def spoiled(file: dict[str, Any]) -> dict[str, Any]:
        file = copy.deepcopy(file)
        node: Any = file
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = value
        return file

    return spoiled


@pytest.mark.parametrize(
    ("spoiled", "at"),
    [
        (spoil(["matches", 0, "document", "seats", 0, "pad", "mixed"], 1.5), "matches.0.document.seats.0.pad.mixed"),
        (spoil(["matches", 0, "document", "version"], 2), "matches.0.document.version"),
        (spoil(["matches", 0, "steps", 0, "edits", 0, "piece"], "id"), "matches.0.steps"),
        (spoil(["matches", 0, "steps", 1, "uid"], "other"), "matches.0.steps"),
        (spoil(["matches", 0, "steps", 0, "kind"], "drop"), "matches.0.steps.0.kind"),
        (spoil(["matches", 0, "revision"], -1), "matches.0.revision"),
        (spoil(["matches", 0, "revision"], 10**30), "matches.0.revision"),
        (spoil(["matches", 0, "more"], 1), "matches.0.more"),
        (spoil(["players", 0, "name"], ""), "players.0.name"),
        (spoil(["players", 0, "name"], "\ud800"), "players.0.name"),
        (spoil(["shelf", 0, "kind"], "cats"), "shelf.0"),
        (spoil(["shelf", 0, "value"], {"columns": 99, "rows": 8}), "shelf.0"),
        (spoil(["shelf"], None), "shelf"),
        (spoil(["format"], "match"), "format"),
        (spoil(["version"], "1"), "version"),
        (spoil(["matches", 0, "document", "about", "note"], float("nan")), ""),
        (lambda file: json.dumps(file)[:-20], ""),
        (lambda file: "[" * 100_000, ""),
        (lambda file: b"\xff\xfe\x00", ""),
        (lambda file: "", ""),
        (lambda file: "[]", "format"),
    ],
)
def test_a_spoiled_backup_is_refused_by_its_place_and_changes_nothing(
    full: str, book: Book, other: Book, spoiled: Any, at: str
) -> None:
    """FIELD: a restore half done."""
    before = other.export_book()
    with pytest.raises(BadBackup) as refused:
        other.import_book(spoiled(book.export_book()))
    assert refused.value.values["at"] == at
    assert other.export_book() == before
