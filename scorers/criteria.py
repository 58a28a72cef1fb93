"""The twelve criteria of Wild World's scoring monsters: what each looks at, counts and scores.

Source: the Wild World rules, appendix "Monster cards: scoring criteria".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from scorers.result import Line
from scorers.wild_world_board import (
    ELEMENTS,
    Board,
    ElementCriterion,
    HomeCard,
    JourneyColumn,
    Monster,
    Options,
    Slayer,
)


class NotEntered(Exception):
    """A criterion needs something that was not entered: the category is missing."""


class Counted(NamedTuple):
    """A criterion's points, the paths of what it counts beside its own monster, and the figures of its sentence."""

    points: int
    pieces: list[str]
    values: dict[str, object]


class Table:
    """A board as the criteria look at it: each look raises `NotEntered` where the players left something out."""

    def __init__(self, laid: Board, options: Options) -> None:
        self._laid = laid
        self.slain: list[tuple[int, Monster]] = [
            (number, monster) for number, monster in enumerate(laid.monsters or ()) if monster.slain
        ]
        self.least_counts_printed = options.least_symbol_counts_printed

    @property
    def potion(self) -> int:
        """The space of the potion token."""
        if self._laid.potion is None:
            raise NotEntered
        return self._laid.potion

    @property
    def home(self) -> list[HomeCard]:
        """The cards at home."""
        if self._laid.home is None:
            raise NotEntered
        return self._laid.home

    @property
    def journey(self) -> Sequence[JourneyColumn | None]:
        """The five columns of the journey."""
        if self._laid.journey is None:
            raise NotEntered
        return self._laid.journey

    @property
    def slayers(self) -> list[tuple[int, Slayer]]:
        """The creature cards that slew the slain monsters, with their monsters' numbers."""
        found: list[tuple[int, Slayer]] = []
        for number, monster in self.slain:
            if monster.slayer is None:
                raise NotEntered
            found.append((number, monster.slayer))
        return found

    def symbols(self, element: str) -> list[int]:
        """That element's symbols on each card at home."""
        counts: list[int] = []
        for card in self.home:
            if card.symbols is None:
                raise NotEntered
            counts.append(_count(card.symbols, element))
        return counts

    def printed(self, element: str) -> int:
        """That element's symbols printed on the player board."""
        if self._laid.printed_symbols is None:
            raise NotEntered
        return _count(self._laid.printed_symbols, element)


def _count(symbols: Mapping[Any, int], element: str) -> int:
    return symbols.get(element, 0)


def criteria_lines(laid: Board, options: Options) -> list[Line] | None:
    """A line for each slain monster with a criterion; None when any of them needs what was not entered."""
    table = Table(laid, options)
    try:
        return [_line(table, number, monster) for number, monster in table.slain if monster.criterion is not None]
    except NotEntered:
        return None


def needs(criterion_type: str) -> tuple[str, ...]:
    """What a criterion looks at: fields of the board, and details of its cards (``home.symbols``, ``slayer``)."""
    return CRITERIA[criterion_type].needs


def asked(laid: Board, options: Options) -> frozenset[str]:
    """What the criteria of the slain monsters look at, as `needs` tells it: nothing else has to be entered for them."""
    slain = {monster.criterion.type for monster in laid.monsters or () if monster.slain and monster.criterion}
    looks = {need for criterion in slain for need in needs(criterion)}
    if "symbols" not in slain and not options.least_symbol_counts_printed:
        looks.discard("printed_symbols")
    return frozenset(looks)


def _line(table: Table, number: int, monster: Monster) -> Line:
    criterion = monster.criterion
    assert criterion is not None
    element = criterion.element if isinstance(criterion, ElementCriterion) else ""
    counted = CRITERIA[criterion.type].of(table, element)
    return Line(criterion.type, counted.points, _in_order({f"monsters.{number}", *counted.pieces}), counted.values)


_FIELDS: Final = ("monsters", "potion", "journey", "home", "printed_symbols")


def _in_order(pieces: set[str]) -> list[str]:
    def position(piece: str) -> tuple[int, int, str]:
        name, _, rest = piece.partition(".")
        number, _, detail = rest.partition(".")
        return _FIELDS.index(name), int(number or 0), detail

    return sorted(pieces, key=position)


def _potion_twice(table: Table, element: str) -> Counted:
    return Counted(2 * table.potion, ["potion"], {"potion": table.potion})


