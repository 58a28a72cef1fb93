"""What taps on a journal change. Pure: a document in, the edits of one step out, for `LiveMatch.change`."""

from __future__ import annotations

from book import ABSENT, Document, Edit, count, element, put, value
from book.changes import Maker
from scorers.subastral import DECK

JOURNAL = "board.journal"
ORDER = "board.journal[]"
PASSES = "board.passes"


def add_cards(seat: str, biome: str, by: int) -> Maker:
    """`by` cards more on the column of that biome: a new one stands on the right, one that comes to 0 goes away."""

    def make(document: Document) -> list[Edit]:
        return [count(document, seat, element(JOURNAL, biome), by, most=DECK)]

    return make


def move(seat: str, biome: str, by: int) -> Maker:
    """The column of that biome `by` places to the right, as far as there are places. No edit if it is not there."""

    def make(document: Document) -> list[Edit]:
        order = value(document, seat, ORDER)
        if order is ABSENT or biome not in order:
            return []
        return _placed(document, seat, order, biome, order.index(biome) + by)

    return make


def move_to(seat: str, biome: str, target: str) -> Maker:
    """The column of that biome to where the column of `target` stands. No edit if either is not there."""

    def make(document: Document) -> list[Edit]:
        order = value(document, seat, ORDER)
        if order is ABSENT or biome not in order or target not in order:
            return []
        return _placed(document, seat, order, biome, order.index(target))

    return make


def _placed(document: Document, seat: str, order: list[str], biome: str, place: int) -> list[Edit]:
    rest = [one for one in order if one != biome]
    place = min(max(place, 0), len(rest))
    return [put(document, seat, ORDER, [*rest[:place], biome, *rest[place:]])]


def no_cards(seat: str) -> Maker:
    """The journal is there and holds no card: it scores 0 rather than missing."""
    return lambda document: [put(document, seat, JOURNAL, [])]


def pass_on(seat: str, biome: str | None) -> Maker:
    """The card that goes to the next player ("Disturbance variant"); None for an empty hand."""
    return lambda document: [put(document, seat, PASSES, biome)]


def choose_anew(seat: str) -> Maker:
    """The choice of the card that is passed on, taken back."""
    return lambda document: [put(document, seat, PASSES, ABSENT)]


def count_again(seat: str, category: str) -> Maker:
    """The total written by hand for that category taken away, so that what lies on the table counts."""
    return lambda document: [put(document, seat, f"pad.{category}", ABSENT)]
