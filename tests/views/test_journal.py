"""The journal, drawn without a browser: taps in, the document out, scored as the command line scores it."""

from __future__ import annotations

import flet as ft
import pytest

from book import count, element, put
from scorers import match_from, score
from scorers.subastral import BIOMES, Pile
from views.boards import journal_edits as edits
from views.boards.journal_layout import CLEAR, FAINT, NOTHING, PLAIN, Chosen, lines_of, measures, picture

WORKED = {
    "chaparral": 3,
    "desert": 2,
    "tundra": 2,
    "forest": 3,
    "grassland": 1,
    "savanna": 3,
    "taiga": 4,
    "rainforest": 1,
}
"""The journal of the rules' worked example, worth 36 + 10 + 1 and 28 + 3 ("Mixed sets", "Matching sets")."""


@pytest.fixture
def match(book):
    return book.create("subastral", [{"name": "Stefan"}, {"name": "Kaira"}])


@pytest.fixture
def table(book):
    """Three players with the disturbance on; each has two cards of one biome."""
    made = book.create("subastral", [{"name": name} for name in ("Stefan", "Kaira", "Ann")], {"disturbance": True})
    for seat, biome in (("p1", "taiga"), ("p2", "desert"), ("p3", "forest")):
        made = book.change(
            made.id,
            lambda now, seat=seat, biome=biome: [count(now, seat, element("board.journal", biome), 2)],
            who="",
            device="other",
        )
    return made


def key(biome: str, cards: int = 0, column: int = 0) -> str:
    name = biome.capitalize()
    if not cards:
        return f"{name}, no cards, add one"
    return f"{name}, {cards} card{'s' if cards > 1 else ''}, column {column}, add one"


def lay(screen, journal):
    taps = 0
    for column, (biome, cards) in enumerate(journal.items(), 1):
        for held in range(cards):
            screen.tap(key(biome, held, column))
            taps += 1
    return taps


def journal(book, match, seat=0):
    return {one["biome"]: one["cards"] for one in book.get(match.id).document["seats"][seat]["board"]["journal"]}


def test_the_worked_example_takes_a_tap_a_card(open_app, book, match):
    """FIELD "Explanations": the worked example of the rule book gives another number; FIELD "Entry": too many taps."""
    screen = open_app(route=f"/match/{match.id}/board/p1")
    assert lay(screen, WORKED) == 19
    assert list(journal(book, match).items()) == list(WORKED.items())
    result = score(match_from(book.get(match.id).document))
    assert result.seats[0].total == 78
    assert "Stefan: 78 points, red, circle" in screen.names()
    assert "2nd mixed set: columns 1 to 4: 10 points" in screen.names()
    assert "Largest pile: taiga, 4 cards in column 7: 4 × 7: 28 points" in screen.names()


def test_two_taps_before_the_first_is_drawn_both_count(open_app, book, match):
    screen = open_app(route=f"/match/{match.id}/board/p1")
    button = screen.find(key("taiga"))
    screen.fire(button, "click")
    screen.fire(button, "click")
    assert journal(book, match) == {"taiga": 2}


def test_undo_puts_a_pile_back_where_it_lay(open_app, book, match):
    screen = open_app(route=f"/match/{match.id}/board/p1")
    lay(screen, {"taiga": 1, "desert": 1, "forest": 1})
    before = list(journal(book, match))
    screen.tap("Desert, 1 card, column 2, matching set: 2 points")
    screen.tap("Desert, 1 card, column 2, take one away")
    assert list(journal(book, match)) == ["taiga", "forest"]
    screen.tap("Undo")
    assert list(journal(book, match)) == before
    screen.tap("Redo")
    assert list(journal(book, match)) == ["taiga", "forest"]


