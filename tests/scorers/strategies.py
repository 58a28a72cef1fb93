"""Hypothesis strategies for match documents: any that a table can hold, of each game."""

from __future__ import annotations

from typing import Any

from documents import Doc
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from scorers import category_keys, match_from

Draw = Any
"""What `st.composite` hands to a strategy."""

MANY = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
"""For properties of whole matches: they are large, and machines busy."""

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
HABITATS = ("green", "orange", "blue", "gray")
BIOMES = ("desert", "savanna", "rainforest", "chaparral", "grassland", "forest", "taiga", "tundra")
ELEMENTS = ("forest", "water", "fire", "ice", "magic")
TROUBLE_KINDS = ("point", "coins", "colour", "centre_top", "warehouse")
SOLO_TURNS = {"practice": 30, "overlord": 30, "inferno": 28}

HEX = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).map(list)
NAME = st.text(st.characters(codec="utf-8"), min_size=1, max_size=8)
POINTS = st.integers(0, 30)
COUNT = st.integers(0, 12)
ABOUT = st.dictionaries(
    NAME, st.recursive(st.none() | st.booleans() | POINTS | NAME, st.lists, max_leaves=4), max_size=2
)


def partly(needed: dict[str, Any], optional: dict[str, Any]) -> st.SearchStrategy[Doc]:
    """Documents that have all that is needed and any of what is optional, often all of it."""
    return st.fixed_dictionaries(needed | optional) | st.fixed_dictionaries(needed, optional=optional)


ARC = st.fixed_dictionaries({"colour": st.sampled_from(("black", "brown", "beige")), "corner": st.integers(0, 5)})
_COMMON = {"habitat": st.sampled_from(HABITATS)}
_ANIMAL = st.sampled_from(("sloth", "Sloth ", "orangutan", "giraffe", "penguin", "saola", "pangolin"))
_ROUGH: dict[str, Any] = {"animal": _ANIMAL, "die": st.integers(1, 6)}
TILE = st.one_of(
    partly({**_COMMON, "kind": st.just("tower"), "arc": ARC}, _ROUGH),
    partly({**_COMMON, "kind": st.just("breeding")}, {"animal": _ANIMAL, "die": st.sampled_from((1, 2, 1, 2, 5))}),
    partly({**_COMMON, "kind": st.just("star")}, {**_ROUGH, "arc": ARC}),
)


@st.composite
def tiles(draw: Draw, most: int = 14) -> list[Doc]:
    """Tiles on hexes of their own, close together; now and then three whose arcs meet."""
    places = draw(st.lists(HEX, unique_by=tuple, max_size=most))
    laid: list[Doc] = [{"at": at, **draw(TILE)} for at in places]
    if draw(st.booleans()):
        (q, r), corner = draw(HEX), draw(st.integers(0, 5))
        colour = draw(st.sampled_from(("black", "brown")))
        beside = [(0, 0), STEPS[corner], STEPS[(corner + 1) % 6]]
        trio = [[q + step[0], r + step[1]] for step in beside]
        laid = [tile for tile in laid if tile["at"] not in trio]
        for at, turn in zip(trio, (0, 2, 4), strict=True):
            kind, die = draw(st.sampled_from(("tower", "tower", "star"))), draw(st.none() | st.integers(1, 6))
            tile = {"at": at, "habitat": draw(st.sampled_from(HABITATS)), "kind": kind}
            tile["arc"] = {"colour": colour, "corner": (corner + turn) % 6}
            laid.append(tile if die is None else tile | {"die": die})
    return laid


