"""What can't lie on a table is refused, by the path of the place and a code for the kind of fault."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from documents import Doc, boards, breeding, match, places, refused, star, tower

from scorers import GAMES, Refused, match_from, read_match, score

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


def changed(document: Doc, path: str, value: Any) -> Any:
    """The document with the value at a dotted path set, added or, if `GONE`, taken away."""
    moved = copy.deepcopy(document)
    if not path:
        return value
    *inside, last = path.split(".")
    place: Any = moved
    for step in inside:
        place = place[int(step)] if isinstance(place, list) else place[step]
    key: Any = int(last) if isinstance(place, list) else last
    if value is GONE:
        del place[key]
    elif isinstance(place, list) and key == len(place):
        place.append(value)
    else:
        place[key] = value
    return moved


@pytest.mark.parametrize("game", FULL)
def test_the_full_matches_are_taken(game: str) -> None:
    assert refused(FULL[game]) == []
    score(match_from(FULL[game]))


# --- Numbers ---

NUMBERS = [
    ("spectacular", f"{PARK}.tiles.0.die", 1, 6),
    ("spectacular", f"{PARK}.tiles.1.die", 1, 6),
    ("spectacular", f"{PARK}.tiles.2.die", 1, 6),
    ("spectacular", f"{PARK}.tiles.0.arc.corner", 0, 5),
    ("spectacular", f"{PARK}.tiles.2.arc.corner", 0, 5),
    ("spectacular", f"{PARK}.tiles.1.at.0", -99, 99),
    ("spectacular", f"{PARK}.tiles.1.at.1", -99, 99),
    ("spectacular", f"{PARK}.entrance.1.0", -99, 99),
    ("spectacular", f"{PARK}.entrance.1.1", -99, 99),
    ("spectacular", f"{BOARD}.round1.tiles.0.die", 1, 6),
    ("spectacular", f"{BOARD}.round1.tiles.0.at.1", -99, 99),
    ("spectacular", f"{BOARD}.entrance_points", 0, 9999),
    ("spectacular", f"{BOARD}.animal_kinds", 0, 999),
    ("spectacular", f"{BOARD}.animal_score", 0, 9999),
    ("spectacular", f"{BOARD}.missions.0.points", 0, 9999),
    ("spectacular", "options.animal_points.13", 0, 9999),
    ("spectacular", "seats.0.pad.green", -9999, 9999),
    ("spectacular", "seats.0.tie.breeding_dice", 0, 999),
    ("subastral", f"{BOARD}.journal.0.cards", 1, 999),
    ("subastral", "options.mixed_points.7", 0, 9999),
    ("subastral", "seats.0.pad.mixed", -9999, 9999),
    ("subastral", "seats.0.tie.journal_cards", 0, 999),
    ("wild_world", f"{BOARD}.monsters.0.points", 0, 9999),
    ("wild_world", f"{BOARD}.monsters.0.slayer.points", 0, 9999),
    ("wild_world", f"{BOARD}.cauldron", 0, 5),
    ("wild_world", f"{BOARD}.potion", 1, 6),
    ("wild_world", f"{BOARD}.journey.0.cards", 1, 999),
    ("wild_world", f"{BOARD}.journey_values.4", 0, 9999),
    ("wild_world", f"{BOARD}.home.0.points", 0, 9999),
    ("wild_world", f"{BOARD}.home.0.symbols.ice", 0, 999),
    ("wild_world", f"{BOARD}.printed_symbols.ice", 0, 999),
    ("wild_world", f"{BOARD}.evolution", 0, 999),
    ("wild_world", f"{BOARD}.gold", 0, 999),
    ("wild_world", f"{BOARD}.crystals", 0, 999),
    ("wild_world", f"{BOARD}.island.row", 1, 6),
    ("wild_world", f"{BOARD}.island.place", 1, 999),
    ("wild_world", "seats.0.pad.brew", -9999, 9999),
    ("wild_world", "seats.0.tie.island_row", 1, 6),
    ("wild_world", "seats.0.tie.island_place", 1, 999),
    ("base", f"{BOARD}.goods.1", 0, 999),
    ("base", "seats.0.pad.points", -9999, 9999),
]
NO_WHOLE_NUMBERS = [3.0, 0.5, -0.0, 1e300, float("nan"), float("inf"), float("-inf"), True, False, "3", "", [], [3], {}]


@pytest.mark.parametrize(("game", "path", "low", "high"), NUMBERS)
def test_a_number_keeps_its_bounds(game: str, path: str, low: int, high: int) -> None:
    assert refused(changed(FULL[game], path, low)) == []
    assert refused(changed(FULL[game], path, high)) == []
    for beyond in (low - 1, high + 1, 10**19, -(10**19), 10**400):
        assert refused(changed(FULL[game], path, beyond)) == [(path, "whole")], beyond


@pytest.mark.parametrize(("game", "path", "low", "high"), NUMBERS)
def test_only_a_whole_number_is_a_number(game: str, path: str, low: int, high: int) -> None:
    for wrong in NO_WHOLE_NUMBERS:
        assert refused(changed(FULL[game], path, wrong)) == [(path, "whole")], wrong


OTHER_NUMBERS: list[tuple[str, str, Any, Faults]] = [
    ("beanstalk", f"{BOARD}.turns_played", -1, [(f"{BOARD}.turns_played", "whole")]),
    ("beanstalk", f"{BOARD}.turns_played", 31, [(f"{BOARD}.turns_played", "too_many_turns")]),
    ("beanstalk", f"{BOARD}.turns_played", 1000, [(f"{BOARD}.turns_played", "whole")]),
    ("beanstalk", f"{BOARD}.turns_played", 3.0, [(f"{BOARD}.turns_played", "whole")]),
    ("beanstalk", f"{BOARD}.turns_played", True, [(f"{BOARD}.turns_played", "whole")]),
    ("beanstalk", "options.columns", 1, [("options.columns", "whole")]),
    ("beanstalk", "options.columns", 17, [("options.columns", "whole")]),
    ("beanstalk", "options.columns", 5.0, [("options.columns", "whole")]),
    ("beanstalk", "options.rows", 1, [("options.rows", "whole")]),
    ("beanstalk", "options.rows", 21, [("options.rows", "whole")]),
    ("beanstalk", "options.rows", "3", [("options.rows", "whole")]),
    ("base", "options.columns", 4, [("options.columns", "odd")]),
]


@pytest.mark.parametrize(("game", "path", "value", "faults"), OTHER_NUMBERS)
def test_beanstalks_numbers(game: str, path: str, value: Any, faults: Faults) -> None:
    assert refused(changed(FULL[game], path, value)) == faults


@pytest.mark.parametrize("columns", range(2, 17))
def test_an_elevator_has_an_odd_number_of_columns_from_3_to_15(columns: int) -> None:
    document = changed(FULL["beanstalk"], "options.columns", columns)
    document["seats"][0]["board"]["elevator"] = ["." * columns, "AA".ljust(columns, "."), "AA".ljust(columns, ".")]
    code = "whole" if not 3 <= columns <= 15 else "odd"
    assert refused(document) == ([] if columns % 2 and code == "odd" else [("options.columns", code)])


@pytest.mark.parametrize("rows", [2, 20])
def test_an_elevator_has_2_to_20_rows(rows: int) -> None:
    document = changed(FULL["beanstalk"], "options.rows", rows)
    document["seats"][0]["board"]["elevator"] = ["....."] * (rows - 2) + ["AA...", "AA..."]
    assert refused(document) == []


# --- Texts, choices, booleans, lists, objects ---

TEXTS = [
    ("spectacular", "seats.0.name"),
    ("spectacular", f"{PARK}.tiles.0.animal"),
    ("spectacular", f"{PARK}.tiles.2.animal"),
    ("subastral", "seats.1.name"),
    ("wild_world", "seats.0.name"),
    ("beanstalk", "seats.0.name"),
]


@pytest.mark.parametrize(("game", "path"), TEXTS)
def test_a_name_has_1_to_60_characters(game: str, path: str) -> None:
    for good in ("a", " ", "ジ" * 60, "🎲" * 60, "=1+1", "\n", '"'):
        assert refused(changed(FULL[game], path, good)) == [], good
    for wrong in ("", "a" * 61, "🎲" * 61):
        assert refused(changed(FULL[game], path, wrong)) == [(path, "text_length")], wrong


@pytest.mark.parametrize(
    ("game", "path"),
    [
        *TEXTS,
        ("spectacular", "seats.0.id"),
        ("spectacular", "seats.0.player"),
        ("spectacular", "options.solo_tiers.200"),
        ("wild_world", f"{BOARD}.monsters.0.id"),
        ("wild_world", f"{BOARD}.home.0.id"),
        ("beanstalk", f"{BOARD}.elevator.0"),
    ],
)
def test_only_a_text_is_a_text(game: str, path: str) -> None:
    for wrong in (3, 0, True, 1.5, float("nan"), [], {}, ["a"]):
        assert refused(changed(FULL[game], path, wrong)) == [(path, "shape")], wrong


ELEMENTS = ("forest", "water", "fire", "ice", "magic")
CHOICES: list[tuple[str, str, tuple[str, ...]]] = [
    ("spectacular", f"{PARK}.tiles.0.habitat", ("green", "orange", "blue", "gray")),
    ("spectacular", f"{PARK}.tiles.0.arc.colour", ("black", "brown", "beige")),
    ("spectacular", f"{BOARD}.missions.0.set", ("A", "C")),
    ("spectacular", f"{BOARD}.workers.0", ("green", "orange", "blue", "gray", "multi")),
    (
        "subastral",
        f"{BOARD}.journal.0.biome",
        ("desert", "savanna", "rainforest", "chaparral", "grassland", "forest", "tundra"),
    ),
    ("subastral", f"{BOARD}.passes", ("desert", "taiga", "tundra")),
    (
        "wild_world",
        f"{BOARD}.monsters.0.criterion.type",
        (
            *("potion_twice", "home_half", "home_cards", "home_zero", "home_crystal"),
            *("least_symbol", "slayers", "monsters", "journey_5", "journey_2"),
        ),
    ),
    ("wild_world", f"{BOARD}.monsters.1.criterion.type", ("symbols", "played")),
    ("wild_world", f"{BOARD}.monsters.1.criterion.element", ELEMENTS),
    ("wild_world", f"{BOARD}.monsters.0.slayer.colour", ELEMENTS),
    ("wild_world", f"{BOARD}.journey.0.colour", ELEMENTS),
    ("wild_world", f"{BOARD}.home.0.colour", ELEMENTS),
    ("wild_world", f"{BOARD}.home.0.bonus", ("gold", "crystal", "potion", "card")),
    ("beanstalk", "options.mode", ("practice", "overlord", "inferno")),
    ("beanstalk", f"{BOARD}.phase", ("turn_end", "in_turn")),
    ("beanstalk", f"{BOARD}.upcoming.0", ("point", "coins", "colour", "centre_top", "warehouse")),
    ("beanstalk", f"{BOARD}.troubles.0.kind", ("point", "coins", "colour", "centre_top", "warehouse")),
    ("beanstalk", f"{BOARD}.troubles.1.colour", ("1", "2", "3", "4")),
    ("spectacular", "format", ("match",)),
]


@pytest.mark.parametrize(("game", "path", "allowed"), CHOICES)
def test_a_choice_is_one_of_those_there_are(game: str, path: str, allowed: tuple[str, ...]) -> None:
    for good in allowed:
        assert refused(changed(FULL[game], path, good)) == [], good
    for wrong in (
        "",
        "grey",
        "purple",
        allowed[0].upper() + "!",
        f" {allowed[0]}",
        f"{allowed[0]}\n",
        1,
        True,
        1.0,
        [],
    ):
        assert refused(changed(FULL[game], path, wrong)) == [(path, "choice")], wrong


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("spectacular", f"{PARK}.tiles.0.habitat", "grey"),
        ("spectacular", f"{PARK}.tiles.0.kind", "watchtower"),
        ("spectacular", f"{PARK}.tiles.0.kind", 3),
        ("spectacular", f"{PARK}.tiles.0.kind", []),
        ("spectacular", f"{BOARD}.missions.0.set", "D"),
        ("subastral", f"{BOARD}.journal.0.biome", "steppe"),
        ("subastral", f"{BOARD}.passes", ""),
        ("wild_world", f"{BOARD}.home.0.colour", "green"),
        ("wild_world", f"{BOARD}.monsters.0.criterion.type", "journey_3"),
        ("beanstalk", f"{BOARD}.troubles.0.id", "M"),
        ("beanstalk", f"{BOARD}.troubles.0.id", "a"),
        ("beanstalk", f"{BOARD}.troubles.1.colour", 1),
        ("beanstalk", f"{BOARD}.troubles.1.colour", "5"),
        ("beanstalk", f"{BOARD}.troubles.1.brought_by", "M"),
        ("base", "options.mode", "basic"),
        ("spectacular", "game", "chess"),
        ("spectacular", "game", "Spectacular"),
        ("spectacular", "game", 1),
        ("spectacular", "game", {}),
        ("spectacular", "format", "matches"),
        ("spectacular", "version", 0),
        ("spectacular", "version", -1),
        ("spectacular", "version", "1"),
        ("spectacular", "version", 1.0),
        ("spectacular", "version", True),
        ("spectacular", "version", float("nan")),
    ],
)
def test_another_name_or_number_is_no_choice(game: str, path: str, value: Any) -> None:
    assert (path, "choice") in refused(changed(FULL[game], path, value))


@pytest.mark.parametrize("version", [2, 3, 10**6, 10**30, 10**400])
def test_a_file_of_a_newer_version_is_told_as_that(version: int) -> None:
    for document in FULL.values():
        assert refused(changed(document, "version", version)) == [("version", "newer_version")]


BOOLEANS = [
    ("spectacular", "options.missions"),
    ("spectacular", "options.solo"),
    ("spectacular", "options.lone_die_scores"),
    ("spectacular", f"{BOARD}.missions.0.achieved"),
    ("subastral", "options.disturbance"),
    ("wild_world", "options.least_symbol_counts_printed"),
    ("wild_world", f"{BOARD}.monsters.0.slain"),
    ("beanstalk", f"{BOARD}.troubles.0.resolved"),
    ("beanstalk", f"{BOARD}.troubles.0.blocked"),
    ("base", f"{BOARD}.temple"),
]


@pytest.mark.parametrize(("game", "path"), BOOLEANS)
def test_only_true_and_false_are_booleans(game: str, path: str) -> None:
    for wrong in (0, 1, 1.0, "true", "", [], {}):
        assert refused(changed(FULL[game], path, wrong)) == [(path, "shape")], wrong


# Lists that have a length of their own, and objects whose keys are free within bounds.
MAPS = ("animal_points", "solo_tiers", "pad", "symbols", "printed_symbols", "goods", "about")


def inside(game: str, kind: type) -> Iterator[str]:
    """The paths of all lists, or of all objects, of a full match, but for what `about` holds."""
    for path in places(FULL[game]):
        place: Any = FULL[game]
        for step in path:
            place = place[step]
        if isinstance(place, kind) and path[:1] != ("about",):
            yield ".".join(map(str, path))


@pytest.mark.parametrize("game", FULL)
def test_only_a_list_is_a_list_and_an_object_an_object(game: str) -> None:
    for path in inside(game, list):
        for wrong in ({}, "x", 3, True, {"0": 1}):
            assert refused(changed(FULL[game], path, wrong)) == [(path, "shape")], (path, wrong)
    for path in inside(game, dict):
        for wrong in ([], "x", 3, True, [["name", "x"]]):
            assert refused(changed(FULL[game], path, wrong)) == [(path or "match", "shape")], (path, wrong)


@pytest.mark.parametrize("game", FULL)
def test_null_is_refused_wherever_it_is_not_shown(game: str) -> None:
    shown = {f"{BOARD}.passes", "seats.1.board.passes", *(f"{BOARD}.journey.{index}" for index in range(5))}
    for steps in places(FULL[game]):
        path = ".".join(map(str, steps))
        if steps[:2] == ("about", "note") or path in shown:
            assert refused(changed(FULL[game], path, None)) == []
        else:
            assert refused(changed(FULL[game], path, None)) == [(path or "match", "null")]


# --- Keys ---


@pytest.mark.parametrize("game", FULL)
def test_a_key_that_is_not_listed_is_refused_by_name_at_every_level(game: str) -> None:
    for path in inside(game, dict):
        if path.split(".")[-1] not in MAPS:
            new = f"{path}.colour_".lstrip(".")
            assert refused(changed(FULL[game], new, 1)) == [(new, "unknown_key")]


@pytest.mark.parametrize(
    ("game", "path", "code"),
    [
        ("spectacular", "seats.0.pad.home", "choice"),
        ("subastral", "seats.0.pad.entrance", "choice"),
        ("wild_world", "seats.0.pad.towers", "choice"),
        ("base", "seats.0.pad.mixed", "choice"),
        ("beanstalk", "seats.0.pad", "no_category"),
        ("spectacular", "seats.0.tie.island_row", "unknown_key"),
        ("subastral", "seats.0.tie.breeding_dice", "unknown_key"),
        ("wild_world", "seats.0.tie.journal_cards", "unknown_key"),
        ("beanstalk", "seats.0.tie.points", "unknown_key"),
        ("wild_world", f"{BOARD}.printed_symbols.earth", "choice"),
        ("wild_world", f"{BOARD}.home.0.symbols.earth", "choice"),
        ("base", f"{BOARD}.goods.5", "choice"),
        ("spectacular", "options.animal_points.x", "pattern"),
        ("spectacular", "options.animal_points.-1", "pattern"),
        ("spectacular", "options.animal_points.013", "pattern"),
        ("spectacular", "options.animal_points.1000", "pattern"),
        ("spectacular", "options.solo_tiers.x", "pattern"),
        ("spectacular", "options.solo_tiers.10000", "pattern"),
        ("wild_world", "options.missions", "unknown_key"),
        ("spectacular", "options.mode", "unknown_key"),
        ("subastral", f"{BOARD}.park", "unknown_key"),
        ("spectacular", f"{BOARD}.journal", "unknown_key"),
        ("spectacular", f"{PARK}.tiles.0.color", "unknown_key"),
        ("beanstalk", f"{BOARD}.goods", "unknown_key"),
        ("beanstalk", f"{BOARD}.temple", "unknown_key"),
        ("base", f"{BOARD}.turns_played", "unknown_key"),
        ("base", f"{BOARD}.troubles", "unknown_key"),
        ("base", f"{BOARD}.elevator", "unknown_key"),
        ("base", f"{BOARD}.centre_top_filled", "unknown_key"),
        ("base", f"{BOARD}.phase", "unknown_key"),
        ("base", f"{BOARD}.upcoming", "unknown_key"),
    ],
)
def test_keys_of_elsewhere_are_refused(game: str, path: str, code: str) -> None:
    values: dict[str, Any] = {"goods": {}, "temple": True, "troubles": [], "elevator": [], "upcoming": []}
    values |= {"centre_top_filled": True, "phase": "in_turn", "pad": {"points": 3}, "x": "name", "10000": "name"}
    value = values.get(path.rsplit(".", 1)[1], 1)
    if "solo_tiers" not in path and path.endswith(".x"):
        value = 1
    faults = refused(changed(FULL[game], path, value))
    assert faults == [(f"{path}.points" if code == "no_category" else path, code)]


@pytest.mark.parametrize("key", ["missions"])
def test_the_pad_has_no_missions_without_them(key: str) -> None:
    document = changed(FULL["spectacular"], "options.missions", False)
    assert refused(document) == [(f"seats.0.pad.{key}", "no_category")]
    assert refused(changed(FULL["spectacular"], "options", {"solo": True})) == []


NEEDED = {
    "spectacular": {
        *("format", "version", "game", "seats", "seats.0.id", "seats.0.name"),
        *(f"{PARK}.tiles.{number}.{key}" for number in range(3) for key in ("at", "habitat", "kind")),
        *(f"{PARK}.tiles.0.arc{rest}" for rest in ("", ".colour", ".corner")),
        *(f"{PARK}.tiles.2.arc.{key}" for key in ("colour", "corner")),
        *(f"{BOARD}.round1.tiles.{number}.{key}" for number in range(2) for key in ("at", "habitat", "kind")),
        *(f"{BOARD}.round1.tiles.0.arc{rest}" for rest in ("", ".colour", ".corner")),
        *(f"{BOARD}.missions.{number}.{key}" for number in range(2) for key in ("set", "points", "achieved")),
    },
    "subastral": {
        *("format", "version", "game", "seats"),
        *(f"seats.{number}.{key}" for number in range(2) for key in ("id", "name")),
        *(f"{BOARD}.journal.{number}.{key}" for number in range(2) for key in ("biome", "cards")),
    },
    "wild_world": {
        *("format", "version", "game", "seats", "seats.0.id", "seats.0.name"),
        *(f"{BOARD}.monsters.{number}.{key}" for number in range(2) for key in ("points", "slain", "criterion.type")),
        f"{BOARD}.monsters.1.criterion.element",
        *(f"{BOARD}.{place}.colour" for place in ("monsters.0.slayer", "journey.0", "home.0")),
        *(f"{BOARD}.{place}.points" for place in ("monsters.0.slayer", "home.0")),
        f"{BOARD}.journey.0.cards",
    },
    "beanstalk": {
        *("format", "version", "game", "seats", "seats.0.id", "seats.0.name"),
        *("options", "options.mode", "options.columns", "options.rows", "seats.0.board"),
        *(f"{BOARD}.{key}" for key in ("turns_played", "elevator", "troubles")),
        *(f"{BOARD}.troubles.{number}.{key}" for number in range(2) for key in ("id", "kind", "resolved")),
    },
    "base": {
        *("format", "version", "game", "seats", "options", "options.mode"),
        *(f"seats.{number}.{key}" for number in range(3) for key in ("id", "name")),
    },
}
"""The keys of the full matches that can't be left out."""


