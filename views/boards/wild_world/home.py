"""The cards at home, at the right of the player board, and the tray that lays them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from book import ABSENT
from scorers.wild_world_board import HomeCard
from views.boards.wild_world import edits
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.keys import digit_rows, element_row, icon_key, key_box, wide_key
from views.boards.wild_world.looks import INK, element_picture, figure, label, paper, picture, ring
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
        lambda: desk.deeds.choose("home"),
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


def home_tray(desk: Desk) -> list[ft.Control]:
    """Keys that lay a card of so many points, "again", and what is to be told of the chosen card."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    cards = desk.board.home or []
    found = desk.card()
    like = found[1] if found is not None else cards[-1] if cards else None
    repeat = key_box(
        session,
        t("Again: one more card like it"),
        ft.Column(
            [
                ft.Icon(ft.Icons.REPEAT, size=session.capped(18), color=ft.Colors.ON_SURFACE),
                label(t("Again"), color=None),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        (lambda: deeds.again(str(like.id))) if like is not None else None,
        key="again",
    )
    if found is not None:
        gone = edits.card(str(found[1].id))
        said = t("Remove home card {number}", number=found[0] + 1)
        last = icon_key(session, ft.Icons.DELETE_OUTLINE, said, lambda: deeds.remove(gone), "remove")
    else:
        said = t("No cards at home")
        none = edits.set_to(deeds.seat, "board.home", [])
        off = bool(cards) or desk.board.home is not None
        last = icon_key(session, ft.Icons.BLOCK, said, None if off else lambda: deeds.do(none), "none")
    rows = digit_rows(
        session,
        lambda points: t("Add a card of {points}", points=t.points(points)),
        deeds.add_card,
        [repeat, last],
        first=0,
    )
    return [*rows, *(_details(desk, *found) if found is not None else [])]


def _details(desk: Desk, number: int, card: HomeCard) -> list[ft.Control]:
    """Colour, symbols and bonus: open where a slain criterion counts them, else behind one key."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    name = t("Home card {number}", number=number + 1)
    path = edits.card(str(card.id))
    wanted = {kind: f"home.{kind}" in desk.asked for kind in ("colour", "symbols", "bonus")}
    if not any(wanted.values()) and desk.chosen.part != "details":
        return [
            ft.Row(
                [
                    wide_key(
                        session,
                        t("{what}: points, colour, symbols, bonus", what=name),
                        None,
                        t("Points, colour, symbols, bonus"),
                        lambda: deeds.choose(desk.chosen.piece, "details"),
                        key="details",
                    )
                ]
            )
        ]
    every = desk.chosen.part == "details"
    rows: list[ft.Control] = []
    if every:
        rows.append(_points(desk, name, path, card))
    if wanted["colour"] or every:
        rows.append(
            element_row(
                session,
                lambda one: t("{what} is {colour}", what=name, colour=t.name("element", one)),
                lambda one: deeds.colour_card(str(card.id), one),
                desk.colour_of(card),
            )
        )
    if wanted["symbols"] or every:
        rows += _symbols(desk, name, path, card)
    if wanted["bonus"] or every:
        rows.append(_bonuses(desk, name, path, card))
    if not every:
        more = wide_key(
            session,
            t("{what}: points, colour, symbols, bonus", what=name),
            None,
            t("More of this card"),
            lambda: deeds.choose(desk.chosen.piece, "details"),
            key="details",
        )
        rows.append(ft.Row([more]))
    return rows


def _points(desk: Desk, name: str, path: str, card: HomeCard) -> ft.Control:
    session, t, deeds = desk.session, desk.session.t, desk.deeds

    def step(by: int) -> None:
        deeds.change(edits.step(deeds.seat, f"{path}.points", by, edits.MOST))

    fewer = t("{what}, a point less", what=name)
    return ft.Row(
        [
            icon_key(session, ft.Icons.REMOVE, fewer, (lambda: step(-1)) if card.points else None, "fewer"),
            ft.Container(
                ft.Text(
                    t.points(card.points), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, text_align=ft.TextAlign.CENTER
                ),
                expand=2,
            ),
            icon_key(session, ft.Icons.ADD, t("{what}, a point more", what=name), lambda: step(1), "more"),
        ],
        spacing=6,
    )


def _symbols(desk: Desk, name: str, path: str, card: HomeCard) -> list[ft.Control]:
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    counts: dict[str, int] = {str(one): times for one, times in (card.symbols or {}).items()}
    unknown = card.symbols is None and "home.symbols" in desk.asked
    row = element_row(
        session,
        lambda one: t("{what}, one more {element} symbol", what=name, element=t.name("element", one)),
        lambda one: deeds.do(edits.step(deeds.seat, f"{path}.symbols.{one}", 1)),
        counts=counts,
    )
    clear = wide_key(
        session,
        t("{what} shows no symbols", what=name),
        None,
        t("No symbols"),
        lambda: deeds.do(edits.set_to(deeds.seat, f"{path}.symbols", {})),
        chosen=card.symbols is not None and not any(counts.values()),
        open_=unknown,
        key="no-symbols",
    )
    return [row, ft.Row([clear])]


def _bonuses(desk: Desk, name: str, path: str, card: HomeCard) -> ft.Control:
    session, t, deeds = desk.session, desk.session.t, desk.deeds

    def give(bonus: str | None) -> Callable[[], None]:
        return lambda: deeds.do(edits.set_to(deeds.seat, f"{path}.bonus", ABSENT if bonus is None else bonus))

    def face(glyph: str, text: str) -> ft.Control:
        return ft.Column(
            [picture(glyph, session.capped(20)), label(text, color=None)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    keys: list[ft.Control] = [
        key_box(
            session,
            t("{what}, bonus {bonus}", what=name, bonus=t.name("bonus", bonus)),
            face(glyph, t.label("bonus", bonus)),
            give(bonus),
            chosen=card.bonus == bonus,
            key=f"bonus-{bonus}",
        )
        for bonus, glyph in BONUSES.items()
    ]
    none = key_box(
        session,
        t("{what}, no bonus", what=name),
        label(t("No bonus"), lines=2, color=None),
        give(None),
        chosen=card.bonus is None,
        key="bonus-none",
    )
    return ft.Row([*keys, none], spacing=6)
