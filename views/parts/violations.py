"""The mark of a broken rule: what lies there is scored, and the players judge it."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from scorers.result import Violation
from views.session import Session


def violation_marks(session: Session, found: Sequence[Violation], *, placed: bool = True) -> list[ft.Control]:
    """One bar for each violation, with its sentence. With `placed` the sentence names the piece, too."""
    return [_mark(session.t.violation(one, placed=placed)) for one in found]


def _mark(sentence: str) -> ft.Control:
    return ft.Container(
        bgcolor=ft.Colors.ERROR_CONTAINER,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        content=ft.Row(
            spacing=10,
            controls=[
                ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color=ft.Colors.ON_ERROR_CONTAINER),
                ft.Text(
                    sentence,
                    theme_style=ft.TextThemeStyle.BODY_MEDIUM,
                    color=ft.Colors.ON_ERROR_CONTAINER,
                    expand=True,
                ),
            ],
        ),
    )
