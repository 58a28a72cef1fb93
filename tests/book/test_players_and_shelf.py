"""Remembered players, and what is kept between matches."""

from collections.abc import Callable

import pytest
from pydantic import ValidationError

from book import (
    AnimalNames,
    AnimalTable,
    BadName,
    Book,
    Device,
    ElevatorSize,
    Mission,
    NoSuchPlayer,
    Outline,
    PlayerBoard,
    PrintedMonster,
    SoloTiers,
    StarHex,
    Switches,
)


def names(book: Book) -> list[str]:
    return [player.name for player in book.players.all()]


def test_who_played_last_comes_first(book: Book) -> None:
    gina, paul, _ann = (book.players.add(name) for name in ("Gina", "Paul", "Ann"))
    assert names(book) == ["Ann", "Paul", "Gina"]
    seats = [{"name": "Gina", "player": gina.id}, {"name": "Paul", "player": paul.id}, {"name": "A guest"}]
    book.create("subastral", seats)
    assert names(book) == ["Gina", "Paul", "Ann"]


def test_players_can_be_put_in_another_order(book: Book, reopen: Callable[[], Book]) -> None:
    ids = [book.players.add(name).id for name in ("Gina", "Paul", "Ann")]
    book.players.reorder([ids[1], ids[0], ids[2]])
    assert names(reopen()) == ["Paul", "Gina", "Ann"]


def test_two_players_may_share_a_name(book: Book) -> None:
    """FIELD: two players of one name are mixed up."""
    first, second = book.players.add("Gina", "red"), book.players.add("Gina", "blue")
    book.players.rename(first.id, "Gina M.")
    assert book.players.get(second.id).name == "Gina"
    assert book.players.get(first.id).name == "Gina M."


def test_a_new_name_leaves_played_matches_as_they_were(book: Book) -> None:
    gina = book.players.add("Gina")
    match = book.create("spectacular", [{"name": "Gina", "player": gina.id}])
    book.players.rename(gina.id, "Regina")
    assert book.get(match.id) == match


def test_a_player_is_laid_aside_and_brought_back(book: Book) -> None:
    gina = book.players.add("Gina", "red")
    book.players.archive(gina.id)
    assert book.players.all() == ()
    assert [player.id for player in book.players.all(archived=True)] == [gina.id]
    book.players.archive(gina.id, False)
    book.players.recolour(gina.id, None)
    assert book.players.all()[0].colour is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "\ud800"])
def test_a_name_that_cannot_be_kept_is_refused(book: Book, name: str) -> None:
    with pytest.raises(BadName):
        book.players.add(name)


def test_an_unknown_player_is_named(book: Book) -> None:
    for ask in (book.players.get, book.players.archive):
        with pytest.raises(NoSuchPlayer):
            ask("nobody")


def test_what_was_copied_from_the_box_is_there_after_a_restart(book: Book, reopen: Callable[[], Book]) -> None:
    forms = [
        AnimalTable(points={13: 30, 17: 80}),
        AnimalNames(gray=("snow leopard", "", "", "アイベックス")),
        Outline(hexes=((0, 0), (0, 1)), entrance=((0, 0),)),
        PlayerBoard(
            monster=PrintedMonster(points=7, criterion={"type": "symbols", "element": "ice"}),
            symbols={"ice": 1},
            values=(1, 2, 3, 4, 5),
        ),
        Mission(set="A", text="three towers, 塔三つ", points=10),
        SoloTiers(names={200: "Keeper"}),
        ElevatorSize(columns=5, rows=8),
        Switches(options={"lone_die_scores": False}),
        Device(language="ja", theme="dark", text_size=150),
    ]
    for form in forms:
        book.shelf.put("ours", form)
    again = reopen()
    assert [again.shelf.get(type(form), "ours") for form in forms] == forms


def test_an_outline_tells_all_that_is_printed_on_a_board(book: Book, reopen: Callable[[], Book]) -> None:
    star = StarHex(at=(0, 1), habitat="green", animal="saola")
    board = Outline(hexes=((0, 0), (0, 1)), entrance=((0, 0),), start=((0, 0),), stars=(star,), flat=True)
    book.shelf.put("Saola", board)
    assert reopen().shelf.get(Outline, "Saola") == board
    assert Outline.model_validate({"hexes": [[0, 0]], "entrance": []}) == Outline(hexes=((0, 0),), entrance=())


def test_the_shelf_keeps_one_thing_a_name(book: Book) -> None:
    book.shelf.put("board 1", AnimalTable(points={13: 30}))
    book.shelf.put("board 1", AnimalTable(points={13: 31}))
    book.shelf.put("board 2", AnimalTable(points={}))
    assert set(book.shelf.all(AnimalTable)) == {"board 1", "board 2"}
    book.shelf.remove(AnimalTable, "board 2")
    assert book.shelf.all(AnimalTable) == {"board 1": AnimalTable(points={13: 31})}
    assert book.shelf.get(Outline, "board 1") is None


def test_a_device_not_seen_before_follows_itself(book: Book) -> None:
    assert book.shelf.device("phone") == Device(language=None, theme=None, text_size=100)


def test_what_has_not_the_form_of_its_kind_is_refused() -> None:
    with pytest.raises(ValidationError):
        ElevatorSize.model_validate({"columns": 4, "rows": 8})
    with pytest.raises(ValidationError):
        Device(text_size=300)
