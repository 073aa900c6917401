"""The curtain's states: who looks at which moment, a minute, a sleep, a window that goes away."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtTest import QAbstractItemModelTester

from tests.curtains import PEOPLE, SECRETS, SecretTable
from yournightmare.models.curtain import PATIENCE, WARNING, Curtain
from yournightmare.sessions.record import SeatInfo


class Clock:
    """Two clocks that a test moves by hand."""

    def __init__(self) -> None:
        self.steady, self.wall = 1000.0, 1_800_000_000.0

    def pass_by(self, seconds: float) -> None:
        """Time goes by on both."""
        self.steady += seconds
        self.wall += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def curtain(qapp: QGuiApplication, clock: Clock) -> Iterator[Curtain]:
    made = Curtain(PEOPLE, steady=lambda: clock.steady, wall=lambda: clock.wall)
    yield made
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def state(curtain: Curtain) -> tuple[str, int]:
    """The state and who looks."""
    return str(curtain.property("state")), int(curtain.property("openFor"))


def open_for(curtain: Curtain, seat: int) -> None:
    """Pass to a seat, which holds long enough."""
    curtain.passTo(seat)
    curtain.settle()
    curtain.press()
    curtain.holdOut()
    curtain.settle()
    assert state(curtain) == ("open", seat)


def let_pass(curtain: Curtain, clock: Clock, seconds: float, step: float = 0.25) -> None:
    """Time goes by as the curtain's own timer sees it."""
    for _ in range(round(seconds / step)):
        clock.pass_by(step)
        curtain.tick()


def falls(curtain: Curtain) -> list[str]:
    """Reasons of all falls from now on."""
    heard: list[str] = []
    curtain.fell.connect(heard.append)
    return heard


def test_case_H3_a_seat_looks_only_while_it_is_wholly_open(curtain: Curtain) -> None:
    assert state(curtain) == ("away", -1)
    assert curtain.passTo(1)
    assert state(curtain) == ("falling", -1)
    curtain.settle()
    assert state(curtain) == ("closed", -1)
    curtain.press()
    assert curtain.property("holding")
    assert state(curtain) == ("closed", -1)
    curtain.holdOut()
    assert state(curtain) == ("opening", -1)
    assert curtain.looker is None
    curtain.settle()
    assert state(curtain) == ("open", 1)
    assert curtain.looker == 1
    curtain.fall("done")
    assert state(curtain) == ("falling", -1)
    curtain.settle()
    assert state(curtain) == ("closed", -1)
    assert curtain.property("name") == "Mirabel"


def test_case_H3_let_go_too_early_and_nothing_opens(curtain: Curtain) -> None:
    curtain.passTo(0)
    curtain.press()  # falling as yet: a hand that is early doesn't hold
    assert not curtain.property("holding")
    curtain.settle()
    curtain.press()
    curtain.release()
    assert not curtain.property("holding")
    assert state(curtain) == ("closed", -1)


def test_case_H3_losing_the_window_ends_a_hold_too(curtain: Curtain) -> None:
    curtain.passTo(0)
    curtain.settle()
    curtain.press()
    curtain.fall("focus")
    assert not curtain.property("holding")
    assert state(curtain) == ("closed", -1)


def test_case_H3_it_opens_only_for_the_seat_asked_for(curtain: Curtain) -> None:
    curtain.open(1)
    assert state(curtain) == ("away", -1)
    curtain.passTo(1)
    curtain.open(1)  # not closed yet
    assert state(curtain) == ("falling", -1)
    curtain.settle()
    for other in (-1, 0, 2, 3, 9):
        curtain.open(other)
        assert state(curtain) == ("closed", -1)


def test_case_H1_from_one_seat_to_the_next_nobody_looks_between(curtain: Curtain) -> None:
    open_for(curtain, 0)
    seen: list[int] = []
    curtain.openForChanged.connect(lambda: seen.append(int(curtain.property("openFor"))))
    reasons = falls(curtain)
    curtain.passTo(1)
    assert state(curtain) == ("falling", -1)
    curtain.settle()
    curtain.open(1)
    curtain.passTo(2)  # while it lifts for 1
    assert state(curtain) == ("falling", -1)
    curtain.settle()
    curtain.open(2)
    curtain.settle()
    assert state(curtain) == ("open", 2)
    assert seen == [-1, 2]
    assert reasons == ["next", "next"]


def test_case_H3_the_secret_is_gone_before_it_moves(curtain: Curtain) -> None:
    """Whoever hears of the new state finds nobody looking any more."""
    open_for(curtain, 0)
    at_state: list[int] = []
    curtain.stateChanged.connect(lambda: at_state.append(int(curtain.property("openFor"))))
    curtain.fall("done")
    assert at_state == [-1]


