"""Other devices at this table: the address that they open, as a code to scan and as a text."""

from __future__ import annotations

import flet as ft

from views.parts.copying import copy_button
from views.parts.qr import code_beside, modules
from views.parts.screen import screen
from views.reach import Reach
from views.session import Session, use_session

COMMAND = "python main.py --lan"
"""How the app is started for the whole network."""


@ft.component
def OtherDevices() -> ft.View:
    """Route /devices, and /match/:match_id/devices, whose code leads right to the match."""
    session = use_session()
    t = session.t
    match_id = ft.use_route_params().get("match_id", "")
    reach = session.reach()
    if reach is None:
        body: list[ft.Control] = [said(t("Here the book is kept by this browser alone; no other device can open it."))]
    elif reach.lan:
        address = f"{reach.lan}/match/{match_id}" if match_id else reach.lan
        note = t("The camera of a phone or tablet in the same network opens this. All see the same book at once.")
        texts: list[ft.Control] = [
            said(note),
            ft.Text(address, theme_style=ft.TextThemeStyle.HEADLINE_SMALL, key="address"),
            copy_button(session, address),
        ]
        spoken = t("QR code of the address {address}", address=address)
        body = [code_beside(session, modules(address), spoken, texts)]
    else:
        body = how_to_share(session, reach)
    return screen(t("Other devices"), body, back=f"/match/{match_id}" if match_id else "/", max_width=900)


def how_to_share(session: Session, reach: Reach) -> list[ft.Control]:
    """What is to be done so that others of the network can open the app."""
    t = session.t
    if reach.shared:
        return [said(t("This device is in no network just now. Connect it to one, then open this again."))]
    return [
        said(t("Only this device can open the book now.")),
        said(t("To let other devices of the network in, end Reckoner and start it like this:")),
        ft.Container(
            ft.Text(COMMAND, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            border_radius=12,
            padding=14,
            key="command",
        ),
    ]


def said(text: str) -> ft.Control:
    """A sentence of a screen."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_LARGE)
