"""The app as a page without a server, in Chromium: first visit, no network, cold starts, updates, two tabs.

The wheels come from PyPI, or from the folder that RECKONER_WHEELS names. Where neither can be had the tests are
skipped, unless RECKONER_BROWSER=1 requires them.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from chromium import REQUIRED, ROOT, BrowserDevice
from page_server import PageServer

from book import to_fragment
from webbuild import BuildError, build
from webbuild.service_worker import LATE, service_worker

STARTING = 90_000
"""Milliseconds for a start on a busy machine."""
BASE = "/below/a/path/"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The page, built once; nobody changes this folder."""
    pytest.importorskip("brotli")
    try:
        return build(tmp_path_factory.mktemp("web") / "page", base_url=BASE, quality=1)
    except BuildError as error:
        if REQUIRED or not str(error).startswith("Not downloaded"):
            pytest.fail(f"The page could not be built: {error}")
        pytest.skip(str(error))


@pytest.fixture
def host(built, tmp_path):
    """A web host with a copy of the page."""
    shutil.copytree(built, tmp_path / "host")
    server = PageServer(tmp_path / "host", BASE).start()
    yield server
    server.stop()


class Browser:
    """One person's browser: its tabs share what it keeps."""

    def __init__(self, context, address):
        self.context = context
        self.address = address
        self.errors = []

    def tab(self, route="", awake=True):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        device = BrowserDevice(page, self.address.rstrip("/"), "web")
        page.goto(self.address + route)
        return up(device) if awake else device


def up(device):
    """Waits for home to take the place of the picture, and turns semantics on."""
    over = "!document.getElementById('loading') || !document.getElementById('again').hidden"
    device.page.wait_for_function(over, timeout=STARTING, polling=50)
    assert not device.page.query_selector("#loading"), device.page.inner_text("#said")
    return device.awake()


@pytest.fixture
def person(browser, host):
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True)
    context.add_init_script("localStorage.setItem('reckoner.told', 'yes')")  # Nothing said of storage, but in its test.
    someone = Browser(context, host.address)
    yield someone
    context.close()
    assert someone.errors == []


def begin_subastral(device):
    """A match of Gina and Paul, by hand, up to its sheet."""
    device.tap("New match: Subastral").wait_button("Start")
    for name in ("Gina", "Paul"):
        device.page.get_by_label("New player's name").first.click()
        device.type(name)
        device.wait_text(name)
    device.tap("Start")
    device.page.wait_for_function("location.hash.startsWith('#/match/')", timeout=STARTING)
    return device


def new_version(host):
    """Puts another version of the page on the host, and gives its name: one picture has changed."""
    source = (host.folder / "worker.js").read_bytes()
    listed = json.loads(source[source.index(b"{") : source.index(b";\n")])
    files = {path: (host.folder / path).read_bytes() for path in listed["files"]}
    files["favicon.png"] += b"\0"
    version, worker = service_worker(files, BASE)
    (host.folder / "favicon.png").write_bytes(files["favicon.png"])
    (host.folder / "worker.js").write_bytes(worker)
    for name in ("worker.js", "favicon.png"):
        (host.folder / f"{name}.br").unlink(missing_ok=True)
    return version


VERSION = """async () => {
    const names = (await caches.keys()).filter(name => !name.endsWith(":compiled"));
    return names.map(name => name.split(":").pop()).sort();
}"""


@pytest.mark.slow
def test_home_comes_up_on_a_first_visit(person, host):
    """Issue: a dependency that dies in the browser is noticed here."""
    device = person.tab(awake=False)
    device.page.wait_for_selector("#loading img")
    assert device.page.get_by_role("progressbar").is_visible()
    up(device).wait_button("New match: Subastral")
    assert device.other_hosts() == []
    assert host.missing == []
    assert not set(LATE) & set(host.sent)
    host.sent.clear()
    device.page.reload()
    up(device).wait_button("New match: Subastral")
    assert set(host.sent) <= {"worker.js", *LATE}, "everything else is kept"


@pytest.mark.web
def test_without_a_network_after_one_visit(person, host):
    """FIELD, "Losing things": host gone, network cut, tab closed at once after a tap, reload; nothing is lost.

    FIELD "Losing things": a lost connection.
    """
    device = begin_subastral(person.tab())
    route = device.page.evaluate("location.hash")
    host.stop()
    person.context.set_offline(True)
    device.page.close()

    device = person.tab()
    device.wait_button("New match: Subastral").wait_text("Gina")
    device.page.close()

    device = person.tab(route)
    device.tap("Gina, Mixed sets, not entered").wait_button("Next cell")
    device.tap("1").tap("6").tap("Done").wait_button("Gina, Mixed sets, 16, by hand")
    device.page.reload()
    up(device).wait_button("Gina, Mixed sets, 16, by hand")

    device.tap("Paul, Mixed sets, not entered").wait_button("Next cell")
    device.tap("1").tap("0").wait_button("Done")
    x, y = device._bring(device.button("Done"))
    device.page.mouse.click(x, y)
    device.page.close(run_before_unload=True)
    person.tab(route).wait_button("Paul, Mixed sets, 10, by hand")


