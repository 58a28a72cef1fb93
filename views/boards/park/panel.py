"""The panel beside the park: what lies on the chosen hex, chosen by chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from scorers.spectacular_board import HABITATS
from views.boards.park import colours, entry
from views.boards.park.animals import chips as animal_chips
from views.boards.park.chips import arc_disc, chip, die_face, glyph, pictured, small
from views.boards.park.desk import Desk, Pane
from views.boards.park.edits import SIGNS, LaidTile, Sign, sign_of, tile_at, tiles_of
from views.boards.park.entry import Hand, Mode
from views.parts.screen import icon_button
from views.session import Session
from wording import Words
from wording.park import animal_name

GAP = 6


def sign_words(t: Words) -> dict[Sign, str]:
    """The word of each sign on its chip."""
    return {
        "black": t("Black"),
        "brown": t("Brown"),
        "beige": t("Beige"),
        "breeding": t("Heart"),
        "star": t("Star"),
    }


def sign_names(t: Words) -> dict[Sign, str]:
    """What each sign is called in full."""
    return {
        "black": t("Tower tile, black arc"),
        "brown": t("Tower tile, brown arc"),
        "beige": t("Tower tile, beige arc"),
        "breeding": t("Breeding tile"),
        "star": t("Star tile"),
    }


def mode_words(t: Words) -> dict[Mode, str]:
    """The ways to lay pieces."""
    return {"tile": t("Tiles"), "stamp": t("Stamp"), "dice": t("Dice")}


def mode_row(desk: Desk) -> ft.Control:
    """How a tap lays pieces, and what can be done with the chosen one."""
    session, t, hand = desk.session, desk.session.t, desk.hand
    words = mode_words(t)
    laid = chosen_tile(desk) is not None

    def pick_up() -> None:
        desk.act(entry.pick_up)

    def clear() -> None:
        desk.act(entry.clear)

    def row() -> ft.Control:
        modes: list[ft.Control] = [
            chip(session, name, small(name), _holder(desk, mode), chosen=hand.mode == mode, key=mode)
            for mode, name in words.items()
        ]
        tools: list[ft.Control] = [
            icon_button(session, ft.Icons.OPEN_WITH, t("Move this tile"), pick_up, disabled=not laid, key="move"),
            icon_button(
                session, ft.Icons.DELETE_OUTLINE, t("Take this tile away"), clear, disabled=not laid, key="clear"
            ),
            icon_button(session, ft.Icons.MORE_HORIZ, t("More"), lambda: desk.go(Pane("menu")), key="more"),
        ]
        if session.room < 330:
            return ft.Column([ft.Row(modes, spacing=GAP), ft.Row(tools, spacing=0)], spacing=GAP, key="modes")
        return ft.Row([*modes, *tools], spacing=4, key="modes")

    return desk.keep("modes", (desk.look, hand.mode, laid), row)


def chosen_tile(desk: Desk) -> LaidTile | None:
    """The tile on the chosen hex."""
    hand = desk.hand
    return tile_at(desk.document, desk.seat, hand.where, hand.at) if hand.at is not None else None


def piece_rows(desk: Desk) -> list[ft.Control]:
    """The rows of chips that the present mode needs."""
    t, hand = desk.session.t, desk.hand
    if hand.mode == "move":
        return [_hint(t("Tap the free hex that it moves to; its die goes along."))]
    if hand.mode == "entrance":
        return [_hint(t("Tap the hexes beside the entrance, three of them. Then choose Tiles."))]
    if hand.mode == "dice":
        return [
            _dice(desk, None),
            _hint(t("Choose a die, then tap the tiles that it lies on. Tap again to take it away.")),
        ]
    tile = chosen_tile(desk) if hand.mode == "tile" else None
    rows = [_habitats(desk, tile), *_animals(desk, tile), _signs(desk, tile)]
    if hand.mode == "stamp":
        return [*rows, _hint(t("A tap on a free hex lays this tile; its arc goes to the corner that you tap."))]
    rows.append(_dice(desk, tile))
    if hand.at is None:
        rows.append(_hint(t("Tap a hex, near the corner of its arc, then choose what lies on it.")))
    return rows


def kept_row(desk: Desk, name: str, boxes: Sequence[ft.Control]) -> ft.Control:
    """A row of kept boxes, itself kept while they are the same."""
    return desk.keep(name, [id(box) for box in boxes], lambda: ft.Row(list(boxes), spacing=GAP, key=name))


def _habitats(desk: Desk, tile: LaidTile | None) -> ft.Control:
    session, t = desk.session, desk.session.t
    now = shown_habitat(desk.hand, tile)

    def box(habitat: str) -> ft.Control:
        name = t.label("habitat", habitat)
        return desk.keep(
            f"habitat {habitat}",
            (desk.look, habitat == now),
            lambda: chip(
                session,
                name,
                pictured(session, glyph(colours.GLYPHS[habitat], session.size(22)), name),
                _doer(desk, entry.habitat, habitat),
                chosen=habitat == now,
                tall=50,
                key=habitat,
            ),
        )

    return kept_row(desk, "habitats", [box(habitat) for habitat in HABITATS])


def shown_habitat(hand: Hand, tile: LaidTile | None) -> str:
    """The habitat whose animals are offered: that of the chosen tile, else the last one."""
    return str(tile["habitat"]) if tile is not None else hand.habitat


def offered(desk: Desk, tile: LaidTile | None) -> tuple[str, ...]:
    """The animals to choose from."""
    laid = [
        (each["habitat"], each.get("animal"))
        for each in tiles_of(desk.document, desk.seat, "park")
        if each["kind"] != "star"
    ]
    stars = [(star.habitat, star.animal) for star in desk.outline.stars] if desk.outline is not None else []
    habitat = shown_habitat(desk.hand, tile)
    return tuple(one for one in animal_chips(desk.names, habitat, laid) if (habitat, one) not in stars)


def _animals(desk: Desk, tile: LaidTile | None) -> list[ft.Control]:
    session, t = desk.session, desk.session.t
    now = (tile.get("animal") if tile is not None else None) if desk.hand.mode == "tile" else desk.hand.animal

    def box(animal: str) -> ft.Control:
        name = animal_name(t, animal)
        return desk.keep(
            f"animal {animal}",
            (desk.look, animal == now),
            lambda: chip(
                session,
                name,
                small(name, lines=2),
                _doer(desk, entry.animal, animal),
                chosen=animal == now,
                key=animal,
            ),
        )

    boxes = [box(animal) for animal in offered(desk, tile)]
    across = 4 if session.room >= 330 else 2
    return [kept_row(desk, f"animals{start}", boxes[start : start + across]) for start in range(0, len(boxes), across)]


def _signs(desk: Desk, tile: LaidTile | None) -> ft.Control:
    session, t = desk.session, desk.session.t
    now: Sign | None = sign_of(tile) if tile is not None else desk.hand.sign if desk.hand.mode == "stamp" else None
    words, names = sign_words(t), sign_names(t)

    def box(sign: Sign) -> ft.Control:
        return desk.keep(
            f"sign {sign}",
            (desk.look, sign == now),
            lambda: chip(
                session,
                names[sign],
                pictured(session, _sign_picture(session, sign), words[sign]),
                _doer(desk, entry.sign, sign),
                chosen=sign == now,
                tall=50,
                key=sign,
            ),
        )

    return kept_row(desk, "signs", [box(sign) for sign in SIGNS])


def _sign_picture(session: Session, sign: Sign) -> ft.Control:
    side = session.size(22)
    if sign in ("breeding", "star"):
        return glyph(f"/glyphs/{sign}.svg", side)
    return arc_disc(sign, side)


def _dice(desk: Desk, tile: LaidTile | None) -> ft.Control:
    session, t, hand = desk.session, desk.session.t, desk.hand
    dice_mode = hand.mode == "dice"
    now = hand.die if dice_mode else tile.get("die") if tile is not None else None
    off = not dice_mode and tile is None
    color = "#4A5550" if dice_mode or tile is None else colours.STRONG[tile["habitat"]]
    side = min(session.size(30), 44.0)

    def box(number: int) -> ft.Control:
        face = desk.keep(f"face {number}", (side, color), lambda: die_face(number, side, color))
        return desk.keep(
            f"die {number}",
            (desk.look, number == now, off, color),
            lambda: chip(
                session,
                t("Die {die}", die=number),
                face,
                None if off else _doer(desk, entry.die, number),
                chosen=number == now,
                tall=44,
                key=str(number),
            ),
        )

    return kept_row(desk, "dice", [box(number) for number in range(1, 7)])


def _hint(text: str) -> ft.Control:
    return ft.Row(
        [
            ft.Icon(ft.Icons.TOUCH_APP_OUTLINED, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT, expand=True),
        ],
        spacing=8,
        key="hint",
    )


def _doer(desk: Desk, deed: Callable[..., object], what: object) -> Callable[[], None]:
    return lambda: desk.act(deed, what)


def _holder(desk: Desk, mode: Mode) -> Callable[[], None]:
    return lambda: desk.hold(mode=mode)
