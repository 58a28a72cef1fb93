"""Faults that users of other score apps have met, shown to be impossible on the screens of this one."""

from __future__ import annotations

import json
import random
from pathlib import Path

import flet as ft
import pytest
from entering import at_once, by_pad, emptied, enterable, steps_of
from reading import EN, assert_shown, cells_on, command_line, go

from book.address import from_fragment, to_fragment
from scorers import Refused, match_from, score
from views.boards import journal_edits
from views.boards.elevator import edits as elevator
from views.boards.park import edits as park
from views.boards.wild_world import edits as world
from views.parts.files import match_file
from wording.sheet import text_sheet

CASES = Path(__file__).parents[1] / "cases"
NAMES = sorted(path.stem for path in CASES.glob("*.json") if ".expected" not in path.name)
TIED = ("spectacular-breeding-dice-decide", "subastral-fewer-cards-wins", "wild-world-island-decides")
SWITCHES = {
    "spectacular": ("lone_die_scores", "missions"),
    "subastral": ("disturbance",),
    "wild_world": ("least_symbol_counts_printed",),
}


def case(name):
    return json.loads((CASES / f"{name}.json").read_text("utf-8"))


def told_texts(screen):
    return " ".join(screen.texts())


@pytest.fixture
def level(book):
    """Two who are level at 20 with the same number of cards, and a third with 11."""
    match = book.create("subastral", [{"name": name} for name in ("Gina", "Paul", "Mio")])
    steps = [
        by_pad(seat, key, number)
        for seat, mixed in (("p1", 10), ("p2", 10), ("p3", 1))
        for key, number in (("mixed", mixed), ("matching", 10), ("tie.journal_cards", 9))
    ]
    return book.change(match.id, at_once(steps), who="", device="here")


@pytest.mark.parametrize("name", TIED)
def test_a_tie_break_is_applied_and_its_number_is_no_score(open_app, book, name):
    """FIELD "Ties and winners": a tie-break that exists in the rules is not applied; its number is printed where a
    score is expected.

    The cells are those of categories and totals, which add up; what decided is told in the winner's sentence alone.
    """
    document = case(name)
    told = command_line(document)
    assert told["decided_by"] not in (None, "total")
    assert len({seat["total"] for seat in told["seats"] if seat["id"] in told["standings"][0]["ids"]}) == 1
    screen = open_app(route=f"/match/{book.import_match(document).id}", width=1180, height=820)
    assert_shown(screen, document, told)
    cells = cells_on(screen)
    keys = {category["key"] for category in told["seats"][0]["categories"]} | {"total"}
    assert {cell.split(",")[1] for cell in cells} == keys
    for seat in told["seats"]:
        written = [int(cells[f"{seat['id']},{key}"][0]) for key in keys - {"total"}]
        assert sum(written) == int(cells[f"{seat['id']},total"][0]) == seat["total"]
    sheet = text_sheet(match_from(document), score(match_from(document)), EN)
    for tie in told["seats"][0]["tie_breaks"]:
        lines = [line for line in sheet.splitlines() if EN.tie_break(told["game"], tie["key"]) in line]
        assert all("tie-break" in line for line in lines)


def test_after_two_firsts_comes_a_third(open_app, level):
    """FIELD "Ties and winners": two firsts followed by a second instead of a third."""
    screen = open_app(route=f"/match/{level.id}", width=1180, height=820)
    ranks = [cells_on(screen)[f"{seat},total"][1] for seat in ("p1", "p2", "p3")]
    assert ranks == ["rank 1", "rank 1", "rank 3"]
    told = command_line(level.document)
    assert [(one["rank"], one["ids"]) for one in told["standings"]] == [(1, ["p1", "p2"]), (3, ["p3"])]
    table = text_sheet(match_from(level.document), score(match_from(level.document)), EN)
    assert next(line for line in table.splitlines() if line.startswith("Rank")).split()[1:] == ["1", "1", "3"]


