"""What stands around the drawn elevator: brushes, a button above each column, the trouble that waits, what lands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft
import flet.canvas as cv

from scorers.elevator import EMPTY, FACE_DOWN, Cell
from views.boards.elevator.colours import LANDING, TILE_FACE
from views.boards.elevator.hand import BRUSHES, Waiting
from views.boards.elevator.layout import RAIL, Layout
from views.boards.elevator.names import sign_name
from views.boards.elevator.tiles import good_shapes
from views.boards.elevator.trouble_card import trouble_glyph
from views.parts.keep import Keep, use_keep
from views.parts.named import tap_box
from views.parts.verdict_banner import DANGER
from views.session import Session
from views.theme import TOUCH


@ft.component
def Brushes(
    session: Session, held: str, placing: bool, on_pick: Callable[[str], None], key: str | None = None
) -> ft.Control:
    """Four goods, one face down, the eraser: one of them is in hand unless a trouble is being placed."""
    t = session.t
    side = max(TOUCH, session.capped(50))

    def brush(sign: str) -> ft.Control:
        on = sign == held and not placing
        if sign == EMPTY:
            name = t("Eraser")
            face: ft.Control = ft.Icon(ft.Icons.BACKSPACE_OUTLINED)
        else:
            name = t("Brush: {good}", good=sign_name(t, sign))
            face = good_face(sign, side - 12)
        return tap_box(
            name,
            face,
            lambda: on_pick(sign),
            selected=on,
            width=side,
            height=side,
            alignment=ft.Alignment.CENTER,
            border_radius=14,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER,
            border=ft.Border.all(3 if on else 1, ft.Colors.PRIMARY if on else ft.Colors.OUTLINE_VARIANT),
            hint=name,
            key=f"brush-{sign}",
        )

    return ft.Row(
        [brush(sign) for sign in BRUSHES],
        spacing=6,
        run_spacing=6,
        wrap=True,
        alignment=ft.MainAxisAlignment.CENTER,
        key="brushes",
    )


def good_face(sign: str, side: float) -> ft.Control:
    """A goods tile as it lies in the elevator."""
    return cv.Canvas(shapes=good_shapes(sign, 0, 0, side), width=side, height=side)


@ft.component
def Chutes(
    session: Session,
    layout: Layout,
    sign: str,
    waits: Waiting | None,
    columns: frozenset[int],
    on_column: Callable[[int], None],
    key: str | None = None,
) -> ft.Control:
    """A button for each column: what is in hand falls into it, or its top good is taken away.

    They stand above their columns where those are wide enough for a finger, else in a row that can be moved along.
    """
    t = session.t
    wide = layout.chutes_fit
    width = layout.cell if wide else max(TOUCH, session.capped(46))

    def said(column: int) -> str:
        number = column + 1
        if waits is not None:
            return t("Columns {left} and {right}: place the trouble", left=number, right=number + 1)
        if sign == EMPTY:
            return t("Column {column}: take the top one away", column=number)
        return t("Column {column}: let {good} fall", column=number, good=sign_name(t, sign))

    def chute(column: int) -> ft.Control:
        on = column in columns
        erase = sign == EMPTY and waits is None
        ink = ft.Colors.ON_PRIMARY if on else ft.Colors.ON_SURFACE_VARIANT
        number = ft.Text(str(column + 1), theme_style=ft.TextThemeStyle.LABEL_LARGE, size=session.capped(15), color=ink)
        icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED if erase else ft.Icons.ARROW_DOWNWARD, size=16, color=ink)
        return ft.Container(
            tap_box(
                said(column),
                ft.Column(
                    [number, icon],
                    spacing=0,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                (lambda: on_column(column)) if on else None,
                height=max(TOUCH, session.capped(48)),
                border_radius=12,
                bgcolor=ft.Colors.PRIMARY if on else ft.Colors.SURFACE_CONTAINER_HIGHEST,
                opacity=1.0 if on else 0.7,
            ),
            width=width,
            padding=ft.Padding.symmetric(horizontal=1),
            key=f"chute-{column}",
        )

    keep = use_keep()
    chutes: list[ft.Control] = [
        keep(str(column), (session, width, sign, waits, column in columns), partial(chute, column))
        for column in range(layout.columns)
    ]
    row = ft.Row(chutes, spacing=0 if wide else 2, tight=True)
    if wide:
        return ft.Container(row, padding=ft.Padding.symmetric(horizontal=RAIL), width=layout.width, key="chutes")
    row.tight, row.scroll = False, ft.ScrollMode.AUTO
    return ft.Container(row, key="chutes")


def waiting_bar(
    session: Session,
    waits: Waiting,
    placing: bool,
    on_aside: Callable[[bool], None],
    on_blocked: Callable[[], None],
) -> ft.Control:
    """The trouble that has to be placed: which columns take it, or that none does."""
    t = session.t
    ground, ink = DANGER[session.dark]
    name = t.name("trouble", waits.kind)
    title = t("Trouble: {kind}", kind=name)
    if not waits.columns:
        told = t("No column takes it: the match is lost.")
    elif placing:
        columns = t.listing([str(column + 1) for column in waits.columns])
        told = t("It is two wide. Tap its left column: {columns}.", columns=columns)
    else:
        told = t("It has still to be placed.")
    side = session.capped(40)
    button: ft.Control
    if not waits.columns:
        button = _small(session, t("Lost: no column takes it"), on_blocked, strong=True)
    elif placing:
        button = _small(session, t("Later"), lambda: on_aside(True))
    else:
        button = _small(session, t("Place it now"), lambda: on_aside(False), strong=True)
    words = ft.Column(
        [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink),
            ft.Text(told, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ink),
        ],
        spacing=0,
        expand=True,
    )
    glyph = ft.Container(
        ft.Image(src=trouble_glyph(waits.kind), width=side, height=side, exclude_from_semantics=True),
        bgcolor=TILE_FACE,
        border_radius=10,
        padding=4,
    )
    side_by_side = session.room >= 330 and (session.wide or bool(waits.columns))
    head: list[ft.Control] = [glyph, words] if session.room >= 330 else [words]
    inside = ft.Row([*head, button], spacing=12) if side_by_side else ft.Column([ft.Row(head, spacing=12), button])
    return ft.Container(
        inside,
        bgcolor=ground,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        key="waiting",
    )


def _small(session: Session, text: str, tap: Callable[[], None], *, strong: bool = False) -> ft.Control:
    look: dict[str, Any] = {
        "height": max(TOUCH, session.size(44)),
        "border_radius": 14,
        "alignment": ft.Alignment.CENTER,
        "padding": ft.Padding.symmetric(horizontal=14),
        "bgcolor": ft.Colors.PRIMARY if strong else ft.Colors.SURFACE,
        "border": ft.Border.all(1, ft.Colors.PRIMARY),
    }
    ink = ft.Colors.ON_PRIMARY if strong else ft.Colors.PRIMARY
    return tap_box(text, ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink), tap, **look)


def landings(
    session: Session, rows: Sequence[str], landing: Sequence[tuple[Cell, ...]], on_land: Callable[[int], None]
) -> list[ft.Control]:
    """A bar for each cluster of four or more: it lands next; a tap takes it out."""
    t = session.t

    def bar(number: int, cells: tuple[Cell, ...]) -> ft.Control:
        sign = rows[cells[0][0]][cells[0][1]]
        text = t("{n} × {colour}: about to land", n=len(cells), colour=t.name("good", sign))
        side = session.capped(34)
        return tap_box(
            t("{cluster}: take them out", cluster=text),
            ft.Row(
                [
                    good_face(sign, side),
                    ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
                    ft.Text(t("Take out"), theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ft.Colors.PRIMARY),
                ],
                spacing=10,
            ),
            lambda: on_land(number),
            border=ft.Border.all(2.5, LANDING),
            border_radius=14,
            bgcolor=ft.Colors.SURFACE_CONTAINER,
            padding=ft.Padding.symmetric(horizontal=10, vertical=7),
            key=f"landing-{sign}-{number}",
        )

    return [bar(number, cells) for number, cells in enumerate(landing)]


def rain_button(session: Session, keep: Keep, of: str, on_rain: Callable[[], None], off: bool) -> ft.Control:
    """One face down into every column, as some troubles demand when they come; `of` is the seat."""
    text = session.t("One face down into every column")

    def made() -> ft.Control:
        return ft.Row(
            [
                good_face(FACE_DOWN, session.capped(30)),
                ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
                ft.Icon(ft.Icons.KEYBOARD_DOUBLE_ARROW_DOWN, color=ft.Colors.PRIMARY),
            ],
            spacing=10,
        )

    face = keep("rain face", session, made)

    def button() -> ft.Control:
        return tap_box(
            text,
            face,
            None if off else on_rain,
            border=ft.Border.all(1, ft.Colors.OUTLINE),
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=10, vertical=9),
            opacity=0.5 if off else 1.0,
            key="rain",
        )

    return keep("rain", (session, of, off), button)
