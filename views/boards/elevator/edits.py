"""What taps on turns and troubles, and on the base game's goods, change. Pure, for `LiveMatch.change`.

Source: the rules of the Beanstalk solo expansion, "Trouble comes", "Solving trouble" and "End of the game".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from book import ABSENT, Document, Edit, count, element, put, value
from book.changes import Maker
from scorers.elevator import GOODS, TROUBLES, Grid
from scorers.falling import Rows, drop_trouble, without

TURNS = "board.turns_played"
PHASE = "board.phase"
CENTRE = "board.centre_top_filled"
TROUBLE_LIST = "board.troubles"
UPCOMING = "board.upcoming"
ELEVATOR = "board.elevator"


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


def in_turn(seat: str, under_way: bool) -> Maker:
    """Whether the next turn is under way, or the last one has just ended."""
    return lambda document: [put(document, seat, PHASE, "in_turn" if under_way else ABSENT)]


def upcoming(seat: str, kinds: Sequence[str]) -> Maker:
    """The troubles that lie face up between the stacks, the next one first."""
    return lambda document: [put(document, seat, UPCOMING, list(kinds) or ABSENT)]


def lay_out(seat: str, kind: str, most: int) -> Maker:
    """One more trouble behind those that lie face up, as long as they are fewer than `most`."""

    def make(document: Document) -> list[Edit]:
        found = value(document, seat, UPCOMING)
        there = [] if found is ABSENT else list(found)
        return [put(document, seat, UPCOMING, [*there, kind])] if len(there) < most else []

    return make


def add_trouble(
    seat: str, kind: str, brought_by: str | None = None, *, column: int | None = None, blocked: bool = False
) -> Maker:
    """One more trouble of that kind. No edit when all twelve tiles have come, or it doesn't fit where it shall fall.

    One of the schedule is taken from those that lie face up. In a drawn elevator it falls into `column` and the one to
    its right; one that `brought_by` brought falls on top of that, if there is room. `blocked`: no column takes it.
    """

    def make(document: Document) -> list[Edit]:
        letter = next_letter(document, seat)
        taken = {trouble["id"] for trouble in _troubles(document, seat)}
        if letter is None or (brought_by is not None and brought_by not in taken):
            return []
        trouble: dict[str, Any] = {"id": letter, "kind": kind, "resolved": False}
        if blocked:
            trouble["blocked"] = True
        edits: list[Edit] = []
        if brought_by is not None:
            trouble["brought_by"] = brought_by
        else:
            edits += _turned_up(document, seat, kind)
        edits.append(put(document, seat, element(TROUBLE_LIST, letter), trouble))
        rows = rows_of(document, seat)
        if rows is None or blocked:
            return edits
        cells = Grid(rows).cells.get(brought_by or "", [])
        at = cells[0][1] if cells else column
        after = drop_trouble(rows, at, letter) if at is not None else None
        if after is not None:
            edits.append(put(document, seat, ELEVATOR, list(after)))
        elif column is not None:
            return []
        return edits

    return make


def remove_trouble(seat: str, trouble: str) -> Maker:
    """That trouble never came; nor did those it brought. In a drawn elevator what lay on them falls."""

    def make(document: Document) -> list[Edit]:
        gone = [trouble, *_brought(_troubles(document, seat), trouble)]
        edits = [put(document, seat, element(TROUBLE_LIST, one), ABSENT) for one in reversed(gone)]
        return [*_cleared(document, seat, gone), *edits]

    return make


def resolve(seat: str, trouble: str, resolved: bool) -> Maker:
    """That trouble is resolved, and with it those beneath that brought it; or it isn't, nor is the pair.

    "Solving trouble": resolving the upper one resolves the lower at the same time; not the other way round. What is
    resolved leaves the elevator, and what lay on it falls. Taken back, both stand unresolved: the tap that resolved
    them was one.
    """

    def make(document: Document) -> list[Edit]:
        troubles = _troubles(document, seat)
        if all(one["id"] != trouble for one in troubles):
            return []
        together = [trouble, *_beneath(troubles, trouble)]
        if not resolved:
            together += _brought(troubles, trouble)
        edits = [_field(document, seat, one, "resolved", resolved) for one in together]
        return [*edits, *(_cleared(document, seat, together) if resolved else ())]

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


def rows_of(document: Document, seat: str) -> Rows | None:
    """The drawn elevator as it stands; None in the light form."""
    found = value(document, seat, ELEVATOR)
    return None if found is ABSENT else tuple(found)


def next_letter(document: Document, seat: str) -> str | None:
    """The letter of the next trouble that comes; None when all twelve tiles have come."""
    taken = {trouble["id"] for trouble in _troubles(document, seat)}
    return next((letter for letter in TROUBLES if letter not in taken), None)


def _turned_up(document: Document, seat: str, kind: str) -> list[Edit]:
    """A trouble of that kind has come: it no longer lies face up. If none of its kind does, the first has gone."""
    found = value(document, seat, UPCOMING)
    if found is ABSENT or not found:
        return []
    rest = list(found)
    del rest[rest.index(kind) if kind in rest else 0]
    return [put(document, seat, UPCOMING, rest or ABSENT)]


def _cleared(document: Document, seat: str, letters: Sequence[str]) -> list[Edit]:
    """Those troubles taken out of a drawn elevator."""
    rows = rows_of(document, seat)
    after = without(rows, letters) if rows is not None else None
    return [] if after is None or after == rows else [put(document, seat, ELEVATOR, list(after))]


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
