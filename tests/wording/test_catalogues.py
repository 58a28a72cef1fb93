"""The catalogues: whole, sure, up to date, and in step with the code."""

from __future__ import annotations

import ast
import gettext
import io
import re
import string
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message
from codes import ROOT, calls

from wording import LANGUAGES, catalogue

SHOWN = ("tooltip", "label", "hint_text", "title", "helper", "semantics_label", "text", "content", "value", "error")
"""Arguments of Flet's controls that people read or hear."""

LETTER = re.compile(r"[^\W\d_]")


def names_in(text: str) -> set[str]:
    """The placeholders of a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def forms(value: object) -> tuple[str, ...]:
    """The one text of a message, or those for one and for many."""
    return tuple(map(str, value)) if isinstance(value, tuple | list) else (str(value),)


def messages(lang: str) -> Iterator[Message]:
    """The entries of a catalogue but for its header."""
    return (message for message in catalogue.read(lang) if message.id)


@pytest.fixture(scope="module")
def marked() -> set[tuple[str | None, object]]:
    """What the code says, by context and text."""
    return {(message.context, message.id) for message in catalogue.template() if message.id}


def test_nothing_is_left_untranslated_or_doubtful() -> None:
    assert catalogue.missing("ja") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_code_is_in_the_catalogue(lang: str, marked: set[tuple[str | None, object]]) -> None:
    """`python -m wording.catalogue update` takes new texts in."""
    there = {(message.context, message.id) for message in messages(lang)}
    assert marked - there == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_catalogue_has_left_the_code(lang: str, marked: set[tuple[str | None, object]]) -> None:
    assert {(message.context, message.id) for message in messages(lang)} - marked == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_compiled_catalogue_is_up_to_date(lang: str) -> None:
    """`python -m wording.catalogue compile` makes it so."""

    def entries(file: io.BufferedIOBase) -> dict[object, str]:
        texts = dict(gettext.GNUTranslations(file)._catalog)  # type: ignore[attr-defined, arg-type]
        texts.pop("", None)
        return texts

    with catalogue.mo(lang).open("rb") as file:
        assert entries(file) == entries(io.BytesIO(catalogue.compiled(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_translations_keep_the_placeholders(lang: str) -> None:
    wrong = [
        (message.id, text)
        for message in messages(lang)
        for text in forms(message.string)
        if text and names_in(text) != names_in(forms(message.id)[-1])
    ]
    assert wrong == []


def test_both_forms_of_a_plural_have_the_same_placeholders_but_for_the_number() -> None:
    wrong = [
        message.id
        for message in messages("ja")
        for text in forms(message.id)
        if names_in(text) | {"n"} != names_in(forms(message.id)[-1]) | {"n"}
    ]
    assert wrong == []


def test_calls_give_the_placeholders_that_their_text_has() -> None:
    wrong = []
    for source in catalogue.SOURCES:
        for file in sorted((ROOT / source).rglob("*.py")) or [ROOT / source]:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for call in calls(tree, "t"):
                text = call.args[0] if call.args else None
                if not isinstance(text, ast.Constant) or any(keyword.arg is None for keyword in call.keywords):
                    continue
                given = {str(keyword.arg) for keyword in call.keywords}
                if given != names_in(str(text.value)):
                    wrong.append(f"{file.relative_to(ROOT)}:{call.lineno}: {text.value!r} with {sorted(given)}")
    assert wrong == []


def test_views_say_nothing_that_the_catalogue_lacks() -> None:
    """A text for people goes through `t("...")`; what has no letter in it (a dash, a sign) may stand by itself."""
    bare = []
    for file in sorted((ROOT / "views").rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name in ("t", "context", "plural"):
                continue
            shown = [keyword.value for keyword in call.keywords if keyword.arg in SHOWN]
            if name == "Text":
                shown += call.args[:1]
            for text in shown:
                parts = text.values if isinstance(text, ast.JoinedStr) else [text]
                texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                bare += [f"{file.relative_to(ROOT)}:{call.lineno}: {each!r}" for each in texts if LETTER.search(each)]
    assert bare == []
