"""Beanstalk alone: the verdict above all, then the light form or the drawn elevator."""

from __future__ import annotations

import flet as ft

from scorers.beanstalk import MODES
from scorers.elevator import BeanstalkMatch
from views.boards.elevator.drawn import Drawn
from views.boards.elevator.light import Light
from views.boards.table import Table
from views.parts.keep import use_keep
from views.parts.verdict_banner import verdict_banner
from views.session import use_session


@ft.component
def Elevator(table: Table, key: str | None = None) -> ft.Control:
    """The solo player's table; see `views.boards.BOARDS`."""
    session = use_session()
    match = table.match
    assert isinstance(match, BeanstalkMatch)
    assert match.options.mode != "base"
    mode = MODES[match.options.mode]
    board = match.seats[table.number].board
    verdict = table.result.verdict
    assert board is not None
    assert verdict is not None
    danger = verdict.reason in ("centre_danger", "trouble_missing")
    banner = use_keep()(
        "verdict",
        (session, verdict, danger),
        lambda: ft.Container(verdict_banner(session, "beanstalk", verdict, danger=danger), key="verdict"),
    )
    form = Light if board.elevator is None else Drawn
    body = form(table, mode, board, key="light" if board.elevator is None else "drawn")
    return ft.Column(
        [banner, ft.Container(body, expand=True, key="body")],
        spacing=12,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
