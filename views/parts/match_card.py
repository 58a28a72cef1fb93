"""A match in the list of the home screen: what, who, when, how it stands."""

from __future__ import annotations

from datetime import datetime

import flet as ft

from book import Book, BookError, Listed
from scorers import Match, Refused, Result, match_from, provisional
from views.names import game_name
from views.parts.game_card import emblem_image
from views.parts.named import tap_box
from views.passing import shown_result
from views.session import use_session
from wording import Words


def scored(book: Book, listed: Listed) -> tuple[Match, Result] | None:
    """The match and its result, None when it can't be read."""
    try:
        match = match_from(book.get(listed.id).document)
    except (BookError, Refused):
        return None
    return match, shown_result(match)


def is_past(book: Book, listed: Listed) -> bool:
    """Whether the players said it has ended, or the score says so."""
    if listed.finished:
        return True
    both = scored(book, listed)
    if both is None:
        return False
    verdict = both[1].verdict
    return both[1].complete if verdict is None else verdict.outcome != "open"


def standing(t: Words, listed: Listed, match: Match, result: Result) -> str:
    """One line on how a match stands."""
    if result.verdict is not None:
        outcomes = {"won": t("Won"), "lost": t("Lost"), "open": t("Undecided")}
        text = outcomes[result.verdict.outcome]
        if match.game == "beanstalk":
            return text
        return t("{outcome}, {total} points", outcome=text, total=result.seats[0].total)
    ranks = result.standings or provisional(match, result)
    names = {seat.id: seat.name for seat in match.seats}
    first = [names[one] for one in ranks[0].ids]
    total = result.seat(ranks[0].ids[0]).total
    if len(match.seats) == 1:
        return t("{total} points", total=total)
    joined = t.listing(first)
    if result.complete and len(first) == 1:
        return t("{name} won with {total}", name=joined, total=total)
    if result.complete:
        return t("{names} share the victory with {total}", names=joined, total=total)
    if not any(category.points for seat in result.seats for category in seat.categories):
        return t("Just begun")
    if len(first) == 1:
        return t("{name} leads with {total}", name=joined, total=total)
    return t("{names} are level at {total}", names=joined, total=total)


def when(t: Words, moment: datetime) -> str:
    """A moment in local time, as people say it: the time today, else the date."""
    local = moment.astimezone()
    clock = f"{local:%H:%M}"
    days = (datetime.now().astimezone().date() - local.date()).days
    if days == 0:
        return t("today {clock}", clock=clock)
    if days == 1:
        return t("yesterday {clock}", clock=clock)
    return t("{year}-{month}-{day}", year=local.year, month=f"{local.month:02}", day=f"{local.day:02}")


@ft.component
def MatchCard(listed: Listed, key: str | None = None) -> ft.Control:
    """A line that leads to the match's sheet."""
    session = use_session()
    t = session.t
    both = ft.use_memo(lambda: scored(session.book, listed), [listed])
    game = game_name(t, listed.game)
    names = t.listing(listed.names)
    state = standing(t, listed, *both) if both else t("Can't be read")
    moment = when(t, listed.changed)

    def open_it() -> None:
        session.navigate(f"/match/{listed.id}")

    said = t("{game}, {names}, {state}, {when}", game=game, names=names, state=state, when=moment)
    lines = ft.Column(
        spacing=2,
        expand=True,
        controls=[
            ft.Text(names, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(state, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            ft.Text(
                f"{game} · {moment}",
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
    )
    picture = ft.Container(
        bgcolor=session.card(listed.game),
        border_radius=14,
        padding=6,
        content=emblem_image(listed.game, session.size(36)),
    )
    arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT)
    return tap_box(
        said,
        ft.Row(spacing=12, controls=[picture, lines, arrow]),
        open_it,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=18,
        padding=ft.Padding.symmetric(vertical=10, horizontal=12),
    )
