"""Wild World's board, drawn without a browser: taps in, the document out, scored as the command line scores it."""

from __future__ import annotations

import json
from pathlib import Path

import flet as ft
import pytest

from book import PlayerBoard, PrintedMonster
from scorers import match_from, score

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
