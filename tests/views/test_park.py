"""The park's screen without a browser: what it says of any park is what lies there; taps on it change the match."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from book import Outline, StarHex
from scorers.spectacular_board import HABITATS
from wording import words
from wording.park import ANIMALS, ARCS, CORNERS, HEX, IN_TOWER, NAMELESS, NO_DIE, TILES, animal_name

CASES = Path(__file__).parents[1] / "cases"
SIGNS = ("black", "brown", "beige", "breeding", "star")


def case(name: str) -> dict:
    return json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))


def hexes(screen) -> dict[tuple[int, int], str]:
    """The spoken names of the hexes on the screen."""
    t = words("ja" if any("ヘクス" in name for name in _labels(screen)) else "en")
    shape = re.compile(
        re.escape(t(HEX)).replace(r"\{q\}", "(-?[0-9]+)").replace(r"\{r\}", "(-?[0-9]+)").replace(r"\{what\}", "(.*)")
    )
    found = {}
    for name in _labels(screen):
        match = shape.fullmatch(name)
        if match is not None:
            found[int(match[1]), int(match[2])] = match[3]
    return found


def _labels(screen) -> list[str]:
    return [one.label for one in screen.controls() if isinstance(one, ft.Semantics) and one.label]


def tap_hex(screen, q: int, r: int, corner: int | None = None) -> None:
    """A finger on a hex, near one of its corners or in its middle."""
    from views.boards.park.layout import Layout

    detector = next(one for one in screen.controls() if isinstance(one, ft.GestureDetector))
    for box in screen.controls():
        inside = getattr(box, "content", None)
        if isinstance(inside, ft.Semantics) and re.match(rf"(Hex|ヘクス) {q} {r}[:：]", inside.label or ""):
            layout = Layout(box.height / 2, box.left + box.width / 2, box.top + box.height / 2)
            x, y = layout.centre((0, 0)) if corner is None else layout.corner((0, 0), corner, 0.6)
            screen.fire(detector, "tap_up", {"l": {"x": x, "y": y}})
            return
    raise AssertionError(f"no hex {q} {r}; there are {hexes(screen)}")


def read_back(t: Any, at: tuple[int, int], text: str, flat: bool) -> dict | None:
    """The tile that a hex's spoken name tells, None for an empty hex."""
    parts = [part.strip() for part in re.split("[,、]", text)]
    kinds = {t(name): key for key, name in TILES.items()}
    if parts[0] not in kinds:
        return None
    habitat, kind = kinds[parts[0]]
    tile: dict = {"at": list(at), "habitat": habitat, "kind": kind}
    turned = 0 if flat else 30
    arcs = {
        t(name, where=t(CORNERS[(60 * corner + turned) % 360])): {"colour": colour, "corner": corner}
        for colour, name in ARCS.items()
        for corner in range(6)
    }
    animals = {animal_name(t, animal): animal for animal in (*ANIMALS, *(f"{each} animal 3" for each in NAMELESS))}
    dice = {t("die {die}", die=die): die for die in range(1, 7)}
    for part in parts[1:]:
        if part in arcs:
            tile["arc"] = arcs[part]
        elif part in dice:
            tile["die"] = dice[part]
        elif part in animals:
            tile["animal"] = animals[part]
        elif part == "アイアイ":
            tile["animal"] = part
        elif part == t(NO_DIE):
            assert "die" not in tile
    return tile


@st.composite
def tiles(draw):
    sign = draw(st.sampled_from(SIGNS))
    tile: dict = {
        "at": list(draw(st.tuples(st.integers(-3, 3), st.integers(-3, 3)))),
        "habitat": draw(st.sampled_from(HABITATS)),
        "kind": sign if sign in ("breeding", "star") else "tower",
    }
    animal = draw(st.sampled_from([None, *ANIMALS, "green animal 3", "アイアイ"]))
    if animal:
        tile["animal"] = animal
    if sign not in ("breeding", "star"):
        tile["arc"] = {"colour": sign, "corner": draw(st.integers(0, 5))}
    die = draw(st.sampled_from([None, 1, 2, 3, 4, 5, 6]))
    return tile if die is None else {**tile, "die": die}


