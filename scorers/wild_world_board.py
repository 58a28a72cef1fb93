"""What the match file of Wild World holds: monsters, journey, home, and the options.

Source: the Wild World rules, "End of the game and scoring", and their appendix "Scoring criteria".
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from scorers.match import ABSENT, Cards, Count, Id, MatchBase, Model, PadPoints, Points, Seat, Whole

MOST_MONSTERS: Final = 5
"""Four monster cards and the printed one ("Setup")."""

Element = Literal["forest", "water", "fire", "ice", "magic"]
ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
PlainType = Literal[
    "potion_twice",
    "home_half",
    "home_cards",
    "home_zero",
    "home_crystal",
    "least_symbol",
    "slayers",
    "monsters",
    "journey_5",
    "journey_2",
]
ElementType = Literal["symbols", "played"]
CRITERIA: Final[tuple[str, ...]] = (*get_args(PlainType), *get_args(ElementType))
Bonus = Literal["gold", "crystal", "potion", "card"]
CategoryKey = Literal["monsters", "criteria", "brew", "journey", "home", "evolution", "treasury"]
Row = Annotated[int, Whole(1, 6, "row of the island")]
Place = Annotated[int, Whole(1, 999, "place on the island")]
Symbols = dict[Element, Count]


class PlainCriterion(Model):
    """A criterion that names no element (appendix, "Scoring criteria")."""

    type: PlainType


class ElementCriterion(Model):
    """A criterion that counts one element's symbols or cards (appendix, "Scoring criteria")."""

    type: ElementType
    element: Element


Criterion = Annotated[PlainCriterion | ElementCriterion, Field(discriminator="type")]


class Slayer(Model):
    """The creature card that slew a monster."""

    colour: Element
    points: Points


class Monster(Model):
    """A monster card, or the one printed on the player board."""

    points: Points
    slain: bool
    criterion: Annotated[Criterion | None, ABSENT] = None
    slayer: Annotated[Slayer | None, ABSENT] = None
    id: Annotated[Id | None, ABSENT] = None


class JourneyColumn(Model):
    """The cards in one column of the journey."""

    colour: Element
    cards: Cards


class HomeCard(Model):
    """A creature card at home."""

    colour: Element
    points: Points
    symbols: Annotated[Symbols | None, ABSENT] = None
    bonus: Annotated[Bonus | None, ABSENT] = None
    id: Annotated[Id | None, ABSENT] = None


class Island(Model):
    """Where the seat's highest worker stands on the island: row 1 is the top of six, place 1 is leftmost."""

    row: Annotated[Row | None, ABSENT] = None
    place: Annotated[Place | None, ABSENT] = None


FiveColumns = Annotated[list[JourneyColumn | None], Field(min_length=5, max_length=5)]
FiveValues = Annotated[list[Points], Field(min_length=5, max_length=5)]


class Board(Model):
    """What lies before a seat. What is left out is not known, and its categories are missing."""

    monsters: Annotated[list[Monster] | None, Field(max_length=MOST_MONSTERS), ABSENT] = None
    cauldron: Annotated[Annotated[int, Whole(0, 5, "space of the cauldron")] | None, ABSENT] = None
    potion: Annotated[Annotated[int, Whole(1, 6, "space of the potion")] | None, ABSENT] = None
    journey: Annotated[FiveColumns | None, ABSENT] = None
    journey_values: Annotated[FiveValues | None, ABSENT] = None
    home: Annotated[list[HomeCard] | None, ABSENT] = None
    printed_symbols: Annotated[Symbols | None, ABSENT] = None
    evolution: Annotated[Count | None, ABSENT] = None
    gold: Annotated[Count | None, ABSENT] = None
    crystals: Annotated[Count | None, ABSENT] = None
    island: Annotated[Island | None, ABSENT] = None


class Options(Model):
    """The rarest symbol counts those printed on the board too, as everywhere else symbols are counted (inferred)."""

    least_symbol_counts_printed: bool = True


class Tie(Model):
    """Tie-break values written by hand."""

    island_row: Annotated[Row | None, ABSENT] = None
    island_place: Annotated[Place | None, ABSENT] = None


class WildWorldSeat(Seat):
    """One player's board."""

    board: Annotated[Board | None, ABSENT] = None
    pad: Annotated[dict[CategoryKey, PadPoints] | None, ABSENT] = None
    tie: Annotated[Tie | None, ABSENT] = None


class WildWorldMatch(MatchBase):
    """A match of Wild World."""

    game: Literal["wild_world"]
    options: Options = Options()
    seats: list[WildWorldSeat]
