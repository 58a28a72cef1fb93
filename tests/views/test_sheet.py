"""The sheet, drawn without a browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from book import put, roster
from scorers import match_from, score
from wording import words

CASES = Path(__file__).parents[1] / "cases"


def case(book, name):
    return book.import_match(json.loads((CASES / f"{name}.json").read_text("utf-8")))


@pytest.fixture
def duel(book):
    return book.create("spectacular", [{"name": "Gina"}, {"name": "Paul"}], about={"start_player": "p2"})


def pads(book, match):
    return [seat.get("pad", {}) for seat in book.get(match.id).document["seats"]]


def write(sheet, cell, keys, then="Done"):
    sheet.tap(cell)
    for key in keys:
        sheet.tap({"+": "Plus", "-": "Minus"}.get(key, key))
    if then:
        sheet.tap(then)


def test_a_cell_is_written_with_the_pad(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", "19", "Next cell")
    for key in ("7", "Plus", "9", "Done"):
        sheet.tap(key)
    assert pads(book, duel) == [{"entrance": 19}, {"entrance": 16}]
    assert "Gina, Entrance, 19, by hand" in sheet.names()
    assert "Paul, Entrance, 16, by hand: 7 + 9" in sheet.names()
    assert "7+9" in sheet.texts()


@pytest.mark.parametrize(("keys", "number"), [("0", 0), ("-7", -7), ("132", 132), ("-0", 0), ("9-12", -3)])
def test_entry_zero_negative_and_three_digits(open_app, book, duel, keys, number):
    """FIELD "Entry": negative numbers can't be typed; only one digit is taken; zero can't be entered."""
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", keys)
    assert pads(book, duel)[0] == {"entrance": number}


def test_entry_a_number_too_big_is_refused_kindly(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", "9999+1", None)
    assert sheet.off("Done")
    assert sheet.off("Next cell")
    assert "From -9999 to 9999" in sheet.texts()
    sheet.press("Enter")
    assert pads(book, duel)[0] == {}


def test_missing_is_a_dash_and_totals_say_so_far(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    assert "0" not in sheet.texts()
    assert "Gina, total, 0" in sheet.names()
    write(sheet, "Gina, Entrance, not entered", "5")
    assert "Gina, total so far, 5, rank 1 so far" in sheet.names()
    assert "Total so far" in sheet.texts()
    assert "Paul, total so far, 0, rank 2 so far" in sheet.names()


def test_clear_is_not_nought(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", "5")
    sheet.tap("Gina, Entrance, 5, by hand")
    sheet.tap("Clear: not entered")
    sheet.tap("Done")
    assert pads(book, duel)[0] == {}
    assert "Gina, Entrance, not entered" in sheet.names()


def test_a_hardware_keyboard(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}", width=1180, height=820)
    sheet.tap("Gina, Entrance, not entered")
    for key in ("1", "9", "Enter", "Numpad 1", "6", "Tab", "Numpad Subtract", "4", "Arrow Down", "8", "Enter"):
        sheet.press(key)
    sheet.press("7")
    sheet.press("Escape")
    assert pads(book, duel) == [{"entrance": 19, "green": -4, "orange": 8}, {"entrance": 16}]


def test_keys_that_come_before_the_next_cell_is_drawn_are_not_lost(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}", width=1180, height=820)
    sheet.tap("Gina, Entrance, not entered")

    async def hasty():
        for key in ("1", "9", "Enter", "1", "2", "Enter", "7", "+", "9", "Enter"):
            await sheet.session.dispatch_event(
                1, "keyboard_event", {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False}
            )

    sheet.loop.run_until_complete(hasty())
    sheet.settle()
    assert pads(book, duel) == [{"entrance": 19, "green": 16}, {"entrance": 12}]


def test_tapping_another_cell_writes_what_is_typed(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", "12", None)
    sheet.tap("Paul, Animals, not entered")
    assert pads(book, duel)[0] == {"entrance": 12}


def test_going_back_writes_what_is_typed(open_app, book, duel):
    """FIELD "Entry": the phone falls asleep."""
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", "12", None)
    sheet.tap("Back")
    assert sheet.page.route == "/"
    assert pads(book, duel)[0] == {"entrance": 12}


def test_undo_and_redo(open_app, book, duel):
    """FIELD "Entry": one wrong piece means starting over; no undo."""
    sheet = open_app(route=f"/match/{duel.id}")
    assert sheet.off("Undo")
    write(sheet, "Gina, Entrance, not entered", "7+9")
    sheet.tap("Undo")
    assert pads(book, duel)[0] == {}
    assert book.get(duel.id).document["about"].get("sums", []) == []
    sheet.tap("Redo")
    assert "Gina, Entrance, 16, by hand: 7 + 9" in sheet.names()


def test_two_devices_see_each_other_and_nobody_is_overwritten(open_app, book, duel):
    tablet, phone = open_app(route=f"/match/{duel.id}"), open_app(route=f"/match/{duel.id}")
    write(tablet, "Gina, Entrance, not entered", "12", None)
    write(phone, "Gina, Entrance, not entered", "21")
    tablet.settle()
    tablet.tap("Done")
    assert pads(book, duel)[0] == {"entrance": 21}
    assert any("Somebody else changed this meanwhile" in text for text in tablet.texts())
    assert "Gina, Entrance, 21, by hand" in tablet.names()
    tablet.tap("Done")
    assert pads(book, duel)[0] == {"entrance": 12}
    phone.settle()
    assert "Gina, Entrance, 12, by hand" in phone.names()


def test_a_match_by_hand_to_its_winner(open_app, book, duel):
    """FIELD "Ties and winners": the screen never says who won, or not why."""
    sheet = open_app(route=f"/match/{duel.id}", width=1180, height=820)
    sheet.tap("Gina, Entrance, not entered")
    for number in ("19", "16", "4", "9", "-2", "0", "18", "18", "16", "16", "13", "0", "30", "47"):
        for key in number:
            sheet.press(key)
        sheet.press("Enter")
    assert any("Paul wins with 106 points" in text for text in sheet.texts())
    assert "Paul, total, 106, rank 1" in sheet.names()
    assert "Gina, total, 98, rank 2" in sheet.names()


def test_level_parks_are_asked_for_their_breeding_dice(open_app, book):
    """FIELD "Ties and winners": a tie-break that exists in the rules is not applied."""
    keys = ("entrance", "green", "orange", "blue", "gray", "towers", "animals")
    seats = [{"name": name} for name in ("Gina", "Paul", "Mio")]
    match = book.create("spectacular", seats)
    for seat, points in (("p1", 5), ("p2", 5), ("p3", 4)):
        for key in keys:
            book.change(match.id, lambda now, s=seat, k=key, p=points: [put(now, s, f"pad.{k}", p)], who="", device="x")
    sheet = open_app(route=f"/match/{match.id}")
    assert "Level at 35: What do the dice on breeding tiles add up to?" in sheet.texts()
    assert not any("wins" in text and "points" in text for text in sheet.texts())
    sheet.tap("Gina, Dice on breeding tiles, not entered")
    for key in ("4", "Next cell", "6", "Done"):
        sheet.tap(key)
    document = book.get(match.id).document
    assert [seat.get("tie") for seat in document["seats"]] == [{"breeding_dice": 4}, {"breeding_dice": 6}, None]
    assert not any(text.startswith("Level at") for text in sheet.texts())
    assert any("Paul wins" in text for text in sheet.texts())


def test_the_island_decides_only_when_asked(open_app, book):
    """FIELD "Ties and winners": a tie-break that exists in the rules is not applied."""
    match = case(book, "wild-world-tie-break-not-entered")
    sheet = open_app(route=f"/match/{match.id}")
    assert any(text.startswith("Level at 93") for text in sheet.texts())
    sheet.tap("Nora, row 1")
    assert any("Nora wins" in text for text in sheet.texts())
    sheet.tap("Undo")
    assert any(text.startswith("Level at 93") for text in sheet.texts())


def test_shared_victory_has_two_winners(open_app, book):
    """FIELD "Ties and winners": the screen never says who won, or not why."""
    sheet = open_app(route=f"/match/{case(book, 'subastral-shared-victory').id}")
    assert any("Shared victory" in text for text in sheet.texts())


@pytest.mark.parametrize(
    "name",
    ["spectacular-solo-missions-short", "spectacular-solo-won", "beanstalk-practice-won", "beanstalk-centre-filled"],
)
def test_solo_verdicts_are_told(open_app, book, name):
    """FIELD "Ties and winners": the screen never says who won, or not why."""
    saved = case(book, name)
    match = match_from(saved.document)
    sheet = open_app(route=f"/match/{saved.id}")
    assert any(words("en").verdict(score(match).verdict) in text for text in sheet.texts())


def test_keep_the_island(open_app, book):
    match = book.create("wild_world", [{"name": "Isaac"}, {"name": "Nora"}])
    sheet = open_app(route=f"/match/{match.id}")
    assert not any("island" in text for text in sheet.texts())
    write(sheet, "Isaac, Slain monsters, not entered", "20")
    assert not any("clear the island" in text for text in sheet.texts())
    write(sheet, "Nora, Slain monsters, not entered", "18")
    assert any("don't clear the island yet" in text for text in sheet.texts())


def test_explanations_lines_add_up_and_can_be_written_over(open_app, book):
    """FIELD "Explanations": the lines do not add up to the category, the categories to the total."""
    match = case(book, "spectacular-full-park")
    sheet = open_app(route=f"/match/{match.id}")
    name = next(one for one in sheet.names() if "Mountain (gray)" in one)
    sheet.tap(name)
    assert any("Area of 2 gray tiles" in text for text in sheet.texts())
    assert "Together" in sheet.texts()
    assert any(text.startswith("Rule book: ") for text in sheet.texts())
    sheet.tap("Write by hand")
    sheet.tap("9")
    sheet.tap("Done")
    sheet.tap(next(one for one in sheet.names() if "Mountain (gray)" in one))
    sheet.tap("Explain")
    assert "The board would give 4." in sheet.texts()
    assert "Written by hand" in sheet.texts()


def test_a_total_is_explained_by_its_categories(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    write(sheet, "Gina, Entrance, not entered", "19")
    sheet.tap("Gina, total so far, 19, rank 1 so far")
    assert "Entrance: 19" in sheet.names()
    assert "Animals: –" in sheet.names()
    sheet.tap("Entrance: 19")
    assert "Done" in sheet.names()


def test_both_readings_of_a_doubtful_rule(open_app, book):
    """FIELD "Explanations": a rule switch the scorer honours is ignored by the screen."""
    tile = {"at": [0, 0], "habitat": "green", "kind": "star", "animal": "saola", "die": 6}
    board = {"park": {"entrance": [[0, 0]], "tiles": [tile]}, "round1": {"tiles": [tile]}, "animal_kinds": 0}
    gina = {"name": "Gina", "board": board}
    match = book.create("spectacular", [gina, {"name": "Paul", "board": {**board, "entrance_points": 3}}])
    sheet = open_app(route=f"/match/{match.id}")
    sheet.tap("Gina, Entrance, 6")
    texts = sheet.texts()
    assert "This rule can be read two ways" in texts
    assert "On (as this match plays it): Gina 6, Paul 3" in texts
    assert "Off (the other reading): Gina 0, Paul 3" in texts
    assert "First place changes with it." in texts


def test_violations_lead_to_their_seat(open_app, book):
    match = case(book, "spectacular-broken-rules")
    sheet = open_app(route=f"/match/{match.id}")
    sheet.tap(next(name for name in sheet.names() if "breeding tile" in name))
    assert sheet.page.route.startswith(f"/match/{match.id}")


def test_what_if_is_a_copy_that_is_thrown_away(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    sheet.tap("What if… (on a copy)")
    assert sheet.page.route != f"/match/{duel.id}"
    assert any(text.startswith("What if: a copy") for text in sheet.texts())
    write(sheet, "Gina, Entrance, not entered", "50")
    assert pads(book, duel)[0] == {}
    sheet.tap("Throw away")
    assert sheet.page.route == f"/match/{duel.id}"
    assert [one.id for one in book.matches()] == [duel.id]


def test_a_what_if_can_be_kept(open_app, book, duel):
    sheet = open_app(route=f"/match/{duel.id}")
    sheet.tap("What if… (on a copy)")
    sheet.tap("Keep as a match")
    assert not any(text.startswith("What if: a copy") for text in sheet.texts())
    assert len(book.matches()) == 2


def test_six_players_on_a_phone(open_app, book):
    match = book.create("spectacular", [{"name": name} for name in "ABCDEF"])
    phone = open_app(route=f"/match/{match.id}")
    assert "F, Animals, not entered" in phone.names()
    phone.tap("By player")
    assert "A, Animals, not entered" in phone.names()
    assert "F, Animals, not entered" not in phone.names()
    phone.tap("F, gray, triangle")
    write(phone, "F, Entrance, not entered", "3", "Next cell")
    assert any("Next: F, " in text for text in phone.texts())
    phone.tap("Close")
    phone.tap("By category")
    phone.tap("Animals")
    assert [name for name in phone.names() if name.endswith("Animals, not entered")] == [
        f"{name}, Animals, not entered" for name in "ABCDEF"
    ]


def test_a_seat_that_leaves_meanwhile_closes_its_cell(open_app, book):
    match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}, {"name": "Mio"}])
    sheet = open_app(route=f"/match/{match.id}")
    sheet.tap("Mio, Mixed sets, not entered")
    stay = [{"id": "p1", "name": "Gina"}, {"id": "p2", "name": "Paul"}]
    book.change(match.id, lambda now: roster(now, stay), who="", device="x")
    sheet.settle()
    assert "Done" not in sheet.names()


def test_a_match_that_is_not_there(open_app):
    sheet = open_app(route="/match/nothing")
    assert "This match is not in the book." in sheet.texts()


@pytest.mark.parametrize("name", sorted(path.stem for path in CASES.glob("*.json") if ".expected" not in path.name))
def test_every_case_is_drawn_and_each_number_explained(open_app, book, name):
    saved = case(book, name)
    sheet = open_app("ja", route=f"/match/{saved.id}", width=1180, height=820)
    first, *others = [seat["name"] for seat in saved.document["seats"]]
    for cell in sheet.names():
        if cell.startswith(f"{first}、") or any(cell.startswith(f"{name}、合計") for name in others):
            sheet.tap(cell)


def test_a_card_still_hidden_is_not_given_away_below_a_number_by_hand(open_app, book):
    column = {"biome": "taiga", "cards": 2}
    seats = [{"name": name, "board": {"journal": [column]}} for name in ("Gina", "Paul")]
    seats[0]["board"]["passes"] = "taiga"
    match = book.create("subastral", seats, {"disturbance": True})
    sheet = open_app(route=f"/match/{match.id}")
    sheet.tap("Paul, Matching sets, 2")
    sheet.tap("Write by hand")
    sheet.tap("9")
    sheet.tap("Done")
    sheet.tap("Paul, Matching sets, 9, by hand")
    sheet.tap("Explain")
    assert "The board would give 2." in sheet.texts()
