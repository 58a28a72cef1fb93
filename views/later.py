"""Screens that are imported when they are first shown: in a browser tab home must not wait for all the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final

_SCREENS: Final[list[tuple[str, str]]] = []


def later(module: str, name: str) -> Callable[[], Any]:
    """The screen of that name in that module, as a route takes it."""
    _SCREENS.append((module, name))

    def screen() -> Any:
        return getattr(import_module(module), name)()

    return screen


def imports() -> Iterator[Callable[..., Any]]:
    """Imports one screen after the other, and gives it: a pause between two leaves time for a tap."""
    for module, name in _SCREENS:
        yield getattr(import_module(module), name)
