"""The sheet one column or one row at a time, in big rows: by player, or by category."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from views.parts.category_label import category_label
from views.parts.named import tap_box
from views.parts.score_cell import row_key, score_cell, total_cell
from views.parts.seat_chip import SeatChip, colour_mark
from views.session import Session, use_session
from views.sheet_model import TOTAL, Cell, CellView, RowView, SeatView, SheetModel
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
    rows = [
        _row(
            category_label(session, model.game, row.key, big=True),
            _number(session, model, seat, _view(row, seat), selected, on_open),
            row.key,
        )
        for row in model.rows
    ]
    name = ft.Text(_total_name(session, model), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True)
    rows.append(_row(name, _number(session, model, seat, None, selected, on_open), TOTAL))
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
    shown_row = next((row for row in model.rows if row.key == category), None)
    rows: list[ft.Control] = []
    for seat in model.seats:
        view = _view(shown_row, seat) if shown_row is not None else None
        cell = _number(session, model, seat, view, selected, on_open)
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


def _view(row: RowView, seat: SeatView) -> CellView:
    return next(one for one in row.cells if one.cell.seat == seat.id)


def _number(
    session: Session,
    model: SheetModel,
    seat: SeatView,
    view: CellView | None,
    selected: Cell | None,
    on_open: Callable[[Cell], None],
) -> ft.Control:
    """The seat's number of one category, of the total without one."""
    width = min(session.size(112), session.width * 0.32)
    tall = max(TOUCH, session.size(46))
    if view is None:
        total = Cell(seat.id, TOTAL)
        tall = max(tall, session.size(58))
        return total_cell(session, model, seat, on_open, selected=selected == total, height=tall, width=width)
    on = selected == view.cell
    return score_cell(session, model.game, seat, view, on_open, selected=on, height=tall, width=width)


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
