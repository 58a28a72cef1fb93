"""Spectacular's park: laid into the app hex by hex, scored as it lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import flet as ft

from book import AnimalNames, Outline
from book.changes import Maker
from scorers.spectacular_board import HABITATS, SpectacularMatch
from views.boards.park import entry
from views.boards.park.animals import SHELF
from views.boards.park.board import Shown, board
from views.boards.park.desk import Desk, Pane
from views.boards.park.entry import Hand
from views.boards.park.facts import Facts, facts
from views.boards.park.keyboard import pressed
from views.boards.park.layout import Hex, around, fit
from views.boards.park.lines import chosen_lines
from views.boards.park.outline import bring_in
from views.boards.park.panel import chosen_tile
from views.boards.park.panes import DRAWING, lit_by_pane, pane_controls, where_row
from views.boards.park.score import score_grid, score_list
from views.boards.park.whole import outline_name
from views.boards.table import Table
from views.hooks import use_keyboard, use_live_state
from views.live import read
from views.parts.files import use_files
from views.parts.keep import use_keep
from views.session import Session, use_session

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

PADS = ("write", "points", "mission_points")
"""Panes that are a number pad."""
LARGE = 1.3
"""From this text scale on, a narrow screen moves up and down as a whole."""
TYPING = ("names", "outline_name", "tiers")
"""Panes with a field to type in: letters are letters there."""


@ft.component
def Park(table: Table, key: str | None = None) -> ft.Control:
    """A seat's park beside its score (on a wide screen), or above it."""
    session = use_session()
    document = table.live.document
    match = table.match
    assert document is not None
    assert isinstance(match, SpectacularMatch)
    match_id = str(document["about"]["id"])
    hand, hand_now, put_hand = use_live_state(Hand(table.seat))
    pane, pane_now, put_pane = use_live_state(Pane())
    shelf, renew_shelf = ft.use_state(0)
    measured, measure = ft.use_state((0.0, 0.0))
    names = ft.use_memo(lambda: session.book.shelf.get(AnimalNames, SHELF), [shelf, table.live.revision])
    files = use_files(lambda name, data: bring_in(desk, name, data))
    own = outline_name(document, table.seat)
    outline = ft.use_memo(lambda: session.book.shelf.get(Outline, own) if own else None, [own, shelf])
    seat = table.result.seat(table.seat)
    found = facts(document, match, seat, table.number, hand.where)

    who = match.seats[table.number].name

    def act(deed: Callable[..., entry.Did], *args: Any) -> None:
        saved = read(session.book, match_id)
        if saved is not None:
            new, maker = deed(hand_now(), saved.document, *args)
            put_hand(new)
            if maker is not None:
                table.live.change(maker, who)

    def hold(**fields: Any) -> None:
        put_hand(replace(hand_now(), **fields))

    def go(to: Pane) -> None:
        put_pane(to)
        if to.name == "category" and to.key == "entrance" and _round1_laid(match, table.number):
            hold(where="round1", mode="tile", at=None)
        elif to.name == "category" and to.key != "entrance" and hand_now().where == "round1":
            hold(where="park", mode="tile", at=None)

    def change(maker: Maker) -> bool:
        return table.live.change(maker, who)

    newest: MutableRef[_Deeds] = ft.use_ref(None)
    newest.current = _Deeds(act, hold, change, go)
    keep = use_keep()
    desk = Desk(
        session=session,
        table=table,
        match=match,
        document=document,
        hand=hand,
        pane=pane,
        facts=found,
        names=names,
        outline=outline,
        outline_name=own,
        act=lambda deed, *args: _deeds(newest).act(deed, *args),
        hold=lambda **fields: _deeds(newest).hold(**fields),
        change=lambda maker: _deeds(newest).change(maker),
        go=lambda to: _deeds(newest).go(to),
        renew=lambda: renew_shelf(lambda n: n + 1),
        files=files,
        keep=keep,
    )
    flat = outline.flat if outline is not None else (document.get("about") or {}).get("flat") is True
    hexes = _hexes(outline, found)
    size = _size(session, table, measured)
    layout = fit(hexes | found.tiles.keys(), size[0], size[1], flat=flat)

    def tapped(x: float, y: float) -> None:
        at, corner = layout.pick(x, y)
        if at in hexes or at in found.tiles:
            if pane_now().name not in ("piece", "workers"):
                put_pane(Pane())
            act(entry.tap, at, corner)
        else:
            hold(at=None)

    def on_key(name: str) -> bool:
        return pressed(name, desk, layout, hexes, pane_now, put_pane, hand_now)

    use_keyboard(on_key, active=pane.name not in TYPING)

    chosen = hand.at if pane.name == "piece" or hand.mode != "tile" else None
    tile = chosen_tile(desk)
    shown = Shown(
        chosen=chosen,
        corner=None if chosen is None or (tile is not None and "arc" not in tile) else _corner(hand, tile),
        lit=lit_by_pane(desk),
        sums=pane.name == "category" and pane.key in HABITATS,
    )
    if pane.name in DRAWING:
        picture = DRAWING[pane.name](desk, size)
    else:
        picture = board(desk, hexes, layout, size, shown, tapped)

    def resized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        if abs(event.width - measured[0]) > 1 or abs(event.height - measured[1]) > 1:
            measure((float(event.width), float(event.height)))

    frame = ft.Container(
        picture,
        expand=True,
        alignment=ft.Alignment.CENTER,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        border_radius=18,
        on_size_change=resized,
        key="board",
    )
    part_of = frozenset(category.key for category, _ in chosen_lines(desk)) if pane.name == "piece" else frozenset()
    return _arranged(desk, frame, part_of)


