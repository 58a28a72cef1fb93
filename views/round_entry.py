"""What one player enters while the others look away: the board, or the categories by the number pad."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers import Match, category_keys
from scorers.subastral import SubastralMatch
from views.boards import BOARDS
from views.boards.table import Table
from views.live import LiveMatch
from views.parts.back_and_forth import trouble_bar
from views.parts.category_label import category_label
from views.parts.pad_run import PadRun, RunRow
from views.parts.screen import icon_button
from views.passing import has_chosen, shown_result
from views.session import Session, use_session
from views.sheet_model import Cell, SheetModel, sheet_model


def entry_tools(
    session: Session,
    match_id: str,
    match: Match,
    live: LiveMatch,
    seat: str,
    by_hand: bool,
    turn: Callable[[bool], None],
) -> list[ft.Control]:
    """Undo and redo of what was changed in this seat alone, and the choice between its board and plain numbers."""
    t = session.t
    tools = _back_and_forth(session, match_id, live, seat)
    if match.game in BOARDS and has_rows(match):
        text = t("Lay it in") if by_hand else t("Write numbers")
        icon = ft.Icons.DASHBOARD_CUSTOMIZE_OUTLINED if by_hand else ft.Icons.DIALPAD
        if session.wide:
            tools.insert(0, ft.TextButton(text, icon=icon, on_click=lambda: turn(not by_hand), key="way"))
        else:
            tools.insert(0, icon_button(session, icon, text, lambda: turn(not by_hand), key="way"))
    return tools


def has_rows(match: Match) -> bool:
    """Whether there are categories to be written as numbers."""
    return bool(category_keys(match))


@ft.component
def SeatEntry(
    match_id: str,
    match: Match,
    live: LiveMatch,
    seat: str,
    by_hand: bool,
    done: Callable[[], None],
    key: str | None = None,
) -> ft.Control:
    """One seat's entry: its board, or `by_hand` its categories, and the button that says it is done."""
    session = use_session()
    t = session.t
    result = shown_result(match)
    document = live.document
    assert document is not None
    table = Table(live, match, result, seat)
    if (by_hand or match.game not in BOARDS) and has_rows(match):
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
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Column([*trouble_bar(session, live), *below], spacing=6, expand=True, horizontal_alignment=stretch)


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
