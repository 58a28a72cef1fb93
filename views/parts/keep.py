"""Controls kept from one drawing to the next while nothing of what they show has changed.

Flet passes over a control that is the very same object as before; so a tap costs what it changed, not what is shown.
What is kept must not close over anything that changes but what is named in its signature.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import flet as ft

C = TypeVar("C", bound=ft.Control)


class Keep:
    """What the last drawing showed, by name. A control that a drawing leaves out is made anew when it comes back."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[object, ft.Control]] = {}
        self._next: dict[str, tuple[object, ft.Control]] = {}

    def begin(self) -> None:
        """A new drawing begins."""
        self._last, self._next = self._next, {}

    def __call__(self, name: str, signature: object, make: Callable[[], C]) -> C:
        """The control of that name as it was, if its signature is the same; else the one that `make` gives."""
        found = self._last.get(name)
        control = found[1] if found is not None and found[0] == signature else make()
        self._next[name] = (signature, control)
        return cast("C", control)


def use_keep() -> Keep:
    """Inside a component: what its last drawing showed; a new drawing begins."""
    keep: Keep = ft.use_memo(Keep, [])
    keep.begin()
    return keep
