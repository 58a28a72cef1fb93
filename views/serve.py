"""Serving the app over HTTP: one socket, one page, and no other host asked for anything.

The web client that Flet ships would fetch a file for an animation format we do not use from a public
CDN. The Content-Security-Policy sent with every answer keeps the browser from asking any host but ours.
"""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import flet as ft

ASSETS = Path(__file__).resolve().parent.parent / "assets"
"""The folder of fonts, emblems and icons, beside this package."""

DEFAULT_PORT = 8765
"""Where the app listens unless told otherwise."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' ws: wss: data: blob:",
        "worker-src 'self' blob:",
        "frame-ancestors 'self'",
    )
)
"""What a browser may load: our own host, and what the page makes itself."""

MOST_BYTES = 128 * 1024 * 1024
"""The longest message from a browser: a backup that is brought in comes in one piece."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
AsgiApp = Callable[[Scope, Receive, Send], Awaitable[None]]


def free_socket(host: str = "127.0.0.1", port: int = DEFAULT_PORT, tries: int = 200) -> socket.socket:
    """A listening socket on `port`, or on the next free one after it.

    It listens already: of two servers that start together, one gets the port and the other the next.
    Port 0 lets the system choose. Raises OSError when none of `tries` ports is free.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for candidate in range(port, min(port + tries, 65536)):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
            sock.listen(128)
            return sock
        except OSError as error:
            sock.close()
            last = error
    raise last or OSError(f"no free port from {port}")


def only_our_host(app: AsgiApp) -> AsgiApp:
    """`app`, with the headers that keep a browser from asking other hosts or keeping a stale client."""
    extra = [
        (b"content-security-policy", POLICY.encode("ascii")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cache-control", b"no-cache"),
    ]

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return guarded


def asgi_app(main: Callable[[ft.Page], Awaitable[None]], *, assets: Path = ASSETS) -> AsgiApp:
    """The whole web app as ASGI: Flet's client, our assets, and a session for each visitor."""
    from flet_web.fastapi import app  # type: ignore[import-untyped]

    return only_our_host(app(main, assets_dir=str(assets), app_name="Reckoner", no_cdn=True))


SELDOM = (20_000, 20, 20)
"""When Python looks for rings of objects to give back: a tap makes some thousand objects and must not wait for it."""


def hush_flet() -> None:
    """Takes from Flet the log that nobody reads: it words each message, and tells of each control it compares.

    A tap would wait for both.
    """
    from flet.components import component
    from flet.controls import object_patch
    from flet.messaging.protocol import Message

    Message.__repr__ = object.__repr__  # type: ignore[method-assign]
    for module in (component, object_patch):
        module.logger.debug = _unsaid


def _unsaid(*_: object) -> None:
    """Logs nothing."""


def serve(
    main: Callable[[ft.Page], Awaitable[None]],
    *,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    open_browser: bool = False,
    on_ready: Callable[[str], None] | None = None,
    assets: Path = ASSETS,
) -> None:
    """Serve `main` (see `views.app.build_app`) until Ctrl-C; prints nothing.

    `on_ready` is called with the address, `http://127.0.0.1:8765`, once the port answers. A taken port gives
    way to the next free one. Raises OSError when no port can be had.
    """
    import uvicorn

    hush_flet()
    sock = free_socket(host, port)
    taken = int(sock.getsockname()[1])
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{taken}"

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            if self.should_exit:
                return
            # What is loaded by now stays. Looked through again and again it would hold a tap up for 100 ms.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*SELDOM)
            if on_ready is not None:
                on_ready(address)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        asgi_app(main, assets=assets),
        log_level="error",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        timeout_graceful_shutdown=1,
    )
    try:
        Server(config).run(sockets=[sock])
    except KeyboardInterrupt:
        pass
    finally:
        sock.close()
