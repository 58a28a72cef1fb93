"""The name of a category, with its sign where there is one: colour is never the only sign."""

from __future__ import annotations

import flet as ft

from views.session import Session

GLYPHS = {
    "spectacular": {
        "green": "habitat_green",
        "orange": "habitat_orange",
        "blue": "habitat_blue",
        "gray": "habitat_gray",
        "towers": "tower",
    }
}
"""Categories that have a drawn sign."""


def category_label(session: Session, game: str, key: str, *, wide: bool = True, big: bool = False) -> ft.Control:
    """The category's name; with `wide` it takes the room there is and may have two lines."""
    glyph = GLYPHS.get(game, {}).get(key)
    side = session.size(20)
    controls: list[ft.Control] = []
    if glyph:
        controls.append(ft.Image(src=f"/glyphs/{glyph}.svg", width=side, height=side, exclude_from_semantics=True))
    controls.append(
        ft.Text(
            session.t.category(game, key),
            theme_style=ft.TextThemeStyle.TITLE_SMALL if big else ft.TextThemeStyle.LABEL_MEDIUM,
            max_lines=3 if big else 2,
            expand=wide,
        )
    )
    return ft.Row(controls, spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER)
