"""The number pad: our own, since a phone's keyboard may lack a minus and covers half the screen."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.hooks import use_keyboard, use_live_state
from views.parts import typed as pad
from views.parts.named import hover
from views.session import Session, use_session
from views.theme import TOUCH

KEY_ROWS = (("7", "8", "9", "back"), ("4", "5", "6", "+"), ("1", "2", "3", "-"), ("clear", "0", "next", "done"))


@ft.component
def NumberPad(
    title: str,
    value: int | None,
    on_enter: Callable[[int | None], None],
    on_next: Callable[[], None],
    on_done: Callable[[], None],
    on_cancel: Callable[[], None] | None = None,
    low: int = -9999,
    high: int = 9999,
    key: str | None = None,
) -> ft.Control:
    """A pad for one cell. Give it a `key` that names the cell, so that each cell starts afresh.

    `title` says what is being entered ("Gina: Entrance"), `value` what stands there now (None: not entered).
    `on_enter(number or None)` is called once, before `on_next` or `on_done`, and only when the number differs
    from `value`. Escape calls `on_cancel` (else `on_done`) and enters nothing. `low` and `high` bound the number.
    """
    session = use_session()
    t = session.t
    start = "" if value is None else str(value)
    text, newest, put = use_live_state(start)
    _, fresh, set_fresh = use_live_state(True)

    def leave(then: Callable[[], None]) -> None:
        number = pad.total(newest())
        if number is not None and not low <= number <= high:
            return
        if number != value:
            on_enter(number)
        then()

    def press(key: str) -> None:
        if key == "next":
            leave(on_next)
        elif key == "done":
            leave(on_done)
        elif key == "cancel":
            (on_cancel or on_done)()
        else:
            # The first digit replaces what stands there; an operator goes on from it.
            begun = "" if fresh() and key in pad.DIGITS else newest()
            set_fresh(False)
            put(pad.press(begun, key))

    def on_key(name: str) -> bool:
        key = pad.KEYBOARD.get(name)
        if key is None:
            return False
        press(key)
        return True

    use_keyboard(on_key)

    number = pad.total(text)
    out = number is not None and not low <= number <= high
    if out:
        note = t("From {low} to {high}", low=low, high=high)
    elif pad.is_sum(text) and number is not None:
        note = t("Makes {total}", total=number)
    elif number is None:
        note = t("Not entered")
    else:
        note = ""
    return ft.Column(
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _display(title, pad.shown(text), note, wrong=out, fresh=fresh() and text != ""),
            *pad_keys(session, press, stuck=out),
        ],
    )


def _display(title: str, shown: str, note: str, *, wrong: bool, fresh: bool) -> ft.Control:
    small = ft.TextThemeStyle.BODY_MEDIUM
    return ft.Container(
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=8, horizontal=16),
        content=ft.Column(
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, max_lines=2),
                ft.Text(
                    shown or "–",
                    theme_style=ft.TextThemeStyle.HEADLINE_LARGE,
                    text_align=ft.TextAlign.END,
                    color=ft.Colors.ON_SURFACE_VARIANT if fresh or not shown else ft.Colors.ON_SURFACE,
                ),
                ft.Semantics(
                    live_region=True,
                    content=ft.Text(
                        note or " ",
                        theme_style=small,
                        text_align=ft.TextAlign.END,
                        color=ft.Colors.ERROR if wrong else ft.Colors.ON_SURFACE_VARIANT,
                    ),
                ),
            ],
        ),
    )


def pad_keys(
    session: Session,
    press: Callable[[str], None],
    *,
    stuck: bool,
    next_ref: ft.Ref[ft.Button] | None = None,
    on_next: Callable[[bool], None] | None = None,
) -> list[ft.Control]:
    """The pad's rows of keys. `press` gets a digit, `+`, `-`, `back`, `clear`, `next` or `done`; the last two are off
    while `stuck`. `next_ref` gets hold of the button of `next`, to be focused; `on_next` is told whether it is."""
    t = session.t
    names = {
        "back": t("Erase the last digit"),
        "+": t("Plus"),
        "-": t("Minus"),
        "clear": t("Clear: not entered"),
        "next": t("Next cell"),
        "done": t("Done"),
    }
    return [
        ft.Row(
            spacing=8,
            controls=[
                _key(
                    key,
                    names.get(key, key),
                    press,
                    session.size(22),
                    stuck,
                    next_ref if key == "next" else None,
                    on_next if key == "next" else None,
                )
                for key in row
            ],
        )
        for row in KEY_ROWS
    ]


def _key(
    key: str,
    name: str,
    press: Callable[[str], None],
    size: float,
    stuck: bool,
    ref: ft.Ref[ft.Button] | None = None,
    on_focus: Callable[[bool], None] | None = None,
) -> ft.Control:
    icons = {
        "back": ft.Icons.BACKSPACE_OUTLINED,
        "next": ft.Icons.ARROW_FORWARD,
        "done": ft.Icons.CHECK,
        "clear": ft.Icons.CLEAR,
        "+": ft.Icons.ADD,
        "-": ft.Icons.REMOVE,
    }
    if key in icons:
        face: ft.Control = ft.Icon(icons[key], size=size, semantics_label=name)
    else:
        face = ft.Text(key, theme_style=ft.TextThemeStyle.HEADLINE_SMALL, text_align=ft.TextAlign.CENTER)
    kind = ft.FilledButton if key in ("next", "done") else ft.FilledTonalButton
    return kind(
        content=face,
        tooltip=hover(name) if key in icons else None,
        style=ft.ButtonStyle(padding=4, shape=ft.RoundedRectangleBorder(radius=14)),
        height=min(max(TOUCH + 6, size * 2.1), 64),
        expand=1,
        disabled=stuck and key in ("next", "done"),
        on_click=lambda: press(key),
        on_focus=(lambda: on_focus(True)) if on_focus is not None else None,
        on_blur=(lambda: on_focus(False)) if on_focus is not None else None,
        ref=ref,
        key=key,
    )
