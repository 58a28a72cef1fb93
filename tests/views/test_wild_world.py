"""Wild World's board, drawn without a browser: taps in, the document out, scored as the command line scores it."""

from __future__ import annotations

import json
from pathlib import Path

import flet as ft
import pytest

from book import PlayerBoard, PrintedMonster
from scorers import match_from, score
from scorers.wild_world_board import ELEMENTS
from views.boards.wild_world import edits, facts
from views.boards.wild_world.placeholders import unasked_of
from wording import words

CASES = Path(__file__).parent.parent / "cases"


def case(name):
    return json.loads((CASES / f"wild-world-{name}.json").read_text("utf-8"))


def points_of(document, seat=0):
    return {one.key: one.points for one in score(match_from(document)).seats[seat].categories}


class Board:
    """A board being entered; counts its taps."""

    def __init__(self, screen):
        self.screen = screen
        self.taps = 0

    def tap(self, *names):
        for name in names:
            self.screen.tap(name)
            self.taps += 1

    def monster(self, number, monster):
        self.tap("Add a slain monster")
        self.tap(*(f"Points of monster {number}: {digit}" for digit in str(monster["points"])))
        if not monster["slain"]:
            self.tap(f"Monster {number} slain")

    def journey(self, columns):
        for number, column in enumerate(columns, 1):
            if column is not None:
                self.tap(f"Journey column {number}: empty, {number} point{'s' if number > 1 else ''} each")
                self.tap(*[f"Journey column {number}: a {column['colour']} card"] * column["cards"])

    def supply(self, board):
        for what, name in (("Gold", "gold"), ("Crystals", "crystals"), ("Evolution tokens", "evolution")):
            count = board[name]
            if not count:
                self.tap(f"No {what}")
            if name == "gold":
                self.tap(*["A big coin: 5 gold"] * (count // 5))
                count %= 5
            self.tap(*[f"One more: {what}"] * count)


@pytest.fixture
def match(book):
    return book.create("wild_world", [{"name": "Isaac"}, {"name": "Nora"}])


@pytest.fixture
def board(open_app, match):
    return Board(open_app(route=f"/match/{match.id}/board/p1"))


def laid(book, match, seat=0):
    return book.get(match.id).document["seats"][seat].get("board", {})


def lay_worked_example(board):
    """The rule text's example ("End of the game and scoring"), as far as anything is asked for."""
    example = case("worked-example")["seats"][0]["board"]
    for number, monster in enumerate(example["monsters"], 1):
        board.monster(number, monster)
        if "criterion" in monster:
            board.tap(f"Monster {number}: what it scores: Scores nothing more", "2 × the space of the potion token")
    board.tap("Potion token on space 4", "Cauldron token on space 2")
    board.journey(example["journey"])
    board.tap("Add a card at home")
    for card in example["home"]:
        board.tap(f"Add a card of {card['points']} point{'' if card['points'] == 1 else 's'}")
    board.supply(example)


def test_the_worked_example_is_laid_within_75_taps(board, book, match):
    lay_worked_example(board)
    document = book.get(match.id).document
    assert points_of(document) == points_of(case("worked-example"))
    assert score(match_from(document)).seats[0].total == 93
    assert board.taps <= 75


def test_the_full_file_is_laid_within_75_taps_too(board, book, match):
    """Slayers, symbols and what is printed, which nothing counts here, are closed but can be opened."""
    lay_worked_example(board)
    example = case("worked-example")["seats"][0]["board"]
    for number, monster in enumerate(example["monsters"], 1):
        if "slayer" in monster:
            slayer = monster["slayer"]
            scores = ", 2 × potion" if "criterion" in monster else ""
            board.tap(f"Monster {number}: {monster['points']} points, slain{scores}")
            board.tap(f"Monster {number}: the card that slew it: Card behind it")
            board.tap(f"Card behind monster {number} is {slayer['colour']}")
            board.tap(f"Card behind monster {number}, points: {slayer['points']}")
    assert board.taps <= 75
    monsters = laid(book, match)["monsters"]
    assert [one.get("slayer") for one in monsters] == [one.get("slayer") for one in example["monsters"]]
    assert not [path for path in book.get(match.id).document["about"]["unasked"]["p1"] if "slayer" in path]


def test_two_taps_before_the_first_is_drawn_both_count(board, book, match):
    board.tap("Add a card at home")
    for name in ("One more: Gold", "Add a slain monster"):
        button = board.screen.find(name)
        board.screen.fire(button, "click")
        board.screen.fire(button, "click")
    now = laid(book, match)
    assert (now["gold"], [one["id"] for one in now["monsters"]]) == (2, ["m1", "m2"])


@pytest.mark.slow
def test_the_twelve_criteria_are_entered_as_the_file_has_them(open_app, book):
    """Only what the slain criteria count is told: what is closed is never opened here."""
    file = case("twelve-criteria")
    match = book.create("wild_world", [{"name": seat["name"]} for seat in file["seats"]])
    for place, seat in enumerate(file["seats"]):
        screen = open_app(route=f"/match/{match.id}/board/p{place + 1}")
        board, wanted = Board(screen), seat["board"]
        t = words("en")
        kinds = {one["criterion"]["type"] for one in wanted["monsters"] if one["slain"]}
        for number, monster in enumerate(wanted["monsters"], 1):
            board.monster(number, monster)
            criterion = monster["criterion"]
            board.tap(f"Monster {number}: what it scores: Scores nothing more")
            board.tap(t.criterion(criterion["type"], criterion.get("element")))
        board.tap(f"Potion token on space {wanted['potion']}", f"Cauldron token on space {wanted['cauldron']}")
        board.journey(wanted["journey"])
        board.tap("Add a card at home")
        for number, card in enumerate(wanted["home"], 1):
            board.tap(f"Add a card of {t.points(card['points'])}")
            tell_card(board, number, card, kinds)
        board.supply(wanted)
        if kinds & {"slayers", "played"}:
            for number, monster in enumerate(wanted["monsters"], 1):
                if monster["slain"]:
                    board.tap(f"To be told: the card behind monster {number}")
                    board.tap(f"Card behind monster {number} is {monster['slayer']['colour']}")
                    board.tap(f"Card behind monster {number}, points: {monster['slayer']['points']}")
                    board.tap("Back to the monster", "Close")
        if kinds & {"least_symbol", "symbols"}:
            board.tap("To be told: the symbols printed on the board")
            for element, times in wanted["printed_symbols"].items():
                board.tap(*[f"One more printed {element} symbol"] * times)
            board.tap("Close")
        assert not [name for name in screen.names() if name.startswith("To be told")]
        document = book.get(match.id).document
        assert points_of(document, place) == points_of(file, place), seat["name"]


def tell_card(board, number, card, kinds):
    """What of a home card the criteria in play count."""
    name = f"Home card {number}"
    names = board.screen.names()
    assert (f"{name} is {card['colour']}" in names) == ("played" in kinds)
    assert (f"{name} shows no symbols" in names) == bool(kinds & {"least_symbol", "symbols"})
    assert (f"{name}, no bonus" in names) == ("home_crystal" in kinds)
    if "played" in kinds:
        board.tap(f"{name} is {card['colour']}")
    if kinds & {"least_symbol", "symbols"}:
        for element, times in card["symbols"].items():
            board.tap(*[f"{name}, one more {element} symbol"] * times)
    if "home_crystal" in kinds and "bonus" in card:
        board.tap(f"{name}, bonus {card['bonus']}")


def test_the_imported_file_shows_its_points(open_app, book):
    file = case("twelve-criteria")
    match = book.import_match(file)
    for place, seat in enumerate(file["seats"]):
        for lang in ("en", "ja"):
            screen = open_app(lang=lang, route=f"/match/{match.id}/board/{seat['id']}", width=1180, height=820)
            shown = [text for text in screen.texts() if ": " in text]
            for key, points in points_of(file, place).items():
                t = words(lang)
                assert t("{what}: {value}", what=t.category("wild_world", key), value=points) in shown


@pytest.fixture
def home_of_three(board):
    """Three cards at home whose colours nobody was asked for, and a slain monster."""
    board.tap("Add a card at home", *["Add a card of 2 points"] * 3)
    board.tap("Add a slain monster", "Points of monster 1: 7")
    return board


def test_a_colour_is_closed_and_never_said_until_it_counts(home_of_three, book, match):
    board = home_of_three
    assert not any("forest" in name for name in board.screen.names() if "Home card" in name or "Card " in name)
    assert "Card 1: 2 points" in board.screen.names()
    board.tap("Monster 1: what it scores: Scores nothing more", "1 for each forest card that was played")
    document = book.get(match.id).document
    assert score(match_from(document)).seats[0].category("criteria").points is None, "the slayer is not told"
    board.tap("Monster 1: the card that slew it: Card behind it", "Card behind monster 1 is forest")
    board.tap("Back to the monster", "Close")
    board.tap("No cards on the journey")
    document = book.get(match.id).document
    assert score(match_from(document)).seats[0].category("criteria").points == 1, "placeholders count for nothing"
    board.tap("To be told: colours of 3 home cards", "Home card 1 is forest")
    document = book.get(match.id).document
    assert score(match_from(document)).seats[0].category("criteria").points == 2
    assert set(unasked_of(document, "p1")) == {"monsters[m1].slayer.points", "home[h2].colour", "home[h3].colour"}
    assert "Home card 1: 2 points, forest" in board.screen.names()
    assert "Home card 2: 2 points" in board.screen.names()


@pytest.mark.parametrize("counted", [("forest",), ("forest", "water"), ELEMENTS[:4]])
def test_a_placeholder_is_no_colour_that_counts(book, match, counted):
    def change(make):
        return book.change(match.id, make, who="", device="other").document

    change(edits.add_card("p1", 1))
    for number, element in enumerate(counted, 1):
        change(edits.add_monster("p1"))
        document = change(edits.set_criterion("p1", f"m{number}", "played", element))
    assert document["seats"][0]["board"]["home"][0]["colour"] not in counted
    document = change(edits.again("p1", "h1"))
    assert unasked_of(document, "p1") == ["home[h1].colour", "home[h2].colour"]
    document = change(edits.remove("p1", edits.card("h1")))
    assert unasked_of(document, "p1") == ["home[h2].colour"]
    for _ in range(3 + 2 * len(counted)):
        document = book.undo(match.id, who="", device="other").document
    assert "board" not in document["seats"][0]
    assert "unasked" not in document["about"]


def test_again_repeats_a_card_with_all_that_was_told(home_of_three, book, match):
    board = home_of_three
    board.tap("Home card 3: 2 points", "Home card 3: points, colour, symbols, bonus", "Home card 3 is ice")
    board.tap("Home card 3, one more ice symbol", "Home card 3, bonus crystal", "Home card 3, a point more")
    board.tap("Again: one more card like it")
    like = {"colour": "ice", "points": 3, "symbols": {"ice": 1}, "bonus": "crystal"}
    assert laid(book, match)["home"][2:] == [{**like, "id": "h3"}, {**like, "id": "h4"}]
    board.tap("Remove home card 4", "Undo")
    assert len(laid(book, match)["home"]) == 4


def test_a_player_board_is_kept_with_a_name_and_laid_with_a_tap(board, book, match, open_app):
    board.tap("Player board", "Add the printed monster", "Points of monster 1: 1", "Points of monster 1: 4")
    board.tap("Monster 1: what it scores: Scores nothing more", "1 for each ice symbol, those on the board too")
    board.tap("Player board", "One more printed ice symbol", "One more: Value of journey column 1")
    board.tap("Keep as a player board, with a name")
    board.screen.type_into("Name", "Nora B")
    kept = PlayerBoard(
        monster=PrintedMonster(points=14, criterion={"type": "symbols", "element": "ice"}),
        symbols={"ice": 1},
        values=(2, 2, 3, 4, 5),
    )
    assert book.shelf.all(PlayerBoard) == {"Nora B": kept}
    other = open_app(route=f"/match/{match.id}/board/p2")
    other.tap("Player board")
    other.tap("Lay player board Nora B")
    assert laid(book, match, 1) == {
        "printed_symbols": {"ice": 1},
        "journey_values": [2, 2, 3, 4, 5],
        "monsters": [{"points": 14, "slain": False, "id": "m0", "criterion": {"type": "symbols", "element": "ice"}}],
    }
    assert "Journey column 1: empty, 2 points each" in other.names()
    assert book.get(match.id).document["about"]["player_boards"] == {"p1": "Nora B", "p2": "Nora B"}


def test_the_island_is_asked_for_when_players_are_level(open_app, book):
    file = case("tie-break-not-entered")
    level = book.import_match(file)
    screen = open_app(route=f"/match/{level.id}/board/{file['seats'][0]['id']}")
    names = [one["name"] for one in file["seats"]]
    asked = [name for name in names if f"Place the worker of {name}" in screen.names()]
    assert len(asked) > 1
    for row, name in enumerate(asked, 2):
        screen.tap(f"Place the worker of {name}")
        screen.tap(next(one for one in screen.names() if one == f"Row {row}" or one.startswith(f"Row {row}: ")))
    result = score(match_from(book.get(level.id).document))
    assert (result.decided_by, len(result.winners)) == ("island_row", 1)
    alone = book.import_match(case("worked-example"))
    assert not any(name.startswith("Row ") for name in open_app(route=f"/match/{alone.id}/board/p1").names())


def test_two_workers_on_one_space_are_shown_as_broken(open_app, book):
    file = case("island-decides")
    match = book.import_match(file)
    seat = file["seats"][0]
    screen = open_app(route=f"/match/{match.id}/board/{seat['id']}")
    other = next(one for one in file["seats"][1:] if one["board"].get("island", {}).get("row") == 1)
    screen.tap(f"Place the worker of {seat['name']}")
    screen.tap(
        next(one for one in screen.names() if one.startswith(f"Row 1, place {other['board']['island']['place']}"))
    )
    assert any("Another player's worker" in text for text in screen.texts())
    assert any(name.startswith("Row 1") and "Another player's worker" in name for name in screen.names())


def test_broken_rules_are_said_on_the_piece(board):
    board.tap("Cauldron token on space 3", "Potion token on space 3")
    board.tap("Journey column 1: empty, 1 point each", "Journey column 1: a fire card")
    board.tap("Journey column 2: empty, 2 points each", "Journey column 2: a fire card")
    said = board.screen.names()
    assert any(name.startswith("Potion token on space 3: Potion token on space 3, not past") for name in said)
    assert any(name.startswith("Journey column 2: fire, 1 card, 2 points each, A second column") for name in said)
    board.tap("Journey column 2: its cards are ice")
    assert "Journey column 2: ice, 1 card, 2 points each" in board.screen.names()


def test_lines_light_pieces_and_pieces_lines(book):
    match = match_from(book.import_match(case("twelve-criteria")).document)
    laid = match.seats[3].board
    result = score(match).seats[3]
    played = facts.Chosen(category="criteria", line=2)
    assert facts.lit(laid, result, played) == {
        "monsters[m3]",
        "monsters[m1].slayer",
        "journey[0]",
        "home[h1]",
        "home[h7]",
    }
    assert facts.lit(laid, result, facts.NOTHING) is None
    told = facts.lines_of(laid, result, "monsters[m1]")
    assert {key: set(lines) for key, lines in told.items() if lines} == {"monsters": {0}, "criteria": {0, 2}}
    assert not any(facts.lines_of(laid, result, "").values())


def test_a_category_written_by_hand_says_so_and_can_be_counted_again(open_app, book):
    file = case("worked-example")
    file["seats"][0]["pad"] = {"home": 40}
    match = book.import_match(file)
    screen = open_app(route=f"/match/{match.id}/board/p1")
    assert "Written by hand" in screen.texts()
    screen.tap("Count what lies here instead")
    assert score(match_from(book.get(match.id).document)).seats[0].total == 93


def test_a_keyboard_types_points_and_lays_cards(board, book, match):
    board.tap("Add a slain monster")
    for key in ("1", "Numpad 2", "Escape"):
        board.screen.press(key)
    board.tap("Add a card at home")
    for key in ("4", "0"):
        board.screen.press(key)
    now = laid(book, match)
    assert ([one["points"] for one in now["monsters"]], [one["points"] for one in now["home"]]) == ([12], [4, 0])


def test_nothing_is_typed_into_a_field(board):
    board.tap("Add a slain monster", "Add a card at home", "Add a card of 3 points", "Player board")
    assert not [one for one in board.screen.controls() if isinstance(one, ft.TextField)]


def test_no_two_of_a_row_have_the_same_key(open_app, book):
    """Flet's client breaks off in the middle of a change where they have."""
    match = book.import_match(case("twelve-criteria"))
    screen = open_app(route=f"/match/{match.id}/board/p4", width=1180, height=820)
    for tap in ("Home card 1: 2 points, fire, 2 × fire, bonus: gold", "Home card 1: points, colour, symbols, bonus"):
        screen.tap(tap)
        for control in screen.controls():
            keys = [str(one.key) for one in getattr(control, "controls", None) or () if one.key is not None]
            assert len(keys) == len(set(keys)), keys
