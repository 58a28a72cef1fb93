"""The app as a page without a server, in Chromium: first visit, no network, cold starts, updates, two tabs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from chromium import ROOT, BrowserDevice
from visits import BASE, STARTING, Visitor, begin_subastral, up

from book import to_fragment
from webbuild.service_worker import LATE, service_worker


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
    const names = (await caches.keys()).filter(name => !name.endsWith(":memory"));
    return names.map(name => name.split(":").pop()).sort();
}"""


def only(device: BrowserDevice, version: str) -> None:
    """Waits until no other version is kept: the one before is cleared away while the page starts."""
    for _ in range(100):
        if device.page.evaluate(VERSION) == [version]:
            return
        device.page.wait_for_timeout(200)
    raise AssertionError(f"kept beside {version}: {device.page.evaluate(VERSION)}")


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
@pytest.mark.parametrize("name", ["app.img", "library.img", "pyodide/pyodide.asm.mjs"])
def test_a_part_that_cannot_be_had_is_told(browser, host, name):
    """Without the service worker, which keeps nothing of a page that is not whole."""
    host.broken.add(name)
    context = browser.new_context(locale="en-GB", service_workers="block")
    device = Visitor(context, host.address).tab(awake=False)
    device.page.wait_for_selector("#again:not([hidden])", timeout=STARTING)
    assert "could not start" in device.page.inner_text("#said")
    context.close()


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
    only(device, after)
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
    only(device, after)


def until_asked(device, host):
    """Waits until the update has met the file that is broken, and its worker is gone."""
    for _ in range(STARTING // 200):
        if host.missing and not device.page.evaluate("Boolean(keeper.registration.installing)"):
            return
        device.page.wait_for_timeout(200)
    raise AssertionError("the update never asked for the broken file")


def notices(device):
    """The page's own messages on the screen."""
    return device.page.evaluate("[...document.querySelectorAll('.notice')].map(one => one.dataset.notice)")


@pytest.mark.web
def test_where_storage_is_not_promised_the_player_is_told_once_and_can_save_a_copy(browser, host):
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True)
    context.add_init_script("navigator.storage.persist = navigator.storage.persisted = async () => false")
    device = begin_subastral(Visitor(context, host.address).tab())
    device.tap("Back").wait_button("New match: Subastral")
    device.page.wait_for_selector("[data-notice=notKept]", timeout=STARTING)
    with device.page.expect_download(timeout=STARTING) as downloaded:
        device.page.get_by_role("button", name="Save a copy").click()
    data = json.loads(Path(downloaded.value.path()).read_text("utf-8"))
    assert [seat["name"] for match in data["matches"] for seat in match["document"]["seats"]] == ["Gina", "Paul"]
    device.page.reload()
    begin_subastral(up(device)).tap("Back").wait_button("New match: Subastral")
    device.page.wait_for_timeout(1500)
    assert notices(device) == [], "told once"

    device.page.evaluate("location.hash = '#/backups'")
    device.wait_text("The browser may clear the score book when space is short.")
    with device.page.expect_download(timeout=STARTING) as downloaded:
        device.tap("Save the whole book as a file")
    assert len(json.loads(Path(downloaded.value.path()).read_text("utf-8"))["matches"]) == 2
    device.page.evaluate("navigator.storage.persisted = async () => true")
    device.page.evaluate("tellKept()")
    device.tap("Back").wait_button("Backups").tap("Backups")
    device.wait_text("The browser has promised to keep the score book.")
    context.close()


@pytest.mark.web
def test_an_address_brings_its_match(person):
    document = json.loads((ROOT / "tests" / "cases" / "subastral-worked-example.json").read_bytes())
    device = person.tab(f"#/take/{to_fragment(document)}")
    device.wait_text("78")
    device.page.evaluate("location.hash += '/code'")
    device.wait_text("QR code of this match")
    device.wait_text(f"opens it at {person.address.rstrip('/')} and puts it")


@pytest.mark.web
def test_the_page_and_the_app_speak_japanese(browser, host):
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ja-JP", has_touch=True)
    device = Visitor(context, host.address).tab(awake=False)
    assert device.page.evaluate("document.documentElement.lang") == "ja"
    assert device.page.evaluate("document.querySelector('link[rel=manifest]').href").endswith("/manifest.ja.json")
    device.page.wait_for_function("/[ぁ-ん]/.test(document.getElementById('said').textContent)")
    up(device).wait_text("新しい対戦: ")
    context.close()
