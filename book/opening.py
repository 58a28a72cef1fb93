"""Opening a book: a new one, one of yesterday, one that a killed process left, or one that is damaged.

A damaged book is never written to and never deleted: it is renamed with the time, and the newest good backup takes its
place. A write-ahead log beside the book is no damage: SQLite takes up what it holds.
"""

import logging
import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from book.errors import CannotOpen, TooNew
from book.records import Opened
from book.schema import (
    VERSION,
    Database,
    connect,
    is_empty,
    is_ours,
    is_sound,
    make_tables,
    use_write_ahead_log,
    version_of,
)

NAME = "book.sqlite3"
KEPT = 14
_BESIDE = ("-wal", "-shm", "-journal")
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def open_database(folder: Path, now: datetime, patience: float) -> tuple[Database, Opened]:
    """Open the book in that folder. Raises CannotOpen, or TooNew (nothing is touched then)."""
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        opened = _ready(folder, path, now, patience)
        database = Database(path, patience)
        use_write_ahead_log(database.connection)
        make_tables(database.connection)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(path=str(path), why=str(error)) from error
    return database, opened


def _ready(folder: Path, path: Path, now: datetime, patience: float) -> Opened:
    """See to it that a sound book, or none yet, lies at that path."""
    state = _state(path, patience) if path.exists() else "empty"
    if state == "sound":
        return Opened("normal")
    backups = good_backups(folder)
    if state == "empty" and not backups:
        return Opened("fresh")
    aside = _set_aside(path, now) if path.exists() else None
    if not backups:
        return Opened("lost", aside)
    with _replacing(path) as part:
        shutil.copyfile(backups[0], part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
    return Opened("recovered", aside, backups[0], backups[0].stem.removeprefix("book-"))


@contextmanager
def _replacing(target: Path) -> Iterator[Path]:
    """A new file beside the target, which takes its place when it is whole. Each process has one of its own; what a
    killed one left is cleared away a day later."""
    for left in target.parent.glob("*.part"):
        if left.stat().st_mtime < time.time() - 86_400:
            left.unlink(missing_ok=True)
    part = target.with_name(f"{target.stem}.{secrets.token_hex(4)}.part")
    try:
        yield part
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def _state(path: Path, patience: float) -> str:
    """`sound`, `empty` or `damaged`. Raises TooNew; other errors (locked, no permission) are no damage and go on."""
    try:
        with closing(connect(path, patience)) as connection:
            if is_empty(connection):
                return "empty"
            ours = is_ours(connection)
            found = version_of(connection)
            if ours and found > VERSION:
                raise TooNew(path=str(path), found=found, known=VERSION)
            return "sound" if ours and is_sound(connection) else "damaged"
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0)
        if code & 0xFF in _DAMAGE or code == sqlite3.SQLITE_IOERR_SHORT_READ:
            return "damaged"
        raise


def _set_aside(path: Path, now: datetime) -> Path:
    stem = f"book.damaged-{now:%Y%m%dT%H%M%S}"
    aside = path.with_name(f"{stem}.sqlite3")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}.sqlite3")
    for end in _BESIDE:
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    path.rename(aside)
    return aside


def good_backups(folder: Path) -> list[Path]:
    """The backups of this version or older whose pages are sound, newest first."""
    return [path for path in _backups(folder) if _is_good(path)]


def _backups(folder: Path) -> list[Path]:
    return sorted((folder / "backups").glob("book-????-??-??.sqlite3"), reverse=True)


def backup_days(folder: Path) -> tuple[str, ...]:
    """The days of the copies that are kept, `2026-05-31`, newest first."""
    return tuple(path.stem.removeprefix("book-") for path in _backups(folder))


def _is_good(path: Path) -> bool:
    try:
        return _state(path, 1.0) == "sound"
    except (TooNew, OSError, sqlite3.Error):
        return False


class Backups:
    """A copy of the book for each day on which it was used; the last 14 are kept, in `backups/`."""

    def __init__(self, database: Database, folder: Path, now: Callable[[], datetime]) -> None:
        self._db = database
        self._folder = folder
        self._now = now
        self._day = ""

    def daily(self) -> None:
        """Make today's copy if there is none. A failure is logged: it must not cost the change that was just saved."""
        day = f"{self._now():%Y-%m-%d}"
        with self._db.lock:
            if day == self._day:
                return
            self._day = day
        target = self._folder / "backups" / f"book-{day}.sqlite3"
        if target.exists():
            return
        try:
            self._copy(target)
            for old in _backups(self._folder)[KEPT:]:
                old.unlink()
        except (OSError, sqlite3.Error):
            logging.getLogger(__name__).exception("no backup today")

    def _copy(self, target: Path) -> None:
        target.parent.mkdir(exist_ok=True)
        with _replacing(target) as part, closing(connect(part)) as copy:
            with self._db.lock:
                self._db.connection.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            if not is_sound(copy):
                raise sqlite3.DatabaseError("the copy is damaged")
