"""The app: one session a device, its settings, and the routes.

/                   home: the games, matches running and past
/new/:game          a new match
/match/:match_id    its sheet; below it /board/:seat_id, /round, /entrance, /history, /players, /code, /devices
/devices            the address for other devices, as a code
/take/:address      a match that came in an address; /take alone asks for one
/bin                matches that were put away
/settings           language, brightness, text size
/players            the players that are remembered
/backups            the book as a file, and back
"""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from book import Book, BookError, Device
from views.home import Home
from views.later import imports, later
from views.parts.modality import by_keys, note_key
from views.reach import Reach, nowhere
from views.session import LANGUAGES, Session, session_context
from views.theme import theme
from wording import words

DEVICE_KEY = "reckoner.device"
PATIENCE = 4.0
"""Seconds to wait for the browser's storage before going on without it."""


def build_app(
    book: Book,
    reach: Callable[[], Reach | None] = nowhere,
    *,
    whole: bool = True,
    known: tuple[str, str] | None = None,
) -> Callable[[ft.Page], Awaitable[None]]:
    """What Flet calls for each visitor: the app over `book`. `reach` tells where others can open it.

    With `whole` every screen is imported by now, so that no tap waits for it; else see `views.later`. `known` is the
    device's id and language where the browser need not be asked for them.
    """
    if whole:
        for _ in imports():
            pass

    async def main(page: ft.Page) -> None:
        device, lang = known or await _ask_browser(page)
        settings = book.shelf.device(device)
        page.title = "Reckoner"
        _dress(page, settings)
        page.render_views(App, book, device, settings, lang, reach)

    return main


async def _ask_browser(page: ft.Page) -> tuple[str, str]:
    """The id that the browser keeps for us (a new one at first), and the language it prefers."""
    storage = ft.SharedPreferences()

    async def ask(question: Awaitable[Any]) -> Any:
        try:
            return await asyncio.wait_for(question, PATIENCE)
        except (TimeoutError, RuntimeError, AttributeError, KeyError, TypeError, ValueError):
            return None  # Storage switched off, or a browser that doesn't tell: the app works all the same.

    device, info = await asyncio.gather(ask(storage.get(DEVICE_KEY)), ask(page.get_device_info()))
    if not isinstance(device, str) or not device:
        device = uuid.uuid4().hex
        await ask(storage.set(DEVICE_KEY, device))
    return device, preferred_language(info)


def preferred_language(info: object) -> str:
    """The first of our languages in the browser's list, English when there is none."""
    wished = [*(getattr(info, "languages", None) or ()), getattr(info, "language", None) or ""]
    wished += [getattr(locale, "language_code", "") for locale in getattr(info, "locales", None) or ()]
    for tag in wished:
        lang = str(tag).replace("_", "-").split("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def _is_dark(page: ft.Page, settings: Device) -> bool:
    if settings.theme is None:
        return page.platform_brightness == ft.Brightness.DARK
    return settings.theme == "dark"


def _dress(page: ft.Page, settings: Device) -> None:
    """The page's own theme: what dialogs and the space behind the screens are drawn in."""
    page.theme = theme(None, dark=False, scale=settings.text_size / 100)
    page.dark_theme = theme(None, dark=True, scale=settings.text_size / 100)
    page.theme_mode = ft.ThemeMode.DARK if _is_dark(page, settings) else ft.ThemeMode.LIGHT


ROUTES = [
    ft.Route(
        path="/",
        component=Home,
        children=[
            ft.Route(path="new/:game", component=later("views.new_match", "NewMatch")),
            ft.Route(path="match/:match_id", component=later("views.sheet", "Sheet")),
            ft.Route(path="match/:match_id/board/:seat_id", component=later("views.boards.screen", "BoardScreen")),
            ft.Route(path="match/:match_id/history", component=later("views.history", "History")),
            ft.Route(path="match/:match_id/players", component=later("views.players_of_match", "PlayersOfMatch")),
            ft.Route(path="match/:match_id/round", component=later("views.round", "PassRound")),
            ft.Route(path="match/:match_id/entrance", component=later("views.entrance_scores", "EntranceScores")),
            ft.Route(path="match/:match_id/code", component=later("views.share_match", "MatchAsCode")),
            ft.Route(path="match/:match_id/devices", component=later("views.share_table", "OtherDevices")),
            ft.Route(path="devices", component=later("views.share_table", "OtherDevices")),
            ft.Route(path="take", component=later("views.share_take", "TakeMatch")),
            ft.Route(path="take/:address", component=later("views.share_take", "TakeMatch")),
            ft.Route(path="bin", component=later("views.bin", "BinScreen")),
            ft.Route(path="backups", component=later("views.backups", "BackupsScreen")),
            ft.Route(path="players", component=later("views.players", "PlayersScreen")),
            ft.Route(path="settings", component=later("views.settings", "SettingsScreen")),
        ],
    ),
    ft.Route(path=":elsewhere*", component=Home),
]
"""Every screen; the first lies under the others, so that going back ends there. Any other address leads home."""


@ft.component
def App(book: Book, device: str, stored: Device, browser_lang: str, reach: Callable[[], Reach | None] = nowhere) -> Any:
    """The root: keeps the Session up to date and hands it to the screens."""
    page = ft.context.page
    settings, set_settings = ft.use_state(stored)
    surface, set_surface = ft.use_state((page.width or 390.0, page.height or 844.0, _is_dark(page, stored)))
    visit, set_visit = ft.use_state(0)
    keys, set_keys = ft.use_state(by_keys(page))
    if page.on_keyboard_event is None:  # Before any screen listens: screens pass on what they don't take.
        page.on_keyboard_event = lambda event: set_keys(True) if note_key(page, event.key) else None
    newest = ft.use_ref(stored)
    newest.current = settings

    def look() -> None:
        set_surface((page.width or 390.0, page.height or 844.0, _is_dark(page, newest.current or stored)))

    def change(new: Device) -> None:
        with contextlib.suppress(BookError):  # A full disk: the setting holds until the tab is closed.
            book.shelf.put(device, new)
        newest.current = new
        set_settings(new)
        _dress(page, new)
        look()

    def listen() -> None:
        def came_back(_: object) -> None:
            look()
            set_visit(lambda n: n + 1)

        def brightness(_: object) -> None:
            _dress(page, newest.current or stored)
            look()

        page.on_connect = came_back
        page.on_resize = lambda _: look()
        page.on_platform_brightness_change = brightness

    ft.use_effect(listen, [])
    kept_change = ft.use_callback(change, [])
    navigate = ft.use_callback(lambda route: page.navigate(route), [])
    lang = settings.language or browser_lang
    width, height, dark = surface
    session = Session(
        book=book,
        device=device,
        t=words(lang),
        lang=lang,
        settings=settings,
        dark=dark,
        width=width,
        height=height,
        navigate=navigate,
        change=kept_change,
        visit=visit,
        keys=keys,
        reach=reach,
    )
    return session_context(session, lambda: ft.Router(ROUTES, manage_views=True))
