"""Taking back and taking up a game of Your Worst Nightmare (R-A3; U1 to U3)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.models.worst_tables import (
    let_computers_write,
    new_table,
    play_at_random,
    session_of,
    to_reading,
)
from yournightmare.games.worst.decisions import ReadOut, SealSheet
from yournightmare.models.worst import words
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.session import Session, TakeBackRefusal


def test_case_U1_what_was_shown_can_t_be_taken_back_and_the_reason_is_told(qtbot: QtBot) -> None:
    table = new_table(3)
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(reason))
    table.takeBack()
    table.act()
    table.takeBack()
    to_reading(table)
    table.takeBack()
    table.act()
    table.takeBack()
    shown = words.refusal(TakeBackRefusal.REVEALED)
    assert told == [words.refusal(TakeBackRefusal.NOTHING_YET), shown, shown, shown]
    assert isinstance(session_of(table).log[-1].decision, ReadOut)


def test_case_U1_a_computer_s_sheet_is_not_the_people_s_to_take_back(qtbot: QtBot) -> None:
    table = new_table(2, 1)
    table.act()
    let_computers_write()
    log = list(session_of(table).log)
    assert not table.property("canTakeBack")
    table.takeBack()
    assert session_of(table).log == log


def test_case_U2_a_sheet_written_anew_by_a_computer_is_the_same_one(qtbot: QtBot) -> None:
    table = new_table(1, 2, own_cards=True)
    sealed = []
    for _ in range(2):
        table.enterTitles(["Moths", "Cellar", "Fog", "Stairs"])
        sealed.append([table._company.decide(seat) for seat in (1, 2)])
        table.takeBack()
    assert sealed[0] == sealed[1]
    assert all(isinstance(decision, SealSheet) for decision in sealed[0])


def test_case_U3_back_and_again_gives_equal_fingerprints_and_stories(qtbot: QtBot) -> None:
    """Also in a later round, after the cards were shuffled again."""
    table, rng = new_table(4, cards=8, target=30), random.Random(3)
    while table.property("round") < 3 or table.property("phase") != "pass":
        play_at_random(table, rng, most=1)
    session = session_of(table)
    for seat in (0, 1, 2):
        session.decide(session.legal(seat)[seat * 100])
    table = WorstTable(session)
    kept = [(entry.decision, entry.fingerprint) for entry in session.log[-3:]]
    story = list(table.property("story").rows)
    for seat in (2, 1, 0):
        assert table.property("canTakeBack")
        table.takeBack()
        assert table.property("curtain").property("seat") == seat
        assert table.property("lookingSeat") == -1
        assert table.property("story").rows == WorstTable(session).property("story").rows
    for decision, fingerprint in kept:
        session.decide(decision)
        assert session.log[-1].fingerprint == fingerprint
    assert WorstTable(session).property("story").rows == story


@pytest.mark.parametrize("people_computers", [(2, 0), (3, 0), (2, 2), (1, 2)], ids=str)
@pytest.mark.parametrize("own_cards", [False, True])
def test_a_game_is_taken_up_at_any_step_with_the_curtain_closed(
    qtbot: QtBot, people_computers: tuple[int, int], own_cards: bool
) -> None:
    """At each step what is shown is public, and the game goes on from there to its end."""
    table = new_table(*people_computers, own_cards=own_cards, target=6, seed=4)
    play_at_random(table, random.Random(4))
    record = session_of(table).record()
    rng = random.Random(1)
    for step in range(0, len(record.log), 3):
        part = Session.of(
            _cut(record, step)  # the same game, left after that many decisions
        )
        again = WorstTable(part)
        curtain: Any = again.property("curtain")
        if curtain.property("needed"):
            assert again.property("lookingSeat") == -1
            assert again.property("sheet").property("seat") == -1
        play_at_random(again, rng)
        assert again.property("phase") == "ended"


def _cut(record: Any, step: int) -> Any:
    return msgspec.structs.replace(record, log=record.log[:step], result=None, id="f" * 32)
