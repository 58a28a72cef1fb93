"""A name being changed, in the place where it stands."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.draft import NAME_LENGTH
from views.hooks import use_live_state
from views.parts.screen import icon_button
from views.session import use_session


@ft.component
def NameField(
    name: str, on_name: Callable[[str], None], on_cancel: Callable[[], None], key: str | None = None
) -> ft.Control:
    """A field that begins with `name`; `on_name(new)` on Enter or the tick, `on_cancel` on the cross."""
    session = use_session()
    t = session.t
    typed, newest, put = use_live_state(name)

    def take(new: str) -> None:
        new = " ".join(new.split())
        if new:
            on_name(new)
        else:
            on_cancel()

    return ft.Container(
        ft.Row(
            [
                ft.TextField(
                    label=t("Name"),
                    label_style=ft.TextStyle(size=session.capped(16)),
                    value=typed,
                    max_length=NAME_LENGTH,
                    counter="",
                    autofocus=True,
                    expand=True,
                    on_change=lambda event: put(event.control.value),
                    on_submit=lambda event: take(event.control.value),
                ),
                icon_button(session, ft.Icons.CHECK, t("Done"), lambda: take(newest())),
                icon_button(session, ft.Icons.CLOSE, t("Cancel"), on_cancel),
            ],
            spacing=4,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=10, vertical=8),
    )
