"""Spectacular: an animal park of hexes, dice and watchtowers.

Its categories, violations, tie-break and solo verdict; the match file stands in `spectacular_board.py`, the areas,
watchtowers and groups of dice in `park.py`.
Source: the Spectacular rules, "End of the round", "Final scoring", "Mission mode" and "Solo challenge".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from scorers.match import Fault, PlayerCount, check_seats, twice
from scorers.park import Columns, Tower, areas, columns, dice_groups, towers
from scorers.result import (
    Category,
    Line,
    Result,
    SeatResult,
    TieBreak,
    Values,
    Verdict,
    Violation,
    board,
    fill,
    missing,
)
from scorers.spectacular_board import HABITATS, Board, Options, SpectacularMatch, SpectacularSeat
from scorers.standings import TieBreakOrder, conclude

GAME: Final = "spectacular"
PLAYERS: Final = PlayerCount(1, 6)
CATEGORIES: Final = ("entrance", *HABITATS, "towers", "animals")
TIE_BREAKS: Final[TieBreakOrder] = {"breeding_dice": True}
SOLO_GOAL: Final = 200
"""Points that a solo park must reach ("Solo challenge")."""
SOLO_MISSIONS: Final = 2
"""Missions that a solo park must achieve ("Solo challenge")."""
MOST_PIECES: Final = {"round1": 19, "park": 33}
"""Three start tiles and two pieces a turn, after 8 turns and after 15 ("Playing the game")."""

_PATHS: Final = {where: [f"{where}.tiles.{number}" for number in range(64)] for where in MOST_PIECES}


def category_keys(match: SpectacularMatch) -> tuple[str, ...]:
    """The categories that this match has, in the order of the score pad."""
    return (*CATEGORIES, "missions") if match.options.missions or match.options.solo else CATEGORIES


def check(match: SpectacularMatch) -> Iterator[Fault]:
    """What can't lie on a table though each piece could: a hex used twice, a mission set twice, solo with two seats."""
    yield from check_seats(match.seats, PLAYERS, category_keys(match))
    if match.options.solo and len(match.seats) > 1:
        yield Fault("seats", "solo_seats", {"value": len(match.seats)})
    for number, seat in enumerate(match.seats):
        laid = seat.board
        if laid is None:
            continue
        for where, park in (("park", laid.park), ("round1", laid.round1)):
            tiles = park.tiles if park is not None else None
            if tiles and len({tile.at for tile in tiles}) < len(tiles):
                hexes = [tile.at for tile in tiles]
                yield from twice("hex_twice", f"seats.{number}.board.{where}.tiles", hexes, "at")
        missions = laid.missions
        if missions:
            sets = [mission.set for mission in missions]
            yield from twice("set_twice", f"seats.{number}.board.missions", sets, "set")


def score(match: SpectacularMatch) -> Result:
    """The match scored ("Final scoring"): most points win, then the most on dice on breeding tiles, then shared."""
    keys = category_keys(match)
    seats = [_seat(seat, match.options, keys) for seat in match.seats]
    verdict = solo_verdict(match, seats[0]) if match.options.solo else None
    return conclude(GAME, seats, TIE_BREAKS, verdict)


@lru_cache(maxsize=4096)  # a pure function of its text
def alike(animal: str) -> str:
    """The form in which two animals' names are compared: Unicode NFKC, trimmed, case folded."""
    return unicodedata.normalize("NFKC", animal).strip().casefold()


def _seat(seat: SpectacularSeat, options: Options, keys: tuple[str, ...]) -> SeatResult:
    laid = seat.board
    park = laid.park if laid is not None else None
    tiles = park.tiles if park is not None else None
    counted: dict[str, Category] = {}
    violations: list[Violation] = []
    breeding_dice: int | None = None
    if tiles is not None:
        paths = _paths("park", len(tiles))
        lying = columns(tiles)
        built = towers(lying)
        counted, breeding_dice = _habitats(lying, paths)
        counted["towers"] = _towers(lying, built, paths)
        violations = _violations("park", lying, built)
    if laid is not None:
        counted["entrance"] = _entrance(laid, options)
        counted["animals"] = _animals(laid, options)
        counted["missions"] = _missions(laid)
        if laid.round1 is not None and laid.round1.tiles is not None:
            before = columns(laid.round1.tiles)
            violations += _violations("round1", before, towers(before))
    if seat.tie is not None and seat.tie.breeding_dice is not None:
        breeding_dice = seat.tie.breeding_dice
    categories, total = fill(keys, seat.pad, counted)
    return SeatResult(seat.id, total, categories, violations, [TieBreak("breeding_dice", breeding_dice)])


def _entrance(laid: Board, options: Options) -> Category:
    if laid.entrance_points is not None:
        return board("entrance", [Line("entered", laid.entrance_points, ["entrance_points"], {})])
    tiles = laid.round1.tiles if laid.round1 is not None else None
    entrance = laid.park.entrance if laid.park is not None else None
    if tiles is None or entrance is None:
        return missing("entrance")
    lines: list[Line] = []
    lying = columns(tiles)
    for group in dice_groups(lying, entrance):
        if len(group) == 1 and not options.lone_die_scores:
            continue
        dice = [lying.dice[number] or 0 for number in group]
        lines.append(Line("dice_group", sum(dice), [f"round1.tiles.{number}" for number in group], {"dice": dice}))
    return board("entrance", lines)


