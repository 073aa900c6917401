"""Trouble with saved games, told in the reader's language: what happened, was kept, is to do."""

from __future__ import annotations

from typing import Final

from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

CONTEXT: Final = "Trouble"

_MEMORY: Final = QT_TRANSLATE_NOOP(
    "Trouble", "Everything saved before is kept, and the game goes on in memory."
)
_TOLD: Final[dict[TroubleKind, tuple[str, str, str]]] = {
    TroubleKind.LOCKED: (
        QT_TRANSLATE_NOOP("Trouble", "Another program is using the file of saved games."),
        _MEMORY,
        QT_TRANSLATE_NOOP(
            "Trouble", "Close the other program and try again, or export the game to a file."
        ),
    ),
    TroubleKind.FULL: (
        QT_TRANSLATE_NOOP("Trouble", "There is no room left to save the game."),
        _MEMORY,
        QT_TRANSLATE_NOOP(
            "Trouble", "Make room on the disk and try again, or export the game to another disk."
        ),
    ),
    TroubleKind.READ_ONLY: (
        QT_TRANSLATE_NOOP("Trouble", "The folder of saved games can only be read."),
        _MEMORY,
        QT_TRANSLATE_NOOP("Trouble", "Allow writing there, or export the game elsewhere."),
    ),
    TroubleKind.UNREACHABLE: (
        QT_TRANSLATE_NOOP("Trouble", "The file of saved games can't be read or written."),
        QT_TRANSLATE_NOOP("Trouble", "Nothing was changed, and games can be played in memory."),
        QT_TRANSLATE_NOOP("Trouble", "Check the folder, or start with another one by --data-dir."),
    ),
    TroubleKind.DAMAGED: (
        QT_TRANSLATE_NOOP("Trouble", "The file of saved games is damaged."),
        QT_TRANSLATE_NOOP(
            "Trouble", "The damaged file was copied aside and nothing in it was overwritten."
        ),
        QT_TRANSLATE_NOOP(
            "Trouble", "What could be read is in the library; keep the copy if you miss a game."
        ),
    ),
    TroubleKind.NEWER: (
        QT_TRANSLATE_NOOP(
            "Trouble", "The saved games were written by a newer version of this program."
        ),
        QT_TRANSLATE_NOOP("Trouble", "The file was left untouched."),
        QT_TRANSLATE_NOOP(
            "Trouble", "Use the newer version, or start with another folder by --data-dir."
        ),
    ),
    TroubleKind.MISSING: (
        QT_TRANSLATE_NOOP("Trouble", "This saved game is no longer there."),
        QT_TRANSLATE_NOOP("Trouble", "The other saved games are as they were."),
        QT_TRANSLATE_NOOP("Trouble", "Go back to the library."),
    ),
    TroubleKind.UNREADABLE: (
        QT_TRANSLATE_NOOP("Trouble", "This saved game can't be read."),
        QT_TRANSLATE_NOOP("Trouble", "It was left untouched, and so were the other saved games."),
        QT_TRANSLATE_NOOP("Trouble", "Try a newer version of the program, or delete the game."),
    ),
}


def told(trouble: StoreTrouble) -> tuple[str, str]:
    """Return a title and a text for the trouble; the text ends with the file."""
    happened, kept, to_do = (say(CONTEXT, text) for text in _TOLD[trouble.kind])
    where = f"\n{trouble.file}" if trouble.file else ""
    return happened, f"{kept} {to_do}{where}"
