"""The sheet of `score --text`: a table of the points, then what each number is made of, then who won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorers import Match, Result, provisional
from scorers.elevator import BeanstalkMatch
from scorers.result import Category, SeatResult, Verdict
from wording.cells import columns, left, plain, right, width
from wording.marks import N_
from wording.words import Words

WIDEST: Final = 100
"""Cells that the table takes at most."""
GAP: Final = 2
MISSING: Final = "–"
BY_HAND: Final = "*"

TOTAL: Final = N_("Total")
RANK: Final = N_("Rank")
RANK_SO_FAR: Final = N_("Rank so far")
BY_HAND_NOTE: Final = N_("* written by hand")
MISSING_NOTE: Final = N_("– not entered yet")
HEADING: Final = N_("{name}: {points}")
VIOLATIONS: Final = N_("Against the rules")
TIE_BREAK: Final = N_("{tie_break}: {value} (tie-break, {wins})")
TURNS: Final = N_("{turn} of {last_turn} turns are over, {stacks_gone} stacks are gone")
RESOLVED: Final = N_("Trouble {id}: {kind} (resolved)")
UNRESOLVED: Final = N_("Trouble {id}: {kind} (not resolved)")
OPTION_OFF: Final = N_("{option}: off")


def text_sheet(match: Match, result: Result, words: Words) -> str:
    """The whole sheet, its lines ended by line feeds. Columns line up in a terminal, whatever letters names have."""
    names = {id: plain(name) for id, name in words.seat_names(match).items()}
    blocks = [[_title(match, words)], list(_table(match, result, words, names))]
    if match.game == "beanstalk" and result.verdict is not None:
        blocks.append(list(_elevator(match, result.verdict, words)))
    blocks += [list(_seat(seat, result, words, names)) for seat in result.seats]
    blocks.append([plain(words.decided(result, match))])
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _title(match: Match, words: Words) -> str:
    told = [words.game(match.game)]
    if match.game == "beanstalk":
        told.append(words.name("mode", match.options.mode))
    for key, field in type(match.options).model_fields.items():
        value = getattr(match.options, key)
        if isinstance(value, bool) and value != field.default:
            option = words.option(match.game, key)
            told.append(option if value else words(OPTION_OFF, option=option))
    return " · ".join(told)


def _table(match: Match, result: Result, words: Words, names: dict[str, str]) -> Iterator[str]:
    categories = [category.key for category in result.seats[0].categories]
    if not categories:
        return
    rows = [
        (words.category(result.game, key), [_points(seat.categories[row]) for seat in result.seats])
        for row, key in enumerate(categories)
    ]
    rows.append((words(TOTAL), [str(seat.total) for seat in result.seats]))
    if len(result.seats) > 1:
        ranks = {id: str(standing.rank) for standing in provisional(match, result) for id in standing.ids}
        label = words(RANK if result.complete else RANK_SO_FAR)
        rows.append((label, [ranks[seat.id] for seat in result.seats]))
    labels = max(width(label) for label, _ in rows)
    fitting = (WIDEST - labels) // len(result.seats) - GAP
    heads = columns([names[seat.id] for seat in result.seats], fitting - 1)
    by_hand = any(category.source == "hand" for seat in result.seats for category in seat.categories)
    if by_hand:  # the mark has a column of its own, so that figures stand below figures
        heads = [f"{head} " for head in heads]
        rows = [(label, [each if each.endswith(BY_HAND) else f"{each} " for each in row]) for label, row in rows]
    cells = [max(width(head), *(width(row[column]) for _, row in rows)) for column, head in enumerate(heads)]
    yield " " * labels + "".join(" " * GAP + right(head, of) for head, of in zip(heads, cells, strict=True))
    rule = "-" * (labels + sum(cells) + GAP * len(cells))
    yield rule
    for number, (label, row) in enumerate(rows):
        if number == len(categories):
            yield rule
        told = (" " * GAP + right(value, of) for value, of in zip(row, cells, strict=True))
        yield left(label, labels) + "".join(told)
    sources = {category.source for seat in result.seats for category in seat.categories}
    for source, note in (("hand", BY_HAND_NOTE), ("missing", MISSING_NOTE)):
        if source in sources:
            yield words(note)


def _elevator(match: BeanstalkMatch, verdict: Verdict, words: Words) -> Iterator[str]:
    yield words(TURNS, **verdict.values)
    laid = match.seats[0].board
    for trouble in (laid.troubles if laid is not None else None) or ():
        kind = words.name("trouble", trouble.kind)
        yield "  " + words(RESOLVED if trouble.resolved else UNRESOLVED, id=trouble.id, kind=kind)


def _points(category: Category) -> str:
    if category.points is None:
        return MISSING
    return f"{category.points}{BY_HAND}" if category.source == "hand" else str(category.points)


def _seat(seat: SeatResult, result: Result, words: Words, names: dict[str, str]) -> Iterator[str]:
    if seat.categories:
        yield words(HEADING, name=names[seat.id], points=words.points(seat.total))
    elif seat.violations:
        yield names[seat.id]
    for category in seat.categories:
        yield f"  {words.category(result.game, category.key)}: {_points(category)}"
        for line in category.lines:
            yield f"    {line.points:>5}  {plain(words.line(result.game, line, category))}"
    if len(result.seats) > 1:
        for tie in seat.tie_breaks:
            if tie.key == "island_place" and (seat.tie_breaks[0].value or 1) > 1:
                continue  # the lower rows of the island have one place each
            yield "  " + words(
                TIE_BREAK,
                tie_break=words.tie_break(result.game, tie.key),
                value=MISSING if tie.value is None else tie.value,
                wins=words.tie_break_wins(result.game, tie.key),
            )
    if seat.violations:
        yield f"  {words(VIOLATIONS)}:"
        for violation in seat.violations:
            yield f"    ! {plain(words.violation(violation))}"