@pytest.mark.parametrize("game", FULL)
def test_what_is_needed_may_not_be_left_out_and_everything_else_may(game: str) -> None:
    for steps in places(FULL[game]):
        if not steps or isinstance(steps[-1], int) or steps[:1] == ("about",):
            continue
        path = ".".join(map(str, steps))
        faults = refused(changed(FULL[game], path, GONE))
        if path in NEEDED[game]:
            assert (path, "needed") in faults
            if path != f"{BOARD}.troubles":
                assert [at for at, _ in faults] in ([path], [path, f"{BOARD}.troubles.1.brought_by"]), path
        elif path == "options.missions" or (path == "options" and game == "spectacular"):
            assert faults == [("seats.0.pad.missions", "no_category")]
        else:
            assert faults == [], path


# --- What each piece could do, but not together ---

TROUBLES = f"{BOARD}.troubles"
WHOLES: list[tuple[str, str, str, Any, Faults]] = [
    ("two tiles on a hex", "spectacular", f"{PARK}.tiles.2.at", [0, 0], [(f"{PARK}.tiles.2.at", "hex_twice")]),
    (
        "two tiles on a hex in round 1",
        "spectacular",
        f"{BOARD}.round1.tiles.1.at",
        [0, 0],
        [(f"{BOARD}.round1.tiles.1.at", "hex_twice")],
    ),
    ("a hex of one number", "spectacular", f"{PARK}.tiles.0.at", [0], [(f"{PARK}.tiles.0.at.1", "needed")]),
    ("a hex of three numbers", "spectacular", f"{PARK}.tiles.0.at", [0, 0, 0], [(f"{PARK}.tiles.0.at", "too_long")]),
    ("an entrance hex of three", "spectacular", f"{PARK}.entrance.0", [0, 0, 0], [(f"{PARK}.entrance.0", "too_long")]),
    ("an arc on a breeding tile", "spectacular", f"{PARK}.tiles.1.arc", ARC, [(f"{PARK}.tiles.1.arc", "unknown_key")]),
    ("a mission set twice", "spectacular", f"{BOARD}.missions.1.set", "A", [(f"{BOARD}.missions.1.set", "set_twice")]),
    ("six tokens", "spectacular", f"{BOARD}.workers", ["green"] * 6, [(f"{BOARD}.workers", "too_long")]),
    ("a tile that is no object", "spectacular", f"{PARK}.tiles.0", 3, [(f"{PARK}.tiles.0", "shape")]),
    (
        "a biome twice",
        "subastral",
        f"{BOARD}.journal.1.biome",
        "tundra",
        [(f"{BOARD}.journal.1.biome", "biome_twice")],
    ),
    ("seven mixed points", "subastral", "options.mixed_points", [1] * 7, [("options.mixed_points", "too_short")]),
    ("nine mixed points", "subastral", "options.mixed_points", [1] * 9, [("options.mixed_points", "too_long")]),
    (
        "six monsters",
        "wild_world",
        f"{BOARD}.monsters",
        [{"points": 1, "slain": False}] * 6,
        [(f"{BOARD}.monsters", "too_long")],
    ),
    ("four journey columns", "wild_world", f"{BOARD}.journey", [None] * 4, [(f"{BOARD}.journey", "too_short")]),
    ("six journey columns", "wild_world", f"{BOARD}.journey", [None] * 6, [(f"{BOARD}.journey", "too_long")]),
    (
        "four journey values",
        "wild_world",
        f"{BOARD}.journey_values",
        [1] * 4,
        [(f"{BOARD}.journey_values", "too_short")],
    ),
    ("six journey values", "wild_world", f"{BOARD}.journey_values", [1] * 6, [(f"{BOARD}.journey_values", "too_long")]),
    (
        "an element where none belongs",
        "wild_world",
        f"{BOARD}.monsters.0.criterion.element",
        "ice",
        [(f"{BOARD}.monsters.0.criterion.element", "unknown_key")],
    ),
    (
        "no element where one belongs",
        "wild_world",
        f"{BOARD}.monsters.0.criterion.type",
        "played",
        [(f"{BOARD}.monsters.0.criterion.element", "needed")],
    ),
    (
        "a key called as the criterion in place of its element",
        "wild_world",
        f"{BOARD}.monsters.1.criterion",
        {"type": "symbols", "symbols": "ice"},
        [
            (f"{BOARD}.monsters.1.criterion.element", "needed"),
            (f"{BOARD}.monsters.1.criterion.symbols", "unknown_key"),
        ],
    ),
    ("a row too few", "beanstalk", "options.rows", 4, [(f"{BOARD}.elevator", "grid_rows")]),
    (
        "rows of another width",
        "beanstalk",
        "options.columns",
        7,
        [(f"{BOARD}.elevator.{n}", "grid_columns") for n in range(3)],
    ),
    ("a sign there is not", "beanstalk", f"{BOARD}.elevator.0", "....5", [(f"{BOARD}.elevator.0", "grid_sign")]),
    (
        "a letter without its trouble",
        "beanstalk",
        f"{BOARD}.elevator.0",
        "..C..",
        [
            (f"{BOARD}.elevator.0", "no_trouble"),
            (f"{BOARD}.elevator.0", "no_square"),
        ],
    ),
    (
        "a trouble that is no square",
        "beanstalk",
        f"{BOARD}.elevator.1",
        "A....",
        [(f"{BOARD}.elevator.1", "no_square")],
    ),
    ("no grid at all", "beanstalk", f"{BOARD}.elevator", [], [(f"{BOARD}.elevator", "grid_rows")]),
    (
        "a trouble twice",
        "beanstalk",
        f"{TROUBLES}.1",
        {"id": "A", "kind": "coins", "resolved": True},
        [
            (f"{TROUBLES}.1.id", "trouble_twice"),
        ],
    ),
    (
        "brought by one that is not there",
        "beanstalk",
        f"{TROUBLES}.1.brought_by",
        "C",
        [
            (f"{TROUBLES}.1.brought_by", "no_trouble"),
        ],
    ),
    (
        "brought by itself",
        "beanstalk",
        f"{TROUBLES}.1.brought_by",
        "B",
        [(f"{TROUBLES}.1.brought_by", "brought_itself")],
    ),
    (
        "a colour of another kind",
        "beanstalk",
        f"{TROUBLES}.0.colour",
        "1",
        [(f"{TROUBLES}.0.colour", "colour_of_other")],
    ),
    (
        "a grid and its centre",
        "beanstalk",
        f"{BOARD}.centre_top_filled",
        False,
        [
            (f"{BOARD}.centre_top_filled", "grid_or_centre"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("game", "path", "value", "faults"), [row[1:] for row in WHOLES], ids=[row[0] for row in WHOLES]
)
def test_what_cannot_lie_together(game: str, path: str, value: Any, faults: Faults) -> None:
    assert refused(changed(FULL[game], path, value)) == faults


def test_three_tiles_on_a_hex_are_two_faults() -> None:
    document = boards("spectacular", {"park": {"tiles": [tower(0, 0), breeding(1, 0), star(0, 0), breeding(0, 0)]}})
    assert refused(document) == [(f"{PARK}.tiles.2.at", "hex_twice"), (f"{PARK}.tiles.3.at", "hex_twice")]


def test_one_hex_may_hold_a_tile_in_round_1_and_another_at_the_end_and_the_entrance() -> None:
    document = boards(
        "spectacular", {"park": {"tiles": [tower(0, 0)], "entrance": [[0, 0]]}, "round1": {"tiles": [breeding(0, 0)]}}
    )
    assert refused(document) == []


def test_solo_has_one_seat() -> None:
    assert refused(match("spectacular", {}, options={"solo": True})) == []
    assert refused(match("spectacular", {}, {}, options={"solo": True})) == [("seats", "solo_seats")]


@pytest.mark.parametrize("game", ["spectacular", "subastral", "wild_world", "base"])
def test_an_id_may_stand_once(game: str) -> None:
    seats = [{"name": "a", "id": "x"}, {"name": "b", "id": "y"}, {"name": "c", "id": "x"}]
    assert refused(FULL[game] | {"seats": seats}) == [("seats.2.id", "id_twice")]


def circle(*brought_by: str | None) -> Doc:
    """Troubles A, B, C, ... each brought by the one named."""
    troubles: list[Doc] = [
        {"id": "ABCDEF"[number], "kind": "coins", "resolved": True, **({} if by is None else {"brought_by": by})}
        for number, by in enumerate(brought_by)
    ]
    board = {"turns_played": 3, "centre_top_filled": False, "troubles": troubles}
    return match("beanstalk", {"board": board}, options={"mode": "practice"})


@pytest.mark.parametrize(
    ("document", "itself"),
    [
        (circle(None, "A", "B", "A"), []),
        (circle("B", "C", None), []),
        (circle("A"), [0]),
        (circle("B", "A"), [0, 1]),
        (circle("B", "C", "A"), [0, 1, 2]),
        (circle("B", "C", "B"), [1, 2]),
        (circle(None, "C", "B", "A"), [1, 2]),
    ],
)
def test_no_trouble_brought_itself_straight_or_round_a_circle(document: Doc, itself: list[int]) -> None:
    assert refused(document) == [(f"{TROUBLES}.{number}.brought_by", "brought_itself") for number in itself]


class TestWithoutTheGrid:
    def of(self, **board: Any) -> Doc:
        laid = {"turns_played": 3, "troubles": [], **board}
        return match("beanstalk", {"board": laid}, options={"mode": "practice"})

    def test_the_size_may_be_left_out(self) -> None:
        assert refused(self.of(centre_top_filled=True)) == []

    def test_one_of_the_two_is_given(self) -> None:
        assert refused(self.of()) == [(f"{BOARD}.elevator", "needed")]
        assert refused(self.of(elevator=["...", "..."])) == [("options.columns", "needed"), ("options.rows", "needed")]
        both = self.of(centre_top_filled=True, elevator=["...", "..."])
        both["options"] |= {"columns": 3, "rows": 2}
        assert refused(both) == [(f"{BOARD}.centre_top_filled", "grid_or_centre")]

    def test_even_columns_are_refused_here_too(self) -> None:
        document = self.of(centre_top_filled=True)
        document["options"]["columns"] = 4
        assert refused(document) == [("options.columns", "odd")]

    @pytest.mark.parametrize(("mode", "last"), [("practice", 30), ("overlord", 30), ("inferno", 28)])
    def test_turns_end_with_the_mode(self, mode: str, last: int) -> None:
        document = self.of(centre_top_filled=False, turns_played=last)
        document["options"]["mode"] = mode
        assert refused(document) == []
        board = document["seats"][0]["board"]
        board["phase"] = "in_turn"
        assert refused(document) == [(f"{BOARD}.phase", "after_last_turn")]
        board["turns_played"] = last - 1
        assert refused(document) == []
        board["turns_played"] = last + 1
        assert refused(document) == [(f"{BOARD}.turns_played", "too_many_turns")]


@pytest.mark.parametrize("game", GAMES)
def test_options_may_be_left_out_but_beanstalks(game: str) -> None:
    seats = [{"id": str(number), "name": "a"} for number in range(1 if game in ("spectacular", "wild_world") else 2)]
    document = {"format": "match", "version": 1, "game": game, "seats": seats}
    assert refused(document) == ([("options", "needed")] if game == "beanstalk" else [])
    if game == "beanstalk":
        assert refused(document | {"options": {}}) == [("options.mode", "needed")]


# --- The file itself ---


def codes(text: str | bytes) -> Faults:
    with pytest.raises(Refused) as caught:
        read_match(text)
    assert all(str(fault).isprintable() for fault in caught.value.faults)
    return [(fault.path, fault.code) for fault in caught.value.faults]


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "{", "[1", '{"a": 1}x', "{'a': 1}", "nul", '{"a": 1,}', "{a: 1}", '"a', "\x00", "\ufeff{}"),
        *(
            '{"a": "\\ud800"}',
            '{"a": "\\udc00\\ud800"}',
            '{"\\ud800": 1}',
            '{"a": "\ud800"}',
            '{"a": "\n"}',
            "01",
            "+1",
        ),
        *("[" * 5000 + "]" * 5000, '{"a":' * 5000 + "1" + "}" * 5000, "[" * 100_000, "1" * 5000),
        *(b"\xff\xfe", b'{"a": "\xed\xa0\x80"}', b"\xef\xbb\xbf{}", "{}".encode("utf-16"), b'{"a": "\x80"}'),
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_not_json_is_told_of_the_file(text: str | bytes) -> None:
    assert codes(text) == [("match", "not_json")]


@pytest.mark.parametrize("text", ["[]", "3", '"match"', "true", "NaN", "-Infinity", "[{}]"])
def test_what_is_no_object_is_told_of_the_file(text: str) -> None:
    assert codes(text) == [("match", "shape")]


def test_null_is_told_of_the_file_and_an_empty_object_names_no_game() -> None:
    assert codes("null") == [("match", "null")]
    assert codes("{}") == [("game", "needed")]
    assert codes('{"game": "subastral"}') == [("format", "needed"), ("version", "needed"), ("seats", "needed")]


@pytest.mark.parametrize("extra", ["x" * 5_000_000, " " * 5_000_000])
def test_a_file_of_5_mb_is_refused_unread(extra: str) -> None:
    assert codes(extra) == [("match", "too_big")]
    assert codes(json.dumps(FULL["spectacular"] | {"about": {"note": extra}})) == [("match", "too_big")]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("a\nb", '"a\\nb"'),
        ("a\r\nseats.0.name: fine", '"a\\r\\nseats.0.name: fine"'),
        ("\x00", '"\\u0000"'),
        ("\x1b[31m", '"\\u001b[31m"'),
        ("\u2028", '"\\u2028"'),
        ("\u202e", '"\\u202e"'),
        ("", '""'),
        (" ", '" "'),
        ("ジーナ", "ジーナ"),
        ("k" * 61, '"' + "k" * 59 + "…"),
    ],
)
def test_whatever_a_key_holds_its_fault_is_one_line(key: str, told: str) -> None:
    assert refused(FULL["wild_world"] | {key: 1}) == [(told, "unknown_key")]
    document = copy.deepcopy(FULL["wild_world"])
    document["seats"][0]["pad"] = {key: 1}
    assert refused(document) == [(f"seats.0.pad.{told}", "choice")]
    document["seats"][0]["pad"] = {}
    document["seats"][0]["board"]["printed_symbols"] = {key: 1}
    assert refused(document) == [(f"{BOARD}.printed_symbols.{told}", "choice")]


