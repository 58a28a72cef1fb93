"""A match as the end of an address, short enough for a QR code, and back. Pure.

    A 7H:0K$2...  1F3K9Q2
    | |           +- the CRC-32 of all before it, in base 36, seven signs
    | +- the match in base 41
    +- the version of this form

The match is its JSON without `format` and `version`, which the letter A implies, without spaces, deflated (raw) with
the dictionary `WORDS_A`. Nothing else is left out, not even an option that has its default value: what is read is the
match that was written, piece by piece, so that a book knows it again.

Base 41 because of QR codes: they have a mode for 45 signs of which 41 may stand in an address as they are and mean
nothing in it. Two bytes are three of them, 8.25 bits a byte; base 64 would take 10.7. The last sign is a letter or a
digit: programs that look for addresses in a text leave a closing punctuation mark out.
"""

import json
import zlib
from typing import Any, Final
from urllib.parse import unquote

from book.address_words import WORDS_A
from book.edits import Document
from book.errors import BadAddress
from scorers import match_from

ROUTE: Final = "/take/"
"""The route that takes such a match in; it stands before the match in an address."""

LONGEST: Final = 65_536
"""Signs of a fragment, at most. A QR code holds some 4,000, and messengers cut off what is longer than this."""

LARGEST: Final = 4 * 1024 * 1024
"""Bytes of the match once it is inflated, at most: as many as a match file may have."""

VERSION: Final = "A"
_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SIGNS: Final = _DIGITS + "-+$*:"
_VALUES: Final = {sign: value for value, sign in enumerate(_SIGNS)}
_CHECK: Final = 7
_IMPLIED: Final = {"format": "match", "version": 1}


def to_fragment(document: Document) -> str:
    """The match as the end of an address. Raises BadAddress (`too_large`) for one that no address holds."""
    kept = {name: thing for name, thing in document.items() if name not in _IMPLIED}
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=WORDS_A)
    body = VERSION + _written(packer.compress(text) + packer.flush())
    if len(text) > LARGEST or len(body) + _CHECK > LONGEST:
        raise BadAddress(why="too_large")
    return body + _check(body)


def from_fragment(text: str) -> Document:
    """The match that `to_fragment` wrote; `text` may be the whole address around it.

    Raises BadAddress: `nothing` (no match in it), `damaged` (cut off or changed on the way), `newer` (of a later
    version of this program), `too_large`; and scorers.Refused for a match that can't lie on a table.
    """
    fragment = _found(text)
    body, check = fragment[:-_CHECK], fragment[-_CHECK:]
    if len(fragment) < _CHECK + 3 or check != _check(body):
        raise BadAddress(why="damaged")
    if body[0] != VERSION:
        raise BadAddress(why="newer")
    packed = _read(body[1:])
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=WORDS_A)
    try:
        data = unpacker.decompress(packed, LARGEST + 1)
        if len(data) > LARGEST:
            raise BadAddress(why="too_large")
        if not unpacker.eof or unpacker.unused_data:
            raise BadAddress(why="damaged")
        kept: Any = json.loads(data)
    except (zlib.error, ValueError, RecursionError) as error:
        raise BadAddress(why="damaged") from error
    if not isinstance(kept, dict):
        raise BadAddress(why="damaged")
    document: Document = {**_IMPLIED, **kept}
    match_from(document)
    return document


def _found(text: str) -> str:
    """The fragment in an address, or in what is left of one: small letters made large, `%24` made `$`."""
    if len(text) > 4 * LONGEST:
        raise BadAddress(why="too_large")
    end = unquote("".join(text.split()).rpartition(ROUTE)[2]).upper()
    if not end or "/" in end:
        raise BadAddress(why="nothing")
    if len(end) > LONGEST:
        raise BadAddress(why="too_large")
    return end


def _check(body: str) -> str:
    rest, signs = zlib.crc32(body.encode("utf-8", "replace")), ""
    for _ in range(_CHECK):
        rest, digit = divmod(rest, len(_DIGITS))
        signs = _DIGITS[digit] + signs
    return signs


def _written(data: bytes) -> str:
    """Two bytes as three signs, a last single one as two."""
    signs = []
    for start in range(0, len(data), 2):
        pair = data[start : start + 2]
        rest = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            rest, sign = divmod(rest, len(_SIGNS))
            signs.append(_SIGNS[sign])
    return "".join(signs)


def _read(signs: str) -> bytes:
    data = bytearray()
    for start in range(0, len(signs), 3):
        group = signs[start : start + 3]
        number = 0
        try:
            for sign in reversed(group):
                number = number * len(_SIGNS) + _VALUES[sign]
            data += number.to_bytes(len(group) - 1, "big")
        except (KeyError, OverflowError) as error:
            raise BadAddress(why="damaged") from error
    return bytes(data)
