"""The scores revealed: category by category, from the one with the least weight to the last, or all at once."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers import Match, Result
from scorers.readings import OpenTie, open_ties
from views.parts.category_label import category_label
from views.parts.score_cell import signed
from views.parts.seat_chip import colour_mark
from views.parts.winner import winner_banner
from views.round_state import Round, reveal_order, running_totals
from views.session import Session
from views.theme import SeatColour

CALM = ft.Animation(700, ft.AnimationCurve.EASE_IN_OUT_CUBIC)
"""How the bars grow."""


def reveal_screen(
    session: Session,
    match: Match,
    result: Result,
    stands: Round,
    names: dict[str, str],
    colours: dict[str, SeatColour],
    show: Callable[[int], object],
    again: Callable[[], None],
    to_sheet: Callable[[], None],
) -> tuple[list[ft.Control], ft.Control]:
    """What is revealed so far and, once all is, who won; and the footer with the way on."""
    order = reveal_order(result)
    shown = order[: stands.shown]
    over = stands.shown >= len(order)
    totals = running_totals(result, shown)
    widest = max((abs(seat.total) for seat in result.seats), default=0) or 1
    rows: list[ft.Control] = []
    tie = next((one for one in open_ties(result) if one.rank == 1), None)
    banner = None
    if over:
        banner = winner_banner(session, match, result) if tie is None else _level(session, match.game, tie)
    if banner is not None:
        rows.append(banner)
    if not shown and not over:
        rows.append(_all_done(session, match.game))
    else:
        rows.append(_heading(session, match.game, shown[-1] if shown and not over else None, stands.shown, len(order)))
        seats = len(result.seats)
        air = min(max((session.height - session.size(320) - seats * session.size(80)) / (2 * seats), 10), 26)
        best = max(totals.values(), default=0)
        rows += [
            _bar(
                session,
                match.game,
                names[seat.id],
                colours[seat.id],
                totals[seat.id],
                None if over or not shown else next(one.points for one in seat.categories if one.key == shown[-1]),
                totals[seat.id] / widest,
                over=over,
                winner=(seat.id in result.winners and tie is None) if over else totals[seat.id] == best,
                air=air,
            )
            for seat in result.seats
        ]
    column = ft.Column(
        rows, spacing=12, expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return [column], _footer(session, stands.shown, len(order), show, again, to_sheet, over=over)


def _footer(
    session: Session,
    shown: int,
    of: int,
    show: Callable[[int], object],
    again: Callable[[], None],
    to_sheet: Callable[[], None],
    *,
    over: bool,
) -> ft.Control:
    t = session.t
    if over:
        controls: list[ft.Control] = [
            ft.OutlinedButton(t("Pass it round again"), icon=ft.Icons.REPLAY, on_click=lambda: again(), key="again"),
            ft.FilledButton(t("To the sheet"), icon=ft.Icons.GRID_ON, on_click=lambda: to_sheet(), key="to-sheet"),
        ]
    else:
        step = t("Reveal the first category") if not shown else t("Reveal the next category")
        controls = [
            ft.OutlinedButton(t("All at once"), on_click=lambda: show(of), key="all"),
            ft.FilledButton(step, icon=ft.Icons.VISIBILITY, on_click=lambda: show(shown + 1), key="next"),
        ]
    if session.room < 480:
        return ft.Column(controls, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(controls, spacing=12, alignment=ft.MainAxisAlignment.CENTER)


def _level(session: Session, game: str, tie: OpenTie) -> ft.Control:
    """Who is level is told on the sheet, where the number that parts them is asked for."""
    t = session.t
    asked = t("Level at {points}: {question}", points=signed(tie.total), question=t.tie_break_asks(game, tie.key))
    return ft.Container(
        ft.Text(asked, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=18,
        padding=16,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
    )


def _all_done(session: Session, game: str) -> ft.Control:
    t, ink = session.t, session.ink(game)
    return ft.Container(
        ft.Column(
            [
                ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=session.size(56), color=ink),
                ft.Text(t("All are done"), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM, color=ink),
                ft.Text(
                    t("Lay the tablet where all can see it."),
                    theme_style=ft.TextThemeStyle.BODY_LARGE,
                    color=ink,
                    text_align=ft.TextAlign.CENTER,
                ),
            ],
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=session.card(game),
        border_radius=28,
        padding=ft.Padding.symmetric(vertical=48, horizontal=20),
    )


def _heading(session: Session, game: str, key: str | None, shown: int, of: int) -> ft.Control:
    t = session.t
    if key is None:
        return ft.Text(t("Total"), theme_style=ft.TextThemeStyle.HEADLINE_SMALL)
    count = ft.Text(
        t("{number} of {all}", number=shown, all=of),
        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    label = category_label(session, game, key, big=True)
    return ft.Semantics(
        live_region=True, content=ft.Row([ft.Container(label, expand=True), count], spacing=12), key=f"head-{key}"
    )


def _bar(
    session: Session,
    game: str,
    name: str,
    colour: SeatColour,
    total: int,
    added: int | None,
    share: float,
    *,
    over: bool,
    winner: bool,
    air: float,
) -> ft.Control:
    """A player's running total as a bar; `added` is what the category just revealed brought, `air` the space above
    and below."""
    t = session.t
    room = min(960.0, session.width) - 2 * session.margin - 28
    plus = "" if added is None else f"+{added}" if added >= 0 else signed(added)
    said = t("{name}: {points}", name=name, points=t.points(total))
    head: list[ft.Control] = [
        colour_mark(colour, session.size(18)),
        ft.Text(
            name,
            theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
        ),
    ]
    if over and winner:
        head.append(ft.Icon(ft.Icons.EMOJI_EVENTS, size=session.size(26), color=ft.Colors.PRIMARY))
    if plus:
        quiet = ft.Colors.ON_SURFACE_VARIANT
        head.append(ft.Text(plus, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=quiet))
    head.append(ft.Text(signed(total), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM))
    track = ft.Container(
        ft.Container(
            width=max(room * min(max(share, 0.0), 1.0), 6),
            height=session.size(12),
            border_radius=6,
            bgcolor=ft.Colors.PRIMARY if winner else ft.Colors.OUTLINE,
            animate=CALM,
        ),
        alignment=ft.Alignment.CENTER_LEFT,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border_radius=6,
    )
    return ft.Semantics(
        label=said,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Column([ft.Row(head, spacing=10), track], spacing=8),
            bgcolor=ft.Colors.SURFACE_CONTAINER,
            border_radius=18,
            padding=ft.Padding.symmetric(vertical=air, horizontal=14),
        ),
        key=f"bar-{name}",
    )
