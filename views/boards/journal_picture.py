"""The journal as it lies on the table: piles side by side, mixed sets as bands, matching sets ringed."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.boards.biomes import BAND, CARD_INK, RING, card_colours, glyph
from views.boards.journal_layout import SLOTS, Band, Measures, Picture, PileFace
from views.parts.keep import Keep
from views.parts.named import tap_box
from views.session import Session
from views.theme import FONT

GROUP = "piles"
"""Piles are dropped on piles, and nowhere else."""


def journal_picture(
    session: Session,
    keep: Keep,
    shown: Picture,
    measures: Measures,
    own: int,
    on_pile: Callable[[str], None],
    on_drop: Callable[[str, str], None],
) -> ft.Control:
    """The picture; `on_pile(biome)` on a tap, `on_drop(biome, target)` when a pile is dropped on another's place.

    The first `own` piles can be dragged. Both functions should stay the same, so that unchanged piles are kept.
    """

    def slot(place: int) -> ft.Control:
        filled = place < len(shown.piles)
        return keep(f"slot-{place}", (measures, filled), lambda: _slot(measures, place, filled))

    def pile(face: PileFace) -> ft.Control:
        movable = face.column <= own
        return keep(
            f"pile-{face.biome}",
            (session, face, measures, movable),
            lambda: ft.Container(
                PileView(session, face, measures, movable, on_pile, on_drop, key=f"view-{face.biome}"),
                left=(face.column - 1) * measures.slot,
                top=0,
                width=measures.slot,
                height=measures.height,
                key=f"pile-{face.biome}",
            ),
        )

    def over(band: Band, draw: Callable[[Session, Measures, Band], ft.Control]) -> ft.Control:
        return keep(f"{draw.__name__}-{band.row}", (session, measures, band), lambda: draw(session, measures, band))

    layers = [slot(place) for place in range(SLOTS)]
    layers += [over(band, _band) for band in shown.bands]
    layers += [pile(face) for face in shown.piles]
    layers += [over(band, _points) for band in shown.bands]
    return ft.Stack(controls=layers, width=measures.width, height=measures.height)


def _text(text: str, size: float, color: str, *, bold: bool = True) -> ft.Text:
    """Letters in the picture, whose size follows the picture and not the text scale: the lines beside say it all."""
    weight = ft.FontWeight.W_700 if bold else ft.FontWeight.W_400
    style = ft.TextStyle(size=size, weight=weight, font_family=FONT, height=1.2, color=color)
    return ft.Text(text, style=style, no_wrap=True)


def _silent(content: ft.Control) -> ft.Control:
    """Not read out: the pile's own name and the lines beside say it."""
    return ft.Semantics(exclude_semantics=True, content=content)


def _slot(measures: Measures, place: int, filled: bool) -> ft.Control:
    """Where column `place` + 1 stands or will stand, with its number."""
    return ft.Container(
        key=f"slot-{place}",
        left=place * measures.slot + 2,
        top=0,
        width=measures.slot - 4,
        height=measures.height - measures.foot,
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER if filled else ft.Colors.SURFACE_CONTAINER_LOW,
        border=None if filled else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.only(top=5),
        content=_silent(_text(str(place + 1), 12, ft.Colors.ON_SURFACE_VARIANT, bold=False)),
    )


def _band(session: Session, measures: Measures, band: Band) -> ft.Control:
    line, fill = BAND[session.dark]
    return ft.Container(
        key=f"band-{band.row}",
        left=0,
        top=measures.top(band.row),
        width=measures.slot * band.columns,
        height=measures.row,
        border_radius=measures.row / 3,
        bgcolor=fill,
        border=ft.Border.all(3 if band.lit else 1.5, line),
        opacity=0.3 if band.faint else 1,
        ignore_interactions=True,
    )


def _points(session: Session, measures: Measures, band: Band) -> ft.Control:
    """The band's points, on its last card."""
    line, _ = BAND[session.dark]
    height = min(measures.row - 2, 22.0 if measures.slim else 30.0)
    width = 25.0 if measures.slim else 40.0
    return ft.Container(
        key=f"points-{band.row}",
        left=measures.slot * band.columns - width - 1,
        top=measures.top(band.row) + (measures.row - height) / 2,
        width=width,
        height=height,
        border_radius=height / 2,
        bgcolor=line,
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
        opacity=0.3 if band.faint else 1,
        content=_silent(_text(str(band.points), min(height * 0.64, 17), "#10182B" if session.dark else "#FFFFFF")),
    )


