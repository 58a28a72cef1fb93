"""What is drawn above the tiles: areas and their products, built towers, entrance groups, the chosen hex; and below
them the empty board."""

from __future__ import annotations

from collections.abc import Collection

import flet as ft
import flet.canvas as cv

from book import Outline
from scorers.hexes import neighbour
from views.boards.park import colours
from views.boards.park.facts import Area, Tip
from views.boards.park.layout import Hex, Layout, Point, border, side
from views.boards.park.picture import ARC_RADIUS
from views.parts.paint import fill, polygon, stroke
from views.theme import FONT


def ground_shapes(hexes: Collection[Hex], layout: Layout, *, dark: bool, outline: Outline | None) -> list[cv.Shape]:
    """The empty board: its hexes, the numbers of the start hexes, the star hexes."""
    elements: list[cv.Path.PathElement] = []
    for at in sorted(hexes):
        elements += polygon(layout.outline(at, 0.955))
    shapes: list[cv.Shape] = [
        cv.Path(elements, paint=fill(colours.HEX[dark])),
        cv.Path(list(elements), paint=stroke(colours.HEX_LINE[dark], 1.2)),
    ]
    for number, at in enumerate(outline.start if outline else (), 1):
        shapes.append(_text(str(number), layout.centre(at), layout.radius * 0.6, colours.HEX_LINE[dark]))
    for star in outline.stars if outline else ():
        shapes.append(_text("★", layout.centre(star.at), layout.radius * 0.7, colours.STAR))
    return shapes


def entrance_shapes(hexes: Collection[Hex], layout: Layout, entrance: Collection[Hex], *, dark: bool) -> list[cv.Shape]:
    """The entrance: a path of stones along the outer sides of its hexes, or around them where no board is known."""
    doors = [(at, way) for at, way in border(entrance) if neighbour(at, way) not in hexes] or border(entrance)
    if not doors:
        return []
    pip = max(2.0, layout.radius * 0.06)
    stones: list[cv.Path.PathElement] = []
    for at, way in doors:
        (x1, y1), (x2, y2) = (layout.corner(at, corner, 1.02) for corner in side(way))
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            stones.append(cv.Path.Oval(x - pip, y - pip, 2 * pip, 2 * pip))
    return [cv.Path(stones, paint=fill(colours.ENTRANCE[dark]))]


def group_shapes(groups: Collection[frozenset[Hex]], layout: Layout) -> list[cv.Shape]:
    """The groups of dice at the entrance, ringed and tinted."""
    shapes: list[cv.Shape] = []
    for group in groups:
        tint = [element for at in sorted(group) for element in polygon(layout.outline(at, 0.95))]
        shapes.append(cv.Path(tint, paint=fill("#38F5B700")))
        shapes.append(
            cv.Path(_sides(border(group), layout, 0.88), paint=stroke("#E3A008", max(2.5, layout.radius * 0.1)))
        )
    return shapes


def area_shapes(areas: Collection[Area], layout: Layout) -> list[cv.Shape]:
    """The outline of each habitat area, stronger for one that scores."""
    return [
        cv.Path(
            _sides(border(area.hexes), layout, 0.93),
            paint=stroke(colours.STRONG[area.habitat], max(2.0, layout.radius * (0.085 if area.points else 0.05))),
        )
        for area in areas
    ]


def veil_shapes(tiles: Collection[Hex], lit: frozenset[Hex] | None, layout: Layout, *, dark: bool) -> list[cv.Shape]:
    """A veil over the tiles that are not lit; None for `lit` veils none."""
    if lit is None:
        return []
    veil = [element for at in tiles if at not in lit for element in polygon(layout.outline(at, 0.97))]
    return [cv.Path(veil, paint=fill("#B0111512" if dark else "#C0FBFDF9"))] if veil else []


def sum_shapes(areas: Collection[Area], lit: frozenset[Hex] | None, layout: Layout) -> list[cv.Shape]:
    """The products of the areas that hold dice, of those that are lit."""
    return [
        shape for area in areas if area.sum and (lit is None or area.hexes & lit) for shape in _product(area, layout)
    ]


