"""The animals' points by the table on the players' boards, and the animals' names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from book import AnimalTable, Document, Edit
from scorers.spectacular import alike
from scorers.spectacular_board import HABITATS
from views.boards.park.animals import SHELF, renamed, slots
from views.boards.park.chips import chip, small
from views.boards.park.desk import Desk, Pane
from views.boards.park.edits import rename_animal
from views.boards.park.facts import laid_tiles
from views.boards.park.lines import back_row
from views.boards.park.whole import know_points
from views.parts.number_pad import NumberPad
from wording.park import animal_name

TABLE = "table"
"""The name under which the shelf keeps the table."""


def kinds_laid(desk: Desk) -> int | None:
    """How many kinds of animals lie in the park; None while a tile has none."""
    given = desk.field("animal_kinds")
    if given is not None:
        return int(given)
    animals = [tile.animal for tile in laid_tiles(desk.board, "park")]
    if not animals or None in animals:
        return None
    return len({alike(animal) for animal in animals if animal is not None})


def ask_points(desk: Desk) -> list[ft.Control]:
    """Asks for the points of a number of kinds that the table lacks, once the park is about full."""
    kinds = kinds_laid(desk)
    category = desk.result.category("animals")
    if category.source != "missing" or not kinds or str(kinds) in desk.match.options.animal_points:
        return []
    free = len(desk.outline.hexes) if desk.outline is not None else 16
    if len(laid_tiles(desk.board, "park")) < min(free, 16):
        return []
    return [_question(desk, kinds)]


def _question(desk: Desk, kinds: int) -> ft.Control:
    t = desk.session.t
    kept = desk.session.book.shelf.get(AnimalTable, TABLE)
    known = kept.points.get(kinds) if kept is not None else None
    if known is not None:
        return ft.FilledTonalButton(
            t("{kinds} by your table: {points}", kinds=_kinds(desk, kinds), points=t.points(known)),
            icon=ft.Icons.PETS,
            on_click=lambda: desk.change(know_points(kinds, known)),
            key="ask",
        )
    return ft.FilledTonalButton(
        t("{kinds}: what does your board print?", kinds=_kinds(desk, kinds)),
        icon=ft.Icons.PETS,
        on_click=lambda: desk.go(Pane("points", str(kinds))),
        key="ask",
    )


def _kinds(desk: Desk, kinds: int) -> str:
    return desk.session.t.plural("{n} kind of animal", "{n} kinds of animals", kinds)


def table_pane(desk: Desk) -> list[ft.Control]:
    """The table as it is known: a tap writes another number."""
    session, t = desk.session, desk.session.t
    known, now = desk.match.options.animal_points, kinds_laid(desk)
    boxes = [
        chip(
            session,
            t("{what}: {value}", what=_kinds(desk, kinds), value=known.get(str(kinds), t("not entered"))),
            ft.Column(
                [
                    small(str(kinds)),
                    ft.Text(str(known.get(str(kinds), "–")), theme_style=ft.TextThemeStyle.TITLE_SMALL),
                ],
                spacing=0,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            _writer(desk, kinds),
            chosen=kinds == now,
            tall=50,
            key=str(kinds),
        )
        for kinds in range(1, 18)
    ]
    boxes.append(ft.Container(expand=1))
    return [
        back_row(desk, t("Animals table")),
        ft.Text(
            t("Kinds of animals above, their points below, as printed on the player boards."),
            theme_style=ft.TextThemeStyle.BODY_MEDIUM,
        ),
        *(ft.Row(list(boxes[start : start + 6]), spacing=6) for start in range(0, 18, 6)),
    ]


def _writer(desk: Desk, kinds: int) -> Callable[[], None]:
    return lambda: desk.go(Pane("points", str(kinds), 1))


def points_pane(desk: Desk) -> list[ft.Control]:
    """The pad for the points of a number of kinds."""
    kinds = int(desk.pane.key)
    asked = desk.pane.line is None

    def enter(number: int | None) -> None:
        if desk.change(know_points(kinds, number)):
            shelf = desk.session.book.shelf
            kept = shelf.get(AnimalTable, TABLE)
            points = {**(kept.points if kept is not None else {})}
            points.pop(kinds, None)
            shelf.put(TABLE, AnimalTable(points={**points, kinds: number} if number is not None else points))

    def following() -> None:
        desk.go(Pane() if asked or kinds >= 17 else Pane("points", str(kinds + 1), 1))

    return [
        NumberPad(
            desk.session.t("Points for {kinds}", kinds=_kinds(desk, kinds)),
            desk.match.options.animal_points.get(str(kinds)),
            enter,
            following,
            lambda: desk.go(Pane() if asked else Pane("table")),
            low=0,
            key=f"points-{kinds}",
        )
    ]


def names_pane(desk: Desk) -> list[ft.Control]:
    """The four animals of each habitat; a tap names one as its tile does."""
    session, t = desk.session, desk.session.t
    if desk.pane.key:
        habitat, place = desk.pane.key.split()
        return [_name_field(desk, habitat, int(place))]
    rows: list[ft.Control] = [back_row(desk, t("Names of animals"))]
    for habitat in HABITATS:
        rows.append(ft.Text(t.category("spectacular", habitat), theme_style=ft.TextThemeStyle.TITLE_SMALL))
        rows.append(
            ft.Row(
                [
                    chip(
                        session,
                        t("Rename {name}", name=animal_name(t, animal)),
                        small(animal_name(t, animal), lines=2),
                        _namer(desk, habitat, place),
                        key=f"{habitat}{place}",
                    )
                    for place, animal in enumerate(slots(desk.names, habitat))
                ],
                spacing=6,
            )
        )
    return rows


def _namer(desk: Desk, habitat: str, place: int) -> Callable[[], None]:
    return lambda: desk.go(Pane("names", f"{habitat} {place}"))


def _name_field(desk: Desk, habitat: str, place: int) -> ft.Control:
    t = desk.session.t
    old = slots(desk.names, habitat)[place]

    def named(event: ft.Event[ft.TextField]) -> None:
        new = renamed(desk.names, habitat, place, str(event.control.value or ""))
        if new is None:
            event.control.error = t("Another animal has this name")
            event.control.update()
            return
        desk.session.book.shelf.put(SHELF, new)
        change_names(desk, old, slots(new, habitat)[place])
        desk.renew()
        desk.go(Pane("names"))

    return ft.TextField(
        label=t("New name of {name}", name=animal_name(t, old)),
        autofocus=True,
        max_length=60,
        on_submit=named,
        key=f"name-{habitat}-{place}",
    )


def change_names(desk: Desk, old: str, new: str) -> None:
    """Tiles with the animal's old name get the new one, so that it stays one kind."""
    if old == new:
        return

    def make(document: Document) -> Sequence[Edit]:
        return rename_animal(desk.seat, old, new)(document)

    desk.change(make)
