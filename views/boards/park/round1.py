"""The end of round 1: a copy of the park is kept for the entrance score."""

from __future__ import annotations

import flet as ft

from views.boards.park.desk import Desk, Pane
from views.boards.park.lines import back_row
from views.boards.park.whole import round1_over


def round1_pane(desk: Desk) -> list[ft.Control]:
    """Keep the park as it is, open the copy, or write the number that was noted."""
    t = desk.session.t
    kept = desk.field("round1") is not None

    def over() -> None:
        if desk.change(round1_over(desk.seat)):
            desk.go(Pane("category", "entrance"))
            desk.hold(where="round1", mode="tile", at=None)

    def look() -> None:
        desk.hold(where="round1", mode="tile", at=None)
        desk.go(Pane())

    controls: list[ft.Control] = [back_row(desk, t("Round 1"))]
    if kept:
        controls += [
            ft.Text(
                t("The park is kept as it stood when round 1 ended. You can still correct it."),
                theme_style=ft.TextThemeStyle.BODY_MEDIUM,
            ),
            ft.FilledButton(t("Open the park after round 1"), icon=ft.Icons.VISIBILITY, on_click=look, key="look"),
            ft.OutlinedButton(t("Keep today's park instead"), icon=ft.Icons.FLAG, on_click=over, key="again"),
        ]
    else:
        controls += [
            ft.Text(
                t("Keeps a copy of the park as it is now; the entrance is scored from it."),
                theme_style=ft.TextThemeStyle.BODY_MEDIUM,
            ),
            ft.FilledButton(t("Round 1 is over"), icon=ft.Icons.FLAG, on_click=over, key="over"),
        ]
    controls.append(
        ft.TextButton(
            t("Write the entrance score by hand"),
            icon=ft.Icons.EDIT,
            on_click=lambda: desk.go(Pane("write", "entrance")),
            key="write",
        )
    )
    return controls
