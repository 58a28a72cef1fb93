"""The colours of the drawn elevator: the shaft by brightness, goods, troubles."""

from __future__ import annotations

from typing import Final, NamedTuple


class GoodLook(NamedTuple):
    """A good's ground, the shape on it, its number's colour, and its edge."""

    ground: str
    shape: str
    ink: str
    edge: str


GOOD: Final = {
    "1": GoodLook("#F3C93A", "#FFF1B3", "#3A2C00", "#A67C00"),
    "2": GoodLook("#C4391D", "#8A1F0B", "#FFFFFF", "#7A1A08"),
    "3": GoodLook("#2A7DC4", "#0F4C85", "#FFFFFF", "#0D4377"),
    "4": GoodLook("#12805C", "#07523A", "#FFFFFF", "#064832"),
    "?": GoodLook("#6F7F88", "#55646D", "#FFFFFF", "#3D4A52"),
}
TROUBLE: Final = {
    "point": "#D9655A",
    "coins": "#E0A32E",
    "colour": "#A97BD6",
    "centre_top": "#5FA8E0",
    "warehouse": "#4DBA94",
}
"""The band of each kind of trouble, on its dark tile."""
TILE: Final = "#0F2C34"
TILE_FACE: Final = "#F7F1E1"
"""A trouble's tile, and the light face that its glyph stands on."""
SHAFT: Final = {False: "#DCEDEF", True: "#0B2228"}
CELL: Final = {False: "#EFF7F8", True: "#12323A"}
CELL_LINE: Final = {False: "#A9C9CE", True: "#28525C"}
RAIL_INK: Final = {False: "#0C5A66", True: "#5FB3C1"}
CENTRE: Final = {False: ("#FFF0B8", "#B07C00"), True: ("#4A3B08", "#F3C93A")}
"""The top cell of the middle column: its ground and its line."""
LANDING: Final = "#FF8A00"
WARNING: Final = "#C62121"
RING: Final = ("#FFFFFF", "#0B3D91")
"""The ring around what is chosen: white, and dark within."""
