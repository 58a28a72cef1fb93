"""How the sheet lies on the screen: side by side on a tablet, one below the other on a phone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorers import Match, Result
from scorers.readings import keep_island, open_ties
from views.boards import BOARDS
from views.boards.table import Table
from views.live import LiveMatch
from views.parts.cell_pad import cell_panel
from views.parts.named import tap_box
from views.parts.score_table import LABEL, MemoTable, table_layout
from views.parts.seat_columns import ByCategory, ByPlayer
from views.parts.standing import standing
from views.parts.winner import tie_question, winner_banner
from views.session import Session
from views.sheet_entry import Face, Opened
from views.sheet_menu import shortcuts
from views.sheet_model import Cell, SheetModel
from views.sheet_notes import (
    board_button,
    boards,
    has_board,
    island_note,
    trouble,
    violations,
    what_if_banner,
    what_if_button,
)
from views.theme import TOUCH
from views.why import all_lines, why
from wording.cells import width as cells

PANEL = 380
"""Least width of the panel beside the table, at 100 %."""
WIDEST = 1400
"""The sheet is never wider."""


@dataclass(frozen=True, slots=True)
class Handlers:
    """What a tap on the sheet does."""

    open: Callable[[Cell], None]
    press: Callable[[str], None]
    turn: Callable[[Face], None]
    close: Callable[[], None]
    write: Callable[[Cell, int], None]
    show: Callable[[Any], None]
    show_seat: Callable[[str], None]
    show_key: Callable[[str], None]
    to_seat: Callable[[str], None]
    what_if: Callable[[], None]
    throw_away: Callable[[], None]
    keep: Callable[[], None]
    back: Callable[[], None] | None
    undo_past: Callable[[int], None]


def sheet_body(
    session: Session,
    match_id: str,
    match: Match,
    result: Result,
    model: SheetModel,
    live: LiveMatch,
    on: Handlers,
    *,
    opened: Opened | None,
    following: Cell | None,
    view: str,
    seat: str,
    key: str,
    column: ft.Ref[Any],
    next_ref: ft.Ref[ft.Button],
    on_next: Callable[[bool], None],
    is_copy: bool,
) -> tuple[list[ft.Control], ft.Control | None]:
    """The sheet's controls for `screen(scroll=False)`, and its footer: on a phone the open cell."""
    width = min(WIDEST, session.width) - 2 * session.margin
    told = trouble(session, live, on.undo_past)
    top: list[ft.Control] = []
    if is_copy:
        top.append(what_if_banner(session, back=on.back, keep=on.keep, throw_away=on.throw_away))
    if not model.rows and has_board(match):
        # Without categories there is nothing to write on a pad: the board is the sheet.
        first = match.seats[0].id
        board = BOARDS[match.game](Table(live, match, result, first), key=f"{match_id} {first}")
        return [*told, *top, ft.Container(board, expand=True, key="board")], None
    ties = open_ties(result)[:1]
    banner = winner_banner(session, match, result) if not ties or ties[0].rank > 1 else None
    news: list[ft.Control] = [banner] if banner is not None else []
    news += [tie_question(session, result, model, tie, on.open, on.write) for tie in ties]
    if keep_island(match, result):
        news.append(island_note(session))
    notes = [
        one
        for one in (
            violations(session, result, model, on.to_seat),
            shortcuts(session, match_id, match, result),
            boards(session, match, match_id, model),
            what_if_button(session, on.what_if) if not is_copy and model.rows else None,
        )
        if one is not None
    ]
    selected = opened.cell if opened is not None else None
    panel = None
    if opened is not None:
        extra: list[ft.Control] = []
        one = model.seat(opened.cell.seat)
        if opened.face == "why" and one is not None and has_board(match):
            extra.append(board_button(session, match, match_id, one))
        explanation = why(session, match, result, model, opened.cell, on.open) if opened.face == "why" else []
        panel = cell_panel(
            session,
            model,
            opened,
            explanation,
            following=following,
            tall=None if session.wide else session.height * 0.42,
            press=on.press,
            turn=on.turn,
            close=on.close,
            extra=extra,
            next_ref=next_ref,
            on_next=on_next,
        )
    if session.wide:
        if panel is None and len(model.seats) > 1:
            notes.insert(0, standing(session, model))
        elif panel is None and model.rows:
            notes.insert(0, all_lines(session, match, result, model, model.seats[0].id))
        right = [*news, *([panel] if panel is not None else notes)]
        below_table = _lines_below(session, match, result, model)
        return _wide(session, model, selected, on, width, [*told, *top], right, below_table), None
    table = _narrow_table(session, model, selected, on, width, view, seat, key) if model.rows else []
    body = ft.Column(
        [*top, *news, *table, *notes],
        spacing=14,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ref=column,
    )
    footer = [*told, *([panel] if panel is not None else [])]
    below = ft.Column(footer, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return [body], below if footer else None


def _wide(
    session: Session,
    model: SheetModel,
    selected: Cell | None,
    on: Handlers,
    width: float,
    top: list[ft.Control],
    right: list[ft.Control],
    below: list[ft.Control],
) -> list[ft.Control]:
    """The table, and beside it the open cell; while none is open, how everybody stands."""
    least = session.size(PANEL)
    most = session.size(LABEL * 1.6) + len(model.seats) * session.size(180)
    table_width = min(width - least - 24, most)
    left: list[ft.Control] = []
    if model.rows:
        left.append(MemoTable(session, model, selected, table_width, session.height - 84, on.open, key="table"))
        left += below
    columns: list[ft.Control] = []
    if left:
        columns.append(_scrolling(left, width=table_width))
    columns.append(_scrolling(right, expand=True))
    return [*top, ft.Row(columns, spacing=24, expand=True, vertical_alignment=ft.CrossAxisAlignment.START)]


def _lines_below(session: Session, match: Match, result: Result, model: SheetModel) -> list[ft.Control]:
    """Under a table of few rows there is room for what each player's numbers are made of."""
    if len(model.rows) > 2 or len(model.seats) < 2:
        return []
    return [
        all_lines(session, match, result, model, seat.id, seat.name)
        for seat in model.seats
        if any(category.source == "board" for category in result.seat(seat.id).categories)
    ]


def _scrolling(controls: list[ft.Control], *, width: float | None = None, expand: bool | None = None) -> ft.Control:
    return ft.Column(
        controls,
        width=width,
        expand=expand,
        spacing=14,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _narrow_table(
    session: Session,
    model: SheetModel,
    selected: Cell | None,
    on: Handlers,
    width: float,
    view: str,
    seat: str,
    key: str,
) -> list[ft.Control]:
    """The chosen one of three ways to read the sheet. The table is no choice where its numbers would be tiny."""
    t = session.t
    fits = table_layout(width, session.scale, len(model.seats)) is not None
    shown = view if fits or view != "table" else "player"
    if len(model.seats) == 1:
        return [ByPlayer(model, model.seats[0].id, selected, on.show_seat, on.open, key="player")]
    ways = [
        *([("table", t("All"), ft.Icons.GRID_ON)] if fits else []),
        ("player", t("By player"), ft.Icons.PERSON_OUTLINE),
        ("category", t("By category"), ft.Icons.LIST),
    ]
    switch = ft.Row([_way(session, *way, way[0] == shown, on) for way in ways], spacing=6)
    if shown == "table":
        return [switch, MemoTable(session, model, selected, width, 0, on.open, key="table")]
    if shown == "player":
        return [switch, ByPlayer(model, seat, selected, on.show_seat, on.open, key="player")]
    return [switch, ByCategory(model, key, selected, on.show_key, on.open, key="category")]


def _way(session: Session, way: str, text: str, icon: ft.IconData, on: bool, handlers: Handlers) -> ft.Control:
    big = session.scale >= 1.5  # Then a phone has no room for pictures, and short words leave theirs to long ones.
    colour = ft.Colors.PRIMARY if on else ft.Colors.ON_SURFACE_VARIANT
    return tap_box(
        text,
        ft.Row(
            [
                *([] if big else [ft.Icon(icon, size=session.size(18), color=colour)]),
                ft.Text(
                    text,
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    weight=ft.FontWeight.BOLD if on else None,
                    max_lines=2,
                    expand=True,
                    expand_loose=True,
                ),
            ],
            spacing=6,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        lambda: handlers.show(way),
        selected=on,
        expand=max(4, cells(text)) if big else 1,
        height=max(TOUCH, session.size(42)),
        padding=ft.Padding.symmetric(horizontal=6),
        border_radius=12,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
        key=way,
    )
