"""What the players judged to be right although a rule is broken, kept in `about.rulings`. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from book import ABSENT, Document, element, put
from book.changes import Maker
from scorers.result import Violation
from views.boards.park.edits import LaidTile


def ruling_key(seat: str, violation: Violation, tiles: Iterable[LaidTile]) -> str:
    """What a ruling is about, by the piece and not by its number: `p1,park,0,2,six_without_tower`."""
    parts = violation.at.split(".")
    if len(parts) == 3:
        at = list(tiles)[int(parts[2])]["at"]
        return f"{seat},{parts[0]},{at[0]},{at[1]},{violation.code}"
    return f"{seat},{violation.at},{violation.code}"


def rule(key: str, allowed: bool) -> Maker:
    """Note that the players play it so, or take the note back."""
    return lambda document: [put(document, None, element("about.rulings", key), {"of": key} if allowed else ABSENT)]


def rulings(document: Document) -> frozenset[str]:
    """What was ruled in this match."""
    found = (document.get("about") or {}).get("rulings")
    listed = found if isinstance(found, list) else []
    return frozenset(one["of"] for one in listed if isinstance(one, dict) and isinstance(one.get("of"), str))
