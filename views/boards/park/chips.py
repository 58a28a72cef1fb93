"""The small pictures and boxes that the park's panel is made of."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import flet.canvas as cv

from views.boards.park import colours
from views.boards.park.picture import die_shapes
from views.parts.named import tap_box
from views.parts.paint import fill, stroke
from views.session import Session
from views.theme import TOUCH


def chip(
    session: Session,
    name: str,
    content: ft.Control,
    on_click: Callable[[], None] | None,
    *,
    chosen: bool = False,
    tall: float = 40,
    wide: int | None = 1,
    key: str | None = None,
) -> ft.Container:
    """A box to tap, one of a row: it takes its share of the width."""
    return tap_box(
        name,
        content,
        on_click,
        selected=chosen,
        expand=wide,
        height=max(TOUCH, session.size(tall)),
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=3),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT),
        opacity=1.0 if on_click is not None else 0.45,
        key=key,
    )


def pictured(session: Session, picture: ft.Control, text: str) -> ft.Control:
    """A picture with its word beneath."""
    return ft.Column(
        controls=[picture, small(text)],
        spacing=1,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def small(text: str, *, lines: int = 1) -> ft.Text:
    """The word of a chip."""
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )


def glyph(src: str, side: float) -> ft.Image:
    """One of the drawn signs; its name is said elsewhere."""
    return ft.Image(src=src, width=side, height=side, exclude_from_semantics=True)


def die_face(number: int | None, side: float, color: str) -> ft.Control:
    """A die drawn, or the place for one."""
    return cv.Canvas(shapes=die_shapes(number, side / 2, side / 2, side * 0.94, color), width=side, height=side)


def arc_disc(colour: str, side: float) -> ft.Control:
    """A watchtower's whole circle in its colour and pattern."""
    half = side / 2
    mark = colours.ARC_MARK[colour]
    shapes: list[cv.Shape] = [cv.Circle(half, half, half - 1, paint=fill(colours.ARC[colour]))]
    if colour == "brown":
        shapes.append(cv.Circle(half, half, half * 0.64, paint=stroke(mark, side * 0.08, [side * 0.08, side * 0.15])))
    elif colour == "beige":
        shapes += [cv.Circle(half, half, half * share, paint=stroke(mark, side * 0.05)) for share in (0.9, 0.52)]
    else:
        shapes.append(cv.Circle(half, half, half - 1, paint=stroke("#8A8F8B", 1)))
    return cv.Canvas(shapes=shapes, width=side, height=side)