@ft.component
def PileView(
    session: Session,
    face: PileFace,
    measures: Measures,
    movable: bool,
    on_pile: Callable[[str], None],
    on_drop: Callable[[str, str], None],
    key: str | None = None,
) -> ft.Control:
    """One column: its glyph, its cards, and what it scores as a matching set."""
    t = session.t
    biome = face.biome
    ring, badge = RING[session.dark]
    said = t(
        "{biome}, {cards}, column {column}",
        biome=t.label("biome", biome),
        column=face.column,
        cards=t.plural("{n} card", "{n} cards", len(face.cards)),
    )
    if face.product is not None:
        said = t("{pile}, matching set: {points}", pile=said, points=t.points(face.product))
    width, height = measures.slot, measures.height
    side = min(measures.slot - 14, measures.head - 24)
    layers: list[ft.Control] = [
        ft.Container(
            left=(width - side) / 2,
            top=measures.head - side - 1,
            width=side,
            height=side,
            content=ft.Image(src=glyph(biome), exclude_from_semantics=True),
        )
    ]
    layers += [_card(measures, face, number) for number in range(len(face.cards))]
    if face.product is not None:
        layers.append(_ring(measures, face, 4 if face.ring_lit else 2.5, ring))
    elif face.chosen:
        layers.append(_ring(measures, face, 2.5, ft.Colors.PRIMARY))
    layers.append(_foot(measures, face, badge))
    pile = tap_box(
        said,
        ft.Stack(controls=layers, width=width, height=height),
        lambda: on_pile(biome),
        selected=face.chosen,
        width=width,
        height=height,
        border_radius=12,
    )
    if not movable:
        return pile
    paper, edge = card_colours(biome)
    carried = ft.Container(
        ft.Image(src=glyph(biome), exclude_from_semantics=True),
        width=56,
        height=56,
        padding=8,
        border_radius=14,
        bgcolor=paper,
        border=ft.Border.all(2, edge),
    )
    # Sideways only: a finger that goes up or down scrolls the screen.
    sideways = ft.Axis.HORIZONTAL
    drag = ft.Draggable(
        pile,
        group=GROUP,
        data=biome,
        content_feedback=carried,
        axis=sideways,
        affinity=sideways,
        max_simultaneous_drags=1,
    )
    return ft.DragTarget(drag, group=GROUP, on_accept=lambda event: on_drop(str(event.src.data), biome))


"""A `PileView` drawn anew only when what it shows has changed."""


def _ring(measures: Measures, face: PileFace, thick: float, colour: str) -> ft.Control:
    return ft.Container(
        left=0.5,
        top=1,
        width=measures.slot - 1,
        height=measures.top(len(face.cards) + 1) + 2,
        border_radius=12,
        border=ft.Border.all(thick, colour),
    )


def _card(measures: Measures, face: PileFace, number: int) -> ft.Control:
    paper, edge = card_colours(face.biome)
    inset = 4.0 if measures.slim else 6.0
    height = measures.row - (4.0 if measures.row < 30 else 6.0)
    came = face.received and number == len(face.cards) - 1
    inside: ft.Control | None = None
    if came:
        inside = ft.Icon(ft.Icons.MOVE_DOWN, size=height - 4, color=CARD_INK)
    elif height >= 26:
        side = min(height - 8, measures.slot * 0.4)
        inside = ft.Image(src=glyph(face.biome), width=side, height=side, exclude_from_semantics=True)
    return ft.Container(
        left=inset,
        top=measures.top(number + 1) + (measures.row - height) / 2,
        width=measures.slot - 2 * inset,
        height=height,
        border_radius=5,
        bgcolor=paper,
        border=ft.Border.all(2.5 if came else 1.2, edge),
        opacity=face.cards[number],
        padding=ft.Padding.only(left=2 if measures.slim else 6),
        alignment=ft.Alignment.CENTER_LEFT,
        content=inside,
    )


def _foot(measures: Measures, face: PileFace, badge: tuple[str, str]) -> ft.Control:
    """Under the cards: how many they are, and with a matching set what they come to, `4 × 7 = 28`."""
    cards = len(face.cards)
    scores = face.product is not None
    if not scores:
        texts = [str(cards)]
    elif measures.slim:
        texts = [f"{cards}×{face.column}", f"={face.product}"]
    else:
        texts = [f"{cards} × {face.column} = {face.product}"]
    return ft.Container(
        left=1,
        top=measures.top(cards + 1) + 5,
        width=measures.slot - 2,
        height=measures.foot - 6 if scores else 22,
        border_radius=10,
        bgcolor=badge[0] if scores else None,
        alignment=ft.Alignment.CENTER,
        content=ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                _text(text, 13 if measures.slim else 15, badge[1] if scores else ft.Colors.ON_SURFACE) for text in texts
            ],
        ),
    )
