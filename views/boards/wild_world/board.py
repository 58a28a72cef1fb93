"""The screen of one player's Wild World board: monsters above, journey below, home at the right, as on the table."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import flet as ft

from scorers.readings import open_ties
from views.boards.table import Table
from views.boards.wild_world import edits
from views.boards.wild_world.brew import brew_track, supply_rows
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk, lay_out
from views.boards.wild_world.facts import NOTHING, level
from views.boards.wild_world.home import home_cards
from views.boards.wild_world.island import Island
from views.boards.wild_world.journey import journey_row
from views.boards.wild_world.looks import ground, title
from views.boards.wild_world.monsters import monster_row
from views.boards.wild_world.player_board import board_button
from views.boards.wild_world.score_bar import score_bar
from views.boards.wild_world.told import told_lines
from views.boards.wild_world.tray import part_of, tray
from views.hooks import use_keyboard, use_live_state
from views.parts.keep import Keep, use_keep
from views.parts.score_strip import score_strip
from views.session import use_session
from views.theme import TOUCH

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

SIDE = 344
"""The width of the column of lines beside the board, at text size 100 %."""


WAITS = (0.12, 0.4)
"""Seconds until a part, or the tray among the parts, has taken its place; a slow device gets a second chance."""
INLINE = 1.4
"""From this text scale on a phone's tray opens among the parts of the board: there is no room for it below."""


@ft.component
def WildWorld(table: Table, key: str | None = None) -> ft.Control:
    """One player's board; see `views.boards.BOARDS`. Digits of a keyboard go to what is chosen, Escape lets go."""
    session = use_session()
    chosen, get, put = use_live_state(NOTHING)
    held: MutableRef[Deeds] = ft.use_ref(None)
    if held.current is None:
        held.current = Deeds()
    deeds = held.current
    deeds.table, deeds.get, deeds.put = table, get, put
    keep = use_keep()
    column: ft.Ref[ft.Column] = ft.use_memo(lambda: ft.Ref[ft.Column](), [])
    deeds.inline = session.scale > INLINE and not session.wide
    deeds.show = _scroller(ft.context.page, column, session.wide)
    short = session.height < 600
    side = min(SIDE * session.scale, session.width * 0.4)
    width = min(1240.0, session.width) - 2 * session.margin - (side + 20 if session.wide else 0)
    desk = lay_out(session, deeds, table, chosen, width, short=short)
    use_keyboard(lambda name: _typed(desk, name))

    keys, tall = tray(desk)
    stretch, scroll = ft.CrossAxisAlignment.STRETCH, ft.ScrollMode.AUTO
    lines = told_lines(desk)
    if session.wide:
        parts = _tablet(desk, keep)
        left: list[ft.Control] = [
            ft.Column(parts, spacing=10, expand=True, scroll=scroll, horizontal_alignment=stretch, key="parts")
        ]
        right: list[ft.Control] = [score_strip(session, "wild_world", desk.result), *lines]
        if short:  # On a phone on its side the keys go beside the board, or they would be out of sight.
            right.insert(0, _tray_box(desk, keys, 0))
        else:
            left.append(_tray_box(desk, keys, session.height * 0.46 if tall else 0))
        return ft.Row(
            [
                ft.Column(left, spacing=8, expand=True, horizontal_alignment=stretch),
                ft.Column(right, spacing=12, width=side, scroll=scroll, horizontal_alignment=stretch),
            ],
            spacing=20,
            expand=True,
            vertical_alignment=stretch,
        )
    inline = session.scale > INLINE
    parts = _phone(desk, keep, _tray_box(desk, keys, 0) if inline else None)
    bar = score_bar(session, desk.result)
    upper = ft.Column(
        [*([bar] if inline else []), *parts, *lines],
        spacing=10,
        expand=True,
        scroll=scroll,
        horizontal_alignment=stretch,
        ref=column,
        key="upper",
    )
    if inline:  # The letters leave no room for a tray that stays: it opens below the part that was tapped.
        return upper
    tray_box = _tray_box(desk, keys, session.height * 0.44 if tall else 0)
    return ft.Column([bar, upper, tray_box], spacing=6, expand=True, horizontal_alignment=stretch)


def _scroller(page: ft.Page, column: ft.Ref[ft.Column], wide: bool) -> Callable[[str], None]:
    """What scrolls the phone's column to a part of the board, so that what the keys do is seen."""

    def show(part: str) -> None:
        async def scroll() -> None:
            for wait in WAITS:
                await asyncio.sleep(wait)
                with contextlib.suppress(Exception):  # The part may be gone by the time the browser looks for it.
                    if column.current is not None:
                        await column.current.scroll_to(scroll_key=part, duration=150)

        if not wide:
            contextvars.copy_context().run(page.run_task, scroll)

    return show


def _typed(desk: Desk, name: str) -> bool:
    """A key of a hardware keyboard: a digit of the chosen monster, of its slayer, or a card at home of that value."""
    chosen, deeds = desk.deeds.get(), desk.deeds
    if name == "Escape":
        deeds.close()
        return bool(chosen.piece or chosen.category)
    digit = name.removeprefix("Numpad ")
    if len(digit) != 1 or not digit.isdecimal():
        return False
    if chosen.piece.startswith("home"):
        deeds.add_card(int(digit))
        return True
    if not chosen.piece.startswith("monsters[") or chosen.part == "criterion":
        return False
    key = chosen.piece.removeprefix("monsters[").removesuffix("]")
    if chosen.part == "slayer":
        deeds.slayer_digit(key, int(digit))
    else:
        deeds.digit(f"{edits.monster(key)}.points", int(digit))
    return True


