"""The service worker's list: what it keeps, each file with the hash of its content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

TEMPLATE = Path(__file__).with_name("worker.js")
NAME = "worker.js"
BLINK = "canvaskit/chromium/"
"""The drawing engine for browsers that break lines and decode pictures themselves."""
OTHERS = ("canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm")
"""The drawing engine for all others."""

LATE = ("fonts/NotoColorEmoji.woff2", "fonts/NotoSansKR-Hangul.woff2")
"""Kept when first asked for, or on the second visit: big, and few names are written with them."""


def listed(files: Mapping[str, bytes]) -> dict[str, list[str | int]]:
    """Path to [SHA-256, size] for every file that is kept."""
    return {path: [hashlib.sha256(files[path]).hexdigest(), len(files[path])] for path in sorted(files)}


def version_of(files: Mapping[str, list[str | int]], worker: bytes) -> str:
    """The hash of everything: twelve hexadecimal digits that change when any file does, the worker too."""
    whole = json.dumps(files, sort_keys=True).encode() + worker
    return hashlib.sha256(whole).hexdigest()[:12]


def service_worker(files: Mapping[str, bytes], base: str) -> tuple[str, bytes]:
    """The version, and the service worker that keeps `files`."""
    template = TEMPLATE.read_bytes()
    kept = listed(files)
    version = version_of(kept, template)
    build = {"version": version, "base": base, "files": kept, "blink": BLINK, "others": OTHERS, "late": LATE}
    return version, f"const BUILD = {json.dumps(build, separators=(',', ':'))};\n".encode() + template
