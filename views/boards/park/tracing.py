"""A board's outline traced by taps: the tools beside it, and its picture."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import flet.canvas as cv

from book import Outline
from scorers.spectacular_board import HABITATS
from views.boards.park import colours
from views.boards.park.animals import STARS
from views.boards.park.chips import chip, glyph, small
from views.boards.park.desk import Desk, Pane
from views.boards.park.layout import Hex, Layout, disc, fit
from views.boards.park.lines import back_row
from views.boards.park.overlay import entrance_shapes, ground_shapes
from views.boards.park.trace import TOOLS, Tool, traced
from views.boards.park.whole import set_outline
from views.parts.paint import polygon, stroke
from wording import Words
from wording.park import BESIDE_ENTRANCE, HEX, PRINTED_STAR, START, animal_name, row

FIELD = disc(4)
"""The hexes that a board is traced on."""
NO_NAME = "star animal"


def lay_on(desk: Desk, name: str) -> None:
    """Lay the park on the outline of that name."""
    outline = desk.session.book.shelf.get(Outline, name)
    if outline is not None:
        desk.change(set_outline(desk.seat, name, outline))
        desk.go(Pane())


def tool_words(t: Words) -> dict[Tool, str]:
    """What each tool marks."""
    return {"hex": t("Hexes"), "entrance": t("Entrance"), "start": t("Start hexes"), "star": t("Star")}


def tracing(desk: Desk, name: str, outline: Outline) -> list[ft.Control]:
    session, t = desk.session, desk.session.t
    tool = TOOLS[desk.pane.line or 0]
    words = tool_words(t)
    hints = {
        "hex": t("Tap every hex of the board, the printed ones too."),
        "entrance": t("Tap the three hexes beside the entrance."),
        "start": t("Tap the start hexes 1, 2 and 3 in turn."),
        "star": t("Choose the habitat and the animal, then tap the star hexes."),
    }
    tools = [
        chip(session, words[each], small(words[each]), _tooler(desk, number), chosen=each == tool, key=each)
        for number, each in enumerate(TOOLS)
    ]

    def use() -> None:
        lay_on(desk, name)

    def turn() -> None:
        session.book.shelf.put(name, outline.model_copy(update={"flat": not outline.flat}))
        desk.renew()

    def ask_remove() -> None:
        desk.go(Pane("outline_remove", name))

    controls: list[ft.Control] = [
        back_row(desk, name),
        ft.Row(list(tools), spacing=6),
        ft.Text(hints[tool], theme_style=ft.TextThemeStyle.BODY_MEDIUM),
    ]
    if tool == "star":
        controls += _star_chips(desk)
    controls += [
        ft.FilledButton(
            t("Lay the park on {name}", name=name), icon=ft.Icons.CHECK, on_click=use, disabled=not outline.hexes
        ),
        ft.Row(
            [
                ft.TextButton(t("Turn the hexes"), icon=ft.Icons.ROTATE_RIGHT, on_click=turn),
                ft.TextButton(t("Remove {name}", name=name), icon=ft.Icons.DELETE_OUTLINE, on_click=ask_remove),
            ],
            wrap=True,
        ),
    ]
    return controls


def _tooler(desk: Desk, number: int) -> Callable[[], None]:
    return lambda: desk.go(Pane("outline", desk.pane.key, number))


def star_animals(desk: Desk) -> list[str]:
    """The star animals to choose from: those known, those on other boards, and one without a name."""
    found = [*STARS, *(star.animal for each in desk.session.book.shelf.all(Outline).values() for star in each.stars)]
    return list(dict.fromkeys([*found, NO_NAME]))


def _star_chips(desk: Desk) -> list[ft.Control]:
    session, t = desk.session, desk.session.t
    animals = star_animals(desk)
    now = desk.hand.animal if desk.hand.animal in animals else animals[0]

    def named(event: ft.Event[ft.TextField]) -> None:
        name = " ".join(str(event.control.value or "").split())[:60]
        if name:
            desk.hold(animal=name)

    return [
        ft.Row(
            [
                chip(
                    session,
                    t.label("habitat", habitat),
                    glyph(colours.GLYPHS[habitat], session.size(24)),
                    _holder(desk, habitat=habitat),
                    chosen=habitat == desk.hand.habitat,
                    key=habitat,
                )
                for habitat in HABITATS
            ],
            spacing=6,
        ),
        ft.Row(
            [
                chip(
                    session,
                    star_name(t, animal),
                    small(star_name(t, animal), lines=2),
                    _holder(desk, animal=animal),
                    chosen=animal == now,
                    key=animal,
                )
                for animal in animals[:4]
            ],
            spacing=6,
        ),
        ft.TextField(label=t("Another star animal"), max_length=60, on_submit=named, key="star-name"),
    ]


def star_name(t: Words, animal: str) -> str:
    """A star animal's name; one without a name is called so."""
    return t("star animal") if animal == NO_NAME else animal_name(t, animal)


