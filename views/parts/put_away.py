"""A match put into the bin, with the way back while one still looks."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import flet as ft

from book import BookError
from views.session import Session
from views.theme import FONT, TOUCH


def use_put_away(session: Session) -> Callable[[str], bool]:
    """Inside a component: `put_away(match id)` puts it into the bin and offers to undo that for a few seconds."""
    page = ft.context.page
    t, book = session.t, session.book

    def put_away(match: str) -> bool:
        try:
            book.delete(match)
        except BookError:
            return False

        letters = ft.TextStyle(size=session.size(16), font_family=FONT)

        def back() -> None:
            page.pop_dialog()
            with contextlib.suppress(BookError):
                book.restore(match)

        page.show_dialog(
            ft.SnackBar(
                ft.Row(
                    [
                        ft.Text(t("The match lies in the bin."), style=letters, expand=True),
                        ft.TextButton(
                            t("Undo"),
                            on_click=back,
                            height=max(TOUCH, session.size(44)),  # the bar's own action is lower than a finger
                            style=ft.ButtonStyle(color=ft.Colors.INVERSE_PRIMARY, text_style=letters),
                        ),
                    ]
                ),
                behavior=ft.SnackBarBehavior.FLOATING,
                duration=ft.Duration(seconds=8),
                persist=False,  # Else it would stay, over every other screen and through a reload.
            )
        )
        return True

    return put_away
