"""The match file: what every game's file shares, and how a bad one is refused.

A match is one JSON document: ``{"format": "match", "version": 1, "game": ..., "options": {...}, "seats": [...]}``.
Each game module fills in its own options, board and tie-break values; the pieces they are made of stand here.
A file that can't lie on a table is refused by `Refused`, one `Fault` for each thing wrong with it, named by its path.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, NamedTuple, Protocol

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, JsonValue
from pydantic_core import CoreSchema, ErrorDetails, core_schema

MAX_BYTES: Final = 4 * 1024 * 1024
"""A match file may be this long, in bytes; a full evening of four players takes some 20 thousand."""

BOM: Final = b"\xef\xbb\xbf"
"""What some editors write before UTF-8 text; `read_match` takes none, whoever opens a file takes it off."""

VERSION: Final = 1
"""The version of the match file that this program reads and writes."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a match file.

    `path` names the place (``seats.0.board.park.tiles.3.die``; ``match`` for the file itself), `code` the kind of
    fault, `values` what its sentence needs (``value`` is the offending value as JSON text). Sentences are wording's.
    """

    path: str
    code: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.path}: {self.code}" + (f" ({told})" if told else "")


class Refused(ValueError):
    """A match file that can't lie on a table; `faults` holds every fault found, in the order of the file."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults: Final = tuple(faults)


class Model(BaseModel):
    """The ways of every model here: frozen, no unknown keys, no number in place of a text or the other way round."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


PIECE: Final = ConfigDict(extra="forbid")
"""The ways of a piece that lies on a board by the dozen: a slotted dataclass costs a third of a model to make and read.

Its fields have to be strict of themselves (`Whole`, `Text`, `Literal`, `StrictBool`): a strict dataclass would take no
plain data.
"""


@dataclass(frozen=True, slots=True)
class Whole:
    """Annotates a whole number from `low` to `high`; `noun` is what it is called when another value is refused."""

    low: int
    high: int
    noun: str = "number"

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        # Checked in the core, by one schema, with one fault for text, 3.0, NaN and 7 alike.
        return core_schema.custom_error_schema(
            core_schema.int_schema(ge=self.low, le=self.high, strict=True),
            "whole",
            custom_error_message="not a {noun} ({low} to {high})",
            custom_error_context={"low": self.low, "high": self.high, "noun": self.noun},
        )


@dataclass(frozen=True, slots=True)
class Text:
    """Annotates a text of `low` to `high` characters."""

    low: int
    high: int

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.custom_error_schema(
            core_schema.str_schema(min_length=self.low, max_length=self.high, strict=True),
            "text",
            custom_error_message="not a text of {low} to {high} characters",
            custom_error_context={"low": self.low, "high": self.high},
        )


@dataclass(frozen=True, slots=True)
class Numeral:
    """Annotates a whole number from 0 to `high` (999 or 9999) written as a text: JSON has no other keys."""

    high: int

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        digits = len(str(self.high)) - 1
        return core_schema.custom_error_schema(
            core_schema.str_schema(pattern=rf"^(0|[1-9][0-9]{{0,{digits}}})$", strict=True),
            "numeral",
            custom_error_message="not a number from 0 to {high}",
            custom_error_context={"high": self.high},
        )


class _Absent:
    """Annotates ``T | None`` as a key that may be left out but must not be ``null``: `None` only tells it is absent."""

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema: Any = handler(source)
        while schema["type"] != "nullable":
            schema = schema["schema"]
        inner: CoreSchema = schema["schema"]
        return inner


ABSENT: Final = _Absent()


def _nothing(value: object) -> bool:
    return value is None


LEFT_OUT: Final[Any] = Field(exclude_if=_nothing)
"""Annotates the key of a `PIECE` that is written only when it is there, which a model knows of itself."""

Count = Annotated[int, Whole(0, 999, "count")]
Cards = Annotated[int, Whole(1, 999, "number of cards")]
Points = Annotated[int, Whole(0, 9999, "number of points")]
PadPoints = Annotated[int, Whole(-9999, 9999, "number of points")]
Name = Annotated[str, Text(1, 60)]
Id = Annotated[str, Text(1, 200)]


class Seat(Model):
    """One player of a match; each game adds its `board`, `pad` and `tie`."""

    id: Id
    name: Name
    player: Annotated[Id | None, ABSENT] = None


class MatchBase(Model):
    """What the match files of all games share."""

    format: Literal["match"]
    version: Annotated[int, Whole(VERSION, VERSION, "version")]
    about: Annotated[dict[str, JsonValue] | None, ABSENT] = None


class AnySeat(Protocol):
    """A seat of any game, as far as the shared parts need it."""

    @property
    def id(self) -> str: ...
    @property
    def pad(self) -> Mapping[Any, int] | None: ...


class PlayerCount(NamedTuple):
    """How few and how many seats a game has."""

    least: int
    most: int


def check_seats(seats: Sequence[AnySeat], allowed: PlayerCount, categories: Sequence[str]) -> Iterator[Fault]:
    """The faults that any game's seats can have: their number, an id twice, a `pad` key that is no category here."""
    if not allowed.least <= len(seats) <= allowed.most:
        yield Fault("seats", "seat_count", {"value": len(seats), "low": allowed.least, "high": allowed.most})
    yield from twice("id_twice", "seats", [seat.id for seat in seats], "id")
    for number, seat in enumerate(seats):
        for key in seat.pad or ():
            if key not in categories:
                yield Fault(
                    f"seats.{number}.pad.{shown_key(key)}",
                    "no_category",
                    {"value": key, "allowed": ", ".join(categories)},
                )


