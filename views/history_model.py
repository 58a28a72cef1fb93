"""The history of a match as it is read: steps of one player after another, newest first. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from book import ABSENT, Document, Entry
from book.records import Kind
from wording import Words
from wording.changes import NOTHING, change

PASSES = "board.passes"


@dataclass(frozen=True, slots=True)
class Step:
    """What one tap changed, in words; of an undo what it took back. `undone`: a later step took this one back."""

    number: int
    at: datetime
    kind: Kind
    undone: bool
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Steps of one player that follow one another, newest first.

    `seat` is whose pieces they changed, None for what belongs to the whole table; `who` made them, empty if unknown.
    """

    seat: str | None
    who: str
    steps: tuple[Step, ...]


def seat_names(entries: Iterable[Entry], now: Mapping[str, str]) -> dict[str, str]:
    """The names of all who sit or ever sat at this match, by seat; those of now win."""
    names: dict[str, str] = {}
    for entry in entries:
        if entry.seat is None and entry.piece.startswith("seats["):
            for value in (entry.old, entry.new):
                if isinstance(value, dict) and value.get("id"):
                    names[str(value["id"])] = str(value.get("name") or "")
    return {**names, **now}


def groups(
    t: Words, document: Document, entries: Sequence[Entry], now: Mapping[str, str], *, hidden: bool = False
) -> tuple[Group, ...]:
    """The history told, newest first. `now` are the names of the seats as they are shown elsewhere.

    While cards passed on are `hidden`, it tells that one was chosen and not which.
    """
    names = seat_names(entries, now)
    game = str(document["game"])
    steps: dict[int, list[Entry]] = {}
    for entry in entries:
        steps.setdefault(entry.step, []).append(entry)
    found: list[tuple[str | None, str, list[Step]]] = []
    for number, parts in sorted(steps.items(), reverse=True):
        seat = next((part.seat for part in parts if part.seat is not None), None)
        who = parts[0].who or names.get(seat or "", "")
        told = tuple(
            t("A card to pass on was chosen") if hidden and part.piece == PASSES else _change(t, game, names, part)
            for part in _told(parts)
        )
        step = Step(number, parts[0].at, parts[0].kind, parts[0].undone, told)
        if found and found[-1][:2] == (seat, who):
            found[-1][2].append(step)
        else:
            found.append((seat, who, [step]))
    return tuple(Group(seat, who, tuple(several)) for seat, who, several in found)


def _change(t: Words, game: str, names: Mapping[str, str], part: Entry) -> str:
    """The change of one piece; of an undo the change that it took back."""
    old, new = (part.new, part.old) if part.kind == "undo" else (part.old, part.new)
    return change(t, game, names, part.seat is not None, part.piece, _plain(old), _plain(new))


def _told(parts: Sequence[Entry]) -> Sequence[Entry]:
    """The sum beside a number goes without saying; alone it is told."""
    rest = [part for part in parts if not part.piece.startswith("about.sums[")]
    return rest or parts


def _plain(value: object) -> object:
    return NOTHING if value is ABSENT else value
