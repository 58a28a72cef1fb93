"""One of a few: a row of buttons that wraps, the chosen one ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from views.parts.named import tap_box
from views.session import use_session
from views.theme import TOUCH


@ft.component
def Choice(
    label: str,
    options: Sequence[tuple[str, str]],
    chosen: str | None,
    on_choose: Callable[[str], None],
    note: str | None = None,
    key: str | None = None,
) -> ft.Control:
    """`label` above one button for each (value, text) of `options`; `on_choose(value)` on a tap."""
    session = use_session()

    def button(value: str, text: str) -> ft.Control:
        on = value == chosen
        return tap_box(
            text,
            ft.Row(
                tight=True,
                spacing=6,
                controls=[
                    *([ft.Icon(ft.Icons.CHECK, size=session.size(18), color=ft.Colors.PRIMARY)] if on else []),
                    ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_LARGE),
                ],
            ),
            lambda: on_choose(value),
            selected=on,
            height=max(TOUCH, session.size(40)),
            padding=ft.Padding.symmetric(horizontal=16),
            border_radius=14,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
            border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.OUTLINE_VARIANT),
            key=value,
        )

    return ft.Column(
        spacing=8,
        controls=[
            ft.Text(label, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            *([ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL)] if note else []),
            ft.Row(wrap=True, spacing=8, run_spacing=8, controls=[button(v, text) for v, text in options]),
        ],
    )
