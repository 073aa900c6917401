"""Trouble with the store, told so that a person knows what happened, what was kept, what to do."""

from __future__ import annotations

import os
import sqlite3
from enum import StrEnum
from pathlib import Path
from typing import Final


class TroubleKind(StrEnum):
    """What is in the way."""

    LOCKED = "locked"
    FULL = "full"
    READ_ONLY = "read only"
    UNREACHABLE = "unreachable"
    DAMAGED = "damaged"
    NEWER = "newer"
    MISSING = "missing"
    UNREADABLE = "unreadable"


_HAPPENED: Final = {
    TroubleKind.LOCKED: "Another program is using the file of saved games.",
    TroubleKind.FULL: "There is no room left to save the game.",
    TroubleKind.READ_ONLY: "The folder of saved games can only be read.",
    TroubleKind.UNREACHABLE: "The file of saved games can't be read or written.",
    TroubleKind.DAMAGED: "The file of saved games is damaged.",
    TroubleKind.NEWER: "The saved games were written by a newer version of this program.",
    TroubleKind.MISSING: "This saved game is no longer there.",
    TroubleKind.UNREADABLE: "This saved game can't be read.",
}
_KEPT: Final = {
    TroubleKind.LOCKED: "Everything saved before is kept, and the game goes on in memory.",
    TroubleKind.FULL: "Everything saved before is kept, and the game goes on in memory.",
    TroubleKind.READ_ONLY: "Everything saved before is kept, and the game goes on in memory.",
    TroubleKind.UNREACHABLE: "Nothing was changed, and games can be played in memory.",
    TroubleKind.DAMAGED: "The damaged file was copied aside and nothing in it was overwritten.",
    TroubleKind.NEWER: "The file was left untouched.",
    TroubleKind.MISSING: "The other saved games are as they were.",
    TroubleKind.UNREADABLE: "It was left untouched, and so were the other saved games.",
}
_TO_DO: Final = {
    TroubleKind.LOCKED: "Close the other program and try again, or export the game to a file.",
    TroubleKind.FULL: "Make room on the disk and try again, or export the game to another disk.",
    TroubleKind.READ_ONLY: "Allow writing there and try again, or export the game elsewhere.",
    TroubleKind.UNREACHABLE: "Check the folder, or start with another one by --data-dir.",
    TroubleKind.DAMAGED: "What could be read is in the library; keep the copy if you miss a game.",
    TroubleKind.NEWER: "Use the newer version, or start with another folder by --data-dir.",
    TroubleKind.MISSING: "Go back to the library.",
    TroubleKind.UNREADABLE: "Try a newer version of the program, or delete the game.",
}


_TO_DO_WITHOUT_A_GAME: Final = {
    TroubleKind.LOCKED: "Close the other program and try again.",
    TroubleKind.FULL: "Make room on the disk and try again.",
    TroubleKind.READ_ONLY: "Allow writing there and try again.",
}


class StoreTrouble(Exception):  # noqa: N818 - the design's own word
    """The store can't do what was asked. `str` gives three plain sentences and the file."""

    def __init__(self, kind: TroubleKind, file: Path | None, detail: str = "") -> None:
        self.kind = kind
        self.file = file
        self.detail = detail
        self.happened = _HAPPENED[kind]
        self.kept = _KEPT[kind]
        self.to_do = _TO_DO[kind]
        super().__init__(kind, file, detail)

    def without_a_game(self) -> str:
        """Return the same for a command, which holds no game in memory as the window does."""
        to_do = _TO_DO_WITHOUT_A_GAME.get(self.kind)
        if to_do is None:
            return str(self)
        return f"{self.happened} Nothing was changed. {to_do} ({self.file})"

    def __str__(self) -> str:
        where = ": ".join(part for part in (str(self.file or ""), self.detail) if part)
        sentences = f"{self.happened} {self.kept} {self.to_do}"
        return f"{sentences} ({where})" if where else sentences


def trouble_of(error: Exception, file: Path | None) -> StoreTrouble:
    """Return the trouble behind an error of SQLite or of the file system."""
    if isinstance(error, UnicodeError):
        return StoreTrouble(TroubleKind.DAMAGED, file)
    if isinstance(error, PermissionError):
        return StoreTrouble(TroubleKind.READ_ONLY, file)
    if isinstance(error, OSError):
        full = error.errno in (28, 122)  # ENOSPC, EDQUOT
        kind = TroubleKind.FULL if full else TroubleKind.UNREACHABLE
        return StoreTrouble(kind, file, error.strerror or "")
    code = getattr(error, "sqlite_errorcode", None)
    kind = _BY_CODE.get((code or 0) & 0xFF, TroubleKind.UNREACHABLE)
    if kind is TroubleKind.UNREACHABLE and file is not None and _may_only_be_read(file):
        kind = TroubleKind.READ_ONLY
    # Where the kind says it all, SQLite's own words would tell a person nothing more.
    return StoreTrouble(kind, file, str(error) if kind is TroubleKind.UNREACHABLE else "")


def _may_only_be_read(file: Path) -> bool:
    # SQLite says no more than that it can't open the file, so the folder is asked.
    folder = file.parent
    may_read = os.access(folder, os.R_OK | os.X_OK) and not os.access(folder, os.W_OK)
    return may_read and (os.access(file, os.R_OK) or not os.path.lexists(file))


_BY_CODE: Final = {
    sqlite3.SQLITE_BUSY: TroubleKind.LOCKED,
    sqlite3.SQLITE_LOCKED: TroubleKind.LOCKED,
    sqlite3.SQLITE_FULL: TroubleKind.FULL,
    sqlite3.SQLITE_READONLY: TroubleKind.READ_ONLY,
    sqlite3.SQLITE_PERM: TroubleKind.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: TroubleKind.DAMAGED,
    sqlite3.SQLITE_NOTADB: TroubleKind.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: TroubleKind.LOCKED,
}
