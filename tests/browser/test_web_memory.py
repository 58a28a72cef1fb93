"""The picture of Python's memory: later visits start from it, and without it where it doesn't fit."""

from __future__ import annotations

import pytest
from chromium import BrowserDevice
from visits import PICTURE, Visitor, again, begin_subastral, picture

SPOILT = {
    "garbage": "bytes => crypto.getRandomValues(new Uint8Array(65536)).forEach((byte, at) => bytes[at] = byte)",
    "a heap of nothing": "bytes => bytes.fill(0, 256)",
    "cut off": "bytes => bytes.subarray(0, bytes.length / 2)",
}
"""What becomes of the picture: a function that changes its bytes, or gives others."""

pytestmark = pytest.mark.web


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
