"""A game to begin: its emblem, name and what is laid out in it."""

from __future__ import annotations

import flet as ft

from views.names import emblem, game_line, game_name
from views.parts.named import tap_box
from views.session import use_session
from views.theme import letter_size
from wording.cells import width as cells


@ft.component
def GameCard(game: str, width: float, height: float | None = None) -> ft.Control:
    """A card that leads to a new match of `game`, in the game's colours.

    `width` is the room it gets; it is as high as its content or, the emblem grown to fill it, as `height`.
    """
    session = use_session()
    t = session.t
    name, line = game_name(t, game), game_line(t, game)
    ink = session.ink(game)
    flat = height is not None and width > 1.5 * height
    if height is None:
        picture = session.size(64 if width < 240 else 88)
    elif flat:
        picture = min(height - 32, width * 0.42)
    else:
        picture = min(width - 32, height - session.size(136))

    def begin() -> None:
        session.navigate(f"/new/{game}")

    emblem = emblem_image(game, picture)
    styles = ft.TextThemeStyle
    big = styles.HEADLINE_MEDIUM if flat else styles.TITLE_MEDIUM if width < session.size(200) else styles.TITLE_LARGE
    title, style = card_title(name, big, (width - 32 - (picture + 20 if flat else 0)) / session.scale)
    lines = ft.Column(
        spacing=4,
        tight=True,
        expand=True if flat else None,  # False would still be laid out as flexible
        controls=[
            ft.Text(title, theme_style=style, color=ink),
            ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ink),
        ],
    )
    if flat:
        inside: ft.Control = ft.Row(spacing=20, controls=[emblem, lines])
    else:
        inside = ft.Column(spacing=10, alignment=ft.MainAxisAlignment.CENTER, controls=[emblem, lines])
    return tap_box(
        t("New match: {game}", game=name),
        inside,
        begin,
        bgcolor=session.card(game),
        border_radius=22,
        padding=16,
        height=height,
    )


def card_title(name: str, style: ft.TextThemeStyle, room: float) -> tuple[str, ft.TextThemeStyle]:
    """`name` and the style that it is written in, in `room` pixels (at a text scale of 1).

    Japanese would break off its last sign alone: a name that is too wide breaks at its middle dot instead, and is
    written small if a part of it is still too wide.
    """
    broken = name.replace("・", "・\n")
    for title in (name, broken):
        if max(cells(row) for row in title.split("\n")) / 2 * letter_size(style) < room:
            return title, style
    return broken, ft.TextThemeStyle.TITLE_SMALL


def emblem_image(game: str, size: float) -> ft.Control:
    """The emblem of a game, silent: its name stands beside it."""
    return ft.Image(
        src=emblem(game),
        width=size,
        height=size,
        exclude_from_semantics=True,
        error_content=ft.Icon(ft.Icons.CASINO_OUTLINED, size=size * 0.7),
    )