def _home_half(table: Table, element: str) -> Counted:
    points = sum(card.points for card in table.home)
    return Counted(points // 2, _cards(range(len(table.home))), {"sum": points})


def _home_cards(table: Table, element: str) -> Counted:
    return Counted(len(table.home), _cards(range(len(table.home))), {"cards": len(table.home)})


def _home_zero(table: Table, element: str) -> Counted:
    found = [number for number, card in enumerate(table.home) if card.points == 0]
    return Counted(2 * len(found), _cards(found), {"cards": len(found)})


def _home_crystal(table: Table, element: str) -> Counted:
    found = [number for number, card in enumerate(table.home) if card.bonus == "crystal"]
    return Counted(2 * len(found), _cards(found), {"cards": len(found)})


def _least_symbol(table: Table, element: str) -> Counted:
    counts = {
        each: sum(table.symbols(each)) + (table.printed(each) if table.least_counts_printed else 0) for each in ELEMENTS
    }
    least = min(counts.values())
    pieces = _cards(range(len(table.home))) + (["printed_symbols"] if table.least_counts_printed else [])
    rarest = next(each for each in ELEMENTS if counts[each] == least)
    values: dict[str, object] = {"element": rarest, "symbols": least, "printed": table.least_counts_printed}
    return Counted(3 * least, pieces, values)


def _slayers(table: Table, element: str) -> Counted:
    points = sum(slayer.points for _, slayer in table.slayers)
    return Counted(points, [_slayer(number) for number, _ in table.slayers], {"cards": len(table.slayers)})


def _monsters(table: Table, element: str) -> Counted:
    slain = len(table.slain)
    return Counted(3 * slain, [f"monsters.{number}" for number, _ in table.slain], {"monsters": slain})


def _journey(table: Table, index: int) -> Counted:
    column = table.journey[index]
    cards = column.cards if column is not None else 0
    return Counted(2 * cards, [f"journey.{index}"] if column is not None else [], {"cards": cards})


def _symbols(table: Table, element: str) -> Counted:
    counts, printed = table.symbols(element), table.printed(element)
    pieces = _cards(number for number, count in enumerate(counts) if count)
    total = sum(counts) + printed
    values: dict[str, object] = {"element": element, "symbols": total, "printed": printed}
    return Counted(total, pieces + (["printed_symbols"] if printed else []), values)


def _played(table: Table, element: str) -> Counted:
    slayers = [_slayer(number) for number, slayer in table.slayers if slayer.colour == element]
    columns = [
        (index, column.cards)
        for index, column in enumerate(table.journey)
        if column is not None and column.colour == element
    ]
    home = [number for number, card in enumerate(table.home) if card.colour == element]
    travelled = sum(cards for _, cards in columns)
    values: dict[str, object] = {
        "element": element,
        "slayers": len(slayers),
        "journey": travelled,
        "home": len(home),
    }
    pieces = slayers + [f"journey.{index}" for index, _ in columns] + _cards(home)
    return Counted(len(slayers) + travelled + len(home), pieces, values)


def _cards(numbers: Iterable[int]) -> list[str]:
    return [f"home.{number}" for number in numbers]


def _slayer(number: int) -> str:
    return f"monsters.{number}.slayer"


class Criterion(NamedTuple):
    """How one criterion is counted, and what it looks at."""

    of: Callable[[Table, str], Counted]
    needs: tuple[str, ...]


CRITERIA: Final[dict[str, Criterion]] = {
    "potion_twice": Criterion(_potion_twice, ("potion",)),
    "home_half": Criterion(_home_half, ("home",)),
    "home_cards": Criterion(_home_cards, ("home",)),
    "home_zero": Criterion(_home_zero, ("home",)),
    "home_crystal": Criterion(_home_crystal, ("home", "home.bonus")),
    "least_symbol": Criterion(_least_symbol, ("home", "home.symbols", "printed_symbols")),
    "slayers": Criterion(_slayers, ("slayer",)),
    "monsters": Criterion(_monsters, ()),
    "journey_5": Criterion(lambda table, element: _journey(table, 4), ("journey",)),
    "journey_2": Criterion(lambda table, element: _journey(table, 1), ("journey",)),
    "symbols": Criterion(_symbols, ("home", "home.symbols", "printed_symbols")),
    "played": Criterion(_played, ("slayer", "journey", "home", "home.colour")),
}
"""The twelve, in the order of the appendix."""
