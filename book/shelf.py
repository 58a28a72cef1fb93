"""The shelf: what is kept between matches and is no match. Each kind has one form, checked when it is put there.

What the rule texts leave to pictures (animals table, outlines, missions, solo tiers, elevator size) is copied once by
the players from their own box and lies here under a name of their choice.
"""

import json
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from book.schema import Database

Count = Annotated[int, Field(ge=0, le=9999)]
AnimalName = Annotated[str, Field(max_length=60)]
Hex = tuple[Annotated[int, Field(ge=-99, le=99)], Annotated[int, Field(ge=-99, le=99)]]


class Form(BaseModel):
    """The base of the forms: frozen, nothing unknown in it."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class AnimalTable(Form):
    """Points for the number of animal kinds, as printed on a board: {13: 30, 17: 80}."""

    points: dict[Count, Count]


class AnimalNames(Form):
    """What the players call the four animals of each habitat; an empty name for one that they didn't name."""

    green: tuple[AnimalName, ...] = ()
    orange: tuple[AnimalName, ...] = ()
    blue: tuple[AnimalName, ...] = ()
    gray: tuple[AnimalName, ...] = ()


class StarHex(Form):
    """A hex printed with the board's star animal."""

    at: Hex
    habitat: Literal["green", "orange", "blue", "gray"]
    animal: AnimalName


class Outline(Form):
    """A park board, axial coordinates: all its hexes; those of them beside the entrance, and the start hexes 1 to 3 in
    their order; what is printed on its star hexes; whether it is drawn with a flat side up."""

    hexes: tuple[Hex, ...]
    entrance: tuple[Hex, ...]
    start: tuple[Hex, ...] = ()
    stars: tuple[StarHex, ...] = ()
    flat: bool = False


class PrintedMonster(Form):
    """The monster printed on a player board of Wild World; its criterion as the match file has it, if it has one."""

    points: Count
    criterion: dict[str, str] | None = None


class PlayerBoard(Form):
    """What is printed on a player board of Wild World: its monster, its symbols, what its journey columns are worth."""

    monster: PrintedMonster | None = None
    symbols: dict[Literal["forest", "water", "fire", "ice", "magic"], Annotated[int, Field(ge=0, le=999)]] = {}
    values: tuple[Count, Count, Count, Count, Count] | None = None


class Mission(Form):
    """A mission card of set A, B or C: what it asks, in the players' words, and its points."""

    set: Literal["A", "B", "C"]
    text: Annotated[str, Field(max_length=500)]
    points: Count


class SoloTiers(Form):
    """The names of the ranks of solo play by the points they need: {200: "..."}."""

    names: dict[Count, Annotated[str, Field(max_length=200)]]


class ElevatorSize(Form):
    """Columns (odd, 3 to 15) and rows (2 to 20) of the elevator; kept by mode."""

    columns: Literal[3, 5, 7, 9, 11, 13, 15]
    rows: Annotated[int, Field(ge=2, le=20)]


class Switches(Form):
    """The options that a game starts with at this table, in the form of the match file; kept by game."""

    options: dict[str, Any]


class Device(Form):
    """What one device likes; None follows the device itself. `text_size` in per cent, 100 to 200; `player` holds it."""

    language: Literal["en", "ja"] | None = None
    theme: Literal["light", "dark"] | None = None
    text_size: Annotated[int, Field(ge=100, le=200)] = 100
    player: str | None = None


KINDS: dict[str, type[Form]] = {
    "animals": AnimalTable,
    "animal_names": AnimalNames,
    "outline": Outline,
    "player_board": PlayerBoard,
    "mission": Mission,
    "solo_tiers": SoloTiers,
    "elevator": ElevatorSize,
    "switches": Switches,
    "device": Device,
}
"""The kinds of things on the shelf, and their forms. Devices' own are not part of a backup."""

F = TypeVar("F", bound=Form)


class Shelf:
    """The shelf of a book: forms by name."""

    def __init__(self, database: Database, time: Callable[[], int], committed: Callable[[], None]) -> None:
        self._db = database
        self._time = time
        self._committed = committed

    def get(self, form: type[F], name: str) -> F | None:
        """What lies there under that name, or None."""
        rows = self._db.rows("SELECT json FROM shelf WHERE kind = ? AND name = ?", kind_of(form), name)
        return TypeAdapter(form).validate_json(rows[0]["json"]) if rows else None

    def all(self, form: type[F]) -> dict[str, F]:
        """Everything of that kind by name, the newest change first."""
        rows = self._db.rows("SELECT name, json FROM shelf WHERE kind = ? ORDER BY changed DESC, name", kind_of(form))
        return {row["name"]: TypeAdapter(form).validate_json(row["json"]) for row in rows}

    def put(self, name: str, form: Form) -> None:
        """Lay it there, in place of what had that name."""
        with self._db.write() as db:
            db.execute(
                "INSERT OR REPLACE INTO shelf (kind, name, json, changed) VALUES (?, ?, ?, ?)",
                (kind_of(type(form)), name, json.dumps(form.model_dump(mode="json")), self._time()),
            )
        self._committed()

    def remove(self, form: type[Form], name: str) -> None:
        """Take it away; nothing happens if it isn't there."""
        with self._db.write() as db:
            db.execute("DELETE FROM shelf WHERE kind = ? AND name = ?", (kind_of(form), name))
        self._committed()

    def device(self, device: str) -> Device:
        """What that device likes; the defaults for one not seen before."""
        return self.get(Device, device) or Device()


def kind_of(form: type[Form]) -> str:
    """The name under which forms of that class are kept."""
    return next(kind for kind, known in KINDS.items() if known is form)
