"""The live score of a park: the total and every category, each a tap to what it is made of."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers.result import Category
from views.boards.park.chips import glyph
from views.boards.park.desk import Desk, Pane
from views.parts.named import tap_box
from views.theme import TOUCH

GAP = 4
GLYPHS = {
    **{key: f"/glyphs/habitat_{key}.svg" for key in ("green", "orange", "blue", "gray")},
    "towers": "/glyphs/tower.svg",
}
ICONS = {
    "entrance": ft.Icons.MEETING_ROOM_OUTLINED,
    "animals": ft.Icons.PETS,
    "missions": ft.Icons.ASSIGNMENT_TURNED_IN_OUTLINED,
}


def score_grid(desk: Desk, part_of: frozenset[str]) -> ft.Control:
    """The total, and the categories in two rows of signs and numbers. `part_of`: where the chosen piece counts."""
    session = desk.session
    tall = max(TOUCH, session.size(44))
    narrow = session.room < 330
    total = ft.Semantics(
        label=_total_said(desk),
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Text(
                str(desk.result.total),
                theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                color=session.ink("spectacular"),
            ),
            width=None if narrow else session.size(72),
            height=tall if narrow else 2 * tall + GAP,
            alignment=ft.Alignment.CENTER,
            border_radius=12,
            bgcolor=ft.Colors.PRIMARY_CONTAINER,
        ),
        key="total",
    )
    boxes: list[ft.Control] = [_box(desk, category, category.key in part_of) for category in desk.result.categories]
    if len(boxes) % 2:
        boxes.append(ft.Container(expand=1))
    half = len(boxes) // 2
    rows: list[ft.Control] = [ft.Row(boxes[:half], spacing=GAP), ft.Row(boxes[half:], spacing=GAP)]
    if narrow:
        return ft.Column([total, *rows], spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, key="score")
    return ft.Row([total, ft.Column(rows, spacing=GAP, expand=True)], spacing=GAP, key="score")


def score_list(desk: Desk, part_of: frozenset[str]) -> ft.Control:
    """The categories with their names, two a row, for a wide screen."""
    t = desk.session.t
    total = ft.Semantics(
        label=_total_said(desk),
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Text(t("Total"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
                    ft.Text(str(desk.result.total), theme_style=ft.TextThemeStyle.DISPLAY_SMALL),
                ]
            ),
            padding=ft.Padding.symmetric(horizontal=14),
            border_radius=14,
            bgcolor=ft.Colors.PRIMARY_CONTAINER,
        ),
        key="total",
    )
    boxes: list[ft.Control] = [
        _box(desk, category, category.key in part_of, named=True) for category in desk.result.categories
    ]
    if len(boxes) % 2:
        boxes.append(ft.Container(expand=1))
    rows = [ft.Row(list(boxes[start : start + 2]), spacing=6) for start in range(0, len(boxes), 2)]
    return ft.Column([total, *rows], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, key="score")


def _total_said(desk: Desk) -> str:
    t = desk.session.t
    complete = desk.result.complete
    return t("{what}: {value}", what=t("Total") if complete else t("Total so far"), value=t.points(desk.result.total))


def _box(desk: Desk, category: Category, marked: bool, *, named: bool = False) -> ft.Control:
    open_ = desk.pane.name == "category" and desk.pane.key == category.key
    return desk.keep(
        f"score {category.key}",
        (desk.look, category.points, category.source, marked, open_),
        lambda: _made(desk, category, marked, open_, named=named),
    )


def _made(desk: Desk, category: Category, marked: bool, open_: bool, *, named: bool) -> ft.Control:
    session, t = desk.session, desk.session.t
    value = "–" if category.points is None else str(category.points)
    side = session.size(20)
    sign: ft.Control = (
        glyph(GLYPHS[category.key], side)
        if category.key in GLYPHS
        else ft.Icon(ICONS[category.key], size=side, color=ft.Colors.ON_SURFACE_VARIANT)
    )
    number = ft.Text(value, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    hand = [ft.Icon(ft.Icons.EDIT, size=session.size(13))] if category.source == "hand" else []
    if named:
        inside: ft.Control = ft.Row(
            [
                sign,
                ft.Text(
                    t.category("spectacular", category.key),
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    expand=True,
                    max_lines=2,
                ),
                *hand,
                number,
            ],
            spacing=6,
        )
    else:
        parts = [sign, number, *hand]
        middle = ft.MainAxisAlignment.CENTER
        inside = (
            ft.Row(parts, spacing=4, tight=True, alignment=middle)
            if session.room >= 330
            else ft.Column(parts, spacing=0, tight=True, alignment=middle)
        )
    said = t("{what}: {value}", what=t.category("spectacular", category.key), value=value)
    if category.source == "hand":
        said = t("{what}: {value}", what=said, value=t.label("source", "hand"))
    return tap_box(
        said,
        inside,
        _opener(desk, category.key, open_),
        selected=open_,
        expand=1,
        height=max(TOUCH, session.size(44 if session.room >= 330 else 54)),
        padding=ft.Padding.symmetric(horizontal=8 if named else 1),
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if open_ else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if open_ or marked else ft.Colors.TRANSPARENT),
        key=category.key,
    )


def _opener(desk: Desk, key: str, open_: bool) -> Callable[[], None]:
    return lambda: desk.go(Pane() if open_ else Pane("category", key))
