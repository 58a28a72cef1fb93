"""What can be done to a park, as makers of edits: each works on the document as it then stands. Pure.

`where` is `park`, or `round1` for the copy of it that was kept when round 1 ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from book import ABSENT, Document, Edit, element, put, value
from book.changes import Maker
from views.boards.park.layout import Hex

Where = Literal["park", "round1"]
Sign = Literal["black", "brown", "beige", "breeding", "star"]
"""What is printed on a tile besides its animal: an arc's colour, a heart, or that it is the board's own star."""
SIGNS: tuple[Sign, ...] = ("black", "brown", "beige", "breeding", "star")
ARCS = ("black", "brown", "beige")
LaidTile = dict[str, Any]
"""A tile as the match file has it."""


def tiles_of(document: Document, seat: str, where: Where) -> list[LaidTile]:
    """The tiles that lie there, none if nothing was ever laid."""
    found = value(document, seat, f"board.{where}.tiles")
    return list(found) if isinstance(found, list) else []


def tile_at(document: Document, seat: str, where: Where, at: Hex) -> LaidTile | None:
    """The tile on that hex."""
    found = value(document, seat, tile_path(where, at))
    return found if isinstance(found, dict) else None


def tile_path(where: Where, at: Hex) -> str:
    """The piece path of the tile on that hex."""
    return element(f"board.{where}.tiles", *at)


def sign_of(tile: Mapping[str, Any]) -> Sign:
    """What is printed on a tile."""
    kind = tile["kind"]
    return tile["arc"]["colour"] if kind == "tower" else kind  # type: ignore[no-any-return]


def new_tile(at: Hex, habitat: str, sign: Sign, corner: int, animal: str | None) -> LaidTile:
    """A tile without a die."""
    tile: LaidTile = {"at": list(at), "habitat": habitat, "kind": "tower" if sign in ARCS else sign}
    if animal:
        tile["animal"] = animal
    if sign in ARCS:
        tile["arc"] = {"colour": sign, "corner": corner}
    return tile


def lay(seat: str, where: Where, tile: LaidTile) -> Maker:
    """Lay a tile on its hex, in place of what lies there; a die that lies there stays."""

    def make(document: Document) -> Sequence[Edit]:
        at = (tile["at"][0], tile["at"][1])
        before = tile_at(document, seat, where, at) or {}
        die = {"die": before["die"]} if "die" in before else {}
        return [put(document, seat, tile_path(where, at), {**tile, **die})]

    return make


def alter(seat: str, where: Where, at: Hex, **changed: Any) -> Maker:
    """Change fields of the tile on that hex; ABSENT takes one away. Nothing happens if no tile is there."""

    def make(document: Document) -> Sequence[Edit]:
        tile = tile_at(document, seat, where, at)
        if tile is None:
            return []
        new = {name: each for name, each in {**tile, **changed}.items() if each is not ABSENT}
        return [put(document, seat, tile_path(where, at), new)]

    return make


def set_sign(seat: str, where: Where, at: Hex, sign: Sign, corner: int) -> Maker:
    """Print another sign on the tile: an arc keeps the corner that it has, a new one gets `corner`."""

    def make(document: Document) -> Sequence[Edit]:
        tile = tile_at(document, seat, where, at)
        if tile is None:
            return []
        arc: Any = ABSENT
        if sign in ARCS:
            arc = {"colour": sign, "corner": tile["arc"]["corner"] if "arc" in tile else corner}
        return alter(seat, where, at, kind="tower" if sign in ARCS else sign, arc=arc)(document)

    return make


def turn(seat: str, where: Where, at: Hex, corner: int | None = None, by: int = 0) -> Maker:
    """Move the tile's arc to a corner, or by so many corners; nothing for a tile without an arc."""

    def make(document: Document) -> Sequence[Edit]:
        tile = tile_at(document, seat, where, at)
        if tile is None or "arc" not in tile:
            return []
        to = (tile["arc"]["corner"] if corner is None else corner) + by
        return alter(seat, where, at, arc={**tile["arc"], "corner": to % 6})(document)

    return make


def set_die(seat: str, where: Where, at: Hex, die: int | None) -> Maker:
    """Put a die on the tile, or take it away. The die that lies there already is taken away by naming it again."""

    def make(document: Document) -> Sequence[Edit]:
        tile = tile_at(document, seat, where, at)
        if tile is None:
            return []
        wanted = ABSENT if die is None or tile.get("die") == die else die
        return alter(seat, where, at, die=wanted)(document)

    return make


def move(seat: str, where: Where, at: Hex, to: Hex) -> Maker:
    """Move a tile to a free hex, its die with it."""

    def make(document: Document) -> Sequence[Edit]:
        tile = tile_at(document, seat, where, at)
        if tile is None or tile_at(document, seat, where, to) is not None:
            return []
        return [
            put(document, seat, tile_path(where, at), ABSENT),
            put(document, seat, tile_path(where, to), {**tile, "at": list(to)}),
        ]

    return make


def clear(seat: str, where: Where, at: Hex) -> Maker:
    """Take the tile away, its die too."""
    return lambda document: [put(document, seat, tile_path(where, at), ABSENT)]


def star_tile(star: Any) -> LaidTile:
    """The tile that a star hex is."""
    return {"at": list(star.at), "habitat": star.habitat, "kind": "star", "animal": star.animal}


def rename_animal(seat: str, old: str, new: str) -> Maker:
    """Call an animal otherwise on all tiles of all seats, so that it stays one kind."""

    def make(document: Document) -> Sequence[Edit]:
        edits: list[Edit] = []
        for each in document["seats"]:
            for where in _WHERE:
                for tile in tiles_of(document, each["id"], where):
                    if tile.get("animal") == old:
                        at = (tile["at"][0], tile["at"][1])
                        edits += alter(each["id"], where, at, animal=new)(document)
        return edits

    return make


_WHERE: tuple[Where, ...] = ("park", "round1")
