"""One number of a score sheet, to be tapped: how it looks, and what it is called."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.parts import typed
from views.parts.named import tap_box
from views.session import Session
from views.sheet_model import TOTAL, Cell, CellView, SeatView, SheetModel
from wording import Words

MISSING = "–"
"""Stands where nothing is known. Never a 0: that is a score."""


def row_key(name: str) -> ft.ScrollKey:
    """The key of a row that the sheet can be scrolled to."""
    return ft.ScrollKey(f"row-{name}")  # type: ignore[call-arg]


def signed(number: int | None) -> str:
    """A number as people write it, with a true minus; a dash where there is none."""
    return MISSING if number is None else str(number).replace("-", "−")


def cell_name(t: Words, game: str, seat: str, view: CellView) -> str:
    """What a cell is called: "Gina, Entrance, 19, by hand"."""
    category = t.category(game, view.cell.key)
    if view.points is None:
        return t("{name}, {category}, not entered", name=seat, category=category)
    if view.source != "hand":
        return t("{name}, {category}, {points}", name=seat, category=category, points=view.points)
    if view.sum:
        return t(
            "{name}, {category}, {points}, by hand: {sum}",
            name=seat,
            category=category,
            points=view.points,
            sum=typed.shown(view.sum),
        )
    return t("{name}, {category}, {points}, by hand", name=seat, category=category, points=view.points)


def total_name(t: Words, model: SheetModel, seat: SeatView) -> str:
    """What the cell of a total is called, with the rank and whether it is final."""
    if seat.rank is None:
        return t("{name}, total, {points}", name=seat.name, points=seat.total)
    if model.complete:
        return t("{name}, total, {points}, rank {rank}", name=seat.name, points=seat.total, rank=seat.rank)
    return t("{name}, total so far, {points}, rank {rank} so far", name=seat.name, points=seat.total, rank=seat.rank)


def score_cell(
    session: Session,
    game: str,
    seat: SeatView,
    view: CellView,
    on_open: Callable[[Cell], None],
    *,
    selected: bool,
    height: float,
    width: float | None = None,
) -> ft.Container:
    """The button of one category of one seat: the number, the pencil of what is written by hand, the sum beneath."""
    hand = view.source == "hand"
    number = ft.Text(
        signed(view.points),
        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        color=ft.Colors.ON_SURFACE_VARIANT if view.points is None else None,
        max_lines=1,
        no_wrap=True,
    )
    first: ft.Control = number
    if hand:
        pencil = ft.Icon(ft.Icons.EDIT, size=session.size(13), color=ft.Colors.ON_SURFACE_VARIANT)
        first = ft.Row([number, pencil], spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    controls: list[ft.Control] = [first]
    if view.sum:
        controls.append(
            ft.Text(
                typed.shown(view.sum).replace(" ", ""),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    return _box(
        cell_name(session.t, game, seat.name, view),
        controls,
        view.cell,
        on_open,
        selected=selected,
        height=height,
        width=width,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if selected else ft.Colors.SURFACE_CONTAINER,
        ringed=selected,
    )


def total_cell(
    session: Session,
    model: SheetModel,
    seat: SeatView,
    on_open: Callable[[Cell], None],
    *,
    selected: bool,
    height: float,
    width: float | None = None,
) -> ft.Container:
    """The button of a seat's total, with its rank; who won has a cup."""
    t = session.t
    cell = Cell(seat.id, TOTAL)
    controls: list[ft.Control] = [
        ft.Text(
            signed(seat.total if seat.known else None),
            theme_style=ft.TextThemeStyle.TITLE_LARGE,
            color=session.ink(model.game),
            max_lines=1,
            no_wrap=True,
        )
    ]
    if seat.rank is not None:
        place = t("rank {rank}", rank=seat.rank)
        cup = ft.Icon(ft.Icons.EMOJI_EVENTS, size=session.size(15), color=session.ink(model.game))
        controls.append(
            ft.Row(
                [
                    *([cup] if seat.winner else []),
                    ft.Text(
                        place, theme_style=ft.TextThemeStyle.BODY_SMALL, color=session.ink(model.game), no_wrap=True
                    ),
                ],
                spacing=2,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    return _box(
        total_name(t, model, seat),
        controls,
        cell,
        on_open,
        selected=selected,
        height=height,
        width=width,
        bgcolor=session.card(model.game),
        ringed=selected or seat.winner,
    )


def _box(
    said: str,
    controls: list[ft.Control],
    cell: Cell,
    on_open: Callable[[Cell], None],
    *,
    selected: bool,
    height: float,
    width: float | None,
    bgcolor: ft.ColorValue,
    ringed: bool,
) -> ft.Container:
    return tap_box(
        said,
        ft.Column(
            controls,
            spacing=0,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        lambda: on_open(cell),
        selected=selected,
        key=f"{cell.seat},{cell.key}",
        height=height,
        width=width,
        expand=None if width else 1,
        alignment=ft.Alignment.CENTER,
        border_radius=10,
        bgcolor=bgcolor,
        border=ft.Border.all(2, ft.Colors.PRIMARY if ringed else ft.Colors.TRANSPARENT),
    )
