"""Beanstalk's elevator: what floats, the size and signs of its grid, and the squares of its troubles."""

from __future__ import annotations

import pytest
from documents import Doc, match, refused, violations

from scorers.elevator import Grid

ELEVATOR = "seats.0.board.elevator"


def of(*rows: str, columns: int | None = None, height: int | None = None, letters: str = "AB") -> Doc:
    """A practice match after 12 turns with this grid; its troubles are those placed in it, unresolved."""
    known = [{"id": letter, "kind": "coins", "resolved": letter not in "".join(rows)} for letter in letters]
    options = {"mode": "practice", "columns": columns or len(rows[0]), "rows": height or len(rows)}
    return match(
        "beanstalk", {"board": {"turns_played": 12, "elevator": list(rows), "troubles": known}}, options=options
    )


class TestFloating:
    @pytest.mark.parametrize(
        ("rows", "cells"),
        [
            (["...", "...", "1.2"], []),
            (["...", "1..", "1.."], []),
            (["...", "1..", "..."], [(1, 0)]),
            (["?..", "1..", "..."], [(1, 0)]),
            (["1..", "...", "1.."], [(0, 0)]),
            (["1.1", "...", "..."], [(0, 0), (0, 2)]),
            (["AA.", "AA."], []),
            (["AA.", "AA.", "1.."], []),
            (["AA.", "AA.", ".?."], []),
            (["AA.", "AA.", "..1"], [(1, 0)]),
            (["1..", "AA.", "AA."], []),
            (["..1", "AA.", "AA."], [(0, 2)]),
            (["AA.", "AA.", ".BB", ".BB"], []),
            (["AA...", "AA...", "..BB.", "..BB."], [(1, 0)]),
        ],
    )
    def test_tiles_and_troubles_need_something_beneath(self, rows: list[str], cells: list[tuple[int, int]]) -> None:
        """A trouble floats when both cells of its lower edge have nothing beneath."""
        assert Grid(rows).floating == cells

    def test_it_is_told_once_for_the_elevator(self) -> None:
        document = of("1.1.1", "AA.1.", "AA...", ".....", letters="A")
        document["seats"][0]["board"]["turns_played"] = 6
        assert violations(document) == [("floating", "elevator")]


class TestCentre:
    @pytest.mark.parametrize(("top", "filled"), [("..1..", True), (".1.1.", False), ("..?..", True), ("11.11", False)])
    def test_it_is_the_top_cell_of_the_middle_column(self, top: str, filled: bool) -> None:
        """Beanstalk solo, "End of the game"."""
        assert Grid([top, "....."]).centre_filled is filled


class TestRefusals:
    @pytest.mark.parametrize(
        ("document", "faults"),
        [
            (of("...", "..."), []),
            (of("...", "...", height=3), [(ELEVATOR, "grid_rows")]),
            (of("...", "...", "...", height=2), [(ELEVATOR, "grid_rows")]),
            (of("...", "...", columns=5), [(f"{ELEVATOR}.0", "grid_columns"), (f"{ELEVATOR}.1", "grid_columns")]),
            (of("...", ".."), [(f"{ELEVATOR}.1", "grid_columns")]),
            (of("...", "...."), [(f"{ELEVATOR}.1", "grid_columns")]),
            (of("...", ""), [(f"{ELEVATOR}.1", "grid_columns")]),
            (of("...", "..5"), [(f"{ELEVATOR}.1", "grid_sign")]),
            (of("..0", "..."), [(f"{ELEVATOR}.0", "grid_sign")]),
            (of("..M", "..."), [(f"{ELEVATOR}.0", "grid_sign")]),
            (of("aa.", "aa."), [(f"{ELEVATOR}.0", "grid_sign"), (f"{ELEVATOR}.1", "grid_sign")]),
            (of(".. ", "..\n"), [(f"{ELEVATOR}.0", "grid_sign"), (f"{ELEVATOR}.1", "grid_sign")]),
            (of("..１", "..Ａ"), [(f"{ELEVATOR}.0", "grid_sign"), (f"{ELEVATOR}.1", "grid_sign")]),
            (of("CC.", "CC."), [(f"{ELEVATOR}.0", "no_trouble")]),
            (of("...", "CC.", "CC.", "CC."), [(f"{ELEVATOR}.1", "no_trouble"), (f"{ELEVATOR}.1", "no_square")]),
            (of("A..", "..."), [(f"{ELEVATOR}.0", "no_square")]),
            (of("AA.", "A.."), [(f"{ELEVATOR}.0", "no_square")]),
            (of("...", "...", "AA."), [(f"{ELEVATOR}.2", "no_square")]),
            (of("AA.", ".AA"), [(f"{ELEVATOR}.0", "no_square")]),
            (of("A.A", "A.A"), [(f"{ELEVATOR}.0", "no_square")]),
            (of(".A.", "A.A"), [(f"{ELEVATOR}.0", "no_square")]),
            (of("AAA", "AAA"), [(f"{ELEVATOR}.0", "no_square")]),
            (of("AA.AA", "AA.AA"), [(f"{ELEVATOR}.0", "no_square")]),
            (of("AAAA.", "....."), [(f"{ELEVATOR}.0", "no_square")]),
            (of("AABB.", "AABB."), []),
            (of("BB.", "BB.", "AA.", "AA."), []),
        ],
    )
    def test_the_grid(self, document: Doc, faults: list[tuple[str, str]]) -> None:
        assert refused(document) == faults

    def test_every_letter_from_a_to_l_may_lie_in_the_grid(self) -> None:
        rows = ["AABBCCDDEEFF.", "AABBCCDDEEFF.", "GGHHIIJJKKLL.", "GGHHIIJJKKLL."]
        assert refused(of(*rows, letters="ABCDEFGHIJKL")) == []
