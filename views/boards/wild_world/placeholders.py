"""Colours and points that nobody was asked for, since no criterion counts them.

The match file wants a colour on every card. A card laid without one gets a placeholder, and `about.unasked` remembers
it: a list of paths for each seat, `{"p1": ["home[h3].colour", "monsters[m1].slayer.points"]}`. A placeholder is never
a colour that a slain monster counts (and points of 0), so nothing scores that nobody has said.
"""

from __future__ import annotations

from collections.abc import Iterable

from book import ABSENT, Document, Edit, put, value
from book.edits import apply_all
from scorers.wild_world_board import ELEMENTS


def unasked_of(document: Document, seat: str) -> list[str]:
    """The paths below the seat's board whose values are placeholders: nobody was asked for them."""
    kept = (document.get("about") or {}).get("unasked")
    paths = kept.get(seat) if isinstance(kept, dict) else None
    return [str(path) for path in paths] if isinstance(paths, list) else []


def below(path: str) -> str:
    """The path as `about.unasked` has it, without `board.`."""
    return path.removeprefix("board.")


def told(document: Document, seat: str, edits: Iterable[Edit], unasked: Iterable[str] = ()) -> list[Edit]:
    """`edits`, and the pieces that they write noted as told; those at `unasked` noted as not asked for yet."""
    edits = list(edits)
    written = {below(edit.piece) for edit in edits}
    now = unasked_of(document, seat)
    new = [*(path for path in now if path not in written), *(path for path in unasked if path not in written)]
    return edits if new == now else [*edits, _note(document, seat, new)]


def forget(document: Document, seat: str, gone: str) -> list[Edit]:
    """The note on what was not asked of a piece that goes away."""
    now = unasked_of(document, seat)
    new = [path for path in now if not path.startswith(f"{below(gone)}.")]
    return [] if new == now else [_note(document, seat, new)]


def _note(document: Document, seat: str, paths: list[str]) -> Edit:
    return put(document, None, f"about.unasked.{seat}", paths or ABSENT)


def guarded(document: Document, seat: str, edits: Iterable[Edit]) -> list[Edit]:
    """`edits`, and placeholders of colours that then count put to one that doesn't."""
    edits = list(edits)
    after, _ = apply_all(document, edits)
    there = value(after, seat, "board.monsters")
    counted = {
        one["criterion"].get("element")
        for one in (there if isinstance(there, list) else [])
        if one["slain"] and (one.get("criterion") or {}).get("type") == "played"
    }
    free = next((one for one in ELEMENTS if one not in counted), None)
    for path in unasked_of(after, seat):
        if free is not None and path.endswith(".colour") and value(after, seat, f"board.{path}") in counted:
            edits.append(put(after, seat, f"board.{path}", free))
    return edits
