"""Building the page: the whole app as a folder of files that any web host can serve."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from webbuild import client, image
from webbuild.compress import compressed
from webbuild.errors import BuildError
from webbuild.service_worker import NAME, service_worker
from webbuild.wheels import Pins, check_versions, fetch, pins

ROOT = Path(__file__).resolve().parent.parent
"""The folder with our packages and `assets/`."""

PACKAGES = ("scorers", "book", "wording", "views")
"""Our packages that the page needs, besides its own door."""

DOOR = "web_entry.py"
"""What Python runs first in the page."""

MARK = "reckoner-page.json"
"""The file by which a folder is known as one of ours."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' data: blob:",
        "worker-src 'self' blob:",
    )
)
"""What the page may load: its own host, and what it makes itself."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the build is. `step` is `wheels`, `files`, `compress` or `done`; `name` is the file in hand."""

    step: str
    name: str
    done: int
    of: int

    def __str__(self) -> str:
        doing = {"wheels": "Getting", "files": "Gathering", "compress": "Compressing", "done": "Ready:"}[self.step]
        return f"{doing} {self.name}" + (f" ({self.done} of {self.of})" if self.of else "")


def _silent(_: Progress) -> None:
    return None


def build(
    out: Path,
    base_url: str = "/",
    report: Callable[[Progress], object] = _silent,
    *,
    quality: int = 11,
    wanted: Pins | None = None,
) -> Path:
    """Make the page in `out`, to be served at the path `base_url`; gives `out`.

    The folder is made beside `out` and takes its place at the end: `out` is the old page or the new one, nothing
    between. Raises BuildError, with nothing left behind, if a download fails, a wheel is not the pinned one, the
    installed versions are others, or `out` holds something that this function did not make.

    `quality` is Brotli's, 0 (fast) to 11 (small). Needs pip, flet-web and brotli; asks PyPI for the wheels unless
    RECKONER_WHEELS names a folder that has them.
    """
    out = Path(out).resolve()
    base = client.base_of(base_url)
    _check_place(out)
    wanted = wanted or pins()
    check_versions(wanted)
    web = _installed_client(wanted)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as part:
        wheels = fetch(wanted, Path(part) / "wheels", lambda *at: report(Progress("wheels", *at)))
        report(Progress("files", "the page", 0, 0))
        kept, beside = _files(web, wheels, base)
        version, worker = service_worker(kept, base)
        kept[NAME] = worker
        small = compressed(kept, quality, lambda *at: report(Progress("compress", *at)))
        mark = {"version": version, "base": base, "pyodide": wanted.pyodide}
        folder = Path(part) / "page"
        _write(folder, {**kept, **small, **beside, MARK: json.dumps(mark, indent=2).encode()})
        folder.chmod(0o755)
        _replace(out, folder, Path(part) / "old")
    report(Progress("done", str(out), 0, 0))
    return out


def _check_place(out: Path) -> None:
    if not out.exists():
        return
    if not out.is_dir() or (any(out.iterdir()) and not (out / MARK).is_file()):
        raise BuildError(f"{out} holds something else already; it was left as it is. Name a new folder.")


def _installed_client(wanted: Pins) -> Path:
    try:
        from flet_web import get_package_web_dir
    except ImportError:
        raise BuildError("flet-web is not installed here; the page is made from it.") from None
    web = Path(get_package_web_dir())
    try:
        found = json.loads((web / "pyodide" / "package.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, KeyError):
        raise BuildError("The installed flet-web has no Pyodide in it.") from None
    if found != wanted.pyodide:
        raise BuildError(
            f"The installed flet-web brings Pyodide {found}, but webbuild/wheels.toml is for {wanted.pyodide}."
        )
    return web


def _files(web: Path, wheels: list[Path], base: str) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """What the page needs, and what only lies beside it (licences)."""
    library = image.standard_library(web / "pyodide" / "python_stdlib.zip")
    packages, licences = image.packages(wheels)
    own = image.app(ROOT, PACKAGES)
    own[f"{image.APP}/{DOOR}"] = Path(__file__).with_name(DOOR).read_bytes()
    assets = ROOT / "assets"
    kept = {
        **client.client_files(web),
        **client.own_files(assets),
        **client.manifests((assets / "manifest.json").read_text("utf-8"), base),
        "library.img": image.pack({**library, **packages}),
        "app.img": image.pack(own),
    }
    python = {name: content for name, content in kept.items() if name.startswith("pyodide/") or name.endswith(".img")}
    kept |= client.page_files(base, POLICY, python)
    beside = {f"licences/{name}": text for name, text in licences.items()}
    beside["licences/client/NOTICES"] = (web / "assets" / "NOTICES").read_bytes()
    beside["licences/fonts/OFL.txt"] = (assets / "fonts" / "OFL.txt").read_bytes()
    return kept, beside


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _replace(out: Path, folder: Path, old: Path) -> None:
    try:
        if out.exists():
            out.rename(old)
        try:
            folder.rename(out)
        except OSError:
            if old.exists():
                old.rename(out)
            raise
    except OSError as error:
        raise BuildError(f"{out} can't be written: {error.strerror}.") from error
    shutil.rmtree(old, ignore_errors=True)
