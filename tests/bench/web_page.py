"""Size of the built page, bytes of a first visit, and times until home can be used, in Chromium.

    python tests/bench/web_page.py [FOLDER] [VISITS]

Builds the page into FOLDER if it is not there yet (smallest .br copies: some minutes). The first visit has an empty
profile; each later one is a new browser process on the same profile, with the host gone.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "webbuild"), str(ROOT / "tests")]

from chromium import FLAGS  # noqa: E402
from page_server import PageServer  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from webbuild import build  # noqa: E402


def processor_time(marker):
    """Seconds of processor time of all processes whose command line names `marker`, and their children (Linux)."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            stats[path.name] = (fields[1], int(fields[11]) + int(fields[12]), marker in (path / "cmdline").read_text())
        except OSError:
            continue

    def ours(pid):
        return pid in stats and (stats[pid][2] or ours(stats[pid][0]))

    return sum(ticks for pid, (_, ticks, _) in stats.items() if ours(pid)) / os.sysconf("SC_CLK_TCK")


def visit(playwright, profile, address):
    """Seconds until the browser was there, from opening the address to home, and of processor time in between."""
    path = os.environ.get("RECKONER_CHROMIUM") or shutil.which("chromium")
    start = time.perf_counter()
    context = playwright.chromium.launch_persistent_context(profile, executable_path=path, args=FLAGS)
    page = context.pages[0] if context.pages else context.new_page()
    used = processor_time(profile)
    opened = time.perf_counter()
    page.goto(address)
    page.wait_for_function("!document.getElementById('loading')", timeout=180_000, polling=20)
    home = time.perf_counter()
    used = processor_time(profile) - used
    page.wait_for_timeout(12_000)  # The compiled modules are kept in this time.
    context.close()
    return opened - start, home - opened, used


def main(folder, visits):
    if not folder.exists():
        build(folder, report=lambda step: print(step, file=sys.stderr))
    files = [path for path in folder.rglob("*") if path.is_file()]
    plain = [path for path in files if path.suffix != ".br"]
    print(f"folder {sum(f.stat().st_size for f in files) / 1e6:.1f} MB, without .br", end=" ")
    print(f"{sum(f.stat().st_size for f in plain) / 1e6:.1f} MB in {len(plain)} files")
    host = PageServer(folder).start()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        _, home, used = visit(playwright, profile, host.address)
        print(f"first visit: {host.total / 1e6:.2f} MB sent, home after {home:.1f} s ({used:.1f} s of processor time)")
        for path, sent in sorted(host.sent.items(), key=lambda item: -item[1])[:12]:
            print(f"    {sent / 1e6:6.2f} MB  {path}")
        host.stop()
        for number in range(visits):
            start, home, used = visit(playwright, profile, host.address)
            busy = f"browser {start:.2f} s; load {os.getloadavg()[0]:.1f}"
            print(f"later visit {number + 1}: home after {home:.2f} s ({used:.2f} s of processor time; {busy})")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/page"), int(sys.argv[2]) if len(sys.argv) > 2 else 5)
