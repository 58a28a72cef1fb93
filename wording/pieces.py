"""What each piece of a match is called in its history: piece path, without its keys, to text.

A path is that of an edit, `board.park.tiles[0,2].die`: a list's element is written `[]` here whatever its key, the
order of a list `[#]`. `{it}` in a text is what the key names; an empty text is the key's name alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from wording.marks import N_, NC_


class Piece(NamedTuple):
    """What a piece is called; `it` is the kind of thing that its key names, `value` that of its values.

    Kinds are keys of `wording.names.NAMES`, and `hex`, `number`, `seat`, `cell`, `text`, `hidden`, `tile`, `monster`,
    `card`, `column`, `trouble`, `mission`, `criterion`, `order:<kind>` (see `wording.changes`); empty for plain values.
    """

    text: str
    it: str = ""
    value: str = ""


_PARK: Final[Mapping[str, Piece]] = {
    "": Piece(N_("park")),
    ".entrance": Piece(N_("hexes beside the entrance")),
    ".tiles": Piece(N_("tiles of the park")),
    ".tiles[]": Piece("", "hex", "tile"),
    ".tiles[#]": Piece(N_("order of the tiles"), "", "hidden"),
    ".tiles[].at": Piece(N_("place of the tile"), "hex"),
    ".tiles[].habitat": Piece(N_("{it}, habitat"), "hex", "habitat"),
    ".tiles[].kind": Piece(N_("{it}, kind"), "hex", "kind"),
    ".tiles[].animal": Piece(N_("{it}, animal"), "hex", "animal"),
    ".tiles[].arc": Piece(N_("{it}, arc"), "hex", "arc"),
    ".tiles[].arc.colour": Piece(N_("{it}, colour of the arc"), "hex", "colour"),
    ".tiles[].arc.corner": Piece(N_("{it}, corner of the arc"), "hex"),
    ".tiles[].die": Piece(N_("{it}, die"), "hex"),
}

SEAT_PIECES: Final[Mapping[str, Piece]] = {
    "name": Piece(N_("name"), "", "text"),
    "player": Piece(N_("remembered player"), "", "hidden"),
    "board": Piece(N_("all that was laid out"), "", "hidden"),
    "pad": Piece(N_("numbers written by hand"), "", "hidden"),
    "tie": Piece(N_("tie-break by hand"), "", "hidden"),
    **{f"board.park{path}": piece for path, piece in _PARK.items()},
    **{f"board.round1{path}": piece for path, piece in _PARK.items() if path != ".entrance"},
    "board.round1": Piece(N_("park after round 1"), "", "hidden"),
    "board.entrance_points": Piece(N_("entrance points after round 1")),
    "board.animal_kinds": Piece(N_("kinds of animals")),
    "board.animal_score": Piece(N_("points for animals")),
    "board.missions": Piece(N_("missions")),
    "board.missions[]": Piece(N_("mission {it}"), "number", "mission"),
    "board.missions[#]": Piece(N_("order of the missions"), "", "hidden"),
    "board.missions[].set": Piece(N_("mission {it}, set"), "number"),
    "board.missions[].points": Piece(N_("mission {it}, points"), "number"),
    "board.missions[].achieved": Piece(N_("mission {it} achieved"), "number"),
    "board.workers": Piece(N_("unused worker tokens"), "", "list:worker"),
    "board.journal": Piece(N_("journal")),
    "board.journal[]": Piece("", "biome"),
    "board.journal[#]": Piece(N_("order of the columns"), "", "order:biome"),
    "board.passes": Piece(N_("card passed on"), "", "biome"),
    "board.monsters": Piece(N_("monsters")),
    "board.monsters[]": Piece(N_("monster {it}"), "number", "monster"),
    "board.monsters[#]": Piece(N_("order of the monsters"), "", "hidden"),
    "board.monsters[].id": Piece(N_("monster {it}"), "number", "hidden"),
    "board.monsters[].points": Piece(N_("monster {it}, points"), "number"),
    "board.monsters[].slain": Piece(N_("monster {it} slain"), "number"),
    "board.monsters[].criterion": Piece(N_("monster {it}, what it scores"), "number", "criterion"),
    "board.monsters[].criterion.type": Piece(N_("monster {it}, what it scores"), "number", "criterion_short"),
    "board.monsters[].criterion.element": Piece(N_("monster {it}, element"), "number", "element"),
    "board.monsters[].slayer": Piece(N_("monster {it}, slayer"), "number", "card"),
    "board.monsters[].slayer.colour": Piece(N_("monster {it}, colour of the slayer"), "number", "element"),
    "board.monsters[].slayer.points": Piece(N_("monster {it}, points of the slayer"), "number"),
    "board.cauldron": Piece(N_("cauldron token")),
    "board.potion": Piece(N_("potion token")),
    "board.journey": Piece(N_("journey")),
    "board.journey[]": Piece(N_("journey column {it}"), "place", "column"),
    "board.journey[].colour": Piece(N_("journey column {it}, colour"), "place", "element"),
    "board.journey[].cards": Piece(N_("journey column {it}, cards"), "place"),
    "board.journey_values": Piece(N_("values of the journey columns")),
    "board.home": Piece(N_("home")),
    "board.home[]": Piece(N_("home card {it}"), "number", "card"),
    "board.home[#]": Piece(N_("order of the home cards"), "", "hidden"),
    "board.home[].id": Piece(N_("home card {it}"), "number", "hidden"),
    "board.home[].colour": Piece(N_("home card {it}, colour"), "number", "element"),
    "board.home[].points": Piece(N_("home card {it}, points"), "number"),
    "board.home[].symbols": Piece(N_("home card {it}, symbols"), "number", "symbols"),
    "board.home[].symbols.*": Piece(N_("home card, {it} symbols"), "element"),
    "board.home[].bonus": Piece(N_("home card {it}, bonus"), "number", "bonus"),
    "board.printed_symbols": Piece(N_("printed symbols"), "", "symbols"),
    "board.printed_symbols.*": Piece(N_("printed {it} symbols"), "element"),
    "board.evolution": Piece(N_("evolution tokens")),
    "board.gold": Piece(NC_("history", "gold")),
    "board.crystals": Piece(N_("crystals")),
    "board.island": Piece(N_("worker on the island"), "", "island"),
    "board.island.row": Piece(N_("worker on the island, row")),
    "board.island.place": Piece(N_("worker on the island, place")),
    "board.turns_played": Piece(N_("turns played")),
    "board.phase": Piece(N_("turn"), "", "phase"),
    "board.elevator": Piece(N_("elevator"), "", "hidden"),
    "board.centre_top_filled": Piece(N_("top of the middle column filled")),
    "board.upcoming": Piece(N_("troubles to come"), "", "list:trouble"),
    "board.troubles": Piece(N_("troubles")),
    "board.troubles[]": Piece(N_("trouble {it}"), "number", "trouble"),
    "board.troubles[#]": Piece(N_("order of the troubles"), "", "hidden"),
    "board.troubles[].id": Piece(N_("trouble {it}"), "number", "hidden"),
    "board.troubles[].kind": Piece(N_("trouble {it}, kind"), "number", "trouble_kind"),
    "board.troubles[].colour": Piece(N_("trouble {it}, colour"), "number", "good"),
    "board.troubles[].resolved": Piece(N_("trouble {it} resolved"), "number"),
    "board.troubles[].blocked": Piece(N_("trouble {it} found no room"), "number"),
    "board.troubles[].brought_by": Piece(N_("trouble {it}, brought by"), "number"),
    "board.goods": Piece(N_("goods"), "", "hidden"),
    "board.goods.*": Piece(N_("goods, {it}"), "good"),
    "board.temple": Piece(N_("temple")),
}
"""Pieces of a seat. A category (`pad.entrance`) and a tie-break (`tie.island_row`) have names of their own."""

MATCH_PIECES: Final[Mapping[str, Piece]] = {
    "options": Piece(N_("rules of this match"), "", "hidden"),
    "seats[]": Piece(N_("{it} at the table"), "seat", "hidden"),
    "seats[#]": Piece(N_("turn order"), "", "order:seat"),
    "about.start_player": Piece(N_("start player"), "", "seat"),
    "about.colours": Piece(N_("colours of the players"), "", "hidden"),
    "about.colours.*": Piece(N_("colour of {it}"), "seat", "hidden"),
    "about.sums[]": Piece(N_("sum of {it}"), "cell", "text"),
    "about.sums[#]": Piece(N_("order of the sums"), "", "hidden"),
    "about.rulings[]": Piece(N_("broken rule allowed"), "", "hidden"),
    "about.rulings[#]": Piece(N_("order of the rulings"), "", "hidden"),
    "about.outlines[]": Piece(N_("park board of {it}"), "seat", "text"),
    "about.outlines[#]": Piece(N_("order of the park boards"), "", "hidden"),
    "about.round": Piece(N_("tablet passed round"), "", "round"),
    "about.flat": Piece(N_("park boards drawn flat side up")),
    "about.unasked": Piece(N_("what was not asked for"), "", "hidden"),
    "about.unasked.*": Piece(N_("what was not asked for"), "", "hidden"),
    "about.player_boards": Piece(N_("player boards"), "", "hidden"),
    "about.player_boards.*": Piece(N_("player board of {it}"), "seat", "text"),
    "about.note": Piece(N_("note"), "", "text"),
    "about.finished": Piece(N_("match ended")),
    "about.played": Piece(N_("time of the match"), "", "text"),
    "about.place": Piece(N_("place of the match"), "", "text"),
    "about.copy_of": Piece(N_("copy to try things on"), "", "hidden"),
}
"""Pieces of the match itself. An option (`options.disturbance`) has a name of its own."""

OTHER: Final = N_("note kept beside the score")
"""Anything else of `about`, which files may bring."""
