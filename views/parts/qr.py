"""QR codes: an address as black and white squares that a phone's camera reads."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import flet as ft

from views.session import Session

LARGEST = 25
"""The largest version drawn: 117 squares a side. At 390 px each is still 3 px wide, some 0.45 mm on a phone."""

QUIET = 4
"""Squares of white all round: the standard's quiet zone, in dark mode too."""

Modules: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows from the top, each from the left; True is black."""

_SHORT_SIGNS = re.compile(r"[0-9A-Z $%*+\-./:]*\Z")
"""The end of a text that fits the mode of 45 signs, which takes 5.5 bits a sign instead of 8."""


@lru_cache(maxsize=8)
def modules(text: str, largest: int = LARGEST) -> Modules | None:
    """The code of `text` without its quiet zone; None if it needs a version above `largest`.

    Error correction L, and a higher one where that costs no larger version.
    """
    from qrcodegen import DataTooLongError, QrCode, QrSegment  # here, for few visits need it

    at = match.start() if (match := _SHORT_SIGNS.search(text)) else len(text)
    whole = [QrSegment.make_bytes(text.encode())]
    split = [QrSegment.make_bytes(text[:at].encode()), QrSegment.make_alphanumeric(text[at:])]
    best = min(whole, split, key=lambda segments: QrSegment.get_total_bits(segments, largest) or 1 << 30)
    try:
        code = QrCode.encode_segments(best, QrCode.Ecc.LOW, maxversion=largest)
    except DataTooLongError:
        return None
    side = range(code.get_size())
    return tuple(tuple(code.get_module(x, y) for x in side) for y in side)


def version(code: Modules) -> int:
    """The version of a code, 1 to 40, from its size."""
    return (len(code) - 17) // 4


def png(code: Modules, scale: int = 8) -> bytes:
    """The code as a picture, its quiet zone included, each square `scale` pixels wide."""
    side = (len(code) + 2 * QUIET) * scale
    white = "1" * QUIET * scale
    lines = [_line("1" * side)] * (QUIET * scale)
    for row in code:
        lines += [_line(white + "".join(("0" if black else "1") * scale for black in row) + white)] * scale
    lines += lines[: QUIET * scale]
    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)  # one bit a pixel, grey
    body = zlib.compress(b"".join(lines), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def qr_image(code: Modules, name: str, side: float) -> ft.Control:
    """The code `side` logical pixels wide on white, spoken as `name`."""
    return ft.Container(
        ft.Image(
            src=png(code),
            width=side,
            height=side,
            fit=ft.BoxFit.FILL,
            filter_quality=ft.FilterQuality.MEDIUM,
            gapless_playback=True,
            semantics_label=name,
        ),
        width=side,
        height=side,
        bgcolor="#FFFFFF",
        border_radius=12,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        key="qr",
    )


def code_beside(session: Session, code: Modules | None, name: str, texts: Sequence[ft.Control]) -> ft.Control:
    """The code as large as the screen allows, and `texts` beside it, on a narrow screen below it."""
    side = min(session.width - 2 * session.margin, 440.0, max(240.0, session.height - 150))
    picture = [qr_image(code, name, side)] if code is not None else []
    if session.wide and session.width >= side + 300 * session.scale:
        column = ft.Column(list(texts), spacing=16, expand=True)
        return ft.Row([*picture, column], spacing=28, vertical_alignment=ft.CrossAxisAlignment.START)
    rows: list[ft.Control] = [ft.Row(list(picture), alignment=ft.MainAxisAlignment.CENTER)] if picture else []
    return ft.Column([*rows, *texts], spacing=16)


def _line(bits: str) -> bytes:
    """A row of pixels, eight a byte, after the byte that says: not filtered."""
    width = -(-len(bits) // 8)
    return b"\x00" + int(bits.ljust(8 * width, "1"), 2).to_bytes(width, "big")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
