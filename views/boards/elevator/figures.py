"""The signs of goods, 1 to 4 and the question mark, as lines: quicker to draw by the hundred than letters."""

from __future__ import annotations

from typing import Final

import flet.canvas as cv

Stroke = tuple[float, ...]
"""Two numbers are a line to that point, six a curve by two others; in units of the figure's height from its middle."""

_STROKES: Final[dict[str, tuple[tuple[Stroke, ...], ...]]] = {
    "1": (((-0.2, -0.26), (0.03, -0.42), (0.03, 0.42)),),
    "2": (((-0.24, -0.2), (-0.24, -0.5, 0.26, -0.5, 0.26, -0.16), (0.26, 0.06, -0.1, 0.2, -0.27, 0.42), (0.29, 0.42)),),
    "3": (
        (
            (-0.24, -0.42),
            (0.24, -0.42),
            (-0.02, -0.1),
            (0.36, -0.12, 0.36, 0.43, 0.0, 0.43),
            (-0.12, 0.43, -0.22, 0.38, -0.27, 0.28),
        ),
    ),
    "4": (((0.13, 0.42), (0.13, -0.42), (-0.3, 0.17), (0.32, 0.17)),),
    "?": (
        ((-0.24, -0.24), (-0.24, -0.5, 0.26, -0.5, 0.26, -0.2), (0.26, 0.0, 0.0, 0.0, 0.0, 0.18)),
        ((0.0, 0.4), (0.0, 0.41)),
    ),
}


def figure(sign: str, x: float, y: float, height: float) -> list[cv.Path.PathElement]:
    """The lines of that sign, its middle at (x, y)."""
    if sign == "3":
        y += height * 0.1  # The middle of its triangle.
    parts: list[cv.Path.PathElement] = []
    for first, *rest in _STROKES[sign]:
        parts.append(cv.Path.MoveTo(x + first[0] * height, y + first[1] * height))
        for one in rest:
            at = [(x if number % 2 == 0 else y) + value * height for number, value in enumerate(one)]
            parts.append(cv.Path.LineTo(*at) if len(at) == 2 else cv.Path.CubicTo(*at))
    return parts
