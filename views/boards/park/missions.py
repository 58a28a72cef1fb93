"""Missions A, B and C, and the goals of the solo challenge."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import SoloTiers
from scorers.spectacular import SOLO_GOAL, SOLO_MISSIONS
from scorers.spectacular_board import Mission
from views.boards.park.chips import chip
from views.boards.park.desk import Desk, Pane
from views.boards.park.lines import back_row
from views.boards.park.whole import flip_mission, set_field, set_mission, set_option
from views.parts.number_pad import NumberPad
from views.parts.screen import icon_button

LETTERS = ("A", "B", "C")
TIERS = "tiers"
"""The name under which the shelf keeps the solo tiers."""


def missions_pane(desk: Desk) -> list[ft.Control]:
    """Each mission's printed points and whether it is achieved; alone, what is still short of the goals."""
    t = desk.session.t
    have = {mission.set: mission for mission in desk.field("missions") or ()}
    controls: list[ft.Control] = [back_row(desk, t("Missions"))]
    if desk.match.options.solo:
        controls += _goals(desk, list(have.values()))
    controls += [_mission(desk, letter, have.get(letter)) for letter in LETTERS]
    if desk.field("missions") is None:
        controls.append(
            ft.TextButton(
                t("No mission is achieved"),
                on_click=lambda: desk.change(set_field(desk.seat, "board.missions", [])),
                key="none",
            )
        )
    return controls


def _mission(desk: Desk, letter: str, mission: Mission | None) -> ft.Control:
    session, t = desk.session, desk.session.t
    done = mission is not None and mission.achieved
    points = mission.points if mission is not None else None
    text = t("Mission {set}", set=letter)
    shown = t.points(points) if points is not None else t("points?")
    return ft.Row(
        [
            chip(
                session,
                t("{what}: {value}", what=text, value=t("achieved") if done else t("not achieved")),
                ft.Row(
                    [
                        ft.Icon(ft.Icons.CHECK_BOX if done else ft.Icons.CHECK_BOX_OUTLINE_BLANK),
                        ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                    ],
                    spacing=8,
                    tight=True,
                ),
                _flipper(desk, letter),
                chosen=done,
                wide=3,
                key="tick",
            ),
            chip(
                session,
                t("{what}: {value}", what=t("Points of mission {set}", set=letter), value=shown),
                ft.Text(shown, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                lambda: desk.go(Pane("mission_points", letter)),
                wide=2,
                key="points",
            ),
        ],
        spacing=8,
        key=letter,
    )


def _flipper(desk: Desk, letter: str) -> Callable[[], None]:
    def flip() -> None:
        desk.change(flip_mission(desk.seat, letter))

    return flip


def mission_points_pane(desk: Desk) -> list[ft.Control]:
    """The pad for a mission's printed points."""
    t, letter = desk.session.t, desk.pane.key
    present = next((one.points for one in desk.field("missions") or () if one.set == letter), None)
    following = LETTERS[(LETTERS.index(letter) + 1) % 3]

    def enter(number: int | None) -> None:
        if number is not None:
            desk.change(set_mission(desk.seat, letter, points=number))

    return [
        NumberPad(
            t("Points of mission {set}", set=letter),
            present,
            enter,
            lambda: desk.go(Pane("mission_points", following)),
            lambda: desk.go(Pane("missions")),
            low=0,
            key=f"mission-{letter}",
        )
    ]


def _goals(desk: Desk, missions: list[Mission]) -> list[ft.Control]:
    """How far the two goals of the solo challenge are."""
    t = desk.session.t
    total, done = desk.result.total, sum(mission.achieved for mission in missions)
    points = t("{total} of {goal} points", total=total, goal=SOLO_GOAL)
    if total < SOLO_GOAL:
        points = t("{points}, {n} short", points=points, n=SOLO_GOAL - total)
    ticks = t("{done} of {goal} missions", done=done, goal=SOLO_MISSIONS)
    if done < SOLO_MISSIONS:
        ticks = t("{points}, {n} short", points=ticks, n=SOLO_MISSIONS - done)
    verdict = desk.table.result.verdict
    lines = [(total >= SOLO_GOAL, points), (done >= SOLO_MISSIONS, ticks)]
    controls: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(
                    ft.Icons.CHECK_CIRCLE if met else ft.Icons.RADIO_BUTTON_UNCHECKED,
                    color=ft.Colors.PRIMARY if met else ft.Colors.ON_SURFACE_VARIANT,
                ),
                ft.Text(text, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True),
            ],
            spacing=8,
        )
        for met, text in lines
    ]
    if verdict is not None:
        controls.append(ft.Text(t.verdict(verdict), theme_style=ft.TextThemeStyle.TITLE_SMALL))
    kept = desk.session.book.shelf.get(SoloTiers, TIERS)
    if kept is not None and not desk.match.options.solo_tiers and kept.names:
        ours = {str(points): name for points, name in kept.names.items() if name}
        controls.append(
            ft.FilledTonalButton(
                t("Use our tiers"), on_click=lambda: desk.change(set_option("solo_tiers", ours)), key="ours"
            )
        )
    controls.append(
        ft.TextButton(
            t("Tiers of the solo challenge"),
            icon=ft.Icons.EMOJI_EVENTS_OUTLINED,
            on_click=lambda: desk.go(Pane("tiers")),
            key="tiers",
        )
    )
    return controls


