"""What an edit changed, in words: every path of a piece has them, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import pytest
from codes import ROOT
from pydantic import BaseModel

from book.pieces import LISTS, Fixed, Keyed, parse
from scorers import GAMES
from scorers.elevator import BeanstalkMatch
from scorers.spectacular_board import SpectacularMatch
from scorers.subastral import SubastralMatch
from scorers.wild_world_board import WildWorldMatch
from wording import LANGUAGES, Words, words
from wording.changes import NOTHING, change, known

MODELS: dict[str, Any] = {
    "spectacular": SpectacularMatch,
    "subastral": SubastralMatch,
    "wild_world": WildWorldMatch,
    "beanstalk": BeanstalkMatch,
}
KEYS = {
    "at": "0,-2",
    "biome": "taiga",
    "id": "p1",
    "set": "A",
    "cell": "p1,entrance",
    "of": "p1,park,six",
    "seat": "p1",
}
ABOUT = [
    *("about.start_player", "about.colours", "about.colours.p1", "about.round", "about.note", "about.flat"),
    *("about.finished", "about.played", "about.place", "about.copy_of"),
]
SEATS = {"p1": "Gina", "p2": "Paul"}


def fields(annotation: Any) -> Iterator[Any]:
    """The models, lists and maps that an annotation may hold."""
    if get_origin(annotation) in (Union, UnionType, Annotated):
        for inner in get_args(annotation):
            yield from fields(inner)
    else:
        yield annotation


def below(path: str, annotation: Any) -> Iterator[str]:
    """The path and those of all that can be edited inside of it."""
    yield path
    kind = LISTS.get(path)
    for one in fields(annotation):
        if isinstance(one, type) and issubclass(one, BaseModel):
            for name, field in one.model_fields.items():
                yield from below(f"{path}.{name}", field.annotation)
        elif get_origin(one) is dict:
            for key in get_args(get_args(one)[0]) or ():
                if isinstance(key, str):
                    yield f"{path}.{key}"
        elif get_origin(one) is list and isinstance(kind, Keyed | Fixed):
            if isinstance(kind, Keyed):
                yield f"{path}[]"
            key = "3" if isinstance(kind, Fixed) else KEYS[kind.by]
            if isinstance(kind, Keyed) and kind.value:
                yield f"{path}[{key}]"
                continue
            yield from (element for element in below(f"{path}[{key}]", get_args(one)[0]))


def paths(game: str) -> set[tuple[bool, str]]:
    """Every path of a match of that game, one key standing for all, as (of a seat, path)."""
    model = MODELS[game]
    seat = get_args(model.model_fields["seats"].annotation)[0]
    found = {
        (True, path)
        for name, field in seat.model_fields.items()
        if name != "id"
        for path in below(name, field.annotation)
    }
    found |= {(False, path) for path in below("options", model.model_fields["options"].annotation)}
    found |= {(False, path) for path in ("seats[p1]", "seats[]", *ABOUT)}
    for name, kind in LISTS.items():
        if name.startswith("about.") and isinstance(kind, Keyed):
            found |= {(False, f"{name}[{KEYS[kind.by]}]"), (False, f"{name}[]")}
    return found


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_piece_path_has_words(game: str, t: Words) -> None:
    found = paths(game)
    assert len(found) > 15
    for of_seat, path in found:
        parse(path, of_seat)
        assert known(of_seat, path), path
        told = change(t, game, SEATS, of_seat, path, NOTHING, 3)
        assert path not in told or "." not in path
        assert "_" not in told
        assert "{" not in told


def test_every_piece_beside_the_score_that_the_app_keeps_has_words() -> None:
    kept = {
        found
        for file in (ROOT / "views").rglob("*.py")
        for found in re.findall(r'"(about\.[a-z_]+)', file.read_text(encoding="utf-8"))
    }
    assert len(kept) > 5
    for piece in kept:
        assert known(False, piece) or known(False, f"{piece}[x]"), piece


@pytest.mark.parametrize(
    ("game", "piece", "old", "new", "told"),
    [
        ("subastral", "board.journal[taiga]", 3, 4, "taiga 3 → 4"),
        ("subastral", "board.journal[taiga]", NOTHING, 1, "taiga: 1"),
        ("subastral", "board.journal[taiga]", 1, NOTHING, "taiga taken away, was 1"),
        (
            "subastral",
            "board.journal[]",
            ["taiga", "desert"],
            ["desert", "taiga"],
            "order of the columns: desert and taiga",
        ),
        ("subastral", "board.passes", NOTHING, None, "card passed on: none"),
        ("subastral", "pad.mixed", -3, 28, "Mixed sets −3 → 28"),
        ("spectacular", "board.park.tiles[0,-2].die", 5, 6, "hex 0 -2, die 5 → 6"),
        (
            "spectacular",
            "board.park.tiles[0,-2]",
            NOTHING,
            {"at": [0, -2], "habitat": "green", "kind": "breeding", "die": 2},
            "hex 0 -2: green breeding tile, die 2",
        ),
        ("spectacular", "name", "Gnia", "Gina", "name Gnia → Gina"),
        ("wild_world", "board.monsters[m2].slain", False, True, "monster 2 slain no → yes"),
        ("wild_world", "board.journey[0]", None, {"colour": "fire", "cards": 2}, "journey column 1 none → fire, 2"),
        ("wild_world", "tie.island_row", NOTHING, 2, "Worker's row on the island: 2"),
        ("beanstalk", "board.troubles[A].resolved", False, True, "trouble A resolved no → yes"),
    ],
)
def test_a_change_reads_like_this(game: str, piece: str, old: Any, new: Any, told: str) -> None:
    assert change(words("en"), game, SEATS, True, piece, old, new) == told


@pytest.mark.parametrize(
    ("piece", "old", "new", "told"),
    [
        ("about.start_player", "p1", "p2", "start player Gina → Paul"),
        ("seats[]", ["p1", "p2"], ["p2", "p1"], "turn order: Paul and Gina"),
        ("seats[p2]", {"id": "p2", "name": "Paul"}, NOTHING, "Paul at the table taken away"),
        ("about.sums[p1,mixed]", NOTHING, "7+9", "sum of Gina, Mixed sets: 7+9"),
        ("options.disturbance", False, True, "Disturbance variant no → yes"),
        ("about.anything_else", NOTHING, {"a": 1}, "note kept beside the score added"),
    ],
)
def test_a_change_of_the_match_reads_like_this(piece: str, old: Any, new: Any, told: str) -> None:
    assert change(words("en"), "subastral", SEATS, False, piece, old, new) == told


def test_values_out_of_place_are_told_all_the_same() -> None:
    """A history may come from a file: nothing in it can break the screen."""
    for value in ("?", 3, None, True, [], [1, "a", {}], {"points": "x"}, {"colour": {}}, NOTHING):
        for game in GAMES:
            for of_seat, path in paths(game):
                assert change(words("ja"), game, {}, of_seat, path, value, value)
