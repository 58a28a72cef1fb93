"""The score book: matches and every change of them, players, and what is kept between matches.

with Book(data_folder()) as book:
    match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}])
    match = book.change(match.id, lambda now: [count(now, "p1", "board.journal[taiga]", +1)], who="Gina", device="a")
    match = book.undo(match.id, who="Gina", device="a")
"""

from book.address import from_fragment, to_fragment
from book.changes import Maker, count, put, roster, scores_lost
from book.edits import ABSENT, Document, Edit, value
from book.errors import (
    BadAddress,
    BadBackup,
    BadName,
    BadPiece,
    BookError,
    CannotOpen,
    CannotSave,
    Conflict,
    NoSuchMatch,
    NoSuchPlayer,
    NothingToRedo,
    NothingToUndo,
    Overtaken,
    TooNew,
)
from book.folder import data_folder
from book.pieces import element
from book.records import Entry, Imported, Keeping, Listed, Opened, Player, Saved
from book.shelf import (
    AnimalNames,
    AnimalTable,
    Device,
    ElevatorSize,
    Mission,
    Outline,
    PlayerBoard,
    PrintedMonster,
    Shelf,
    SoloTiers,
    StarHex,
    Switches,
)
from book.store import Book

__all__ = [
    "ABSENT",
    "AnimalNames",
    "AnimalTable",
    "BadAddress",
    "BadBackup",
    "BadName",
    "BadPiece",
    "Book",
    "BookError",
    "CannotOpen",
    "CannotSave",
    "Conflict",
    "Device",
    "Document",
    "Edit",
    "ElevatorSize",
    "Entry",
    "Imported",
    "Keeping",
    "Listed",
    "Maker",
    "Mission",
    "NoSuchMatch",
    "NoSuchPlayer",
    "NothingToRedo",
    "NothingToUndo",
    "Opened",
    "Outline",
    "Overtaken",
    "Player",
    "PlayerBoard",
    "PrintedMonster",
    "Saved",
    "Shelf",
    "SoloTiers",
    "StarHex",
    "Switches",
    "TooNew",
    "count",
    "data_folder",
    "element",
    "from_fragment",
    "put",
    "roster",
    "scores_lost",
    "to_fragment",
    "value",
]
