"""The door of the app inside a web page: what Python runs there, in a worker, with the book in the browser's storage.

The page's own script (page/python-worker.js) calls `begin`, `kept` and `export`, and offers the module `reckoner_page`.
"""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import json
import os
import py_compile
import sys
from types import SimpleNamespace

gc.disable()  # Until home is shown: what is loaded by then stays.
sys.dont_write_bytecode = False  # What is compiled now is kept for the next visit; see `_keep_compiled`.
sys.path[:] = [path for path in sys.path if path and not path.endswith(".zip")]

import known_modules  # noqa: E402
import reckoner_page  # noqa: E402

known_modules.install(reckoner_page.compiled, sys.path)

import flet as ft  # noqa: E402

from book import Book, Device, data_folder  # noqa: E402
from views.app import build_app, preferred_language  # noqa: E402
from views.later import imports  # noqa: E402

PAUSE = 0.1
"""Seconds between the imports of two screens: home is drawn in the first, and a tap is answered in any."""
IDLE = 4.0
"""Seconds after that until modules are compiled for the next visit."""


_book: Book | None = None


def begin(works: bool) -> None:
    """Open the book and start the app; called once, when Python is up.

    `works` tells whether the browser keeps anything at all; without, the book lives as long as the tab.
    """
    global _book
    _book = book = Book(data_folder())
    book.keeping = "unpromised" if works else "refused"
    book.flush = _flush
    app = build_app(book, whole=False, known=(_device(book), _language()))
    tasks: set[asyncio.Task[None]] = set()

    async def main(page: ft.Page) -> None:
        await app(page)
        reckoner_page.tell("home", True)  # At once: what comes later waits until Flutter has drawn.
        _tell_language(book)
        if not works:
            reckoner_page.tell("unsaved", True)
        tasks.add(asyncio.create_task(_go_on()))

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
    if await reckoner_page.flush():
        reckoner_page.tell("saved", True)
    else:
        reckoner_page.tell("unsaved", True)
    _tell_language(_book)


def _tell_language(book: Book) -> None:
    """Let the page's own words follow the language set in the app."""
    devices = book.shelf.all(Device)
    reckoner_page.tell("language", next((device.language for device in devices.values()), None))


async def _go_on() -> None:
    """What home did not wait for, in small slices: this thread also answers the player."""
    for _ in imports():
        await asyncio.sleep(PAUSE)
    gc.freeze()
    gc.enable()
    await asyncio.sleep(IDLE)
    await _keep_compiled()


async def _keep_compiled() -> None:
    """Keep the compiled form of all modules loaded so far, unless it is kept already. In small slices, too."""
    new = False
    for module in list(sys.modules.values()):
        source = getattr(getattr(module, "__spec__", None), "origin", None)
        if not isinstance(source, str) or not source.endswith(".py"):
            continue
        target = importlib.util.cache_from_source(source)
        if os.path.exists(target):
            new = new or os.stat(target).st_mtime > 0  # Those from the last visit have no time.
        else:
            py_compile.compile(source, target)
            new = True
            await asyncio.sleep(0.01)
    if new:
        from pyodide.ffi import to_js

        await reckoner_page.keep_compiled(to_js(_compiled_files()))


def _compiled_files() -> list[str]:
    """Every compiled module whose source is there."""
    found = []
    for top in sys.path:
        for folder, _, names in os.walk(top):
            if folder.endswith("__pycache__") and not (top.endswith("python3.14") and "site-packages" in folder):
                found += [f"{folder}/{name}" for name in names if os.path.exists(_source_of(folder, name))]
    return found


def _source_of(folder: str, name: str) -> str:
    return f"{os.path.dirname(folder)}/{name.split('.')[0]}.py"
