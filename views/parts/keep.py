"""Controls kept from one drawing to the next while nothing of what they show has changed.

Flet passes over a control that is the very same object as before; so a tap costs what it changed, not what is shown.
What is kept must not close over anything that changes but what is named in its signature. The match and the seat need
not be named: every board and screen is made anew for another one (by its key).
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar, cast

import flet as ft
import flet.canvas as cv
from flet.components.component import Component
from flet.components.utils import current_component

C = TypeVar("C", bound=ft.Control)


class _Kept(NamedTuple):
    signature: object
    control: ft.Control
    components: tuple[Component, ...]
    """The components in it: each looks for its session by way of the one that it is drawn in."""


class Keep:
    """What the last drawing showed, by name. A control that a drawing leaves out is made anew when it comes back."""

    def __init__(self) -> None:
        self._last: dict[str, _Kept] = {}
        self._next: dict[str, _Kept] = {}
        self._drawn_in: weakref.ref[Component] | None = None

    def begin(self, drawn_in: Component) -> None:
        """A new drawing of that component begins. Flet makes another object of a component at each drawing."""
        self._last, self._next = self._next, {}
        self._drawn_in = weakref.ref(drawn_in)

    def __call__(self, name: str, signature: object, make: Callable[[], C]) -> C:
        """The control of that name as it was, if its signature is the same; else the one that `make` gives."""
        kept = self._last.get(name)
        if kept is None or kept.signature != signature:
            control = make()
            kept = _Kept(signature, control, tuple(_components(control)))
        else:
            for component in kept.components:
                component._parent_component = self._drawn_in
        self._next[name] = kept
        return cast("C", kept.control)


def _components(node: object) -> Iterator[Component]:
    """The outermost components in a control; what one of them draws knows its way to it."""
    if isinstance(node, Component):
        yield node
    elif isinstance(node, list):
        for each in node:
            yield from _components(each)
    elif isinstance(node, ft.BaseControl) and not isinstance(node, cv.Canvas):  # Shapes hold none, and are many.
        for value in (*node._values.values(), *vars(node).values()):
            if isinstance(value, (list, ft.BaseControl)):
                yield from _components(value)


def use_keep() -> Keep:
    """Inside a component: what its last drawing showed; a new drawing begins."""
    keep: Keep = ft.use_memo(Keep, [])
    keep.begin(current_component())
    return keep
