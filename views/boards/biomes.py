"""How the eight biomes look: a glyph, the paper of their cards and its edge. Their names are in `wording`."""

from __future__ import annotations

CARD_INK = "#26302B"
"""Letters on a card, in light and dark alike: cards are paper."""

_CARDS: dict[str, tuple[str, str]] = {
    "desert": ("#F5E2B8", "#9A6314"),
    "savanna": ("#FAD7B4", "#B05F12"),
    "rainforest": ("#BFE6D0", "#16744A"),
    "chaparral": ("#E3E2AE", "#6C6B1E"),
    "grassland": ("#D9ECA9", "#517C12"),
    "forest": ("#C8E6C9", "#2F7433"),
    "taiga": ("#BCE0DD", "#1C6B66"),
    "tundra": ("#DCE0F6", "#5C66A6"),
}

BAND = {False: ("#37528F", "#C3D0EE"), True: ("#AFC6FF", "#3A4C7C")}
"""A mixed set's band by darkness: its line and its ground."""

RING = {False: ("#B27300", ("#FFD98A", "#3D2800")), True: ("#F4B942", ("#F4B942", "#2B1D00"))}
"""A matching set's ring by darkness, and the ground and letters of its badge."""


def card_colours(biome: str) -> tuple[str, str]:
    """The paper and the edge of a biome's cards."""
    return _CARDS[biome]


def glyph(biome: str) -> str:
    """The address of a biome's glyph."""
    return f"/glyphs/biome_{biome}.svg"
