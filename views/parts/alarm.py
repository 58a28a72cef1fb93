"""What went wrong, in a box that is read out when it appears."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

INK = ft.Colors.ON_ERROR_CONTAINER


def alarm(icon: ft.IconData, sentences: Sequence[str], *below: ft.Control) -> ft.Control:
    """The first sentence large, the others smaller, then what can be done about it."""
    lines: list[ft.Control] = [
        ft.Text(
            sentence,
            theme_style=ft.TextThemeStyle.BODY_MEDIUM if number else ft.TextThemeStyle.BODY_LARGE,
            color=INK,
        )
        for number, sentence in enumerate(sentences)
    ]
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            ft.Row(
                [ft.Icon(icon, color=INK), ft.Column([*lines, *below], spacing=6, expand=True)],
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            bgcolor=ft.Colors.ERROR_CONTAINER,
            border_radius=18,
            padding=14,
        ),
    )
