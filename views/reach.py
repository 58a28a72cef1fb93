"""Where the app can be opened: what its codes and addresses lead to."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from book.address import ROUTE


@dataclass(frozen=True, slots=True)
class Reach:
    """Addresses of the served app, without a slash at their end.

    address  on this device, `http://127.0.0.1:8765`
    lan      for other devices of the network, `http://192.168.1.20:8765`; empty when there is none
    shared   whether it was started for the network (`--lan`): with it, an empty `lan` means that there is no network
    page     where Reckoner lies as a page that needs no server, if that was told (`--page`): matches that are to be
             taken along are opened there, in the phone's own book
    """

    address: str
    lan: str = ""
    shared: bool = False
    page: str = ""


def nowhere() -> Reach | None:
    """The app is served by nobody: it runs in the browser alone."""
    return None


def match_prefix(reach: Reach | None, url: str | None) -> str:
    """What stands before a match in an address that other devices can open; empty when there is no such address.

    `url` is that of the page which the browser shows: without a server that is where the app is.
    """
    if reach is not None:
        base = reach.page or reach.lan
    else:
        parts = urlsplit(url or "")
        folder = parts.path.rpartition("/")[0]
        base = urlunsplit((parts.scheme, parts.netloc, folder, "", ""))
    return f"{base.rstrip('/')}/#{ROUTE}" if base else ""
