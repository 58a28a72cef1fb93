"""A new match: who plays, who starts, which rules."""

from __future__ import annotations

import flet as ft

from book import BookError
from scorers import GAMES, Refused
from views.draft import Draft, new_draft
from views.hooks import use_held, use_live_state
from views.names import game_name
from views.parts.game_card import emblem_image
from views.parts.problem import Problem
from views.parts.screen import screen
from views.parts.seats_editor import SeatsEditor
from views.parts.switches import GameSwitches
from views.session import use_session


def _no_trouble() -> BookError | Refused | None:
    return None


@ft.component
def NewMatch() -> ft.View:
    """Route /new/:game."""
    session = use_session()
    t = session.t
    wished = ft.use_route_params().get("game", GAMES[0])
    game = wished if wished in GAMES else GAMES[0]
    draft, newest, put = use_live_state(new_draft(game))
    trouble, set_trouble = use_held(_no_trouble)
    if draft.game != game:
        draft = new_draft(game)

    def latest() -> Draft:
        return newest() if newest().game == game else draft

    def begin() -> None:
        now = latest()
        if not now.ready:
            return
        try:
            saved = session.book.create(game, now.match_seats(), now.match_options(), now.match_about())
        except (BookError, Refused) as error:
            set_trouble(error)
            return
        put(new_draft(game))
        session.navigate(f"/match/{saved.id}")

    seats = ft.Container(SeatsEditor(draft, latest, put), key="seats")
    rules = ft.Container(GameSwitches(draft, latest, put), key="rules")
    if session.wide:
        seats.expand, rules.expand = 3, 2
        body: list[ft.Control] = [
            ft.Row(
                controls=[seats, rules],
                spacing=28,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        ]
    elif draft.mode is not None:
        body = [rules, seats]
    else:
        body = [seats, rules]
    return screen(
        t("New match: {game}", game=game_name(t, game)),
        body,
        game=game,
        leading=emblem_image(game, session.capped(36)),
        footer=ft.Column(
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *([Problem(trouble)] if trouble else []),
                ft.FilledButton(
                    t("Start"),
                    icon=ft.Icons.PLAY_ARROW,
                    disabled=not draft.ready,
                    on_click=begin,
                    key="start",
                ),
            ],
        ),
    )
