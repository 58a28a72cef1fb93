"""The score of one seat in one row: the total, large, and what it is made of."""

from __future__ import annotations

import flet as ft

from scorers.result import SeatResult
from views.session import Session


def score_strip(session: Session, game: str, seat: SeatResult, note: str | None = None) -> ft.Control:
    """The total of `seat`, then each category's points. `note` says what the total leaves out."""
    t = session.t
    parts = [
        t(
            "{what}: {value}",
            what=t.category(game, category.key),
            value="–" if category.points is None else category.points,
        )
        for category in seat.categories
    ]
    lines: list[ft.Control] = [ft.Text(part, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=None) for part in parts]
    if note:
        lines.append(ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL))
    said = t(", ").join([t.points(seat.total), *parts, *([note] if note else [])])
    return ft.Semantics(
        label=said,
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            bgcolor=ft.Colors.PRIMARY_CONTAINER,
            border_radius=16,
            padding=ft.Padding.symmetric(horizontal=16, vertical=8),
            content=ft.Row(
                spacing=16,
                controls=[
                    ft.Text(str(seat.total), theme_style=ft.TextThemeStyle.DISPLAY_SMALL, color=session.ink(game)),
                    ft.Column(spacing=0, expand=True, controls=lines),
                ],
            ),
        ),
    )
