"""What a number is made of: its lines, the rule behind it, and the other reading of a doubtful rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorers import Match, Result
from scorers.readings import Reading, from_board, readings
from scorers.result import Category, TieBreak
from views.parts import typed
from views.parts.reason_list import Reason, reason_list, reason_row
from views.parts.score_cell import signed
from views.passing import is_hidden
from views.session import Session
from views.sheet_model import TOTAL, Cell, SheetModel
from views.why_pieces import pieces_named


def why(
    session: Session, match: Match, result: Result, model: SheetModel, cell: Cell, on_open: Callable[[Cell], None]
) -> list[ft.Control]:
    """The explanation of a cell, from top to bottom. `on_open` opens another cell of the sheet."""
    if cell.key == TOTAL:
        return _total(session, match, result, cell, on_open)
    if cell.key.startswith("tie."):
        return _rule(session, match.game, cell.key.removeprefix("tie."))
    category = result.seat(cell.seat).category(cell.key)
    blocks: list[ft.Control] = []
    if category.source == "missing":
        blocks.append(_note(session.t("Not entered yet. It counts nothing until it is known.")))
    else:
        blocks.append(reason_list(session, _lines(session, match, model, cell, category), category.points))
    if category.source == "hand":
        blocks.append(_note(_beneath(session, match, cell)))
    blocks += _rule(session, match.game, _rule_key(category), category.key)
    blocks += [_reading(session, match, result, one) for one in readings(match, result) if one.category == cell.key]
    return blocks


def all_lines(
    session: Session, match: Match, result: Result, model: SheetModel, id: str, title: str | None = None
) -> ft.Control:
    """Everything that a seat's total is made of, category by category, under `title`."""
    t = session.t
    seat = result.seat(id)
    blocks: list[ft.Control] = [
        ft.Text(title or t("What it is made of"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
    ]
    for category in seat.categories:
        lines = _lines(session, match, model, Cell(seat.id, category.key), category) if category.lines else []
        rows = [reason_row(session, line) for line in lines]
        blocks.append(
            ft.Column(
                [
                    ft.Row(
                        [
                            ft.Text(
                                t.category(match.game, category.key),
                                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                                expand=True,
                            ),
                            ft.Text(signed(category.points), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                        ]
                    ),
                    *rows,
                ],
                spacing=0,
            )
        )
    return ft.Container(
        ft.Column(blocks, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=16,
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


def _lines(session: Session, match: Match, model: SheetModel, cell: Cell, category: Category) -> list[Reason]:
    t = session.t
    view = model.cell(cell)
    if category.source == "hand" and view is not None and view.sum:
        text = t("Written by hand: {sum}", sum=typed.shown(view.sum))
        return [Reason(text, category.points)]
    if not category.lines:
        return [Reason(t("Nothing here that scores"), 0)]
    return [
        Reason(t.line(match.game, line, category), line.points, pieces_named(t, match, cell.seat, line.pieces))
        for line in category.lines
    ]


def _beneath(session: Session, match: Match, cell: Cell) -> str:
    if is_hidden(match):  # The journal as it lies: a card that is still hidden gives nothing away here.
        options: Any = match.options
        match = match.model_copy(update={"options": options.model_copy(update={"disturbance": False})})
    given = from_board(match, cell.seat, cell.key)
    if given.points is None:
        return session.t("Without it nothing would be known here.")
    return session.t("The board would give {points}.", points=signed(given.points))


def _rule_key(category: Category) -> str:
    reasons = {line.reason for line in category.lines}
    return reasons.pop() if len(reasons) == 1 and category.source == "board" else category.key


def _rule(session: Session, game: str, key: str, category: str = "") -> list[ft.Control]:
    t = session.t
    text, section = t.rule(game, key, category), t.section(game, key, category)
    if not text:
        return []
    return [
        ft.Container(
            ft.Column(
                [
                    ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
                    ft.Text(
                        t("Rule book: {section}", section=section),
                        theme_style=ft.TextThemeStyle.BODY_SMALL,
                        color=ft.Colors.ON_SURFACE_VARIANT,
                    ),
                ],
                spacing=4,
            ),
            padding=12,
            border_radius=12,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        )
    ]


def _total(
    session: Session, match: Match, result: Result, cell: Cell, on_open: Callable[[Cell], None]
) -> list[ft.Control]:
    t = session.t
    seat = result.seat(cell.seat)
    reasons = [
        Reason(
            t.category(match.game, category.key),
            category.points,
            on_open=_opener(on_open, Cell(cell.seat, category.key)),
        )
        for category in seat.categories
    ]
    blocks: list[ft.Control] = [reason_list(session, reasons, seat.total)]
    if not seat.complete:
        blocks.append(_note(t("What is missing (–) counts nothing so far.")))
    if seat.tie_breaks and len(result.seats) > 1:
        blocks.append(ft.Text(t("Tie-breaks, when players are level"), theme_style=ft.TextThemeStyle.TITLE_SMALL))
        blocks += [_tie_row(session, match.game, cell.seat, tie, on_open) for tie in seat.tie_breaks]
    blocks += [_reading(session, match, result, one) for one in readings(match, result)]
    return blocks


def _tie_row(session: Session, game: str, seat: str, tie: TieBreak, on_open: Callable[[Cell], None]) -> ft.Control:
    t = session.t
    text = t("{tie_break} ({wins})", tie_break=t.tie_break(game, tie.key), wins=t.tie_break_wins(game, tie.key))
    return reason_row(session, Reason(text, tie.value, on_open=_opener(on_open, Cell(seat, f"tie.{tie.key}"))))


def _opener(on_open: Callable[[Cell], None], cell: Cell) -> Callable[[], None]:
    return lambda: on_open(cell)


def _reading(session: Session, match: Match, result: Result, reading: Reading) -> ft.Control:
    """Both readings of a doubtful rule with everybody's totals, and whether somebody else comes first."""
    t = session.t
    names = t.seat_names(match)
    yes, no = (result, reading.other) if reading.on else (reading.other, result)
    now, other = t("as this match plays it"), t("the other reading")

    def totals(of: Result) -> str:
        return ", ".join(t("{name} {points}", name=names[seat.id], points=signed(seat.total)) for seat in of.seats)

    texts = [
        ft.Text(t("This rule can be read two ways"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        ft.Text(t.option_explained(match.game, reading.option), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
        ft.Text(
            t("On ({which}): {totals}", which=now if reading.on else other, totals=totals(yes)),
            theme_style=ft.TextThemeStyle.BODY_LARGE,
        ),
        ft.Text(
            t("Off ({which}): {totals}", which=other if reading.on else now, totals=totals(no)),
            theme_style=ft.TextThemeStyle.BODY_LARGE,
        ),
    ]
    if len(result.seats) > 1:
        verdict = (
            t("First place changes with it.") if reading.changes_winner else t("First place is the same both ways.")
        )
        texts.append(ft.Text(verdict, theme_style=ft.TextThemeStyle.TITLE_SMALL))
    return ft.Container(
        ft.Column(list(texts), spacing=4),
        padding=12,
        border_radius=12,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
    )


def _note(text: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT)
