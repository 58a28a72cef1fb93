"""The journey: five columns of creature cards below the player board, one tap a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorers.wild_world import JOURNEY_VALUES
from views.boards.wild_world import edits
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.keys import element_row, icon_key
from views.boards.wild_world.looks import INK, element_picture, figure, label, paper, ring
from views.parts.named import tap_box
from views.session import Session
from views.theme import TOUCH

DRAWN = 7
"""So many cards of a column are drawn; the number says the rest."""


def value_of(desk: Desk, place: int) -> int:
    """What a card in that column is worth on this player board."""
    return (desk.board.journey_values or JOURNEY_VALUES)[place]


def column_words(session: Session, place: int, colour: str | None, cards: int, value: int, faults: str) -> str:
    """`Journey column 2: water, 4 cards, 2 points each`."""
    t = session.t
    parts = [t("empty")]
    if colour is not None:
        parts = [t.name("element", colour), t.plural("{n} card", "{n} cards", cards)]
    parts.append(t("{points} each", points=t.points(value)))
    if faults:
        parts.append(faults)
    return t("{what}: {value}", what=t("Journey column {number}", number=place + 1), value=t(", ").join(parts))


def journey_row(desk: Desk) -> ft.Control:
    """The five columns side by side."""
    columns = desk.board.journey or [None] * 5
    most = max([2, *(min(one.cards, DRAWN) for one in columns if one is not None)])
    return ft.Row(
        [
            ft.Container(
                MemoColumn(
                    desk.session,
                    place,
                    one.colour if one is not None else None,
                    one.cards if one is not None else 0,
                    value_of(desk, place),
                    most,
                    desk.is_lit(f"journey[{place}]"),
                    desk.is_faint(f"journey[{place}]"),
                    desk.faults(f"journey[{place}]"),
                    desk.deeds,
                    key=f"column-{place}",
                ),
                expand=1,
            )
            for place, one in enumerate(columns)
        ],
        spacing=5,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


@ft.component
def Column(
    session: Session,
    place: int,
    colour: str | None,
    cards: int,
    value: int,
    most: int,
    lit: bool,
    faint: bool,
    faults: str,
    deeds: Deeds,
    key: str | None = None,
) -> ft.Control:
    """One column: what a card is worth there, its cards, and a plus."""
    t = session.t
    ground, edge = paper(colour) if colour is not None else ("#EFE3C9", "#8A7350")
    row = 9.0
    stack: list[ft.Control] = [
        ft.Container(
            height=row - 2,
            border_radius=3,
            bgcolor="#FFFFFF",
            border=ft.Border.all(1.2, edge),
            margin=ft.Margin.symmetric(horizontal=5),
            key=f"card-{number}",
        )
        for number in range(min(cards, DRAWN))
    ]
    middle: list[ft.Control] = [figure(str(cards) if cards else "–")]
    if colour is not None:
        middle.insert(0, element_picture(colour, session.capped(24)))
    if faults:
        middle = [ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=session.capped(20), color="#A3120A"), middle[-1]]
    body = tap_box(
        column_words(session, place, colour, cards, value, faults),
        ft.Column(
            [
                ft.Container(label(f"×{value}", color="#FFFFFF"), bgcolor=edge, alignment=ft.Alignment.CENTER),
                ft.Row(middle, spacing=3, alignment=ft.MainAxisAlignment.CENTER, height=session.size(32)),
                ft.Column(stack, spacing=2, height=row * most, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            ],
            spacing=1,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        lambda: deeds.tap(f"journey[{place}]"),
        selected=lit,
        height=session.size(54) + row * most,
    )
    more = tap_box(
        t("Journey column {number}, add a card", number=place + 1),
        ft.Icon(ft.Icons.ADD, size=session.capped(22), color=INK),
        lambda: deeds.add_here(place),
        height=max(TOUCH, session.capped(44)),
        alignment=ft.Alignment.CENTER,
        bgcolor="#00000014",
    )
    return ft.Container(
        ft.Column([body, more], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        border_radius=12,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=ground,
        border=ft.Border.all(1.2, ft.Colors.ERROR if faults else edge),
        shadow=ring(ft.Colors.PRIMARY if lit else ft.Colors.ERROR if faults else None),
        opacity=0.35 if faint else 1,
    )


MemoColumn: Callable[..., Any] = ft.memo(Column)  # type: ignore[no-untyped-call]


def column_tray(desk: Desk, place: int) -> list[ft.Control]:
    """The chosen column: a tap on an element adds a card, or puts the colour right."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    column = (desk.board.journey or [None] * 5)[place]
    name = t("Journey column {number}", number=place + 1)

    def said(element: str) -> str:
        colour = t.name("element", element)
        if column is not None and column.colour != element:
            return t("{column}: its cards are {colour}", column=name, colour=colour)
        return t("{column}: a {colour} card", column=name, colour=colour)

    def tap(element: str) -> None:
        deeds.add_coloured(place, element)

    def step(by: int) -> None:
        deeds.change(edits.step_column(deeds.seat, place, by))

    off = column is None
    return [
        element_row(session, said, tap, column.colour if column is not None else None),
        ft.Row(
            [
                icon_key(
                    session,
                    ft.Icons.REMOVE,
                    t("{column}, take a card away", column=name),
                    None if off else lambda: step(-1),
                    "fewer",
                ),
                ft.Container(
                    ft.Text(
                        t.plural("{n} card", "{n} cards", column.cards if column is not None else 0),
                        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                        text_align=ft.TextAlign.CENTER,
                    ),
                    expand=2,
                ),
                icon_key(
                    session,
                    ft.Icons.ADD,
                    t("{column}, one more card", column=name),
                    None if off else lambda: step(1),
                    "more",
                ),
            ],
            spacing=6,
        ),
    ]
