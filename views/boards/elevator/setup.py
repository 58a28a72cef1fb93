"""The troubles that the setup turns face up between the stacks: entered once, the next one first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorers.beanstalk import Mode
from scorers.elevator import Board
from views.boards.elevator import edits
from views.boards.elevator.colours import TILE_FACE
from views.boards.elevator.trouble_card import trouble_glyph
from views.boards.elevator.troubles import KINDS
from views.boards.elevator.turns import panel
from views.boards.table import Table
from views.hooks import use_held
from views.parts.named import tap_box
from views.session import Session, use_session
from views.theme import TOUCH


def _not_asked() -> bool | None:
    return None


def _no_place() -> int | None:
    return None


@ft.component
def Setup(table: Table, mode: Mode, board: Board, key: str | None = None) -> ft.Control:
    """A place for each trouble that is still to come. A tap on a kind fills the next one, or the one that is chosen."""
    session = use_session()
    t = session.t
    opened, open_it = use_held(_not_asked)
    chosen, choose = use_held(_no_place)
    kinds = list(board.upcoming or [])
    scheduled = sum(trouble.brought_by is None for trouble in board.troubles or [])
    places = max(mode.stacks - 1 - scheduled, len(kinds))
    if not places:
        return ft.Container(key="setup")
    shown = opened if opened is not None else not board.turns_played and len(kinds) < places
    at = chosen if chosen is not None and chosen < len(kinds) else None

    def tell(wished: list[str]) -> None:
        table.live.change(edits.upcoming(table.seat, wished))

    def lay(kind: str) -> None:
        if at is not None:
            tell([*kinds[:at], kind, *kinds[at + 1 :]])
            choose(None)
        elif len(kinds) < places:
            table.live.change(edits.lay_out(table.seat, kind, places))

    def away() -> None:
        if at is not None:
            tell([*kinds[:at], *kinds[at + 1 :]])
            choose(None)

    head = tap_box(
        t("Troubles still to come: {known} of {all} known", known=len(kinds), all=places),
        ft.Row(
            [
                ft.Text(t("Face up between the stacks"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
                ft.Text(t("{known} of {all}", known=len(kinds), all=places), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
                ft.Icon(ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE),
            ],
            spacing=8,
        ),
        lambda: open_it(not shown),
        toggled=shown,
        height=max(TOUCH, session.size(46)),
        border_radius=12,
    )
    row: list[ft.Control] = [
        _place(session, number, kinds[number] if number < len(kinds) else None, at == number, choose)
        for number in range(places)
    ]
    controls: list[ft.Control] = [head, ft.Row(row, wrap=True, spacing=6, run_spacing=6)]
    if shown or at is not None:
        full = len(kinds) >= places and at is None
        note = t("Tap one to change it.") if full else t("Tap what lies there, the next one first.")
        if at is not None:
            note = t("What lies there in truth?")
        controls.append(ft.Text(note, theme_style=ft.TextThemeStyle.BODY_MEDIUM))
        if not full:
            offered: list[ft.Control] = [_kind(session, kind, lay) for kind in KINDS]
            if at is not None:
                offered.append(
                    tap_box(
                        t("Take it away"),
                        ft.Icon(ft.Icons.DELETE_OUTLINE, size=session.size(26)),
                        away,
                        **_look(session, ft.Colors.SURFACE_CONTAINER_HIGH),
                        hint=t("Take it away"),
                        key="away",
                    )
                )
            controls.append(ft.Row(offered, wrap=True, spacing=6, run_spacing=6))
    return panel(controls, "setup")


def _look(session: Session, ground: str, line: str = ft.Colors.OUTLINE_VARIANT, thick: float = 1) -> dict[str, Any]:
    side = max(TOUCH, session.capped(52))
    return {
        "width": side,
        "height": side,
        "alignment": ft.Alignment.CENTER,
        "border_radius": 12,
        "bgcolor": ground,
        "border": ft.Border.all(thick, line),
    }


def _glyph(session: Session, kind: str) -> ft.Control:
    side = session.capped(34)
    return ft.Image(src=trouble_glyph(kind), width=side, height=side, exclude_from_semantics=True)


def _place(
    session: Session, number: int, kind: str | None, on: bool, choose: Callable[[int | None], None]
) -> ft.Control:
    """One place between two stacks: what lies there, or its number."""
    t = session.t
    if kind is None:
        return ft.Container(
            ft.Semantics(
                label=t("Place {number}: not known", number=number + 1),
                exclude_semantics=True,
                content=ft.Text(str(number + 1), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ),
            **_look(session, ft.Colors.SURFACE, ft.Colors.OUTLINE),
            key=f"place-{number}",
        )
    return tap_box(
        t("Place {number}: {kind}", number=number + 1, kind=t.name("trouble", kind)),
        _glyph(session, kind),
        lambda: choose(None if on else number),
        selected=on,
        hint=t.label("trouble", kind),
        **_look(session, TILE_FACE, ft.Colors.PRIMARY if on else ft.Colors.OUTLINE, 3 if on else 1),
        key=f"place-{number}",
    )


def _kind(session: Session, kind: str, lay: Callable[[str], None]) -> ft.Control:
    t = session.t
    return tap_box(
        t("Face up: {kind}", kind=t.name("trouble", kind)),
        _glyph(session, kind),
        lambda: lay(kind),
        hint=t.label("trouble", kind),
        **_look(session, TILE_FACE, ft.Colors.PRIMARY, 2),
        key=f"kind-{kind}",
    )
