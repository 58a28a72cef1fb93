"""The monsters above the player board: four cards and the printed one, each slain or not with one tap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorers.wild_world_board import MOST_MONSTERS, ElementCriterion, Monster
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.edits import PRINTED
from views.boards.wild_world.looks import (
    INK,
    MONSTER_EDGE,
    MONSTER_PAPER,
    criterion_sign,
    element_picture,
    figure,
    label,
    paper,
    picture,
    ring,
)
from views.parts.named import tap_box
from views.session import Session
from views.theme import TOUCH


@dataclass(frozen=True, slots=True)
class Face:
    """A monster as it is drawn. `slayer` is the colour and points of the card behind it, None where not told."""

    id: str
    number: int
    points: int
    slain: bool
    criterion: str | None
    element: str | None
    slayer: tuple[str | None, int | None] | None
    lit: bool
    slayer_lit: bool
    faint: bool
    faults: str


def face_of(desk: Desk, number: int, monster: Monster) -> Face:
    """What is drawn of a monster."""
    key = str(monster.id)
    name = f"monsters[{key}]"
    slayer = monster.slayer
    told = None
    if slayer is not None:
        colour = None if f"{name}.slayer.colour" in desk.unasked else slayer.colour
        told = (colour, None if f"{name}.slayer.points" in desk.unasked else slayer.points)
    criterion = monster.criterion
    behind = desk.lit is not None and f"{name}.slayer" in desk.lit
    return Face(
        key,
        number + 1,
        monster.points,
        monster.slain,
        criterion.type if criterion is not None else None,
        criterion.element if isinstance(criterion, ElementCriterion) else None,
        told,
        desk.is_lit(name),
        behind,
        desk.is_faint(name) and not behind,
        desk.faults(name),
    )


def monster_words(session: Session, face: Face) -> str:
    """`Monster 2: 5 points, slain, 2 × potion`."""
    t = session.t
    parts = [t.points(face.points), t("slain") if face.slain else t("not slain")]
    if face.id == PRINTED:
        parts.insert(0, t("printed on the board"))
    if face.criterion is not None:
        parts.append(t.criterion(face.criterion, face.element, short=True))
    if face.slayer is not None:
        colour, points = face.slayer
        parts.append(
            t(
                "slain by {colour}, {points}",
                colour=t.name("element", colour) if colour else t("any card"),
                points=t.points(points) if points is not None else t("points not told"),
            )
        )
    if face.faults:
        parts.append(face.faults)
    return t("{what}: {value}", what=t("Monster {number}", number=face.number), value=t(", ").join(parts))


def monster_row(desk: Desk) -> ft.Control:
    """The monsters side by side, as many as there is room for, then the place of the next one."""
    session, t = desk.session, desk.session.t
    across = max(2, min(MOST_MONSTERS, int((desk.width - 10) // session.size(64))))
    width = (desk.width - 16 - 6 * (across - 1)) / across
    width = int(min(width, session.size(150)))
    monsters = desk.board.monsters or []
    cards: list[ft.Control] = [
        MemoMonster(session, face_of(desk, number, one), width, desk.deeds, key=f"monster-{one.id}")
        for number, one in enumerate(monsters)
    ]
    if len(monsters) < MOST_MONSTERS:
        cards.append(
            tap_box(
                t("Add a slain monster"),
                ft.Column(
                    [picture("monster", session.size(26)), ft.Icon(ft.Icons.ADD, size=session.size(22), color=INK)],
                    spacing=2,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                lambda: desk.deeds.add_monster(),
                width=width,
                height=session.size(82) + max(TOUCH, session.size(44)),
                border_radius=14,
                bgcolor="#F7EDDA",
                border=ft.Border.all(1.5, MONSTER_EDGE),
                alignment=ft.Alignment.CENTER,
                key="add-monster",
            )
        )
    return ft.Row(cards, wrap=True, spacing=6, run_spacing=6)


@ft.component
def MonsterCard(session: Session, face: Face, width: float, deeds: Deeds, key: str | None = None) -> ft.Control:
    """One monster: the card that slew it peeking out above, its points, what it scores; below, slain or not."""
    t = session.t
    edge = ft.Colors.ERROR if face.faults else MONSTER_EDGE
    said = monster_words(session, face)
    parts: list[ft.Control] = [
        ft.Row(
            [picture("monster", session.size(20)), figure(str(face.points))],
            spacing=3,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    ]
    if face.criterion is not None:
        if width >= session.size(120):
            words = label(t.criterion(face.criterion, face.element, short=True), lines=2)
            words.expand = True
            parts.append(ft.Row([criterion_sign(session, face.criterion, face.element, 20), words], spacing=4))
        else:
            parts.append(criterion_sign(session, face.criterion, face.element, 16))
    body = tap_box(
        said,
        ft.Column(
            [_behind(session, face, width), ft.Container(_middle(parts), expand=True, padding=3)],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        lambda: deeds.tap(f"monsters[{face.id}]"),
        selected=face.lit,
        width=width,
        height=session.size(82),
    )
    foot = tap_box(
        t("Monster {number} slain", number=face.number),
        ft.Row(
            [
                picture("sword", session.capped(20)) if face.slain else _empty_circle(session),
                *([label(t("Slain") if face.slain else t("Not slain"), lines=2)] if width >= session.size(104) else []),
            ],
            spacing=6,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        lambda: deeds.slay(face.id),
        toggled=face.slain,
        width=width,
        height=max(TOUCH, session.size(44)),
        alignment=ft.Alignment.CENTER,
        bgcolor="#FFD58A" if face.slain else "#E9E1D2",
    )
    return ft.Container(
        ft.Column([body, foot], spacing=0),
        width=width,
        border_radius=14,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=MONSTER_PAPER if face.slain else "#F1EBDF",
        border=ft.Border.all(1.5, edge),
        shadow=ring(ft.Colors.PRIMARY if face.lit else ft.Colors.ERROR if face.faults else None),
        opacity=0.35 if face.faint else 1,
    )


MemoMonster: Callable[..., Any] = ft.memo(MonsterCard)  # type: ignore[no-untyped-call]
"""A `MonsterCard` drawn anew only when what it shows has changed."""


def _middle(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(
        parts,
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _empty_circle(session: Session) -> ft.Control:
    return ft.Icon(ft.Icons.RADIO_BUTTON_UNCHECKED, size=session.capped(20), color="#6B5B48")


def _behind(session: Session, face: Face, width: float) -> ft.Control:
    """The upper edge of the card that slew the monster, or a band of the monster's own colour."""
    tall = session.size(20)
    warning: list[ft.Control] = []
    if face.faults:
        warning = [ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=session.size(16), color="#A3120A")]
    if face.slayer is None:
        band = "#8A6BB0" if face.slain else "#B9AFA0"
        return ft.Container(ft.Row(warning, alignment=ft.MainAxisAlignment.CENTER), height=tall, bgcolor=band)
    colour, points = face.slayer
    ground, edge = paper(colour)
    parts: list[ft.Control] = [*warning]
    if colour is not None:
        parts.append(element_picture(colour, session.size(15)))
    parts.append(label("?" if points is None else str(points)))
    return ft.Container(
        ft.Row(parts, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=tall,
        bgcolor=ground,
        border=ft.Border.all(3 if face.slayer_lit else 1, ft.Colors.PRIMARY if face.slayer_lit else edge),
        alignment=ft.Alignment.CENTER,
    )
