"""The island: one picture for all players, asked for only when players are level in points."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers.wild_world import TOP_ROW, Space, island
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.facts import level
from views.boards.wild_world.looks import ground, title
from views.hooks import use_held
from views.parts.named import tap_box
from views.parts.seat_chip import colour_mark
from views.parts.seat_switch import colour_of
from views.session import use_session
from views.theme import TOUCH, SeatColour

ROWS, PLACES = 6, 6
"""Rows of the island; places of its top row that are drawn (one further right is drawn where a worker stands there)."""
_OWN = ("#F9E9B8", "#2B1A12")


@ft.component
def Island(desk: Desk, key: str | None = None) -> ft.Control:
    """Six rows; whose worker is placed next, and where the highest worker of each player that is level stands."""
    session = use_session()
    t = session.t
    now, turn = use_held(lambda: desk.seat)
    ids = level(desk.table.result)
    if now not in ids and ids:
        now = desk.seat if desk.seat in ids else ids[0]
    names = t.seat_names(desk.match)
    document = desk.table.live.document or {}
    colours = {seat.id: colour_of(document, seat.id, place) for place, seat in enumerate(desk.match.seats)}
    spaces = {seat.id: island(seat) for seat in desk.match.seats if seat.id in ids}

    def place(row: int, at: int | None) -> Callable[[], None]:
        return lambda: turn(desk.deeds.place_worker(now, row, at))

    def chip(seat: str) -> ft.Control:
        on = seat == now
        side = session.size(18)
        return tap_box(
            t("Place the worker of {name}", name=names[seat]),
            ft.Row(
                [colour_mark(colours[seat], side), ft.Text(names[seat], theme_style=ft.TextThemeStyle.LABEL_LARGE)],
                spacing=6,
                tight=True,
            ),
            lambda: turn(seat),
            selected=on,
            height=max(TOUCH, session.size(44)),
            padding=ft.Padding.symmetric(horizontal=12),
            border_radius=14,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if on else ft.Colors.SURFACE_CONTAINER_HIGH,
            border=ft.Border.all(2, ft.Colors.PRIMARY if on else ft.Colors.OUTLINE_VARIANT),
            key=seat,
        )

    furthest = max([PLACES, *(space.place or 0 for space in spaces.values() if space.row == TOP_ROW)])
    shared = "island" in desk.broken
    places = [*range(1, PLACES + 1), *([furthest] if furthest > PLACES else [])]

    def space(row: int, at: int | None) -> ft.Control:
        here = [one for one, stands in spaces.items() if _stands(stands, row, at)]
        return _space(desk, row, at, [(names[one], colours[one]) for one in here], place(row, at), shared)

    unplaced = [one for one, stands in spaces.items() if stands.row == TOP_ROW and stands.place is None]
    rows: list[ft.Control] = [ft.Row([space(TOP_ROW, at) for at in places], spacing=4)]
    rows += [ft.Row([space(row, None)], spacing=4) for row in range(TOP_ROW + 1, ROWS + 1)]
    asks = [t.tie_break_asks("wild_world", "island_row")]
    if unplaced:
        asks.append(t.tie_break_asks("wild_world", "island_place"))
    return ground(
        session,
        "island",
        ft.Column(
            [
                title(t("Island")),
                *(ft.Text(one, theme_style=ft.TextThemeStyle.BODY_MEDIUM) for one in asks),
                ft.Row([chip(one) for one in ids], wrap=True, spacing=6, run_spacing=6),
                ft.Column(rows, spacing=4),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        key="island",
    )


def _stands(space: Space, row: int, at: int | None) -> bool:
    return space.row == row and (at is None or space.place == at)


def _space(
    desk: Desk,
    row: int,
    at: int | None,
    here: list[tuple[str, SeatColour]],
    act: Callable[[], None],
    shared: bool,
) -> ft.Control:
    """One space; who stands there is said and shown."""
    session, t = desk.session, desk.session.t
    said = t("Row {row}", row=row) if at is None else t("Row {row}, place {place}", row=row, place=at)
    names = [name for name, _ in here]
    if names:
        said = t("{what}: {value}", what=said, value=t.listing(names))
    wrong = shared and len(here) > 1
    if wrong:
        said = t("{what}: {value}", what=said, value=desk.faults("island"))
    side = session.capped(20)
    marks: list[ft.Control] = [colour_mark(colour, side) for _, colour in here]
    if wrong:
        marks.insert(0, ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color="#A3120A", size=side))
    number = ft.Text(str(row if at is None else at), theme_style=ft.TextThemeStyle.LABEL_LARGE, color=_OWN[1])
    face: list[ft.Control] = [number, *marks]
    if at is None:
        face += [
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=_OWN[1], max_lines=1) for name in names
        ]
    return tap_box(
        said,
        ft.Row(face, spacing=4, alignment=ft.MainAxisAlignment.CENTER, tight=True),
        act,
        selected=bool(here),
        expand=1,
        height=max(TOUCH, session.capped(44)),
        alignment=ft.Alignment.CENTER,
        border_radius=10,
        bgcolor="#FFD98A" if here else _OWN[0],
        border=ft.Border.all(3 if wrong else 1.2, ft.Colors.ERROR if wrong else "#8A7350"),
        key=f"{row}-{at}",
    )
