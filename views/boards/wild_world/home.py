"""The cards at home, at the right of the player board, and the tray that lays them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from scorers.wild_world_board import HomeCard
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.looks import INK, element_picture, figure, paper, picture, ring
from views.parts.named import tap_box
from views.session import Session

BONUSES: Final = {"gold": "coin", "crystal": "crystal", "potion": "potion", "card": "card"}
"""The glyph of each bonus that a card may show."""


def card_words(session: Session, number: int, card: HomeCard, colour: str | None) -> str:
    """`Home card 3: 2 points, ice, 1 ice, bonus crystal`."""
    t = session.t
    parts = [t.points(card.points)]
    if colour is not None:
        parts.append(t.name("element", colour))
    for element, times in (card.symbols or {}).items():
        if times:
            parts.append(t("{times} × {piece}", times=times, piece=t.name("element", element)))
    if card.bonus is not None:
        parts.append(t("bonus: {bonus}", bonus=t.name("bonus", card.bonus)))
    return t("{what}: {value}", what=t("Home card {number}", number=number + 1), value=t(", ").join(parts))


def home_cards(desk: Desk) -> ft.Control:
    """The cards in their order, then the place of the next one."""
    session, t = desk.session, desk.session.t
    cards: list[ft.Control] = [
        MemoCard(
            session,
            card_words(session, number, card, desk.colour_of(card)),
            f"home[{card.id}]",
            card.points,
            desk.colour_of(card),
            tuple(sorted((card.symbols or {}).items())),
            card.bonus,
            desk.is_lit(f"home[{card.id}]"),
            desk.is_faint(f"home[{card.id}]"),
            desk.deeds,
            key=f"home-{card.id}",
        )
        for number, card in enumerate(desk.board.home or ())
    ]
    add = tap_box(
        t("Add a card at home"),
        ft.Icon(ft.Icons.ADD, size=session.capped(24), color=INK),
        lambda: desk.deeds.tap("home"),
        selected=desk.chosen.piece == "home",
        width=session.size(52),
        height=session.size(64),
        border_radius=10,
        bgcolor="#FBF2E4",
        border=ft.Border.all(1.5, "#B1401F"),
        shadow=ring(ft.Colors.PRIMARY if desk.chosen.piece == "home" else None),
        alignment=ft.Alignment.CENTER,
        key="add-card",
    )
    return ft.Row([*cards, add], wrap=True, spacing=6, run_spacing=6)


@ft.component
def Card(
    session: Session,
    said: str,
    piece: str,
    points: int,
    colour: str | None,
    symbols: tuple[tuple[str, int], ...],
    bonus: str | None,
    lit: bool,
    faint: bool,
    deeds: Deeds,
    key: str | None = None,
) -> ft.Control:
    """One card: its points, its colour where it was told, its symbols and bonus."""
    ground, edge = paper(colour)
    head: list[ft.Control] = [figure(str(points))]
    if colour is not None:
        head.append(element_picture(colour, session.size(16)))
    small = session.size(11)
    marks: list[ft.Control] = [element_picture(one, small) for one, times in symbols for _ in range(min(times, 4))][:4]
    lines: list[ft.Control] = [ft.Row(head, spacing=1, alignment=ft.MainAxisAlignment.CENTER)]
    if marks:
        lines.append(ft.Row(marks, spacing=0, alignment=ft.MainAxisAlignment.CENTER))
    if bonus:
        lines.append(picture(BONUSES[bonus], session.size(15)))
    return tap_box(
        said,
        ft.Column(
            lines,
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        lambda: deeds.tap(piece),
        selected=lit,
        width=session.size(52),
        height=session.size(64),
        border_radius=10,
        bgcolor=ground,
        border=ft.Border.all(1.5, edge),
        shadow=ring(ft.Colors.PRIMARY if lit else None),
        opacity=0.35 if faint else 1,
    )


MemoCard: Callable[..., Any] = ft.memo(Card)  # type: ignore[no-untyped-call]