@pytest.mark.web
def test_a_second_tab_says_that_the_first_has_the_book_open(person):
    first = person.tab()
    second = person.tab(awake=False)
    second.page.wait_for_function(
        "document.getElementById('said').textContent.includes('open in another tab')", timeout=STARTING
    )
    first.wait_button("New match: Subastral")
    first.page.close()
    up(second).wait_button("New match: Subastral")


@pytest.mark.web
def test_an_update_is_offered_at_home_and_taken(person, host):
    device = begin_subastral(person.tab())
    before = device.page.evaluate(VERSION)
    after = new_version(host)
    device.page.evaluate("keeper.registration.update()")
    device.page.wait_for_function("keeper.registration.waiting", timeout=STARTING)
    device.page.wait_for_timeout(1500)
    assert notices(device) == [], "a match is not disturbed"
    assert device.page.evaluate(VERSION) == sorted([*before, after])

    device.tap("Back").wait_button("New match: Subastral")
    device.page.wait_for_selector("[data-notice=update]", timeout=STARTING)
    with device.page.expect_navigation(timeout=STARTING):
        device.page.get_by_role("button", name="Restart").click()
    up(device).wait_text("Gina")
    assert device.page.evaluate(VERSION) == [after]
    assert notices(device) == []


@pytest.mark.web
def test_an_update_that_breaks_off_leaves_the_old_version_working(person, host):
    device = begin_subastral(person.tab())
    before = device.page.evaluate(VERSION)
    after = new_version(host)
    host.broken.add("favicon.png")
    device.page.evaluate("keeper.registration.update().catch(() => {})")
    device.page.wait_for_function("!keeper.registration.installing && !keeper.registration.waiting", timeout=STARTING)
    until_asked(device, host)
    host.stop()
    person.context.set_offline(True)
    device.page.reload()
    up(device).wait_button("Gina, total, 0")
    device.page.close()
    device = person.tab()
    device.wait_text("Gina")
    assert notices(device) == []
    assert set(before) <= set(device.page.evaluate(VERSION))

    person.context.set_offline(False)
    host.broken.clear()
    host.start()
    device.page.evaluate("keeper.registration.update()")
    device.page.wait_for_selector("[data-notice=update]", timeout=STARTING)
    device.page.get_by_role("button", name="Later").click()
    device.page.close()
    device = person.tab()  # With no tab left on it, the old version has made way.
    assert device.page.evaluate(VERSION) == [after]


def until_asked(device, host):
    """Waits until the update has met the file that is broken, and its worker is gone."""
    for _ in range(100):
        if host.missing and not device.page.evaluate("Boolean(keeper.registration.installing)"):
            return
        device.page.wait_for_timeout(200)
    raise AssertionError("the update never asked for the broken file")


def notices(device):
    """The page's own messages on the screen."""
    return device.page.evaluate("[...document.querySelectorAll('.notice')].map(one => one.dataset.notice)")


@pytest.mark.web
def test_where_storage_is_not_promised_the_player_is_told_once_and_can_save_a_copy(person):
    device = person.tab()
    device.page.evaluate("localStorage.removeItem('reckoner.told')")
    device.page.evaluate("navigator.storage.persist = navigator.storage.persisted = async () => false")
    begin_subastral(device)
    device.tap("Back").wait_button("New match: Subastral")
    device.page.wait_for_selector("[data-notice=notKept]", timeout=STARTING)
    with device.page.expect_download(timeout=STARTING) as downloaded:
        device.page.get_by_role("button", name="Save a copy").click()
    data = json.loads(Path(downloaded.value.path()).read_text("utf-8"))
    assert [seat["name"] for match in data["matches"] for seat in match["document"]["seats"]] == ["Gina", "Paul"]
    assert device.page.evaluate("localStorage.getItem('reckoner.told')") == "yes"


@pytest.mark.web
def test_an_address_brings_its_match(person):
    document = json.loads((ROOT / "tests" / "cases" / "subastral-worked-example.json").read_bytes())
    device = person.tab(f"#/take/{to_fragment(document)}")
    device.wait_text("78")
    device.page.evaluate("location.hash += '/code'")
    device.wait_text("QR code of this match")
    device.wait_text(f"opens it at {person.address.rstrip('/')} and puts it")


@pytest.mark.web
def test_the_page_speaks_japanese(browser, host):
    context = browser.new_context(locale="ja-JP")
    page = context.new_page()
    page.goto(host.address)
    assert page.evaluate("document.documentElement.lang") == "ja"
    assert page.evaluate("document.querySelector('link[rel=manifest]').href").endswith("/manifest.ja.json")
    page.wait_for_function("/[ぁ-ん]/.test(document.getElementById('said').textContent)")
    context.close()
