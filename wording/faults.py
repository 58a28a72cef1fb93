"""Why a match file was refused: a sentence for each code of `scorers.match.Fault`, and for files that can't be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from scorers.match import Fault
from wording.core import Texts
from wording.marks import N_, NP_, Plural

FAULTS: Final[Mapping[str, str]] = {
    "whole": N_("{value} is not a {noun} ({low} to {high})"),
    "needed": N_("{value} is missing"),
    "unknown_key": N_("{value} is no key that belongs here"),
    "key_twice": N_("{value} stands here twice, and only one of them can count"),
    "choice": N_("{value} is not one of {allowed}"),
    "null": N_("null is not allowed here"),
    "newer_version": N_("version {value} is newer than this program, which reads up to {known}"),
    "text_length": N_("{value} has {length} characters, not {low} to {high}"),
    "pattern": N_("{value} is not a whole number in plain digits (0 to {high})"),
    "shape": N_("{value} is not {expected}"),
    "id_twice": N_("{value} is already at {first}; each seat needs an id of its own"),
    "no_category": N_("{value} is no category of this match; those are {allowed}"),
    "no_categories": N_("{value} is no category; this match has none"),
    "hex_twice": N_("hex {value} is already taken by {first}"),
    "set_twice": N_("set {value} is already at {first}; a park has one mission of each set"),
    "biome_twice": N_("biome {value} already has a column at {first}"),
    "trouble_twice": N_("trouble {value} is already at {first}"),
    "odd": N_("{value} is not an odd number ({low} to {high})"),
    "too_many_turns": N_("{value} turns are more than the {most} of this mode"),
    "after_last_turn": N_("{value} is not possible after turn {most}, the last one"),
    "grid_or_centre": N_("elevator and centre_top_filled are both given; only one of them may be"),
    "colour_of_other": N_("{value} is not allowed: only a trouble of kind colour has a colour, not {kind}"),
    "no_trouble": N_("{value} is not the id of a trouble on this board"),
    "brought_itself": N_("{value} would mean that the trouble brought itself"),
    "grid_sign": N_("{sign} in {value} is no sign of the elevator (. ? 1 to 4, A to L)"),
    "no_square": N_("trouble {value} covers {cells} cells that are not one square of 2 by 2"),
    "too_big": N_("the file is longer than {most} MiB"),
    "no_file": N_("there is no file {value}"),
    "directory": N_("{value} is a folder, not a file"),
    "unreadable": N_("{value} can't be read: {why}"),
    "not_utf8": N_("not UTF-8 text: byte {value} is no part of a sign"),
    "empty": N_("the file is empty"),
    "other_game": N_("{value} has no advice; only {allowed} does"),
    "not_json": N_("not JSON: {why}"),
}
"""Sentences by code; the last ones, from `no_file` on, are for files."""

COUNTED: Final[Mapping[str, tuple[str, Plural]]] = {
    "too_long": ("limit", NP_("{value} entries are more than {n}", "{value} entries are more than {n}")),
    "too_short": ("limit", NP_("{value} entries are fewer than {n}", "{value} entries are fewer than {n}")),
    "solo_seats": ("value", NP_("{n} seat; a solo match has 1", "{n} seats; a solo match has 1")),
    "grid_rows": ("rows", NP_("{value} rows, but the elevator has {n}", "{value} rows, but the elevator has {n}")),
    "grid_columns": ("columns", NP_("{value} is not {n} sign long", "{value} is not {n} signs long")),
}
"""Codes whose sentence depends on the number that is named."""

SEAT_COUNT: Final = NP_("{n} seat; there must be {low} to {high}", "{n} seats; there must be {low} to {high}")
SEAT_COUNT_ONE: Final = NP_("{n} seat; there must be exactly {low}", "{n} seats; there must be exactly {low}")

NOUNS: Final[Mapping[str, str]] = {
    "number": N_("number"),
    "count": N_("count"),
    "number of cards": N_("number of cards"),
    "number of points": N_("number of points"),
    "version": N_("version"),
    "die value": N_("die value"),
    "corner": N_("corner"),
    "hex coordinate": N_("hex coordinate"),
    "row of the island": N_("row of the island"),
    "place on the island": N_("place on the island"),
    "space of the cauldron": N_("space of the cauldron"),
    "space of the potion": N_("space of the potion"),
    "number of columns": N_("number of columns"),
    "number of rows": N_("number of rows"),
}
"""What a whole number is called where another value is refused."""

SHAPES: Final[Mapping[str, str]] = {
    "text": N_("a text"),
    "boolean": N_("true or false"),
    "list": N_("a list"),
    "object": N_("an object"),
    "value": N_("a value that belongs here"),
}

JSON_FAULTS: Final[Mapping[str, str]] = {
    "EOF while parsing a list": N_("it ends inside a list"),
    "EOF while parsing an object": N_("it ends inside an object"),
    "EOF while parsing a string": N_("it ends inside a text"),
    "EOF while parsing a value": N_("it ends where a value is expected"),
    "expected `:`": N_("a colon is expected"),
    "expected `,` or `]`": N_("a comma or ] is expected"),
    "expected `,` or `}`": N_("a comma or }} is expected"),
    "expected ident": N_("true, false or null is expected"),
    "expected value": N_("a value is expected"),
    "invalid escape": N_("an escape that JSON doesn't have"),
    "invalid number": N_("a number that JSON doesn't have"),
    "number out of range": N_("a number that is too long"),
    "invalid unicode code point": N_("no Unicode sign"),
    "control character (\\u0000-\\u001F) found while parsing a string": N_("a control character in a text"),
    "key must be a string": N_("a key must stand in double quotes"),
    "lone leading surrogate in hex escape": N_("half of a surrogate pair"),
    "unexpected end of hex escape": N_("an escape that breaks off, or half of a surrogate pair"),
    "trailing comma": N_("a comma with nothing after it"),
    "trailing characters": N_("something follows the end"),
    "recursion limit exceeded": N_("nested too deep"),
}
"""What the JSON parser says, in words; it adds the position ` at line 1 column 2`."""

POSITION: Final = N_("{what} (line {line}, column {column})")


def fault(t: Texts, found: Fault) -> str:
    """The sentence of a fault, without its path: the value, and what is allowed."""
    values: dict[str, Any] = dict(found.values)
    code = found.code
    if code in COUNTED:
        number, plural = COUNTED[code]
        return t.plural(plural.one, plural.many, values.pop(number), **values)
    if code == "seat_count":
        plural = SEAT_COUNT_ONE if values["low"] == values["high"] else SEAT_COUNT
        return t.plural(plural.one, plural.many, values.pop("value"), **values)
    if code == "whole":
        values["noun"] = t.known(NOUNS, values["noun"])
    elif code == "shape":
        values["expected"] = t.known(SHAPES, values["expected"])
    elif code == "too_big":
        values["most"] = values["most"] // (1024 * 1024)
    elif code == "not_json":
        values["why"] = _json_fault(t, str(values["value"]))
    elif code == "no_category" and not values["allowed"]:
        code = "no_categories"
    return t.form(FAULTS[code])(**values) if code in FAULTS else str(found).partition(": ")[2]


def _json_fault(t: Texts, told: str) -> str:
    """The parser's words in this language, `expected value at line 1 column 1`."""
    what, _, position = told.rpartition(" at line ")
    line, _, column = position.partition(" column ")
    if what not in JSON_FAULTS:
        return told
    return t(POSITION, what=t.form(JSON_FAULTS[what])(), line=line, column=column)
