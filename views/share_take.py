"""A match taken in from an address: one that was scanned, or one that was copied."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from book import BadAddress, Book, BookError, from_fragment
from scorers import Refused
from views.hooks import use_held, use_live_state
from views.parts.alarm import alarm
from views.parts.problem import problem_text
from views.parts.screen import screen
from views.session import use_session
from views.theme import TOUCH
from wording import Words

SHOWN = 6
"""Faults told of a match that can't lie on a table."""
TAKEN = "reckoner.taken"
"""What this visit took in last, and which visit: going back in the browser must not lead forward again."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The match that was taken in, or why none was."""

    match: str = ""
    trouble: BookError | Refused | None = None


def take_in(book: Book, address: str) -> Outcome:
    """Read the address and put its match into the book; one that is here already is not doubled."""
    try:
        return Outcome(match=book.import_match(from_fragment(address)).id)
    except (BookError, Refused) as error:
        return Outcome(trouble=error)


def trouble_lines(t: Words, trouble: BookError | Refused) -> list[str]:
    """Why nothing was taken: a sentence, then a line for each fault of the match."""
    if isinstance(trouble, BadAddress):
        sentences = {
            "nothing": t("There is no match in this address."),
            "damaged": t("This address was cut off or changed on its way. Scan it again, or copy the whole of it."),
            "newer": t("A newer version of Reckoner made this address. This one can't read it."),
            "too_large": t("This address holds more than any match does."),
        }
        return [sentences[trouble.values["why"]]]
    if isinstance(trouble, Refused):
        lines = [t.refusal(fault) for fault in trouble.faults[:SHOWN]]
        more = len(trouble.faults) - SHOWN
        if more > 0:
            lines.append(t.plural("and {n} more fault", "and {n} more faults", more))
        return [t("The match in this address can't lie on a table."), *lines]
    return [problem_text(t, trouble)]


@ft.component
def TakeMatch() -> ft.View:
    """Route /take/:address, where codes lead, and /take, where an address can be put in by hand."""
    session = use_session()
    t, page = session.t, ft.context.page
    given = ft.use_route_params().get("address", "")
    outcome, tell = use_held(Outcome)
    typed, typed_now, write = use_live_state("")

    def take(address: str) -> None:
        done = take_in(session.book, address)
        tell(done)
        if done.match:
            page.session.store.set(TAKEN, (address, session.visit))
            session.navigate(f"/match/{done.match}")

    def arrive() -> None:
        if not given:
            return
        if page.session.store.get(TAKEN) == (given, session.visit):
            tell(take_in(session.book, given))
        else:
            take(given)

    ft.use_effect(arrive, [given, session.visit])
    body: list[ft.Control] = []
    if outcome.trouble is not None:
        body.append(alarm(ft.Icons.ERROR_OUTLINE, trouble_lines(t, outcome.trouble)))
    if outcome.match:
        body.append(ft.Text(t("This match is in the book."), theme_style=ft.TextThemeStyle.BODY_LARGE))
        to_match = ft.FilledButton(
            t("Open the match"), on_click=lambda: session.navigate(f"/match/{outcome.match}"), key="open"
        )
        body.append(ft.Row([to_match]))
    elif outcome.trouble is not None or not given:
        body += [
            ft.Text(
                t("The address of a match, as its screen “Match as a code” copies it:"),
                theme_style=ft.TextThemeStyle.BODY_LARGE,
            ),
            ft.TextField(
                label=t("Address"),
                value=typed,
                on_change=lambda event: write(str(event.control.value)),
                on_submit=lambda _: take(typed_now()),
                min_lines=1,
                max_lines=4,
                shift_enter=True,
                autocorrect=False,
                enable_suggestions=False,
                key="address",
            ),
            ft.Row(
                [
                    ft.FilledButton(
                        t("Take the match in"),
                        icon=ft.Icons.MOVE_TO_INBOX,
                        height=max(TOUCH, session.size(44)),
                        disabled=not typed.strip(),
                        on_click=lambda: take(typed_now()),
                        key="take",
                    )
                ]
            ),
        ]
    return screen(t("Match from an address"), body, back="/", max_width=720)
