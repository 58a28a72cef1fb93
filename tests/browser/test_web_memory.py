"""The picture of Python's memory: later visits start from it, and without it where it doesn't fit."""

from __future__ import annotations

import pytest
from chromium import BrowserDevice
from visits import STARTING, Visitor, begin_subastral, up

SPOILT = {
    "garbage": "bytes => crypto.getRandomValues(new Uint8Array(65536)).forEach((byte, at) => bytes[at] = byte)",
    "a heap of nothing": "bytes => bytes.fill(0, 256)",
    "cut off": "bytes => bytes.subarray(0, bytes.length / 2)",
}
"""What becomes of the picture: a function that changes its bytes, or gives others."""

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

pytestmark = pytest.mark.web


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


def begun(device: BrowserDevice) -> str:
    """The address of a match begun now, back at home."""
    address = begin_subastral(device).page.url
    device.tap("Back").wait_button("New match: Subastral")
    return address


def test_later_visits_start_from_the_picture_of_the_first(person: Visitor) -> None:
    device = person.tab()
    addresses = [begun(device)]
    assert picture(device) > 20e6
    workers: list[str] = []
    device.page.on("worker", lambda worker: workers.append(worker.url))
    for visit in (1, 2):
        assert again(device) == []
        addresses.append(begun(device))
        device.page.wait_for_timeout(6000)
        assert len(workers) == visit, "no second worker makes a picture again"
    assert len(set(addresses)) == 3, "chance is not that of the picture"


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=list(SPOILT))
def test_a_spoilt_picture_does_not_stop_the_page_and_is_made_anew(person: Visitor, spoil: str) -> None:
    device = person.tab()
    size = picture(device, spoil)
    again(device)
    begun(device)
    assert picture(device) == size
    assert again(device) == []


def test_after_two_starts_that_came_to_no_end_the_page_starts_without_its_picture(person: Visitor) -> None:
    device = person.tab()
    picture(device)
    assert device.page.evaluate("localStorage.getItem('reckoner.starts')") is None
    device.page.evaluate("localStorage.setItem('reckoner.starts', 2)")
    again(device)
    assert device.page.evaluate(PICTURE, "") == 0
    assert picture(device) > 20e6
