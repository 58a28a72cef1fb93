"""What an edit changed, in words: `taiga 3 → 4`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

from wording.marks import N_, NP_, Plural
from wording.names import ANY_ELEMENT, NAMES
from wording.park import ARCS, TILES, animal_name
from wording.pieces import MATCH_PIECES, OTHER, SEAT_PIECES, Piece
from wording.words import Words


class _Nothing(Enum):
    NOTHING = "nothing"


NOTHING: Final = _Nothing.NOTHING
"""The value of a piece that is not there; None is a value, an empty hand or column."""

CHANGED: Final = N_("{what} {old} → {new}")
ADDED: Final = N_("{what}: {new}")
TAKEN: Final = N_("{what} taken away, was {old}")
PLAIN_ADDED: Final = N_("{what} added")
PLAIN_TAKEN: Final = N_("{what} taken away")
PLAIN_CHANGED: Final = N_("{what} changed")
YES, NO, EMPTY = N_("yes"), N_("no"), N_("none")
ENTRIES: Final[Plural] = NP_("{n} entry", "{n} entries")
HEX: Final = N_("hex {q} {r}")
TILE_DIE: Final = N_("{tile}, die {die}")
ARC: Final = N_("{colour}, corner {corner}")
CARD: Final = N_("{colour}, {points}")
COLUMN: Final = N_("{colour}, {cards}")
MONSTER: Final = N_("{points}, slain")
MISSION: Final = N_("{points}, achieved")
ISLAND: Final = N_("row {row}")
SPOT: Final = N_("row {row}, place {place}")
CELL: Final = N_("{name}, {category}")
ROUND: Final[Plural] = NP_("{n} player done", "{n} players done")
UNKNOWN_SEAT: Final = N_("a player")

_TOKEN: Final = re.compile(r"([^.\[\]]+)|\[([^\[\]]*)\]")
_MAPS: Final = (
    "board.home[].symbols",
    "board.printed_symbols",
    "board.goods",
    "about.colours",
    "about.player_boards",
    "about.unasked",
)
_KINDS: Final = {"kind": "tile", "trouble_kind": "trouble"}


def change(t: Words, game: str, seats: Mapping[str, str], of_seat: bool, piece: str, old: Any, new: Any) -> str:
    """One piece's change: what it is called, what it was, what it became.

    `seats` are the players' names by seat; `of_seat` tells a piece of a seat from one of the match. A value that is not
    there is NOTHING. A path or value that is not known is told as it is, as far as that can be read.
    """
    shape, keys = _shape(piece)
    what, kind = _what(t, game, seats, of_seat, shape, keys)
    if kind == "hidden":
        form = PLAIN_ADDED if old is NOTHING else PLAIN_TAKEN if new is NOTHING else PLAIN_CHANGED
        return t(form, what=what)
    told = {"old": _value(t, game, seats, kind, old), "new": _value(t, game, seats, kind, new)}
    if new is NOTHING:
        return t(TAKEN, what=what, old=told["old"])
    if old is NOTHING or kind.startswith("order:"):
        return t(ADDED, what=what, new=told["new"])
    return t(CHANGED, what=what, **told)


def known(of_seat: bool, piece: str) -> bool:
    """Whether a piece path has words of its own."""
    shape, _ = _shape(piece)
    if shape.startswith(("pad.", "tie.")) or (shape.startswith("options.") and not of_seat):
        return True
    return shape in (SEAT_PIECES if of_seat else MATCH_PIECES)


def _shape(piece: str) -> tuple[str, list[str]]:
    """The path with every key left out, and the keys."""
    shape, keys = "", []
    for name, key in _TOKEN.findall(piece):
        if name and shape in _MAPS:
            keys.append(name)
            shape += ".*"
        elif name:
            shape += f".{name}" if shape else name
        else:
            text = key.replace("%5B", "[").replace("%5D", "]").replace("%25", "%")
            keys.append(text)
            shape += "[]" if key else "[#]"
    return shape, keys


def _what(
    t: Words, game: str, seats: Mapping[str, str], of_seat: bool, shape: str, keys: Sequence[str]
) -> tuple[str, str]:
    """What the piece is called, and the kind of its values."""
    head, _, rest = shape.partition(".")
    if of_seat and head == "pad" and rest:
        return t.category(game, rest), ""
    if of_seat and head == "tie" and rest:
        return t.tie_break(game, rest), ""
    if not of_seat and head == "options" and rest:
        hidden = rest in ("animal_points", "solo_tiers")
        return t.option(game, rest), "hidden" if hidden else "mode" if rest == "mode" else ""
    found: Piece | None = (SEAT_PIECES if of_seat else MATCH_PIECES).get(shape)
    if found is None:
        return (t(OTHER), "hidden") if shape.startswith("about.") else (shape, "")
    if not found.it or not keys:
        return t(found.text), found.value
    it = _key(t, game, seats, found.it, keys[-1])
    return t(found.text, it=it) if found.text else it, found.value


def _key(t: Words, game: str, seats: Mapping[str, str], kind: str, key: str) -> str:
    if kind == "hex":
        q, _, r = key.partition(",")
        return t(HEX, q=q, r=r)
    if kind == "seat":
        return seats.get(key) or t(UNKNOWN_SEAT)
    if kind == "place":
        return str(int(key) + 1) if key.isdecimal() else key
    if kind == "cell":
        seat, _, category = key.partition(",")
        name = t.tie_break(game, category[4:]) if category.startswith("tie.") else t.category(game, category)
        return t(CELL, name=seats.get(seat) or t(UNKNOWN_SEAT), category=name)
    if kind == "number":
        return key[1:] if re.fullmatch(r"[mh]\d+", key) else key
    return t.name(kind, key) if kind in NAMES else key


def _value(t: Words, game: str, seats: Mapping[str, str], kind: str, value: Any) -> str:
    if value is NOTHING or value is None:
        return t(EMPTY)
    if isinstance(value, bool):
        return t(YES if value else NO)
    if isinstance(value, int):
        return f"−{-value}" if value < 0 else str(value)
    if isinstance(value, dict):
        return _thing(t, kind, value)
    if isinstance(value, list):
        return _list(t, seats, kind, value)
    return _word(t, seats, kind, str(value))


def _word(t: Words, seats: Mapping[str, str], kind: str, value: str) -> str:
    kind = _KINDS.get(kind, kind)
    if kind == "seat":
        return seats.get(value) or t(UNKNOWN_SEAT)
    if kind == "animal":
        return animal_name(t, value)
    if kind == "criterion_short" and value in NAMES[kind]:
        return t(NAMES[kind][value], element=t(ANY_ELEMENT))
    return t.name(kind, value) if kind in NAMES else value


def _list(t: Words, seats: Mapping[str, str], kind: str, value: Sequence[Any]) -> str:
    of, _, inner = kind.partition(":")
    if of in ("order", "list") and value and all(isinstance(one, str) for one in value):
        return t.listing([_word(t, seats, inner, one) for one in value])
    if value and all(isinstance(one, int) for one in value):
        return t.listing([str(one) for one in value])
    return t.counted(ENTRIES, len(value)) if value else t(EMPTY)


def _thing(t: Words, kind: str, value: Mapping[str, Any]) -> str:
    """A piece that is laid down as a whole, in a few words."""

    def named(of: str, field: str) -> str:
        return t.name(of, str(value.get(field)))

    points = t.points(value["points"]) if isinstance(value.get("points"), int) else ""
    if kind == "tile":
        found = TILES.get((str(value.get("habitat")), str(value.get("kind"))))
        tile = t(found) if found else named("tile", "kind")
        return t(TILE_DIE, tile=tile, die=value["die"]) if "die" in value else tile
    if kind == "arc":
        colour = str(value.get("colour"))
        return t(ARC, colour=t.name("colour", colour), corner=value.get("corner")) if colour in ARCS else colour
    if kind == "card":
        return t(CARD, colour=named("element", "colour"), points=points)
    if kind == "column":
        return t(COLUMN, colour=named("element", "colour"), cards=value.get("cards"))
    if kind in ("monster", "mission"):
        done = value.get("slain") if kind == "monster" else value.get("achieved")
        return t(MONSTER if kind == "monster" else MISSION, points=points) if done else points
    if kind == "trouble":
        return named("trouble", "kind")
    if kind == "criterion":
        element = value.get("element")
        return t.criterion(str(value.get("type")), str(element) if element else None, short=True)
    if kind == "symbols":
        counts = [t("{what}: {value}", what=t.name("element", key), value=count) for key, count in value.items()]
        return t.listing(counts) if counts else t(EMPTY)
    if kind == "island":
        row, place = value.get("row"), value.get("place")
        return t(SPOT, row=row, place=place) if place is not None else t(ISLAND, row=row)
    if kind == "round":
        done = value.get("done")
        return t.counted(ROUND, len(done) if isinstance(done, list) else 0)
    return t.counted(ENTRIES, len(value))


__all__ = ["NOTHING", "change", "known"]
