"""Lines that add up: a sentence and its points each, and the sum below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from views.parts.named import tap_box
from views.parts.score_cell import signed
from views.session import Session
from views.theme import TOUCH


@dataclass(frozen=True, slots=True)
class Reason:
    """A line: what for, the pieces that it counts, its points (None: not known). `on_open` makes it a button."""

    text: str
    points: int | None
    pieces: str = ""
    on_open: Callable[[], None] | None = None


def reason_list(session: Session, reasons: Sequence[Reason], total: int | None) -> ft.Control:
    """The lines, and `total` under a rule, so that anybody can add them up again."""
    t = session.t
    rows = [reason_row(session, reason) for reason in reasons]
    foot = ft.Container(
        ft.Row(
            [
                ft.Text(t("Together"), theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
                ft.Text(signed(total), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ]
        ),
        border=ft.Border(top=ft.BorderSide(2, ft.Colors.OUTLINE)),
        padding=ft.Padding.only(top=6, left=10, right=10),
    )
    return ft.Column([*rows, foot], spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def reason_row(session: Session, reason: Reason) -> ft.Control:
    """One line, a button where it leads somewhere."""
    texts: list[ft.Control] = [ft.Text(reason.text, theme_style=ft.TextThemeStyle.BODY_LARGE)]
    if reason.pieces:
        texts.append(
            ft.Text(reason.pieces, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
        )
    inside = ft.Row(
        [
            ft.Column(texts, spacing=0, expand=True, tight=True),
            ft.Text(signed(reason.points), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
        spacing=12,
    )
    padding = ft.Padding.symmetric(vertical=4, horizontal=10)
    if reason.on_open is None:
        return ft.Container(inside, padding=padding)
    said = session.t("{what}: {points}", what=reason.text, points=signed(reason.points))
    return tap_box(
        said,
        inside,
        reason.on_open,
        padding=ft.Padding.symmetric(vertical=(max(TOUCH, session.size(44)) - session.size(25)) / 2, horizontal=10),
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )
