"""Files from and to the device, through the browser: a download, and the browser's own choice of a file."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

import flet as ft

from book import Saved

if TYPE_CHECKING:
    from flet.components.hooks.use_ref import MutableRef

OnFile = Callable[[str, bytes], None]


@dataclass(frozen=True, slots=True)
class Files:
    """`save(name, data)` offers a download; `pick` is the `action` of a button that brings a file in.

    A browser opens its choice of files only while the tap is being handled: that is why picking is an action of the
    button itself and no call.
    """

    save: Callable[[str, bytes], None]
    pick: ft.PickFiles


def use_files(on_file: OnFile | None = None) -> Files:
    """Inside a component: files to and from this device; `on_file(name, data)` gets what was chosen."""
    page = ft.context.page
    newest: MutableRef[OnFile] = ft.use_ref(None)  # a callable given here would be called
    newest.current = on_file

    def chosen(event: ft.FilePickerResultEvent) -> None:
        for file in event.files or ():
            # The client's answer, not yet made into Flet's own class in every case.
            kept: Any = file if isinstance(file, dict) else {"name": file.name, "bytes": file.bytes}
            data = kept.get("bytes")
            if data is not None and newest.current is not None:
                newest.current(str(kept.get("name")), bytes(data))

    picker: ft.FilePicker = ft.use_memo(lambda: ft.FilePicker(on_result=chosen), [])
    pick: ft.PickFiles = ft.use_memo(lambda: _pick(picker), [])

    def save(name: str, data: bytes) -> None:
        async def offer() -> None:
            await picker.save_file(file_name=name, src_bytes=data)

        page.run_task(offer)

    return Files(save, pick)


def _pick(picker: ft.FilePicker) -> ft.PickFiles:
    return ft.PickFiles(
        picker,
        file_type=ft.FilePickerFileType.CUSTOM,
        allowed_extensions=["json"],
        with_data=True,
        cancel_upload_on_window_blur=False,
    )


def match_file(saved: Saved) -> tuple[str, bytes]:
    """The match as a file in its own form, and what to call it: `subastral-2026-05-31-Gina-Paul.json`."""
    document = saved.document
    names = "-".join(_plain(str(seat["name"])) for seat in document["seats"])[:60].strip("-")
    day = f"{saved.created.astimezone():%Y-%m-%d}"
    text = json.dumps(document, ensure_ascii=False, indent=1)
    return f"{document['game']}-{day}-{names or 'match'}.json", text.encode()


def book_file(form: dict[str, Any], now: datetime) -> tuple[str, bytes]:
    """A backup of the whole book as a file, and what to call it."""
    return f"reckoner-{now.astimezone():%Y-%m-%d}.json", json.dumps(form, ensure_ascii=False).encode()


def _plain(name: str) -> str:
    """A name as it may stand in a file's name on any system."""
    return re.sub(r"[^\w]+", "-", unicodedata.normalize("NFC", name)).strip("-")
