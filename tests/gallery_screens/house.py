"""The house's own screens: bedroom, settings, the components together, a dialog."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Q_ARG, QMetaObject

from tests.screens import Shot, screen
from tests.stage import Stage
from tests.views.sessions_on_the_wall import SessionsOnTheWall


@screen("bedroom")
def bedroom(stage: Stage) -> Shot:
    """The first evening: nothing to continue."""
    return Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": None})


@screen("bedroom-continue")
def bedroom_continue(stage: Stage) -> Shot:
    """Two unfinished sessions hang on the wall."""
    model = stage.keep(SessionsOnTheWall())
    return Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": model})


@screen("bedroom-locked")
def bedroom_locked(stage: Stage) -> Shot:
    """A door that does not open yet."""

    def then(page: Any) -> None:
        QMetaObject.invokeMethod(
            page, "openDoor", Q_ARG(str, "tricks"), Q_ARG(str, "Monster Tricks")
        )

    return Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": None}, then)


@screen("settings")
def settings(stage: Stage) -> Shot:
    """The settings page."""
    return Shot("yournightmare.views.settings", "SettingsPage")
