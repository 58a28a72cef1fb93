"""What taps on a Wild World board change. Pure: a document in, the edits of one step out, for `LiveMatch.change`.

Cards whose colour nobody was asked for hold a placeholder: see `placeholders`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from book import ABSENT, Document, Edit, PlayerBoard, count, element, put, value
from book.changes import Maker
from book.edits import apply_all
from scorers.wild_world import JOURNEY_VALUES
from scorers.wild_world_board import ELEMENTS, MOST_MONSTERS
from views.boards.wild_world.placeholders import below, forget, guarded, told, unasked_of

MONSTERS: Final = "board.monsters"
HOME: Final = "board.home"
JOURNEY: Final = "board.journey"
PRINTED: Final = "m0"
"""The id of the monster that is printed on the player board."""
MOST: Final = 9999
"""The most points that a card may have."""
NEW_SLAYER: Final = {"colour": ELEMENTS[0], "points": 0}


def monster(key: str, *rest: str) -> str:
    """The path of the monster of that id, or of something of it."""
    return ".".join([element(MONSTERS, key), *rest])


def card(key: str, *rest: str) -> str:
    """The path of the home card of that id, or of something of it."""
    return ".".join([element(HOME, key), *rest])


def column(place: int) -> str:
    """The path of a journey column, from 0."""
    return element(JOURNEY, place)


def free_id(document: Document, seat: str, path: str, letter: str) -> str:
    """An id that no monster (home card) of the seat has."""
    items = value(document, seat, path)
    taken = {str(item.get("id")) for item in (items if isinstance(items, list) else [])}
    number = max([0, *(int(one[1:]) for one in taken if one[:1] == letter and one[1:].isdecimal())])
    return f"{letter}{number + 1}"


def add_monster(seat: str, printed: bool = False) -> Maker:
    """One more monster: a slain one, or the printed one, not slain yet. No edit if there are five, or it is there."""

    def make(document: Document) -> Sequence[Edit]:
        there = value(document, seat, MONSTERS)
        ids = [one.get("id") for one in there] if isinstance(there, list) else []
        if len(ids) >= MOST_MONSTERS or (printed and PRINTED in ids):
            return []
        key = PRINTED if printed else free_id(document, seat, MONSTERS, "m")
        return [put(document, seat, monster(key), {"points": 0, "slain": not printed, "id": key})]

    return make


def type_digit(seat: str, path: str, digit: int, fresh: bool) -> Maker:
    """A digit behind the number at that path, or in its place if `fresh`. No edit past the most that it may be."""

    def make(document: Document) -> Sequence[Edit]:
        now = value(document, seat, path)
        wished = digit if fresh or not isinstance(now, int) else now * 10 + digit
        return told(document, seat, [put(document, seat, path, wished)]) if wished <= MOST else []

    return make


def erase_digit(seat: str, path: str) -> Maker:
    """The last digit of the number at that path taken away."""

    def make(document: Document) -> Sequence[Edit]:
        now = value(document, seat, path)
        return [put(document, seat, path, now // 10)] if isinstance(now, int) else []

    return make


def step(seat: str, path: str, by: int, most: int = 999) -> Maker:
    """A count changed by `by`; one that was not known is 0 before."""
    return lambda document: [count(document, seat, path, by, most=most)]


def set_to(seat: str, path: str, new: Any) -> Maker:
    """A piece that is set whatever it was: a token's space, an empty list, nothing (ABSENT)."""
    return lambda document: [put(document, seat, path, new)]


def tell(seat: str, path: str, new: Any) -> Maker:
    """A piece that somebody has told: its value is no placeholder any more."""
    return lambda document: told(document, seat, [put(document, seat, path, new)])


def slay(seat: str, key: str) -> Maker:
    """The monster slain, or not slain any more."""

    def make(document: Document) -> Sequence[Edit]:
        now = value(document, seat, monster(key))
        if now is ABSENT:
            return []
        return guarded(document, seat, [put(document, seat, monster(key, "slain"), not now["slain"])])

    return make


def set_criterion(seat: str, key: str, type: str | None, of: str | None = None) -> Maker:
    """What the monster scores; None: nothing. `of` is its element."""
    new = ABSENT if type is None else {"type": type} if of is None else {"type": type, "element": of}
    return _if_there(
        seat, key, lambda document: guarded(document, seat, [put(document, seat, monster(key, "criterion"), new)])
    )


def set_slayer(seat: str, key: str, colour: str | None = None, digit: int | None = None, fresh: bool = True) -> Maker:
    """The colour of the card that slew the monster, or a digit of its points; the other one is still to be told."""

    def make(document: Document) -> Sequence[Edit]:
        path = monster(key, "slayer")
        edits = [] if value(document, seat, path) is not ABSENT else [put(document, seat, path, NEW_SLAYER)]
        open_now = [f"{below(path)}.{part}" for part in ("colour", "points")] if edits else []
        laid, _ = apply_all(document, edits)
        if colour is not None:
            edits.append(put(laid, seat, f"{path}.colour", colour))
        elif digit is not None:
            edits += type_digit(seat, f"{path}.points", digit, fresh)(laid)[:1]
        return guarded(document, seat, told(document, seat, edits, open_now))

    return _if_there(seat, key, make)


