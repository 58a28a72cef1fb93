"""What is printed on a player board: entered once, named, kept on the shelf, laid with one tap."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from book import PlayerBoard, PrintedMonster
from scorers.wild_world_board import MOST_MONSTERS, ElementCriterion
from views.boards.wild_world import edits
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.journey import value_of
from views.boards.wild_world.keys import element_row, icon_key, key_rows, wide_key
from views.boards.wild_world.looks import label, picture
from views.parts.name_field import NameField
from views.parts.screen import icon_button
from wording import Words

NAMING = "naming"


def board_tray(desk: Desk) -> list[ft.Control]:
    """The boards on the shelf to lay, and what is printed on the one that lies here."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    shelf = session.book.shelf.all(PlayerBoard)
    if desk.chosen.part == NAMING:
        return [NameField(free_name(t, list(shelf)), _keeper(desk), deeds.close, key="naming")]
    laid = laid_name(desk)
    rows: list[ft.Control] = []
    for name in sorted(shelf):
        rows.append(
            ft.Row(
                [
                    wide_key(
                        session,
                        t("Lay player board {name}", name=name),
                        None,
                        name,
                        _layer(desk, name, shelf[name]),
                        chosen=name == laid,
                        key=f"lay-{name}",
                    ),
                    icon_button(
                        session,
                        ft.Icons.DELETE_OUTLINE,
                        t("Forget player board {name}", name=name),
                        _forget(desk, name),
                    ),
                ],
                spacing=4,
                key=f"board-{name}",
            )
        )
    counts = {str(one): times for one, times in (desk.board.printed_symbols or {}).items()}
    rows += [
        _caption(t("Printed symbols")),
        element_row(
            session,
            lambda one: t("One more printed {element} symbol", element=t.name("element", one)),
            lambda one: deeds.do(edits.step(deeds.seat, f"board.printed_symbols.{one}", 1)),
            counts=counts,
        ),
        *_words(desk, any(counts.values())),
        _caption(t("A card on the journey is worth")),
        ft.Row([_value(desk, place) for place in range(5)], spacing=4),
    ]
    return rows


def _words(desk: Desk, symbols: bool) -> list[ft.Control]:
    """No symbols, the printed monster, and a name to keep all this under."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    monsters = desk.board.monsters or ()
    keys: list[ft.Control] = [
        wide_key(
            session,
            t("No printed symbols"),
            None,
            t("No symbols"),
            lambda: deeds.do(edits.set_to(deeds.seat, "board.printed_symbols", {})),
            chosen=desk.board.printed_symbols is not None and not symbols,
            open_=any(ask.kind == "printed_symbols" for ask in desk.asks),
            key="no-symbols",
        ),
        wide_key(
            session,
            t("Keep as a player board, with a name"),
            ft.Icon(ft.Icons.BOOKMARK_ADD_OUTLINED, size=session.capped(20), color="#6C3F9E"),
            t("Keep with a name"),
            lambda: deeds.choose("board", NAMING),
            key="keep",
        ),
    ]
    if all(one.id != edits.PRINTED for one in monsters):
        monster = wide_key(
            session,
            t("Add the printed monster"),
            picture("monster", session.capped(20)),
            t("Add the printed monster"),
            (lambda: deeds.add_monster(printed=True)) if len(monsters) < MOST_MONSTERS else None,
            key="printed",
        )
        if not session.wide:
            return [ft.Row([monster]), *key_rows(session, keys)]
        keys.insert(0, monster)
    return key_rows(session, keys)


def _caption(text: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM)


def _value(desk: Desk, place: int) -> ft.Control:
    """What a card of one column is worth, with a minus and a plus."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    name = t("Value of journey column {number}", number=place + 1)
    now = value_of(desk, place)

    def step(by: int) -> Callable[[], None]:
        return lambda: deeds.do(edits.step_value(deeds.seat, place, by))

    shown = ft.Text(
        t("{column}: {value}", column=place + 1, value=now),
        theme_style=ft.TextThemeStyle.LABEL_LARGE,
        semantics_label=t("{what}: {value}", what=name, value=now),
        text_align=ft.TextAlign.CENTER,
    )
    more = icon_key(session, ft.Icons.ADD, t("One more: {what}", what=name), step(1), "more")
    less = icon_key(session, ft.Icons.REMOVE, t("One fewer: {what}", what=name), step(-1) if now else None, "less")
    return ft.Column(
        [ft.Row([more]), shown, ft.Row([less])],
        spacing=2,
        expand=1,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        key=f"value-{place}",
    )


def laid_name(desk: Desk) -> str | None:
    """The name of the player board that was laid before this seat."""
    kept = (desk.match.about or {}).get("player_boards")
    name = kept.get(desk.seat) if isinstance(kept, dict) else None
    return name if isinstance(name, str) else None


def board_button(desk: Desk) -> ft.Control:
    """The way to the tray, with the name of the board that lies there."""
    t = desk.session.t
    name = laid_name(desk)
    return ft.TextButton(
        content=label(name or t("Player board"), color=ft.Colors.PRIMARY),
        icon=ft.Icons.DASHBOARD_CUSTOMIZE_OUTLINED,
        on_click=lambda: desk.deeds.tap("board"),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=10, vertical=12)),
        height=max(44, desk.session.size(44)),
        key="player-board",
    )


def printed_here(desk: Desk) -> PlayerBoard:
    """What is printed on the board that lies here, as far as it was told."""
    monster = next((one for one in desk.board.monsters or () if one.id == edits.PRINTED), None)
    printed = None
    if monster is not None:
        criterion = monster.criterion
        told: dict[str, str] | None = None
        if criterion is not None:
            told = {"type": criterion.type}
            if isinstance(criterion, ElementCriterion):
                told["element"] = criterion.element
        printed = PrintedMonster(points=monster.points, criterion=told)
    values = desk.board.journey_values
    return PlayerBoard(
        monster=printed,
        symbols=dict(desk.board.printed_symbols or {}),
        values=(values[0], values[1], values[2], values[3], values[4]) if values else None,
    )


def free_name(t: Words, taken: list[str]) -> str:
    """A name that no player board has."""
    number = 1
    while t("Board {number}", number=number) in taken:
        number += 1
    return t("Board {number}", number=number)


def _keeper(desk: Desk) -> Callable[[str], None]:
    def keep(name: str) -> None:
        board = printed_here(desk)
        desk.session.book.shelf.put(name, board)
        desk.deeds.do(edits.lay_board(desk.seat, name, board))
        desk.deeds.choose("board")

    return keep


def _layer(desk: Desk, name: str, board: PlayerBoard) -> Callable[[], None]:
    return lambda: desk.deeds.do(edits.lay_board(desk.deeds.seat, name, board))


def _forget(desk: Desk, name: str) -> Callable[[], None]:
    def forget() -> None:
        desk.session.book.shelf.remove(PlayerBoard, name)
        desk.deeds.choose("board", "forgotten")

    return forget
