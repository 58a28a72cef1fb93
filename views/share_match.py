"""A match to take along: the whole of it as a code that a phone's camera opens."""

from __future__ import annotations

import contextlib
from urllib.parse import quote

import flet as ft

from book import BadAddress, Document, NoSuchMatch, to_fragment
from views.live import use_match
from views.parts.copying import copy_button
from views.parts.files import match_file, use_files
from views.parts.qr import code_beside, modules
from views.parts.screen import screen
from views.reach import match_prefix
from views.session import Session, use_session
from views.share_table import how_to_share, said


@ft.component
def MatchAsCode() -> ft.View:
    """Route /match/:match_id/code."""
    session = use_session()
    t, page = session.t, ft.context.page
    match_id = ft.use_route_params().get("match_id", "")
    live = use_match(match_id)
    prefix = match_prefix(session.reach(), page.url)
    files = use_files()
    document = live.document

    def save() -> None:
        with contextlib.suppress(NoSuchMatch):
            files.save(*match_file(session.book.get(match_id)))

    if document is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    file = ft.OutlinedButton(t("Save as a file"), icon=ft.Icons.DOWNLOAD, on_click=lambda: save(), key="file")
    return screen(
        t("Match as a code"),
        _body(session, prefix, document, file),
        game=str(document["game"]),
        back=f"/match/{match_id}",
        max_width=900,
    )


def _body(session: Session, prefix: str, document: Document, file: ft.Control) -> list[ft.Control]:
    t, reach = session.t, session.reach()
    if not prefix:
        why = said(t("A code leads other devices to an address of this app, and there is none that they can open."))
        how = how_to_share(session, reach) if reach is not None else []
        return [why, *how, said(t("Or take the match along as a file:")), ft.Row([file])]
    try:
        fragment = to_fragment(document)
    except BadAddress:
        return [said(_too_large(session)), ft.Row([file])]
    code = modules(prefix + fragment)
    buttons = ft.Row([copy_button(session, link_of(prefix, fragment)), file], wrap=True, spacing=12, run_spacing=12)
    if code is None:
        return [said(_too_large(session)), buttons]
    note = t(
        "The whole match as it stands now. A phone's camera opens it at {address} and puts it into the book there.",
        address=prefix.partition("/#")[0],
    )
    return [code_beside(session, code, t("QR code of this match"), [said(note), buttons])]


def link_of(prefix: str, fragment: str) -> str:
    """The address as messengers leave it alone: without the signs that they may take for marks of their own."""
    return prefix + quote(fragment, safe="-")


def _too_large(session: Session) -> str:
    return session.t("This match holds more than a code that a phone can read. It goes to another device as a file.")
