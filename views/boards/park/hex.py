"""One hex of the board with what lies on it."""

from __future__ import annotations

import flet as ft
import flet.canvas as cv

from scorers.spectacular_board import Tile
from views.boards.park.colours import GLYPHS
from views.boards.park.layout import Hex, Layout
from views.boards.park.picture import tile_shapes
from views.parts.paint import fresh

BREEDING = "/glyphs/breeding.svg"
STAR = "/glyphs/star.svg"


def hex_view(
    name: str, label: str, tile: Tile | None, at: Hex, board: Layout, *, dark: bool, broken: bool, chosen: bool
) -> ft.Control:
    """A hex with what lies on it, spoken as `name`. It takes no taps itself: they need their place on the board."""
    width, height = board.box()
    left, top = board.centre(at)
    layout = Layout(board.radius, width / 2, height / 2, board.flat)
    inside: list[ft.Control] = []
    if tile is not None:
        inside.append(
            cv.Canvas(
                shapes=tile_shapes(tile, layout, dark=dark, label=label, broken=broken), width=width, height=height
            )
        )
        inside += _glyphs(tile, layout)
    return ft.Container(
        content=ft.Semantics(
            label=name,
            button=True,
            selected=chosen,
            container=True,
            exclude_semantics=True,
            content=ft.Stack(controls=inside, width=width, height=height, key=fresh("tile")),
        ),
        left=left - width / 2,
        top=top - height / 2,
        width=width,
        height=height,
        key=f"{at[0]},{at[1]}",
    )


def _glyphs(tile: Tile, layout: Layout) -> list[ft.Control]:
    """The habitat's glyph, and a heart or a star at the top."""
    radius = layout.radius
    sign = BREEDING if tile.kind == "breeding" else STAR if tile.kind == "star" else None
    if layout.flat:
        across = 0.26 if sign else 0.0
        found = [_glyph(GLYPHS[tile.habitat], layout, -across, -0.6, 0.36 * radius)]
        return [*found, _glyph(sign, layout, across, -0.6, 0.4 * radius)] if sign else found
    found = [_glyph(GLYPHS[tile.habitat], layout, -0.57, -0.1, 0.36 * radius)]
    return [*found, _glyph(sign, layout, 0, -0.62, 0.44 * radius)] if sign else found


def _glyph(src: str, layout: Layout, across: float, down: float, side: float) -> ft.Control:
    return ft.Image(
        src=src,
        left=layout.x + across * layout.radius - side / 2,
        top=layout.y + down * layout.radius - side / 2,
        width=side,
        height=side,
        exclude_from_semantics=True,
    )
