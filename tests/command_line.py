"""Running `python main.py` as people do: a process, its output, its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
CASES = ROOT / "tests" / "cases"
FULL_PARK = CASES / "spectacular-full-park.json"
JOURNAL = CASES / "subastral-worked-example.json"
MAIN = [sys.executable, str(ROOT / "main.py")]
FOUR_MIB = 4 * 1024 * 1024
PATIENCE = 60
POSIX = pytest.mark.skipif(os.name == "nt", reason="a Unix shell's ways")


def run(*arguments: str, given: bytes = b"", **more: Any) -> subprocess.CompletedProcess[bytes]:
    """What `python main.py` with these arguments says."""
    done = subprocess.run([*MAIN, *arguments], input=given, capture_output=True, timeout=PATIENCE, check=False, **more)
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done


def refusal(*arguments: str, given: bytes = b"", **more: Any) -> str:
    """The one line with which it is refused."""
    done = run(*arguments, given=given, **more)
    assert done.returncode == 2
    assert done.stdout == b""
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def line_of(path: Path) -> bytes:
    """A match file on one line."""
    return json.dumps(json.loads(path.read_bytes())).encode() + b"\n"
