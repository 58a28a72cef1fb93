"""Match files as a command reads them: never more than a match may be long, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import IO, Any, Final

from scorers import Fault, Match, Refused, read_match
from scorers.keys import refuse_keys_twice
from scorers.match import BOM, MAX_BYTES, shown

CHUNK: Final = 64 * 1024


def match_in(name: str) -> Match:
    """The match that a file (`-`: standard input) holds. Reads no more than a match may be long, and one byte."""
    with opened(name) as file:
        return match_from_bytes(reading(file, name, MAX_BYTES + 1))


def match_from_bytes(raw: bytes) -> Match:
    """The match that the bytes hold. Raises `Refused`, told apart by what the file is where it isn't JSON."""
    raw = raw.removeprefix(BOM)
    if len(raw) <= MAX_BYTES:
        refuse_keys_twice(raw)
    try:
        return read_match(raw)
    except Refused as refused:
        if refused.faults[0].code == "not_json":
            try:
                text = raw.decode()
            except UnicodeDecodeError as error:
                raise at_match("not_utf8", value=error.start + 1) from None
            if not text.strip():
                raise at_match("empty") from None
        raise


def opened(name: str) -> IO[bytes]:
    """A file to read bytes from; `-` is standard input. Raises `Refused`."""
    if name == "-":
        if sys.stdin is None:
            raise at_match("unreadable", value="standard input", why="it is closed")
        return sys.stdin.buffer
    try:
        return open(name, "rb")
    except FileNotFoundError:
        raise at_match("no_file", value=shown(name)) from None
    except IsADirectoryError:
        raise at_match("directory", value=shown(name)) from None
    except OSError as error:
        raise at_match("unreadable", value=shown(name), why=error.strerror) from None
    except ValueError as error:
        raise at_match("unreadable", value=shown(name), why=error) from None


def reading(file: IO[bytes], name: str, most: int) -> bytes:
    """So many bytes of a file at most. Raises `Refused`."""
    try:
        return file.read(most)
    except OSError as error:
        raise at_match("unreadable", value=shown(name), why=error.strerror) from None


def lines_of(file: IO[bytes], name: str) -> Iterator[bytes]:
    """The lines that aren't blank. Of one that is too long only the start is kept, so that it is refused."""
    try:
        while line := file.readline(MAX_BYTES + 2):
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = file.readline(CHUNK)
            if line.strip() or len(line) > MAX_BYTES:
                yield line.removesuffix(b"\n")
    except OSError as error:
        raise at_match("unreadable", value=shown(name), why=error.strerror) from None


def at_match(code: str, **values: Any) -> Refused:
    """The refusal of a file for what it is."""
    return Refused([Fault("match", code, values)])
