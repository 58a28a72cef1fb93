"""Wild World: slain monsters, a journey and a home.

Its categories, violations and tie-breaks; the match file is in `wild_world_board.py`, the criteria in `criteria.py`.
Source: the Wild World rules, "End of the game and scoring", and their appendix "Scoring criteria".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorers.criteria import criteria_lines
from scorers.match import Fault, PlayerCount, check_seats
from scorers.result import Category, Line, Result, SeatResult, Violation, board, fill
from scorers.standings import TieBreakOrder, conclude, tie_breaks
from scorers.wild_world_board import Board, Options, WildWorldMatch, WildWorldSeat

GAME: Final = "wild_world"
PLAYERS: Final = PlayerCount(1, 4)
CATEGORIES: Final = ("monsters", "criteria", "brew", "journey", "home", "evolution", "treasury")
TIE_BREAKS: Final[TieBreakOrder] = {"island_row": False, "island_place": False}
JOURNEY_VALUES: Final = (1, 2, 3, 4, 5)
"""What a card in each journey column is worth where the board says nothing else (inferred from the worked example)."""
TREASURE: Final = 5
"""So many gold and crystals together are a point ("Gold and crystals")."""
TOP_ROW: Final = 1
"""The only row of the island with more than one place ("Moving and resting")."""


def category_keys(match: WildWorldMatch) -> tuple[str, ...]:
    """The categories that this match has, in the order of the score pad."""
    return CATEGORIES


def check(match: WildWorldMatch) -> Iterator[Fault]:
    """What can't lie on a table though each piece could."""
    return check_seats(match.seats, PLAYERS, CATEGORIES)


def score(match: WildWorldMatch) -> Result:
    """The match scored: most points win, then the highest worker on the island, then the leftmost in the top row."""
    islands = [island(seat) for seat in match.seats]
    seats = [
        _seat(seat, match.options, where, where.shared_by(islands))
        for seat, where in zip(match.seats, islands, strict=True)
    ]
    return conclude(GAME, seats, TIE_BREAKS)


class Space:
    """A seat's space on the island, as far as it is known. Below the top row a row has one place, told as 1."""

    __slots__ = ("place", "row")

    def __init__(self, row: int | None, place: int | None) -> None:
        self.row = row
        self.place = 1 if row is not None and row != TOP_ROW else place

    def shared_by(self, spaces: list[Space]) -> bool:
        """True when another of the spaces is this one; spaces that aren't wholly known are not compared."""
        if self.row is None or self.place is None:
            return False
        return sum(other.row == self.row and other.place == self.place for other in spaces) > 1


def island(seat: WildWorldSeat) -> Space:
    """The seat's space on the island: what is written by hand goes before the board ("End of the game and scoring")."""
    laid = seat.board.island if seat.board is not None else None
    row, place = (laid.row, laid.place) if laid is not None else (None, None)
    if seat.tie is not None:
        row = row if seat.tie.island_row is None else seat.tie.island_row
        place = place if seat.tie.island_place is None else seat.tie.island_place
    return Space(row, place)


def _seat(seat: WildWorldSeat, options: Options, where: Space, island_shared: bool) -> SeatResult:
    laid = seat.board
    counted = _counted(laid, options) if laid is not None else {}
    categories, total = fill(CATEGORIES, seat.pad, counted)
    violations = list(_violations(laid)) if laid is not None else []
    if island_shared:
        violations.append(Violation("island_space_shared", "island", {"row": where.row, "place": where.place}))
    return SeatResult(
        seat.id,
        total,
        categories,
        violations,
        tie_breaks(TIE_BREAKS, {"island_row": where.row, "island_place": where.place}),
    )


def _counted(laid: Board, options: Options) -> dict[str, Category]:
    """The categories that what is known of a board gives."""
    counted: dict[str, Category] = {}
    if laid.monsters is not None:
        counted["monsters"] = board(
            "monsters",
            [
                Line("monster", monster.points, [f"monsters.{number}"], {})
                for number, monster in enumerate(laid.monsters)
                if monster.slain
            ],
        )
        lines = criteria_lines(laid, options)
        if lines is not None:
            counted["criteria"] = board("criteria", lines)
    if laid.cauldron is not None and laid.potion is not None:
        counted["brew"] = board(
            "brew",
            [Line("cauldron", laid.cauldron, ["cauldron"], {}), Line("potion", laid.potion, ["potion"], {})],
        )
    if laid.journey is not None:
        counted["journey"] = board("journey", _journey(laid))
    if laid.home is not None:
        counted["home"] = board(
            "home",
            [
                Line("home_card", card.points, [f"home.{number}"], {"colour": card.colour})
                for number, card in enumerate(laid.home)
            ],
        )
    if laid.evolution is not None:
        counted["evolution"] = board("evolution", [Line("evolution", laid.evolution, ["evolution"], {})])
    if laid.gold is not None and laid.crystals is not None:
        points = (laid.gold + laid.crystals) // TREASURE
        values: dict[str, object] = {"gold": laid.gold, "crystals": laid.crystals, "each": TREASURE}
        counted["treasury"] = board("treasury", [Line("treasury", points, ["gold", "crystals"], values)])
    return counted


def _journey(laid: Board) -> list[Line]:
    values = laid.journey_values or JOURNEY_VALUES
    return [
        Line(
            "journey_column",
            column.cards * values[index],
            [f"journey.{index}"],
            {"colour": column.colour, "column": index + 1, "cards": column.cards, "value": values[index]},
        )
        for index, column in enumerate(laid.journey or ())
        if column is not None
    ]


def _violations(laid: Board) -> Iterator[Violation]:
    for number, monster in enumerate(laid.monsters or ()):
        if monster.slayer is not None and not monster.slain:
            yield Violation("slayer_without_kill", f"monsters.{number}")
    if laid.cauldron is not None and laid.potion is not None and laid.potion <= laid.cauldron:
        yield Violation("potion_not_past_cauldron", "potion", {"potion": laid.potion, "cauldron": laid.cauldron})
    seen: set[str] = set()
    for index, column in enumerate(laid.journey or ()):
        if column is not None:
            if column.colour in seen:
                yield Violation(
                    "journey_colour_repeated",
                    f"journey.{index}",
                    {"colour": column.colour, "column": index + 1},
                )
            seen.add(column.colour)
