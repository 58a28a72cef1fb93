"""The rules in our own words, and the section of the rule book where each is found.

Keys are categories, reasons, violations, tie-breaks and the verdict (`solo`). Where a reason is spelled like a category
of another meaning it stands here as `category.reason`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from wording.marks import N_, NC_


class Rule(NamedTuple):
    """A rule: the section's name, and what it says."""

    section: str
    text: str


HAND: Final = Rule(N_("Score pad"), N_("A number written by hand stands in place of what the board would give."))

_ENTRANCE: Final = Rule(
    N_("End of round 1: entrance scoring"),
    N_(
        "When round 1 ends, dice on neighbouring tiles form groups, whatever their colours. A group with a die beside "
        "the entrance scores all its dice, once."
    ),
)
_AREA: Final = Rule(
    N_("Habitat scoring"),
    N_(
        "Neighbouring tiles of one habitat are an area, with or without dice. It scores the sum of its dice times the "
        "number of its breeding tiles that hold a die: nothing if there is none."
    ),
)
_TOWER: Final = Rule(
    N_("Watchtower scoring"),
    N_(
        "A watchtower stands where three tiles close a circle of one colour. It scores its three dice, and nothing "
        "while one of them is missing."
    ),
)
_ANIMALS: Final = Rule(
    N_("Animal scoring"),
    N_("Each kind of animal counts once, the star animal too. The table on the player board tells the points."),
)
_MISSIONS: Final = Rule(N_("Mission mode"), N_("A mission that is achieved at the end scores the points on its tile."))
_SOLO: Final = Rule(
    N_("Solo challenge: final scoring"),
    N_("A solo park wins with 200 points or more and at least two of its three missions achieved."),
)

_MIXED: Final = Rule(
    NC_("section", "Mixed sets"),
    N_(
        "A mixed set takes one card of each column, from column 1 to the right, and ends before the first column that "
        "has no card left for it. The longer it is, the more it scores."
    ),
)
_MATCHING: Final = Rule(
    NC_("section", "Matching sets"),
    N_(
        "The two columns with the most cards score, of equals the one further left: each card is worth the number of "
        "its column."
    ),
)

_MONSTERS: Final = Rule(
    N_("Game end and scoring: slain monsters"), N_("A slain monster scores the points on its card.")
)
_CRITERIA: Final = Rule(
    N_("Appendix: scoring criteria"),
    N_("A slain scoring monster scores by the criterion at the bottom of its card."),
)
_BREW: Final = Rule(
    N_("Game end and scoring: cauldron and potion"),
    N_("The cauldron token and the potion token each score the number of their space."),
)
_JOURNEY: Final = Rule(
    N_("Game end and scoring: journey area"),
    N_("Each card in a column of the journey scores the value above the column."),
)
_HOME: Final = Rule(N_("Game end and scoring: home section"), N_("Each card at home scores the points in its corner."))
_EVOLUTION: Final = Rule(
    N_("Game end and scoring: evolution tokens"), N_("Each evolution token in the own supply scores 1.")
)
_TREASURY: Final = Rule(
    N_("Game end and scoring: gold and crystals"),
    N_("Every five gold and crystals together in the own supply score 1. Crystals on locks do not count."),
)
_ISLAND: Final = Rule(
    N_("Game end and scoring"),
    N_(
        "Of the players level on points the one wins whose worker stands highest on the island; in the top row the "
        "one furthest left."
    ),
)

_VICTORY_POINTS: Final = Rule(
    NC_("section", "Base game"),
    N_("One good of each of the four colours makes a victory point. With the temple three yellow goods make one, too."),
)
_TROUBLE_COMES: Final = Rule(
    N_("Trouble comes"),
    N_(
        "A trouble comes whenever a stack of goods is used up, but not with the last stack. It falls into the "
        "elevator like a good, two cells wide and two high."
    ),
)
_RESOLVING: Final = Rule(
    N_("Resolving troubles"),
    N_(
        "A trouble whose condition is met leaves the elevator, and what lay on it moves down. Resolving a trouble that "
        "came on top of another resolves the lower one, too."
    ),
)
_GAME_END: Final = Rule(
    N_("End of the game"),
    N_(
        "The game is lost if the top cell of the middle column is filled when a turn ends, if a trouble finds no room, "
        "or if any is left when the last stack is gone. Otherwise it is won."
    ),
)


_PLACING_DICE: Final = N_("Placing dice")


def _criterion(text: str) -> Rule:
    return Rule(_CRITERIA.section, text)


