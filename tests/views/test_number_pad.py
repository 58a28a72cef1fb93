"""The number pad as a component. FIELD "Entry": negatives, zero, more digits, no lost tap."""

from __future__ import annotations

import flet as ft
import pytest

from views.parts.number_pad import NumberPad


class Cell:
    """A cell of the sheet: what the pad told it."""

    def __init__(self, value=None):
        self.value = value
        self.told = []

    def pad(self, **more):
        return NumberPad(
            "Gina: Entrance",
            self.value,
            lambda number: self.told.append(number),
            lambda: self.told.append("next"),
            lambda: self.told.append("done"),
            **more,
        )


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (["1", "3", "2", "Next cell"], [132, "next"]),
        (["0", "Done"], [0, "done"]),
        (["Minus", "5", "Done"], [-5, "done"]),
        (["7", "Plus", "9", "Next cell"], [16, "next"]),
        (["1", "2", "Erase the last digit", "Done"], [1, "done"]),
        (["Done"], ["done"]),
    ],
)
def test_numbers_are_entered_by_taps(show, keys, told):
    """FIELD "Entry": negative numbers can't be typed."""
    cell = Cell()
    pad = show(cell.pad)
    for key in keys:
        pad.tap(key)
    assert cell.told == told


def test_the_first_digit_replaces_and_an_operator_goes_on(show):
    cell = Cell(12)
    pad = show(cell.pad)
    pad.tap("7")
    pad.tap("Done")
    assert cell.told == [7, "done"]
    cell = Cell(12)
    pad = show(cell.pad)
    pad.tap("Plus")
    pad.tap("3")
    assert "12 + 3" in pad.texts()
    assert "Makes 15" in pad.texts()
    pad.tap("Next cell")
    assert cell.told == [15, "next"]


def test_clear_means_not_entered_and_zero_is_a_number(show):
    """FIELD "Entry": zero can't be entered."""
    cell = Cell(12)
    pad = show(cell.pad)
    pad.tap("Clear: not entered")
    assert "Not entered" in pad.texts()
    pad.tap("Done")
    assert cell.told == [None, "done"]


def test_a_value_that_did_not_change_is_not_entered_again(show):
    cell = Cell(12)
    pad = show(cell.pad)
    pad.tap("Next cell")
    assert cell.told == ["next"]


def test_two_taps_before_the_screen_is_drawn_both_count(show):
    cell = Cell()
    pad = show(cell.pad)
    one, two, done = pad.find("1"), pad.find("2"), pad.find("Done")
    for key in (one, two, done):
        pad.loop.run_until_complete(pad.session.dispatch_event(key._i, "click", None))
    assert cell.told == [12, "done"]


def test_a_hardware_keyboard_does_the_same(show):
    cell = Cell()
    pad = show(cell.pad)
    for key in ("-", "4", "Numpad 2", "Backspace", "1", "Enter"):
        pad.press(key)
    assert cell.told == [-41, "next"]
    pad.press("Escape")
    assert cell.told[-1] == "done"


def test_what_is_out_of_bounds_is_said_and_not_entered(show):
    cell = Cell()
    pad = show(lambda: cell.pad(low=0, high=6))
    pad.tap("7")
    assert "From 0 to 6" in pad.texts()
    assert pad.off("Done")
    pad.press("Enter")
    assert cell.told == []


def test_every_key_is_big_and_has_a_name(show):
    pad = show(Cell().pad, "ja")
    buttons = [one for one in pad.controls() if isinstance(one, (ft.FilledButton, ft.FilledTonalButton))]
    assert len(buttons) == 16
    assert all(button.height >= 48 for button in buttons)
    assert all(pad.names())
