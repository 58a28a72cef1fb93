"""The adviser for Spectacular's leftover worker tokens: the most points that they can still make.

Sources: the Spectacular rules, "Using worker tokens" (a token changes one die of its colour, the multi-coloured one any
die, by one either way, 6 and 1 being neighbours), "Placing dice" (the dice must keep the placement rules afterwards),
"End of round 1" and "Final scoring" (tokens may be used just before either is counted).

Tokens change what the dice show, never where they lie, so groups, areas, breeding dice and towers stay as they are and
each die is worth a fixed number of points a pip. Nor do the dice bind one another: whether a 6 may lie on a tower tile
depends on arcs alone. What is left is to share a handful of tokens among dice, which a small table settles exactly, in
time that grows linearly with the tiles (but for sorting them).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from scorers.park import Columns, Tower, areas, columns, dice_groups, towers
from scorers.spectacular_board import HABITATS, Board, Habitat, Options, SpectacularMatch, Tile, Token

For = Literal["final", "entrance"]
"""What the tokens are used for: the areas and towers of the final park, or the entrance score after round 1."""

FARTHEST: Final = 3
"""Any face of a die is at most this many steps from any other, since 6 and 1 are neighbours."""


@dataclass(slots=True)
class Move:
    """One token used: it turns the die on the hex `at` from one face to a neighbouring one."""

    token: Token
    at: tuple[int, int]
    from_: int
    to: int


@dataclass(slots=True)
class SeatAdvice:
    """The best use of one seat's tokens: `gain` is the best reachable score less today's, in points.

    `moves` reach it, one for each token used, in the order to be done; none where nothing can be gained.
    """

    id: str
    gain: int
    moves: list[Move]


@dataclass(slots=True)
class Advice:
    """The best use of the leftover tokens for every seat of a match, in seat order."""

    for_: For
    seats: list[SeatAdvice]


def advise(match: SpectacularMatch, for_: For = "final") -> Advice:
    """The best use of each seat's leftover worker tokens ("Using worker tokens").

    `final` counts the areas and towers of `park`, `entrance` the dice groups of `round1` at the entrance of `park`.
    What is written by hand (`pad`, `entrance_points`), missions and tie-breaks play no part. A seat without
    the tiles asked for, without an entrance where it is needed, or without `workers` gains 0. A die that breaks a
    placement rule today may stay as it is; one that is moved must lie well in the end, though not on its way.

    The gain is the highest there is. Of several ways to it, the one told uses the fewest tokens; of these, the fewest
    multi-coloured ones, which could still serve anywhere. Moves go through the dice in reading order (rows from the
    top, each from the left), all moves of a die together; a colour's own tokens are used before a multi-coloured one.
    The advice depends neither on the order of the tiles nor on that of the tokens.
    """
    seats = []
    for seat in match.seats:
        gain, moves = _best(seat.board, match.options, for_) if seat.board is not None else (0, [])
        seats.append(SeatAdvice(seat.id, gain, moves))
    return Advice(for_, seats)


def as_json(advice: Advice) -> dict[str, object]:
    """The advice as plain data in the contract's form, `{"for": ..., "seats": [{"id", "gain", "moves"}]}`."""
    return {
        "for": advice.for_,
        "seats": [
            {
                "id": seat.id,
                "gain": seat.gain,
                "moves": [
                    {"token": move.token, "at": list(move.at), "from": move.from_, "to": move.to} for move in seat.moves
                ],
            }
            for seat in advice.seats
        ],
    }


class _Change(NamedTuple):
    """A die turned to another face, the shortest way round: `step` is +1 or -1, done `tokens` times."""

    tile: Tile
    die: int
    step: int
    tokens: int
    gain: int


class _Plan(NamedTuple):
    """Changes of different dice, and what they gain together."""

    gain: int
    tokens: int
    changes: tuple[_Change, ...]

    def beats(self, other: _Plan | None) -> bool:
        """More points, or as many with fewer tokens."""
        return other is None or (self.gain, -self.tokens) > (other.gain, -other.tokens)

    def joined(self, other: _Plan) -> _Plan:
        """Both plans together."""
        return _Plan(self.gain + other.gain, self.tokens + other.tokens, self.changes + other.changes)


_NOTHING: Final = _Plan(0, 0, ())


def _best(laid: Board, options: Options, for_: For) -> tuple[int, list[Move]]:
    park = laid.park
    source = park if for_ == "final" else laid.round1
    tiles = source.tiles if source is not None else None
    entrance = park.entrance if park is not None else None
    if not laid.workers or tiles is None or (for_ == "entrance" and entrance is None):
        return 0, []
    lying = columns(tiles)
    built = towers(lying)
    if for_ == "final":
        worth = _final_worth(lying, built)
    else:
        worth = _entrance_worth(len(tiles), dice_groups(lying, entrance or ()), options.lone_die_scores)
    owned = {habitat: laid.workers.count(habitat) for habitat in HABITATS}
    multi = laid.workers.count("multi")
    changes = _changes(tiles, built, worth)
    plans = {habitat: _plans(changes[habitat], owned[habitat] + multi) for habitat in HABITATS}
    best = _shared_out(plans, owned, multi)
    return best.gain, _moves(best.changes, owned)


