"""The look: colours of each game, of each seat, and a text scale of our own (Flet has no setting for it)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import flet as ft

FONT = "Noto Sans JP"
"""The family that assets/assets/FontManifest.json loads at the start, in weights 400 and 700."""

LETTERS = ("#191F1C", "#E7ECE9")
"""Letters on the plain ground, light and dark. A nested theme does not colour its text by itself."""

TOUCH = 48
"""The least height and width of anything to be tapped, in logical pixels."""

TEXT_SIZES = (100, 125, 150, 175, 200)
"""The text sizes to choose from, in per cent."""


@dataclass(frozen=True, slots=True)
class GameColours:
    """The colours of one game: `seed` makes its theme, the rest paints its card (light, dark)."""

    seed: str
    accent: str
    primary: tuple[str, str]
    card: tuple[str, str]
    ink: tuple[str, str]


GAME_COLOURS: dict[str, GameColours] = {
    "spectacular": GameColours(
        seed="#1F6B3A",
        accent="#F2A81D",
        primary=("#1C6136", "#8BD8A0"),
        card=("#D9ECDC", "#1C3A27"),
        ink=("#12351F", "#DDF3E2"),
    ),
    "subastral": GameColours(
        seed="#3F5B9E",
        accent="#F4B942",
        primary=("#37528F", "#AFC6FF"),
        card=("#DCE4F6", "#222F52"),
        ink=("#182749", "#E1E8FB"),
    ),
    "wild_world": GameColours(
        seed="#B1401F",
        accent="#6C3F9E",
        primary=("#9C3517", "#FFB59E"),
        card=("#F9E0D5", "#4A2318"),
        ink=("#45170A", "#FCE5DC"),
    ),
    "beanstalk": GameColours(
        seed="#0C5A66",
        accent="#F3C93A",
        primary=("#0B5661", "#8AD3E0"),
        card=("#D3EAEC", "#123A42"),
        ink=("#08323A", "#DAF2F5"),
    ),
}
"""One row a game."""

HOUSE = GameColours(
    seed="#4B5D6B",
    accent="#C98A1B",
    primary=("#3C5061", "#B4CADC"),
    card=("#E6EBEF", "#26313A"),
    ink=("#1B262E", "#E4EBF0"),
)
"""The colours of what belongs to no game."""


@dataclass(frozen=True, slots=True)
class SeatColour:
    """A player's colour, always shown with its shape: colour alone tells nobody apart."""

    key: str
    hex: str
    icon: ft.IconData


SEAT_COLOURS: tuple[SeatColour, ...] = (
    SeatColour("red", "#C4391D", ft.Icons.CIRCLE),
    SeatColour("blue", "#1F6FB5", ft.Icons.SQUARE),
    SeatColour("yellow", "#D99A00", ft.Icons.STAR),
    SeatColour("green", "#12805C", ft.Icons.HEXAGON),
    SeatColour("purple", "#8A4FA3", ft.Icons.FAVORITE),
    SeatColour("gray", "#6B7680", ft.Icons.CHANGE_HISTORY),
)
"""Six colours that stay apart for colour-blind eyes, each with a shape."""


def seat_colour(key: str | None, index: int = 0) -> SeatColour:
    """The colour named `key`, or the one of seat number `index` when there is none of that name."""
    for colour in SEAT_COLOURS:
        if colour.key == key:
            return colour
    return SEAT_COLOURS[index % len(SEAT_COLOURS)]


def game_colours(game: str | None) -> GameColours:
    """The colours of `game`, the house's own for None or a game without a row."""
    return GAME_COLOURS.get(game or "", HOUSE)


def _style(
    size: float, scale: float, *, bold: bool = False, height: float = 1.35, color: str | None = None
) -> ft.TextStyle:
    return ft.TextStyle(
        size=round(size * scale, 1),
        font_family=FONT,
        weight=ft.FontWeight.W_700 if bold else ft.FontWeight.W_400,
        height=height,
        letter_spacing=0,
        color=color,
    )


_ROLES = {
    "display_large": (52, True, 1.15),
    "display_medium": (42, True, 1.15),
    "display_small": (34, True, 1.2),
    "headline_large": (30, True, 1.25),
    "headline_medium": (26, True, 1.25),
    "headline_small": (22, True, 1.25),
    "title_large": (20, True, 1.3),
    "title_medium": (17, True, 1.3),
    "title_small": (15, True, 1.3),
    "body_large": (17, False, 1.4),
    "body_medium": (15, False, 1.4),
    "body_small": (13, False, 1.4),
    "label_large": (15, True, 1.2),
    "label_medium": (14, False, 1.2),
    "label_small": (13, False, 1.2),
}


def letter_size(style: ft.TextThemeStyle) -> int:
    """Pixels of a letter of a text role, at a text scale of 1."""
    return _ROLES[style.name.lower()][0]


def text_theme(scale: float, *, dark: bool) -> ft.TextTheme:
    """Every text role at `scale` (1.0 to 2.0); no role is smaller than 13 at 1.0."""
    color = LETTERS[1 if dark else 0]
    return ft.TextTheme(
        **{
            role: _style(size, scale, bold=bold, height=height, color=color)
            for role, (size, bold, height) in _ROLES.items()
        }
    )


OFF = (("#56605B", "#DDE3DF"), ("#AEB8B3", "#2A312D"))
"""Letters and ground of a button that is switched off, light and dark: paler, but still to be read."""


def _button(scale: float, dark: bool | None = None) -> ft.ButtonStyle:
    """The style of buttons; of those with a ground of their own if `dark` tells on what."""
    upright = max(14.0, (TOUCH - 18 * scale) / 2)
    return ft.ButtonStyle(
        padding=ft.Padding.symmetric(vertical=upright, horizontal=20),
        shape=ft.RoundedRectangleBorder(radius=14),
        text_style=_style(15, scale, bold=True, height=1.2),
        color=None if dark is None else {ft.ControlState.DISABLED: OFF[dark][0]},
        bgcolor=None if dark is None else {ft.ControlState.DISABLED: OFF[dark][1]},
    )


@lru_cache(maxsize=64)  # made anew at every tap it would be compared to the last one, part by part
def theme(game: str | None, *, dark: bool, scale: float) -> ft.Theme:
    """The Material theme of a game (None: the house's), for one brightness and text scale."""
    colours = game_colours(game)
    side = 1 if dark else 0
    style = _button(scale)
    return ft.Theme(
        color_scheme_seed=colours.seed,
        color_scheme=ft.ColorScheme(
            primary=colours.primary[side],
            on_primary="#10201A" if dark else "#FFFFFF",
            primary_container=colours.card[side],
            on_primary_container=colours.ink[side],
        ),
        font_family=FONT,
        text_theme=text_theme(scale, dark=dark),
        visual_density=ft.VisualDensity.STANDARD,
        button_theme=ft.ButtonTheme(style=style),
        filled_button_theme=ft.FilledButtonTheme(style=_button(scale, dark)),
        outlined_button_theme=ft.OutlinedButtonTheme(style=style),
        text_button_theme=ft.TextButtonTheme(style=style),
        icon_theme=ft.IconTheme(size=round(24 * min(scale, 1.5))),
        icon_button_theme=ft.IconButtonTheme(style=ft.ButtonStyle(padding=12, icon_size=round(24 * min(scale, 1.5)))),
        tooltip_theme=ft.TooltipTheme(text_style=_style(14, scale)),
    )
