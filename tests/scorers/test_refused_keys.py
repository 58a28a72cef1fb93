"""A key that is not listed, stands elsewhere or is missing is refused by its place and name."""

from __future__ import annotations

from typing import Any

import pytest
from documents import places, refused
from full_matches import BOARD, FULL, GONE, MAPS, PARK, changed, inside


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