def test_case_H3_a_minute_without_input(curtain: Curtain, clock: Clock) -> None:
    open_for(curtain, 3)
    reasons = falls(curtain)
    let_pass(curtain, clock, PATIENCE - 1)
    assert state(curtain) == ("open", 3)
    let_pass(curtain, clock, 1)
    assert state(curtain) == ("falling", -1)
    assert reasons == ["idle"]


def test_input_begins_the_minute_anew(curtain: Curtain, clock: Clock) -> None:
    window = QWindow()
    window.show()
    curtain.watch(window)
    open_for(curtain, 3)
    for _ in range(3):
        let_pass(curtain, clock, PATIENCE - 5)
        event = QKeyEvent(QEvent.Type.KeyPress, 0x41, QGuiApplication.keyboardModifiers())
        QCoreApplication.sendEvent(window, event)
    assert state(curtain) == ("open", 3)
    curtain.watch(None)
    window.destroy()


def test_it_looms_before_it_falls_and_no_longer_once_something_is_touched(
    curtain: Curtain, clock: Clock
) -> None:
    open_for(curtain, 3)
    let_pass(curtain, clock, PATIENCE - WARNING)
    assert curtain.property("looming") == 0
    let_pass(curtain, clock, WARNING / 2)
    assert curtain.property("looming") == pytest.approx(0.5)
    curtain._watch.used.emit()
    assert curtain.property("looming") == 0
    let_pass(curtain, clock, PATIENCE)
    assert state(curtain) == ("falling", -1)
    assert curtain.property("looming") == 0


@pytest.mark.parametrize("steady", [0.0, 0.5, 57_600.0])
@pytest.mark.parametrize("wall", [57_600.0, -57_600.0])
def test_case_K1_after_a_sleep_or_a_jump_it_falls_at_the_first_look(
    curtain: Curtain, clock: Clock, steady: float, wall: float
) -> None:
    open_for(curtain, 1)
    reasons = falls(curtain)
    let_pass(curtain, clock, 2)
    clock.steady += steady
    clock.wall += wall if steady < 1000 or wall < 0 else steady
    curtain.tick()
    assert state(curtain) == ("falling", -1)
    assert reasons == ["asleep"]


def test_case_K1_the_key_that_wakes_the_machine_is_no_input(curtain: Curtain, clock: Clock) -> None:
    window = QWindow()
    window.show()
    curtain.watch(window)
    open_for(curtain, 1)
    clock.wall += 3600
    event = QKeyEvent(QEvent.Type.KeyPress, 0x20, QGuiApplication.keyboardModifiers())
    QCoreApplication.sendEvent(window, event)
    assert state(curtain) == ("falling", -1)
    curtain.watch(None)
    window.destroy()


def test_case_H3_the_window_goes_away_in_any_way(curtain: Curtain) -> None:
    window = QWindow()
    window.show()
    curtain.watch(window)
    reasons = falls(curtain)
    open_for(curtain, 0)
    window.setVisibility(QWindow.Visibility.Minimized)
    assert state(curtain) == ("falling", -1)
    curtain.settle()
    curtain.open(0)
    assert state(curtain) == ("closed", -1), "opened in a minimized window"
    window.setVisibility(QWindow.Visibility.Windowed)
    open_for(curtain, 0)
    window.hide()
    assert state(curtain) == ("falling", -1)
    window.show()
    open_for(curtain, 0)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert state(curtain) == ("falling", -1)
    assert set(reasons) <= {"hidden", "focus"}
    assert len(reasons) == 3


def test_case_H3_screensaver_lock_and_sleep_of_the_desktop(curtain: Curtain) -> None:
    watch = curtain._watch
    tells: list[Callable[[], Any]] = [lambda: watch.locked(True), watch.lock]
    for tell in tells:
        open_for(curtain, 2)
        tell()
        assert state(curtain) == ("falling", -1)
    open_for(curtain, 2)
    watch.locked(False)
    assert state(curtain) == ("open", 2)


ON_A_BUS = """
import subprocess
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from yournightmare.models.curtain import Curtain
from yournightmare.sessions.record import SeatInfo
app = QGuiApplication([])
curtain = Curtain([SeatInfo("Ada"), SeatInfo("Ben")])
window = QWindow()
window.show()
curtain.watch(window)
curtain.passTo(0); curtain.settle(); curtain.open(0); curtain.settle()
assert curtain.looker == 0
heard = []
curtain.fell.connect(heard.append)
for begins in ("false", "true"):
    assert not heard
    tell = ["dbus-send", "--session", "--type=signal", "/org/freedesktop/ScreenSaver"]
    subprocess.run([*tell, "org.freedesktop.ScreenSaver.ActiveChanged", f"boolean:{begins}"])
    for _ in range(10 if begins == "false" else 1000):
        if not heard:
            QTest.qWait(20)
assert heard == ["locked"], heard
curtain.watch(None)
"""


