"""A code on one device's screen, read as by a camera, opened on another."""

from __future__ import annotations

import io
import json

import pytest
from chromium import ROOT, AppServer

from book import Book, to_fragment

pytestmark = pytest.mark.slow

CASES = ROOT / "tests" / "cases"
FRAGMENT = to_fragment(json.loads((CASES / "subastral-worked-example.json").read_bytes()))


LOOKS = pytest.mark.parametrize(
    ("kind", "lang"),
    [
        ("phone", "ja"),
        ("phone", "en"),
        ("tablet", "en"),
        ("tablet", "ja"),
    ],
)
"""Every language and size."""


@pytest.fixture
def there(tmp_path):
    """The app with an empty book, on a port that no other test takes."""
    running = AppServer(tmp_path / "there", "--port", "0").start()
    yield running
    running.kill()


def match_in(folder, name):
    with Book(folder) as book:
        return book.import_match(json.loads((CASES / f"{name}.json").read_bytes()))


def seen_by_a_camera(device):
    """What the code on the screen says."""
    zxing, image = pytest.importorskip("zxingcpp"), pytest.importorskip("PIL.Image")
    with image.open(io.BytesIO(device.picture())) as picture:
        (found,) = zxing.read_barcodes(picture.convert("L"))
    return found.text


@pytest.mark.parametrize(
    ("kind", "dark"),
    [
        ("phone", False),
        ("phone", True),
        ("tablet", False),
        ("tablet", True),
    ],
)
def test_a_journal_goes_from_one_book_to_another(there, open_device, tmp_path, kind, dark):
    saved = match_in(tmp_path / "here", "subastral-worked-example")
    here = AppServer(tmp_path / "here", "--port", "0", "--page", there.address).start()
    try:
        lang = "ja" if dark else "en"
        giver = open_device(here, kind, lang=lang, dark=dark, path=f"/match/{saved.id}/code")
        giver.wait_text({"en": "QR code of this match", "ja": "この対戦の QR コード"}[lang])
        giver.shot("share-code")
        address = seen_by_a_camera(giver)
    finally:
        here.kill()
    assert address.startswith(f"{there.address}/#/take/A")
    taker = open_device(there, "phone")
    taker.page.goto("about:blank")
    taker.page.goto(address)
    taker.awake().wait_text("78")
    assert taker.page.url.endswith(f"/match/{saved.id}")
    taker.page.goto(address.replace("/#", ""))  # as a path, in case somebody passes on what the bar showed
    taker.awake().wait_text("78")
    assert not taker.other_hosts()
    there.stop()
    with Book(there.data) as book:
        assert [one.id for one in book.matches()] == [saved.id]
        assert book.get(saved.id).document == saved.document


def test_an_address_in_a_tab_that_is_open_already(there, open_device):
    device = open_device(there, "phone")
    device.page.evaluate(f"location.hash = '#/take/{FRAGMENT}'")
    device.page.wait_for_url("**/match/*")
    device.awake().wait_text("78")


@LOOKS
def test_a_damaged_address_is_told(there, open_device, kind, lang):
    device = open_device(there, kind, lang=lang, dark=lang == "ja", path=f"/#/take/{FRAGMENT[:40]}")
    device.wait_text({"en": "cut off or changed", "ja": "途中で切れたか"}[lang])
    device.shot("take-damaged")
    device.page.get_by_label({"en": "Address", "ja": "アドレス"}[lang]).first.click()
    device.page.keyboard.insert_text(f"https://example.org/#/take/{FRAGMENT}")  # pasted
    device.tap({"en": "Take the match in", "ja": "対戦を読み込む"}[lang]).wait_text("78")


@LOOKS
def test_other_devices_are_shown_the_way_in(tmp_path, open_device, kind, lang):
    server = AppServer(tmp_path / "book", "--port", "0", "--lan").start()
    try:
        device = open_device(server, kind, lang=lang, dark=lang == "ja")
        device.shot("share-home")
        device.tap({"en": "Other devices", "ja": "ほかの端末"}[lang])
        device.wait_text({"en": "QR code of the address http", "ja": "の QR コード"}[lang])
        device.shot("share-devices")
        assert not device.small_buttons()
        address = seen_by_a_camera(device)
        assert address in " ".join(device.texts())
        assert address.rpartition(":")[2] == str(server.port)
        device.page.goto(address)
        device.awake().wait_button({"en": "Settings", "ja": "設定"}[lang])
    finally:
        server.kill()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_without_lan_it_says_how(there, open_device, lang):
    device = open_device(there, "phone", lang=lang, dark=lang == "en", path="/devices")
    device.wait_text("python main.py --lan")
    device.shot("share-alone")
