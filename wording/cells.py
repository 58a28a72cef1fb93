"""Text in columns of a terminal: East Asian letters and emoji take two cells, combining marks none."""

from __future__ import annotations

import unicodedata

from wcwidth import wcswidth, wcwidth

_JOINER = "\u200d"
_HIDDEN = frozenset(
    "\u061c\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)
"""Signs that turn the direction of writing, break a line or take no cell: they would upset the columns."""


def plain(text: str) -> str:
    """The text on one line, without control characters or hidden signs."""
    kept = (
        " " if sign.isspace() else "\ufffd" if unicodedata.category(sign) in ("Cc", "Cs") else sign
        for sign in text
        if sign not in _HIDDEN
    )
    return "".join(kept).strip() or "\ufffd"


def width(text: str) -> int:
    """How many cells the text takes."""
    cells = wcswidth(text)
    return cells if cells >= 0 else sum(max(wcwidth(sign), 0) for sign in text)


def left(text: str, cells: int) -> str:
    """The text, filled up with spaces on its right."""
    return text + " " * (cells - width(text))


def right(text: str, cells: int) -> str:
    """The text, filled up with spaces on its left."""
    return " " * (cells - width(text)) + text


def shortened(text: str, cells: int) -> str:
    """The text, cut to that many cells at most and ended with an ellipsis where it is longer."""
    if width(text) <= cells:
        return text
    best = ""
    for end in range(1, len(text)):
        rest, start = text[end], text[:end]
        if wcwidth(rest) == 0 or "\U0001f3fb" <= rest <= "\U0001f3ff" or start.endswith(_JOINER):
            continue  # inside of one visible sign
        if width(start) >= cells:
            break
        best = start
    return best.rstrip() + "…"


def columns(names: list[str], cells: int) -> list[str]:
    """The names for the heads of columns, each cut to that many cells and still told from the others."""
    short = [shortened(name, cells) for name in names]
    return [
        f"{shortened(name, cells - 2)}{number}" if short.count(cut) > 1 else cut
        for number, (name, cut) in enumerate(zip(names, short, strict=True), start=1)
    ]
