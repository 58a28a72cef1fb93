"""How everybody stands, in order of rank."""

from __future__ import annotations

import flet as ft

from views.parts.score_cell import signed
from views.parts.seat_chip import colour_mark
from views.session import Session
from views.sheet_model import SeatView, SheetModel


def standing(session: Session, model: SheetModel) -> ft.Control:
    """Everybody in order of rank, in letters that are read across a table."""
    t = session.t
    title = t("Result") if model.complete else t("So far")
    seats = sorted(model.seats, key=lambda seat: seat.rank or 0)
    return ft.Container(
        ft.Column(
            [
                ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                *(_stands(session, model, seat) for seat in seats),
                ft.Text(
                    t("Tap a number to see what it is made of, or an empty place to write one."),
                    theme_style=ft.TextThemeStyle.BODY_SMALL,
                    color=ft.Colors.ON_SURFACE_VARIANT,
                ),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=16,
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


def _stands(session: Session, model: SheetModel, seat: SeatView) -> ft.Control:
    rank = ft.Text(
        signed(seat.rank),
        theme_style=ft.TextThemeStyle.TITLE_LARGE,
        width=session.size(28),
        color=ft.Colors.ON_SURFACE if model.complete else ft.Colors.ON_SURFACE_VARIANT,
    )
    cup = [ft.Icon(ft.Icons.EMOJI_EVENTS, size=session.size(24), color=ft.Colors.PRIMARY)] if seat.winner else []
    return ft.Row(
        [
            rank,
            colour_mark(seat.colour, session.size(20)),
            ft.Text(
                seat.name,
                theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            ),
            *cup,
            ft.Text(signed(seat.total if seat.known else None), theme_style=ft.TextThemeStyle.HEADLINE_SMALL),
        ],
        spacing=10,
    )
