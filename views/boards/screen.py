"""The screen around a seat's board: back, undo and redo, the players, and why something was not done."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Document
from scorers import Match, Refused, match_from
from views.boards import BOARDS
from views.boards.table import Table
from views.live import use_match
from views.parts.keep import use_keep
from views.parts.problem import Problem
from views.parts.screen import icon_button, screen
from views.parts.seat_switch import SeatSwitch
from views.passing import shown_result
from views.session import Session, use_session


@ft.component
def BoardScreen() -> ft.View:
    """Route /match/:match_id/board/:seat_id."""
    session = use_session()
    t = session.t
    params = ft.use_route_params()
    match_id, seat = params.get("match_id", ""), params.get("seat_id", "")
    live = use_match(match_id)
    keep = use_keep()
    document = live.document
    if document is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    game = str(document["game"])
    back = f"/match/{match_id}"
    match = _read(document)
    board = BOARDS.get(game)
    if match is None or board is None or all(one.id != seat for one in match.seats):
        return screen(t.game(game), [ft.Text(t("There is no such board in this match."))], game=game, back=back)
    table = Table(live, match, shown_result(match), seat)

    def show(other: str) -> None:
        if other != seat:
            live.calm()
            session.navigate(f"/match/{match_id}/board/{other}")

    def undo() -> None:
        live.undo()

    def redo() -> None:
        live.redo()

    again = bool(session.book.next_redo(match_id, session.device))

    def action(icon: ft.IconData, name: str, deed: Callable[[], None], off: bool, key: str) -> ft.Control:
        signature = (session, match_id, off)
        return keep(key, signature, lambda: icon_button(session, icon, name, deed, disabled=off, key=key))

    done = bool(session.book.next_undo(match_id, session.device))
    actions = [action(ft.Icons.UNDO, t("Undo"), undo, not done, "undo")]
    above: list[ft.Control] = []
    if session.room >= 330:
        actions.append(action(ft.Icons.REDO, t("Redo"), redo, not again, "redo"))
    elif again:  # Beside the other it would leave the title no room.
        above.append(ft.OutlinedButton(t("Redo"), icon=ft.Icons.REDO, on_click=redo, key="redo"))
    if len(match.seats) > 1:
        told = [(one.id, one.name, table.result.seat(one.id).total) for one in match.seats]
        colours = (document.get("about") or {}).get("colours")
        above.append(
            keep(
                "seats",
                (session, match_id, seat, told, colours),
                lambda: SeatSwitch(document, match, table.result, seat, show, key="seats"),
            )
        )
    if live.trouble is not None:
        above.append(ft.Container(Problem(live.trouble, live.calm), key="problem"))
    return screen(
        _title(session, match),
        [*above, ft.Container(board(table, key=f"{match_id} {seat}"), expand=True, key="board")],
        game=game,
        back=back,
        scroll=False,
        max_width=1240,
        actions=actions,
    )


def _read(document: Document) -> Match | None:
    try:
        return match_from(document)
    except Refused:
        return None


def _title(session: Session, match: Match) -> str:
    t = session.t
    if match.game == "subastral":
        return t("Journal")
    if match.game == "beanstalk":
        return t("Goods") if match.options.mode == "base" else t("Elevator")
    return t.game(match.game)
