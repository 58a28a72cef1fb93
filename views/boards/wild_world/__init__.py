"""Wild World: a player's board, entered piece by piece."""

from views.boards.wild_world.board import WildWorld

__all__ = ["WildWorld"]
