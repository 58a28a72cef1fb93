"""Keys that several trays have: digits, elements, and words to tap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from scorers.wild_world_board import ELEMENTS
from views.boards.wild_world.looks import INK, element_picture, label, paper, ring
from views.parts.named import tap_box
from views.session import Session
from views.theme import TOUCH


def key_box(
    session: Session,
    name: str,
    face: ft.Control,
    act: Callable[[], None] | None,
    *,
    chosen: bool = False,
    ground: str | None = None,
    edge: str | None = None,
    tall: float = 44,
    key: str | None = None,
) -> ft.Container:
    """One key of a row; it takes its share of the width."""
    return tap_box(
        name,
        face,
        act,
        selected=chosen,
        expand=1,
        height=max(TOUCH, session.size(tall)),
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=3),
        bgcolor=ground or (ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGHEST),
        border=ft.Border.all(1, ft.Colors.PRIMARY if chosen else edge or ft.Colors.OUTLINE_VARIANT),
        shadow=ring(ft.Colors.PRIMARY if chosen else None),
        opacity=1.0 if act is not None else 0.45,
        key=key or name,
    )


def digit_rows(
    session: Session,
    name: Callable[[int], str],
    act: Callable[[int], None],
    last: Sequence[ft.Control],
    *,
    first: int = 1,
) -> list[ft.Control]:
    """The ten digits in two rows, each ending with one of `last`; in one row where there is room.

    `name(digit)` is spoken, `act(digit)` done, `first` the digit that they begin with.
    """
    digits = [*range(first, 10), *range(first)]

    def one(digit: int) -> ft.Control:
        face = ft.Text(str(digit), theme_style=ft.TextThemeStyle.TITLE_LARGE)
        return key_box(session, name(digit), face, lambda: act(digit), key=f"digit-{digit}")

    if session.wide and session.height >= 600:
        return [ft.Row([*(one(digit) for digit in digits), *last], spacing=6)]
    return [
        ft.Row([*(one(digit) for digit in digits[:5]), *last[:1]], spacing=6),
        ft.Row([*(one(digit) for digit in digits[5:]), *last[1:]], spacing=6),
    ]


def icon_key(
    session: Session, icon: ft.IconData, name: str, act: Callable[[], None] | None, key: str, color: str | None = None
) -> ft.Container:
    """A key with a picture."""
    return key_box(session, name, ft.Icon(icon, size=session.capped(22), color=color), act, key=key)


def element_row(
    session: Session,
    name: Callable[[str], str],
    act: Callable[[str], None],
    chosen: str | None = None,
    counts: dict[str, int] | None = None,
) -> ft.Control:
    """The five elements, each with its sign and word; `counts` are numbers beside them.

    Two of these rows in one tray (colour, symbols) need keys of their own: hence the row's key.
    """
    roomy = session.room >= 330

    def one(element: str) -> ft.Control:
        ground, edge = paper(element)
        side = session.capped(22)
        head: list[ft.Control] = [element_picture(element, side)]
        if counts is not None:
            head.append(ft.Text(str(counts.get(element, 0)), theme_style=ft.TextThemeStyle.LABEL_LARGE, color=INK))
        face: list[ft.Control] = [ft.Row(head, spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER)]
        if roomy:
            face.append(label(session.t.label("element", element)))
        return key_box(
            session,
            name(element),
            ft.Column(face, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
            lambda: act(element),
            chosen=element == chosen,
            ground=ground,
            edge=edge,
            tall=46,
            key=f"element-{element}",
        )

    return ft.Row([one(element) for element in ELEMENTS], spacing=6, key="colours" if counts is None else "symbols")


def wide_key(
    session: Session,
    name: str,
    sign: ft.Control | None,
    text: str,
    act: Callable[[], None] | None,
    *,
    chosen: bool = False,
    open_: bool = False,
    key: str | None = None,
) -> ft.Container:
    """A key with a sign and words; `open_`: something is still to be told there."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    signs: list[ft.Control] = []
    if sign is not None:
        signs.append(ft.Container(sign, bgcolor="#FFF6E0", border_radius=8, padding=ft.Padding.symmetric(horizontal=3)))
    words = ft.Text(
        text,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ink,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    more: list[ft.Control] = [ft.Icon(ft.Icons.HELP, color=ft.Colors.ERROR, size=session.capped(20))] if open_ else []
    box = key_box(
        session, name, ft.Row([*signs, words, *more], spacing=6), act, chosen=chosen, tall=46, key=key or name
    )
    box.padding = ft.Padding.symmetric(horizontal=8)
    return box


def key_rows(session: Session, keys: Sequence[ft.Control], across: int = 4, key: str | None = None) -> list[ft.Control]:
    """Keys with words in rows of at most `across`; one a row where letters are large, so that no word is cut."""
    across = 1 if session.room < 330 else across
    rows: list[ft.Control] = []
    for start in range(0, len(keys), across):
        part = list(keys[start : start + across])
        fill = [ft.Container(expand=1) for _ in range(min(across, len(keys)) - len(part))]
        rows.append(ft.Row([*part, *fill], spacing=6, key=f"{key}-{start}" if key else None))
    return rows
