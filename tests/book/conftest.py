"""A book in a folder of its own, and a clock that tests turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from turned_clock import Clock

from book import Book


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reopen(tmp_path: Path, clock: Clock) -> Iterator[Callable[[], Book]]:
    """Opens the book of this test, once more each time, as another process would."""
    opened: list[Book] = []

    def open_it() -> Book:
        opened.append(Book(tmp_path / "data", now=clock))
        return opened[-1]

    yield open_it
    for one in opened:
        one.close()


@pytest.fixture
def book(reopen: Callable[[], Book]) -> Book:
    return reopen()


@pytest.fixture
def subastral(book: Book) -> str:
    """The id of a match of Subastral between Gina and Paul."""
    return book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