def tiers_pane(desk: Desk) -> list[ft.Control]:
    """The tiers as printed in the players' own rule book, copied once."""
    t = desk.session.t
    tiers = dict(sorted(desk.match.options.solo_tiers.items(), key=lambda pair: int(pair[0])))
    if desk.pane.key:
        return [_tier_name(desk, desk.pane.key, tiers)]
    if desk.pane.line is not None:
        return [_tier_points(desk)]
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Text(
                    t("From {points}: {name}", points=t.points(int(points)), name=name),
                    theme_style=ft.TextThemeStyle.BODY_LARGE,
                    expand=True,
                ),
                icon_button(
                    desk.session,
                    ft.Icons.DELETE_OUTLINE,
                    t("Remove {name}", name=name),
                    _remover(desk, points, tiers),
                ),
            ],
            key=points,
        )
        for points, name in tiers.items()
    ]
    return [
        back_row(desk, t("Tiers of the solo challenge")),
        *rows,
        ft.FilledTonalButton(
            t("Add a tier"), icon=ft.Icons.ADD, on_click=lambda: desk.go(Pane("tiers", "", 0)), key="add"
        ),
    ]


def _tier_points(desk: Desk) -> ft.Control:
    """The pad for the points of a new tier; its name comes next."""
    typed: list[int] = []

    def enter(number: int | None) -> None:
        if number is not None:
            typed.append(number)

    def done() -> None:
        desk.go(Pane("tiers", str(typed[-1]) if typed else ""))

    return NumberPad(
        desk.session.t("Points of the tier"),
        None,
        enter,
        done,
        done,
        on_cancel=lambda: desk.go(Pane("tiers")),
        low=0,
        key="tier-points",
    )


def _remover(desk: Desk, points: str, tiers: dict[str, str]) -> Callable[[], None]:
    return lambda: keep_tiers(desk, {key: name for key, name in tiers.items() if key != points})


def _tier_name(desk: Desk, points: str, tiers: dict[str, str]) -> ft.Control:
    t = desk.session.t

    def named(event: ft.Event[ft.TextField]) -> None:
        name = str(event.control.value or "").strip()[:60]
        if name:
            keep_tiers(desk, {**tiers, points: name})
        desk.go(Pane("tiers"))

    return ft.TextField(
        label=t("Name of the tier from {points}", points=t.points(int(points))),
        autofocus=True,
        max_length=60,
        on_submit=named,
        key="tier-name",
    )


def keep_tiers(desk: Desk, tiers: dict[str, str]) -> None:
    """Write the tiers into the match, and onto the shelf for the next one."""
    if desk.change(set_option("solo_tiers", tiers)):
        desk.session.book.shelf.put(TIERS, SoloTiers(names={int(points): name for points, name in tiers.items()}))
