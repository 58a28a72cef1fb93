"""Images: many Python files as one file, which the page unpacks into Pyodide's file system before Python starts.

An image is four bytes (the length of the index, little endian), the index (JSON: a list of [path, size]), then the
files' bytes one after the other. One solid file compresses far better than the zip archives it is made from, and is
unpacked by a loop over slices.

Two images, because they change at different times: the library (Python's own and the pinned wheels) and the app.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

PYTHON = "lib/python3.14"
SITE = f"{PYTHON}/site-packages"
APP = "app"

UNUSED = frozenset(
    {
        "__hello__.py", "__phello__", "_pyrepl", "antigravity.py", "bdb.py", "cProfile.py", "cmd.py", "code.py",
        "compileall.py", "doctest.py", "filecmp.py", "fileinput.py", "ftplib.py", "getpass.py",
        "imaplib.py", "mailbox.py", "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py", "optparse.py",
        "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "pyclbr.py", "pydoc.py",
        "rlcompleter.py", "sched.py", "shelve.py", "smtplib.py", "socketserver.py", "symtable.py", "tabnanny.py",
        "this.py", "timeit.py", "trace.py", "tracemalloc.py", "tty.py", "unittest", "wave.py",
        "wsgiref", "xml", "xmlrpc", "zipapp.py",
    }
)  # fmt: skip
"""Parts of the standard library that nothing in the page imports: servers, mail, debuggers, profilers, tests."""

UNUSED_OF_PACKAGES = ("flet/testing/", "pydantic/v1/", "pydantic/mypy.py", "pydantic/_hypothesis_plugin.py")
"""Parts of the wheels that only tests, other tools, or models of an older pydantic import."""

ENCODINGS = frozenset(
    {"__init__", "aliases", "ascii", "cp1252", "cp932", "idna", "latin_1", "punycode", "raw_unicode_escape",
     "shift_jis", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_8", "utf_8_sig"}
)  # fmt: skip
"""The encodings that stay."""


def pack(files: Mapping[str, bytes]) -> bytes:
    """The image of these files, by path from the root, sorted."""
    paths = sorted(files)
    entries = [[path, len(files[path])] for path in paths]
    index = json.dumps(entries, separators=(",", ":")).encode()
    return b"".join([len(index).to_bytes(4, "little"), index, *(files[path] for path in paths)])


def unpack(image: bytes) -> dict[str, bytes]:
    """The files of an image."""
    start = 4 + int.from_bytes(image[:4], "little")
    found = {}
    for path, size in json.loads(image[4:start]):
        found[path] = image[start : start + size]
        start += size
    return found


def standard_library(archive: Path) -> dict[str, bytes]:
    """Python's own modules without the unused ones."""
    found = {}
    with zipfile.ZipFile(archive) as source:
        for name in source.namelist():
            path = PurePosixPath(name)
            if name.endswith("/") or path.parts[0] in UNUSED or path.suffix not in (".py", ".json", ".txt"):
                continue
            if path.parts[0] == "encodings" and path.stem not in ENCODINGS:
                continue
            found[f"{PYTHON}/{name}"] = source.read(name)
    return found


def packages(wheels: Iterable[Path]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """What the wheels install, without type stubs; and their licences, by package."""
    found: dict[str, bytes] = {}
    licences: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as source:
            for name in source.namelist():
                path = PurePosixPath(name)
                if name.endswith("/"):
                    continue
                if path.parts[0].endswith(".dist-info"):
                    if path.stem.upper().startswith(("LICEN", "COPYING", "NOTICE")):
                        licences[f"{wheel.name.split('-')[0]}/{path.name}"] = source.read(name)
                elif name.startswith(UNUSED_OF_PACKAGES):
                    continue
                elif path.suffix not in (".pyi", ".typed", ".c", ".h", ".pyx") and "tests" not in path.parts:
                    found[f"{SITE}/{name}"] = source.read(name)
    return found, licences


def app(root: Path, names: Iterable[str]) -> dict[str, bytes]:
    """Our own packages: what they hold, without what the page does not read."""
    found = {}
    for name in names:
        for path in sorted((root / name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".po", ".pot", ".md"):
                found[f"{APP}/{path.relative_to(root).as_posix()}"] = path.read_bytes()
    return found
