"""From the finger's touch to what it changed: how long taps take, measured in the page of a real Chromium.

The clock starts at the touch and stops when the accessibility tree tells the change, which Flutter renews with the
frame that shows it. On the way it notes when the tap went out to the server and when the answer came in.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

TAPS = 60
WARM = 10
AIM = "aim 50 and 100"

_WATCH = """told => {
    window.taken = [];
    let began = 0, out = 0, came = 0, size = 0, socket = null;
    window.addEventListener('pointerdown', () => { began = performance.now(); out = came = size = 0; }, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (!out) out = performance.now();
        if (socket !== this) {
            socket = this;
            this.addEventListener('message', event => {
                if (!came && out) came = performance.now();
                size += event.data.byteLength || event.data.size || event.data.length;
            });
        }
        return send.call(this, data);
    };
    const pattern = new RegExp(told);
    const said = node => node.getAttribute('aria-label') || (node.firstElementChild ? '' : node.textContent);
    const now = () => [...document.querySelectorAll('flt-semantics, flt-semantics span')]
        .map(said).find(text => pattern.test(text)) || '';
    let before = now();
    new MutationObserver(() => {
        const after = now();
        if (began && after !== before) {
            const shown = performance.now();
            window.taken.push([shown - began, out - began, came - out, shown - came, size]);
            before = after; began = 0;
        }
    }).observe(document.querySelector('flt-semantics-host'),
        {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def measure(page: Any, places: Sequence[tuple[float, float]], told: str) -> str:
    """Taps two places in turn until what matches `told` has changed so many times; the figures as one line, in ms."""
    page.evaluate(_WATCH, told)
    for tap in range(TAPS + WARM):
        page.touchscreen.tap(*places[tap % 2])
        page.wait_for_function("count => window.taken.length >= count", arg=tap + 1, timeout=15_000)
        page.wait_for_timeout(60)
    rows = page.evaluate("window.taken")[WARM:]
    taken = sorted(row[0] for row in rows)
    median, late = statistics.median(taken), taken[round(0.95 * (len(taken) - 1))]
    to_server, server, drawing, size = (statistics.median(row[part] for row in rows) for part in (1, 2, 3, 4))
    return (
        f"median {median:.0f} ms, 95th percentile {late:.0f} ms ({AIM}), fastest {taken[0]:.0f} ms; "
        f"touch {to_server:.0f}, server {server:.0f}, drawing {drawing:.0f} ms, {size:.0f} bytes"
    )
