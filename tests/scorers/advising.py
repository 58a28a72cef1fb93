"""Parks with worker tokens, and every way to use the tokens tried one by one."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from typing import Any

from scorers import read_match, score
from scorers.hexes import neighbour
from scorers.spectacular_board import SpectacularMatch
from scorers.workers import For, Move, advise

Document = dict[str, Any]

COUNTED = {"final": ("green", "orange", "blue", "gray", "towers"), "entrance": ("entrance",)}
WHERE = {"final": "park", "entrance": "round1"}
COLOURS = ("green", "orange", "blue", "gray")
TOKENS = (*COLOURS, "multi")
DISC = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if -2 <= q + r <= 2]
HEART = [(0, 0), *(neighbour((0, 0), direction) for direction in range(6))]

FULL_PARK = """
    0,0 green tower 5 black0; 1,0 green tower 6 black2; 1,-1 blue tower 4 black4; -1,0 green breeding 2
    -2,0 green tower 3 brown1; -1,-1 gray tower - brown3; -2,-1 gray tower 4 brown5; 0,-1 blue breeding 1
    0,-2 blue tower 5 beige3; 1,-2 blue breeding 2; 2,-2 gray breeding 1; 2,-1 gray tower 3 black0
    2,0 orange tower 5 beige1; 1,1 orange breeding 2; 0,1 orange tower 4 brown2; 0,2 orange breeding -
    -1,1 orange tower - beige4; -2,1 gray tower - black5; -2,2 blue tower - brown0; -1,2 green star -
"""
"""Twenty tiles and thirteen dice; the black tower at 0,0 has its three dice, the brown one in the west two."""


def tiles(text: str) -> list[Document]:
    """Tiles from `q,r habitat kind die arc`, split by `;` or a new line; `-` is no die, a tower's arc is by default
    one that builds nothing."""
    laid = []
    for line in text.replace("\n", ";").split(";"):
        if not line.strip():
            continue
        at, habitat, kind, die, *arc = line.split()
        tile: Document = {"at": [int(number) for number in at.split(",")], "habitat": habitat, "kind": kind}
        if die != "-":
            tile["die"] = int(die)
        if kind == "tower" and not arc:
            arc = ["beige5"]
        if arc:
            tile["arc"] = {"colour": arc[0][:-1], "corner": int(arc[0][-1])}
        laid.append(tile)
    return laid


def document(park: str | list[Document], workers: list[str] | None, **board: Any) -> Document:
    """A match of one seat; `park` is its final park, and `board` what else lies there."""
    laid = tiles(park) if isinstance(park, str) else park
    seat_board: Document = {"park": {"entrance": [[0, 0]], "tiles": laid}, **board}
    if workers is not None:
        seat_board["workers"] = workers
    return {
        "format": "match",
        "version": 1,
        "game": "spectacular",
        "options": {},
        "seats": [{"id": "p1", "name": "Gina", "board": seat_board}],
    }


def entrance_document(round1: str, workers: list[str], *, lone_die_scores: bool = True) -> Document:
    """A match of one seat that knows only how round 1 ended."""
    match = document([], workers, round1={"tiles": tiles(round1)})
    match["options"]["lone_die_scores"] = lone_die_scores
    return match


def read(match: Document) -> SpectacularMatch:
    found = read_match(json.dumps(match))
    assert isinstance(found, SpectacularMatch)
    return found


def advice(match: Document, for_: For = "final") -> tuple[int, list[Move]]:
    seat = advise(read(match), for_).seats[0]
    return seat.gain, seat.moves


def told(moves: list[Move]) -> list[tuple[str, tuple[int, int], int, int]]:
    return [(move.token, move.at, move.from_, move.to) for move in moves]


def counted(match: Document, for_: For) -> tuple[int, set[str]]:
    """What the scorer gives for the categories asked for, and where it sees a die that breaks a rule."""
    result = score(read(match)).seats[0]
    points = sum(result.category(key).points or 0 for key in COUNTED[for_])
    return points, {violation.at for violation in result.violations if violation.code != "pieces_exceeded"}


def with_dice(match: Document, for_: For, dice: tuple[int, ...]) -> Document:
    """The match with other dice (0: none) on its tiles."""
    changed = deepcopy(match)
    for tile, die in zip(changed["seats"][0]["board"][WHERE[for_]]["tiles"], dice, strict=True):
        if die:
            tile["die"] = die
    return changed


def dice_of(match: Document, for_: For) -> tuple[int, ...]:
    return tuple(tile.get("die", 0) for tile in match["seats"][0]["board"][WHERE[for_]]["tiles"])


def reachable(match: Document, for_: For) -> dict[tuple[int, ...], int]:
    """All dice that the seat's tokens can make of today's, with the fewest tokens for each."""
    laid = match["seats"][0]["board"][WHERE[for_]]["tiles"]
    found = {dice_of(match, for_): 0}
    for token in match["seats"][0]["board"]["workers"]:
        for dice, used in list(found.items()):
            for number, die in enumerate(dice):
                if die and token in ("multi", laid[number]["habitat"]):
                    for face in (die % 6 + 1, (die - 2) % 6 + 1):
                        turned = (*dice[:number], face, *dice[number + 1 :])
                        found[turned] = min(used + 1, found.get(turned, used + 1))
    return found


def best_by_trying(match: Document, for_: For) -> tuple[int, int]:
    """The highest gain of all ways to use the tokens, each scored afresh, and the fewest tokens that reach it."""
    today = dice_of(match, for_)
    points, _ = counted(match, for_)
    ways = []
    for dice, used in reachable(match, for_).items():
        after, broken = counted(with_dice(match, for_, dice), for_)
        moved = {f"{WHERE[for_]}.tiles.{number}" for number, die in enumerate(dice) if die != today[number]}
        if not moved & broken:
            ways.append((after - points, -used))
    gain, used = max(ways)
    return gain, -used


def check_moves(match: Document, for_: For, gain: int, moves: list[Move]) -> None:
    """The moves can be made with the seat's tokens, gain what is told, and leave each moved die well placed."""
    laid = match["seats"][0]["board"][WHERE[for_]]["tiles"]
    number_at = {tuple(tile["at"]): number for number, tile in enumerate(laid)}
    assert not Counter(move.token for move in moves) - Counter(match["seats"][0]["board"]["workers"])
    dice = list(dice_of(match, for_))
    for move in moves:
        number = number_at[move.at]
        assert move.token in ("multi", laid[number]["habitat"])
        assert move.from_ == dice[number]
        assert (move.to - move.from_) % 6 in (1, 5)
        dice[number] = move.to
    before, _ = counted(match, for_)
    after, broken = counted(with_dice(match, for_, tuple(dice)), for_)
    assert after - before == gain
    assert not {f"{WHERE[for_]}.tiles.{number_at[move.at]}" for move in moves} & broken