@given(
    park=st.lists(tiles(), min_size=1, max_size=20, unique_by=lambda tile: tuple(tile["at"])),
    lang=st.sampled_from(["en", "ja"]),
    flat=st.booleans(),
)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_park_is_read_back_from_its_spoken_names(book, open_app, park, lang, flat):
    about = {"flat": True} if flat else {}
    match = book.create("spectacular", [{"name": "Gina", "board": {"park": {"tiles": park}}}], about=about)
    screen = open_app(lang, route=f"/match/{match.id}/board/p1")
    told = {at: read_back(words(lang), at, text, flat) for at, text in hexes(screen).items()}
    assert {at: tile for at, tile in told.items() if tile} == {tuple(tile["at"]): tile for tile in park}


@pytest.fixture
def park(book):
    """Opens a match's park: `park(document)`."""

    def make(document: dict) -> str:
        return book.import_match(document).id

    return make


def test_a_hex_says_all_that_is_true_of_it(book, open_app, park):
    match = park(case("spectacular-full-park"))
    screen = open_app(route=f"/match/{match}/board/p1")
    assert hexes(screen)[0, 0] == "green tower tile, sloth, die 5, black arc at the upper right, part of a built tower"
    assert hexes(screen)[-1, 2] == "green star tile, saola, no die, beside the entrance"
    assert words("en")(IN_TOWER) in hexes(screen)[-1, -1]


def test_a_tile_is_laid_by_a_tap_on_its_corner_and_one_on_its_animal(book, open_app):
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1")
    tap_hex(screen, 0, 0, 2)
    screen.tap("sloth")
    screen.tap("Tower tile, beige arc")
    screen.tap("Die 5")
    assert hexes(screen)[0, 0] == "green tower tile, sloth, die 5, beige arc at the upper left"
    tap_hex(screen, 0, 0, 4)
    assert "beige arc at the bottom" in hexes(screen)[0, 0]
    board = book.get(match).document["seats"][0]["board"]
    assert board["park"]["tiles"] == [
        {
            "at": [0, 0],
            "habitat": "green",
            "kind": "tower",
            "animal": "sloth",
            "arc": {"colour": "beige", "corner": 4},
            "die": 5,
        }
    ]
    for _ in range(4):
        screen.tap("Undo")
    assert hexes(screen)[0, 0] == "empty"


def test_two_quick_taps_both_count(book, open_app):
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1")
    tap_hex(screen, 0, 0, 2)
    chips = [screen.find("sloth"), screen.find("Breeding tile")]

    async def both() -> None:
        for chip in chips:
            await screen.session.dispatch_event(chip._i, "click", None)

    screen.loop.run_until_complete(both())
    screen.settle()
    assert hexes(screen)[0, 0] == "green breeding tile, sloth, no die"


def test_a_category_lights_its_pieces_and_a_piece_its_categories(open_app, park):
    screen = open_app(route=f"/match/{park(case('spectacular-full-park'))}/board/p1")
    screen.tap("Watchtowers: 15")
    assert "Black watchtower: dice 5 + 6 + 4 = 15" in screen.texts()
    screen.tap("To the pieces")
    tap_hex(screen, 0, 0)
    assert "Counts for:" in screen.texts()
    screen.tap("Watchtowers: Black watchtower: dice 5 + 6 + 4 = 15: 15 points")
    assert "Brown watchtower: only 2 of its 3 dice, so it scores nothing" in screen.texts()


def test_a_broken_rule_is_told_on_its_piece_and_can_be_ruled_right(book, open_app, park):
    match = park(case("spectacular-broken-rules"))
    screen = open_app(route=f"/match/{match}/board/p1")
    broken = {at: text for at, text in hexes(screen).items() if "a rule is broken here" in text}
    assert broken
    at = next(iter(broken))
    tap_hex(screen, *at)
    screen.tap("We play it so")
    assert "a rule is broken here" not in hexes(screen)[at]
    assert len(book.get(match).document["about"]["rulings"]) == 1
    screen.tap("Judge it again")
    assert hexes(screen)[at] == broken[at]


