"""The language on the screen: the system's or the chosen one, switched while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from yournightmare.sessions import paths

LANGUAGES = ("en", "de")


def language_of(choice: str) -> str:
    """The language code for a choice: itself, or the first of the system's that we speak."""
    if choice in LANGUAGES:
        return choice
    for wish in QLocale.system().uiLanguages():
        code = wish.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Language(QObject):
    """Holds the installed translators."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self.code = ""

    def use(self, choice: str) -> bool:
        """Install the translators of a choice; True if the language has changed."""
        code = language_of(choice)
        if code == self.code:
            return False
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.code = code
        QLocale.setDefault(QLocale(code) if choice != "system" else QLocale.system())
        if code != "en":
            self._install("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # English has a file too: its plural forms.
        self._install("yournightmare", str(paths.resources("translations")))
        return True

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(f"{name}_{self.code}", folder):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
