"""The tablet passed round: where it stands, and the edits of each step. Pure.

It is kept in the match, `about.round`: `{"done": ["p1", ...], "shown": 2}`, who has entered and how many categories
have been revealed; `"over": true` once all are. Without it nobody has entered yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from book import ABSENT, Document, Edit, put, value
from book.changes import Maker
from scorers import Result
from views.seats import turn_order

PIECE = "about.round"


@dataclass(frozen=True, slots=True)
class Round:
    """`done` in the order in which they were done; `waiting` in turn order; `shown` categories are revealed."""

    done: tuple[str, ...]
    waiting: tuple[str, ...]
    shown: int


def round_of(document: Document, categories: int) -> Round:
    """Where the round of this match stands, which has that many categories. Seats that are gone are left out."""
    kept = value(document, None, PIECE)
    kept = kept if isinstance(kept, dict) else {}
    seats = turn_order(document)
    finished = kept.get("done")
    done = tuple(seat for seat in finished if seat in seats) if isinstance(finished, list) else ()
    waiting = tuple(seat for seat in seats if seat not in done)
    shown = kept.get("shown")
    shown = min(max(shown, 0), categories) if isinstance(shown, int) and not waiting else 0
    return Round(done, waiting, shown)


def is_begun(document: Document) -> bool:
    """Whether a round is under way: somebody has entered and the scores are still covered."""
    kept = value(document, None, PIECE)
    return isinstance(kept, dict) and bool(kept.get("done")) and kept.get("over") is not True


def finish(seat: str) -> Maker:
    """That seat has entered what it has."""

    def make(document: Document) -> list[Edit]:
        done = round_of(document, 0).done
        return [put(document, None, PIECE, {"done": [*(one for one in done if one != seat), seat], "shown": 0})]

    return make


def reveal(shown: int, categories: int) -> Maker:
    """So many categories are revealed; with the last one the round is over."""

    def make(document: Document) -> list[Edit]:
        done = list(round_of(document, categories).done)
        over = {"over": True} if shown >= categories else {}
        return [put(document, None, PIECE, {"done": done, "shown": shown, **over})]

    return make


def begin_again() -> Maker:
    """Nobody has entered; what was entered stays."""
    return lambda document: [put(document, None, PIECE, ABSENT)]


def reveal_order(result: Result) -> tuple[str, ...]:
    """The categories from the one with the least weight, all players' points together, to the one with the most."""
    keys = [category.key for category in result.seats[0].categories]
    weight = dict.fromkeys(keys, 0)
    for seat in result.seats:
        for category in seat.categories:
            weight[category.key] += abs(category.points or 0)
    return tuple(sorted(keys, key=lambda key: (weight[key], keys.index(key))))


def running_totals(result: Result, shown: Sequence[str]) -> dict[str, int]:
    """Each seat's points in the categories revealed so far."""
    return {
        seat.id: sum(category.points or 0 for category in seat.categories if category.key in shown)
        for seat in result.seats
    }
