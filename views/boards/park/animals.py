"""The animals of each habitat, as chips: those that the rule text names, those that the players named, the rest
nameless and still told apart. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from book import AnimalNames
from scorers.spectacular import alike
from scorers.spectacular_board import HABITATS
from wording.park import nameless

SLOTS: Final = 4
"""Kinds of animals a habitat: 16 in the box, and the star animal is the 17th."""
BUILT_IN: Final[dict[str, tuple[str, ...]]] = {
    "green": ("orangutan", "sloth"),
    "orange": ("giraffe",),
    "blue": ("penguin", "sea turtle"),
    "gray": ("snow leopard", "pangolin"),
}
"""The animals that the rule text names, by habitat."""
STARS: Final = ("saola",)
"""The star animals that the rule text names."""
SHELF: Final = "animals"
"""The name under which the shelf keeps the players' own names."""


def slots(names: AnimalNames | None, habitat: str) -> tuple[str, ...]:
    """The four animals of a habitat: as the players named them, else as the rule text does, else nameless."""
    own = getattr(names, habitat) if names is not None else ()
    known = BUILT_IN[habitat]
    return tuple(
        (own[place] if place < len(own) else "")
        or (known[place] if place < len(known) else nameless(habitat, place + 1))
        for place in range(SLOTS)
    )


def chips(names: AnimalNames | None, habitat: str, laid: Iterable[tuple[str, str | None]]) -> tuple[str, ...]:
    """The animals to choose from in a habitat: its four, and others that lie there already (a file's, an old name's).

    `laid` are the (habitat, animal) of the tiles. An animal that is none of the four takes the place of one that is
    nameless and lies nowhere, as long as there is one.
    """
    chosen = list(slots(names, habitat))
    here = {alike(animal): animal for where, animal in reversed(list(laid)) if where == habitat and animal is not None}
    others = [here[key] for key in reversed(here) if key not in {alike(one) for one in chosen}]
    for place, one in enumerate(chosen):
        if others and one == nameless(habitat, place + 1) and alike(one) not in here:
            chosen[place] = others.pop(0)
    return (*chosen, *others)


def habitat_of(names: AnimalNames | None, animal: str) -> str | None:
    """The habitat that an animal is one of the four of."""
    return next(
        (habitat for habitat in HABITATS if alike(animal) in {alike(one) for one in slots(names, habitat)}), None
    )


def renamed(names: AnimalNames | None, habitat: str, place: int, name: str) -> AnimalNames | None:
    """The names with one of the four named anew (empty: as it was at first).

    None if another animal has that name: two kinds of one name would count as one.
    """
    name = " ".join(name.split())[:60]
    before = names or AnimalNames()
    others = [one for each in HABITATS for at, one in enumerate(slots(before, each)) if (each, at) != (habitat, place)]
    if name and alike(name) in {alike(one) for one in others}:
        return None
    own = list(getattr(before, habitat))
    own += [""] * (SLOTS - len(own))
    own[place] = name
    changed: dict[str, Any] = {habitat: tuple(own)}
    return before.model_copy(update=changed)
