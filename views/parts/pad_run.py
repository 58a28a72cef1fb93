"""A few cells written one after another on one number pad: a player's categories, or one category of all players."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from book import ABSENT, value
from views.hooks import use_keyboard, use_live_state
from views.live import LiveMatch, read
from views.parts import typed
from views.parts.named import tap_box
from views.parts.number_pad import pad_keys
from views.parts.score_cell import MISSING, cell_name, row_key, signed
from views.session import Session, use_session
from views.sheet_entry import Opened, entry_edits, opened, pending
from views.sheet_model import Cell, CellView
from views.theme import TOUCH

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

ECHO = 0.15
"""Seconds within which a tap after Enter is Enter's own, on whatever button has the keyboard's focus."""


@dataclass(frozen=True, slots=True)
class RunRow:
    """One cell of the run: what stands there, whose it is, and what is drawn before the number."""

    view: CellView
    seat_name: str
    label: ft.Control


@ft.component
def PadRun(
    match_id: str,
    game: str,
    live: LiveMatch,
    rows: Sequence[RunRow],
    done_text: str,
    on_done: Callable[[], None],
    key: str | None = None,
) -> ft.Control:
    """The rows, the pad that writes the chosen one, and the button that ends the run.

    What is typed is written when the next cell, another one or the end is chosen, and when the screen is left.
    """
    session, page = use_session(), ft.context.page
    first = rows[0].view.cell
    now, newest, put = use_live_state(_open(session, match_id, first))
    entered: MutableRef[float] = ft.use_ref(0.0)
    kept: MutableRef[LiveMatch] = ft.use_ref(live)
    kept.current = live
    cells = [row.view.cell for row in rows]

    def commit() -> bool:
        typing = newest()
        if not pending(typing) or typing.cell.piece is None:
            return True
        if typing.out:
            return False
        if (kept.current or live).change(lambda document: entry_edits(document, typing)):
            put(replace(typing, fresh=True, seen=ABSENT if typing.total is None else typing.total))
            return True
        saved = read(session.book, match_id)
        if saved is not None:  # Somebody else was quicker: it stays typed, to be written again by who has seen it.
            put(replace(typing, seen=value(saved.document, typing.cell.seat, typing.cell.piece)))
        return False

    def choose(cell: Cell) -> None:
        if commit():
            put(_open(session, match_id, cell))

    def finish() -> None:
        if commit():
            on_done()

    def press(key: str) -> None:
        if key == "next":
            at = cells.index(newest().cell) if newest().cell in cells else -1
            choose(cells[min(at + 1, len(cells) - 1)])
        elif key == "done":  # The number is done; the run is ended by its own button alone.
            choose(newest().cell)
        elif key == "cancel":
            put(_open(session, match_id, newest().cell))
        else:
            put(newest().press(key))

    def tapped(deed: Callable[[], None]) -> None:
        if time.monotonic() - (entered.current or 0) >= ECHO:
            deed()

    def on_key(name: str) -> bool:
        key = typed.KEYBOARD.get(name)
        if key == "next":
            entered.current = time.monotonic()
        if key is not None:
            press(key)
        return key is not None

    def leave() -> None:
        if page.session.connection is not None:
            commit()

    column: ft.Ref[Any] = ft.use_memo(lambda: ft.Ref(), [])

    def follow() -> None:
        async def scroll() -> None:
            with contextlib.suppress(Exception):  # The row may be gone by the time the browser looks for it.
                if column.current is not None:
                    await column.current.scroll_to(scroll_key=_scroll_key(now.cell), duration=200)

        if now.cell != first:
            page.run_task(scroll)

    use_keyboard(on_key)
    ft.use_effect(lambda: None, [match_id], cleanup=leave)
    ft.use_effect(follow, [now.cell])

    def row(one: RunRow) -> ft.Control:
        cell = one.view.cell
        return _row(session, game, one, now, lambda: tapped(lambda: choose(cell)))

    stretch = ft.CrossAxisAlignment.STRETCH
    listed = ft.Column(
        [row(one) for one in rows],
        spacing=6,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=stretch,
        ref=column,
    )
    keys = pad_keys(session, lambda key: tapped(lambda: press(key)), stuck=now.out)
    end = ft.FilledButton(
        done_text, icon=ft.Icons.CHECK, disabled=now.out, on_click=lambda: tapped(finish), key="finish"
    )
    pad = ft.Column([_note(session, now), *keys, end], spacing=8, tight=True, horizontal_alignment=stretch)
    if session.wide:
        side = ft.Container(pad, width=min(session.size(400), session.width * 0.5))
        return ft.Row([listed, side], spacing=24, expand=True, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Column([listed, pad], spacing=8, expand=True, horizontal_alignment=stretch)


def _open(session: Session, match_id: str, cell: Cell) -> Opened:
    saved = read(session.book, match_id)
    return opened(saved.document, cell, "write") if saved is not None else Opened(cell, "write")


def _row(session: Session, game: str, one: RunRow, now: Opened, on_click: Callable[[], None]) -> ft.Control:
    view = one.view
    chosen = view.cell == now.cell
    shown = (typed.shown(now.text) or MISSING) if chosen and pending(now) else signed(view.points)
    number = ft.Text(
        shown,
        theme_style=ft.TextThemeStyle.HEADLINE_SMALL,
        text_align=ft.TextAlign.END,
        color=ft.Colors.ERROR if chosen and now.out else ft.Colors.ON_SURFACE_VARIANT if shown == MISSING else None,
        max_lines=2,
    )
    return tap_box(
        cell_name(session.t, game, one.seat_name, view),
        ft.Row([ft.Container(one.label, expand=True), number], spacing=10),
        on_click,
        selected=chosen,
        padding=ft.Padding.symmetric(vertical=6, horizontal=14),
        height=max(TOUCH, session.size(50)) if not typed.is_sum(now.text) or not chosen else None,
        border_radius=14,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER,
        border=ft.Border.all(2, ft.Colors.PRIMARY if chosen else ft.Colors.TRANSPARENT),
        key=row_key(_scroll_key(view.cell).removeprefix("row-")),
    )


def _scroll_key(cell: Cell) -> str:
    return f"row-{cell.seat}-{cell.key}"


def _note(session: Session, now: Opened) -> ft.Control:
    """What is wrong with the number, or what a sum makes; else a line left free, so that nothing jumps."""
    t = session.t
    low, high = now.cell.bounds
    text = " "
    if now.out:
        text = t("From {low} to {high}", low=low, high=high)
    elif typed.is_sum(now.text) and now.total is not None:
        text = t("Makes {total}", total=now.total)
    return ft.Semantics(
        live_region=True,
        content=ft.Text(
            text,
            theme_style=ft.TextThemeStyle.BODY_MEDIUM,
            text_align=ft.TextAlign.END,
            color=ft.Colors.ERROR if now.out else ft.Colors.ON_SURFACE_VARIANT,
        ),
    )
