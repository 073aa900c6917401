"""Where files are exported to and brought in from.

Where the system has no file dialog of its own, a path is written by hand: here is what it begins
with and what is made of what was written.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Slot
from PySide6.QtQml import QmlElement

from yournightmare.sessions import files, paths

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

_THEMES = ("libqgtk3", "libqxdgdesktopportal", "KDEPlasmaPlatformTheme")
"""Desktops' themes that bring a file dialog; Qt doesn't tell which one it has loaded."""


def start_folder() -> Path:
    """Return the first folder there is: documents, home, or where the program keeps its files."""
    where = QStandardPaths.StandardLocation
    for location in (where.DocumentsLocation, where.HomeLocation):
        folder = QStandardPaths.writableLocation(location)
        if folder and _is_folder(Path(folder)):
            return Path(folder)
    return paths.data_dir()


def written(text: str) -> Path:
    """Return the file meant by a written path: `~`, quotes and file URLs are understood."""
    path = text.strip()
    if len(path) > 1 and path[0] == path[-1] and path[0] in "\"'":
        path = path[1:-1]
    if path.startswith("file:"):
        path = QUrl(path).toLocalFile()
    file = Path(path)
    # Nobody of that name has a home? Then it is a file with a ~ in its name.
    with contextlib.suppress(RuntimeError):
        file = file.expanduser()
    return start_folder() / file


def has_native_dialog() -> bool:
    """Tell whether the system brings a file dialog."""
    if sys.platform in ("win32", "darwin"):
        return True
    try:
        loaded = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return any(theme in loaded for theme in _THEMES)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


@QmlElement
class FilePlaces(QObject):
    """What pages ask when a file is to be chosen."""

    @Slot(str, result=QUrl)
    def proposed(self, name: str) -> QUrl:
        """Return a file of this name in the folder to start in."""
        return QUrl.fromLocalFile(str(start_folder() / name))

    @Slot(str, result=str)
    def proposedPath(self, name: str) -> str:
        """Return the same as a person writes it; without a name, the folder."""
        return os.path.join(start_folder(), name)

    @Slot(str, str, result=QUrl)
    @Slot(str, str, "QStringList", result=QUrl)
    def written(self, text: str, name: str, endings: Sequence[str] = (files.SUFFIX,)) -> QUrl:
        """Return the file that a written path means; an export is named `name` in a folder.

        An exported file has one of the endings, else it gets the first.
        """
        file = written(text)
        if name and _is_folder(file):
            file = file / name
        if name and endings and file.suffix.lower() not in endings:
            file = file.with_name(file.name + endings[0])
        return QUrl.fromLocalFile(str(file))

    @Slot(QUrl, result=str)
    def nameOf(self, file: QUrl) -> str:
        """Return a file's name without its folders."""
        return Path(file.toLocalFile()).name

    @Slot(QUrl, result=str)
    def pathOf(self, file: QUrl) -> str:
        """Return a file as a person writes it."""
        return str(Path(file.toLocalFile()))

    @Slot(QUrl, str, result=str)
    def pathIn(self, folder: QUrl, name: str) -> str:
        """Return the same of a file of that name in a folder; without a name, of the folder."""
        return os.path.join(self.pathOf(folder), name)

    @Slot(str, result=str)
    def nameIn(self, text: str) -> str:
        """Return the file's name in a written path."""
        return "" if text.endswith(("/", "\\")) else Path(text.strip()).name

    @Slot(str, result=QUrl)
    def folderOf(self, text: str) -> QUrl:
        """Return the folder that a written path means or lies in; empty if there is none yet."""
        place = written(text)
        folder = next((each for each in (place, place.parent) if _is_folder(each)), None)
        return QUrl() if folder is None else QUrl.fromLocalFile(str(folder))

    @Slot(QUrl, result=bool)
    def mayRead(self, folder: QUrl) -> bool:
        """Tell whether what lies in a folder may be seen."""
        return os.access(folder.toLocalFile(), os.R_OK | os.X_OK)

    @Slot("QStringList", result="QStringList")
    def patternsOf(self, filters: Sequence[str]) -> list[str]:
        """Return the patterns in the first of a dialog's filters, `Saved games (*.nightmare)`."""
        return filters[0].rpartition("(")[2].rstrip(")").split() if filters else []

    @Slot(QUrl, result=bool)
    def isTaken(self, file: QUrl) -> bool:
        """Tell whether there is a file already."""
        try:
            return Path(file.toLocalFile()).is_file()
        except (OSError, ValueError):
            return False

    hasDialog = Property(bool, lambda _self: has_native_dialog(), constant=True)
    folder = Property(QUrl, lambda _self: QUrl.fromLocalFile(str(start_folder())), constant=True)
