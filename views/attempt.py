"""Deeds on the book that may fail: the trouble is told on the screen, and what is shown is read anew."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import BookError
from views.hooks import use_held
from views.parts.problem import Problem

Attempt = Callable[[Callable[[], object]], None]


def _no_trouble() -> BookError | None:
    return None


def use_attempt(refresh: Callable[[], None]) -> tuple[Attempt, list[ft.Control]]:
    """`attempt(deed)`, and the box that tells why the last deed failed, nothing if it didn't."""
    trouble, set_trouble = use_held(_no_trouble)

    def attempt(deed: Callable[[], object]) -> None:
        try:
            deed()
        except BookError as error:
            set_trouble(error)
        else:
            set_trouble(None)
        refresh()

    return attempt, [Problem(trouble, lambda: set_trouble(None))] if trouble else []
