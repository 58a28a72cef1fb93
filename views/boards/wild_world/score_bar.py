"""The score in one slim row, in sight while a phone's screen is scrolled."""

from __future__ import annotations

import flet as ft

from scorers.result import SeatResult
from views.boards.wild_world.looks import picture
from views.session import Session

SIGNS = {
    "monsters": "monster",
    "criteria": "star",
    "brew": "potion",
    "journey": "trail",
    "home": "camp",
    "evolution": "evolution",
    "treasury": "coin",
}
"""The glyph of each category."""


def score_bar(session: Session, seat: SeatResult) -> ft.Control:
    """The total and the seven categories, spoken as one."""
    t = session.t
    ink = session.ink("wild_world")
    parts = [
        t(
            "{what}: {value}",
            what=t.category("wild_world", category.key),
            value="–" if category.points is None else category.points,
        )
        for category in seat.categories
    ]
    cells: list[ft.Control] = [
        ft.Row(
            [
                picture(SIGNS[category.key], session.size(17)),
                ft.Text(
                    "–" if category.points is None else str(category.points),
                    theme_style=ft.TextThemeStyle.LABEL_LARGE,
                    color=ink,
                    no_wrap=True,
                ),
            ],
            spacing=2,
            tight=True,
        )
        for category in seat.categories
    ]
    return ft.Semantics(
        label=t(", ").join([t.points(seat.total), *parts]),
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Text(str(seat.total), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM, color=ink, no_wrap=True),
                    ft.Row(
                        cells,
                        spacing=5,
                        run_spacing=2,
                        wrap=True,
                        expand=True,
                        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    ),
                ],
                spacing=10,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            bgcolor=ft.Colors.PRIMARY_CONTAINER,
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        ),
    )
