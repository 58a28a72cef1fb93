"""The app on devices without a browser, over a book of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from book import Book, Device
from views.app import App
from views.session import Session, session_context
from wording import words

if TYPE_CHECKING:
    from tests.conftest import Device as Screen


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with Book(tmp_path / "book") as opened:
        yield opened


@pytest.fixture
def open_app(book: Book, new_device: Callable[..., Screen]) -> Callable[..., Screen]:
    """Opens the app: `open_app(lang="ja", route="/settings", width=1180, height=820)`."""
    count = iter(range(100))

    def make(lang: str = "en", **kwargs: object) -> Screen:
        name = f"device{next(count)}"
        return new_device(**kwargs).render_views(App, book, name, Device(), lang)

    return make


@pytest.fixture
def show(book: Book, new_device: Callable[..., Screen]) -> Callable[..., Screen]:
    """Draws one component alone: `show(lambda: Stepper("taiga", 3, step), lang="ja")`."""

    def make(part: Callable[[], object], lang: str = "en", width: float = 390, height: float = 844) -> Screen:
        session = Session(
            book=book,
            device="here",
            t=words(lang),
            lang=lang,
            settings=Device(),
            dark=False,
            width=width,
            height=height,
            navigate=lambda route: None,
            change=lambda settings: None,
        )
        return new_device(width, height).render(lambda: session_context(session, part))

    return make
