"""Puts the house together: application, engine, window. Little is imported before it shows."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtGui import QGuiApplication, QIcon, QImageReader, QPixmap
from PySide6.QtQml import QQmlApplicationEngine

from yournightmare import __version__
from yournightmare.display import choose_renderer
from yournightmare.models.house import House
from yournightmare.models.instance import Instance
from yournightmare.models.language import Language
from yournightmare.models.mishaps import Mishaps
from yournightmare.models.settings import Settings
from yournightmare.models.tidying import Tidying
from yournightmare.models.windowplace import LEAST, fitted
from yournightmare.sessions import paths
from yournightmare.sessions.settings import WindowPlace

APP_ID = "yournightmare"
IMPORT_PATH = Path(__file__).resolve().parent.parent


def run(file: Path | None = None) -> int:
    """Open the window, with a saved game in it if one is given. Returns the exit status."""
    app = make_application([APP_ID])
    instance = Instance()
    if not instance.isFirst:
        name = str(file.absolute()) if file else ""
        if instance.call_first(name):
            opened = f" and opens {file}" if file else ""
            print(f"Your Nightmare is running already; its window comes to the front{opened}.")
            return 0
        print(
            "Your Nightmare is already running but doesn't answer. Close it, then start it again.",
            file=sys.stderr,
        )
        return 1
    window = Program(instance, file)
    status = app.exec() if window.open() else 1
    window.close()
    return status


def make_application(arguments: list[str]) -> QGuiApplication:
    """The one QGuiApplication with its names (title, desktop file, icon)."""
    choose_renderer()
    # OpenGL gathers pictures in a texture as large as the window. Most of ours are too large to be
    # worth gathering: one for icons and stones alone takes up to 6 MB less.
    os.environ.setdefault("QSG_ATLAS_WIDTH", "1024")
    os.environ.setdefault("QSG_ATLAS_HEIGHT", "512")
    # QML's garbage is collected bit by bit between other things; by itself a bit takes up to 5 ms
    os.environ.setdefault("QV4_GC_TIMELIMIT", "2")
    QGuiApplication.setApplicationName(APP_ID)
    QGuiApplication.setApplicationDisplayName("Your Nightmare")
    QGuiApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    return QGuiApplication(arguments)


def window_icon() -> QIcon:
    """Our sign, drawn once: an icon that keeps the SVG itself costs far more memory."""
    reader = QImageReader(str(paths.resources("art", "app", "icon.svg")))
    reader.setScaledSize(QSize(128, 128))
    return QIcon(QPixmap.fromImage(reader.read()))


class Program(QObject):
    """The running program: the engine, the house, and what ties them to the settings."""

    def __init__(self, instance: Instance | None = None, file: Path | None = None) -> None:
        super().__init__()
        self.house = House(self)
        self.mishaps = Mishaps(self.house, self)
        self.language = Language(self)
        self.engine: QQmlApplicationEngine | None = None
        self._instance = instance
        self._file = file
        self._settings: Settings | None = None

    def open(self) -> bool:
        """Load the window; False (with the reason on stderr) if it can't be."""
        engine = QQmlApplicationEngine()
        self.engine = engine
        engine.addImportPath(str(IMPORT_PATH))
        settings = engine.singletonInstance("yournightmare.models", "Settings")
        assert isinstance(settings, Settings)
        self._settings = settings
        self.house.use_settings(settings)
        settings.hold_art(True)
        self.language.use(settings.property("language"))
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        place = fitted(settings.window, screens)
        engine.setInitialProperties(
            {
                "house": self.house,
                "x": place.x,
                "y": place.y,
                "width": place.width,
                "height": place.height,
                "minimumWidth": min(LEAST[0], place.width),
                "minimumHeight": min(LEAST[1], place.height),
            }
        )
        self.house.firstFrame.connect(self._after_first_frame)
        engine.loadFromModule("yournightmare.views", "Main")
        if not engine.rootObjects():
            return False
        window = engine.rootObjects()[0]
        if place.state != "window":
            from PySide6.QtCore import Qt  # here: to make its many enums takes a start's 16 ms

            is_full = place.state == "full screen"
            state = Qt.WindowState.WindowFullScreen if is_full else Qt.WindowState.WindowMaximized
            window.setWindowStates(state)  # type: ignore[attr-defined]
        window.setProperty("visible", True)
        settings.languageChanged.connect(self._change_language)
        settings.trouble.connect(self.house.say)
        return True

    def close(self) -> None:
        """Save what is unsaved and let QML go before the objects it shows."""
        if self.engine is not None and self._settings is not None:
            self._remember_window()
            self._settings.flush()
            # the window first, with all that waits to be deleted; an engine that goes with events
            # still on their way to its items takes the process with it
            for window in self.engine.rootObjects():
                window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.engine = None
        self._settings = None
        self.house.close_sounds()
        self.house.close_desk()
        self.mishaps.release()

    def _after_first_frame(self) -> None:
        """What may wait until something is seen."""
        # what is there now stays; to go through it at every great collection would take 20 ms
        gc.freeze()
        self._tidying = Tidying(self)
        assert self._settings is not None
        self._settings.hold_art(False)
        self.mishaps.open_log()
        QGuiApplication.setWindowIcon(window_icon())
        if self._instance is not None:
            self._instance.called.connect(self._called)
            self._instance.listen()
        self.house.bring_library()
        if text := self._settings.finding_text():
            self.house.say(text)
        if self._file is not None:
            self.house.open_file(str(self._file.absolute()))

    def _called(self, file: str) -> None:
        self.house.raiseRequested.emit()
        if file:
            self.house.open_file(file)

    def _change_language(self) -> None:
        assert self._settings is not None
        assert self.engine is not None
        if self.language.use(self._settings.property("language")):
            self.engine.retranslate()
            self.house.retranslated.emit()

    def _remember_window(self) -> None:
        assert self.engine is not None
        assert self._settings is not None
        window = self.engine.rootObjects()[0]
        place = window.property("place").toVariant()  # the last place as a plain window
        x, y, width, height = (int(place[key]) for key in ("x", "y", "width", "height"))
        self._settings.remember_window(WindowPlace(x, y, width, height, place["state"]))
