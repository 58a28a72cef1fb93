"""A device without a browser: the app's views rendered by Flet itself, its client played by a recording.

Flet's session and connection are private; what touches them stays in this file.
"""

from __future__ import annotations

import asyncio
import dataclasses
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the rules: a law is tested by what it says, not by how long an example takes.
settings.register_profile("reckoner", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("reckoner")


class Recording(Connection):
    """Takes every message for the client, and answers what a browser would answer."""

    def __init__(self, loop: asyncio.AbstractEventLoop, executor: ThreadPoolExecutor) -> None:
        super().__init__()
        self.loop = loop
        self.executor = executor
        self.pubsubhub = PubSubHub(loop=loop, executor=executor)
        self.page_url = "http://127.0.0.1/"
        self.page_name = ""
        self.messages: list[Message] = []
        self.sent = b""
        self.storage: dict[str, Any] = {}
        self.session: Session | None = None

    def send_message(self, message: Message) -> None:
        self.messages.append(message)
        self.sent += self.pack([message.action, message.body])
        if message.action == MessageAction.SESSION_CRASHED:
            raise AssertionError(message.body.message)
        if message.action == MessageAction.INVOKE_METHOD and self.session is not None:
            self.loop.call_soon(self._answer, self.session, message.body)

    def pack(self, body: Any) -> bytes:
        """What would go over the wire. Flet finds later changes by what it remembers of having packed."""
        return msgpack.packb(body, default=configure_encode_object_for_msgpack(BaseControl))

    def _answer(self, session: Session, body: Any) -> None:
        result = None
        if body.name == "push_route":
            route = body.args["route"]
            session.apply_page_patch({"route": route})
            self.loop.create_task(session.dispatch_event(1, "route_change", {"route": route}))
        elif body.name == "set":
            self.storage[body.args["key"]] = body.args["value"]
            result = True
        elif body.name == "get":
            result = self.storage.get(body.args["key"])
        session.handle_invoke_method_results(body.control_id, body.call_id, result, None)


class Device:
    """One device at the table, driven by spoken names as a screen reader would."""

    def __init__(self, width: float = 390, height: float = 844, *, dark: bool = False, route: str = "/") -> None:
        self.loop = asyncio.new_event_loop()
        self.executor = ThreadPoolExecutor(1)
        self.connection = Recording(self.loop, self.executor)
        self.errors: list[str] = []

        async def begin() -> Session:
            return Session(self.connection)

        self.session = self.loop.run_until_complete(begin())
        self.connection.session = self.session
        self.page = self.session.page
        self.session.apply_page_patch(
            {
                "route": route,
                "width": width,
                "height": height,
                "web": True,
                "platform_brightness": ft.Brightness.DARK if dark else ft.Brightness.LIGHT,
            }
        )
        self.connection.pack(self.run(self.session.get_page_patch))
        self.session.error = self.errors.append

    def run(self, act: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Calls `act` with this device's page as Flet's current one, then lets everything settle."""

        async def inside() -> Any:
            _context_page.set(self.page)
            return act(*args, **kwargs)

        result = self.loop.run_until_complete(inside())
        self.settle()
        return result

    def settle(self, rounds: int = 40) -> None:
        """Lets scheduled redraws, effects and tasks run."""

        async def wait() -> None:
            for _ in range(rounds):
                await asyncio.sleep(0)

        self.loop.run_until_complete(wait())
        assert not self.errors, self.errors[0]
        for task in vars(self.session).values():  # Flet's own: when one of them has died nothing is drawn any more.
            if isinstance(task, asyncio.Task) and task.done() and not task.cancelled() and task.exception():
                raise AssertionError("the screen is drawn no more") from task.exception()

    def render(self, component: Callable[..., Any], *args: Any, **kwargs: Any) -> Device:
        """Draws one component on the page."""
        self.run(self.page.render, component, *args, **kwargs)
        return self

    def render_views(self, component: Callable[..., Any], *args: Any, **kwargs: Any) -> Device:
        """Draws a component that gives a stack of views."""
        self.run(self.page.render_views, component, *args, **kwargs)
        return self

    def close(self) -> None:
        """Ends the device's tasks."""

        async def end() -> None:
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        self.loop.run_until_complete(end())
        self.loop.close()
        self.executor.shutdown(wait=False)

    def controls(self) -> list[BaseControl]:
        """Every control of the view on top, in reading order."""
        views = _body(self.page.views)
        found: list[BaseControl] = []
        dialogs = [dialog for dialog in self.page._dialogs.controls if dialog.open]
        _walk([views[-1], *dialogs] if isinstance(views, list) else views, found)
        return found

    def texts(self) -> list[str]:
        """What can be read on the view on top."""
        return [control.value for control in self.controls() if isinstance(control, ft.Text) and control.value.strip()]

    def names(self) -> list[str]:
        """The spoken names of everything that can be tapped."""
        return [name for control in self.controls() if _tap_event(control) and (name := spoken(control))]

    def find(self, name: str, nth: int = 0) -> BaseControl:
        """The control that can be tapped and is called `name`."""
        found = [one for one in self.controls() if _tap_event(one) and spoken(one) == name]
        assert len(found) > nth, f"nothing to tap is called {name!r}; there are {self.names()}"
        return found[nth]

    def off(self, name: str) -> bool:
        """Whether the button called `name` is there but does nothing now."""
        named = [one for one in self.controls() if spoken(one) == name]
        live = [one for one in named if _tap_event(one)]
        assert live or any(isinstance(one, ft.Semantics) and one.disabled for one in named), f"no button {name!r}"
        return all(getattr(one, "disabled", False) for one in live)

    def tap(self, name: str, nth: int = 0) -> None:
        """Taps what is called `name`."""
        control = self.find(name, nth)
        assert not getattr(control, "disabled", False), f"{name!r} is switched off"
        self.fire(control, _tap_event(control) or "click")

    def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Sends an event of the client, `click`, `change`, `submit`."""
        self.loop.run_until_complete(self.session.dispatch_event(control._i, event, data))
        self.settle()

    def type_into(self, label: str, text: str) -> None:
        """Types `text` into the field called `label` and presses Enter."""
        field = next(
            one for one in self.controls() if isinstance(one, ft.TextField) and label in (one.label, one.hint_text)
        )
        self.session.apply_patch(field._i, {"value": text})
        self.fire(field, "change", text)
        field = next(
            one for one in self.controls() if isinstance(one, ft.TextField) and label in (one.label, one.hint_text)
        )
        self.fire(field, "submit", text)

    def press(self, key: str) -> None:
        """Presses a key of a hardware keyboard."""
        self.fire(self.page, "keyboard_event", {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False})


def spoken(control: BaseControl) -> str:
    """The name a screen reader says for a control that can be tapped."""
    found: list[BaseControl] = []
    _walk(control, found)
    words: list[str] = []
    silent: set[int] = set()
    for one in found:
        if id(one) in silent:
            continue
        content = getattr(one, "content", None)
        if isinstance(one, ft.Semantics) and one.label:
            words.append(one.label)
            if one.exclude_semantics:
                inside: list[BaseControl] = []
                _walk(content, inside)
                silent.update(map(id, inside))
        elif isinstance(one, ft.Text):
            words.append(one.semantics_label or one.value)
        elif isinstance(one, ft.Icon) and one.semantics_label:
            words.append(one.semantics_label)
        elif isinstance(content, str):
            words.append(content)
    return " ".join(words)


def _tap_event(control: BaseControl) -> str | None:
    return "click" if getattr(control, "on_click", None) else None


def _body(node: Any) -> Any:
    while type(node).__name__ == "Component":
        node = node._b
    return node


def _walk(node: Any, found: list[BaseControl]) -> None:
    node = _body(node)
    if isinstance(node, list):
        for one in node:
            _walk(one, found)
    elif isinstance(node, BaseControl):
        if not getattr(node, "visible", True):
            return
        found.append(node)
        for name in _fields(type(node)):
            value = getattr(node, name, None)
            if isinstance(value, (list, BaseControl)):
                _walk(value, found)


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    """The fields of a kind of control in which others may lie: to look into all of them takes ten times as long."""
    fields = dataclasses.fields(kind)
    shown = [one for one in fields if not one.metadata.get("skip") and not one.name.startswith(("_", "on_"))]
    return tuple(one.name for one in shown if re.search(r"Control\b|\blist\[", str(one.type)))


@pytest.fixture
def new_device() -> Iterator[Callable[..., Device]]:
    """Makes devices: `new_device(width=1180, height=820, dark=True, route="/settings")`."""
    made: list[Device] = []

    def make(*args: Any, **kwargs: Any) -> Device:
        made.append(Device(*args, **kwargs))
        return made[-1]

    yield make
    for device in made:
        device.close()
