"""One trouble of the elevator: how it is resolved, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import flet as ft

from scorers.elevator import GOODS, Trouble
from scorers.result import Violation
from views.boards.elevator import edits
from views.boards.goods import good_face
from views.parts.named import tap_box
from views.parts.screen import icon_button
from views.parts.violations import violation_marks
from views.session import Session
from views.theme import TOUCH

if TYPE_CHECKING:
    from book.changes import Maker


def trouble_glyph(kind: str) -> str:
    """The address of a trouble kind's glyph."""
    return f"/glyphs/trouble_{kind}.svg"


@ft.component
def TroubleCard(
    session: Session,
    trouble: Trouble,
    marks: list[Violation],
    tell: Callable[[Maker], None],
    seat: str,
    on_bring: Callable[[str], None] | None,
    bringing: bool,
    placed: bool | None = None,
    lit: bool = False,
    on_light: Callable[[str], None] | None = None,
    key: str | None = None,
) -> ft.Control:
    """One trouble: its kind and how it is resolved, resolved or not, its colour, and what else became of it.

    `placed` tells whether it lies in the drawn elevator (None in the light form); there a tap on its head calls
    `on_light`, and `lit` rings both.
    """
    t = session.t
    name = t("Trouble {letter}", letter=trouble.id)
    kind = t.name("trouble", trouble.kind)
    side = session.size(44)
    done = trouble.resolved
    if trouble.blocked:
        ground: str = ft.Colors.ERROR_CONTAINER
    elif done:
        ground = ft.Colors.SURFACE_CONTAINER
    else:
        ground = ft.Colors.SURFACE_CONTAINER_HIGH
    head = t("{trouble}: {kind}", trouble=name, kind=kind)
    told = [ft.Text(head, theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    if trouble.brought_by is not None:
        on_top = t("It lies on {trouble}: resolving it resolves {trouble}, too.", trouble=trouble.brought_by)
        told.append(ft.Text(on_top, theme_style=ft.TextThemeStyle.BODY_SMALL))
    if not done:
        told.append(ft.Text(t.label("resolving", trouble.kind), theme_style=ft.TextThemeStyle.BODY_MEDIUM))
    resolved = tap_box(
        t("{trouble} resolved", trouble=name),
        ft.Row(
            [
                ft.Icon(
                    ft.Icons.CHECK_CIRCLE if done else ft.Icons.CIRCLE_OUTLINED,
                    color=ft.Colors.ON_PRIMARY if done else ft.Colors.PRIMARY,
                ),
                ft.Text(
                    t("Resolved"),
                    theme_style=ft.TextThemeStyle.LABEL_LARGE,
                    color=ft.Colors.ON_PRIMARY if done else ft.Colors.PRIMARY,
                ),
            ],
            spacing=8,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        lambda: tell(edits.resolve(seat, trouble.id, not done)),
        toggled=done,
        expand=True,
        height=max(TOUCH, session.size(46)),
        border_radius=14,
        bgcolor=ft.Colors.PRIMARY if done else None,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
        padding=ft.Padding.symmetric(horizontal=10),
    )
    face: ft.Control = ft.Row(
        [
            ft.Image(src=trouble_glyph(trouble.kind), width=side, height=side, exclude_from_semantics=True),
            ft.Column([*told], spacing=2, expand=True),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
        expand=True,
    )
    if on_light is not None and placed:
        said = " ".join([*(one.value for one in told), t("Show {trouble} in the elevator", trouble=name)])
        face = tap_box(said, face, lambda: on_light(trouble.id), selected=lit, expand=True, border_radius=12)
    gone = icon_button(
        session,
        ft.Icons.CLOSE,
        t("{trouble} never came", trouble=name),
        lambda: tell(edits.remove_trouble(seat, trouble.id)),
    )
    controls: list[ft.Control] = [ft.Row([face, gone], spacing=4, vertical_alignment=ft.CrossAxisAlignment.START)]
    if trouble.kind == "colour" and not done:
        controls.append(_colours(session, trouble, name, tell, seat))
    controls += violation_marks(session, marks, placed=False)
    more: list[ft.Control] = []
    if (not done and not placed) or trouble.blocked:
        more.append(
            _flag(
                session,
                t("No column takes it"),
                t("No column takes {trouble}: lost", trouble=name),
                trouble.blocked,
                lambda: tell(edits.block(seat, trouble.id, not trouble.blocked)),
            )
        )
    if on_bring is not None and not done:
        more.append(
            _flag(
                session,
                t("It brought another"),
                t("{trouble} brought another one", trouble=name),
                bringing,
                lambda: on_bring(trouble.id),
            )
        )
    controls.append(ft.Row([resolved], spacing=8))
    if more:
        controls.append(ft.Row(more, spacing=8))
    return ft.Container(
        ft.Column(controls, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ground,
        border_radius=18,
        padding=10,
        border=ft.Border.all(2, ft.Colors.PRIMARY if lit else ft.Colors.TRANSPARENT),
        margin=ft.Margin.only(left=24) if trouble.brought_by is not None else None,
    )


MemoTroubleCard: Callable[..., Any] = ft.memo(TroubleCard)  # type: ignore[no-untyped-call]
"""A card drawn anew only when its trouble has changed; its three functions should stay the same."""


def _flag(session: Session, text: str, said: str, on: bool, tap: Callable[[], None]) -> ft.Control:
    return tap_box(
        said,
        ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER),
        tap,
        toggled=on,
        expand=True,
        height=max(TOUCH, session.size(46)),
        border_radius=14,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if on else None,
        border=ft.Border.all(2 if on else 1, ft.Colors.PRIMARY if on else ft.Colors.OUTLINE),
        padding=ft.Padding.symmetric(horizontal=8),
    )


def _colours(session: Session, trouble: Trouble, name: str, tell: Callable[[Maker], None], seat: str) -> ft.Control:
    """Which colour of goods the tile shows."""
    t = session.t

    def box(colour: str) -> ft.Control:
        on = trouble.colour == colour
        return tap_box(
            t("{trouble} asks for {colour}", trouble=name, colour=t.name("good", colour)),
            good_face(session, colour, 36),
            lambda: tell(edits.recolour(seat, trouble.id, None if on else colour)),
            selected=on,
            border=ft.Border.all(3, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
            border_radius=12,
            padding=4,
            key=colour,
        )

    return ft.Row([box(colour) for colour in GOODS], spacing=6, wrap=True)
