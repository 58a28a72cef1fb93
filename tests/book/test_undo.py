"""Undo and redo: one's own last step, without limit, across restarts."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matches_in_play import edit_of, match_changes, play, subastral_changes

from book import ABSENT, Book, Edit, NothingToRedo, NothingToUndo, Overtaken, count, put
from book.edits import same
from scorers import Refused, match_from

TAIGA = "board.journal[taiga]"
drawn_steps = st.lists(
    st.tuples(st.sampled_from(["p1", "p2"]), st.one_of(subastral_changes, match_changes)), max_size=12
)


def tap(book: Book, match: str, piece: str, by: int = 1, seat: str = "p1", device: str = "a") -> Any:
    return book.change(match, lambda now: [count(now, seat, piece, by)], who="Gina", device=device).document


def pad(book: Book, match: str) -> dict[str, int]:
    return dict(book.get(match).document["seats"][0].get("pad", {}))


def test_as_many_undos_as_steps_give_the_start_and_as_many_redos_the_end(book: Book) -> None:
    """FIELD "Entry": no undo."""

    @settings(max_examples=60, deadline=None)
    @given(drawn_steps)
    def law(drawn: list[tuple[str, tuple[str, Any]]]) -> None:
        match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
        documents = play(book, match, drawn)
        for before in documents[-2::-1]:
            assert same(book.undo(match, who="Gina", device="a").document, before)
        with pytest.raises(NothingToUndo):
            book.undo(match, who="Gina", device="a")
        for after in documents[1:]:
            assert same(book.redo(match, who="Gina", device="a").document, after)
        with pytest.raises(NothingToRedo):
            book.redo(match, who="Gina", device="a")
        for before in documents[-2::-1]:
            assert same(book.undo(match, who="Gina", device="a").document, before)

    law()


def test_adding_then_removing_comes_back_to_where_it_was(book: Book) -> None:
    """FIELD: add-then-remove does not come back to where it was. By hand, in any order, with other pieces between."""

    @settings(max_examples=60, deadline=None)
    @given(st.permutations(["desert", "taiga", "tundra"]), st.permutations(["desert", "taiga", "tundra"]))
    def law(added: list[str], removed: list[str]) -> None:
        start = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}])
        for biome in added:
            tap(book, start.id, f"board.journal[{biome}]", +2)
        for biome in removed:
            tap(book, start.id, f"board.journal[{biome}]", -1)
            tap(book, start.id, f"board.journal[{biome}]", -1)
        assert book.get(start.id).document == start.document

    law()


def test_a_journal_said_to_be_empty_stays_so_when_a_card_comes_and_goes(book: Book, subastral: str) -> None:
    book.apply(subastral, [Edit("p1", "board.journal", ABSENT, [])], who="Gina", device="a")
    before = book.get(subastral).document
    tap(book, subastral, TAIGA, +1)
    assert tap(book, subastral, TAIGA, -1) == before


def test_undo_goes_on_after_a_restart(subastral: str, book: Book, reopen: Callable[[], Book]) -> None:
    for _ in range(30):
        tap(book, subastral, TAIGA)
    book.close()
    again = reopen()
    for cards in range(29, 0, -1):
        after = again.undo(subastral, who="Gina", device="a").document
        assert after["seats"][0]["board"]["journal"] == [{"biome": "taiga", "cards": cards}]
    assert "board" not in again.undo(subastral, who="Gina", device="a").document["seats"][0]


def test_what_one_tap_changed_is_undone_at_once(book: Book) -> None:
    match = book.create("spectacular", [{"name": "Gina"}])
    tile = {"at": [0, 0], "habitat": "green", "kind": "breeding", "die": 1}
    book.apply(match.id, [Edit("p1", "board.park.tiles[0,0]", ABSENT, tile)], who="Gina", device="a")
    before = book.get(match.id).document
    move = [
        Edit("p1", "board.park.tiles[0,0]", tile, ABSENT),
        Edit("p1", "board.park.tiles[1,0]", ABSENT, {**tile, "at": [1, 0]}),
    ]
    after = book.apply(match.id, move, who="Gina", device="a").document
    assert after["seats"][0]["board"]["park"]["tiles"] == [{**tile, "at": [1, 0]}]
    assert book.undo(match.id, who="Gina", device="a").document == before
    assert book.redo(match.id, who="Gina", device="a").document == after


def test_each_device_undoes_its_own(subastral: str, book: Book) -> None:
    tap(book, subastral, "pad.mixed", 6, device="a")
    tap(book, subastral, "pad.matching", 9, device="b")
    book.undo(subastral, who="Gina", device="a")
    assert pad(book, subastral) == {"matching": 9}
    with pytest.raises(NothingToUndo):
        book.undo(subastral, who="Gina", device="a")
    book.undo(subastral, who="Paul", device="b")
    assert book.get(subastral).document["seats"][0] == {"id": "p1", "name": "Gina"}


def test_undo_never_wipes_out_what_somebody_else_wrote_since(subastral: str, book: Book) -> None:
    tap(book, subastral, "pad.matching", 9, device="a")
    tap(book, subastral, "pad.mixed", 6, device="a")
    tap(book, subastral, "pad.mixed", 1, device="b")
    before = book.get(subastral)
    with pytest.raises(Overtaken) as refused:
        book.undo(subastral, who="Gina", device="a")
    assert refused.value.values["present"] == 7
    assert book.get(subastral) == before
    book.undo(subastral, who="Gina", device="a", past=refused.value.values["step"])
    assert pad(book, subastral) == {"mixed": 7}
    with pytest.raises(NothingToUndo):
        book.undo(subastral, who="Gina", device="a")


def test_a_step_passed_over_stays_passed_over_even_if_it_was_the_last(subastral: str, book: Book) -> None:
    tap(book, subastral, "pad.mixed", 6, device="a")
    tap(book, subastral, "pad.mixed", 1, device="b")
    with pytest.raises(Overtaken) as refused:
        book.undo(subastral, who="Gina", device="a")
    for past in (refused.value.values["step"], None):
        with pytest.raises(NothingToUndo):
            book.undo(subastral, who="Gina", device="a", past=past)
    assert book.next_undo(subastral, "a") == ()


def test_undo_is_possible_again_when_the_other_took_theirs_back(subastral: str, book: Book) -> None:
    tap(book, subastral, "pad.mixed", 6, device="a")
    tap(book, subastral, "pad.mixed", 1, device="b")
    book.undo(subastral, who="Paul", device="b")
    book.undo(subastral, who="Gina", device="a")
    assert pad(book, subastral) == {}


def test_a_seat_that_somebody_filled_since_is_not_undone(subastral: str, book: Book) -> None:
    added = Edit(None, "seats[p3]", ABSENT, {"id": "p3", "name": "Ann"})
    book.apply(subastral, [added], who="Gina", device="a")
    tap(book, subastral, "pad.mixed", 6, seat="p3", device="b")
    with pytest.raises(Overtaken):
        book.undo(subastral, who="Gina", device="a")
    book.apply(
        subastral,
        [Edit(None, "seats[p3]", {"id": "p3", "name": "Ann", "pad": {"mixed": 6}}, ABSENT)],
        who="Gina",
        device="c",
    )
    with pytest.raises(NothingToUndo):
        book.undo(subastral, who="Paul", device="b")


def test_undo_that_others_pieces_rest_on_is_refused(book: Book) -> None:
    """A trouble in the elevator needs its entry in the list."""
    grid = ["AA.", "AA.", "..."]
    board = {"turns_played": 5, "troubles": [], "elevator": ["...", "...", "..."]}
    seats = [{"name": "Gina", "board": board}]
    match = book.create("beanstalk", seats, {"mode": "practice", "columns": 3, "rows": 3}).id
    trouble = {"id": "A", "kind": "coins", "resolved": False}
    book.apply(match, [Edit("p1", "board.troubles[A]", ABSENT, trouble)], who="Gina", device="a")
    book.apply(match, [Edit("p1", "board.elevator", board["elevator"], grid)], who="Paul", device="b")
    with pytest.raises(Overtaken):
        book.undo(match, who="Gina", device="a")
    book.undo(match, who="Paul", device="b")
    book.undo(match, who="Gina", device="a")
    assert book.get(match).document["seats"][0]["board"] == board


def test_a_list_goes_with_its_last_piece_whoever_put_it_there(subastral: str, book: Book) -> None:
    """An emptied journal must not count as one that holds no cards: that would score 0."""
    tap(book, subastral, TAIGA, device="a")
    tap(book, subastral, "board.journal[desert]", device="b")
    book.undo(subastral, who="Gina", device="a")
    book.undo(subastral, who="Paul", device="b")
    assert book.get(subastral).document["seats"][0] == {"id": "p1", "name": "Gina"}


def test_a_new_change_ends_redo(subastral: str, book: Book) -> None:
    tap(book, subastral, "pad.mixed", 6)
    book.undo(subastral, who="Gina", device="a")
    assert [entry.piece for entry in book.next_redo(subastral, "a")] == ["pad.mixed"]
    tap(book, subastral, "pad.mixed", 1, device="b")
    assert book.next_redo(subastral, "a") != ()
    tap(book, subastral, "pad.matching", 9)
    assert book.next_redo(subastral, "a") == ()
    with pytest.raises(NothingToRedo):
        book.redo(subastral, who="Gina", device="a")


def test_the_history_tells_who_changed_what_from_what_to_what(subastral: str, book: Book) -> None:
    tap(book, subastral, TAIGA)
    tap(book, subastral, TAIGA)
    book.apply(subastral, [put(book.get(subastral).document, None, "about.note", "rain")], who="Paul", device="b")
    book.undo(subastral, who="Gina", device="a")
    told = [(one.who, one.kind, one.seat, one.piece, one.old, one.new, one.undone) for one in book.history(subastral)]
    assert told == [
        ("Gina", "do", "p1", TAIGA, ABSENT, 1, False),
        ("Gina", "do", "p1", TAIGA, 1, 2, True),
        ("Paul", "do", None, "about.note", ABSENT, "rain", False),
        ("Gina", "undo", "p1", TAIGA, 2, 1, False),
    ]
    assert book.history(subastral)[0].at.isoformat() == "2024-05-01T20:14:00+00:00"
    assert [entry.new for entry in book.next_undo(subastral, "a")] == [1]


def test_whatever_two_devices_do_the_match_can_lie_on_a_table_and_every_refusal_has_a_name(book: Book) -> None:
    moves = st.tuples(st.sampled_from(["a", "b"]), st.one_of(st.sampled_from(["undo", "redo"]), subastral_changes))

    @settings(max_examples=60, deadline=None)
    @given(st.lists(moves, max_size=20))
    def law(drawn: list[tuple[str, Any]]) -> None:
        match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
        past: dict[tuple[str, str], int | None] = {}
        for device, move in drawn:
            before = book.get(match)
            try:
                if isinstance(move, tuple):
                    edit = edit_of(before.document, "p1", move)
                    after = book.apply(match, [edit] if edit else [], who=device, device=device)
                else:
                    act = {"undo": book.undo, "redo": book.redo}[move]
                    after = act(match, who=device, device=device, past=past.pop((device, move), None))
                    assert after.revision == before.revision + 1
            except Overtaken as error:
                past[device, move] = error.values["step"]
            except (NothingToUndo, NothingToRedo, Refused):
                pass
            else:
                assert book.get(match) == after
                continue
            assert book.get(match) == before
        match_from(book.get(match).document)

    law()


def test_a_container_given_back_as_a_whole_is_as_explicit_as_before(book: Book) -> None:
    """A board that was said to be empty stays when its removal is undone, although another step had to make one."""
    match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
    documents = play(book, match, [("p1", ("board", {})), ("p1", ("board.journal", [])), ("p1", ("board", ABSENT))])
    documents += play(book, match, [("p1", ("board.journal", []))])[1:]
    for before in documents[-2::-1]:
        assert same(book.undo(match, who="Gina", device="a").document, before)
