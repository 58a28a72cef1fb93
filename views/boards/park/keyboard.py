"""What the keys of a hardware keyboard do to a park."""

from __future__ import annotations

from collections.abc import Callable

from views.boards.park import entry
from views.boards.park.desk import Desk, Pane
from views.boards.park.entry import KEYS, Hand
from views.boards.park.layout import Hex, Layout, beyond, fit
from views.boards.park.panel import chosen_tile, offered
from views.boards.park.tracing import FIELD, trace

ARROWS = ("Arrow Left", "Arrow Right", "Arrow Up", "Arrow Down")


def pressed(
    name: str,
    desk: Desk,
    layout: Layout,
    hexes: frozenset[Hex],
    pane_now: Callable[[], Pane],
    put_pane: Callable[[Pane], None],
    hand_now: Callable[[], Hand],
) -> bool:
    """What a key of a hardware keyboard does; whether it does anything."""
    hand = hand_now()
    if pane_now().name == "outline" and name != "Escape":
        return _trace_key(name, desk, hand)
    if name in ARROWS:
        if pane_now() != Pane():
            put_pane(Pane())
        desk.hold(at=beyond(layout, hexes | desk.facts.tiles.keys(), hand.at, name))
        return True
    if name in ("Enter", "Numpad Enter"):
        if hand.mode == "tile" or hand.at is None or pane_now() != Pane():
            return False
        desk.act(entry.tap, hand.at, None)
        return True
    kind, what = KEYS.get(name.upper() if len(name) == 1 else name, ("", ""))
    if kind == "escape":
        desk.hold(mode="tile")
        put_pane(Pane())
    elif pane_now() != Pane():
        return False
    elif kind == "habitat":
        desk.act(entry.habitat, what)
    elif kind == "animal":
        choices = offered(desk, chosen_tile(desk))
        if int(what) < len(choices):
            desk.act(entry.animal, choices[int(what)])
    elif kind == "sign":
        desk.act(entry.sign, what)
    elif kind == "die":
        desk.act(entry.die, int(what) or None)
    elif kind == "turn":
        desk.act(entry.turn, int(what))
    elif kind == "clear":
        desk.act(entry.clear)
    elif kind == "move":
        desk.act(entry.pick_up)
    return bool(kind)


def _trace_key(name: str, desk: Desk, hand: Hand) -> bool:
    """Arrows and Enter while a board is traced."""
    if name in ARROWS:
        layout = fit(FIELD, 400, 400, flat=desk.outline is not None and desk.outline.flat)
        desk.hold(at=beyond(layout, FIELD, hand.at, name))
    elif name in ("Enter", "Numpad Enter") and hand.at is not None and desk.pane.key:
        trace(desk, hand.at)
    else:
        return False
    return True
