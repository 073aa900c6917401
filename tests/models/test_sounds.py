"""What is heard, and when nothing is (M1): without a device, muted, skipped, closed."""

from __future__ import annotations

import random
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.models import tables, tricks_tables, worst_tables
from yournightmare.games.endless import events as endless_events
from yournightmare.games.endless.decisions import Action
from yournightmare.games.tricks import events as tricks_events
from yournightmare.games.worst import events as worst_events
from yournightmare.models import sounds
from yournightmare.models.curtain import Curtain
from yournightmare.models.endless import sounds as endless
from yournightmare.models.house import House
from yournightmare.models.rooms import GAME_ROOMS, room_of
from yournightmare.models.settings import Settings
from yournightmare.models.sounds import GAP_MS, Sound, Sounds, Trouble
from yournightmare.models.stage import Stage
from yournightmare.models.tricks import sounds as tricks
from yournightmare.models.worst import sounds as worst
from yournightmare.sessions import paths
from yournightmare.sessions.record import SeatInfo

IN_ROOMS = {
    "endless": (endless_events.Event, endless.SOUNDS),
    "worst": (worst_events.Event, worst.SOUNDS),
    "tricks": (tricks_events.Event, tricks.SOUNDS),
}
DEPENDS = {"MarkerMoved", "AbilityTold", "ActionSucceeded", "LidTried", "Pointed"} | {
    "PointsScored",
    "CardTurned",
    "CardsDrawn",
}


