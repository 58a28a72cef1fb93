"""What is done to a park as a whole."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import ABSENT
from book import put as put_piece
from views.boards.park.desk import Desk, Pane
from views.boards.park.lines import back_row
from views.boards.park.whole import clear_all
from views.parts.named import tap_box
from views.theme import TOUCH


def menu_pane(desk: Desk) -> list[ft.Control]:
    """Round 1, worker tokens, missions, tables, the board's outline, copying and clearing."""
    t = desk.session.t
    missions = desk.match.options.missions or desk.match.options.solo

    def open_(name: str) -> Callable[[], None]:
        return lambda: desk.go(Pane(name))

    def mark_entrance() -> None:
        desk.hold(mode="entrance", where="park")
        desk.go(Pane())

    def turn_board() -> None:
        flat = (desk.document.get("about") or {}).get("flat") is True
        desk.change(lambda document: [put_piece(document, None, "about.flat", ABSENT if flat else True)])

    def wipe() -> None:
        desk.change(clear_all(desk.seat, desk.hand.where, desk.outline))
        desk.hold(at=None, mode="tile")
        desk.go(Pane())

    rows = [
        _row(desk, ft.Icons.FLAG_OUTLINED, t("Round 1"), t("Keep the park for the entrance score"), open_("round1")),
        _row(desk, ft.Icons.CASINO_OUTLINED, t("Worker tokens"), t("The best use of those left"), open_("workers")),
    ]
    if missions:
        rows.append(_row(desk, ft.Icons.ASSIGNMENT_OUTLINED, t("Missions"), t("Points and ticks"), open_("missions")))
    rows += [
        _row(desk, ft.Icons.TABLE_ROWS_OUTLINED, t("Animals table"), t("Points for kinds of animals"), open_("table")),
        _row(desk, ft.Icons.PETS, t("Names of animals"), t("Call the chips as the tiles do"), open_("names")),
        _row(
            desk,
            ft.Icons.HEXAGON_OUTLINED,
            t("Outline of the board"),
            desk.outline_name or t("None: any hex may be used"),
            open_("outline"),
        ),
    ]
    if desk.outline is None:
        rows += [
            _row(desk, ft.Icons.MEETING_ROOM_OUTLINED, t("Entrance"), t("Mark the hexes beside it"), mark_entrance),
            _row(desk, ft.Icons.ROTATE_RIGHT, t("Turn the hexes"), t("Corner up or flat side up"), turn_board),
        ]
    rows += [
        _row(desk, ft.Icons.COPY_ALL_OUTLINED, t("Copy a park"), t("From another match"), open_("copy")),
        _row(desk, ft.Icons.DELETE_SWEEP_OUTLINED, t("Clear all"), t("Undo brings it back"), wipe),
    ]
    return [back_row(desk, t("More")), *rows, _keys(desk)]


def _row(desk: Desk, icon: ft.IconData, title: str, note: str, on_click: Callable[[], None]) -> ft.Control:
    session = desk.session
    return tap_box(
        session.t("{what}: {value}", what=title, value=note),
        ft.Row(
            [
                ft.Icon(icon, size=session.size(24)),
                ft.Column(
                    [
                        ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                        ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
                    ],
                    spacing=0,
                    expand=True,
                ),
            ],
            spacing=12,
        ),
        on_click,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
        height=None if session.scale > 1.3 else TOUCH + 6,
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        key=title,
    )


def _keys(desk: Desk) -> ft.Control:
    t = desk.session.t
    lines = [
        t("Keys: arrows choose a hex; G O B M habitat; A S D F animal; Z X C arc black, brown, beige."),
        t("V heart; N star; 1 to 6 die, 0 none; Q and E turn the arc; T moves; Delete takes away; Enter lays down."),
    ]
    return ft.Text("\n".join(lines), theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
