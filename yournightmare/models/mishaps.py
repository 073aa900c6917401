"""When something in the program itself goes wrong: it is written down, told, and the app goes on.

Python exceptions in slots and threads, and Qt's and QML's warnings, go to the log file in the data
directory. The person is told once at a time, in a dialog of the house. Where nothing of the program
can go on any more (a fault in native code, an abort), Python still writes down where every thread
stood; the next start puts that into the log and tells the person.
"""

from __future__ import annotations

import contextlib
import errno
import faulthandler
import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from yournightmare.models.house import House
from yournightmare.sessions import paths

log = logging.getLogger("yournightmare")

_MOST_OF_A_CRASH: Final = 100_000
"""How many characters of a breakdown's trace go into the log."""

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_OF_SOUND: Final = (
    "PulseAudioService:",
    "QSoundEffect:",
    "Failed to get server",
    "Failed to get sink",
)
"""How Qt begins to say that the system's sound server doesn't answer."""


class LogFile(logging.Handler):
    """The log file, which is opened when there is something to write.

    On most evenings there is nothing, and what turns the log over when it is full would bring
    sockets and pickles into the memory of every evening: 2 MB.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self._file: logging.Handler | None = None
        self._is_refused = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write it down; if there can be no file, say so once, to stderr."""
        if self._is_refused:
            return
        if self._file is None:
            try:
                self._file = self._open()
            except OSError as error:
                self._is_refused = True
                log.warning("No log file: %s", error)
                return
        self._file.emit(record)

    def _open(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        paths.make_data_dir()  # it may be gone by now
        if _is_odd(paths.log_file()):
            raise OSError(errno.EINVAL, "it is not a file", str(paths.log_file()))
        handler = RotatingFileHandler(
            paths.log_file(), maxBytes=400_000, backupCount=1, encoding="utf-8"
        )
        handler.setFormatter(self.formatter)
        return handler

    def close(self) -> None:
        """Close the file, if there is one."""
        if self._file is not None:
            self._file.close()
        super().close()


class Mishaps(QObject):
    """Takes the hooks of Python and Qt while it lives; `release` gives them back."""

    _happened = Signal(str)

    def __init__(self, house: House, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._crash: TextIO | None = None
        self._old_hooks = (sys.excepthook, threading.excepthook)
        self._happened.connect(self._tell_soon)
        log.setLevel(logging.INFO)
        log.addHandler(logging.StreamHandler())
        sys.excepthook = self._python
        threading.excepthook = self._thread
        self._old_handler = qInstallMessageHandler(self._qt)

    def open_log(self) -> None:
        """Write to the log file from now on; without it (read-only folder) to stderr alone."""
        log.addHandler(LogFile())
        with contextlib.suppress(OSError):
            paths.make_data_dir()
            self._hear_of_the_last_crash()
            self._watch_for_a_crash()

    def _hear_of_the_last_crash(self) -> None:
        """Put the trace of the last breakdown into the log, and tell the person once."""
        if not paths.crash_file().is_file():
            return
        with paths.crash_file().open(encoding="utf-8", errors="replace") as file:
            trace = file.read(_MOST_OF_A_CRASH)
        paths.crash_file().unlink()
        if not trace.strip():
            return  # it ran and was ended from outside: switched off, killed
        log.error("The program broke down the last time:\n%s", trace.rstrip())
        text = QCoreApplication.translate(
            "Mishaps",
            "The program broke down the last time. Everything that was saved is still there; "
            "only what the window had called not saved is lost. "
            "What happened is written down in {log}.",
        )
        self._house.say(text.format(log=paths.log_file()))

    def _watch_for_a_crash(self) -> None:
        """Have Python write a breakdown's trace to a file that is open from now on."""
        if faulthandler.is_enabled():
            return  # somebody wants it elsewhere (python -X faulthandler)
        if _is_odd(paths.crash_file()):
            return
        # A file of its own: the log's is another one after each rotation.
        self._crash = paths.crash_file().open("w", encoding="utf-8")
        faulthandler.enable(self._crash)

    def release(self) -> None:
        """Give the hooks back and close the log."""
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None
            with contextlib.suppress(OSError):
                paths.crash_file().unlink()
        sys.excepthook, threading.excepthook = self._old_hooks
        qInstallMessageHandler(self._old_handler)
        for handler in list(log.handlers):
            log.removeHandler(handler)
            handler.close()

    def _python(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.error("An error nobody caught", exc_info=(kind, error, trace))
        self._happened.emit(f"{kind.__name__}: {error}")

    def _thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._python(args.exc_type, args.exc_value, args.exc_traceback)

    def _qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        level = _LEVELS.get(kind, logging.WARNING)
        if (context.category or "").startswith("qt.multimedia") or message.startswith(_OF_SOUND):
            level = logging.DEBUG  # why nothing is heard the settings say themselves
        log.log(level, "Qt: %s", message)

    def _tell_soon(self, what: str) -> None:
        """In the window's thread: tell when the slot that failed has returned."""
        QTimer.singleShot(0, self, lambda: self._tell(what))

    def _tell(self, what: str) -> None:
        if self._house.property("isUnsaved"):
            kept = QCoreApplication.translate(
                "Mishaps",
                "{what}\n\nNot everything you played is saved: it is kept as long as the window "
                "is open. Try to save it with the strip at the window's edge, or export the game, "
                "before you close. You can go on; if the screen looks wrong, go back to the "
                "bedroom and continue from there. What happened is written down in {log}.",
            )
        else:
            kept = QCoreApplication.translate(
                "Mishaps",
                "{what}\n\nEvery decision you made until now is saved. You can go on; if the "
                "screen looks wrong, go back to the bedroom and continue from there. "
                "What happened is written down in {log}.",
            )
        self._house.trouble(
            QCoreApplication.translate("Mishaps", "Something went wrong in the program"),
            kept.format(what=what, log=paths.log_file()),
        )


def _is_odd(file: Path) -> bool:
    """Tell whether something else lies there: a folder; a pipe, which would be waited for."""
    return file.exists() and not file.is_file()
