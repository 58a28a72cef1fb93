"""What taps on Beanstalk's light form and on the base game's goods change. Pure, for `LiveMatch.change`.

Source: the rules of the Beanstalk solo expansion, "Trouble comes", "Solving trouble" and "End of the game".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from book import ABSENT, Document, Edit, count, element, put, value
from book.changes import Maker
from scorers.elevator import GOODS, TROUBLES

TURNS = "board.turns_played"
PHASE = "board.phase"
CENTRE = "board.centre_top_filled"
TROUBLE_LIST = "board.troubles"


def turn(seat: str, by: int, last_turn: int) -> Maker:
    """`by` more turns are over, within 0 and the mode's last one. A turn that was under way has ended."""

    def make(document: Document) -> list[Edit]:
        return [count(document, seat, TURNS, by, most=last_turn), put(document, seat, PHASE, ABSENT)]

    return make


def centre(seat: str, filled: bool, in_turn: bool) -> Maker:
    """The top cell of the middle column is filled or empty, in the middle of a turn or at its end."""

    def make(document: Document) -> list[Edit]:
        phase = "in_turn" if in_turn else ABSENT
        return [put(document, seat, CENTRE, filled), put(document, seat, PHASE, phase)]

    return make


def add_trouble(seat: str, kind: str, brought_by: str | None = None) -> Maker:
    """One more trouble of that kind, on top of the one that brought it. No edit when all twelve tiles have come."""

    def make(document: Document) -> list[Edit]:
        taken = {trouble["id"] for trouble in _troubles(document, seat)}
        free = [letter for letter in TROUBLES if letter not in taken]
        if not free or (brought_by is not None and brought_by not in taken):
            return []
        trouble: dict[str, Any] = {"id": free[0], "kind": kind, "resolved": False}
        if brought_by is not None:
            trouble["brought_by"] = brought_by
        return [put(document, seat, element(TROUBLE_LIST, free[0]), trouble)]

    return make


def remove_trouble(seat: str, trouble: str) -> Maker:
    """That trouble never came; nor did those it brought."""

    def make(document: Document) -> list[Edit]:
        gone = [trouble, *_brought(_troubles(document, seat), trouble)]
        return [put(document, seat, element(TROUBLE_LIST, one), ABSENT) for one in reversed(gone)]

    return make


def resolve(seat: str, trouble: str, resolved: bool) -> Maker:
    """That trouble is resolved, and with it those beneath that brought it; or it isn't, nor is the pair.

    "Solving trouble": resolving the upper one resolves the lower at the same time; not the other way round. Taken
    back, both stand unresolved: the tap that resolved them was one.
    """

    def make(document: Document) -> list[Edit]:
        troubles = _troubles(document, seat)
        if all(one["id"] != trouble for one in troubles):
            return []
        together = [trouble, *_beneath(troubles, trouble)]
        if not resolved:
            together += _brought(troubles, trouble)
        return [_field(document, seat, one, "resolved", resolved) for one in together]

    return make


def block(seat: str, trouble: str, blocked: bool) -> Maker:
    """That trouble found no column to fall into, or found one after all."""
    return lambda document: [_field(document, seat, trouble, "blocked", True if blocked else ABSENT)]


def recolour(seat: str, trouble: str, colour: str | None) -> Maker:
    """The colour of goods that a trouble of the kind `colour` shows; None when it isn't told."""
    return lambda document: [_field(document, seat, trouble, "colour", ABSENT if colour is None else colour)]


def more_goods(seat: str, colour: str, by: int) -> Maker:
    """`by` more goods of that colour."""
    return lambda document: [count(document, seat, f"board.goods.{colour}", by)]


def no_goods(seat: str) -> Maker:
    """A player who holds no goods: 0 points rather than missing."""
    return lambda document: [put(document, seat, "board.goods", dict.fromkeys(GOODS, 0))]


def temple(seat: str, owned: bool) -> Maker:
    """Whether the player owns the temple."""
    return lambda document: [put(document, seat, "board.temple", owned)]


def count_again(seat: str) -> Maker:
    """The points written by hand taken away, so that the goods count."""
    return lambda document: [put(document, seat, "pad.points", ABSENT)]


def _troubles(document: Document, seat: str) -> list[dict[str, Any]]:
    found = value(document, seat, TROUBLE_LIST)
    return [] if found is ABSENT else list(found)


def _field(document: Document, seat: str, trouble: str, name: str, new: Any) -> Edit:
    return put(document, seat, f"{element(TROUBLE_LIST, trouble)}.{name}", new)


def _beneath(troubles: list[dict[str, Any]], trouble: str) -> list[str]:
    """The troubles under that one, nearest first: what brought it, and what brought that."""
    lower: Mapping[str, str | None] = {one["id"]: one.get("brought_by") for one in troubles}
    found: list[str] = []
    at = lower.get(trouble)
    while at is not None and at not in found:
        found.append(at)
        at = lower.get(at)
    return found


def _brought(troubles: list[dict[str, Any]], trouble: str) -> list[str]:
    """The troubles that came on top of that one, nearest first."""
    found: list[str] = []
    for one in troubles:
        if one.get("brought_by") == trouble:
            found += [one["id"], *_brought(troubles, one["id"])]
    return found
