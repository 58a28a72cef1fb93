"""How Wild World's pieces look: papers of the five elements, grounds of the board, signs of the criteria."""

from __future__ import annotations

import flet as ft

from views.session import Session

INK = "#2B1A12"
"""Letters on a card, in light and dark alike: cards are paper."""

_PAPERS: dict[str | None, tuple[str, str]] = {
    "forest": ("#CFEBD8", "#1F6B3F"),
    "water": ("#CFE1F6", "#1D5C9E"),
    "fire": ("#FBD6CB", "#B03A1E"),
    "ice": ("#D3EFF7", "#1E7090"),
    "magic": ("#E6D7F6", "#6C3F9E"),
    None: ("#F1E6D2", "#7A6650"),
}
"""The paper and the edge of a card of each colour; None: nobody was asked for it."""

MONSTER_PAPER, MONSTER_EDGE = "#F3E0B8", "#6C3F9E"

GROUNDS: dict[str, tuple[str, str]] = {
    "monsters": ("#EAE0F2", "#2E2338"),
    "brew": ("#D9ECE8", "#18302D"),
    "journey": ("#F5E6C6", "#352A16"),
    "home": ("#F9E0D5", "#40231A"),
    "supply": ("#F8EFC9", "#332D14"),
    "island": ("#D6E8F3", "#192D3A"),
}
"""The ground of each part of the board, light and dark."""

_SIGNS: dict[str, tuple[str, str]] = {
    "potion_twice": ("potion", "×2"),
    "home_half": ("camp", "½"),
    "home_cards": ("camp", "×1"),
    "home_zero": ("card", "0: 2"),
    "home_crystal": ("crystal", "×2"),
    "least_symbol": ("elements", "×3"),
    "slayers": ("sword", "+"),
    "monsters": ("monster", "×3"),
    "journey_5": ("trail", "5: 2"),
    "journey_2": ("trail", "2: 2"),
    "symbols": ("", "×1"),
    "played": ("card", ""),
}
"""Glyph and figure of each criterion; the glyph of an element stands for or beside it."""


def paper(colour: str | None) -> tuple[str, str]:
    """The paper and the edge of a card of that colour."""
    return _PAPERS[colour]


def ring(color: str | None) -> ft.BoxShadow | None:
    """A ring around what is lit or broken. A shadow takes no room, so what is tapped stays as large."""
    return None if color is None else ft.BoxShadow(spread_radius=3, blur_radius=0, color=color)


def picture(name: str, side: float) -> ft.Control:
    """A glyph, silent: the box around it is spoken."""
    return ft.Image(src=f"/glyphs/{name}.svg", width=side, height=side, exclude_from_semantics=True)


def element_picture(element: str, side: float) -> ft.Control:
    """The glyph of an element."""
    return picture(f"element_{element}", side)


def label(text: str, *, lines: int = 1, color: str | None = INK, centre: bool = True) -> ft.Text:
    """A small word on a card or a key."""
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        color=color,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER if centre else ft.TextAlign.START,
    )


def figure(text: str, color: str | None = INK) -> ft.Text:
    """A number on a card."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_LARGE, color=color, no_wrap=True)


def criterion_sign(
    session: Session, type: str, element: str | None, side: float = 22, *, figures: bool = True
) -> ft.Control:
    """The sign of a criterion: its glyph and, with `figures`, what it multiplies by."""
    name, number = _SIGNS[type]
    side = session.size(side)
    parts: list[ft.Control] = [picture(name, side)] if name else []
    if element is not None:
        parts.append(element_picture(element, side))
    if number and figures:
        parts.append(ft.Text(number, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=INK, no_wrap=True))
    return ft.Row(parts, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def ground(session: Session, part: str, content: ft.Control, *, key: str, **look: object) -> ft.Container:
    """A part of the board on its own ground."""
    return ft.Container(
        content,
        bgcolor=GROUNDS[part][session.dark],
        border_radius=18,
        padding=ft.Padding.only(left=8, right=8, top=6, bottom=8),
        key=ft.ScrollKey(key),  # type: ignore[call-arg]
        **look,  # type: ignore[arg-type]
    )


def title(text: str, *actions: ft.Control) -> ft.Control:
    """The head of a part of the board; its keys stand below it where large text leaves them no room beside it."""
    head = ft.Semantics(header=True, content=ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL))
    return ft.Row(
        [head, *([ft.Row(list(actions), spacing=0, run_spacing=0, wrap=True)] if actions else [])],
        spacing=6,
        run_spacing=0,
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
