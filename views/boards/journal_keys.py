"""The eight biomes to tap, one card a tap, and the tools of the chosen pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorers.subastral import BIOMES, DECK, Biome, Pile
from views.boards.biomes import CARD_INK, card_colours, glyph
from views.parts.keep import Keep
from views.parts.named import tap_box
from views.parts.screen import icon_button
from views.session import Session, use_session
from views.theme import TOUCH
from wording import Words


def pile_words(t: Words, biome: str, cards: int, column: int | None) -> str:
    """`Taiga, 4 cards, column 7`; `Taiga, no cards` where it has no column."""
    name = t.label("biome", biome)
    if column is None:
        return t("{biome}, no cards", biome=name)
    told = t.plural("{n} card", "{n} cards", cards)
    return t("{biome}, {cards}, column {column}", biome=name, cards=told, column=column)


def keys_in_a_row(session: Session) -> int:
    """How many keys stand side by side: eight, four or two."""
    if session.wide:
        return 8 if session.room >= 1100 and session.height >= 600 else 4
    return 4 if session.room >= 330 else 2


def key_height(session: Session) -> float:
    """The height of one key, in logical pixels."""
    return max(TOUCH, session.size(84 if session.wide and session.height >= 700 else 64))


def biome_keys(session: Session, keep: Keep, piles: Sequence[Pile], on_add: Callable[[str], None]) -> ft.Control:
    """A key for each biome, always in the same place; `on_add(biome)` on a tap, which should stay the same."""
    held = {pile.biome: (pile.cards, column) for column, pile in enumerate(piles, 1)}
    columns = keys_in_a_row(session)

    def key(biome: Biome) -> ft.Control:
        cards, column = held.get(biome, (0, None))
        return keep(
            f"key-{biome}",
            (session, cards, column),
            lambda: ft.Container(BiomeKey(session, biome, cards, column, on_add, key=biome), expand=1),
        )

    keys = [key(biome) for biome in BIOMES]
    return ft.Column(
        spacing=6,
        key="keys",
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(controls=list(keys[start : start + columns]), spacing=6) for start in range(0, len(keys), columns)
        ],
    )


@ft.component
def BiomeKey(
    session: Session, biome: str, cards: int, column: int | None, on_add: Callable[[str], None], key: str | None = None
) -> ft.Control:
    """One biome to tap: its glyph and name, and how many cards it has."""
    t = session.t
    paper, edge = card_colours(biome)
    said = t("{pile}, add one", pile=pile_words(t, biome, cards, column))
    side, round_ = session.size(30), session.size(26)
    number: ft.Control
    if cards:
        number = ft.Text(str(cards), theme_style=ft.TextThemeStyle.LABEL_LARGE, color="#FFFFFF")
    else:
        number = ft.Icon(ft.Icons.ADD, size=session.size(20), color=CARD_INK)
    return tap_box(
        said,
        ft.Column(
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Row(
                    alignment=ft.MainAxisAlignment.CENTER,
                    spacing=4,
                    controls=[
                        ft.Image(src=glyph(biome), width=side, height=side, exclude_from_semantics=True),
                        ft.Container(
                            number,
                            width=round_ if cards < 100 else round_ * 1.4,
                            height=round_,
                            border_radius=round_ / 2,
                            bgcolor=edge if cards else None,
                            alignment=ft.Alignment.CENTER,
                        ),
                    ],
                ),
                ft.Text(
                    t.label("biome", biome),
                    theme_style=ft.TextThemeStyle.LABEL_SMALL,
                    color=CARD_INK,
                    max_lines=1,
                    no_wrap=True,
                ),
            ],
        ),
        None if cards >= DECK else lambda: on_add(biome),
        height=key_height(session),
        border_radius=14,
        bgcolor=paper,
        border=ft.Border.all(2 if cards else 1, edge),
    )


"""A `BiomeKey` drawn anew only when what it shows has changed."""


@ft.component
def PileTools(
    piles: Sequence[Pile],
    own: int,
    biome: str | None,
    on_count: Callable[[str, int], None],
    on_move: Callable[[str, int], None],
    key: str | None = None,
) -> ft.Control:
    """The chosen pile: a place to the left or right, a card less or more. Without one, what a tap on a pile does.

    Only the first `own` piles are the player's own; one after them came from a neighbour.
    """
    session = use_session()
    t = session.t
    column = next((number for number, pile in enumerate(piles, 1) if pile.biome == biome), None)
    look: dict[str, Any] = {
        "bgcolor": ft.Colors.SURFACE_CONTAINER_HIGH,
        "border_radius": 16,
        "padding": ft.Padding.symmetric(horizontal=6, vertical=3),
    }
    if biome is None or column is None:
        hint = t("Tap a biome to add a card, a pile to move it or take one away.")
        return ft.Container(
            ft.Row(
                [ft.Text(hint, theme_style=ft.TextThemeStyle.BODY_SMALL, text_align=ft.TextAlign.CENTER, expand=True)],
                height=max(TOUCH, session.size(44)) if session.room >= 330 else None,
            ),
            **look,
        )
    cards = piles[column - 1].cards
    said = pile_words(t, biome, cards, column)
    mine = column <= own

    def tool(icon: ft.IconData, name: str, act: Callable[[], None], off: bool, key: str) -> ft.Control:
        return icon_button(session, icon, name, act, disabled=off or not mine, key=key)

    left = tool(ft.Icons.ARROW_BACK, t("{pile}, move left", pile=said), lambda: on_move(biome, -1), column == 1, "left")
    right = tool(
        ft.Icons.ARROW_FORWARD, t("{pile}, move right", pile=said), lambda: on_move(biome, 1), column == own, "right"
    )
    fewer = tool(ft.Icons.REMOVE, t("{pile}, take one away", pile=said), lambda: on_count(biome, -1), False, "fewer")
    more = tool(ft.Icons.ADD, t("{pile}, add one", pile=said), lambda: on_count(biome, 1), cards >= DECK, "more")
    side = session.size(26)
    name = ft.Row(
        spacing=6,
        expand=True,
        controls=[
            ft.Image(src=glyph(biome), width=side, height=side, exclude_from_semantics=True),
            ft.Text(
                t("{what}: {value}", what=t.label("biome", biome), value=cards),
                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            ),
        ],
    )
    if session.room >= 330:
        return ft.Container(ft.Row([left, right, name, fewer, more], spacing=2), **look)
    buttons = ft.Row([left, right, fewer, more], spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    return ft.Container(
        ft.Column([ft.Row([name]), buttons], spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), **look
    )
