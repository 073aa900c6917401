"""The page of boards (R-E1): those shipped, the person's own, and the one that is edited.

A file that can't be used is listed with what is wrong in it. It is never written to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement

from yournightmare.games.endless.board import Board
from yournightmare.models import boardwords, faults
from yournightmare.models.boarddraft import BoardDraft
from yournightmare.models.newgame import board_title
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import boards, names
from yournightmare.sessions.boards import BoardError, BoardFile

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Boards"


class BoardLine(msgspec.Struct, frozen=True):
    """A board in the list. `key` is its file; `fault` says why it can't be used."""

    key: str
    title: str
    note: str
    is_own: bool
    fault: str
    is_chosen: bool


class BoardsModel(RowsModel[BoardLine]):
    """All boards."""

    row_type = BoardLine


@QmlElement
class Boards(QObject):
    """What stands on the page. Faults of the disk are told through `troubled`."""

    changed = Signal()
    troubled = Signal(str, str, arguments=["title", "text"])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[BoardFile] = []
        self._chosen: Path | None = None
        self._deleted: tuple[Path, bytes] | None = None
        self._lines = BoardsModel(self)
        self._draft = BoardDraft(self)
        self.refresh()

    # ---- the list ----
    @Slot()
    def refresh(self) -> None:
        """Look again at the files. What is typed and not saved stays."""
        self._found = boards.boards()
        now = self._file()
        if now is None:
            self.choose(str(self._found[0].file) if self._found else "")
            return
        if now.board is not None and not self._faulty(now):
            if self._draft.saved() != now.board and not self._draft.property("isChanged"):
                self._draft.take(now.board, self._others(now))
            else:
                self._draft.check()
        self._lay_out()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Show another board; what was typed and not saved is given up."""
        self._chosen = Path(key)
        found = self._file()
        if found is not None and found.board is not None:
            self._draft.take(found.board, self._others(found))
        self._lay_out()

    def _file(self) -> BoardFile | None:
        return next((b for b in self._found if b.file == self._chosen), None)

    def _others(self, board: BoardFile) -> list[str]:
        taken = [b.name for b in self._found if b.file != board.file]
        return [*taken, board_title(boards.STANDARD)] if board.own else taken

    def _faulty(self, board: BoardFile) -> str:
        if board.error is not None:
            return boardwords.file_fault(board.error)
        first = next(
            b for b in self._found if names.same_name(b.name) == names.same_name(board.name)
        )
        if first is not board:
            twice = QT_TRANSLATE_NOOP("Boards", "name: The board in {file} has this name already.")
            return say(CONTEXT, twice, file=first.file.name)
        return ""

    def _lay_out(self) -> None:
        self._lines.show(
            [
                BoardLine(
                    str(b.file),
                    board_title(b.name),
                    self._note(b),
                    b.own,
                    self._faulty(b),
                    b.file == self._chosen,
                )
                for b in self._found
            ]
        )
        self.changed.emit()

    def _note(self, board: BoardFile) -> str:
        if self._faulty(board):
            return say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "Can't be used"))
        if not board.own:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "Comes with the program"))
        return say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "Your own"))

    # ---- what can be done ----
    @Slot(result=bool)
    def copy(self) -> bool:
        """Make a board of one's own from the one shown (or the standard one), and show it."""
        found = self._file()
        source = found.board if found is not None and not self._faulty(found) else None
        return self._copy(source)

    @Slot(result=bool)
    def copyStandard(self) -> bool:
        """Make a board of one's own from the standard one, and show it."""
        return self._copy(None)

    def _copy(self, source: Board | None) -> bool:
        title = QT_TRANSLATE_NOOP("Boards", "This board can't be copied")
        try:
            board = source or boards.load_board()
            file = boards.save_board(msgspec.structs.replace(board, name=self._free_name()))
        except BoardError as error:
            self._tell(title, error)
            return False
        self._found = boards.boards()
        self.choose(str(file))
        return True

    def _free_name(self) -> str:
        taken = {names.same_name(b.name) for b in self._found}
        first = say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "My board"))
        following = QT_TRANSLATE_NOOP("Boards", "My board {number}")
        name, number = first, 2
        while names.same_name(name) in taken:
            name, number = say(CONTEXT, following, number=number), number + 1
        return name

    @Slot(result=bool)
    def save(self) -> bool:
        """Write what is typed; the board keeps its place under a new name, too."""
        found, board = self._file(), self._draft.board()
        if found is None or not found.own or board is None or self._faulty(found):
            return False
        is_renamed = names.same_name(board.name) != names.same_name(found.name)
        try:
            file = boards.save_board(board, replace=not is_renamed)
            if is_renamed:
                boards.delete_board(found.name)
        except BoardError as error:
            self._tell(QT_TRANSLATE_NOOP("Boards", "This board can't be saved"), error)
            return False
        self._found = boards.boards()
        self.choose(str(file))
        return True

    @Slot(result=str)
    def remove(self) -> str:
        """Delete the board shown, if it is one's own; returns what to say, with an undo."""
        found = self._file()
        if found is None or not found.own or self._faulty(found):
            return ""
        try:
            text = found.file.read_bytes()
            boards.delete_board(found.name)
        except (OSError, BoardError) as error:
            self._tell(QT_TRANSLATE_NOOP("Boards", "This board can't be deleted"), error)
            return ""
        self._deleted = (found.file, text)
        self._chosen = None
        self.refresh()
        deleted = QT_TRANSLATE_NOOP("Boards", "“{name}” is deleted. Games on it keep their board.")
        return say(CONTEXT, deleted, name=found.name)

    @Slot(result=bool)
    def bringBack(self) -> bool:
        """Undo the last deletion: the same file is there again."""
        if self._deleted is None:
            return False
        file, text = self._deleted
        try:
            with file.open("xb") as stream:
                stream.write(text)
        except OSError as error:
            self._tell(QT_TRANSLATE_NOOP("Boards", "This board can't be brought back"), error)
            return False
        self._deleted = None
        self._found = boards.boards()
        self.choose(str(file))
        return True

    @Slot(result=bool)
    def openFolder(self) -> bool:
        """Show the folder of one's own boards in the file manager."""
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(boards.own_boards_dir())))

    def _tell(self, title: str, error: BoardError | OSError) -> None:
        if isinstance(error, BoardError):
            reason, file = boardwords.file_fault(error), error.file
        else:
            reason, file = faults.system(error), error.filename
        told = QT_TRANSLATE_NOOP(
            "Boards",
            "{reason}\n{file}\nEverything is as before. Check the folder, then try again.",
        )
        self.troubled.emit(say(CONTEXT, title), say(CONTEXT, told, reason=reason, file=file or ""))

    def _choices(self) -> list[dict[str, str]]:
        both = QT_TRANSLATE_NOOP("Boards", "{name} · {note}")
        return [
            {"value": line.key, "text": say(CONTEXT, both, name=line.title, note=line.note)}
            for line in self._lines.rows
        ]

    def _fault(self) -> str:
        found = self._file()
        return self._faulty(found) if found is not None else ""

    def _is_own(self) -> bool:
        found = self._file()
        return found is not None and found.own and not self._faulty(found)

    def _path(self) -> str:
        return str(self._chosen or "")

    def _title(self) -> str:
        found = self._file()
        return board_title(found.name) if found is not None else ""

    lines = Property(QObject, lambda self: self._lines, constant=True)
    choices = Property("QVariantList", _choices, notify=changed)  # type: ignore[arg-type]
    draft = Property(BoardDraft, lambda self: self._draft, constant=True)
    fault = Property(str, _fault, notify=changed)
    isOwn = Property(bool, _is_own, notify=changed)
    path = Property(str, _path, notify=changed)
    title = Property(str, _title, notify=changed)
