"""Modules that were compiled on an earlier visit are imported straight; all else is found as ever."""

from __future__ import annotations

import importlib
import py_compile
import sys
from pathlib import Path

import pytest

from webbuild.known_modules import KnownModules, install


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A package on the import path: `plot` with `plot.tile`, compiled, and `plot.late`, which is not."""
    package = tmp_path / "plot"
    package.mkdir()
    (package / "__init__.py").write_text("from plot.tile import NAME\n")
    (package / "tile.py").write_text("NAME = 'giraffe'\n")
    (package / "late.py").write_text("NAME = 'saola'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    for name in [name for name in sys.modules if name.split(".")[0] == "plot"]:
        monkeypatch.delitem(sys.modules, name)
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] == "plot"]:
        del sys.modules[name]


def compiled(folder: Path, *names: str) -> str:
    return "\n".join(py_compile.compile(str(folder / "plot" / f"{name}.py"), doraise=True) for name in names)


def test_a_compiled_module_is_read_and_its_source_is_not(folder):
    paths = compiled(folder, "__init__", "tile")
    (folder / "plot" / "tile.py").write_text("raise RuntimeError('read')\n")
    assert len(install(paths, [str(folder)])) == 2
    plot = importlib.import_module("plot")
    assert plot.NAME == "giraffe"
    assert plot.__path__ == [str(folder / "plot")]
    assert sys.modules["plot.tile"].__file__ == str(folder / "plot" / "tile.py")


def test_what_was_not_compiled_is_found_as_ever(folder):
    install(compiled(folder, "__init__", "tile"), [str(folder)])
    assert importlib.import_module("plot.late").NAME == "saola"


@pytest.mark.parametrize("spoil", [lambda path: path.write_bytes(b"\0\0\0\0" + path.read_bytes()[4:]), Path.unlink])
def test_what_another_python_compiled_or_what_is_gone_is_compiled_anew(folder, spoil):
    paths = compiled(folder, "__init__", "tile")
    spoil(Path(paths.split("\n")[1]))
    install(paths, [str(folder)])
    assert importlib.import_module("plot").NAME == "giraffe"


def test_a_module_has_the_name_below_the_innermost_folder_of_the_import_path():
    """Packages lie inside Python's own folder: `/lib/python3.14/site-packages`."""
    paths = [
        "/lib/python3.14/__pycache__/json.cpython-314.pyc",
        "/lib/python3.14/site-packages/flet/__pycache__/__init__.cpython-314.pyc",
        "/app/views/__pycache__/home.cpython-314.pyc",
        "/elsewhere/__pycache__/home.cpython-314.pyc",
    ]
    known = KnownModules(paths, ["/lib/python3.14", "/lib/python3.14/site-packages", "/app"])
    assert len(known) == 3
    assert known.find_spec("json").origin == "/lib/python3.14/json.py"
    assert known.find_spec("flet").submodule_search_locations == ["/lib/python3.14/site-packages/flet"]
    assert known.find_spec("views.home").cached == paths[2]
    assert known.find_spec("home") is None
