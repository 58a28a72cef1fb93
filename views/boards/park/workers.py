"""Worker tokens that are left: the best use of them before the entrance score and before the final one."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import flet as ft

from scorers.spectacular_board import Token
from scorers.workers import For, SeatAdvice, advise
from views.boards.park.chips import chip, glyph, pictured, small
from views.boards.park.colours import GLYPHS
from views.boards.park.desk import Desk
from views.boards.park.facts import laid_tiles
from views.boards.park.layout import Hex
from views.boards.park.lines import back_row
from views.boards.park.whole import toggle_worker, use_workers
from wording.advice import missions_note
from wording.park import row, tile_parts

TOKENS: tuple[Token, ...] = get_args(Token)


def workers_pane(desk: Desk) -> list[ft.Control]:
    """Which tokens are left, and what they can still do."""
    session, t = desk.session, desk.session.t
    left = desk.field("workers") or []
    chips = [
        chip(
            session,
            t.label("worker", token),
            pictured(
                session,
                glyph(GLYPHS[token], session.size(22))
                if token in GLYPHS
                else ft.Icon(ft.Icons.PALETTE_OUTLINED, size=session.size(22)),
                t("×{n}", n=left.count(token)) if left.count(token) > 1 else t.label("colour", token),
            ),
            _toggler(desk, token),
            chosen=token in left,
            tall=50,
            key=token,
        )
        for token in TOKENS
    ]
    controls: list[ft.Control] = [
        back_row(desk, t("Worker tokens")),
        ft.Text(t("Tick the tokens that are not used yet."), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
        ft.Row(list(chips), spacing=6),
    ]
    if left:
        if desk.field("round1") is not None:
            controls += _advised(desk, "entrance", t("Before the entrance score"))
        controls += _advised(desk, "final", t("Before the final score"))
        note = missions_note(desk.match, t)
        if note:
            controls.append(ft.Text(note, theme_style=ft.TextThemeStyle.BODY_MEDIUM))
    return controls


def _toggler(desk: Desk, token: Token) -> Callable[[], None]:
    def toggle() -> None:
        desk.change(toggle_worker(desk.seat, token, 1))

    return toggle


def _advice(desk: Desk, for_: For) -> SeatAdvice:
    return advise(desk.match, for_).seats[desk.table.number]


def advised(desk: Desk) -> frozenset[Hex] | None:
    """The tiles whose dice the advice turns, in the park that is shown."""
    for_: For = "entrance" if desk.hand.where == "round1" else "final"
    found = frozenset(move.at for move in _advice(desk, for_).moves)
    return found or None


def _advised(desk: Desk, for_: For, title: str) -> list[ft.Control]:
    t = desk.session.t
    advice = _advice(desk, for_)
    tiles = {tile.at: tile for tile in laid_tiles(desk.board, "park" if for_ == "final" else "round1")}
    controls: list[ft.Control] = [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    if not advice.moves:
        return [*controls, small(t("No token gains anything here."), lines=2)]
    controls.append(
        ft.FilledButton(
            t("Turn these dice: {points} more", points=t.points(advice.gain)),
            icon=ft.Icons.AUTO_FIX_HIGH,
            on_click=lambda: desk.change(use_workers(desk.seat, advice.moves, for_)),
            key=f"use-{for_}",
        )
    )
    for move in advice.moves:
        tile = tiles.get(move.at)
        controls.append(
            ft.Text(
                t(
                    "{token}: {tile}, die {before} to {after}",
                    token=t.label("worker", move.token),
                    tile=row(t, tile_parts(t, tile)[:2]) if tile is not None else "",
                    before=move.from_,
                    after=move.to,
                ),
                theme_style=ft.TextThemeStyle.BODY_MEDIUM,
            )
        )
    return controls
