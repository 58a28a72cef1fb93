"""The turns of a solo match: how many are over, the stacks they use up, whether one is under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorers.beanstalk import Mode
from scorers.elevator import Board
from views.boards.elevator import edits
from views.boards.table import Table
from views.parts.named import tap_box
from views.session import Session
from views.theme import TOUCH


def turn_panel(session: Session, table: Table, mode: Mode, played: int) -> ft.Control:
    """The turn counter: how far the match is, the stacks, when the next trouble comes, and the buttons."""
    return panel(
        [
            turn_count(session, mode, played),
            stacks_bar(mode, played),
            *turn_facts(session, mode, played),
            turn_buttons(session, table, mode, played),
        ],
        "turns",
    )


def turn_count(session: Session, mode: Mode, played: int) -> ft.Control:
    """How many turns are over, in large figures."""
    t = session.t
    return ft.Semantics(
        label=t("{turn} of {last} turns are over", turn=played, last=mode.last_turn),
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


def turn_facts(session: Session, mode: Mode, played: int) -> list[ft.Control]:
    """Which stack is in use, and when the next trouble comes."""
    t = session.t
    over = played >= mode.last_turn
    stack = min(mode.stacks_gone(played) + 1, mode.stacks)
    coming = mode.next_trouble_turn(played)

    facts = [t("Stack {number} of {all}", number=stack, all=mode.stacks)]
    if coming is not None:
        left = coming - played
        facts.append(t.plural("The next trouble comes in {n} turn", "The next trouble comes in {n} turns", left))
    elif over:
        facts.append(t("The last turn is over"))
    else:
        facts.append(t("No more troubles come"))
    return [ft.Text(fact, theme_style=ft.TextThemeStyle.BODY_LARGE) for fact in facts]


def turn_buttons(session: Session, table: Table, mode: Mode, played: int) -> ft.Control:
    """One turn back, and the next turn."""
    t = session.t
    over = played >= mode.last_turn

    def step(by: int) -> None:
        table.live.change(edits.turn(table.seat, by, mode.last_turn))

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
    return ft.Row([back, forward], spacing=10)


def phase_choice(session: Session, table: Table, mode: Mode, board: Board) -> ft.Control:
    """Whether a turn has just ended or the next one is under way: a filled centre loses only at a turn's end."""
    t = session.t
    played = board.turns_played or 0
    under_way = board.phase == "in_turn"

    def tell(to: bool) -> None:
        table.live.change(edits.in_turn(table.seat, to))

    def choice(name: str, to: bool, off: bool = False) -> ft.Control:
        on = under_way == to
        ink = ft.Colors.ON_PRIMARY_CONTAINER if on else ft.Colors.ON_SURFACE
        icon = ft.Icons.RADIO_BUTTON_CHECKED if on else ft.Icons.RADIO_BUTTON_UNCHECKED
        return tap_box(
            name,
            ft.Row(
                [
                    ft.Icon(icon, color=ink, size=session.size(20)),
                    ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink, expand=True),
                ],
                spacing=8,
            ),
            None if off else lambda: tell(to),
            selected=on,
            expand=True,
            height=max(TOUCH, session.size(46)),
            border_radius=14,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
            border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.TRANSPARENT),
            padding=ft.Padding.symmetric(horizontal=12),
            opacity=0.5 if off else 1.0,
        )

    ended = t("After turn {turn}", turn=played) if played else t("Before turn 1")
    following = choice(t("In turn {turn}", turn=played + 1), True) if played < mode.last_turn else None
    both = [choice(ended, False), *([following] if following else [])]
    if session.room < 330:
        for one in both:
            one.expand = None
        return ft.Column(both, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(both, spacing=8)


@ft.component
def StacksBar(mode: Mode, played: int, key: str | None = None) -> ft.Control:
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


MemoStacksBar: Callable[..., Any] = ft.memo(StacksBar)  # type: ignore[no-untyped-call]


def stacks_bar(mode: Mode, played: int) -> ft.Control:
    """The stacks, drawn anew only when a turn is over."""
    return ft.Container(MemoStacksBar(mode, played, key="bars"), key="stacks")


def panel(controls: list[ft.Control], key: str) -> ft.Control:
    """A box around what belongs together."""
    return ft.Container(
        ft.Column(controls, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=20,
        padding=16,
        key=key,
    )
