"""The sheet one column or one row at a time, in big rows: by player, or by category."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from views.parts.category_label import category_label
from views.parts.named import tap_box
from views.parts.score_cell import row_key, score_cell, total_cell
from views.parts.seat_chip import SeatChip, colour_mark
from views.session import Session, use_session
from views.sheet_model import TOTAL, Cell, SheetModel
from views.theme import TOUCH


@ft.component
def ByPlayer(
    model: SheetModel,
    shown: str,
    selected: Cell | None,
    on_show: Callable[[str], None],
    on_open: Callable[[Cell], None],
    key: str | None = None,
) -> ft.Control:
    """One player's pad; a chip for each player to switch."""
    session = use_session()
    seat = model.seat(shown) or model.seats[0]
    number = min(session.size(112), session.width * 0.32)
    tall = max(TOUCH, session.size(46))
    rows: list[ft.Control] = []
    for row in model.rows:
        view = next(one for one in row.cells if one.cell.seat == seat.id)
        cell = score_cell(
            session, model.game, seat, view, on_open, selected=selected == view.cell, height=tall, width=number
        )
        rows.append(_row(category_label(session, model.game, row.key, big=True), cell, row.key))
    total = total_cell(
        session,
        model,
        seat,
        on_open,
        selected=selected == Cell(seat.id, TOTAL),
        height=max(tall, session.size(58)),
        width=number,
    )
    name = ft.Text(_total_name(session, model), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True)
    rows.append(_row(name, total, TOTAL))
    chips: list[ft.Control] = [
        SeatChip(one.name, one.colour, one.start, one.id == seat.id, _show(on_show, one.id), key=one.id)
        for one in model.seats
    ]
    return _pages(session, chips, rows)


@ft.component
def ByCategory(
    model: SheetModel,
    shown: str,
    selected: Cell | None,
    on_show: Callable[[str], None],
    on_open: Callable[[Cell], None],
    key: str | None = None,
) -> ft.Control:
    """One category of all players; a chip for each category to switch, the totals last."""
    session = use_session()
    t = session.t
    keys = [row.key for row in model.rows]
    category = shown if shown in (*keys, TOTAL) else keys[0] if keys else TOTAL
    number = min(session.size(112), session.width * 0.32)
    tall = max(TOUCH, session.size(46))
    rows: list[ft.Control] = []
    for place, seat in enumerate(model.seats):
        if category == TOTAL:
            cell = total_cell(
                session,
                model,
                seat,
                on_open,
                selected=selected == Cell(seat.id, TOTAL),
                height=max(tall, session.size(58)),
                width=number,
            )
        else:
            view = model.rows[keys.index(category)].cells[place]
            cell = score_cell(
                session, model.game, seat, view, on_open, selected=selected == view.cell, height=tall, width=number
            )
        flag = [ft.Icon(ft.Icons.FLAG, size=session.size(18), color=ft.Colors.PRIMARY)] if seat.start else []
        name = ft.Row(
            [
                colour_mark(seat.colour, session.size(18)),
                ft.Text(
                    seat.name,
                    theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                    max_lines=2,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                ),
                *flag,
            ],
            spacing=8,
        )
        rows.append(_row(name, cell, seat.id))
    names = [(key, t.category(model.game, key)) for key in keys] + [(TOTAL, _total_name(session, model))]
    chips = [_chip(session, key, name, key == category, on_show) for key, name in names]
    return _pages(session, chips, rows)


def _total_name(session: Session, model: SheetModel) -> str:
    return session.t("Total") if model.complete or len(model.seats) == 1 else session.t("Total so far")


def _show(on_show: Callable[[str], None], key: str) -> Callable[[], None]:
    return lambda: on_show(key)


def _chip(session: Session, key: str, name: str, on: bool, on_show: Callable[[str], None]) -> ft.Control:
    return tap_box(
        name,
        ft.Row([ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL)], tight=True),
        lambda: on_show(key),
        selected=on,
        height=max(TOUCH, session.size(40)),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=14,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
        key=key,
    )


def _row(name: ft.Control, cell: ft.Control, key: str) -> ft.Control:
    return ft.Row([ft.Container(name, expand=True), cell], spacing=8, key=row_key(key))


def _pages(session: Session, chips: Sequence[ft.Control], rows: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(
        [
            ft.Row(list(chips), spacing=8, run_spacing=8, wrap=True),
            ft.Column(list(rows), spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
