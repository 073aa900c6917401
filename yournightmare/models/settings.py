"""The settings as QML sees them: one singleton, live, written through to the settings file.

It also says what the system wishes (motion, contrast, colour scheme) and which of our title faces
this machine has, so that the Theme can decide with bindings alone.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from PySide6.QtCore import (
    Property,
    QObject,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import QAccessibilityHints, QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton

from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import paths
from yournightmare.sessions import settings as file

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

SERIFS = (
    "P052",
    "C059",
    "Palatino",
    "Palatino Linotype",
    "Book Antiqua",
    "Georgia",
    "Noto Serif",
    "DejaVu Serif",
)

_SAVE_AFTER_MS = 250


@cache
def _art_folder() -> QUrl:
    """Every drawing asks for it: the disk is asked once, for the program doesn't move."""
    return QUrl.fromLocalFile(f"{paths.resources('art')}/")


@QmlElement
@QmlSingleton
class Settings(QObject):
    """Every setting as a property; what is set is clamped to its range, shown and saved."""

    languageChanged = Signal()
    textSizeChanged = Signal()
    themeChanged = Signal()
    highContrastChanged = Signal()
    motionChanged = Signal()
    volumeChanged = Signal()
    mutedChanged = Signal()
    knowEachOtherChanged = Signal()
    computersRememberChanged = Signal()
    computersTalkChanged = Signal()
    animationSpeedChanged = Signal()
    systemChanged = Signal()
    artHeldChanged = Signal()
    trouble = Signal(str, arguments=["text"])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = paths.settings_file()
        self._finding = file.load(self._path)
        self._now = self._finding.settings
        self._dirty = False
        self._art_held = False
        self._hints: QAccessibilityHints | None = None
        self._timer = QTimer(self, singleShot=True, interval=_SAVE_AFTER_MS)
        self._timer.timeout.connect(self.flush)
        self._follow_system()

    # ---- what a person chooses ----
    language = Property(
        str,
        lambda self: self._now.language,
        lambda self, value: self._choose("language", value),
        notify=languageChanged,
    )
    textSize = Property(
        int,
        lambda self: self._now.text_size,
        lambda self, value: self._choose("text_size", min(200, max(100, value))),
        notify=textSizeChanged,
    )
    theme = Property(
        str,
        lambda self: self._now.theme,
        lambda self, value: self._choose("theme", value),
        notify=themeChanged,
    )
    highContrast = Property(
        bool,
        lambda self: self._now.high_contrast,
        lambda self, value: self._choose("high_contrast", value),
        notify=highContrastChanged,
    )
    motion = Property(
        str,
        lambda self: self._now.motion,
        lambda self, value: self._choose("motion", value),
        notify=motionChanged,
    )
    volume = Property(
        int,
        lambda self: self._now.volume,
        lambda self, value: self._choose("volume", min(100, max(0, value))),
        notify=volumeChanged,
    )
    muted = Property(
        bool,
        lambda self: self._now.muted,
        lambda self, value: self._choose("muted", value),
        notify=mutedChanged,
    )
    animationSpeed = Property(
        int,
        lambda self: self._now.animation_speed,
        lambda self, value: self._choose("animation_speed", min(300, max(50, value))),
        notify=animationSpeedChanged,
    )
    knowEachOther = Property(
        bool,
        lambda self: self._now.know_each_other,
        lambda self, value: self._choose("know_each_other", value),
        notify=knowEachOtherChanged,
    )
    computersRemember = Property(
        bool,
        lambda self: self._now.computers_remember,
        lambda self, value: self._choose("computers_remember", value),
        notify=computersRememberChanged,
    )
    computersTalk = Property(
        bool,
        lambda self: self._now.computers_talk,
        lambda self, value: self._choose("computers_talk", value),
        notify=computersTalkChanged,
    )

    # ---- what follows from it ----
    textScale = Property(float, lambda self: self._now.text_size / 100, notify=textSizeChanged)
    systemDark = Property(bool, lambda self: self._system_dark(), notify=systemChanged)
    systemReducedMotion = Property(
        bool, lambda self: self._system_reduced_motion(), notify=systemChanged
    )
    systemHighContrast = Property(
        bool, lambda self: self._system_high_contrast(), notify=systemChanged
    )

    # ---- what never changes while the program runs ----
    serif = Property(str, lambda self: _first_serif(), constant=True)
    artFolder = Property(QUrl, lambda self: _art_folder(), constant=True)
    # True until the first frame is out: drawings then don't compete with it for the processor
    artHeld = Property(bool, lambda self: self._art_held, notify=artHeldChanged)
    dataFolder = Property(str, lambda self: str(paths.data_dir()), constant=True)

    @Slot(result=bool)
    def openDataFolder(self) -> bool:
        """Show the data folder in the system's file manager; False if nothing opened."""
        try:
            folder = paths.make_data_dir()
        except OSError as error:
            self.trouble.emit(_not_saved(error))
            return False
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    @Slot()
    def copyDataFolder(self) -> None:
        """Put the data folder's path on the clipboard."""
        QGuiApplication.clipboard().setText(str(paths.data_dir()))

    @Slot()
    def restoreDefaults(self) -> None:
        """Every choice back to its default; the window stays where it is."""
        for name, value in msgspec.structs.asdict(file.Settings()).items():
            if name != "window":
                self._choose(name, value)

    # ---- for the program, not for QML ----
    @property
    def window(self) -> file.WindowPlace | None:
        """Where the window was last."""
        return self._now.window

    def hold_art(self, held: bool) -> None:
        """Keep drawings from loading, or let them."""
        if held != self._art_held:
            self._art_held = held
            self.artHeldChanged.emit()

    def remember_window(self, place: file.WindowPlace) -> None:
        """Keep where the window is; saved with the rest."""
        if place != self._now.window:
            self._now = msgspec.structs.replace(self._now, window=place)
            self._save_soon()

    def finding_text(self) -> str:
        """What to tell the person about the settings file that was read, or an empty text."""
        faults = set(self._finding.faults)
        if file.Fault.UNREADABLE in faults:
            text = QT_TRANSLATE_NOOP(
                "Settings",
                "The settings could not be read. The defaults are used; "
                "the file {path} is as it was.",
            )
            return say("Settings", text, path=self._path)
        if not self._finding.copy_is_new:
            return ""
        copy = self._finding.copy
        if file.Fault.DAMAGED in faults:
            text = QT_TRANSLATE_NOOP(
                "Settings",
                "The settings file was damaged. Every setting that could be read was kept. "
                "A copy of the file lies at {path}.",
            )
            return say("Settings", text, path=copy)
        if file.Fault.OTHER_VERSION in faults:
            text = QT_TRANSLATE_NOOP(
                "Settings",
                "The settings come from another version of the program. Every setting that is "
                "known here was kept. A copy of the file lies at {path}.",
            )
            return say("Settings", text, path=copy)
        text = QT_TRANSLATE_NOOP(
            "Settings",
            "Some lines of the settings file are not known here: {keys}. All others were kept. "
            "A copy of the file lies at {path}.",
        )
        return say("Settings", text, keys=", ".join(self._finding.keys), path=copy)

    @Slot()
    def flush(self) -> None:
        """Write what has changed; on failure say so and keep the choice for this evening."""
        self._timer.stop()
        if not self._dirty:
            return
        self._dirty = False
        try:
            file.save(self._path, self._now)
        except OSError as error:
            self.trouble.emit(_not_saved(error))

    def _choose(self, name: str, value: Any) -> None:
        if getattr(self._now, name) == value:
            return
        chosen = file.with_value(self._now, name, value)
        if chosen is None:
            return  # not a value this setting can have: the old one stays
        self._now = chosen
        self._save_soon()
        getattr(self, _SIGNALS[name]).emit()

    def _save_soon(self) -> None:
        self._dirty = True
        self._timer.start()

    def _follow_system(self) -> None:
        if QGuiApplication.instance() is None:
            return
        self._style = QGuiApplication.styleHints()
        self._style.colorSchemeChanged.connect(self.systemChanged)
        # QStyleHints.accessibility() gives a dead object under PySide; as a child it lives
        self._hints = self._style.findChild(QAccessibilityHints)
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            if (signal := getattr(self._hints, name, None)) is not None:
                signal.connect(self.systemChanged)

    def _system_dark(self) -> bool:
        from PySide6.QtCore import Qt  # here: to make its many enums takes a start's 16 ms

        return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light

    def _system_reduced_motion(self) -> bool:
        asked = getattr(self._hints, "motionPreference", None)  # since Qt 6.12
        return asked is not None and asked().name == "ReducedMotion"

    def _system_high_contrast(self) -> bool:
        from PySide6.QtCore import Qt

        asked = getattr(self._hints, "contrastPreference", None)
        return asked is not None and asked() == Qt.ContrastPreference.HighContrast


_SIGNALS = {
    "language": "languageChanged",
    "text_size": "textSizeChanged",
    "theme": "themeChanged",
    "high_contrast": "highContrastChanged",
    "motion": "motionChanged",
    "volume": "volumeChanged",
    "muted": "mutedChanged",
    "know_each_other": "knowEachOtherChanged",
    "computers_remember": "computersRememberChanged",
    "computers_talk": "computersTalkChanged",
    "animation_speed": "animationSpeedChanged",
}


def _not_saved(error: OSError) -> str:
    from yournightmare.models import faults

    text = QT_TRANSLATE_NOOP(
        "Settings",
        "The settings could not be saved ({reason}). They hold until you close the program. "
        "Look whether the folder can be written and the disk has room: {path}",
    )
    return say("Settings", text, reason=faults.system(error), path=paths.data_dir())


def _first_serif() -> str:
    for name in SERIFS:
        if QFontDatabase.hasFamily(name):
            return name
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.TitleFont).family()
