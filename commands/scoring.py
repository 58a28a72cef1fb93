"""The commands that read a match: score, advise, schema."""

from __future__ import annotations

import argparse
from typing import IO

from pydantic_core import to_json

from commands.files import lines_of, match_from_bytes, match_in, opened
from commands.output import DONE, REFUSED, put, refuse
from scorers import Fault, Refused, json_schema, score
from scorers.match import shown
from scorers.workers import advise, as_json
from wording import Words, words
from wording.advice import advice_text, missions_note
from wording.result_json import to_bytes
from wording.sheet import text_sheet


def run_score(given: argparse.Namespace) -> int:
    """`score`: a match file's result, as JSON or as a sheet."""
    say = words(given.lang)
    try:
        if given.jsonl:
            with opened(given.file) as file:
                return run_lines(file, given.file, say)
        match = match_in(given.file)
    except Refused as refused:
        return refuse(refused, say)
    result = score(match)
    if given.text:
        put(text_sheet(match, result, say).encode())
    else:
        put(to_bytes(result, say) + b"\n")
    return DONE


def run_lines(file: IO[bytes], name: str, say: Words) -> int:
    """`score --jsonl`: each line's result as soon as the line is there; a refused line's faults in its place."""
    status = DONE
    for line in lines_of(file, name):
        try:
            told = to_bytes(score(match_from_bytes(line)), say)
        except Refused as refused:
            told = to_json({"error": [say.refusal(fault) for fault in refused.faults]})
            status = REFUSED
        put(told + b"\n")
    return status


def run_advise(given: argparse.Namespace) -> int:
    """`advise`: which worker tokens to use, as JSON or as sentences."""
    say = words(given.lang)
    try:
        match = match_in(given.file)
        if match.game != "spectacular":
            raise Refused([Fault("game", "other_game", {"value": shown(match.game), "allowed": "spectacular"})])
    except Refused as refused:
        return refuse(refused, say)
    advice = advise(match, given.goal)
    if given.text:
        put(advice_text(match, advice, say).encode())
        return DONE
    told, note = as_json(advice), missions_note(match, say)
    put(to_json({**told, "text": note} if note else told) + b"\n")
    return DONE


def run_schema(given: argparse.Namespace) -> int:
    """`schema`: the JSON Schema of a game's match file."""
    put(to_json(json_schema(given.game), indent=2) + b"\n")
    return DONE
