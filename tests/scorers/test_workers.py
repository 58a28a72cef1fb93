"""The adviser for leftover worker tokens, against all ways to use them, tried one by one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from advising import (
    COLOURS,
    DISC,
    FULL_PARK,
    HEART,
    TOKENS,
    Document,
    advice,
    best_by_trying,
    check_moves,
    document,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from scorers.workers import For

# Parks made up: crowded, so that areas, towers and groups come up often; dice that break a rule among them.


@st.composite
def parks(draw: st.DrawFn, hexes: list[tuple[int, int]], least: int, most: int) -> list[Document]:
    places = draw(st.lists(st.sampled_from(hexes), min_size=least, max_size=most, unique=True))
    habitats = draw(st.sampled_from((("green",), ("green", "blue"), COLOURS)))
    # Arcs that look to one point build a tower where three such tiles meet there.
    towers = {(0, 0): 0, (1, 0): 2, (1, -1): 4} if draw(st.booleans()) else {}
    by_the_rules = {"tower": (1, 5), "breeding": (1, 2), "star": (6, 6)} if draw(st.booleans()) else {}
    laid = []
    for at in places:
        tile: Document = {"at": list(at), "habitat": draw(st.sampled_from(habitats))}
        tile["kind"] = "tower" if at in towers else draw(st.sampled_from(("tower", "breeding", "breeding", "star")))
        if at in towers:
            tile["arc"] = {"colour": "black", "corner": towers[at]}
        elif tile["kind"] == "tower" or (tile["kind"] == "star" and draw(st.booleans())):
            colour = draw(st.sampled_from(("black", "brown", "beige")))
            tile["arc"] = {"colour": colour, "corner": draw(st.integers(0, 5))}
        if draw(st.integers(0, 4)):
            tile["die"] = draw(st.integers(*by_the_rules.get(tile["kind"], (1, 6))))
        laid.append(tile)
    return laid


@st.composite
def matches(draw: st.DrawFn, hexes: list[tuple[int, int]], least: int, most: int, tokens: int) -> Document:
    park = draw(parks(hexes, least, most))
    useful = st.sampled_from(("multi", *sorted({tile["habitat"] for tile in park})))
    number = draw(st.integers(0, tokens))
    workers = draw(st.lists(useful | st.sampled_from(TOKENS), min_size=number, max_size=number))
    match = document(park, workers, round1={"tiles": deepcopy(park)})
    places = [tuple(tile["at"]) for tile in park]
    doors = draw(st.lists(st.sampled_from(places), min_size=draw(st.integers(0, 1)), max_size=3, unique=True))
    match["seats"][0]["board"]["park"]["entrance"] = [list(at) for at in doors]
    match["options"]["lone_die_scores"] = draw(st.booleans())
    return match


fors = st.sampled_from(("final", "entrance"))
untimed = settings(deadline=None)  # trying every way takes what it takes on a busy machine


@untimed
@given(matches(HEART, 3, 7, tokens=3), fors)
def test_no_other_use_of_up_to_three_tokens_gains_more_or_as_much_with_fewer(match: Document, for_: For) -> None:
    gain, moves = advice(match, for_)
    assert (gain, len(moves)) == best_by_trying(match, for_)
    check_moves(match, for_, gain, moves)


@untimed
@given(matches(HEART, 1, 3, tokens=5), fors)
def test_no_other_use_of_up_to_five_tokens_gains_more_or_as_much_with_fewer(match: Document, for_: For) -> None:
    gain, moves = advice(match, for_)
    assert (gain, len(moves)) == best_by_trying(match, for_)
    check_moves(match, for_, gain, moves)


@untimed
@given(matches(DISC, 8, 19, tokens=5), fors)
def test_gain_is_what_the_scorer_gives_after_the_moves_less_today(match: Document, for_: For) -> None:
    check_moves(match, for_, *advice(match, for_))


@untimed
@given(matches(DISC, 3, 19, tokens=4), fors, st.sampled_from(COLOURS))
def test_another_token_never_costs_points_and_multi_is_never_worse_than_a_colour(
    match: Document, for_: For, colour: str
) -> None:
    workers = match["seats"][0]["board"]["workers"]
    fewer, _ = advice(match, for_)
    workers.append(colour)
    with_colour, _ = advice(match, for_)
    workers[-1] = "multi"
    with_multi, _ = advice(match, for_)
    assert 0 <= fewer <= with_colour <= with_multi


@untimed
@given(matches(DISC, 3, 19, tokens=5), fors, st.randoms(use_true_random=False))
def test_advice_is_the_same_in_any_order_of_tiles_and_tokens(match: Document, for_: For, random: Any) -> None:
    shuffled = deepcopy(match)
    board = shuffled["seats"][0]["board"]
    for pieces in (board["workers"], board["park"]["tiles"], board["round1"]["tiles"], board["park"]["entrance"]):
        random.shuffle(pieces)
    assert advice(shuffled, for_) == advice(match, for_)


@pytest.mark.slow
def test_full_park_with_all_five_tokens_against_every_way_to_use_them() -> None:
    match = document(FULL_PARK, list(TOKENS))
    gain, moves = advice(match)
    assert (gain, len(moves)) == best_by_trying(match, "final")
