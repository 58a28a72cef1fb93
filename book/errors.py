"""What the book refuses, as codes and values: sentences for the screen are made in `wording`.

    BookError
    +- CannotOpen         the folder or file can't be read or written
    +- CannotSave         the disk or another process keeps a change from being written; nothing was
    +- TooNew             a book or backup made by a newer version; left untouched
    +- BadBackup          not a backup of a book
    +- BadAddress         no address that holds a match
    +- NoSuchMatch        no match of that id (or it lies in the bin)
    +- NoSuchPlayer       no player of that id
    +- BadName            a player's name that can't be kept
    +- BadPiece           a piece path that the grammar does not know, or that leads nowhere in this match
    +- Conflict           the piece has another value than the edit's `old`
    |  +- Overtaken       an undo or redo whose piece was changed by somebody else since
    +- NothingToUndo
    +- NothingToRedo

A change that makes a match which can't lie on a table is refused by `scorers.Refused`, not by a class here.
"""

from typing import Any, ClassVar


class BookError(Exception):
    """Anything the book refuses. `code` names the reason, `values` what it is about."""

    code: ClassVar[str] = "book_error"

    def __init__(self, **values: Any) -> None:
        self.values: dict[str, Any] = values
        super().__init__(self.code + "".join(f" {name}={value!r}" for name, value in values.items()))


class CannotOpen(BookError):
    """The book's folder or file can't be used. `values`: path, why."""

    code = "cannot_open"


class CannotSave(BookError):
    """A change could not be written, and nothing of it was. `values`: why."""

    code = "cannot_save"


class TooNew(BookError):
    """A book or backup of a newer version, left untouched. `values`: path or None, found, known."""

    code = "too_new"


class BadBackup(BookError):
    """Not a backup of a book. `values`: at (path inside the file), why."""

    code = "bad_backup"


class BadAddress(BookError):
    """No address that holds a match. `values`: why, one of `nothing`, `damaged`, `newer`, `too_large`."""

    code = "bad_address"


class NoSuchMatch(BookError):
    """`values`: match, binned (True when it lies in the bin)."""

    code = "no_such_match"


class NoSuchPlayer(BookError):
    """`values`: player."""

    code = "no_such_player"


class BadName(BookError):
    """A name needs 1 to 60 characters that can be written in UTF-8. `values`: name."""

    code = "bad_name"


class BadPiece(BookError):
    """A path outside the grammar, or one that leads nowhere in this match. `values`: seat, piece, why."""

    code = "bad_piece"


class Conflict(BookError):
    """The piece was changed meanwhile. `values`: seat, piece, old (as the edit saw it), new (as it wished), present.

    Nothing of the step was written. Draw the present value and let the player decide; for a tap that only
    counts, use `Book.change` with `edits.count`, which can't conflict.
    """

    code = "conflict"


class Overtaken(Conflict):
    """What was to be undone or redone was changed by somebody else since, or others' pieces rest on it.

    `values`: those of `Conflict`, and `step`: give it as `past` to leave that step as it is and take the one before.
    """

    code = "overtaken"


class NothingToUndo(BookError):
    """This device has no step of its own left to undo in this match. `values`: match, device."""

    code = "nothing_to_undo"


class NothingToRedo(BookError):
    """This device has undone nothing since its last change. `values`: match, device."""

    code = "nothing_to_redo"
