"""Marks that show the catalogue's extraction which texts are to be translated. They change nothing at run time.

A text of several placeholders names them, `{named}`. A text with a context is kept in gettext's own form, the context
and the text joined by a sign that no text holds.
"""

from __future__ import annotations

from typing import NamedTuple

SEPARATOR = "\x04"
"""What gettext puts between a context and its text."""


class Plural(NamedTuple):
    """A text in English for one and for many; `{n}` is the number."""

    one: str
    many: str


def N_(text: str) -> str:  # noqa: N802 - gettext's customary name
    """Marks a text."""
    return text


def NC_(context: str, text: str) -> str:  # noqa: N802
    """Marks a text whose English has more than one meaning; `context` tells which."""
    return f"{context}{SEPARATOR}{text}"


def NP_(one: str, many: str) -> Plural:  # noqa: N802
    """Marks a text that depends on a number."""
    return Plural(one, many)
