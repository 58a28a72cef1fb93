"""The contract's JSON of a result, its sentences with it."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from scorers.result import Category, Result, SeatResult
from wording.words import Words


def with_texts(result: Result, words: Words) -> dict[str, Any]:
    """The result as plain data in the contract's form, with a `text` in each line, each violation and the verdict."""
    standings, verdict = result.standings, result.verdict
    told: dict[str, Any] = {
        "game": result.game,
        "complete": result.complete,
        "seats": [_seat(seat, result.game, words) for seat in result.seats],
        "standings": None
        if standings is None
        else [{"rank": standing.rank, "ids": standing.ids} for standing in standings],
        "decided_by": result.decided_by,
        "winners": result.winners,
        "verdict": None,
    }
    if verdict is not None:
        told["verdict"] = {
            "outcome": verdict.outcome,
            "reason": verdict.reason,
            "text": words.verdict(verdict),
            **verdict.values,
        }
    if result.tie_break_missing:
        told["tie_break_missing"] = True
    return told


def to_bytes(result: Result, words: Words) -> bytes:
    """`with_texts` as JSON on one line, in UTF-8."""
    return to_json(with_texts(result, words))


def _seat(seat: SeatResult, game: str, words: Words) -> dict[str, Any]:
    return {
        "id": seat.id,
        "total": seat.total,
        "categories": [_category(category, game, words) for category in seat.categories],
        "violations": [
            {"code": found.code, "at": found.at, "values": found.values, "text": words.violation(found)}
            for found in seat.violations
        ],
        "tie_breaks": [{"key": tie.key, "value": tie.value} for tie in seat.tie_breaks],
    }


def _category(category: Category, game: str, words: Words) -> dict[str, Any]:
    return {
        "key": category.key,
        "points": category.points,
        "source": category.source,
        "lines": [
            {
                "reason": line.reason,
                "points": line.points,
                "pieces": line.pieces,
                "values": line.values,
                "text": words.line(game, line, category),
            }
            for line in category.lines
        ],
    }
