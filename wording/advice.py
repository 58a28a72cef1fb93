"""The adviser's answer in words: which worker token turns which die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorers.spectacular_board import SpectacularMatch
from scorers.workers import Advice, Move, SeatAdvice
from wording.cells import plain
from wording.marks import N_
from wording.words import Words

GAINS: Final = N_("{name} can gain {points}:")
NOTHING: Final = N_("{name}: no worker token gains anything")
MOVE: Final = N_("{token}: {tile}, die {before} to {after}")
CHECK_MISSIONS: Final = N_("Missions can depend on dice: check your missions before you turn any.")


def missions_note(match: SpectacularMatch, words: Words) -> str:
    """What the advice can't know of, or an empty text."""
    return words(CHECK_MISSIONS) if match.options.missions or match.options.solo else ""


def advice_text(match: SpectacularMatch, advice: Advice, words: Words) -> str:
    """The advice for every seat, a line for each die that is turned, ended by a line feed."""
    names = words.seat_names(match)
    told = [line for seat in advice.seats for line in _seat(match, advice, seat, plain(names[seat.id]), words)]
    note = missions_note(match, words)
    return "\n".join([*told, note] if note else told) + "\n"


def _seat(match: SpectacularMatch, advice: Advice, seat: SeatAdvice, name: str, words: Words) -> Iterator[str]:
    if not seat.moves:
        yield words(NOTHING, name=name)
        return
    yield words(GAINS, name=name, points=words.points(seat.gain))
    for move in seat.moves:
        yield "  " + words(
            MOVE,
            token=words.label("worker", move.token),
            tile=words.piece(_tile(match, advice, seat, move)),
            before=move.from_,
            after=move.to,
        )


def _tile(match: SpectacularMatch, advice: Advice, seat: SeatAdvice, move: Move) -> str:
    """The path of the tile that a move is about."""
    laid = next(each.board for each in match.seats if each.id == seat.id)
    where = "park" if advice.for_ == "final" else "round1"
    park = (laid.park if where == "park" else laid.round1) if laid is not None else None
    tiles = (park.tiles if park is not None else None) or []
    number = next((number for number, tile in enumerate(tiles) if tile.at == move.at), 0)
    return f"{where}.tiles.{number}"
