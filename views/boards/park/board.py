"""The park on the screen: hexes under a finger, pinch to see them larger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from book import Outline
from views.boards.park.desk import Desk
from views.boards.park.facts import Facts, Tip
from views.boards.park.hex import hex_view
from views.boards.park.layout import Hex, Layout
from views.boards.park.overlay import (
    area_shapes,
    chosen_shapes,
    entrance_shapes,
    ground_shapes,
    group_shapes,
    sum_shapes,
    tower_shapes,
    veil_shapes,
)
from views.parts.paint import fresh
from wording.park import HexMarks, hex_name, short_name

SUMS_FROM = 52.0
"""From this radius on there is room for the areas' products among the tiles."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What of the park is shown: `lit` pieces stay bright, `corner` of the chosen hex has a dot, `sums` writes the
    areas' products wherever there is room or not."""

    chosen: Hex | None = None
    corner: int | None = None
    lit: frozenset[Hex] | None = None
    sums: bool = False


def board(
    desk: Desk,
    hexes: frozenset[Hex],
    layout: Layout,
    size: tuple[float, float],
    shown: Shown,
    on_tap: Callable[[float, float], None],
) -> ft.Control:
    """The picture of a park of that size in pixels; `on_tap(x, y)` is told where a finger came down and left."""
    session, facts, outline, keep = desk.session, desk.facts, desk.outline, desk.keep
    width, height = size
    dark = session.dark
    where = (layout, size, dark)
    sums = shown.sums or (layout.radius >= SUMS_FROM and shown.lit is None)

    bright = [tip for tip in facts.towers if shown.lit is None or tip.hexes & shown.lit]
    dim = [tip for tip in facts.towers if tip not in bright]

    def layer(name: str, signature: object, make: Callable[[], list[cv.Shape]]) -> ft.Control:
        def canvas() -> cv.Canvas:
            return cv.Canvas(shapes=make(), width=width, height=height, key=fresh(name))

        return keep(name, (where, signature), canvas)

    layers: list[ft.Control] = [
        layer("ground", (hexes, outline), lambda: ground_shapes(hexes, layout, dark=dark, outline=outline)),
        *(_hex(desk, at, layout, shown) for at in sorted(hexes | facts.tiles.keys())),
        layer("groups", facts.groups, lambda: group_shapes(facts.groups, layout)),
        layer(
            "areas",
            [(area.habitat, area.hexes, area.points > 0) for area in facts.areas],
            lambda: area_shapes(facts.areas, layout),
        ),
        layer("dim", [tip.key for tip in dim], lambda: _towers(dim, layout)),
        layer("veil", (shown.lit, facts.tiles.keys()), lambda: veil_shapes(facts.tiles, shown.lit, layout, dark=dark)),
        layer("towers", [tip.key for tip in bright], lambda: _towers(bright, layout)),
        layer(
            "sums",
            (facts.areas, shown.lit) if sums else None,
            lambda: sum_shapes(facts.areas, shown.lit, layout) if sums else [],
        ),
        layer(
            "entrance",
            (facts.entrance, hexes),
            lambda: entrance_shapes(hexes, layout, facts.entrance, dark=dark),
        ),
        layer(
            "chosen",
            (shown.chosen, shown.corner),
            lambda: chosen_shapes(shown.chosen, shown.corner, layout) if shown.chosen is not None else [],
        ),
    ]

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None:
            on_tap(float(event.local_position.x), float(event.local_position.y))

    # The detector has no node of its own in the accessibility tree: it would swallow where a tap came down.
    finger = ft.GestureDetector(
        content=ft.Stack(controls=layers, width=width, height=height),
        on_tap_up=tapped,
        exclude_from_semantics=True,
    )
    return ft.InteractiveViewer(content=finger, width=width, height=height, min_scale=1, max_scale=4, key="viewer")


def _towers(tips: Sequence[Tip], layout: Layout) -> list[cv.Shape]:
    return [shape for tip in tips for shape in tower_shapes(tip, layout)]


def _hex(desk: Desk, at: Hex, layout: Layout, shown: Shown) -> ft.Control:
    t, facts, dark = desk.session.t, desk.facts, desk.session.dark
    tile = facts.tiles.get(at)
    around = marks(facts, at, layout, desk.outline)
    chosen = at == shown.chosen

    def make() -> ft.Control:
        label = short_name(t, tile.animal) if tile is not None and tile.animal is not None else ""
        return hex_view(
            hex_name(t, at, tile, around), label, tile, at, layout, dark=dark, broken=around.broken, chosen=chosen
        )

    return desk.keep(f"{at[0]},{at[1]}", (t.lang, tile, around, chosen, layout, dark), make)


def marks(facts: Facts, at: Hex, layout: Layout, outline: Outline | None) -> HexMarks:
    """What else is true of a hex."""
    start = outline.start.index(at) + 1 if outline is not None and at in outline.start else 0
    return HexMarks(
        in_tower=any(at in tip.hexes for tip in facts.towers),
        entrance=at in facts.entrance,
        start=start,
        star=outline is not None and any(star.at == at for star in outline.stars),
        broken=at in facts.broken,
        turned=0 if layout.flat else 30,
    )