def _holder(desk: Desk, **fields: str) -> Callable[[], None]:
    return lambda: desk.hold(**fields)


def trace(desk: Desk, at: Hex) -> None:
    """A tap on a hex of the board that is traced: kept at once."""
    shelf = desk.session.book.shelf
    outline = shelf.get(Outline, desk.pane.key)
    if outline is None:
        return
    animals = star_animals(desk)
    animal = desk.hand.animal if desk.hand.animal else animals[0]
    shelf.put(desk.pane.key, traced(outline, TOOLS[desk.pane.line or 0], at, desk.hand.habitat, animal))
    desk.hold(at=at)
    desk.renew()


def outline_layout(desk: Desk, size: tuple[float, float]) -> Layout:
    """Where the hexes lie that a board is traced on."""
    outline = desk.session.book.shelf.get(Outline, desk.pane.key) or desk.outline
    return fit(FIELD, size[0], size[1], flat=outline.flat if outline is not None else False)


def outline_board(desk: Desk, size: tuple[float, float]) -> ft.Control:
    """The board that is traced, each hex with its spoken name."""
    session, t = desk.session, desk.session.t
    outline = session.book.shelf.get(Outline, desk.pane.key)
    tracing = outline is not None
    outline = outline or desk.outline or Outline(hexes=(), entrance=())
    layout = outline_layout(desk, size)
    width, height = layout.box()
    empty: list[cv.Path.PathElement] = []
    for at in sorted(FIELD - set(outline.hexes)):
        empty += polygon(layout.outline(at, 0.9))
    shapes: list[cv.Shape] = [cv.Path(empty, paint=stroke(colours.HEX_LINE[session.dark], 1, [3, 4]))]
    shapes += ground_shapes(outline.hexes, layout, dark=session.dark, outline=outline)
    shapes += entrance_shapes(outline.hexes, layout, outline.entrance, dark=session.dark)
    for star in outline.stars:
        shapes.append(cv.Path(polygon(layout.outline(star.at, 0.8)), paint=stroke(colours.STRONG[star.habitat], 4)))
    if desk.hand.at is not None and tracing:
        shapes.append(cv.Path(polygon(layout.outline(desk.hand.at, 0.95)), paint=stroke("#0B3D91", 3)))
    nodes = []
    for at in sorted(FIELD):
        x, y = layout.centre(at)
        nodes.append(
            ft.Container(
                ft.Semantics(
                    label=trace_name(t, outline, at),
                    button=True,
                    container=True,
                    content=ft.Container(),
                ),
                left=x - width / 2,
                top=y - height / 2,
                width=width,
                height=height,
                key=f"{at[0]},{at[1]}",
            )
        )
    picture = ft.Stack([cv.Canvas(shapes=shapes, width=size[0], height=size[1]), *nodes], width=size[0], height=size[1])

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None and tracing:
            at = layout.hit(float(event.local_position.x), float(event.local_position.y))
            if at in FIELD:
                trace(desk, at)

    return ft.GestureDetector(content=picture, on_tap_up=tapped, exclude_from_semantics=True, key="tracing")


def trace_name(t: Words, outline: Outline, at: Hex) -> str:
    """The spoken name of a hex while a board is traced."""
    parts = [t("on the board") if at in outline.hexes else t("not on the board")]
    if at in outline.entrance:
        parts.append(t(BESIDE_ENTRANCE))
    if at in outline.start:
        parts.append(t(START, n=outline.start.index(at) + 1))
    for star in outline.stars:
        if star.at == at:
            parts += [t(PRINTED_STAR), t.name("habitat", star.habitat), star_name(t, star.animal)]
    return t(HEX, q=at[0], r=at[1], what=row(t, parts))
