"""The shell in Chromium: home, settings and a new match, on phone and tablet, in both languages, light and dark."""

from __future__ import annotations

import itertools
import os

import pytest

from wording import words

ALL = list(itertools.product(("phone", "tablet"), ("en", "ja"), (False, True)))
SOME = [
    ("phone", "ja", True),
    pytest.param("phone", "en", False, marks=pytest.mark.slow),
    pytest.param("tablet", "ja", False, marks=pytest.mark.slow),
]
LOOKS = ALL if os.environ.get("RECKONER_SCREENS") else SOME


def check(device, name):
    """Nothing broken, too small to tap or without a name; a picture if wished for."""
    assert not device.broken()
    assert device.small_buttons() == []
    assert all(device.buttons())
    device.shot(name)


@pytest.mark.parametrize(("kind", "lang", "dark"), LOOKS)
def test_every_button_is_big_enough_and_named(open_device, own_server, kind, lang, dark):
    t = words(lang)
    device = open_device(own_server, kind, lang=lang, dark=dark)
    device.wait_text(t("No match yet"))
    check(device, "home-empty")
    device.tap(t("Settings")).wait_text(t("Text size"))
    check(device, "settings")
    device.tap(t("Back")).tap(t("New match: {game}", game=t("Spectacular"))).wait_text(t("Players in turn order"))
    check(device, "new-spectacular")
    device.tap(t("Back")).tap(t("New match: {game}", game=t("Beanstalk"))).wait_text(t("Inferno"))
    check(device, "new-beanstalk")


@pytest.mark.parametrize(("kind", "lang"), [("phone", "ja"), pytest.param("tablet", "en", marks=pytest.mark.slow)])
def test_text_of_twice_the_size(open_device, own_server, kind, lang):
    t = words(lang)
    device = open_device(own_server, kind, lang=lang, path="/settings")
    device.tap(t("{percent} %", percent=200)).wait_text(t("Text size"))
    device.page.wait_for_timeout(500)
    device.label += "-200"
    check(device, "settings")
    device.tap(t("Back")).wait_button(t("New match: {game}", game=t("Spectacular")))
    check(device, "home-empty")
    device.tap(t("New match: {game}", game=t("Subastral"))).wait_text(t("Players in turn order"))
    check(device, "new-subastral")


def test_no_other_host_is_asked(phone):
    device = phone()
    device.tap("New match: Subastral").wait_text("Players in turn order")
    assert device.other_hosts() == []


@pytest.mark.parametrize("lang", ["ja", pytest.param("en", marks=pytest.mark.slow)])
def test_the_language_follows_the_browser_and_can_be_switched(phone, lang):
    device = phone(lang=lang)
    other = {"en": "日本語", "ja": "English"}
    device.wait_button(other[lang]).tap(other[lang])
    back = {"ja": "日本語", "en": "English"}[lang]
    device.wait_button(back)
    device.reload().wait_button(back)


def test_a_match_is_begun_with_a_few_taps(open_device, own_server):
    device = open_device(own_server, "phone")
    device.tap("New match: Subastral").wait_text("Players in turn order")
    for name in ("Gina", "健太"):
        device.page.get_by_label("New player's name").click()
        device.type(name).wait_button(f"Remove {name}")
    device.tap("Let 健太 start").wait_button("健太 starts")
    device.shot("new-players")
    device.tap("Disturbance").tap("Start")
    device.page.wait_for_url("**/match/*")
    device.tap("Back").wait_text("Gina and 健太")
    device.shot("home-one-match")
    own_server.kill()
    own_server.start()
    device.open().wait_text("Gina and 健太")


def test_the_server_stops_quietly(own_server):
    assert own_server.stop() == 0
    assert own_server.said.empty()


@pytest.mark.slow
def test_two_tabs_see_the_same_list(open_device, own_server):
    one = open_device(own_server, "tablet")
    two = open_device(own_server, "phone", path="/new/beanstalk")
    two.wait_text("New player's name").page.get_by_label("New player's name").click()
    two.type("Gina").wait_button("Remove Gina").tap("Start")
    one.wait_text("Gina")
