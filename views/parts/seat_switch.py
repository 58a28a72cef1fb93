"""The players in turn order: who is shown, how many points each has, and a tap to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import flet as ft

from book import Document
from scorers import Match, Result
from views.parts.keep import use_keep
from views.parts.named import tap_box
from views.parts.seat_chip import colour_mark, colour_words
from views.session import Session, use_session
from views.theme import SeatColour, seat_colour

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef


@ft.component
def SeatSwitch(
    document: Document,
    match: Match,
    result: Result,
    shown: str,
    on_choose: Callable[[str], None],
    key: str | None = None,
) -> ft.Control:
    """A chip for each seat with its name and total; `on_choose(seat id)` on a tap."""
    session = use_session()
    names = session.t.seat_names(match)
    across = min(len(match.seats), 3 if session.room >= 330 and len(match.seats) != 4 else 2)
    keep = use_keep()
    chosen: MutableRef[Callable[[str], None]] = ft.use_ref(None)
    chosen.current = on_choose

    def chip(place: int, seat: str) -> ft.Control:
        name, total, colour = names[seat], result.seat(seat).total, colour_of(document, seat, place)
        tap = _chooser(chosen, seat)
        return keep(
            seat,
            (session, name, total, colour, seat == shown),
            lambda: _chip(session, name, total, colour, seat == shown, tap, seat),
        )

    chips = [chip(place, seat.id) for place, seat in enumerate(match.seats)]
    if session.wide:
        return ft.Row(controls=chips, spacing=8, wrap=True, run_spacing=8)
    rows: list[ft.Control] = [
        ft.Row(controls=chips[start : start + across], spacing=8) for start in range(0, len(chips), across)
    ]
    return ft.Column(controls=rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def colour_of(document: Document, seat: str, place: int) -> SeatColour:
    """The colour that the match has kept for a seat, else the one of its place."""
    colours: Any = (document.get("about") or {}).get("colours")
    kept = colours.get(seat) if isinstance(colours, dict) else None
    return seat_colour(kept if isinstance(kept, str) else None, place)


def _chooser(on_choose: MutableRef[Callable[[str], None]], seat: str) -> Callable[[], None]:
    return lambda: on_choose.current(seat) if on_choose.current is not None else None


def _chip(
    session: Session,
    name: str,
    total: int,
    colour: SeatColour,
    selected: bool,
    tap: Callable[[], None],
    key: str,
) -> ft.Container:
    t = session.t
    told = t("{what}: {value}", what=name, value=t.points(total))
    lines = ft.Column(
        spacing=0,
        expand=True,
        expand_loose=True,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS),
            ft.Text(str(total), theme_style=ft.TextThemeStyle.LABEL_LARGE),
        ],
    )
    return tap_box(
        t(", ").join([told, colour_words(t).get(colour.key, colour.key)]),
        ft.Row([colour_mark(colour, session.size(18)), lines], spacing=8, tight=True),
        tap,
        selected=selected,
        expand=None if session.wide else 1,
        height=max(52.0, session.size(50)),
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=14,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if selected else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if selected else ft.Colors.TRANSPARENT),
        key=key,
    )
