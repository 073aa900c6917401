"""The page of boards (R-E1): those shipped, the person's own, and the one that is edited."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement

from yournightmare.games.endless.board import Board
from yournightmare.models import boardwords, faults
from yournightmare.models.boarddraft import BoardDraft
from yournightmare.models.keptfiles import KeptFiles, KeptWords
from yournightmare.models.newgame import board_title
from yournightmare.models.words import QT_TRANSLATE_NOOP
from yournightmare.sessions import boards
from yournightmare.sessions.boards import BoardError, BoardFile

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CANT_COPY: Final = QT_TRANSLATE_NOOP("Boards", "This board can't be copied")
SHIPPED: Final = QT_TRANSLATE_NOOP("Boards", "Comes with the program")
OWN: Final = QT_TRANSLATE_NOOP("Boards", "Your own")


@QmlElement
class Boards(KeptFiles):
    """What stands on the page."""

    words = KeptWords(
        context="Boards",
        both=QT_TRANSLATE_NOOP("Boards", "{name} · {note}"),
        own_name=QT_TRANSLATE_NOOP("Boards", "My board"),
        next_name=QT_TRANSLATE_NOOP("Boards", "My board {number}"),
        unusable=QT_TRANSLATE_NOOP("Boards", "Can't be used"),
        taken=QT_TRANSLATE_NOOP("Boards", "name: The board in {file} has this name already."),
        deleted=QT_TRANSLATE_NOOP("Boards", "“{name}” is deleted. Games on it keep their board."),
        cant_save=QT_TRANSLATE_NOOP("Boards", "This board can't be saved"),
        cant_delete=QT_TRANSLATE_NOOP("Boards", "This board can't be deleted"),
        cant_bring_back=QT_TRANSLATE_NOOP("Boards", "This board can't be brought back"),
        told=QT_TRANSLATE_NOOP(
            "Boards",
            "{reason}\n{file}\nEverything is as before. Check the folder, then try again.",
        ),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = BoardDraft(self)
        self.refresh()

    @Slot(result=bool)
    def copy(self) -> bool:
        """Make a board of one's own from the one shown (or the standard one), and show it."""
        found = self._file()
        return self._copy(found.board if found is not None and not self._faulty(found) else None)

    @Slot(result=bool)
    def copyStandard(self) -> bool:
        """Make a board of one's own from the standard one, and show it."""
        return self._copy(None)

    def _copy(self, source: Board | None) -> bool:
        try:
            board = source or boards.load_board()
        except BoardError as error:
            self._tell(CANT_COPY, error)
            return False
        return self._keep(msgspec.structs.replace(board, name=self._free_name()), CANT_COPY)

    def _look(self) -> list[BoardFile]:
        return boards.boards()

    def _is_own(self, item: BoardFile) -> bool:
        return item.own

    def _title_of(self, item: BoardFile) -> str:
        return board_title(item.name)

    def _note(self, item: BoardFile) -> str:
        return self._say(OWN if item.own else SHIPPED)

    def _take(self, item: BoardFile) -> None:
        if item.board is not None:
            taken = [b.name for b in self._found if b.file != item.file]
            standard = [board_title(boards.STANDARD)] if item.own else []
            self._draft.take(item.board, [*taken, *standard])

    def _is_outdated(self, item: BoardFile) -> bool:
        return self._draft.saved() != item.board and not self._draft.property("isChanged")

    def _say_typed(self) -> None:
        self._draft.check()

    def _typed(self) -> Board | None:
        return self._draft.board()

    def _write(self, value: Board, replace: bool) -> Path:
        return boards.save_board(value, replace=replace)

    def _unlink(self, name: str) -> None:
        boards.delete_board(name)

    def _reason(self, error: ValueError | OSError) -> tuple[str, Path | str | None]:
        if isinstance(error, BoardError):
            return boardwords.file_fault(error), error.file
        return (faults.system(error), error.filename) if isinstance(error, OSError) else ("", None)

    def _folder(self) -> Path:
        return boards.own_boards_dir()

    draft = Property(BoardDraft, lambda self: self._draft, constant=True)
