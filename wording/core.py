"""Texts of one language, looked up in its gettext catalogue and filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Final

from wording.marks import N_, SEPARATOR, Plural

LANGUAGES: Final = ("en", "ja")
"""The languages there are, the one that stands in for any other first."""
DOMAIN: Final = "reckoner"
LOCALE: Final = Path(__file__).resolve().parent / "locale"
"""The folder of the catalogues."""

TWO: Final = N_("{first} and {last}")
MORE: Final = N_("{first}, {rest}")


class Texts:
    """The texts of one language.

    `texts("From {low}", low=1)` gives the sentence for an English text with its placeholders filled in. A text that
    the catalogue lacks stays English.
    """

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang if lang in LANGUAGES else LANGUAGES[0]
        self._catalogue: Final[NullTranslations] = translation(DOMAIN, LOCALE, [self.lang], fallback=True)
        self._texts: Final[dict[str, str]] = {}
        self._forms: Final[dict[str, Callable[..., str]]] = {}
        self._counted: Final[dict[tuple[Plural, int], str]] = {}

    def __call__(self, msgid: str, /, **values: object) -> str:
        """The text in this language, with its `{named}` placeholders filled in where values are given."""
        text = self._texts.get(msgid)
        if text is None:
            text = self._texts[msgid] = self._look_up(msgid)
        return text.format(**values) if values else text

    def context(self, context: str, msgid: str, /, **values: object) -> str:
        """The text in the meaning that `context` tells, as gettext's pgettext."""
        return self(f"{context}{SEPARATOR}{msgid}", **values)

    def form(self, msgid: str, /) -> Callable[..., str]:
        """The text's `format`, for what is filled in often."""
        form = self._forms.get(msgid)
        if form is None:
            form = self._forms[msgid] = self(msgid).format
        return form

    def plural(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The text for the number `n`, which its placeholder `{n}` shows."""
        text = self._catalogue.ngettext(one, many, n)
        return text.rpartition(SEPARATOR)[2].format(n=n, **values)

    def counted(self, plural: Plural, n: int, /) -> str:
        """A marked plural for the number `n`; small numbers are kept."""
        text = self._counted.get((plural, n))
        if text is None:
            text = self.plural(plural.one, plural.many, n)
            if -1000 < n < 1000:
                self._counted[plural, n] = text
        return text

    def listing(self, names: Sequence[str]) -> str:
        """The names in a row, `A, B and C`."""
        if not names:
            return ""
        told = names[-1]
        if len(names) > 1:
            told = self(TWO, first=names[-2], last=told)
        for name in reversed(names[:-2]):
            told = self(MORE, first=name, rest=told)
        return told

    def ordinal(self, n: int) -> str:
        """A number that tells a place in a row: `1st` in English, plain digits elsewhere."""
        if self.lang != "en":
            return str(n)
        return f"{n}{'th' if 10 < n % 100 < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"

    def capital(self, text: str) -> str:
        """The text with a capital letter, as it stands by itself."""
        return text[:1].upper() + text[1:]

    def known(self, table: Mapping[str, str], key: str) -> str:
        """The text of a key in a table of texts; the key itself where the table lacks it."""
        return self(table[key]) if key in table else key

    def _look_up(self, msgid: str) -> str:
        if not msgid:
            return ""  # gettext answers the empty text with the catalogue's header
        return self._catalogue.gettext(msgid).rpartition(SEPARATOR)[2]
