"""Where the hexes of a park lie on the screen, and what lies under a finger. Pure.

A board is drawn pointy side up, or turned by 30 degrees with a flat side up: its picture alone differs, hexes and
corners keep their names (see `scorers.hexes`). Angles are in degrees, counter-clockwise from the right; y grows down.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scorers.hexes import DIRECTIONS, neighbour

Hex = tuple[int, int]
Point = tuple[float, float]

ROOT3: Final = math.sqrt(3)
CENTRE: Final = 0.22
"""A tap nearer to the middle of a hex than this share of its radius means no corner."""
STEPS: Final[dict[str, Point]] = {
    "Arrow Left": (-1, 0),
    "Arrow Right": (1, 0),
    "Arrow Up": (0, -1),
    "Arrow Down": (0, 1),
}
"""The arrow keys, and where on the screen they lead."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture of hexes: `radius` from middle to corner, and where the middle of hex (0, 0) lies, in pixels."""

    radius: float
    x: float = 0.0
    y: float = 0.0
    flat: bool = False
    """Whether a flat side is up."""

    def centre(self, at: Hex) -> Point:
        """The middle of a hex."""
        across, down = _unit(at, self.flat)
        return self.x + across * self.radius, self.y + down * self.radius

    def corner(self, at: Hex, corner: int, share: float = 1.0) -> Point:
        """A corner of a hex, or the point at that share of the way from its middle."""
        x, y = self.centre(at)
        angle = math.radians(corner_angle(corner, self.flat))
        return x + math.cos(angle) * self.radius * share, y - math.sin(angle) * self.radius * share

    def outline(self, at: Hex, share: float = 1.0) -> list[Point]:
        """The six corners of a hex, from corner 0 on."""
        return [self.corner(at, corner, share) for corner in range(6)]

    def hit(self, x: float, y: float) -> Hex:
        """The hex under a point."""
        across, down = (x - self.x) / self.radius, (y - self.y) / self.radius
        if self.flat:
            q, r = across * 2 / 3, down / ROOT3 - across / 3
        else:
            q, r = across / ROOT3 - down / 3, down * 2 / 3
        return _rounded(q, r)

    def pick(self, x: float, y: float) -> tuple[Hex, int | None]:
        """The hex under a point and its corner nearest to it; None for the corner near the middle of the hex."""
        at = self.hit(x, y)
        mx, my = self.centre(at)
        if math.hypot(x - mx, y - my) < CENTRE * self.radius:
            return at, None
        angle = math.degrees(math.atan2(my - y, x - mx))
        return at, round((angle - corner_angle(0, self.flat)) / 60) % 6

    def box(self) -> Point:
        """The width and height of one hex."""
        return (2 * self.radius, ROOT3 * self.radius) if self.flat else (ROOT3 * self.radius, 2 * self.radius)


def corner_angle(corner: int, flat: bool) -> int:
    """Where a corner lies as seen from the middle of its hex: 30 degrees for corner 0, 0 with a flat side up."""
    return (60 * corner + (0 if flat else 30)) % 360


def side(direction: int) -> tuple[int, int]:
    """The two corners at the ends of the side towards a neighbour."""
    return (direction - 1) % 6, direction % 6


def fit(hexes: Collection[Hex], width: float, height: float, *, flat: bool, most: float = 90.0) -> Layout:
    """The layout that shows all of these hexes as large as they fit into a box, in its middle.

    No radius is larger than `most`. Without hexes it is as if there were hex (0, 0).
    """
    units = [_unit(at, flat) for at in hexes] or [(0.0, 0.0)]
    half_w, half_h = (1.0, ROOT3 / 2) if flat else (ROOT3 / 2, 1.0)
    left, right = min(x for x, _ in units) - half_w, max(x for x, _ in units) + half_w
    top, bottom = min(y for _, y in units) - half_h, max(y for _, y in units) + half_h
    radius = max(min(width / (right - left), height / (bottom - top), most), 1.0)
    return Layout(
        radius=radius,
        x=width / 2 - radius * (left + right) / 2,
        y=height / 2 - radius * (top + bottom) / 2,
        flat=flat,
    )


@lru_cache(maxsize=8)
def disc(radius: int, middle: Hex = (0, 0)) -> frozenset[Hex]:
    """All hexes within so many steps of the middle."""
    return frozenset(
        (middle[0] + q, middle[1] + r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
    )


def around(hexes: Iterable[Hex], least: int = 3) -> frozenset[Hex]:
    """What to draw where no outline is known: the hexes, their neighbours, and never less than a board's size."""
    wanted = set(disc(least))
    for at in hexes:
        wanted.add(at)
        wanted.update(neighbour(at, direction) for direction in range(6))
    return frozenset(at for at in wanted if max(map(abs, at)) <= 99)


def border(hexes: Collection[Hex]) -> list[tuple[Hex, int]]:
    """The outer sides of an area: each hex with a direction that leads out of it, in rising order."""
    return sorted((at, way) for at in hexes for way in range(6) if neighbour(at, way) not in hexes)


def beyond(layout: Layout, hexes: Collection[Hex], at: Hex | None, key: str) -> Hex | None:
    """Where an arrow key leads from `at`: the nearest hex on that side. The uppermost, leftmost one to begin with."""
    if not hexes:
        return None
    if at is None:
        return min(hexes, key=lambda one: tuple(reversed(layout.centre(one))))
    dx, dy = STEPS[key]
    x, y = layout.centre(at)
    best: tuple[float, Hex] | None = None
    for one in hexes:
        ox, oy = layout.centre(one)
        ahead = (ox - x) * dx + (oy - y) * dy
        beside = abs((ox - x) * dy) + abs((oy - y) * dx)
        if ahead > 0.2 * layout.radius and (found := (ahead + 1.6 * beside, one)) < (best or (math.inf, one)):
            best = found
    return best[1] if best is not None else at


@lru_cache(maxsize=4096)
def _unit(at: Hex, flat: bool) -> Point:
    q, r = at
    return (1.5 * q, ROOT3 * (r + q / 2)) if flat else (ROOT3 * (q + r / 2), 1.5 * r)


def _rounded(q: float, r: float) -> Hex:
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


__all__ = ["DIRECTIONS", "Hex", "Layout", "around", "beyond", "border", "corner_angle", "disc", "fit", "side"]
