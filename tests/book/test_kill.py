"""kill -9 at a random moment while edits stream in: each edit that was confirmed is in the book."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from book import Book

ROOT = Path(__file__).parents[2]

STREAM = """
import sys
from book import Book, count
with Book(sys.argv[1]) as book:
    print("open", flush=True)
    while True:
        for seat in ("p1", "p2"):
            after = book.change(sys.argv[2], lambda now: [count(now, seat, "pad.mixed", 1, most=9999)],
                                who="Gina", device=seat)
            print(after.revision, flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_each_confirmed_edit_outlives_forty_kills(tmp_path: Path) -> None:
    """FIELD "Losing things": a crash empties the sheet."""
    chance = random.Random(40)
    with Book(tmp_path) as book:
        match = book.create("subastral", [{"name": "Gina"}, {"name": "Paul"}]).id
    confirmed = 0
    for _ in range(40):
        command = [sys.executable, "-c", STREAM, str(tmp_path), match]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "open\n"
            time.sleep(chance.uniform(0.0, 0.25))
            child.send_signal(signal.SIGKILL)
            told = [int(line) for line in child.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        with Book(tmp_path) as book:
            assert book.opened.how == "normal"
            saved = book.get(match)
            pads = [seat.get("pad", {}).get("mixed", 0) for seat in saved.document["seats"]]
            assert saved.revision >= max([confirmed, *told])
            assert sum(pads) == saved.revision == len(book.history(match))
            confirmed = saved.revision
    assert confirmed > 40