def test_add_then_take_away_comes_back_to_not_entered(open_app, book, match):
    """FIELD "Explanations": add-then-remove does not come back to where it was."""
    screen = open_app(route=f"/match/{match.id}/board/p1")
    lay(screen, {"taiga": 1})
    screen.tap("Taiga, 1 card, column 1, matching set: 1 point")
    screen.tap("Taiga, 1 card, column 1, take one away")
    assert "board" not in book.get(match.id).document["seats"][0]
    screen.tap("This journal has no cards")
    assert book.get(match.id).document["seats"][0]["board"] == {"journal": []}
    assert score(match_from(book.get(match.id).document)).seats[0].complete


def test_arrows_move_a_pile(open_app, book, match):
    screen = open_app(route=f"/match/{match.id}/board/p1", width=1180, height=820)
    lay(screen, {"taiga": 1, "desert": 2})
    screen.tap("Desert, 2 cards, column 2, matching set: 4 points")
    assert screen.off("Desert, 2 cards, column 2, move right")
    screen.tap("Desert, 2 cards, column 2, move left")
    assert list(journal(book, match)) == ["desert", "taiga"]
    assert screen.off("Desert, 2 cards, column 1, move left")


def test_a_pile_shows_its_lines_and_a_line_its_pieces(open_app, match):
    screen = open_app(route=f"/match/{match.id}/board/p1")
    lay(screen, {"taiga": 2, "desert": 1})
    screen.tap("Taiga, 2 cards, column 1, matching set: 2 points")
    marked = [one.label for one in screen.controls() if isinstance(one, ft.Semantics) and one.selected]
    assert "1st mixed set: columns 1 to 2: 3 points" in marked
    assert "Second pile: desert, 1 card in column 2: 1 × 2: 2 points" not in marked


def test_a_hand_written_total_can_be_counted_again(open_app, book, match):
    book.change(match.id, lambda now: [put(now, "p1", "pad.mixed", 50)], who="", device="other")
    screen = open_app(route=f"/match/{match.id}/board/p1")
    lay(screen, {"taiga": 1})
    assert "Stefan: 51 points, red, circle" in screen.names()
    screen.tap("Count what lies here instead")
    assert "pad" not in book.get(match.id).document["seats"][0]


def test_the_keyboard_adds_cards(open_app, book, match):
    screen = open_app(route=f"/match/{match.id}/board/p1")
    screen.press("1")
    screen.press("8")
    screen.press("8")
    screen.press("9")
    assert journal(book, match) == {BIOMES[0]: 1, BIOMES[7]: 2}


def test_another_players_journal_is_a_tap_away(open_app, book, match):
    screen = open_app(route=f"/match/{match.id}/board/p1")
    lay(screen, {"taiga": 1})
    screen.tap("Kaira: 0 points, blue, square")
    lay(screen, {"desert": 1})
    assert journal(book, match, 1) == {"desert": 1}


def test_a_board_that_is_not_there_says_so(open_app, match):
    assert "There is no such board in this match." in open_app(route=f"/match/{match.id}/board/p9").texts()
    assert "This match is not in the book." in open_app(route="/match/none/board/p1").texts()


def test_passing_stays_hidden_until_all_have_chosen(open_app, book, table):
    mine, theirs = (open_app(route=f"/match/{table.id}/board/{seat}") for seat in ("p1", "p2"))
    mine.tap("Stefan chooses")
    mine.tap("Pass on taiga")
    assert book.get(table.id).document["seats"][0]["board"]["passes"] == "taiga"
    assert any(text.startswith("Chosen. Shown when Kaira and Ann") for text in mine.texts())
    for screen in (mine, theirs):
        # Kaira's total would tell that a card came to her: it is the one of the journal as it lies.
        assert "Kaira: 4 points, blue, square" in screen.names()
        assert not any("passed on to" in text.lower() and "taiga" in text for text in screen.texts())
    theirs.tap("Kaira chooses")
    theirs.tap("Pass on no card: the hand is empty")
    theirs.tap("Ann: 4 points, yellow, star")
    theirs.tap("Ann chooses")
    theirs.tap("Pass on taiga")
    mine.settle()
    assert "Came from Ann: taiga" in mine.texts()
    assert "Passed on to Kaira: taiga" in mine.texts()
    assert "Taiga, 3 cards, column 1, matching set: 3 points" in mine.names()
    told = score(match_from(book.get(table.id).document))
    assert [seat.total for seat in told.seats] == [6, 8, 4]
    # A card more is the player's own; the one that came in is no part of the document's journal.
    mine.tap(key("taiga", 3, 1))
    assert journal(book, table)["taiga"] == 3


