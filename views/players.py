"""The players that the book remembers: names, colours, order, and who is laid aside."""

from __future__ import annotations

import flet as ft

from book import Player
from views.attempt import Attempt, use_attempt
from views.draft import NAME_LENGTH
from views.hooks import use_held, use_live_state
from views.parts.name_field import NameField
from views.parts.person import person
from views.parts.screen import icon_button, screen
from views.session import use_session
from views.theme import SEAT_COLOURS, seat_colour


@ft.component
def PlayersScreen() -> ft.View:
    """Route /players. Matches keep the names that were written in them."""
    session = use_session()
    t, players = session.t, session.book.players
    known, show = use_held(lambda: players.all())
    aside, show_aside = use_held(lambda: players.all(archived=True))
    adding, _, add = use_live_state(False)

    def refresh() -> None:
        show(players.all())
        show_aside(players.all(archived=True))

    attempt, problem = use_attempt(refresh)

    def begin(name: str) -> None:
        add(False)
        attempt(lambda: players.add(name[:NAME_LENGTH], SEAT_COLOURS[len(players.all()) % len(SEAT_COLOURS)].key))

    ft.use_effect(refresh, [session.visit])
    rows: list[ft.Control] = [
        PlayerRow(player, place, place == len(known) - 1, attempt, key=player.id) for place, player in enumerate(known)
    ]
    if not known:
        rows.append(ft.Text(t("Nobody is remembered yet."), theme_style=ft.TextThemeStyle.BODY_LARGE))
    if adding:
        rows.append(NameField("", begin, lambda: add(False), key="new"))
    else:
        new = ft.FilledTonalButton(t("New player"), icon=ft.Icons.PERSON_ADD_ALT, on_click=lambda: add(True), key="add")
        rows.append(ft.Row([new]))
    if aside:
        rows.append(ft.Text(t("Laid aside"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM))
        rows += [AsideRow(player, attempt, key=f"aside-{player.id}") for player in aside]
    return screen(
        t("Players"),
        [
            *problem,
            ft.Text(
                t("They are offered first in this order. Past matches keep their names."),
                theme_style=ft.TextThemeStyle.BODY_MEDIUM,
            ),
            *rows,
        ],
        back="/settings",
        max_width=720,
    )


@ft.component
def PlayerRow(player: Player, place: int, last: bool, attempt: Attempt, key: str | None = None) -> ft.Control:
    """One remembered player: colour (tap for the next), name (tap to rename), arrows, and a way to be laid aside."""
    session = use_session()
    t, players = session.t, session.book.players
    editing, _, edit = use_live_state(False)
    name, colour = player.name, seat_colour(player.colour, place)

    def rename(new: str) -> None:
        edit(False)
        attempt(lambda: players.rename(player.id, new[:NAME_LENGTH]))

    def recolour() -> None:
        keys = [one.key for one in SEAT_COLOURS]
        attempt(lambda: players.recolour(player.id, keys[(keys.index(colour.key) + 1) % len(keys)]))

    def move(by: int) -> None:
        ids = [one.id for one in players.all()]
        if player.id in ids:
            at = ids.index(player.id)
            ids.insert(min(max(at + by, 0), len(ids) - 1), ids.pop(at))
            attempt(lambda: players.reorder(ids))

    if editing:
        return NameField(name, rename, lambda: edit(False), key="name")
    head = person(session, name, colour, recolour, lambda: edit(True))
    up, down = t("Move {name} up", name=name), t("Move {name} down", name=name)
    tools: list[ft.Control] = [
        icon_button(session, ft.Icons.ARROW_UPWARD, up, lambda: move(-1), disabled=place == 0),
        icon_button(session, ft.Icons.ARROW_DOWNWARD, down, lambda: move(1), disabled=last),
        icon_button(
            session,
            ft.Icons.ARCHIVE_OUTLINED,
            t("Lay {name} aside", name=name),
            lambda: attempt(lambda: players.archive(player.id)),
        ),
    ]
    if session.room >= 330:
        inside: ft.Control = ft.Row([*head, *tools], spacing=4)
    else:
        inside = ft.Column([ft.Row(head, spacing=4), ft.Row(tools, alignment=ft.MainAxisAlignment.END)], spacing=0)
    return _box(inside)


@ft.component
def AsideRow(player: Player, attempt: Attempt, key: str | None = None) -> ft.Control:
    """One player who was laid aside, with the way back."""
    session = use_session()
    t = session.t

    def back() -> None:
        attempt(lambda: session.book.players.archive(player.id, False))

    name = ft.Text(player.name, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True, max_lines=2)
    said = t("Bring {name} back", name=player.name)
    return _box(ft.Row([name, icon_button(session, ft.Icons.UNARCHIVE_OUTLINED, said, back)], spacing=8))


def _box(inside: ft.Control) -> ft.Control:
    return ft.Container(
        inside,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
    )