SPECTACULAR_BOARD = partly(
    {},
    {
        "park": partly({}, {"entrance": st.lists(HEX, max_size=3), "tiles": tiles()}),
        "round1": partly({}, {"tiles": tiles(8)}),
        "entrance_points": POINTS,
        "animal_kinds": st.integers(0, 17),
        "animal_score": POINTS,
        "missions": st.lists(
            st.fixed_dictionaries({"set": st.sampled_from("ABC"), "points": POINTS, "achieved": st.booleans()}),
            unique_by=lambda mission: mission["set"],
        ),
        "workers": st.lists(st.sampled_from((*HABITATS, "multi")), max_size=5),
    },
)
SPECTACULAR_OPTIONS = partly(
    {},
    {
        "missions": st.booleans(),
        "solo": st.booleans(),
        "lone_die_scores": st.booleans(),
        "animal_points": st.dictionaries(st.integers(0, 17).map(str), POINTS, max_size=8),
        "solo_tiers": st.dictionaries(st.sampled_from(("200", "220", "0", "9999")), NAME, max_size=3),
    },
)

SUBASTRAL_BOARD = partly(
    {},
    {
        "journal": st.lists(
            st.fixed_dictionaries({"biome": st.sampled_from(BIOMES), "cards": st.integers(1, 7)}),
            unique_by=lambda column: column["biome"],
        ),
        "passes": st.none() | st.sampled_from(BIOMES),
    },
)
SUBASTRAL_OPTIONS = partly({}, {"disturbance": st.booleans(), "mixed_points": st.lists(POINTS, min_size=8, max_size=8)})

_SYMBOLS = st.dictionaries(st.sampled_from(ELEMENTS), st.integers(0, 3))
_CARD = st.fixed_dictionaries({"colour": st.sampled_from(ELEMENTS), "points": st.integers(0, 5)})
_PLAIN_CRITERION = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            (
                *("potion_twice", "home_half", "home_cards", "home_zero", "home_crystal"),
                *("least_symbol", "slayers", "monsters", "journey_5", "journey_2"),
            )
        )
    }
)
_ELEMENT_CRITERION = st.fixed_dictionaries(
    {"type": st.sampled_from(("symbols", "played")), "element": st.sampled_from(ELEMENTS)}
)
WILD_WORLD_BOARD = partly(
    {},
    {
        "monsters": st.lists(
            partly(
                {"points": POINTS, "slain": st.booleans()},
                {"criterion": _PLAIN_CRITERION | _ELEMENT_CRITERION, "slayer": _CARD, "id": NAME},
            ),
            max_size=5,
        ),
        "cauldron": st.integers(0, 5),
        "potion": st.integers(1, 6),
        "journey": st.lists(
            st.none() | st.fixed_dictionaries({"colour": st.sampled_from(ELEMENTS), "cards": st.integers(1, 6)}),
            min_size=5,
            max_size=5,
        ),
        "journey_values": st.lists(POINTS, min_size=5, max_size=5),
        "home": st.lists(
            partly(
                {"colour": st.sampled_from(ELEMENTS), "points": st.integers(0, 4)},
                {"symbols": _SYMBOLS, "bonus": st.sampled_from(("gold", "crystal", "potion", "card")), "id": NAME},
            ),
            max_size=6,
        ),
        "printed_symbols": _SYMBOLS,
        "evolution": COUNT,
        "gold": COUNT,
        "crystals": COUNT,
        "island": partly({}, {"row": st.integers(1, 6), "place": st.integers(1, 4)}),
    },
)

BASE_BOARD = partly({}, {"goods": st.dictionaries(st.sampled_from("1234"), COUNT), "temple": st.booleans()})


