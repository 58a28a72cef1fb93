"""What stands around the numbers: broken rules, the seats' boards, the island, "what if", a step not taken."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import Overtaken
from scorers import Match, Result
from scorers.result import Violation
from views.boards import BOARDS
from views.live import LiveMatch
from views.parts.named import tap_box
from views.parts.problem import Problem
from views.session import Session
from views.sheet_model import SeatView, SheetModel
from views.theme import TOUCH


def island_note(session: Session) -> ft.Control:
    """Asks not to clear the island while the workers on it may still decide."""
    return note(
        session,
        ft.Icons.FRONT_HAND_OUTLINED,
        session.t("You are close: don't clear the island yet. Where the workers stand may decide."),
    )


def note(session: Session, icon: ft.IconData, text: str) -> ft.Control:
    """A sentence to be noticed, in a calm box."""
    return ft.Container(
        ft.Row(
            [
                ft.Icon(icon, size=session.size(22), color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
            ],
            spacing=10,
        ),
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=14,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def violations(
    session: Session, result: Result, model: SheetModel, on_seat: Callable[[str], None]
) -> ft.Control | None:
    """Every broken rule with its seat; a tap goes to the seat. None where nothing is broken."""
    found = [_violation(session, seat, one, on_seat) for seat in model.seats for one in result.seat(seat.id).violations]
    if not found:
        return None
    t = session.t
    return ft.Column(
        [
            ft.Text(t("To be looked at"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            *found,
            ft.Text(
                t("It is scored as it lies."),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _violation(session: Session, seat: SeatView, one: Violation, on_seat: Callable[[str], None]) -> ft.Control:
    t = session.t
    said = t("{name}: {what}", name=seat.name, what=t.violation(one))
    return tap_box(
        said,
        ft.Row(
            [
                ft.Icon(ft.Icons.WARNING_AMBER, size=session.size(22), color=ft.Colors.ERROR),
                ft.Text(said, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=session.size(22), color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=10,
        ),
        lambda: on_seat(seat.id),
        padding=ft.Padding.symmetric(vertical=12, horizontal=12),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def has_board(match: Match) -> bool:
    """Whether there is an editor for what lies before the seats of this match."""
    return match.game in BOARDS


def board_route(match_id: str, seat: str) -> str:
    """Where a seat's board is edited."""
    return f"/match/{match_id}/board/{seat}"


def board_button(session: Session, match: Match, match_id: str, seat: SeatView) -> ft.Control:
    """The way to a seat's park, journal, board or elevator."""
    t = session.t
    texts = {
        "spectacular": t("{name}'s park", name=seat.name),
        "subastral": t("{name}'s journal", name=seat.name),
        "wild_world": t("{name}'s board", name=seat.name),
        "beanstalk": t("{name}'s elevator", name=seat.name),
    }
    text = texts[match.game]
    if match.game == "beanstalk" and model_is_base(match):
        text = t("{name}'s goods", name=seat.name)
    return ft.OutlinedButton(
        content=ft.Text(
            text, theme_style=ft.TextThemeStyle.LABEL_LARGE, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS
        ),
        icon=seat.colour.icon,
        height=max(TOUCH, session.size(46)),
        on_click=lambda: session.navigate(board_route(match_id, seat.id)),
        key=f"board-{seat.id}",
    )


def model_is_base(match: Match) -> bool:
    """Whether this is Beanstalk's base game, in which goods are counted and no elevator is drawn."""
    return match.game == "beanstalk" and match.options.mode == "base"


def boards(session: Session, match: Match, match_id: str, model: SheetModel) -> ft.Control | None:
    """A button to each seat's board; None for a game without an editor."""
    if not has_board(match):
        return None
    title = session.t("Lay it in and let it be counted")
    buttons = [board_button(session, match, match_id, seat) for seat in model.seats]
    return ft.Column(
        [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Row(list(buttons), wrap=True, spacing=8, run_spacing=8),
        ],
        spacing=8,
    )


def what_if_banner(
    session: Session, *, back: Callable[[], None] | None, keep: Callable[[], None], throw_away: Callable[[], None]
) -> ft.Control:
    """Says that this is a copy to try things on, with the ways out of it."""
    t = session.t
    buttons: list[ft.Control] = [ft.FilledButton(t("Throw away"), icon=ft.Icons.DELETE_OUTLINE, on_click=throw_away)]
    if back is not None:
        buttons.append(ft.OutlinedButton(t("To the real match"), on_click=back))
    buttons.append(ft.OutlinedButton(t("Keep as a match"), on_click=keep))
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Icon(
                            ft.Icons.SCIENCE_OUTLINED, size=session.size(24), color=ft.Colors.ON_TERTIARY_CONTAINER
                        ),
                        ft.Text(
                            t("What if: a copy to try things on. The real match stays as it is."),
                            theme_style=ft.TextThemeStyle.BODY_LARGE,
                            color=ft.Colors.ON_TERTIARY_CONTAINER,
                            expand=True,
                        ),
                    ],
                    spacing=10,
                ),
                ft.Row(buttons, wrap=True, spacing=8, run_spacing=8),
            ],
            spacing=8,
        ),
        padding=14,
        border_radius=18,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )


def what_if_button(session: Session, on_what_if: Callable[[], None]) -> ft.Control:
    """The way to a copy on which anything may be tried."""
    t = session.t
    return ft.Row(
        [
            ft.TextButton(
                t("What if… (on a copy)"),
                icon=ft.Icons.SCIENCE_OUTLINED,
                height=TOUCH,
                on_click=on_what_if,
                key="what-if",
            )
        ],
        alignment=ft.MainAxisAlignment.START,
    )


def trouble(session: Session, live: LiveMatch, on_undo_past: Callable[[int], None]) -> list[ft.Control]:
    """Why the last step was not taken; where others changed the same since, the offer to leave it be."""
    if live.trouble is None:
        return []
    found: list[ft.Control] = [Problem(live.trouble, live.calm)]
    if isinstance(live.trouble, Overtaken):
        step = int(live.trouble.values["step"])
        found.append(
            ft.OutlinedButton(
                session.t("Leave it and undo the one before"), on_click=lambda: on_undo_past(step), key="past"
            )
        )
    return found
