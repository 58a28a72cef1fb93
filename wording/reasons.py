"""A line's sentence: what a number is made of, with every figure.

One function for each reason of a game. Lines are told afresh at every tap, so the texts are kept ready to be filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from scorers.result import Category, Line
from wording.core import Texts
from wording.marks import N_, NP_, Plural
from wording.names import CARDS, NAMES, POINTS

Sentence = Callable[[Texts, Line, Category | None], str]
"""Gives a line's sentence; the category, where it is known, tells what the line alone doesn't."""

HAND: Final = N_("Written by hand")
TILES: Final[Mapping[str, Plural]] = {
    "green": NP_("{n} green tile", "{n} green tiles"),
    "orange": NP_("{n} orange tile", "{n} orange tiles"),
    "blue": NP_("{n} blue tile", "{n} blue tiles"),
    "gray": NP_("{n} gray tile", "{n} gray tiles"),
}
ANY_TILES: Final = NP_("{n} tile", "{n} tiles")
BREEDING: Final = NP_("{n} breeding tile with a die", "{n} breeding tiles with a die")
AREA: Final = N_("Area of {tiles}: dice {dice} = {sum}, × {breeding}")
AREA_ONE_DIE: Final = N_("Area of {tiles}: die {sum}, × {breeding}")
AREA_UNBRED: Final = N_("Area of {tiles}: dice {dice} = {sum}, but no breeding tile with a die")
AREA_UNBRED_ONE_DIE: Final = N_("Area of {tiles}: die {sum}, but no breeding tile with a die")
AREA_EMPTY: Final = N_("Area of {tiles} without a die")
ENTERED: Final = N_("Entrance score as noted after round 1")
GROUP: Final = N_("Group of {n} dice at the entrance: {dice} = {points}")
LONE_DIE: Final = N_("A lone die beside the entrance: {points}")
TOWERS: Final[Mapping[str, str]] = {
    "black": N_("Black watchtower"),
    "brown": N_("Brown watchtower"),
    "beige": N_("Beige watchtower"),
}
TOWER: Final = N_("{tower}: dice {dice} = {points}")
TOWER_SHORT: Final = N_("{tower}: only {n} of its 3 dice, so it scores nothing")
KINDS: Final = NP_("{n} kind of animal", "{n} kinds of animals")
ANIMALS: Final = N_("{kinds}: {points} by the table")
ANIMALS_COUNTED: Final = N_("{kinds}, counted by hand: {points} by the table")
ANIMALS_READ: Final = N_("Points read off the table on the player board")
MISSION: Final = N_("Mission {set}, achieved")

MIXED: Final = N_("{nth} mixed set: columns 1 to {columns}")
MIXED_ONE: Final = N_("{nth} mixed set: column 1 only")
MATCHING: Final = N_("Matching set: {biome}, {cards} in column {column}: {n} × {column}")
LARGEST: Final = N_("Largest pile: {biome}, {cards} in column {column}: {n} × {column}")
SECOND: Final = N_("Second pile: {biome}, {cards} in column {column}: {n} × {column}")

MONSTER: Final = N_("Monster {number}, slain")
CAULDRON: Final = N_("Cauldron token on space {points}")
POTION: Final = N_("Potion token on space {points}")
JOURNEY: Final = N_("Column {column}, {colour}: {cards} × {value}")
HOME_CARD: Final = N_("Card {number}, {colour}")
HOME_CARD_PLAIN: Final = N_("Card {number}")
EVOLUTION: Final = NP_("{n} evolution token, 1 point each", "{n} evolution tokens, 1 point each")
CRYSTALS: Final = NP_("{n} crystal", "{n} crystals")
TREASURY: Final = N_("{gold} gold + {crystals} = {sum}, 1 point for every {each}")
POTION_TWICE: Final = N_("Potion token on space {potion}: 2 × {potion}")
HOME_HALF: Final = N_("Half of the {sum} points at home, rounded down")
HOME_CARDS: Final = N_("{cards} at home, 1 each")
HOME_ZERO: Final = N_("{cards} of 0 points at home, 2 each")
HOME_CRYSTAL: Final = N_("{cards} with a crystal at home, 2 each")
SYMBOLS: Final = NP_("{n} symbol", "{n} symbols")
LEAST: Final = N_("Rarest element {element}: {symbols} at home and on the board, 3 each")
LEAST_HOME: Final = N_("Rarest element {element}: {symbols} at home, 3 each")
SLAYERS: Final = N_("{cards} with slain monsters, {points} together")
SLAIN: Final = NP_("{n} slain monster, 3 each", "{n} slain monsters, 3 each")
JOURNEY_CARDS: Final = N_("{cards} in journey column {column}, 2 each")
ELEMENT_SYMBOLS: Final = N_("{element}: {symbols}, {printed} of them on the board")
PLAYED: Final = N_("{element} cards: {slayers} with slain monsters + {journey} on the journey + {home} at home")

COLOUR_SET: Final = NP_("{n} set of all four colours, 1 point each", "{n} sets of all four colours, 1 point each")
TEMPLE_SET: Final = NP_(
    "{n} set of three yellow goods for the temple, 1 point each",
    "{n} sets of three yellow goods for the temple, 1 point each",
)


def plus(dice: list[int]) -> str:
    """The dice as a sum, `5 + 6 + 2`."""
    return " + ".join(map(str, dice))


def number_of(piece: str) -> int:
    """The number that people give to a piece: its place in its list, from 1."""
    return int(piece.rpartition(".")[2]) + 1


def _area(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    dice, breeding = values["dice"], values["breeding"]
    plural = TILES.get(category.key, ANY_TILES) if category is not None else ANY_TILES
    tiles = t.counted(plural, len(line.pieces))
    if not dice:
        return t.form(AREA_EMPTY)(tiles=tiles)
    if breeding:
        multiplied = t.counted(BREEDING, breeding)
        if len(dice) == 1:
            return t.form(AREA_ONE_DIE)(tiles=tiles, sum=values["sum"], breeding=multiplied)
        return t.form(AREA)(tiles=tiles, dice=plus(dice), sum=values["sum"], breeding=multiplied)
    if len(dice) == 1:
        return t.form(AREA_UNBRED_ONE_DIE)(tiles=tiles, sum=values["sum"])
    return t.form(AREA_UNBRED)(tiles=tiles, dice=plus(dice), sum=values["sum"])


def _dice_group(t: Texts, line: Line, category: Category | None) -> str:
    dice: Any = line.values["dice"]
    if len(dice) == 1:
        return t.form(LONE_DIE)(points=line.points)
    return t.form(GROUP)(n=len(dice), dice=plus(dice), points=line.points)


def _tower(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    tower, dice = t(TOWERS[values["colour"]]), values["dice"]
    if len(dice) == 3:
        return t.form(TOWER)(tower=tower, dice=plus(dice), points=line.points)
    return t.form(TOWER_SHORT)(tower=tower, n=len(dice))


def _animals(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    if values.get("given") == "score":
        return t.form(ANIMALS_READ)(points=line.points)
    kinds = t.counted(KINDS, values["kinds"])
    return t.form(ANIMALS_COUNTED if "given" in values else ANIMALS)(kinds=kinds, points=line.points)


def _mixed(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    nth, columns = t.ordinal(values["set"]), values["columns"]
    return t.form(MIXED)(nth=nth, columns=columns) if columns > 1 else t.form(MIXED_ONE)(nth=nth)


def _matching(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    cards, column = values["cards"], values["column"]
    text = MATCHING
    if category is not None:
        others: Any = [(other.values["cards"], other.values["column"]) for other in category.lines]
        text = SECOND if any((-of, at) < (-cards, column) for of, at in others) else LARGEST
    biome = t(NAMES["biome"][values["biome"]])
    return t.form(text)(biome=biome, cards=t.counted(CARDS, cards), column=column, n=cards)


def _journey(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    cards = t.counted(CARDS, values["cards"])
    return t.form(JOURNEY)(
        column=values["column"], colour=_element(t, values["colour"]), cards=cards, value=values["value"]
    )


def _home_card(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    if "colour" not in values:  # nobody was asked for it
        return t.form(HOME_CARD_PLAIN)(number=number_of(line.pieces[0]))
    return t.form(HOME_CARD)(number=number_of(line.pieces[0]), colour=_element(t, values["colour"]), points=line.points)


def _treasury(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    gold, crystals = values["gold"], values["crystals"]
    return t.form(TREASURY)(gold=gold, crystals=t.counted(CRYSTALS, crystals), sum=gold + crystals, each=values["each"])


def _least(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    text = LEAST if values["printed"] else LEAST_HOME
    return t.form(text)(element=_element(t, values["element"]), symbols=t.counted(SYMBOLS, values["symbols"]))


def _symbols(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    return t.form(ELEMENT_SYMBOLS)(
        element=t.capital(_element(t, values["element"])),
        symbols=t.counted(SYMBOLS, values["symbols"]),
        printed=values["printed"],
    )


def _played(t: Texts, line: Line, category: Category | None) -> str:
    values: Any = line.values
    return t.form(PLAYED)(
        element=t.capital(_element(t, values["element"])),
        slayers=values["slayers"],
        journey=values["journey"],
        home=values["home"],
    )


def _element(t: Texts, element: str) -> str:
    return t(NAMES["element"][element])


def _text(text: str) -> Sentence:
    """A sentence of the line's points and values."""
    return lambda t, line, category: t.form(text)(points=line.points, **line.values)


