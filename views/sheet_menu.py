"""What else can be done with a match: its history, its players, a round with one tablet, a file, the bin."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers import Match
from views.parts.menu import MenuRow, menu
from views.session import Session


def sheet_menu(
    session: Session, match_id: str, match: Match, save: Callable[[], None], put_away: Callable[[], None]
) -> ft.Control:
    """The menu of a match's sheet. `save` offers the match as a file, `put_away` puts it into the bin."""
    t = session.t

    def to(screen: str) -> Callable[[], None]:
        return lambda: session.navigate(f"/match/{match_id}/{screen}")

    rows: list[MenuRow] = []
    if match.game == "spectacular":
        rows.append(MenuRow(ft.Icons.FLAG_OUTLINED, t("Entrance scores of round 1"), to("entrance")))
    if len(match.seats) > 1:
        rows.append(MenuRow(ft.Icons.SYNC, t("Pass the tablet round"), to("round")))
    rows += [
        MenuRow(ft.Icons.HISTORY, t("History"), to("history")),
        MenuRow(ft.Icons.PEOPLE_OUTLINE, t("Players of this match"), to("players")),
        MenuRow(ft.Icons.DOWNLOAD, t("Save as a file"), save),
        MenuRow(ft.Icons.DELETE_OUTLINE, t("Put into the bin"), put_away),
    ]
    return menu(session, t("More"), rows, key="more")
