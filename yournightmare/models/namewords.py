"""Why a name is refused, in words (T2): of a seat, a board, a deck, a saved game, in a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import names
from yournightmare.sessions.names import NameRefusal

CONTEXT: Final = "Names"

Named = Literal["seat", "board", "deck"]
"""What can't have a name that another of its kind has; saved games can be called alike."""

_SENTENCES: Final[dict[NameRefusal, str]] = {
    NameRefusal.BLANK: QT_TRANSLATE_NOOP("Names", "A name needs at least one visible letter."),
    NameRefusal.TOO_LONG: QT_TRANSLATE_NOOP("Names", "A name has at most 64 letters."),
    NameRefusal.CONTROL: QT_TRANSLATE_NOOP("Names", "A name can't hold control characters."),
    NameRefusal.BROKEN: QT_TRANSLATE_NOOP(
        "Names", "This name holds half a character, which can't be saved."
    ),
}
_TAKEN: Final[dict[Named, str]] = {
    "seat": QT_TRANSLATE_NOOP("Names", "Somebody at this table has that name already."),
    "board": QT_TRANSLATE_NOOP("Names", "Another board has this name."),
    "deck": QT_TRANSLATE_NOOP("Names", "Another deck has this name."),
}

PIECES: Final[dict[str, str]] = {
    NameRefusal.BLANK: QT_TRANSLATE_NOOP("Faults", "a name needs at least one visible letter"),
    NameRefusal.TOO_LONG: QT_TRANSLATE_NOOP("Faults", "a name has at most 64 letters"),
    NameRefusal.CONTROL: QT_TRANSLATE_NOOP("Faults", "a name can't hold control characters"),
    NameRefusal.BROKEN: QT_TRANSLATE_NOOP("Faults", "a name can't hold half a character"),
    NameRefusal.TAKEN: QT_TRANSLATE_NOOP("Faults", "somebody at this table has that name already"),
}
"""The same within a sentence of `models.faults`, which says what was wrong with a record."""


def refused(reason: NameRefusal, named: Named = "seat") -> str:
    """Return why a name is refused, as a sentence."""
    return say(CONTEXT, _TAKEN[named] if reason is NameRefusal.TAKEN else _SENTENCES[reason])


def fault(name: str, others: Iterable[str] = (), named: Named = "seat") -> str:
    """Return why a name can't be used beside `others`, as a sentence; empty if it can."""
    reason = names.refusal(name, others)
    return "" if reason is None else refused(reason, named)
