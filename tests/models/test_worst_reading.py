"""Your Worst Nightmare read out: envelope by envelope, then the sheets side by side."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from tests.models.worst_tables import new_session, new_table, session_of, shown_points, to_reading
from yournightmare.games.worst.decisions import SealSheet, TurnOver
from yournightmare.models.worst.table import WorstTable


def test_the_points_count_up_with_the_envelopes_and_the_bonus_comes_last(qtbot: QtBot) -> None:
    """R-Y4, R-Y5: nobody sees points before the envelope that gives them."""
    wholes = 0
    for seed in range(1, 60):
        table = new_table(2, seed=seed, target=30)
        to_reading(table, seed)
        reading: Any = table.property("reading")
        assert not reading.property("isBegun")
        assert reading.property("targetName") == ""
        table.act()
        before = shown_points(table)
        assert sum(before) == 0
        assert all(row.truth_card == "" for row in reading.property("rows").rows)
        points = [0]
        while not reading.property("isDone"):
            table.act()
            points.append(reading.property("points"))
            assert sum(shown_points(table)) == points[-1]
        verdicts = [row.verdict for row in reading.property("rows").rows]
        right = verdicts.count("right")
        assert points[-1] == (5 if right == 4 else right)
        if right == 4:
            assert points[1:] == [1, 2, 3, 4, 5]
            wholes += 1
        assert [row.is_fresh for row in reading.property("boxes").rows].count(True) == points[-1]
    assert wholes


def test_the_last_envelope_of_a_round_leads_to_the_sheets_and_on(qtbot: QtBot) -> None:
    table = new_table(3, target=30)
    to_reading(table)
    while table.property("phase") == "reading":
        assert table.property("round") == 1
        table.act()
    assert table.property("phase") == "between"
    assert table.property("round") == 1
    assert len(table.property("fears").rows) == 4
    rows = table.property("sheets").rows
    assert [row.points for row in rows] == [row.scored for row in rows]
    asked = {row.guessed_name for row in rows}
    assert {row.name for row in rows if not row.own_is_hidden} == asked
    table.act()
    assert table.property("phase") == "turn"
    assert table.property("round") == 2
    assert table.property("fears").rows == []


def test_a_truth_read_out_already_lies_open_for_the_next_who_guessed_it(qtbot: QtBot) -> None:
    """Nobody opens the same four envelopes twice in a round."""
    session = new_session(3, seed=2)
    session.decide(TurnOver(0))
    fears = session.view(None).fears
    for seat, target in ((0, 2), (1, 2), (2, 0)):
        session.decide(SealSheet(seat, fears, target, fears))
    table = WorstTable(session)
    reading: Any = table.property("reading")
    shown: list[tuple[int, bool]] = []
    while table.property("phase") == "reading":
        was = reading.property("isBegun")
        table.act()
        if (reading.property("isBegun") and not was) or reading.property("opensNext") in (0, 1):
            told = (reading.property("evaluatorSeat"), reading.property("opensNext") == 0)
            if not [seat for seat, _ in shown if seat == told[0]]:
                shown.append(told)
    opened_at_once = dict(shown)
    assert sorted(opened_at_once[seat] for seat in (0, 1)) == [False, True]
    assert opened_at_once[2] is False


def test_sheets_side_by_side_that_were_left_are_not_shown_again(qtbot: QtBot) -> None:
    table = new_table(2, seed=3)
    session = session_of(table)
    table.act()
    fears = session.view(None).fears
    for seat in (0, 1):
        session.decide(SealSheet(seat, fears, 1 - seat, fears))
    table = WorstTable(session)
    while table.property("phase") == "reading":
        table.act()
    assert table.property("phase") == "between"
    assert WorstTable(session).property("phase") == "between"
    table.act()
    assert table.property("phase") == "turn"
    assert WorstTable(session).property("phase") == "turn"
