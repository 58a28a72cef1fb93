"""The settings of this device: language, brightness, text size; and the ways to what is kept for everybody."""

from __future__ import annotations

from typing import Any

import flet as ft

from views.parts.choice import Choice
from views.parts.screen import screen
from views.parts.way import way
from views.session import LANGUAGES, use_session
from views.theme import TEXT_SIZES

SYSTEM = "system"


@ft.component
def SettingsScreen() -> ft.View:
    """Route /settings. Each choice holds at once and is remembered for this device."""
    session = use_session()
    t, now = session.t, session.settings

    def change(**new: Any) -> None:
        session.change(now.model_copy(update=new))

    return screen(
        t("Settings"),
        [
            Choice(
                t("Language"),
                list(LANGUAGES.items()),
                session.lang,
                lambda lang: change(language=lang),
                key="language",
            ),
            Choice(
                t("Brightness"),
                [(SYSTEM, t("As the device")), ("light", t("Light")), ("dark", t("Dark"))],
                now.theme or SYSTEM,
                lambda theme: change(theme=None if theme == SYSTEM else theme),
                key="brightness",
            ),
            Choice(
                t("Text size"),
                [(str(size), t("{percent} %", percent=size)) for size in TEXT_SIZES],
                str(now.text_size),
                lambda size: change(text_size=int(size)),
                key="text-size",
            ),
            ft.Text(t("These settings belong to this device only."), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            ft.Text(t("For everybody"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            way(session, ft.Icons.PEOPLE_OUTLINE, t("Players"), t("Names, colours and order"), "/players"),
            way(session, ft.Icons.SAVE_OUTLINED, t("Backups"), t("The whole book as a file, and back"), "/backups"),
        ],
        max_width=720,
    )
