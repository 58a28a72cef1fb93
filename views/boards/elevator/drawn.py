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
from views.boards.elevator.hand import Hand, Waiting
from views.boards.elevator.layout import Layout, fit
from views.boards.elevator.names import cell_name
from views.boards.elevator.picture import picture
from views.boards.elevator.setup import Setup
from views.boards.elevator.size import size_panel
from views.boards.elevator.tools import brushes, chutes, landings, rain_button, waiting_bar
from views.boards.elevator.troubles import TroubleList
from views.boards.elevator.turns import panel, phase_choice, stacks_bar, turn_buttons, turn_count, turn_facts
from views.boards.table import Table
from views.hooks import use_keyboard, use_live_state
from views.live import read
from views.parts.violations import violation_marks
from views.session import Session, use_session

LARGE = 1.3
"""From this text scale on, a narrow screen moves up and down as a whole."""
SIDE = 400
"""The width of what stands beside the elevator, at text size 100 %."""
FINE = 24.0
"""On a phone cells are no smaller than this for the sake of being all in sight at once, in logical pixels."""
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

    notes = [
        *_waiting(session, waits, placing is not None, put_aside, lambda w: tell(hands.blocked(seat, w))),
        *_broken(session, table, lambda: tell(grid_edits.settle(seat))),
        *landings(session, rows, landing, land),
    ]
    width, height = _room(session, measured, len(notes), len(rows))
    layout = fit(len(rows[0]), len(rows), width, height)
    at = hand.at if hand.at is not None and hand.at[0] < len(rows) and hand.at[1] < len(rows[0]) else None
    parts = _Parts(
        picture=picture(
            session,
            grid,
            board.troubles or [],
            layout,
            landing,
            hand.lit,
            at,
            lambda x, y: tap(layout.pick(x, y)),
        ),
        chutes=chutes(session, layout, hand, placing, hands.open_columns(hand, board, waits), tap_column),
        brushes=brushes(session, hand, placing is not None, pick),
        notes=notes,
        at=[] if at is None else [_where(session, cell_name(session.t, rows, at, grid.floating))],
        rain=rain_button(session, lambda: tell(grid_edits.rain(seat)), not falling.columns_with_room(rows)),
        troubles=TroubleList(table, mode, hand.lit, light, key="troubles"),
        setup=Setup(table, mode, board, key="setup"),
        size=size_panel(session, table, board),
    )

    def resized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        if abs(event.width - measured[0]) > 1 or abs(event.height - measured[1]) > 1:
            measure((float(event.width), float(event.height)))

    return _arranged(session, table, mode, board, layout, parts, resized)


class _Parts:
    """The pieces of the screen, before they are put in their places."""

    def __init__(
        self,
        *,
        picture: ft.Control,
        chutes: ft.Control,
        brushes: ft.Control,
        notes: list[ft.Control],
        at: list[ft.Control],
        rain: ft.Control,
        troubles: ft.Control,
        setup: ft.Control,
        size: ft.Control,
    ) -> None:
        self.picture = picture
        self.chutes = chutes
        self.brushes = brushes
        self.notes = notes
        self.at = at
        self.rain = rain
        self.troubles = troubles
        self.setup = setup
        self.size = size


def _arranged(
    session: Session,
    table: Table,
    mode: Mode,
    board: Board,
    layout: Layout,
    parts: _Parts,
    resized: Callable[[ft.LayoutSizeChangeEvent[Any]], None],
) -> ft.Control:
    stretch, scroll = ft.CrossAxisAlignment.STRETCH, ft.ScrollMode.AUTO
    played = board.turns_played or 0
    shaft = ft.Column(
        [parts.chutes, parts.picture],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
        key="shaft",
    )
    turns = panel(
        [
            turn_count(session, mode, played),
            stacks_bar(mode, played),
            *turn_facts(session, mode, played),
            phase_choice(session, table, mode, board),
        ],
        "turns",
    )
    buttons = ft.Container(turn_buttons(session, table, mode, played), key="turn-buttons")
    beside = [parts.troubles, parts.rain, parts.setup, parts.size]
    if session.wide:
        left = ft.Column(
            [
                ft.Container(
                    shaft, expand=True, alignment=ft.Alignment.TOP_CENTER, on_size_change=resized, key="frame"
                ),
                *parts.at,
                parts.brushes,
            ],
            spacing=10,
            expand=True,
            horizontal_alignment=stretch,
        )
        right = ft.Column(
            [*parts.notes, turns, buttons, *beside],
            spacing=12,
            width=_side(session),
            scroll=scroll,
            horizontal_alignment=stretch,
        )
        return ft.Row([left, right], spacing=24, expand=True, vertical_alignment=stretch)
    strip = ft.Container(stacks_bar(mode, played), key="strip")
    above: list[ft.Control] = [*parts.notes, shaft, *parts.at]
    if session.scale > LARGE:  # Letters this large leave no room for what stays in sight.
        everything = [*above, parts.brushes, buttons, turns, *beside]
        return ft.Column(everything, spacing=12, expand=True, scroll=scroll, horizontal_alignment=stretch)
    return ft.Column(
        [
            ft.Column(
                [strip, *above, turns, *beside],
                spacing=10,
                expand=True,
                scroll=scroll,
                horizontal_alignment=stretch,
                key="upper",
            ),
            parts.brushes,
            buttons,
        ],
        spacing=8,
        expand=True,
        horizontal_alignment=stretch,
    )


def _side(session: Session) -> float:
    return min(session.size(SIDE), session.width * 0.5)


def _room(session: Session, measured: tuple[float, float], notes: int, rows: int) -> tuple[float, float]:
    """The room for the picture, the buttons above it left out: as measured, or before that as it will be, nearly."""
    if session.wide:
        width = min(1240.0, session.width) - 40 - _side(session) - 24
        height = session.height - 270
        if measured[0] > 50 and measured[1] > 120:
            width, height = measured
        return width, height - 52
    return session.width - 2 * session.margin, max(session.height - 392 - 76 * notes, 280.0, rows * FINE)


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
