"""What every screen knows of its device: a frozen value handed down by a Flet context."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from book import Book, Device
from views.reach import Reach, nowhere
from views.theme import GameColours, game_colours
from wording import Words

LANGUAGES = {"en": "English", "ja": "日本語"}
"""The languages of the app, each named in itself."""


@dataclass(frozen=True, slots=True)
class Session:
    """One device at the table, as its screens see it. Replaced as a whole when anything of it changes.

    `t` gives the words of the present language, `t("Sheet")`. `scale` is the text scale, 1.0 to 2.0; `width`
    and `height` are the window's, in logical pixels.
    """

    book: Book
    device: str
    """The id that this browser keeps: whose taps an undo takes back."""
    t: Words
    lang: str
    settings: Device
    """What the book remembers of this device: language, brightness, text size."""
    dark: bool
    width: float
    height: float
    navigate: Callable[[str], None]
    change: Callable[[Device], None]
    visit: int = 0
    """Grows each time the device comes back after sleep: what was read before may be stale."""
    keys: bool = False
    """Whether the device is used by its keys (see `views.parts.modality`)."""
    reach: Callable[[], Reach | None] = nowhere
    """Tells where the app can be opened just now; None where no server has it."""

    @property
    def scale(self) -> float:
        """The text scale, 1.0 to 2.0."""
        return self.settings.text_size / 100

    @property
    def room(self) -> float:
        """The width that is left for content once letters have grown: width / scale."""
        return self.width / self.scale

    @property
    def margin(self) -> float:
        """The space left and right of a screen's content."""
        return 12 if self.width < 600 else 20

    @property
    def wide(self) -> bool:
        """Whether two columns fit side by side."""
        return self.room >= 720

    def size(self, pixels: float) -> float:
        """`pixels` at the present text scale, for what has to grow with the letters."""
        return round(pixels * self.scale, 1)

    def capped(self, pixels: float) -> float:
        """`pixels` at the text scale, but never more than 1.4 times: for the bar on top and pictures."""
        return round(pixels * min(self.scale, 1.4), 1)

    def colours(self, game: str | None) -> GameColours:
        """The colours of `game`, the house's own for None."""
        return game_colours(game)

    def card(self, game: str | None) -> str:
        """The card colour of `game` for the present brightness."""
        return game_colours(game).card[1 if self.dark else 0]

    def ink(self, game: str | None) -> str:
        """The colour of letters on `card(game)`."""
        return game_colours(game).ink[1 if self.dark else 0]


session_context: ft.ContextProvider[Session | None] = ft.create_context(None)
"""The context that carries the Session; read it with `use_session`."""


def use_session() -> Session:
    """The Session of this device. Only inside a component below the app's root."""
    session = ft.use_context(session_context)
    if not isinstance(session, Session):
        raise RuntimeError("no session above this component")
    return session
