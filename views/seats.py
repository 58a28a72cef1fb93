"""The players of a match as every screen shows them: names told apart, colours as chosen, turn order from the start."""

from __future__ import annotations

from book import Document
from scorers import Refused, match_from
from views.theme import SeatColour, seat_colour
from wording import Words


def seat_names(t: Words, document: Document) -> dict[str, str]:
    """Every seat's name by its id; players of one name are told apart."""
    try:
        return t.seat_names(match_from(document))
    except Refused:
        return {str(seat["id"]): str(seat["name"]) for seat in document["seats"]}


def seat_colours(document: Document) -> dict[str, SeatColour]:
    """Every seat's colour by its id: the chosen one, else that of its place in turn order."""
    chosen = document.get("about", {}).get("colours")
    chosen = chosen if isinstance(chosen, dict) else {}
    found: dict[str, SeatColour] = {}
    for place, seat in enumerate(document["seats"]):
        wished = chosen.get(seat["id"])
        found[str(seat["id"])] = seat_colour(wished if isinstance(wished, str) else None, place)
    return found


def turn_order(document: Document) -> list[str]:
    """The seats' ids in clockwise turn order, the start player's first."""
    seats = [str(seat["id"]) for seat in document["seats"]]
    start = document.get("about", {}).get("start_player")
    at = seats.index(start) if start in seats else 0
    return seats[at:] + seats[:at]
