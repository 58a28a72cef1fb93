"""Brotli copies beside the files, for hosts that send them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed

from webbuild.errors import BuildError

PACKED = (".png", ".woff2")
"""Files that no compression makes smaller."""


def compressed(files: Mapping[str, bytes], quality: int, report: Callable[[str, int, int], object]) -> dict[str, bytes]:
    """`path.br` for every file that gets smaller by it. `quality` is 0 (fast) to 11 (small, some minutes).

    Raises BuildError if brotli is not installed.
    """
    try:
        import brotli
    except ImportError:
        raise BuildError("The package brotli is not installed here: python -m pip install -e '.[web]'.") from None

    def small(path: str) -> bytes:
        packed: bytes = brotli.compress(files[path], quality=quality, lgwin=24 if quality > 9 else 22)
        return packed

    wanted = sorted((path for path in files if not path.endswith(PACKED)), key=lambda path: -len(files[path]))
    found: dict[str, bytes] = {}
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        jobs = {pool.submit(small, path): path for path in wanted}
        for number, job in enumerate(as_completed(jobs)):
            path = jobs[job]
            report(path, number + 1, len(wanted))
            if len(job.result()) < len(files[path]):
                found[f"{path}.br"] = job.result()
    return found
