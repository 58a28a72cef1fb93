"""Why: a category's lines and their pieces, and the lines that the chosen piece takes part in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from book import ABSENT, Document, Edit, element
from book import put as put_piece
from book.changes import Maker
from scorers.readings import readings
from scorers.result import Category, Violation
from views.boards.park.chips import small
from views.boards.park.desk import Desk, Pane
from views.boards.park.edits import Where, tiles_of
from views.boards.park.facts import laid_tiles, lines_of
from views.boards.park.rulings import rule, ruling_key, rulings
from views.parts.lines import CategoryLines
from views.parts.named import tap_box
from views.parts.number_pad import NumberPad
from views.parts.screen import icon_button
from views.theme import TOUCH
from wording.park import row, tile_parts


def category_pane(desk: Desk) -> list[ft.Control]:
    """A category: its lines, each a tap to its pieces; or the number that was written by hand."""
    t, key = desk.session.t, desk.pane.key
    category = desk.result.category(key)
    marked = frozenset(number for one, number in chosen_lines(desk) if one.key == key)
    lines = CategoryLines(
        "spectacular",
        category,
        chosen=desk.pane.line,
        marked=marked,
        on_line=lambda number: desk.go(Pane("category", key, None if desk.pane.line == number else number)),
        on_count=lambda: unwrite(desk, key),
        key=f"lines-{key}",
    )
    close = icon_button(desk.session, ft.Icons.CLOSE, t("To the pieces"), lambda: desk.go(Pane()), key="close")
    controls: list[ft.Control] = [
        ft.Row(
            [ft.Container(lines, expand=True), close],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.START,
            key="head",
        ),
        *_advice(desk, category),
    ]
    if category.source != "hand":
        controls.append(
            ft.TextButton(
                t("Write by hand"), icon=ft.Icons.EDIT, on_click=lambda: desk.go(Pane("write", key)), key="write"
            )
        )
    controls.append(
        ft.Text(
            t.rule("spectacular", key), theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT
        )
    )
    return controls


def _advice(desk: Desk, category: Category) -> list[ft.Control]:
    """What is still to be told or asked about a category."""
    t, key = desk.session.t, category.key
    found: list[ft.Control] = []
    if key == "entrance":
        for reading in readings(desk.match, desk.table.result):
            other = reading.other.seat(desk.seat).category(key).points
            if reading.category == key and other is not None and other != category.points:
                text = t("If a lone die counts: {points}.", points=other)
                if reading.on:
                    text = t("If a lone die doesn't count: {points}.", points=other)
                found.append(ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM))
        if category.source != "hand" and desk.field("round1") is None:
            found.append(_go_button(desk, t("Round 1"), Pane("round1")))
    if key == "animals" and category.source != "hand":
        found.append(_go_button(desk, t("Animals table"), Pane("table")))
    if key == "missions" and category.source != "hand":
        found.append(_go_button(desk, t("Missions"), Pane("missions")))
    return found


def _go_button(desk: Desk, text: str, pane: Pane) -> ft.Control:
    return ft.FilledTonalButton(text, icon=ft.Icons.ARROW_FORWARD, on_click=lambda: desk.go(pane), key=pane.name)


def write_pane(desk: Desk) -> list[ft.Control]:
    """The pad that writes a category by hand."""
    t, key = desk.session.t, desk.pane.key
    back = Pane("category", key)
    category = desk.result.category(key)

    def enter(number: int | None) -> None:
        desk.change(_written(desk.seat, key, number))

    return [
        NumberPad(
            t.category("spectacular", key),
            category.points if category.source == "hand" else None,
            enter,
            lambda: desk.go(back),
            lambda: desk.go(back),
            key=f"write-{key}",
        )
    ]


def unwrite(desk: Desk, key: str) -> None:
    """Let the board count again."""
    desk.change(_written(desk.seat, key, None))


def _written(seat: str, key: str, number: int | None) -> Maker:
    def make(document: Document) -> Sequence[Edit]:
        return [
            put_piece(document, seat, f"pad.{key}", ABSENT if number is None else number),
            put_piece(document, None, element("about.sums", seat, key), ABSENT),
        ]

    return make


def back_row(desk: Desk, title: str) -> ft.Control:
    """The head of a pane: its title, and the way back to the pieces."""
    t = desk.session.t
    return ft.Row(
        [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
            ft.FilledTonalButton(
                t("To the pieces"), icon=ft.Icons.CLOSE, on_click=lambda: desk.go(Pane()), key="close"
            ),
        ],
        key="head",
    )


def chosen_lines(desk: Desk) -> list[tuple[Category, int]]:
    """The lines that the piece on the chosen hex takes part in."""
    hand = desk.hand
    return lines_of(desk.result, desk.board, hand.at, hand.where) if hand.at is not None else []


def piece_rulings(desk: Desk) -> list[ft.Control]:
    """The rules that the park or the piece on the chosen hex breaks, each to be ruled right."""
    allowed, at = rulings(desk.document), desk.hand.at
    whole = [one for one in desk.result.violations if one.at == desk.hand.where]
    broken = [one for one in whole if _key(desk, one) not in allowed]
    ruled = [one for one in whole if _key(desk, one) in allowed]
    if at is not None:
        broken += desk.facts.broken.get(at, ())
        ruled += desk.facts.ruled.get(at, ())
    return [*(_broken(desk, one) for one in broken), *(_ruled(desk, one) for one in ruled)]


def piece_lines(desk: Desk) -> list[ft.Control]:
    """The lines that the piece on the chosen hex takes part in; what lies there, in words, if there are none."""
    t, hand = desk.session.t, desk.hand
    tile = next((one for one in laid_tiles(desk.board, hand.where) if one.at == hand.at), None)
    if tile is None or hand.at is None:
        return []
    controls: list[ft.Control] = []
    lines = chosen_lines(desk)
    controls.append(
        ft.Text(
            t.capital(row(t, tile_parts(t, tile))) if not lines else t("Counts for:"),
            theme_style=ft.TextThemeStyle.TITLE_SMALL,
        )
    )
    for category, number in lines:
        line = category.lines[number]
        text = t(
            "{what}: {value}",
            what=t.category("spectacular", category.key),
            value=t.line("spectacular", line, category),
        )
        controls.append(
            desk.keep(
                f"line {category.key}{number}",
                (desk.look, text, line.points),
                _line_maker(desk, category.key, number, text, line.points),
            )
        )
    return controls


def _line_maker(desk: Desk, key: str, number: int, text: str, points: int) -> Callable[[], ft.Control]:
    session, t = desk.session, desk.session.t
    return lambda: tap_box(
        t("{what}: {value}", what=text, value=t.points(points)),
        ft.Row(
            [
                ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
                ft.Text(str(points), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ],
            spacing=10,
        ),
        _opener(desk, key, number),
        padding=ft.Padding.symmetric(horizontal=12, vertical=max(4.0, (TOUCH - session.size(22)) / 2)),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        key=f"{key}{number}",
    )


def _opener(desk: Desk, key: str, number: int) -> Callable[[], None]:
    return lambda: desk.go(Pane("category", key, number))


def _key(desk: Desk, one: Violation) -> str:
    where: Where = "round1" if one.at.startswith("round1") else "park"
    return ruling_key(desk.seat, one, tiles_of(desk.document, desk.seat, where))


def _broken(desk: Desk, one: Violation) -> ft.Control:
    """The sentence of a broken rule, and the players' word that they play it so."""
    t = desk.session.t
    key = _key(desk, one)
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color=ft.Colors.ON_ERROR_CONTAINER),
                        ft.Text(
                            t.violation(one, placed=False),
                            theme_style=ft.TextThemeStyle.BODY_LARGE,
                            color=ft.Colors.ON_ERROR_CONTAINER,
                            expand=True,
                        ),
                    ],
                    spacing=8,
                ),
                ft.FilledTonalButton(t("We play it so"), on_click=lambda: _say(desk, key, True)),
            ],
            spacing=6,
        ),
        padding=10,
        border_radius=14,
        bgcolor=ft.Colors.ERROR_CONTAINER,
        key=f"broken-{one.code}",
    )


def _ruled(desk: Desk, one: Violation) -> ft.Control:
    t = desk.session.t
    key = _key(desk, one)
    return ft.Column(
        [
            small(t("You play it so: {sentence}", sentence=t.violation(one, placed=False)), lines=3),
            ft.TextButton(t("Judge it again"), on_click=lambda: _say(desk, key, False)),
        ],
        spacing=2,
        key=f"ruled-{one.code}",
    )


def _say(desk: Desk, key: str, allowed: bool) -> None:
    desk.change(rule(key, allowed))


__all__ = ["back_row", "category_pane", "chosen_lines", "piece_lines", "write_pane"]