def test_both_who_share_a_victory_are_in_every_export(open_app, book, level):
    """FIELD "Ties and winners": tied winners dropped from an export."""
    exported = json.loads(match_file(level)[1])
    travelled = from_fragment(to_fragment(level.document))
    for document in (level.document, exported, travelled):
        told = command_line(document)
        assert told["winners"] == ["p1", "p2"]
        last = text_sheet(match_from(document), score(match_from(document)), EN).rstrip().splitlines()[-1]
        assert "Gina" in last
        assert "Paul" in last
        assert "Mio" not in last
    sentence = EN.decided(score(match_from(level.document)), match_from(level.document))
    assert sentence in open_app(route=f"/match/{level.id}").texts()


@pytest.mark.parametrize("name", ["spectacular-breeding-dice-decide", "subastral-shared-victory", *TIED[2:]])
def test_the_order_of_entry_decides_nothing(open_app, book, name):
    """FIELD "Ties and winners": order of entry decides. Numbers in any order, and players seated in any."""
    document = case(name)
    told = command_line(document)
    keys = [one["key"] for one in told["seats"][0]["categories"]]
    screen = open_app(width=1180, height=820)
    for seed in range(4):
        seats, options = emptied(document)
        random.Random(seed).shuffle(seats)
        match = book.create(document["game"], seats, options)
        steps = [
            *(
                by_pad(seat["id"], key, seat["categories"][at]["points"])
                for seat in told["seats"]
                for at, key in enumerate(keys)
            ),
            *(
                by_pad(seat["id"], f"tie.{tie['key']}", tie["value"])
                for seat in told["seats"]
                for tie in seat["tie_breaks"]
                if tie["value"] is not None
            ),
        ]
        random.Random(seed).shuffle(steps)
        entered = book.change(match.id, at_once(steps), who="", device="here")
        now = command_line(entered.document)
        assert sorted(now["winners"]) == sorted(told["winners"])
        assert now["decided_by"] == told["decided_by"]
        assert [(one["rank"], sorted(one["ids"])) for one in now["standings"]] == [
            (one["rank"], sorted(one["ids"])) for one in told["standings"]
        ]
        assert_shown(go(screen, f"/match/{entered.id}"), entered.document, now)


@pytest.mark.parametrize("name", NAMES)
def test_screen_file_address_and_text_sheet_agree(open_app, book, name):
    """FIELD "Explanations": screen, export and share picture disagree. The code that a match travels as is its
    address; what it opens to gives the same numbers as the file, the sheet on the screen and `--text`."""
    saved = book.import_match(case(name))
    told = command_line(case(name))
    assert command_line(json.loads(match_file(saved)[1])) == told
    assert command_line(from_fragment(to_fragment(saved.document))) == told
    screen = open_app(route=f"/match/{saved.id}", width=1180, height=820)
    assert_shown(screen, case(name), told)
    sheet = text_sheet(match_from(saved.document), score(match_from(saved.document)), EN).splitlines()
    for seat in told["seats"]:
        for line in (line for category in seat["categories"] for line in category["lines"]):
            assert any(line["text"] in row for row in sheet), line["text"]


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("beanstalk")])
def test_each_number_is_explained_by_the_lines_that_make_it(open_app, book, name):
    """FIELD "Explanations": the total is right and the reason wrong, or the other way round.

    Every line of the command line stands under its number on the screen, with its points, and they come to it.
    """
    document = case(name)
    screen = open_app(route=f"/match/{book.import_match(document).id}", width=1180, height=820)
    seat = command_line(document)["seats"][0]
    for category in seat["categories"]:
        if category["source"] != "board":
            continue
        cell = next(
            one
            for one in screen.controls()
            if isinstance(one, ft.Container) and one.key == f"{seat['id']},{category['key']}"
        )
        screen.fire(cell, "click")
        texts = screen.texts()
        for line in category["lines"]:
            assert line["text"] in texts
        together = texts[texts.index("Together") + 1]
        assert together == str(category["points"]).replace("-", "−")
        assert category["points"] == sum(line["points"] for line in category["lines"])


@pytest.mark.parametrize(("game", "switch"), [(game, one) for game, all in SWITCHES.items() for one in all])
def test_a_switch_changes_the_screen_as_it_changes_the_score(open_app, book, game, switch):
    """FIELD "Explanations": a rule switch the scorer honours is ignored by the screen."""
    screen = open_app(width=1180, height=820)
    changed = 0
    for name in NAMES:
        document = case(name)
        if document["game"] != game:
            continue
        on = bool(getattr(match_from(document).options, switch))
        turned = enterable({**document, "options": {**document.get("options", {}), switch: not on}})
        try:
            told = command_line(turned)
        except Refused:
            continue
        match = book.import_match(turned)
        assert_shown(go(screen, f"/match/{match.id}"), turned, told)
        changed += told["seats"] != command_line(document)["seats"]
    assert changed, "no case in which it matters"