def _die(text: str) -> Rule:
    return Rule(_PLACING_DICE, text)


RULES: Final[Mapping[str, Mapping[str, Rule]]] = {
    "spectacular": {
        "entrance": _ENTRANCE,
        "dice_group": _ENTRANCE,
        "entered": _ENTRANCE,
        "green": _AREA,
        "orange": _AREA,
        "blue": _AREA,
        "gray": _AREA,
        "area": _AREA,
        "towers": _TOWER,
        "tower": _TOWER,
        "animals": _ANIMALS,
        "missions": _MISSIONS,
        "mission": _MISSIONS,
        "solo": _SOLO,
        "breeding_dice": Rule(
            N_("Final scoring"),
            N_("Of the players level on points the one wins with the most on the dice on breeding tiles."),
        ),
        "breeding_die_high": _die(N_("A breeding tile takes only a 1 or a 2.")),
        "star_die_not_six": _die(N_("The star animal takes only a 6.")),
        "six_without_tower": _die(N_("A tower tile takes a 6 only when it is part of a finished watchtower.")),
        "pieces_exceeded": Rule(
            N_("Playing the game"),
            N_("A park starts with three tiles and takes two pieces a turn: 8 turns in round 1, 7 in round 2."),
        ),
    },
    "subastral": {
        "mixed": _MIXED,
        "mixed_set": _MIXED,
        "matching": _MATCHING,
        "matching_set": _MATCHING,
        "journal_cards": Rule(
            N_("Final scoring"), N_("Of the players level on points the one wins with the fewest cards in the journal.")
        ),
        "deck_exceeded": Rule(N_("Setting up the game"), N_("The box holds 103 biome cards.")),
    },
    "wild_world": {
        "monsters": _MONSTERS,
        "monster": _MONSTERS,
        "criteria": _CRITERIA,
        "potion_twice": _criterion(N_("Scores twice the number of the potion token's space.")),
        "home_half": _criterion(N_("Scores half the points of the cards at home, rounded down.")),
        "home_cards": _criterion(N_("Scores 1 for each card at home.")),
        "home_zero": _criterion(N_("Scores 2 for each card at home that is worth 0 points.")),
        "home_crystal": _criterion(N_("Scores 2 for each card at home that shows a crystal as its bonus.")),
        "least_symbol": _criterion(
            N_("Scores 3 for each symbol of the element that is rarest at home; nothing if one of the five is absent.")
        ),
        "slayers": _criterion(N_("Scores the points of the creature cards that slew monsters.")),
        "criteria.monsters": _criterion(N_("Scores 3 for each slain monster, this one included.")),
        "journey_5": _criterion(N_("Scores 2 for each card in the fifth column of the journey.")),
        "journey_2": _criterion(N_("Scores 2 for each card in the second column of the journey.")),
        "symbols": _criterion(N_("Scores 1 for each symbol of one element at home and printed on the player board.")),
        "played": _criterion(
            N_("Scores 1 for each creature card of one colour: with slain monsters, on the journey and at home.")
        ),
        "brew": _BREW,
        "cauldron": _BREW,
        "potion": _BREW,
        "journey": _JOURNEY,
        "journey_column": _JOURNEY,
        "home": _HOME,
        "home_card": _HOME,
        "evolution": _EVOLUTION,
        "treasury": _TREASURY,
        "island_row": _ISLAND,
        "island_place": _ISLAND,
        "journey_colour_repeated": Rule(
            N_("Playing a card to the journey area"), N_("Each column of the journey has a colour of its own.")
        ),
        "potion_not_past_cauldron": Rule(
            N_("Slaying a monster"), N_("The potion token never lies behind or beside the cauldron token.")
        ),
        "slayer_without_kill": Rule(
            N_("Slaying a monster"), N_("A creature card lies with a monster only when it has slain it.")
        ),
        "island_space_shared": Rule(
            N_("Moving and resting a worker"), N_("Only the top row of the island takes more than one worker.")
        ),
    },
    "beanstalk": {
        "points": _VICTORY_POINTS,
        "colour_set": _VICTORY_POINTS,
        "temple_set": _VICTORY_POINTS,
        "solo": _GAME_END,
        "trouble_missing": _TROUBLE_COMES,
        "floating": _TROUBLE_COMES,
        "resolved_still_placed": _RESOLVING,
        "unresolved_not_placed": _TROUBLE_COMES,
        "pair_not_resolved": _RESOLVING,
    },
}
