"""A file brought in: a backup of a whole book, or one match. Pure but for the book it goes into."""

from __future__ import annotations

import json
from dataclasses import dataclass

from book import BadBackup, Book, BookError, Imported, TooNew
from scorers import Refused, read_match
from scorers.keys import refuse_keys_twice
from scorers.match import BOM, MAX_BYTES
from wording import Words


@dataclass(frozen=True, slots=True)
class Brought:
    """What came of it: a book's report, or the match (`known`: it was here already)."""

    book: Imported | None = None
    match: str | None = None
    known: bool = False


def bring_in(book: Book, data: bytes) -> Brought:
    """Take in what the file holds: all of it, or nothing.

    Raises BadBackup, TooNew, CannotSave, and scorers.Refused for a match that can't lie on a table.
    """
    if _is_book(data):
        return Brought(book=book.import_book(data))
    data = data.removeprefix(BOM)
    if len(data) <= MAX_BYTES:
        refuse_keys_twice(data)
    read_match(data)
    here = {one.id for one in book.matches()}
    saved = book.import_match(json.loads(data))
    return Brought(match=saved.id, known=saved.id in here)


def _is_book(data: bytes) -> bool:
    try:
        form = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(form, dict) and form.get("format") == "book"


def report(t: Words, done: Imported) -> list[str]:
    """What the import of a book did, a line each; what did not happen goes without saying."""
    lines = [
        (len(done.added), t.plural("{n} match added", "{n} matches added", len(done.added))),
        (
            len(done.continued),
            t.plural(
                "{n} match went on in the file and was continued",
                "{n} matches went on in the file and were continued",
                len(done.continued),
            ),
        ),
        (
            len(done.copied),
            t.plural(
                "{n} match had gone on here and in the file; both are kept",
                "{n} matches had gone on here and in the file; both are kept",
                len(done.copied),
            ),
        ),
        (
            len(done.restored),
            t.plural("{n} match taken out of the bin", "{n} matches taken out of the bin", len(done.restored)),
        ),
        (len(done.known), t.plural("{n} match was here already", "{n} matches were here already", len(done.known))),
        (done.players, t.plural("{n} player added", "{n} players added", done.players)),
        (
            done.shelf,
            t.plural("{n} thing copied from a box taken", "{n} things copied from boxes taken", done.shelf),
        ),
    ]
    told = [text for count, text in lines if count]
    return told or [t("There was nothing new in the file.")]


def refusal(t: Words, error: BookError | Refused) -> tuple[str, list[str]]:
    """Why a file was not taken: one sentence, and below it one line for each fault."""
    if isinstance(error, TooNew):
        found, known = error.values.get("found"), error.values.get("known")
        return t(
            "A newer version of Reckoner made this file ({found}); this one reads up to {known}.",
            found=found,
            known=known,
        ), [t("Nothing was changed.")]
    if isinstance(error, BadBackup):
        faults = error.values.get("faults") or ()
        lines = [t.refusal(fault) for fault in faults]
        at = str(error.values.get("at") or "")
        if not lines and at:
            lines = [t("The fault is at {place}.", place=at)]
        return t("This file is no whole backup. Nothing of it was taken."), lines
    if isinstance(error, Refused):
        return t("This file is no match that can lie on a table. Nothing of it was taken."), [
            t.refusal(fault) for fault in error.faults
        ]
    return t("Not saved: the book can't be written just now. Nothing was changed."), []
