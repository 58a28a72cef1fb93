"""The journal of Subastral: piles in their order, sets drawn as they score, one tap a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorers.result import Category
from scorers.subastral import BIOMES, Pile, SubastralMatch, journal_after_passing
from views.boards import journal_edits as edits
from views.boards.journal_keys import PileTools, biome_keys, key_height, keys_in_a_row, pile_words
from views.boards.journal_layout import NOTHING, Chosen, lines_of, measures, picture
from views.boards.journal_passing import Passing
from views.boards.journal_picture import journal_picture
from views.boards.table import Table
from views.hooks import use_held, use_keyboard
from views.parts.keep import use_keep
from views.parts.lines import CategoryLines
from views.parts.score_strip import score_strip
from views.parts.screen import icon_button
from views.parts.violations import violation_marks
from views.passing import is_hidden, received
from views.session import Session, use_session

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

    from book.changes import Maker

SIDE = 344
"""The width of the column of lines beside the journal, at text size 100 %."""


def piles_of(match: SubastralMatch, number: int) -> tuple[list[Pile], int]:
    """The piles of seat `number` as they are to be shown, and how many of them are the player's own.

    Once everybody has chosen what to pass on, the journal is shown with the card that came in ("Disturbance variant").
    """
    board = match.seats[number].board
    own = [Pile(column.biome, column.cards) for column in (board.journal if board and board.journal else ())]
    if is_hidden(match):
        return own, len(own)
    return journal_after_passing(match, number) or own, len(own)


def _no_choice() -> Chosen:
    return NOTHING


@ft.component
def Journal(table: Table, key: str | None = None) -> ft.Control:
    """One player's journal; see `views.boards.BOARDS`. The keys 1 to 8 of a keyboard add a card, too."""
    session = use_session()
    t = session.t
    match, seat = table.match, table.seat
    assert isinstance(match, SubastralMatch)
    chosen, choose = use_held(_no_choice)
    newest: MutableRef[tuple[Table, Chosen]] = ft.use_ref((table, chosen))
    newest.current = (table, chosen)
    keep = use_keep()
    piles, own = piles_of(match, table.number)
    result = table.result.seat(seat)

    def tell(make: Maker) -> None:
        table.live.change(make)

    def add(biome: str) -> None:
        now, _ = newest.current or (table, chosen)
        now.live.change(edits.add_cards(now.seat, biome, 1))

    def tap_pile(biome: str) -> None:
        _, now = newest.current or (table, chosen)
        choose(NOTHING if now.biome == biome else Chosen(biome=biome))

    def tap_line(category: str, number: int) -> None:
        _, now = newest.current or (table, chosen)
        wished = Chosen(category=category, line=number)
        choose(NOTHING if now == wished else wished)

    def drop(biome: str, target: str) -> None:
        now, _ = newest.current or (table, chosen)
        if biome != target:
            now.live.change(edits.move_to(now.seat, biome, target))

    # The same functions at every drawing, so that keys and piles that did not change are not drawn anew.
    kept_add, kept_tap = ft.use_callback(add, []), ft.use_callback(tap_pile, [])
    kept_drop = ft.use_callback(drop, [])

    def on_key(name: str) -> bool:
        place = "12345678".find(name) if len(name) == 1 else -1
        if place >= 0:
            add(BIOMES[place])
        return place >= 0

    use_keyboard(on_key)

    def change_pile(biome: str, by: int) -> None:
        tell(edits.add_cards(seat, biome, by))

    hidden = is_hidden(match)
    shown = picture(piles, result, chosen, received(match, table.number))
    told = lines_of(piles, result, chosen.biome)
    strip = score_strip(session, "subastral", result, t("Before passing") if hidden else None)
    notes: list[ft.Control] = violation_marks(session, result.violations)
    if match.options.disturbance:
        notes.append(Passing(table, key="passing"))
    if not piles:
        notes.append(_empty(session, match, table, lambda: tell(edits.no_cards(seat))))

    def lines_of_category(category: Category) -> ft.Control:
        line = chosen.line if chosen.category == category.key else None
        return keep(
            category.key,
            (session, seat, category, line, told[category.key]),
            lambda: CategoryLines(
                "subastral",
                category,
                line,
                told[category.key],
                partial(tap_line, category.key),
                _telling(tell, edits.count_again(seat, category.key)),
                key=category.key,
            ),
        )

    lines = [lines_of_category(category) for category in result.categories]
    tools = PileTools(piles, own, chosen.biome, change_pile, lambda biome, by: tell(edits.move(seat, biome, by)))
    tools = ft.Container(tools, key="tools")
    keys = biome_keys(session, keep, piles, kept_add)

    def draw(width: float, room: float) -> ft.Control:
        view = journal_picture(session, keep, shown, measures(width, room, shown.rows), own, kept_tap, kept_drop)
        return ft.Container(view, alignment=ft.Alignment.TOP_CENTER, key="picture")

    stretch, scroll = ft.CrossAxisAlignment.STRETCH, ft.ScrollMode.AUTO
    if session.wide:
        side = min(SIDE * session.scale, session.width * 0.4)
        width = min(1240.0, session.width) - 40 - side - 24
        steps = _pile_steps(session, piles, own, width, change_pile)
        room = session.height - 320 - (58 if steps else 0) - key_height(session) - 90 * (session.scale - 1)
        entry: list[ft.Control] = [tools, keys]
        # On a phone on its side the keys go beside the piles, or they would be out of sight.
        short = session.height < 600
        left = ft.Column(
            [draw(width, room), *steps, *([] if short else entry)],
            spacing=10,
            expand=True,
            scroll=scroll,
            horizontal_alignment=stretch,
        )
        right = ft.Column(
            [*(entry if short else []), strip, *notes, *lines],
            spacing=8 if short else 14,
            width=side,
            scroll=scroll,
            horizontal_alignment=stretch,
        )
        return ft.Row([left, right], spacing=24, expand=True, vertical_alignment=stretch)
    pinned = len(BIOMES) / keys_in_a_row(session) * (key_height(session) + 6) + 64
    room = min(208.0, max(session.height - pinned - 340, 120.0))
    width = session.width - (24 if session.width < 600 else 40)
    above: list[ft.Control] = [draw(width, room), strip, *notes, *lines]
    if pinned > session.height * 0.45:  # Too little would be left to scroll in: all moves.
        above[1:1] = [tools, keys]
        return ft.Column(above, spacing=10, expand=True, scroll=scroll, horizontal_alignment=stretch)
    upper = ft.Column(above, spacing=10, expand=True, scroll=scroll, horizontal_alignment=stretch, key="upper")
    return ft.Column([upper, tools, keys], spacing=6, expand=True, horizontal_alignment=stretch)


