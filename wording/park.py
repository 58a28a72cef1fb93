"""What a park's hexes and animals are called: the spoken name of a hex, with all that lies on it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scorers.spectacular_board import Tile
from wording.marks import N_
from wording.words import Words

TILES: Final[Mapping[tuple[str, str], str]] = {
    ("green", "tower"): N_("green tower tile"),
    ("orange", "tower"): N_("orange tower tile"),
    ("blue", "tower"): N_("blue tower tile"),
    ("gray", "tower"): N_("gray tower tile"),
    ("green", "breeding"): N_("green breeding tile"),
    ("orange", "breeding"): N_("orange breeding tile"),
    ("blue", "breeding"): N_("blue breeding tile"),
    ("gray", "breeding"): N_("gray breeding tile"),
    ("green", "star"): N_("green star tile"),
    ("orange", "star"): N_("orange star tile"),
    ("blue", "star"): N_("blue star tile"),
    ("gray", "star"): N_("gray star tile"),
}
ARCS: Final[Mapping[str, str]] = {
    "black": N_("black arc {where}"),
    "brown": N_("brown arc {where}"),
    "beige": N_("beige arc {where}"),
}
CORNERS: Final[Mapping[int, str]] = {
    0: N_("on the right"),
    30: N_("at the upper right"),
    60: N_("at the upper right"),
    90: N_("at the top"),
    120: N_("at the upper left"),
    150: N_("at the upper left"),
    180: N_("on the left"),
    210: N_("at the lower left"),
    240: N_("at the lower left"),
    270: N_("at the bottom"),
    300: N_("at the lower right"),
    330: N_("at the lower right"),
}
"""Where a corner lies, by its angle in degrees, counter-clockwise from the right."""

ANIMALS: Final[Mapping[str, str]] = {
    "orangutan": N_("orangutan"),
    "sloth": N_("sloth"),
    "giraffe": N_("giraffe"),
    "penguin": N_("penguin"),
    "sea turtle": N_("sea turtle"),
    "snow leopard": N_("snow leopard"),
    "pangolin": N_("pangolin"),
    "saola": N_("saola"),
}
"""Animals that the rule text names."""
NAMELESS: Final[Mapping[str, str]] = {
    "green": N_("green animal {n}"),
    "orange": N_("orange animal {n}"),
    "blue": N_("blue animal {n}"),
    "gray": N_("gray animal {n}"),
}
"""What an animal is called that nobody has named yet. In a match it is kept as in English, whatever the language."""
NUMBERED: Final = N_("no. {n}")
_NAMELESS: Final = re.compile(r"(green|orange|blue|gray) animal ([1-9][0-9]*)")

HEX: Final = N_("Hex {q} {r}: {what}")
EMPTY: Final = N_("empty")
DIE: Final = N_("die {die}")
NO_DIE: Final = N_("no die")
IN_TOWER: Final = N_("part of a built tower")
BESIDE_ENTRANCE: Final = N_("beside the entrance")
START: Final = N_("start hex {n}")
PRINTED_STAR: Final = N_("star hex")
BROKEN: Final = N_("a rule is broken here")
AND_THEN: Final = N_("{first}, {next}")


def nameless(habitat: str, number: int) -> str:
    """The name under which a match keeps the animal of that number (from 1) that nobody has named."""
    return f"{habitat} animal {number}"


def animal_name(t: Words, animal: str) -> str:
    """An animal as it is called in this language; a name that the players gave stays as it is."""
    if animal in ANIMALS:
        return t(ANIMALS[animal])
    found = _NAMELESS.fullmatch(animal)
    return t(NAMELESS[found[1]], n=found[2]) if found is not None else animal


def short_name(t: Words, animal: str) -> str:
    """An animal's name where there is little room: of a nameless one its number alone, its habitat being seen."""
    found = _NAMELESS.fullmatch(animal)
    return t(NUMBERED, n=found[2]) if found is not None else animal_name(t, animal)


def row(t: Words, parts: Sequence[str]) -> str:
    """Parts of a description one after the other, `green tower tile, sloth, die 5`."""
    told = parts[0] if parts else ""
    for part in parts[1:]:
        told = t(AND_THEN, first=told, next=part)
    return told


@dataclass(frozen=True, slots=True)
class HexMarks:
    """What is true of a hex besides its tile. `start` counts from 1, 0 is none; `turned` in degrees is what corner 0's
    angle is: 30, or 0 for a board with a flat side up."""

    in_tower: bool = False
    entrance: bool = False
    start: int = 0
    star: bool = False
    broken: bool = False
    turned: int = 30


def corner_name(t: Words, corner: int, turned: int = 30) -> str:
    """Where a corner lies on its hex, `at the top`."""
    return t(CORNERS[(60 * corner + turned) % 360])


def tile_parts(t: Words, tile: Tile, marks: HexMarks = HexMarks()) -> list[str]:
    """A tile's description in parts: habitat and kind, animal, die, arc, tower."""
    parts = [t(TILES[tile.habitat, tile.kind])]
    if tile.animal is not None:
        parts.append(animal_name(t, tile.animal))
    parts.append(t(DIE, die=tile.die) if tile.die is not None else t(NO_DIE))
    if tile.arc is not None:
        parts.append(t(ARCS[tile.arc.colour], where=corner_name(t, tile.arc.corner, marks.turned)))
    if marks.in_tower:
        parts.append(t(IN_TOWER))
    return parts


def hex_name(t: Words, at: tuple[int, int], tile: Tile | None, marks: HexMarks = HexMarks()) -> str:
    """The spoken name of a hex: `Hex 0 0: green tower tile, sloth, die 5, black arc at the top`."""
    parts = [t(EMPTY)] if tile is None else tile_parts(t, tile, marks)
    if tile is None and marks.star:
        parts.append(t(PRINTED_STAR))
    if tile is None and marks.start:
        parts.append(t(START, n=marks.start))
    if marks.entrance:
        parts.append(t(BESIDE_ENTRANCE))
    if marks.broken:
        parts.append(t(BROKEN))
    return t(HEX, q=at[0], r=at[1], what=row(t, parts))
