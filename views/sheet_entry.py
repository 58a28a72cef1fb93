"""What is being written on the sheet: the open cell, what has been typed, and the edits that save it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from book import ABSENT, Document, Edit, element, put, value
from views.parts import typed
from views.sheet_model import Cell, written_sum

Face = Literal["why", "write"]


@dataclass(frozen=True, slots=True)
class Opened:
    """The cell that is open. `seen` is the number that stood there when it was opened: nobody's newer one is
    written over unseen. `fresh`: nothing was typed yet, the first digit replaces what stands there.
    """

    cell: Cell
    face: Face
    text: str = ""
    fresh: bool = True
    seen: Any = ABSENT

    @property
    def total(self) -> int | None:
        """What is typed comes to this; None: cleared, or nothing typed."""
        return typed.total(self.text)

    @property
    def out(self) -> bool:
        """Whether the number can't stand in this cell."""
        low, high = self.cell.bounds
        return self.total is not None and not low <= self.total <= high

    def press(self, key: str) -> Opened:
        """After one more key of the pad: a digit, an operator, `back` or `clear`."""
        begun = "" if self.fresh and key in typed.DIGITS else self.text
        return replace(self, face="write", text=typed.press(begun, key), fresh=False)


def opened(document: Document, cell: Cell, face: Face) -> Opened:
    """A cell just opened, with what is written there by hand."""
    if cell.piece is None:
        return Opened(cell, "why")
    seen = value(document, cell.seat, cell.piece)
    number = seen if isinstance(seen, int) else None
    text = "" if number is None else str(number)
    if number is not None:
        text = written_sum(document, cell.seat, cell.key, number) or text
    return Opened(cell, face, text, True, seen)


def pending(now: Opened) -> bool:
    """Whether something was typed that is not what stood there."""
    return now.cell.piece is not None and not now.fresh


def entry_edits(document: Document, now: Opened) -> Sequence[Edit]:
    """The edits that write what was typed into its cell, with the sum beside it if it was one.

    Cleared, the cell goes back to what the board gives. The number is compared with the one that was seen.
    """
    piece = now.cell.piece
    assert piece is not None, "a total is not written"
    total = now.total
    new: Any = ABSENT if total is None else total
    edits = [Edit(now.cell.seat, piece, now.seen, new)]
    kept = document.get("about", {}).get("sums", [])
    if isinstance(kept, list) and all(isinstance(one, dict) for one in kept):
        sum_of = now.text.rstrip("+-") if total is not None and typed.is_sum(now.text) else ""
        edit = put(
            document,
            None,
            element("about.sums", now.cell.seat, now.cell.key),
            sum_of if typed.is_sum(sum_of) else ABSENT,
        )
        if edit.old is not edit.new:
            edits.append(edit)
    return edits
