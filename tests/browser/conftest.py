"""Every test here drives a real Chromium; the harness is `chromium.py`, and `webbuild/visits.py` for the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from chromium import browser, open_device, own_server, phone, server, tablet
from visits import built, host, person

__all__ = ["browser", "built", "host", "open_device", "own_server", "person", "phone", "server", "tablet"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def drives_chromium(item: pytest.Item) -> bool:
        return Path(item.path).parent == Path(__file__).parent

    for item in items:
        if drives_chromium(item):
            item.add_marker(pytest.mark.browser)
    # Last: while Playwright's loop runs, no test can run a loop of its own.
    items.sort(key=drives_chromium)
