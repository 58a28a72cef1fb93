"""One tablet passed round the table: everybody enters alone, then the scores are revealed.

Between two players the screen is covered, and it is covered again whenever the app is opened anew: where the round
stands is in the match, what one player sees is only in that player's hands.
"""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import BookError, Document
from book.changes import Maker
from scorers import Match, Refused, match_from
from views.hooks import use_held, use_live_state
from views.live import LiveMatch, use_match
from views.names import game_name
from views.parts.problem import Problem
from views.parts.screen import icon_button, screen
from views.parts.seat_chip import colour_mark
from views.passing import shown_result
from views.round_cover import cover
from views.round_entry import SeatEntry, entry_tools
from views.round_reveal import reveal_screen
from views.round_state import begin_again, finish, reveal, round_of
from views.seats import seat_colours, seat_names
from views.session import Session, use_session


def _nobody() -> str | None:
    return None


def _no_trouble() -> BookError | Refused | None:
    return None


@ft.component
def PassRound() -> ft.View:
    """Route /match/:match_id/round."""
    session = use_session()
    t = session.t
    match_id = ft.use_route_params().get("match_id", "")
    live = use_match(match_id)
    chosen, _, choose = use_live_state(_nobody())
    open_seat, _, uncover = use_live_state(_nobody())
    by_hand, _, turn = use_live_state(False)
    trouble, set_trouble = use_held(_no_trouble)
    # Back from sleep or a reload: nobody knows who holds the tablet now.
    ft.use_effect(lambda: uncover(None), [session.visit])
    document = live.document
    if document is None:
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    match = match_from(document)
    result = shown_result(match)
    stands = round_of(document, len(result.seats[0].categories))

    def step(make: Maker, who: str = "") -> bool:
        # As a device of its own: no undo on this tablet ever takes back that somebody was done.
        try:
            session.book.change(match_id, make, who=who, device=f"{session.device}.round")
        except (BookError, Refused) as error:
            set_trouble(error)
            return False
        set_trouble(None)
        return True

    def done(seat: str) -> None:
        if step(finish(seat), names.get(seat, "")):
            uncover(None)
            choose(None)

    def to_sheet() -> None:
        session.navigate(f"/match/{match_id}")

    def again() -> None:
        if step(begin_again()):
            choose(None)

    names, colours = seat_names(t, document), seat_colours(document)
    problem: list[ft.Control] = [Problem(trouble, lambda: set_trouble(None))] if trouble else []
    if open_seat is not None and open_seat in names:
        return _entry(session, live, match, match_id, open_seat, by_hand, turn, problem, lambda: done(open_seat))
    sheet_button = icon_button(session, ft.Icons.GRID_ON, t("To the sheet"), to_sheet, key="sheet")
    waiting = chosen or next(iter(stands.waiting), None)
    if waiting is not None and waiting in names:
        body = cover(session, match.game, stands, waiting, names, colours, choose, lambda: uncover(waiting))
        title, footer = t("Pass the tablet round"), None
    else:
        body, footer = reveal_screen(
            session,
            match,
            result,
            stands,
            names,
            colours,
            lambda shown: step(reveal(shown, len(result.seats[0].categories))),
            again,
            to_sheet,
        )
        title = game_name(t, match.game)
    return screen(
        title,
        [*problem, *body],
        game=match.game,
        back="/",
        actions=[sheet_button],
        footer=footer,
        max_width=960,
        scroll=False,
    )


def _entry(
    session: Session,
    live: LiveMatch,
    match: Match,
    match_id: str,
    seat: str,
    by_hand: bool,
    turn: Callable[[bool], None],
    problem: list[ft.Control],
    done: Callable[[], None],
) -> ft.View:
    """What one player sees: nothing but the own seat."""
    document: Document | None = live.document
    assert document is not None
    tools = entry_tools(session, match_id, match, live, seat, by_hand, turn)
    crowded = session.room < 280  # Letters of twice the size leave no room for a name between buttons.
    above = [*problem, *([ft.Row(tools, alignment=ft.MainAxisAlignment.END, spacing=4)] if crowded else [])]
    entry = SeatEntry(match_id, match, live, seat, by_hand, done, key=f"{match_id} {seat}")
    return screen(
        seat_names(session.t, document)[seat],
        [*above, ft.Container(entry, expand=True, key="entry")],
        game=match.game,
        back=None,
        leading=colour_mark(seat_colours(document)[seat], session.capped(20)),
        actions=() if crowded else tools,
        max_width=1240,
        scroll=False,
    )
