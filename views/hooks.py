"""Hooks of our own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

import flet as ft

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

T = TypeVar("T")


def use_live_state(initial: T) -> tuple[T, Callable[[], T], Callable[[T], None]]:
    """State whose newest value can be read at once: (value to draw, get, set).

    Two taps may both arrive before the first has been drawn; a handler that reads the drawn value
    then loses one of them. `get()` is always the newest.
    """
    value, set_value = ft.use_state(initial)
    newest: MutableRef[T] = ft.use_ref(None)
    if newest.current is None:
        newest.current = initial

    def get() -> T:
        return newest.current  # type: ignore[return-value]

    def put(new: T) -> None:
        newest.current = new
        set_value(lambda _: new)

    return value, get, put


def use_held(make: Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """State that `make` begins, typed: (value, put). `ft.use_state` takes callables for updaters; `put` doesn't."""
    value, change = ft.use_state(cast("T", make))  # Flet calls what is callable
    return value, lambda new: change(lambda _: new)


def use_keyboard(on_key: Callable[[str], bool], *, active: bool = True) -> None:
    """While the component is mounted and `active`, keys of a hardware keyboard go to `on_key`.

    Keys come by Flet's names: "1", "-", "Enter", "Escape", "Backspace", "Tab", "Numpad Add". Keys that `on_key`
    does not take (False) go to whoever listened before.
    """
    page = ft.context.page
    newest: MutableRef[Callable[[str], bool]] = ft.use_ref(None)  # a callable given here would be called
    newest.current = on_key
    before: MutableRef[object] = ft.use_ref(None)
    mine: MutableRef[object] = ft.use_ref(None)

    def listen() -> None:
        if not active:
            return
        before.current = page.on_keyboard_event

        def heard(event: ft.KeyboardEvent) -> None:
            handler = newest.current
            taken = handler is not None and not (event.ctrl or event.meta or event.alt) and handler(event.key)
            if not taken and callable(before.current):
                before.current(event)

        mine.current = heard
        page.on_keyboard_event = heard

    def forget() -> None:
        if mine.current is not None and page.on_keyboard_event is mine.current:
            page.on_keyboard_event = before.current  # type: ignore[assignment]
        mine.current = None

    ft.use_effect(listen, [active], cleanup=forget)
