"""The table of matches: rows in, frozen values out."""

import json
import sqlite3
from typing import Any

from book.edits import Document, canonical
from book.errors import NoSuchMatch
from book.records import Listed, Saved, moment


def get(db: sqlite3.Connection, match: str) -> Saved:
    """The match, in the bin or not. Raises NoSuchMatch."""
    row = db.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()
    if row is None:
        raise NoSuchMatch(match=match, binned=False)
    return Saved(
        id=row["id"],
        document=json.loads(row["document"]),
        revision=row["revision"],
        created=moment(row["created"]),
        changed=moment(row["changed"]),
        binned=None if row["binned"] is None else moment(row["binned"]),
    )


def revision(db: sqlite3.Connection, match: str) -> int:
    """The match's revision. Raises NoSuchMatch."""
    row = db.execute("SELECT revision FROM matches WHERE id = ?", (match,)).fetchone()
    if row is None:
        raise NoSuchMatch(match=match, binned=False)
    return int(row[0])


def is_there(db: sqlite3.Connection, match: Any) -> bool:
    """Whether that id is a match here."""
    return isinstance(match, str) and db.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is not None


def put(
    db: sqlite3.Connection,
    match: str,
    document: Document,
    revision: int,
    created: int,
    changed: int,
    binned: int | None = None,
) -> None:
    """Write the match whole, with the columns that the list needs."""
    about = document.get("about", {})
    db.execute(
        """INSERT INTO matches (id, document, revision, created, changed, binned, game, names, finished, copy_of)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET document = excluded.document, revision = excluded.revision,
           changed = excluded.changed, binned = excluded.binned, names = excluded.names,
           finished = excluded.finished""",
        (
            match,
            json.dumps(document, separators=(",", ":"), allow_nan=False),
            revision,
            created,
            changed,
            binned,
            document["game"],
            json.dumps([seat["name"] for seat in document["seats"]]),
            about.get("finished") is True,
            about.get("copy_of") if isinstance(about.get("copy_of"), str) else None,
        ),
    )


def put_in_bin(db: sqlite3.Connection, match: str, binned: int | None) -> None:
    """Mark the match as deleted at that time, or (None) as not deleted. Raises NoSuchMatch."""
    if not db.execute("UPDATE matches SET binned = ? WHERE id = ?", (binned, match)).rowcount:
        raise NoSuchMatch(match=match, binned=False)


def erase(db: sqlite3.Connection, match: str) -> None:
    """Destroy the match and its history."""
    db.execute("UPDATE steps SET target = NULL, undone_by = NULL WHERE match = ?", (match,))
    db.execute("DELETE FROM edits WHERE step IN (SELECT id FROM steps WHERE match = ?)", (match,))
    db.execute("DELETE FROM steps WHERE match = ?", (match,))
    db.execute("DELETE FROM matches WHERE id = ?", (match,))


def listed(db: sqlite3.Connection, binned: bool) -> tuple[Listed, ...]:
    """The matches in the bin, or those that aren't; newest change first."""
    rows = db.execute(
        """SELECT id, game, names, created, changed, finished, binned, copy_of FROM matches
           WHERE (binned IS NOT NULL) = ? ORDER BY changed DESC, created DESC, id""",
        (binned,),
    ).fetchall()
    return tuple(
        Listed(
            id=row["id"],
            game=row["game"],
            names=tuple(json.loads(row["names"])),
            created=moment(row["created"]),
            changed=moment(row["changed"]),
            finished=bool(row["finished"]),
            binned=None if row["binned"] is None else moment(row["binned"]),
            copy_of=row["copy_of"],
        )
        for row in rows
    )


def fingerprint(document: Document) -> str:
    """A text that is equal for matches of equal content, whatever id the book gave them."""
    about = {name: value for name, value in document.get("about", {}).items() if name != "id"}
    return canonical({**document, "about": about})


def twins(db: sqlite3.Connection) -> dict[str, str]:
    """The id of a match for each fingerprint in the book."""
    return {fingerprint(json.loads(row["document"])): row["id"] for row in db.execute("SELECT * FROM matches")}
