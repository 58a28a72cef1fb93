"""Spectacular: an animal park of hexes, dice and watchtowers.

The models of its match file, its categories, violations, tie-break and solo verdict.
Source: the Spectacular rules, "End of the round", "Final scoring", "Mission mode" and "Solo challenge".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from scorers.hexes import STEPS, Hex, connected, place
from scorers.match import (
    ABSENT,
    Count,
    Fault,
    MatchBase,
    Model,
    Name,
    PadPoints,
    PlayerCount,
    Points,
    Seat,
    Whole,
    check_seats,
    twice,
)
from scorers.result import (
    Category,
    Line,
    Result,
    SeatResult,
    TieBreak,
    Verdict,
    Violation,
    board,
    fill,
    missing,
)
from scorers.standings import TieBreakOrder, conclude

GAME: Final = "spectacular"
PLAYERS: Final = PlayerCount(1, 6)
HABITATS: Final = ("green", "orange", "blue", "gray")
"""Jungle, savanna, water, mountain."""
CATEGORIES: Final = ("entrance", *HABITATS, "towers", "animals")
TIE_BREAKS: Final[TieBreakOrder] = {"breeding_dice": True}
SOLO_GOAL: Final = 200
"""Points that a solo park must reach ("Solo challenge")."""
SOLO_MISSIONS: Final = 2
"""Missions that a solo park must achieve ("Solo challenge")."""
MOST_PIECES: Final = {"round1": 19, "park": 33}
"""Three start tiles and two pieces a turn, after 8 turns and after 15 ("Playing the game")."""

Habitat = Literal["green", "orange", "blue", "gray"]
Token = Literal["green", "orange", "blue", "gray", "multi"]
CategoryKey = Literal["entrance", "green", "orange", "blue", "gray", "towers", "animals", "missions"]
Die = Annotated[int, Whole(1, 6, "die value")]
Number = Annotated[str, Field(pattern=r"^(0|[1-9][0-9]{0,2})$")]
Threshold = Annotated[str, Field(pattern=r"^(0|[1-9][0-9]{0,3})$")]


class Arc(Model):
    """A third of a watchtower's circle, printed at one corner of a tile."""

    colour: Literal["black", "brown", "beige"]
    corner: Annotated[int, Whole(0, 5, "corner")]


class TowerTile(Model):
    """A tile with an arc; it takes a 6 only as part of a built watchtower ("Placing dice")."""

    at: Hex
    habitat: Habitat
    kind: Literal["tower"]
    arc: Arc
    animal: Annotated[Name | None, ABSENT] = None
    die: Annotated[Die | None, ABSENT] = None


class BreedingTile(Model):
    """A tile with a heart; it takes a 1 or a 2 and multiplies its area ("Placing dice", "Habitat scoring")."""

    at: Hex
    habitat: Habitat
    kind: Literal["breeding"]
    animal: Annotated[Name | None, ABSENT] = None
    die: Annotated[Die | None, ABSENT] = None

    @property
    def arc(self) -> None:
        """A breeding tile has no arc."""


class StarTile(Model):
    """A hex printed with the park's own star animal; it takes a 6 ("Placing dice")."""

    at: Hex
    habitat: Habitat
    kind: Literal["star"]
    arc: Annotated[Arc | None, ABSENT] = None
    animal: Annotated[Name | None, ABSENT] = None
    die: Annotated[Die | None, ABSENT] = None


Tile = Annotated[TowerTile | BreedingTile | StarTile, Field(discriminator="kind")]


class Park(Model):
    """A park: the hexes beside its entrance, and its tiles with their dice."""

    entrance: Annotated[list[Hex] | None, ABSENT] = None
    tiles: Annotated[list[Tile] | None, ABSENT] = None


class Round1(Model):
    """The park's tiles as they lay when round 1 ended."""

    tiles: Annotated[list[Tile] | None, ABSENT] = None


class Mission(Model):
    """A mission tile with its printed points ("Mission mode")."""

    set: Literal["A", "B", "C"]
    points: Points
    achieved: bool


