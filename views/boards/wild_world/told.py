"""The seven categories with their lines, each drawn anew only when it changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorers.result import Category
from views.boards.wild_world import edits
from views.boards.wild_world.deeds import Deeds
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.facts import lines_of
from views.parts.lines import CategoryLines
from views.parts.violations import violation_marks
from views.session import Session


def told_lines(desk: Desk) -> list[ft.Control]:
    """Broken rules, then the categories; those lines are marked that the chosen piece takes part in."""
    marked = lines_of(desk.board, desk.result, desk.chosen.piece)
    chosen = desk.chosen
    return [
        ft.Column(violation_marks(desk.session, desk.result.violations), spacing=8, tight=True, key="broken"),
        *(
            MemoTold(
                desk.session,
                category,
                chosen.line if chosen.category == category.key else None,
                marked[category.key],
                desk.deeds,
                key=category.key,
            )
            for category in desk.result.categories
        ),
    ]


@ft.component
def Told(
    session: Session,
    category: Category,
    chosen: int | None,
    marked: frozenset[int],
    deeds: Deeds,
    key: str | None = None,
) -> ft.Control:
    """One category: its points, its lines, and the way back from a total written by hand.

    The session is there to be looked at by `ft.memo`: with another one all is drawn anew.
    """
    return CategoryLines(
        "wild_world",
        category,
        chosen,
        marked,
        lambda number: deeds.tap_line(category.key, number),
        lambda: deeds.do(edits.count_again(deeds.seat, category.key)),
    )


MemoTold: Callable[..., Any] = ft.memo(Told)  # type: ignore[no-untyped-call]