class _Deeds(NamedTuple):
    """What handlers that were kept call: the deeds of the newest drawing."""

    act: Callable[..., None]
    hold: Callable[..., None]
    change: Callable[[Maker], bool]
    go: Callable[[Pane], None]


def _deeds(newest: MutableRef[_Deeds]) -> _Deeds:
    assert newest.current is not None
    return newest.current


def _arranged(desk: Desk, frame: ft.Container, part_of: frozenset[str]) -> ft.Control:
    session = desk.session
    stretch = ft.CrossAxisAlignment.STRETCH
    panel: ft.Column = ft.Column(
        pane_controls(desk), spacing=6, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
    )
    left = [*where_row(desk), frame]
    if not session.wide and session.scale > LARGE:  # Letters this large leave no room for a board that stays in sight.
        frame.expand = None
        frame.height = _size(session, desk.table, (0, 0))[1]
        panel.scroll, panel.expand = None, None
        return ft.Column(
            [*left, score_grid(desk, part_of), panel],
            spacing=6,
            expand=True,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=stretch,
        )
    if session.wide:
        return ft.Row(
            [
                ft.Column(left, spacing=6, expand=True, horizontal_alignment=stretch),
                ft.Column(
                    [score_list(desk, part_of), panel],
                    spacing=10,
                    width=min(max(400.0, session.size(380)), session.width * 0.55),
                    horizontal_alignment=stretch,
                ),
            ],
            spacing=16,
            expand=True,
            vertical_alignment=stretch,
        )
    return ft.Column(
        [*left, score_grid(desk, part_of), ft.Container(panel, height=_panel_height(session, desk.pane), key="panel")],
        spacing=6,
        expand=True,
        horizontal_alignment=stretch,
    )


def _panel_height(session: Session, pane: Pane) -> float:
    """The panel's height on a narrow screen: more for a number pad, whose keys should all be in sight."""
    if pane.name in PADS or (pane.name == "tiers" and pane.line is not None):
        return min(session.size(362), session.height * 0.55)
    return min(session.size(290), session.height * 0.44)


def _size(session: Session, table: Table, measured: tuple[float, float]) -> tuple[float, float]:
    """The room for the board: as measured, or before that as it will be, nearly."""
    if measured[0] > 50 and measured[1] > 50:
        return measured
    width, height = session.width - 2 * session.margin, session.height - 76
    if len(table.match.seats) > 1:
        height -= max(48, session.size(40)) + 16
    if session.wide:
        return min(width, 1200) - 16 - min(max(400.0, session.size(380)), session.width * 0.55), height
    if session.scale > LARGE:
        return width, min(width, session.height * 0.5)
    return width, max(height - _panel_height(session, Pane()) - 2 * max(48, session.size(44)) - 16, 120)


def _hexes(outline: Outline | None, found: Facts) -> frozenset[Hex]:
    if outline is not None:
        return frozenset(outline.hexes)
    return around([*found.tiles, *found.entrance], 2)


def _corner(hand: Hand, tile: dict[str, Any] | None) -> int:
    return int(tile["arc"]["corner"]) if tile is not None else hand.corner


def _round1_laid(match: SpectacularMatch, number: int) -> bool:
    board = match.seats[number].board
    return board is not None and board.round1 is not None
