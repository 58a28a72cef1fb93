"""What a command says: UTF-8 whatever the terminal's own code is, one line for each fault."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scorers import Refused
    from wording import Words

DONE: Final = 0
FAILED: Final = 1
REFUSED: Final = 2
"""The exit statuses: done, could not be served or written, refused."""


def refuse(refused: Refused, say: Words) -> int:
    """Tells every fault in a line of its own."""
    for fault in refused.faults:
        complain(say.refusal(fault))
    return REFUSED


def put(told: bytes) -> None:
    """Writes to standard output, in UTF-8 whatever the terminal's own code is."""
    if sys.stdout is not None:
        sys.stdout.buffer.write(told)
        sys.stdout.buffer.flush()


def complain(line: str) -> None:
    """Writes one line to standard error, in UTF-8."""
    if sys.stderr is not None:
        sys.stderr.buffer.write(f"{line}\n".encode(errors="backslashreplace"))
        sys.stderr.buffer.flush()
