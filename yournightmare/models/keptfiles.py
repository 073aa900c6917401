"""Files of one's own on a page: listed, changed, deleted, brought back. Boards and decks do it so.

A file that can't be used is listed with what is wrong in it, and is never written to. What is typed
and not saved stays until another file is chosen.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.models.rows import RowsModel
from yournightmare.models.words import say
from yournightmare.sessions import names

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1


class KeptLine(msgspec.Struct, frozen=True):
    """A file in the list. `key` is its path; `fault` says why it can't be used."""

    key: str
    title: str
    note: str
    is_own: bool
    fault: str
    is_chosen: bool


class KeptModel(RowsModel[KeptLine]):
    """The files, in their order."""

    row_type = KeptLine


class KeptWords(msgspec.Struct, frozen=True):
    """What is said of the files, as source texts of `context`."""

    context: str
    both: str
    own_name: str
    next_name: str
    unusable: str
    taken: str
    deleted: str
    cant_save: str
    cant_delete: str
    cant_bring_back: str
    told: str


@QmlElement
@QmlUncreatable("A page has files of one kind.")
class KeptFiles(QObject):  # type: ignore[operator]
    """Subclasses say how their files are read and written. Faults are told through `troubled`.

    An item is a file as its session module knows it, with `name`, `file` and `error` at least; each
    subclass has its own (a type of Qt's can't be generic).
    """

    changed = Signal()
    troubled = Signal(str, str, arguments=["title", "text"])

    words: ClassVar[KeptWords]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Any] = []
        self._chosen = ""
        self._deleted: tuple[Path, bytes] | None = None
        self._lines = KeptModel(self)

    # ---- what a subclass knows ----
    @abstractmethod
    def _look(self) -> list[Any]:
        """Return the files there are."""

    @abstractmethod
    def _is_own(self, item: Any) -> bool:
        """Tell whether a sound file is the person's own."""

    @abstractmethod
    def _note(self, item: Any) -> str:
        """Return a word on a sound file."""

    @abstractmethod
    def _take(self, item: Any) -> None:
        """Begin to change what is in a sound file."""

    @abstractmethod
    def _is_outdated(self, item: Any) -> bool:
        """Tell whether a file has changed since it was taken, and nothing typed would be lost."""

    @abstractmethod
    def _say_typed(self) -> None:
        """Say what is typed, and what is amiss in it, in the language of the moment."""

    @abstractmethod
    def _typed(self) -> Any:
        """Return what is typed, None while something is amiss; it has a `name`."""

    @abstractmethod
    def _write(self, value: Any, replace: bool) -> Path:
        """Keep a value; raises `ValueError`."""

    @abstractmethod
    def _unlink(self, name: str) -> None:
        """Remove the person's own file of that name; raises `ValueError`."""

    @abstractmethod
    def _reason(self, error: ValueError | OSError) -> tuple[str, Path | str | None]:
        """Return in words what is wrong, and with which file."""

    @abstractmethod
    def _folder(self) -> Path:
        """Return where the person's own files lie."""

    def _title_of(self, item: Any) -> str:
        title: str = item.name
        return title

    def _names_taken(self) -> Sequence[str]:
        return [item.name for item in self._found]

    def _begin(self) -> str:
        """Return what is shown where no file is: the key of the first one."""
        return self._first()

    @Slot()
    def refresh(self) -> None:
        """Look again at the files. What is typed and not saved stays."""
        self._found = self._look()
        found = self._file()
        if found is None:
            self.choose(self._begin())
            return
        if self._is_outdated(found) and not self._faulty(found):
            self._take(found)
        else:
            self._say_typed()
        self._lay_out()

    # ---- the list ----
    def _file(self) -> Any:
        return next((item for item in self._found if str(item.file) == self._chosen), None)

    def _first(self) -> str:
        return str(self._found[0].file) if self._found else ""

    def _faulty(self, item: Any) -> str:
        if item.error is not None:
            fault, _ = self._reason(item.error)
            return fault
        same = names.same_name(item.name)
        first = next(other for other in self._found if names.same_name(other.name) == same)
        return "" if first is item else self._say(self.words.taken, file=first.file.name)

    def _rows(self) -> list[KeptLine]:
        return [
            KeptLine(
                str(item.file),
                self._title_of(item),
                self._say(self.words.unusable) if self._faulty(item) else self._note(item),
                self._is_own(item),
                self._faulty(item),
                str(item.file) == self._chosen,
            )
            for item in self._found
        ]

    def _lay_out(self) -> None:
        self._lines.show(self._rows())
        self.changed.emit()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Show another file; what was typed and not saved is given up."""
        self._chosen = key
        found = self._file()
        if found is not None and not self._faulty(found):
            self._take(found)
        self._lay_out()

    # ---- what can be done ----
    def _keep(self, value: Any, title: str) -> bool:
        """Keep something new and show it; a fault is told under the title."""
        try:
            file = self._write(value, False)
        except ValueError as error:
            self._tell(title, error)
            return False
        self._show(file)
        return True

    def _show(self, file: Path) -> None:
        self._found = self._look()
        self.choose(str(file))

    @Slot(result=bool)
    def save(self) -> bool:
        """Write what is typed; it keeps its place under a new name, too."""
        found, value = self._file(), self._typed()
        if found is None or value is None or not self._is_mine(found):
            return False
        is_renamed = names.same_name(value.name) != names.same_name(found.name)
        try:
            file = self._write(value, not is_renamed)
            if is_renamed:
                self._unlink(found.name)
        except ValueError as error:
            self._tell(self.words.cant_save, error)
            return False
        self._show(file)
        return True

    @Slot(result=str)
    def remove(self) -> str:
        """Delete the file shown, if it is one's own; returns what to say, with an undo."""
        found = self._file()
        if found is None or not self._is_mine(found):
            return ""
        try:
            content = found.file.read_bytes()
            self._unlink(found.name)
        except (OSError, ValueError) as error:
            self._tell(self.words.cant_delete, error)
            return ""
        self._deleted = (found.file, content)
        self._found = self._look()
        self.choose(self._first())
        return self._say(self.words.deleted, name=found.name)

    @Slot(result=bool)
    def bringBack(self) -> bool:
        """Undo the last deletion: the same file is there again."""
        if self._deleted is None:
            return False
        file, content = self._deleted
        try:
            with file.open("xb") as stream:
                stream.write(content)
        except OSError as error:
            self._tell(self.words.cant_bring_back, error)
            return False
        self._deleted = None
        self._show(file)
        return True

    @Slot(result=bool)
    def openFolder(self) -> bool:
        """Show the folder of one's own files in the file manager."""
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder())))

    def _is_mine(self, item: Any) -> bool:
        return self._is_own(item) and not self._faulty(item)

    def _free_name(self) -> str:
        taken = {names.same_name(name) for name in self._names_taken()}
        name, number = self._say(self.words.own_name), 2
        while names.same_name(name) in taken:
            name, number = self._say(self.words.next_name, number=number), number + 1
        return name

    def _tell(self, title: str, error: ValueError | OSError) -> None:
        reason, file = self._reason(error)
        text = self._say(self.words.told, reason=reason, file=file or "")
        self.troubled.emit(self._say(title), text)

    def _say(self, text: str, **fields: object) -> str:
        return say(self.words.context, text, -1, **fields)

    # ---- what the page binds to ----
    def _choices(self) -> list[dict[str, str]]:
        return [
            {
                "value": line.key,
                "text": self._say(self.words.both, name=line.title, note=line.note),
            }
            for line in self._lines.rows
        ]

    def _fault_now(self) -> str:
        found = self._file()
        return self._faulty(found) if found is not None else ""

    def _own_now(self) -> bool:
        found = self._file()
        return found is not None and self._is_mine(found)

    def _title_now(self) -> str:
        return next((line.title for line in self._lines.rows if line.is_chosen), "")

    lines = Property(QObject, lambda self: self._lines, constant=True)
    choices = Property("QVariantList", _choices, notify=changed)  # type: ignore[arg-type]
    fault = Property(str, _fault_now, notify=changed)
    isOwn = Property(bool, _own_now, notify=changed)
    isFile = Property(bool, lambda self: self._file() is not None, notify=changed)
    path = Property(str, lambda self: self._chosen, notify=changed)
    title = Property(str, _title_now, notify=changed)
