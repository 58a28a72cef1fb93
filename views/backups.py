"""The whole book as a file and back, single matches from files, and the copies that are made by themselves."""

from __future__ import annotations

from datetime import UTC, datetime

import flet as ft

from book import BookError, Keeping
from scorers import Refused
from views.bring_in import Brought, bring_in, refusal, report
from views.hooks import use_held
from views.parts.files import book_file, use_files
from views.parts.screen import screen
from views.session import Session, use_session

Outcome = Brought | BookError | Refused | None
SHOWN = 12
"""Faults told before the rest is only counted."""


def _nothing() -> Outcome:
    return None


@ft.component
def BackupsScreen() -> ft.View:
    """Route /backups."""
    session = use_session()
    t, book = session.t, session.book
    outcome, tell = use_held(_nothing)

    def came(_: str, data: bytes) -> None:
        try:
            tell(bring_in(book, data))
        except (BookError, Refused) as error:
            tell(error)

    files = use_files(came)

    def save() -> None:
        files.save(*book_file(book.export_book(), datetime.now(UTC)))

    days = book.backups()
    kept = t("A copy is made on each day on which the book is used; the last 14 are kept beside it.")
    return screen(
        t("Backups"),
        [
            *_outcome(session, outcome),
            *_keeping(session, book.keeping),
            _part(
                session,
                t("Save"),
                t("All matches with their history, players and what was copied from the boxes, as one file."),
                ft.FilledButton(
                    t("Save the whole book as a file"), icon=ft.Icons.DOWNLOAD, on_click=lambda: save(), key="save"
                ),
            ),
            _part(
                session,
                t("Bring in"),
                t("A saved book or a single match. Nothing here is lost and nothing is doubled."),
                ft.FilledTonalButton(t("Bring in a file"), icon=ft.Icons.UPLOAD_FILE, action=files.pick, key="pick"),
            ),
            _part(session, t("By itself"), kept, _days(session, days)),
        ],
        back="/settings",
        max_width=720,
    )


def _keeping(session: Session, keeping: Keeping) -> list[ft.Control]:
    """In a browser tab: whether the browser may clear the book. Nothing where it lies on a disk."""
    t = session.t
    if keeping == "disk":
        return []
    title = t("In this browser")
    if keeping == "promised":
        told = t("The browser has promised to keep the score book.")
        return [_box(title, [told], ft.Icons.LOCK_OUTLINE, ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER)]
    if keeping == "unpromised":
        told = t("The browser may clear the score book when space is short. Save it as a file now and then.")
    else:
        told = t("The browser refuses to keep the score book: it is gone when the tab is closed. Save it as a file.")
    return [_box(title, [told], ft.Icons.WARNING_AMBER, ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER)]


def _part(session: Session, title: str, note: str, below: ft.Control) -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                ft.Text(note, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
                below,
            ],
            spacing=10,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=20,
        padding=16,
        key=title,
    )


def _days(session: Session, days: tuple[str, ...]) -> ft.Control:
    t = session.t
    if not days:
        return ft.Text(t("No copy yet."), theme_style=ft.TextThemeStyle.BODY_MEDIUM)
    chips: list[ft.Control] = [
        ft.Container(
            ft.Text(day, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            border_radius=10,
            padding=ft.Padding.symmetric(horizontal=10, vertical=4),
            key=day,
        )
        for day in days
    ]
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=8)


def _outcome(session: Session, outcome: Outcome) -> list[ft.Control]:
    """The report of what was brought in, or why it was not."""
    if outcome is None:
        return []
    t = session.t
    if isinstance(outcome, (BookError, Refused)):
        title, lines = refusal(t, outcome)
        more = len(lines) - SHOWN
        if more > 0:
            lines = [*lines[:SHOWN], t.plural("and {n} more fault", "and {n} more faults", more)]
        return [_box(title, lines, ft.Icons.ERROR_OUTLINE, ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER)]
    look = (ft.Icons.CHECK_CIRCLE_OUTLINE, ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER)
    if outcome.book is not None:
        return [_box(t("The book was brought in."), report(t, outcome.book), *look)]
    title = t("This match was here already.") if outcome.known else t("The match was brought in.")
    to_match = ft.FilledButton(
        t("Open the match"), on_click=lambda: session.navigate(f"/match/{outcome.match}"), key="open"
    )
    return [_box(title, [], *look), ft.Row([to_match])]


def _box(title: str, lines: list[str], icon: ft.IconData, ground: str, ink: str) -> ft.Control:
    texts: list[ft.Control] = [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink)]
    texts += [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ink) for line in lines]
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            ft.Row(
                [ft.Icon(icon, color=ink), ft.Column(texts, spacing=4, expand=True)],
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            bgcolor=ground,
            border_radius=16,
            padding=14,
        ),
    )