def _telling(tell: Callable[[Maker], None], make: Maker) -> Callable[[], None]:
    return lambda: tell(make)


def _pile_steps(
    session: Session, piles: Sequence[Pile], own: int, width: float, on_count: Callable[[str, int], None]
) -> list[ft.Control]:
    """A minus and a plus under each pile, where two fit; else none: the chosen pile has them in its tools."""
    t = session.t
    slot = width / len(BIOMES)
    if slot < 96:
        return []

    def steps(number: int, pile: Pile) -> ft.Control:
        said = pile_words(t, pile.biome, pile.cards, number + 1)
        off = number >= own
        fewer = icon_button(
            session,
            ft.Icons.REMOVE,
            t("{pile}, take one away", pile=said),
            lambda: on_count(pile.biome, -1),
            disabled=off,
        )
        more = icon_button(
            session, ft.Icons.ADD, t("{pile}, add one", pile=said), lambda: on_count(pile.biome, 1), disabled=off
        )
        return ft.Container(
            ft.Row([fewer, more], spacing=0, alignment=ft.MainAxisAlignment.CENTER),
            width=slot,
            key=f"steps-{pile.biome}",
        )

    return [ft.Row([steps(number, pile) for number, pile in enumerate(piles)], spacing=0, key="steps")]


def _empty(session: Session, match: SubastralMatch, table: Table, on_none: Callable[[], None]) -> ft.Control:
    """What an empty journal says: that nothing is entered, or that there is no card in it."""
    t = session.t
    board = match.seats[table.number].board
    if board is not None and board.journal is not None:
        return ft.Text(t("No cards: this journal scores 0."), theme_style=ft.TextThemeStyle.BODY_MEDIUM)
    return ft.OutlinedButton(t("This journal has no cards"), on_click=lambda: on_none(), key="none")
