"""Wild World in Chromium: the rules' worked example by clicks on a phone, and the file of the twelve criteria."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from book import Book
from scorers import match_from, score
from wording import words

pytestmark = pytest.mark.slow

CASES = Path(__file__).parent.parent / "cases"


ON_TOP = """node => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !!top && (node === top || node.contains(top));
}"""


def case(name):
    return json.loads((CASES / f"wild-world-{name}.json").read_text("utf-8"))


def points_of(document):
    return [{one.key: one.points for one in seat.categories} for seat in score(match_from(document)).seats]


@pytest.fixture
def match(server):
    with Book(server.data) as book:
        return book.create("wild_world", [{"name": "Isaac"}, {"name": "Nora"}]).id


def document(server, match):
    with Book(server.data) as book:
        return book.get(match).document


class Pad:
    """A board being entered by clicks; counts them."""

    def __init__(self, device):
        self.device = device
        self.taps = 0

    def tap(self, *names):
        for name in names:
            self.device.wait_button(name)
            self.show(name)
            self.device.tap(name)
            self.taps += 1

    def show(self, name):
        """Scrolls what is called `name` out from under the tray, which stays at the bottom."""
        target, page = self.device.button(name), self.device.page
        for _ in range(30):
            if target.evaluate(ON_TOP):
                return
            page.mouse.move(195, 300)
            page.mouse.wheel(0, 150 if target.bounding_box()["y"] > 250 else -150)
            page.wait_for_timeout(150)
        raise AssertionError(f"{name!r} stays hidden")


@pytest.fixture
def opened(server, open_device):
    """Opens devices, whose client must not break off in the middle of a change."""
    broken = []

    def make(kind, path):
        device = open_device(server, kind, path=path)
        device.page.on("pageerror", lambda error: broken.append(str(error)))
        return device

    yield make
    assert not broken


def test_the_worked_example_by_clicks_on_a_phone(server, opened, match):
    device = opened("phone", f"/match/{match}/board/p1")
    device.wait_button("Add a slain monster")
    assert not device.small_buttons()
    example = case("worked-example")["seats"][0]["board"]
    pad = Pad(device)
    for number, monster in enumerate(example["monsters"], 1):
        pad.tap("Add a slain monster")
        pad.tap(*(f"Points of monster {number}: {digit}" for digit in str(monster["points"])))
        if not monster["slain"]:
            pad.tap(f"Monster {number} slain")
        if "criterion" in monster:
            device.wait_button(f"Monster {number}: what it scores: Scores nothing more")
            assert not device.small_buttons()
            pad.tap(f"Monster {number}: what it scores: Scores nothing more", "2 × the space of the potion token")
    pad.tap("Cauldron token on space 2", "Potion token on space 4")
    for number, column in enumerate(example["journey"], 1):
        if column is not None:
            each = "1 point" if number == 1 else f"{number} points"
            pad.tap(f"Journey column {number}: empty, {each} each")
            pad.tap(*[f"Journey column {number}: a {column['colour']} card"] * column["cards"])
    device.shot("wild-world-journey")
    pad.tap("Add a card at home")
    for card in example["home"]:
        pad.tap(f"Add a card of {card['points']} point{'' if card['points'] == 1 else 's'}")
    device.shot("wild-world-home")
    pad.tap("A big coin: 5 gold", *["One more: Gold"] * 4, *["One more: Crystals"] * 2, "One more: Evolution tokens")
    device.wait_text("93 points")
    device.shot("wild-world-93")
    assert pad.taps == 43, "of 75"
    now = document(server, match)
    assert points_of(now)[0] == points_of(case("worked-example"))[0]
    device.reload()
    device.wait_text("93 points")
    pad.tap("Undo")
    device.wait_text("92 points")


def test_the_twelve_criteria_file_shows_its_points_and_lights_both_ways(server, opened):
    file = case("twelve-criteria")
    with Book(server.data) as book:
        match = book.import_match(file).id
    device = opened("tablet", f"/match/{match}/board/p4")
    device.wait_button("Ben: 97 points, green, hexagon")
    wanted = points_of(file)
    words = {"monsters": "Slain monsters", "criteria": "Scoring monsters", "brew": "Cauldron and potion"}
    words |= {"journey": "Journey", "home": "Home", "evolution": "Evolution tokens", "treasury": "Gold and crystals"}
    colours = ("red, circle", "blue, square", "yellow, star", "green, hexagon")
    for seat, points, colour in zip(file["seats"], wanted, colours, strict=True):
        total = sum(points.values())
        device.tap(f"{seat['name']}: {total} points, {colour}")
        device.wait_text(", ".join([f"{total} points", *(f"{words[key]}: {value}" for key, value in points.items())]))
    assert not device.small_buttons()
    device.tap("Home card 1: 2 points, fire, 2 × fire, bonus: gold")
    line = "Fire cards: 1 with slain monsters + 2 on the journey + 2 at home: 5 points"
    device.wait_button(line)
    assert device.button(line).get_attribute("aria-current") or device.button(line).get_attribute("aria-selected")
    device.shot("wild-world-lit")
    device.tap(line)
    card = device.button("Home card 7: 0 points, fire, 1 × fire, bonus: crystal")
    card.wait_for(state="attached")
    assert card.get_attribute("aria-current") or card.get_attribute("aria-selected")
    device.shot("wild-world-line")


@pytest.mark.parametrize(("lang", "monsters"), [("en", "Monsters"), ("ja", "モンスター")])
def test_the_heads_of_the_board_stay_words_at_twice_the_size(server, open_device, match, lang, monsters):
    """A head that its keys leave no room is drawn one letter a line, and the keys over it."""
    device = open_device(server, "phone", lang=lang, path="/settings")
    device.tap(words(lang)("{percent} %", percent=200)).wait_text(words(lang)("Text size"))
    device.page.wait_for_timeout(300)
    device.open(f"/match/{match}/board/p1")
    heading = device.page.get_by_role("heading", name=monsters, exact=True)
    heading.wait_for(state="attached")
    device.page.wait_for_timeout(500)
    box = heading.bounding_box()
    assert box["height"] < 60 < box["width"], "one line"
