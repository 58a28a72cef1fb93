"""A spoken name for what can be tapped.

In the browser's accessibility tree a tap belongs to the node that Flet makes for `on_click`; a name given inside it
becomes that node's name. A name given outside (`ft.Semantics` around a button, a plain tooltip) makes a second node,
and `ft.Semantics(on_tap=...)` makes none that can be activated. So names go inside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.parts.modality import by_keys


def speak(
    name: str,
    content: ft.Control,
    *,
    selected: bool | None = None,
    toggled: bool | None = None,
    off: bool = False,
) -> ft.Semantics:
    """`content` spoken as the button `name`, and as nothing else; for the inside of what has an `on_click`.

    `selected` tells one of a few, `toggled` makes it a switch, `off` says that it does nothing now.
    """
    return ft.Semantics(
        label=name,
        button=toggled is None,
        selected=selected,
        toggled=toggled,
        disabled=off,
        exclude_semantics=True,
        content=content,
    )


def tap_box(
    name: str,
    content: ft.Control,
    on_click: Callable[[], None] | None,
    *,
    selected: bool | None = None,
    toggled: bool | None = None,
    hint: str | None = None,
    **look: Any,
) -> ft.Container:
    """A box to tap, spoken as `name`; `look` is what `ft.Container` takes. None for `on_click`: it is off.

    `hint` is shown to a mouse that rests on the content: there, since around the box it would be spoken as well.
    Only while a component is drawn: whether the box can be focused depends on its device (see `modality`).
    """
    if hint is not None:
        content.tooltip = hover(hint)
    return ft.Container(
        content=speak(name, content, selected=selected, toggled=toggled, off=on_click is None),
        on_click=on_click,
        ink=by_keys(ft.context.page),
        **look,
    )


def hover(name: str) -> ft.Tooltip:
    """`name` for a mouse that rests there; not spoken, since the button says it already."""
    return ft.Tooltip(message=name, exclude_from_semantics=True)
