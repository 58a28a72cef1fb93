"""Piece paths: how an edit names what it changes, by identity and never by a position in a list.

    piece   := name ("." name | "[" key "]" ["." name ...] | "[]")*
    name    a key of an object:                      board.park.entrance, pad.entrance, options.missions
    [key]   an element of a list, by what it is:     board.park.tiles[0,2], board.monsters[m1], board.journal[taiga]
    []      the order of a list, as a list of keys:  board.journal[], seats[]

`LISTS` says what identifies an element of each list. A list that is not there (workers, entrance, elevator) is one
piece as a whole. In a key, `[`, `]` and `%` are written %5B, %5D, %25.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from book.errors import BadPiece


@dataclass(frozen=True, slots=True)
class Keyed:
    """A list whose elements are known by their field `by`; with `value` that field of an element is the piece."""

    by: str
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Fixed:
    """A list of `size` places, `null` where nothing lies: here the place is what identifies."""

    size: int


LISTS: dict[str, Keyed | Fixed] = {
    "seats": Keyed("id"),
    "board.park.tiles": Keyed("at"),
    "board.round1.tiles": Keyed("at"),
    "board.missions": Keyed("set"),
    "board.journal": Keyed("biome", value="cards"),
    "board.monsters": Keyed("id"),
    "board.home": Keyed("id"),
    "board.journey": Fixed(5),
    "board.troubles": Keyed("id"),
    "about.sums": Keyed("cell", value="sum"),
    "about.rulings": Keyed("of"),
    "about.outlines": Keyed("seat", value="name"),
}
"""What identifies an element of each list of a match (`seats` and those of `about`) or of a seat (the others).

`about.sums` keeps what was typed where a number was written as a sum, `{"cell": "p1,entrance", "sum": "7+9"}`;
`about.rulings` what the players call right although a rule is broken, `{"of": "p1,park,0,2,six_without_tower"}`;
`about.outlines` the name of the outline that a seat's park lies on, `{"seat": "p1", "name": "..."}`.
"""

SEAT_ROOTS = frozenset({"name", "player", "board", "pad", "tie"})
MATCH_ROOTS = frozenset({"options", "seats", "about"})
NOT_EDITED = frozenset({"about", "about.id"})


@dataclass(frozen=True, slots=True)
class Key:
    """An element of the list before it."""

    text: str


@dataclass(frozen=True, slots=True)
class Order:
    """The order of the list before it."""


Part: TypeAlias = str | Key | Order

_TOKEN = re.compile(r"(?:^|(?<=.)\.)(?P<name>[^.\[\]%]+)|\[(?P<key>[^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Piece:
    """A parsed path. `containers` are the paths of all that holds the piece, outermost first."""

    parts: tuple[Part, ...]
    containers: tuple[str, ...]


@lru_cache(maxsize=4096)
def parse(piece: str, of_seat: bool) -> Piece:
    """Parse the path of a piece of a seat, or of the match itself.

    Raises BadPiece if it is not in the grammar, not part of a match, or not a thing that is edited
    (ids, the game, the format).
    """
    parts: list[Part] = []
    paths: list[str] = []
    end = 0
    while end < len(piece):
        token = _TOKEN.match(piece, end)
        if token is None:
            raise BadPiece(piece=piece, why="grammar")
        key = token["key"]
        if key is None:
            if (parts and isinstance(parts[-1], Order)) or (parts and isinstance(list_of(paths[-1]), Fixed | Keyed)):
                raise BadPiece(piece=piece, why="grammar")
            if parts and isinstance(parts[-1], Key) and _leaf_elements(paths[-2]):
                raise BadPiece(piece=piece, why="one_value")
            parts.append(token["name"])
        else:
            kind = list_of(paths[-1]) if paths else None
            if kind is None or (not key and isinstance(kind, Fixed)):
                raise BadPiece(piece=piece, why="no_such_list")
            if isinstance(kind, Fixed) and key not in {str(place) for place in range(kind.size)}:
                raise BadPiece(piece=piece, why="no_such_place")
            parts.append(Key(_unescape(key)) if key else Order())
        end = token.end()
        paths.append(piece[:end])
    roots = SEAT_ROOTS if of_seat else MATCH_ROOTS
    if not parts or parts[0] not in roots or piece in NOT_EDITED or (piece == "seats" and not of_seat):
        raise BadPiece(piece=piece, why="not_edited")
    return Piece(tuple(parts), tuple(paths[:-1]))


def list_of(path: str) -> Keyed | Fixed | None:
    """What identifies the elements of the list at that path; None if the path is not such a list."""
    return LISTS.get(path)


def element(path: str, *key: object) -> str:
    """The path of an element: `element("board.park.tiles", 0, 2)` is `board.park.tiles[0,2]`."""
    text = ",".join(str(part) for part in key)
    return f"{path}[{text.replace('%', '%25').replace('[', '%5B').replace(']', '%5D')}]"


def key_of(kind: Keyed, item: Any) -> str:
    """The key that identifies an element of such a list."""
    value = item.get(kind.by) if isinstance(item, dict) else None  # `about` of a file may hold anything
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)


def _leaf_elements(path: str) -> bool:
    """Whether elements of that list are changed only as a whole. A seat's own pieces are named by the edit's `seat`."""
    kind = list_of(path)
    return path == "seats" or (isinstance(kind, Keyed) and kind.value is not None)


def _unescape(key: str) -> str:
    return key.replace("%5B", "[").replace("%5D", "]").replace("%25", "%")
