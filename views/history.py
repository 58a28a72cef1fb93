"""What was changed in a match, by whom and when, in words; with the way back and forth."""

from __future__ import annotations

from datetime import datetime

import flet as ft

from book import Document
from scorers import match_from
from views.history_model import Group, Step, groups
from views.hooks import use_live_state
from views.live import use_match
from views.parts.back_and_forth import trouble_bar, undo_and_redo
from views.parts.screen import screen
from views.parts.seat_chip import colour_mark
from views.passing import is_hidden
from views.seats import seat_colours, seat_names
from views.session import Session, use_session
from views.theme import SeatColour

SHOWN = 60
"""Groups shown before asking for more."""


@ft.component
def History() -> ft.View:
    """Route /match/:match_id/history."""
    session = use_session()
    t = session.t
    match_id = ft.use_route_params().get("match_id", "")
    live = use_match(match_id)
    shown, shown_now, show = use_live_state(SHOWN)
    document = live.document
    told: tuple[Group, ...] = ft.use_memo(
        lambda: _told(session, match_id, document), [match_id, live.revision, session.lang]
    )
    if document is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])

    def undo_past(step: int) -> None:
        live.undo(past=step)

    names, colours = seat_names(t, document), seat_colours(document)
    rows: list[ft.Control] = []
    day = ""
    for group in told[:shown]:
        date = _day(session, group.steps[0].at)
        if date != day:
            day = date
            rows.append(ft.Text(day, theme_style=ft.TextThemeStyle.TITLE_SMALL, key=f"day-{group.steps[0].number}"))
        rows.append(_group(session, group, names, colours))
    if len(told) > shown:
        rows.append(ft.TextButton(t("Show more"), on_click=lambda: show(shown_now() + SHOWN), key="more"))
    if not told:
        rows.append(ft.Text(t("Nothing has been changed yet."), theme_style=ft.TextThemeStyle.BODY_LARGE))
    return screen(
        t("History"),
        [*trouble_bar(session, live, undo_past), *rows],
        game=str(document["game"]),
        back=f"/match/{match_id}",
        actions=undo_and_redo(session, match_id, live),
        max_width=760,
    )


def _told(session: Session, match: str, document: Document | None) -> tuple[Group, ...]:
    if document is None:
        return ()
    names = seat_names(session.t, document)
    return groups(session.t, document, session.book.history(match), names, hidden=is_hidden(match_from(document)))


def _day(session: Session, moment: datetime) -> str:
    local = moment.astimezone()
    if local.date() == datetime.now().astimezone().date():
        return session.t("Today")
    return session.t("{year}-{month}-{day}", year=local.year, month=f"{local.month:02}", day=f"{local.day:02}")


def _group(session: Session, group: Group, names: dict[str, str], colours: dict[str, SeatColour]) -> ft.Control:
    t = session.t
    name = names.get(group.seat or "") or group.who or t("At the table")
    title = name
    if group.who and group.who.split(" ")[0] != name.split(" ")[0]:
        title = t("{name} (written by {who})", name=name, who=group.who)
    head: list[ft.Control] = []
    if group.seat in colours:
        head.append(colour_mark(colours[str(group.seat)], session.size(14)))
    else:
        head.append(ft.Icon(ft.Icons.TABLE_RESTAURANT_OUTLINED, size=session.size(22)))
    head.append(ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True))
    lines = [_line(session, name, step) for step in group.steps]
    return ft.Container(
        ft.Column([ft.Row(head, spacing=8), *lines], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        key=f"group-{group.steps[-1].number}",
    )


def _line(session: Session, name: str, step: Step) -> ft.Control:
    """`22:14 taiga 3 → 4`, struck through when it was taken back."""
    t = session.t
    clock = f"{step.at.astimezone():%H:%M}"
    text = t("; ").join(step.texts)
    if step.kind == "undo":
        text = t("Undone: {what}", what=text)
    elif step.kind == "redo":
        text = t("Done again: {what}", what=text)
    said = t("{clock} {name}: {what}", clock=clock, name=name, what=text)
    if step.undone:
        said = t("{what} (taken back)", what=said)
    quiet = ft.Colors.ON_SURFACE_VARIANT
    style = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if step.undone else None
    return ft.Semantics(
        label=said,
        container=True,
        exclude_semantics=True,
        content=ft.Row(
            [
                ft.Text(clock, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=quiet, width=session.size(48)),
                ft.Text(
                    text,
                    theme_style=ft.TextThemeStyle.BODY_LARGE,
                    color=quiet if step.undone or step.kind == "undo" else None,
                    style=style,
                    expand=True,
                ),
            ],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        key=f"step-{step.number}",
    )
