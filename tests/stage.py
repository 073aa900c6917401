"""A stage for pages: an engine with the house and the settings, and a window without a display."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.screens import Shot
from yournightmare.app import IMPORT_PATH
from yournightmare.models.house import House
from yournightmare.models.language import Language
from yournightmare.models.settings import Settings
from yournightmare.models.tidying import Tidying

PATIENCE: Final = 10
"""Seconds that a part of a page may take on the busiest machine."""


def items(root: QQuickItem) -> Iterator[QQuickItem]:
    """An item and everything seen in it, delegates too (which findChildren doesn't find)."""
    yield root
    for child in root.childItems():
        yield from items(child)


class Stage:
    """Shows one page at a time. Needs a QGuiApplication and an isolated data directory."""

    def __init__(self) -> None:
        self._tidying = Tidying()
        self._locale = QLocale()
        self.engine = QQmlEngine()
        self.engine.addImportPath(str(IMPORT_PATH))
        settings = self.engine.singletonInstance("yournightmare.models", "Settings")
        assert isinstance(settings, Settings)
        self.settings = settings
        self.settings.setProperty("motion", "reduced")
        self.house = House()
        self.language = Language()
        self.view: QQuickView | None = None
        self.warnings: list[str] = []
        self._kept: list[Any] = []
        self.engine.warnings.connect(
            lambda errors: self.warnings.extend(error.toString() for error in errors)
        )

    def keep(self, thing: Any) -> Any:
        """Hold a model or another object until the stage is closed; gives it back."""
        self._kept.append(thing)
        return thing

    def choose(self, **settings: Any) -> None:
        """Set settings by their QML names; `language` takes effect too."""
        for name, value in settings.items():
            self.settings.setProperty(name, value)
            assert self.settings.property(name) == value, name
        if "language" in settings and self.language.use(settings["language"]):
            self.engine.retranslate()

    def show(self, shot: Shot, width: int = 1440, height: int = 900) -> QQuickItem:
        """Load a page, let it settle, and give its root item."""
        self.clear()
        if shot.module.startswith("yournightmare.views."):
            self.house.bring_models(shot.module.removeprefix("yournightmare.views."))
        view = QQuickView(self.engine, None)  # type: ignore[call-overload]
        view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        view.resize(width, height)
        view.setInitialProperties({"house": self.house, **shot.properties})
        # QQuickView holds Python's lock while the loader's thread needs it: load the types before
        self.keep(QQmlComponent(self.engine)).loadFromModule(shot.module, shot.type)
        view.loadFromModule(shot.module, shot.type)
        if view.status() != QQuickView.Status.Ready:
            faults = "\n".join(error.toString() for error in view.errors())
            raise AssertionError(f"{shot.module} {shot.type} can't be loaded:\n{faults}")
        view.show()
        view.requestActivate()
        self.view = view
        root: QQuickItem = view.rootObject()
        root.setFocus(True)
        self.process(60)
        if shot.then is not None:
            shot.then(root)
        return root

    def build(self, qml: str) -> QObject:
        """Make an object from QML text (imports of the house's components are added)."""
        component = QQmlComponent(self.engine)
        text = "import QtQuick\nimport yournightmare.models\n"
        text += "import yournightmare.views.components\n" + qml
        component.setData(text.encode(), "")
        made = component.create()
        if made is None:
            raise AssertionError(component.errorString())
        self.keep(component)
        return self.keep(made)  # type: ignore[no-any-return]

    def process(self, ms: int) -> None:
        """Let events happen for a while, and until what is made bit by bit is there."""
        until = time.monotonic() + ms / 1000
        while (now := time.monotonic()) < until or (now < until + PATIENCE and self._is_making()):
            QCoreApplication.processEvents()
            time.sleep(0.004)

    def _is_making(self) -> bool:
        """Whether a loader is still at its part of the page, as it may be on a busy machine."""
        incubation = self.engine.incubationController()
        return incubation is not None and incubation.incubatingObjectCount() > 0

    def grab(self, patience_ms: int = 5000) -> QImage:
        """The picture once nothing in it changes any more."""
        assert self.view is not None
        until = time.monotonic() + patience_ms / 1000
        self.process(250)
        before = self.view.grabWindow()
        while time.monotonic() < until:
            self.process(200)
            now = self.view.grabWindow()
            if now == before and not self._is_loading():
                return now
            before = now
        return before

    def _is_loading(self) -> bool:
        """Whether a picture in sight is still on its way."""
        assert self.view is not None
        return any(
            item.inherits("QQuickImageBase")
            and item.isVisible()
            and item.property("progress") < 1
            and not item.property("source").isEmpty()
            for item in items(self.view.rootObject())
        )

    def clear(self) -> None:
        """Take the page away."""
        if self.view is not None:
            # The page goes first: an item that outlives its window takes the process with it.
            self.view.setSource(QUrl())
            self.view.close()
            self.view.deleteLater()
            self.view = None
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def close(self) -> None:
        """Take everything down, QML before the objects it shows."""
        self.clear()
        self._kept.reverse()
        self._kept.clear()
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del self.engine
        self._tidying.stop()
        QLocale.setDefault(self._locale)  # a language chosen here has changed it
