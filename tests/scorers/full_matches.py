"""A match of each kind with every field that it can have, its places, and a way to change one of them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from documents import Doc, breeding, match, places, star, tower

Faults = list[tuple[str, str]]

ARC = {"colour": "black", "corner": 0}
FULL: dict[str, Doc] = {
    "spectacular": match(
        "spectacular",
        {
            "player": "someone",
            "board": {
                "park": {
                    "entrance": [[0, 0], [1, 0]],
                    "tiles": [
                        tower(0, 0, die=5, animal="sloth"),
                        breeding(1, 0, die=2, animal="sloth"),
                        star(2, 0, die=6, animal="saola", arc=dict(ARC)),
                    ],
                },
                "round1": {"tiles": [tower(0, 0, die=5, animal="sloth"), breeding(1, 0, die=1)]},
                "entrance_points": 19,
                "animal_kinds": 13,
                "animal_score": 30,
                "missions": [
                    {"set": "A", "points": 12, "achieved": True},
                    {"set": "B", "points": 5, "achieved": False},
                ],
                "workers": ["green", "multi"],
            },
            "pad": {"green": 1, "missions": -2},
            "tie": {"breeding_dice": 3},
        },
        options={
            "missions": True,
            "solo": False,
            "lone_die_scores": True,
            "animal_points": {"13": 30, "17": 80},
            "solo_tiers": {"200": "keeper"},
        },
        about={"note": "a"},
    ),
    "subastral": match(
        "subastral",
        {
            "board": {"journal": [{"biome": "tundra", "cards": 3}, {"biome": "taiga", "cards": 1}], "passes": "taiga"},
            "pad": {"mixed": 5},
            "tie": {"journal_cards": 4},
        },
        {"board": {"journal": [], "passes": "forest"}},
        options={"disturbance": True, "mixed_points": [1, 3, 6, 10, 15, 21, 28, 36]},
    ),
    "wild_world": match(
        "wild_world",
        {
            "board": {
                "monsters": [
                    {
                        "points": 11,
                        "slain": True,
                        "criterion": {"type": "potion_twice"},
                        "slayer": {"colour": "forest", "points": 3},
                        "id": "m1",
                    },
                    {"points": 5, "slain": True, "criterion": {"type": "symbols", "element": "ice"}},
                ],
                "cauldron": 2,
                "potion": 4,
                "journey": [{"colour": "fire", "cards": 2}, None, None, None, None],
                "journey_values": [1, 2, 3, 4, 5],
                "home": [{"colour": "ice", "points": 2, "symbols": {"ice": 1}, "bonus": "crystal", "id": "h1"}],
                "printed_symbols": {"ice": 1},
                "evolution": 1,
                "gold": 9,
                "crystals": 2,
                "island": {"row": 1, "place": 2},
            },
            "pad": {"brew": 5},
            "tie": {"island_row": 1, "island_place": 3},
        },
        options={"least_symbol_counts_printed": True},
    ),
    "beanstalk": match(
        "beanstalk",
        {
            "board": {
                "turns_played": 13,
                "phase": "turn_end",
                "elevator": [".....", "AA...", "AA12."],
                "upcoming": ["point"],
                "troubles": [
                    {"id": "A", "kind": "coins", "resolved": False},
                    {
                        "id": "B",
                        "kind": "colour",
                        "colour": "1",
                        "resolved": True,
                        "blocked": False,
                        "brought_by": "A",
                    },
                ],
            },
            "tie": {},
        },
        options={"mode": "practice", "columns": 5, "rows": 3},
    ),
    "base": match(
        "beanstalk",
        {"board": {"goods": {"1": 5, "2": 1}, "temple": False}, "pad": {"points": 3}},
        {},
        {},
        options={"mode": "base"},
    ),
}
"""A match of each kind with every field that it can have."""

GONE = object()
"""Takes a key away."""

BOARD = "seats.0.board"
PARK = f"{BOARD}.park"

MAPS = ("animal_points", "solo_tiers", "pad", "symbols", "printed_symbols", "goods", "about")
"""Objects whose keys are free within bounds."""


def inside(game: str, kind: type) -> Iterator[str]:
    """The paths of all lists, or of all objects, of a full match, but for what `about` holds."""
    for path in places(FULL[game]):
        place: Any = FULL[game]
        for step in path:
            place = place[step]
        if isinstance(place, kind) and path[:1] != ("about",):
            yield ".".join(map(str, path))


def changed(document: Doc, path: str, value: Any) -> Any:
    """The document with the value at a dotted path set, added or, if `GONE`, taken away."""
    moved = copy.deepcopy(document)
    if not path:
        return value
    *above, last = path.split(".")
    place: Any = moved
    for step in above:
        place = place[int(step)] if isinstance(place, list) else place[step]
    key: Any = int(last) if isinstance(place, list) else last
    if value is GONE:
        del place[key]
    elif isinstance(place, list) and key == len(place):
        place.append(value)
    else:
        place[key] = value
    return moved