def test_a_choice_is_made_anew(open_app, book, table):
    screen = open_app(route=f"/match/{table.id}/board/p1")
    screen.tap("Stefan chooses")
    screen.tap("Pass on forest")
    screen.tap("Choose anew")
    assert "passes" not in book.get(table.id).document["seats"][0]["board"]
    screen.tap("Pass on desert")
    assert book.get(table.id).document["seats"][0]["board"]["passes"] == "desert"


@pytest.fixture
def worked():
    document = {
        "format": "match",
        "version": 1,
        "game": "subastral",
        "seats": [
            {
                "id": "p1",
                "name": "Stefan",
                "board": {"journal": [{"biome": biome, "cards": cards} for biome, cards in WORKED.items()]},
            },
            {"id": "p2", "name": "Kaira"},
        ],
    }
    piles = [Pile(biome, cards) for biome, cards in WORKED.items()]
    return piles, score(match_from(document)).seats[0], document


def test_the_picture_shows_bands_and_rings(worked):
    piles, seat, _ = worked
    shown = picture(piles, seat, NOTHING)
    assert [(band.row, band.columns, band.points) for band in shown.bands] == [(1, 8, 36), (2, 4, 10), (3, 1, 1)]
    assert {pile.biome: pile.product for pile in shown.piles if pile.product is not None} == {
        "chaparral": 3,
        "taiga": 28,
    }
    forest = shown.piles[3]
    assert forest.cards == (CLEAR, CLEAR, PLAIN)
    assert shown.rows == 4


def test_a_chosen_line_lights_its_cards_alone(worked):
    piles, seat, _ = worked
    shown = picture(piles, seat, Chosen(category="mixed", line=1))
    assert [pile.cards[1:2] for pile in shown.piles[:4]] == [(CLEAR,)] * 4
    assert all(one == FAINT for pile in shown.piles for one in pile.cards[:1])
    assert [band.faint for band in shown.bands] == [True, False, True]
    rings = picture(piles, seat, Chosen(category="matching", line=1))
    assert [pile.biome for pile in rings.piles if CLEAR in pile.cards] == ["taiga"]
    assert picture(piles, seat, Chosen(category="matching", line=7)) == picture(piles, seat, NOTHING)


def test_the_lines_of_a_pile(worked):
    piles, seat, _ = worked
    assert lines_of(piles, seat, "forest") == {"mixed": {0, 1}, "matching": set()}
    assert lines_of(piles, seat, "taiga") == {"mixed": {0}, "matching": {1}}
    assert lines_of(piles, seat, None) == {"mixed": set(), "matching": set()}


def test_eight_piles_of_eight_fit_a_phone():
    found = measures(366, 208, 8)
    assert found.width <= 366
    assert found.slot >= 44
    assert found.row >= 24


def test_moves_stay_within_the_journal(worked):
    _, _, document = worked
    order = list(WORKED)
    [edit] = edits.move("p1", "taiga", 9)(document)
    assert edit.new == [*order[:6], "rainforest", "taiga"]
    [edit] = edits.move_to("p1", "rainforest", "chaparral")(document)
    assert edit.new == ["rainforest", *order[:7]]
    assert edits.move("p2", "taiga", 1)(document) == []
    assert edits.move_to("p1", "taiga", "nowhere")(document) == []
