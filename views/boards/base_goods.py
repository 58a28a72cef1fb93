"""Beanstalk's base game: a player's goods, the temple, and the points that they make."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import flet as ft

from scorers.elevator import GOODS, BeanstalkMatch
from views.boards.elevator import edits
from views.boards.goods import good_face
from views.boards.table import Table
from views.hooks import use_held
from views.parts.lines import CategoryLines
from views.parts.score_strip import score_strip
from views.parts.stepper import Stepper
from views.parts.switches import RuleSwitch
from views.session import Session, use_session

if TYPE_CHECKING:
    from book.changes import Maker


def _no_line() -> int | None:
    return None


@ft.component
def BaseGoods(table: Table, key: str | None = None) -> ft.Control:
    """One player's goods in four colours by steppers, and the temple by a switch."""
    session = use_session()
    t = session.t
    match, seat = table.match, table.seat
    assert isinstance(match, BeanstalkMatch)
    chosen, choose = use_held(_no_line)
    board = match.seats[table.number].board
    goods = board.goods if board is not None else None
    has_temple = board is not None and board.temple
    result = table.result.seat(seat)

    def tell(make: Maker) -> None:
        table.live.change(make)

    pieces = {
        piece
        for category in result.categories
        for number, line in enumerate(category.lines)
        if number == chosen
        for piece in line.pieces
    }
    rows: list[ft.Control] = [
        _good(session, colour, dict(goods or {}).get(colour, 0), f"goods.{colour}" in pieces, tell, seat)
        for colour in GOODS
    ]
    lines: list[ft.Control] = [
        CategoryLines(
            "beanstalk",
            category,
            chosen,
            frozenset(),
            lambda number: choose(None if number == chosen else number),
            lambda: tell(edits.count_again(seat)),
            key=category.key,
        )
        for category in result.categories
    ]
    if goods is None:
        lines.append(
            ft.OutlinedButton(t("No goods"), on_click=lambda: tell(edits.no_goods(seat)), key="none"),
        )
    temple = ft.Container(
        RuleSwitch(
            t("Temple"),
            t("Three yellow goods make a point, too."),
            has_temple,
            True,
            lambda: tell(edits.temple(seat, not has_temple)),
        ),
        border_radius=18,
        border=ft.Border.all(2, ft.Colors.PRIMARY if "temple" in pieces else ft.Colors.TRANSPARENT),
        key="temple",
    )
    stretch = ft.CrossAxisAlignment.STRETCH
    entry = ft.Column([*rows, temple], spacing=10, horizontal_alignment=stretch)
    told = ft.Column([score_strip(session, "beanstalk", result), *lines], spacing=14, horizontal_alignment=stretch)
    if session.wide:
        entry.expand, told.expand = 3, 2
        inside: ft.Control = ft.Row([entry, told], spacing=24, vertical_alignment=ft.CrossAxisAlignment.START)
    else:
        inside = ft.Column([entry, told], spacing=16, horizontal_alignment=stretch)
    return ft.Column([inside], expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch)


def _good(session: Session, colour: str, count: int, lit: bool, tell: Callable[[Maker], None], seat: str) -> ft.Control:
    name = session.t.label("good", colour)
    roomy = session.room >= 330

    def step(by: int) -> None:
        tell(edits.more_goods(seat, colour, by))

    counter = Stepper(name, count, step, show_label=roomy, key=colour)
    if roomy:
        inside: ft.Control = ft.Row(
            [good_face(session, colour, 48), ft.Container(counter, expand=True)],
            spacing=12,
        )
    else:
        label = ft.Text(name, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)
        inside = ft.Column([ft.Row([good_face(session, colour, 32), label], spacing=12), counter], spacing=4)
    return ft.Container(
        inside,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        border=ft.Border.all(2, ft.Colors.PRIMARY if lit else ft.Colors.TRANSPARENT),
        padding=10,
        key=f"good-{colour}",
    )
