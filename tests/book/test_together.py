"""Several people, threads and processes at one book."""

import threading
from collections.abc import Callable

import pytest

from book import ABSENT, Book, CannotSave, Conflict, Edit, count, value

MIXED = "pad.mixed"


def test_a_number_that_somebody_else_wrote_is_not_written_over_unseen(subastral: str, book: Book) -> None:
    book.apply(subastral, [Edit("p1", MIXED, ABSENT, 6)], who="Gina", device="a")
    with pytest.raises(Conflict) as refused:
        book.apply(subastral, [Edit("p1", MIXED, ABSENT, 10)], who="Paul", device="b")
    assert refused.value.values == {"seat": "p1", "piece": MIXED, "old": ABSENT, "new": 10, "present": 6}
    assert refused.value.code == "conflict"
    book.apply(subastral, [Edit("p1", MIXED, 6, 10)], who="Paul", device="b")


def test_two_people_who_write_the_same_agree(subastral: str, book: Book) -> None:
    for device in ("a", "b"):
        book.apply(subastral, [Edit("p1", MIXED, ABSENT, 6)], who="Gina", device=device)
    assert len(book.history(subastral)) == 1
    assert book.next_undo(subastral, "b") == ()


def test_other_pieces_changed_meanwhile_are_no_conflict(subastral: str, book: Book) -> None:
    book.apply(subastral, [Edit("p1", MIXED, ABSENT, 6)], who="Gina", device="a")
    after = book.apply(subastral, [Edit("p2", MIXED, ABSENT, 10)], who="Paul", device="b").document
    assert [seat["pad"] for seat in after["seats"]] == [{"mixed": 6}, {"mixed": 10}]


def test_a_seat_removed_meanwhile_is_a_conflict_and_no_crash(subastral: str, book: Book) -> None:
    add = Edit(None, "seats[p3]", ABSENT, {"id": "p3", "name": "Ann", "pad": {"mixed": 1}})
    book.apply(subastral, [add], who="Gina", device="a")
    book.undo(subastral, who="Gina", device="a")
    with pytest.raises(Conflict) as refused:
        book.apply(subastral, [Edit("p3", MIXED, 1, 3)], who="Ann", device="b")
    assert refused.value.values["present"] is ABSENT


def test_taps_from_many_threads_and_two_processes_books_all_count(
    subastral: str, book: Book, reopen: Callable[[], Book]
) -> None:
    other = reopen()
    heard: list[int] = []
    book.watch(lambda _, revision: heard.append(revision))
    failed: list[BaseException] = []

    def taps(through: Book, device: str) -> None:
        try:
            for _ in range(25):
                through.change(subastral, lambda now: [count(now, "p1", MIXED, 1)], who=device, device=device)
                through.get(subastral)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=taps, args=(one, f"d{n}")) for n, one in enumerate([book, book, other, other])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert value(book.get(subastral).document, "p1", MIXED) == 100
    assert book.revision(subastral) == other.revision(subastral) == 100
    assert len(heard) == 50
    news = [entry.new for entry in other.history(subastral)]
    assert news == list(range(1, 101))


def test_a_book_that_another_process_keeps_locked_says_so_and_goes_on_after(
    subastral: str, book: Book, tmp_path: object
) -> None:
    impatient = Book(book.folder, patience=0.05)
    with book._db.write():
        with pytest.raises(CannotSave):
            impatient.apply(subastral, [Edit("p1", MIXED, ABSENT, 6)], who="Gina", device="a")
        assert impatient.get(subastral).revision == 0
    impatient.apply(subastral, [Edit("p1", MIXED, ABSENT, 6)], who="Gina", device="a")
    impatient.close()
