"""What the match file of Spectacular holds: the park's tiles and dice, missions, worker tokens, and the options.

Source: the Spectacular rules, "Animal tiles", "Placing dice" and "Mission mode".
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, get_args

from pydantic import Field, StrictBool
from pydantic.dataclasses import dataclass

from scorers.hexes import Hex
from scorers.match import (
    ABSENT,
    LEFT_OUT,
    PIECE,
    Count,
    MatchBase,
    Model,
    Name,
    Numeral,
    PadPoints,
    Points,
    Seat,
    Whole,
)

Habitat = Literal["green", "orange", "blue", "gray"]
HABITATS: Final[tuple[Habitat, ...]] = get_args(Habitat)
"""Jungle, savanna, water, mountain."""
Token = Literal["green", "orange", "blue", "gray", "multi"]
CategoryKey = Literal["entrance", "green", "orange", "blue", "gray", "towers", "animals", "missions"]
Die = Annotated[int, Whole(1, 6, "die value")]
Kinds = Annotated[str, Numeral(999)]
Threshold = Annotated[str, Numeral(9999)]


@dataclass(config=PIECE, frozen=True, slots=True)
class Arc:
    """A third of a watchtower's circle, printed at one corner of a tile."""

    colour: Literal["black", "brown", "beige"]
    corner: Annotated[int, Whole(0, 5, "corner")]


@dataclass(config=PIECE, frozen=True, slots=True)
class TowerTile:
    """A tile with an arc; it takes a 6 only as part of a built watchtower ("Placing dice")."""

    at: Hex
    habitat: Habitat
    kind: Literal["tower"]
    arc: Arc
    animal: Annotated[Name | None, ABSENT, LEFT_OUT] = None
    die: Annotated[Die | None, ABSENT, LEFT_OUT] = None


@dataclass(config=PIECE, frozen=True, slots=True)
class BreedingTile:
    """A tile with a heart; it takes a 1 or a 2 and multiplies its area ("Placing dice", "Habitat scoring")."""

    at: Hex
    habitat: Habitat
    kind: Literal["breeding"]
    animal: Annotated[Name | None, ABSENT, LEFT_OUT] = None
    die: Annotated[Die | None, ABSENT, LEFT_OUT] = None

    arc: ClassVar[None] = None  # there is none on it


@dataclass(config=PIECE, frozen=True, slots=True)
class StarTile:
    """A hex printed with the park's own star animal; it takes a 6 ("Placing dice")."""

    at: Hex
    habitat: Habitat
    kind: Literal["star"]
    arc: Annotated[Arc | None, ABSENT, LEFT_OUT] = None
    animal: Annotated[Name | None, ABSENT, LEFT_OUT] = None
    die: Annotated[Die | None, ABSENT, LEFT_OUT] = None


Tile = Annotated[TowerTile | BreedingTile | StarTile, Field(discriminator="kind")]


@dataclass(config=PIECE, frozen=True, slots=True)
class Park:
    """A park: the hexes beside its entrance, and its tiles with their dice."""

    entrance: Annotated[list[Hex] | None, ABSENT, LEFT_OUT] = None
    tiles: Annotated[list[Tile] | None, ABSENT, LEFT_OUT] = None


@dataclass(config=PIECE, frozen=True, slots=True)
class Round1:
    """The park's tiles as they lay when round 1 ended."""

    tiles: Annotated[list[Tile] | None, ABSENT, LEFT_OUT] = None


@dataclass(config=PIECE, frozen=True, slots=True)
class Mission:
    """A mission tile with its printed points ("Mission mode")."""

    set: Literal["A", "B", "C"]
    points: Points
    achieved: StrictBool


@dataclass(config=PIECE, frozen=True, slots=True)
class Board:
    """What lies before a seat. What is left out is not known, and its categories are missing."""

    park: Annotated[Park | None, ABSENT, LEFT_OUT] = None
    round1: Annotated[Round1 | None, ABSENT, LEFT_OUT] = None
    entrance_points: Annotated[Points | None, ABSENT, LEFT_OUT] = None
    animal_kinds: Annotated[Count | None, ABSENT, LEFT_OUT] = None
    animal_score: Annotated[Points | None, ABSENT, LEFT_OUT] = None
    missions: Annotated[list[Mission] | None, ABSENT, LEFT_OUT] = None
    workers: Annotated[list[Token] | None, Field(max_length=5), ABSENT, LEFT_OUT] = None


class Options(Model):
    """The switches of a match, and the tables copied from the players' own boards and rule book."""

    missions: bool = False
    solo: bool = False
    lone_die_scores: bool = True
    # Tables are made, not given: a given one would be copied deeply for every match that has its own.
    animal_points: dict[Kinds, Points] = Field(default_factory=lambda: {"13": 30, "17": 80})
    solo_tiers: dict[Threshold, Name] = Field(default_factory=dict)


@dataclass(config=PIECE, frozen=True, slots=True)
class Tie:
    """Tie-break values written by hand."""

    breeding_dice: Annotated[Count | None, ABSENT, LEFT_OUT] = None


class SpectacularSeat(Seat):
    """One player's park."""

    board: Annotated[Board | None, ABSENT] = None
    pad: Annotated[dict[CategoryKey, PadPoints] | None, ABSENT] = None
    tie: Annotated[Tie | None, ABSENT] = None


class SpectacularMatch(MatchBase):
    """A match of Spectacular."""

    game: Literal["spectacular"]
    options: Options = Options()
    seats: list[SpectacularSeat]
