"""What the commands say: scoring, refusals, many matches, advice, schemas."""

from __future__ import annotations

import io
import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from command_line import CASES, FOUR_MIB, FULL_PARK, JOURNAL, POSIX, line_of, refusal, run

import main
from book import Book
from scorers import GAMES, read_match, score
from scorers.result import as_json
from wording import LANGUAGES

Door = Callable[..., tuple[int, bytes, bytes]]


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Iterator[Door]:
    """Runs `main` without a process of its own, which would take most of the time; gives status, output and errors."""
    before = signal.getsignal(signal.SIGINT)

    def knock(*arguments: str, given: bytes = b"") -> tuple[int, bytes, bytes]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        try:
            status = main.main(list(arguments))
        except SystemExit as ended:
            status = int(str(ended.code))
        return status, *capfdbinary.readouterr()

    yield knock
    signal.signal(signal.SIGINT, before)


def test_a_match_is_scored() -> None:
    done = run("score", str(FULL_PARK))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"}\n")
    result = json.loads(done.stdout)
    assert result["seats"][0]["total"] == 168
    assert "tie_break_missing" not in result
    lines = [line for category in result["seats"][0]["categories"] for line in category["lines"]]
    assert all(line["text"] for line in lines)


def test_the_result_is_the_scorers_own_with_texts_added() -> None:
    def without_texts(told: Any) -> Any:
        if isinstance(told, dict):
            return {key: without_texts(value) for key, value in told.items() if key != "text"}
        return [without_texts(each) for each in told] if isinstance(told, list) else told

    matches = [path for path in sorted(CASES.glob("*.json")) if not path.name.endswith(".expected.json")]
    done = run("score", "--jsonl", given=b"".join(map(line_of, matches)))
    assert done.returncode == 0
    for path, told in zip(matches, done.stdout.splitlines(), strict=True):
        assert without_texts(json.loads(told)) == as_json(score(read_match(path.read_bytes()))), path.stem


def test_a_missing_tie_break_and_violations_are_told() -> None:
    told = json.loads(run("score", str(CASES / "wild-world-tie-break-not-entered.json")).stdout)
    assert told["tie_break_missing"] is True
    told = json.loads(run("score", str(CASES / "spectacular-broken-rules.json")).stdout)
    assert all(found["text"] and found["code"] and found["at"] for found in told["seats"][0]["violations"])
    told = json.loads(run("score", str(CASES / "beanstalk-centre-filled.json")).stdout)
    assert told["verdict"]["text"].startswith("Lost: ")


def test_standard_input_is_read_without_a_name_or_by_a_dash() -> None:
    for arguments in (["score"], ["score", "-"], ["score", "--text", "-"]):
        done = run(*arguments, given=JOURNAL.read_bytes())
        assert done.returncode == 0
        assert b"78" in done.stdout


def test_the_sheet_in_both_languages() -> None:
    english = run("score", "--text", str(JOURNAL)).stdout.decode()
    assert "Largest pile: taiga, 4 cards in column 7: 4 × 7" in english
    assert english.endswith("Stefan wins with 78 points\n")
    japanese = run("score", "--text", "--lang", "ja", str(JOURNAL)).stdout.decode()
    assert "ミックスセット" in japanese
    assert japanese.endswith("Stefanが78点で勝ち\n")


def test_sentences_of_the_json_follow_the_language() -> None:
    done = run("score", "--lang", "ja", str(JOURNAL))
    assert "列1〜8" in done.stdout.decode()


