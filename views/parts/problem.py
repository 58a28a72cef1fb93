"""Why something was not done, said where it was tried."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import BookError, CannotSave, Conflict, NoSuchMatch, NothingToRedo, NothingToUndo
from scorers import Refused
from views.parts.screen import icon_button
from views.session import use_session
from wording import Words


def problem_text(t: Words, trouble: BookError | Refused) -> str:
    """One sentence on what went wrong and what stands now."""
    if isinstance(trouble, CannotSave):
        return t("Not saved: the book can't be written just now. Nothing was changed.")
    if isinstance(trouble, Conflict):
        return t("Somebody else changed this meanwhile. It is shown as it stands now.")
    if isinstance(trouble, NothingToUndo):
        return t("There is nothing of yours left to undo.")
    if isinstance(trouble, NothingToRedo):
        return t("There is nothing to redo.")
    if isinstance(trouble, NoSuchMatch):
        return t("This match is not in the book.")
    if isinstance(trouble, Refused):
        return t("That can't lie on a table: {fault}", fault=t.refusal(trouble.faults[0]))
    return t("That could not be done. Nothing was changed.")


@ft.component
def Problem(trouble: BookError | Refused, on_close: Callable[[], None] | None = None) -> ft.Control:
    """A bar that says why; with `on_close` it has a cross."""
    session = use_session()
    t = session.t
    controls: list[ft.Control] = [
        ft.Icon(ft.Icons.ERROR_OUTLINE, color=ft.Colors.ON_ERROR_CONTAINER),
        ft.Text(
            problem_text(t, trouble),
            theme_style=ft.TextThemeStyle.BODY_LARGE,
            color=ft.Colors.ON_ERROR_CONTAINER,
            expand=True,
        ),
    ]
    if on_close is not None:
        controls.append(icon_button(session, ft.Icons.CLOSE, t("Close"), on_close))
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            bgcolor=ft.Colors.ERROR_CONTAINER,
            border_radius=14,
            padding=12,
            content=ft.Row(controls=controls, spacing=12),
        ),
    )
