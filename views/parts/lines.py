"""A category's points and the lines they add up to; a tap on a line shows the pieces that it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import flet as ft

from scorers.result import Category, Line
from views.parts.keep import use_keep
from views.parts.named import tap_box
from views.session import use_session

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef


@ft.component
def CategoryLines(
    game: str,
    category: Category,
    chosen: int | None = None,
    marked: frozenset[int] = frozenset(),
    on_line: Callable[[int], None] | None = None,
    on_count: Callable[[], None] | None = None,
    key: str | None = None,
) -> ft.Control:
    """The category's name, its points, and a row for each line.

    `chosen` is the line whose pieces are shown, `marked` are those that the chosen piece takes part in;
    `on_line(number)` is called by a tap. For a total written by hand `on_count` takes it away again.
    """
    session = use_session()
    t = session.t
    keep = use_keep()
    tapped: MutableRef[Callable[[int], None]] = ft.use_ref(None)
    tapped.current = on_line
    points = "–" if category.points is None else str(category.points)
    head = ft.Semantics(
        header=True,
        label=t("{what}: {value}", what=t.category(game, category.key), value=points),
        exclude_semantics=True,
        content=ft.Row(
            controls=[
                ft.Text(t.category(game, category.key), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
                ft.Text(points, theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ]
        ),
    )

    def row(number: int, line: Line) -> ft.Control:
        told, points = t.line(game, line, category), t.points(line.points)
        tap = _tapper(tapped, number) if on_line is not None and line.pieces else None
        is_chosen, is_marked = number == chosen, number in marked
        return keep(
            str(number),
            (session.keys, told, points, line.points, is_chosen, is_marked, tap is None),
            lambda: _row(told, points, line, is_chosen, is_marked, tap),
        )

    rows: list[ft.Control] = [row(number, line) for number, line in enumerate(category.lines)]
    if category.source == "missing":
        rows.append(ft.Text(t.label("source", "missing"), theme_style=ft.TextThemeStyle.BODY_MEDIUM))
    elif category.source == "hand" and on_count is not None:
        rows.append(ft.TextButton(t("Count what lies here instead"), on_click=lambda: on_count()))
    elif not rows:
        rows.append(ft.Text(t("Nothing scores here yet"), theme_style=ft.TextThemeStyle.BODY_MEDIUM))
    return ft.Column(controls=[head, *rows], spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _tapper(on_line: MutableRef[Callable[[int], None]], number: int) -> Callable[[], None]:
    return lambda: on_line.current(number) if on_line.current is not None else None


def _row(
    sentence: str, points: str, line: Line, chosen: bool, marked: bool, tap: Callable[[], None] | None
) -> ft.Control:
    inside = ft.Row(
        spacing=12,
        controls=[
            ft.Text(sentence, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
            ft.Text(str(line.points), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
    )
    look: dict[str, Any] = {
        "bgcolor": ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER,
        "border": ft.Border.all(2, ft.Colors.PRIMARY if chosen or marked else ft.Colors.TRANSPARENT),
        "border_radius": 12,
        "padding": ft.Padding.symmetric(horizontal=12, vertical=11),
    }
    said = f"{sentence}: {points}"
    if tap is None:
        return ft.Container(content=ft.Semantics(label=said, exclude_semantics=True, content=inside), **look)
    return tap_box(said, inside, tap, selected=chosen or marked, **look)
