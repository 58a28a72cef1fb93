"""The number pad's text: FIELD "Entry" - negative numbers, zero, more than one digit, sums that stay readable."""

from __future__ import annotations

import pytest

from views.parts.typed import is_sum, press, shown, total


def typed(keys: str) -> str:
    text = ""
    for key in keys:
        text = press(text, {"<": "back", "C": "clear"}.get(key, key))
    return text


@pytest.mark.parametrize(
    ("keys", "text", "number"),
    [
        ("", "", None),
        ("0", "0", 0),
        ("007", "7", 7),
        ("132", "132", 132),
        ("-5", "-5", -5),
        ("-", "-", None),
        ("7+9", "7+9", 16),
        ("7+9-3", "7+9-3", 13),
        ("-3+5", "-3+5", 2),
        ("7+", "7+", 7),
        ("7+-", "7-", 7),
        ("+5", "5", 5),
        ("12345", "1234", 1234),
        ("12<", "1", 1),
        ("12C", "", None),
        ("1C0", "0", 0),
        ("5+0", "5+0", 5),
        ("5+07", "5+7", 12),
    ],
)
def test_keys_make_a_number(keys, text, number):
    """FIELD "Entry": only one digit is taken."""
    assert typed(keys) == text
    assert total(text) == number


def test_a_sum_stays_readable_with_a_true_minus():
    assert shown("7+9-3") == "7 + 9 − 3"
    assert shown("-3") == "−3"
    assert is_sum("7+9")
    assert not is_sum("-7")


def test_unknown_keys_change_nothing():
    assert press("7", "F1") == "7"
    assert press("7", "12") == "7"


def test_the_display_never_overflows():
    assert len(typed("1234+" * 20)) <= 28
