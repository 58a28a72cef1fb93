"""The door of the app as a packaged program (`flet build`): one window, one book, no server."""

from __future__ import annotations

import flet as ft

from book import Book, data_folder
from views.app import build_app

if __name__ == "__main__":
    ft.run(build_app(Book(data_folder())), assets_dir="assets", no_cdn=True)
