"""A game to begin: its emblem, name and what is laid out in it."""

from __future__ import annotations

import flet as ft

from views.names import emblem, game_line, game_name
from views.parts.named import tap_box
from views.session import use_session


@ft.component
def GameCard(game: str) -> ft.Control:
    """A card that leads to a new match of `game`, in the game's colours."""
    session = use_session()
    t = session.t
    name, line = game_name(t, game), game_line(t, game)
    ink = session.ink(game)
    picture = session.size(64) if session.room < 860 else session.size(84)

    def begin() -> None:
        session.navigate(f"/new/{game}")

    return tap_box(
        t("New match: {game}", game=name),
        ft.Column(
            spacing=8,
            controls=[
                emblem_image(game, picture),
                ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_LARGE, color=ink),
                ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ink),
            ],
        ),
        begin,
        bgcolor=session.card(game),
        border_radius=22,
        padding=16,
    )


def emblem_image(game: str, size: float) -> ft.Control:
    """The emblem of a game, silent: its name stands beside it."""
    return ft.Image(
        src=emblem(game),
        width=size,
        height=size,
        exclude_from_semantics=True,
        error_content=ft.Icon(ft.Icons.CASINO_OUTLINED, size=size * 0.7),
    )
