"""Naming the pieces that a line counts, as people at the table would point at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorers import Match
from scorers.subastral import journal_after_passing
from wording import Words


def pieces_named(t: Words, match: Match, seat: str, pieces: Sequence[str]) -> str:
    """The pieces at those paths below the seat's board, in a row: "taiga, tundra"; those named alike are counted."""
    if len(pieces) < 2 and all("." not in piece for piece in pieces):
        return ""  # "potion", "gold": the sentence says it already
    counted: dict[str, int] = {}
    for piece in pieces:
        name = piece_named(t, match, seat, piece)
        counted[name] = counted.get(name, 0) + 1
    told = [name if times == 1 else t("{times} × {piece}", times=times, piece=name) for name, times in counted.items()]
    return t.listing(told)


def piece_named(t: Words, match: Match, seat: str, piece: str) -> str:
    """One piece by what is printed on it, by its place where nothing is known of it."""
    number = next(place for place, one in enumerate(match.seats) if one.id == seat)
    root, _, rest = piece.partition(".")
    try:
        if match.game == "subastral" and root == "journal":
            journal = journal_after_passing(match, number)
            return t.name("biome", journal[int(rest)].biome) if journal else t.piece(piece)
        board: Any = match.seats[number].board
        if root in ("park", "round1"):
            return _tile(t, getattr(board, root).tiles[int(rest.rpartition(".")[2])])
        if root == "home":
            card = board.home[int(rest)]
            return t("{colour} card of {points}", colour=t.name("element", card.colour), points=card.points)
        if root == "journey":
            return t("{colour} column", colour=t.name("element", board.journey[int(rest)].colour))
        if root == "monsters":
            place, _, detail = rest.partition(".")
            monster = board.monsters[int(place)]
            if detail:
                colour = t.name("element", monster.slayer.colour)
                return t("{colour} card of {points}", colour=colour, points=monster.slayer.points)
            return t("monster of {points}", points=monster.points)
    except (AttributeError, IndexError, ValueError):
        pass
    return t.piece(piece)


def _tile(t: Words, tile: Any) -> str:
    kind = t.name("tile", tile.kind)
    if tile.animal and tile.die:
        return t("{tile} with {animal} and a {die}", tile=kind, animal=tile.animal, die=tile.die)
    if tile.die:
        return t("{tile} with a {die}", tile=kind, die=tile.die)
    return t("{tile} with {animal}", tile=kind, animal=tile.animal) if tile.animal else kind
