"""Goods as shapes on a canvas, and what is drawn on any tile."""

from __future__ import annotations

import math
from collections.abc import Sequence

import flet.canvas as cv

from views.boards.elevator import colours
from views.boards.elevator.figures import figure
from views.parts.paint import fill, polygon, stroke

Point = tuple[float, float]
FINE = 36.0
"""Smaller goods, in logical pixels, are plain squares: a full elevator has hundreds of them."""


def lines(segments: list[tuple[Point, Point]]) -> list[cv.Path.PathElement]:
    """Separate straight lines."""
    return [part for one, other in segments for part in (cv.Path.MoveTo(*one), cv.Path.LineTo(*other))]


def good_shapes(sign: str, x: float, y: float, side: float) -> list[cv.Shape]:
    """A goods tile in the square at (x, y): its colour, its shape, its number."""
    return goods_shapes([(sign, x, y)], side)


def goods_shapes(goods: Sequence[tuple[str, float, float]], side: float) -> list[cv.Shape]:
    """Goods tiles (sign, left, top), faces and figures as one path a kind: hundreds of letters would be slow."""
    shapes: list[cv.Shape] = []
    gap = max(1.0, side * 0.04)
    inner, edge, corner = side - 2 * gap, side * 0.06, side * 0.17
    if side >= FINE:
        for sign, x, y in goods:
            look = colours.GOOD[sign]
            shapes += [
                cv.Rect(x + gap, y + gap, inner, inner, border_radius=corner, paint=fill(look.edge)),
                cv.Rect(x + gap, y + gap, inner, inner - edge, border_radius=corner, paint=fill(look.ground)),
            ]
    else:
        shapes += [cv.Rect(x + gap, y + gap, inner, inner, paint=fill(colours.GOOD[one].ground)) for one, x, y in goods]
    for sign, look in colours.GOOD.items():
        places = [(x + side / 2, y + side / 2) for one, x, y in goods if one == sign]
        if places:
            faces = [part for at in places for part in _shape(sign, at, side * 0.36)]
            figures = [part for x, y in places for part in figure(sign, x, y, side * 0.36)]
            shapes.append(cv.Path(faces, paint=fill(look.shape)))
            shapes.append(cv.Path(figures, paint=stroke(look.ink, max(1.6, side * 0.068))))
    return shapes


def _shape(sign: str, middle: Point, reach: float) -> list[cv.Path.PathElement]:
    """A star, a circle, a triangle, a square; two bars for a tile face down."""
    x, y = middle
    if sign == "1":
        return polygon(
            [
                (
                    x + math.sin(turn * math.pi / 5) * reach * (1.12 if turn % 2 == 0 else 0.62),
                    y - math.cos(turn * math.pi / 5) * reach * (1.12 if turn % 2 == 0 else 0.62),
                )
                for turn in range(10)
            ]
        )
    if sign == "2":
        return [cv.Path.Oval(x - reach, y - reach, 2 * reach, 2 * reach)]
    if sign == "3":
        return polygon(
            [(x, y - reach * 1.05), (x + reach * 1.1, y + reach * 0.85), (x - reach * 1.1, y + reach * 0.85)]
        )
    if sign == "4":
        half = reach * 0.86
        return [cv.Path.Rect(x - half, y - half, 2 * half, 2 * half)]
    bar, long = reach * 0.24, reach * 1.05
    return [
        cv.Path.Rect(x - long, y - long * 0.95, 2 * long, bar),
        cv.Path.Rect(x - long, y + long * 0.95 - bar, 2 * long, bar),
    ]


def warning_shapes(x: float, y: float, size: float) -> list[cv.Shape]:
    """A red triangle with a bang: a rule is broken here."""
    triangle = [(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)]
    white = stroke("#FFFFFF", max(1.5, size * 0.22))
    return [
        cv.Path(polygon(triangle), paint=white),
        cv.Path(polygon(list(triangle)), paint=fill(colours.WARNING)),
        cv.Line(x, y - size * 0.3, x, y + size * 0.2, paint=white),
        cv.Circle(x, y + size * 0.55, size * 0.13, paint=fill("#FFFFFF")),
    ]