@pytest.mark.parametrize(
    "encoding",
    [{"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "ascii"}],
    ids=["locale", "io"],
)
def test_japanese_on_a_terminal_that_has_no_japanese(encoding: dict[str, str]) -> None:
    done = run("score", "--text", "--lang", "ja", str(JOURNAL), env={**os.environ, **encoding})
    assert "サブアストラル" in done.stdout.decode()
    done = run("score", "--lang", "ja", given=b"{}", env={**os.environ, **encoding})
    assert done.returncode == 2
    assert "ありません" in done.stderr.decode()


# Refusals: one line a fault, path and sentence.


def test_each_fault_is_a_line() -> None:
    park = json.loads(FULL_PARK.read_bytes())
    park["seats"][0]["board"]["park"]["tiles"][3]["die"] = 7
    park["seats"][0]["board"]["park"]["tiles"][4]["habitat"] = "purple"
    done = run("score", given=json.dumps(park).encode())
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().splitlines() == [
        "seats.0.board.park.tiles.3.die: 7 is not a die value (1 to 6)",
        'seats.0.board.park.tiles.4.habitat: "purple" is not one of green, orange, blue, gray',
    ]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (b"", "match: the file is empty"),
        (b" \n\t", "match: the file is empty"),
        (b"\xef\xbb\xbf", "match: the file is empty"),
        (b"not json", "match: not JSON: "),
        (b'{"format":', "match: not JSON: it ends where a value is expected (line 1, column 10)"),
        (b"[" * 5000, "match: not JSON: nested too deep"),
        (b'{"a":' * 5000, "match: not JSON: nested too deep"),
        (b'{"format": "match", "about": ' + b"[" * 5000 + b"]" * 5000 + b"}", "match: not JSON: nested too deep"),
        (b"\xff\xfe{\x00}\x00", "match: not UTF-8 text: byte 1 is no part of a sign"),
        (b'{"format": "\xe3\x81"}', "match: not UTF-8 text: byte 13 is no part of a sign"),
        (b'{"format": "\\ud800"}', "match: not JSON: "),
        (b"[]", "match: "),
        (b"null", "match: "),
        (b"NaN", "match: "),
        (b"9" * 5000, "match: not JSON: a number that is too long"),
        (b"{}", "game: game is missing"),
        (b'{"game": "chess"}', 'game: "chess" is not one of '),
        (b"{" + b" " * FOUR_MIB + b"}", "match: the file is longer than 4 MiB"),
        (b"\x00" * (5 * 1024 * 1024), "match: the file is longer than 4 MiB"),
    ],
    ids=range(19),
)
def test_a_file_that_is_no_match(given: bytes, sentence: str, door: Door) -> None:
    status, out, err = door("score", given=given)
    assert (status, out) == (2, b"")
    assert err.decode().startswith(sentence)
    assert err.count(b"\n") == 1


@pytest.mark.parametrize("given", [b"[" * 5000, b" " * (5 * 1024 * 1024), b"NaN"], ids=["nested", "big", "nan"])
def test_a_process_is_refused_the_same_way(given: bytes) -> None:
    assert refusal("score", given=given).startswith("match: ")


def test_numbers_that_are_none(door: Door) -> None:
    for number in (b"NaN", b"Infinity", b"1e400", b"3.0", b"true", b'"3"'):
        match = b'{"format":"match","version":1,"game":"wild_world","seats":[{"id":"a","name":"A","pad":{"home":%s}}]}'
        status, out, err = door("score", given=match % number)
        assert (status, out) == (2, b"")
        assert err.startswith(b"seats.0.pad.home: ")
        assert err.count(b"\n") == 1