def _habitats(park: Columns, paths: Sequence[str]) -> tuple[dict[str, Category], int]:
    """The four habitats' categories, and the sum of the dice on breeding tiles, which breaks ties."""
    counted: dict[str, Category] = {habitat: Category(habitat, 0, "board", []) for habitat in HABITATS}
    all_dice, kinds = park.dice, park.kinds
    breeding_dice = 0
    for area in areas(park):
        dice: list[int] = []
        breeding = 0
        for number in area:
            die = all_dice[number]
            if die is not None:
                dice.append(die)
                if kinds[number] == "breeding":
                    breeding += 1
                    breeding_dice += die
        total = sum(dice)
        points = total * breeding
        category = counted[park.habitats[area[0]]]
        category.points = (category.points or 0) + points
        values: Values = {"dice": dice, "sum": total, "breeding": breeding}
        category.lines.append(Line("area", points, [paths[number] for number in area], values))
    return counted, breeding_dice


def _towers(park: Columns, built: list[Tower], paths: Sequence[str]) -> Category:
    lines: list[Line] = []
    for tower in built:
        dice = [die for die in [park.dice[number] for number in tower.tiles] if die is not None]
        points = sum(dice) if len(dice) == 3 else 0
        pieces = [paths[number] for number in tower.tiles]
        lines.append(Line("tower", points, pieces, {"colour": tower.colour, "dice": dice}))
    return board("towers", lines)


def _animals(laid: Board, options: Options) -> Category:
    if laid.animal_score is not None:
        return board("animals", [Line("animals", laid.animal_score, ["animal_score"], {"given": "score"})])
    if laid.animal_kinds is not None:
        kinds, pieces, values = (
            laid.animal_kinds,
            ["animal_kinds"],
            {"kinds": laid.animal_kinds, "given": "kinds"},
        )
    else:
        tiles = laid.park.tiles if laid.park is not None else None
        if tiles is None:
            return missing("animals")
        names: dict[str, str] = {}
        for tile in tiles:
            animal = tile.animal
            if animal is None:
                return missing("animals")
            names.setdefault(alike(animal), animal)
        kinds, pieces = len(names), list(_paths("park", len(tiles)))
        values = {"kinds": kinds, "animals": list(names.values())}
    points = 0 if kinds == 0 else options.animal_points.get(str(kinds))
    return missing("animals") if points is None else board("animals", [Line("animals", points, pieces, values)])


def _missions(laid: Board) -> Category:
    if laid.missions is None:
        return missing("missions")
    return board(
        "missions",
        [
            Line("mission", mission.points, [f"missions.{number}"], {"set": mission.set})
            for number, mission in enumerate(laid.missions)
            if mission.achieved
        ],
    )


def _violations(where: str, park: Columns, built: list[Tower]) -> list[Violation]:
    """The dice that break a placing rule ("Placing dice"), and more pieces than the game deals."""
    found: list[Violation] = []
    in_tower = {number for tower in built for number in tower.tiles}
    for number, die in enumerate(park.dice):
        if die is None:
            continue
        kind = park.kinds[number]
        if kind == "tower":
            code = "six_without_tower" if die == 6 and number not in in_tower else None
        elif kind == "breeding":
            code = "breeding_die_high" if die > 2 else None
        else:
            code = "star_die_not_six" if die != 6 else None
        if code is not None:
            found.append(Violation(code, f"{where}.tiles.{number}", {"die": die}))
    pieces = len(park.kinds) - park.kinds.count("star") + len(park.dice) - park.dice.count(None)
    if pieces > MOST_PIECES[where]:
        found.append(Violation("pieces_exceeded", where, {"pieces": pieces, "most": MOST_PIECES[where]}))
    return found


def _paths(where: str, count: int) -> Sequence[str]:
    """The paths of so many tiles below the seat's board. A park of the box has no more than those made once."""
    made = _PATHS[where]
    return made[:count] if count <= len(made) else [f"{where}.tiles.{number}" for number in range(count)]


def solo_verdict(match: SpectacularMatch, seat: SeatResult) -> Verdict:
    """Won with 200 points and two missions achieved, or more ("Solo challenge"); open while anything is missing."""
    laid = match.seats[0].board
    missions = laid.missions if laid is not None else None
    values: dict[str, object] = {"total": seat.total, "goal": SOLO_GOAL, "missions_goal": SOLO_MISSIONS}
    if missions is None or not seat.complete:
        return Verdict("open", "incomplete", values)
    achieved = sum(mission.achieved for mission in missions)
    values["missions"] = achieved
    points_short, missions_short = seat.total < SOLO_GOAL, achieved < SOLO_MISSIONS
    if points_short or missions_short:
        both = points_short and missions_short
        reason = "both_short" if both else "points_short" if points_short else "missions_short"
        return Verdict("lost", reason, values)
    reached = [int(threshold) for threshold in match.options.solo_tiers if int(threshold) <= seat.total]
    values["tier"] = match.options.solo_tiers[str(max(reached))] if reached else None
    return Verdict("won", "goals_met", values)
