"""What a Wild World board shows and what is still to be told of it. Pure, no screen.

Pieces are named by what they are, not by where they stand: `monsters[m1]`, `monsters[m1].slayer`, `journey[2]`,
`home[h3]`, `potion`; a result's paths (`monsters.0.slayer`) are turned into such names by `address`.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorers import Result
from scorers.readings import open_ties
from scorers.result import SeatResult, Violation
from scorers.wild_world_board import Board, Monster


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was tapped: a piece, or a line by its category and number.

    `part` is what of the piece is being told: `criterion`, `slayer`, `details`. A digit replaces the number as long as
    it is `fresh`, and goes behind it after.
    """

    piece: str = ""
    part: str = ""
    fresh: bool = True
    category: str = ""
    line: int = -1


NOTHING = Chosen()


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that a slain criterion counts and nobody has told: `kind` of `piece` (several alike: the first)."""

    kind: str
    piece: str
    times: int = 1


def address(board: Board, at: str) -> str:
    """The name of the piece at a path of a result; the path itself where nothing lies there."""
    name, _, rest = at.partition(".")
    number, _, detail = rest.partition(".")
    if not number.isdecimal():
        return at
    items = board.monsters if name == "monsters" else board.home if name == "home" else None
    key: str | None = number
    if items is not None:
        key = items[int(number)].id if int(number) < len(items) else None
    return at if key is None else f"{name}[{key}]{'.' if detail else ''}{detail}"


def lit(board: Board, seat: SeatResult, chosen: Chosen) -> frozenset[str] | None:
    """The pieces that the chosen line counts; None while no line is chosen."""
    for category in seat.categories:
        if category.key == chosen.category and 0 <= chosen.line < len(category.lines):
            return frozenset(address(board, at) for at in category.lines[chosen.line].pieces)
    return None


def lines_of(board: Board, seat: SeatResult, piece: str) -> dict[str, frozenset[int]]:
    """The numbers of the lines, for each category, that the piece takes part in (a monster with its slayer, too)."""
    return {
        category.key: frozenset(
            number
            for number, line in enumerate(category.lines)
            if piece and any(address(board, at) in (piece, f"{piece}.slayer") for at in line.pieces)
        )
        for category in seat.categories
    }


def broken(board: Board, seat: SeatResult) -> dict[str, list[Violation]]:
    """The broken rules of each piece."""
    found: dict[str, list[Violation]] = {}
    for violation in seat.violations:
        found.setdefault(address(board, violation.at), []).append(violation)
    return found


def asks(board: Board, asked: frozenset[str], unasked: frozenset[str]) -> tuple[Ask, ...]:
    """What the slain criteria count and nobody has told yet, in the order of the board.

    `asked` is what they look at (`scorers.criteria.asked`), `unasked` the paths whose values are placeholders.
    """
    found: list[Ask] = []
    slain = [monster for monster in board.monsters or () if monster.slain]
    if "slayer" in asked:
        points, colours = _slayer_looks(slain)
        for monster in slain:
            name = f"monsters[{monster.id}]"
            open_points = points and f"{name}.slayer.points" in unasked
            open_colour = colours and f"{name}.slayer.colour" in unasked
            if monster.slayer is None or open_points or open_colour:
                found.append(Ask("slayer", name))
    if "potion" in asked and board.potion is None:
        found.append(Ask("potion", "potion"))
    if "journey" in asked and board.journey is None:
        found.append(Ask("journey", "journey"))
    if "home" in asked and board.home is None:
        found.append(Ask("home", "home"))
    if "printed_symbols" in asked and board.printed_symbols is None:
        found.append(Ask("printed_symbols", "board"))
    cards = board.home or []
    for kind, open_cards in (
        ("symbols", [card.id for card in cards if "home.symbols" in asked and card.symbols is None]),
        ("colour", [card.id for card in cards if "home.colour" in asked and f"home[{card.id}].colour" in unasked]),
    ):
        if open_cards:
            found.append(Ask(kind, f"home[{open_cards[0]}]", len(open_cards)))
    return tuple(found)


def _slayer_looks(slain: list[Monster]) -> tuple[bool, bool]:
    """Whether the points and the colours of the slayers are looked at."""
    types = {monster.criterion.type for monster in slain if monster.criterion is not None}
    return "slayers" in types, "played" in types


def level(result: Result) -> tuple[str, ...]:
    """The seats that the island decides between: level in points, everything else being known. Best first."""
    ids: list[str] = []
    totals = [seat.total for seat in result.seats]
    for standing in result.standings or ():
        ids += [one for one in standing.ids if totals.count(result.seat(one).total) > 1]
    return tuple(ids)


def next_on_island(result: Result, now: str) -> str:
    """Whose worker is placed after that of `now`: a seat whose space is still unknown, else `now` again."""
    open_seats = [one for tie in open_ties(result) for one in tie.unknown]
    return next((one for one in open_seats if one != now), now)
