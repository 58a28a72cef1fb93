"""Steps: what one tap changed, kept for ever; and which step an undo or redo is about.

An undo is a step of its own whose edits are the inverse of another's. A device undoes its own steps, newest first; a
redo is the undo of an undo, possible until the device makes another change.
"""

import json
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from book.edits import ABSENT, Document, Edit, apply, same, settled, value
from book.errors import BadPiece, Conflict, Overtaken
from book.pieces import element, parse
from book.records import Entry, Kind, moment


def text(item: Any) -> str | None:
    """A JSON value as it is stored; None (SQL's NULL) for ABSENT."""
    return None if item is ABSENT else json.dumps(item, separators=(",", ":"), allow_nan=False)


def stored(item: str | None) -> Any:
    """The inverse of `text`."""
    return ABSENT if item is None else json.loads(item)


def make(
    db: sqlite3.Connection, match: str, document: Document, edits: Iterable[Edit]
) -> tuple[Document, list[tuple[Edit, Edit]]]:
    """The document with the edits made, and those that changed something, each with its inverse.

    An edit whose piece has the new value already is passed over: two people wrote the same.
    Raises Conflict if a piece has neither its old value nor its new one.
    """
    done: list[tuple[Edit, Edit]] = []
    for edit in map(settled, edits):
        present = value(document, edit.seat, edit.piece)
        if same(present, edit.new):
            continue
        if not same(present, edit.old):
            raise Conflict(seat=edit.seat, piece=edit.piece, old=edit.old, new=edit.new, present=present)
        if edit.new is ABSENT or edit.new is None:
            edit = replace(edit, prune=max(edit.prune, _implied(db, match, edit, done)))
        document, inverse = apply(document, edit)
        done.append((edit, inverse))
    return document, done


def take_back(
    db: sqlite3.Connection, match: str, document: Document, step: int
) -> tuple[Document, list[tuple[Edit, Edit]]]:
    """The document with that step's pieces as they were before it, and the edits made, each with its inverse.

    Raises Overtaken if one of the pieces has neither the value that the step gave it nor the one before.
    """
    done: list[tuple[Edit, Edit]] = []
    for row in db.execute("SELECT * FROM edits WHERE step = ? ORDER BY id DESC", (step,)):
        edit = Edit(
            row["seat"],
            row["piece"],
            stored(row["new"]),
            stored(row["old"]),
            row["back_place"],
            row["back_prune"],
        )
        present = value(document, edit.seat, edit.piece)
        about = {
            "step": step,
            "seat": edit.seat,
            "piece": edit.piece,
            "old": edit.old,
            "new": edit.new,
            "present": present,
        }
        if same(present, edit.new):
            continue
        if not same(present, edit.old):
            raise Overtaken(**about)
        if edit.new is ABSENT or edit.new is None:
            edit = replace(edit, prune=max(edit.prune, _implied(db, match, edit, done)))
        try:
            document, inverse = apply(document, edit)
        except BadPiece as error:
            raise Overtaken(**about) from error
        done.append((edit, inverse))
    return document, done


