"""What stands against the rules, and how a solo match stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from scorers.result import Verdict, Violation
from wording.core import Texts
from wording.marks import N_, NP_
from wording.names import NAMES, POINTS

VIOLATIONS: Final[Mapping[str, str]] = {
    "breeding_die_high": N_("A {die} on a breeding tile, which takes only 1 or 2"),
    "star_die_not_six": N_("A {die} on the star animal, which takes only a 6"),
    "six_without_tower": N_("A 6 on a tile that is no part of a finished watchtower"),
    "pieces_exceeded": N_("{pieces} tiles and dice laid, but the game deals only {most} by then"),
    "deck_exceeded": N_("{cards} cards in all journals together, but there are only {most}"),
    "journey_colour_repeated": N_("A second column of {colour} cards; each column has a colour of its own"),
    "potion_not_past_cauldron": N_("Potion token on space {potion}, not past the cauldron token on space {cauldron}"),
    "slayer_without_kill": N_("A creature card with a monster that is not slain"),
    "island_space_shared": N_("Another player's worker is on the same space of the island (row {row}, place {place})"),
    "trouble_missing": N_("{entered} troubles entered, but {due} have come by now"),
    "floating": N_("Something lies in the elevator with nothing beneath it"),
    "resolved_still_placed": N_("Trouble {trouble} is resolved, but still in the elevator"),
    "unresolved_not_placed": N_("Trouble {trouble} is not resolved, but not in the elevator"),
    "pair_not_resolved": N_("Trouble {trouble} is resolved, but {lower} beneath it is not; they go together"),
}

PLACES: Final[Mapping[str, str]] = {
    "park.tiles": N_("tile {number} of the park"),
    "round1.tiles": N_("tile {number} of round 1"),
    "missions": N_("mission {number}"),
    "journal": N_("column {number}"),
    "monsters": N_("monster {number}"),
    "monsters.slayer": N_("creature card with monster {number}"),
    "journey": N_("journey column {number}"),
    "home": N_("home card {number}"),
    "troubles": N_("trouble {number}"),
    "goods": N_("goods of colour {number}"),
    "park": N_("park"),
    "round1": N_("park of round 1"),
    "entrance_points": N_("entrance score"),
    "animal_kinds": N_("number of animal kinds"),
    "animal_score": N_("animal score"),
    "cauldron": N_("cauldron token"),
    "potion": N_("potion token"),
    "printed_symbols": N_("symbols on the board"),
    "evolution": N_("evolution tokens"),
    "gold": N_("gold"),
    "crystals": N_("crystals"),
    "island": N_("island"),
    "elevator": N_("elevator"),
    "temple": N_("temple"),
    "seats": N_("all players"),
}
"""Pieces by the shape of their path below a seat's board."""

PLACED: Final = N_("{sentence} ({place})")
SHORT: Final = NP_("{n} point short", "{n} points short")
ACHIEVED: Final = NP_("{n} mission achieved", "{n} missions achieved")
TIER: Final = N_("{sentence}: {tier}")
NEXT_TROUBLE: Final = N_("{sentence}; the next trouble comes when turn {turn} ends")
GOALS_MET: Final = N_("Won: {points} (goal {goal}) and {missions} (goal {missions_goal})")
POINTS_SHORT: Final = N_("Lost: {points} of {goal}, {short}; {missions} is enough")
MISSIONS_SHORT: Final = N_("Lost: {missions}, but {missions_goal} are needed; {points} is enough")
BOTH_SHORT: Final = N_("Lost: {points} of {goal}, {short}; {missions}, but {missions_goal} are needed")
INCOMPLETE: Final = N_("Still open: not everything is entered yet (goal {goal} points and {missions_goal} missions)")
BLOCKED: Final = N_("Lost: a trouble found no column to fall into")
CENTRE_FILLED: Final = N_("Lost: the top cell of the middle column was filled when turn {turn} ended")
CENTRE_DANGER: Final = N_("Still open, but the top cell of the middle column is filled: empty it before the turn ends")
TURNS_LEFT: Final = N_("Still open: turn {turn} of {last_turn} is over")
TROUBLE_LEFT: Final = N_("Lost: the last turn is over and trouble {troubles} is left")
TROUBLES_LEFT: Final = N_("Lost: the last turn is over and troubles {troubles} are left")
TROUBLE_MISSING: Final = N_("Still open: the last turn is over, but not every trouble that came is entered")
ALL_RESOLVED: Final = N_("Won: all troubles are resolved after turn {turn}")


def place(t: Texts, at: str) -> str:
    """What lies at a path below a seat's board, `tile 4 of the park`; the path itself where it is of no known shape."""
    names, number = [], ""
    for part in at.split("."):
        if part.isdecimal():
            number = part
        else:
            names.append(part)
    key = ".".join(names)
    if key not in PLACES:
        return at
    if not number:
        return t(PLACES[key])
    return t(PLACES[key], number=int(number) + (key != "goods"))


def violation(t: Texts, found: Violation, *, placed: bool = True) -> str:
    """The sentence on a broken rule, with the piece's place where `placed`."""
    values: dict[str, Any] = dict(found.values)
    if "colour" in values:
        values["colour"] = t.known(NAMES["element"], values["colour"])
    sentence = t.form(VIOLATIONS[found.code])(**values) if found.code in VIOLATIONS else found.code
    if not placed or not any(part.isdecimal() for part in found.at.split(".")) or "trouble" in values:
        return sentence
    return t(PLACED, sentence=sentence, place=place(t, found.at))


def _goal(text: str) -> Callable[[Texts, Any], str]:
    """A sentence on the two goals of a solo park."""

    def sentence(t: Texts, values: Any) -> str:
        total, goal = values["total"], values["goal"]
        told = t(
            text,
            points=t.counted(POINTS, total),
            goal=goal,
            short=t.counted(SHORT, goal - total),
            missions=t.counted(ACHIEVED, values["missions"]),
            missions_goal=values["missions_goal"],
        )
        return t(TIER, sentence=told, tier=values["tier"]) if values.get("tier") else told

    return sentence


def _text(text: str) -> Callable[[Texts, Any], str]:
    return lambda t, values: t.form(text)(**values)


def _turns_left(t: Texts, values: Any) -> str:
    told = t(TURNS_LEFT, turn=values["turn"], last_turn=values["last_turn"])
    turn = values["next_trouble_turn"]
    return told if turn is None else t(NEXT_TROUBLE, sentence=told, turn=turn)


def _trouble_left(t: Texts, values: Any) -> str:
    left = values["troubles"]
    return t(TROUBLE_LEFT if len(left) == 1 else TROUBLES_LEFT, troubles=t.listing(left))


VERDICTS: Final[Mapping[str, Callable[[Texts, Any], str]]] = {
    "goals_met": _goal(GOALS_MET),
    "points_short": _goal(POINTS_SHORT),
    "missions_short": _goal(MISSIONS_SHORT),
    "both_short": _goal(BOTH_SHORT),
    "incomplete": _text(INCOMPLETE),
    "trouble_blocked": _text(BLOCKED),
    "centre_filled": _text(CENTRE_FILLED),
    "centre_danger": _text(CENTRE_DANGER),
    "turns_left": _turns_left,
    "trouble_left": _trouble_left,
    "trouble_missing": _text(TROUBLE_MISSING),
    "all_resolved": _text(ALL_RESOLVED),
}


def verdict(t: Texts, found: Verdict) -> str:
    """The sentence on how a solo match stands, with the goal that was missed."""
    sentence = VERDICTS.get(found.reason)
    return sentence(t, found.values) if sentence is not None else found.reason
