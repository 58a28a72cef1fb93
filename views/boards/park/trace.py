"""A board's outline traced by taps: what each tap makes of it. Pure."""

from __future__ import annotations

from typing import Literal

from pydantic import ValidationError

from book import Outline, StarHex
from views.boards.park.layout import Hex

Tool = Literal["hex", "entrance", "start", "star"]
TOOLS: tuple[Tool, ...] = ("hex", "entrance", "start", "star")
ENTRANCE = 3
"""Hexes beside the entrance."""
STARTS = 3
"""Start hexes, numbered."""
LONGEST = 64_000
"""Bytes of an outline's file, at most."""


def traced(outline: Outline, tool: Tool, at: Hex, habitat: str = "green", animal: str = "") -> Outline:
    """The outline after a tap with a tool: what the tap names is put there, or taken away where it is already.

    A hex of the entrance, a start hex and a star hex belong to the board from then on. A fourth hex of the entrance
    or a fourth start hex takes the oldest one's place. A start hex is no star hex, and the other way round.
    """
    hexes, entrance, start, stars = outline.hexes, outline.entrance, outline.start, outline.stars
    if tool == "hex":
        if at in hexes:
            return outline.model_copy(
                update={
                    "hexes": _without(hexes, at),
                    "entrance": _without(entrance, at),
                    "start": _without(start, at),
                    "stars": tuple(star for star in stars if star.at != at),
                }
            )
        return outline.model_copy(update={"hexes": (*hexes, at)})
    joined = hexes if at in hexes else (*hexes, at)
    if tool == "entrance":
        new = _without(entrance, at) if at in entrance else (*entrance, at)[-ENTRANCE:]
        return outline.model_copy(update={"hexes": joined, "entrance": new})
    bare = tuple(star for star in stars if star.at != at)
    if tool == "start":
        new = _without(start, at) if at in start else (*start, at)[-STARTS:]
        return outline.model_copy(update={"hexes": joined, "start": new, "stars": bare})
    if len(bare) == len(stars):
        bare = (*stars, StarHex.model_validate({"at": at, "habitat": habitat, "animal": animal}))
    return outline.model_copy(update={"hexes": joined, "start": _without(start, at), "stars": bare})


def _without(hexes: tuple[Hex, ...], at: Hex) -> tuple[Hex, ...]:
    return tuple(one for one in hexes if one != at)


def to_file(outline: Outline) -> bytes:
    """An outline as a file to hand on."""
    return outline.model_dump_json(indent=1).encode()


def from_file(data: bytes) -> Outline | None:
    """The outline in a file; None if there is none in it."""
    if len(data) > LONGEST:
        return None
    try:
        found = Outline.model_validate_json(data)
    except ValidationError:
        return None
    on_board = set(found.hexes)
    named = {*found.entrance, *found.start, *(star.at for star in found.stars)}
    return found if named <= on_board and len(on_board) == len(found.hexes) else None
