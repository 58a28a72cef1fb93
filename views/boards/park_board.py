"""The park on the screen: hexes under a finger, pinch to see them larger."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from book import Outline
from views.boards.park_facts import Facts
from views.boards.park_hex import HexView
from views.boards.park_layout import Hex, Layout
from views.boards.park_overlay import entrance_shapes, ground_shapes, overlay_shapes
from views.session import Session
from wording.park import HexMarks, animal_name, hex_name

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


MemoHex: Callable[..., ft.Control] = ft.memo(HexView)  # type: ignore[no-untyped-call]


@ft.component
def Ground(
    hexes: frozenset[Hex],
    layout: Layout,
    dark: bool,
    outline: Outline | None,
    width: float,
    height: float,
    key: str | None = None,
) -> ft.Control:
    """The empty board, drawn anew only when it is another."""
    shapes = ground_shapes(hexes, layout, dark=dark, outline=outline)
    return cv.Canvas(shapes=shapes, width=width, height=height)


MemoGround: Callable[..., ft.Control] = ft.memo(Ground)  # type: ignore[no-untyped-call]


def board(
    session: Session,
    facts: Facts,
    hexes: frozenset[Hex],
    layout: Layout,
    size: tuple[float, float],
    shown: Shown,
    outline: Outline | None,
    on_tap: Callable[[float, float], None],
) -> ft.Control:
    """The picture of a park of that size in pixels; `on_tap(x, y)` is told where a finger came down and left."""
    width, height = size
    everywhere: Collection[Hex] = hexes | facts.tiles.keys()
    views = [_hex(session, facts, at, layout, shown, outline) for at in sorted(everywhere)]
    overlay = overlay_shapes(
        facts,
        layout,
        dark=session.dark,
        chosen=shown.chosen,
        corner=shown.corner,
        lit=shown.lit,
        sums=shown.sums or (layout.radius >= SUMS_FROM and shown.lit is None),
    )
    overlay += entrance_shapes(hexes, layout, facts.entrance, dark=session.dark)
    picture = ft.Stack(
        controls=[
            MemoGround(frozenset(hexes), layout, session.dark, outline, width, height, key="ground"),
            *views,
            cv.Canvas(shapes=overlay, width=width, height=height, key="overlay"),
        ],
        width=width,
        height=height,
    )

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None:
            on_tap(float(event.local_position.x), float(event.local_position.y))

    # The detector has no node of its own in the accessibility tree: it would swallow where a tap came down.
    finger = ft.GestureDetector(content=picture, on_tap_up=tapped, exclude_from_semantics=True)
    return ft.InteractiveViewer(
        content=finger,
        width=width,
        height=height,
        min_scale=1,
        max_scale=4,
        boundary_margin=ft.Margin.all(0),
        key="viewer",
    )


def _hex(session: Session, facts: Facts, at: Hex, layout: Layout, shown: Shown, outline: Outline | None) -> ft.Control:
    t = session.t
    tile = facts.tiles.get(at)
    x, y = layout.centre(at)
    label = animal_name(t, tile.animal) if tile is not None and tile.animal is not None else ""
    return MemoHex(
        hex_name(t, at, tile, marks(facts, at, layout, outline)),
        label,
        tile,
        round(x, 2),
        round(y, 2),
        layout.radius,
        layout.flat,
        session.dark,
        at in facts.broken,
        at == shown.chosen,
        key=f"{at[0]},{at[1]}",
    )


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
