"""Subastral's passing as people see it: no card is shown before everybody has chosen ("Disturbance variant")."""

from __future__ import annotations

from dataclasses import replace

from scorers import Match, Result, score
from scorers.subastral import SubastralMatch
from views.unasked import untold


def has_chosen(match: SubastralMatch, number: int) -> bool:
    """Whether seat `number` has said what it passes on, a card or an empty hand."""
    board = match.seats[number].board
    return board is not None and board.passes_known


def is_hidden(match: Match) -> bool:
    """Whether the cards passed on must not be seen yet: somebody has still to choose."""
    if not isinstance(match, SubastralMatch) or not match.options.disturbance:
        return False
    return not all(has_chosen(match, number) for number in range(len(match.seats)))


def shown_result(match: Match) -> Result:
    """The match's result; while cards are hidden the one of the journals as they lie, which gives nothing away.

    It is not complete then: nobody has won before the cards are passed.
    """
    if not is_hidden(match):
        return untold(match, score(match))
    assert isinstance(match, SubastralMatch)
    options = match.options.model_copy(update={"disturbance": False})
    as_they_lie = score(match.model_copy(update={"options": options}))
    return replace(as_they_lie, complete=False, standings=None, decided_by=None, winners=[], tie_break_missing=False)


def received(match: SubastralMatch, number: int) -> str | None:
    """The biome of the card that seat `number` got, None while it is hidden or where none came."""
    if not match.options.disturbance or is_hidden(match):
        return None
    board = match.seats[number - 1].board
    return board.passes if board is not None else None
