"""The house's own screens: bedroom, settings, the components together, a dialog."""

from __future__ import annotations

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


@screen("bedroom-six")
def bedroom_six(stage: Stage) -> Shot:
    """A game of six hangs on the wall."""
    model = stage.keep(SessionsOnTheWall(2))
    return Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": model})


@screen("settings")
def settings(stage: Stage) -> Shot:
    """The settings page."""
    return Shot("yournightmare.views.settings", "SettingsPage")
