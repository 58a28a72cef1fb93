"""Matches in the page without a server: one played to its winner with the network cut, two hundred scored as here."""

from __future__ import annotations

import json

import pytest
from hypothesis import Phase, given, seed, settings
from laying import FEWER, WORKED, Journal
from strategies import GAMES, MANY, documents
from visits import Visitor, again, begin_subastral, picture, up

from scorers import match_from, read_match, score
from scorers.result import to_bytes
from wording import LANGUAGES, result_json, words

pytestmark = pytest.mark.web

EACH = 50
"""Matches of each game."""


def test_a_subastral_match_is_played_to_its_winner_without_a_network(person, host):
    """One visit with the network; everything after it, from the cold start to the winner, without.

    FIELD "Losing things": a lost connection.
    """
    person.tab().page.close()
    host.stop()
    person.context.set_offline(True)

    device = begin_subastral(person.tab())
    route = device.page.evaluate("location.hash")
    for name, cards in (("Gina", WORKED), ("Paul", FEWER)):
        device.tap(f"{name}'s journal").wait_button("Desert, no cards, add one")
        journal = Journal(device)
        for biome, count in cards.items():
            journal.add(biome, count)
        device.wait_text("78 points").tap("Back").wait_button(f"{name}'s journal")
    device.wait_text("Paul wins")
    device.page.reload()
    up(device).wait_text("Paul wins").wait_button("Gina, total, 78, rank 2")
    device.page.close()

    device = person.tab()
    device.wait_text("Paul")
    (match,) = saved_matches(device)
    result = score(match_from(match["document"]))
    assert [(seat.total, seat.tie_breaks[0].value) for seat in result.seats] == [(78, 19), (78, 15)]
    assert (result.winners, result.decided_by) == (["p2"], "journal_cards")
    device.page.close()
    person.tab(route).wait_text("Paul wins")


def saved_matches(device):
    """The matches of the page's book, as its export has them."""
    script = """() => new Promise(done => {
        python.exported.push(done);
        python.worker.postMessage({ask: "export"});
    })"""
    return json.loads(device.page.evaluate(script))["matches"]


SCORE = """
heard.score = ({ value: [texts, languages] }) => {
  const needed = (name) => answers.import_module(name);
  const [scorers, result, told] = ["scorers", "scorers.result", "wording.result_json"].map(needed);
  const words = languages.map((language) => needed("wording").words(language));
  const of = (text) => {
    const scored = scorers.score(scorers.read_match(text));
    return [result.to_bytes(scored), ...words.map((one) => told.to_bytes(scored, one))].map((bytes) => bytes.decode());
  };
  tell("scored", [answers.sys.platform, texts.map(of)]);
};
"""
"""Added to the page's worker: what its own Python makes of each match."""

ASK = """value => new Promise((done, failed) => {
    python.worker.addEventListener("message", ({data}) => data.tell === "scored" && done(data.value));
    python.worker.addEventListener("error", event => failed(new Error(event.message)));
    python.worker.postMessage({ask: "score", value});
})"""


@pytest.fixture
def asked_to_score(browser, host):
    """The page as built, its worker able to score what a test hands it; without the service worker, which would
    refuse a changed file."""
    worker = host.folder / "python-worker.js"
    worker.write_text(worker.read_text("utf-8") + SCORE, "utf-8")
    worker.with_name("python-worker.js.br").unlink(missing_ok=True)
    context = browser.new_context(locale="en-GB", service_workers="block")
    yield Visitor(context, host.address)
    context.close()


def drawn():
    """The same matches in every run, as files hold them: as many of each game, no two alike."""
    texts = []
    for game in GAMES:
        found: dict[str, None] = {}

        @seed(20261130)
        @settings(MANY, max_examples=2 * EACH, database=None, phases=[Phase.generate])
        @given(documents(game))
        def draw(document):
            found[json.dumps(document, ensure_ascii=False)] = None  # noqa: B023, drawn before the next game.

        draw()
        texts += list(found)[:EACH]
    return texts


def test_two_hundred_random_matches_score_in_the_page_as_on_the_server(asked_to_score):
    """To the letter: the result's own JSON, and that with sentences in each language; in a later visit, too, whose
    Python goes on from a picture of its memory."""
    texts = drawn()
    assert len(set(texts)) == len(texts) == EACH * len(GAMES)
    device = asked_to_score.tab()
    for visit in ("first", "later"):
        if visit == "later":
            picture(device)
            assert again(device) == []
        platform, found = device.page.evaluate(ASK, [texts, list(LANGUAGES)])
        assert platform == "emscripten"
        for text, told in zip(texts, found, strict=True):
            scored = score(read_match(text))
            here = [to_bytes(scored), *(result_json.to_bytes(scored, words(language)) for language in LANGUAGES)]
            assert [one.encode() for one in told] == here, visit
