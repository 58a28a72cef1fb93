"""The tray below the board: keys for what is chosen, and what it counts for; else what is still to be told."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from views.boards.wild_world.desk import Desk
from views.boards.wild_world.facts import Ask, lines_of
from views.boards.wild_world.home_tray import home_tray
from views.boards.wild_world.journey import column_tray
from views.boards.wild_world.keys import wide_key
from views.boards.wild_world.monster_tray import monster_tray
from views.boards.wild_world.player_board import board_tray
from views.parts.screen import icon_button


def tray(desk: Desk) -> tuple[list[ft.Control], bool]:
    """The tray's head and keys; and whether they may be more than fit below the board."""
    chosen = desk.chosen
    name, _, rest = chosen.piece.partition("[")
    monster, card = desk.monster(), desk.card()
    if monster is not None:
        tall = chosen.part == "criterion" and not desk.session.wide
        return [_head(desk, _monster_title(desk, monster[0])), *monster_tray(desk, *monster)], tall
    if name == "journey":
        place = int(rest.removesuffix("]"))
        return [
            _head(desk, desk.session.t("Journey column {number}", number=place + 1)),
            *column_tray(desk, place),
        ], False
    if name == "home":
        looks = {"home.colour", "home.symbols", "home.bonus"} & desk.asked
        tall = card is not None and (chosen.part == "details" or bool(looks)) and not desk.session.wide
        return [_head(desk, desk.session.t("New card at home: points")), *home_tray(desk)], tall
    if name == "board":
        return [_head(desk, desk.session.t("Player board")), *board_tray(desk)], True
    return _resting(desk), False


def _monster_title(desk: Desk, number: int) -> str:
    t = desk.session.t
    if desk.chosen.part == "criterion":
        return t("What monster {number} scores", number=number + 1)
    if desk.chosen.part == "slayer":
        return t("Card behind monster {number}", number=number + 1)
    return t("Monster {number}: points", number=number + 1)


def part_of(piece: str) -> str:
    """The part of the board that a piece lies on."""
    name = piece.partition("[")[0].partition(".")[0]
    parts = {"potion": "brew", "cauldron": "brew", "board": "monsters"}
    return "supply" if name in ("gold", "crystals", "evolution") else parts.get(name, name)


def _head(desk: Desk, title: str, part: str = "") -> ft.Control:
    """What the keys are for, the rules that the piece breaks, what it counts for, and the way out.

    With `part` there is a way to that part of the board, which a phone may have scrolled out of sight.
    """
    session, t = desk.session, desk.session.t
    words: list[ft.Control] = [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL, max_lines=2)]
    faults = desk.faults(desk.chosen.piece)
    if faults:
        words.append(ft.Text(faults, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ERROR))
    counts = _counts(desk)
    if counts:
        words.append(
            ft.Text(counts, theme_style=ft.TextThemeStyle.BODY_SMALL, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
        )
    name = t("Back to the monster") if desk.chosen.part in ("criterion", "slayer") else t("Close")
    icon = ft.Icons.ARROW_BACK if desk.chosen.part in ("criterion", "slayer") else ft.Icons.KEYBOARD_ARROW_DOWN
    buttons = [icon_button(session, icon, name, desk.deeds.close, key="close")]
    if part and not session.wide:
        see = t("Show the pieces")
        buttons.insert(0, icon_button(session, ft.Icons.VISIBILITY, see, lambda: desk.deeds.show(part), key="see"))
    return ft.Row([ft.Column(words, spacing=0, expand=True), *buttons], spacing=2, key="head")


def _counts(desk: Desk) -> str:
    """`Counts for: Slain monsters 11, Scoring monsters 9`: the lines that the chosen piece takes part in."""
    t = desk.session.t
    found = [
        t("{what} {points}", what=t.category("wild_world", category.key), points=category.lines[number].points)
        for category in desk.result.categories
        for number in sorted(lines_of(desk.board, desk.result, desk.chosen.piece)[category.key])
    ]
    card = desk.card()
    if card is not None and found:
        name = t("Home card {number}", number=card[0] + 1)
        return t("{what} counts for: {lines}", what=name, lines=t(", ").join(found))
    return t("Counts for: {lines}", lines=t(", ").join(found)) if found else ""


def _resting(desk: Desk) -> list[ft.Control]:
    """The line that is shown; what slain criteria count and nobody has told; else what a tap does."""
    session, t = desk.session, desk.session.t
    rows: list[ft.Control] = []
    for category in desk.result.categories:
        if category.key == desk.chosen.category and 0 <= desk.chosen.line < len(category.lines):
            line = category.lines[desk.chosen.line]
            text = t("{what}: {value}", what=t.line("wild_world", line, category), value=t.points(line.points))
            rows.append(_head(desk, text, part_of(line.pieces[0]) if line.pieces else ""))
    if not rows and desk.chosen.piece:
        counts, faults = _counts(desk), desk.faults(desk.chosen.piece)
        rows += [
            ft.Text(one, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ERROR if one == faults else None)
            for one in (faults, counts)
            if one
        ]
    rows += [
        ft.Row([wide_key(session, text, None, text, _opener(desk, ask), open_=True, key=f"ask-{ask.kind}-{ask.piece}")])
        for ask, text in ((one, ask_words(desk, one)) for one in desk.asks[:2])
    ]
    if not rows:
        hint = t("Tap a monster, a column or a card to enter it; tap a line to see what it counts.")
        rows.append(ft.Text(hint, theme_style=ft.TextThemeStyle.BODY_SMALL, text_align=ft.TextAlign.CENTER))
    return rows


def _opener(desk: Desk, ask: Ask) -> Callable[[], None]:
    return lambda: desk.deeds.choose(ask.piece, "slayer" if ask.kind == "slayer" else "")


def ask_words(desk: Desk, ask: Ask) -> str:
    """What is still to be told, `Colours of 3 home cards`."""
    t = desk.session.t
    if ask.kind == "slayer":
        number = next(
            (at for at, one in enumerate(desk.board.monsters or (), 1) if f"monsters[{one.id}]" == ask.piece), 0
        )
        return t("To be told: the card behind monster {number}", number=number)
    if ask.kind == "symbols":
        return t.plural("To be told: symbols of {n} home card", "To be told: symbols of {n} home cards", ask.times)
    if ask.kind == "colour":
        return t.plural("To be told: colour of {n} home card", "To be told: colours of {n} home cards", ask.times)
    return {
        "potion": t("To be told: the potion token's space"),
        "journey": t("To be told: the journey"),
        "home": t("To be told: the cards at home"),
        "printed_symbols": t("To be told: the symbols printed on the board"),
    }[ask.kind]
