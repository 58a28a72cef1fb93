"""The app as a web page that needs no server: `build` makes the folder.

    build(Path("page"), base_url="/reckoner/", report=print)

page/          our own page: index.html, its scripts, the worker in which Python runs
worker.js      the service worker, which keeps the whole page for the time without a network
web_entry.py   the door: what Python runs in the page
wheels.toml    the pinned packages
"""

from webbuild.build import Progress, build
from webbuild.errors import BuildError

__all__ = ["BuildError", "Progress", "build"]
