"""The door of the app inside a web page: what Python runs there, in a worker, with the book in the browser's storage.

The page's own script (page/python-worker.js) calls `everything`, or `begin`, `kept` and `export`. Until `begin` nothing
here touches the page: what is imported by then may be a picture of the memory of an earlier visit.
"""

from __future__ import annotations

import asyncio
import gc
import inspect
import json
import random
import re
import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Protocol

gc.disable()  # Until home is shown: what is loaded by then stays.
sys.path[:] = [path for path in sys.path if path and not path.endswith(".zip")]

import flet as ft  # noqa: E402

from book import Book, Device, data_folder  # noqa: E402
from views.app import build_app, preferred_language  # noqa: E402
from views.later import imports  # noqa: E402

PAUSE = 0.1
"""Seconds between the imports of two screens: home is drawn in the first, and a tap is answered in any."""
IDLE = 4.0
"""Seconds after that until a picture of the memory is made for the next visit."""


class Page(Protocol):
    """What the page's script offers: `flush` tells whether all is kept, `remembers` whether there was a picture."""

    remembers: bool

    def tell(self, kind: str, value: object) -> None: ...
    async def flush(self) -> bool: ...


_book: Book | None = None
_page: Page | None = None


def everything() -> None:
    """Import all that the app may need, and leave memory tidy for its picture."""
    list(imports())
    import_module("flet.messaging.pyodide_connection")
    ours = [module for module in sys.modules.values() if getattr(module, "ft", None) is ft]
    for name in {name for module in ours for name in re.findall(r"\bft\.(\w+)", inspect.getsource(module))}:
        getattr(ft, name, None)  # Flet imports a control when it is first named.
    gc.collect()
    gc.freeze()


def begin(reckoner: Page, works: bool) -> None:
    """Open the book and start the app; called once, when Python is up.

    `works` tells whether the browser keeps anything at all; without, the book lives as long as the tab.
    """
    global _book, _page
    random.seed()  # In a picture of the memory its numbers are those of the visit before.
    _page = reckoner
    _book = book = Book(data_folder())
    book.keeping = "unpromised" if works else "refused"
    book.flush = _flush
    app = build_app(book, whole=False, known=(_device(book), _language()))
    tasks: set[asyncio.Task[None]] = set()

    async def main(page: ft.Page) -> None:
        await app(page)
        reckoner.tell("home", True)  # At once: what comes later waits until Flutter has drawn.
        _tell_language(book)
        if not works:
            reckoner.tell("unsaved", True)
        tasks.add(asyncio.create_task(_go_on(reckoner)))

    ft.run(main)


def _device(book: Book) -> str:
    """The one device of this book: the last whose settings are in it."""
    return next(iter(book.shelf.all(Device)), "page")


def _language() -> str:
    """The first of the browser's languages that is ours."""
    from js import navigator

    return preferred_language(SimpleNamespace(languages=list(navigator.languages or ())))


def kept(granted: bool) -> None:
    """The browser's answer: whether it promises not to clear the book when space is short."""
    assert _book is not None
    if _book.keeping != "refused":
        _book.keeping = "promised" if granted else "unpromised"


def export() -> str:
    """The whole book as the text of a backup file."""
    assert _book is not None
    return json.dumps(_book.export_book(), ensure_ascii=False, indent=1)


async def _flush() -> None:
    assert _book is not None
    assert _page is not None
    _page.tell("saved" if await _page.flush() else "unsaved", True)
    _tell_language(_book)


def _tell_language(book: Book) -> None:
    """Let the page's own words follow the language set in the app."""
    assert _page is not None
    devices = book.shelf.all(Device)
    _page.tell("language", next((device.language for device in devices.values()), None))


async def _go_on(page: Page) -> None:
    """What home did not wait for, in small slices: this thread also answers the player."""
    for _ in imports():
        await asyncio.sleep(0 if page.remembers else PAUSE)
    gc.freeze()
    gc.enable()
    if not page.remembers:
        await asyncio.sleep(IDLE)
        page.tell("rested", True)