@pytest.mark.parametrize(
    ("once", "twice", "paths"),
    [
        (b'"version": 1', b'"version": 1, "version": 1', ["version"]),
        (b'"game": "subastral"', b'"game": "wild_world", "game": "subastral"', ["game"]),
        (b'"cards": 3', b'"cards": 3, "cards": 9', ["seats.0.board.journal.0.cards"]),
        (b'"cards": 3', b'"cards": 3, "car\\u0064s": 9', ["seats.0.board.journal.0.cards"]),
        (b'"name": "Stefan"', b'"name": "A", "name": "B", "name": "C"', ["seats.0.name"]),
        (b'"name": "Stefan"', b'"name": "A", "x": 1, "x": 2, "name": "B"', ["seats.0.name", "seats.0.x"]),
        (b'"options": {}', b'"options": {"a": 1, "a": 2}, "options": {}', ["options"]),
        (b'"options": {}', b'"options": {}, "about": {"a\\nb": 1, "a\\nb": 2}', ['about."a\\nb"']),
    ],
    ids=range(8),
)
def test_a_key_that_stands_twice_is_refused(once: bytes, twice: bytes, paths: list[str], door: Door) -> None:
    """The result depends on nothing but the match, not on the order of its keys: so neither may count."""
    match = json.dumps(json.loads(JOURNAL.read_bytes())).encode().replace(once, twice, 1)
    for how in ([], ["--text"], ["--jsonl"]):
        status, out, err = door("score", *how, given=match)
        assert status == 2
        lines = json.loads(out)["error"] if how == ["--jsonl"] else err.decode().splitlines()
        assert [line.rpartition(": ")[0] for line in lines] == paths
        assert all("stands here twice" in line for line in lines)


def test_a_key_that_stands_in_two_objects_or_in_a_text_is_no_fault(door: Door) -> None:
    match = json.loads(JOURNAL.read_bytes())
    match["seats"][0]["name"] = '"name": "A", "name":'
    assert door("score", given=json.dumps(match).encode())[0] == 0


def test_a_byte_order_mark_is_no_fault(door: Door) -> None:
    assert door("score", given=b"\xef\xbb\xbf" + JOURNAL.read_bytes())[0] == 0


def test_a_file_of_exactly_four_mib_is_read(door: Door) -> None:
    match = JOURNAL.read_bytes()
    assert door("score", given=match + b" " * (FOUR_MIB - len(match)))[0] == 0


def test_files_that_can_t_be_read(tmp_path: Path, door: Door) -> None:
    for arguments, sentence in (
        (["score", str(tmp_path / "nowhere.json")], "match: there is no file "),
        (["score", "--jsonl", str(tmp_path / "nowhere.jsonl")], "match: there is no file "),
        (["advise", str(tmp_path / "nowhere.json")], "match: there is no file "),
        (["score", str(tmp_path)], "match: "),
        (["score", str(FULL_PARK / "below")], "match: "),
        (["score", "x" * 5000], "match: "),
        (["score", "nul\0"], "match: "),
        (["score", "two\nlines"], "match: there is no file "),
    ):
        status, out, err = door(*arguments)
        assert (status, out) == (2, b"")
        assert err.decode().startswith(sentence)
        assert err.count(b"\n") == 1


@POSIX
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_bytes(JOURNAL.read_bytes())
    secret.chmod(0)
    if os.access(secret, os.R_OK):
        pytest.skip("this user may read everything")
    assert "can't be read" in refusal("score", str(secret))


# Many matches, one a line.


def test_many_matches_in_their_order() -> None:
    broken = b'{"format": "match"}\n'
    given = (
        line_of(JOURNAL) + b"\n  \n" + broken + b"\xff\xfe\n" + line_of(FULL_PARK).replace(b"\n", b"\r\n") + b"nonsense"
    )
    done = run("score", "--jsonl", given=given)
    assert done.returncode == 2
    results = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert [result.get("game") for result in results] == ["subastral", None, None, "spectacular", None]
    assert results[1] == {"error": ["game: game is missing"]}
    assert results[2] == {"error": ["match: not UTF-8 text: byte 1 is no part of a sign"]}
    assert results[4]["error"][0].startswith("match: not JSON: ")


def test_many_matches_without_a_fault() -> None:
    done = run("score", "--jsonl", given=line_of(JOURNAL) * 3)
    assert done.returncode == 0
    assert len(set(done.stdout.splitlines())) == 1
    assert run("score", "--jsonl").returncode == 0


def test_refusals_of_lines_follow_the_language() -> None:
    done = run("score", "--jsonl", "--lang", "ja", given=b"{}\n")
    assert json.loads(done.stdout) == {"error": ["game: gameがありません"]}


# The other commands.


