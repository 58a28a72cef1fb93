"""What stands on a screen, and what the command line gives for the same match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import flet as ft
from documents import Doc

from commands.files import match_from_bytes
from scorers import match_from, score
from wording import words
from wording.cells import plain
from wording.result_json import to_bytes
from wording.sheet import text_sheet

EN = words("en")


def command_line(document: Doc) -> Doc:
    """What `main.py score` writes, in the process."""
    told: Doc = json.loads(to_bytes(score(match_from_bytes(json.dumps(document).encode())), EN))
    return told


def go(screen, route):
    """What a browser tells when another address is opened."""
    screen.session.apply_page_patch({"route": route})
    screen.fire(screen.page, "route_change", {"route": route})
    return screen


def number(points):
    return "–" if points is None else str(points).replace("-", "−")


def assert_shown(screen, document, told):
    """Every number, rank and sentence of the command line stands on the sheet, and no other in its place."""
    cells, texts = cells_on(screen), screen.texts()
    ranks = {id: each["rank"] for each in told["standings"] or () for id in each["ids"]}
    for seat in told["seats"]:
        for category in seat["categories"]:
            shown = cells[f"{seat['id']},{category['key']}"]
            assert shown[0] == number(category["points"])
            assert len(shown) == 1 or category["source"] == "hand", "only a sum typed by hand has a line below"
        if not seat["categories"]:
            continue
        known = any(category["points"] is not None for category in seat["categories"])
        total, *rank = cells[f"{seat['id']},total"]
        assert total == (number(seat["total"]) if known else "–")
        if told["standings"] is not None and len(told["seats"]) > 1:
            assert rank == [f"rank {ranks[seat['id']]}"]
    match = match_from(document)
    sentence = EN.decided(score(match), match)
    if told["verdict"] is not None:
        assert any(told["verdict"]["text"] in text for text in texts)
    elif told["complete"]:
        first = told["standings"][0]["ids"]
        open_first = told.get("tie_break_missing", False) and len(first) > 1
        level = f"Level at {number(next(one['total'] for one in told['seats'] if one['id'] == first[0]))}: "
        if not open_first or sentence in texts:
            assert sentence in texts
        else:
            assert any(text.startswith(level) for text in texts), "asked rather than told"
    else:
        assert sentence not in texts, "nobody has won yet"
    assert plain(sentence) in text_sheet(match, score(match), EN), "and so does `--text`"


def cells_on(screen: Any) -> dict[str, list[str]]:
    """What stands in each cell of the sheet on the screen, by `p1,entrance`, `p1,total`."""
    found: dict[str, list[str]] = {}
    for control in screen.controls():
        key = getattr(control, "key", None)
        if isinstance(control, ft.Container) and isinstance(key, str) and "," in key:
            found[key] = [text.value for text in _texts(control)]
    return found


def _texts(control: Any) -> Iterator[ft.Text]:
    if isinstance(control, ft.Text):
        yield control
    content = getattr(control, "content", None)
    for one in [content, *(getattr(control, "controls", None) or ())]:
        if isinstance(one, ft.Control):
            yield from _texts(one)
