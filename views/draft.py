"""A match before it begins: who sits where, who starts, which switches are on. Pure, no screen.

Limits and switches are the scorers' own models; nothing is written twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any, get_args

from scorers import elevator, player_count, spectacular, subastral, wild_world
from views.theme import SEAT_COLOURS

NAME_LENGTH = 60
"""Signs a name may have, as in the match file."""

_OPTIONS: dict[str, ModuleType] = {
    "spectacular": spectacular,
    "subastral": subastral,
    "wild_world": wild_world,
    "beanstalk": elevator,
}


def switches(game: str) -> tuple[tuple[str, bool], ...]:
    """The options of a game that are on or off, with their defaults, in the order of its model."""
    fields = _OPTIONS[game].Options.model_fields
    return tuple((name, bool(one.default)) for name, one in fields.items() if one.annotation is bool)


def modes(game: str) -> tuple[str, ...]:
    """The modes of a game that has modes, in the order of its model; else none."""
    mode = _OPTIONS[game].Options.model_fields.get("mode")
    return tuple(get_args(mode.annotation)) if mode is not None else ()


@dataclass(frozen=True, slots=True)
class Chair:
    """One player who is to sit down. `key` tells chairs apart: names may be shared.

    `seat` is the id of the seat in a match that runs already.
    """

    key: int
    name: str
    player: str | None
    colour: str
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """Chairs in clockwise turn order. `start` is the key of the start player's chair."""

    game: str
    mode: str | None = None
    chairs: tuple[Chair, ...] = ()
    start: int | None = None
    options: Mapping[str, bool] = field(default_factory=dict)
    given: int = 0
    """How many chairs there ever were: the next one's key."""

    @property
    def least(self) -> int:
        """The fewest players of this game and mode."""
        return player_count(self.game, self.mode).least

    @property
    def most(self) -> int:
        """The most players of this game and mode."""
        return player_count(self.game, self.mode).most

    @property
    def ready(self) -> bool:
        """Whether the match can begin."""
        return self.least <= len(self.chairs) <= self.most

    @property
    def first(self) -> int | None:
        """The start player's chair: the marked one, else the first."""
        keys = [chair.key for chair in self.chairs]
        return self.start if self.start in keys else (keys[0] if keys else None)

    def seated(self, player: str) -> bool:
        """Whether that remembered player sits already."""
        return any(chair.player == player for chair in self.chairs)

    def sit(self, name: str, player: str | None = None, colour: str | None = None) -> Draft:
        """One more chair, in the colour wished for or the first free one. In a game for one it replaces the other,
        in the same seat.

        Nothing changes for an empty name, for a player who sits already, or at a full table.
        """
        name = " ".join(name.split())[:NAME_LENGTH]
        if not name or (player is not None and self.seated(player)):
            return self
        chairs = () if self.most == 1 else self.chairs
        if len(chairs) >= self.most:
            return self
        taken = {chair.colour for chair in chairs}
        free = [one.key for one in SEAT_COLOURS if one.key not in taken]
        chosen = colour if colour in free else free[0]
        seat = self.chairs[0].seat if self.most == 1 and self.chairs else None
        chair = Chair(self.given, name, player, chosen, seat)
        return replace(self, chairs=(*chairs, chair), given=self.given + 1)

    def leave(self, key: int) -> Draft:
        """Without that chair."""
        return replace(self, chairs=tuple(chair for chair in self.chairs if chair.key != key))

    def move(self, key: int, by: int) -> Draft:
        """That chair `by` places on in turn order, as far as there are places."""
        chairs = list(self.chairs)
        at = next((place for place, chair in enumerate(chairs) if chair.key == key), None)
        if at is None:
            return self
        chair = chairs.pop(at)
        chairs.insert(min(max(at + by, 0), len(chairs)), chair)
        return replace(self, chairs=tuple(chairs))

    def rename(self, key: int, name: str) -> Draft:
        """That chair's player by another name; nothing changes for an empty one."""
        name = " ".join(name.split())[:NAME_LENGTH]
        if not name:
            return self
        return replace(
            self, chairs=tuple(replace(chair, name=name) if chair.key == key else chair for chair in self.chairs)
        )

    def recolour(self, key: int) -> Draft:
        """That chair in the next colour; whoever has it takes the one given up."""
        keys = [one.key for one in SEAT_COLOURS]
        old = next((chair.colour for chair in self.chairs if chair.key == key), None)
        if old is None:
            return self
        new = keys[(keys.index(old) + 1) % len(keys)]
        swap = {old: new, new: old}
        return replace(
            self,
            chairs=tuple(
                replace(chair, colour=swap[chair.colour]) if chair.key == key or chair.colour == new else chair
                for chair in self.chairs
            ),
        )

    def begin_with(self, key: int) -> Draft:
        """That chair's player starts."""
        return replace(self, start=key)

    def switch(self, name: str, on: bool) -> Draft:
        """An option on or off."""
        return replace(self, options={**self.options, name: on})

    def play(self, mode: str) -> Draft:
        """Another mode; chairs that it has no room for are taken away from the end."""
        most = player_count(self.game, mode).most
        return replace(self, mode=mode, chairs=self.chairs[:most])

    def allowed(self, name: str) -> bool:
        """Whether that switch can be on: Spectacular's solo challenge is for one ("Solo challenge")."""
        return not (self.game == "spectacular" and name == "solo" and len(self.chairs) > 1)

    def on(self, name: str) -> bool:
        """Whether that switch is on."""
        default = dict(switches(self.game))[name]
        return self.allowed(name) and self.options.get(name, default)

    def match_options(self) -> dict[str, Any]:
        """The `options` of the match file; what is as the rules have it is left out."""
        chosen: dict[str, Any] = {
            name: self.on(name) for name, default in switches(self.game) if self.on(name) != default
        }
        return {"mode": self.mode, **chosen} if self.mode else chosen

    def match_seats(self) -> list[dict[str, Any]]:
        """The `seats` of the match file, `p1`, `p2`, ... A solo elevator starts in its light form, without a grid."""
        seats: list[dict[str, Any]] = []
        for number, chair in enumerate(self.chairs, 1):
            seat: dict[str, Any] = {"id": f"p{number}", "name": chair.name}
            if chair.player is not None:
                seat["player"] = chair.player
            if self.game == "beanstalk" and self.mode != "base":
                seat["board"] = {"turns_played": 0, "troubles": [], "centre_top_filled": False}
            seats.append(seat)
        return seats

    def match_about(self) -> dict[str, Any]:
        """What the book keeps beside the score: the start player's seat and the seats' colours."""
        about: dict[str, Any] = {"colours": {f"p{number}": chair.colour for number, chair in enumerate(self.chairs, 1)}}
        for number, chair in enumerate(self.chairs, 1):
            if chair.key == self.first:
                about["start_player"] = f"p{number}"
        return about


def new_draft(game: str) -> Draft:
    """An empty table for `game`, in its first mode if it has modes."""
    return Draft(game, mode=next(iter(modes(game)), None))
