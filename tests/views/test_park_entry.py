"""What taps make of a park: events in, match out; what lights up; rulings; worker tokens in one step."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from book import AnimalNames, Outline, StarHex, value
from book.edits import apply_all
from scorers import match_from, score
from scorers.spectacular_board import HABITATS
from scorers.workers import advise
from views.boards.park import edits, entry, rulings, whole
from views.boards.park.animals import BUILT_IN, chips, habitat_of, renamed, slots
from views.boards.park.edits import SIGNS, sign_of, tiles_of
from views.boards.park.entry import Hand
from views.boards.park.facts import facts, lines_of, lit
from views.boards.park.trace import from_file, to_file, traced

CASES = Path(__file__).parents[1] / "cases"


def case(name: str) -> dict:
    return json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))


def blank() -> dict:
    return {
        "format": "match",
        "version": 1,
        "game": "spectacular",
        "options": {},
        "seats": [{"id": "p1", "name": "Gina"}],
        "about": {"id": "m"},
    }


class Player:
    """Someone at one device: the hand and the match after each deed."""

    def __init__(self, document: dict | None = None) -> None:
        self.document = document or blank()
        self.hand = Hand("p1")
        self.taps = 0

    def do(self, deed, *args) -> Player:
        self.hand, maker = deed(self.hand, self.document, *args)
        self.taps += 1
        return self.make(maker) if maker is not None else self

    def make(self, maker) -> Player:
        self.document, _ = apply_all(self.document, maker(self.document))
        match_from(self.document)
        return self

    def tiles(self, where="park") -> dict:
        return {tuple(tile["at"]): tile for tile in tiles_of(self.document, "p1", where)}

    def lay(self, tile: dict) -> Player:
        """Lays one tile in as few taps as the hand allows."""
        at, wanted = tuple(tile["at"]), sign_of(tile)
        self.do(entry.tap, at, tile["arc"]["corner"] if "arc" in tile else None)
        if self.hand.habitat != tile["habitat"]:
            self.do(entry.habitat, tile["habitat"])
        if tile.get("animal") is not None:
            self.do(entry.animal, tile["animal"])
        laid = self.tiles().get(at)
        if laid is None or sign_of(laid) != wanted:
            self.do(entry.sign, wanted)
        if "die" in tile:
            self.do(entry.die, tile["die"])
        return self


animals = st.sampled_from([None, *(name for names in BUILT_IN.values() for name in names), "green animal 3", "ゴリラ"])
hexes = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


@st.composite
def tiles(draw):
    sign = draw(st.sampled_from(SIGNS))
    tile = edits.new_tile(draw(hexes), draw(st.sampled_from(HABITATS)), sign, draw(st.integers(0, 5)), draw(animals))
    die = draw(st.sampled_from([None, 1, 2, 3, 4, 5, 6]))
    return tile if die is None else {**tile, "die": die}


parks = st.lists(tiles(), max_size=20, unique_by=lambda tile: tuple(tile["at"]))


@given(parks)
def test_any_park_can_be_laid_by_taps(park):
    player = Player()
    for tile in park:
        player.lay(tile)
    assert player.tiles() == {tuple(tile["at"]): tile for tile in park}


def test_the_full_park_takes_few_taps():
    """FIELD "Entry": too many taps."""
    player = Player()
    outline = Outline(
        hexes=((-1, 2),),
        entrance=((-1, 2), (0, 2), (1, 1)),
        stars=(StarHex(at=(-1, 2), habitat="green", animal="saola"),),
    )
    player.make(whole.set_outline("p1", "Saola", outline))
    wanted = case("spectacular-full-park")["seats"][0]["board"]["park"]["tiles"]
    for tile in wanted[:-1]:
        player.lay(tile)
    assert player.tiles() == {tuple(tile["at"]): tile for tile in wanted}
    assert player.taps <= 75


@given(parks, st.randoms(use_true_random=False))
def test_whatever_is_tapped_the_match_stays_one_that_can_lie_on_a_table(park, random):
    player = Player()
    for tile in park[:6]:
        player.lay(tile)
    for _ in range(25):
        deed, *args = random.choice(
            [
                (entry.tap, (random.randint(-3, 3), random.randint(-3, 3)), random.choice([None, 0, 3, 5])),
                (entry.habitat, random.choice(HABITATS)),
                (entry.animal, random.choice(["sloth", "penguin", "green animal 4"])),
                (entry.sign, random.choice(SIGNS)),
                (entry.die, random.choice([None, 1, 6])),
                (entry.turn, random.choice([-1, 1])),
                (entry.clear,),
                (entry.pick_up,),
            ]
        )
        if random.random() < 0.2:
            player.hand = replace(player.hand, mode=random.choice(["tile", "stamp", "dice", "entrance"]))
        player.do(deed, *args)  # match_from refuses what can't lie on a table


def test_a_tap_on_a_laid_tile_only_chooses_it_and_the_next_one_turns_its_arc():
    player = Player().lay(edits.new_tile((0, 0), "green", "black", 2, "sloth"))
    player.do(entry.tap, (1, 0), 0)
    before = player.document
    player.do(entry.tap, (0, 0), 4)
    assert player.document == before
    player.do(entry.tap, (0, 0), 4)
    assert player.tiles()[0, 0]["arc"] == {"colour": "black", "corner": 4}
    player.do(entry.turn, 3)
    assert player.tiles()[0, 0]["arc"]["corner"] == 1


def test_the_stamp_lays_the_last_tile_once_more():
    player = Player().lay(edits.new_tile((0, 0), "blue", "beige", 2, "penguin"))
    player.hand = replace(player.hand, mode="stamp")
    player.do(entry.tap, (1, 0), 5)
    player.do(entry.tap, (2, 0), None)
    assert player.tiles()[1, 0] == edits.new_tile((1, 0), "blue", "beige", 5, "penguin")
    assert player.tiles()[2, 0]["arc"]["corner"] == 5
    player.do(entry.sign, "breeding")  # the stamp, not the tile that lies on the chosen hex
    assert sign_of(player.tiles()[2, 0]) == "beige"
    player.do(entry.tap, (3, 0), 1)
    assert player.tiles()[3, 0] == edits.new_tile((3, 0), "blue", "breeding", 0, "penguin")


def test_dice_are_set_and_taken_away_by_the_same_tap():
    player = Player().lay(edits.new_tile((0, 0), "blue", "breeding", 0, "penguin"))
    player.hand = replace(player.hand, mode="dice")
    player.do(entry.die, 2).do(entry.tap, (0, 0), 3).do(entry.tap, (5, 5), None)
    assert player.tiles()[0, 0]["die"] == 2
    assert len(player.tiles()) == 1
    player.do(entry.tap, (0, 0), None)
    assert "die" not in player.tiles()[0, 0]


def test_a_tile_takes_its_die_along():
    tile = {**edits.new_tile((0, 0), "gray", "brown", 2, "pangolin"), "die": 5}
    player = Player().lay(tile).lay(edits.new_tile((1, 0), "gray", "breeding", 0, None))
    player.do(entry.tap, (0, 0), None).do(entry.pick_up).do(entry.tap, (1, 0), None)
    assert set(player.tiles()) == {(0, 0), (1, 0)}  # the hex is taken: it stays
    player.do(entry.tap, (0, 0), None).do(entry.pick_up).do(entry.tap, (0, 1), 2)
    assert player.tiles()[0, 1] == {**tile, "at": [0, 1]}
    assert (0, 0) not in player.tiles()


def test_another_habitat_asks_for_another_animal_and_keeps_the_die():
    player = Player().lay({**edits.new_tile((0, 0), "gray", "brown", 2, "pangolin"), "die": 5})
    player.do(entry.habitat, "blue")
    assert player.tiles()[0, 0] == {**edits.new_tile((0, 0), "blue", "brown", 2, None), "die": 5}
    player.do(entry.animal, "penguin").do(entry.animal, "penguin")  # named again: taken away
    assert "animal" not in player.tiles()[0, 0]


def test_an_animal_remembers_its_last_sign():
    player = Player().lay(edits.new_tile((0, 0), "green", "brown", 2, "sloth"))
    player.lay(edits.new_tile((1, 0), "green", "breeding", 0, "orangutan"))
    player.do(entry.tap, (2, 0), 3).do(entry.animal, "sloth")
    assert player.tiles()[2, 0] == edits.new_tile((2, 0), "green", "brown", 3, "sloth")


def test_star_tiles_lie_on_their_outline_and_stay_when_all_is_cleared():
    star = StarHex(at=(0, 0), habitat="green", animal="saola")
    outline = Outline(hexes=((0, 0), (1, 0)), entrance=((1, 0),), stars=(star,))
    player = Player().make(whole.set_outline("p1", "ours", outline))
    assert player.tiles() == {(0, 0): edits.new_tile((0, 0), "green", "star", 0, "saola")}
    assert value(player.document, "p1", "board.park.entrance") == [[1, 0]]
    assert whole.outline_name(player.document, "p1") == "ours"
    player.lay(edits.new_tile((1, 0), "green", "black", 0, "sloth"))
    player.make(whole.clear_all("p1", "park", outline))
    assert list(player.tiles()) == [(0, 0)]


def test_round_1_is_kept_and_corrected_apart_from_the_park():
    player = Player().make(whole.set_entrance("p1", (0, 0)))
    player.lay({**edits.new_tile((0, 0), "green", "black", 0, "sloth"), "die": 4})
    player.make(whole.round1_over("p1"))
    player.lay({**edits.new_tile((1, 0), "green", "black", 0, "sloth"), "die": 5})
    assert list(player.tiles("round1")) == [(0, 0)]
    assert score(match_from(player.document)).seats[0].category("entrance").points == 4
    player.hand = replace(player.hand, where="round1")
    player.do(entry.tap, (0, 0), None).do(entry.die, 3)
    assert player.tiles("round1")[0, 0]["die"] == 3
    assert player.tiles()[0, 0]["die"] == 4


@pytest.mark.parametrize("for_", ["final", "entrance"])
def test_worker_tokens_are_used_in_one_step_that_gains_what_was_said(for_):
    document = {**case("spectacular-full-park"), "about": {"id": "m"}}
    board = document["seats"][0]["board"]
    del board["entrance_points"]
    board["round1"] = {"tiles": board["park"]["tiles"]}
    before = score(match_from(document)).seats[0].total
    advice = advise(match_from(document), for_).seats[0]
    assert advice.gain > 0
    maker = whole.use_workers("p1", advice.moves, for_)
    player = Player(document).make(maker)
    seat = score(match_from(player.document)).seats[0]
    if for_ == "final":
        assert seat.total == before + advice.gain
    else:
        old = score(match_from(document)).seats[0].category("entrance").points
        assert seat.category("entrance").points == old + advice.gain
        assert player.tiles() == player.tiles("round1")  # the dice on the table stay turned
    assert len(value(player.document, "p1", "board.workers")) == 3 - len(advice.moves)
    assert not maker(player.document)  # once


@given(parks)
def test_a_piece_takes_part_in_a_line_when_the_line_lights_it(park):
    document = blank()
    document["seats"][0]["board"] = {"park": {"tiles": park}}
    match = match_from(document)
    seat = score(match).seats[0]
    board = match.seats[0].board
    for category in seat.categories:
        for number in range(len(category.lines)):
            for at in lit(board, category, number, "park"):
                assert (category, number) in lines_of(seat, board, at, "park")
    for tile in match.seats[0].board.park.tiles:
        for category, number in lines_of(seat, board, tile.at, "park"):
            assert tile.at in lit(board, category, number, "park")


@given(parks)
def test_what_stands_in_the_park_is_what_scores(park):
    document = blank()
    document["seats"][0]["board"] = {"park": {"tiles": park}}
    match = match_from(document)
    seat = score(match).seats[0]
    found = facts(document, match, seat, 0, "park")
    for area in found.areas:
        assert area.points == area.sum * area.breeding
    for habitat in HABITATS:
        assert sum(area.points for area in found.areas if area.habitat == habitat) == seat.category(habitat).points
    assert sum(tip.points for tip in found.towers) == seat.category("towers").points
    assert all(tip.at in tip.hexes and len(tip.hexes) == 3 for tip in found.towers)


def test_we_play_it_so_silences_a_broken_rule_and_is_noted():
    document = {**case("spectacular-broken-rules"), "about": {"id": "m"}}
    match = match_from(document)
    seat = score(match).seats[0]
    found = facts(document, match, seat, 0, "park")
    at, (one, *_) = next(iter(found.broken.items()))
    key = rulings.ruling_key(seat.id, one, tiles_of(document, seat.id, "park"))
    after, _ = apply_all(document, rulings.rule(key, True)(document))
    quiet = facts(after, match_from(after), score(match_from(after)).seats[0], 0, "park")
    assert one not in quiet.broken.get(at, ())
    assert one in quiet.ruled[at]
    assert rulings.rulings(after) == {key}
    again, _ = apply_all(after, rulings.rule(key, False)(after))
    assert rulings.rulings(again) == frozenset()


def test_four_animals_a_habitat_named_or_not():
    assert slots(None, "orange") == ("giraffe", "orange animal 2", "orange animal 3", "orange animal 4")
    names = renamed(None, "orange", 1, "  lion ")
    assert slots(names, "orange")[:2] == ("giraffe", "lion")
    assert renamed(names, "blue", 3, "ＬＩＯＮ") is None
    assert slots(renamed(names, "orange", 1, ""), "orange")[1] == "orange animal 2"
    assert habitat_of(names, "Lion") == "orange"
    laid = [("orange", "zebra"), ("green", "gorilla"), ("orange", "orange animal 3")]
    assert chips(names, "orange", laid) == ("giraffe", "lion", "orange animal 3", "zebra")
    assert chips(AnimalNames(), "gray", []) == slots(None, "gray")


def test_a_renamed_animal_stays_one_kind():
    player = Player().lay(edits.new_tile((0, 0), "green", "black", 0, "green animal 3"))
    player.lay(edits.new_tile((1, 0), "green", "black", 0, "green animal 3"))
    player.make(whole.round1_over("p1")).make(edits.rename_animal("p1", "green animal 3", "gorilla"))
    assert {tile["animal"] for where in ("park", "round1") for tile in player.tiles(where).values()} == {"gorilla"}


@given(st.lists(st.tuples(st.sampled_from(["hex", "entrance", "start", "star"]), hexes), max_size=40))
def test_an_outline_traced_by_taps_is_handed_on_whole(taps):
    outline = Outline(hexes=(), entrance=())
    for tool, at in taps:
        outline = traced(outline, tool, at, "blue", "saola")
        assert {*outline.entrance, *outline.start, *(star.at for star in outline.stars)} <= set(outline.hexes)
        assert len(outline.entrance) <= 3
        assert len(outline.start) <= 3
    assert from_file(to_file(outline)) == outline


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b'{"hexes": [[0,0]], "entrance": [[1,1]]}', b'{"hexes": [[0,0],[0,0]], "entrance": []}']
)
def test_what_is_no_outline_is_not_taken_in(data):
    assert from_file(data) is None


@given(tiles())
def test_a_tap_undone_is_as_if_it_had_not_been(tile):
    """FIELD "Explanations": add-then-remove does not come back to where it was."""
    player = Player().lay(tile)
    before = player.document
    for deed, *args in ((entry.sign, "brown"), (entry.die, 3), (entry.habitat, "blue"), (entry.clear,)):
        _, maker = deed(player.hand, player.document, *args)
        if maker is not None:
            changed, back = apply_all(player.document, maker(player.document))
            assert apply_all(changed, back)[0] == before