def _tray_box(desk: Desk, keys: list[ft.Control], height: float) -> ft.Control:
    """The keys, in a box of that height that scrolls, or as high as they are for 0."""
    stretch = ft.CrossAxisAlignment.STRETCH
    inside: ft.Control
    if height:
        rows = ft.Column(keys[1:], spacing=6, tight=True, horizontal_alignment=stretch)
        # Rings around keys reach beyond them, and what scrolls is cut at its edge.
        padded = ft.Container(rows, padding=3)
        below = ft.Column([padded], expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch)
        inside = ft.Column([keys[0], below], spacing=4, horizontal_alignment=stretch)
    else:
        inside = ft.Column(keys, spacing=6, tight=True, horizontal_alignment=stretch)
    return ft.Container(
        inside,
        height=round(height) or None,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=18,
        padding=ft.Padding.only(left=10, right=10, top=4, bottom=8),
        key=ft.ScrollKey("tray"),  # type: ignore[call-arg]
    )


SHOWN = {
    "monsters": ("monsters", "printed_symbols", "journey_values"),
    "brew": ("cauldron", "potion"),
    "journey": ("journey", "journey_values"),
    "home": ("home",),
    "supply": ("gold", "crystals", "evolution"),
}
"""What of a seat's board each part shows."""


def _section(desk: Desk, name: str, keep: Keep) -> ft.Control:
    """A part of the board on its ground, as it was drawn before where nothing of it changed."""
    boards = (desk.match.about or {}).get("player_boards")
    around = (desk.session, desk.seat, desk.chosen, desk.lit, desk.broken, desk.unasked, desk.width, boards)
    shown = tuple(getattr(desk.board, field) for field in SHOWN[name])
    return keep(name, (around, shown), lambda: _drawn_section(desk, name))


def _drawn_section(desk: Desk, name: str) -> ft.Control:
    session, t, board = desk.session, desk.session.t, desk.board
    inside: list[ft.Control]
    if name == "monsters":
        none = _none(desk, t("No monsters"), "board.monsters", []) if board.monsters is None else []
        inside = [title(t("Monsters"), *none, board_button(desk)), monster_row(desk)]
    elif name == "brew":
        inside = [title(t("Cauldron and potion")), brew_track(desk)]
    elif name == "journey":
        none = _none(desk, t("No cards on the journey"), "board.journey", [None] * 5) if board.journey is None else []
        inside = [title(t("Journey"), *none), journey_row(desk)]
    elif name == "home":
        inside = [title(t("Home")), home_cards(desk)]
    else:
        inside = [title(t("Personal supply")), *supply_rows(desk)]
    column = ft.Column(inside, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ground(session, name, column, key=name)


def _none(desk: Desk, text: str, path: str, empty: list[None]) -> list[ft.Control]:
    """A key that says: there is none, so that it scores 0 rather than missing."""
    make = edits.set_to(desk.seat, path, empty)
    style = ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8, vertical=12))
    tall = max(TOUCH, desk.session.size(44))
    return [ft.TextButton(text, on_click=lambda: desk.deeds.do(make), style=style, height=tall, key="none")]


def _islands(desk: Desk) -> tuple[list[ft.Control], list[ft.Control]]:
    """The island where players are level: above the board while it is asked for, below when it has decided."""
    result = desk.table.result
    shown: list[ft.Control] = [Island(desk, key="island")] if level(result) else []
    return (shown, []) if open_ties(result) else ([], shown)


def _phone(desk: Desk, keep: Keep, keys: ft.Control | None = None) -> list[ft.Control]:
    """The parts one below the other, the tray with `keys` below the part that it is for (else above all)."""
    above, below = _islands(desk)
    parts, place = above, 0
    for name in ("monsters", "brew", "journey", "home", "supply"):
        parts.append(_section(desk, name, keep))
        if part_of(desk.chosen.piece) == name:
            place = len(parts)
    parts += below
    return parts if keys is None else [*parts[:place], keys, *parts[place:]]


def _tablet(desk: Desk, keep: Keep) -> list[ft.Control]:
    """Monsters above, the track and the journey below them, home and supply at the right; or as on a phone."""
    if desk.width < 600 * desk.session.scale:
        return _phone(desk, keep)
    home = max(desk.session.size(204), desk.width * 0.27)
    beside, slim = replace(desk, width=home), replace(desk, width=desk.width - home - 10)
    stretch = ft.CrossAxisAlignment.STRETCH
    left = [_section(slim, name, keep) for name in ("monsters", "brew", "journey")]
    right = [_section(beside, name, keep) for name in ("home", "supply")]
    board = ft.Row(
        [
            ft.Column(left, spacing=8, expand=True, horizontal_alignment=stretch),
            ft.Column(right, spacing=8, width=home, horizontal_alignment=stretch),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    above, below = _islands(desk)
    return [*above, board, *below]
