"""The colours of tiles, arcs and dice. Each habitat also has its glyph, each arc its pattern."""

from __future__ import annotations

from typing import Final

STRONG: Final = {"green": "#2A7F4D", "orange": "#C4641A", "blue": "#2470B3", "gray": "#66707B"}
"""A habitat's dice and outlines."""
GROUND: Final = {
    False: {"green": "#CFEBD6", "orange": "#FCE0C0", "blue": "#CDE4F8", "gray": "#E0E4E8"},
    True: {"green": "#A9D3B5", "orange": "#E9C299", "blue": "#A6CBEA", "gray": "#BCC3CA"},
}
"""A habitat's tile, on a light and a dark table."""
TILE_INK: Final = "#17201B"
ARC: Final = {"black": "#1C1C1E", "brown": "#7A4520", "beige": "#EBD5A3"}
ARC_MARK: Final = {"black": "#1C1C1E", "brown": "#F3D9BF", "beige": "#7A5A26"}
"""The pattern upon an arc: none on black, dashes on brown, two lines on beige."""
HEX: Final = {False: "#F1F4EF", True: "#232B27"}
HEX_LINE: Final = {False: "#B4C0B6", True: "#4C5A52"}
TABLE: Final = {False: "#FBFDF9", True: "#111512"}
ENTRANCE: Final = {False: "#9A5B00", True: "#FFC35C"}
CHOSEN: Final = {False: "#0B3D91", True: "#FFFFFF"}
WARNING: Final = "#B3261E"
STAR: Final = "#BC8010"
GLYPHS: Final = {key: f"/glyphs/habitat_{key}.svg" for key in STRONG}
