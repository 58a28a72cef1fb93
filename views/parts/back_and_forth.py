"""Undo and redo of a match, and why one of them was not done."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Overtaken
from views.live import LiveMatch
from views.parts.problem import Problem
from views.parts.screen import icon_button
from views.session import Session


def undo_and_redo(session: Session, match: str, live: LiveMatch) -> list[ft.Control]:
    """The two buttons, each off while this device has nothing to take back."""
    t, book = session.t, session.book
    off_undo, off_redo = not book.next_undo(match, session.device), not book.next_redo(match, session.device)

    def undo() -> None:
        live.undo()

    def redo() -> None:
        live.redo()

    return [
        icon_button(session, ft.Icons.UNDO, t("Undo"), undo, disabled=off_undo, key="undo"),
        icon_button(session, ft.Icons.REDO, t("Redo"), redo, disabled=off_redo, key="redo"),
    ]


def trouble_bar(session: Session, live: LiveMatch, undo_past: Callable[[int], None] | None = None) -> list[ft.Control]:
    """Why the last change was not made; nothing when it was.

    With `undo_past`, what somebody else has changed since can be left as it is and the step before be undone.
    """
    if live.trouble is None:
        return []
    found: list[ft.Control] = [Problem(live.trouble, live.calm)]
    if undo_past is not None and isinstance(live.trouble, Overtaken):
        step = int(live.trouble.values["step"])
        leave = session.t("Leave it and undo the one before")
        found.append(ft.OutlinedButton(leave, on_click=lambda: undo_past(step), key="past"))
    return found
