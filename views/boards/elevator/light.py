"""Beanstalk alone, in its light form: turns, troubles and the centre counted without the elevator's grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorers.beanstalk import MODES, Mode
from scorers.elevator import BeanstalkMatch, Board
from views.boards.elevator import edits
from views.boards.elevator.troubles import TroubleList
from views.boards.table import Table
from views.parts.named import speak, tap_box
from views.parts.verdict_banner import verdict_banner
from views.session import Session, use_session
from views.theme import TOUCH

if TYPE_CHECKING:
    from collections.abc import Callable

    from book.changes import Maker


@ft.component
def Elevator(table: Table, key: str | None = None) -> ft.Control:
    """The solo player's table: the verdict above, turns and centre at one side, troubles at the other."""
    session = use_session()
    match = table.match
    assert isinstance(match, BeanstalkMatch)
    assert match.options.mode != "base"
    mode = MODES[match.options.mode]
    board = match.seats[table.number].board
    verdict = table.result.verdict
    assert board is not None
    assert verdict is not None

    turns = _turns(session, table, mode, board.turns_played or 0)
    centre = _centre(session, table, mode, board)
    troubles = TroubleList(table, mode, key="troubles")
    banner = ft.Container(
        verdict_banner(session, "beanstalk", verdict, danger=verdict.reason in ("centre_danger", "trouble_missing")),
        key="verdict",
    )
    stretch, scroll = ft.CrossAxisAlignment.STRETCH, ft.ScrollMode.AUTO
    if session.wide:
        body: ft.Control = ft.Row(
            [
                ft.Column([turns, centre], spacing=16, expand=2, scroll=scroll, horizontal_alignment=stretch),
                ft.Column([troubles], expand=3, scroll=scroll, horizontal_alignment=stretch),
            ],
            spacing=20,
            expand=True,
            vertical_alignment=stretch,
        )
    else:
        body = ft.Column(
            [turns, troubles, centre],
            spacing=14,
            expand=True,
            scroll=scroll,
            horizontal_alignment=stretch,
        )
    return ft.Column([banner, body], spacing=12, expand=True, horizontal_alignment=stretch)


