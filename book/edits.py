"""Edits: every change of a match, as one piece's old and new value. Pure: documents are never changed, only replaced.

A document is plain JSON data in the form of the match file. `apply` gives a new one that shares what it did not touch.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, TypeAlias

from book.errors import BadPiece
from book.pieces import Fixed, Key, Keyed, Order, Part, key_of, list_of, parse

Document: TypeAlias = dict[str, Any]


class _Absent(Enum):
    ABSENT = "absent"

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = _Absent.ABSENT
"""The value of a piece that is not there (JSON's null is a value: an empty hand, an empty column)."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One piece's change: what it was, what it becomes.

    seat   the seat's id, or None for a piece of the match itself
    piece  a path of `book.pieces`
    old, new  JSON values, ABSENT for "not there"
    place  where a new element goes in its list; at the end if None. An undo puts a piece back where it lay
    prune  how many of the containers around a removed piece go with it if it leaves them empty
    """

    seat: str | None
    piece: str
    old: Any
    new: Any
    place: int | None = None
    prune: int = 0


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON (1, 1.0 and true are three things)."""
    if one is ABSENT or other is ABSENT:
        return one is other
    return canonical(one) == canonical(other)


def canonical(value: Any) -> str:
    """The JSON text of a value, equal for equal values whatever the order of their keys."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def value(document: Document, seat: str | None, piece: str) -> Any:
    """What the piece is now; ABSENT if it (or its seat, or anything around it) is not there.

    An empty place of a fixed list is None. Raises BadPiece for a path outside the grammar.
    """
    parsed = parse(piece, seat is not None)
    node = _root(document, seat)
    for at, part in enumerate(parsed.parts):
        node = _child(node, part, parsed.containers[at - 1] if at else "")
    return node


def apply(document: Document, edit: Edit) -> tuple[Document, Edit]:
    """The document with the edit made, and the edit that takes it back to exactly the document given.

    `old` is not looked at: comparing is the book's business. Containers that are missing around the piece are made,
    and the inverse removes them again. Raises BadPiece if the path is outside the grammar or leads nowhere
    (no such seat, no such element to reach into, a new element whose identity is another one's, an order that is
    not one of the same keys).
    """
    edit = settled(edit)
    parsed = parse(edit.piece, edit.seat is not None)
    root = _root(document, edit.seat)
    if root is ABSENT:
        raise BadPiece(seat=edit.seat, piece=edit.piece, why="no_such_seat")
    present = value(document, edit.seat, edit.piece)
    inverse = Edit(edit.seat, edit.piece, edit.new, present)
    if same(present, edit.new):
        return document, inverse
    write = _Write(edit, parsed.parts, parsed.containers)
    changed = write.into(root, 0)
    inverse = replace(inverse, place=write.place, prune=write.made)
    if edit.seat is None:
        return changed, inverse
    seats = [changed if seat is root else seat for seat in document["seats"]]
    return {**document, "seats": seats}, inverse


def settled(edit: Edit) -> Edit:
    """The edit with an empty place of a fixed list spelled as null: there, ABSENT and null mean the same.

    Raises BadPiece for a path outside the grammar.
    """
    parsed = parse(edit.piece, edit.seat is not None)
    if not parsed.containers or not isinstance(list_of(parsed.containers[-1]), Fixed):
        return edit
    return replace(
        edit,
        old=None if edit.old is ABSENT else edit.old,
        new=None if edit.new is ABSENT else edit.new,
    )


def apply_all(document: Document, edits: Sequence[Edit]) -> tuple[Document, list[Edit]]:
    """The document with all edits made in turn, and the edits that take it back, in the order to apply them."""
    back: list[Edit] = []
    for edit in edits:
        document, inverse = apply(document, edit)
        back.insert(0, inverse)
    return document, back


def _root(document: Document, seat: str | None) -> Any:
    if seat is None:
        return document
    return next((one for one in document["seats"] if one["id"] == seat), ABSENT)


def _child(node: Any, part: Part, path: str) -> Any:
    kind = list_of(path)
    if isinstance(kind, Fixed) and isinstance(part, Key):
        return node[int(part.text)] if isinstance(node, list) else None
    if isinstance(part, str):
        return node.get(part, ABSENT) if isinstance(node, dict) else ABSENT
    if not isinstance(node, list) or not isinstance(kind, Keyed):
        return ABSENT
    if isinstance(part, Order):
        return [key_of(kind, item) for item in node]
    found = next((item for item in node if key_of(kind, item) == part.text), ABSENT)
    return found[kind.value] if found is not ABSENT and kind.value else found


class _Write:
    """One edit on its way down; notes what its inverse needs: the element's place, the containers made."""

    def __init__(self, edit: Edit, parts: tuple[Part, ...], containers: tuple[str, ...]) -> None:
        self.edit = edit
        self.parts = parts
        self.containers = containers
        self.place: int | None = None
        self.made = 0

    def into(self, given: Any, at: int) -> Any:
        """The container `given` with the piece changed; ABSENT when it goes too."""
        part = self.parts[at]
        kind = list_of(self.containers[at - 1]) if at else None
        if given is ABSENT:
            if isinstance(part, Order):
                raise self._nowhere("no_such_list")
            self.made += 1
        node: Any = _new_container(kind) if given is ABSENT else given
        expected: type[Any] = dict if kind is None else list
        if not isinstance(node, expected):
            raise self._nowhere("leads_nowhere")
        if isinstance(part, str):
            changed: Any = self._in_object(node, part, at)
        elif isinstance(kind, Fixed):
            changed = self._in_places(node, int(part.text) if isinstance(part, Key) else 0, at)
        elif isinstance(kind, Keyed) and isinstance(part, Key):
            changed = self._in_list(node, kind, part.text, at)
        else:
            changed = self._reordered(node, kind)
        empty = not any(item is not None for item in changed) if isinstance(kind, Fixed) else not changed
        return ABSENT if at and empty and len(self.parts) - at <= self.edit.prune else changed

    def _below(self, child: Any, at: int) -> Any:
        return self.edit.new if at == len(self.parts) - 1 else self.into(child, at + 1)

    def _in_object(self, node: dict[str, Any], name: str, at: int) -> dict[str, Any]:
        below = self._below(node.get(name, ABSENT), at)
        if below is ABSENT:
            return {key: item for key, item in node.items() if key != name}
        return {**node, name: below}

    def _in_places(self, node: list[Any], place: int, at: int) -> list[Any]:
        if at < len(self.parts) - 1 and node[place] is None:
            raise self._nowhere("no_such_element")
        below = self._below(node[place], at)
        return [*node[:place], None if below is ABSENT else below, *node[place + 1 :]]

    def _in_list(self, node: list[Any], kind: Keyed, key: str, at: int) -> list[Any]:
        last = at == len(self.parts) - 1
        found = next((place for place, item in enumerate(node) if key_of(kind, item) == key), None)
        if found is None and not last:
            raise self._nowhere("no_such_element")
        below = self._below(node[found] if found is not None else ABSENT, at)
        if last and kind.value and below is not ABSENT:
            below = {**(node[found] if found is not None else {kind.by: key}), kind.value: below}
        if below is not ABSENT and (not isinstance(below, dict) or key_of(kind, below) != key):
            raise self._nowhere("other_identity")
        if found is None:
            place = len(node) if self.edit.place is None else min(max(self.edit.place, 0), len(node))
            return [*node[:place], below, *node[place:]]
        if below is ABSENT:
            self.place = found
            return [*node[:found], *node[found + 1 :]]
        return [*node[:found], below, *node[found + 1 :]]

    def _reordered(self, node: list[Any], kind: Keyed | None) -> list[Any]:
        assert isinstance(kind, Keyed)
        items = {key_of(kind, item): item for item in node}
        wished = self.edit.new
        if not isinstance(wished, list) or len(items) < len(node) or sorted(map(str, wished)) != sorted(items):
            raise self._nowhere("not_the_same_keys")
        return [items[key] for key in wished]

    def _nowhere(self, why: str) -> BadPiece:
        return BadPiece(seat=self.edit.seat, piece=self.edit.piece, why=why)


def _new_container(kind: Keyed | Fixed | None) -> Any:
    if kind is None:
        return {}
    return [None] * kind.size if isinstance(kind, Fixed) else []
