"""Beanstalk: the elevator of the solo expansion, or the goods of the base game."""

from __future__ import annotations

import flet as ft

from scorers.elevator import BeanstalkMatch
from views.boards.base_goods import BaseGoods
from views.boards.elevator.board import Elevator
from views.boards.table import Table


@ft.component
def BeanstalkBoard(table: Table, key: str | None = None) -> ft.Control:
    """The board of the match's mode; see `views.boards.BOARDS`."""
    match = table.match
    assert isinstance(match, BeanstalkMatch)
    board = BaseGoods if match.options.mode == "base" else Elevator
    return ft.Container(board(table, key=match.options.mode), expand=True)
