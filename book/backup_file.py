"""The form of a backup: the whole book as one JSON document.

    {"format": "book", "version": 1, "matches": [...], "players": [...], "shelf": [...]}

A match brings its history. In an edit, `old` and `new` are lists: `[]` for nothing there, else the one value.
"""

import json
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from book.errors import BadBackup, BadPiece, TooNew
from book.pieces import parse
from book.records import Kind
from book.shelf import KINDS
from scorers import Refused, match_from

VERSION = 1


class _Form(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


Time = Annotated[int, Field(ge=0, le=10**14)]
Number = Annotated[int, Field(ge=0, le=10**9)]
Word = Annotated[str, Field(min_length=1, max_length=200)]
Wrapped = Annotated[list[JsonValue], Field(max_length=1)]


class EditForm(_Form):
    """One piece's change."""

    seat: str | None = None
    piece: str
    old: Wrapped
    new: Wrapped
    place: Number | None = None
    prune: Number = 0


class StepForm(_Form):
    """One step of a match's history; `target` and `undone_by` are the `uid` of another step of that match."""

    uid: Word
    kind: Kind
    who: str
    device: str
    at: Time
    target: Word | None = None
    undone_by: Word | None = None
    passed: bool = False
    edits: list[EditForm]


class MatchForm(_Form):
    """A match with its history, oldest step first."""

    id: Word
    document: dict[str, JsonValue]
    revision: Number
    created: Time
    changed: Time
    binned: Time | None = None
    steps: list[StepForm]


class PlayerForm(_Form):
    """A remembered player."""

    id: Word
    name: Annotated[str, Field(min_length=1, max_length=60)]
    colour: str | None = None
    archived: bool = False


class ShelfForm(_Form):
    """A thing on the shelf."""

    kind: str
    name: str
    value: dict[str, JsonValue]
    changed: Time


class BookForm(_Form):
    """A whole book."""

    format: Literal["book"]
    version: Literal[1]
    matches: list[MatchForm]
    players: list[PlayerForm]
    shelf: list[ShelfForm]


def _no_number(name: str) -> None:
    raise ValueError(name)


def read_backup(source: object) -> BookForm:
    """The backup in this text, or in JSON data. Nothing of it is trusted: each match is read as a file would be.

    Raises BadBackup, or TooNew for a backup of a newer version.
    """
    try:
        source = json.loads(
            source if isinstance(source, str | bytes) else json.dumps(source), parse_constant=_no_number
        )
    except (TypeError, ValueError, RecursionError) as error:
        raise BadBackup(at="", why="not_json") from error
    if not isinstance(source, dict) or source.get("format") != "book":
        raise BadBackup(at="format", why="not_a_book")
    version = source.get("version")
    if isinstance(version, int) and version > VERSION:
        raise TooNew(path=None, found=version, known=VERSION)
    try:
        form = BookForm.model_validate(source)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise BadBackup(at=".".join(map(str, first["loc"])), why=first["type"]) from error
    for at, match in enumerate(form.matches):
        _check_match(match, f"matches.{at}")
    for at, thing in enumerate(form.shelf):
        try:
            KINDS[thing.kind].model_validate_json(json.dumps(thing.value))
        except (KeyError, ValidationError) as error:
            raise BadBackup(at=f"shelf.{at}", why="unknown_kind" if isinstance(error, KeyError) else "value") from error
    return form


def _check_match(match: MatchForm, at: str) -> None:
    try:
        match_from(match.document)
    except Refused as error:
        raise BadBackup(at=f"{at}.document.{error.faults[0].path}", why="refused", faults=error.faults) from error
    uids = {step.uid for step in match.steps}
    if len(uids) < len(match.steps) or not uids.issuperset(
        uid for step in match.steps for uid in (step.target, step.undone_by) if uid is not None
    ):
        raise BadBackup(at=f"{at}.steps", why="uid")
    for step in match.steps:
        for edit in step.edits:
            try:
                parse(edit.piece, edit.seat is not None)
            except BadPiece as error:
                raise BadBackup(at=f"{at}.steps", why="piece", piece=edit.piece) from error
