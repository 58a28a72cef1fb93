"""What the program says, in English and Japanese: codes and keys of the scorers turned into sentences.

    t = words("ja")
    t("Sheet")                              # a text of the catalogue
    t("From {low} to {high}", low=1, high=6)
    t.plural("{n} card", "{n} cards", 2)

The catalogues lie in `wording/locale`, see `wording.catalogue` for how they are kept.
"""

from __future__ import annotations

from functools import cache

from wording.core import LANGUAGES
from wording.words import Words

__all__ = ["LANGUAGES", "Words", "words"]


def words(lang: str) -> Words:
    """The words of a language, made once; those of English for a language that isn't there."""
    return _words(lang if lang in LANGUAGES else LANGUAGES[0])


@cache
def _words(lang: str) -> Words:
    return Words(lang)
