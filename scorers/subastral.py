"""Subastral: a journal of biome cards, scored in mixed and matching sets.

The models of its match file, its categories, violation and tie-break.
Source: the Subastral rules, "Final scoring", "Mixed sets", "Matching sets" and "Disturbance variant".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, NamedTuple, get_args

from pydantic import Field

from scorers.match import (
    ABSENT,
    Cards,
    Count,
    Fault,
    MatchBase,
    Model,
    PadPoints,
    PlayerCount,
    Points,
    Seat,
    check_seats,
    twice,
)
from scorers.result import Category, Line, Result, SeatResult, Violation, board, fill
from scorers.standings import TieBreakOrder, conclude, tie_breaks

GAME: Final = "subastral"
PLAYERS: Final = PlayerCount(2, 5)
CATEGORIES: Final = ("mixed", "matching")
TIE_BREAKS: Final[TieBreakOrder] = {"journal_cards": False}
DECK: Final = 103
"""Biome cards in the box ("Setup")."""

Biome = Literal["desert", "savanna", "rainforest", "chaparral", "grassland", "forest", "taiga", "tundra"]
CategoryKey = Literal["mixed", "matching"]
BIOMES: Final[tuple[Biome, ...]] = get_args(Biome)


class Column(Model):
    """A journal's column: the cards of one biome."""

    biome: Biome
    cards: Cards


class Board(Model):
    """A journal, its columns from left to right, and the card that the seat passes on with the disturbance."""

    journal: Annotated[list[Column] | None, ABSENT] = None
    passes: Biome | None = None

    @property
    def passes_known(self) -> bool:
        """True when `passes` was given: a biome, or null for an empty hand."""
        return "passes" in self.model_fields_set


class Options(Model):
    """The variant, and the points of a mixed set of one to eight columns ("Mixed sets")."""

    disturbance: bool = False
    mixed_points: Annotated[list[Points], Field(min_length=8, max_length=8)] = [1, 3, 6, 10, 15, 21, 28, 36]


class Tie(Model):
    """Tie-break values written by hand."""

    journal_cards: Annotated[Count | None, ABSENT] = None


class SubastralSeat(Seat):
    """One player's journal."""

    board: Annotated[Board | None, ABSENT] = None
    pad: Annotated[dict[CategoryKey, PadPoints] | None, ABSENT] = None
    tie: Annotated[Tie | None, ABSENT] = None


class SubastralMatch(MatchBase):
    """A match of Subastral."""

    game: Literal["subastral"]
    options: Options = Options()
    seats: list[SubastralSeat]


class Pile(NamedTuple):
    """A column as it stands when scores are counted, the passed card in it."""

    biome: Biome
    cards: int


def category_keys(match: SubastralMatch) -> tuple[str, ...]:
    """The categories that this match has, in the order of the score pad."""
    return CATEGORIES


def check(match: SubastralMatch) -> Iterator[Fault]:
    """What can't lie on a table though each piece could: two columns of one biome."""
    yield from check_seats(match.seats, PLAYERS, CATEGORIES)
    for number, seat in enumerate(match.seats):
        columns = (seat.board and seat.board.journal) or ()
        yield from twice("biome_twice", f"seats.{number}.board.journal", [column.biome for column in columns], "biome")


def score(match: SubastralMatch) -> Result:
    """The match scored: most points win, then the fewest cards in the journal, then shared ("Final scoring")."""
    journals = [journal_after_passing(match, number) for number in range(len(match.seats))]
    in_journals = sum(pile.cards for journal in journals for pile in journal or ())
    seats = [
        _seat(seat, journal, match.options, in_journals) for seat, journal in zip(match.seats, journals, strict=True)
    ]
    return conclude(GAME, seats, TIE_BREAKS)


def journal_after_passing(match: SubastralMatch, number: int) -> list[Pile] | None:
    """The journal of seat `number` as it is scored, or None while it isn't known ("Disturbance variant").

    With the disturbance each seat's card goes to the next seat, the last one's to the first: onto the column of its
    biome, or as a new column on the right. The journal isn't known until the card that comes to it is.
    """
    laid = match.seats[number].board
    if laid is None or laid.journal is None:
        return None
    piles = [Pile(column.biome, column.cards) for column in laid.journal]
    if not match.options.disturbance:
        return piles
    before = match.seats[number - 1].board
    if before is None or not before.passes_known:
        return None
    return add_card(piles, before.passes) if before.passes is not None else piles


def add_card(piles: Sequence[Pile], biome: Biome) -> list[Pile]:
    """The journal with one more card of that biome: on its column, or as a new one on the right."""
    if all(pile.biome != biome for pile in piles):
        return [*piles, Pile(biome, 1)]
    return [Pile(pile.biome, pile.cards + (pile.biome == biome)) for pile in piles]


def mixed_sets(cards: Sequence[int]) -> list[int]:
    """How many columns each mixed set reaches over, the first set first ("Mixed sets").

    `cards` are the cards of the columns from left to right. The k-th set ends before the first column that has fewer
    than k cards.
    """
    reached: list[int] = []
    while True:
        kth = len(reached) + 1
        columns = next((index for index, count in enumerate(cards) if count < kth), len(cards))
        if columns == 0:
            return reached
        reached.append(columns)


def matching_sets(cards: Sequence[int]) -> list[int]:
    """The indices of the two columns with the most cards, of equals the one further left ("Matching sets")."""
    return sorted(sorted(range(len(cards)), key=lambda index: -cards[index])[:2])


def _seat(seat: SubastralSeat, journal: Sequence[Pile] | None, options: Options, in_journals: int) -> SeatResult:
    counted: dict[str, Category] = {}
    held: int | None = None
    if journal is not None:
        counted = {"mixed": _mixed(journal, options), "matching": _matching(journal)}
        held = sum(pile.cards for pile in journal)
    if seat.tie is not None and seat.tie.journal_cards is not None:
        held = seat.tie.journal_cards
    categories, total = fill(CATEGORIES, seat.pad, counted)
    too_many = {"cards": in_journals, "most": DECK}
    violations = [Violation("deck_exceeded", "seats", dict(too_many))] if in_journals > DECK else []
    return SeatResult(seat.id, total, categories, violations, tie_breaks(TIE_BREAKS, {"journal_cards": held}))


def _mixed(journal: Sequence[Pile], options: Options) -> Category:
    return board(
        "mixed",
        [
            Line(
                "mixed_set",
                options.mixed_points[columns - 1],
                [f"journal.{index}" for index in range(columns)],
                {"set": kth, "columns": columns},
            )
            for kth, columns in enumerate(mixed_sets([pile.cards for pile in journal]), start=1)
        ],
    )


def _matching(journal: Sequence[Pile]) -> Category:
    return board(
        "matching",
        [
            Line(
                "matching_set",
                journal[index].cards * (index + 1),
                [f"journal.{index}"],
                {"biome": journal[index].biome, "cards": journal[index].cards, "column": index + 1},
            )
            for index in matching_sets([pile.cards for pile in journal])
        ],
    )