@pytest.mark.skipif(
    not shutil.which("dbus-run-session") or not shutil.which("dbus-send"),
    reason="this machine has no D-Bus",
)
def test_case_H3_the_desktops_screensaver_is_heard_on_its_bus() -> None:
    """On a bus of its own, in a process of its own: a process has one session bus for ever."""
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", ON_A_BUS],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_for_one_person_among_computers_there_is_no_curtain(
    qapp: QGuiApplication, clock: Clock
) -> None:
    people = [SeatInfo("Ada"), SeatInfo("Owl", kind="computer", level="strong")]
    curtain = Curtain(people, steady=lambda: clock.steady, wall=lambda: clock.wall)
    assert not curtain.property("needed")
    assert not curtain.passTo(1)
    assert state(curtain) == ("away", -1)
    assert curtain.passTo(0)
    assert state(curtain) == ("open", 0)
    clock.pass_by(3600)
    curtain.tick()
    curtain.fall("focus")
    assert state(curtain) == ("open", 0)
    curtain.stepAside()
    assert state(curtain) == ("away", -1)


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_nobody_sits_there(curtain: Curtain, seat: int) -> None:
    assert not curtain.passTo(seat)
    assert state(curtain) == ("away", -1)


def test_stepping_aside_shows_the_public_table_and_nobodys_secret(curtain: Curtain) -> None:
    curtain.passTo(2)
    curtain.settle()
    curtain.stepAside()
    assert state(curtain) == ("opening", -1)
    curtain.settle()
    assert state(curtain) == ("away", -1)
    assert curtain.property("seat") == 2
    open_for(curtain, 2)
    curtain.stepAside()
    assert state(curtain) == ("away", -1)


def test_no_walk_through_the_states_lets_two_look(curtain: Curtain, clock: Clock) -> None:
    """Two thousand things done in any order: who looks is who was asked for, wholly open."""
    rng = random.Random(17)
    before = -1
    for _ in range(2000):
        rng.choice(
            [
                lambda: curtain.passTo(rng.randrange(-1, 5)),
                lambda: curtain.open(rng.randrange(-1, 5)),
                curtain.press,
                curtain.release,
                curtain.holdOut,
                curtain.settle,
                curtain.settle,
                curtain.stepAside,
                lambda: curtain.fall("focus"),
                lambda: clock.pass_by(1),
                curtain.tick,
            ]
        )()
        shown, looks = state(curtain)
        assert looks in (-1, curtain.property("seat"))
        assert (looks == -1) == (shown != "open")
        assert looks in (-1, before) or before == -1
        before = looks


def test_models_hold_nothing_of_a_secret_unless_its_seat_looks(qapp: QGuiApplication) -> None:
    table = SecretTable()
    curtain = table.handover
    strict = QAbstractItemModelTester.FailureReportingMode.Fatal
    words, seats = table.property("words"), curtain.property("seats")
    testers = [QAbstractItemModelTester(model, strict) for model in (words, seats)]
    open_for(curtain, 0)
    assert table.property("text") == SECRETS[0]
    curtain.setNotes({0: "sealed"}, [1, 2])
    assert [row.waits for row in seats.rows] == [False, True, True, False]
    curtain.passTo(1)
    assert table.property("text") == ""
    assert not words.rows
    del testers


class Rest:
    """In place of the timer for the calm: a test says when it is over."""

    def __init__(self, told: list[str]) -> None:
        self._told, self._runs = told, False

    def start(self) -> None:
        """Begin anew."""
        self._told.append("rest")
        self._runs = True

    def isActive(self) -> bool:
        """Tell whether it still goes on."""
        return self._runs

    def interval(self) -> int:
        """How long it is, in ms."""
        return 300

    def end(self, curtain: Curtain) -> None:
        """Its time is over."""
        self._runs = False
        curtain._grow_calm()


def test_keys_rest_once_what_is_seen_is_made(curtain: Curtain) -> None:
    """However long that takes: the rest begins after the page has loaded its secret half."""
    told: list[str] = []
    curtain._calm = Rest(told)  # type: ignore[assignment]
    curtain.openForChanged.connect(lambda: told.append("page"))
    open_for(curtain, 1)
    assert told[-2:] == ["page", "rest"]
    assert not curtain.property("isCalm")


def test_keys_that_wait_behind_a_page_held_up_are_heard_before_it_is_calm(
    curtain: Curtain, clock: Clock
) -> None:
    """The timer runs out before they are heard; one rest more, but not for ever."""
    rest = Rest([])
    curtain._calm = rest  # type: ignore[assignment]
    open_for(curtain, 1)
    clock.pass_by(0.31)
    rest.end(curtain)
    assert curtain.property("isCalm")
    curtain.fall("focus")
    clock.pass_by(0.9)
    rest.end(curtain)
    assert not curtain.property("isCalm")
    clock.pass_by(0.9)
    rest.end(curtain)
    assert curtain.property("isCalm")
