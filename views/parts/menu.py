"""A button that opens a short menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from views.parts.named import hover
from views.session import Session
from views.theme import FONT, TOUCH


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One line of a menu."""

    icon: ft.IconData
    text: str
    on_click: Callable[[], object]


def menu(session: Session, name: str, rows: Sequence[MenuRow], *, key: str | None = None) -> ft.Control:
    """Three dots, spoken as `name`, and the lines that a tap on them opens."""
    side = max(TOUCH, session.size(44))
    style = ft.TextStyle(size=session.size(16), font_family=FONT)
    items = [
        ft.PopupMenuItem(
            content=ft.Row(
                [ft.Icon(row.icon, size=session.size(22)), ft.Text(row.text, style=style, expand=True)],
                spacing=12,
                width=min(session.size(270), session.width - 64),
            ),
            height=max(TOUCH, session.size(48)),
            on_click=_with(row.on_click),
        )
        for row in rows
    ]
    return ft.PopupMenuButton(
        content=ft.Container(
            ft.Icon(ft.Icons.MORE_VERT, semantics_label=name),
            width=side,
            height=side,
            alignment=ft.Alignment.CENTER,
        ),
        items=items,
        tooltip=hover(name),
        menu_position=ft.PopupMenuPosition.UNDER,
        padding=0,
        key=key,
    )


def _with(deed: Callable[[], object]) -> Callable[[], None]:
    def tapped() -> None:
        deed()

    return tapped
