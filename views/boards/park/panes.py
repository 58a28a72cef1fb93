"""What the panel shows by turns, and which pieces it lights."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.boards.park.animal_panes import ask_points, names_pane, points_pane, table_pane
from views.boards.park.chips import chip, small
from views.boards.park.copy import copy_pane
from views.boards.park.desk import Desk, Pane
from views.boards.park.edits import Where
from views.boards.park.facts import lit
from views.boards.park.layout import Hex
from views.boards.park.lines import category_pane, piece_lines, piece_rulings, write_pane
from views.boards.park.menu import menu_pane
from views.boards.park.missions import mission_points_pane, missions_pane, tiers_pane
from views.boards.park.outline import ask_outline, outline_name_pane, outline_pane, outline_remove_pane
from views.boards.park.panel import mode_row, piece_rows
from views.boards.park.round1 import round1_pane
from views.boards.park.tracing import outline_board
from views.boards.park.workers import advised, workers_pane

PANES: dict[str, Callable[[Desk], list[ft.Control]]] = {
    "category": category_pane,
    "write": write_pane,
    "menu": menu_pane,
    "round1": round1_pane,
    "workers": workers_pane,
    "missions": missions_pane,
    "mission_points": mission_points_pane,
    "tiers": tiers_pane,
    "table": table_pane,
    "points": points_pane,
    "names": names_pane,
    "outline": outline_pane,
    "outline_name": outline_name_pane,
    "outline_remove": outline_remove_pane,
    "copy": copy_pane,
}
"""The panes by name; any other is that of the pieces."""

DRAWING: dict[str, Callable[[Desk, tuple[float, float]], ft.Control]] = {"outline": outline_board}
"""Panes that have a picture of their own in the board's place."""


def pane_controls(desk: Desk) -> list[ft.Control]:
    """What stands in the panel, in parts that are always there: what moves in and out is inside of them."""
    pane = PANES.get(desk.pane.name)
    if pane is not None:
        return [_part(f"{desk.pane.name} {desk.pane.key}", pane(desk))]
    return [
        _part("modes", [mode_row(desk), *ask_outline(desk), *ask_points(desk)]),
        _part("rulings", piece_rulings(desk)),
        _part(f"rows-{desk.hand.mode}", piece_rows(desk)),
        _part("lines", piece_lines(desk)),
    ]


def _part(key: str, controls: list[ft.Control]) -> ft.Control:
    for number, control in enumerate(controls):
        if control.key is None:
            control.key = f"{key}-{number}"
    return ft.Column(controls, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, key=key)


def lit_by_pane(desk: Desk) -> frozenset[Hex] | None:
    """The hexes that stay bright; None for all."""
    if desk.pane.name == "category":
        category = desk.result.category(desk.pane.key)
        found = lit(desk.board, category, desk.pane.line, desk.hand.where)
        return found or None
    if desk.pane.name == "workers":
        return advised(desk)
    return None


def where_row(desk: Desk) -> list[ft.Control]:
    """Which park is shown, where a copy was kept when round 1 ended."""
    if desk.field("round1") is None or desk.pane.name in DRAWING:
        return []
    session, t = desk.session, desk.session.t
    words: dict[Where, str] = {"round1": t("Park after round 1"), "park": t("Park now")}
    return [
        ft.Row(
            [
                chip(session, text, small(text), _shower(desk, where), chosen=desk.hand.where == where, key=where)
                for where, text in words.items()
            ],
            spacing=6,
            key="where",
        )
    ]


def _shower(desk: Desk, where: Where) -> Callable[[], None]:
    def show() -> None:
        desk.go(Pane())
        desk.hold(where=where, at=None, mode="tile")

    return show
