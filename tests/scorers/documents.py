"""Match documents as plain data, and short ways to look at a result."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorers import Refused, Result, match_from, read_match, score
from scorers.result import Category, SeatResult, to_bytes

Doc = dict[str, Any]


def match(game: str, *seats: Mapping[str, Any], options: Mapping[str, Any] | None = None, **more: Any) -> Doc:
    """A match document; seats that name no id are called p1, p2, ..."""
    numbered = [{"id": f"p{number}", "name": f"Player {number}", **seat} for number, seat in enumerate(seats, start=1)]
    document: Doc = {"format": "match", "version": 1, "game": game, "seats": numbered, **more}
    if options is not None:
        document["options"] = dict(options)
    return document


def boards(game: str, *laid: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> Doc:
    """A match document of seats that have a board and nothing else."""
    return match(game, *({"board": board} for board in laid), options=options)


def tower(q: int, r: int, habitat: str = "green", die: int | None = None, **more: Any) -> Doc:
    """A tile with an arc; black at corner 0 unless told otherwise by `colour` and `corner`."""
    arc = {"colour": more.pop("colour", "black"), "corner": more.pop("corner", 0)}
    return _tile(q, r, habitat, "tower", die, arc=arc, **more)


def breeding(q: int, r: int, habitat: str = "green", die: int | None = None, **more: Any) -> Doc:
    """A breeding tile."""
    return _tile(q, r, habitat, "breeding", die, **more)


def star(q: int, r: int, habitat: str = "green", die: int | None = None, **more: Any) -> Doc:
    """A star animal's hex, without an arc unless `arc` is given."""
    return _tile(q, r, habitat, "star", die, **more)


def _tile(q: int, r: int, habitat: str, kind: str, die: int | None, **more: Any) -> Doc:
    tile: Doc = {"at": [q, r], "habitat": habitat, "kind": kind, **more}
    if die is not None:
        tile["die"] = die
    return tile


def park(*tiles: Doc, entrance: Sequence[Sequence[int]] = ()) -> Doc:
    """A spectacular board with a park, and an entrance scored 0 so that it doesn't stand in the way."""
    return {"park": {"entrance": [list(at) for at in entrance], "tiles": list(tiles)}}


def journal(*cards: int, **more: Any) -> Doc:
    """A subastral board whose columns have so many cards, in the biomes' order."""
    biomes = ("desert", "savanna", "rainforest", "chaparral", "grassland", "forest", "taiga", "tundra")
    columns = [{"biome": biome, "cards": count} for biome, count in zip(biomes, cards, strict=False)]
    return {"journal": columns, **more}


def scored(document: Doc) -> Result:
    """The document's result."""
    return score(match_from(document))


def told(document: Doc) -> Doc:
    """The document's result in the contract's JSON form, from text to text."""
    found: Doc = json.loads(to_bytes(score(read_match(json.dumps(document)))))
    return found


def seat_of(document: Doc, seat: int = 0) -> SeatResult:
    """One seat's result."""
    return scored(document).seats[seat]


def category(document: Doc, key: str, seat: int = 0) -> Category:
    """One category of one seat."""
    return scored(document).seats[seat].category(key)


def points(document: Doc, seat: int = 0) -> dict[str, int | None]:
    """A seat's points by category, None where missing."""
    return {each.key: each.points for each in scored(document).seats[seat].categories}


def lines(document: Doc, key: str, seat: int = 0) -> list[tuple[str, int, list[str]]]:
    """A category's lines as (reason, points, pieces)."""
    return [(line.reason, line.points, list(line.pieces)) for line in category(document, key, seat).lines]


def violations(document: Doc, seat: int = 0) -> list[tuple[str, str]]:
    """A seat's violations as (code, at), sorted."""
    return sorted((each.code, each.at) for each in scored(document).seats[seat].violations)


def tie_breaks(document: Doc, seat: int = 0) -> dict[str, int | None]:
    """A seat's tie-break values."""
    return {each.key: each.value for each in scored(document).seats[seat].tie_breaks}


def verdict(document: Doc) -> tuple[str, str]:
    """A solo match's outcome and reason."""
    found = scored(document).verdict
    assert found is not None
    return found.outcome, found.reason


def ranks(document: Doc) -> list[tuple[int, list[str]]]:
    """The standings as (rank, ids)."""
    standings = scored(document).standings
    assert standings is not None
    return [(each.rank, list(each.ids)) for each in standings]


def essence(document: Doc) -> dict[str, Any]:
    """What must not change with the order of pieces: by seat id, points by category, lines' reasons and points."""
    found = told(document)
    standings = found["standings"]
    return {
        "seats": {
            seat["id"]: {
                "total": seat["total"],
                "points": {category["key"]: category["points"] for category in seat["categories"]},
                "lines": {
                    category["key"]: sorted(
                        (line["reason"], line["points"], len(line["pieces"])) for line in category["lines"]
                    )
                    for category in seat["categories"]
                },
                "violations": sorted(violation["code"] for violation in seat["violations"]),
                "tie_breaks": seat["tie_breaks"],
            }
            for seat in found["seats"]
        },
        "standings": standings and [(each["rank"], sorted(each["ids"])) for each in standings],
        "decided_by": found["decided_by"],
        "winners": sorted(found["winners"]),
        "complete": found["complete"],
        "missing": found.get("tie_break_missing"),
        "verdict": found["verdict"] and (found["verdict"]["outcome"], found["verdict"]["reason"]),
    }


def refused(document: object) -> list[tuple[str, str]]:
    """The (path, code) of each fault of a document that is refused, the same from data and from text; [] if taken."""
    from_data = _faults(match_from, document)
    assert from_data == _faults(read_match, json.dumps(document)), "data and text are refused differently"
    return from_data


def _faults(read: Any, given: object) -> list[tuple[str, str]]:
    try:
        read(given)
    except Refused as error:
        faults = error.faults
    else:
        return []
    assert faults, "refused without a fault"
    for fault in faults:
        assert str(fault).isprintable(), f"a fault must be one line that can be shown: {fault!r}"
        assert str(fault).startswith(f"{fault.path}: ")
    return [(fault.path, fault.code) for fault in faults]


def places(document: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of every value in a document, the document itself first."""
    yield path
    if isinstance(document, dict):
        for key, value in document.items():
            yield from places(value, (*path, key))
    elif isinstance(document, list):
        for number, value in enumerate(document):
            yield from places(value, (*path, number))


MISSIONS: list[Doc] = [
    {"set": "A", "points": 12, "achieved": True},
    {"set": "B", "points": 14, "achieved": False},
    {"set": "C", "points": 9, "achieved": True},
]
"""Missions of a Spectacular board, two of them achieved, worth 21 points together."""
