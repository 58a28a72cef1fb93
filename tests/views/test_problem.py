"""The bar that says why something was not done."""

from __future__ import annotations

from book import NothingToUndo
from views.parts.problem import Problem


def test_its_cross_has_a_spoken_name_and_closes_it(show):
    closed = []
    device = show(lambda: Problem(NothingToUndo(), lambda: closed.append(1)))
    device.tap("Close")
    assert closed == [1]
