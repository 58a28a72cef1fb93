"""A match in the list of the home screen: what, who, when, how it stands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import flet as ft

from book import Book, BookError, Document, Listed
from scorers import Match, Refused, Result, match_from, provisional
from views.names import game_name
from views.parts.game_card import emblem_image
from views.parts.menu import MenuRow, menu
from views.parts.named import tap_box
from views.passing import shown_result
from views.round_state import is_begun, round_of
from views.session import use_session
from wording import Words


def _read(book: Book, listed: Listed) -> tuple[Document, Match, Result] | None:
    """The match and its result, None when it can't be read."""
    try:
        document = book.get(listed.id).document
        match = match_from(document)
    except (BookError, Refused):
        return None
    return document, match, shown_result(match)


def is_past(book: Book, listed: Listed) -> bool:
    """Whether the players said it has ended, or the score says so."""
    if listed.finished:
        return True
    read = _read(book, listed)
    if read is None or is_begun(read[0]):
        return False
    result = read[2]
    return result.complete if result.verdict is None else result.verdict.outcome != "open"


def standing(t: Words, listed: Listed, match: Match, result: Result) -> str:
    """One line on how a match stands."""
    if result.verdict is not None:
        outcomes = {"won": t("Won"), "lost": t("Lost"), "open": t("Undecided")}
        text = outcomes[result.verdict.outcome]
        if match.game == "beanstalk":
            values = result.verdict.values
            turn = t("turn {turn} of {last}", turn=values["turn"], last=values["last_turn"])
            return (
                t.capital(turn) if result.verdict.outcome == "open" else t("{outcome}, {turn}", outcome=text, turn=turn)
            )
        return t("{outcome}, {total} points", outcome=text, total=result.seats[0].total)
    ranks = result.standings or provisional(match, result)
    names = t.seat_names(match)
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


def in_round(t: Words, document: Document) -> str | None:
    """How far the tablet has been passed round, which says nothing of the scores; None where it isn't."""
    if not is_begun(document):
        return None
    done = len(round_of(document, 0).done)
    return t("Passed round: {n} of {all} done", n=done, all=len(document["seats"]))


@ft.component
def MatchCard(
    listed: Listed, save: Callable[[str], None], put_away: Callable[[str], object], key: str | None = None
) -> ft.Control:
    """A line that leads to the match's sheet, or back into its round; and a menu, to save it as a file or put it
    away."""
    session = use_session()
    t = session.t
    read = ft.use_memo(lambda: _read(session.book, listed), [listed])
    game = game_name(t, listed.game)
    names = t.listing(listed.names)
    round_state = in_round(t, read[0]) if read else None
    state = round_state or (standing(t, listed, *read[1:]) if read else t("Can't be read"))
    moment = when(t, listed.changed)

    def open_it() -> None:
        session.navigate(f"/match/{listed.id}/round" if round_state else f"/match/{listed.id}")

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
    more = menu(
        session,
        t("More: {game}, {names}", game=game, names=names),
        [
            MenuRow(ft.Icons.DOWNLOAD, t("Save as a file"), lambda: save(listed.id)),
            MenuRow(ft.Icons.DELETE_OUTLINE, t("Put into the bin"), lambda: put_away(listed.id)),
        ],
    )
    inside: list[ft.Control] = [picture, lines] if session.room >= 300 else [lines]
    card = tap_box(
        said,
        ft.Row(spacing=12, controls=inside),
        open_it,
        expand=True,
        border_radius=18,
        padding=ft.Padding.only(left=12, top=10, bottom=10),
    )
    return ft.Container(
        ft.Row([card, more], spacing=0),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=18,
        padding=ft.Padding.only(right=4),
    )
