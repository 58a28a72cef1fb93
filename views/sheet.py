"""The sheet of one match: the paper pad made better."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Literal

import flet as ft

from book import ABSENT, BookError, NoSuchMatch
from book import put as put_piece
from scorers import Match, Refused, Result, match_from
from views.hooks import use_keyboard, use_live_state
from views.live import LiveMatch, read, use_match
from views.names import game_name
from views.parts import typed
from views.parts.files import match_file, use_files
from views.parts.game_card import emblem_image
from views.parts.put_away import use_put_away
from views.parts.screen import icon_button, screen
from views.passing import shown_result
from views.session import Session, use_session
from views.sheet_entry import Face, Opened, pending
from views.sheet_layout import WIDEST, Handlers, sheet_body
from views.sheet_menu import sheet_menu
from views.sheet_model import TOTAL, Cell, Move, Order, SheetModel, neighbour, sheet_model
from views.sheet_notes import board_route, has_board
from views.sheet_writing import Held, cell_after, open_at, write_typed

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

View = Literal["table", "player", "category"]
ENTERS = ("Enter", "Numpad Enter")
ARROWS: dict[str, Move] = {"Arrow Left": "left", "Arrow Right": "right", "Arrow Up": "up", "Arrow Down": "down"}


@ft.component
def Sheet() -> ft.View:
    """Route /match/:match_id."""
    session = use_session()
    t, page = session.t, ft.context.page
    match_id = ft.use_route_params().get("match_id", "")
    live = use_match(match_id)
    drawn, newest, put = use_live_state(_nothing())
    view, view_now, show = use_live_state(_first_view())
    shown_seat, _, show_seat = use_live_state("")
    shown_key, _, show_key = use_live_state("")
    both = ft.use_memo(lambda: _scored(live), [match_id, live.revision])
    model: SheetModel | None = ft.use_memo(lambda: _model(session, live, both), [match_id, live.revision, session.lang])
    held: MutableRef[Held] = ft.use_ref(None)
    held.current = Held(session, match_id, live, both[1] if both else None, model)
    column: ft.Ref[Any] = ft.use_memo(lambda: ft.Ref(), [])
    next_ref: ft.Ref[ft.Button] = ft.use_memo(lambda: ft.Ref(), [])
    on_next: MutableRef[bool] = ft.use_ref(False)

    def commit() -> bool:
        return write_typed(held.current, newest, put) if held.current else True

    def open_cell(cell: Cell, face: Face | None = None) -> None:
        if commit():
            put(open_at(held.current, cell, face))

    def after(cell: Cell) -> Cell | None:
        order: Order = "categories" if view_now() == "player" else "players"
        return cell_after(held.current, cell, order)

    def press(key: str) -> None:
        now = newest()
        if now is None:
            return
        if key == "cancel":
            put(None)
        elif key in ("next", "done"):
            if commit():
                following = after(now.cell) if key == "next" else None
                put(open_at(held.current, following, "write") if following else None)
                if following:
                    show_seat(following.seat)
                    show_key(following.key)
        elif now.cell.piece is not None:
            put(now.press(key))

    def on_key(name: str) -> bool:
        now = newest()
        if now is None:
            return False
        if name in ENTERS and on_next.current:
            return True  # The button itself is pressed by it.
        if name in ARROWS and model is not None:
            beside = neighbour(model, now.cell, ARROWS[name])
            if beside != now.cell:
                open_cell(beside)
                show_seat(beside.seat)
                show_key(beside.key)
            return True
        key = typed.KEYBOARD.get(name)
        if key is not None:
            press(key)
        if name == "Tab" and newest() is not None:
            # Where Tab takes the focus by itself, Enter would press a button far from the pad.
            page.run_task(focus_next)
        return key is not None

    def close() -> None:
        if commit():
            put(None)

    async def focus_next() -> None:
        with contextlib.suppress(Exception):  # The pad may be closed by the time the browser looks for it.
            button: Any = next_ref.current
            if button is not None:
                await button.focus()

    def turn(face: Face) -> None:
        now = newest()
        if now is not None and commit():
            put(open_at(held.current, now.cell, face))

    def leave() -> None:
        # Going back writes what is typed; a session that ends in its sleep writes nothing behind anybody's back.
        if page.session.connection is not None:
            commit()

    def back_to_match(other: str) -> None:
        put(None)
        session.navigate(f"/match/{other}")

    def undo(past: int | None = None) -> None:
        now = newest()
        if now is None or not pending(now):
            live.undo(past=past)
        if now is not None:
            put(open_at(held.current, now.cell, now.face))

    def redo() -> None:
        now = newest()
        live.redo()
        if now is not None:
            put(open_at(held.current, now.cell, now.face))

    def what_if() -> None:
        if commit():
            with contextlib.suppress(NoSuchMatch):
                back_to_match(session.book.duplicate(match_id).id)

    def throw_away() -> None:
        with contextlib.suppress(BookError):
            session.book.delete(match_id)
        real = _copy_of(live)
        if real and read(session.book, real) is not None:
            back_to_match(real)
        else:
            session.navigate("/")

    def keep() -> None:
        live.change(lambda document: [put_piece(document, None, "about.copy_of", ABSENT)], who="")

    def write(cell: Cell, number: int) -> None:
        piece = cell.piece
        if piece is not None:
            live.change(lambda document: [put_piece(document, cell.seat, piece, number)])

    def to_seat(seat: str) -> None:
        if both is not None and has_board(both[0]):
            session.navigate(board_route(match_id, seat))
        else:
            show_seat(seat)
            show("player")
            open_cell(Cell(seat, TOTAL), "why")

    files, put_away = use_files(), use_put_away(session)

    def save() -> None:
        with contextlib.suppress(NoSuchMatch):
            files.save(*match_file(session.book.get(match_id)))

    def into_bin() -> None:
        if commit() and put_away(match_id):
            session.navigate("/")

    kept_open = ft.use_callback(open_cell, [match_id])
    use_keyboard(on_key, active=drawn is not None)
    ft.use_effect(lambda: put(None), [match_id], cleanup=leave)

    def reveal() -> None:
        body = column.current
        if drawn is None or drawn.face != "write":
            on_next.current = False
        if drawn is None or session.wide or body is None:
            return
        key = drawn.cell.seat if view == "category" else drawn.cell.key

        async def scroll() -> None:
            await asyncio.sleep(0.12)  # until the panel has taken its place below
            with contextlib.suppress(Exception):  # The row may be gone by the time the browser looks for it.
                await body.scroll_to(scroll_key=f"row-{key}")

        if not key.startswith("tie."):
            page.run_task(scroll)

    ft.use_effect(reveal, [drawn.cell if drawn else None, drawn.face if drawn else None])

    if both is None or model is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    match, result = both
    if drawn is not None and not model.has(drawn.cell):
        drawn = None
    handlers = Handlers(
        open=kept_open,
        press=press,
        turn=turn,
        close=close,
        write=write,
        show=show,
        show_seat=show_seat,
        show_key=show_key,
        to_seat=to_seat,
        what_if=what_if,
        throw_away=throw_away,
        keep=keep,
        back=_back(session, live, back_to_match),
        undo_past=undo,
    )
    following = after(drawn.cell) if drawn is not None and drawn.face == "write" else None
    body, footer = sheet_body(
        session,
        match_id,
        match,
        result,
        model,
        live,
        handlers,
        opened=drawn,
        following=following,
        view=view,
        seat=shown_seat,
        key=shown_key,
        column=column,
        next_ref=next_ref,
        on_next=lambda there: setattr(on_next, "current", there),
        is_copy=_copy_of(live) is not None,
    )
    name = game_name(t, match.game)
    actions = [
        icon_button(
            session,
            ft.Icons.UNDO,
            t("Undo"),
            lambda: undo(),
            disabled=not session.book.next_undo(match_id, session.device) and not (drawn and pending(drawn)),
        ),
        icon_button(
            session, ft.Icons.REDO, t("Redo"), redo, disabled=not session.book.next_redo(match_id, session.device)
        ),
        sheet_menu(session, match_id, match, save, into_bin),
    ]
    # Letters of twice the size leave no room for a title between buttons.
    crowded = session.room < 280
    if crowded:
        body.insert(0, ft.Row(list(actions), alignment=ft.MainAxisAlignment.END, spacing=4))
    return screen(
        t("What if: {game}", game=name) if _copy_of(live) else name,
        body,
        game=match.game,
        leading=None if crowded else emblem_image(match.game, session.capped(34)),
        actions=[] if crowded else actions,
        footer=footer,
        max_width=WIDEST,
        scroll=False,
    )


def _nothing() -> Opened | None:
    return None


def _first_view() -> View:
    return "table"


def _scored(live: LiveMatch) -> tuple[Match, Result] | None:
    if live.document is None:
        return None
    try:
        match = match_from(live.document)
    except Refused:
        return None
    return match, shown_result(match)


def _model(session: Session, live: LiveMatch, both: tuple[Match, Result] | None) -> SheetModel | None:
    if both is None or live.document is None:
        return None
    return sheet_model(live.document, both[0], both[1], session.t.seat_names(both[0]))


def _copy_of(live: LiveMatch) -> str | None:
    found = (live.document or {}).get("about", {}).get("copy_of")
    return found if isinstance(found, str) else None


def _back(session: Session, live: LiveMatch, go: Any) -> Any:
    real = _copy_of(live)
    if real is None or read(session.book, real) is None:
        return None
    return lambda: go(real)
