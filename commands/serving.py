"""Serving the app to this device, or to all of the network."""

from __future__ import annotations

import argparse
import socket

from book import Book, BookError, CannotOpen, TooNew, data_folder
from commands.output import DONE, FAILED, complain
from views import Reach, build_app, serve
from wording import Words, words
from wording.faults import FAULTS


def serve_app(given: argparse.Namespace) -> int:
    """Serves the app until Ctrl-C."""
    t = words("en")

    here = ""

    def reach() -> Reach:
        """Asked for whenever it is shown: a device may have joined another network since."""
        there = address_in_network() if given.lan else ""
        port = here.rpartition(":")[2]
        return Reach(here, f"http://{there}:{port}" if there else "", shared=given.lan, page=given.page or "")

    def ready(address: str) -> None:
        nonlocal here
        here = address
        print(t("Reckoner is ready: {address}", address=address), flush=True)
        if there := reach().lan:
            print(t("Other devices of this network: {address}", address=there), flush=True)

    folder = data_folder(given.data)
    try:
        with Book(folder) as book:
            host = "0.0.0.0" if given.lan else "127.0.0.1"
            serve(build_app(book, reach), host=host, port=given.port, open_browser=not given.no_browser, on_ready=ready)
    except BookError as error:
        complain(t("The score book in {folder} can't be opened: {why}", folder=folder, why=_why(t, error)))
        return FAILED
    except OSError as error:
        complain(t("The app can't be served: {why}", why=str(error)))
        return FAILED
    return DONE


def _why(t: Words, error: BookError) -> str:
    if isinstance(error, TooNew):
        return t.form(FAULTS["newer_version"])(value=error.values["found"], known=error.values["known"])
    cause = error.__cause__
    if isinstance(cause, FileExistsError | NotADirectoryError):
        return t("this is a file, not a folder")
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return str(error.values["why"]) if isinstance(error, CannotOpen) else str(error)


def address_in_network() -> str:
    """This device's address as others of its network see it; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: this only asks for the route, nothing is sent
        except OSError:
            return ""
        return str(probe.getsockname()[0])
