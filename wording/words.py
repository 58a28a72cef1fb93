"""All that is said in one language."""

from __future__ import annotations

from scorers import Match, Result
from scorers.match import Fault
from scorers.result import Category, Line, Verdict, Violation
from wording import decided, faults, verdicts
from wording.core import Texts
from wording.names import (
    ANY_ELEMENT,
    CATEGORIES,
    GAMES,
    NAMES,
    POINTS,
    TIE_BREAK_ASKS,
    TIE_BREAK_WINS,
    TIE_BREAKS,
)
from wording.options import MODES, OPTIONS
from wording.reasons import REASONS
from wording.rules import HAND, RULES, Rule


class Words(Texts):
    """The texts of one language, and the sentences that tell what the scorers found.

    A key or code without a sentence is told as it is, so that nothing is ever hidden or broken by a missing text.
    """

    def game(self, game: str) -> str:
        """The name of a game."""
        return self.known(GAMES, game)

    def category(self, game: str, key: str) -> str:
        """The name of a category, as on the score pad."""
        return self.known(CATEGORIES.get(game, {}), key)

    def name(self, kind: str, key: str) -> str:
        """What a thing is called inside a sentence; `kind` is a key of `wording.names.NAMES`, as `biome`."""
        return self.known(NAMES[kind], key)

    def label(self, kind: str, key: str) -> str:
        """`name` as it stands by itself, with a capital letter."""
        return self.capital(self.name(kind, key))

    def criterion(self, type: str, element: str | None = None, *, short: bool = False) -> str:
        """What a scoring monster of Wild World counts, in full or short."""
        text = NAMES["criterion_short" if short else "criterion"].get(type)
        if text is None:
            return type
        named = self.name("element", element) if element else self(ANY_ELEMENT)
        return self.capital(self(text, element=named))

    def option(self, game: str, key: str) -> str:
        """The name of a match's option."""
        options = OPTIONS.get(game, {})
        return self(options[key].name) if key in options else key

    def option_explained(self, game: str, key: str) -> str:
        """What the option changes; empty for one that isn't known."""
        options = OPTIONS.get(game, {})
        return self(options[key].explained) if key in options else ""

    def mode_explained(self, mode: str) -> str:
        """What a mode of Beanstalk is."""
        return self.known(MODES, mode)

    def points(self, points: int) -> str:
        """`1 point`, `16 points`."""
        return self.counted(POINTS, points)

    def line(self, game: str, line: Line, category: Category | None = None) -> str:
        """What a line's points are made of, with every figure; its category tells it the habitat, the largest pile."""
        sentence = REASONS.get(game, {}).get(line.reason)
        return sentence(self, line, category) if sentence is not None else line.reason

    def rule(self, game: str, key: str, category: str = "") -> str:
        """The rule behind a category, reason, violation, tie-break or the solo verdict (`solo`), in our own words.

        `category` is the key of the category in which a line's reason stands: one reason is spelled like a category.
        """
        found = _rule(game, key, category)
        return self(found.text) if found is not None else ""

    def section(self, game: str, key: str, category: str = "") -> str:
        """The section of the rule book where `rule` is found, by its name there."""
        found = _rule(game, key, category)
        return self(found.section) if found is not None else ""

    def piece(self, at: str) -> str:
        """What lies at a path below a seat's board: `tile 4 of the park` for `park.tiles.3`."""
        return verdicts.place(self, at)

    def violation(self, violation: Violation, *, placed: bool = True) -> str:
        """Which rule is broken; with the piece's place unless `placed` is False."""
        return verdicts.violation(self, violation, placed=placed)

    def verdict(self, verdict: Verdict) -> str:
        """How a solo match stands, with the goal that was missed."""
        return verdicts.verdict(self, verdict)

    def tie_break(self, game: str, key: str) -> str:
        """The name of a tie-break's value."""
        return self.known(TIE_BREAKS, key)

    def tie_break_wins(self, game: str, key: str) -> str:
        """Which value of a tie-break is better: `more wins`."""
        return self.known(TIE_BREAK_WINS, key)

    def tie_break_asks(self, game: str, key: str) -> str:
        """The question to players who are level: `Whose worker stands higher on the island?`."""
        return self.known(TIE_BREAK_ASKS, key)

    def seat_names(self, match: Match) -> dict[str, str]:
        """Every seat's name by its id; players of one name are told apart by their seats' numbers."""
        return decided.seat_names(self, match)

    def decided(self, result: Result, match: Match) -> str:
        """Who won and what decided it, the solo verdict, or what is still missing."""
        return decided.decided(self, result, match)

    def fault(self, fault: Fault) -> str:
        """Why a match file was refused, without the path: the value, and what is allowed."""
        return faults.fault(self, fault)

    def refusal(self, fault: Fault) -> str:
        """A fault as one line, `path: why`."""
        return f"{fault.path}: {faults.fault(self, fault)}"


def _rule(game: str, key: str, category: str) -> Rule | None:
    if key == "hand":
        return HAND
    rules = RULES.get(game, {})
    return rules.get(f"{category}.{key}") or rules.get(key)
