"""Edits that people make often, worked out from the document as it is now. Pure."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from book.edits import ABSENT, Document, Edit, apply_all, value
from book.pieces import Keyed, element, list_of, parse


def put(document: Document, seat: str | None, piece: str, new: Any) -> Edit:
    """The edit that gives the piece a new value, whatever it is now; ABSENT takes it away."""
    return Edit(seat, piece, value(document, seat, piece), new)


def count(document: Document, seat: str | None, piece: str, by: int, *, most: int = 999) -> Edit:
    """The edit of a tap on plus or minus: the count at that piece changed by `by`, kept within 0 and `most`.

    A count that is not there is 0. A journal column that comes to 0 is taken away: columns hold a card or more.
    """
    present = value(document, seat, piece)
    wished: Any = min(max((present if isinstance(present, int) else 0) + by, 0), most)
    containers = parse(piece, seat is not None).containers
    kind = list_of(containers[-1]) if containers else None
    if wished == 0 and isinstance(kind, Keyed) and kind.value:
        wished = ABSENT
    return Edit(seat, piece, present, wished)


def roster(document: Document, wished: Sequence[Mapping[str, Any]]) -> tuple[Edit, ...]:
    """The edits that make the seats of a match these, in this order, each with all that its seat already holds.

    Each entry has a `name`, may have a `player` (an entry without one keeps the seat's), and the `id` of the seat
    that it is; without an `id` it is a new seat, given one that the match never had. Seats not named are removed: ask
    `scores_lost` first. A start player who leaves is no longer marked.
    """
    present = {seat["id"]: seat for seat in document["seats"]}
    named = {entry["id"] for entry in wished if entry.get("id")}
    edits = [Edit(None, element("seats", gone), seat, ABSENT) for gone, seat in present.items() if gone not in named]
    start = value(document, None, "about.start_player")
    if start in present and start not in named:
        edits.append(Edit(None, "about.start_player", start, ABSENT))
    order: list[str] = []
    for entry in wished:
        fields = {name: entry[name] for name in ("name", "player") if entry.get(name) is not None}
        seat_id = entry.get("id") or f"p{secrets.token_hex(4)}"
        order.append(seat_id)
        if seat_id in present:
            edits += [put(document, seat_id, name, new) for name, new in fields.items()]
        else:
            board = {"board": entry["board"]} if "board" in entry else {}
            edits.append(Edit(None, element("seats", seat_id), ABSENT, {"id": seat_id, **fields, **board}))
    seated, _ = apply_all(document, edits)
    return (*edits, Edit(None, "seats[]", value(seated, None, "seats[]"), order))


def scores_lost(edits: Iterable[Edit]) -> tuple[str, ...]:
    """The ids of seats that these edits remove although something is written on their board, pad or tie-break."""
    return tuple(
        edit.old["id"]
        for edit in edits
        if edit.seat is None
        and edit.piece.startswith("seats[")
        and edit.new is ABSENT
        and any(edit.old.get(name) for name in ("board", "pad", "tie"))
    )


def identified(document: Document) -> Document:
    """The document with an `id` on every monster and home card, so that edits can name them.

    Ids that are there stay, unless two are the same; new ones are m1, m2, ... and h1, h2, ..., so that the same file
    gets the same ids each time.
    """
    return {**document, "seats": [_identified_seat(seat) for seat in document["seats"]]}


def _identified_seat(seat: Any) -> Any:
    board = seat.get("board")
    if not isinstance(board, dict):
        return seat
    lists = {
        name: _with_ids(board[name], letter) for name, letter in (("monsters", "m"), ("home", "h")) if name in board
    }
    return {**seat, "board": {**board, **lists}} if lists else seat


def _with_ids(items: list[Any], letter: str) -> list[Any]:
    taken = {item["id"] for item in items if item.get("id")}
    seen: set[str] = set()
    numbered = []
    number = 0
    for item in items:
        if not item.get("id") or item["id"] in seen:
            number += 1
            while f"{letter}{number}" in taken:
                number += 1
            item = {**item, "id": f"{letter}{number}"}
        seen.add(item["id"])
        numbered.append(item)
    return numbered


Maker = Callable[[Document], Sequence[Edit]]
"""Makes the edits of one step from the document as it stands at that moment."""
