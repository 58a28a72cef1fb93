"""A real Chromium against a real server.

Without Chromium these tests are skipped, unless the environment variable RECKONER_BROWSER is 1: then they fail.
With RECKONER_SCREENS naming a folder, `shot` keeps pictures there.
"""

from __future__ import annotations

import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlparse

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

ROOT = Path(__file__).resolve().parents[1]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (390, 844), "tablet": (1180, 820)}
REQUIRED = os.environ.get("RECKONER_BROWSER") == "1"
EMPTY_PICTURE = 9_000
"""Bytes of a picture with nothing drawn yet, at most: the client's waiting picture."""
PATIENCE = 15_000
"""Milliseconds until something that should appear is given up."""


class AppServer:
    """The app as people start it, in a process of its own with a book of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.said: queue.Queue[str] = queue.Queue()

    def start(self) -> AppServer:
        """Starts it, on the same port as before if there was one."""
        command = [sys.executable, "main.py", "--no-browser", "--data", str(self.data)]
        command += ["--port", str(self.port or 8791), *self.options]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.listener = threading.Thread(target=self._listen, args=(self.process,), daemon=True)
        self.listener.start()
        lines: list[str] = []
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                line = self.said.get(timeout=0.2)
            except queue.Empty:
                if self.process.poll() is not None:
                    break
                continue
            lines.append(line)
            found = re.search(r"http://[^\s/]+:(\d+)", line)
            if found:
                self.address, self.port = found.group(), int(found.group(1))
                return self
        self.kill()
        raise AssertionError("the server never gave its address:\n" + "".join(lines))

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.said.put(line)

    def stop(self) -> int:
        """Ctrl-C; gives its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self._ended()

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self._ended()

    def _ended(self) -> int:
        assert self.process is not None
        status = self.process.wait(15)
        self.listener.join(5)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status


