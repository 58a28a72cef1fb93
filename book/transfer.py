"""Copying the whole book out, and bringing a backup in."""

import hashlib
import json
import sqlite3
from typing import Any

from book import matches
from book.backup_file import VERSION, BookForm, MatchForm
from book.changes import identified
from book.edits import Document, same
from book.records import Imported
from book.steps import stored, text


def export_book(db: sqlite3.Connection) -> dict[str, Any]:
    """The whole book as JSON data. What belongs to a single device (its language, its text size) stays behind."""
    shelf = db.execute("SELECT * FROM shelf WHERE kind <> 'device' ORDER BY kind, name").fetchall()
    return {
        "format": "book",
        "version": VERSION,
        "matches": [_match_out(db, row) for row in db.execute("SELECT * FROM matches ORDER BY created, id").fetchall()],
        "players": [
            {"id": row["id"], "name": row["name"], "colour": row["colour"], "archived": bool(row["archived"])}
            for row in db.execute("SELECT * FROM players ORDER BY place, id")
        ],
        "shelf": [
            {"kind": row["kind"], "name": row["name"], "value": json.loads(row["json"]), "changed": row["changed"]}
            for row in shelf
        ],
    }


def import_book(db: sqlite3.Connection, form: BookForm) -> Imported:
    """Bring a backup into the book, inside a transaction. Importing it again changes nothing.

    A match that is here with all its steps stays; one whose steps the backup continues is continued; where both went
    on separately the backup's becomes a match of its own beside ours. A match that was deleted here since comes out
    of the bin. Players are known by id. Of two values on the shelf the one changed later stays.
    """
    done = Imported()
    for match in form.matches:
        _match_in(db, match, done)
    last = db.execute("SELECT coalesce(max(place), 0) FROM players").fetchone()[0]
    for at, player in enumerate(form.players, 1):
        done.players += db.execute(
            "INSERT OR IGNORE INTO players (id, name, colour, place, archived) VALUES (?, ?, ?, ?, ?)",
            (player.id, player.name, player.colour, last + at, player.archived),
        ).rowcount
    for thing in form.shelf:
        done.shelf += db.execute(
            """INSERT INTO shelf (kind, name, json, changed) VALUES (?, ?, ?, ?)
               ON CONFLICT (kind, name) DO UPDATE SET json = excluded.json, changed = excluded.changed
               WHERE excluded.changed > changed""",
            (thing.kind, thing.name, json.dumps(thing.value), thing.changed),
        ).rowcount
    return done


def _match_in(db: sqlite3.Connection, match: MatchForm, done: Imported) -> None:
    document = identified(match.document)
    if not matches.is_there(db, match.id):
        _insert(db, match, match.id, document)
        done.added.append(match.id)
        return
    ours = matches.get(db, match.id)
    known = {row["uid"] for row in db.execute("SELECT uid FROM steps WHERE match = ?", (match.id,))}
    theirs = {step.uid for step in match.steps}
    if known < theirs:
        matches.erase(db, match.id)
        _insert(db, match, match.id, document)
        done.continued.append(match.id)
    elif theirs < known or (theirs == known and same(ours.document, document)):
        if ours.binned is not None and match.binned is None:
            matches.put_in_bin(db, match.id, None)
            done.restored.append(match.id)
        else:
            done.known.append(match.id)
    else:
        copy = hashlib.sha256(f"{match.id} {matches.fingerprint(document)}".encode()).hexdigest()[:16]
        if matches.is_there(db, copy):
            done.known.append(copy)
        else:
            _insert(db, match, copy, document)
            done.copied.append(copy)


def _insert(db: sqlite3.Connection, match: MatchForm, own: str, document: Document) -> None:
    document = {**document, "about": {**(document.get("about") or {}), "id": own}}
    matches.put(db, own, document, match.revision, match.created, match.changed, match.binned)
    ids: dict[str, int] = {}
    for step in match.steps:
        number = db.execute(
            "INSERT INTO steps (uid, match, kind, who, device, at, passed) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (step.uid, own, step.kind, step.who, step.device, step.at, step.passed),
        ).lastrowid
        assert number is not None
        ids[step.uid] = number
        db.executemany(
            "INSERT INTO edits (step, seat, piece, old, new, back_place, back_prune) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (number, edit.seat, edit.piece, _unwrapped(edit.old), _unwrapped(edit.new), edit.place, edit.prune)
                for edit in step.edits
            ],
        )
    for step in match.steps:
        db.execute(
            "UPDATE steps SET target = ?, undone_by = ? WHERE id = ?",
            (ids.get(step.target or ""), ids.get(step.undone_by or ""), ids[step.uid]),
        )


def _match_out(db: sqlite3.Connection, row: sqlite3.Row) -> dict[str, Any]:
    steps = db.execute("SELECT * FROM steps WHERE match = ? ORDER BY id", (row["id"],)).fetchall()
    uids = {step["id"]: step["uid"] for step in steps}
    return {
        "id": row["id"],
        "document": json.loads(row["document"]),
        **{name: row[name] for name in ("revision", "created", "changed", "binned")},
        "steps": [
            {
                **{name: step[name] for name in ("uid", "kind", "who", "device", "at")},
                "target": uids.get(step["target"]),
                "undone_by": uids.get(step["undone_by"]),
                "passed": bool(step["passed"]),
                "edits": [
                    {
                        "seat": edit["seat"],
                        "piece": edit["piece"],
                        "old": _wrapped(edit["old"]),
                        "new": _wrapped(edit["new"]),
                        "place": edit["back_place"],
                        "prune": edit["back_prune"],
                    }
                    for edit in db.execute("SELECT * FROM edits WHERE step = ? ORDER BY id", (step["id"],))
                ],
            }
            for step in steps
        ],
    }


def _wrapped(item: str | None) -> list[Any]:
    return [] if item is None else [stored(item)]


def _unwrapped(item: list[Any]) -> str | None:
    return text(item[0]) if item else None