def no_slayer(seat: str, key: str) -> Maker:
    """No card is tucked behind the monster, or it is not known."""

    def make(document: Document) -> Sequence[Edit]:
        gone = monster(key, "slayer")
        return [put(document, seat, gone, ABSENT), *forget(document, seat, gone)]

    return _if_there(seat, key, make)


def remove(seat: str, path: str) -> Maker:
    """The monster or home card taken away, with what was noted of it."""
    return lambda document: [put(document, seat, path, ABSENT), *forget(document, seat, path)]


def tap_colour(seat: str, place: int, colour: str) -> Maker:
    """A card of that colour in the journey column; on a column of another colour the colour is put right."""

    def make(document: Document) -> Sequence[Edit]:
        now = value(document, seat, column(place))
        if not isinstance(now, dict):
            return [put(document, seat, column(place), {"colour": colour, "cards": 1})]
        if now["colour"] != colour:
            return [put(document, seat, f"{column(place)}.colour", colour)]
        return [count(document, seat, f"{column(place)}.cards", 1)]

    return make


def step_column(seat: str, place: int, by: int) -> Maker:
    """Cards more or fewer in a journey column; one without a card is empty. No edit on an empty column."""

    def make(document: Document) -> Sequence[Edit]:
        now = value(document, seat, column(place))
        if not isinstance(now, dict):
            return []
        if now["cards"] + by < 1:
            return [put(document, seat, column(place), None)]
        return [count(document, seat, f"{column(place)}.cards", by)]

    return make


def step_value(seat: str, place: int, by: int) -> Maker:
    """What a card in that journey column is worth, as the player board has it printed."""

    def make(document: Document) -> Sequence[Edit]:
        now = value(document, seat, "board.journey_values")
        values = list(now if isinstance(now, list) else JOURNEY_VALUES)
        values[place] = min(max(values[place] + by, 0), MOST)
        return [put(document, seat, "board.journey_values", values)]

    return make


def add_card(seat: str, points: int) -> Maker:
    """A creature card of that many points at home, nothing else of it told."""

    def make(document: Document) -> Sequence[Edit]:
        key = free_id(document, seat, HOME, "h")
        new = {"colour": ELEMENTS[0], "points": points, "id": key}
        laid = [put(document, seat, card(key), new)]
        return guarded(document, seat, told(document, seat, laid, [f"{below(card(key))}.colour"]))

    return make


def again(seat: str, key: str) -> Maker:
    """One more home card like that one, at the end, as far as it was told. No edit if it is not there."""

    def make(document: Document) -> Sequence[Edit]:
        like = value(document, seat, card(key))
        if like is ABSENT:
            return []
        new = free_id(document, seat, HOME, "h")
        unasked = [f"{below(card(new))}.colour"] if below(card(key, "colour")) in unasked_of(document, seat) else []
        return told(document, seat, [put(document, seat, card(new), {**like, "id": new})], unasked)

    return make


def lay_board(seat: str, name: str, board: PlayerBoard) -> Maker:
    """What is printed on that player board laid before the seat. A printed monster that is slain stays so."""

    def make(document: Document) -> Sequence[Edit]:
        edits: list[Edit] = [
            put(document, seat, "board.printed_symbols", dict(board.symbols)),
            put(document, seat, "board.journey_values", list(board.values) if board.values else ABSENT),
            put(document, None, f"about.player_boards.{seat}", name),
        ]
        there = value(document, seat, MONSTERS)
        old = value(document, seat, monster(PRINTED))
        if board.monster is not None and (old is not ABSENT or there is ABSENT or len(there) < MOST_MONSTERS):
            criterion = {"criterion": dict(board.monster.criterion)} if board.monster.criterion else {}
            kept = {name: old[name] for name in ("slain", "slayer") if name in old} if old is not ABSENT else {}
            new = {"points": board.monster.points, "slain": False, "id": PRINTED, **criterion, **kept}
            edits.append(put(document, seat, monster(PRINTED), new))
        return guarded(document, seat, edits)

    return make


def on_island(seat: str, row: int, place: int | None) -> Maker:
    """Where the seat's highest worker stands; a tie-break written by hand makes way for it."""

    def make(document: Document) -> Sequence[Edit]:
        space = {"row": row} if place is None else {"row": row, "place": place}
        by_hand = [f"tie.{name}" for name in ("island_row", "island_place")]
        return [
            put(document, seat, "board.island", space),
            *(put(document, seat, name, ABSENT) for name in by_hand if value(document, seat, name) is not ABSENT),
        ]

    return make


def count_again(seat: str, category: str) -> Maker:
    """The total written by hand for that category taken away, so that what lies on the table counts."""

    def make(document: Document) -> Sequence[Edit]:
        note = element("about.sums", seat, category)
        sums = [put(document, None, note, ABSENT)] if value(document, None, note) is not ABSENT else []
        return [put(document, seat, f"pad.{category}", ABSENT), *sums]

    return make


def _if_there(seat: str, key: str, make: Callable[[Document], Sequence[Edit]]) -> Maker:
    return lambda document: make(document) if value(document, seat, monster(key)) is not ABSENT else []
