"""A small match tapped in as fingers do it, on the sheet and on the boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
from entering import keys_of

from scorers.beanstalk import MODES
from wording import words

Doc = dict[str, Any]
EN = words("en")
NAMES = ("Gina", "Paul", "Mio", "Ann", "Isaac", "Nora")
CENTRE = {
    (False, False): "Empty: No danger.",
    (True, True): "Filled in the middle of a turn: Danger: empty it before the turn ends.",
    (True, False): "Filled at the end of a turn: The match is lost.",
}


def few(document: Doc) -> Doc:
    """The document with no more than fingers enter quickly, and nothing that only a file can hold."""
    for name, seat in zip(NAMES, document["seats"], strict=False):
        seat["name"] = name
        seat.pop("tie", None)  # asked for only when players are level
        if "pad" in seat:
            seat["pad"] = dict(list(seat["pad"].items())[:2])
        board = seat.get("board")
        if board is None:
            continue
        game = document["game"]
        if game == "spectacular":
            seat.pop("board")
        elif game == "subastral" and "journal" in board:
            board["journal"] = [{**one, "cards": min(one["cards"], 2)} for one in board["journal"][:3]]
        elif game == "wild_world":
            monsters = [{"points": one["points"], "slain": one["slain"]} for one in board.get("monsters", ())[:2]]
            seat["board"] = {"monsters": monsters} if monsters else {}
        elif "troubles" in board:
            seat["board"] = _light(board, document["options"]["mode"])
        elif "goods" in board:
            board["goods"] = {colour: min(number, 3) for colour, number in board["goods"].items() if number}
    return document


def _light(board: Doc, mode: str) -> Doc:
    """Turns, the troubles that were due by then with those they brought, and the centre."""
    turns = min(board["turns_played"], 13)
    due = MODES[mode].troubles_due(turns)
    kept: list[Doc] = []
    letters: dict[str, str] = {}
    for one in board["troubles"]:
        lower = one.get("brought_by")
        scheduled = sum("brought_by" not in other for other in kept)
        if (lower is None and scheduled < due) or lower in letters:
            letters[one["id"]] = "ABCDEFGHIJKL"[len(kept)]
            trouble = {"id": letters[one["id"]], "kind": one["kind"], "resolved": one["resolved"]}
            kept.append(trouble if lower is None else {**trouble, "brought_by": letters[lower]})
    filled = bool(board.get("centre_top_filled"))
    new: Doc = {"turns_played": turns, "troubles": kept, "centre_top_filled": filled}
    return new | {"phase": "in_turn"} if filled and board.get("phase") == "in_turn" else new


def tap_in(screen: Any, go: Callable[[str], Any], match: str, document: Doc) -> None:
    """Enters the match that begins empty: the boards first, then what is written by hand on the sheet."""
    game, options = document["game"], document.get("options", {})
    for seat in document["seats"]:
        board = seat.get("board")
        if not board:
            continue
        go(f"/match/{match}/board/{seat['id']}")
        if game == "subastral":
            _journal(screen, seat["name"], board, options)
        elif game == "wild_world":
            _monsters(screen, board["monsters"])
        elif options.get("mode") == "base":
            _goods(screen, board)
        else:
            _elevator(screen, board)
    go(f"/match/{match}")
    for seat in document["seats"]:
        for key, number in seat.get("pad", {}).items():
            _write(screen, f"{seat['id']},{key}", number)


def _write(screen: Any, cell: str, number: int) -> None:
    found = next(one for one in screen.controls() if isinstance(one, ft.Container) and one.key == cell)
    screen.fire(found, "click")
    if "Write by hand" in screen.names():
        screen.tap("Write by hand")
    for sign in keys_of(number):
        screen.tap({"+": "Plus", "-": "Minus"}.get(sign, sign))
    screen.tap("Done")


def _journal(screen: Any, name: str, board: Doc, options: Doc) -> None:
    for column, one in enumerate(board.get("journal", ()), 1):
        biome = one["biome"].capitalize()
        for held in range(one["cards"]):
            there = f"{held} card, column {column}" if held else "no cards"
            screen.tap(f"{biome}, {there}, add one")
    if board.get("journal") == []:
        screen.tap("This journal has no cards")
    if options.get("disturbance"):
        screen.tap(f"{name} chooses")
        screen.tap(f"Pass on {board['passes'] or 'no card: the hand is empty'}")


def _monsters(screen: Any, monsters: list[Doc]) -> None:
    for number, one in enumerate(monsters, 1):
        screen.tap("Add a slain monster")
        for digit in str(one["points"]):
            screen.tap(f"Points of monster {number}: {digit}")
        if not one["slain"]:
            screen.tap(f"Monster {number} slain")


def _goods(screen: Any, board: Doc) -> None:
    for colour, number in board.get("goods", {}).items():
        for _ in range(number):
            screen.tap(f"One more: {EN.label('good', colour)}")
    if board.get("goods") == {}:
        screen.tap("No goods")
    if board.get("temple"):
        screen.tap(next(name for name in screen.names() if name.startswith("Temple")))


def _elevator(screen: Any, board: Doc) -> None:
    for _ in range(board["turns_played"]):
        screen.tap("Next turn")
    for one in board["troubles"]:
        if "brought_by" in one:
            screen.tap(f"Trouble {one['brought_by']} brought another one")
        screen.tap(f"Trouble: {EN.name('trouble', one['kind'])}")
    for one in board["troubles"]:
        with_upper = any(upper["resolved"] and upper.get("brought_by") == one["id"] for upper in board["troubles"])
        if one["resolved"] and not with_upper:
            screen.tap(f"Trouble {one['id']} resolved")
    screen.tap(CENTRE[board["centre_top_filled"], board.get("phase") == "in_turn"])
