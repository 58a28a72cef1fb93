"""A match document entered as people enter it: by the edits that the views' taps make, and by the number pad's keys."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from book import put
from book.changes import Maker
from book.edits import apply_all
from scorers.beanstalk import MODES
from scorers.wild_world import JOURNEY_VALUES
from views.boards import journal_edits
from views.boards.elevator import edits as elevator
from views.boards.elevator import grid_edits
from views.boards.park import edits as park
from views.boards.park import whole
from views.boards.wild_world import edits as world
from views.sheet_entry import entry_edits, opened
from views.sheet_model import Cell

Doc = dict[str, Any]


def enterable(document: Doc) -> Doc:
    """The document, where needed put into a form that the screens can take in.

    A Subastral table has chosen all the cards that are passed on (until then the screen hides them on purpose); a
    Beanstalk elevator holds what has fallen, its troubles are lettered in the order in which they came, and the upper
    of a pair is not resolved without the lower; a worker on the island stands in a row.
    """
    document = copy.deepcopy(document)
    document.pop("about", None)
    for seat in document["seats"]:
        if document["game"] == "subastral" and document.get("options", {}).get("disturbance"):
            seat.setdefault("board", {}).setdefault("passes", None)
        if "troubles" in seat.get("board", {}):
            seat["board"] = _fallen(seat["board"])
        if "row" not in seat.get("board", {}).get("island", {"row": 1}):
            del seat["board"]["island"]
    return document


def _fallen(board: Doc) -> Doc:
    letters = {trouble["id"]: letter for trouble, letter in zip(board["troubles"], "ABCDEFGHIJKL", strict=False)}
    troubles = [{**one, "id": letters[one["id"]]} for one in board["troubles"]]
    for one in troubles:
        if "brought_by" in one:
            one["brought_by"] = letters[one["brought_by"]]
    for one in reversed(troubles):
        for lower in troubles:
            if one["resolved"] and one.get("brought_by") == lower["id"]:
                lower["resolved"] = True
    board = {**board, "troubles": troubles}
    if "elevator" in board:
        rows = board["elevator"]
        goods = [[sign for sign in column if sign in "1234?"] for column in zip(*rows, strict=True)]
        stacks = ["".join(column).rjust(len(rows), ".") for column in goods]
        board["elevator"] = ["".join(row) for row in zip(*stacks, strict=True)]
    return board


def at_once(steps: list[Maker]) -> Maker:
    """The steps one after another, each on what the one before has left, as one change."""

    def make(document: Doc) -> list[Any]:
        done: list[Any] = []
        for step in steps:
            edits = step(document)
            document, _ = apply_all(document, edits)
            done += edits
        return done

    return make


def steps_of(document: Doc) -> list[Maker]:
    """All that makes an empty match of these seats and options this one."""
    game, options = document["game"], document.get("options", {})
    lay: Callable[..., Iterator[Maker]] = {
        "spectacular": _park,
        "subastral": _journal,
        "wild_world": _wild_world,
        "beanstalk": _goods if options.get("mode") == "base" else _elevator,
    }[game]
    steps = [step for seat in document["seats"] if "board" in seat for step in lay(seat["id"], seat["board"], options)]
    for seat in document["seats"]:
        steps += [by_pad(seat["id"], key, number) for key, number in seat.get("pad", {}).items()]
        steps += [by_pad(seat["id"], f"tie.{key}", number) for key, number in seat.get("tie", {}).items()]
    return steps


def keys_of(number: int) -> list[str]:
    """What is pressed on the pad for a number; those that end in 3 are typed as a sum."""
    signs = f"{number - 1}+1" if number % 10 == 3 else str(number)
    return list(signs)


def by_pad(seat: str, key: str, number: int) -> Maker:
    """The number typed into its cell of the sheet and left with "Done"."""

    def make(document: Doc) -> list[Any]:
        now = opened(document, Cell(seat, key), "write")
        for sign in keys_of(number):
            now = now.press(sign)
        return list(entry_edits(document, now))

    return make


def _set(seat: str, piece: str, new: Any) -> Maker:
    return lambda document: [put(document, seat, piece, new)]


def _park(seat: str, board: Doc, options: Doc) -> Iterator[Maker]:
    if "tiles" in board.get("round1", {}):
        yield whole.round1_over(seat)  # of a park where nothing lies yet
        yield from _tiles(seat, "round1", board["round1"]["tiles"])
    laid = board.get("park", {})
    if "entrance" in laid:
        # A hex told twice is tapped once: the second tap would take it back.
        hexes = list(dict.fromkeys(tuple(at) for at in laid["entrance"])) or [(0, 0), (0, 0)]
        yield from (whole.set_entrance(seat, at) for at in hexes)
    if "tiles" in laid:
        yield whole.clear_all(seat, "park", None)
        yield from _tiles(seat, "park", laid["tiles"])
    for name in ("entrance_points", "animal_kinds", "animal_score"):
        if name in board:
            yield whole.set_field(seat, f"board.{name}", board[name])
    if board.get("missions") == []:
        yield whole.set_field(seat, "board.missions", [])
    for mission in board.get("missions", ()):
        yield whole.set_mission(seat, mission["set"], points=mission["points"])
        if mission["achieved"]:
            yield whole.flip_mission(seat, mission["set"])
    for token in board.get("workers", ()):
        yield whole.toggle_worker(seat, token, 5)


def _tiles(seat: str, where: park.Where, tiles: list[Doc]) -> Iterator[Maker]:
    for tile in tiles:
        at = (tile["at"][0], tile["at"][1])
        arc = tile.get("arc", {"colour": "black", "corner": 0})
        sign = arc["colour"] if tile["kind"] == "tower" else tile["kind"]
        yield park.lay(seat, where, park.new_tile(at, tile["habitat"], sign, arc["corner"], tile.get("animal")))
        if tile["kind"] == "star" and "arc" in tile:  # the app traces stars without an arc; a file may have one
            yield park.alter(seat, where, at, arc=arc)
        if "die" in tile:
            yield park.set_die(seat, where, at, tile["die"])


def _journal(seat: str, board: Doc, options: Doc) -> Iterator[Maker]:
    if board.get("journal") == []:
        yield journal_edits.no_cards(seat)
    for column in board.get("journal", ()):
        yield from [journal_edits.add_cards(seat, column["biome"], 1)] * column["cards"]
    if "passes" in board:
        yield journal_edits.pass_on(seat, board["passes"])


def _wild_world(seat: str, board: Doc, options: Doc) -> Iterator[Maker]:
    for name in ("monsters", "home"):
        if board.get(name) == []:
            yield world.set_to(seat, f"board.{name}", [])
    for number, monster in enumerate(board.get("monsters", ()), 1):
        yield from _monster(seat, f"m{number}", monster)
    for number, card in enumerate(board.get("home", ()), 1):
        yield from _card(seat, f"h{number}", card)
    for name in ("cauldron", "potion", "printed_symbols", "evolution", "gold", "crystals"):
        if name in board:
            yield world.set_to(seat, f"board.{name}", board[name])
    columns = board.get("journey", ())
    if columns and not any(columns):
        yield world.set_to(seat, "board.journey", [None] * 5)
    for place, column in enumerate(columns):
        if column is not None:
            yield from [world.tap_colour(seat, place, column["colour"])] * column["cards"]
    for place, wished in enumerate(board.get("journey_values", ())):
        yield world.step_value(seat, place, wished - JOURNEY_VALUES[place])
    if "row" in board.get("island", {}):
        yield world.on_island(seat, board["island"]["row"], board["island"].get("place"))


def _monster(seat: str, key: str, monster: Doc) -> Iterator[Maker]:
    yield world.add_monster(seat)
    yield from _digits(seat, world.monster(key, "points"), monster["points"])
    if not monster["slain"]:
        yield world.slay(seat, key)
    if "criterion" in monster:
        yield world.set_criterion(seat, key, monster["criterion"]["type"], monster["criterion"].get("element"))
    if "slayer" in monster:
        yield world.set_slayer(seat, key, colour=monster["slayer"]["colour"])
        for place, digit in enumerate(str(monster["slayer"]["points"])):
            yield world.set_slayer(seat, key, digit=int(digit), fresh=not place)


def _card(seat: str, key: str, card: Doc) -> Iterator[Maker]:
    yield world.add_card(seat, card["points"])
    for name in ("colour", "symbols", "bonus"):
        if name in card:
            yield world.tell(seat, world.card(key, name), card[name])


def _digits(seat: str, path: str, number: int) -> Iterator[Maker]:
    for place, digit in enumerate(str(number)):
        yield world.type_digit(seat, path, int(digit), not place)


def _goods(seat: str, board: Doc, options: Doc) -> Iterator[Maker]:
    if board.get("goods") == {}:
        yield elevator.no_goods(seat)
    for colour, number in board.get("goods", {}).items():
        yield from [elevator.more_goods(seat, colour, 1)] * number or [elevator.more_goods(seat, colour, 0)]
    if "temple" in board:
        yield elevator.temple(seat, board["temple"])


def _elevator(seat: str, board: Doc, options: Doc) -> Iterator[Maker]:
    last_turn = MODES[options["mode"]].last_turn
    yield from [elevator.turn(seat, 1, last_turn)] * board["turns_played"] or [elevator.turn(seat, 0, last_turn)]
    for trouble in board["troubles"]:
        yield elevator.add_trouble(
            seat, trouble["kind"], trouble.get("brought_by"), blocked=trouble.get("blocked", False)
        )
        if "colour" in trouble:
            yield elevator.recolour(seat, trouble["id"], trouble["colour"])
    for trouble in board["troubles"]:
        if trouble["resolved"]:
            yield elevator.resolve(seat, trouble["id"], True)
    if "elevator" in board:
        rows = board["elevator"]
        yield grid_edits.draw(seat, len(rows[0]), len(rows))
        for row in reversed(rows):
            yield from (
                grid_edits.drop(seat, column, sign, last_turn) for column, sign in enumerate(row) if sign != "."
            )
    if "centre_top_filled" in board:
        yield elevator.centre(seat, board["centre_top_filled"], board.get("phase") == "in_turn")
    yield elevator.in_turn(seat, board.get("phase") == "in_turn")
    if "upcoming" in board:
        yield elevator.upcoming(seat, board["upcoming"])


def emptied(document: Doc) -> tuple[list[Doc], Doc]:
    """Its seats without anything laid or written, and its options: what a new match begins with."""
    seats = [{"id": seat["id"], "name": seat["name"]} for seat in document["seats"]]
    for seat, full in zip(seats, document["seats"], strict=True):
        if "troubles" in full.get("board", {}):
            seat["board"] = {"turns_played": 0, "troubles": [], "centre_top_filled": False}
    return seats, document.get("options", {})