def test_round_1_is_kept_opened_and_corrected(book, open_app, park):
    document = case("spectacular-full-park")
    del document["seats"][0]["board"]["entrance_points"]
    match = park(document)
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.find("Entrance: –")
    screen.tap("More")
    screen.tap("Round 1: Keep the park for the entrance score")
    screen.tap("Round 1 is over")
    board = book.get(match).document["seats"][0]["board"]
    assert board["round1"]["tiles"] == board["park"]["tiles"]
    assert any(text.startswith("Group of") for text in screen.texts())
    tap_hex(screen, 1, 1)  # the park after round 1 is shown
    screen.tap("Die 1")
    board = book.get(match).document["seats"][0]["board"]
    assert [tile["die"] for tile in board["round1"]["tiles"] if tile["at"] == [1, 1]] == [1]
    assert [tile["die"] for tile in board["park"]["tiles"] if tile["at"] == [1, 1]] == [2]
    screen.tap("Park now")
    assert "die 2" in hexes(screen)[1, 1]


def test_worker_tokens_one_tap_there_one_tap_back(book, open_app, park):
    match = park(case("spectacular-full-park"))
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.tap("More")
    screen.tap("Worker tokens: The best use of those left")
    assert "Missions can depend on dice: check your missions before you turn any." in screen.texts()
    before = book.get(match).document
    screen.tap(next(name for name in screen.names() if name.startswith("Turn these dice")))
    after = book.get(match).document
    assert len(after["seats"][0]["board"]["workers"]) < 3
    screen.tap("Undo")
    assert book.get(match).document == before


def test_the_animals_table_is_asked_once_and_kept(book, open_app, park):
    document = case("spectacular-full-park")
    document["options"]["animal_points"] = {"13": 30}
    first, second = park(document), park({**document, "about": {"note": "another"}})
    screen = open_app(route=f"/match/{first}/board/p1")
    screen.tap("15 kinds of animals: what does your board print?")
    for key in ("5", "5", "Done"):
        screen.tap(key)
    screen.find("Animals: 55")
    screen = open_app(route=f"/match/{second}/board/p1")
    screen.tap("15 kinds of animals by your table: 55 points")
    screen.find("Animals: 55")


def test_missions_have_points_and_a_tick_and_solo_its_goals(book, open_app):
    match = book.create("spectacular", [{"name": "Bob"}], options={"solo": True, "missions": True}).id
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.tap("More")
    screen.tap("Missions: Points and ticks")
    assert "0 of 200 points, 200 short" in screen.texts()
    assert "0 of 2 missions, 2 short" in screen.texts()
    screen.tap("Points of mission A: points?")
    for key in ("1", "2", "Done"):
        screen.tap(key)
    screen.tap("Mission A: not achieved")
    assert book.get(match).document["seats"][0]["board"]["missions"] == [{"set": "A", "points": 12, "achieved": True}]
    assert "1 of 2 missions, 1 short" in screen.texts()
    screen.tap("Tiers of the solo challenge")
    screen.tap("Add a tier")
    for key in ("2", "0", "0", "Done"):
        screen.tap(key)
    screen.type_into("Name of the tier from 200 points", "Keeper")
    assert book.get(match).document["options"]["solo_tiers"] == {"200": "Keeper"}


