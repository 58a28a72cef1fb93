"""The grammar of piece paths."""

import pytest

from book import BadPiece, element
from book.pieces import Key, Order, parse


@pytest.mark.parametrize(
    ("piece", "parts"),
    [
        ("name", ("name",)),
        ("pad.entrance", ("pad", "entrance")),
        ("board.goods.1", ("board", "goods", "1")),
        ("board.park.tiles[0,-2]", ("board", "park", "tiles", Key("0,-2"))),
        ("board.park.tiles[0,2].die", ("board", "park", "tiles", Key("0,2"), "die")),
        ("board.round1", ("board", "round1")),
        ("board.missions[A].achieved", ("board", "missions", Key("A"), "achieved")),
        ("board.journal[taiga]", ("board", "journal", Key("taiga"))),
        ("board.journal[]", ("board", "journal", Order())),
        ("board.journey[4]", ("board", "journey", Key("4"))),
    ],
)
def test_a_piece_of_a_seat_is_named_by_what_it_is(piece: str, parts: tuple[object, ...]) -> None:
    assert parse(piece, of_seat=True).parts == parts


@pytest.mark.parametrize(
    "piece",
    [
        *("options.missions", "seats[p3]", "seats[]", "about.note", "about.rulings", "about.sums[p1,entrance]"),
        *("about.rulings[p1,park,0,2,six_without_tower]", "about.outlines[p1]"),
    ],
)
def test_a_piece_of_the_match_belongs_to_no_seat(piece: str) -> None:
    parse(piece, of_seat=False)
    with pytest.raises(BadPiece):
        parse(piece, of_seat=True)


@pytest.mark.parametrize(
    "piece",
    [
        *("", ".", "board.", ".board", "board..park", "board.park.tiles[0,2", "board.park.tiles0,2]", "board[0]x"),
        *("id", "board.journal[taiga].cards", "board.journal[].x", "board.journal[][]", "board.journal.taiga"),
        *("board.workers[0]", "board.journey[5]", "board.journey[-1]", "board.journey[]", "board.journey[00]"),
    ],
)
def test_a_path_outside_the_grammar_is_refused(piece: str) -> None:
    with pytest.raises(BadPiece):
        parse(piece, of_seat=True)


@pytest.mark.parametrize("piece", ["format", "version", "game", "seats", "seats[p1].name", "about", "about.id"])
def test_what_makes_a_match_this_match_is_not_edited(piece: str) -> None:
    with pytest.raises(BadPiece):
        parse(piece, of_seat=False)


@pytest.mark.parametrize("key", ["m1", "a]b[c", "100%", "%5D", "黒い竜", "a.b", " "])
def test_any_id_can_be_a_key(key: str) -> None:
    assert parse(element("board.monsters", key), of_seat=True).parts[-1] == Key(key)


def test_a_tile_is_known_by_its_hex() -> None:
    assert element("board.park.tiles", 0, -2) == "board.park.tiles[0,-2]"