class Board(Model):
    """What lies before a seat. What is left out is not known, and its categories are missing."""

    park: Annotated[Park | None, ABSENT] = None
    round1: Annotated[Round1 | None, ABSENT] = None
    entrance_points: Annotated[Points | None, ABSENT] = None
    animal_kinds: Annotated[Count | None, ABSENT] = None
    animal_score: Annotated[Points | None, ABSENT] = None
    missions: Annotated[list[Mission] | None, ABSENT] = None
    workers: Annotated[list[Token] | None, Field(max_length=5), ABSENT] = None


class Options(Model):
    """The switches of a match, and the tables copied from the players' own boards and rule book."""

    missions: bool = False
    solo: bool = False
    lone_die_scores: bool = True
    animal_points: dict[Number, Points] = {"13": 30, "17": 80}
    solo_tiers: dict[Threshold, Name] = {}


class Tie(Model):
    """Tie-break values written by hand."""

    breeding_dice: Annotated[Count | None, ABSENT] = None


class SpectacularSeat(Seat):
    """One player's park."""

    board: Annotated[Board | None, ABSENT] = None
    pad: Annotated[dict[CategoryKey, PadPoints] | None, ABSENT] = None
    tie: Annotated[Tie | None, ABSENT] = None


class SpectacularMatch(MatchBase):
    """A match of Spectacular."""

    game: Literal["spectacular"]
    options: Options = Options()
    seats: list[SpectacularSeat]


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
        path = f"seats.{number}.board"
        for where, park in (("park", laid.park), ("round1", laid.round1)):
            tiles = (park and park.tiles) or ()
            if len({tile.at for tile in tiles}) < len(tiles):
                named = ((f"{path}.{where}.tiles.{index}.at", tile.at) for index, tile in enumerate(tiles))
                yield from twice(named, "hex_twice")
        yield from twice(
            ((f"{path}.missions.{index}.set", mission.set) for index, mission in enumerate(laid.missions or ())),
            "set_twice",
        )


def score(match: SpectacularMatch) -> Result:
    """The match scored ("Final scoring"): most points win, then the most on dice on breeding tiles, then shared."""
    keys = category_keys(match)
    seats = [_seat(seat, match.options, keys) for seat in match.seats]
    verdict = solo_verdict(match, seats[0]) if match.options.solo else None
    return conclude(GAME, seats, TIE_BREAKS, verdict)


class Tower(NamedTuple):
    """A built watchtower: the numbers of its three tiles in the park's list, and the colour of its arcs."""

    tiles: tuple[int, ...]
    colour: str


def towers(tiles: Sequence[Tile]) -> list[Tower]:
    """The built watchtowers: points where three tiles meet whose arcs there have one colour ("Placing tiles")."""
    arcs: dict[int, tuple[int, str]] = {}
    for number, tile in enumerate(tiles):
        arc = tile.arc
        if arc is not None:
            arcs[place(tile.at) * 8 + arc.corner] = (number, arc.colour)
    built: list[Tower] = []
    for key, (number, colour) in arcs.items():
        corner = key & 7
        if corner > 1:
            continue  # of the three names that a point has, one has corner 0 or 1: each point is seen once
        here = key >> 3
        second = arcs.get((here + STEPS[corner]) * 8 + corner + 2)
        third = arcs.get((here + STEPS[corner + 1]) * 8 + corner + 4)
        if second is not None and third is not None and second[1] == colour == third[1]:
            built.append(Tower(tuple(sorted((number, second[0], third[0]))), colour))
    return sorted(built)


def areas(tiles: Sequence[Tile]) -> list[list[int]]:
    """The habitat areas: numbers of neighbouring tiles of one habitat, with or without dice ("Habitat scoring")."""
    number_at = {place(tile.at): number for number, tile in enumerate(tiles)}
    habitats = [tile.habitat for tile in tiles]
    seen = bytearray(len(tiles))
    places = list(number_at)
    found: list[list[int]] = []
    for start in range(len(tiles)):
        if seen[start]:
            continue
        seen[start] = 1
        habitat = habitats[start]
        area = [start]
        for number in area:
            here = places[number]
            for step in STEPS:
                other = number_at.get(here + step)
                if other is not None and not seen[other] and habitats[other] == habitat:
                    seen[other] = 1
                    area.append(other)
        area.sort()
        found.append(area)
    return found


