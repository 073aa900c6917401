"""Sentences that remember what they were made of.

Rules and records tell what is wrong in English, for the command line prints it and they know
nothing of languages. Whoever shows it to a person looks the pattern up in a catalogue and puts the
same fields into what is found there.
"""

from __future__ import annotations


class Worded(str):
    """A piece of an English sentence with the pattern and the fields it was made of.

    A field may itself be `Worded`. Everywhere else it is the plain text.
    """

    __slots__ = ("fields", "pattern")

    pattern: str
    fields: dict[str, object]

    def __new__(cls, pattern: str, /, **fields: object) -> Worded:
        worded = super().__new__(cls, pattern.format_map(fields))
        worded.pattern = pattern
        worded.fields = fields
        return worded

    def __str__(self) -> str:
        # An exception hands its text on by str(), which would else make a bare str of it.
        return self


def pattern_of(text: str) -> str:
    """Return the pattern a text was made of; a text without fields is its own."""
    return text.pattern if isinstance(text, Worded) else text
