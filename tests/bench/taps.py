"""From the finger's touch to what it changed: how long taps take, measured in the page of a real Chromium.

Two clocks, both started by the touch. The eye's stops at the end of the frame that draws the answer, in a page as
players have it; that the change then stands in the picture is looked for in its pixels, tap by tap. The ear's has a
screen reader's tree built as well, and stops when the tree tells the change. On the way they note when the tap went
out to the server and when the answer came in. Where a graphics chip is missing the browser paints a frame some 0.1 s
after the app has drawn it; that is not in the figures.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

TAPS = 60
WARM = 10
AIM = "aim 50 and 100"

Point = tuple[float, float]


class Places(NamedTuple):
    """The two places that are tapped by turns, and those that had to be tapped before."""

    turns: tuple[Point, Point]
    before: tuple[Point, ...] = ()


Find = Callable[[Any], Places]
"""Is given a device that shows the board."""

_CLOCK = """() => {
    window.taken = [];
    window.clock = {began: 0, out: 0, came: 0, size: 0, last: 0};
    const clock = window.clock;
    let socket = null;
    window.addEventListener('pointerdown', () => {
        Object.assign(clock, {began: performance.now(), out: 0, came: 0, size: 0, last: 0});
    }, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (!clock.out) clock.out = performance.now();
        if (socket !== this) {
            socket = this;
            this.addEventListener('message', event => {
                if (!clock.came && clock.out) clock.came = performance.now();
                clock.size += event.data.byteLength || event.data.size || event.data.length;
            });
        }
        return send.call(this, data);
    };
    window.shownAt = shown => {
        const {began, out, came, size} = clock;
        window.taken.push([shown - began, out - began, came - out, shown - came, size]);
        clock.began = 0;
    };
}"""

_TELLING = """window.telling = told => {
    const pattern = new RegExp(told);
    const said = node => node.getAttribute('aria-label') || (node.firstElementChild ? '' : node.textContent);
    return [...document.querySelectorAll('flt-semantics, flt-semantics span')].find(node => pattern.test(said(node)));
}"""

_EAR = """told => {
    const now = () => {
        const node = telling(told);
        return node ? node.getAttribute('aria-label') || node.textContent : '';
    };
    let before = now();
    new MutationObserver(() => {
        const after = now();
        if (window.clock.began && after !== before) {
            window.shownAt(performance.now());
            before = after;
        }
    }).observe(document.querySelector('flt-semantics-host'),
        {subtree: true, childList: true, attributes: true, characterData: true});
}"""

# A frame is drawn inside one call back of requestAnimationFrame; the last one before the pixels change counts.
_EYE = """box => {
    const [x, y, width, height] = box;
    const canvas = root => {
        for (const node of root.querySelectorAll('*')) {
            const found = node.tagName === 'CANVAS' ? node : node.shadowRoot && canvas(node.shadowRoot);
            if (found) return found;
        }
    };
    const eye = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
    const look = () => {
        const picture = canvas(document), scale = picture.width / innerWidth;
        eye.clearRect(0, 0, width, height);
        eye.drawImage(picture, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height);
        const pixels = new Int32Array(eye.getImageData(0, 0, width, height).data.buffer);
        return pixels.reduce((sum, pixel) => sum * 31 + pixel | 0);
    };
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = draw => frame.call(window, time => {
        draw(time);
        if (window.clock.began && window.clock.came) window.clock.last = performance.now();
    });
    let before = look();
    setInterval(() => {
        if (!window.clock.began || !window.clock.last) return;
        const after = look();
        if (after !== before) {
            window.shownAt(window.clock.last);
            before = after;
        }
    }, 40);
}"""


def measure(open_device: Callable[..., Any], server: Any, kind: str, path: str, find: Find, told: str) -> str:
    """Two lines of figures in ms: taps by turns until what matches `told` has changed so many times.

    `find(device)` makes the screen ready and tells the places.
    """
    device = open_device(server, kind, path=path)
    places: Places = find(device)
    page = device.page
    page.evaluate(_CLOCK)
    page.evaluate(_TELLING)
    page.evaluate(_EAR, told)
    heard = _taken(page, places.turns)
    _tap(page, places.turns[0])
    box = page.evaluate(
        "told => { const {x, y, width, height} = telling(told).getBoundingClientRect();"
        " return [x, y, width, height].map(Math.round); }",
        told,
    )
    _tap(page, places.turns[1])
    page.context.close()

    device = open_device(server, kind, path=path, semantics=False)
    page = device.page
    page.wait_for_function("!document.getElementById('loading')", timeout=60_000)
    device.picture()  # Once it has stopped moving.
    for point in places.before:
        _tap(page, point)
    page.evaluate(_CLOCK)
    page.evaluate(_EYE, box)
    seen = _taken(page, places.turns)
    return f"{kind}, seen:  {_figures(seen)}\n{kind}, heard: {_figures(heard)}"


def _tap(page: Any, point: Point) -> None:
    page.touchscreen.tap(*point)
    page.wait_for_timeout(1_000)


def _taken(page: Any, turns: Sequence[Point]) -> list[list[float]]:
    for tap in range(TAPS + WARM):
        page.touchscreen.tap(*turns[tap % 2])
        page.wait_for_function("count => window.taken.length >= count", arg=tap + 1, timeout=15_000, polling=20)
        page.wait_for_timeout(150)
    rows: list[list[float]] = page.evaluate("window.taken")
    return rows[WARM:]


def _figures(rows: Sequence[Sequence[float]]) -> str:
    taken = sorted(row[0] for row in rows)
    median, late = statistics.median(taken), taken[round(0.95 * (len(taken) - 1))]
    to_server, server, drawing, size = (statistics.median(row[part] for row in rows) for part in (1, 2, 3, 4))
    return (
        f"median {median:.0f} ms, 95th percentile {late:.0f} ms ({AIM}), fastest {taken[0]:.0f} ms; "
        f"touch {to_server:.0f}, server {server:.0f}, drawing {drawing:.0f} ms, {size:.0f} bytes"
    )
