"""Every key and code of the scorers has a sentence, in both languages; and what some of the sentences say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import codes
import pytest

from scorers import GAMES, Match, beanstalk, read_match, score, spectacular, subastral, wild_world
from scorers.elevator import GOODS, BeanstalkMatch, Trouble
from scorers.match import _SHAPES, Fault
from scorers.result import Category, Line, Result, Verdict, Violation
from scorers.spectacular_board import HABITATS, SpectacularMatch
from scorers.subastral import BIOMES, SubastralMatch
from scorers.wild_world_board import CRITERIA, ELEMENTS, WildWorldMatch
from wording import LANGUAGES, Words, faults, names, reasons, rules, verdicts, words

CASES = sorted(
    path for path in (codes.ROOT / "tests" / "cases").glob("*.json") if not path.name.endswith(".expected.json")
)
KEYS = {
    "spectacular": (*spectacular.CATEGORIES, "missions"),
    "subastral": subastral.CATEGORIES,
    "wild_world": wild_world.CATEGORIES,
    "beanstalk": ("points",),
}
MODELS = {
    "spectacular": SpectacularMatch,
    "subastral": SubastralMatch,
    "wild_world": WildWorldMatch,
    "beanstalk": BeanstalkMatch,
}
TIE_BREAKS = {
    "spectacular": spectacular.TIE_BREAKS,
    "subastral": subastral.TIE_BREAKS,
    "wild_world": wild_world.TIE_BREAKS,
    "beanstalk": beanstalk.TIE_BREAKS,
}

SOLO_PARK = {"goals_met", "points_short", "missions_short", "both_short", "incomplete"}
"""The verdicts of Spectacular."""


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def told(text: str) -> bool:
    """True for a sentence: not a bare code, not an unfilled placeholder."""
    return bool(text) and "_" not in text and "{" not in text and "}" not in text


def test_the_cases_are_there() -> None:
    assert len(CASES) > 15


def test_an_unknown_language_is_english() -> None:
    assert words("fr") is words("en")
    assert words("ja") is not words("en")


def test_reasons_have_sentences() -> None:
    there = {(game, reason) for game, of in reasons.REASONS.items() for reason in of}
    assert there == codes.reasons()


def test_violations_have_sentences() -> None:
    assert set(verdicts.VIOLATIONS) == {code for _, code in codes.violations()}


def test_verdicts_have_sentences() -> None:
    assert set(verdicts.VERDICTS) == codes.verdicts()


def test_faults_have_sentences() -> None:
    assert {*faults.FAULTS, *faults.COUNTED, "seat_count"} - {"no_categories"} == codes.fault_codes()


def test_nouns_and_shapes_have_names() -> None:
    assert codes.nouns() <= set(faults.NOUNS)
    assert {*_SHAPES.values(), "value"} <= set(faults.SHAPES)


@pytest.mark.parametrize("game", GAMES)
def test_games_categories_options_and_tie_breaks_have_names(game: str, t: Words) -> None:
    assert told(t.game(game))
    for key in KEYS[game]:
        assert t.category(game, key) != key
        assert told(t.category(game, key))
    options = MODELS[game].model_fields["options"].annotation
    assert options is not None
    for key in options.model_fields:
        assert told(t.option(game, key))
        assert t.option(game, key) != key
        assert told(t.option_explained(game, key))
    for key in TIE_BREAKS[game]:
        assert told(t.tie_break(game, key))
        assert told(t.tie_break_wins(game, key))
        assert told(t.tie_break_asks(game, key))


def rule_keys() -> Iterator[tuple[str, str, str]]:
    for game in GAMES:
        yield from ((game, key, "") for key in KEYS[game])
        yield from ((game, key, "") for key in TIE_BREAKS[game])
    yield from ((game, reason, "criteria" if reason in CRITERIA else "") for game, reason in codes.reasons())
    yield from ((game, code, "") for game, code in codes.violations())
    yield from (("spectacular", "solo", ""), ("beanstalk", "solo", ""))


@pytest.mark.parametrize(("game", "key", "category"), sorted(set(rule_keys())))
def test_rules_are_told_with_their_section(game: str, key: str, category: str, t: Words) -> None:
    assert told(t.rule(game, key, category))
    assert told(t.section(game, key, category))


def test_a_criterion_spelled_like_a_category_has_its_own_rule() -> None:
    t = words("en")
    assert t.rule("wild_world", "monsters", "criteria") != t.rule("wild_world", "monsters")
    assert t.rule("wild_world", "monsters", "monsters") == t.rule("wild_world", "monsters")


def test_no_rule_is_there_for_nothing() -> None:
    known = {(game, key) for game, key, _ in rule_keys()} | {("wild_world", "criteria.monsters")}
    assert {(game, key) for game, of in rules.RULES.items() for key in of} - known == set()


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("game", GAMES),
        ("habitat", HABITATS),
        ("colour", (*HABITATS, "black", "brown", "beige", "multi")),
        ("worker", (*HABITATS, "multi")),
        ("tile", ("tower", "breeding", "star")),
        ("biome", BIOMES),
        ("element", ELEMENTS),
        ("bonus", ("gold", "crystal", "potion", "card")),
        ("good", GOODS),
        ("mode", (*beanstalk.MODES, "base")),
        ("trouble", Trouble.model_fields["kind"].annotation.__args__),  # type: ignore[union-attr]
        ("resolving", Trouble.model_fields["kind"].annotation.__args__),  # type: ignore[union-attr]
        ("outcome", ("won", "lost", "open")),
        ("source", ("board", "hand", "missing")),
        ("phase", ("turn_end", "in_turn")),
        ("criterion", CRITERIA),
        ("criterion_short", CRITERIA),
    ],
)
def test_things_have_names(kind: str, keys: tuple[str, ...], t: Words) -> None:
    assert set(names.NAMES[kind]) == set(keys)
    for key in keys:
        assert t.name(kind, key)


def test_names_that_english_shares_are_told_apart_in_japanese() -> None:
    t = words("ja")
    assert (t.name("biome", "forest"), t.name("element", "forest")) == ("森林", "森")


def test_criteria_name_their_element(t: Words) -> None:
    for criterion in CRITERIA:
        for short in (False, True):
            assert told(t.criterion(criterion, "ice", short=short))
            assert told(t.criterion(criterion, short=short))
    assert t.name("element", "ice") in t.criterion("symbols", "ice").lower()


def test_modes_are_explained(t: Words) -> None:
    for mode in (*beanstalk.MODES, "base"):
        assert told(t.mode_explained(mode))


def scored(path: Path) -> tuple[Match, Result]:
    match = read_match(path.read_bytes())
    return match, score(match)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_everything_in_a_case_is_told_in_words(path: Path, t: Words) -> None:
    match, result = scored(path)
    sentences = [t.decided(result, match)]
    for seat in result.seats:
        sentences += [t.violation(found) for found in seat.violations]
        for category in seat.categories:
            for line in category.lines:
                sentences += [t.line(match.game, line), t.line(match.game, line, category)]
                sentences += [t.piece(piece) for piece in line.pieces]
    if result.verdict is not None:
        sentences.append(t.verdict(result.verdict))
    assert [sentence for sentence in sentences if not told(sentence)] == []


def line(reason: str, points: int, pieces: list[str], **values: object) -> Line:
    return Line(reason, points, pieces, values)


def test_an_area_tells_every_figure() -> None:
    area = line("area", 16, ["a", "b", "c", "d"], dice=[5, 6, 2, 3], sum=16, breeding=1)
    told_in = {
        lang: words(lang).line("spectacular", area, Category("green", 16, "board", [area])) for lang in LANGUAGES
    }
    assert told_in["en"] == "Area of 4 green tiles: dice 5 + 6 + 2 + 3 = 16, × 1 breeding tile with a die"
    assert told_in["ja"] == "緑のタイル4枚の生息地エリア: ダイス 5 + 6 + 2 + 3 = 16、×ダイスのある繁殖タイル1枚"


@pytest.mark.parametrize("dice", [[], [4], [4, 2]])
@pytest.mark.parametrize("breeding", [0, 1])
def test_areas_of_every_shape_are_told(dice: list[int], breeding: int, t: Words) -> None:
    area = line("area", sum(dice) * breeding, ["a"], dice=dice, sum=sum(dice), breeding=breeding)
    assert told(t.line("spectacular", area))


def test_the_largest_pile_is_told_from_the_second() -> None:
    t = words("en")
    first = line("matching_set", 3, ["journal.0"], biome="chaparral", cards=3, column=1)
    second = line("matching_set", 28, ["journal.6"], biome="taiga", cards=4, column=7)
    category = Category("matching", 31, "board", [first, second])
    assert t.line("subastral", first, category) == "Second pile: chaparral, 3 cards in column 1: 3 × 1"
    assert t.line("subastral", second, category) == "Largest pile: taiga, 4 cards in column 7: 4 × 7"
    assert t.line("subastral", second) == "Matching set: taiga, 4 cards in column 7: 4 × 7"


@pytest.mark.parametrize(
    ("n", "nth"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (22, "22nd"), (113, "113th")],
)
def test_english_ordinals(n: int, nth: str) -> None:
    assert words("en").ordinal(n) == nth


def test_animals_are_told_by_how_they_were_counted(t: Words) -> None:
    ways = [
        line("animals", 30, ["animal_score"], given="score"),
        line("animals", 30, ["animal_kinds"], given="kinds", kinds=13),
        line("animals", 30, ["park.tiles.0"], kinds=13, animals=["sloth"]),
    ]
    assert len({t.line("spectacular", way) for way in ways}) == 3


def test_unknown_codes_are_shown_as_they_are(t: Words) -> None:
    assert t.line("spectacular", line("novelty", 1, [])) == "novelty"
    assert t.violation(Violation("novelty", "park")) == "novelty"
    assert t.verdict(Verdict("won", "novelty")) == "novelty"
    assert t.category("spectacular", "novelty") == "novelty"
    assert t.rule("spectacular", "novelty") == ""
    assert t.piece("novelty.3") == "novelty.3"
    assert "novelty" in t.fault(Fault("match", "novelty", {"value": 3}))


@pytest.mark.parametrize(("reason", "values"), [
    ("goals_met", {"missions": 2, "tier": None}),
    ("goals_met", {"missions": 3, "tier": "Keeper"}),
    ("points_short", {"missions": 2}),
    ("missions_short", {"missions": 1}),
    ("both_short", {"missions": 0}),
    ("incomplete", {}),
])  # fmt: skip
def test_solo_parks_are_told_with_their_goals(reason: str, values: dict[str, object], t: Words) -> None:
    verdict = Verdict("lost", reason, {"total": 187, "goal": 200, "missions_goal": 2, **values})
    assert told(t.verdict(verdict))
    if reason in ("points_short", "both_short"):
        assert "13" in t.verdict(verdict), "how many points were short"


@pytest.mark.parametrize("next_turn", [18, None])
@pytest.mark.parametrize("left", [["A"], ["A", "B", "C"]])
def test_solo_elevators_are_told(next_turn: int | None, left: list[str], t: Words) -> None:
    values = {"turn": 13, "last_turn": 30, "stacks_gone": 2, "next_trouble_turn": next_turn, "troubles": left}
    for reason in codes.verdicts() - SOLO_PARK:
        assert told(t.verdict(Verdict("open", reason, values)))
