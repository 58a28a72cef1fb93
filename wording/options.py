"""A match's options: what each is called, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from wording.marks import N_


class Option(NamedTuple):
    """An option's name and the explanation of what it changes."""

    name: str
    explained: str


OPTIONS: Final[Mapping[str, Mapping[str, Option]]] = {
    "spectacular": {
        "missions": Option(
            N_("Mission mode"), N_("Each park has three mission tiles, which score when they are achieved.")
        ),
        "solo": Option(
            N_("Solo challenge"),
            N_("One player, with missions. Won with 200 points or more and at least two missions achieved."),
        ),
        "lone_die_scores": Option(
            N_("A lone die counts"),
            N_(
                "The rules can be read two ways: a die beside the entrance that has no neighbouring die scores by "
                "itself, or a group needs two dice. Here it scores unless this is switched off."
            ),
        ),
        "animal_points": Option(
            N_("Table of animals"),
            N_("The points for each number of kinds, copied from the table at the lower right of a player board."),
        ),
        "solo_tiers": Option(
            N_("Achievement table"), N_("The ranks of a solo victory, copied from the solo pages of the rule book.")
        ),
    },
    "subastral": {
        "disturbance": Option(
            N_("Disturbance variant"),
            N_("Before scoring, everybody passes one card of the hand to the left, and it goes into that journal."),
        ),
        "mixed_points": Option(
            N_("Points of mixed sets"), N_("The points of a mixed set that reaches over one to eight columns.")
        ),
    },
    "wild_world": {
        "least_symbol_counts_printed": Option(
            N_("Rarest symbol: printed ones count"),
            N_(
                "The monster that scores the rarest symbol also counts the symbols printed on the player board, "
                "as the rules do elsewhere. Switched off, it counts only the cards at home."
            ),
        ),
    },
    "beanstalk": {
        "mode": Option(N_("Mode"), N_("Three solo modes of rising difficulty, or the base game for three or four.")),
        "columns": Option(N_("Columns of the elevator"), N_("As many as your board shows; an odd number.")),
        "rows": Option(N_("Rows of the elevator"), N_("As many as your board shows.")),
    },
}

MODES: Final[Mapping[str, str]] = {
    "practice": N_("5 stacks of 12 tiles, 30 turns, 4 troubles."),
    "overlord": N_("6 stacks of 10 tiles, 30 turns, 5 troubles."),
    "inferno": N_("7 stacks of 8 tiles, 28 turns, 6 troubles."),
    "base": N_("Victory points of three or four players."),
}
