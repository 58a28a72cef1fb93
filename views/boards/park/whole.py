"""What can be done to a park as a whole, as makers of edits: outline, round 1, tokens, missions, tables. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from book import ABSENT, Document, Edit, Outline, element, put, value
from book.changes import Maker
from scorers.workers import Move
from views.boards.park.edits import Where, alter, star_tile, tile_at, tiles_of
from views.boards.park.layout import Hex


def clear_all(seat: str, where: Where, outline: Outline | None) -> Maker:
    """Take everything away but what is printed on the board: its star tiles, without dice."""

    def make(document: Document) -> Sequence[Edit]:
        left = [star_tile(star) for star in outline.stars] if outline is not None else []
        if where == "round1":
            return [put(document, seat, "board.round1", ABSENT)]
        return [put(document, seat, "board.park.tiles", left)]

    return make


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


def outline_name(document: Document, seat: str) -> str | None:
    """The name of the outline that the seat's park lies on."""
    found = (document.get("about") or {}).get("outlines")
    listed = found if isinstance(found, list) else []
    names = [one.get("name") for one in listed if isinstance(one, dict) and one.get("seat") == seat]
    return names[0] if names and isinstance(names[0], str) else None


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
