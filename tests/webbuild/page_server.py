"""A small web host for a built page: sends the .br copies, the right types, and counts what it sends."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".otf": "font/otf",
    ".woff2": "font/woff2",
}


class PageServer:
    """Serves `folder` at `base` on a free port of 127.0.0.1 until `stop`; `start` again uses the same port.

    sent      bytes of bodies sent, by path below the base; compressed ones as they went over the wire
    missing   paths asked for that the folder does not have
    broken    paths that are answered with an error, for updates that break off
    """

    def __init__(self, folder: Path, base: str = "/") -> None:
        self.folder = folder
        self.base = base
        self.port = 0
        self.sent: dict[str, int] = {}
        self.missing: list[str] = []
        self.broken: set[str] = set()
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}{self.base}"

    @property
    def total(self) -> int:
        """All bytes sent."""
        return sum(self.sent.values())

    def start(self) -> PageServer:
        """Begins to answer."""
        page = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                page.answer(self)

            def log_message(self, format: str, *args: object) -> None:
                return

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            allow_reuse_address = True

            def handle_error(self, request: object, client_address: object) -> None:
                return  # A browser that goes away in the middle is no error here.

        self._server = Server(("127.0.0.1", self.port), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def stop(self) -> None:
        """Ends; nothing answers at the address from now on."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        """One request."""
        asked = unquote(urlsplit(request.path).path)
        path = asked.removeprefix(self.base) if asked.startswith(self.base) else None
        file = self.folder / (path or "index.html") if path is not None else None
        if file is None or not file.is_file() or path in self.broken or self.folder not in file.resolve().parents:
            self.missing.append(asked)
            request.send_error(503 if path in self.broken else 404)
            return
        packed = file.with_name(file.name + ".br")
        use = packed.is_file() and "br" in request.headers.get("Accept-Encoding", "")
        body = (packed if use else file).read_bytes()
        request.send_response(200)
        request.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        request.send_header("Content-Length", str(len(body)))
        request.send_header("Cache-Control", "no-cache")
        if use:
            request.send_header("Content-Encoding", "br")
        request.end_headers()
        name = path or "index.html"
        self.sent[name] = self.sent.get(name, 0) + len(body)
        request.wfile.write(body)
