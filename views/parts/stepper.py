"""A count with a minus and a plus: no keyboard, no lost tap."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.parts.screen import icon_button
from views.session import use_session


@ft.component
def Stepper(
    label: str,
    value: int | None,
    on_step: Callable[[int], None],
    low: int = 0,
    high: int = 999,
    show_label: bool = True,
    key: str | None = None,
) -> ft.Control:
    """`label`, minus, value, plus. `on_step(-1)` or `on_step(+1)` is called for every tap.

    `on_step` has to add to the value as it then stands in the book, not to the one drawn here: two quick taps
    may both come before the first is drawn. None is shown as a dash; at `low` and `high` the button is off.
    """
    session = use_session()
    t = session.t

    def button(icon: ft.IconData, name: str, step: int, off: bool) -> ft.Control:
        return icon_button(session, icon, name, lambda: on_step(step), disabled=off, filled=True)

    counter = ft.Row(
        tight=True,
        spacing=4,
        controls=[
            button(ft.Icons.REMOVE, t("One fewer: {what}", what=label), -1, off=value is not None and value <= low),
            ft.Container(
                width=session.size(48),
                content=ft.Text(
                    "–" if value is None else str(value),
                    theme_style=ft.TextThemeStyle.TITLE_LARGE,
                    text_align=ft.TextAlign.CENTER,
                    semantics_label=f"{label} {'–' if value is None else value}",
                ),
            ),
            button(ft.Icons.ADD, t("One more: {what}", what=label), 1, off=value is not None and value >= high),
        ],
    )
    if not show_label:
        return counter
    return ft.Row(
        wrap=session.room < 330,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            ft.Text(label, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True if session.room >= 330 else None),
            counter,
        ],
    )
