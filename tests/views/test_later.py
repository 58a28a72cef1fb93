"""Screens that are imported when they are first shown."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from views.app import ROUTES
from views.later import imports

ROOT = Path(__file__).parents[2]
LOADED = "import json, sys; print(json.dumps([name for name in sys.modules if name.startswith('views.')]))"


def loaded(code, *args):
    """The modules of the views that are there once a fresh Python has run `code`."""
    command = [sys.executable, "-c", f"import sys\n{code}\n{LOADED}", *map(str, args)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    return set(json.loads(done.stdout))


def test_home_is_there_without_the_other_screens():
    there = loaded("from views.app import build_app")
    assert "views.home" in there
    assert not {"views.sheet", "views.round", "views.why", "views.new_match", "views.boards"} & there


@pytest.mark.parametrize("whole", [True, False])
def test_a_served_app_has_every_screen_before_the_first_visitor(tmp_path, whole):
    code = "from book import Book\nfrom views.app import build_app\n"
    there = loaded(f"{code}build_app(Book(sys.argv[1]), whole={whole})", tmp_path / "book")
    assert ({"views.sheet", "views.boards.park.editor", "views.share_table"} <= there) == whole


def test_every_route_leads_to_a_screen_that_is_there():
    """A module or a name that was renamed would only be missed by the player who goes there."""
    below = [route for route in ROUTES[0].children or [] if route.component]
    screens = list(imports())
    assert len(screens) == len(below)
    assert all(map(callable, screens))
