"""Who somebody is, in a list of players: the colour and the name, both to be tapped."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.parts.named import tap_box
from views.parts.seat_chip import colour_mark, colour_words
from views.session import Session
from views.theme import TOUCH, SeatColour


def person(
    session: Session,
    name: str,
    colour: SeatColour,
    recolour: Callable[[], None],
    rename: Callable[[], None],
    note: str = "",
) -> list[ft.Control]:
    """The colour (tap for another) and the name (tap to change it), with a `note` below it."""
    t = session.t
    side = max(TOUCH, session.size(44))
    return [
        tap_box(
            t("Colour of {name}: {colour}", name=name, colour=colour_words(t)[colour.key]),
            colour_mark(colour, session.size(20)),
            recolour,
            width=side,
            height=side,
            border_radius=side / 2,
            alignment=ft.Alignment.CENTER,
        ),
        tap_box(
            t("Rename {name}", name=name),
            ft.Column(
                spacing=0,
                alignment=ft.MainAxisAlignment.CENTER,
                controls=[
                    ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, max_lines=2),
                    *([ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL)] if note else []),
                ],
            ),
            rename,
            expand=True,
            border_radius=12,
            padding=ft.Padding.symmetric(vertical=4 if note else 12, horizontal=4),
        ),
    ]