class Heard(QObject):
    """A speaker that writes down what it is asked for."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.trouble = Trouble.NOTHING
        self.is_open = False
        self.played: list[Sound] = []
        self.gains: list[float] = []

    def open(self) -> None:
        self.is_open = True

    def play(self, sound: Sound, gain: float) -> None:
        assert self.is_open
        self.played.append(sound)
        self.gains.append(gain)

    def set_gain(self, gain: float) -> None:
        self.gains.append(gain)

    def close(self) -> None:
        self.is_open = False


@pytest.fixture
def settings(qapp: QGuiApplication) -> Settings:
    return Settings()


@pytest.fixture
def heard(settings: Settings) -> Iterator[Heard]:
    """A speaker that is in use."""
    speaker = Heard()
    made = Sounds(settings, speaker)
    made.prepare()
    sounds.use(made)
    yield speaker
    sounds.use(None)


# The tables


@pytest.mark.parametrize("game", GAME_ROOMS)
def test_every_event_sounds_or_is_silent_on_purpose(game: str) -> None:
    union, table = IN_ROOMS[game]
    events = {kind.__name__ for kind in get_args(union)}
    named = {kind.__name__ for kind in table}
    assert named | (DEPENDS & events) == events
    assert not named & DEPENDS


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_a_wave_file_and_is_used(sound: Sound) -> None:
    with wave.open(str(paths.resources("sounds", f"{sound}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
    sources = Path(sounds.__file__).parent.rglob("*.py")
    assert any(f"Sound.{sound.name}" in file.read_text("utf-8") for file in sources)


def test_no_file_is_without_a_sound() -> None:
    assert {file.stem for file in paths.resources("sounds").glob("*")} == set(Sound)


def test_what_is_hidden_is_not_heard() -> None:
    for game, (union, _) in IN_ROOMS.items():
        for kind in get_args(union):
            if kind.__name__ in ("SheetWritten", "HandDealt", "CardsSeen"):
                fields = dict.fromkeys(kind.__struct_fields__, ())
                assert room_of(game).sound_of(kind(**fields)) is None


def test_events_sound_by_what_happened() -> None:
    moved = endless_events.MarkerMoved
    assert endless.sound_of(moved("mind", 5, 4, "payment")) is Sound.CANDLE_OUT
    assert endless.sound_of(moved("bravery", 5, 4, "fear")) is Sound.BEAR
    assert endless.sound_of(moved("bravery", 4, 5, "action")) is None
    assert endless.sound_of(moved("shadow", 0, 2, "shadow table")) is Sound.SHADOW
    assert endless.sound_of(moved("progress", 4, 2, "lost")) is Sound.STEP
    succeeded = endless_events.ActionSucceeded
    assert endless.sound_of(succeeded(Action.MOVEMENT, 3)) is None
    assert endless.sound_of(succeeded(Action.GATHERING_COURAGE, 3)) is Sound.CALM
    assert endless.sound_of(endless_events.LidTried(True)) is Sound.LID
    assert endless.sound_of(endless_events.Pointed(False)) is Sound.WRONG
    assert tricks.sound_of(tricks_events.CardTurned(0, True, 3)) is Sound.SCARED
    assert tricks.sound_of(tricks_events.CardTurned(0, False, 3)) is Sound.TURN
    assert worst.sound_of(worst_events.PointsScored(0, 4, 5, 9)) is Sound.BONUS
    assert worst.sound_of(worst_events.PointsScored(0, 2, 2, 9)) is None
    places = [worst.sound_of_place(place, "right") for place in (1, 2, 3, 4)]
    assert places == list(worst.RIGHT)
    assert worst.sound_of_place(2, "wrong") is Sound.WRONG


def test_the_heart_beats_faster_the_longer_the_breath_is_held(heard: Heard) -> None:
    heart = endless.Heart()
    beats: list[int] = []
    for held in range(0, 60_000, 100):
        before = len(heard.played)
        sounds._in_use._waiting.clear()  # type: ignore[union-attr]
        sounds._in_use._gap.stop()  # type: ignore[union-attr]
        heart.hear("breath", held)
        heart.hear("belt", held)
        if len(heard.played) > before:
            beats.append(held)
    gaps = [late - early for early, late in pairwise(beats)]
    assert set(heard.played) == {Sound.HEART}
    assert gaps[0] >= gaps[10] >= gaps[-1] >= endless.FASTEST
    heart.hear("breath", 0)  # breathed: it begins anew, without a beat at once
    assert len(beats) == len(heard.played)


# When it is heard


def test_a_stage_plays_sounds_with_their_events(heard: Heard, qtbot: QtBot) -> None:
    stage = Stage(lambda event: 200, sound=lambda event: Sound(event))
    stage.play(["die", "step"])
    assert heard.played == ["die"]
    qtbot.waitUntil(lambda: heard.played == ["die", "step"], timeout=5000)


def test_what_is_skipped_is_not_heard(heard: Heard, qtbot: QtBot) -> None:
    stage = Stage(lambda event: 200, sound=lambda event: Sound(event))
    stage.play(["die", "step", "shadow"])
    stage.skip()
    qtbot.wait(3 * GAP_MS)
    assert heard.played == ["die"]


def test_without_motion_each_sound_is_heard_once_one_after_the_other(
    heard: Heard, qtbot: QtBot
) -> None:
    stage = Stage(lambda event: 200, sound=lambda event: Sound(event) if event else None)
    stage.tempo = 0
    stage.play(["die", "", "step", "step", "die", "shadow"])
    assert heard.played == ["die"]
    qtbot.waitUntil(lambda: len(heard.played) == 3, timeout=5000)
    qtbot.wait(2 * GAP_MS)
    assert heard.played == ["die", "step", "shadow"]


def test_of_very_many_at_once_the_last_are_heard(heard: Heard, qtbot: QtBot) -> None:
    for sound in Sound:
        sounds.play(sound)
    last = [next(iter(Sound)), *list(Sound)[-4:]]
    qtbot.waitUntil(lambda: heard.played == last, timeout=5000)


def test_the_curtain_is_heard(heard: Heard, qtbot: QtBot) -> None:
    curtain = Curtain([SeatInfo("Ada"), SeatInfo("Bo")])
    curtain.passTo(0)
    assert heard.played == [Sound.CURTAIN_FALLS]
    curtain.settle()
    curtain.open(0)
    qtbot.waitUntil(lambda: heard.played[1:] == [Sound.CURTAIN_RISES], timeout=5000)


class Listener:
    """Hears everything at once, in place of the sounds in use."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)


