"""The troubles that have come: how each is resolved, which brought which, and those still to be entered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, get_args

import flet as ft

from scorers.beanstalk import Mode
from scorers.elevator import TROUBLES, BeanstalkMatch, Grid, TroubleKind
from scorers.result import Violation
from views.boards.elevator import edits
from views.boards.elevator.trouble_card import MemoTroubleCard, trouble_glyph
from views.boards.table import Table
from views.hooks import use_live_state
from views.parts.named import tap_box
from views.parts.verdict_banner import DANGER
from views.session import Session, use_session

if TYPE_CHECKING:
    from book.changes import Maker

KINDS: tuple[str, ...] = get_args(TroubleKind)


def _nothing() -> str | None:
    return None


@ft.component
def TroubleList(
    table: Table,
    mode: Mode,
    lit: str = "",
    on_light: Callable[[str], None] | None = None,
    key: str | None = None,
) -> ft.Control:
    """Every trouble of the match, and what is to be done when one is due.

    In a drawn elevator the one that is due has to be placed: here it is only asked for if none lies face up.
    `on_light(letter)` is called by a tap on a trouble that lies there, `lit` is ringed.
    """
    session = use_session()
    t = session.t
    match = table.match
    assert isinstance(match, BeanstalkMatch)
    board = match.seats[table.number].board
    troubles = list(board.troubles or []) if board is not None else []
    bringing, bringing_now, bring = use_live_state(_nothing())
    scheduled = sum(trouble.brought_by is None for trouble in troubles)
    due = mode.troubles_due((board.turns_played or 0) if board is not None else 0)
    full = len(troubles) >= len(TROUBLES)
    # Which trouble came on top of another: one question at a time, or the same five names would stand there twice.
    naming = not full and any(trouble.id == bringing for trouble in troubles)
    rows = board.elevator if board is not None else None
    upcoming = list(board.upcoming or []) if board is not None else []
    lying = Grid(rows).cells if rows is not None else None

    def tell(make: Maker) -> None:
        table.live.change(make)

    def toggle(letter: str) -> None:
        bring(None if bringing_now() == letter else letter)

    # The same functions at every drawing, so that cards that did not change are not drawn anew.
    kept_tell, kept_toggle = ft.use_callback(tell, [table.seat]), ft.use_callback(toggle, [])

    def came(kind: str) -> None:
        tell(edits.add_trouble(table.seat, kind) if rows is None else edits.upcoming(table.seat, [kind]))

    def rode(kind: str) -> None:
        tell(edits.add_trouble(table.seat, kind, bringing))
        bring(None)

    controls: list[ft.Control] = [
        ft.Row(
            [
                ft.Text(t("Troubles"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
                ft.Text(
                    t("{done} of {all} resolved", done=sum(one.resolved for one in troubles), all=len(troubles)),
                    theme_style=ft.TextThemeStyle.BODY_MEDIUM,
                ),
            ]
        )
    ]
    if scheduled < due and not full and not naming and (rows is None or not upcoming):
        controls.append(
            _pick(
                session,
                t.plural("Trouble now: which one?", "{n} troubles have come: which ones?", due - scheduled),
                came,
                first=upcoming[0] if upcoming else None,
                urgent=True,
                key="now",
            )
        )
    marks = _marks(table)
    for trouble in troubles:
        controls.append(
            MemoTroubleCard(
                session,
                trouble,
                marks.get(trouble.id, []),
                kept_tell,
                table.seat,
                None if full else kept_toggle,
                bringing == trouble.id,
                None if lying is None else trouble.id in lying,
                lit == trouble.id,
                on_light,
                key=f"trouble-{trouble.id}",
            )
        )
        if bringing == trouble.id and not full:
            controls.append(
                _pick(session, t("Which trouble came on top of {trouble}?", trouble=trouble.id), rode, key="rider")
            )
    if not troubles and scheduled >= due:
        controls.append(ft.Text(t("No trouble has come yet."), theme_style=ft.TextThemeStyle.BODY_LARGE))
    return ft.Column(controls, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _marks(table: Table) -> dict[str, list[Violation]]:
    """The broken rules of each trouble, by its letter."""
    marks: dict[str, list[Violation]] = {}
    for found in table.result.seat(table.seat).violations:
        if "trouble" in found.values:
            marks.setdefault(str(found.values["trouble"]), []).append(found)
    return marks


def _pick(
    session: Session,
    title: str,
    on_pick: Callable[[str], None],
    *,
    first: str | None = None,
    urgent: bool = False,
    key: str | None = None,
) -> ft.Control:
    """The five kinds to choose from, each with its glyph; the one that lies face up, `first`, before the others."""
    t = session.t
    ground, ink = DANGER[session.dark] if urgent else (ft.Colors.SURFACE_CONTAINER_HIGH, ft.Colors.ON_SURFACE)
    side = session.size(32)

    def box(kind: str) -> ft.Control:
        return tap_box(
            t("Trouble: {kind}", kind=t.name("trouble", kind)),
            ft.Row(
                [
                    ft.Image(src=trouble_glyph(kind), width=side, height=side, exclude_from_semantics=True),
                    ft.Text(
                        t.label("trouble", kind),
                        theme_style=ft.TextThemeStyle.BODY_LARGE,
                        expand=True,
                    ),
                ],
                spacing=12,
            ),
            lambda: on_pick(kind),
            bgcolor=ft.Colors.PRIMARY_CONTAINER if kind == first else ft.Colors.SURFACE,
            border=ft.Border.all(*((2, ft.Colors.PRIMARY) if kind == first else (1, ft.Colors.OUTLINE_VARIANT))),
            border_radius=12,
            padding=ft.Padding.symmetric(horizontal=12, vertical=9),
            key=kind,
            col=1,
        )

    return ft.Container(
        ft.Column(
            [
                ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ink),
                ft.ResponsiveRow(
                    [box(kind) for kind in sorted(KINDS, key=lambda kind: kind != first)],
                    columns=2 if session.room >= 900 else 1,
                    spacing=8,
                    run_spacing=8,
                ),
            ],
            spacing=10,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=ground,
        border_radius=18,
        padding=14,
        key=key,
    )
