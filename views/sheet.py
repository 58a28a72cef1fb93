"""The sheet of one match."""

from __future__ import annotations

import flet as ft

from views.live import use_match
from views.names import game_name
from views.parts.screen import screen
from views.session import use_session


@ft.component
def Sheet() -> ft.View:
    """Route /match/:match_id."""
    session = use_session()
    t = session.t
    live = use_match(ft.use_route_params().get("match_id", ""))
    if live.document is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    game = str(live.document["game"])
    names = ", ".join(str(seat["name"]) for seat in live.document["seats"])
    return screen(game_name(t, game), [ft.Text(names)], game=game)
