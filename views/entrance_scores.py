"""Round 1 of Spectacular is over: the entrance score of each player, one after another, in twenty seconds."""

from __future__ import annotations

import flet as ft

from scorers import match_from, score
from views.live import use_match
from views.parts.back_and_forth import trouble_bar
from views.parts.pad_run import PadRun, RunRow
from views.parts.screen import screen
from views.parts.seat_chip import colour_mark
from views.seats import turn_order
from views.session import Session, use_session
from views.sheet_model import Cell, SeatView, SheetModel, sheet_model

KEY = "entrance"


@ft.component
def EntranceScores() -> ft.View:
    """Route /match/:match_id/entrance. The numbers are kept until the end; the parks can follow later."""
    session = use_session()
    t = session.t
    match_id = ft.use_route_params().get("match_id", "")
    live = use_match(match_id)
    document = live.document
    if document is None or document["game"] != "spectacular":
        return screen(t("No such match"), [ft.Text(t("This match is not in the book."))])
    match = match_from(document)
    model = sheet_model(document, match, score(match), t.seat_names(match))
    rows = [row for seat in turn_order(document) if (row := _row(session, model, seat)) is not None]
    back = f"/match/{match_id}"

    def to_sheet() -> None:
        session.navigate(back)

    return screen(
        t("Round 1 is over"),
        [
            *trouble_bar(session, live),
            *(
                [ft.Text(t("Entrance scores, kept until the end."), theme_style=ft.TextThemeStyle.BODY_LARGE)]
                if session.room > 280
                else []
            ),
            ft.Container(
                PadRun(match_id, match.game, live, rows, t("To the sheet"), to_sheet, key=match_id),
                expand=True,
            ),
        ],
        game=match.game,
        back=back,
        scroll=False,
        max_width=960,
    )


def _row(session: Session, model: SheetModel, id: str) -> RunRow | None:
    seat, view = model.seat(id), model.cell(Cell(id, KEY))
    return RunRow(view, seat.name, _name(session, seat)) if seat is not None and view is not None else None


def _name(session: Session, seat: SeatView) -> ft.Control:
    name = ft.Text(
        seat.name,
        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    return ft.Row([colour_mark(seat.colour, session.size(18)), name], spacing=10)
