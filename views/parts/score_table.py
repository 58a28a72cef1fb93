"""The whole sheet as a table: a row per category, a column per player, totals and ranks below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import flet as ft

from views.parts.category_label import category_label
from views.parts.score_cell import row_key, score_cell, total_cell
from views.parts.seat_chip import colour_mark, colour_words
from views.session import Session
from views.sheet_model import TOTAL, Cell, SeatView, SheetModel
from views.theme import TOUCH

Layout = Literal["beside", "above"]
LABEL = 118
"""Width of the column of category names at 100 %."""
COLUMN = 66
"""Least width of a player's column beside it."""
NARROW = 46
"""Least width of a player's column where the category's name has a line of its own."""
GAP = 6


def table_layout(width: float, scale: float, seats: int) -> Layout | None:
    """How a table of so many seats fits: category names beside the numbers, or on a line above; None: not at all."""
    if seats and (width - LABEL * scale) / seats - GAP >= COLUMN * scale:
        return "beside"
    if seats and width / seats - GAP >= NARROW * scale:
        return "above"
    return None


@ft.component
def ScoreTable(
    session: Session,
    model: SheetModel,
    selected: Cell | None,
    width: float,
    height: float,
    on_open: Callable[[Cell], None],
    key: str | None = None,
) -> ft.Control:
    """The table within `width`; its rows share `height` as far as they stay between a touch target and calm."""
    layout = table_layout(width, session.scale, len(model.seats)) or "above"
    room = width / session.scale
    label = session.size(min(LABEL * 1.6, max(LABEL, room / 5, room - len(model.seats) * 130)))
    foot = max(session.size(58), TOUCH)
    above = session.size(22) if layout == "above" else 0
    spare = (height - session.size(60) - foot - above) / max(len(model.rows), 1) - GAP - above
    tall = max(TOUCH, session.size(46), min(spare, session.size(84)))
    lines: list[ft.Control] = [_heads(session, model, label if layout == "beside" else None)]
    for row in model.rows:
        cells = [
            score_cell(session, model.game, seat, view, on_open, selected=selected == view.cell, height=tall)
            for seat, view in zip(model.seats, row.cells, strict=True)
        ]
        lines.append(_line(session, category_label(session, model.game, row.key), list(cells), label, layout, row.key))
    totals = [
        total_cell(
            session,
            model,
            seat,
            on_open,
            selected=selected == Cell(seat.id, TOTAL),
            height=foot,
        )
        for seat in model.seats
    ]
    lines.append(_line(session, _total_label(session, model), list(totals), label, layout, TOTAL))
    return ft.Column(lines, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _line(
    session: Session, name: ft.Control, cells: list[ft.Control], label: float, layout: Layout, key: str
) -> ft.Control:
    if layout == "beside":
        return ft.Row([ft.Container(name, width=label), *cells], spacing=GAP, key=row_key(key))
    return ft.Column(
        [name, ft.Row(cells, spacing=GAP)],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=row_key(key),
    )


def _total_label(session: Session, model: SheetModel) -> ft.Control:
    t = session.t
    so_far = not model.complete and len(model.seats) > 1
    return ft.Row(
        [
            ft.Text(
                t("Total so far") if so_far else t("Total"),
                theme_style=ft.TextThemeStyle.LABEL_LARGE,
                max_lines=2,
                expand=True,
            )
        ]
    )


def _heads(session: Session, model: SheetModel, label: float | None) -> ft.Control:
    heads: list[ft.Control] = [seat_head(session, seat) for seat in model.seats]
    if label is not None:
        heads.insert(0, ft.Container(width=label))
    return ft.Row(heads, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START, key=row_key("heads"))


def seat_head(session: Session, seat: SeatView) -> ft.Control:
    """A column's head: the seat's shape in its colour, the flag of the start player, the name."""
    t = session.t
    said = [seat.name, colour_words(t).get(seat.colour.key, seat.colour.key)]
    flag: list[ft.Control] = []
    if seat.start:
        said.append(t("start player"))
        flag.append(ft.Icon(ft.Icons.FLAG, size=session.size(18), color=ft.Colors.PRIMARY))
    return ft.Semantics(
        label=", ".join(said),
        exclude_semantics=True,
        container=True,
        expand=1,
        content=ft.Column(
            [
                ft.Row(
                    [colour_mark(seat.colour, session.size(16)), *flag],
                    spacing=2,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                ft.Text(
                    seat.name,
                    theme_style=ft.TextThemeStyle.BODY_SMALL,
                    weight=ft.FontWeight.BOLD,
                    text_align=ft.TextAlign.CENTER,
                    max_lines=2,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


_memo: Any = ft.memo
MemoTable: Callable[..., ft.Control] = _memo(ScoreTable)
"""The table, drawn anew only when something on it changed: not at every key of the pad."""
