"""The bin: matches that were put away, to be taken out again or erased for good."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Listed
from views.attempt import Attempt, use_attempt
from views.hooks import use_held, use_live_state
from views.live import use_watch
from views.names import game_name
from views.parts.game_card import emblem_image
from views.parts.match_card import when
from views.parts.screen import icon_button, screen
from views.session import Session, use_session


def _nobody() -> Listed | None:
    return None


@ft.component
def BinScreen() -> ft.View:
    """Route /bin."""
    session = use_session()
    t, book = session.t, session.book
    listed, show = use_held(lambda: book.matches(binned=True))
    asked, _, ask = use_live_state(_nobody())

    def refresh(_: str = "") -> None:
        show(book.matches(binned=True))

    attempt, problem = use_attempt(refresh)

    def erase() -> None:
        ask(None)
        if asked is not None:
            attempt(lambda: book.erase(asked.id))

    use_watch(refresh)
    ft.use_effect(refresh, [session.visit])
    ft.use_dialog(_question(session, asked, erase, lambda: ask(None)) if asked is not None else None)
    rows: list[ft.Control] = [
        _row(session, one, _with(attempt, _deed(book.restore, one.id)), _asking(ask, one)) for one in listed
    ]
    if not listed:
        rows.append(ft.Text(t("The bin is empty."), theme_style=ft.TextThemeStyle.BODY_LARGE))
    return screen(
        t("Bin"),
        [
            *problem,
            ft.Text(
                t("Matches stay here until they are taken out or erased."), theme_style=ft.TextThemeStyle.BODY_MEDIUM
            ),
            *rows,
        ],
        max_width=760,
    )


def _deed(act: Callable[[str], object], match: str) -> Callable[[], object]:
    return lambda: act(match)


def _with(attempt: Attempt, deed: Callable[[], object]) -> Callable[[], None]:
    return lambda: attempt(deed)


def _asking(ask: Callable[[Listed | None], None], one: Listed) -> Callable[[], None]:
    return lambda: ask(one)


def _row(session: Session, one: Listed, restore: Callable[[], None], erase: Callable[[], None]) -> ft.Control:
    t = session.t
    names = t.listing(one.names)
    game = game_name(t, one.game)
    about = t("{game} · {when}", game=game, when=when(t, one.changed))
    lines = ft.Column(
        [
            ft.Text(names, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=2,
        expand=True,
    )
    back = icon_button(
        session, ft.Icons.RESTORE_FROM_TRASH, t("Take out: {game}, {names}", game=game, names=names), restore
    )
    gone = icon_button(
        session, ft.Icons.DELETE_FOREVER_OUTLINED, t("Erase: {game}, {names}", game=game, names=names), erase
    )
    picture = ft.Container(
        emblem_image(one.game, session.size(36)), bgcolor=session.card(one.game), border_radius=14, padding=6
    )
    if session.room >= 300:
        inside: ft.Control = ft.Row([picture, lines, back, gone], spacing=10)
    else:
        ways = ft.Row([back, gone], spacing=10, alignment=ft.MainAxisAlignment.END)
        inside = ft.Column([ft.Row([lines]), ways], spacing=0)
    return ft.Container(
        inside,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=18,
        padding=ft.Padding.symmetric(vertical=10, horizontal=12),
        key=one.id,
    )


def _question(session: Session, one: Listed, erase: Callable[[], None], keep: Callable[[], None]) -> ft.AlertDialog:
    t = session.t
    return ft.AlertDialog(
        modal=True,
        title=ft.Text(t("Erase this match for good?")),
        content=ft.Text(
            t(
                "{game}, {names}: its scores and its history are gone then.",
                game=game_name(t, one.game),
                names=t.listing(one.names),
            )
        ),
        actions=[
            ft.TextButton(t("Keep it"), on_click=lambda: keep()),
            ft.FilledButton(t("Erase"), icon=ft.Icons.DELETE_FOREVER_OUTLINED, on_click=lambda: erase()),
        ],
    )