def dice_groups(tiles: Sequence[Tile], entrance: Sequence[Hex]) -> list[list[int]]:
    """The groups of dice on neighbouring tiles that touch a hex of the entrance ("End of round 1"), lone dice too."""
    number_at = {place(tile.at): number for number, tile in enumerate(tiles) if tile.die is not None}
    doors = {place(at) for at in entrance}
    groups = [sorted(number_at[at] for at in group) for group in connected(number_at) if group & doors]
    return sorted(groups)


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
        paths = [f"park.tiles.{number}" for number in range(len(tiles))]
        built = towers(tiles)
        counted = _habitats(tiles, paths)
        counted["towers"] = _towers(tiles, built, paths)
        violations = list(_violations("park", tiles, built, paths))
        breeding_dice = sum(tile.die for tile in tiles if tile.kind == "breeding" and tile.die is not None)
    if laid is not None:
        counted["entrance"] = _entrance(laid, options)
        counted["animals"] = _animals(laid, options)
        counted["missions"] = _missions(laid)
        if laid.round1 is not None and laid.round1.tiles is not None:
            violations += _violations("round1", laid.round1.tiles)
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
    for group in dice_groups(tiles, entrance):
        if len(group) == 1 and not options.lone_die_scores:
            continue
        dice = [tiles[number].die or 0 for number in group]
        lines.append(Line("dice_group", sum(dice), [f"round1.tiles.{number}" for number in group], {"dice": dice}))
    return board("entrance", lines)


def _habitats(tiles: Sequence[Tile], paths: list[str]) -> dict[str, Category]:
    lines: dict[str, list[Line]] = {"green": [], "orange": [], "blue": [], "gray": []}
    points = dict.fromkeys(lines, 0)
    for area in areas(tiles):
        dice: list[int] = []
        breeding = 0
        for number in area:
            tile = tiles[number]
            die = tile.die
            if die is not None:
                dice.append(die)
                if tile.kind == "breeding":
                    breeding += 1
        habitat = tiles[area[0]].habitat
        total = sum(dice)
        points[habitat] += total * breeding
        lines[habitat].append(
            Line(
                "area",
                total * breeding,
                [paths[number] for number in area],
                {"dice": dice, "sum": total, "breeding": breeding},
            )
        )
    return {habitat: Category(habitat, points[habitat], "board", lines[habitat]) for habitat in lines}


def _towers(tiles: Sequence[Tile], built: list[Tower], paths: list[str]) -> Category:
    lines: list[Line] = []
    for tower in built:
        dice = [die for die in (tiles[number].die for number in tower.tiles) if die is not None]
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
            if tile.animal is None:
                return missing("animals")
            names.setdefault(alike(tile.animal), tile.animal)
        kinds, pieces = len(names), [f"park.tiles.{number}" for number in range(len(tiles))]
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


def _violations(
    where: str, tiles: Sequence[Tile], built: list[Tower] | None = None, paths: list[str] | None = None
) -> Iterator[Violation]:
    """The dice that break a placing rule ("Placing dice"), and more pieces than the game deals."""
    pieces = 0
    in_tower: set[int] | None = None
    for number, tile in enumerate(tiles):
        kind, die = tile.kind, tile.die
        pieces += (kind != "star") + (die is not None)
        if die is None:
            continue
        if kind == "breeding":
            code = "breeding_die_high" if die > 2 else ""
        elif kind == "star":
            code = "star_die_not_six" if die != 6 else ""
        elif die == 6:
            if in_tower is None:
                in_tower = {of for tower in (towers(tiles) if built is None else built) for of in tower.tiles}
            code = "" if number in in_tower else "six_without_tower"
        else:
            continue
        if code:
            yield Violation(code, paths[number] if paths else f"{where}.tiles.{number}", {"die": die})
    if pieces > MOST_PIECES[where]:
        yield Violation("pieces_exceeded", where, {"pieces": pieces, "most": MOST_PIECES[where]})


def solo_verdict(match: SpectacularMatch, seat: SeatResult) -> Verdict:
    """Won with 200 points or more and two missions or more achieved ("Solo challenge"); open while anything is missing."""
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
