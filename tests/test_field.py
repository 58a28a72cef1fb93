"""Kinds of fault that users of other score pads have reported, and the tests that show each to be impossible here.

A test that shows one says so in its docstring, or in its module's: FIELD, and the kind in the words below.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FAULTS = "views/test_known_faults.py"
RANDOM = "views/test_random_matches.py"

KINDS: dict[str, dict[str, tuple[str, ...]]] = {
    "Ties and winners": {
        "a tie-break that exists in the rules is not applied": (
            f"{FAULTS}::test_a_tie_break_is_applied_and_its_number_is_no_score",
            "scorers/test_standings.py::test_ranks_and_what_decided",
            "views/test_sheet.py::test_level_parks_are_asked_for_their_breeding_dice",
            "views/test_sheet.py::test_the_island_decides_only_when_asked",
        ),
        "its number is printed where a score is expected": (
            f"{FAULTS}::test_a_tie_break_is_applied_and_its_number_is_no_score",
        ),
        "two firsts followed by a second instead of a third": (
            f"{FAULTS}::test_after_two_firsts_comes_a_third",
            "scorers/test_standings.py::test_standings_agree_with_totals_and_tie_breaks",
        ),
        "tied winners dropped from an export": (f"{FAULTS}::test_both_who_share_a_victory_are_in_every_export",),
        "order of entry decides": (
            f"{FAULTS}::test_the_order_of_entry_decides_nothing",
            "scorers/test_properties.py::test_any_order_of_pieces_gives_the_same_score",
            "scorers/test_properties.py::test_any_order_of_seats_gives_the_same_score",
        ),
        "the screen never says who won, or not why": (
            "views/test_sheet.py::test_a_match_by_hand_to_its_winner",
            "views/test_sheet.py::test_shared_victory_has_two_winners",
            "views/test_sheet.py::test_solo_verdicts_are_told",
            "views/test_round.py::test_scores_are_revealed_from_the_lightest_category_to_the_winner",
        ),
    },
    "Explanations": {
        "the total is right and the reason wrong, or the other way round": (
            f"{FAULTS}::test_each_number_is_explained_by_the_lines_that_make_it",
            "scorers/test_cases.py::test_case_scores_as_expected",
        ),
        "the lines do not add up to the category, the categories to the total": (
            "scorers/test_properties.py::test_lines_add_up_to_categories_and_these_to_totals",
            "views/test_sheet.py::test_explanations_lines_add_up_and_can_be_written_over",
        ),
        "screen, export and share picture disagree": (
            f"{RANDOM}::test_two_hundred_random_matches_are_shown_as_the_command_line_gives_them",
            f"{RANDOM}::test_twenty_random_matches_tap_by_tap_and_by_the_real_command",
            f"{FAULTS}::test_screen_file_address_and_text_sheet_agree",
        ),
        "a rule switch the scorer honours is ignored by the screen": (
            f"{FAULTS}::test_a_switch_changes_the_screen_as_it_changes_the_score",
            f"{FAULTS}::test_every_switch_of_the_games_is_turned_above",
            "views/test_sheet.py::test_both_readings_of_a_doubtful_rule",
        ),
        "a piece counted twice or still counted where it was taken away": (
            f"{FAULTS}::test_what_is_taken_away_counts_no_more",
            "scorers/test_park.py::test_every_tile_is_in_exactly_one_area",
        ),
        "add-then-remove does not come back to where it was": (
            "book/test_undo.py::test_adding_then_removing_comes_back_to_where_it_was",
            "scorers/test_properties.py::test_a_tile_added_and_taken_away_again_changes_nothing",
            "scorers/test_properties.py::test_a_card_added_and_taken_away_again_changes_nothing",
            "views/test_journal.py::test_add_then_take_away_comes_back_to_not_entered",
            "views/test_park_entry.py::test_a_tap_undone_is_as_if_it_had_not_been",
        ),
        "the worked example of the rule book gives another number": (
            "scorers/test_cases.py::test_case_scores_as_expected",
            "scorers/test_spectacular.py::TestEntrance::test_worked_example",
            "scorers/test_subastral.py::TestWorkedExample::test_total",
            "scorers/test_wild_world.py::TestWorkedExample::test_each_category_and_the_total",
            "views/test_journal.py::test_the_worked_example_takes_a_tap_a_card",
        ),
    },
    "Entry": {
        "negative numbers can't be typed": (
            "views/test_sheet.py::test_entry_zero_negative_and_three_digits",
            "views/test_number_pad.py::test_numbers_are_entered_by_taps",
        ),
        "only one digit is taken": (
            "views/test_sheet.py::test_entry_zero_negative_and_three_digits",
            "views/test_typed.py::test_keys_make_a_number",
        ),
        "zero can't be entered": (
            "views/test_sheet.py::test_entry_zero_negative_and_three_digits",
            "views/test_number_pad.py::test_clear_means_not_entered_and_zero_is_a_number",
        ),
        "the on-screen keyboard covers the field or pushes the screen about": (
            f"{FAULTS}::test_no_keyboard_comes_up_over_what_is_entered",
        ),
        "two players of one name are mixed up": (
            "book/test_changes.py::test_two_players_of_one_name_are_two_seats",
            "book/test_players_and_shelf.py::test_two_players_may_share_a_name",
            "views/test_players.py::test_two_players_of_one_name_stay_apart",
        ),
        "one wrong piece means starting over": (
            "views/test_history.py::test_each_change_is_a_line_with_its_time_newest_first",
            "views/test_sheet.py::test_undo_and_redo",
        ),
        "no undo": (
            "book/test_undo.py::test_as_many_undos_as_steps_give_the_start_and_as_many_redos_the_end",
            "views/test_sheet.py::test_undo_and_redo",
            "views/test_home_lists.py::test_a_match_goes_into_the_bin_and_comes_back_by_undo",
        ),
        "too many taps": (
            "views/test_round.py::test_entrance_scores_in_a_few_taps",
            "views/test_park_entry.py::test_the_full_park_takes_few_taps",
            "views/test_journal.py::test_the_worked_example_takes_a_tap_a_card",
        ),
        "the phone falls asleep": (
            "views/test_live.py::test_a_session_that_is_over_is_told_nothing_and_forgotten",
            "views/test_sheet.py::test_going_back_writes_what_is_typed",
        ),
    },
    "Losing things": {
        "turning the device": ("browser/test_round.py::test_five_players_one_tablet_with_the_disturbance",),
        "locking it": ("browser/test_round.py::test_five_players_one_tablet_with_the_disturbance",),
        "switching apps": ("browser/test_round.py::test_five_players_one_tablet_with_the_disturbance",),
        "a lost connection": (
            "views/test_round.py::test_a_restart_or_a_reload_comes_back_covered_at_the_same_player",
            "views/test_live.py::test_the_other_device_draws_what_this_one_wrote",
            "browser/test_sheet.py::test_a_spectacular_match_by_hand_through_a_reload_and_a_kill",
            "browser/test_web_build.py::test_without_a_network_after_one_visit",
        ),
        "a crash empties the sheet": (
            "book/test_kill.py::test_each_confirmed_edit_outlives_forty_kills",
            "book/test_matches.py::test_what_was_confirmed_is_there_after_a_restart",
            "views/test_backups.py::test_the_players_are_told_of_a_damaged_book_once",
            "browser/test_sheet.py::test_a_spectacular_match_by_hand_through_a_reload_and_a_kill",
        ),
        "a reconnect shows an empty twin of the match": (
            "views/test_round.py::test_a_reloaded_tablet_is_covered",
            "browser/test_round.py::test_five_players_one_tablet_with_the_disturbance",
        ),
        "editing the players resets the scores": (
            "book/test_changes.py::test_changing_the_players_keeps_every_seat_that_stays",
            "views/test_players.py::test_changing_the_players_keeps_their_scores",
            "views/test_players.py::test_before_a_score_is_dropped_the_players_are_asked",
        ),
        "no backup": (
            "views/test_backups.py::test_a_book_goes_out_and_comes_back",
            "browser/test_round.py::test_the_book_goes_out_as_a_file_and_comes_back",
        ),
        "a restore half done": (
            "book/test_backup_file.py::test_a_spoiled_backup_is_refused_by_its_place_and_changes_nothing",
            "views/test_backups.py::test_nothing_of_a_broken_backup_is_taken",
        ),
    },
}
"""For each kind of fault the tests that show it to be impossible: `module::function` or `module::class::function`."""

TABLE = [(kind, test) for kinds in KINDS.values() for kind, tests in kinds.items() for test in tests]


@cache
def docstrings(module: str) -> dict[str, str]:
    """What each test of a module says of itself, with what its module says: by `function`, `class::function`."""
    tree = ast.parse((TESTS / module).read_text("utf-8"))
    about = ast.get_docstring(tree) or ""
    found: dict[str, str] = {}
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        before = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
        for one in inside:
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                found[before + one.name] = f"{about}\n{ast.get_docstring(one) or ''}"
    return found


def plain(text: str) -> str:
    """Words alone, so that a kind may be broken over two lines."""
    return " ".join(text.lower().split())


@pytest.mark.parametrize(("kind", "test"), TABLE)
def test_each_kind_has_tests_that_name_it(kind: str, test: str) -> None:
    module, name = test.split("::", 1)
    assert name in docstrings(module), "there is no such test"
    said = plain(docstrings(module)[name])
    assert "FIELD" in docstrings(module)[name]
    assert plain(kind) in said, f"it doesn't name: {kind}"


def test_no_kind_is_without_a_test() -> None:
    assert all(tests for kinds in KINDS.values() for tests in kinds.values())
    assert {heading: len(kinds) for heading, kinds in KINDS.items()} == {
        "Ties and winners": 6,
        "Explanations": 7,
        "Entry": 9,
        "Losing things": 9,
    }
