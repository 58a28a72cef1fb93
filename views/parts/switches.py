"""The rules of a match that can be chosen: modes and switches."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.draft import Draft, modes, switches
from views.parts.choice import Choice
from views.parts.named import tap_box
from views.session import use_session
from wording import Words


def switch_words(t: Words) -> dict[str, tuple[str, str]]:
    """What each switch is called, and what it does."""
    return {
        "missions": (t("Missions"), t("Three mission tiles score too.")),
        "solo": (t("Solo challenge"), t("For one player: 200 points and two missions win.")),
        "lone_die_scores": (
            t("A lone die counts"),
            t("A die beside the entrance with no die next to it scores at the entrance."),
        ),
        "disturbance": (t("Disturbance"), t("Each hand goes to the next player before scoring.")),
        "least_symbol_counts_printed": (
            t("Printed symbols count"),
            t("The rarest symbol is looked for among those printed on the board too."),
        ),
    }


def mode_words(t: Words) -> dict[str, tuple[str, str]]:
    """What each mode of Beanstalk is called, and what it means."""
    return {
        "practice": (t("Practice"), t("Alone: 30 turns, five stacks.")),
        "overlord": (t("Overlord"), t("Alone: 30 turns, six stacks.")),
        "inferno": (t("Inferno"), t("Alone: 28 turns, seven stacks.")),
        "base": (t("Base game"), t("Three or four players, victory points.")),
    }


@ft.component
def GameSwitches(draft: Draft, latest: Callable[[], Draft], put: Callable[[Draft], None]) -> ft.Control:
    """The modes and switches of `draft`'s game; nothing where it has none."""
    session = use_session()
    t = session.t
    controls: list[ft.Control] = []
    if draft.mode is not None:
        words = mode_words(t)
        controls.append(
            Choice(
                t("Mode"),
                [(mode, words[mode][0]) for mode in modes(draft.game)],
                draft.mode,
                lambda mode: put(latest().play(mode)),
                note=words[draft.mode][1],
                key="mode",
            )
        )
    named = switch_words(t)
    if switches(draft.game):
        controls.append(ft.Text(t("Rules"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM))
    for name, _ in switches(draft.game):
        title, note = named[name]
        controls.append(
            RuleSwitch(
                title,
                note,
                draft.on(name),
                draft.allowed(name),
                _switcher(name, latest, put),
                key=name,
            )
        )
    return ft.Column(controls=controls, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _switcher(name: str, latest: Callable[[], Draft], put: Callable[[Draft], None]) -> Callable[[], None]:
    return lambda: put(latest().switch(name, not latest().on(name)))


@ft.component
def RuleSwitch(
    title: str, note: str, on: bool, allowed: bool, toggle: Callable[[], None], key: str | None = None
) -> ft.Control:
    """One switch with its name and what it does; the whole row is the target."""
    tap = toggle if allowed else None
    lines = ft.Column(
        spacing=2,
        expand=True,
        controls=[
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(note, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
        ],
    )
    lever = ft.TransparentPointer(ft.Switch(value=on, disabled=not allowed))
    return tap_box(
        title,
        ft.Row(spacing=12, controls=[lines, lever]),
        tap,
        toggled=on,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        opacity=1.0 if allowed else 0.6,
    )
