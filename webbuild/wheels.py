"""The pinned wheels: which they are, getting them with pip, and checking each against its hash."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from webbuild.errors import BuildError

LIST = Path(__file__).with_name("wheels.toml")
KEPT = "RECKONER_WHEELS"
"""The environment variable that names a folder in which wheels are kept between builds."""
SAME_AS_HERE = ("flet", "pydantic", "pydantic-core", "qrcodegen", "wcwidth")
"""Packages whose version in the page is the one that this machine's tests ran with."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """One pinned wheel: `sha256` is that of the file."""

    name: str
    version: str
    file: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Pins:
    """What wheels.toml says: the Pyodide and Python that the wheels are for, and the wheels."""

    pyodide: str
    python: str
    platform: str
    wheels: tuple[Wheel, ...]


def pins(path: Path = LIST) -> Pins:
    """The list in the project. Raises BuildError if it can't be read."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        wheels = tuple(Wheel(**entry) for entry in data["wheel"])
        return Pins(data["pyodide"]["version"], data["pyodide"]["python"], data["pyodide"]["platform"], wheels)
    except (OSError, KeyError, TypeError, tomllib.TOMLDecodeError) as error:
        raise BuildError(f"{path.name} can't be read: {error}.") from error


def check_versions(wanted: Pins, installed: Callable[[str], str] = metadata.version) -> None:
    """See that the page gets the versions installed here. Raises BuildError naming both."""
    for wheel in wanted.wheels:
        if wheel.name not in SAME_AS_HERE:
            continue
        try:
            here = installed(wheel.name)
        except metadata.PackageNotFoundError:
            raise BuildError(f"{wheel.name} is not installed here; the page needs {wheel.version}.") from None
        if here != wheel.version:
            raise BuildError(
                f"{wheel.name} {here} is installed, but the page is pinned to {wheel.name} {wheel.version}: "
                f"install {wheel.name}=={wheel.version}, or change webbuild/wheels.toml."
            )


def fetch(wanted: Pins, folder: Path, report: Callable[[str, int, int], object]) -> list[Path]:
    """All wheels in that folder, downloaded where they are not there (or in RECKONER_WHEELS) yet.

    `report(name, done, of)` is called before each. Raises BuildError that names every wheel which can't be had, or the
    first whose content is not the pinned one.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = Path(os.environ[KEPT]) if os.environ.get(KEPT) else None
    missing: list[str] = []
    why = ""
    for number, wheel in enumerate(wanted.wheels):
        report(wheel.file, number, len(wanted.wheels))
        path = folder / wheel.file
        if kept is not None and (kept / wheel.file).is_file():
            shutil.copyfile(kept / wheel.file, path)
        elif trouble := _download(wanted, wheel, folder):
            missing.append(f"{wheel.name} {wheel.version}")
            why = trouble
            continue
        check(wheel, path)
        if kept is not None and not (kept / wheel.file).exists():
            kept.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, kept / wheel.file)
    if missing:
        raise BuildError(f"Not downloaded: {', '.join(missing)}. pip said: {why}")
    return [folder / wheel.file for wheel in wanted.wheels]


def check(wheel: Wheel, path: Path) -> None:
    """Raises BuildError unless the file is the pinned one."""
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != wheel.sha256:
        raise BuildError(
            f"{wheel.file} is not the file that webbuild/wheels.toml pins: its SHA-256 is {found}, not {wheel.sha256}."
        )


def _download(wanted: Pins, wheel: Wheel, folder: Path) -> str:
    """Why it was not downloaded; empty when it was."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--platform", wanted.platform, "--python-version", wanted.python]
    command += ["--implementation", "cp", "--dest", str(folder), f"{wheel.name}=={wheel.version}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if (folder / wheel.file).is_file():
        return ""
    said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or done.stderr.splitlines()
    return (said[-1] if said else f"nothing, and there is no {wheel.file}").removeprefix("ERROR: ")
