"""The shell in Chromium: home, settings, a new match, on phone and tablet, in both languages and brightnesses."""

from __future__ import annotations

import itertools

import pytest

LOOKS = list(itertools.product(("phone", "tablet"), ("en", "ja"), (False, True)))


@pytest.mark.parametrize(("kind", "lang", "dark"), LOOKS)
def test_home_and_new_match_look(open_device, server, kind, lang, dark):
    device = open_device(server, kind, lang=lang, dark=dark)
    device.page.wait_for_timeout(300)
    device.shot("home")
    print(device.buttons(), device.small_buttons())
    device.open("/new/spectacular")
    device.page.wait_for_timeout(300)
    device.shot("new")
    print(device.buttons(), device.small_buttons(), device.texts())
