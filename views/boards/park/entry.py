"""What a tap or a key does to a park: the hand that lays the pieces, events in, edits out. Pure.

A hex is chosen by a tap, then what lies on it: an animal or a sign lays the tile, the corner being the one that was
tapped; a die lies on it next. In the mode `stamp` a tap on a free hex lays the last tile once more, in `dice` a tap
sets a die, in `move` it carries the chosen tile away, in `entrance` it marks the hexes beside the entrance.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from book import ABSENT, Document
from book.changes import Maker
from scorers.spectacular_board import HABITATS
from views.boards.park import edits, whole
from views.boards.park.edits import ARCS, SIGNS, Sign, Where
from views.boards.park.layout import Hex

Mode = Literal["tile", "stamp", "dice", "move", "entrance"]
Did = tuple["Hand", Maker | None]
"""The hand afterwards, and what is to be changed."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What one device has chosen. `signs` remembers each animal's last sign; `animal` is None for a tile without;
    `taken` is the hex that a tile is being moved from."""

    seat: str
    mode: Mode = "tile"
    where: Where = "park"
    at: Hex | None = None
    corner: int = 1
    habitat: str = "green"
    sign: Sign = "black"
    animal: str | None = None
    die: int = 6
    taken: Hex | None = None
    signs: tuple[tuple[str, Sign], ...] = ()

    def sign_for(self, animal: str) -> Sign:
        """The sign that the animal had last, else the last one of all (never a star's: there is one a board)."""
        last = self.sign if self.sign != "star" else "black"
        return dict(self.signs).get(animal, last)

    def remember(self, animal: str | None, sign: Sign) -> Hand:
        """The hand after a tile with these."""
        if animal is None:
            return replace(self, sign=sign, animal=None)
        kept = tuple(pair for pair in self.signs if pair[0] != animal)
        return replace(self, sign=sign, animal=animal, signs=(*kept, (animal, sign)))


def tap(hand: Hand, document: Document, at: Hex, corner: int | None) -> Did:
    """A tap on a hex, near one of its corners or (None) its middle."""
    tile = edits.tile_at(document, hand.seat, hand.where, at)
    if hand.mode == "entrance":
        return replace(hand, at=at), whole.set_entrance(hand.seat, at)
    if hand.mode == "dice":
        return replace(hand, at=at), edits.set_die(hand.seat, hand.where, at, hand.die) if tile is not None else None
    if hand.mode == "move":
        done = edits.move(hand.seat, hand.where, hand.taken, at) if tile is None and hand.taken is not None else None
        return replace(hand, at=at, mode="tile", taken=None), done
    aimed = hand if corner is None else replace(hand, corner=corner)
    if tile is not None:
        if hand.at == at and corner is not None and "arc" in tile and tile["arc"]["corner"] != corner:
            return aimed, edits.turn(hand.seat, hand.where, at, corner)
        same = hand.mode == "stamp"
        return replace(aimed if hand.at == at else hand, at=at, habitat=hand.habitat if same else tile["habitat"]), None
    chosen = replace(aimed, at=at)
    if hand.mode == "stamp":
        return chosen, _lay(chosen, at, chosen.animal)
    return chosen, None


def habitat(hand: Hand, document: Document, key: str) -> Did:
    """A habitat chosen: of the stamp, or of the tile on the chosen hex, which then needs another animal."""
    new = replace(hand, habitat=key, animal=None if key != hand.habitat else hand.animal)
    tile = _chosen(hand, document)
    if tile is None or tile["habitat"] == key:
        return new, None
    assert hand.at is not None
    return new, edits.alter(hand.seat, hand.where, hand.at, habitat=key, animal=ABSENT)


def animal(hand: Hand, document: Document, name: str) -> Did:
    """An animal chosen: the tile is laid, or the tile on the chosen hex gets it; named again, it loses it."""
    if hand.mode == "stamp":
        return replace(hand, animal=name, sign=hand.sign_for(name)), None
    tile = _chosen(hand, document)
    if hand.at is None:
        return replace(hand, animal=name, sign=hand.sign_for(name)), None
    if tile is None:
        sign = hand.sign_for(name)
        return hand.remember(name, sign), _lay(replace(hand, sign=sign), hand.at, name)
    if tile.get("animal") == name:
        return replace(hand, animal=None), edits.alter(hand.seat, hand.where, hand.at, animal=ABSENT)
    new = hand.remember(name, edits.sign_of(tile))
    return new, edits.alter(hand.seat, hand.where, hand.at, habitat=hand.habitat, animal=name)


def sign(hand: Hand, document: Document, key: Sign) -> Did:
    """An arc's colour, a heart or a star chosen: the tile is laid, or the one on the chosen hex is changed."""
    if hand.mode == "stamp" or hand.at is None:
        return replace(hand, sign=key), None
    tile = _chosen(hand, document)
    if tile is None:
        return replace(hand, sign=key, animal=None), _lay(replace(hand, sign=key), hand.at, None)
    return (
        hand.remember(tile.get("animal"), key),
        edits.set_sign(hand.seat, hand.where, hand.at, key, hand.corner),
    )


def die(hand: Hand, document: Document, number: int | None) -> Did:
    """A die chosen: for the next taps in the mode `dice`, else for the tile on the chosen hex. None: no die."""
    if hand.mode == "dice" and number is not None:
        return replace(hand, die=number), None
    if hand.at is None or _laid(hand, document) is None:
        return hand, None
    return hand, edits.set_die(hand.seat, hand.where, hand.at, number)


def turn(hand: Hand, document: Document, by: int) -> Did:
    """The arc turned by so many corners: of the tile on the chosen hex, else of what will be laid."""
    new = replace(hand, corner=(hand.corner + by) % 6)
    if hand.at is None or _laid(hand, document) is None:
        return new, None
    return new, edits.turn(hand.seat, hand.where, hand.at, by=by)


def pick_up(hand: Hand, document: Document) -> Did:
    """Take the tile on the chosen hex in hand, to be moved by the next tap; once more: leave it there."""
    if hand.mode == "move" or _laid(hand, document) is None:
        return replace(hand, mode="tile", taken=None), None
    return replace(hand, mode="move", taken=hand.at), None


def clear(hand: Hand, document: Document) -> Did:
    """The piece on the chosen hex taken away."""
    if hand.at is None or _laid(hand, document) is None:
        return hand, None
    return hand, edits.clear(hand.seat, hand.where, hand.at)


KEYS: dict[str, tuple[str, str]] = {
    **{key: ("habitat", name) for key, name in zip("GOBM", HABITATS, strict=True)},
    **{key: ("animal", str(place)) for place, key in enumerate("ASDF")},
    **{key: ("sign", name) for key, name in zip("ZXCVN", SIGNS, strict=True)},
    **{str(number): ("die", str(number)) for number in range(7)},
    **{f"Numpad {number}": ("die", str(number)) for number in range(7)},
    "Q": ("turn", "1"),
    "E": ("turn", "-1"),
    "Delete": ("clear", ""),
    "Backspace": ("clear", ""),
    "T": ("move", ""),
    "Escape": ("escape", ""),
}
"""Keys by Flet's names, and what they do; letters as on the keys themselves."""


def _chosen(hand: Hand, document: Document) -> edits.LaidTile | None:
    """The tile that the chips are about: none in the mode `stamp`, where they choose what is laid next."""
    return None if hand.mode == "stamp" else _laid(hand, document)


def _laid(hand: Hand, document: Document) -> edits.LaidTile | None:
    return edits.tile_at(document, hand.seat, hand.where, hand.at) if hand.at is not None else None


def _lay(hand: Hand, at: Hex, name: str | None) -> Maker:
    return edits.lay(hand.seat, hand.where, edits.new_tile(at, hand.habitat, hand.sign, hand.corner, name))


__all__ = ["ARCS", "KEYS", "Hand", "Mode", "animal", "clear", "die", "habitat", "pick_up", "sign", "tap", "turn"]