class BrowserDevice:
    """A tab with the app in it, used by what its buttons are called."""

    def __init__(self, page: Page, address: str, label: str) -> None:
        self.page = page
        self.address = address
        self.label = label
        self.asked: list[str] = []
        self.blocked: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("requestfailed", lambda request: self.blocked.append(request.url) if request.failure == "csp" else None)

    def open(self, path: str = "/", *, semantics: bool = True) -> BrowserDevice:
        """Goes to a route and turns on Flutter's semantics, which tests and screen readers see; or leaves them off."""
        self.page.goto(self.address + path)
        return self.awake() if semantics else self

    def reload(self) -> BrowserDevice:
        """Reloads the tab."""
        self.page.reload()
        return self.awake()

    def awake(self) -> BrowserDevice:
        """Waits until the app has drawn something and semantics are on."""
        self.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=60_000)
        self.page.evaluate("document.querySelector('flt-semantics-placeholder').click()")
        # The page's title is a heading on every screen; Flet's own waiting picture has none.
        self.page.wait_for_selector("flt-semantics-host :is(h1, h2, [role=heading])", state="attached", timeout=60_000)
        return self

    def other_hosts(self) -> list[str]:
        """Requests to other hosts that the browser really sent."""
        ours = urlparse(self.address).netloc
        return [
            url
            for url in self.asked
            if url.startswith(("http:", "https:")) and urlparse(url).netloc != ours and url not in self.blocked
        ]

    def button(self, name: str, nth: int = 0) -> Locator:
        """The button or switch that is called `name` (its whole name)."""
        button = self.page.get_by_role("button", name=name, exact=True)
        return button.or_(self.page.get_by_role("switch", name=name, exact=True)).nth(nth)

    def tap(self, name: str, nth: int = 0) -> BrowserDevice:
        """Taps the button called `name`, scrolling to it if need be."""
        target = self.button(name, nth)
        try:
            target.wait_for(state="attached", timeout=PATIENCE)
        except Exception:
            raise AssertionError(f"no button {name!r}; there are {self.buttons()}; texts {self.texts()}") from None
        x, y = self._bring(target)
        self.page.mouse.click(x, y)
        return self

    def place(self, name: str) -> tuple[float, float]:
        """Where the button called `name` is to be tapped, once it is there; scrolls to it if need be."""
        return self._bring(self.wait_button(name).button(name))

    def _bring(self, target: Locator) -> tuple[float, float]:
        size = self.page.viewport_size or {"width": 390, "height": 844}
        before = None
        for _ in range(60):
            box = target.bounding_box(timeout=PATIENCE) if target.count() else None
            if box is None or box != before:  # gone or moving: one screen is making way for another
                before = box
                self.page.wait_for_timeout(60)
                continue
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if 0 < y < size["height"] and 0 < x < size["width"]:
                return x, y
            self.page.mouse.move(size["width"] / 2, size["height"] / 2)
            self.page.mouse.wheel(0, 240 if y >= size["height"] else -240)
            self.page.wait_for_timeout(120)
        raise AssertionError("what is to be tapped has gone, or can't be scrolled to")

    def wait_button(self, name: str) -> BrowserDevice:
        """Waits until there is a button called `name`."""
        self.button(name).wait_for(state="attached", timeout=PATIENCE)
        return self

    def wait_text(self, text: str, *, exact: bool = False) -> BrowserDevice:
        """Waits until `text` stands somewhere on the screen or in a spoken name."""
        script = """([text, exact]) => [...document.querySelectorAll('flt-semantics, flt-semantics *')].some(node => {
            const own = [...node.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent).join('');
            const said = [own, node.getAttribute('aria-label') || ''];
            return said.some(one => exact ? one.trim() === text : one.includes(text));
        })"""
        try:
            self.page.wait_for_function(script, arg=[text, exact], timeout=PATIENCE, polling=50)
        except Exception:
            raise AssertionError(f"never saw {text!r}; there is {self.texts()}") from None
        return self

    def texts(self) -> list[str]:
        """Texts and spoken names on the screen, in order."""
        script = """() => [...document.querySelectorAll('flt-semantics, flt-semantics *')].flatMap(node => {
            const own = [...node.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent).join('').trim();
            const label = node.getAttribute('aria-label');
            return [own, label].filter(Boolean);
        })"""
        found: list[str] = self.page.evaluate(script)
        return found

    def buttons(self) -> list[str]:
        """The names of all that can be tapped."""
        script = """() => [...document.querySelectorAll('[role=button], [role=switch]')]
            .map(node => node.getAttribute('aria-label') || node.textContent.trim())"""
        found: list[str] = self.page.evaluate(script)
        return found

    def small_buttons(self, least: float = 44) -> list[tuple[str, float, float]]:
        """Buttons narrower or lower than `least` logical pixels."""
        # What scrolls out of sight is cut at the edge of its parent and not counted.
        script = """() => [...document.querySelectorAll('[role=button], [role=switch]')].filter(node => {
            const box = node.getBoundingClientRect(), around = node.parentElement.getBoundingClientRect();
            return box.top > around.top - 1 && box.bottom < around.bottom - 1 || box.height === around.height;
        }).map(node => {
            const box = node.getBoundingClientRect();
            return [node.getAttribute('aria-label') || node.textContent.trim(), box.width, box.height];
        })"""
        return [
            (name, width, height)
            for name, width, height in self.page.evaluate(script)
            if 0 < width < least - 0.5 or 0 < height < least - 0.5
        ]

    def type(self, text: str, then: str | None = "Enter") -> BrowserDevice:
        """Types on the hardware keyboard, then presses `then`."""
        self.page.keyboard.type(text, delay=15)
        if then:
            self.page.keyboard.press(then)
        return self

    def broken(self) -> bool:
        """Whether something on the screen could not be laid out: Flutter then draws a grey field without end."""
        script = """() => [...document.querySelectorAll('flt-semantics')].some(node => {
            const box = node.getBoundingClientRect();
            return box.height > 50000 || box.width > 50000 || Math.abs(box.top) > 90000;
        })"""
        found: bool = self.page.evaluate(script)
        return found

    def picture(self) -> bytes:
        """The screen once it has stopped moving."""
        before = b""
        for _ in range(40):
            now = self.page.screenshot()
            if now == before and len(now) > EMPTY_PICTURE:
                break
            before = now
            self.page.wait_for_timeout(250)
        return before

    def shot(self, name: str) -> None:
        """Keeps a picture as `name-phone-en-light.png` in the folder that RECKONER_SCREENS names, if it does."""
        folder = os.environ.get("RECKONER_SCREENS")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.wait_for_timeout(400)
            assert not self.broken(), f"{name} on {self.label} is broken"
            (Path(folder) / f"{name}-{self.label}.png").write_bytes(self.picture())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, one for all tests."""
    path = os.environ.get("RECKONER_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if not path:
        if REQUIRED:
            pytest.fail("Chromium or playwright is missing, and RECKONER_BROWSER=1 requires them")
        pytest.skip("needs Chromium and playwright")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    """The app, started once for a module's tests."""
    running = AppServer(tmp_path_factory.mktemp("book")).start()
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[AppServer]:
    """The app with an empty book, for one test."""
    running = AppServer(tmp_path / "book").start()
    yield running
    running.kill()


OpenDevice = Callable[..., BrowserDevice]


@pytest.fixture
def open_device(browser: Browser) -> Iterator[OpenDevice]:
    """Opens tabs: `open_device(server, "phone", lang="ja", dark=True, path="/settings")`."""
    contexts: list[Any] = []

    def make(
        at: AppServer,
        kind: str = "phone",
        *,
        lang: str = "en",
        dark: bool = False,
        path: str = "/",
        semantics: bool = True,
    ) -> BrowserDevice:
        width, height = SIZES[kind]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "ja": "ja-JP"}.get(lang, lang),
            color_scheme="dark" if dark else "light",
            has_touch=True,
        )
        contexts.append(context)
        device = BrowserDevice(context.new_page(), at.address, f"{kind}-{lang}-{'dark' if dark else 'light'}")
        return device.open(path, semantics=semantics)

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def phone(open_device: OpenDevice, server: AppServer) -> OpenDevice:
    """Opens phones at the module's server: `phone(lang="ja")`."""
    return lambda **kwargs: open_device(server, "phone", **kwargs)


@pytest.fixture
def tablet(open_device: OpenDevice, server: AppServer) -> OpenDevice:
    """Opens tablets at the module's server."""
    return lambda **kwargs: open_device(server, "tablet", **kwargs)
