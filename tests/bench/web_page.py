"""Size of the built page, bytes of a first visit, and times until home can be used, in Chromium.

    python tests/bench/web_page.py [FOLDER] [VISITS]

Builds the page into FOLDER if it is not there yet (smallest .br copies: some minutes). The first visit has an empty
profile; each later one is a new browser process on the same profile, with the host gone. The page itself notes when
home was shown, and is asked for it afterwards.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "webbuild"), str(ROOT / "tests")]

from chromium import FLAGS  # noqa: E402
from page_server import PageServer  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from webbuild import build  # noqa: E402

LOOK = 0.2
"""Seconds between two looks at how busy the browser is; each takes some of the processor's time itself."""
REST = 15
"""So many looks long has a browser little to do before it is asked what it took."""
KEEPING = 30.0
"""Seconds after which a first visit has kept the picture of Python's memory."""


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


def started(profile):
    """A browser with an empty tab; the port at which it can be asked."""
    path = os.environ.get("RECKONER_CHROMIUM") or shutil.which("chromium")
    named = Path(profile) / "DevToolsActivePort"
    named.unlink(missing_ok=True)
    options = [f"--user-data-dir={profile}", "--remote-debugging-port=0", "--headless=new", "--window-size=1280,720"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([path, *FLAGS, *options, "about:blank"], **quiet)
    while not (named.exists() and named.read_text().count("\n")):
        time.sleep(0.1)
    return process, named.read_text().split()[0]


def at_rest(profile):
    """Waits until the browser has little to do; gives (time, seconds of processor time so far), all along."""
    used = [(time.time(), processor_time(profile))]
    while len(used) < REST or used[-1][1] - used[-REST][1] > 0.1 * (used[-1][0] - used[-REST][0]):
        time.sleep(LOOK)
        used.append((time.time(), processor_time(profile)))
        assert used[-1][0] - used[0][0] < 240, "never at rest"
    return used


def visit(playwright, profile, address, stay=0.0):
    """Seconds from opening the address to home, and of processor time in between.

    Nothing is attached to the browser meanwhile: for what watches a page V8 parses all of Flutter's program again.
    """
    process, port = started(profile)
    at_rest(profile)
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/json/new?{address}", method="PUT")
    urllib.request.urlopen(asked).close()
    used = at_rest(profile)
    time.sleep(stay)
    browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
    page = next(page for page in browser.contexts[0].pages if page.url.startswith(address))
    opened, took = page.evaluate("[performance.timeOrigin, performance.getEntriesByName('home')[0].startTime]")
    browser.new_browser_cdp_session().send("Browser.close")
    process.wait(30)
    before, after = ([so_far for at, so_far in used if at <= moment / 1000] for moment in (opened, opened + took))
    return took / 1000, max(after) - max(before, default=used[0][1])


def main(folder, visits):
    if not folder.exists():
        build(folder, report=lambda step: print(step, file=sys.stderr))
    files = [path for path in folder.rglob("*") if path.is_file()]
    plain = [path for path in files if path.suffix != ".br"]
    print(f"folder {sum(f.stat().st_size for f in files) / 1e6:.1f} MB, without .br", end=" ")
    print(f"{sum(f.stat().st_size for f in plain) / 1e6:.1f} MB in {len(plain)} files")
    host = PageServer(folder).start()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        home, used = visit(playwright, profile, host.address, KEEPING)
        print(f"first visit: {host.total / 1e6:.2f} MB sent, home after {home:.1f} s ({used:.1f} s of processor time)")
        for path, sent in sorted(host.sent.items(), key=lambda item: -item[1])[:12]:
            print(f"    {sent / 1e6:6.2f} MB  {path}")
        host.stop()
        for number in range(visits):
            home, used = visit(playwright, profile, host.address)
            busy = f"load {os.getloadavg()[0]:.1f}"
            print(f"later visit {number + 1}: home after {home:.2f} s ({used:.2f} s of processor time; {busy})")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/page"), int(sys.argv[2]) if len(sys.argv) > 2 else 5)
