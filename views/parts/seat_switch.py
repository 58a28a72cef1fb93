"""The players in turn order: who is shown, how many points each has, and a tap to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from book import Document
from scorers import Match, Result
from views.parts.seat_chip import SeatChip
from views.session import use_session
from views.theme import SeatColour, seat_colour


@ft.component
def SeatSwitch(
    document: Document,
    match: Match,
    result: Result,
    shown: str,
    on_choose: Callable[[str], None],
    key: str | None = None,
) -> ft.Control:
    """A chip for each seat with its name and total; `on_choose(seat id)` on a tap. The row moves sideways if long."""
    session = use_session()
    t = session.t
    names = t.seat_names(match)
    chips: list[ft.Control] = []
    for place, seat in enumerate(match.seats):
        total = result.seat(seat.id).total
        chips.append(
            SeatChip(
                f"{names[seat.id]}  {total}",
                colour_of(document, seat.id, place),
                selected=seat.id == shown,
                spoken=t("{what}: {value}", what=names[seat.id], value=t.points(total)),
                on_click=_chooser(on_choose, seat.id),
                key=seat.id,
            )
        )
    return ft.Row(controls=chips, spacing=8, scroll=ft.ScrollMode.AUTO)


def colour_of(document: Document, seat: str, place: int) -> SeatColour:
    """The colour that the match has kept for a seat, else the one of its place."""
    colours: Any = (document.get("about") or {}).get("colours")
    kept = colours.get(seat) if isinstance(colours, dict) else None
    return seat_colour(kept if isinstance(kept, str) else None, place)


def _chooser(on_choose: Callable[[str], None], seat: str) -> Callable[[], None]:
    return lambda: on_choose(seat)
