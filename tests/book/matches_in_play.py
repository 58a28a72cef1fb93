"""Documents and edits for the laws: every kind of piece, in any order."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from book import ABSENT, Book, Document, Edit, element, value
from scorers import Refused

BIOMES = ("desert", "savanna", "rainforest", "taiga", "tundra")
HEXES = [(0, 0), (0, 1), (1, -1), (2, 0)]
TILE_FIELDS = [("die", [1, 5, ABSENT]), ("animal", ["sloth", "黒ヒョウ", ABSENT])]

counts = st.one_of(st.just(ABSENT), st.integers(1, 9))


def _tile(at: tuple[int, int]) -> st.SearchStrategy[Any]:
    return st.sampled_from(
        [ABSENT, *({"at": list(at), "habitat": habitat, "kind": "breeding"} for habitat in ("green", "blue"))]
    )


def _keyed(name: str, by: str, keys: tuple[str, ...], **rest: Any) -> st.SearchStrategy[tuple[str, Any]]:
    return st.sampled_from(keys).flatmap(
        lambda key: st.tuples(st.just(element(name, key)), st.sampled_from([ABSENT, {by: key, **rest}]))
    )


subastral_changes = st.one_of(
    st.tuples(st.sampled_from([element("board.journal", biome) for biome in BIOMES]), counts),
    st.tuples(st.just("board.journal"), st.sampled_from([ABSENT, [], [{"biome": "tundra", "cards": 3}]])),
    st.tuples(st.just("board.passes"), st.sampled_from([ABSENT, None, "taiga"])),
    st.tuples(st.sampled_from(["pad.mixed", "pad.matching", "tie.journal_cards"]), counts),
    st.tuples(st.just("name"), st.sampled_from(["Gina", "Paul", "名前"])),
    st.tuples(st.just("board"), st.sampled_from([ABSENT, {}, {"journal": []}])),
)
"""(piece, new value) of a seat of Subastral; each makes a match that can lie on a table."""

other_changes = st.one_of(
    st.sampled_from(HEXES).flatmap(lambda at: st.tuples(st.just(element("board.park.tiles", *at)), _tile(at))),
    st.sampled_from(HEXES).flatmap(lambda at: st.tuples(st.just(element("board.round1.tiles", *at)), _tile(at))),
    st.tuples(st.just("board.park.entrance"), st.sampled_from([ABSENT, [], [[0, 2]]])),
    _keyed("board.missions", "set", ("A", "B"), points=10, achieved=True),
    _keyed("board.monsters", "id", ("m1", "m]2"), points=3, slain=False),
    _keyed("board.home", "id", ("h1", "h2"), colour="ice", points=2),
    _keyed("board.troubles", "id", ("A", "B"), kind="coins", resolved=False),
    st.tuples(
        st.sampled_from([element("board.journey", place) for place in range(5)]),
        st.sampled_from([ABSENT, None, {"colour": "fire", "cards": 2}]),
    ),
    st.tuples(st.just("board.goods.1"), counts),
    st.tuples(st.just("board.island.row"), counts),
)
"""(piece, new value) of a seat of the other games, not always one that a game would take."""

match_changes = st.one_of(
    st.tuples(st.just("about.note"), st.sampled_from([ABSENT, "rain", ""])),
    st.tuples(st.just("about.rulings"), st.sampled_from([ABSENT, [], ["a lone die counts"]])),
    st.tuples(st.just("options.disturbance"), st.sampled_from([ABSENT, True, False])),
    st.sampled_from(["p1", "p2", "p3"]).flatmap(
        lambda seat: st.tuples(st.just(f"seats[{seat}]"), st.sampled_from([ABSENT, {"id": seat, "name": "Ann"}]))
    ),
)
"""(piece, new value) of the match itself."""

orders = st.tuples(st.sampled_from(["board.journal[]", "board.home[]", "seats[]"]), st.randoms())


def edit_of(document: Document, seat: str, change: tuple[str, Any]) -> Edit | None:
    """The edit of a drawn change on this document; None if it can't be made on it."""
    piece, new = change
    own = None if piece.split(".")[0].split("[")[0] in {"about", "options", "seats"} else seat
    if own is not None and all(one["id"] != own for one in document["seats"]):
        return None
    old = value(document, own, piece)
    if piece.endswith("[]"):
        if old is ABSENT:
            return None
        random, new = new, list(old)
        random.shuffle(new)
    return Edit(own, piece, old, new)


def play(book: Book, match: str, drawn: list[tuple[str, tuple[str, Any]]]) -> list[Any]:
    """Make the drawn changes that make a match; the documents from the first to the last."""
    documents = [book.get(match).document]
    for seat, change in drawn:
        edit = edit_of(documents[-1], seat, change)
        if edit is None:
            continue
        revision = book.revision(match)
        try:
            after = book.apply(match, [edit], who="Gina", device="a")
        except Refused:
            continue
        if after.revision > revision:
            documents.append(after.document)
    return documents
