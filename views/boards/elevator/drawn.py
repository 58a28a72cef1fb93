"""The drawn elevator: goods and troubles laid in as on the table, watched as they fall."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from book.changes import Maker
from scorers import falling, match_from
from scorers.beanstalk import Mode
from scorers.elevator import FACE_DOWN, GOODS, BeanstalkMatch, Board, Grid
from views.boards.elevator import grid_edits
from views.boards.elevator import hand as hands
from views.boards.elevator.arrange import Parts, arranged, room_for
from views.boards.elevator.hand import Hand, Waiting
from views.boards.elevator.layout import fit
from views.boards.elevator.names import cell_name
from views.boards.elevator.picture import picture
from views.boards.elevator.setup import Setup
from views.boards.elevator.size import size_panel
from views.boards.elevator.tools import Brushes, Chutes, landings, rain_button, waiting_bar
from views.boards.elevator.troubles import TroubleList
from views.boards.table import Table
from views.hooks import use_keyboard, use_live_state
from views.live import read
from views.parts.keep import use_keep
from views.parts.violations import violation_marks
from views.session import Session, use_session

ERASES = ("Delete", "Backspace")


@ft.component
def Drawn(table: Table, mode: Mode, board: Board, key: str | None = None) -> ft.Control:
    """The elevator at one side, turns and troubles at the other; on a phone one below the other."""
    session = use_session()
    document = table.live.document
    assert document is not None
    match_id, seat = str(document["about"]["id"]), table.seat
    hand, hand_now, put_hand = use_live_state(Hand())
    measured, measure = ft.use_state((0.0, 0.0))
    keep = use_keep()
    rows = tuple(board.elevator or ())
    grid = Grid(rows)
    waits = hands.waiting(board, mode)
    placing = hands.placing(hand, waits)

    def newest() -> Board:
        """The board as it stands in the book: a second tap may come before the first is drawn."""
        saved = read(session.book, match_id)
        match = match_from(saved.document) if saved is not None else table.match
        assert isinstance(match, BeanstalkMatch)
        return match.seats[table.number].board or board

    def tell(make: Maker | None) -> None:
        if make is not None:
            table.live.change(make)

    def tap(cell: tuple[int, int]) -> None:
        now = newest()
        if now.elevator and cell[0] < len(now.elevator) and cell[1] < len(now.elevator[0]):
            new, make = hands.tap(hand_now(), seat, now, mode, cell)
            put_hand(new)
            tell(make)

    def tap_column(column: int) -> None:
        now = newest()
        if now.elevator and column < len(now.elevator[0]):
            tell(hands.tap_column(hand_now(), seat, now, mode, column))

    def pick(sign: str) -> None:
        put_hand(replace(hand_now(), sign=sign, aside=waits.key if waits is not None else "", lit=""))

    def put_aside(aside: bool) -> None:
        put_hand(replace(hand_now(), aside=waits.key if aside and waits is not None else ""))

    def light(letter: str) -> None:
        put_hand(replace(hand_now(), lit="" if hand_now().lit == letter else letter))

    landing = falling.clusters(rows)

    def land(number: int) -> None:
        tell(grid_edits.take(seat, landing[number]))

    def on_key(name: str) -> bool:
        now = hand_now()
        if name.startswith("Arrow "):
            put_hand(replace(now, at=hands.step(now.at, list(rows), name)))
        elif name in ("Enter", "Numpad Enter") and now.at is not None:
            tap(now.at)
        elif name in ERASES and now.at is not None:
            new, make = hands.tap(
                replace(now, sign=".", aside=waits.key if waits else ""), seat, newest(), mode, now.at
            )
            put_hand(replace(new, sign=now.sign, aside=now.aside))
            tell(make)
        elif name in GOODS or name in (FACE_DOWN, "0"):
            pick(name if name in GOODS else FACE_DOWN)
        elif name == "Escape" and now.at is not None:
            put_hand(replace(now, at=None))
        else:
            return False
        return True

    use_keyboard(on_key)
    # The same functions at every drawing, so that what did not change is not drawn anew.
    kept_column = ft.use_callback(tap_column, [match_id, seat, mode])
    kept_pick = ft.use_callback(pick, [waits.key if waits is not None else ""])
    kept_light = ft.use_callback(light, [])
    open_to = hands.open_columns(hand, board, waits)

    notes = [
        *_waiting(session, waits, placing is not None, put_aside, lambda w: tell(hands.blocked(seat, w))),
        *_broken(session, table, lambda: tell(grid_edits.settle(seat))),
        *landings(session, rows, landing, land),
    ]
    width, height = room_for(session, measured, len(notes), len(rows))
    layout = fit(len(rows[0]), len(rows), width, height)
    at = hand.at if hand.at is not None and hand.at[0] < len(rows) and hand.at[1] < len(rows[0]) else None
    has_room = bool(falling.columns_with_room(rows))
    violations = table.result.seat(seat).violations
    come = (session, seat, mode, board.turns_played, board.troubles, board.upcoming)
    parts = Parts(
        picture=picture(
            session,
            keep,
            grid,
            board.troubles or [],
            layout,
            landing,
            hand.lit,
            at,
            lambda x, y: tap(layout.pick(x, y)),
        ),
        chutes=keep(
            "chutes",
            (session, layout, hand.sign, placing, open_to, kept_column),
            lambda: Chutes(session, layout, hand.sign, placing, open_to, kept_column, key="chutes"),
        ),
        brushes=keep(
            "brushes",
            (session, hand.sign, placing is None, kept_pick),
            lambda: Brushes(session, hand.sign, placing is not None, kept_pick, key="brushes"),
        ),
        notes=notes,
        at=[] if at is None else [_where(session, cell_name(session.t, rows, at, grid.floating))],
        rain=rain_button(session, keep, seat, lambda: tell(grid_edits.rain(seat)), not has_room),
        troubles=keep(
            "troubles",
            (*come, hand.lit, violations, frozenset(grid.cells)),
            lambda: TroubleList(table, mode, hand.lit, kept_light, key="troubles"),
        ),
        setup=keep("setup", come, lambda: Setup(table, mode, board, key="setup")),
        size=size_panel(session, table, board, keep),
    )

    def resized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        if abs(event.width - measured[0]) > 1 or abs(event.height - measured[1]) > 1:
            measure((float(event.width), float(event.height)))

    return arranged(session, table, mode, board, parts, resized, keep)


def _waiting(
    session: Session,
    waits: Waiting | None,
    placing: bool,
    put_aside: Callable[[bool], None],
    blocked: Callable[[Waiting], None],
) -> list[ft.Control]:
    if waits is None:
        return []
    return [waiting_bar(session, waits, placing, put_aside, lambda: blocked(waits))]


def _broken(session: Session, table: Table, on_settle: Callable[[], None]) -> list[ft.Control]:
    """What floats, and the tap that lets it fall."""
    t = session.t
    found = [one for one in table.result.seat(table.seat).violations if one.at == "elevator"]
    if not found:
        return []
    fall = ft.FilledButton(t("Let it fall"), icon=ft.Icons.DOWNLOAD, on_click=lambda: on_settle(), key="settle")
    return [*violation_marks(session, found, placed=False), fall]


def _where(session: Session, name: str) -> ft.Control:
    """The cell that the keyboard is at, read out when it moves."""
    return ft.Semantics(
        label=name,
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Text(name, theme_style=ft.TextThemeStyle.BODY_MEDIUM, text_align=ft.TextAlign.CENTER),
        key="where",
    )
