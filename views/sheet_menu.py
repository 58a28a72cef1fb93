"""What else can be done with a match: its history, its players, a round with one tablet, a file, the bin; and what of
it helps at the beginning."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers import Match, Result
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
    if session.reach() is not None:
        rows.append(MenuRow(ft.Icons.PHONELINK, t("Other devices"), to("devices")))
    rows += [
        MenuRow(ft.Icons.HISTORY, t("History"), to("history")),
        MenuRow(ft.Icons.PEOPLE_OUTLINE, t("Players of this match"), to("players")),
        MenuRow(ft.Icons.QR_CODE_2, t("Match as a code"), to("code")),
        MenuRow(ft.Icons.DOWNLOAD, t("Save as a file"), save),
        MenuRow(ft.Icons.DELETE_OUTLINE, t("Put into the bin"), put_away),
    ]
    return menu(session, t("More"), rows, key="more")


def shortcuts(session: Session, match_id: str, match: Match, result: Result) -> ft.Control | None:
    """What is likely to be wanted while little is written: entrance scores after round 1, a round with the tablet."""
    t = session.t
    keys = [category.key for seat in result.seats for category in seat.categories if category.points is not None]
    found: list[ft.Control] = []
    if match.game == "spectacular" and "entrance" not in keys:
        found.append(_way(session, ft.Icons.FLAG_OUTLINED, t("Round 1 is over: entrance scores"), match_id, "entrance"))
    if not keys and len(match.seats) > 1:
        found.append(_way(session, ft.Icons.SYNC, t("Pass the tablet round"), match_id, "round"))
    return ft.Row(found, wrap=True, spacing=8, run_spacing=8, key="shortcuts") if found else None


def _way(session: Session, icon: ft.IconData, text: str, match_id: str, screen: str) -> ft.Control:
    return ft.FilledTonalButton(
        text, icon=icon, on_click=lambda: session.navigate(f"/match/{match_id}/{screen}"), key=screen
    )
