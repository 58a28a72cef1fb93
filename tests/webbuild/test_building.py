"""Building the page, without a browser and without a network."""

from __future__ import annotations

import ast
import dataclasses
import json
import re
import sys
import tomllib
from pathlib import Path

import pytest
from PIL import ImageFont

from webbuild import BuildError, build, client, image
from webbuild.build import DOOR, PACKAGES, ROOT
from webbuild.service_worker import service_worker
from webbuild.wheels import Wheel, check, check_versions, fetch, pins

flet_web = pytest.importorskip("flet_web")
WEB = Path(flet_web.get_package_web_dir())


@pytest.fixture
def offline(monkeypatch):
    """pip finds nothing anywhere, and no wheels are kept."""
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_INDEX_URL", "RECKONER_WHEELS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_NO_INDEX", "1")


@pytest.mark.usefixtures("offline")
def test_a_failed_download_names_what_is_missing_and_leaves_nothing(tmp_path):
    few = dataclasses.replace(pins(), wheels=pins().wheels[1:3])
    seen = []
    with pytest.raises(BuildError) as raised:
        build(tmp_path / "page", report=seen.append, wanted=few)
    for wheel in few.wheels:
        assert f"{wheel.name} {wheel.version}" in str(raised.value)
    assert list(tmp_path.iterdir()) == []
    assert [str(step) for step in seen] == [f"Getting {w.file} ({n} of 2)" for n, w in enumerate(few.wheels)]


def test_a_wheel_of_another_content_is_refused(tmp_path, monkeypatch):
    wheel = Wheel("six", "1.17.0", "six-1.17.0-py2.py3-none-any.whl", "0" * 64)
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / wheel.file).write_bytes(b"something else")
    monkeypatch.setenv("RECKONER_WHEELS", str(tmp_path / "kept"))
    with pytest.raises(BuildError, match="not the file that"):
        fetch(dataclasses.replace(pins(), wheels=(wheel,)), tmp_path / "here", lambda *_: None)
    with pytest.raises(BuildError, match="SHA-256"):
        check(wheel, tmp_path / "kept" / wheel.file)


