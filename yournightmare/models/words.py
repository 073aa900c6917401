"""How a translatable text becomes a sentence.

Source texts are marked with `QT_TRANSLATE_NOOP` where they stand in tables, and said through `say`.
Fields are named, `{name}`; a counted thing is written `%n thing(s)`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def QT_TRANSLATE_NOOP(  # lupdate knows this name
    context: str, text: str, comment: None = None, n: int = -1
) -> str:
    """Mark a text of that context for translation, and return it as it is.

    A text with a counted thing (`%n`) is marked with any `n`, so that it gets its plural forms.
    """
    return text


def say(context: str, text: str, n: int = -1, **fields: object) -> str:
    """Return the text in the language of the moment, with its fields filled in.

    Fields are put in last and as they are, so a name that looks like a field stays a name.
    """
    # A number where none is told would look for plural forms that the text doesn't have.
    said = QCoreApplication.translate(context, text, None, n if "%n" in text else -1)
    return said.format_map(fields) if fields else said


def signed(value: int) -> str:
    """Return +2, −1 or 0 with a true minus sign."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"
