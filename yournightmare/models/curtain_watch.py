"""What the curtain watches: the window's focus and visibility, its input, the screen's lock.

Everything that may mean "somebody else looks at the screen now, or nobody does" is one signal.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import SLOT, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from shiboken6 import isValid

_INPUT: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.InputMethod,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TabletPress,
        QEvent.Type.TabletMove,
    }
)
_WAKING: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
_UNSEEN: Final = (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized)


class Watch(QObject):
    """Watches one window at a time. `lost` says why nobody may look any more; `used` is input.

    `typed` is Space or Return, the repeating of one that is held too.
    """

    lost = Signal(str, arguments=["reason"])
    used = Signal()
    typed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self._was_active = False
        self._listens = False
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._application)

    def look_at(self, window: QObject | None) -> None:
        """Watch this window instead of the one before; None for none."""
        before = self._window
        if before is window:
            return
        if before is not None and isValid(before):
            self.listen(False)
            before.activeChanged.disconnect(self._active)
            before.visibilityChanged.disconnect(self._visibility)
            before.destroyed.disconnect(self._gone)
        self._window = window if isinstance(window, QWindow) else None
        self._was_active = False
        if self._window is None:
            return
        self._was_active = self._window.isActive()
        self._window.activeChanged.connect(self._active)
        self._window.visibilityChanged.connect(self._visibility)
        self._window.destroyed.connect(self._gone)
        self._listen_to_desktop()

    def listen(self, on: bool) -> None:
        """Hear every input of the window, or none."""
        if self._window is None or not isValid(self._window):
            return
        self._window.removeEventFilter(self)
        if on:
            self._window.installEventFilter(self)

    def is_in_use(self) -> bool:
        """Tell whether the window is seen and has the focus.

        A window that never had the focus is in one that gives none (a bare X server): then being
        seen is enough. Without a window there is nothing to see.
        """
        window = self._window
        if window is None or not isValid(window):
            return True
        if window.visibility() in _UNSEEN:
            return False
        return window.isActive() or not self._was_active

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of input; nothing is kept from the window."""
        if event.type() in _INPUT:
            self.used.emit()
            if isinstance(event, QKeyEvent) and event.key() in _WAKING:
                self.typed.emit()
        return False

    def _active(self) -> None:
        if self._window is None or not isValid(self._window):
            return
        if self._window.isActive():
            self._was_active = True
        else:
            self.lost.emit("focus")

    def _visibility(self, visibility: QWindow.Visibility) -> None:
        if visibility in _UNSEEN:
            self.lost.emit("hidden")

    def _application(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.lost.emit("focus")

    def _gone(self) -> None:
        self._window = None
        self.lost.emit("hidden")

    # The desktop's screen lock

    def _listen_to_desktop(self) -> None:
        """Where the desktop can tell of its lock, screensaver and sleep (Linux), listen to it."""
        if self._listens or not sys.platform.startswith("linux"):
            return
        self._listens = True
        try:
            from PySide6.QtDBus import QDBusConnection
        except ImportError:  # no libdbus: focus, visibility and the minute remain
            return
        login = "org.freedesktop.login1"
        saver, begins = "org.freedesktop.ScreenSaver", "locked(bool)"
        gnome = "org.gnome.ScreenSaver"
        for bus, service, interface, signal, slot in (
            (QDBusConnection.sessionBus(), "", saver, "ActiveChanged", begins),
            (QDBusConnection.sessionBus(), "", gnome, "ActiveChanged", begins),
            (QDBusConnection.systemBus(), login, f"{login}.Manager", "PrepareForSleep", begins),
            (QDBusConnection.systemBus(), login, f"{login}.Session", "Lock", "lock()"),
        ):
            if bus.isConnected():
                # PySide takes the slot as the text that SLOT makes; its type hint wants bytes
                bus.connect(service, "", interface, signal, self, SLOT(slot))  # type: ignore[call-overload]

    @Slot(bool)
    def locked(self, begins: bool) -> None:
        """The screensaver or a sleep begins (or ends)."""
        if begins:
            self.lost.emit("locked")

    @Slot()
    def lock(self) -> None:
        """The desktop is locked."""
        self.lost.emit("locked")
