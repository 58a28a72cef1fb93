"""The boards: what lies on the table, entered piece by piece. One component a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from views.boards.beanstalk import BeanstalkBoard
from views.boards.journal import Journal
from views.boards.park.editor import Park
from views.boards.wild_world import WildWorld

BOARDS: dict[str, Callable[..., Any]] = {
    "spectacular": Park,
    "subastral": Journal,
    "wild_world": WildWorld,
    "beanstalk": BeanstalkBoard,
}
"""The board of each game: a component that takes a `views.boards.table.Table` and a `key`.

Games without one here are entered by hand on the sheet.
"""

__all__ = ["BOARDS"]
