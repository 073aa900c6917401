"""What can be wrong with a file of a deck (R-Y11), in the reader's language and in a sentence.

What can be wrong with any file stands in `models.faults`.
"""

from __future__ import annotations

import re
from typing import Final

from yournightmare.games.wording import Worded, pattern_of
from yournightmare.models import faults
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.faults import NOT_A_DECK, NOT_TOML
from yournightmare.sessions.feardecks import FearDeckError, LineFault

CONTEXT: Final = "Decks"

TEXTS: Final[dict[str, str]] = {
    "a deck needs at least {least} different fears, and this file has {count}": QT_TRANSLATE_NOOP(
        "Decks", "A deck needs at least {least} different fears; this file has {count}."
    ),
    "a deck has at most {most} fears, and this file has more": QT_TRANSLATE_NOOP(
        "Decks", "A deck has at most {most} fears; this file has more."
    ),
    "a deck has {least} to {most} fears, not {count}": QT_TRANSLATE_NOOP(
        "Decks", "A deck has {least} to {most} fears; this file has {count}."
    ),
    "it has more than {most} lines": QT_TRANSLATE_NOOP("Decks", "It has more than {most} lines."),
    "it is larger than {size} MB": QT_TRANSLATE_NOOP("Decks", "It is larger than {size} MB."),
    "its text is UTF-16; save it as UTF-8 and take it in again": QT_TRANSLATE_NOOP(
        "Decks", "Its text is UTF-16. Save it as UTF-8, then bring it in again."
    ),
    "line {line} is not UTF-8 text; save the file as UTF-8 and take it in again": QT_TRANSLATE_NOOP(
        "Decks", "Line {line} is not UTF-8. Save the file as UTF-8, then bring it in again."
    ),
    "the deck can't have this name: {reason}": QT_TRANSLATE_NOOP(
        "Decks", "The deck can't be called so: {reason}."
    ),
    "the deck can't have this name": QT_TRANSLATE_NOOP(
        "Decks", "What stands at “name” can't be a name."
    ),
    "you have a deck of this name already": QT_TRANSLATE_NOOP(
        "Decks", "You have a deck of this name already."
    ),
    "you have no deck named {name}": QT_TRANSLATE_NOOP("Decks", "You have no deck named {name}."),
    "there are too many decks of this name": QT_TRANSLATE_NOOP(
        "Decks", "There are too many decks of this name."
    ),
    f"card {{card}}: {LineFault.BLANK}": QT_TRANSLATE_NOOP(
        "Decks", "Card {card}: no visible letter."
    ),
    f"card {{card}}: {LineFault.TOO_LONG}": QT_TRANSLATE_NOOP(
        "Decks", "Card {card}: more than 64 letters."
    ),
    f"card {{card}}: {LineFault.CONTROL}": QT_TRANSLATE_NOOP(
        "Decks", "Card {card}: signs that can't be shown."
    ),
    f"card {{card}}: {LineFault.TWICE} (card {{first}})": QT_TRANSLATE_NOOP(
        "Decks", "Card {card}: the same as card {first}."
    ),
    "card {card}: it holds a blank or a sign too many": QT_TRANSLATE_NOOP(
        "Decks", "Card {card}: a blank or a sign too many."
    ),
}


def file_fault(error: FearDeckError) -> str:
    """Return what is wrong with a deck's file, in a sentence."""
    fault = error.text
    pattern = pattern_of(fault)
    if pattern in TEXTS:
        return say(CONTEXT, TEXTS[pattern], -1, **faults.fields(fault))
    if isinstance(fault, Worded) and pattern in (NOT_A_DECK, NOT_TOML):
        return _library_fault(pattern, str(fault.fields["reason"]))
    said = faults.told(fault)
    return f"{said[:1].upper()}{said[1:]}" + ("" if said.endswith(".") else ".")


def _library_fault(pattern: str, text: str) -> str:
    """Return what msgspec or tomllib says of a deck's file, which tells little but the place."""
    if pattern == NOT_TOML:
        return faults.not_toml(text)
    field = re.search(r"(?:required|unknown) field `(?P<place>[^`]*)`", text)
    if field:
        said = QT_TRANSLATE_NOOP(
            "Decks", "A deck has a “name” and “cards”, and nothing else; look at “{place}”."
        )
        return say(CONTEXT, said, place=field["place"])
    entry = re.search(r" - at `\$\.?(?P<place>[^`]*)`$", text)
    if entry:
        said = QT_TRANSLATE_NOOP("Decks", "Only text in quotation marks can stand at “{place}”.")
        return say(CONTEXT, said, place=entry["place"])
    return say(CONTEXT, QT_TRANSLATE_NOOP("Decks", "It is not a deck."))
