"""What one player enters while the others look away: the board, or the categories by the number pad."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers import Match
from scorers.subastral import SubastralMatch
from views.boards import BOARDS
from views.boards.table import Table
from views.hooks import use_live_state
from views.live import LiveMatch
from views.parts.back_and_forth import trouble_bar
from views.parts.category_label import category_label
from views.parts.pad_run import PadRun, RunRow
from views.parts.screen import icon_button
from views.passing import has_chosen, shown_result
from views.session import Session, use_session
from views.sheet_model import Cell, SheetModel, sheet_model


@ft.component
def SeatEntry(
    match_id: str, match: Match, live: LiveMatch, seat: str, done: Callable[[], None], key: str | None = None
) -> ft.Control:
    """One seat's entry, with undo and redo of what was changed in this seat alone."""
    session = use_session()
    t = session.t
    by_hand, by_hand_now, turn = use_live_state(match.game not in BOARDS)
    result = shown_result(match)
    document = live.document
    assert document is not None
    table = Table(live, match, result, seat)
    tools: list[ft.Control] = [*_back_and_forth(session, match_id, live, seat)]
    has_rows = bool(result.seats[0].categories)
    if match.game in BOARDS and has_rows:
        text = t("Lay it in") if by_hand else t("Write numbers")
        icon = ft.Icons.DASHBOARD_CUSTOMIZE_OUTLINED if by_hand else ft.Icons.DIALPAD
        switch = ft.TextButton(text, icon=icon, on_click=lambda: turn(not by_hand_now()), key="way")
        tools.insert(0, ft.Container(switch, expand=True, alignment=ft.Alignment.CENTER_LEFT))
    stretch = ft.CrossAxisAlignment.STRETCH
    top = ft.Row(tools, spacing=4, alignment=ft.MainAxisAlignment.END, key="tools")
    if by_hand and has_rows:
        rows = _rows(session, sheet_model(document, match, result, t.seat_names(match)), seat)
        run = PadRun(match_id, match.game, live, rows, t("Done: hand on"), done, key=f"run-{seat}")
        below: list[ft.Control] = [ft.Container(run, expand=True, key="run")]
    else:
        waits = _must_choose(match, table.number)
        finish = ft.FilledButton(
            t("Done: hand on") if not waits else t("Choose the card to pass on first"),
            icon=ft.Icons.CHECK,
            disabled=waits,
            on_click=lambda: done(),
            key="finish",
        )
        board = ft.Container(BOARDS[match.game](table, key=seat), expand=True, key="board")
        below = [board, ft.Container(finish, padding=ft.Padding.only(bottom=4))]
    return ft.Column([top, *trouble_bar(session, live), *below], spacing=6, expand=True, horizontal_alignment=stretch)


def _must_choose(match: Match, number: int) -> bool:
    """Whether the card that this player passes on is still to be chosen ("Disturbance variant")."""
    return isinstance(match, SubastralMatch) and match.options.disturbance and not has_chosen(match, number)


def _rows(session: Session, model: SheetModel, id: str) -> list[RunRow]:
    seat = model.seat(id)
    return [
        RunRow(view, seat.name, category_label(session, model.game, row.key, big=True))
        for row in model.rows
        if seat is not None and (view := model.cell(Cell(id, row.key))) is not None
    ]


def _back_and_forth(session: Session, match_id: str, live: LiveMatch, seat: str) -> list[ft.Control]:
    """Undo and redo, off where they would change another player's seat."""
    t, book = session.t, session.book
    undoes, redoes = book.next_undo(match_id, session.device), book.next_redo(match_id, session.device)
    own_undo = any(entry.seat == seat for entry in undoes)
    own_redo = any(entry.seat == seat for entry in redoes)

    def undo() -> None:
        live.undo()

    def redo() -> None:
        live.redo()

    return [
        icon_button(session, ft.Icons.UNDO, t("Undo"), undo, disabled=not own_undo, key="undo"),
        icon_button(session, ft.Icons.REDO, t("Redo"), redo, disabled=not own_redo, key="redo"),
    ]
