"""Who plays a match that runs already: names, order, colours, start player, and who comes or goes."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Document
from views.draft import Draft
from views.hooks import use_live_state
from views.live import read, use_match
from views.parts.back_and_forth import trouble_bar, undo_and_redo
from views.parts.screen import screen, themed
from views.parts.seats_editor import SeatsEditor
from views.roster import Loss, draft_of, losses, roster_edits
from views.seats import seat_names
from views.session import Session, use_session


def _nothing() -> tuple[Draft, tuple[Loss, ...]] | None:
    return None


@ft.component
def PlayersOfMatch() -> ft.View:
    """Route /match/:match_id/players. Each change holds at once; before a score is dropped the players are asked."""
    session = use_session()
    t = session.t
    match_id = ft.use_route_params().get("match_id", "")
    live = use_match(match_id)
    asked, _, ask = use_live_state(_nothing())
    document = live.document

    def latest() -> Draft:
        saved = read(session.book, match_id)
        now = saved.document if saved is not None else document
        return draft_of(now) if now is not None else Draft("")

    def seat(draft: Draft) -> None:
        live.change(lambda now: roster_edits(now, draft), who="")

    def put(draft: Draft) -> None:
        saved = read(session.book, match_id)
        if saved is None:
            return
        lost = losses(saved.document, roster_edits(saved.document, draft))
        if lost:
            ask((draft, lost))
        else:
            seat(draft)

    def drop() -> None:
        if asked is not None:
            seat(asked[0])
        ask(None)

    dialog = _question(session, document, asked[1], drop, lambda: ask(None)) if asked and document else None
    ft.use_dialog(dialog)
    if document is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    return screen(
        t("Players"),
        [
            *trouble_bar(session, live),
            ft.Text(t("Scores stay with their players."), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            SeatsEditor(draft_of(document), latest, put, running=True),
        ],
        game=str(document["game"]),
        back=f"/match/{match_id}",
        actions=undo_and_redo(session, match_id, live),
        max_width=760,
    )


def _question(
    session: Session, document: Document, lost: tuple[Loss, ...], drop: Callable[[], None], keep: Callable[[], None]
) -> ft.AlertDialog:
    t, game = session.t, str(document["game"])
    called = seat_names(t, document)
    sentences = []
    for one in lost:
        told = [t("{what}: {value}", what=t.category(game, key), value=points) for key, points in one.points]
        if told:
            sentences.append(
                t("This drops what is written for {name}: {what}.", name=called[one.seat], what=t.listing(told))
            )
        else:
            sentences.append(t("This drops what is laid out for {name}.", name=called[one.seat]))
    body = ft.Column(
        [ft.Text(sentence, theme_style=ft.TextThemeStyle.BODY_LARGE) for sentence in sentences],
        tight=True,
        spacing=8,
    )
    names = t.listing([called[one.seat] for one in lost])
    return ft.AlertDialog(
        modal=True,
        scrollable=True,
        title=ft.Text(t("Remove {name}?", name=names)),
        content=themed(session, game, body),
        actions=[
            ft.TextButton(t("Keep {name}", name=names), on_click=keep),
            ft.FilledButton(t("Remove and drop"), icon=ft.Icons.DELETE_OUTLINE, on_click=drop),
        ],
    )
