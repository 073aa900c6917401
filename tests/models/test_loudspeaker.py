"""The loudspeaker, with a false Qt Multimedia (M1)."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from yournightmare.models import loudspeaker
from yournightmare.models.house import House
from yournightmare.models.loudspeaker import Loudspeaker
from yournightmare.models.mishaps import Mishaps
from yournightmare.models.settings import Settings
from yournightmare.models.sounds import Sound, Sounds, Trouble


@pytest.fixture
def settings(qapp: QGuiApplication) -> Settings:
    return Settings()


class Effect(QObject):
    """A false QSoundEffect."""

    all: list[Effect] = []  # noqa: RUF012

    def __init__(self, device: Device, parent: QObject) -> None:
        super().__init__(parent)
        self.setAudioDevice(device)
        self.source = ""
        self.volume = 0.0
        self.plays = 0
        self.is_playing = False
        Effect.all.append(self)

    def setAudioDevice(self, device: Device) -> None:
        assert not device.isNull()
        self.device = device

    def setSource(self, url: Any) -> None:
        self.source = url.toLocalFile()

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.plays += 1

    def stop(self) -> None:
        self.is_playing = False

    def isPlaying(self) -> bool:
        return self.is_playing


class Device:
    """A false QAudioDevice."""

    def __init__(self, is_there: bool) -> None:
        self.is_there = is_there

    def isNull(self) -> bool:
        return not self.is_there


class Devices(QObject):
    """A false QMediaDevices."""

    audioOutputsChanged = Signal()
    is_there = True
    made: list[Devices] = []  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        Devices.made.append(self)

    @staticmethod
    def defaultAudioOutput() -> Device:
        return Device(Devices.is_there)


@pytest.fixture
def bring(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    monkeypatch.setattr(loudspeaker, "STEP_MS", 0)
    monkeypatch.setattr(loudspeaker, "LET_IT_SETTLE_MS", 0)
    Effect.all, Devices.made, Devices.is_there = [], [], True
    return lambda: SimpleNamespace(QMediaDevices=Devices, QSoundEffect=Effect)


# libraries are loaded and the sound server answers
READY: dict[str, Any] = {"warm": lambda: None, "answers": lambda leave: True}


def speaker_with(bring: Callable[[], Any], qtbot: QtBot) -> Loudspeaker:
    """A loudspeaker that has got ready, or has found that it can't."""
    made = Loudspeaker(bring=bring, **READY)
    made.open()
    qtbot.waitUntil(lambda: made.is_ready or made.trouble is not Trouble.NOTHING, timeout=5000)
    return made


def test_the_loudspeaker_plays(bring: Callable[[], Any], qtbot: QtBot) -> None:
    made = Loudspeaker(bring=bring, **READY)
    made.play(Sound.DIE, 1)
    made.open()
    made.open()
    made.play(Sound.DIE, 1)
    assert not Effect.all
    qtbot.waitUntil(lambda: made.is_ready, timeout=5000)
    assert len(Effect.all) == len(Sound)
    assert all(Path(effect.source).is_file() for effect in Effect.all)
    made.play(Sound.DIE, 0.5)
    assert [(effect.plays, effect.volume) for effect in Effect.all if effect.plays] == [(1, 0.5)]
    made.set_gain(0.1)
    assert {effect.volume for effect in Effect.all} == {0.1}
    made.close()
    made.play(Sound.DIE, 1)
    assert not made.is_ready
    made.open()
    assert made.is_ready
    assert len(Devices.made) == 1
    assert len(Effect.all) == len(Sound)


IMPORTING = """
import sys
import time
from PySide6.QtCore import QCoreApplication, qInstallMessageHandler
from yournightmare.models.loudspeaker import Loudspeaker

app = QCoreApplication([])
qInstallMessageHandler(lambda kind, context, message: None)
made = Loudspeaker()
made.open()
for module in ("QtDBus", "QtSvg", "QtXml", "QtTest", "QtConcurrent", "QtOpenGL", "QtSql"):
    time.sleep(0.003)
    __import__(f"PySide6.{module}")
made.close()
"""


