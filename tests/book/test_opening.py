"""Opening books: new, left by a killed process, damaged, of a newer version; and the daily backups."""

import hashlib
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from turned_clock import Clock

from book import ABSENT, Book, CannotOpen, Edit, TooNew, data_folder
from book.opening import NAME


def write(book: Book, match: str, points: int) -> None:
    pad = book.get(match).document["seats"][0].get("pad", {})
    book.apply(match, [Edit("p1", "pad.mixed", pad.get("mixed", ABSENT), points)], who="Gina", device="a")


def mixed(book: Book, match: str) -> int:
    return int(book.get(match).document["seats"][0]["pad"]["mixed"])


def files(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*") if path.is_file()}


@pytest.fixture
def used(subastral: str, book: Book, clock: Clock) -> str:
    """A match of the day before (6 points, in the backup) and today (7 points, not in it); the book is closed."""
    write(book, subastral, 6)
    clock.turn(days=1)
    book._after()
    write(book, subastral, 7)
    book.close()
    return subastral


def test_a_new_book_is_fresh_and_then_normal(reopen: Callable[[], Book]) -> None:
    assert reopen().opened.how == "fresh"
    assert reopen().opened.how == "normal"


def test_a_book_uses_the_write_ahead_log_and_full_syncs(book: Book) -> None:
    assert book._db.rows("PRAGMA journal_mode")[0][0] == "wal"
    assert book._db.rows("PRAGMA synchronous")[0][0] == 2


def test_in_the_browser_the_book_keeps_sqlites_own_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    for how in ("fresh", "normal"):
        with Book(tmp_path) as book:
            assert book.opened.how == how
            assert book._db.rows("PRAGMA journal_mode")[0][0] == "delete"
            match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
            write(book, match, 6)
            assert mixed(book, match) == 6
        assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [NAME]


def test_what_a_killed_process_left_in_the_log_is_taken_up(
    subastral: str, book: Book, tmp_path: Path, clock: Clock
) -> None:
    write(book, subastral, 6)
    killed = tmp_path / "killed"
    killed.mkdir()
    for file in book.folder.glob(f"{NAME}*"):
        shutil.copy(file, killed)
    assert (killed / f"{NAME}-wal").stat().st_size > 0
    (killed / f"{NAME}-shm").unlink()
    with Book(killed, now=clock) as again:
        assert again.opened.how == "normal"
        assert mixed(again, subastral) == 6


def damages() -> list[tuple[str, Callable[[Path], object]]]:
    def rubbish_inside(path: Path) -> None:
        content = bytearray(path.read_bytes())
        for page in range(1, len(content) // 4096):
            content[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
        path.write_bytes(content)

    def foreign(path: Path) -> None:
        path.unlink()
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE cats (name)")
        other.close()

    def table_gone(path: Path) -> None:
        own = sqlite3.connect(path)
        own.execute("DROP TABLE edits")
        own.commit()
        own.close()

    return [
        ("not a database", lambda path: path.write_text("x" * 5000)),
        ("truncated", lambda path: path.write_bytes(path.read_bytes()[:6000])),
        ("truncated in its header", lambda path: path.write_bytes(path.read_bytes()[:50])),
        ("emptied", lambda path: path.write_bytes(b"")),
        ("rubbish inside", rubbish_inside),
        ("another program's", foreign),
        ("a table gone", table_gone),
    ]


@pytest.mark.parametrize("damage", [pytest.param(damage, id=name) for name, damage in damages()])
def test_a_damaged_book_is_set_aside_and_the_newest_backup_opened(
    used: str, book: Book, reopen: Callable[[], Book], damage: Callable[[Path], object]
) -> None:
    damage(book.folder / NAME)
    damaged = (book.folder / NAME).read_bytes()
    again = reopen()
    assert again.opened.how == "recovered"
    assert again.opened.backup_day == "2024-05-02"
    assert again.opened.set_aside is not None
    assert again.opened.set_aside.read_bytes() == damaged
    assert mixed(again, used) == 6
    write(again, used, 8)
    again.close()
    assert reopen().opened.how == "normal"


def test_a_backup_that_is_damaged_too_is_passed_over(
    used: str, book: Book, reopen: Callable[[], Book], clock: Clock
) -> None:
    clock.turn(days=1)
    reopen().close()
    (book.folder / "backups" / "book-2024-05-03.sqlite3").write_text("no")
    (book.folder / NAME).write_text("no")
    again = reopen()
    assert again.opened.backup_day == "2024-05-02"
    assert mixed(again, used) == 6


def test_a_damaged_book_without_backups_is_set_aside_and_the_loss_told(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / NAME).write_text("no book, " * 500)
    with Book(tmp_path, now=clock) as book:
        assert book.opened.how == "lost"
        assert book.matches() == ()
    assert (tmp_path / "book.damaged-20240501T201400.sqlite3").read_text().startswith("no book")


def test_two_damages_in_one_second_keep_both_files(tmp_path: Path, clock: Clock) -> None:
    for content in ("first", "second"):
        (tmp_path / NAME).write_text(content * 100)
        Book(tmp_path, now=clock).close()
    kept = {path.read_text()[:5] for path in tmp_path.glob("book.damaged-*")}
    assert kept == {"first", "secon"}


def test_a_book_that_is_gone_is_taken_from_its_backup(used: str, book: Book, reopen: Callable[[], Book]) -> None:
    (book.folder / NAME).unlink()
    again = reopen()
    assert (again.opened.how, again.opened.set_aside) == ("recovered", None)
    assert mixed(again, used) == 6


def test_an_empty_file_left_by_a_process_killed_at_its_birth_is_a_fresh_book(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    with Book(tmp_path) as book:
        assert book.opened.how == "fresh"


def test_a_book_of_a_newer_version_is_refused_untouched(used: str, book: Book, reopen: Callable[[], Book]) -> None:
    """FIELD: a file of a newer version destroys the book."""
    newer = sqlite3.connect(book.folder / NAME)
    newer.execute("ALTER TABLE matches RENAME TO parties")
    newer.execute("PRAGMA user_version = 99")
    newer.commit()
    newer.close()
    before = files(book.folder)
    with pytest.raises(TooNew) as refused:
        reopen()
    assert refused.value.values["found"] == 99
    assert files(book.folder) == before


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen) as refused:
        Book(tmp_path / "file" / "data")
    assert "file" in refused.value.values["path"]


def test_a_book_locked_by_another_process_is_not_damage(used: str, book: Book) -> None:
    other = sqlite3.connect(book.folder / NAME)
    other.execute("PRAGMA journal_mode=DELETE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotOpen):
        Book(book.folder, patience=0.05)
    other.close()
    assert not list(book.folder.glob("book.damaged-*"))


def test_a_backup_is_made_once_a_day_when_used_and_the_last_14_are_kept(
    subastral: str, book: Book, reopen: Callable[[], Book], clock: Clock
) -> None:
    for day in range(20):
        write(book, subastral, day)
        write(book, subastral, day + 100)
        clock.turn(days=1)
    kept = sorted(path.name for path in (book.folder / "backups").iterdir())
    assert len(kept) == 14
    assert (kept[0], kept[-1]) == ("book-2024-05-07.sqlite3", "book-2024-05-20.sqlite3")
    clock.turn(days=30)
    reopen()
    assert sorted(path.name for path in (book.folder / "backups").iterdir())[-1] == "book-2024-06-20.sqlite3"


def test_a_backup_that_fails_does_not_cost_the_change(
    subastral: str, book: Book, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.rmtree(book.folder / "backups", ignore_errors=True)
    (book.folder / "backups").touch()
    clock.turn(days=1)
    write(book, subastral, 6)
    assert mixed(book, subastral) == 6
    assert "no backup today" in caplog.text


@pytest.mark.parametrize(
    ("given", "environ", "platform", "folder"),
    [
        ("/x", {"RECKONER_DATA": "/y"}, "linux", "/x"),
        (None, {"RECKONER_DATA": "/y", "HOME": "/h"}, "linux", "/y"),
        (None, {"FLET_APP_STORAGE_DATA": "/app"}, "linux", "/app"),
        (None, {"HOME": "/h"}, "linux", "/h/.local/share/reckoner"),
        (None, {"HOME": "/h", "XDG_DATA_HOME": "/data"}, "linux", "/data/reckoner"),
        (None, {"HOME": "/h", "XDG_DATA_HOME": "relative"}, "linux", "/h/.local/share/reckoner"),
        (None, {"HOME": "/h"}, "darwin", "/h/Library/Application Support/Reckoner"),
        (None, {"LOCALAPPDATA": "/l"}, "win32", "/l/Reckoner"),
        (None, {}, "emscripten", "/data"),
    ],
)
def test_the_book_lies_where_it_is_told_or_where_the_platform_keeps_data(
    given: str | None, environ: dict[str, str], platform: str, folder: str
) -> None:
    assert data_folder(given, environ, platform) == Path(folder)
