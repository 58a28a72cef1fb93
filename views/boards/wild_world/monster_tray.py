"""The tray of the chosen monster: its points, what it scores, and the card that slew it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorers.criteria import CRITERIA
from scorers.wild_world_board import ELEMENTS, ElementCriterion, Monster
from views.boards.wild_world import edits
from views.boards.wild_world.desk import Desk
from views.boards.wild_world.keys import digit_rows, element_row, icon_key, key_box, key_rows, wide_key
from views.boards.wild_world.looks import criterion_sign, element_picture, paper, picture

OF_ELEMENT = ("symbols", "played")
"""The criteria that name an element: one key for each of the five."""


def monster_tray(desk: Desk, number: int, monster: Monster) -> list[ft.Control]:
    """Keys for the chosen monster, or for the part of it that is being told."""
    if desk.chosen.part == "criterion":
        return _criteria(desk, number, monster)
    if desk.chosen.part == "slayer":
        return _slayer(desk, number, monster)
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    name = t("Monster {number}", number=number + 1)
    path = edits.monster(str(monster.id))
    erase = icon_key(
        session,
        ft.Icons.BACKSPACE_OUTLINED,
        t("{what}: erase the last digit", what=name),
        lambda: deeds.erase(f"{path}.points"),
        "erase",
    )
    gone = icon_key(
        session,
        ft.Icons.DELETE_OUTLINE,
        t("Remove monster {number}", number=number + 1),
        _remover(desk, path),
        "remove",
    )
    rows = digit_rows(
        session,
        lambda digit: t("Points of monster {number}: {digit}", number=number + 1, digit=digit),
        lambda digit: deeds.digit(f"{path}.points", digit),
        [erase, gone],
    )
    return [*rows, *_parts(desk, name, monster)]


def _remover(desk: Desk, path: str) -> Callable[[], None]:
    return lambda: desk.deeds.remove(path)


def _parts(desk: Desk, name: str, monster: Monster) -> list[ft.Control]:
    """The ways to what the monster scores and to its slayer, told or not."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    piece = desk.chosen.piece
    criterion = monster.criterion
    if criterion is None:
        text, sign = t("Scores nothing more"), None
    else:
        element = criterion.element if isinstance(criterion, ElementCriterion) else None
        text = t.criterion(criterion.type, element, short=True)
        sign = criterion_sign(session, criterion.type, element, 20, figures=False)
    scores = wide_key(
        session,
        t("{what}: what it scores: {value}", what=name, value=text),
        sign,
        text,
        lambda: deeds.choose(piece, "criterion"),
        key="criterion",
    )
    slayer = monster.slayer
    told = t("Card behind it")
    if slayer is not None:
        hidden = {one for one in ("colour", "points") if f"{piece}.slayer.{one}" in desk.unasked}
        colour = t("any card") if "colour" in hidden else t.label("element", slayer.colour)
        told = t("{colour}, {points}", colour=colour, points="?" if "points" in hidden else t.points(slayer.points))
    open_ = any(ask.kind == "slayer" and ask.piece == piece for ask in desk.asks)
    behind = wide_key(
        session,
        t("{what}: the card that slew it: {value}", what=name, value=told),
        picture("sword", session.capped(18)),
        told,
        lambda: deeds.choose(piece, "slayer"),
        open_=open_,
        key="slayer",
    )
    return key_rows(session, [scores, behind])


def _criteria(desk: Desk, number: int, monster: Monster) -> list[ft.Control]:
    """The twelve, each with its sign and words; those of an element as a row of five."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    piece, key = desk.chosen.piece, str(monster.id)
    now = monster.criterion
    now_element = now.element if isinstance(now, ElementCriterion) else None

    def choose(type: str | None, element: str | None = None) -> Callable[[], None]:
        def act() -> None:
            deeds.do(edits.set_criterion(deeds.seat, key, type, element))
            deeds.choose(piece)

        return act

    plain: list[ft.Control] = [
        wide_key(
            session,
            t.criterion(type),
            criterion_sign(session, type, None, 22, figures=False),
            t.criterion(type, short=True),
            choose(type),
            chosen=now is not None and now.type == type,
            key=type,
        )
        for type in CRITERIA
        if type not in OF_ELEMENT
    ]
    nothing = wide_key(
        session, t("Scores nothing more"), None, t("Nothing more"), choose(None), chosen=now is None, key="none"
    )
    keys = [nothing, *plain]
    rows = key_rows(session, keys, 2 if session.room < 700 else 4)
    for type in OF_ELEMENT:
        words = {"symbols": t("1 × symbols of"), "played": t("1 × cards of")}[type]
        rows.append(ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM))
        rows.append(
            ft.Row(
                [
                    key_box(
                        session,
                        t.criterion(type, element),
                        element_picture(element, session.capped(24)),
                        choose(type, element),
                        chosen=now is not None and now.type == type and now_element == element,
                        ground=paper(element)[0],
                        edge=paper(element)[1],
                        key=f"{type}-{element}",
                    )
                    for element in ELEMENTS
                ],
                spacing=6,
            )
        )
    return rows


def _slayer(desk: Desk, number: int, monster: Monster) -> list[ft.Control]:
    """The card that slew the monster: its colour and its points."""
    session, t, deeds = desk.session, desk.session.t, desk.deeds
    key, piece = str(monster.id), desk.chosen.piece
    name = t("Card behind monster {number}", number=number + 1)
    slayer = monster.slayer
    told = slayer is not None and f"{piece}.slayer.colour" not in desk.unasked
    none = icon_key(
        session,
        ft.Icons.DELETE_OUTLINE,
        t("{what}: none, or not known", what=name),
        (lambda: deeds.do(edits.no_slayer(deeds.seat, key))) if slayer is not None else None,
        "no-slayer",
    )
    erase = icon_key(
        session,
        ft.Icons.BACKSPACE_OUTLINED,
        t("{what}: erase the last digit", what=name),
        (lambda: deeds.erase(f"{edits.monster(key)}.slayer.points")) if slayer is not None else None,
        "erase",
    )
    return [
        element_row(
            session,
            lambda one: t("{what} is {colour}", what=name, colour=t.name("element", one)),
            lambda one: deeds.do(edits.set_slayer(deeds.seat, key, colour=one)),
            slayer.colour if slayer is not None and told else None,
        ),
        *digit_rows(
            session,
            lambda digit: t("{what}, points: {digit}", what=name, digit=digit),
            lambda digit: deeds.slayer_digit(key, digit),
            [erase, none],
        ),
    ]
