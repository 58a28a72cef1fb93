"""A player at the table: name, colour with its shape, and the mark of the start player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.parts.named import tap_box
from views.session import use_session
from views.theme import TOUCH, SeatColour
from wording import Words


def colour_words(t: Words) -> dict[str, str]:
    """The spoken name of each seat colour."""
    return {
        "red": t("red, circle"),
        "blue": t("blue, square"),
        "yellow": t("yellow, star"),
        "green": t("green, hexagon"),
        "purple": t("purple, heart"),
        "gray": t("gray, triangle"),
    }


def colour_mark(colour: SeatColour, size: float) -> ft.Control:
    """The shape of a seat colour, in its colour on white so that it holds in light and dark."""
    return ft.Container(
        width=size + 8,
        height=size + 8,
        bgcolor="#FFFFFF",
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=(size + 8) / 2,
        alignment=ft.Alignment.CENTER,
        content=ft.Icon(colour.icon, color=colour.hex, size=size * 0.8),
    )


@ft.component
def SeatChip(
    name: str,
    colour: SeatColour,
    start: bool = False,
    selected: bool = False,
    on_click: Callable[[], None] | None = None,
    spoken: str | None = None,
    key: str | None = None,
) -> ft.Control:
    """A chip for one seat. With `on_click` it is a button; `spoken` replaces its spoken name.

    `selected` gives it a frame and a tick, `start` the flag of the start player.
    """
    session = use_session()
    t = session.t
    words = [name, colour_words(t).get(colour.key, colour.key)]
    if start:
        words.append(t("start player"))
    if selected:
        words.append(t("chosen"))
    controls: list[ft.Control] = [
        colour_mark(colour, session.size(18)),
        ft.Text(
            name,
            theme_style=ft.TextThemeStyle.TITLE_SMALL,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
            expand_loose=True,
        ),
    ]
    if start:
        controls.append(ft.Icon(ft.Icons.FLAG, size=session.size(18), color=ft.Colors.PRIMARY))
    if selected:
        controls.append(ft.Icon(ft.Icons.CHECK, size=session.size(18), color=ft.Colors.PRIMARY))
    look: dict[str, Any] = {
        "height": max(TOUCH, session.size(40)),
        "padding": ft.Padding.symmetric(horizontal=10),
        "border_radius": 14,
        "bgcolor": ft.Colors.PRIMARY_CONTAINER if selected else ft.Colors.SURFACE_CONTAINER_HIGH,
        "border": ft.Border.all(2, ft.Colors.PRIMARY if selected else ft.Colors.TRANSPARENT),
    }
    inside = ft.Row(tight=True, spacing=8, controls=controls)
    said = spoken or ", ".join(words)
    if on_click is None:
        return ft.Container(content=ft.Semantics(label=said, exclude_semantics=True, content=inside), **look)
    return tap_box(said, inside, on_click, selected=selected, **look)
