"""Who won and what decided it, and the question that is still open when players are level."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers import Match, Result
from scorers.readings import OpenTie
from views.parts.named import tap_box
from views.parts.score_cell import signed
from views.parts.seat_chip import colour_mark
from views.session import Session
from views.sheet_model import Cell, SeatView, SheetModel
from views.theme import TOUCH

ROWS = range(1, 7)
"""The rows of the island, the top one first."""


def winner_banner(session: Session, match: Match, result: Result) -> ft.Control | None:
    """The winner and what decided it, a shared victory, or the verdict on a solo match; None while nobody knows."""
    if result.verdict is None and not result.complete:
        return None
    outcome = result.verdict.outcome if result.verdict is not None else "won"
    if result.verdict is None and not result.winners:
        outcome = "open"
    icon = {
        "won": ft.Icons.EMOJI_EVENTS,
        "lost": ft.Icons.FLAG_OUTLINED,
        "open": ft.Icons.HOURGLASS_TOP,
    }[outcome]
    strong = outcome == "won"
    ink = session.ink(match.game) if strong else ft.Colors.ON_SURFACE
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Icon(icon, size=session.size(32), color=ink),
                    ft.Text(
                        session.t.decided(result, match),
                        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                        color=ink,
                        expand=True,
                    ),
                ],
                spacing=12,
            ),
            padding=ft.Padding.symmetric(vertical=12, horizontal=16),
            border_radius=18,
            bgcolor=session.card(match.game) if strong else ft.Colors.SURFACE_CONTAINER_HIGH,
        ),
    )


def tie_question(
    session: Session,
    result: Result,
    model: SheetModel,
    tie: OpenTie,
    on_open: Callable[[Cell], None],
    on_write: Callable[[Cell, int], None],
) -> ft.Control:
    """The number that would part players who are level, asked of each of them.

    `on_write` writes a row of the island at once; `on_open` opens the pad for what is counted.
    """
    t = session.t
    asks = t.tie_break_asks(result.game, tie.key)
    rows: list[ft.Control] = [
        ft.Text(
            t("Level at {points}: {question}", points=signed(tie.total), question=asks),
            theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        ),
        ft.Text(t.tie_break_wins(result.game, tie.key), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
    ]
    for seat in model.seats:
        if seat.id in tie.ids:
            value = next(one.value for one in result.seat(seat.id).tie_breaks if one.key == tie.key)
            rows.append(_asked(session, result.game, seat, tie.key, value, on_open, on_write))
    if tie.key == "island_row":
        rows.append(ft.Text(t("Row 1 is the top row of the island."), theme_style=ft.TextThemeStyle.BODY_SMALL))
    return ft.Container(
        ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
        border_radius=18,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
        key=f"tie-{tie.rank}",
    )


def _asked(
    session: Session,
    game: str,
    seat: SeatView,
    key: str,
    value: int | None,
    on_open: Callable[[Cell], None],
    on_write: Callable[[Cell, int], None],
) -> ft.Control:
    t = session.t
    cell = Cell(seat.id, f"tie.{key}")
    who = ft.Row(
        [
            colour_mark(seat.colour, session.size(16)),
            ft.Text(seat.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, max_lines=2, expand=True),
        ],
        spacing=8,
    )
    if key == "island_row":
        chips: list[ft.Control] = [
            _number(
                session,
                t("{name}, row {row}", name=seat.name, row=row),
                str(row),
                _writer(on_write, cell, row),
                on=value == row,
            )
            for row in ROWS
        ]
        return ft.Column([who, ft.Row(chips, spacing=6)], spacing=4, key=seat.id)
    said = t(
        "{name}, {tie_break}, {value}",
        name=seat.name,
        tie_break=t.tie_break(game, key),
        value=t("not entered") if value is None else value,
    )
    number = _number(session, said, signed(value), lambda: on_open(cell), on=False)
    number.expand = None
    number.width = session.size(112)
    return ft.Row([ft.Container(who, expand=True), number], key=seat.id)


def _writer(on_write: Callable[[Cell, int], None], cell: Cell, number: int) -> Callable[[], None]:
    return lambda: on_write(cell, number)


def _number(session: Session, said: str, shown: str, on_click: Callable[[], None], *, on: bool) -> ft.Container:
    return tap_box(
        said,
        ft.Text(shown, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        on_click,
        selected=on,
        expand=1,
        height=max(TOUCH, session.size(40)),
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
    )
