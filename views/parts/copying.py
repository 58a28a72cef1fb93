"""A button that copies a text."""

from __future__ import annotations

import flet as ft

from views.session import Session
from views.theme import FONT


def copy_button(session: Session, text: str, *, key: str = "copy") -> ft.Control:
    """Copies `text`, an address, and says so."""
    page, t = ft.context.page, session.t

    async def copy() -> None:
        try:
            await ft.Clipboard().set(text)
        except (RuntimeError, TimeoutError):  # The browser gives it to secure pages only; the text can be selected.
            said = t("This browser doesn't let the address be copied.")
        else:
            said = t("The address was copied.")
        style = ft.TextStyle(size=session.size(16), font_family=FONT)
        page.show_dialog(
            ft.SnackBar(
                ft.Text(said, style=style),
                behavior=ft.SnackBarBehavior.FLOATING,
                duration=ft.Duration(seconds=4),
            )
        )

    return ft.OutlinedButton(t("Copy the address"), icon=ft.Icons.CONTENT_COPY, on_click=copy, key=key)
