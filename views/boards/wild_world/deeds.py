"""What taps do: one object for a board, the same at every drawing, so that pieces that did not change are kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from book import Document, Edit
from book.changes import Maker
from views.boards.table import Table
from views.boards.wild_world import edits
from views.boards.wild_world.facts import NOTHING, Chosen, next_on_island


class Deeds:
    """The deeds of one device at one board. `table` and the functions are set at every drawing."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.get: Callable[[], Chosen] = lambda: NOTHING
        self.put: Callable[[Chosen], None] = lambda chosen: None
        self.show: Callable[[str], None] = lambda part: None
        """Scrolls a part of the board into sight, where it can be out of sight; only for taps on the tray."""
        self.inline = False
        """Whether the tray opens among the parts of the board, and so may open out of sight."""

    @property
    def seat(self) -> str:
        """The seat whose board it is."""
        return self.table.seat if self.table is not None else ""

    def change(self, make: Maker) -> bool:
        """A step of the match; whether it was done."""
        return self.table is not None and bool(self.table.live.change(make))

    def do(self, make: Maker) -> None:
        """A step of the match, whether it was done or not."""
        self.change(make)

    def choose(self, piece: str, part: str = "") -> None:
        """Turn to a piece, or to a part of it."""
        self.put(Chosen(piece, part) if piece else NOTHING)

    def tap(self, piece: str) -> None:
        """A piece tapped: turned to, or let go."""
        now = self.get()
        let_go = now.piece == piece and not now.part
        self.choose("" if let_go else piece)
        if self.inline and not let_go:
            self.show("tray")

    def tap_line(self, category: str, number: int) -> None:
        """A line tapped: its pieces are shown, or not any more."""
        wished = Chosen(category=category, line=number)
        self.put(NOTHING if self.get() == wished else wished)

    def close(self) -> None:
        """Let go of what is chosen, or of its part."""
        now = self.get()
        self.choose(now.piece if now.part else "")

    def add_monster(self, printed: bool = False) -> None:
        """One more monster, which is turned to."""
        self._add(edits.add_monster(self.seat, printed), "monsters")

    def slay(self, key: str) -> None:
        """The monster slain, or not."""
        self.change(edits.slay(self.seat, key))

    def digit(self, path: str, digit: int) -> None:
        """A digit of the number at that path."""
        now = self.get()
        if self.change(edits.type_digit(self.seat, path, digit, now.fresh)):
            self.put(replace(now, fresh=False))

    def erase(self, path: str) -> None:
        """The last digit taken back."""
        if self.change(edits.erase_digit(self.seat, path)):
            self.put(replace(self.get(), fresh=False))

    def slayer_digit(self, key: str, digit: int) -> None:
        """A digit of the points of the card that slew a monster."""
        now = self.get()
        if self.change(edits.set_slayer(self.seat, key, digit=digit, fresh=now.fresh)):
            self.put(replace(now, fresh=False))

    def add_card(self, points: int) -> None:
        """One more card at home, which is turned to."""
        self._add(edits.add_card(self.seat, points), "home")

    def again(self, key: str) -> None:
        """One more card like that one."""
        self._add(edits.again(self.seat, key), "home")

    def add_coloured(self, place: int, colour: str) -> None:
        """A card of that colour on a journey column, or its colour put right."""
        self.change(edits.tap_colour(self.seat, place, colour))
        if not self.inline:
            self.show("journey")

    def add_here(self, place: int) -> None:
        """One more card on a journey column; the column is turned to for its colour if it has none yet."""
        self.choose(f"journey[{place}]")
        self.change(edits.step_column(self.seat, place, 1))

    def colour_card(self, key: str, colour: str) -> None:
        """The colour of a home card told."""
        self.change(edits.tell(self.seat, edits.card(key, "colour"), colour))

    def remove(self, path: str) -> None:
        """A monster or card taken away."""
        if self.change(edits.remove(self.seat, path)):
            self.choose("home" if path.startswith(edits.HOME) else "")

    def token(self, name: str, space: int) -> None:
        """The cauldron or potion token on its space."""
        self.choose(name)
        self.change(edits.set_to(self.seat, f"board.{name}", space))

    def supply(self, name: str, by: int) -> None:
        """Gold, crystals or evolution tokens more or fewer."""
        self.choose(name)
        self.change(edits.step(self.seat, f"board.{name}", by))

    def place_worker(self, seat: str, row: int, place: int | None) -> str:
        """The highest worker of a seat on its space; whose turn it is then."""
        if not self.change(edits.on_island(seat, row, place)) or self.table is None:
            return seat
        return next_on_island(self.table.result, seat)

    def _add(self, make: Maker, name: str) -> None:
        made: list[str] = []

        def remember(document: Document) -> list[Edit]:
            done = list(make(document))
            made[:] = [edit.new["id"] for edit in done if isinstance(edit.new, dict) and "id" in edit.new]
            return done

        if self.change(remember) and made:
            part = self.get().part if name == "home" and self.get().piece.startswith("home") else ""
            self.choose(f"{name}[{made[0]}]", part)
            if name == "home" and not self.inline:
                self.show(name)
            elif self.inline:
                self.show("tray")