@st.composite
def solo_boards(draw: Draw, mode: str, columns: int, rows: int) -> Doc:
    """A Beanstalk solo table, its troubles as squares in the grid, any of them riding on one before it."""
    turns = draw(st.integers(0, SOLO_TURNS[mode]))
    board: Doc = {"turns_played": turns, "troubles": []}
    letters = draw(st.lists(st.sampled_from("ABCDEFGHIJKL"), unique=True, max_size=6))
    for letter in letters:
        trouble: Doc = {"id": letter, "kind": draw(st.sampled_from(TROUBLE_KINDS)), "resolved": draw(st.booleans())}
        if trouble["kind"] == "colour" and draw(st.booleans()):
            trouble["colour"] = draw(st.sampled_from("1234"))
        if draw(st.integers(0, 5)) == 0:
            trouble["blocked"] = draw(st.booleans())
        earlier = [each["id"] for each in board["troubles"]]
        if earlier and draw(st.booleans()):
            trouble["brought_by"] = draw(st.sampled_from(earlier))
        board["troubles"].append(trouble)
    if draw(st.booleans()):
        board["upcoming"] = draw(st.lists(st.sampled_from(TROUBLE_KINDS), max_size=3))
    if turns < SOLO_TURNS[mode] and draw(st.booleans()):
        board["phase"] = draw(st.sampled_from(("turn_end", "in_turn")))
    if draw(st.integers(0, 3)) == 0:
        return board | {"centre_top_filled": draw(st.booleans())}
    text = draw(st.text("......1234?", min_size=rows * columns, max_size=rows * columns))
    grid = [list(text[row * columns : (row + 1) * columns]) for row in range(rows)]
    free = {(row, column) for row in range(rows) for column in range(columns)}
    for letter in letters[: draw(st.integers(0, len(letters)))]:
        row, column = draw(st.integers(0, rows - 2)), draw(st.integers(0, columns - 2))
        square = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        if square <= free:
            free -= square
            for cell in square:
                grid[cell[0]][cell[1]] = letter
    return board | {"elevator": ["".join(row) for row in grid]}


TIES: dict[str, dict[str, Any]] = {
    "spectacular": {"breeding_dice": COUNT},
    "subastral": {"journal_cards": COUNT},
    "wild_world": {"island_row": st.integers(1, 6), "island_place": st.integers(1, 4)},
    "beanstalk": {},
}
PLAYERS = {"spectacular": (1, 6), "subastral": (2, 5), "wild_world": (1, 4), "base": (3, 4)}


@st.composite
def documents(draw: Draw, game: str) -> Doc:
    """A match document of that game that can lie on a table."""
    document: Doc = {"format": "match", "version": 1, "game": game}
    least, most = PLAYERS.get(game, (1, 1))
    if game == "spectacular":
        board: st.SearchStrategy[Doc] = SPECTACULAR_BOARD
        document["options"] = draw(SPECTACULAR_OPTIONS)
        most = 1 if document["options"].get("solo") else 3
    elif game == "subastral":
        board, document["options"] = SUBASTRAL_BOARD, draw(SUBASTRAL_OPTIONS)
    elif game == "wild_world":
        board = WILD_WORLD_BOARD
        document["options"] = draw(partly({}, {"least_symbol_counts_printed": st.booleans()}))
    elif draw(st.booleans()):
        board, (least, most) = BASE_BOARD, PLAYERS["base"]
        document["options"] = {"mode": "base"}
    else:
        mode = draw(st.sampled_from(tuple(SOLO_TURNS)))
        columns, rows = draw(st.sampled_from((3, 5, 7))), draw(st.integers(2, 6))
        board = solo_boards(mode, columns, rows)
        document["options"] = {"mode": mode, "columns": columns, "rows": rows}
    bare = game == "beanstalk" and document["options"]["mode"] != "base"
    count = draw(st.integers(least, most))
    document["seats"] = [
        {
            "id": f"p{number}",
            "name": draw(NAME),
            **draw(partly({"board": board}, {}) if bare else partly({}, {"board": board})),
        }
        for number in range(1, count + 1)
    ]
    keys = category_keys(match_from(document))
    everything = draw(st.booleans())
    for seat in document["seats"]:
        if keys and draw(st.booleans()):
            seat["pad"] = draw(st.dictionaries(st.sampled_from(keys), st.integers(-5, 5), max_size=3))
        if everything:
            seat["pad"] = {key: draw(st.integers(-1, 1)) for key in keys}
        if draw(st.booleans()):
            seat["tie"] = draw(partly({}, TIES[game]))
    if draw(st.booleans()):
        document["about"] = draw(ABOUT)
    return document


GAMES = ("spectacular", "subastral", "wild_world", "beanstalk")
ANY = st.sampled_from(GAMES).flatmap(documents)
"""A match document of any game."""
