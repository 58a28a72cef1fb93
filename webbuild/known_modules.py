"""Importing what was compiled on an earlier visit without looking for it.

In a page each look into a folder is a call out of Python; to find and check one module takes some ten of them, and home
waits for four hundred modules. The page's script checks the compiled files once, all together (page/python-worker.js);
what is named here is read straight. All else is found as ever.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from types import CodeType, ModuleType

HEAD = 16
"""Bytes before the code in a compiled file: Python's number, flags, the source's time and its size."""


class KnownModules:
    """A finder for the modules that were compiled, each with a source that has not changed since.

    `compiled` are paths like `/app/views/__pycache__/home.cpython-314.pyc`, `tops` the folders of the import path.
    """

    def __init__(self, compiled: Iterable[str], tops: Sequence[str]) -> None:
        self._known: dict[str, tuple[str, str]] = {}
        inner_first = sorted((top.rstrip("/") + "/" for top in tops), key=len, reverse=True)
        for path in compiled:
            top = next((top for top in inner_first if path.startswith(top)), None)
            if top is not None and "/__pycache__/" in path:
                stem = path.replace("/__pycache__/", "/").rsplit(".", 2)[0]
                name = stem[len(top) :].replace("/", ".")
                self._known[name.removesuffix(".__init__")] = (f"{stem}.py", path)

    def __len__(self) -> int:
        return len(self._known)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As Python asks each of `sys.meta_path`; None for what is not known here."""
        known = self._known.get(name)
        if known is None:
            return None
        source, compiled = known
        package = source.endswith("/__init__.py")
        spec = ModuleSpec(name, _Compiled(name, source, compiled), origin=source, is_package=package)
        spec.has_location = True
        spec.cached = compiled
        if package:
            spec.submodule_search_locations = [source.removesuffix("/__init__.py")]
        return spec

    def invalidate_caches(self) -> None:
        """Nothing here can be stale: the files are those of this visit."""


class _Compiled(SourceFileLoader):
    def __init__(self, name: str, source: str, compiled: str) -> None:
        super().__init__(name, source)
        self._compiled = compiled

    def get_code(self, fullname: str) -> CodeType | None:
        try:
            data = self.get_data(self._compiled)
        except OSError:
            return super().get_code(fullname)
        if data[:4] != MAGIC_NUMBER:  # Of another Python.
            return super().get_code(fullname)
        code: CodeType = marshal.loads(memoryview(data)[HEAD:])
        return code


def install(compiled: str, tops: Sequence[str]) -> KnownModules:
    """Puts a finder for `compiled`, paths with a line for each, before all others."""
    finder = KnownModules(compiled.split("\n"), tops)
    sys.meta_path.insert(0, finder)
    return finder
