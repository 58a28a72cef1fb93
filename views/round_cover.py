"""The screen between two players: whom to hand the tablet to, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.parts.game_card import emblem_image
from views.parts.seat_chip import SeatChip, colour_mark
from views.round_state import Round
from views.session import Session
from views.theme import SeatColour


def cover(
    session: Session,
    game: str,
    stands: Round,
    seat: str,
    names: dict[str, str],
    colours: dict[str, SeatColour],
    choose: Callable[[str], None],
    uncover: Callable[[], None],
) -> list[ft.Control]:
    """`seat` is who comes next; a tap on another player's chip hands over to that one. `uncover` begins the entry."""
    t = session.t
    ink = session.ink(game)
    name = names[seat]
    centre = ft.CrossAxisAlignment.CENTER
    big = ft.TextThemeStyle.DISPLAY_MEDIUM if session.scale < 1.5 else ft.TextThemeStyle.HEADLINE_MEDIUM
    roomy = session.height / session.scale > 560 and session.room > 280
    card = ft.Container(
        ft.Column(
            [
                *([emblem_image(game, session.capped(120))] if roomy else []),
                ft.Text(t("Hand over to"), theme_style=ft.TextThemeStyle.TITLE_LARGE, color=ink),
                ft.Row(
                    [
                        colour_mark(colours[seat], session.size(30)),
                        ft.Text(
                            name,
                            theme_style=big if len(name) < 12 else ft.TextThemeStyle.HEADLINE_SMALL,
                            color=ink,
                            max_lines=3,
                            text_align=ft.TextAlign.CENTER,
                            expand=True,
                            expand_loose=True,
                        ),
                    ],
                    spacing=12,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                ft.FilledButton(
                    t("I am {name}", name=name), icon=ft.Icons.VISIBILITY, on_click=lambda: uncover(), key="uncover"
                ),
            ],
            spacing=18,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=centre,
            tight=not roomy,
        ),
        bgcolor=session.card(game),
        border_radius=28,
        padding=20,
        expand=True if roomy else None,
        alignment=ft.Alignment.CENTER,
        key="cover",
    )
    others: list[ft.Control] = [_chip(session, one, stands, seat, names, colours, choose) for one in names]
    below: list[ft.Control] = [
        ft.Text(
            t("Everybody enters alone; the scores are shown when all are done."),
            theme_style=ft.TextThemeStyle.BODY_MEDIUM,
            text_align=ft.TextAlign.CENTER,
        ),
        ft.Row(others, wrap=True, spacing=8, run_spacing=8, alignment=ft.MainAxisAlignment.CENTER, key="others"),
    ]
    if roomy:
        return [card, *below]
    return [
        ft.Column(
            [card, *below],
            spacing=16,
            expand=True,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ]


def _chip(
    session: Session,
    seat: str,
    stands: Round,
    next_one: str,
    names: dict[str, str],
    colours: dict[str, SeatColour],
    choose: Callable[[str], None],
) -> ft.Control:
    t, name = session.t, names[seat]
    if seat in stands.done:
        said = t("{name} is done; hand over again", name=name)
    elif seat == next_one:
        said = t("{name} is next", name=name)
    else:
        said = t("Hand over to {name} first", name=name)
    return SeatChip(
        name, colours[seat], selected=seat in stands.done, on_click=_with(choose, seat), spoken=said, key=seat
    )


def _with(choose: Callable[[str], None], seat: str) -> Callable[[], None]:
    return lambda: choose(seat)
