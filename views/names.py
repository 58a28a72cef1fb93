"""What the screens call the games, and the switches of each."""

from __future__ import annotations

from scorers import GAMES
from wording import Words


def game_name(t: Words, game: str) -> str:
    """The name of a game in the present language."""
    names = {
        "spectacular": t("Spectacular"),
        "subastral": t("Subastral"),
        "wild_world": t("Wild World"),
        "beanstalk": t("Beanstalk"),
    }
    return names.get(game, game)


def game_line(t: Words, game: str) -> str:
    """One line on what is laid out in a game."""
    lines = {
        "spectacular": t("An animal park of hexes and dice"),
        "subastral": t("A journal of eight biomes"),
        "wild_world": t("Monsters, potions and a journey"),
        "beanstalk": t("An elevator full of troubles"),
    }
    return lines.get(game, "")


def emblem(game: str) -> str:
    """The address of a game's emblem."""
    return f"/emblems/{game}.svg"


__all__ = ["GAMES", "emblem", "game_line", "game_name"]
