"""One player's place at the table: colour, name, start mark, order, and a way to leave."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.draft import Chair, Draft
from views.hooks import use_live_state
from views.parts.name_field import NameField
from views.parts.person import person
from views.parts.screen import icon_button
from views.session import use_session
from views.theme import seat_colour


@ft.component
def ChairRow(
    chair: Chair,
    starts: bool,
    first: bool,
    last: bool,
    change: Callable[[Callable[[Draft], Draft]], None],
    stays: bool = False,
    key: str | None = None,
) -> ft.Control:
    """One chair: its colour (tap for the next), name (tap to rename), start mark, arrows, and a cross to leave.

    `stays`: it can't leave, there would be too few.
    """
    session = use_session()
    t = session.t
    seat, name = chair.key, chair.name
    editing, _, edit = use_live_state(False)
    colour = seat_colour(chair.colour)

    def recolour() -> None:
        change(lambda draft: draft.recolour(seat))

    begins = t("{name} starts", name=name)
    buttons = [
        icon_button(
            session,
            ft.Icons.FLAG if starts else ft.Icons.OUTLINED_FLAG,
            begins if starts else t("Let {name} start", name=name),
            lambda: change(lambda draft: draft.begin_with(seat)),
        ),
        icon_button(
            session,
            ft.Icons.ARROW_UPWARD,
            t("Move {name} up", name=name),
            lambda: change(lambda draft: draft.move(seat, -1)),
            disabled=first,
        ),
        icon_button(
            session,
            ft.Icons.ARROW_DOWNWARD,
            t("Move {name} down", name=name),
            lambda: change(lambda draft: draft.move(seat, 1)),
            disabled=last,
        ),
        icon_button(
            session,
            ft.Icons.CLOSE,
            t("Remove {name}", name=name),
            lambda: change(lambda draft: draft.leave(seat)),
            disabled=stays,
        ),
    ]

    def rename(new: str) -> None:
        edit(False)
        change(lambda draft: draft.rename(seat, new))

    if editing:
        return NameField(name, rename, lambda: edit(False), key="name")
    note = t("Start player") if starts else ""
    head = person(session, name, colour, recolour, lambda: edit(True), note)
    tools = ft.Row(controls=list(buttons), spacing=0, tight=True)
    if session.room >= 380:
        inside: ft.Control = ft.Row(controls=[*head, tools], spacing=4)
    else:
        inside = ft.Column(
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(controls=head, spacing=4),
                ft.Row(controls=list(buttons), spacing=0, alignment=ft.MainAxisAlignment.END),
            ],
        )
    return ft.Container(
        content=inside,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=6, vertical=4),
    )
