"""A park copied from another match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.boards.park.desk import Desk, Pane
from views.boards.park.lines import back_row
from views.boards.park.whole import copy_park, outline_name
from views.live import read
from views.parts.named import tap_box
from views.seats import seat_names
from views.theme import TOUCH

MOST = 12
"""Matches that are offered, the newest first."""


def copy_pane(desk: Desk) -> list[ft.Control]:
    """The parks of other matches, a row each."""
    t = desk.session.t
    rows: list[ft.Control] = [back_row(desk, t("Copy a park"))]
    own = desk.document["about"]["id"]
    book = desk.session.book
    found = [one for one in book.matches() if one.game == "spectacular"][: MOST + 1]
    for listed in found:
        saved = read(book, listed.id)
        names = seat_names(t, saved.document) if saved is not None else {}
        for seat in saved.document["seats"] if saved is not None else ():
            park = (seat.get("board") or {}).get("park") or {}
            if saved is None or not park.get("tiles") or (listed.id == own and seat["id"] == desk.seat):
                continue
            text = t.plural("{n} tile", "{n} tiles", len(park["tiles"]))
            when = f"{listed.changed.astimezone():%Y-%m-%d}"
            rows.append(
                tap_box(
                    t("Copy the park of {name}, {tiles}, {when}", name=names[seat["id"]], tiles=text, when=when),
                    ft.Row(
                        [
                            ft.Text(names[seat["id"]], theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
                            ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
                            ft.Text(when, theme_style=ft.TextThemeStyle.BODY_SMALL),
                        ],
                        spacing=10,
                    ),
                    _copier(desk, seat, outline_name(saved.document, seat["id"])),
                    padding=ft.Padding.symmetric(horizontal=12, vertical=10),
                    height=TOUCH if desk.session.scale < 1.3 else None,
                    border_radius=12,
                    bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
                    key=f"{listed.id}{seat['id']}",
                )
            )
    if len(rows) == 1:
        rows.append(ft.Text(t("No other match has a park."), theme_style=ft.TextThemeStyle.BODY_MEDIUM))
    return rows


def _copier(desk: Desk, seat: dict[str, Any], outline: str | None) -> Callable[[], None]:
    def copy() -> None:
        desk.change(copy_park(desk.seat, seat["board"], outline))
        desk.hold(at=None, mode="tile", where="park")
        desk.go(Pane())

    return copy