def test_advice_as_json_and_as_sentences() -> None:
    done = run("advise", str(FULL_PARK))
    assert (done.returncode, done.stderr) == (0, b"")
    advice = json.loads(done.stdout)
    assert advice["for"] == "final"
    assert [set(seat) for seat in advice["seats"]] == [{"id", "gain", "moves"}]
    assert advice["text"].endswith("check your missions before you turn any."), "this park plays with missions"
    told = run("advise", "--text", "--for", "entrance", str(FULL_PARK)).stdout.decode()
    assert "check your missions" in told
    assert json.loads(run("advise", "--for", "entrance", "-", given=FULL_PARK.read_bytes()).stdout)["for"] == "entrance"
    assert "ミッション" in run("advise", "--text", "--lang", "ja", str(FULL_PARK)).stdout.decode()


def test_advice_without_missions_has_no_warning() -> None:
    match = {"format": "match", "version": 1, "game": "spectacular", "seats": [{"id": "p1", "name": "Bo"}]}
    done = run("advise", "-", given=json.dumps(match).encode())
    assert json.loads(done.stdout) == {"for": "final", "seats": [{"id": "p1", "gain": 0, "moves": []}]}
    assert (
        run("advise", "--text", "-", given=json.dumps(match).encode()).stdout == b"Bo: no worker token gains anything\n"
    )


def test_advice_says_which_die_to_turn() -> None:
    tile = {"at": [0, 0], "habitat": "green", "kind": "breeding", "die": 1}
    board = {"park": {"tiles": [tile]}, "workers": ["multi"]}
    seat = {"id": "p1", "name": "Bo", "board": board}
    match = {"format": "match", "version": 1, "game": "spectacular", "seats": [seat]}
    told = run("advise", "--text", "-", given=json.dumps(match).encode()).stdout.decode()
    assert told == "Bo can gain 1 point:\n  Multicoloured worker token: tile 1 of the park, die 1 to 2\n"


def test_there_is_advice_for_one_game_only() -> None:
    assert refusal("advise", str(JOURNAL)) == 'game: "subastral" has no advice; only spectacular does'


@pytest.mark.parametrize("game", ["spectacular", "subastral", "wild_world", "beanstalk"])
def test_the_schema_of_a_game(game: str, door: Door) -> None:
    status, out, _ = door("schema", game)
    assert status == 0
    assert "seats" in json.loads(out)["properties"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["schema", "chess"],
        ["schema"],
        ["advise"],
        ["score", "--lang", "fr"],
        ["score", "--text", "--jsonl"],
        ["score", "a.json", "b.json"],
        ["--port", "http"],
        ["--port", "70000"],
        ["--port", "-1"],
        ["juggle"],
        ["juggle\nwith\nlines"],
        ["--juggle"],
    ],
)
def test_arguments_that_make_no_sense_are_one_line(arguments: list[str], door: Door) -> None:
    status, out, err = door(*arguments)
    assert (status, out) == (2, b"")
    assert err.startswith(b"main.py")
    assert err.count(b"\n") == 1


def test_the_lists_at_the_door_are_those_of_the_rooms() -> None:
    assert main.GAMES == GAMES
    assert main.LANGUAGES == LANGUAGES


# Serving.


def test_a_book_that_can_t_be_opened_is_told_in_a_sentence(tmp_path: Path, door: Door) -> None:
    (tmp_path / "file").write_bytes(b"")
    with Book(tmp_path / "newer"):
        pass
    with closing(sqlite3.connect(tmp_path / "newer" / "book.sqlite3")) as book:
        book.execute("PRAGMA user_version = 999")
        book.commit()
    for folder, why in (("file", "this is a file, not a folder"), ("newer", "version 999 is newer than this program")):
        status, out, err = door("--no-browser", "--port", "0", "--data", str(tmp_path / folder))
        assert (status, out) == (1, b"")
        assert err.decode().startswith(f"The score book in {tmp_path / folder} can't be opened: {why}")
        assert err.count(b"\n") == 1
