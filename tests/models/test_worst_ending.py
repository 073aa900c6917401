"""The end of Your Worst Nightmare: who has won and why, who knew whom (G1 to G3)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.worst_tables import new_table, play_at_random, session_of
from yournightmare.games.worst.state import End, Round
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions import paths
from yournightmare.sessions.reference import read_reference
from yournightmare.sessions.session import Session


def reference(name: str) -> Session:
    """Return a game on paper."""
    file = paths.seeds("worst", "games", f"{name}.json")
    return Session.of(read_reference(file).record)


def test_case_G1_equal_totals_share_the_win_in_any_seat_order(qtbot: QtBot) -> None:
    """R-A4, R-Y6."""
    session = reference("a-shared-win")
    ending: Any = WorstTable(session).property("ending")
    assert session.result is not None
    first = [row for row in ending.property("places").rows if row.place == 1]
    assert len(first) > 1
    assert all(row.is_shared for row in first)
    assert "have won together" in ending.property("title")
    assert all(row.name in ending.property("title") for row in first)
    assert "several had the most" in ending.property("reason")


@pytest.mark.parametrize(
    ("name", "words_of_it"), [("twelve-and-five", "points first wins"), ("overtaken", "to its end")]
)
def test_case_G2_the_end_says_how_it_came(qtbot: QtBot, name: str, words_of_it: str) -> None:
    ending: Any = WorstTable(reference(name)).property("ending")
    assert words_of_it in ending.property("reason")


def test_case_G3_ten_cards_are_shuffled_again_and_that_is_told(qtbot: QtBot) -> None:
    """R-Y9."""
    told = " ".join(row.told for row in WorstTable(reference("ten-cards")).property("story").rows)
    assert "shuffled and put under the pile" in told


def test_who_knew_whom_counts_every_guess_that_was_read(qtbot: QtBot) -> None:
    for people, end in ((2, End.FIRST), (3, End.ROUND), (4, End.FIRST)):
        table = new_table(people, end=end, seed=9)
        play_at_random(table, random.Random(9))
        ending: Any = table.property("ending")
        knew = ending.property("knew").rows
        assert len(knew) == people * (people - 1)
        result = session_of(table).result
        assert result is not None
        for seat in range(people):
            mine = sum(row.points for row in knew if row.evaluator == seat)
            assert mine == result.points[seat]
        for row in ending.property("secrets").rows:
            assert row.times >= 1
            assert 1 <= row.place <= 4


def test_the_longest_kept_secrets_are_fears_that_everyone_guessed_wrong(qtbot: QtBot) -> None:
    """Each of them, and none that a single guess put right; the most often missed come first."""
    table = new_table(4, end=End.FIRST, seed=9)
    play_at_random(table, random.Random(9))
    missed: dict[tuple[int, int, str], int] = {}
    state = session_of(table).state
    last = Round(state.round, state.turner, state.fears, state.readings)
    for one in (*state.past, last):
        for target in {reading.target for reading in one.readings}:
            guessed = [reading for reading in one.readings if reading.target == target]
            for place, card in enumerate(guessed[0].own):
                if all(reading.guess[place] != card for reading in guessed):
                    missed[one.number, target, table._cards.title(card)] = len(guessed)
    rows = table.property("ending").property("secrets").rows
    assert rows
    for row in rows:
        assert missed[row.round, row.seat, row.title] == row.times
    times = [row.times for row in rows]
    assert times == sorted(times, reverse=True)
    assert times[0] == max(missed.values())