def test_every_switch_of_the_games_is_turned_above():
    """FIELD "Explanations": a rule switch the scorer honours is ignored by the screen. `solo` makes another match of
    it: its verdicts are in `tests/views/test_sheet.py`."""
    for name in NAMES:
        match = match_from(case(name))
        bools = {key for key in type(match.options).model_fields if isinstance(getattr(match.options, key), bool)}
        assert bools - {"solo"} <= set(SWITCHES.get(match.game, ()))


def taken_away(document):
    """For each game a piece laid on top of what is there, and the same piece taken away again: steps of two."""
    seat = document["seats"][0]["id"]
    board = document["seats"][0]["board"]
    if document["game"] == "spectacular":
        tile = board["park"]["tiles"][0]
        at = (tile["at"][0], tile["at"][1])
        far = (at[0] + 40, at[1])
        return park.move(seat, "park", at, far), park.clear(seat, "park", far)
    if document["game"] == "subastral":
        biome = board["journal"][0]["biome"]
        return journal_edits.add_cards(seat, biome, 1), journal_edits.add_cards(seat, biome, -99)
    if document["game"] == "wild_world":
        return world.add_card(seat, 9), world.remove(seat, world.card("h1"))
    return elevator.more_goods(seat, "1", 3), elevator.more_goods(seat, "1", -99)


@pytest.mark.parametrize(
    "name", ["spectacular-full-park", "subastral-worked-example", "wild-world-worked-example", "beanstalk-base-temple"]
)
def test_what_is_taken_away_counts_no_more(open_app, book, name):
    """FIELD "Explanations": a piece counted twice or still counted where it was taken away.

    A piece moved or added and then taken away: no line on the sheet names it, and the screen shows what a match
    scores that never had it.
    """
    document = case(name)
    match = book.import_match(document)
    lay, take = taken_away(match.document)
    book.change(match.id, lay, who="", device="here")
    after = book.change(match.id, take, who="", device="here").document
    told = command_line(after)
    screen = open_app(route=f"/match/{match.id}", width=1180, height=820)
    assert_shown(screen, after, told)
    assert told["seats"][0]["total"] != command_line(document)["seats"][0]["total"]
    never = json.loads(json.dumps(after))
    never.pop("about", None)
    again = book.create(never["game"], *emptied(never))
    entered = book.change(again.id, at_once(steps_of(enterable(never))), who="", device="here")
    assert [seat["total"] for seat in command_line(entered.document)["seats"]] == [
        seat["total"] for seat in told["seats"]
    ]


@pytest.mark.parametrize("size", [{}, {"width": 844, "height": 390}, {"width": 1180, "height": 820}])
def test_no_keyboard_comes_up_over_what_is_entered(open_app, book, size):
    """FIELD "Entry": the on-screen keyboard covers the field or pushes the screen about.

    A phone's keyboard comes up for a text field. Numbers are entered by keys of the app: there is no text field on
    the sheet, with a cell open, nor on a board; and the table stays above the open cell.
    """
    screen = open_app(**size)
    seats = [{"name": name} for name in ("Gina", "Paul", "Mio")]
    for game, category, options in (
        ("spectacular", "Entrance", {}),
        ("subastral", "Mixed sets", {"disturbance": True}),
        ("wild_world", "Slain monsters", {}),
        ("beanstalk", "Victory points", {"mode": "base"}),
    ):
        match = book.create(game, seats, options)
        go(screen, f"/match/{match.id}")
        screen.tap(f"Gina, {category}, not entered")
        for key in ("Minus", "1", "2"):
            screen.tap(key)
        assert not fields(screen)
        screen.tap("Done")
        assert f"Gina, {category}, -12, by hand" in screen.names()
        if game != "spectacular":  # the park asks for animals' names by their letters
            go(screen, f"/match/{match.id}/board/p1")
            assert not fields(screen)


def fields(screen):
    return [one for one in screen.controls() if isinstance(one, ft.TextField)]
