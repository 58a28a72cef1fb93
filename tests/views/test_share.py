"""Other devices, and matches that travel as an address."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import flet as ft
import pytest

from book import Device, from_fragment, to_fragment
from views.app import App
from views.parts.qr import LARGEST, modules, png, version
from views.reach import Reach, match_prefix
from views.share_match import link_of
from views.share_take import take_in, trouble_lines
from wording import words

CASES = Path(__file__).parents[1] / "cases"
ADDRESS = "http://192.168.1.20:8765"
SERVED = Reach("http://127.0.0.1:8765", ADDRESS, shared=True)
ALONE = Reach("http://127.0.0.1:8765")


def case(name: str) -> dict:
    return json.loads((CASES / f"{name}.json").read_bytes())


def large_match() -> dict:
    """Six full parks whose animals have long names: more than a code holds."""
    document = case("spectacular-full-park")
    (seat, *_) = document["seats"]
    park = seat["board"]["park"]
    seats = []
    for number in range(6):
        names = [hashlib.sha256(f"{number} {at}".encode()).hexdigest()[:12] for at in range(len(park["tiles"]))]
        tiles = [{**tile, "animal": name} for tile, name in zip(park["tiles"], names, strict=True)]
        seats.append({**seat, "id": f"p{number}", "board": {**seat["board"], "park": {**park, "tiles": tiles}}})
    return {**document, "seats": seats}


@pytest.fixture
def open_at(book, new_device) -> Callable:
    """Opens the app with a reach: `open_at(SERVED, route="/devices")`."""
    count = iter(range(100))

    def make(reach: Reach | None, lang: str = "en", **kwargs):
        return new_device(**kwargs).render_views(App, book, f"d{next(count)}", Device(), lang, lambda: reach)

    return make


def pictures(device) -> list[str]:
    return [one.semantics_label for one in device.controls() if isinstance(one, ft.Image) and one.semantics_label]


def read(picture: bytes) -> str:
    """What a camera would read."""
    zxing, image = pytest.importorskip("zxingcpp"), pytest.importorskip("PIL.Image")
    with image.open(io.BytesIO(picture)) as opened:
        (found,) = zxing.read_barcodes(opened.convert("L"))
    return found.text


def shown_code(device) -> str:
    (picture,) = [one for one in device.controls() if isinstance(one, ft.Image) and isinstance(one.src, bytes)]
    return read(picture.src)


@pytest.mark.parametrize("name", sorted(path.stem for path in CASES.glob("*.json") if "expected" not in path.stem))
def test_the_code_of_each_case_is_read_as_it_was_written(name):
    address = f"{ADDRESS}/#/take/{to_fragment(case(name))}"
    code = modules(address)
    assert code is not None
    assert version(code) <= LARGEST
    assert read(png(code, 4)) == address
    print(f"{name}: {len(address)} signs, version {version(code)}")


@pytest.mark.parametrize("text", ["", "A", "ab", ADDRESS, "http://[fe80::1]:8765/match/ä", "123456", "日本語"])
def test_any_text_is_read_as_it_was_written(text):
    code = modules(text)
    assert code is not None
    if text:
        assert read(png(code)) == text


def test_the_picture_has_its_quiet_zone_and_its_black_is_black():
    image = pytest.importorskip("PIL.Image")
    code = modules(ADDRESS)
    with image.open(io.BytesIO(png(code, 3))) as opened:
        grey = opened.convert("L")
    assert grey.size == ((len(code) + 8) * 3,) * 2
    for y in range(-4, len(code) + 4):
        for x in range(-4, len(code) + 4):
            black = 0 <= y < len(code) and 0 <= x < len(code) and code[y][x]
            for corner in (0, 2):
                assert grey.getpixel(((x + 4) * 3 + corner, (y + 4) * 3 + corner)) == (0 if black else 255)


def test_the_letters_of_a_match_take_the_short_mode():
    fragment = to_fragment(case("spectacular-full-park"))
    assert len(modules(ADDRESS + "/#/take/" + fragment)) < len(modules(ADDRESS + "/#/take/" + fragment.lower()))


def test_other_devices_scan_the_address_of_the_network(open_at):
    device = open_at(SERVED)
    device.tap("Other devices")
    assert device.page.route == "/devices"
    assert shown_code(device) == ADDRESS
    assert ADDRESS in device.texts()
    assert pictures(device) == [f"QR code of the address {ADDRESS}"]


def test_at_a_match_the_code_leads_to_it(open_at, book):
    match = book.import_match(case("subastral-worked-example")).id
    device = open_at(SERVED, route=f"/match/{match}/devices")
    assert shown_code(device) == f"{ADDRESS}/match/{match}"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_alone_it_says_how_to_let_others_in(open_at, lang):
    device = open_at(ALONE, lang, route="/devices")
    assert "python main.py --lan" in device.texts()
    assert pictures(device) == []


def test_without_a_network_it_says_so(open_at):
    device = open_at(Reach("http://127.0.0.1:8765", shared=True), route="/devices")
    assert any("no network" in text for text in device.texts())
    assert "python main.py --lan" not in device.texts()


def test_without_a_server_nothing_offers_other_devices(open_at, book):
    match = book.import_match(case("subastral-worked-example")).id
    device = open_at(None)
    assert "Other devices" not in device.names()
    assert "Match from an address" in device.names()
    sheet = open_at(None, route=f"/match/{match}")
    assert "Other devices" not in str([menu_texts(sheet)])
    assert "Match as a code" in menu_texts(sheet)
    assert "Other devices" in menu_texts(open_at(ALONE, route=f"/match/{match}"))


def menu_texts(device) -> list[str]:
    (menu,) = [
        one for one in device.controls() if isinstance(one, ft.PopupMenuButton) and getattr(one, "key", "") == "more"
    ]
    return [item.content.controls[1].value for item in menu.items]


def test_a_match_as_a_code_holds_the_match(open_at, book):
    saved = book.import_match(case("subastral-worked-example"))
    device = open_at(SERVED, route=f"/match/{saved.id}/code")
    address = shown_code(device)
    assert address.startswith(f"{ADDRESS}/#/take/")
    assert from_fragment(address) == saved.document
    assert {"Copy the address", "Save as a file"} <= set(device.names())


def test_the_code_leads_to_the_page_where_there_is_one(open_at, book):
    saved = book.import_match(case("subastral-worked-example"))
    reach = Reach("http://127.0.0.1:8765", ADDRESS, shared=True, page="https://example.org/reckoner/")
    device = open_at(reach, route=f"/match/{saved.id}/code")
    assert shown_code(device).startswith("https://example.org/reckoner/#/take/A")


@pytest.mark.parametrize(
    ("url", "prefix"),
    [
        ("https://example.org/", "https://example.org/#/take/"),
        ("https://example.org/a/b/#/match/7", "https://example.org/a/b/#/take/"),
        ("https://example.org/a/index.html?x=1#/", "https://example.org/a/#/take/"),
        ("https://example.org", "https://example.org/#/take/"),
        (None, ""),
    ],
)
def test_in_the_browser_alone_a_code_leads_to_the_page_itself(url, prefix):
    assert match_prefix(None, url) == prefix


def test_without_an_address_the_match_goes_as_a_file(open_at, book):
    match = book.import_match(case("subastral-worked-example")).id
    device = open_at(ALONE, route=f"/match/{match}/code")
    assert pictures(device) == []
    assert "python main.py --lan" in device.texts()
    assert "Save as a file" in device.names()
    assert "Copy the address" not in device.names()


def test_a_match_too_large_for_a_code_goes_as_a_file(open_at, book):
    match = book.import_match(large_match()).id
    assert modules(f"{ADDRESS}/#/take/{to_fragment(large_match())}") is None
    device = open_at(SERVED, route=f"/match/{match}/code")
    assert any("more than a code" in text for text in device.texts())
    assert pictures(device) == []
    assert {"Save as a file", "Copy the address"} <= set(device.names())


def test_a_copied_address_is_the_same_match():
    document = case("wild-world-twelve-criteria")
    link = link_of("https://example.org/#/take/", to_fragment(document))
    assert not set(link) & set("*$+ ")
    assert from_fragment(link) == from_fragment(unquote(link)) == document


def test_an_address_opens_the_match_and_doubles_nothing(open_at, book):
    fragment = to_fragment({**case("subastral-worked-example"), "about": {"id": "abcd", "note": "a"}})
    device = open_at(ALONE, route=f"/take/{fragment}")
    (listed,) = book.matches()
    assert device.page.route == f"/match/{listed.id}"
    again = open_at(ALONE, route=f"/take/{fragment}")
    assert again.page.route == f"/match/{listed.id}"
    assert len(book.matches()) == 1


def test_going_back_to_an_address_does_not_lead_forward_again(open_at, book):
    fragment = to_fragment(case("subastral-worked-example"))
    device = open_at(ALONE, route=f"/take/{fragment}")
    (listed,) = book.matches()
    device.run(device.page.navigate, f"/take/{fragment}")
    assert device.page.route == f"/take/{fragment}"
    device.tap("Open the match")
    assert device.page.route == f"/match/{listed.id}"
    assert len(book.matches()) == 1


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_bad_address_says_what_is_wrong_and_takes_another(open_at, book, lang):
    t = words(lang)
    fragment = to_fragment(case("subastral-worked-example"))
    device = open_at(ALONE, lang, route=f"/take/{fragment[:-9]}")
    (said,) = trouble_lines(t, take_in(book, fragment[:-9]).trouble)
    assert said in device.texts()
    assert book.matches() == ()
    device.type_into(t("Address"), f"https://example.org/reckoner/#/take/{fragment}")
    (listed,) = book.matches()
    assert device.page.route == f"/match/{listed.id}"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_trouble_of_an_address_has_a_sentence_of_its_own(book, lang):
    from test_address import packed

    t = words(lang)
    seat = {"id": "p1", "name": "Gina", "board": {"journal": [{"biome": "moon", "cards": 0}]}}
    refused = packed(json.dumps({"game": "subastral", "seats": [seat] * 9}).encode())
    texts = ["", "nonsense", packed(b"{}", version="B"), "A" * 99_999, refused]
    told = [trouble_lines(t, take_in(book, text).trouble) for text in texts]
    assert len({lines[0] for lines in told}) == len(texts)
    assert any("moon" in line for line in told[-1])
    assert len(told[-1]) == 8, "six faults and how many more"
    assert book.matches() == ()
