"""The frame that every screen has in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from unicodedata import east_asian_width

import flet as ft

from views.parts.keep import Keep, use_keep
from views.parts.named import tap_box
from views.session import Session, use_session
from views.theme import TOUCH, theme

TITLE_SIZES = (20, 18, 16)
"""The sizes of a screen's title at text size 100 %, in logical pixels."""


def screen(
    title: str,
    controls: Sequence[ft.Control],
    *,
    game: str | None = None,
    back: str | None = "/",
    actions: Sequence[ft.Control] = (),
    footer: ft.Control | None = None,
    max_width: float = 1120,
    scroll: bool = True,
    leading: ft.Control | None = None,
) -> ft.View:
    """A route's View: a bar with back, `title` and `actions`, then `controls`, in the colours of `game`.

    Call it from the route's component (it uses hooks). `back` is the route the arrow leads to, None for none.
    `footer` stays at the bottom. Content is never wider than `max_width`, and clear of notches. With
    `scroll=False` the controls get the whole height, and one of them may `expand`.
    """
    session = use_session()
    route = ft.use_view_path() or "/"
    keep = use_keep()
    bar = _bar(session, keep, title, back, actions, leading)
    gap = session.margin
    body = ft.Column(
        controls=list(controls),
        spacing=16,
        expand=True,
        scroll=ft.ScrollMode.AUTO if scroll else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    rows: list[ft.Control] = [
        bar,
        ft.Container(expand=True, padding=ft.Padding.only(left=gap, right=gap, bottom=8), content=body),
    ]
    if footer is not None:
        rows.append(ft.Container(padding=ft.Padding.only(left=gap, right=gap, bottom=12, top=4), content=footer))
    return ft.View(
        route=route,
        padding=0,
        spacing=0,
        controls=[
            themed(
                session,
                game,
                ft.SafeArea(
                    expand=True,
                    content=ft.Row(
                        alignment=ft.MainAxisAlignment.CENTER,
                        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                        expand=True,
                        controls=[
                            ft.Container(
                                width=min(max_width, session.width),
                                content=ft.Column(
                                    controls=rows,
                                    spacing=8,
                                    expand=True,
                                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                                ),
                            )
                        ],
                    ),
                ),
                expand=True,
                bgcolor=ft.Colors.SURFACE,
            )
        ],
    )


def _bar(
    session: Session,
    keep: Keep,
    title: str,
    back: str | None,
    actions: Sequence[ft.Control],
    leading: ft.Control | None,
) -> ft.Control:
    def arrow() -> ft.Control:
        return icon_button(session, ft.Icons.ARROW_BACK, session.t("Back"), lambda: session.navigate(back or "/"))

    size = _title_size(session, title, (back is not None) + len(actions), leading is not None)

    def heading() -> ft.Control:
        text = ft.Text(
            title,
            theme_style=ft.TextThemeStyle.TITLE_LARGE,
            size=size,
            max_lines=3,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
        return ft.Semantics(header=True, expand=True, content=text)

    bar = [keep("arrow", (session, back), arrow)] if back is not None else []
    if leading is not None:
        bar.append(ft.Container(content=leading, padding=ft.Padding.only(left=8 if back is None else 0, right=6)))
    bar += [keep("heading", (session, title, size), heading), *actions]

    def row() -> ft.Control:
        return ft.Container(padding=ft.Padding.only(left=4, right=4, top=4), content=ft.Row(controls=bar, spacing=4))

    return keep("bar", [id(each) for each in bar], row)


def _title_size(session: Session, title: str, buttons: int, leading: bool) -> float:
    """The largest size at which the title's longest word stays on one line; Japanese has no spaces to break it at."""
    room = session.width - buttons * (max(TOUCH, session.size(44)) + 4) - (56 if leading else 0) - 12
    # Not `wording.cells`: in a browser tab home would have to wait for its tables.
    longest = max((sum(1 + (east_asian_width(sign) in "FW") for sign in word) for word in title.split()), default=0)
    sizes = [session.capped(size) for size in TITLE_SIZES]
    return next((size for size in sizes if longest * size / 2 <= room), sizes[-1])


def themed(
    session: Session,
    game: str | None,
    content: ft.Control,
    *,
    expand: bool | None = None,
    bgcolor: str | None = None,
) -> ft.Container:
    """`content` in the colours of `game`; also for what a dialog holds, which hangs outside the screen."""
    look = theme(game, dark=session.dark, scale=session.scale)
    return ft.Container(
        content=content,
        theme=look,
        dark_theme=look,
        theme_mode=ft.ThemeMode.DARK if session.dark else ft.ThemeMode.LIGHT,
        expand=expand,
        bgcolor=bgcolor,
    )


def icon_button(
    session: Session,
    icon: ft.IconData,
    name: str,
    on_click: Callable[[], None],
    *,
    disabled: bool = False,
    filled: bool = False,
    key: str | None = None,
) -> ft.Container:
    """An icon to tap, with its spoken name, also shown to a mouse that rests on it; `filled` lies on a disc.

    Not Material's own, which fades for a fifth of a second whenever it goes on or off (see `modality`).
    """
    # Not aligned: so the icon, and with it the button's name, fills the box, whether it is on or off.
    side = max(TOUCH, session.size(44))
    ink = ft.Colors.ON_SECONDARY_CONTAINER if filled else ft.Colors.ON_SURFACE_VARIANT
    return tap_box(
        name,
        ft.Icon(icon, size=round(24 * min(session.scale, 1.5)), color=ink),
        None if disabled else lambda: on_click(),
        width=side,
        height=side,
        border_radius=side / 2,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if filled else None,
        opacity=0.38 if disabled else 1.0,
        hint=name,
        key=key,
    )
