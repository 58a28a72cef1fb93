"""The card that each player passes on, chosen in turn and hidden until all have ("Disturbance variant")."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers.subastral import BIOMES, SubastralMatch
from views.boards import journal_edits as edits
from views.boards.biomes import CARD_INK, card_colours, glyph
from views.boards.table import Table
from views.hooks import use_held
from views.parts.named import tap_box
from views.passing import has_chosen, is_hidden, received
from views.session import Session, use_session
from views.theme import TOUCH


def _closed() -> bool:
    return False


@ft.component
def Passing(table: Table, key: str | None = None) -> ft.Control:
    """What this player passes on: to choose while the others look away, then only "chosen", shown when all have."""
    session = use_session()
    t = session.t
    match = table.match
    assert isinstance(match, SubastralMatch)
    number, seats = table.number, match.seats
    names = t.seat_names(match)
    me, after = names[table.seat], names[seats[(number + 1) % len(seats)].id]
    choosing, choose = use_held(_closed)

    def take(biome: str | None) -> None:
        if table.live.change(edits.pass_on(table.seat, biome)):
            choose(False)

    def again() -> None:
        if table.live.change(edits.choose_anew(table.seat)):
            choose(True)

    def say(sentence: str) -> ft.Control:
        return ft.Text(sentence, theme_style=ft.TextThemeStyle.BODY_MEDIUM)

    title = ft.Text(t("Card passed on to {name}", name=after), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    anew = ft.TextButton(t("Choose anew"), on_click=again, key="anew")
    if choosing and not has_chosen(match, number):
        cancel = ft.TextButton(t("Cancel"), on_click=lambda: choose(False), key="cancel")
        below: list[ft.Control] = [say(t("Only {name} looks now.", name=me)), _cards(session, take), cancel]
    elif not has_chosen(match, number):
        begin = ft.FilledTonalButton(
            t("{name} chooses", name=me),
            icon=ft.Icons.VISIBILITY_OFF,
            on_click=lambda: choose(True),
            key="begin",
        )
        below = [begin]
    elif is_hidden(match):
        waiting = [names[seat.id] for place, seat in enumerate(seats) if not has_chosen(match, place)]
        sentence = t("Chosen. Shown when {names} have chosen, too.", names=t.listing(waiting))
        below = [_ticked(sentence), anew]
    else:
        board = seats[number].board
        passed = _card_name(session, board.passes if board is not None else None)
        came = _card_name(session, received(match, number))
        below = [
            say(t("Passed on to {name}: {card}", name=after, card=passed)),
            say(t("Came from {name}: {card}", name=names[seats[number - 1].id], card=came)),
            anew,
        ]
    return ft.Container(
        ft.Column([title, *below], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        padding=12,
    )


def _ticked(sentence: str) -> ft.Control:
    tick = ft.Icon(ft.Icons.CHECK_CIRCLE, color=ft.Colors.PRIMARY)
    return ft.Row([tick, ft.Text(sentence, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True)], spacing=8)


def _card_name(session: Session, biome: str | None) -> str:
    return session.t("no card") if biome is None else session.t.name("biome", biome)


def _cards(session: Session, take: Callable[[str | None], None]) -> ft.Control:
    """The eight biomes and the empty hand, to take one."""
    t = session.t
    tall, side = max(TOUCH, session.size(40)), session.size(24)

    def box(biome: str) -> ft.Control:
        paper, edge = card_colours(biome)
        return tap_box(
            t("Pass on {card}", card=t.name("biome", biome)),
            ft.Row(
                [
                    ft.Image(src=glyph(biome), width=side, height=side, exclude_from_semantics=True),
                    ft.Text(t.label("biome", biome), theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=CARD_INK),
                ],
                spacing=6,
                tight=True,
            ),
            lambda: take(biome),
            bgcolor=paper,
            border=ft.Border.all(1.5, edge),
            border_radius=12,
            height=tall,
            padding=ft.Padding.symmetric(horizontal=10),
            key=biome,
        )

    empty = tap_box(
        t("Pass on no card: the hand is empty"),
        ft.Row([ft.Text(t("Empty hand"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)], tight=True),
        lambda: take(None),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border_radius=12,
        height=tall,
        padding=ft.Padding.symmetric(horizontal=12),
        key="empty",
    )
    return ft.Row([*(box(biome) for biome in BIOMES), empty], wrap=True, spacing=6, run_spacing=6)
