"""Home: the games to begin, the matches that run, the matches that were."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import flet as ft

from book import BookError, Listed
from views.live import use_matches
from views.names import GAMES
from views.parts.book_news import BookNews
from views.parts.files import match_file, use_files
from views.parts.game_card import GameCard
from views.parts.match_card import MatchCard, is_past
from views.parts.put_away import use_put_away
from views.parts.screen import icon_button, screen
from views.session import LANGUAGES, Session, use_session

SHOWN = 12
"""Past matches shown before asking for more."""


@ft.component
def Home() -> ft.View:
    """Route /, under every other screen."""
    session = use_session()
    t = session.t
    matches = use_matches(active=ft.use_route_location() in ("/", ""))
    past = ft.use_memo(lambda: {one.id: is_past(session.book, one) for one in matches}, [matches])
    shown, show = ft.use_state(SHOWN)
    binned = ft.use_memo(lambda: len(session.book.matches(binned=True)), [matches])
    files = use_files()
    put_away = use_put_away(session)

    def save(match: str) -> None:
        with contextlib.suppress(BookError):
            files.save(*match_file(session.book.get(match)))

    running = [one for one in matches if not past.get(one.id, False)]
    ended = [one for one in matches if past.get(one.id, False)]
    body: list[ft.Control] = [BookNews(key="news")] if session.book.opened.how in ("recovered", "lost") else []
    body += [_heading(t("Start a match")), _games(session, alone=not matches)]
    lists: list[ft.Control] = []
    beside = balanced(len(running), len(ended[:shown]))
    acts = (save, put_away)
    if running:
        lists.append(_list(session, t("Running"), running, acts, alone=not beside))
    if ended:
        lists.append(_list(session, t("Past matches"), ended[:shown], acts, alone=not beside))
    if session.wide and beside:
        body.append(ft.Row(controls=lists, spacing=24, vertical_alignment=ft.CrossAxisAlignment.START, key="lists"))
        for one in lists:
            one.expand = 1
    else:
        body.extend(lists)
    if len(ended) > shown:
        body.append(ft.TextButton(t("Show more"), on_click=lambda: show(lambda now: now + SHOWN), key="more"))
    if not matches:
        body.append(_nothing_yet(session))
    body.append(_ways(session, binned))
    other = next(lang for lang in LANGUAGES if lang != session.lang)

    def switch() -> None:
        session.change(session.settings.model_copy(update={"language": other}))

    return screen(
        "Reckoner",
        body,
        back=None,
        leading=ft.Image(
            src="/icons/icon.svg", width=36, height=36, exclude_from_semantics=True, error_content=ft.Text("")
        ),
        actions=[
            icon_button(session, ft.Icons.TRANSLATE, LANGUAGES[other], switch, key="language")
            if session.room < 330
            else ft.TextButton(LANGUAGES[other], on_click=switch, key="language"),
            icon_button(session, ft.Icons.SETTINGS_OUTLINED, t("Settings"), lambda: session.navigate("/settings")),
        ],
    )


def _heading(text: str) -> ft.Control:
    return ft.Semantics(header=True, content=ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_MEDIUM))


def _games(session: Session, *, alone: bool) -> ft.Control:
    """The four cards. With no match to list yet (`alone`) they fill the screen."""
    columns = 2 if session.room >= 330 else 1
    if session.room >= 860 and not alone:
        columns = 4
    width = (min(session.width, 1120) - 2 * session.margin - 12 * (columns - 1)) / columns
    rows = -(-len(GAMES) // columns)
    note = 96 if session.wide else 130
    spare = session.height - session.size(56 + 40 + note) - 40 - 12 * rows
    height = spare / rows if alone and columns > 1 and spare / rows > session.size(190) else None
    return ft.ResponsiveRow(
        columns=columns,
        spacing=12,
        run_spacing=12,
        controls=[ft.Container(GameCard(game, width, height), key=game, col=1) for game in GAMES],
    )


def balanced(running: int, past: int) -> bool:
    """Whether two lists of that many matches look well beside each other; else each takes the whole width."""
    return min(running, past) > 0 and max(running, past) <= 2 * min(running, past) + 1


def _ways(session: Session, binned: int) -> ft.Control:
    """What is seldom needed: files, other devices, and the bin if anything lies in it."""
    t = session.t
    controls: list[ft.Control] = [
        ft.TextButton(
            t("Bring in a file"),
            icon=ft.Icons.UPLOAD_FILE,
            on_click=lambda: session.navigate("/backups"),
            key="backups",
        )
    ]
    if session.reach() is not None:
        controls.append(
            ft.TextButton(
                t("Other devices"),
                icon=ft.Icons.QR_CODE_2,
                on_click=lambda: session.navigate("/devices"),
                key="devices",
            )
        )
    controls.append(
        ft.TextButton(
            t("Match from an address"), icon=ft.Icons.LINK, on_click=lambda: session.navigate("/take"), key="take"
        )
    )
    if binned:
        text = t("Bin ({n})", n=binned)
        controls.append(
            ft.TextButton(text, icon=ft.Icons.DELETE_OUTLINE, on_click=lambda: session.navigate("/bin"), key="bin")
        )
    return ft.Row(controls, wrap=True, spacing=8, key="ways")


def _list(
    session: Session,
    title: str,
    matches: list[Listed],
    acts: tuple[Callable[[str], None], Callable[[str], object]],
    *,
    alone: bool,
) -> ft.Column:
    cards: list[ft.Control] = [MatchCard(one, *acts, key=one.id) for one in matches]
    if alone and session.wide:
        half = (len(cards) + 1) // 2
        halves = [ft.Column(controls=part, spacing=8, expand=1) for part in (cards[:half], cards[half:])]
        inside: list[ft.Control] = [
            ft.Row(controls=list(halves), spacing=16, vertical_alignment=ft.CrossAxisAlignment.START)
        ]
    else:
        inside = cards
    return ft.Column(
        controls=[_heading(title), *inside],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=title,
    )


def _nothing_yet(session: Session) -> ft.Control:
    t = session.t
    return ft.Container(
        padding=20,
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        content=ft.Column(
            spacing=6,
            controls=[
                ft.Text(t("No match yet"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                ft.Text(
                    t("Tap a game to begin. Every number is saved as soon as it is entered."),
                    theme_style=ft.TextThemeStyle.BODY_LARGE,
                ),
            ],
        ),
    )
