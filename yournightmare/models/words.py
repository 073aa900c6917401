"""How a translatable text becomes a sentence.

Source texts are marked with `QT_TRANSLATE_NOOP` where they stand in tables, and said through `say`.
Fields are named, `{name}`; a counted thing is written `%n thing(s)`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTextBoundaryFinder

CONTEXT: Final = "Words"

MOST_ON_A_BUTTON: Final = 24
"""More letters of a name make a button higher than the page of a small window."""

_FROM_RIGHT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""A letter of a script that runs from right to left (Unicode's blocks for them)."""


def QT_TRANSLATE_NOOP(  # lupdate knows this name
    context: str, text: str, comment: None = None, n: int = -1
) -> str:
    """Mark a text of that context for translation, and return it as it is.

    A text with a counted thing (`%n`) is marked with any `n`, so that it gets its plural forms.
    """
    return text


def say(context: str, text: str, n: int = -1, **fields: object) -> str:
    """Return the text in the language of the moment, with its fields filled in.

    Fields are put in last and as they are, so a name that looks like a field stays a name. One in
    letters from right to left is set apart, so that the words round it keep their order.
    """
    # A number where none is told would look for plural forms that the text doesn't have.
    said = QCoreApplication.translate(context, text, None, n if "%n" in text else -1)
    if not fields:
        return said
    return said.format_map({name: _apart(value) for name, value in fields.items()})


def _apart(value: object) -> object:
    if isinstance(value, str) and _FROM_RIGHT.search(value):
        return f"\u2068{value}\u2069"  # first strong isolate … pop directional isolate
    return value


def signed(value: int) -> str:
    """Return +2, −1 or 0 with a true minus sign."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def named(names: Sequence[str]) -> str:
    """Return names as a list in a sentence, joined in the sentence's language."""
    here, spoken = QLocale(), QLocale(_spoken())
    # The system may speak a language that the texts don't; its dates and numbers are kept, but
    # its "and" has no place among our words.
    locale = here if here.language() == spoken.language() else spoken
    return locale.createSeparatedList(list(names))


def _spoken() -> str:
    """Return the code of the language in which texts are said at the moment."""
    # A translation says its own code here.
    return say(CONTEXT, QT_TRANSLATE_NOOP("Words", "en"))


def decimal(value: float) -> str:
    """Return a number with one place behind its point, as it is written here."""
    return QLocale().toString(value, "f", 1)


def short(name: str) -> str:
    """Return a name for a button: a very long one is cut between two letters."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    for _ in range(MOST_ON_A_BUTTON):
        if finder.toNextBoundary() == -1:
            return name
    # Qt counts in halves of the larger code points
    head = name.encode("utf-16-le")[: 2 * finder.position()].decode("utf-16-le")
    return name if head == name else f"{head.rstrip()}…"
