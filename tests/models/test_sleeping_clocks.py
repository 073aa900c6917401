"""Cases K1 and K2 with both kinds of clock: one that goes on while the machine sleeps, one that
stands still (R-E24, EN-14.1).

Which kind a system's monotonic clock is, and which one its input stamps come from, differs from
system to system, so each test is run with every combination.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from yournightmare.games.endless.nerves import BELT_SECONDS
from yournightmare.models.endless.exam_watch import ExamWatch
from yournightmare.models.endless.nerve import Nerve
from yournightmare.models.endless.seen_time import SeenTime
from yournightmare.sessions.clock import PlayClock

HOURS = 16 * 3600 * 1000.0
FRAME = 50.0

both_kinds = pytest.mark.parametrize("counts_sleep", [True, False], ids=["counting", "standing"])
any_jump = pytest.mark.parametrize("jump", [HOURS, -HOURS], ids=["forward", "back"])


class Machine:
    """A laptop with a monotonic clock of one kind, in milliseconds, that is put to sleep at will.

    `stamp` is the window system's clock for inputs, of either kind too.
    """

    def __init__(self, counts_sleep: bool, stamps_count_sleep: bool = True) -> None:
        self.ms, self.stamp = 90_000.0, 40_000.0
        self._counts = counts_sleep
        self._stamps_count = stamps_count_sleep

    def __call__(self) -> float:
        return self.ms

    def stay_awake(self, ms: float, look: Callable[[], object]) -> None:
        """Let time pass, in which every frame looks at the clock."""
        for _ in range(round(ms / FRAME)):
            self.ms += FRAME
            self.stamp += FRAME
            look()

    def sleep(self, ms: float = HOURS) -> None:
        """Nobody looks, and whether the clocks go on depends on their kind."""
        self.ms += ms if self._counts else 0.0
        self.stamp += ms if self._stamps_count else 0.0


@pytest.fixture(params=[(True, True), (True, False), (False, True), (False, False)])
def machine(request: pytest.FixtureRequest) -> Machine:
    """Every combination of a clock and of input stamps that count sleep or don't."""
    counts_sleep, stamps_count_sleep = request.param
    return Machine(counts_sleep, stamps_count_sleep)


def test_case_K1_the_stopwatch_leaves_out_what_the_machine_slept(machine: Machine) -> None:
    watch = ExamWatch(machine)
    watch.open(True)
    watch.press(machine.stamp, machine.ms)
    machine.stay_awake(2000, watch.look)
    machine.sleep()
    machine.stay_awake(3400, watch.look)
    assert watch.look() in range(535, 546)
    watch.press(machine.stamp, machine.ms)
    assert watch.property("hundredths") in range(535, 546)


def test_case_K1_the_press_that_wakes_the_machine_stops_at_what_was_seen(machine: Machine) -> None:
    watch = ExamWatch(machine)
    watch.open(True)
    watch.press(machine.stamp, machine.ms)
    machine.stay_awake(3000, watch.look)
    machine.sleep()
    watch.press(machine.stamp, machine.ms)
    assert watch.property("hundredths") in range(295, 306)


@any_jump
@both_kinds
def test_case_K1_the_stopwatch_never_shows_less_than_nothing(
    counts_sleep: bool, jump: float
) -> None:
    machine = Machine(counts_sleep)
    watch = ExamWatch(machine)
    watch.open(True)
    watch.press(0.0, machine.ms)
    shown: list[int] = []
    machine.stay_awake(1000, lambda: shown.append(watch.look()))
    machine.ms += jump
    machine.stay_awake(1000, lambda: shown.append(watch.look()))
    watch.press(0.0, machine.ms)
    assert min(shown) >= 0
    assert shown == sorted(shown)
    assert 0 <= watch.property("hundredths") <= 200


