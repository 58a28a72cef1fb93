"""The outline of a player board: traced once by tapping, named, kept, handed on."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Outline
from views.boards.park.chips import chip, small
from views.boards.park.desk import Desk, Pane
from views.boards.park.lines import back_row
from views.boards.park.trace import from_file, to_file
from views.boards.park.tracing import lay_on, tracing
from views.boards.park.whole import set_outline
from views.parts.alarm import alarm
from views.parts.named import tap_box
from views.parts.screen import icon_button
from views.theme import TOUCH

OFFERED = 4
"""Boards that are offered where nothing lies yet, those traced last."""


def outline_pane(desk: Desk) -> list[ft.Control]:
    """Choose a board's outline, or (with its name as the pane's key) trace it."""
    shelf = desk.session.book.shelf.all(Outline)
    if desk.pane.key in shelf:
        return tracing(desk, desk.pane.key, shelf[desk.pane.key])
    t = desk.session.t
    rows = [_choice(desk, name) for name in sorted(shelf)]
    controls: list[ft.Control] = [
        back_row(desk, t("Outline of the board")),
        *rows,
        ft.FilledTonalButton(
            t("Trace a board"), icon=ft.Icons.ADD, on_click=lambda: desk.go(Pane("outline_name")), key="new"
        ),
        ft.TextButton(t("Bring in an outline"), icon=ft.Icons.FILE_OPEN_OUTLINED, action=desk.files.pick, key="import"),
    ]
    if desk.pane.key:  # It is no outline's name: a file was brought in that holds none.
        controls.append(alarm(ft.Icons.ERROR_OUTLINE, [t("There is no outline in {file}.", file=desk.pane.key)]))
    if desk.outline_name is not None:
        controls.append(
            ft.TextButton(
                t("No outline: any hex may be used"),
                on_click=lambda: desk.change(set_outline(desk.seat, None, None)),
                key="none",
            )
        )
    return controls


def ask_outline(desk: Desk) -> list[ft.Control]:
    """Where nothing lies yet: the boards that were traced before, to be chosen with one tap."""
    if desk.outline_name is not None or desk.facts.tiles:
        return []
    session, t = desk.session, desk.session.t
    names = list(session.book.shelf.all(Outline))[:OFFERED]
    if not names:
        return []

    def user(name: str) -> Callable[[], None]:
        return lambda: lay_on(desk, name)

    return [
        ft.Text(t("Which board is it?"), theme_style=ft.TextThemeStyle.TITLE_SMALL, key="which"),
        ft.Row(
            [
                chip(session, t("Lay the park on {name}", name=name), small(name, lines=2), user(name), key=name)
                for name in names
            ],
            spacing=6,
            key="boards",
        ),
    ]


def _choice(desk: Desk, name: str) -> ft.Control:
    session, t = desk.session, desk.session.t
    on = name == desk.outline_name

    def use() -> None:
        lay_on(desk, name)

    def hand_on() -> None:
        outline = session.book.shelf.get(Outline, name)
        if outline is not None:
            desk.files.save(f"{name}.json", to_file(outline))

    return ft.Row(
        [
            tap_box(
                t("Lay the park on {name}", name=name),
                ft.Row(
                    [
                        ft.Icon(ft.Icons.RADIO_BUTTON_CHECKED if on else ft.Icons.RADIO_BUTTON_UNCHECKED),
                        ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True, max_lines=2),
                    ],
                    spacing=8,
                ),
                use,
                selected=on,
                expand=True,
                height=max(TOUCH, session.size(44)),
                padding=ft.Padding.symmetric(horizontal=10),
                border_radius=12,
                bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
            ),
            icon_button(session, ft.Icons.EDIT_OUTLINED, t("Trace {name}", name=name), _tracer(desk, name)),
            icon_button(session, ft.Icons.IOS_SHARE, t("Hand on {name}", name=name), hand_on),
        ],
        spacing=2,
        key=f"outline-{name}",
    )


def _tracer(desk: Desk, name: str) -> Callable[[], None]:
    return lambda: desk.go(Pane("outline", name, 0))


def bring_in(desk: Desk, file: str, data: bytes) -> None:
    """A file that was chosen: its outline is kept and shown; if it holds none, the panel says so."""
    outline = from_file(data)
    if outline is None:
        desk.go(Pane("outline", file))
    else:
        take_in(desk, file.removesuffix(".json"), outline)


def take_in(desk: Desk, name: str, outline: Outline) -> None:
    """Keep an outline under a name that no other has."""
    shelf = desk.session.book.shelf
    name = name.strip()[:60] or desk.session.t("Board")
    free, number = name, 1
    while shelf.get(Outline, free) not in (None, outline):
        number += 1
        free = f"{name} {number}"
    shelf.put(free, outline)
    desk.renew()
    desk.go(Pane("outline", free, 0))


def outline_name_pane(desk: Desk) -> list[ft.Control]:
    """The name of a new outline."""
    t, shelf = desk.session.t, desk.session.book.shelf

    def named(event: ft.Event[ft.TextField]) -> None:
        name = " ".join(str(event.control.value or "").split())[:60] or t("Board")
        if shelf.get(Outline, name) is None:
            shelf.put(name, Outline(hexes=(), entrance=()))
        desk.renew()
        desk.go(Pane("outline", name, 0))

    return [
        back_row(desk, t("Trace a board")),
        ft.TextField(label=t("Name of the board"), autofocus=True, max_length=60, on_submit=named, key="outline-name"),
    ]


def outline_remove_pane(desk: Desk) -> list[ft.Control]:
    """Asks before an outline is thrown away: no undo brings it back. Parks that lie on it stay as they are."""
    t, name = desk.session.t, desk.pane.key

    def remove() -> None:
        desk.session.book.shelf.remove(Outline, name)
        desk.renew()
        desk.go(Pane("outline"))

    return [
        back_row(desk, name),
        ft.Text(
            t("It would have to be traced again. Parks stay as they are."), theme_style=ft.TextThemeStyle.BODY_LARGE
        ),
        ft.FilledButton(t("Remove {name}", name=name), icon=ft.Icons.DELETE_OUTLINE, on_click=remove, key="remove"),
        ft.TextButton(t("Keep it"), on_click=lambda: desk.go(Pane("outline", name, 0)), key="keep"),
    ]
