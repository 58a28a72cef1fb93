"""The elevator's size: counted once on the players' own board, kept, and applied with one tap from then on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

import flet as ft

from book import BookError, ElevatorSize
from scorers import falling
from scorers.elevator import EMPTY, BeanstalkMatch, Board
from views.boards.elevator import grid_edits
from views.boards.elevator.turns import panel
from views.boards.table import Table
from views.hooks import use_live_state
from views.parts.keep import Keep
from views.parts.named import tap_box
from views.parts.stepper import Stepper
from views.session import Session, use_session
from views.theme import TOUCH

COLUMNS = range(3, 16, 2)
HEIGHTS = range(2, 21)
Size = tuple[int | None, int | None]


def known_size(session: Session, match: BeanstalkMatch) -> tuple[int, int] | None:
    """The size of this match's elevator, or the one kept for its mode, or the newest kept for any: (columns, rows)."""
    options = match.options
    if options.columns is not None and options.rows is not None:
        return options.columns, options.rows
    shelf = session.book.shelf
    kept = shelf.get(ElevatorSize, options.mode) or next(iter(shelf.all(ElevatorSize).values()), None)
    return (kept.columns, kept.rows) if kept is not None else None


def keep_size(session: Session, match: BeanstalkMatch, columns: int, height: int) -> None:
    """Remembers that size for the next match of the mode. A book that can't be written says so at the match itself."""
    size = ElevatorSize.model_validate({"columns": columns, "rows": height})
    with contextlib.suppress(BookError):
        session.book.shelf.put(match.options.mode, size)


def _nothing() -> Size:
    return None, None


@ft.component
def DrawIt(table: Table, key: str | None = None) -> ft.Control:
    """From the light form to the drawn elevator: one tap when the size is known, else it is asked for."""
    session = use_session()
    t = session.t
    match = table.match
    assert isinstance(match, BeanstalkMatch)
    size, size_now, put = use_live_state(_nothing())
    asking, _, ask = use_live_state(False)
    known = known_size(session, match)

    def draw(columns: int, height: int) -> None:
        keep_size(session, match, columns, height)
        table.live.change(grid_edits.draw(table.seat, columns, height))

    def draw_chosen() -> None:
        columns, height = size_now()
        if columns is not None and height is not None:
            draw(columns, height)

    title = ft.Text(t("Draw the elevator"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    why = t("Lay every good into it as on the table: the app lets it fall and watches the middle column.")
    told = ft.Text(why, theme_style=ft.TextThemeStyle.BODY_MEDIUM)
    if known is not None and not asking:
        label = t("Draw it: {columns} columns, {rows} rows", columns=known[0], rows=known[1])
        return panel(
            [
                title,
                told,
                ft.FilledButton(label, icon=ft.Icons.GRID_ON, on_click=lambda: draw(*known), key="known"),
                ft.TextButton(t("Another size"), on_click=lambda: ask(True), key="other"),
            ],
            "draw",
        )
    if not asking:
        return panel(
            [
                title,
                told,
                ft.OutlinedButton(t("Tell its size"), icon=ft.Icons.GRID_ON, on_click=lambda: ask(True), key="ask"),
            ],
            "draw",
        )
    once = ft.Text(t("Count them on your board; they are kept."), theme_style=ft.TextThemeStyle.BODY_MEDIUM)
    return panel(
        [
            title,
            told,
            once,
            _counts(
                session,
                t("Columns"),
                [(n, t.plural("{n} column", "{n} columns", n)) for n in COLUMNS],
                size[0],
                lambda n: put((n, size_now()[1])),
            ),
            _counts(
                session,
                t("Rows"),
                [(n, t.plural("{n} row", "{n} rows", n)) for n in HEIGHTS],
                size[1],
                lambda n: put((size_now()[0], n)),
            ),
            ft.FilledButton(
                t("Draw it"), icon=ft.Icons.GRID_ON, disabled=None in size, on_click=draw_chosen, key="draw-it"
            ),
        ],
        "draw",
    )


def _counts(
    session: Session,
    title: str,
    counts: Sequence[tuple[int, str]],
    chosen: int | None,
    choose: Callable[[int], None],
) -> ft.Control:
    """A number to tap for each count, spoken with what it counts."""
    side = max(TOUCH, session.size(46))

    def box(count: int, said: str) -> ft.Control:
        on = count == chosen
        return tap_box(
            said,
            ft.Text(
                str(count),
                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                color=ft.Colors.ON_PRIMARY if on else ft.Colors.ON_SURFACE,
            ),
            lambda: choose(count),
            selected=on,
            width=side,
            height=side,
            alignment=ft.Alignment.CENTER,
            border_radius=12,
            bgcolor=ft.Colors.PRIMARY if on else ft.Colors.SURFACE_CONTAINER_HIGH,
            border=ft.Border.all(1, ft.Colors.PRIMARY if on else ft.Colors.OUTLINE_VARIANT),
            key=str(count),
        )

    return ft.Column(
        [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Row([box(*one) for one in counts], wrap=True, spacing=6, run_spacing=6),
        ],
        spacing=6,
    )


def size_panel(session: Session, table: Table, board: Board, keep: Keep) -> ft.Control:
    """The drawn elevator's size, to be changed where nothing would be cut off, and the way back to the light form."""
    t = session.t
    match = table.match
    assert isinstance(match, BeanstalkMatch)
    rows = board.elevator or [EMPTY]
    columns, height = len(rows[0]), len(rows)

    def step(wider: int, higher: int) -> None:
        if table.live.change(grid_edits.resize(table.seat, wider, higher)):
            keep_size(
                session,
                match,
                min(max(columns + wider, COLUMNS[0]), COLUMNS[-1]),
                min(max(height + higher, HEIGHTS[0]), HEIGHTS[-1]),
            )

    def light() -> None:
        table.live.change(grid_edits.undraw(table.seat))

    narrower = columns > COLUMNS[0] and falling.resized(rows, columns - 2, height) is not None
    lower = height > HEIGHTS[0] and falling.resized(rows, columns, height - 1) is not None
    return keep(
        "size",
        (session, table.seat, columns, height, narrower, lower),
        lambda: panel(
            [
                ft.Text(t("Size of the elevator"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                Stepper(
                    t("Columns"),
                    columns,
                    lambda by: step(2 * by, 0),
                    low=COLUMNS[0] if narrower else columns,
                    high=COLUMNS[-1],
                    key="columns",
                ),
                Stepper(
                    t("Rows"),
                    height,
                    lambda by: step(0, by),
                    low=HEIGHTS[0] if lower else height,
                    high=HEIGHTS[-1],
                    key="rows",
                ),
                ft.OutlinedButton(t("Count without drawing"), icon=ft.Icons.GRID_OFF, on_click=light, key="light"),
            ],
            "size",
        ),
    )
