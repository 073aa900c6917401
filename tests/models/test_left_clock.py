"""A stopwatch that counts can't be thrown away, and doesn't run for ever (R-E25, EN-14.3)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.gallery_screens.active import active_table
from yournightmare.games.endless.nerves import LONGEST_RUN
from yournightmare.models.endless.exam_watch import ExamWatch
from yournightmare.models.endless.table import EndlessTable


def at_the_clock(*, counts: bool, runs: bool) -> EndlessTable:
    """Return a table in the Final Exam, at its clock."""
    table = active_table("active_final_exam", "stopwatch")
    if counts:
        table._skills.inEarnest()
    if runs:
        table._skills.actNow()
    return table


def test_who_leaves_a_running_clock_that_counts_bears_the_mark(qtbot: QtBot) -> None:
    table = at_the_clock(counts=True, runs=True)
    kept: list[bool] = []
    table._session.on_change = lambda: kept.append(table._session.taken_back)
    assert "taken back" in table.leave()
    assert kept == [True]
    assert not table._skills._watch.property("runs")
    assert table.leave() == ""
    again = EndlessTable(table._session)
    assert again.property("takenBack")
    assert again._skills._watch.look() == 0


@pytest.mark.parametrize(("counts", "runs"), [(True, False), (False, True), (False, False)])
def test_leaving_a_clock_that_stands_or_is_rehearsed_costs_nothing(
    qtbot: QtBot, counts: bool, runs: bool
) -> None:
    table = at_the_clock(counts=counts, runs=runs)
    assert table.leave() == ""
    assert not table._session.taken_back


@pytest.mark.parametrize("rehearses", [False, True])
def test_after_ten_seconds_it_stops_by_itself(qtbot: QtBot, rehearses: bool) -> None:
    ms = [50_000.0]
    watch = ExamWatch(lambda: ms[0])
    read: list[int] = []
    watch.stopped.connect(read.append)
    watch.open(rehearses)
    watch.press(0.0, ms[0])
    for _ in range(99):
        ms[0] += 100
        watch._look_on()
    assert watch.property("runs")
    ms[0] += 300
    assert watch.look() == LONGEST_RUN
    watch._look_on()
    assert not watch.property("runs")
    assert watch.property("hundredths") == LONGEST_RUN
    assert "too late" in watch.property("said")
    assert read == ([] if rehearses else [LONGEST_RUN])


def test_after_it_was_too_late_it_may_still_be_stopped(qtbot: QtBot) -> None:
    ms = [50_000.0]
    watch = ExamWatch(lambda: ms[0])
    watch.open(False)
    watch.press(0.0, ms[0])
    for _ in range(70):
        ms[0] += 100
        watch._look_on()
    watch.press(0.0, ms[0])
    assert watch.property("hundredths") == 700
