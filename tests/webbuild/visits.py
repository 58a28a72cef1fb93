"""Visits to the built page: a web host with it, and one person's browser.

The wheels come from PyPI, or from the folder that RECKONER_WHEELS names. Where neither can be had the tests are
skipped, unless RECKONER_BROWSER=1 requires them.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from chromium import REQUIRED, BrowserDevice
from page_server import PageServer

from webbuild import BuildError, build

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

STARTING = 90_000
"""Milliseconds for a start on a busy machine."""
BASE = "/below/a/path/"

PICTURE = """async (spoil) => {
    const name = (await caches.keys()).find(name => name.endsWith(":memory"));
    const cache = name && await caches.open(name);
    const [key] = cache ? await cache.keys() : [];
    if (!key) return 0;
    const kept = await cache.match(key);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    if (spoil) await cache.put(key, new Response(eval(spoil)(bytes) ?? bytes, { headers: kept.headers }));
    return bytes.length;
}"""
"""The size of the picture that is kept, in bytes; 0 if there is none. Spoils it if told how."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built once; nobody changes this folder."""
    pytest.importorskip("brotli")
    try:
        return build(tmp_path_factory.mktemp("web") / "page", base_url=BASE, quality=1)
    except BuildError as error:
        if REQUIRED or not str(error).startswith("Not downloaded"):
            pytest.fail(f"The page could not be built: {error}")
        pytest.skip(str(error))


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[PageServer]:
    """A web host with a copy of the page."""
    shutil.copytree(built, tmp_path / "host")
    server = PageServer(tmp_path / "host", BASE).start()
    yield server
    server.stop()


class Visitor:
    """One person's browser: its tabs share what it keeps."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.errors: list[str] = []

    def tab(self, route: str = "", awake: bool = True) -> BrowserDevice:
        """A new tab at a route."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        device = BrowserDevice(page, self.address.rstrip("/"), "web")
        page.goto(self.address + route)
        return up(device) if awake else device


def up(device: BrowserDevice) -> BrowserDevice:
    """Waits for home to take the place of the picture, and turns semantics on."""
    over = "!document.getElementById('loading') || !document.getElementById('again').hidden"
    device.page.wait_for_function(over, timeout=STARTING, polling=50)
    assert not device.page.query_selector("#loading"), device.page.inner_text("#said")
    return device.awake()


@pytest.fixture
def person(browser: Browser, host: PageServer) -> Iterator[Visitor]:
    """Somebody with a phone."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True)
    context.add_init_script("localStorage.setItem('reckoner.told', 'yes')")  # Nothing said of storage, but in its test.
    someone = Visitor(context, host.address)
    yield someone
    context.close()
    assert someone.errors == []


def picture(device: BrowserDevice, spoil: str = "") -> int:
    """Waits until a picture is kept; its size."""
    for _ in range(STARTING // 500):
        if size := device.page.evaluate(PICTURE, spoil):
            return int(size)
        device.page.wait_for_timeout(500)
    raise AssertionError("no picture was kept")


def again(device: BrowserDevice) -> list[str]:
    """A later visit, up to home; what the console says of it."""
    said: list[str] = []
    device.page.on("console", lambda message: said.append(message.text))
    device.page.reload()
    up(device).wait_button("New match: Subastral")
    return [text for text in said if "anew" in text]


def begin_subastral(device: BrowserDevice) -> BrowserDevice:
    """A match of Gina and Paul, by hand, up to its sheet."""
    device.tap("New match: Subastral").wait_button("Start")
    for name in ("Gina", "Paul"):
        device.page.get_by_label("New player's name").first.click()
        device.type(name)
        device.wait_text(name)
    device.tap("Start")
    device.page.wait_for_function("location.hash.startsWith('#/match/')", timeout=STARTING)
    return device
