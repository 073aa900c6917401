"""Tests of skill without a window: flicks, bars, the stopwatch, the dark, seen time (K1, K2)."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from tests.gallery_screens.active import active_session
from yournightmare.games.chance import Throw
from yournightmare.games.endless.events import BoardThrown
from yournightmare.games.endless.throwing import is_flick, throw
from yournightmare.models.endless import exam_watch, words
from yournightmare.models.endless.blind_hand import PACE, BlindHand
from yournightmare.models.endless.dice_throw import DiceThrow
from yournightmare.models.endless.exam_watch import ExamWatch, reading_said
from yournightmare.models.endless.flicks import (
    AIM_SWING,
    POWER_SWING,
    flick_of,
    flick_of_bars,
    swing,
)
from yournightmare.models.endless.marker_words import board_said, sign_of
from yournightmare.models.endless.nerve import FULL, Nerve
from yournightmare.models.endless.seen_time import LONGEST_FRAME, SeenTime
from yournightmare.models.endless.story import sentence
from yournightmare.models.endless.throw_words import said_of
from yournightmare.models.eventtime import LATEST, between
from yournightmare.models.sounds import Sound
from yournightmare.sessions.diceboards import load_dice_board
from yournightmare.sessions.headline import headline

BOARD = load_dice_board()


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.ms = 50_000.0

    def __call__(self) -> float:
        return self.ms


# Flicks


def way(speed: float, degrees: float = 0.0, ms: float = 8.0) -> list[tuple[float, float, float]]:
    """An even movement of that speed (mm/s) from the middle of the hand."""
    angle = math.radians(degrees)
    far = speed * ms / 1000
    return [(n * far * math.sin(angle), -90 + n * far * math.cos(angle), n * ms) for n in range(8)]


def test_the_speed_of_the_hand_is_the_strength_of_the_throw() -> None:
    flick = flick_of(BOARD, way(800.0, 10.0))
    assert flick is not None
    assert flick.strength == pytest.approx(1000 * 800 / BOARD.felt.fastest, abs=2)
    assert flick.direction == pytest.approx(100, abs=2)
    assert flick.spin == 0


@pytest.mark.parametrize("speed", [0.0, 40.0])
def test_too_slow_a_movement_lays_the_die_back(speed: float) -> None:
    assert flick_of(BOARD, way(speed)) is None


def test_a_movement_towards_oneself_is_no_throw() -> None:
    assert flick_of(BOARD, way(900.0, 180.0)) is None


def test_a_curved_way_spins() -> None:
    bent = [(60 * math.sin(n / 6), -90 + 60 * (1 - math.cos(n / 6)), n * 9.0) for n in range(9)]
    turned = [(y + 60, x - 60, t) for x, y, t in bent]
    flick = flick_of(BOARD, turned)
    assert flick is not None
    assert flick.spin != 0


numbers = st.floats(-1e6, 1e6)


@given(st.lists(st.tuples(numbers, numbers, st.floats(0, 1e7)), max_size=30))
def test_whatever_a_pointer_does_it_is_a_flick_of_this_board_or_none(
    samples: list[tuple[float, float, float]],
) -> None:
    ordered = sorted(samples, key=lambda sample: sample[2])
    flick = flick_of(BOARD, ordered)
    assert flick is None or is_flick(BOARD, flick)


def test_the_bars_swing_evenly_to_and_fro() -> None:
    assert [swing(ms, 1000.0) for ms in (0, 250, 500, 750, 1000)] == [0, 0.5, 1, 0.5, 0]


def test_the_bars_reach_every_zone_and_over_the_edge() -> None:
    zones = {
        throw("t", flick_of_bars(BOARD, 0.0, 0.5, power / 1000), BOARD, ()).zone
        for power in range(0, 1001, 5)
    }
    assert zones == {1, 2, 3, 4, 5, 6}


def test_three_presses_throw_with_the_bars() -> None:
    clock = Clock()
    dice = DiceThrow(clock)
    dice.lay_out(BOARD, (), False, 0)
    dice.open(False)
    made: list[Any] = []
    dice.flicked.connect(made.append)
    dice.pressBar(0.0, clock.ms)
    clock.ms += AIM_SWING / 4
    dice.pressBar(0.0, clock.ms)
    clock.ms += POWER_SWING * 0.3
    dice.pressBar(0.0, clock.ms)
    assert made[0].direction == pytest.approx(0, abs=1)
    assert made[0].strength == pytest.approx(600, abs=1)


def test_a_rehearsal_throws_and_tells_nobody() -> None:
    dice = DiceThrow(Clock())
    dice.lay_out(BOARD, (), False, -1)
    dice.open(True)
    told: list[Any] = []
    dice.flicked.connect(told.append)
    for x, y, ms in way(900.0):
        (dice.carry if ms else dice.take)(x - 50, y, 1000 + ms, 1000 + ms)
    dice.letGo(-50.0, -20.0, 1064.0, 1064.0)
    assert dice.property("isThrown")
    assert told == []
    assert dice.property("said")


@pytest.mark.parametrize("touched", [False, True])
@pytest.mark.parametrize("is_lid", [False, True])
def test_a_die_that_fell_off_lies_in_no_zone(touched: bool, is_lid: bool) -> None:
    said = said_of(Throw("x", 1, touched=touched), is_lid, load_dice_board())
    assert said.startswith("Off the board")
    assert "Zone" not in said
    assert ("nail" in said) == touched


@pytest.mark.parametrize(
    ("nightmare", "word"),
    [
        ("active_spiders", "spider"),
        ("active_decay", "tooth"),
        ("active_monsters", "monster"),
        ("active_buried_alive", "nail"),
    ],
)
def test_what_a_throw_touches_is_called_what_it_is(nightmare: str, word: str) -> None:
    sign = sign_of(nightmare)
    for zone in (1, 4):
        made = Throw("x", zone, touched=True)
        assert word in said_of(made, False, load_dice_board(), sign)
        assert f"touch a {word}" in sentence(BoardThrown("x", zone, made), 3, nightmare)
    for count in (1, 2):
        assert board_said(sign, count, is_lid=False).startswith(f"The dice board: {count}")
    assert board_said(sign, 0, is_lid=False) == "The dice board"


def test_how_it_is_done_is_said_before_the_first_throw() -> None:
    dice = DiceThrow()
    board = load_dice_board()
    dice.lay_out(board, (), False, 0)
    assert dice.property("hint") == ""
    dice.open(True)
    assert "forward" in dice.property("hint")
    dice.pressBar(0.0, 0.0)
    assert dice.property("hint") == ""
    dice.drop()
    dice.show_throw(Throw("x", 3))
    assert dice.property("hint") == ""


def test_the_other_hand_throws_from_its_own_side() -> None:
    dice = DiceThrow(Clock())
    dice.lay_out(BOARD, (), False, -1)
    dice.open(False)
    made: list[Any] = []
    dice.flicked.connect(made.append)
    dice.take(80.0, -70.0, 100.0, 100.0)
    dice.carry(80.0, -40.0, 130.0, 130.0)
    dice.carry(80.0, 20.0, 160.0, 160.0)
    assert made
    assert made[0].x <= 0


# Time of inputs


def test_two_stamps_tell_the_time_however_late_they_were_handled() -> None:
    assert between((1000.0, 9003.0), (6430.0, 14_800.0)) == 5430.0


def test_without_stamps_or_with_wrong_ones_the_handling_counts() -> None:
    assert between((0.0, 100.0), (0.0, 600.0)) == 500.0
    assert between((5000.0, 100.0), (10.0, 600.0)) == 500.0
    assert between((1.0, 100.0), (2.0, 100.0 + LATEST + 500)) == LATEST + 500


@given(st.integers(0, 900), st.integers(0, 900), st.integers(200, 9000))
def test_the_stopwatch_reads_within_5_ms_of_the_inputs(late: int, later: int, ms: int) -> None:
    clock = Clock()
    watch = ExamWatch(clock)
    watch.open(False)
    read: list[int] = []
    watch.stopped.connect(read.append)
    clock.ms += late
    watch.press(7000.0, clock.ms)
    end = clock.ms - late + ms + later
    while clock.ms < end:  # it is looked at all the while, as on the screen
        clock.ms = min(end, clock.ms + 100)
        watch.look()
    watch.press(7000.0 + ms, clock.ms)
    assert read
    assert abs(read[0] * 10 - ms) <= 10
    assert read[0] * 10 <= ms + 5


def test_a_time_is_cut_and_not_rounded() -> None:
    clock = Clock()
    watch = ExamWatch(clock)
    watch.open(True)
    watch.press(1000.0, clock.ms)
    for _ in range(56):
        clock.ms += 99.9
        watch.look()
    watch.press(6599.0, clock.ms)
    assert watch.property("hundredths") == 559
    assert "559" not in watch.property("said")
    assert "5" in watch.property("said")


def test_readings_are_told_as_early_right_and_late() -> None:
    assert len({reading_said(510), reading_said(543), reading_said(560)}) == 3


def test_case_K1_time_asleep_or_hidden_is_not_on_the_stopwatch() -> None:
    clock = Clock()
    watch = ExamWatch(clock)
    watch.open(True)
    watch.press(0.0, clock.ms)
    for _ in range(20):
        clock.ms += 100
        watch.look()
    clock.ms += 16 * 3600 * 1000.0  # the laptop sleeps, and its clock goes on
    watch.look()
    watch.see(False)
    clock.ms += 60_000
    watch.see(True)
    for _ in range(10):
        clock.ms += 100
        watch.look()
    watch.press(0.0, clock.ms)
    assert 295 <= watch.property("hundredths") <= 305


def test_case_K1_a_hidden_stopwatch_is_not_heard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ticks only while its time runs: not under the menu, and not once it has stopped."""
    heard: list[Sound] = []
    monkeypatch.setattr(exam_watch, "TICK", 5)
    monkeypatch.setattr(exam_watch, "play", heard.append)
    clock = Clock()
    watch = ExamWatch(clock)

    def is_heard() -> bool:
        heard.clear()
        qtbot.wait(60)
        return bool(heard)

    watch.open(True)
    assert not is_heard()
    watch.press(0.0, clock.ms)
    assert is_heard()
    watch.see(False)
    assert not is_heard()
    watch.see(True)
    assert is_heard()
    watch.press(0.0, clock.ms)
    assert not is_heard()
    watch.see(False)
    watch.see(True)
    assert not is_heard()
    watch.open(False)
    watch.press(0.0, clock.ms)
    watch.show_reading(543)
    assert not is_heard()
    assert watch.look() == 543