def chosen_shapes(chosen: Hex, corner: int | None, layout: Layout) -> list[cv.Shape]:
    """The frame of the chosen hex, and a dot at the corner that an arc has or will have."""
    radius = layout.radius
    frame = polygon(layout.outline(chosen, 0.97))
    shapes: list[cv.Shape] = [
        cv.Path(frame, paint=stroke("#FFFFFF", max(4.5, radius * 0.13))),
        cv.Path(list(frame), paint=stroke("#0B3D91", max(2.5, radius * 0.075))),
    ]
    if corner is not None:
        x, y = layout.corner(chosen, corner, 0.8)
        shapes.append(cv.Circle(x, y, max(4, radius * 0.11), paint=fill("#FFFFFF")))
        shapes.append(cv.Circle(x, y, max(3, radius * 0.075), paint=fill("#0B3D91")))
    return shapes


def _sides(sides: list[tuple[Hex, int]], layout: Layout, share: float) -> list[cv.Path.PathElement]:
    elements: list[cv.Path.PathElement] = []
    for at, way in sides:
        one, other = side(way)
        elements += [
            cv.Path.MoveTo(*layout.corner(at, one, share)),
            cv.Path.LineTo(*layout.corner(at, other, share)),
        ]
    return elements


def tower_shapes(tip: Tip, layout: Layout) -> list[cv.Shape]:
    """The whole circle that the three arcs make, ringed in gold, with a small watchtower standing on it."""
    x, y = layout.corner(tip.at, tip.corner)
    reach = layout.radius * ARC_RADIUS
    size = reach * 0.5
    house: list[Point] = [
        (x, y - size),
        (x + size * 0.72, y - size * 0.36),
        (x + size * 0.46, y - size * 0.36),
        (x + size * 0.46, y + size * 0.08),
        (x + size * 0.62, y + size * 0.9),
        (x + size * 0.3, y + size * 0.9),
        (x + size * 0.16, y + size * 0.3),
        (x - size * 0.16, y + size * 0.3),
        (x - size * 0.3, y + size * 0.9),
        (x - size * 0.62, y + size * 0.9),
        (x - size * 0.46, y + size * 0.08),
        (x - size * 0.46, y - size * 0.36),
        (x - size * 0.72, y - size * 0.36),
    ]
    shapes: list[cv.Shape] = [
        cv.Circle(x, y, reach, paint=fill(colours.ARC[tip.colour])),
        cv.Circle(x, y, reach, paint=stroke("#F2B51D", max(2.0, reach * 0.16))),
    ]
    if tip.colour != "black":
        mark = colours.ARC_MARK[tip.colour]
        dashes = [reach * 0.16, reach * 0.3] if tip.colour == "brown" else None
        shapes.append(cv.Circle(x, y, reach * 0.74, paint=stroke(mark, reach * 0.1, dashes)))
    ink = "#4A2F0E" if tip.colour == "beige" else "#FFF6E0"
    return [*shapes, cv.Path(polygon(house), paint=fill(ink))]


def _product(area: Area, layout: Layout) -> list[cv.Shape]:
    """The area's product on a plate, `9 × 2 = 18`, at the top of its uppermost hex."""
    top = min(area.hexes, key=lambda at: tuple(reversed(layout.centre(at))))
    x, y = layout.centre(top)
    y -= layout.radius * 0.76
    text = f"{area.sum} × {area.breeding} = {area.points}"
    size = min(max(layout.radius * 0.3, 11.0), 18.0)
    width, height = size * 0.62 * len(text) + size * 0.6, size * 1.6
    return [
        cv.Rect(
            x - width / 2,
            y - height / 2,
            width,
            height,
            border_radius=height / 2,
            paint=fill(colours.STRONG[area.habitat]),
        ),
        _text(text, (x, y), size, "#FFFFFF"),
    ]


def _text(text: str, at: Point, size: float, color: str) -> cv.Shape:
    return cv.Text(
        at[0],
        at[1],
        value=text,
        alignment=ft.Alignment.CENTER,
        style=ft.TextStyle(font_family=FONT, size=size, color=color, weight=ft.FontWeight.W_700),
    )
