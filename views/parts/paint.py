"""What canvas pictures are painted with: areas, lines with round ends, closed outlines."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import flet as ft
import flet.canvas as cv

Point = tuple[float, float]


def fill(color: str) -> ft.Paint:
    """Paint that fills."""
    return ft.Paint(color=color, style=ft.PaintingStyle.FILL)


def stroke(color: str, width: float, dashes: Iterable[float] | None = None) -> ft.Paint:
    """Paint that draws lines with round ends."""
    return ft.Paint(
        color=color,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_dash_pattern=list(dashes) if dashes else None,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
    )


def polygon(points: Iterable[Point]) -> list[cv.Path.PathElement]:
    """A closed line through the points."""
    first, *rest = points
    return [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in rest), cv.Path.Close()]


_MADE = itertools.count(1)


def fresh(name: str) -> str:
    """A key that no control had before, for a drawing that is kept until what it shows is another.

    Shapes of one kind patched into those of another, one by one, are slow and come out wrong on the screen; under a
    new key the whole drawing takes the place of the old one.
    """
    return f"{name} {next(_MADE)}"
