"""What can be done to a park, as makers of edits: each works on the document as it then stands. Pure.

`where` is `park`, or `round1` for the copy of it that was kept when round 1 ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from book import ABSENT, Document, Edit, Outline, element, put, value
from book.changes import Maker
from scorers.result import Violation
from scorers.workers import Move
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


def clear_all(seat: str, where: Where, outline: Outline | None) -> Maker:
    """Take everything away but what is printed on the board: its star tiles, without dice."""

    def make(document: Document) -> Sequence[Edit]:
        left = [star_tile(star) for star in outline.stars] if outline is not None else []
        if where == "round1":
            return [put(document, seat, "board.round1", ABSENT)]
        return [put(document, seat, "board.park.tiles", left)]

    return make


def star_tile(star: Any) -> LaidTile:
    """The tile that a star hex is."""
    return {"at": list(star.at), "habitat": star.habitat, "kind": "star", "animal": star.animal}


def set_outline(seat: str, name: str | None, outline: Outline | None) -> Maker:
    """Lay the park on an outline: its entrance, and its star tiles where nothing lies. None: on none, tiles stay."""

    def make(document: Document) -> Sequence[Edit]:
        edits = [put(document, None, element("about.outlines", seat), name if name is not None else ABSENT)]
        if outline is None:
            return edits
        edits.append(put(document, seat, "board.park.entrance", [list(at) for at in outline.entrance]))
        laid = tiles_of(document, seat, "park")
        taken = {tuple(tile["at"]) for tile in laid}
        stars = [star_tile(star) for star in outline.stars if star.at not in taken]
        if stars or not laid:
            edits.append(put(document, seat, "board.park.tiles", [*laid, *stars]))
        return edits

    return make


def set_entrance(seat: str, at: Hex) -> Maker:
    """Mark or unmark a hex as beside the entrance."""

    def make(document: Document) -> Sequence[Edit]:
        present = value(document, seat, "board.park.entrance")
        hexes = [list(one) for one in present] if isinstance(present, list) else []
        new = [one for one in hexes if tuple(one) != at]
        if len(new) == len(hexes):
            new.append(list(at))
        return [put(document, seat, "board.park.entrance", new)]

    return make


def round1_over(seat: str) -> Maker:
    """Keep a copy of the park as it is, for the entrance score. A noted entrance score gives way to it."""

    def make(document: Document) -> Sequence[Edit]:
        return [
            put(document, seat, "board.round1", {"tiles": tiles_of(document, seat, "park")}),
            put(document, seat, "board.entrance_points", ABSENT),
        ]

    return make


def copy_park(seat: str, board: Mapping[str, Any], outline: str | None) -> Maker:
    """Lay the park of another match here: its tiles, entrance and round 1, on the outline that it lies on there."""

    def make(document: Document) -> Sequence[Edit]:
        laid = [put(document, seat, f"board.{name}", board[name]) for name in ("park", "round1") if name in board]
        name = outline if outline is not None else ABSENT
        return [*laid, put(document, None, element("about.outlines", seat), name)]

    return make


def set_field(seat: str, piece: str, new: Any) -> Maker:
    """Write one piece of the seat; None takes it away."""
    return lambda document: [put(document, seat, piece, ABSENT if new is None else new)]


def set_option(name: str, new: Any) -> Maker:
    """Write an option of the match."""
    return lambda document: [put(document, None, f"options.{name}", new)]


def know_points(kinds: int, points: int | None) -> Maker:
    """Note what the table printed on the boards says for a number of kinds; None takes the number out of it."""

    def make(document: Document) -> Sequence[Edit]:
        present = value(document, None, "options.animal_points")
        table = dict(present) if isinstance(present, dict) else {"13": 30, "17": 80}
        table.pop(str(kinds), None)
        if points is not None:
            table[str(kinds)] = points
        return [put(document, None, "options.animal_points", table)]

    return make


def toggle_worker(seat: str, token: str, most: int) -> Maker:
    """One more token of that kind left, or none after `most`."""

    def make(document: Document) -> Sequence[Edit]:
        present = value(document, seat, "board.workers")
        tokens = list(present) if isinstance(present, list) else []
        new = [one for one in tokens if one != token] if tokens.count(token) >= most else [*tokens, token]
        return [put(document, seat, "board.workers", new)]

    return make


def use_workers(seat: str, moves: Sequence[Move], for_: Literal["final", "entrance"]) -> Maker:
    """Turn the dice as advised and turn the tokens over, in one step.

    Before the entrance score the dice of the kept park change, and in the park those that still lie there unturned.
    Nothing happens if a die is not as it was when the advice was given, or a token is gone.
    """

    def make(document: Document) -> Sequence[Edit]:
        present = value(document, seat, "board.workers")
        tokens = list(present) if isinstance(present, list) else []
        where: Where = "park" if for_ == "final" else "round1"
        first: dict[Hex, int] = {}
        last: dict[Hex, int] = {}
        for one in moves:
            if one.token not in tokens:
                return []
            tokens.remove(one.token)
            first.setdefault(one.at, one.from_)
            last[one.at] = one.to
        edits: list[Edit] = []
        for at, before in first.items():
            tile = tile_at(document, seat, where, at)
            if tile is None or tile.get("die") != before:
                return []
            edits += alter(seat, where, at, die=last[at])(document)
            below = tile_at(document, seat, "park", at) if for_ == "entrance" else None
            if below is not None and below.get("die") == before and below["habitat"] == tile["habitat"]:
                edits += alter(seat, "park", at, die=last[at])(document)
        return [*edits, put(document, seat, "board.workers", tokens)]

    return make


def set_mission(seat: str, letter: str, points: int | None = None, achieved: bool | None = None) -> Maker:
    """Write the points or the tick of a mission, which is there from then on."""

    def make(document: Document) -> Sequence[Edit]:
        path = element("board.missions", letter)
        present = value(document, seat, path)
        before = present if isinstance(present, dict) else {"set": letter, "points": 0, "achieved": False}
        new = dict(before)
        if points is not None:
            new["points"] = points
        if achieved is not None:
            new["achieved"] = achieved
        return [put(document, seat, path, new)]

    return make


def flip_mission(seat: str, letter: str) -> Maker:
    """Tick a mission, or take the tick away."""

    def make(document: Document) -> Sequence[Edit]:
        present = value(document, seat, element("board.missions", letter))
        done = isinstance(present, dict) and present["achieved"]
        return set_mission(seat, letter, achieved=not done)(document)

    return make


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


def ruling_key(seat: str, violation: Violation, tiles: Iterable[LaidTile]) -> str:
    """What a ruling is about, by the piece and not by its number: `p1,park,0,2,six_without_tower`."""
    parts = violation.at.split(".")
    if len(parts) == 3:
        at = list(tiles)[int(parts[2])]["at"]
        return f"{seat},{parts[0]},{at[0]},{at[1]},{violation.code}"
    return f"{seat},{violation.at},{violation.code}"


def rule(key: str, allowed: bool) -> Maker:
    """Note that the players play it so, or take the note back."""
    return lambda document: [put(document, None, element("about.rulings", key), {"of": key} if allowed else ABSENT)]


def rulings(document: Document) -> frozenset[str]:
    """What was ruled in this match."""
    found = (document.get("about") or {}).get("rulings")
    listed = found if isinstance(found, list) else []
    return frozenset(one["of"] for one in listed if isinstance(one, dict) and isinstance(one.get("of"), str))


def outline_name(document: Document, seat: str) -> str | None:
    """The name of the outline that the seat's park lies on."""
    found = (document.get("about") or {}).get("outlines")
    listed = found if isinstance(found, list) else []
    names = [one.get("name") for one in listed if isinstance(one, dict) and one.get("seat") == seat]
    return names[0] if names and isinstance(names[0], str) else None
