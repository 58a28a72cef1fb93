"""Keeping the catalogues, with Babel.

    python -m wording.catalogue update     after texts in the code changed: takes them into every reckoner.po
    python -m wording.catalogue compile    after a reckoner.po was edited: makes the reckoner.mo that the program reads
    python -m wording.catalogue missing    lists what is not translated yet

A new text is written in English in the code, as `t("...")`, `t.plural("{n} card", "{n} cards", n)` or with a mark of
`wording.marks` in a table; then `update`, its Japanese into wording/locale/ja/LC_MESSAGES/reckoner.po, `compile`. The
English catalogue stays empty: a text without an entry is shown as it stands in the code.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from wording.core import DOMAIN, LANGUAGES, LOCALE

ROOT: Final = LOCALE.parent.parent
SOURCES: Final = ("commands", "wording", "views")
KEYWORDS: Final[dict[str, tuple[int | tuple[int, str], ...] | None]] = {
    "N_": None,
    "NC_": ((1, "c"), 2),
    "NP_": (1, 2),
    "t": None,
    "context": ((1, "c"), 2),
    "plural": (1, 2),
}
_WIDTH: Final = 118
_FIXED: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""The date in every catalogue's header, so that an update changes only what changed."""


def template() -> Catalog:
    """Every text that is marked in the code."""
    found = Catalog(charset="utf-8")
    for source in SOURCES:
        path = ROOT / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if not file.is_file():
                continue
            where = file.relative_to(ROOT).as_posix()
            for line, message, comments, context in extract_from_file("python", file, keywords=KEYWORDS):
                found.add(message, None, [(where, line)], auto_comments=comments, context=context)
    return found


def po(lang: str) -> Path:
    """The file that translators edit."""
    return LOCALE / lang / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo(lang: str) -> Path:
    """The file that the program reads."""
    return po(lang).with_suffix(".mo")


def read(lang: str) -> Catalog:
    """The language's catalogue; an empty one where there is none yet."""
    if not po(lang).exists():
        return Catalog(
            locale=lang,
            project="reckoner",
            version="1",
            msgid_bugs_address="-",
            last_translator="Reckoner",
            language_team="Reckoner",
            charset="utf-8",
            creation_date=_FIXED,
            revision_date=_FIXED,
            fuzzy=False,
        )
    with po(lang).open("rb") as file:
        return read_po(file, locale=lang)


def compiled(lang: str) -> bytes:
    """The language's catalogue as `gettext` reads it."""
    file = BytesIO()
    write_mo(file, read(lang))
    return file.getvalue()


def update() -> None:
    """Takes the texts of the code into every catalogue; what the code no longer says is dropped."""
    marked = template()
    for lang in LANGUAGES:
        catalogue = read(lang)
        catalogue.update(marked, no_fuzzy_matching=True, update_creation_date=False)
        catalogue.obsolete.clear()
        catalogue.fuzzy = False
        catalogue.header_comment = f"# {'English' if lang == 'en' else 'Japanese'} texts of Reckoner."
        po(lang).parent.mkdir(parents=True, exist_ok=True)
        with po(lang).open("wb") as file:
            write_po(file, catalogue, width=_WIDTH, include_lineno=False, sort_by_file=True, omit_header=False)


def compile_all() -> None:
    """Makes the files that the program reads."""
    for lang in LANGUAGES:
        mo(lang).write_bytes(compiled(lang))


def missing(lang: str) -> list[str]:
    """The texts that the language's catalogue has no translation for, or only a doubtful one."""
    return [
        str(message.id)
        for message in read(lang)
        if message.id and (message.fuzzy or not message.string or not all(_strings(message.string)))
    ]


def _strings(string: object) -> tuple[str, ...]:
    return tuple(string) if isinstance(string, tuple | list) else (str(string),)


def main(arguments: list[str]) -> int:
    """Runs the commands named above."""
    if arguments == ["update"]:
        update()
    elif arguments == ["compile"]:
        compile_all()
    elif arguments == ["missing"]:
        for text in missing("ja"):
            print(text)
    else:
        print("usage: python -m wording.catalogue update|compile|missing", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