def _turns(session: Session, table: Table, mode: Mode, played: int) -> ft.Control:
    """The turn counter: how far the match is, the stacks, and when the next trouble comes."""
    t = session.t
    over = played >= mode.last_turn
    stack = min(mode.stacks_gone(played) + 1, mode.stacks)
    coming = mode.next_trouble_turn(played)

    def step(by: int) -> None:
        table.live.change(edits.turn(table.seat, by, mode.last_turn))

    facts = [t("Stack {number} of {all}", number=stack, all=mode.stacks)]
    if coming is not None:
        left = coming - played
        facts.append(t.plural("The next trouble comes in {n} turn", "The next trouble comes in {n} turns", left))
    elif over:
        facts.append(t("The last turn is over"))
    else:
        facts.append(t("No more troubles come"))
    tall = max(64.0, session.size(60))
    back = tap_box(
        t("One turn back"),
        ft.Icon(ft.Icons.UNDO, color=ft.Colors.ON_SECONDARY_CONTAINER),
        (lambda: step(-1)) if played else None,
        width=max(TOUCH + 8, session.size(52)),
        height=tall,
        border_radius=18,
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        alignment=ft.Alignment.CENTER,
        opacity=1.0 if played else 0.5,
    )
    forward = tap_box(
        t("Next turn"),
        ft.Row(
            [
                ft.Text(t("Next turn"), theme_style=ft.TextThemeStyle.TITLE_LARGE, color=ft.Colors.ON_PRIMARY),
                *([ft.Icon(ft.Icons.ARROW_FORWARD, color=ft.Colors.ON_PRIMARY)] if session.room >= 330 else []),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        None if over else lambda: step(1),
        expand=True,
        height=tall,
        border_radius=18,
        bgcolor=ft.Colors.PRIMARY,
        alignment=ft.Alignment.CENTER,
        opacity=0.45 if over else 1.0,
    )
    said = t("{turn} of {last} turns are over", turn=played, last=mode.last_turn)
    count = ft.Semantics(
        label=said,
        exclude_semantics=True,
        live_region=True,
        content=ft.Row(
            [
                ft.Text(str(played), theme_style=ft.TextThemeStyle.DISPLAY_LARGE),
                ft.Text(t("of {last} turns over", last=mode.last_turn), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ],
            spacing=10,
            wrap=session.room < 330,
            vertical_alignment=ft.CrossAxisAlignment.END,
        ),
    )
    return _panel(
        [
            count,
            _stacks(mode, played),
            *(ft.Text(fact, theme_style=ft.TextThemeStyle.BODY_LARGE) for fact in facts),
            ft.Row([back, forward], spacing=10),
        ],
        "turns",
    )


def _stacks(mode: Mode, played: int) -> ft.Control:
    """A bar for each stack, filled turn by turn, a trouble's mark between them."""
    bars: list[ft.Control] = []
    for stack in range(mode.stacks):
        done = min(max(played - stack * mode.stack_turns, 0), mode.stack_turns)
        bars.append(
            ft.Row(
                [
                    ft.Container(
                        expand=True,
                        height=14,
                        border_radius=4,
                        bgcolor=ft.Colors.PRIMARY if turn < done else ft.Colors.OUTLINE_VARIANT,
                    )
                    for turn in range(mode.stack_turns)
                ],
                spacing=2,
                expand=True,
            )
        )
        if stack < mode.stacks - 1:
            come = played >= (stack + 1) * mode.stack_turns
            bars.append(
                ft.Icon(
                    ft.Icons.WARNING_ROUNDED if come else ft.Icons.WARNING_AMBER_ROUNDED,
                    size=18,
                    color=ft.Colors.ERROR if come else ft.Colors.ON_SURFACE_VARIANT,
                )
            )
    return ft.Semantics(exclude_semantics=True, content=ft.Row(bars, spacing=3))


def _centre(session: Session, table: Table, mode: Mode, board: Board) -> ft.Control:
    """The top cell of the middle column: empty, filled while a turn is under way, or filled when it ended."""
    t = session.t
    title = ft.Text(t("Top of the middle column"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    if board.elevator is not None:
        drawn = t("Read off the elevator as it is drawn in this match.")
        return _panel([title, ft.Text(drawn, theme_style=ft.TextThemeStyle.BODY_MEDIUM)], "centre")
    filled, in_turn = bool(board.centre_top_filled), board.phase == "in_turn"
    last = (board.turns_played or 0) >= mode.last_turn

    def choice(name: str, note: str, icon: ft.IconData, to: tuple[bool, bool], off: bool = False) -> ft.Control:
        on = filled == to[0] and (not filled or in_turn == to[1])
        return _choice(
            session, name, note, icon, on, None if off else lambda: _tell(table, edits.centre(table.seat, *to))
        )

    return _panel(
        [
            title,
            choice(t("Empty"), t("No danger."), ft.Icons.CHECK_BOX_OUTLINE_BLANK, (False, False)),
            choice(
                t("Filled in the middle of a turn"),
                t("Danger: empty it before the turn ends."),
                ft.Icons.WARNING_AMBER_ROUNDED,
                (True, True),
                off=last,
            ),
            choice(
                t("Filled at the end of a turn"),
                t("The match is lost."),
                ft.Icons.DANGEROUS_OUTLINED,
                (True, False),
            ),
        ],
        "centre",
    )


def _tell(table: Table, make: Maker) -> None:
    table.live.change(make)


def _choice(
    session: Session, name: str, note: str, icon: ft.IconData, on: bool, tap: Callable[[], None] | None
) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if on else ft.Colors.ON_SURFACE
    inside = ft.Row(
        [
            ft.Icon(ft.Icons.RADIO_BUTTON_CHECKED if on else ft.Icons.RADIO_BUTTON_UNCHECKED, color=ink),
            ft.Column(
                [
                    ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink),
                    ft.Text(note, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ink),
                ],
                spacing=0,
                expand=True,
            ),
            ft.Icon(icon, color=ink),
        ],
        spacing=12,
    )
    return ft.Container(
        speak(session.t("{choice}: {note}", choice=name, note=note), inside, selected=on, off=tap is None),
        on_click=tap,
        ink=tap is not None,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        opacity=1.0 if tap is not None else 0.55,
        key=name,
    )


def _panel(controls: list[ft.Control], key: str) -> ft.Control:
    return ft.Container(
        ft.Column(controls, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=20,
        padding=16,
        key=key,
    )
