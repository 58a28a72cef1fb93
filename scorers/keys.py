"""Keys that stand twice in a file: JSON leaves open which of them counts, so a file that has them is ambiguous.

Apart from `read_match`, which is given what a program wrote: looking for them takes a third of the time of scoring.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from scorers.match import Fault, Refused, shown_key


class _Doubled(dict[str, Any]):
    """An object of the file, with the keys that it has more than once."""

    keys_twice: tuple[str, ...] = ()


def refuse_keys_twice(raw: bytes) -> None:
    """Raises `Refused` with a fault for each key that an object has more than once. What isn't JSON is left alone."""
    found: list[_Doubled] = []

    def kept(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        thing = dict(pairs)
        if len(thing) == len(pairs):
            return thing
        doubled = _Doubled(pairs)
        names = [name for name, _ in pairs]
        doubled.keys_twice = tuple(name for name in thing if names.count(name) > 1)
        found.append(doubled)
        return doubled

    try:
        data = json.loads(raw.decode(), object_pairs_hook=kept)
        faults = list(_faults(data, ())) if found else []
    except (ValueError, RecursionError):
        return
    if faults:
        raise Refused(faults)


def _faults(thing: object, path: tuple[str, ...]) -> Iterator[Fault]:
    if isinstance(thing, _Doubled):
        for key in thing.keys_twice:
            yield Fault(".".join((*path, shown_key(key))), "key_twice", {"value": shown_key(key)})
    if isinstance(thing, dict):
        for key, inner in thing.items():
            yield from _faults(inner, (*path, shown_key(key)))
    elif isinstance(thing, list):
        for number, inner in enumerate(thing):
            yield from _faults(inner, (*path, str(number)))