@pytest.fixture
def listener(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> Listener:
    made = Listener()
    monkeypatch.setattr(sounds, "_in_use", made)
    return made


def test_a_game_of_endless_nightmare_is_heard(listener: Listener) -> None:
    table = tables.new_table(seed=17)
    table.setTempo(0)
    assert not listener.heard
    tables.play_at_random(table, random.Random(17))
    heard = set(listener.heard)
    assert heard >= {Sound.DIE, Sound.STEP, Sound.SHADOW, Sound.FAILED, Sound.CALM, Sound.DREAD}
    assert listener.heard.count(Sound.WAKING) == 1


def test_a_game_of_your_worst_nightmare_is_heard(listener: Listener) -> None:
    table = worst_tables.new_table(2, 1)
    worst_tables.play_at_random(table, random.Random(5))
    heard = set(listener.heard)
    assert heard >= {Sound.TURN, Sound.SEAL, Sound.ENVELOPE, Sound.RIGHT_1, Sound.WRONG}
    assert heard >= {Sound.CURTAIN_FALLS, Sound.CURTAIN_RISES}
    assert listener.heard.count(Sound.WON) == 1


def test_a_game_of_the_trick_game_is_heard(listener: Listener) -> None:
    table = tricks_tables.new_table(2, 2)
    table.setTempo(0)
    tricks_tables.play_at_random(table, random.Random(5))
    heard = set(listener.heard)
    assert heard >= {Sound.CARD, Sound.TRICK, Sound.TURN, Sound.WON}
    assert listener.heard.count(Sound.WAKING) == 1


# Silence and volume


def test_case_M1_muted_nothing_is_loaded_and_nothing_plays(settings: Settings) -> None:
    settings.setProperty("muted", True)
    speaker = Heard()
    made = Sounds(settings, speaker)
    made.prepare()
    made.play(Sound.DIE)
    assert not speaker.is_open
    assert not speaker.played
    settings.setProperty("muted", False)
    assert speaker.is_open
    made.play(Sound.DIE)
    assert speaker.played == [Sound.DIE]


def test_case_M1_silence_holds_at_once(heard: Heard, settings: Settings, qtbot: QtBot) -> None:
    sounds.play(Sound.DIE)
    sounds.play(Sound.STEP)
    settings.setProperty("muted", True)
    assert not heard.is_open
    qtbot.wait(2 * GAP_MS)
    assert heard.played == [Sound.DIE]


def test_volume_holds_at_once_and_none_is_silence(heard: Heard, settings: Settings) -> None:
    settings.setProperty("volume", 50)
    assert heard.gains[-1] == 0.25
    settings.setProperty("volume", 0)
    assert not heard.is_open


def test_the_volume_is_tried_when_it_rests(heard: Heard, qtbot: QtBot) -> None:
    assert sounds._in_use is not None
    for _ in range(5):
        sounds._in_use.trial()
    assert not heard.played
    qtbot.waitUntil(lambda: heard.played == [Sound.RIGHT_1], timeout=5000)


def test_nothing_is_opened_before_something_sounds(settings: Settings) -> None:
    speaker = Heard()
    made = Sounds(settings, speaker)
    settings.setProperty("volume", 40)
    assert not speaker.is_open
    made.close()


def test_without_a_display_there_is_no_speaker(settings: Settings) -> None:
    house = House()
    house.bring_models("endless")
    assert house.property("sounds") is None
    house.use_settings(settings)
    house.bring_models("bedroom")
    assert house.property("sounds") is None
    house.bring_models("endless")
    made = house.property("sounds")
    assert made._speaker is None
    assert made.property("trouble") == ""
    made.play(Sound.DIE)
    house.close_sounds()
    assert house.property("sounds") is None
