"""The door: serves the app, or runs one command. `python main.py --help` tells the arguments."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from typing import Final, NoReturn

from commands.output import DONE, FAILED, REFUSED, complain

LANGUAGES: Final = ("en", "ja")
GAMES: Final = ("spectacular", "subastral", "wild_world", "beanstalk")


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
    door.add_argument(
        "--page", type=address, metavar="ADDRESS", help="where Reckoner lies as a web page: match codes open there"
    )
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

    page = commands.add_parser("build-web", help="the whole app as a web page that needs no server")
    page.add_argument("--base-url", metavar="PATH", default="/", help="where it is served on its host, /reckoner/ (/)")
    page.add_argument("out", metavar="OUT", help="the folder to make; an older page in it is replaced at the end")
    return door


def port(text: str) -> int:
    """A port's number; 0 lets the system choose."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port (0 to 65535)")
    return int(text)


def address(text: str) -> str:
    """The address of a web page."""
    if not text.startswith(("http://", "https://")) or any(sign in text for sign in "?# "):
        raise argparse.ArgumentTypeError(f"{text!r} is not an address (https://example.org/reckoner/)")
    return text


def main(arguments: list[str] | None = None) -> int:
    """Does what the arguments ask for; the exit status: 0 done, 2 refused, 1 could not be served or written."""
    given = parser().parse_args(arguments)
    # What a command doesn't need isn't imported for it: the web client alone takes ten times as long as scoring.
    if given.command is None:
        try:
            from commands.serving import serve_app

            return serve_app(given)
        except KeyboardInterrupt:
            return DONE
    if given.command == "build-web":
        from commands.building import run_build_web

        return run_build_web(given)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a command at once, without a word
    try:
        from commands.scoring import run_advise, run_schema, run_score

        status: int = {"score": run_score, "advise": run_advise, "schema": run_schema}[given.command](given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it flushes at its end
        return DONE
    except OSError as error:
        complain(f"main.py: the output can't be written: {error.strerror}")
        return FAILED
    return status


if __name__ == "__main__":
    sys.exit(main())
