"""The drawn elevator on the screen: a column, a trouble, the shaft are each drawn anew only when they change."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import flet as ft
import flet.canvas as cv

from scorers.elevator import EMPTY, Cell, Grid, Trouble
from views.boards.elevator import colours
from views.boards.elevator.layout import Layout
from views.boards.elevator.names import sign_at, trouble_name
from views.boards.elevator.shaft import centre_ring, shaft_shapes, trouble_band
from views.boards.elevator.tiles import good_shapes, goods_shapes, lines, warning_shapes
from views.boards.elevator.trouble_card import trouble_glyph
from views.parts.keep import Keep, use_keep
from views.parts.paint import stroke
from views.session import Session
from views.theme import FONT
from wording import Words

TOGETHER = 4
"""How many goods of a column one canvas draws: few, so that one that falls is soon drawn; many, so that all are."""


def _canvas(shapes: list[cv.Shape], width: float, height: float, *of: object) -> cv.Canvas:
    """A canvas that is another one whenever what it shows (`of`) or its size is another.

    Shapes of one kind patched into those of another, one by one, are slow and come out wrong on the screen.
    """
    return cv.Canvas(shapes=shapes, width=width, height=height, key=repr((width, height, *of)))


@ft.component
def Shaft(layout: Layout, dark: bool, key: str | None = None) -> ft.Control:
    """The empty elevator."""
    shapes = shaft_shapes(layout, dark=dark)
    return ft.Stack([_canvas(shapes, layout.width, layout.height, layout, dark)])


@ft.component
def ColumnView(
    t: Words,
    signs: str,
    broken: frozenset[int],
    layout: Layout,
    column: int,
    key: str | None = None,
) -> ft.Control:
    """The goods of one column, each spoken by its name; a handful of them is drawn together."""
    cell = layout.cell
    keep = use_keep()
    goods = [row for row, sign in enumerate(signs) if sign != EMPTY and not sign.isalpha()]

    def drawn(first: int) -> cv.Canvas:
        rows = [row for row in goods if first <= row < first + TOGETHER]
        shapes = goods_shapes([(signs[row], 0, (row - first) * cell) for row in rows], cell)
        for row in broken.intersection(rows):
            shapes += warning_shapes(cell * 0.76, (row - first + 0.26) * cell, cell * 0.22)
        together = _canvas(shapes, cell, TOGETHER * cell, first, signs[first : first + TOGETHER], sorted(broken))
        together.top = first * cell
        return together

    def spoken(row: int) -> ft.Control:
        name = sign_at(t, signs[row], (row, column), layout.columns, row in broken)
        return ft.Container(
            ft.Semantics(label=name, container=True, content=ft.Container()),
            left=0,
            top=row * cell,
            width=cell,
            height=cell,
            key=str(row),
        )

    around = (t.lang, layout)
    return ft.Container(
        ft.Stack(
            [
                *(
                    keep(f"from {row}", (around, signs[row : row + TOGETHER], broken), partial(drawn, row))
                    for row in range(0, len(signs), TOGETHER)
                ),
                *(keep(f"row {row}", (around, signs[row], row in broken), partial(spoken, row)) for row in goods),
            ]
        ),
        left=layout.corner((0, column))[0],
        top=0,
        width=cell,
        height=layout.height,
    )


@ft.component
def TroubleView(
    name: str,
    kind: str,
    letter: str,
    colour: str | None,
    layout: Layout,
    at: Cell,
    broken: bool,
    done: bool,
    key: str | None = None,
) -> ft.Control:
    """A trouble's tile: its kind's colour, pattern and glyph, its letter, the colour of goods that it asks for."""
    side = 2 * layout.cell
    left, top = layout.corner(at)
    shapes = trouble_band(kind, side)
    if colour is not None:
        shapes += good_shapes(colour, side * 0.69, side * 0.56, side * 0.21)
    shapes.append(
        cv.Text(
            side * 0.2,
            side * 0.32,
            value=letter,
            alignment=ft.Alignment.CENTER,
            style=ft.TextStyle(
                font_family=FONT, size=round(side * 0.17, 1), color=colours.TILE, weight=ft.FontWeight.W_700, height=1.0
            ),
        )
    )
    if broken:
        shapes += warning_shapes(side * 0.84, side * 0.17, side * 0.13)
    glyph = side * 0.46
    return ft.Container(
        ft.Semantics(
            label=name,
            container=True,
            exclude_semantics=True,
            content=ft.Stack(
                [
                    _canvas(shapes, side, side, kind, letter, colour, broken),
                    ft.Image(
                        src=trouble_glyph(kind),
                        width=glyph,
                        height=glyph,
                        left=side * (0.3 if colour is None else 0.23),
                        top=side * 0.27,
                        exclude_from_semantics=True,
                        opacity=0.35 if done else 1,
                    ),
                ],
                width=side,
                height=side,
            ),
        ),
        left=left,
        top=top,
        width=side,
        height=side,
    )


def picture(
    session: Session,
    keep: Keep,
    grid: Grid,
    troubles: Sequence[Trouble],
    layout: Layout,
    landing: Sequence[Collection[Cell]],
    lit: str,
    at: Cell | None,
    on_tap: Callable[[float, float], None],
) -> ft.Control:
    """The elevator as it stands. `landing` are the clusters to be outlined, `lit` the letter of the trouble to be
    ringed, `at` the keyboard's cell; `on_tap(x, y)` is told where a finger came down."""
    t = session.t
    around = (t.lang, layout, session.dark)
    floating = frozenset(grid.floating)
    layers = [keep("shaft", around, lambda: Shaft(layout, session.dark, key="shaft"))]
    for column in range(layout.columns):
        signs = "".join(row[column] for row in grid.rows)
        broken = frozenset(row for row, by in floating if by == column)
        view = partial(ColumnView, t, signs, broken, layout, column, key=f"column-{column}")
        layers.append(keep(f"column {column}", (around, signs, broken), view))
    for trouble in troubles:
        cells = grid.cells.get(trouble.id)
        if cells:
            tile = partial(
                TroubleView,
                trouble_name(t, trouble, cells),
                trouble.kind,
                trouble.id,
                trouble.colour,
                layout,
                cells[0],
                cells[2] in floating or trouble.resolved,
                trouble.resolved,
                key=f"trouble-{trouble.id}",
            )
            layers.append(keep(f"trouble {trouble.id}", (around, tile.args), tile))
    ring = grid.cells.get(lit)
    told = ("over", landing, ring, at, grid.centre_filled, session.dark)
    layers.append(
        keep(
            "over",
            (around, told),
            lambda: _canvas(_over(session, grid, layout, landing, lit, at), layout.width, layout.height, *told),
        )
    )

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None:
            on_tap(float(event.local_position.x), float(event.local_position.y))

    # The detector has no node of its own in the accessibility tree: it would swallow where a tap came down.
    return ft.GestureDetector(
        content=ft.Stack(layers, width=layout.width, height=layout.height),
        on_tap_up=tapped,
        exclude_from_semantics=True,
        key="picture",
    )


def _over(
    session: Session, grid: Grid, layout: Layout, landing: Sequence[Collection[Cell]], lit: str, at: Cell | None
) -> list[cv.Shape]:
    shapes = centre_ring(layout, dark=session.dark, filled=grid.centre_filled)
    pen = max(3.0, layout.cell * 0.09)
    for cluster in landing:
        around = layout.border(cluster, pen / 2)
        shapes.append(cv.Path(lines(around), paint=stroke("#FFFFFF", pen)))
        shapes.append(cv.Path(lines(around), paint=stroke(colours.LANDING, pen * 0.66)))
    rings = [(at, 1)] if at is not None else []
    if lit in grid.cells:
        rings.append((grid.cells[lit][0], 2))
    for cell, wide in rings:
        x, y = layout.corner(cell)
        side = wide * layout.cell
        for color, width in zip(colours.RING, (pen * 1.4, pen * 0.8), strict=True):
            shapes.append(cv.Rect(x, y, side, side, border_radius=layout.cell * 0.16, paint=stroke(color, width)))
    return shapes
