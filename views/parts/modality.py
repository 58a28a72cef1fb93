"""Whether a device is used by its keys.

What can be focused draws a ripple when it is tapped, frame by frame for half a second, and the number that the tap
changes has to wait for the frames. Fingers need no focus, so boxes get it with the first Tab of a device.
"""

from __future__ import annotations

import flet as ft

_KEY = "used by its keys"


def by_keys(page: ft.Page) -> bool:
    """Whether Tab was pressed on this device since it came."""
    return bool(page.session.store.get(_KEY))


def note_key(page: ft.Page, key: str) -> bool:
    """To be told of each key; True with the first Tab, when everything has to be drawn anew."""
    if key != "Tab" or by_keys(page):
        return False
    page.session.store.set(_KEY, True)
    return True
