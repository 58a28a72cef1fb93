"""Cauldron and potion on their track, and the personal supply: gold, crystals, evolution tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.keys import key_box
from views.boards.wild_world.looks import picture, ring
from views.parts.keep import use_keep
from views.parts.named import tap_box
from views.session import Session
from views.theme import TOUCH

SPACES = {"potion": range(1, 7), "cauldron": range(6)}
BIG_COIN = 5
"""What a big coin is worth ("Actions")."""


def brew_track(desk: Desk) -> ft.Control:
    """The two tokens on spaces 0 to 6, one row each; a tap puts the token there."""
    return ft.Column(
        [
            MemoTrack(
                desk.session,
                name,
                getattr(desk.board, name),
                desk.is_lit(name),
                desk.is_faint(name),
                desk.faults(name),
                desk.deeds,
                key=name,
            )
            for name in SPACES
        ],
        spacing=5,
    )


@ft.component
def Track(
    session: Session,
    name: str,
    space: int | None,
    lit: bool,
    faint: bool,
    faults: str,
    deeds: Deeds,
    key: str | None = None,
) -> ft.Control:
    """The row of one token. Where it has no space stands its picture, so that both rows count alike."""
    t = session.t
    side = max(TOUCH, session.capped(44))
    what = {"potion": t("Potion token"), "cauldron": t("Cauldron token")}[name]
    on, off = {"potion": ("#A2338A", "#F6E1F0"), "cauldron": ("#39424C", "#E6E9EC")}[name]

    def cell(at: int) -> ft.Control:
        here = at == space
        said = t("{token} on space {space}", token=what, space=at)
        if here and faults:
            said = t("{what}: {value}", what=said, value=faults)
        face: ft.Control = ft.Text(
            str(at), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color="#FFFFFF" if here else "#2B1A12", no_wrap=True
        )
        if here:
            inside: list[ft.Control] = [picture(name, session.capped(20)), face]
            if faults:
                inside[0] = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=session.capped(20), color="#FFD9D0")
            face = ft.Row(inside, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        around = None if not here else ft.Colors.ERROR if faults else ft.Colors.PRIMARY if lit else None
        return tap_box(
            said,
            face,
            lambda: deeds.token(name, at),
            selected=here,
            expand=1,
            height=side,
            alignment=ft.Alignment.CENTER,
            border_radius=side / 2,
            bgcolor=on if here else off,
            border=ft.Border.all(1.2, on),
            shadow=ring(around),
            key=f"{name}-{at}",
        )

    keep = use_keep()
    blank = ft.Container(picture(name, session.capped(30)), expand=1, height=side, alignment=ft.Alignment.CENTER)
    look = (session, lit, faults)
    cells = [keep(str(at), look if at == space else session, partial(cell, at)) for at in SPACES[name]]
    row = [blank, *cells] if name == "potion" else [*cells, blank]
    return ft.Container(ft.Row(row, spacing=4), opacity=0.35 if faint else 1)


MemoTrack: Callable[..., Any] = ft.memo(Track)  # type: ignore[no-untyped-call]


def supply_rows(desk: Desk) -> list[ft.Control]:
    """The three counters, and what is not to be counted with them."""
    session, t, board = desk.session, desk.session.t, desk.board
    counters = [
        MemoCounter(
            session,
            name,
            count,
            desk.is_lit(name),
            desk.is_faint(name),
            desk.width >= 300 * session.scale,
            desk.deeds,
            key=name,
        )
        for name, count in (("gold", board.gold), ("crystals", board.crystals), ("evolution", board.evolution))
    ]
    note = t("Personal supply only, not what lies on locks.")
    if desk.width >= 340 * session.scale:
        pair = ft.Row([ft.Container(one, expand=1) for one in counters[1:]], spacing=6)
        counters = [counters[0], pair]
    return [*counters, ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL)]


@ft.component
def Counter(
    session: Session,
    name: str,
    count: int | None,
    lit: bool,
    faint: bool,
    roomy: bool,
    deeds: Deeds,
    key: str | None = None,
) -> ft.Control:
    """Minus, how many, plus; gold has a big coin, too, below the others where it is not `roomy`.

    An unknown count becomes 0 by its first key.
    """
    t = session.t
    what = {"gold": t("Gold"), "crystals": t("Crystals"), "evolution": t("Evolution tokens")}[name]
    glyph = {"gold": "coin", "crystals": "crystal", "evolution": "evolution"}[name]

    def step(by: int) -> Callable[[], None]:
        return lambda: deeds.supply(name, by)

    plain = ft.TextThemeStyle.TITLE_MEDIUM
    below: list[ft.Control] = []
    less = t("No {what}", what=what) if count is None else t("One fewer: {what}", what=what)
    keys: list[ft.Control] = [
        key_box(
            session,
            less,
            ft.Text("0" if count is None else "−", theme_style=plain),
            step(-1) if count != 0 else None,
            key="less",
        ),
        ft.Container(
            ft.Text(
                "–" if count is None else str(count),
                theme_style=ft.TextThemeStyle.TITLE_LARGE,
                text_align=ft.TextAlign.CENTER,
                semantics_label=t("{what}: {value}", what=what, value="–" if count is None else count),
                no_wrap=True,
            ),
            expand=1 if name == "gold" and roomy else None,
            width=None if name == "gold" and roomy else session.size(30),
            alignment=ft.Alignment.CENTER,
        ),
        key_box(session, t("One more: {what}", what=what), ft.Text("+1", theme_style=plain), step(1), key="more"),
    ]
    if name == "gold":
        big = ft.Row(
            [picture("coin_big", session.capped(26)), ft.Text("+5", theme_style=plain)],
            spacing=4,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        coin = key_box(session, t("A big coin: 5 gold"), big, step(BIG_COIN), key="big")
        if roomy:
            keys.append(coin)
        else:
            below = [ft.Row([coin])]
    rows: list[ft.Control] = [ft.Row([picture(glyph, session.capped(28)), *keys], spacing=4), *below]
    return ft.Container(
        ft.Column(rows, spacing=4),
        opacity=0.35 if faint else 1,
        border_radius=14,
        padding=2,
        border=ft.Border.all(2.5, ft.Colors.PRIMARY if lit else ft.Colors.TRANSPARENT),
    )


MemoCounter: Callable[..., Any] = ft.memo(Counter)  # type: ignore[no-untyped-call]