def test_a_board_is_traced_named_and_its_star_lies_there_from_the_start(book, open_app):
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.tap("More")
    screen.tap("Outline of the board: None: any hex may be used")
    screen.tap("Trace a board")
    screen.type_into("Name of the board", "Saola, sun")
    for at in ((0, 0), (1, 0), (0, 1)):
        tap_hex(screen, *at)
    screen.tap("Entrance")
    tap_hex(screen, 0, 1)
    screen.tap("Start hexes")
    tap_hex(screen, 0, 0)
    screen.tap("Star")
    screen.tap("Water")
    tap_hex(screen, -1, 1)
    assert book.shelf.get(Outline, "Saola, sun") == Outline(
        hexes=((0, 0), (1, 0), (0, 1), (-1, 1)),
        entrance=((0, 1),),
        start=((0, 0),),
        stars=(StarHex(at=(-1, 1), habitat="blue", animal="saola"),),
    )
    screen.tap("Lay the park on Saola, sun")
    assert hexes(screen) == {
        (0, 0): "empty, start hex 1",
        (1, 0): "empty",
        (0, 1): "empty, beside the entrance",
        (-1, 1): "blue star tile, saola, no die",
    }
    other = book.create("spectacular", [{"name": "Paul"}]).id
    screen = open_app(route=f"/match/{other}/board/p1")
    screen.tap("Lay the park on Saola, sun")
    assert "saola" in hexes(screen)[-1, 1]


def test_an_animal_is_named_once_for_all_matches(book, open_app):
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1")
    tap_hex(screen, 0, 0, 1)
    screen.tap("green animal 3")
    screen.tap("More")
    screen.tap("Names of animals: Call the chips as the tiles do")
    screen.tap("Rename green animal 3")
    screen.type_into("New name of green animal 3", "gorilla")
    assert "gorilla" in hexes(screen)[0, 0]
    other = book.create("spectacular", [{"name": "Paul"}]).id
    screen = open_app(route=f"/match/{other}/board/p1")
    screen.find("gorilla")


def test_a_number_written_by_hand_stands_until_it_is_taken_back(book, open_app, park):
    match = park(case("spectacular-full-park"))
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.tap("Watchtowers: 15")
    screen.tap("Write by hand")
    for key in ("2", "0", "Done"):
        screen.tap(key)
    assert "Watchtowers: 20: Written by hand" in screen.names()
    assert book.get(match).document["seats"][0]["pad"] == {"towers": 20}
    screen.tap("Count what lies here instead")
    screen.find("Watchtowers: 15")


def test_a_park_is_copied_cleared_and_brought_back(book, open_app, park):
    park(case("spectacular-full-park"))
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.tap("More")
    screen.tap("Copy a park: From another match")
    screen.tap(next(name for name in screen.names() if name.startswith("Copy the park of")))
    assert "sloth" in hexes(screen)[0, 0]
    screen.tap("More")
    screen.tap("Clear all: Undo brings it back")
    assert hexes(screen)[0, 0] == "empty"
    screen.tap("Undo")
    assert "sloth" in hexes(screen)[0, 0]


def test_the_park_to_copy_is_told_from_that_of_another_of_the_same_name(book, open_app):
    """FIELD "Entry": two players of one name are mixed up."""
    board = case("spectacular-full-park")["seats"][0]["board"]
    book.create("spectacular", [{"name": "Gina", "board": board}, {"name": "Gina", "board": board}])
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1")
    screen.tap("More")
    screen.tap("Copy a park: From another match")
    offered = [name.split(",")[0] for name in screen.names() if name.startswith("Copy the park of")]
    assert offered == ["Copy the park of Gina (seat 1)", "Copy the park of Gina (seat 2)"]


def test_everything_by_keys(book, open_app):
    match = book.create("spectacular", [{"name": "Gina"}]).id
    screen = open_app(route=f"/match/{match}/board/p1", width=1180, height=820)
    for key in ("Arrow Down", "B", "S", "C", "2"):
        screen.press(key)
    at, text = next((at, text) for at, text in hexes(screen).items() if text != "empty")
    assert text == "blue tower tile, sea turtle, die 2, beige arc at the top"
    for key in ("E", "V", "1", "T", "Arrow Right", "Enter"):
        screen.press(key)
    moved = {each: text for each, text in hexes(screen).items() if text != "empty"}
    assert at not in moved
    assert list(moved.values()) == ["blue breeding tile, sea turtle, die 1"]
    screen.press("Delete")
    assert set(hexes(screen).values()) == {"empty"}
