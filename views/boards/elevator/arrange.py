"""Where the drawn elevator and what belongs to it stand on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorers.beanstalk import Mode
from scorers.elevator import Board
from views.boards.elevator.turns import panel, phase_choice, stacks_bar, turn_buttons, turn_count, turn_facts
from views.boards.table import Table
from views.parts.keep import Keep
from views.session import Session

LARGE = 1.3
"""From this text scale on, a narrow screen moves up and down as a whole."""
SIDE = 400
"""The width of what stands beside the elevator, at text size 100 %."""
FINE = 24.0
"""On a phone cells are no smaller than this for the sake of being all in sight at once, in logical pixels."""


class Parts:
    """The pieces of the screen, before they are put in their places."""

    def __init__(
        self,
        *,
        picture: ft.Control,
        chutes: ft.Control,
        brushes: ft.Control,
        notes: list[ft.Control],
        at: list[ft.Control],
        rain: ft.Control,
        troubles: ft.Control,
        setup: ft.Control,
        size: ft.Control,
    ) -> None:
        self.picture = picture
        self.chutes = chutes
        self.brushes = brushes
        self.notes = notes
        self.at = at
        self.rain = rain
        self.troubles = troubles
        self.setup = setup
        self.size = size


def arranged(
    session: Session,
    table: Table,
    mode: Mode,
    board: Board,
    parts: Parts,
    resized: Callable[[ft.LayoutSizeChangeEvent[Any]], None],
    keep: Keep,
) -> ft.Control:
    """All of it on the screen: two columns on a wide one; on a phone brushes and turns stay in sight below."""
    stretch, scroll = ft.CrossAxisAlignment.STRETCH, ft.ScrollMode.AUTO
    played = board.turns_played or 0
    shaft = ft.Column(
        [parts.chutes, parts.picture],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
        key="shaft",
    )
    told = (session, table.seat, mode, played, board.phase)
    turns = keep(
        "turns",
        told,
        lambda: panel(
            [
                turn_count(session, mode, played),
                stacks_bar(mode, played),
                *turn_facts(session, mode, played),
                phase_choice(session, table, mode, board),
            ],
            "turns",
        ),
    )
    buttons = keep(
        "buttons", told, lambda: ft.Container(turn_buttons(session, table, mode, played), key="turn-buttons")
    )
    beside = [parts.troubles, parts.rain, parts.setup, parts.size]
    if session.wide:
        left = ft.Column(
            [
                ft.Container(
                    shaft, expand=True, alignment=ft.Alignment.TOP_CENTER, on_size_change=resized, key="frame"
                ),
                *parts.at,
                parts.brushes,
            ],
            spacing=10,
            expand=True,
            horizontal_alignment=stretch,
        )
        right = ft.Column(
            [*parts.notes, turns, buttons, *beside],
            spacing=12,
            width=_side(session),
            scroll=scroll,
            horizontal_alignment=stretch,
        )
        return ft.Row([left, right], spacing=24, expand=True, vertical_alignment=stretch)
    strip = keep("strip", told, lambda: ft.Container(stacks_bar(mode, played), key="strip"))
    above: list[ft.Control] = [*parts.notes, shaft, *parts.at]
    if session.scale > LARGE:  # Letters this large leave no room for what stays in sight.
        everything = [*above, parts.brushes, buttons, turns, *beside]
        return ft.Column(everything, spacing=12, expand=True, scroll=scroll, horizontal_alignment=stretch)
    return ft.Column(
        [
            ft.Column(
                [strip, *above, turns, *beside],
                spacing=10,
                expand=True,
                scroll=scroll,
                horizontal_alignment=stretch,
                key="upper",
            ),
            parts.brushes,
            buttons,
        ],
        spacing=8,
        expand=True,
        horizontal_alignment=stretch,
    )


def _side(session: Session) -> float:
    return min(session.size(SIDE), session.width * 0.5)


def room_for(session: Session, measured: tuple[float, float], notes: int, rows: int) -> tuple[float, float]:
    """The room for the picture, the buttons above it left out: as measured, or before that as it will be, nearly."""
    if session.wide:
        width = min(1240.0, session.width) - 40 - _side(session) - 24
        height = session.height - 270
        if measured[0] > 50 and measured[1] > 120:
            width, height = measured
        return width, height - max(48, session.capped(48)) - 4
    return session.width - 2 * session.margin, max(session.height - 392 - 76 * notes, 280.0, rows * FINE)
