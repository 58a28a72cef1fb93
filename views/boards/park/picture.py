"""A tile drawn: its ground, arc, die, heart or star, and its animal's name. Shapes within the hex's own box."""

from __future__ import annotations

import math
from typing import Final

import flet as ft
import flet.canvas as cv

from scorers.spectacular_board import Arc, Tile
from views.boards.park import colours
from views.boards.park.layout import Layout, Point, corner_angle
from views.parts.paint import fill, polygon, stroke
from views.theme import FONT

ARC_RADIUS: Final = 0.42
"""The radius of a watchtower's circle, as a share of the hex's."""
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def tile_shapes(tile: Tile, layout: Layout, *, dark: bool, label: str, broken: bool) -> list[cv.Shape]:
    """The shapes of a tile on hex (0, 0) of the layout. `label` is the animal's name, empty for none."""
    radius = layout.radius
    x, y = layout.centre((0, 0))
    strong = colours.STRONG[tile.habitat]
    shapes: list[cv.Shape] = [
        cv.Path(polygon(layout.outline((0, 0), 0.955)), paint=fill(colours.GROUND[dark][tile.habitat])),
        cv.Path(polygon(layout.outline((0, 0), 0.94)), paint=stroke(strong, max(1.2, radius * 0.03))),
    ]
    if tile.arc is not None:
        shapes += arc_shapes(tile.arc, layout)
    shapes += die_shapes(tile.die, x, y - radius * 0.1, radius * 0.6, strong)
    if label:
        shapes.append(_label(label, x, y + radius * (0.44 if not layout.flat else 0.48), radius))
    if broken:
        shapes += _warning(x + radius * 0.52, y - radius * 0.34, radius * 0.2)
    return shapes


def arc_shapes(arc: Arc, layout: Layout) -> list[cv.Shape]:
    """A third of a circle around a corner: black whole, brown dashed, beige with two lines."""
    reach = layout.radius * ARC_RADIUS
    corner = layout.corner((0, 0), arc.corner, 0.955)
    angle = corner_angle(arc.corner, layout.flat)

    def end(by: int, length: float) -> Point:
        turned = math.radians(angle + by)
        return corner[0] + math.cos(turned) * length, corner[1] - math.sin(turned) * length

    def bow(length: float) -> list[cv.Path.PathElement]:
        return [
            cv.Path.MoveTo(*end(120, length)),
            cv.Path.ArcTo(*end(240, length), radius=length, clockwise=False),
        ]

    sector = [*bow(reach), cv.Path.LineTo(*corner), cv.Path.Close()]
    shapes: list[cv.Shape] = [cv.Path(sector, paint=fill(colours.ARC[arc.colour]))]
    mark = colours.ARC_MARK[arc.colour]
    if arc.colour == "brown":
        shapes.append(cv.Path(bow(reach * 0.68), paint=stroke(mark, reach * 0.15, [reach * 0.16, reach * 0.3])))
    elif arc.colour == "beige":
        shapes.append(cv.Path([*bow(reach * 0.95), *bow(reach * 0.6)], paint=stroke(mark, max(1.0, reach * 0.09))))
    return shapes


def die_shapes(die: int | None, x: float, y: float, side: float, color: str) -> list[cv.Shape]:
    """A die with its pips in the middle (x, y), or the dashed place for one."""
    corner = side * 0.22
    if die is None:
        half = side * 0.44
        line = stroke(color, max(1.0, side * 0.04), [side * 0.09, side * 0.12])
        return [cv.Rect(x - half, y - half, half * 2, half * 2, border_radius=corner, paint=line)]
    half = side / 2
    step, pip = side * 0.27, side * 0.095
    pips = [
        cv.Path.Oval(x + across * step - pip, y + down * step - pip, 2 * pip, 2 * pip) for across, down in PIPS[die]
    ]
    return [
        cv.Rect(x - half, y - half, side, side, border_radius=corner, paint=fill(color)),
        cv.Path(list(pips), paint=fill("#FFFFFF")),
    ]


def _label(text: str, x: float, y: float, radius: float) -> cv.Shape:
    return cv.Text(
        x,
        y,
        value=text,
        alignment=ft.Alignment.CENTER,
        text_align=ft.TextAlign.CENTER,
        max_width=radius * 1.5,
        max_lines=1,
        ellipsis="…",
        style=ft.TextStyle(
            font_family=FONT,
            size=min(max(radius * 0.21, 9.0), 18),
            color=colours.TILE_INK,
            weight=ft.FontWeight.W_700,
        ),
    )


def _warning(x: float, y: float, size: float) -> list[cv.Shape]:
    """A red triangle with a bang: a rule is broken here."""
    triangle = [(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)]
    return [
        cv.Path(polygon(triangle), paint=fill(colours.WARNING)),
        cv.Path(polygon(triangle), paint=stroke("#FFFFFF", max(1.0, size * 0.14))),
        cv.Line(x, y - size * 0.35, x, y + size * 0.2, paint=stroke("#FFFFFF", size * 0.24)),
        cv.Circle(x, y + size * 0.52, size * 0.13, paint=fill("#FFFFFF")),
    ]