@pytest.mark.parametrize("inside", ["notes.txt", ".hidden"])
def test_a_folder_of_somebody_else_is_not_overwritten(tmp_path, inside):
    (tmp_path / inside).write_text("mine", "utf-8")
    with pytest.raises(BuildError, match="something else"):
        build(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [inside]


def test_other_versions_than_the_installed_are_refused():
    check_versions(pins())
    with pytest.raises(BuildError, match=r"flet 0\.28\.0 is installed, but the page is pinned to flet 1\."):
        check_versions(pins(), lambda name: "0.28.0" if name == "flet" else next_version(name))


def next_version(name):
    return next(wheel.version for wheel in pins().wheels if wheel.name == name)


@pytest.mark.parametrize(
    ("given", "base"), [("/", "/"), ("", "/"), ("/x", "/x/"), ("x/y/", "/x/y/"), ("/reckoner/", "/reckoner/")]
)
def test_base_addresses(given, base):
    assert client.base_of(given) == base


@pytest.mark.parametrize("given", ["https://example.org/x/", "/a?b", "/a b/", '/"', "/#x"])
def test_what_is_no_path_on_a_host_is_refused(given):
    with pytest.raises(BuildError, match="path on the host"):
        client.base_of(given)


def test_an_image_holds_what_went_in():
    files = {"a/b.py": b"x = 1\n", "a/empty.py": b"", "ü.txt": "日本".encode()}
    assert image.unpack(image.pack(files)) == files


def test_nothing_that_is_left_out_is_imported():
    """A module of the standard library that the page lacks would only be missed in the browser."""
    library = image.standard_library(WEB / "pyodide" / "python_stdlib.zip")
    ours = {**image.app(ROOT, PACKAGES), f"app/{DOOR}": (ROOT / "webbuild" / DOOR).read_bytes()}
    here = {path.split("/")[2].removesuffix(".py") for path in library}
    gone = {name.removesuffix(".py") for name in image.UNUSED} | ({"babel", "uvicorn", "fastapi"})
    missed = {}
    for path, source in {**ours, **library}.items():
        try:
            tree = ast.parse(source)
        except SyntaxError:  # Python 3.14 may be newer than the Python of this test.
            assert sys.version_info < (3, 14), path
            continue
        found = set(top_imports(tree.body)) & gone
        if found:
            missed[path] = found
    assert "asyncio" in here
    unreached = {"wording/catalogue", "__main__", "http/server", "logging/config", "pyodide/console", "futures/process"}
    known = {path for path in missed if any(part in path for part in unreached)} | {
        "lib/python3.14/heapq.py",  # doctest, when run as a program
        "lib/python3.14/plistlib.py",
    }
    assert set(missed) <= known, missed


def test_every_package_that_ours_need_is_pinned():
    """Also what is imported within a function; the commands and the server alone may need more."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {re.split(r"[<>=; ]", line)[0] for line in project["project"]["dependencies"]} - {"flet-web"}
    names = [wheel.name for wheel in pins().wheels]
    assert needed <= set(names)
    assert len(names) == len(set(names))


def top_imports(body):
    for node in body:
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.split(".")[0]
        elif isinstance(node, ast.Try | ast.With):
            yield from top_imports(node.body)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from top_imports([*node.body, *node.orelse])


def test_only_what_is_used_is_shipped():
    names = set(client.client_files(WEB)) | set(client.own_files(ROOT / "assets"))
    assert not [name for name in names if name.endswith((".map", ".symbols", ".exe", ".d.ts", ".whl", ".md", ".py"))]
    assert not [name for name in names if "skwasm" in name or name in ("main.dart.wasm", "flutter_service_worker.js")]


def test_another_loader_than_the_known_one_is_refused():
    with pytest.raises(BuildError, match="loader"):
        client.bootstrap("_flutter.loader.load({});")
    text = client.client_files(WEB)["flutter_bootstrap.js"].decode()
    assert "serviceWorkerSettings: {" not in text
    assert "flutter-first-frame" not in text


def worker_script(python: dict[str, bytes]) -> bytes:
    return client.page_files("/", "", python)["python-worker.js"]


def test_a_picture_of_the_memory_is_named_by_all_that_python_starts_from():
    files = {"app.img": b"a", "library.img": b"b"}
    assert b"{{" not in worker_script(files)
    assert worker_script(files) == worker_script(dict(reversed(files.items())))
    others = [{**files, "app.img": b"c"}, {"app.img": b"ab", "library.img": b""}, {**files, "pyodide/pyodide.mjs": b""}]
    assert len({worker_script(files), *map(worker_script, others)}) == 4


def test_the_version_changes_with_any_file():
    first, worker = service_worker({"a": b"1", "b": b"2"}, "/")
    assert first in worker.decode()
    assert service_worker({"a": b"1", "b": b"2"}, "/")[0] == first
    assert service_worker({"a": b"1", "b": b"3"}, "/")[0] != first
    assert service_worker({"a": b"1"}, "/")[0] != first


def test_manifests_are_one_app_in_two_languages():
    found = client.manifests((ROOT / "assets" / "manifest.json").read_text("utf-8"), "/x/")
    english, japanese = (json.loads(found[name]) for name in ("manifest.json", "manifest.ja.json"))
    assert english["id"] == japanese["id"] == english["start_url"] == english["scope"] == "/x/"
    assert (english["lang"], japanese["lang"]) == ("en", "ja")
    assert english["description"] != japanese["description"]
    assert {icon.get("purpose", "any") for icon in english["icons"]} == {"any", "maskable"}


def test_both_languages_say_everything():
    words = (client.PAGE / "words.js").read_text("utf-8")
    english, japanese = words.split("  ja: {")
    keys = [line.split(":")[0].strip() for line in english.splitlines() if line.startswith("    ") and ": " in line]
    assert keys
    assert all(f"    {key}: " in japanese for key in keys)
    scripts = "".join((client.PAGE / name).read_text("utf-8") for name in ("start.js", "notices.js"))
    assert all(f'"{key}"' in scripts for key in keys)


def test_the_font_of_the_page_has_every_sign_it_says():
    font = ImageFont.truetype(ROOT / "assets" / "fonts" / "NotoSansJP-Page.woff2", 40)
    said = set((client.PAGE / "words.js").read_text("utf-8")) - {" ", "\n"}
    nothing = bytes(font.getmask("\uffff"))
    assert not [sign for sign in sorted(said) if bytes(font.getmask(sign)) == nothing]
    assert bytes(font.getmask("\U0001f400")) == nothing
    css = (client.PAGE / "page.css").read_text("utf-8")
    assert client.own_files(ROOT / "assets").keys() >= set(re.findall(r'url\("([^"]+)"\)', css))
