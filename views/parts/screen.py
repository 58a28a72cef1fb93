"""The frame that every screen has in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from views.parts.named import hover
from views.session import Session, use_session
from views.theme import TOUCH, theme


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
    t = session.t
    bar: list[ft.Control] = []
    if back is not None:
        bar.append(icon_button(session, ft.Icons.ARROW_BACK, t("Back"), lambda: session.navigate(back)))
    if leading is not None:
        bar.append(ft.Container(content=leading, padding=ft.Padding.only(left=8 if back is None else 0, right=6)))
    bar.append(
        ft.Semantics(
            header=True,
            expand=True,
            content=ft.Text(
                title,
                theme_style=ft.TextThemeStyle.TITLE_LARGE,
                size=session.capped(20),
                max_lines=3,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        )
    )
    bar.extend(actions)
    gap = session.margin
    body = ft.Column(
        controls=list(controls),
        spacing=16,
        expand=True,
        scroll=ft.ScrollMode.AUTO if scroll else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    rows: list[ft.Control] = [
        ft.Container(padding=ft.Padding.only(left=4, right=4, top=4), content=ft.Row(controls=bar, spacing=4)),
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
    key: str | None = None,
) -> ft.IconButton:
    """An icon to tap, with its spoken name, also shown to a mouse that rests on it."""
    side = max(TOUCH, session.size(44))
    return ft.IconButton(
        icon=ft.Icon(icon, semantics_label=name),
        tooltip=hover(name),
        width=side,
        height=side,
        disabled=disabled,
        on_click=lambda: on_click(),
        key=key,
    )
