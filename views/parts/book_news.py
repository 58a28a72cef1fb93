"""How the book was found at the start, told once: a damaged one was set aside."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Book, Opened
from views.hooks import use_held
from views.parts.alarm import alarm
from views.session import use_session
from wording import Words


def news_text(t: Words, opened: Opened) -> str | None:
    """The sentence for the players; None when there is nothing to tell."""
    if opened.how == "recovered":
        return t(
            "The score book was damaged or gone. The copy of {day} is open now; what came after it is missing.",
            day=opened.backup_day or "",
        )
    if opened.how == "lost":
        return t("The score book was damaged and there is no good copy of it. This is a new one.")
    return None


@ft.component
def BookNews(key: str | None = None) -> ft.Control:
    """The banner, until somebody has read it; else nothing."""
    session = use_session()
    t, book = session.t, session.book
    opened, show = use_held(lambda: book.opened)
    text = news_text(t, opened)
    if text is None or book.opened.how not in ("recovered", "lost"):
        return ft.Container()
    sentences = [text]
    if opened.set_aside is not None:
        sentences.append(t("The damaged file is kept as {name}.", name=opened.set_aside.name))
    understood = ft.FilledTonalButton(t("Understood"), on_click=_reader(book, show), key="read")
    return alarm(ft.Icons.WARNING_AMBER, sentences, ft.Row([understood]))


def _reader(book: Book, show: Callable[[Opened], None]) -> Callable[[], None]:
    def read() -> None:
        book.told()
        show(book.opened)

    return read
