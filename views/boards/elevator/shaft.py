"""The empty shaft and the troubles' tiles as shapes on a canvas."""

from __future__ import annotations

import flet.canvas as cv

from views.boards.elevator import colours
from views.boards.elevator.layout import RAIL, Layout
from views.boards.elevator.tiles import lines
from views.parts.paint import fill, polygon, stroke


def shaft_shapes(layout: Layout, *, dark: bool) -> list[cv.Shape]:
    """The empty elevator: cells, rails, and the top of the middle column with its mark."""
    cells: list[cv.Path.PathElement] = []
    gap = max(0.8, layout.cell * 0.025)
    middle = (0, layout.columns // 2)
    for row in range(layout.rows):
        for column in range(layout.columns):
            if (row, column) != middle:
                x, y = layout.corner((row, column))
                cells.append(cv.Path.Rect(x + gap, y + gap, layout.cell - 2 * gap, layout.cell - 2 * gap))
    rail = fill(colours.RAIL_INK[dark])
    rungs = [
        ((RAIL * 0.15 + side, row * layout.cell), (RAIL * 0.85 + side, row * layout.cell))
        for row in range(1, layout.rows)
        for side in (0.0, layout.width - RAIL)
    ]
    return [
        cv.Rect(0, 0, layout.width, layout.height, border_radius=6, paint=fill(colours.SHAFT[dark])),
        cv.Path(cells, paint=fill(colours.CELL[dark])),
        *_centre(layout, dark=dark),
        cv.Rect(0, 0, RAIL * 0.7, layout.height, border_radius=3, paint=rail),
        cv.Rect(layout.width - RAIL * 0.7, 0, RAIL * 0.7, layout.height, border_radius=3, paint=rail),
        cv.Path(lines(rungs), paint=stroke(colours.SHAFT[dark], 1.5)),
    ]


def _centre(layout: Layout, *, dark: bool) -> list[cv.Shape]:
    ground, line = colours.CENTRE[dark]
    x, y = layout.corner((0, layout.columns // 2))
    side = layout.cell
    return [
        cv.Rect(x + 1, y + 1, side - 2, side - 2, border_radius=side * 0.12, paint=fill(ground)),
        *warning_on(x + side / 2, y + side * 0.52, side * 0.26, line),
    ]


def warning_on(x: float, y: float, size: float, color: str) -> list[cv.Shape]:
    """A line of a triangle with a bang, in that colour."""
    triangle = [(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)]
    pen = max(1.4, size * 0.18)
    return [
        cv.Path(polygon(triangle), paint=stroke(color, pen)),
        cv.Line(x, y - size * 0.3, x, y + size * 0.2, paint=stroke(color, pen)),
        cv.Circle(x, y + size * 0.52, pen * 0.6, paint=fill(color)),
    ]


def centre_ring(layout: Layout, *, dark: bool, filled: bool) -> list[cv.Shape]:
    """The line around the top of the middle column, above what lies there: red when something does."""
    x, y = layout.corner((0, layout.columns // 2))
    pen = max(2.5, layout.cell * 0.06)
    paint = stroke(colours.WARNING if filled else colours.CENTRE[dark][1], pen, None if filled else [6, 5])
    half = pen / 2
    return [
        cv.Rect(x + half, y + half, layout.cell - pen, layout.cell - pen, border_radius=layout.cell * 0.14, paint=paint)
    ]


def trouble_band(kind: str, side: float) -> list[cv.Shape]:
    """A trouble's tile without its glyph: dark, with its kind's colour and pattern in a band above and below."""
    color = colours.TROUBLE[kind]
    gap = max(1.0, side * 0.02)
    inner = side - 2 * gap
    band = side * 0.15
    shapes: list[cv.Shape] = [
        cv.Rect(gap, gap, inner, inner, border_radius=side * 0.1, paint=fill(colours.TILE)),
        cv.Rect(gap, gap, inner, inner, border_radius=side * 0.1, paint=stroke(color, max(1.5, side * 0.022))),
        cv.Rect(
            side * 0.09, side * 0.2, side * 0.82, side * 0.6, border_radius=side * 0.06, paint=fill(colours.TILE_FACE)
        ),
    ]
    for top in (side * 0.045, side - side * 0.045 - band):
        shapes += _pattern(kind, side * 0.12, top, side * 0.76, band * 0.86, color)
    return shapes


def _pattern(kind: str, x: float, y: float, width: float, height: float, color: str) -> list[cv.Shape]:
    """Slanted bars, dots, squares, arrows up or level bars, as the kind has it."""
    steps = 7
    step = width / steps
    parts: list[cv.Path.PathElement] = []
    for number in range(steps):
        left = x + number * step
        if kind == "point":
            parts += polygon(
                [
                    (left + step * 0.45, y),
                    (left + step, y),
                    (left + step * 0.55, y + height),
                    (left, y + height),
                ]
            )
        elif kind == "coins":
            size = min(step, height) * 0.8
            parts.append(cv.Path.Oval(left + (step - size) / 2, y + (height - size) / 2, size, size))
        elif kind == "colour":
            parts.append(cv.Path.Rect(left, y + (height / 2 if number % 2 else 0), step, height / 2))
        elif kind == "centre_top":
            parts += polygon([(left + step / 2, y), (left + step * 0.95, y + height), (left + step * 0.05, y + height)])
        else:
            parts.append(cv.Path.Rect(left, y + height * 0.05, step * 0.84, height * 0.36))
            parts.append(cv.Path.Rect(left, y + height * 0.58, step * 0.84, height * 0.36))
    return [cv.Path(parts, paint=fill(color))]