def test_loading_libraries_in_a_thread_never_waits_for_one_that_imports() -> None:
    """Qt's word on what is missing would have called Python with the loader of libraries held."""
    subprocess.run([sys.executable, "-c", IMPORTING], check=True, timeout=120)


def test_closed_while_it_gets_ready_it_stays_silent_and_goes_on_later(
    bring: Callable[[], Any], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Loudspeaker(bring=bring, **READY)
    made.open()
    made.close()
    qtbot.wait(50)
    assert not Effect.all
    monkeypatch.setattr(loudspeaker, "STEP_MS", 100_000)
    made.open()
    qtbot.waitUntil(lambda: made._qt is not None, timeout=5000)
    for _ in range(4):
        made._step()
    assert Effect.all
    made.close()
    assert not made._timer.isActive()
    monkeypatch.setattr(loudspeaker, "STEP_MS", 0)
    made.open()
    qtbot.waitUntil(lambda: made.is_ready, timeout=5000)
    assert len(Effect.all) == len(Sound)


def test_case_M1_a_library_is_missing(qtbot: QtBot, settings: Settings) -> None:
    def bring() -> Any:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    made = Loudspeaker(bring=bring, **READY)
    shown = Sounds(settings, made)
    with qtbot.waitSignal(shown.troubleChanged, timeout=5000):
        shown.prepare()
    assert made.trouble is Trouble.NO_LIBRARY
    assert "libpulse0" in shown.property("trouble")
    shown.prepare()
    shown.play(Sound.DIE)
    assert not made.is_ready


def test_case_M1_no_device(bring: Callable[[], Any], qtbot: QtBot, settings: Settings) -> None:
    Devices.is_there = False
    made = speaker_with(bring, qtbot)
    shown = Sounds(settings, made)
    assert "no loudspeaker" in shown.property("trouble")
    shown.play(Sound.DIE)
    assert not Effect.all
    Devices.is_there = True
    Devices.made[0].audioOutputsChanged.emit()
    qtbot.waitUntil(lambda: made.is_ready, timeout=5000)
    assert shown.property("trouble") == ""


def test_case_M1_the_last_device_goes_away_in_play(bring: Callable[[], Any], qtbot: QtBot) -> None:
    made = speaker_with(bring, qtbot)
    made.play(Sound.DIE, 1)
    Devices.is_there = False
    Devices.made[0].audioOutputsChanged.emit()
    qtbot.waitUntil(lambda: made.trouble is Trouble.NO_DEVICE, timeout=5000)
    made.play(Sound.DIE, 1)
    Devices.is_there = True
    Devices.made[0].audioOutputsChanged.emit()
    assert not made.trouble
    assert len({id(effect.device) for effect in Effect.all}) == 1
    assert len(Effect.all) == len(Sound)


def test_case_M1_the_sound_server_goes_without_a_word(
    bring: Callable[[], Any], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sound that never ends tells it. No effect is made anew: Qt would end the process."""
    made = speaker_with(bring, qtbot)
    made.play(Sound.DIE, 1)
    Effect.all[0].is_playing = True
    monkeypatch.setattr(loudspeaker, "STUCK", -1.0)
    made.play(Sound.STEP, 1)
    troubles = [made.trouble]
    made.close()
    made.open()
    made.play(Sound.STEP, 1)
    troubles.append(made.trouble)
    assert troubles == [Trouble.NO_DEVICE, Trouble.NOTHING]
    assert len(Effect.all) == len(Sound)


def test_case_M1_what_qt_says_of_sound_is_no_mishap(
    qapp: QGuiApplication, caplog: pytest.LogCaptureFixture
) -> None:
    class Context:
        category = "qt.multimedia.symbolsresolver"

    mishaps = Mishaps(House())
    try:
        context: QMessageLogContext = Context()  # type: ignore[assignment]
        warning = QtMsgType.QtWarningMsg
        mishaps._qt(warning, context, "Couldn't load pipewire-0.3 library")
        Context.category = "default"
        mishaps._qt(warning, context, "PulseAudioService: pa_context_connect() failed")
        assert not [record for record in caplog.records if record.levelno > logging.DEBUG]
        mishaps._qt(warning, context, "something else")
        assert caplog.records[-1].levelno == logging.WARNING
    finally:
        mishaps.release()