def _implied(db: sqlite3.Connection, match: str, edit: Edit, done: Sequence[tuple[Edit, Edit]]) -> int:
    """How many of the innermost containers around a piece are there only because pieces were put into them.

    A list that people emptied again is not the same as a list they said is empty: the first was never entered, the
    second scores 0. So a container goes with its last piece, unless an edit gave it a value as a whole.
    """
    containers = parse(edit.piece, edit.seat is not None).containers
    if not containers:
        return 0
    whole = None if edit.seat is None else element("seats", edit.seat)
    marks = ", ".join("?" * len(containers))
    rows = db.execute(
        f"""SELECT step, target, piece, back_prune, kind <> 'undo' AND undone_by IS NULL AS stands
            FROM edits JOIN steps ON steps.id = edits.step
            WHERE match = ? AND (seat IS ? AND (back_prune > 0 OR piece IN ({marks})) OR seat IS NULL AND piece = ?)
            ORDER BY edits.id""",
        (match, edit.seat, *containers, whole),
    ).fetchall()
    facts = [(row["step"], row["target"], row["piece"], row["back_prune"], bool(row["stands"])) for row in rows]
    facts += [(None, None, one.piece, inverse.prune, True) for one, inverse in done if one.seat == edit.seat]
    implied: set[str] = set()
    before: dict[int | None, frozenset[str]] = {}
    for step, target, piece, made, stands in facts:
        before.setdefault(step, frozenset(implied))
        if piece == whole:
            implied = set() if stands else set(before.get(target, ()))
            continue
        if made:
            implied.update(parse(piece, edit.seat is not None).containers[-made:])
        if stands:
            implied.discard(piece)
        elif piece in containers and target in before:
            # A container given back as a whole is again what it was, and so are those inside it.
            inside = {one for one in containers if one == piece or one.startswith(f"{piece}.")}
            implied = (implied - inside) | (before[target] & inside)
    innermost = 0
    while innermost < len(containers) and containers[-1 - innermost] in implied:
        innermost += 1
    return innermost


def write(
    db: sqlite3.Connection,
    match: str,
    done: Sequence[tuple[Edit, Edit]],
    *,
    kind: Kind,
    who: str,
    device: str,
    at: int,
    target: int | None = None,
) -> int:
    """Append a step with its edits; an undo or redo marks its target as taken back. Returns the step's number."""
    step = db.execute(
        "INSERT INTO steps (uid, match, kind, who, device, at, target) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (secrets.token_hex(8), match, kind, who, device, at, target),
    ).lastrowid
    assert step is not None
    db.executemany(
        "INSERT INTO edits (step, seat, piece, old, new, back_place, back_prune) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (step, edit.seat, edit.piece, text(edit.old), text(edit.new), inverse.place, inverse.prune)
            for edit, inverse in done
        ],
    )
    if target is not None:
        db.execute("UPDATE steps SET undone_by = ? WHERE id = ?", (step, target))
    return step


def next_undo(db: sqlite3.Connection, match: str, device: str) -> int | None:
    """The newest step of this device that stands: what its undo is about."""
    return _first(
        db,
        """SELECT id FROM steps WHERE match = ? AND device = ? AND kind <> 'undo' AND undone_by IS NULL AND passed = 0
           ORDER BY id DESC LIMIT 1""",
        (match, device),
    )


def next_redo(db: sqlite3.Connection, match: str, device: str) -> int | None:
    """The newest undo of this device that stands, unless it made another change since."""
    return _first(
        db,
        """SELECT id FROM steps WHERE match = ? AND device = ? AND kind = 'undo' AND undone_by IS NULL AND passed = 0
           AND id > (SELECT coalesce(max(id), 0) FROM steps WHERE match = ? AND device = ? AND kind = 'do')
           ORDER BY id DESC LIMIT 1""",
        (match, device, match, device),
    )


def pass_over(db: sqlite3.Connection, match: str, device: str, step: int) -> None:
    """Leave a step of this device as it is: neither undo nor redo will be about it again."""
    db.execute("UPDATE steps SET passed = 1 WHERE id = ? AND match = ? AND device = ?", (step, match, device))


def entries(rows: Iterable[sqlite3.Row]) -> tuple[Entry, ...]:
    """Rows of `ENTRIES` as people read them."""
    return tuple(
        Entry(
            step=row["step"],
            at=moment(row["at"]),
            who=row["who"],
            device=row["device"],
            kind=row["kind"],
            seat=row["seat"],
            piece=row["piece"],
            old=stored(row["old"]),
            new=stored(row["new"]),
            undone=row["undone_by"] is not None,
        )
        for row in rows
    )


ENTRIES = "SELECT edits.*, steps.* FROM edits JOIN steps ON steps.id = edits.step"
"""The start of a query whose rows `entries` reads."""


def _first(db: sqlite3.Connection, sql: str, values: tuple[str, ...]) -> int | None:
    row = db.execute(sql, values).fetchone()
    return None if row is None else int(row[0])
