"""The Rules page: opened by itself, at a ruling, and while something is searched."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from tests.screens import Shot, screen
from tests.stage import Stage

MODULE, PAGE = "yournightmare.views.rules", "RulesPage"


@screen("rules")
def rules(stage: Stage) -> Shot:
    """The first page of the first book."""
    return Shot(MODULE, PAGE)


@screen("rules-clause")
def rules_clause(stage: Stage) -> Shot:
    """Opened from a game at the rulings behind its Nightmare."""
    return Shot(MODULE, PAGE, {"clause": "R-E14"})


@screen("rules-search")
def rules_search(stage: Stage) -> Shot:
    """Two letters with accents left out find their words."""

    def then(page: Any) -> None:
        page.findChild(QObject, "search").setProperty("text", "mantras")
        stage.process(200)

    return Shot(MODULE, PAGE, {}, then)


@screen("rules-nothing")
def rules_nothing(stage: Stage) -> Shot:
    """Words that stand nowhere."""

    def then(page: Any) -> None:
        page.findChild(QObject, "search").setProperty("text", "teapot")
        stage.process(200)

    return Shot(MODULE, PAGE, {}, then)