def twice(code: str, path: str, things: Sequence[object], key: str) -> Iterator[Fault]:
    """A fault of `code` at ``path.3.key`` where thing 3 of a list stood before; it tells the path of the first."""
    if len(set(things)) == len(things):
        return
    first: dict[object, str] = {}
    for number, thing in enumerate(things):
        at = f"{path}.{number}.{key}"
        if first.setdefault(thing, at) != at:
            yield Fault(at, code, {"value": shown(thing), "first": first[thing]})


def storable(value: object) -> bool:
    """False for data that no file can hold: NaN, half a surrogate pair in a text, nesting beyond measure."""
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return False
    return True


def shown(value: object, longest: int = 60) -> str:
    """A value as short JSON text on one line, for a fault. Texts keep their quotes, so that "7" is told from 7."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        text = type(value).__name__
    text = "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text[: longest + 1])
    return text if len(text) <= longest else text[:longest] + "…"


def shown_key(key: object) -> str:
    """A key as it stands in a path: plain if it can, else as short JSON text."""
    text = str(key)
    return text if text.isprintable() and len(text) <= 60 and text.strip() == text != "" else shown(text)


# pydantic's names for what it found, and ours. What isn't listed is a value of the wrong shape.
_SHAPES: Final = {
    "text": "text",
    "string_type": "text",
    "bool_type": "boolean",
    "list_type": "list",
    "tuple_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "dataclass_type": "object",
}


def faults_of(errors: Sequence[ErrorDetails], data: object) -> list[Fault]:
    """pydantic's errors as faults, with paths as they stand in the file: `data` is the file's content.

    pydantic's own locations also name the branches of its unions, which are no places in the file.
    """
    return [_fault(error, data) for error in errors]


def _fault(error: ErrorDetails, data: object) -> Fault:
    kind, context, given = error["type"], error.get("ctx", {}), error["input"]
    segments = list(error["loc"])
    if segments and segments[-1] == "[key]":
        segments.pop()
    leaf = str(segments[-1]) if segments else ""
    path = _path(segments, data, keep_last=kind == "missing")
    if kind == "missing":
        return Fault(path, "needed", {"value": leaf})
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return Fault(path, "unknown_key", {"value": shown_key(leaf)})
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        name = str(context["discriminator"]).strip("'")
        inside = f"{path}.{name}" if path != "match" else name
        if kind == "union_tag_not_found":
            return Fault(inside, "needed", {"value": name})
        if given[name] is None:
            return Fault(inside, "null", {"value": "null"})
        return Fault(inside, "choice", {"value": shown(given[name]), "allowed": _plain(context["expected_tags"])})
    if given is None:
        return Fault(path, "null", {"value": "null"})
    if kind == "whole" and context["noun"] == "version":
        if isinstance(given, int) and not isinstance(given, bool) and given > VERSION:
            return Fault(path, "newer_version", {"value": shown(given), "known": VERSION})
        return Fault(path, "choice", {"value": shown(given), "allowed": str(VERSION)})
    if kind == "whole":
        return Fault(path, "whole", {"value": shown(given), **context})
    if kind == "literal_error":
        return Fault(path, "choice", {"value": shown(given), "allowed": _plain(context["expected"])})
    if kind == "text" and isinstance(given, str):
        return Fault(path, "text_length", {"value": shown(given), "length": len(given), **context})
    if kind == "numeral":
        return Fault(path, "pattern", {"value": shown(given), **context})
    if kind in ("too_long", "too_short"):
        limit = context.get("max_length", context.get("min_length"))
        return Fault(path, kind, {"value": context["actual_length"], "limit": limit})
    return Fault(path, "shape", {"value": shown(given), "expected": _SHAPES.get(kind, "value")})


def _path(segments: Sequence[int | str], data: object, *, keep_last: bool) -> str:
    kept: list[str] = []
    place = data
    branch = True  # the first names the game, the one after a tile its kind, after a criterion its type
    for number, segment in enumerate(segments):
        if branch:
            branch = False
        elif isinstance(place, Mapping) and segment in place:
            kept.append(shown_key(segment))
            place = place[segment]
            branch = segment == "criterion"
        elif isinstance(place, list) and isinstance(segment, int):
            kept.append(str(segment))
            place = place[segment] if segment < len(place) else None
            branch = kept[-2:-1] == ["tiles"]
        elif keep_last and number == len(segments) - 1:
            kept.append(shown_key(segment))
    return ".".join(kept) or "match"


def _plain(expected: str) -> str:
    return expected.replace("'", "").replace(" or ", ", ")