def _final_worth(park: Columns, built: list[Tower]) -> list[int]:
    """Points a pip of each tile's die in "Final scoring": the breeding dice of its area, 1 more in a tower of three."""
    worth = [0] * len(park.dice)
    for area in areas(park):
        breeding = sum(park.kinds[number] == "breeding" and park.dice[number] is not None for number in area)
        for number in area:
            worth[number] = breeding
    for tower in built:
        if all(park.dice[number] is not None for number in tower.tiles):
            for number in tower.tiles:
                worth[number] += 1
    return worth


def _entrance_worth(count: int, groups: list[list[int]], lone_die_scores: bool) -> list[int]:
    """Points a pip of each tile's die in the entrance score ("End of round 1"): 1 in a group that scores."""
    worth = [0] * count
    for group in groups:
        if len(group) > 1 or lone_die_scores:
            for number in group:
                worth[number] = 1
    return worth


def _changes(tiles: Sequence[Tile], built: list[Tower], worth: list[int]) -> dict[Habitat, list[list[_Change]]]:
    """For each colour its dice in reading order, each with those changes that can be part of a best way."""
    in_tower = {number for tower in built for number in tower.tiles}
    found: dict[Habitat, list[list[_Change]]] = {habitat: [] for habitat in HABITATS}
    for number in sorted(range(len(tiles)), key=lambda number: _reading_order(tiles[number])):
        tile, pip = tiles[number], worth[number]
        if tile.die is None or not pip:
            continue
        faces = _faces(tile, number in in_tower)
        changes: list[_Change] = []
        highest = tile.die
        for tokens in range(1, FARTHEST + 1):
            for step in (1, -1):
                face = _turned(tile.die, step * tokens)
                if face in faces and face > highest:  # else as good with no more tokens
                    highest = face
                    changes.append(_Change(tile, tile.die, step, tokens, pip * (face - tile.die)))
        if changes:
            found[tile.habitat].append(changes)
    return found


def _faces(tile: Tile, in_tower: bool) -> range:
    """The faces that may lie on a tile ("Placing dice")."""
    if tile.kind == "breeding":
        return range(1, 3)
    if tile.kind == "star":
        return range(6, 7)
    return range(1, 7 if in_tower else 6)


def _plans(dice: list[list[_Change]], most: int) -> list[_Plan | None]:
    """The best plan for one colour's dice with exactly 0, 1, ... `most` tokens; None where so many find no use."""
    best: list[_Plan | None] = [_NOTHING, *[None] * most]
    for changes in dice:
        for tokens in range(most, 0, -1):  # downwards, so that a plan never holds two changes of one die
            for change in changes:
                rest = best[tokens - change.tokens] if change.tokens <= tokens else None
                now = best[tokens]
                if rest is not None and (now is None or rest.gain + change.gain > now.gain):
                    best[tokens] = rest.joined(_Plan(change.gain, change.tokens, (change,)))
    return best


def _shared_out(plans: dict[Habitat, list[_Plan | None]], owned: dict[Habitat, int], multi: int) -> _Plan:
    """The best plans of the four colours together, the multi-coloured tokens going where a colour's own run out."""
    best: list[_Plan | None] = [_NOTHING, *[None] * multi]  # by the multi-coloured tokens used
    for habitat, choices in plans.items():
        longer: list[_Plan | None] = [None] * (multi + 1)
        for used, before in enumerate(best):
            for choice in choices:
                if before is None or choice is None:
                    continue
                needed = used + max(0, choice.tokens - owned[habitat])
                if needed <= multi and (plan := before.joined(choice)).beats(longer[needed]):
                    longer[needed] = plan
        best = longer
    chosen = _NOTHING
    for plan_found in best:  # from few multi-coloured tokens to many
        if plan_found is not None and plan_found.beats(chosen):
            chosen = plan_found
    return chosen


def _moves(changes: Sequence[_Change], owned: dict[Habitat, int]) -> list[Move]:
    left = dict(owned)
    moves: list[Move] = []
    for tile, die, step, tokens, _ in sorted(changes, key=lambda change: _reading_order(change.tile)):
        for taken in range(tokens):
            token: Token = "multi"
            if left[tile.habitat]:
                left[tile.habitat] -= 1
                token = tile.habitat
            moves.append(Move(token, tile.at, _turned(die, step * taken), _turned(die, step * (taken + 1))))
    return moves


def _turned(die: int, steps: int) -> int:
    """The face of a die after so many steps upwards (negative: downwards), 6 and 1 being neighbours."""
    return (die - 1 + steps) % 6 + 1


def _reading_order(tile: Tile) -> tuple[int, int]:
    q, r = tile.at
    return r, q