def _numbered(text: str) -> Sentence:
    """A sentence of the piece's number and the points."""
    return lambda t, line, category: t.form(text)(number=number_of(line.pieces[0]), points=line.points)


def _cards(text: str, **more: object) -> Sentence:
    """A sentence of a number of cards."""

    def sentence(t: Texts, line: Line, category: Category | None) -> str:
        values: Any = line.values
        return t.form(text)(cards=t.counted(CARDS, values["cards"]), points=t.counted(POINTS, line.points), **more)

    return sentence


def _counted(plural: Plural, value: str) -> Sentence:
    """A sentence of one number, the line's value of that name or its `points`."""

    def sentence(t: Texts, line: Line, category: Category | None) -> str:
        values: Any = line.values
        return t.counted(plural, line.points if value == "points" else values[value])

    return sentence


def _hand(t: Texts, line: Line, category: Category | None) -> str:
    return t(HAND)


REASONS: Final[Mapping[str, Mapping[str, Sentence]]] = {
    "spectacular": {
        "hand": _hand,
        "entered": _text(ENTERED),
        "dice_group": _dice_group,
        "area": _area,
        "tower": _tower,
        "animals": _animals,
        "mission": _text(MISSION),
    },
    "subastral": {"hand": _hand, "mixed_set": _mixed, "matching_set": _matching},
    "wild_world": {
        "hand": _hand,
        "monster": _numbered(MONSTER),
        "potion_twice": _text(POTION_TWICE),
        "home_half": _text(HOME_HALF),
        "home_cards": _cards(HOME_CARDS),
        "home_zero": _cards(HOME_ZERO),
        "home_crystal": _cards(HOME_CRYSTAL),
        "least_symbol": _least,
        "slayers": _cards(SLAYERS),
        "monsters": _counted(SLAIN, "monsters"),
        "journey_5": _cards(JOURNEY_CARDS, column=5),
        "journey_2": _cards(JOURNEY_CARDS, column=2),
        "symbols": _symbols,
        "played": _played,
        "cauldron": _text(CAULDRON),
        "potion": _text(POTION),
        "journey_column": _journey,
        "home_card": _home_card,
        "evolution": _counted(EVOLUTION, "points"),
        "treasury": _treasury,
    },
    "beanstalk": {
        "hand": _hand,
        "colour_set": _counted(COLOUR_SET, "sets"),
        "temple_set": _counted(TEMPLE_SET, "sets"),
    },
}
