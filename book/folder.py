"""Where the book lies."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    given: str | os.PathLike[str] | None = None,
    environ: Mapping[str, str] | None = None,
    platform: str = sys.platform,
) -> Path:
    """The folder of the score book: the one given (`--data`), or RECKONER_DATA, or the platform's own for user data.

    A packaged phone app is told its folder by FLET_APP_STORAGE_DATA. In the browser build it is /data, which the page
    mounts. The folder is not made here.
    """
    environ = os.environ if environ is None else environ
    chosen = given or environ.get("RECKONER_DATA") or environ.get("FLET_APP_STORAGE_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if platform == "emscripten":
        return Path("/data")
    home = Path(environ.get("USERPROFILE" if platform == "win32" else "HOME") or Path.home())
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Reckoner"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Reckoner"
    base = environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base.startswith("/") else home / ".local" / "share") / "reckoner"
