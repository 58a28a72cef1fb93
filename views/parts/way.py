"""A line that leads to another screen."""

from __future__ import annotations

import flet as ft

from views.parts.named import tap_box
from views.session import Session


def way(session: Session, icon: ft.IconData, title: str, note: str, route: str) -> ft.Control:
    """The whole line is the target; `note` says in a few words what is there."""
    quiet = ft.Colors.ON_SURFACE_VARIANT
    lines = ft.Column(
        [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL, color=quiet),
        ],
        spacing=2,
        expand=True,
    )
    return tap_box(
        title,
        ft.Row(
            [
                ft.Icon(icon, size=session.size(24), color=ft.Colors.PRIMARY),
                lines,
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=quiet),
            ],
            spacing=14,
        ),
        lambda: session.navigate(route),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=18,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        key=route,
    )
