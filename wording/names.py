"""Names of what lies on the tables: kind of thing and key, to text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wording.marks import N_, NC_, NP_, Plural

GAMES: Final = {
    "spectacular": N_("Spectacular"),
    "subastral": N_("Subastral"),
    "wild_world": N_("Wild World"),
    "beanstalk": N_("Beanstalk"),
}

CATEGORIES: Final[Mapping[str, Mapping[str, str]]] = {
    "spectacular": {
        "entrance": N_("Entrance"),
        "green": N_("Jungle (green)"),
        "orange": N_("Savanna (orange)"),
        "blue": N_("Water (blue)"),
        "gray": N_("Mountain (gray)"),
        "towers": N_("Watchtowers"),
        "animals": N_("Animals"),
        "missions": N_("Missions"),
    },
    "subastral": {"mixed": N_("Mixed sets"), "matching": N_("Matching sets")},
    "wild_world": {
        "monsters": N_("Slain monsters"),
        "criteria": N_("Scoring monsters"),
        "brew": N_("Cauldron and potion"),
        "journey": N_("Journey"),
        "home": N_("Home"),
        "evolution": N_("Evolution tokens"),
        "treasury": N_("Gold and crystals"),
    },
    "beanstalk": {"points": N_("Victory points")},
}

NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "game": GAMES,
    "habitat": {
        "green": N_("jungle"),
        "orange": N_("savanna"),
        "blue": NC_("habitat", "water"),
        "gray": N_("mountain"),
    },
    "colour": {
        "green": N_("green"),
        "orange": N_("orange"),
        "blue": N_("blue"),
        "gray": N_("gray"),
        "multi": N_("any colour"),
        "black": N_("black"),
        "brown": N_("brown"),
        "beige": N_("beige"),
    },
    "tile": {"tower": N_("tower tile"), "breeding": N_("breeding tile"), "star": N_("star tile")},
    "worker": {
        "green": N_("green worker token"),
        "orange": N_("orange worker token"),
        "blue": N_("blue worker token"),
        "gray": N_("gray worker token"),
        "multi": N_("multicoloured worker token"),
    },
    "biome": {
        "desert": N_("desert"),
        "savanna": N_("savanna"),
        "rainforest": N_("rainforest"),
        "chaparral": N_("chaparral"),
        "grassland": N_("grassland"),
        "forest": NC_("biome", "forest"),
        "taiga": N_("taiga"),
        "tundra": N_("tundra"),
    },
    "element": {
        "forest": NC_("element", "forest"),
        "water": NC_("element", "water"),
        "fire": N_("fire"),
        "ice": N_("ice"),
        "magic": N_("magic"),
    },
    "bonus": {"gold": N_("gold"), "crystal": N_("crystal"), "potion": N_("potion"), "card": NC_("bonus", "card")},
    "good": {"1": N_("yellow"), "2": N_("colour 2"), "3": N_("colour 3"), "4": N_("colour 4")},
    "mode": {
        "practice": N_("Practice mode"),
        "overlord": N_("Overlord mode"),
        "inferno": N_("Inferno mode"),
        "base": N_("Base game"),
    },
    "trouble": {
        "point": N_("pay a victory point"),
        "coins": N_("pay 5 coins"),
        "colour": N_("pay 4 goods of one colour"),
        "centre_top": N_("fill the top of the middle column"),
        "warehouse": N_("8 goods in the warehouse"),
    },
    "resolving": {
        "point": N_("Pay 1 victory point: one good of each colour, or three yellow ones with the temple."),
        "coins": N_("Pay 5 coins: five goods, or fewer by way of the market."),
        "colour": N_("Pay four goods of the colour that the tile shows."),
        "centre_top": N_(
            "Resolved while the top cell of the middle column holds a good. Empty it before the turn ends."
        ),
        "warehouse": N_("Resolved while eight goods or more lie in the warehouse."),
    },
    "phase": {"turn_end": N_("a turn has just ended"), "in_turn": N_("a turn is under way")},
    "outcome": {"won": N_("Won"), "lost": N_("Lost"), "open": N_("Still open")},
    "source": {
        "board": N_("counted from the board"),
        "hand": N_("written by hand"),
        "missing": N_("not entered yet"),
    },
    "criterion": {
        "potion_twice": N_("2 × the space of the potion token"),
        "home_half": N_("Half the points at home, rounded down"),
        "home_cards": N_("1 for each card at home"),
        "home_zero": N_("2 for each card of 0 points at home"),
        "home_crystal": N_("2 for each card with a crystal at home"),
        "least_symbol": N_("3 for each symbol of the rarest element at home"),
        "slayers": N_("The points of the cards that slew monsters"),
        "monsters": N_("3 for each slain monster, this one too"),
        "journey_5": N_("2 for each card in journey column 5"),
        "journey_2": N_("2 for each card in journey column 2"),
        "symbols": N_("1 for each {element} symbol, those on the board too"),
        "played": N_("1 for each {element} card that was played"),
    },
    "criterion_short": {
        "potion_twice": N_("2 × potion"),
        "home_half": N_("½ home points"),
        "home_cards": N_("1 × home cards"),
        "home_zero": N_("2 × zero cards"),
        "home_crystal": N_("2 × crystal cards"),
        "least_symbol": N_("3 × rarest symbol"),
        "slayers": N_("Points of slayers"),
        "monsters": N_("3 × slain monsters"),
        "journey_5": N_("2 × column 5"),
        "journey_2": N_("2 × column 2"),
        "symbols": N_("{element} symbols"),
        "played": N_("{element} cards"),
    },
}
"""Kind of thing, key, text. Two criteria name their `{element}`."""

ANY_ELEMENT: Final = N_("one element's")
"""Stands for the element where a criterion is named without one."""

TIE_BREAKS: Final[Mapping[str, str]] = {
    "breeding_dice": N_("Dice on breeding tiles"),
    "journal_cards": N_("Cards in the journal"),
    "island_row": N_("Worker's row on the island"),
    "island_place": N_("Worker's place in the top row"),
}
TIE_BREAK_WINS: Final[Mapping[str, str]] = {
    "breeding_dice": N_("more wins"),
    "journal_cards": N_("fewer wins"),
    "island_row": N_("higher up wins"),
    "island_place": N_("further left wins"),
}
TIE_BREAK_ASKS: Final[Mapping[str, str]] = {
    "breeding_dice": N_("What do the dice on breeding tiles add up to?"),
    "journal_cards": N_("How many cards are in each journal?"),
    "island_row": N_("Whose worker stands higher on the island?"),
    "island_place": N_("Whose worker stands further left in the top row of the island?"),
}

POINTS: Final[Plural] = NP_("{n} point", "{n} points")
CARDS: Final[Plural] = NP_("{n} card", "{n} cards")
