"""The open cell: whose number it is, what it is made of, and the pad that writes it. One place for both."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from views.parts import typed
from views.parts.number_pad import pad_keys
from views.parts.score_cell import MISSING
from views.parts.screen import icon_button
from views.parts.seat_chip import colour_mark
from views.session import Session
from views.sheet_entry import Face, Opened
from views.sheet_model import TOTAL, Cell, SeatView, SheetModel


def cell_panel(
    session: Session,
    model: SheetModel,
    now: Opened,
    explanation: Sequence[ft.Control],
    *,
    following: Cell | None,
    tall: float | None,
    press: Callable[[str], None],
    turn: Callable[[Face], None],
    close: Callable[[], None],
    extra: Sequence[ft.Control] = (),
    next_ref: ft.Ref[ft.Button] | None = None,
    on_next: Callable[[bool], None] | None = None,
) -> ft.Control:
    """The panel of the open cell.

    `explanation` is shown while the cell is explained, at most `tall` pixels of it (all of it for None); `extra` below
    it. `following` is where "next cell" leads. `turn` shows the other face.
    """
    seat = model.seat(now.cell.seat)
    if seat is None:
        return ft.Container()
    head = _head(session, model, seat, now, turn, close)
    if now.face == "write":
        body: list[ft.Control] = [
            _display(session, now),
            *pad_keys(session, press, stuck=now.out, next_ref=next_ref, on_next=on_next),
            _following(session, model, following),
        ]
        inside: ft.Control = ft.Column(body, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    else:
        inside = ft.Column(
            [*explanation, *extra],
            spacing=12,
            tight=True,
            scroll=ft.ScrollMode.AUTO if tall is not None else None,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        if tall is not None:
            inside = ft.Container(inside, height=tall)
    return ft.Container(
        ft.Column([head, inside], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=12, right=12, top=6, bottom=12),
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


def cell_title(session: Session, model: SheetModel, cell: Cell) -> str:
    """The category, total or tie-break that a cell stands for."""
    t = session.t
    if cell.key == TOTAL:
        return t("Total") if model.complete else t("Total so far")
    if cell.key.startswith("tie."):
        return t.tie_break(model.game, cell.key.removeprefix("tie."))
    return t.category(model.game, cell.key)


def _head(
    session: Session,
    model: SheetModel,
    seat: SeatView,
    now: Opened,
    turn: Callable[[Face], None],
    close: Callable[[], None],
) -> ft.Control:
    t = session.t
    names = ft.Column(
        [
            ft.Text(
                seat.name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS
            ),
            ft.Text(
                cell_title(session, model, now.cell),
                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        ],
        spacing=0,
        expand=True,
    )
    controls: list[ft.Control] = [colour_mark(seat.colour, session.size(18)), names]
    if now.cell.piece is not None:
        if now.face == "write":
            text, icon, other = t("Explain"), ft.Icons.INFO_OUTLINE, "why"
        else:
            text, icon, other = t("Write by hand"), ft.Icons.EDIT, "write"
        face: Face = "why" if other == "why" else "write"
        other_face = ft.FilledTonalButton(text, icon=icon, on_click=lambda: turn(face), key=f"turn-{other}")
        shut = icon_button(session, ft.Icons.CLOSE, t("Close"), close)
        if session.room < 280:
            first = ft.Row([*controls, shut], spacing=8)
            return ft.Column(
                [first, other_face], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
            )
        return ft.Row([*controls, other_face, shut], spacing=8)
    controls.append(icon_button(session, ft.Icons.CLOSE, t("Close"), close))
    return ft.Row(controls, spacing=8)


def _display(session: Session, now: Opened) -> ft.Control:
    t = session.t
    low, high = now.cell.bounds
    shown = typed.shown(now.text)
    if now.out:
        note = t("From {low} to {high}", low=low, high=high)
    elif typed.is_sum(now.text) and now.total is not None:
        note = t("Makes {total}", total=now.total)
    elif now.total is None:
        note = t("Not entered")
    else:
        note = " "
    dim = now.fresh or not shown
    return ft.Container(
        ft.Row(
            [
                ft.Semantics(
                    live_region=True,
                    content=ft.Text(
                        note,
                        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
                        color=ft.Colors.ERROR if now.out else ft.Colors.ON_SURFACE_VARIANT,
                    ),
                ),
                ft.Text(
                    shown or MISSING,
                    theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                    text_align=ft.TextAlign.END,
                    color=ft.Colors.ON_SURFACE_VARIANT if dim else ft.Colors.ON_SURFACE,
                    max_lines=2,
                    expand=True,
                ),
            ],
            spacing=12,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=4, horizontal=14),
    )


def _following(session: Session, model: SheetModel, following: Cell | None) -> ft.Control:
    t = session.t
    seat = model.seat(following.seat) if following is not None else None
    if following is None or seat is None:
        text = t("This is the last cell.")
    else:
        text = t("Next: {name}, {category}", name=seat.name, category=cell_title(session, model, following))
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.BODY_SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
