"""What can be wrong with a file of a deck (R-Y11), in the reader's language.

The sessions tell it as an English piece of a sentence, as they do for all files (`models.faults`).
"""

from __future__ import annotations

import re
from typing import Final

from yournightmare.models import faults
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.feardecks import FearDeckError, LineFault

CONTEXT: Final = "Decks"

FILE_TEXTS: Final[tuple[tuple[str, str], ...]] = (
    (
        r"a deck needs at least (?P<least>\d+) different fears, and this file has (?P<count>\d+)",
        QT_TRANSLATE_NOOP(
            "Decks", "A deck needs at least {least} different fears; this file has {count}."
        ),
    ),
    (
        r"a deck has at most (?P<most>\d+) fears, and this file has more",
        QT_TRANSLATE_NOOP("Decks", "A deck has at most {most} fears; this file has more."),
    ),
    (
        r"a deck has (?P<least>\d+) to (?P<most>\d+) fears, not (?P<count>\d+)",
        QT_TRANSLATE_NOOP("Decks", "A deck has {least} to {most} fears; this file has {count}."),
    ),
    (
        r"it has more than (?P<most>\d+) lines",
        QT_TRANSLATE_NOOP("Decks", "It has more than {most} lines."),
    ),
    (
        r"it is larger than (?P<size>\d+) MB",
        QT_TRANSLATE_NOOP("Decks", "It is larger than {size} MB."),
    ),
    (
        r"its text is UTF-16; save it as UTF-8 and take it in again",
        QT_TRANSLATE_NOOP("Decks", "Its text is UTF-16. Save it as UTF-8, then bring it in again."),
    ),
    (
        r"line (?P<line>\d+) is not UTF-8 text; save the file as UTF-8 and take it in again",
        QT_TRANSLATE_NOOP(
            "Decks", "Line {line} is not UTF-8. Save the file as UTF-8, then bring it in again."
        ),
    ),
    (
        r"the deck can't have this name: (?P<reason>.*)",
        QT_TRANSLATE_NOOP("Decks", "The deck can't be called so: {reason}."),
    ),
    (
        r"the deck can't have this name",
        QT_TRANSLATE_NOOP("Decks", "What stands at “name” can't be a name."),
    ),
    (
        r"you have a deck of this name already",
        QT_TRANSLATE_NOOP("Decks", "You have a deck of this name already."),
    ),
    (
        r"you have no deck named (?P<name>['\"].*['\"])",
        QT_TRANSLATE_NOOP("Decks", "You have no deck named {name}."),
    ),
    (
        r"there are too many decks of this name",
        QT_TRANSLATE_NOOP("Decks", "There are too many decks of this name."),
    ),
    (
        r"it is not TOML: .*\(at line (?P<line>\d+), column (?P<column>\d+)\)",
        QT_TRANSLATE_NOOP(
            "Decks", "It can't be read as TOML from line {line}, column {column} on."
        ),
    ),
    (r"it is not TOML: .*", QT_TRANSLATE_NOOP("Decks", "It can't be read as TOML.")),
    (
        r"it is not a deck: .*(?:required|unknown) field `(?P<place>[^`]*)`.*",
        QT_TRANSLATE_NOOP(
            "Decks", "A deck has a “name” and “cards”, and nothing else; look at “{place}”."
        ),
    ),
    (
        r"it is not a deck: .* - at `\$\.?(?P<place>[^`]*)`",
        QT_TRANSLATE_NOOP("Decks", "Only text in quotation marks can stand at “{place}”."),
    ),
    (r"it is not a deck: .*", QT_TRANSLATE_NOOP("Decks", "It is not a deck.")),
    (
        rf"card (?P<card>\d+): {LineFault.BLANK}",
        QT_TRANSLATE_NOOP("Decks", "Card {card}: no visible letter."),
    ),
    (
        rf"card (?P<card>\d+): {LineFault.TOO_LONG}",
        QT_TRANSLATE_NOOP("Decks", "Card {card}: more than 64 letters."),
    ),
    (
        rf"card (?P<card>\d+): {LineFault.CONTROL}",
        QT_TRANSLATE_NOOP("Decks", "Card {card}: signs that can't be shown."),
    ),
    (
        rf"card (?P<card>\d+): {LineFault.TWICE} \(card (?P<first>\d+)\)",
        QT_TRANSLATE_NOOP("Decks", "Card {card}: the same as card {first}."),
    ),
    (
        r"card (?P<card>\d+): it holds a blank or a sign too many",
        QT_TRANSLATE_NOOP("Decks", "Card {card}: a blank or a sign too many."),
    ),
)


def file_fault(error: FearDeckError) -> str:
    """Return what is wrong with a deck's file, in a sentence."""
    for pattern, text in FILE_TEXTS:
        match = re.fullmatch(pattern, error.text, re.DOTALL)
        if match:
            fields = match.groupdict()
            if "reason" in fields:
                fields["reason"] = faults.told(fields["reason"])
            return say(CONTEXT, text, -1, **fields)
    said = faults.told(error.text)
    return f"{said[:1].upper()}{said[1:]}" + ("" if said.endswith(".") else ".")
