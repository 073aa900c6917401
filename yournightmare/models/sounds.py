"""What is heard: the sounds of the house, when they play and how loud, and that silence is silence.

The games' tables of sounds (`models/GAME/sounds.py`) say which event sounds how; a `Stage` plays
them in the events' order. Anything else that sounds calls `play`. Nothing of this is needed before
a game is opened, and without a window, without a loudspeaker, or muted, `play` does nothing.
"""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import Any, Final, Protocol

from PySide6.QtCore import Property, QObject, QTimer, Signal, SignalInstance, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Sounds"

GAP_MS: Final = 110
"""Two sounds begin at least so far apart: what happens at once is heard one after the other."""

MOST_WAITING: Final = 4
"""How many sounds wait for their turn; of more, the earliest are left out."""

REST_MS: Final = 150
"""How long the volume must stay the same until it is tried."""


class Sound(StrEnum):
    """Every sound there is, by the name of its file in `resources/sounds`."""

    DIE = "die"
    STEP = "step"
    SHADOW = "shadow"
    DOOR = "door"
    CANDLE_OUT = "candle-out"
    BEAR = "bear"
    DREAD = "dread"
    CALM = "calm"
    FAILED = "failed"
    WAKING = "waking"
    CARD = "card"
    TURN = "turn"
    SCARED = "scared"
    TRICK = "trick"
    SEAL = "seal"
    ENVELOPE = "envelope"
    RIGHT_1 = "right-1"
    RIGHT_2 = "right-2"
    RIGHT_3 = "right-3"
    RIGHT_4 = "right-4"
    WRONG = "wrong"
    BONUS = "bonus"
    WON = "won"
    CURTAIN_FALLS = "curtain-falls"
    CURTAIN_RISES = "curtain-rises"
    TICK = "tick"
    HEART = "heart"
    LID = "lid"


class Trouble(StrEnum):
    """Why nothing can be heard here."""

    NOTHING = ""
    NO_LIBRARY = "no library"
    NO_DEVICE = "no device"


class Speaker(Protocol):
    """What makes the air move. None of this raises or waits; `gain` is from 0 to 1."""

    trouble: Trouble
    changed: SignalInstance
    """Told when `trouble` has changed."""

    def open(self) -> None:
        """Make everything ready, bit by bit; until then `play` is silent."""
        ...

    def play(self, sound: Sound, gain: float) -> None:
        """Play a sound from its beginning."""
        ...

    def set_gain(self, gain: float) -> None:
        """Change how loud what plays is."""
        ...

    def close(self) -> None:
        """Be silent at once, and let go of everything."""
        ...


class Choices(Protocol):
    """What the settings say of sound: the properties `volume` (0 to 100) and `muted`."""

    volumeChanged: Any
    mutedChanged: Any

    def property(self, name: str) -> Any:
        """Return a setting."""
        ...


@QmlElement
@QmlUncreatable("The house has the one set of sounds.")
class Sounds(QObject):  # type: ignore[operator]
    """The sounds of a window that can be heard."""

    troubleChanged = Signal()

    def __init__(
        self, choices: Choices, speaker: Speaker | None, parent: QObject | None = None
    ) -> None:
        """`speaker`: None where there is no display either, and nothing is to be heard."""
        super().__init__(parent)
        self._choices = choices
        self._speaker = speaker
        self._is_wanted = False
        self._waiting: deque[Sound] = deque(maxlen=MOST_WAITING)
        self._gap = QTimer(self, singleShot=True, interval=GAP_MS)
        self._gap.timeout.connect(self._play_next)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._try)
        choices.volumeChanged.connect(self._follow)
        choices.mutedChanged.connect(self._follow)
        if speaker is not None:
            speaker.changed.connect(self.troubleChanged)

    def prepare(self) -> None:
        """Something that sounds was opened; if it may be heard, make ready for it."""
        self._is_wanted = True
        if self._speaker is not None and self._gain():
            self._speaker.open()

    def play(self, sound: Sound) -> None:
        """Play a sound, after those that began just now."""
        if self._speaker is None or not self._gain() or sound in self._waiting:
            return
        self._waiting.append(sound)
        if not self._gap.isActive():
            self._play_next()

    def close(self) -> None:
        """The program ends."""
        self._is_wanted = False
        self._waiting.clear()
        if self._speaker is not None:
            self._speaker.close()

    @Slot()
    def trial(self) -> None:
        """Let the volume be heard once it has been chosen."""
        self._rest.start()

    def _try(self) -> None:
        self.play(Sound.RIGHT_1)

    def _play_next(self) -> None:
        if self._waiting and self._speaker is not None:
            self._speaker.play(self._waiting.popleft(), self._gain())
            self._gap.start()

    def _gain(self) -> float:
        """Return how loud, from 0 to 1: an ear takes a quarter of the swing for half as loud."""
        if self._choices.property("muted"):
            return 0.0
        return float((self._choices.property("volume") / 100) ** 2)

    def _follow(self) -> None:
        """Volume or silence was chosen: both hold at once."""
        if self._speaker is None or not self._is_wanted:
            return
        if gain := self._gain():
            self._speaker.open()
            self._speaker.set_gain(gain)
        else:
            self._waiting.clear()
            self._speaker.close()

    def _trouble(self) -> str:
        """Say in one line why nothing is heard, or nothing."""
        trouble = Trouble.NOTHING if self._speaker is None else self._speaker.trouble
        if trouble is Trouble.NO_LIBRARY:
            text = QT_TRANSLATE_NOOP(
                "Sounds",
                "No sound here: a library of the system is missing (on Linux libpulse0). "
                "Install it and start the program again, if you like to hear it.",
            )
            return say(CONTEXT, text)
        if trouble is Trouble.NO_DEVICE:
            text = QT_TRANSLATE_NOOP(
                "Sounds",
                "No sound here: no loudspeaker answers. Once there is one, "
                "start the program again.",
            )
            return say(CONTEXT, text)
        return ""

    trouble = Property(str, _trouble, notify=troubleChanged)


SILENT: Final = {"offscreen", "minimal", "minimalegl", "vnc"}
"""Where a window has no display of its own, it has no sound either."""


def sounds_for(choices: Choices, parent: QObject) -> Sounds:
    """Return the sounds of this window, on the machine's loudspeaker if it has a display."""
    if QGuiApplication.platformName() in SILENT:
        return Sounds(choices, None, parent)
    from yournightmare.models.loudspeaker import Loudspeaker

    return Sounds(choices, Loudspeaker(parent), parent)


_in_use: Sounds | None = None


def use(sounds: Sounds | None) -> None:
    """Let `play` be heard through these from now on; None: through none."""
    global _in_use
    _in_use = sounds


def play(sound: Sound | None) -> None:
    """Play a sound, if there is one and a window in which it can be heard."""
    if sound is not None and _in_use is not None:
        _in_use.play(sound)
