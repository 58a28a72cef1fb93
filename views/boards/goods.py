"""How the four colours of goods look: a number, a colour and a shape. Only 1, yellow, is named by the rules."""

from __future__ import annotations

import flet as ft

from views.session import Session

_LOOKS: dict[str, tuple[str, str, ft.IconData]] = {
    "1": ("#F3C93A", "#3A2C00", ft.Icons.STAR),
    "2": ("#C4391D", "#FFFFFF", ft.Icons.CIRCLE),
    "3": ("#1F6FB5", "#FFFFFF", ft.Icons.CHANGE_HISTORY),
    "4": ("#12805C", "#FFFFFF", ft.Icons.SQUARE),
}
"""Ground, letters and shape of each colour."""


def good_face(session: Session, colour: str, side: float = 40) -> ft.Control:
    """A goods tile: its number and shape on its colour."""
    ground, ink, icon = _LOOKS[colour]
    side = session.size(side)
    return ft.Container(
        width=side,
        height=side,
        bgcolor=ground,
        border_radius=side / 5,
        border=ft.Border.all(1.5, "#00000040"),
        alignment=ft.Alignment.CENTER,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Row(
                tight=True,
                spacing=1,
                controls=[
                    ft.Text(colour, size=side * 0.42, weight=ft.FontWeight.W_700, color=ink),
                    ft.Icon(icon, size=side * 0.3, color=ink),
                ],
            ),
        ),
    )
