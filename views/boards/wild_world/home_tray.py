"""The tray of the home cards: keys that lay a card, and what is to be told of the chosen one."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import ABSENT
from scorers.wild_world_board import HomeCard
from views.boards.wild_world import edits
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.home import BONUSES
from views.boards.wild_world.keys import digit_rows, element_row, icon_key, key_box, key_rows, wide_key
from views.boards.wild_world.looks import label, picture


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
                *([label(t("Again"), color=None)] if session.room >= 330 else []),
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
    if found is None:
        return rows
    name = ft.Text(t("Home card {number}", number=found[0] + 1), theme_style=ft.TextThemeStyle.LABEL_LARGE, key="name")
    return [*rows, name, *_details(desk, *found)]


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
        rows.append(_caption(t("Colour"), "colour"))
        rows.append(
            element_row(
                session,
                lambda one: t("{what} is {colour}", what=name, colour=t.name("element", one)),
                lambda one: deeds.colour_card(str(card.id), one),
                desk.colour_of(card),
            )
        )
    words: list[ft.Control] = []
    if wanted["symbols"] or every:
        rows += [_caption(t("Symbols"), "symbol"), _symbols(desk, name, path, card)]
        words.append(_no_symbols(desk, name, path, card))
    if wanted["bonus"] or every:
        rows += _bonuses(desk, name, path, card)
    if not every:
        more = wide_key(
            session,
            t("{what}: points, colour, symbols, bonus", what=name),
            None,
            t("More of this card"),
            lambda: deeds.choose(desk.chosen.piece, "details"),
            key="details",
        )
        words.append(more)
    return [*rows, *key_rows(session, words, key="words")]


def _caption(text: str, key: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, key=f"caption-{key}")


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


def _symbols(desk: Desk, name: str, path: str, card: HomeCard) -> ft.Control:
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    return element_row(
        session,
        lambda one: t("{what}, one more {element} symbol", what=name, element=t.name("element", one)),
        lambda one: deeds.do(edits.step(deeds.seat, f"{path}.symbols.{one}", 1)),
        counts={str(one): times for one, times in (card.symbols or {}).items()},
    )


def _no_symbols(desk: Desk, name: str, path: str, card: HomeCard) -> ft.Control:
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    return wide_key(
        session,
        t("{what} shows no symbols", what=name),
        None,
        t("No symbols"),
        lambda: deeds.do(edits.set_to(deeds.seat, f"{path}.symbols", {})),
        chosen=card.symbols is not None and not any(card.symbols.values()),
        open_=card.symbols is None and "home.symbols" in desk.asked,
        key="no-symbols",
    )


def _bonuses(desk: Desk, name: str, path: str, card: HomeCard) -> list[ft.Control]:
    """The four bonuses and none, in a row; in two on a phone, whose keys have no room for the words else."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds

    def give(bonus: str | None) -> Callable[[], None]:
        return lambda: deeds.do(edits.set_to(deeds.seat, f"{path}.bonus", ABSENT if bonus is None else bonus))

    def face(glyph: str, text: str) -> ft.Control:
        parts: list[ft.Control] = [picture(glyph, session.capped(20)), label(text, color=None)]
        return ft.Row(parts, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER)

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
        label(t("No bonus"), color=None),
        give(None),
        chosen=card.bonus is None,
        key="bonus-none",
    )
    keys.append(none)
    across = 5 if session.wide else 3 if session.room >= 330 else 2
    return [ft.Row(keys[start : start + across], spacing=6) for start in range(0, len(keys), across)]
