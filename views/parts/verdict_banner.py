"""How a solo match stands and why, always in sight; a victory is celebrated."""

from __future__ import annotations

import flet as ft

from scorers.result import Verdict
from views.names import emblem
from views.session import Session

DANGER = {False: ("#FFE2A8", "#4A2E00"), True: ("#5A3E00", "#FFE2A8")}
"""Ground and letters, by darkness, of what is still open but dangerous."""
VICTORY = ("#F3C93A", "#2B2000")
"""Ground and letters of a victory."""


def verdict_banner(session: Session, game: str, verdict: Verdict, *, danger: bool = False) -> ft.Control:
    """The outcome, and the sentence that gives its reason. `danger`: still open, but about to be lost."""
    t = session.t
    sentence = t.verdict(verdict)
    won = verdict.outcome == "won"
    if won:
        ground, ink, icon = *VICTORY, ft.Icons.EMOJI_EVENTS
    elif verdict.outcome == "lost":
        ground, ink, icon = ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER, ft.Icons.DANGEROUS_OUTLINED
    elif danger:
        ground, ink, icon = *DANGER[session.dark], ft.Icons.WARNING_AMBER_ROUNDED
    else:
        ground, ink, icon = ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER, ft.Icons.HOURGLASS_EMPTY
    roomy = session.room >= 330  # Else the words need it all: what lies below has to stay in sight, too.
    style = ft.TextThemeStyle.HEADLINE_SMALL if won else ft.TextThemeStyle.TITLE_MEDIUM
    if not roomy:
        style = ft.TextThemeStyle.TITLE_SMALL
    row = ft.Row(
        spacing=12,
        controls=[
            *([ft.Icon(icon, color=ink, size=session.size(40 if won else 28))] if roomy else []),
            ft.Text(
                sentence,
                theme_style=style,
                color=ink,
                expand=True,
            ),
            *([_emblem(session, game)] if won and roomy else []),
        ],
    )
    return ft.Semantics(
        label=sentence,
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            bgcolor=ground,
            border_radius=18,
            padding=ft.Padding.symmetric(horizontal=16, vertical=20 if won else 12),
            border=ft.Border.all(3, "#B88A00") if won else None,
            content=row,
        ),
    )


def _emblem(session: Session, game: str) -> ft.Control:
    side = session.size(56)
    return ft.Image(src=emblem(game), width=side, height=side, exclude_from_semantics=True)
