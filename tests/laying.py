"""Laying a journal by taps in a browser: each pile is a button, named by what lies on it."""

from __future__ import annotations

from chromium import BrowserDevice

WORKED = {
    "Chaparral": 3,
    "Desert": 2,
    "Tundra": 2,
    "Forest": 3,
    "Grassland": 1,
    "Savanna": 3,
    "Taiga": 4,
    "Rainforest": 1,
}
"""The rules' worked example: 36 + 10 + 1 and 28 + 3 ("Mixed sets", "Matching sets")."""
FEWER = {"Desert": 1, "Savanna": 1, "Rainforest": 1, "Chaparral": 1, "Grassland": 3, "Forest": 3, "Taiga": 5}
"""28 and 15 + 35: 78 as well, with 15 cards to 19."""


class Journal:
    """A journal being entered; counts its taps."""

    def __init__(self, device: BrowserDevice) -> None:
        self.device = device
        self.taps = 0
        self.piles: dict[str, int] = {}

    def name(self, biome: str) -> str:
        """What a biome's pile is called just now."""
        cards = self.piles.get(biome, 0)
        if not cards:
            return f"{biome}, no cards, add one"
        column = list(self.piles).index(biome) + 1
        return f"{biome}, {cards} card{'s' if cards > 1 else ''}, column {column}, add one"

    def add(self, biome: str, cards: int) -> None:
        """Lays so many cards, each seen before the next is tapped."""
        for _ in range(cards):
            self.device.tap(self.name(biome))
            self.taps += 1
            self.piles[biome] = self.piles.get(biome, 0) + 1
            self.device.wait_button(self.name(biome))

    def twice_at_once(self, biome: str) -> None:
        """Two taps with nothing between them: the second comes before the first is drawn."""
        x, y = self.device._bring(self.device.button(self.name(biome)))
        self.device.page.mouse.click(x, y)
        self.device.page.mouse.click(x, y)
        self.taps += 2
        self.piles[biome] = self.piles.get(biome, 0) + 2
        self.device.wait_button(self.name(biome))
