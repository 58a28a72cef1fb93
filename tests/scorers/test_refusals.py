"""What is no number, text, choice or list where one belongs is refused, by the path of its place and a code."""

from __future__ import annotations

from typing import Any

import pytest
from documents import places, refused
from full_matches import BOARD, FULL, PARK, Faults, changed, inside

from scorers import match_from, score


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
    wrongs: list[Any] = [3, 0, True, 1.5, float("nan"), [], {}, ["a"]]
    for wrong in wrongs:
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
    first = allowed[0]
    wrongs: list[Any] = ["", "grey", "purple", f"{first.upper()}!", f" {first}", f"{first}\n", 1, True, 1.0, []]
    for wrong in wrongs:
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
    wrongs: list[Any] = [0, 1, 1.0, "true", "", [], {}]
    for wrong in wrongs:
        assert refused(changed(FULL[game], path, wrong)) == [(path, "shape")], wrong


@pytest.mark.parametrize("game", FULL)
def test_only_a_list_is_a_list_and_an_object_an_object(game: str) -> None:
    no_lists: list[Any] = [{}, "x", 3, True, {"0": 1}]
    no_objects: list[Any] = [[], "x", 3, True, [["name", "x"]]]
    for path in inside(game, list):
        for wrong in no_lists:
            assert refused(changed(FULL[game], path, wrong)) == [(path, "shape")], (path, wrong)
    for path in inside(game, dict):
        for wrong in no_objects:
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
