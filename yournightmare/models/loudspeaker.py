"""The loudspeaker: Qt Multimedia, brought in small steps once a game is opened, and not before.

Its libraries are loaded, and the sound server is called, by a thread of their own; then Qt
Multimedia is imported, asked for a device, and given the sounds, each in a turn of the event loop
of its own, so that nothing that moves stumbles. Where a library or a device is missing, does not
answer, or goes away, it is silent (M1).
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLibraryInfo, QLoggingCategory, QObject, QTimer, QUrl, Signal

from yournightmare.models import soundserver
from yournightmare.models.sounds import Sound, Trouble
from yournightmare.sessions import paths

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

STEP_MS: Final = 40
"""Time between two steps of getting ready."""

LET_IT_SETTLE_MS: Final = 700
"""How long is waited before the first step: a page that was just opened still fades in."""

STUCK: Final = 3.5
"""Seconds after which a sound, all of which are shorter, can't be playing any more."""


class Loudspeaker(QObject):
    """A `Speaker` of this machine. Made and used in the window's thread."""

    changed = Signal()
    _warmed = Signal(bool)

    def __init__(
        self,
        parent: QObject | None = None,
        bring: Callable[[], Any] = lambda: _multimedia(),
        warm: Callable[[], None] = lambda: _warm_up(),
        answers: Callable[[Event], bool] = soundserver.answers,
    ) -> None:
        """`bring` gives Qt Multimedia or raises `ImportError`.

        `warm` and then `answers`, which tells whether a sound server may be waited for, go before,
        in a thread; the event ends the asking.
        """
        super().__init__(parent)
        self.trouble = Trouble.NOTHING
        self._bring = bring
        self._warm = warm
        self._answers = answers
        self._is_open = False
        self._qt: Any = None
        self._devices: QMediaDevices | None = None
        self._effects: dict[Sound, QSoundEffect] = {}
        self._began: dict[Sound, float] = {}
        self._steps: Iterator[int] | None = None
        self._thread: Thread | None = None
        self._leave = Event()
        self._warmed.connect(self._found)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def is_ready(self) -> bool:
        """Tell whether every sound can be played now."""
        return self._is_open and len(self._effects) == len(Sound)

    def open(self) -> None:
        """Begin to make ready, or go on; nothing if it is, or if it can't be."""
        self._is_open = True
        if self._steps is not None:
            self._timer.start(STEP_MS)
        elif self._qt is not None and not self._effects:
            self._begin()
        elif self._qt is None and self._thread is None and self.trouble is not Trouble.NO_LIBRARY:
            self._leave = Event()
            _hush()
            self._thread = Thread(
                target=self._warm_up, args=(self._leave,), name="sounds", daemon=True
            )
            self._thread.start()

    def play(self, sound: Sound, gain: float) -> None:
        """Play a sound, if all is ready."""
        if not self.is_ready:
            return
        self._tell(Trouble.NO_DEVICE if self._is_stuck() else Trouble.NOTHING)
        effect = self._effects[sound]
        effect.setVolume(gain)
        effect.play()
        self._began[sound] = time.monotonic()

    def set_gain(self, gain: float) -> None:
        """Change how loud what plays is."""
        for effect in self._effects.values():
            effect.setVolume(gain)

    def close(self) -> None:
        """Be silent at once, and get no further with getting ready.

        What is ready stays: had Qt to reach the sound server anew after that has gone, it would end
        the process.
        """
        self._is_open = False
        if self._thread is not None:
            self._leave.set()
            self._thread.join()  # it loads a file or two
            self._thread = None
        self._timer.stop()
        for effect in self._effects.values():
            effect.stop()
        self._began.clear()

    # Getting ready

    def _warm_up(self, leave: Event) -> None:
        """In a thread: nothing here may make or destroy objects of Qt."""
        self._warm()
        answers = self._answers(leave)
        if not leave.is_set():
            self._warmed.emit(answers)

    def _found(self, answers: bool) -> None:
        if self._thread is None:
            return  # it was closed meanwhile
        self._thread = None
        if answers:
            self._begin()
        else:
            self._tell(Trouble.NO_DEVICE)

    def _begin(self) -> None:
        if self._steps is not None or not self._is_open:
            return  # it was closed meanwhile
        first = self._qt is None
        self._steps = self._ready_steps()
        self._timer.start(LET_IT_SETTLE_MS if first else STEP_MS)

    def _step(self) -> None:
        if self._steps is None:
            return
        wait = next(self._steps, None)
        if wait is None:
            self._steps = None
        else:
            self._timer.start(wait)

    def _ready_steps(self) -> Iterator[int]:
        """Get ready; gives the milliseconds until the next step."""
        if self._qt is None:
            try:
                self._qt = self._bring()
            except ImportError:
                self._tell(Trouble.NO_LIBRARY)
                return
            yield STEP_MS
        if self._devices is None:
            self._devices = self._qt.QMediaDevices()
            self._devices.audioOutputsChanged.connect(self._device_changed)
            yield STEP_MS
        device = self._qt.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self._tell(Trouble.NO_DEVICE)
            return
        self._tell(Trouble.NOTHING)
        folder = paths.resources("sounds")
        for sound in Sound:
            effect = self._qt.QSoundEffect(device, self)
            effect.setSource(QUrl.fromLocalFile(str(folder / f"{sound}.wav")))
            self._effects[sound] = effect
            yield STEP_MS

    def _device_changed(self) -> None:
        """Play on another device from now on, or on none any more."""
        device = self._qt.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self._tell(Trouble.NO_DEVICE)
            return
        self._tell(Trouble.NOTHING)
        self._began.clear()
        for effect in self._effects.values():
            effect.setAudioDevice(device)
        if not self._effects:
            self._begin()

    def _is_stuck(self) -> bool:
        """Tell whether something still seems to play: whoever took the sounds has gone."""
        now = time.monotonic()
        return any(
            now - began > STUCK and self._effects[sound].isPlaying()
            for sound, began in self._began.items()
        )

    def _tell(self, trouble: Trouble) -> None:
        if trouble is not self.trouble:
            self.trouble = trouble
            self.changed.emit()


def _multimedia() -> Any:
    from PySide6 import QtMultimedia

    return QtMultimedia


def _hush() -> None:
    """Have Qt say nothing of sound, before its libraries are loaded by a thread.

    While one of them is loaded, Qt tells which others are missing. That would call Python, and wait
    for its lock, with the system's loader of libraries held: for ever, if just then the window's
    thread imports a module, for which it holds Python's lock and waits for the loader.
    """
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")


def _warm_up() -> None:
    """Load Qt Multimedia's greatest library, which brings most others, without Python's lock.

    Importing, and `ctypes.CDLL` too, would hold it meanwhile. On systems without `dlopen`, or if it
    can't be loaded, nothing happens: importing takes longer then, or says what is missing.
    """
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "multimedia")
    library = next(iter(sorted(folder.glob("*ffmpeg*"))), None)
    if library is None or sys.platform == "win32":
        return
    try:
        dlopen = ctypes.CDLL(None).dlopen
    except (OSError, AttributeError):
        return
    dlopen.restype = ctypes.c_void_p
    dlopen.argtypes = ctypes.c_char_p, ctypes.c_int
    dlopen(os.fsencode(library), os.RTLD_NOW)
