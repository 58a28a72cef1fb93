"""The open cell and the book: what stands in it now, what is typed written there, and which cell comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from book import ABSENT, value
from scorers import Result
from scorers.readings import open_ties
from views.live import LiveMatch, read
from views.session import Session
from views.sheet_entry import Face, Opened, entry_edits, opened, pending
from views.sheet_model import Cell, Order, SheetModel, next_cell


class Held:
    """What handlers need of the newest drawing."""

    __slots__ = ("live", "match_id", "model", "result", "session")

    def __init__(
        self, session: Session, match_id: str, live: LiveMatch, result: Result | None, model: SheetModel | None
    ) -> None:
        self.session = session
        self.match_id = match_id
        self.live = live
        self.result = result
        self.model = model


def open_at(held: Held | None, cell: Cell, face: Face | None) -> Opened | None:
    """The cell as it stands in the book at this moment; explained if it is counted, else to be written."""
    saved = read(held.session.book, held.match_id) if held is not None else None
    if held is None or saved is None:
        return None
    if face is None:
        view = held.model.cell(cell) if held.model is not None else None
        face = "why" if view is not None and view.source == "board" else "write"
    return opened(saved.document, cell, face)


def write_typed(held: Held, newest: Callable[[], Opened | None], put: Callable[[Opened | None], None]) -> bool:
    """Write what is typed. False if it can't be, or if somebody else was quicker: it stays typed, to be written again
    by who has now seen the other number."""
    now = newest()
    if now is None or not pending(now) or now.cell.piece is None:
        return True
    if now.out:
        return False
    if held.live.change(lambda document: entry_edits(document, now)):
        put(replace(now, fresh=True, seen=ABSENT if now.total is None else now.total))
        return True
    saved = read(held.session.book, held.match_id)
    if saved is not None:
        put(replace(now, seen=value(saved.document, now.cell.seat, now.cell.piece)))
    return False


def cell_after(held: Held | None, cell: Cell, order: Order) -> Cell | None:
    """The next cell to write: those that a board counts are passed over, and of ties only the level ones are asked."""
    if held is None or held.model is None or held.result is None:
        return None
    level = [id for tie in open_ties(held.result) if cell.key == f"tie.{tie.key}" for id in tie.ids]
    following = next_cell(held.model, cell, order)
    while following is not None:
        view = held.model.cell(following)
        if following.key.startswith("tie."):
            if following.seat in level:
                return following
        elif view is not None and view.source != "board":
            return following
        following = next_cell(held.model, following, order)
    return None
