"""Every key and code that the scorers can tell of, read from their source so that none is typed a second time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCORERS = ROOT / "scorers"
GAME_OF = {
    "spectacular": "spectacular",
    "park": "spectacular",
    "subastral": "subastral",
    "wild_world": "wild_world",
    "criteria": "wild_world",
    "beanstalk": "beanstalk",
    "elevator": "beanstalk",
}
"""The game whose lines a module makes."""


def sources(*names: str) -> Iterator[tuple[str, ast.Module]]:
    """The scorers' modules and what they hold, all of them unless some are named."""
    for file in sorted(SCORERS.glob("*.py")):
        if not names or file.stem in names:
            yield file.stem, ast.parse(file.read_text(encoding="utf-8"))


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """The calls of a function or class of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
            yield node


def argument(call: ast.Call, number: int, name: str) -> ast.expr | None:
    """An argument of a call, by its number or its name."""
    if len(call.args) > number:
        return call.args[number]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def constants(node: ast.AST | None) -> set[str]:
    """The texts in an expression that can be its value; the test of an `if` inside it can't."""
    if node is None:
        return set()
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) and node.value else set()
    if isinstance(node, ast.BoolOp | ast.Tuple):
        return set().union(*(constants(each) for each in ast.iter_child_nodes(node)))
    return set()


def codes(tree: ast.Module, kind: str, number: int, name: str) -> set[str]:
    """What stands as the code where a `kind` is made: a text, or a variable that the same function sets."""
    found: set[str] = set()
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for call in calls(tree, kind):
        code = argument(call, number, name)
        found |= constants(code)
        if not isinstance(code, ast.Name):
            continue
        inside = next((function for function in functions if call in ast.walk(function)), None)
        for node in ast.walk(inside) if inside is not None else ():
            if isinstance(node, ast.Assign) and any(getattr(to, "id", "") == code.id for to in node.targets):
                found |= constants(node.value)
            if isinstance(node, ast.If) and any(call is each for body in node.body for each in ast.walk(body)):
                for test in ast.walk(node.test):
                    if isinstance(test, ast.Compare) and getattr(test.left, "id", "") == code.id:
                        found |= set().union(*(constants(each) for each in test.comparators))
    return found


def reasons() -> set[tuple[str, str]]:
    """Every (game, reason) that a line can have."""
    from scorers.criteria import CRITERIA

    found = {("wild_world", criterion) for criterion in CRITERIA}
    for module, tree in sources():
        for reason in codes(tree, "Line", 0, "reason"):
            games = set(GAME_OF.values()) if reason == "hand" else {GAME_OF[module]}
            found |= {(game, reason) for game in games}
    return found


def violations() -> set[tuple[str, str]]:
    """Every (game, code) of a violation."""
    return {
        (GAME_OF[module], code)
        for module, tree in sources()
        if module in GAME_OF
        for code in codes(tree, "Violation", 0, "code")
    }


def verdicts() -> set[str]:
    """Every reason of a verdict."""
    return {code for _, tree in sources() for code in codes(tree, "Verdict", 1, "reason")}


def fault_codes() -> set[str]:
    """Every code of a fault, those of the command line's files too."""
    found = {code for _, tree in sources() for code in codes(tree, "Fault", 1, "code")}
    found |= {code for _, tree in sources() for code in codes(tree, "twice", 0, "code")}
    for file in sorted((ROOT / "commands").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found |= codes(tree, "at_match", 0, "code") | codes(tree, "Fault", 1, "code")
    return found


def nouns() -> set[str]:
    """What the whole numbers of the match files are called."""
    return {
        noun for _, tree in sources() for call in calls(tree, "Whole") for noun in constants(argument(call, 2, "noun"))
    }
