"""Cards of Wild World whose colour nobody was asked for: no sentence tells the placeholder that the match file holds.

`about.unasked` lists their paths for each seat, `{"p1": ["home[h3].colour"]}`; see `views.boards.wild_world.edits`.
"""

from __future__ import annotations

from dataclasses import replace

from scorers import Match, Result
from scorers.result import Category, Line
from scorers.wild_world_board import WildWorldMatch


def unasked(match: Match, seat: str) -> frozenset[str]:
    """The paths below that seat's board, `home[h3].colour`, whose values are placeholders."""
    kept = (match.about or {}).get("unasked")
    paths = kept.get(seat) if isinstance(kept, dict) else None
    return frozenset(str(path) for path in paths) if isinstance(paths, list) else frozenset()


def untold(match: Match, result: Result) -> Result:
    """The result, its lines without the colours that nobody told."""
    if not isinstance(match, WildWorldMatch) or not (match.about or {}).get("unasked"):
        return result
    seats = []
    for seat, scored in zip(match.seats, result.seats, strict=True):
        cards = (seat.board.home if seat.board is not None else None) or []
        hidden = unasked(match, seat.id)
        blank = {f"home.{at}" for at, card in enumerate(cards) if f"home[{card.id}].colour" in hidden}
        seats.append(replace(scored, categories=[_without(category, blank) for category in scored.categories]))
    return replace(result, seats=seats)


def _without(category: Category, blank: set[str]) -> Category:
    if category.key != "home" or not blank:
        return category
    return replace(category, lines=[_plain(line) if set(line.pieces) & blank else line for line in category.lines])


def _plain(line: Line) -> Line:
    return replace(line, values={name: value for name, value in line.values.items() if name != "colour"})
