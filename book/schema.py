"""The book's tables, and the one connection to them. All values of documents are JSON text; times are milliseconds UTC.

A book carries `APPLICATION` as its application id and the version of its tables as `user_version`. A new version adds
its statements to `VERSIONS`; a book of an older version runs those it lacks.
"""

import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from book.errors import CannotSave

APPLICATION = 0x5265636B  # "Reck"

VERSIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, document TEXT NOT NULL, revision INTEGER NOT NULL,
            created INTEGER NOT NULL, changed INTEGER NOT NULL, binned INTEGER,
            game TEXT NOT NULL, names TEXT NOT NULL, finished INTEGER NOT NULL, copy_of TEXT)""",
        """CREATE TABLE steps (
            id INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL,
            match TEXT NOT NULL REFERENCES matches (id), kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo')),
            who TEXT NOT NULL, device TEXT NOT NULL, at INTEGER NOT NULL,
            target INTEGER REFERENCES steps (id), undone_by INTEGER REFERENCES steps (id),
            passed INTEGER NOT NULL DEFAULT 0, UNIQUE (match, uid))""",
        """CREATE TABLE edits (
            id INTEGER PRIMARY KEY AUTOINCREMENT, step INTEGER NOT NULL REFERENCES steps (id),
            seat TEXT, piece TEXT NOT NULL, old TEXT, new TEXT,
            back_place INTEGER, back_prune INTEGER NOT NULL DEFAULT 0)""",
        "CREATE INDEX steps_of_match ON steps (match, device)",
        "CREATE INDEX edits_of_step ON edits (step)",
        """CREATE TABLE players (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT, place INTEGER NOT NULL, archived INTEGER NOT NULL)""",
        """CREATE TABLE shelf (
            kind TEXT NOT NULL, name TEXT NOT NULL, json TEXT NOT NULL, changed INTEGER NOT NULL,
            PRIMARY KEY (kind, name))""",
    ),
)
VERSION = len(VERSIONS)
TABLES = frozenset({"matches", "steps", "edits", "players", "shelf"})


class Database:
    """The connection and its lock. Any thread may use it; one at a time does.

    One connection with a lock rather than one a thread: a statement takes well under a millisecond, the lock also
    works where there are no threads (Pyodide), and a reader never sees half of a step. Other processes are kept apart
    by SQLite itself: a writer takes its lock at the beginning and waits up to `patience` seconds for another's.
    """

    def __init__(self, path: Path, patience: float = 5.0) -> None:
        self.lock = threading.RLock()
        self.connection = connect(path, patience)

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is on the disk when the block ends, or nothing if it raises.

        Raises CannotSave if the disk is full, read-only, or another process keeps the book locked.
        """
        with self.lock:
            try:
                self.connection.execute("BEGIN IMMEDIATE")
                yield self.connection
                self.connection.execute("COMMIT")
            except sqlite3.Error as error:
                self._back_out()
                raise CannotSave(why=str(error)) from error
            except BaseException:
                self._back_out()
                raise

    def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        """All rows of one query."""
        with self.lock:
            return self.connection.execute(sql, values).fetchall()

    def close(self) -> None:
        """Close the connection; SQLite folds the write-ahead log into the file."""
        with self.lock:
            self.connection.close()

    def _back_out(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")


def connect(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """A connection in autocommit mode, shareable between threads, whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to WAL where it works; elsewhere (browser storage) the book keeps SQLite's own journal."""
    if sys.platform == "emscripten":
        return
    for _ in range(50):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:  # another process is switching at this moment: SQLite does not wait here
            time.sleep(0.05)


def make_tables(connection: sqlite3.Connection) -> None:
    """Bring the tables to this version: all of them in a new file, the missing versions in an older book."""
    connection.execute("BEGIN IMMEDIATE")
    for version in VERSIONS[version_of(connection) :]:
        for statement in version:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version={VERSION}")
    connection.execute(f"PRAGMA application_id={APPLICATION}")
    connection.execute("COMMIT")


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables in this file; 0 for a file without any."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_empty(connection: sqlite3.Connection) -> bool:
    """Whether the file holds nothing at all: new, or left by a process that died before its first step."""
    return int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]) == 0


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether this file says that it is a book, of whatever version."""
    return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether this book has all its tables, and its pages hold together."""
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return names >= TABLES and [row[0] for row in connection.execute("PRAGMA quick_check")] == ["ok"]
