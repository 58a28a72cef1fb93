"""What has been typed on the number pad: digits, minus, and sums such as 7+9 kept as typed.

Pure text in, text out, so that it can be tested without a screen.
"""

from __future__ import annotations

import re

DIGITS = "0123456789"
LONGEST = 28
"""Signs that fit the pad's display."""

_SUM = re.compile(r"[+-]?\d+(?:[+-]\d+)*")


def press(typed: str, key: str) -> str:
    """`typed` after one more key: a digit, `+`, `-`, `back` or `clear`.

    What can't be part of a sum changes nothing; an operator on an operator replaces it; a leading zero gives
    way to the next digit, and no number grows past four digits.
    """
    if key == "clear":
        return ""
    if key == "back":
        return typed[:-1]
    if key in ("+", "-"):
        if key == "+" and typed in ("", "-"):
            return ""
        if typed and typed[-1] in "+-":
            return typed[:-1] + key
        return typed + key if len(typed) < LONGEST else typed
    if key in DIGITS and len(key) == 1:
        number = re.search(r"\d*$", typed)
        last = number.group() if number else ""
        if last == "0":
            return typed[:-1] + key
        if len(last) >= 4 or len(typed) >= LONGEST:
            return typed
        return typed + key
    return typed


def total(typed: str) -> int | None:
    """What `typed` comes to, a trailing operator left out; None when no number is typed."""
    text = typed.rstrip("+-")
    if not _SUM.fullmatch(text):
        return None
    return sum(int(part) for part in re.findall(r"[+-]?\d+", text))


def is_sum(typed: str) -> bool:
    """Whether `typed` is more than one number, so that its total is worth showing."""
    return bool(re.search(r"\d[+-]", typed))


def shown(typed: str) -> str:
    """`typed` as people write it: a true minus, air around the operators of a sum."""
    spaced = re.sub(r"(?<=\d)([+-])", r" \1 ", typed)
    return spaced.replace("-", "−").strip()


KEYBOARD = {
    **{digit: digit for digit in DIGITS},
    **{f"Numpad {digit}": digit for digit in DIGITS},
    "-": "-",
    "Minus": "-",
    "Numpad Subtract": "-",
    "+": "+",
    "Numpad Add": "+",
    "Backspace": "back",
    "Delete": "clear",
    "Enter": "next",
    "Numpad Enter": "next",
    "Tab": "next",
    "Escape": "cancel",
}
"""Names of hardware keys, and what they do on the pad."""
