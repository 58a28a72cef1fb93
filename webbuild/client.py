"""The files of the page: which parts of the installed web client are shipped, and how they are changed."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from webbuild.errors import BuildError

PAGE = Path(__file__).with_name("page")
"""Our own page, beside this module."""

KEPT = (
    "main.dart.js",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "canvaskit/chromium/canvaskit.js",
    "canvaskit/chromium/canvaskit.wasm",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
)
"""What the page asks for. The rest of the client is a second renderer, maps for debuggers, and parts we don't use."""

OWN = ("favicon.png", "fallback_fonts.js", "emblems", "fonts", "glyphs", "icons", "manifest.json")
"""What is taken from `assets/` as it is."""

NOT_OWN = frozenset({".py", ".md"})


def base_of(address: str) -> str:
    """`/` or `/below/a/path/`. Raises BuildError for what isn't a path on the same host."""
    if "://" in address or any(sign in address for sign in "?#\"'<>\\ "):
        raise BuildError(f"The base address is the path on the host, like /reckoner/; this isn't one: {address}")
    inner = address.strip("/")
    return f"/{inner}/" if inner else "/"


def client_files(web: Path) -> dict[str, bytes]:
    """The parts of the installed web client that are shipped. Raises BuildError naming what isn't there."""
    missing = [name for name in KEPT if not (web / name).is_file()]
    if missing:
        raise BuildError(f"The installed flet-web has no {', '.join(missing)}.")
    found = {name: (web / name).read_bytes() for name in KEPT}
    for name in ("main.dart.js", "pyodide/pyodide.mjs"):
        found[name] = re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", found[name])
    if face := re.search(rb'"(roboto/v\d+/[A-Za-z0-9_-]+\.woff2)"', found["main.dart.js"]):
        found[f"assets/fonts/{face[1].decode()}"] = (web / "assets" / "fonts" / "roboto.woff2").read_bytes()
    found["flutter_bootstrap.js"] = bootstrap((web / "flutter_bootstrap.js").read_text("utf-8")).encode()
    return found


def bootstrap(text: str) -> str:
    """Flutter's loader without its own service worker (which would take the place of ours) and without the line
    that takes the picture away at the first frame: the page does that when home is there.

    Raises BuildError if the loader is not the one that this was written for.
    """
    text = re.sub(r"\n//# sourceMappingURL=\S+", "", text)
    for pattern in (
        r"serviceWorkerSettings: \{.*?\n    \},\n",
        r"window\.addEventListener\('flutter-first-frame', \(\) => \{.*?\}, \{ once: true \}\);\n",
    ):
        text, found = re.subn(pattern, "", text, count=1, flags=re.DOTALL)
        if found != 1:
            raise BuildError("The loader of the installed flet-web (flutter_bootstrap.js) is not the one known here.")
    return text


def own_files(assets: Path) -> dict[str, bytes]:
    """Our pictures and fonts, and the list of the fonts that Flutter loads first."""
    found = {"assets/FontManifest.json": (assets / "assets" / "FontManifest.json").read_bytes()}
    for name in OWN:
        top = assets / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix not in NOT_OWN and path.name != "OFL.txt":
                found[path.relative_to(assets).as_posix()] = path.read_bytes()
    return found


def manifests(text: str, base: str) -> dict[str, bytes]:
    """manifest.json in English and manifest.ja.json: the page links the one of the browser's language.

    Both carry the same `id`, so that they are one app to the browser.
    """
    english = {"id": base, "lang": "en", "dir": "ltr", **json.loads(text), "start_url": base, "scope": base}
    english["categories"] = ["games", "utilities"]
    japanese = {**english, "lang": "ja", "description": "ルールを知っている、ボードゲームの得点表。"}
    return {
        "manifest.json": json.dumps(english, ensure_ascii=False, indent=2).encode(),
        "manifest.ja.json": json.dumps(japanese, ensure_ascii=False, indent=2).encode(),
    }


def page_files(base: str, policy: str, python: Mapping[str, bytes]) -> dict[str, bytes]:
    """index.html and its scripts, for a folder that is served at `base`.

    `python` are the files that Python starts from. The worker's script is told their hash, its own among them: a
    picture of Python's memory fits just these.
    """
    found = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if path.suffix in (".js", ".css")}
    parts = [found["python-worker.js"], *(python[name] for name in sorted(python))]
    name = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:12]
    found["python-worker.js"] = found["python-worker.js"].replace(b"{{python}}", name.encode())
    html = (PAGE / "index.html").read_text("utf-8")
    found["index.html"] = html.replace("{{base}}", base).replace("{{policy}}", policy).encode()
    return found