@pytest.mark.parametrize("name", ["x\n" * 40, "\x00" * 61, "‮" * 61, "🎲" * 100])
def test_whatever_a_value_holds_its_fault_is_one_short_line(name: str) -> None:
    for path in ("seats.0.name", "game", "format", f"{BOARD}.passes", f"{BOARD}.journal.0.cards", f"{BOARD}.journal.0"):
        with pytest.raises(Refused) as caught:
            match_from(changed(FULL["subastral"], path, name))
        for fault in caught.value.faults:
            assert str(fault).isprintable()
            assert len(str(fault)) < 600


def test_about_may_hold_anything() -> None:
    deep: Any = "end"
    for _ in range(100):
        deep = [deep]
    about = {"": None, "a": [True, 1.5, -(10**30), 10**400, {"\n": "\x00"}], "deep": deep, "game": "chess", "seats": 3}
    for document in FULL.values():
        assert refused(document | {"about": about}) == []


@pytest.mark.parametrize("about", [[], "x", 3, True, [["a", 1]]])
def test_about_is_an_object(about: Any) -> None:
    assert refused(FULL["subastral"] | {"about": about}) == [("about", "shape")]


@pytest.mark.parametrize("text", ["\ud800", "a\udfff"])
def test_half_a_surrogate_pair_is_refused_wherever_data_has_it(text: str) -> None:
    """No file can hold it, so it must not come into the book either."""
    for document in (
        changed(FULL["spectacular"], "seats.0.name", text),
        changed(FULL["spectacular"], "seats.0.id", text),
        changed(FULL["spectacular"], f"{PARK}.tiles.0.animal", text),
        changed(FULL["spectacular"], "about.note", text),
        changed(FULL["spectacular"], "about", {text: 1}),
        changed(FULL["spectacular"], "options.solo_tiers", {"200": text}),
        FULL["spectacular"] | {text: 1},
    ):
        with pytest.raises(Refused) as caught:
            match_from(document)
        assert all(str(fault).isprintable() for fault in caught.value.faults)
        assert codes(json.dumps(document)) == [("match", "not_json")]


def test_data_nested_beyond_measure_is_refused() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for path in ("about.note", "about", "seats.0.name", "seats", "extra", "version", "seats.0.pad.green"):
        with pytest.raises(Refused) as caught:
            match_from(changed(FULL["spectacular"], path, deep))
        assert all(str(fault).isprintable() for fault in caught.value.faults)


def test_keys_that_are_no_texts_are_refused() -> None:
    for wrong in ({1: 2}, {None: 1}, {(): 1}):
        with pytest.raises(Refused):
            match_from(wrong)
        with pytest.raises(Refused):
            match_from(FULL["spectacular"] | wrong)


@pytest.mark.parametrize("data", [None, 3, "text", [], object(), b"{}", {1, 2}])
def test_data_that_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(Refused) as caught:
        match_from(data)
    assert [fault.path for fault in caught.value.faults] == ["match"]
