"""How texts become sentences: names are joined in the language of the words round them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from yournightmare.models.library_rows import SavedRow
from yournightmare.models.words import named
from yournightmare.sessions import paths
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.store import Summary


@pytest.fixture
def locale(request: pytest.FixtureRequest) -> Iterator[QLocale]:
    """Let the system be of another country."""
    before, there = QLocale(), QLocale(request.param)
    QLocale.setDefault(there)
    yield there
    QLocale.setDefault(before)


@pytest.fixture
def german(qapp: QGuiApplication) -> Iterator[None]:
    """Let the window be German."""
    translator = QTranslator()
    assert translator.load("yournightmare_de", str(paths.resources("translations")))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


SYSTEMS = pytest.mark.parametrize(
    "locale", ["fr_FR", "C", "ja_JP", "de_AT", "en_US"], indirect=True
)


@SYSTEMS
def test_names_are_joined_in_the_window_s_english(qapp: QGuiApplication, locale: QLocale) -> None:
    assert named(["Ada"]) == "Ada"
    assert named(["Ada", "Ben"]) == "Ada and Ben"
    assert named(["Ada", "Ben", "Cy"]) == "Ada, Ben, and Cy"


@SYSTEMS
@pytest.mark.usefixtures("german")
def test_names_are_joined_in_the_window_s_german(locale: QLocale) -> None:
    assert named(["Ada", "Ben", "Cy"]) == "Ada, Ben und Cy"


@pytest.mark.parametrize("locale", ["en_GB"], indirect=True)
def test_a_country_that_speaks_the_language_joins_them_as_it_does(
    qapp: QGuiApplication, locale: QLocale
) -> None:
    assert named(["Ada", "Ben", "Cy"]) == "Ada, Ben and Cy"


@pytest.mark.parametrize("locale", ["fr_FR"], indirect=True)
def test_the_library_joins_names_in_the_window_s_language_and_dates_in_the_system_s(
    qapp: QGuiApplication, locale: QLocale
) -> None:
    seats = (SeatInfo("Ada"), SeatInfo("Ben"))
    summary = Summary("a", "2026-02-01T12:00:00+00:00", 0, seats=seats)
    row = SavedRow(summary, date(2026, 12, 1))
    assert row.people == "Ada and Ben"
    assert row.when == "01/02/2026"
