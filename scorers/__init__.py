"""The rules of four board games: a match in, a result out.

Pure functions: nothing here knows a screen, a file, a clock, a language or a network.

    match = read_match(text)        # raises Refused
    result = score(match)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field, TypeAdapter, ValidationError
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema, from_json

from scorers import beanstalk, spectacular, standings, subastral, wild_world
from scorers.elevator import BeanstalkMatch
from scorers.match import MAX_BYTES, Fault, PlayerCount, Refused, faults_of, shown, storable
from scorers.result import Result, Standing
from scorers.spectacular_board import SpectacularMatch
from scorers.standings import TieBreakOrder
from scorers.subastral import SubastralMatch
from scorers.wild_world_board import WildWorldMatch

__all__ = [
    "GAMES",
    "Fault",
    "Match",
    "Refused",
    "Result",
    "category_keys",
    "json_schema",
    "match_from",
    "player_count",
    "provisional",
    "read_match",
    "score",
]

Match = SpectacularMatch | SubastralMatch | WildWorldMatch | BeanstalkMatch
"""A match of any game; `game` tells which."""


class _Game(NamedTuple):
    model: type[Match]
    check: Callable[[Any], Iterator[Fault]]
    score: Callable[[Any], Result]
    category_keys: Callable[[Any], tuple[str, ...]]
    tie_breaks: TieBreakOrder


_GAMES: Final = {
    "spectacular": _Game(
        SpectacularMatch,
        spectacular.check,
        spectacular.score,
        spectacular.category_keys,
        spectacular.TIE_BREAKS,
    ),
    "subastral": _Game(SubastralMatch, subastral.check, subastral.score, subastral.category_keys, subastral.TIE_BREAKS),
    "wild_world": _Game(
        WildWorldMatch, wild_world.check, wild_world.score, wild_world.category_keys, wild_world.TIE_BREAKS
    ),
    "beanstalk": _Game(BeanstalkMatch, beanstalk.check, beanstalk.score, beanstalk.category_keys, beanstalk.TIE_BREAKS),
}
GAMES: Final = tuple(_GAMES)
"""The games by their names in a match file, in the order of the home screen."""

_MATCH: Final = TypeAdapter[Match](Annotated[Match, Field(discriminator="game")]).validator


def read_match(text: str | bytes) -> Match:
    """The match that a file's text holds, in UTF-8 if bytes. Raises `Refused` with every fault found."""
    if 4 * len(text) > MAX_BYTES:  # a character is at most four bytes long
        size = len(_encoded(text))
        if size > MAX_BYTES:
            raise Refused([Fault("match", "too_big", {"value": size, "most": MAX_BYTES})])
    try:
        match = _MATCH.validate_json(text)
    except ValidationError as error:
        raise Refused(_faults(error, _encoded(text))) from None
    return _checked(match)


def match_from(data: object) -> Match:
    """The match that plain Python data holds, as `json.loads` gives it. Raises `Refused` with every fault found."""
    try:
        match = _MATCH.validate_python(data)
    except ValidationError as error:
        raise Refused(faults_of(error.errors(include_url=False), data)) from None
    return _checked(match)


def score(match: Match) -> Result:
    """The match scored by its game's rules. Depends on nothing but the match."""
    return _GAMES[match.game].score(match)


def provisional(match: Match, result: Result) -> list[Standing]:
    """The standings by what is known so far, a missing category counting 0; the final ones once complete."""
    return standings.provisional(result, _GAMES[match.game].tie_breaks)


def category_keys(match: Match) -> tuple[str, ...]:
    """The categories that this match has, in the order of the score pad."""
    return _GAMES[match.game].category_keys(match)


def player_count(game: str, mode: str | None = None) -> PlayerCount:
    """How many seats a game has; Beanstalk's base mode has others than its solo modes. KeyError: no such game."""
    if game == "beanstalk":
        return beanstalk.BASE_PLAYERS if mode == "base" else beanstalk.PLAYERS
    return {
        "spectacular": spectacular.PLAYERS,
        "subastral": subastral.PLAYERS,
        "wild_world": wild_world.PLAYERS,
    }[game]


def json_schema(game: str) -> dict[str, Any]:
    """The JSON Schema of a match of that game. KeyError: no such game."""
    schema = _GAMES[game].model.model_json_schema(schema_generator=_Schema)
    least, most = player_count(game)
    if game == "beanstalk":
        most = beanstalk.BASE_PLAYERS.most
    schema["properties"]["seats"] |= {"minItems": least, "maxItems": most}
    return schema


class _Schema(GenerateJsonSchema):
    """Tells tables that stand for themselves, and leaves out null for a key left out, which the file doesn't take."""

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        made: Any = schema.get("default_factory")
        told = super().default_schema({**schema, "default": made()} if made is not None else schema)
        if "default" in told and told["default"] is None:
            del told["default"]
        return told

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchemaValue:
        told = super().dict_schema(schema)
        return {**told, "additionalProperties": False} if "patternProperties" in told else told


def _encoded(text: str | bytes) -> bytes:
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text


def _checked(match: Match) -> Match:
    faults = list(_GAMES[match.game].check(match))
    if match.about is not None and not storable(match.about):
        faults.insert(0, Fault("about", "shape", {"value": shown(match.about), "expected": "value"}))
    if faults:
        raise Refused(faults)
    return match


def _faults(error: ValidationError, raw: bytes) -> list[Fault]:
    try:
        data = from_json(raw, allow_inf_nan=True)
    except ValueError as broken:
        return [Fault("match", "not_json", {"value": str(broken)})]
    return faults_of(error.errors(include_url=False), data)
