"""A sound server that takes the connection and never answers: the window does not wait for it."""

from __future__ import annotations

import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from yournightmare.models import soundserver
from yournightmare.models.loudspeaker import Loudspeaker
from yournightmare.models.sounds import Trouble

needs_pulse = pytest.mark.skipif(soundserver._pulse() is None, reason="no libpulse0 here")


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the sound server is looked for. (A socket's path must be short.)"""
    with tempfile.TemporaryDirectory(prefix="yn") as folder:
        path = Path(folder, "pulse")
        monkeypatch.setenv("PULSE_SERVER", f"unix:{path}")
        monkeypatch.setenv("PULSE_COOKIE", str(Path(folder, "cookie")))
        yield path


@pytest.fixture
def silent_server(place: Path) -> Iterator[socket.socket]:
    """A server that lets everybody in and says nothing."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(place))
        server.listen(4)
        yield server


@needs_pulse
def test_case_M1_a_server_that_never_answers_is_given_up(silent_server: socket.socket) -> None:
    assert not soundserver.answers(Event(), patience=0.3)


@needs_pulse
def test_case_M1_without_a_server_qt_may_see_for_itself(place: Path) -> None:
    assert soundserver.answers(Event(), patience=60)


@needs_pulse
def test_whoever_waits_for_a_server_can_leave(silent_server: socket.socket) -> None:
    leave = Event()
    leave.set()
    began = time.monotonic()
    soundserver.answers(leave, patience=600)
    assert time.monotonic() - began < 300


def test_case_M1_qt_is_not_asked_where_no_server_answers(qtbot: QtBot) -> None:
    """What is opened later asks again: the server may have come to itself."""
    asked: list[Event] = []

    def answers(leave: Event) -> bool:
        asked.append(leave)
        return False

    def bring() -> Any:
        raise AssertionError("Qt would wait for the server")

    made = Loudspeaker(bring=bring, warm=lambda: None, answers=answers)
    made.open()
    qtbot.waitUntil(lambda: made.trouble is Trouble.NO_DEVICE, timeout=5000)
    assert not made.is_ready
    made.open()
    qtbot.waitUntil(lambda: len(asked) == 2 and made._thread is None, timeout=5000)
    made.close()


def test_closing_ends_the_waiting_for_a_server(qtbot: QtBot) -> None:
    """Muted, or the program ends, while the server is asked."""

    def answers(leave: Event) -> bool:
        left.append(leave.wait(600))
        return True

    def bring() -> Any:
        raise AssertionError("it was closed")

    left: list[bool] = []
    made = Loudspeaker(bring=bring, warm=lambda: None, answers=answers)
    made.open()
    made.close()
    assert left == [True]
    qtbot.wait(50)
    assert made.trouble is Trouble.NOTHING
