"""Matches as they stand in the book, on every device at the table.

Nothing is shown before it is saved: a tap goes to the book, the book tells every device, each reads and draws.
"""

from __future__ import annotations

import contextvars
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from book import Book, BookError, Document, Edit, Listed, NoSuchMatch, Saved
from book.changes import Maker
from scorers import Refused
from views.hooks import use_held
from views.session import Session, use_session

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

Trouble = BookError | Refused
"""Why a change was not made."""


@dataclass(frozen=True, slots=True)
class LiveMatch:
    """One match and what can be done to it. `document` is None when there is no such match.

    Each deed returns whether it was done; if not, `trouble` says why until `calm` is called or a deed succeeds.
    `who` is the name that the history shows; without it, the name of the first edit's seat.
    """

    document: Document | None
    revision: int
    trouble: Trouble | None
    edit: Callable[..., bool]
    """edit(edits, who=None): all of these edits or none; a piece changed meanwhile is a Conflict."""
    change: Callable[..., bool]
    """change(make, who=None): the edits that make(document) gives for the document as it then stands."""
    undo: Callable[..., bool]
    """undo(who=None, past=None): takes back this device's newest step."""
    redo: Callable[..., bool]
    """redo(who=None, past=None): takes back this device's newest undo."""
    calm: Callable[[], None]


def watch_book(session: Session, page: ft.Page, told: Callable[[str], None]) -> Callable[[], None]:
    """Calls `told(match id)` in this device's own task after any change of a match; returns what stops it."""

    async def tell(match: str) -> None:
        await session.book.saved()
        told(match)

    def heard(match: str, revision: int) -> None:
        try:
            asleep = page.session.connection is None
        except RuntimeError:  # Flet has let the session go: nobody is there to be told.
            stop()
            return
        if asleep:
            return  # The app is drawn anew from the book when the device comes back.
        # In a context of its own: run_task would leave this page as the current one of the device that tapped.
        contextvars.copy_context().run(page.run_task, tell, match)

    stop = session.book.watch(heard)
    return stop


def use_watch(told: Callable[[str], None]) -> None:
    """While the component is mounted, `told(match id)` is called after any change of a match."""
    session, page = use_session(), ft.context.page
    stop: MutableRef[Callable[[], None]] = ft.use_ref(None)
    newest: MutableRef[Callable[[str], None]] = ft.use_ref(None)  # set below: a callable given here would be called
    newest.current = told

    def begin() -> None:
        stop.current = watch_book(session, page, lambda match: newest.current(match) if newest.current else None)

    def end() -> None:
        if stop.current is not None:
            stop.current()
            stop.current = None

    ft.use_effect(begin, [], cleanup=end)


def read(book: Book, match: str) -> Saved | None:
    """The match as it stands, None when there is none or it lies in the bin."""
    try:
        saved = book.get(match)
    except NoSuchMatch:
        return None
    return None if saved.binned is not None else saved


def _no_trouble() -> Trouble | None:
    return None


def use_match(match: str) -> LiveMatch:
    """The match of that id, drawn anew whenever any device changes it."""
    session = use_session()
    book = session.book
    held, hold = use_held(lambda: (match, read(book, match)))
    trouble, set_trouble = use_held(_no_trouble)
    if held[0] != match:
        held = (match, read(book, match))

    def refresh(changed: str = match) -> None:
        if changed == match:
            hold((match, read(book, match)))

    use_watch(refresh)
    ft.use_effect(refresh, [match, session.visit])
    saved = held[1]

    newest: MutableRef[Saved] = ft.use_ref(None)
    newest.current = saved

    def attempt(deed: Callable[[], object]) -> bool:
        try:
            deed()
        except (BookError, Refused) as error:
            set_trouble(error)
            refresh()
            return False
        set_trouble(None)
        return True

    def name_of(edits: Sequence[Edit]) -> str:
        now = newest.current
        seats = {seat["id"]: str(seat["name"]) for seat in now.document["seats"]} if now is not None else {}
        return next((seats[edit.seat] for edit in edits if edit.seat in seats), "")

    def edit(edits: Sequence[Edit], who: str | None = None) -> bool:
        by = name_of(edits) if who is None else who
        return attempt(lambda: book.apply(match, edits, who=by, device=session.device))

    def change(make: Maker, who: str | None = None) -> bool:
        now = newest.current
        by = who if who is not None else name_of(make(now.document)) if now is not None else ""
        return attempt(lambda: book.change(match, make, who=by, device=session.device))

    def undo(who: str = "", past: int | None = None) -> bool:
        return attempt(lambda: book.undo(match, who=who, device=session.device, past=past))

    def redo(who: str = "", past: int | None = None) -> bool:
        return attempt(lambda: book.redo(match, who=who, device=session.device, past=past))

    # The same deeds at every drawing: what closes over them is never stale and need not be drawn anew.
    kept = [ft.use_callback(deed, [match]) for deed in (edit, change, undo, redo)]
    return LiveMatch(
        document=saved.document if saved else None,
        revision=saved.revision if saved else -1,
        trouble=trouble,
        edit=kept[0],
        change=kept[1],
        undo=kept[2],
        redo=kept[3],
        calm=ft.use_callback(lambda: set_trouble(None), []),
    )


def use_matches(active: bool = True) -> tuple[Listed, ...]:
    """The matches of the book, newest change first. Not read anew while the screen lies under another (`active`)."""
    session = use_session()
    listed, show = use_held(lambda: session.book.matches())
    on_top = ft.use_ref(active)
    on_top.current = active

    def refresh(_: str = "") -> None:
        if on_top.current:
            show(session.book.matches())

    use_watch(refresh)
    ft.use_effect(refresh, [active, session.visit])
    return listed
