"""The players of a match that runs: the same draft as before it began, and the edits that bring it about. Pure."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from book import ABSENT, Document, Edit, put, roster, scores_lost, value
from scorers import match_from, score
from views.draft import Chair, Draft
from views.seats import seat_colours


@dataclass(frozen=True, slots=True)
class Loss:
    """What goes with a player who leaves: the categories that are known, with their points."""

    seat: str
    points: tuple[tuple[str, int], ...]


def draft_of(document: Document) -> Draft:
    """The table as it is seated now. A chair's key comes of its seat's id: it stays the same at every drawing."""
    colours = seat_colours(document)
    options = document.get("options", {})
    chairs = tuple(
        Chair(_key(seat["id"]), seat["name"], seat.get("player"), colours[seat["id"]].key, seat["id"])
        for seat in document["seats"]
    )
    start = value(document, None, "about.start_player")
    return Draft(
        document["game"],
        mode=options.get("mode"),
        chairs=chairs,
        start=_key(start) if isinstance(start, str) else None,
        options={name: on for name, on in options.items() if isinstance(on, bool)},
    )


def _key(seat: str) -> int:
    return int.from_bytes(b"\1" + seat.encode())


def roster_edits(document: Document, draft: Draft) -> Sequence[Edit]:
    """The edits that seat the players as the draft has them, each with all that is written in the seat.

    A solo challenge that gets a second player goes on as a match with missions: no score is lost by it.
    """
    seats = [chair.seat or f"p{secrets.token_hex(4)}" for chair in draft.chairs]
    wished = [
        {"id": seat, "name": chair.name, **({"player": chair.player} if chair.player is not None else {})}
        for seat, chair in zip(seats, draft.chairs, strict=True)
    ]
    edits: list[Edit] = []
    if len(seats) > 1 and value(document, None, "options.solo") is True:
        edits += [put(document, None, "options.solo", False), put(document, None, "options.missions", True)]
    edits += roster(document, wished)
    before = draft_of(document)
    if [(one.seat, one.colour) for one in draft.chairs] != [(one.seat, one.colour) for one in before.chairs]:
        colours = {seat: chair.colour for seat, chair in zip(seats, draft.chairs, strict=True)}
        edits.append(put(document, None, "about.colours", colours))
    if draft.start != before.start:
        start = next((s for s, c in zip(seats, draft.chairs, strict=True) if c.key == draft.start), ABSENT)
        edits = [one for one in edits if one.piece != "about.start_player"]
        edits.append(put(document, None, "about.start_player", start))
    return edits


def losses(document: Document, edits: Sequence[Edit]) -> tuple[Loss, ...]:
    """Who would leave although something is written, and what of it is known."""
    gone = scores_lost(edits)
    result = score(match_from(document)) if gone else None
    return tuple(
        Loss(
            seat,
            tuple((one.key, one.points) for one in result.seat(seat).categories if one.points is not None),
        )
        for seat in gone
        if result is not None
    )