# Breath and belt


def test_case_K1_seen_time_never_runs_backwards_nor_through_sleep() -> None:
    clock = Clock()
    seen = SeenTime(clock)
    seen.run(True)
    clock.ms += 400
    assert seen.read() == 400
    clock.ms -= 16 * 3600 * 1000.0
    assert seen.read() == 400
    clock.ms += 16 * 3600 * 1000.0
    assert seen.read() == 400
    clock.ms += LONGEST_FRAME
    assert seen.read() == 400 + LONGEST_FRAME


def test_case_K2_what_was_covered_before_the_sleep_is_covered_after_it() -> None:
    clock = Clock()
    seen = SeenTime(clock)
    seen.run(False)
    clock.ms += 900
    assert seen.read() == 0
    clock.ms += 1e9
    assert seen.read() == 0


def run_seen(nerve: Nerve, clock: Clock, ms: int) -> None:
    """Let a nerve run for so long."""
    for _ in range(ms // 100):
        clock.ms += 100
        nerve._tick()


def test_the_belt_asks_for_its_step_after_fifteen_seen_seconds(qapp: QObject) -> None:
    clock = Clock()
    nerve = Nerve(clock)
    asked: list[int] = []
    nerve.full.connect(lambda: asked.append(1))
    nerve.begin("belt")
    run_seen(nerve, clock, 20_000)
    assert asked == []  # nobody sees it
    nerve.setProperty("isSeen", True)
    run_seen(nerve, clock, 14_900)
    assert asked == []
    run_seen(nerve, clock, 200)
    assert asked
    nerve.pay()
    assert nerve.elapsed == pytest.approx(15_100 - FULL)


def test_a_saved_belt_goes_on_from_where_it_stood(qapp: QObject) -> None:
    nerve = Nerve(Clock())
    nerve.take_up(9000.0)
    nerve.begin("belt")
    assert nerve.elapsed == 9000.0
    nerve.begin("")
    nerve.begin("belt")
    assert nerve.elapsed == 0.0


# In the dark


def blind(rehearses: bool = False) -> BlindHand:
    hand = BlindHand(Clock())
    hand.lay_out(BOARD, (6000, 3000))
    hand.open(rehearses)
    hand.darken()
    return hand


def test_a_smooth_movement_points() -> None:
    hand = blind()
    told: list[Any] = []
    hand.pointed.connect(told.append)
    hand.touch(500.0, 0.0, 1000.0, 0.0)
    for n in range(1, 20):
        hand.glide(500 + 5.0 * n, 15.0 * n, 1000 + 25.0 * n, 0.0)
    hand.lift(600.0, 300.0, 1500.0, 0.0)
    assert (told[0].x, told[0].y) == (6000, 3000)
    assert told[0].trail[-1][2] == 500


def test_a_way_with_a_rest_is_asked_for_once_more() -> None:
    hand = blind()
    told: list[Any] = []
    hand.pointed.connect(told.append)
    hand.touch(500.0, 0.0, 1000.0, 0.0)
    hand.glide(540.0, 120.0, 1200.0, 0.0)
    hand.glide(560.0, 180.0, 2600.0, 0.0)
    hand.glide(580.0, 240.0, 2800.0, 0.0)
    hand.lift(600.0, 300.0, 3000.0, 0.0)
    assert told == []
    assert hand.property("moment") == "look"
    assert hand.property("said")


def test_held_arrows_glide_and_space_points() -> None:
    hand = blind()
    told: list[Any] = []
    hand.pointed.connect(told.append)
    for key, ms in ((Qt.Key.Key_Up, 1000), (Qt.Key.Key_Right, 500)):
        hand.holdKey(int(key), 5000.0, 0.0)
        hand.releaseKey(int(key), 5000.0 + ms, 0.0)
    hand.pointByKey()
    assert told[0].y == pytest.approx(PACE * 10, abs=1)
    assert told[0].x == pytest.approx((500 + PACE / 2) * 10, abs=1)
    assert told[0].trail == ()


def test_a_rehearsal_lies_elsewhere_and_is_shown() -> None:
    hand = blind(rehearses=True)
    place = hand.property("die")
    assert (place.x(), place.y()) != (600.0, 300.0)
    hand.touch(500.0, 0.0, 1000.0, 0.0)
    hand.lift(place.x(), place.y(), 1200.0, 0.0)
    assert hand.property("moment") == "shown"
    assert hand.property("hasHit")


def test_a_long_way_keeps_within_what_a_record_holds() -> None:
    hand = blind()
    told: list[Any] = []
    hand.pointed.connect(told.append)
    hand.touch(500.0, 0.0, 1000.0, 0.0)
    for n in range(1, 2000):
        hand.glide(500 + n * 0.2, n * 0.3, 1000.0 + n, 0.0)
    hand.lift(900.0, 600.0, 3001.0, 0.0)
    assert told
    assert len(told[0].trail) <= 600


def test_a_practised_finger_reaches_zone_vi_once_in_six_and_falls_off_as_often() -> None:
    """The bars with presses that are 40 ms off, aimed at zone V."""
    chance = random.Random(3)
    flicks = [flick_of_bars(BOARD, 0.0, 0.5, power / 1000) for power in range(1000)]
    zones = [throw("t", flick, BOARD, ()).zone for flick in flicks]
    aimed = [p for p, zone in enumerate(zones) if zone == 5]
    middle = (aimed[0] + aimed[-1]) / 2000 * POWER_SWING / 2
    made = [
        throw(
            "t",
            flick_of_bars(
                BOARD,
                0.0,
                swing(AIM_SWING / 4 + chance.gauss(0, 40), AIM_SWING),
                swing(middle + chance.gauss(0, 40), POWER_SWING),
            ),
            BOARD,
            (),
        ).zone
        for _ in range(400)
    ]
    assert 0.1 < made.count(6) / 400 < 0.25
    assert 0.08 < made.count(1) / 400 < 0.25


def test_a_session_with_steady_hands_is_marked() -> None:
    session = active_session("active_spiders", steady_hands=True)
    said = words.unusual_options(headline("endless", session.view(None)))
    assert said[:1] == ["Active game"]
    assert "Steady hands" in said
