"""Beanstalk alone, in its light form: turns, troubles and the centre counted without the elevator's grid."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers.beanstalk import Mode
from scorers.elevator import Board
from views.boards.elevator import edits
from views.boards.elevator.setup import Setup
from views.boards.elevator.size import DrawIt
from views.boards.elevator.troubles import TroubleList
from views.boards.elevator.turns import panel, turn_panel
from views.boards.table import Table
from views.parts.named import tap_box
from views.session import Session, use_session


@ft.component
def Light(table: Table, mode: Mode, board: Board, key: str | None = None) -> ft.Control:
    """Turns and centre at one side, troubles at the other; and the way to the drawn elevator."""
    session = use_session()
    turns = turn_panel(session, table, mode, board.turns_played or 0)
    centre = _centre(session, table, mode, board)
    troubles = TroubleList(table, mode, key="troubles")
    setup = Setup(table, mode, board, key="setup")
    draw = DrawIt(table, key="draw")
    stretch, scroll = ft.CrossAxisAlignment.STRETCH, ft.ScrollMode.AUTO
    if session.wide:
        return ft.Row(
            [
                ft.Column([turns, centre], spacing=16, expand=2, scroll=scroll, horizontal_alignment=stretch),
                ft.Column([troubles, setup, draw], spacing=16, expand=3, scroll=scroll, horizontal_alignment=stretch),
            ],
            spacing=20,
            expand=True,
            vertical_alignment=stretch,
        )
    rest = [troubles, centre, setup, draw] if board.turns_played else [draw, setup, centre, troubles]
    return ft.Column(
        [turns, *rest],
        spacing=14,
        expand=True,
        scroll=scroll,
        horizontal_alignment=stretch,
    )


def _centre(session: Session, table: Table, mode: Mode, board: Board) -> ft.Control:
    """The top cell of the middle column: empty, filled while a turn is under way, or filled when it ended."""
    t = session.t
    title = ft.Text(t("Top of the middle column"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    filled, in_turn = bool(board.centre_top_filled), board.phase == "in_turn"
    last = (board.turns_played or 0) >= mode.last_turn

    def choice(name: str, note: str, icon: ft.IconData, to: tuple[bool, bool], off: bool = False) -> ft.Control:
        on = filled == to[0] and (not filled or in_turn == to[1])
        return _choice(session, name, note, icon, on, None if off else lambda: _fill(table, *to))

    return panel(
        [
            title,
            choice(t("Empty"), t("No danger."), ft.Icons.CHECK_BOX_OUTLINE_BLANK, (False, False)),
            choice(
                t("Filled in the middle of a turn"),
                t("Danger: empty it before the turn ends."),
                ft.Icons.WARNING_AMBER_ROUNDED,
                (True, True),
                off=last,
            ),
            choice(
                t("Filled at the end of a turn"),
                t("The match is lost."),
                ft.Icons.DANGEROUS_OUTLINED,
                (True, False),
            ),
        ],
        "centre",
    )


def _fill(table: Table, filled: bool, in_turn: bool) -> None:
    table.live.change(edits.centre(table.seat, filled, in_turn))


def _choice(
    session: Session, name: str, note: str, icon: ft.IconData, on: bool, tap: Callable[[], None] | None
) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if on else ft.Colors.ON_SURFACE
    inside = ft.Row(
        [
            ft.Icon(ft.Icons.RADIO_BUTTON_CHECKED if on else ft.Icons.RADIO_BUTTON_UNCHECKED, color=ink),
            ft.Column(
                [
                    ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink),
                    ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ink),
                ],
                spacing=0,
                expand=True,
            ),
            ft.Icon(icon, color=ink),
        ],
        spacing=12,
    )
    return tap_box(
        session.t("{choice}: {note}", choice=name, note=note),
        inside,
        tap,
        selected=on,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        opacity=1.0 if tap is not None else 0.55,
        key=name,
    )