@pytest.mark.parametrize("kind", ["breath", "belt"])
def test_case_K1_breath_and_belt_leave_out_what_the_machine_slept(
    qapp: QObject, machine: Machine, kind: str
) -> None:
    nerve = Nerve(machine)
    due: list[bool] = []
    nerve.full.connect(lambda: due.append(True))
    nerve.begin(kind)
    nerve.setProperty("isSeen", True)
    machine.stay_awake(5000, nerve._tick)
    for _ in range(3):
        machine.sleep()
        machine.stay_awake(2000, nerve._tick)
    assert nerve.elapsed == pytest.approx(11_000, abs=4 * FRAME)
    assert due == []
    machine.stay_awake(4400, nerve._tick)
    assert bool(due) == (kind == "belt")


@any_jump
@both_kinds
def test_case_K1_a_clock_that_jumps_costs_no_step_and_shows_nothing_negative(
    qapp: QObject, counts_sleep: bool, jump: float
) -> None:
    machine = Machine(counts_sleep)
    nerve = Nerve(machine)
    due: list[bool] = []
    nerve.full.connect(lambda: due.append(True))
    nerve.begin("belt")
    nerve.setProperty("isSeen", True)
    machine.stay_awake(3000, nerve._tick)
    machine.ms += jump
    nerve._tick()
    assert nerve.look() == pytest.approx(3.0)
    machine.ms -= jump
    nerve._tick()
    assert nerve.look() == pytest.approx(3.0)
    assert 0 <= nerve.property("share") < 1
    assert due == []
    assert BELT_SECONDS > 3


def test_case_K2_what_was_covered_stays_covered_through_a_sleep(
    qapp: QObject, machine: Machine
) -> None:
    nerve = Nerve(machine)
    nerve.begin("belt")
    nerve.setProperty("isSeen", True)
    machine.stay_awake(4000, nerve._tick)
    nerve.setProperty("isSeen", False)
    machine.sleep()
    machine.stay_awake(60_000, nerve._tick)
    assert nerve.property("isSeen") is False
    assert nerve.elapsed == pytest.approx(4000)
    nerve.setProperty("isSeen", True)
    machine.stay_awake(1000, nerve._tick)
    assert nerve.elapsed == pytest.approx(5000)


def test_case_K2_a_stopwatch_that_was_covered_stands_still_through_a_sleep(
    machine: Machine,
) -> None:
    watch = ExamWatch(machine)
    watch.open(True)
    watch.press(machine.stamp, machine.ms)
    machine.stay_awake(1500, watch.look)
    watch.see(False)
    machine.sleep()
    machine.stay_awake(9000, watch.look)
    watch.see(True)
    machine.stay_awake(1500, watch.look)
    watch.press(machine.stamp, machine.ms)
    assert watch.property("hundredths") in range(295, 306)


@both_kinds
def test_case_K2_seen_time_that_stands_wakes_up_standing(counts_sleep: bool) -> None:
    machine = Machine(counts_sleep)
    seen = SeenTime(machine, so_far=700.0)
    for _ in range(3):
        machine.sleep()
        machine.stay_awake(500, seen.read)
        assert not seen.runs
        assert seen.read() == 700.0


@both_kinds
def test_case_K1_a_night_adds_ten_minutes_at_most_to_the_time_played(counts_sleep: bool) -> None:
    machine = Machine(counts_sleep)
    clock = PlayClock(lambda: machine.ms / 1000)
    machine.stay_awake(30_000, clock.played)
    before = clock.played()
    machine.sleep()
    assert before <= clock.played() <= before + 600
    machine.ms -= HOURS
    assert clock.played() >= before


@both_kinds
def test_case_K2_a_paused_game_wakes_up_paused(counts_sleep: bool) -> None:
    machine = Machine(counts_sleep)
    clock = PlayClock(lambda: machine.ms / 1000)
    machine.stay_awake(30_000, clock.played)
    clock.pause()
    before = clock.played()
    machine.sleep()
    assert clock.paused
    assert clock.played() == before
    clock.go_on()
    machine.stay_awake(1000, clock.played)
    assert clock.played() == pytest.approx(before + 1)
