"""The door: serves the app, or runs one command. `python main.py --help` tells the arguments."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from typing import IO, TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from scorers import Match, Refused
    from wording import Words

# What a command doesn't need isn't imported for it: the web client alone would take ten times as long as scoring.

SCORED: Final = 0
REFUSED: Final = 2
LANGUAGES: Final = ("en", "ja")
GAMES: Final = ("spectacular", "subastral", "wild_world", "beanstalk")
CHUNK: Final = 64 * 1024
BOM: Final = b"\xef\xbb\xbf"


class Parser(argparse.ArgumentParser):
    """Tells what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {' '.join(message.split())}")
        sys.exit(REFUSED)


def parser() -> Parser:
    """What can stand on the command line."""
    door = Parser(prog="main.py", description="Reckoner, a score pad. Without a command it serves the app.")
    door.add_argument("--port", type=port, default=8765, help="where to listen; the next free port if taken (8765)")
    door.add_argument("--no-browser", action="store_true", help="do not open a browser")
    door.add_argument("--data", metavar="DIR", help="the folder of the score book")
    door.add_argument("--lan", action="store_true", help="let other devices of the network in, too")
    commands = door.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    score = commands.add_parser("score", help="score a match file; its result goes to standard output")
    how = score.add_mutually_exclusive_group()
    how.add_argument("--text", action="store_true", help="a sheet that a person reads, instead of JSON")
    how.add_argument("--jsonl", action="store_true", help="one match a line in, one result a line out")
    score.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of sentences")
    score.add_argument("file", metavar="MATCH.json", nargs="?", default="-", help="- or nothing: standard input")

    advise = commands.add_parser("advise", help="Spectacular: the best use of the worker tokens not used yet")
    advise.add_argument("--for", dest="goal", choices=("final", "entrance"), default="final", help="which score")
    advise.add_argument("--text", action="store_true", help="sentences instead of JSON")
    advise.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of sentences")
    advise.add_argument("file", metavar="MATCH.json", help="- for standard input")

    schema = commands.add_parser("schema", help="the JSON Schema of a game's match file")
    schema.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    return door


def port(text: str) -> int:
    """A port's number; 0 lets the system choose."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port (0 to 65535)")
    return int(text)


def main(arguments: list[str] | None = None) -> int:
    """Does what the arguments ask for; the exit status: 0 done, 2 refused, 1 could not be served or written."""
    given = parser().parse_args(arguments)
    if given.command is None:
        return serve_app(given)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a command at once, without a word
    try:
        status: int = {"score": run_score, "advise": run_advise, "schema": run_schema}[given.command](given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it flushes at its end
        return SCORED
    except OSError as error:
        complain(f"main.py: the output can't be written: {error.strerror}")
        return 1
    return status


def run_score(given: argparse.Namespace) -> int:
    """`score`: a match file's result, as JSON or as a sheet."""
    from scorers import Refused, score
    from wording import words

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
        from wording.sheet import text_sheet

        put(text_sheet(match, result, say).encode())
    else:
        from wording.result_json import to_bytes

        put(to_bytes(result, say) + b"\n")
    return SCORED


def run_lines(file: IO[bytes], name: str, say: Words) -> int:
    """`score --jsonl`: each line's result as soon as the line is there; a refused line's faults in its place."""
    from pydantic_core import to_json

    from scorers import Refused, score
    from wording.result_json import to_bytes

    status = SCORED
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
    from pydantic_core import to_json

    from scorers import Fault, Refused
    from scorers.match import shown
    from scorers.workers import advise, as_json
    from wording import words
    from wording.advice import advice_text, missions_note

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
        return SCORED
    told, note = as_json(advice), missions_note(match, say)
    put(to_json({**told, "text": note} if note else told) + b"\n")
    return SCORED


def run_schema(given: argparse.Namespace) -> int:
    """`schema`: the JSON Schema of a game's match file."""
    from pydantic_core import to_json

    from scorers import json_schema

    put(to_json(json_schema(given.game), indent=2) + b"\n")
    return SCORED


