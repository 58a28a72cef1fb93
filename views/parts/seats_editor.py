"""Who sits at the table: taken from the players the book remembers, or typed once."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import BookError, Player
from views.draft import NAME_LENGTH, Draft
from views.hooks import use_held
from views.parts.chair_row import ChairRow
from views.parts.seat_chip import SeatChip
from views.session import use_session
from views.theme import seat_colour


@ft.component
def SeatsEditor(
    draft: Draft, latest: Callable[[], Draft], put: Callable[[Draft], None], running: bool = False
) -> ft.Control:
    """The chairs in turn order, the remembered players to tap, and a field for a new name.

    `latest()` is the newest draft: taps go on from it, not from the one drawn. In a `running` match nobody leaves
    whom the game needs.
    """
    session = use_session()
    t, book = session.t, session.book
    typed, set_typed = ft.use_state("")
    known, set_known = use_held(lambda: book.players.all())
    full = len(draft.chairs) >= draft.most and draft.most > 1

    def add(name: str) -> None:
        name = " ".join(name.split())[:NAME_LENGTH]
        now = latest()
        if not name or (len(now.chairs) >= now.most and now.most > 1):
            return
        try:
            player: Player | None = book.players.add(name)
        except BookError:
            player = None  # The match can be played all the same; the name is in it.
        sat = now.sit(name, player.id if player else None)
        if player is not None:
            book.players.recolour(player.id, sat.chairs[-1].colour)
        put(sat)
        set_typed("")
        set_known(book.players.all())

    if draft.least == draft.most:
        count = t.plural("{n} player", "{n} players", draft.most)
    else:
        count = t("{least} to {most} players", least=draft.least, most=draft.most)
    controls: list[ft.Control] = [
        ft.Text(t("Players in turn order"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ft.Text(count, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
    ]
    for place, chair in enumerate(draft.chairs):
        controls.append(
            ChairRow(
                chair,
                chair.key == draft.first,
                place == 0,
                place == len(draft.chairs) - 1,
                lambda act: put(act(latest())),
                stays=running and len(draft.chairs) <= draft.least,
                key=f"chair-{chair.key}",
            )
        )
    waiting = [player for player in known if not draft.seated(player.id)]
    if waiting and not full:
        controls.append(ft.Text(t("Tap who plays"), theme_style=ft.TextThemeStyle.TITLE_SMALL))
        controls.append(
            ft.Row(
                wrap=True,
                spacing=8,
                run_spacing=8,
                controls=[
                    SeatChip(
                        player.name,
                        seat_colour(player.colour, number),
                        spoken=t("Add {name}", name=player.name),
                        on_click=_sitter(player, latest, put),
                        key=player.id,
                    )
                    for number, player in enumerate(waiting[:24])
                ],
            )
        )
    if not full:
        narrow = session.room < 330
        field = ft.TextField(
            label=t("New player's name"),
            label_style=ft.TextStyle(size=session.capped(16)),
            value=typed,
            max_length=NAME_LENGTH,
            counter="",
            expand=None if narrow else True,
            on_change=lambda event: set_typed(event.control.value),
            on_submit=lambda event: add(event.control.value),
        )
        button = ft.FilledTonalButton(t("Add"), on_click=lambda: add(typed), disabled=not typed.strip())
        if narrow:
            stretch = ft.CrossAxisAlignment.STRETCH
            controls.append(
                ft.Column(controls=[field, button], spacing=8, horizontal_alignment=stretch, key="new-name-narrow")
            )
        else:
            controls.append(ft.Row(controls=[field, button], spacing=8, key="new-name"))
    return ft.Column(controls=controls, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _sitter(player: Player, latest: Callable[[], Draft], put: Callable[[Draft], None]) -> Callable[[], None]:
    return lambda: put(latest().sit(player.name, player.id, player.colour))