def serve_app(given: argparse.Namespace) -> int:
    """Serves the app until Ctrl-C."""
    try:
        from book import Book, BookError, data_folder
        from views import build_app, serve
        from wording import words

        t = words("en")

        def ready(address: str) -> None:
            print(t("Reckoner is ready: {address}", address=address), flush=True)
            if given.lan and (there := address_in_network()):
                there = f"http://{there}:{address.rpartition(':')[2]}"
                print(t("Other devices of this network: {address}", address=there), flush=True)

        folder = data_folder(given.data)
        try:
            with Book(folder) as book:
                host = "0.0.0.0" if given.lan else "127.0.0.1"
                serve(build_app(book), host=host, port=given.port, open_browser=not given.no_browser, on_ready=ready)
        except BookError as error:
            complain(t("The score book in {folder} can't be opened: {why}", folder=folder, why=str(error)))
            return 1
        except OSError as error:
            complain(t("The app can't be served: {why}", why=str(error)))
            return 1
    except KeyboardInterrupt:
        pass
    return SCORED


def address_in_network() -> str:
    """This device's address as others of its network see it; empty without a network."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: this only asks for the route, nothing is sent
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def match_in(name: str) -> Match:
    """The match that a file (`-`: standard input) holds. Reads no more than a match may be long, and one byte."""
    from scorers.match import MAX_BYTES

    with opened(name) as file:
        return match_from_bytes(reading(file, name, MAX_BYTES + 1))


def match_from_bytes(raw: bytes) -> Match:
    """The match that the bytes hold. Raises `Refused`, told apart by what the file is where it isn't JSON."""
    from scorers import Refused, read_match

    raw = raw.removeprefix(BOM)
    try:
        return read_match(raw)
    except Refused as refused:
        if refused.faults[0].code == "not_json":
            try:
                text = raw.decode()
            except UnicodeDecodeError as error:
                raise at_match("not_utf8", value=error.start + 1) from None
            if not text.strip():
                raise at_match("empty") from None
        raise


def opened(name: str) -> IO[bytes]:
    """A file to read bytes from; `-` is standard input. Raises `Refused`."""
    from scorers.match import shown

    if name == "-":
        if sys.stdin is None:
            raise at_match("unreadable", value="standard input", why="it is closed")
        return sys.stdin.buffer
    try:
        return open(name, "rb")
    except FileNotFoundError:
        raise at_match("no_file", value=shown(name)) from None
    except IsADirectoryError:
        raise at_match("directory", value=shown(name)) from None
    except OSError as error:
        raise at_match("unreadable", value=shown(name), why=error.strerror) from None
    except ValueError as error:
        raise at_match("unreadable", value=shown(name), why=error) from None


def reading(file: IO[bytes], name: str, most: int) -> bytes:
    """So many bytes of a file at most. Raises `Refused`."""
    from scorers.match import shown

    try:
        return file.read(most)
    except OSError as error:
        raise at_match("unreadable", value=shown(name), why=error.strerror) from None


def lines_of(file: IO[bytes], name: str) -> Iterator[bytes]:
    """The lines that aren't blank. Of one that is too long only the start is kept, so that it is refused."""
    from scorers.match import MAX_BYTES, shown

    try:
        while line := file.readline(MAX_BYTES + 2):
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = file.readline(CHUNK)
            if line.strip() or len(line) > MAX_BYTES:
                yield line.removesuffix(b"\n")
    except OSError as error:
        raise at_match("unreadable", value=shown(name), why=error.strerror) from None


def at_match(code: str, **values: Any) -> Refused:
    """The refusal of a file for what it is."""
    from scorers import Fault, Refused

    return Refused([Fault("match", code, values)])


def refuse(refused: Refused, say: Words) -> int:
    """Tells every fault in a line of its own."""
    for fault in refused.faults:
        complain(say.refusal(fault))
    return REFUSED


def put(told: bytes) -> None:
    """Writes to standard output, in UTF-8 whatever the terminal's own code is."""
    if sys.stdout is not None:
        sys.stdout.buffer.write(told)
        sys.stdout.buffer.flush()


def complain(line: str) -> None:
    """Writes one line to standard error, in UTF-8."""
    if sys.stderr is not None:
        sys.stderr.buffer.write(f"{line}\n".encode(errors="backslashreplace"))
        sys.stderr.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
