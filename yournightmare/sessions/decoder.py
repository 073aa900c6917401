"""What the decoder finds wrong with a file or a record, in our own words and with the place.

The decoder (msgspec) speaks of types and paths, for whoever programs with it. Whoever reads a fault
here has a saved game or wrote a reference game by hand, and wants to know what is wrong and where.
"""

from __future__ import annotations

import re
from functools import reduce
from typing import Final

from yournightmare.games.wording import Worded

KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a group of fields",
    "null": "nothing",
    "bytes": "bytes",
}
"""What the decoder calls the things that can stand in a file."""

FRACTION: Final = "a fraction"
OTHER_KIND: Final = "something else"
OR: Final = "{one} or {other}"
AT: Final = "at {place}: {fault}"
WRONG: Final = "something in it has the wrong form"

_NUMBER: Final = r"(?P<{}>-?[\d.e+]+)"
_LEAST, _MOST, _LENGTH = (_NUMBER.format(name) for name in ("least", "most", "length"))

SAID: Final = {
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`": "it has to be {wanted}, not {found}",
    r"Expected `(?P<wanted>[^`]*)`": "it has to be {wanted}",
    rf"Expected `(?:int|float)` >=? {_LEAST}": "it has to be {least} or more",
    rf"Expected `(?:int|float)` <=? {_MOST}": "it has to be {most} or less",
    rf"Expected `\w+` of length >= {_LEAST}": "its length has to be {least} or more",
    rf"Expected `\w+` of length <= {_MOST}": "its length has to be {most} or less",
    rf"Expected `\w+` of length {_LENGTH}(?:, got .*)?": "its length has to be {length}",
    rf"Expected `\w+` of length {_LEAST} to {_MOST}(?:, got .*)?": (
        "its length has to be {least} to {most}"
    ),
    rf"Expected `\w+` of at least length {_LEAST}.*": "its length has to be {least} or more",
    rf"Expected `\w+` of at most length {_MOST}.*": "its length has to be {most} or less",
    r"Expected `str` matching regex .*": "it is not written as it has to be",
    r"Invalid (?:base64|RFC3339|ISO8601|UUID|decimal|epoch).*": "it is not written as it has to be",
    r"Object contains unknown field `(?P<field>.*)`": "it has a field that is not known: {field}",
    r"Object missing required field `(?P<field>.*)`": "the field {field} is missing",
    r"Invalid (?:enum )?value (?P<value>.*)": "it can't be {value}",
    r"(?:Integer value|Number|Duration|Timestamp|Out of range).*": "it is too large a number",
    r"Input data was truncated": "it is cut off",
    r"Invalid UTF-8 encoded string": "its text is not UTF-8",
    r"JSON is malformed: .*\(byte (?P<byte>\d+)\)": "from byte {byte} on it is not JSON",
    r"MessagePack data is malformed: .*\(byte (?P<byte>\d+)\)": (
        "from byte {byte} on it can't be read"
    ),
}
"""What the decoder says, and what we say instead."""

_MOST_SHOWN: Final = 60
_PLACED: Final = r"(?P<fault>.*?)(?: - at (?:`key` in )?`\$(?P<place>[^`]*)`)?"


def fault_of(error: BaseException, within: str = "") -> str:
    """Return what is wrong, for any error of decoding.

    `within`: the place of what was decoded in the whole of it, as a dotted path.
    """
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, UnicodeError):
        return "its text is not UTF-8"
    if isinstance(error, OverflowError):
        return _at(within, "it is too large a number")
    return in_words(str(error), within) or _at(within, WRONG)


def in_words(said: str, within: str = "") -> str | None:
    """Return in our words what the decoder said; None if it is no sentence of its."""
    # Patterns are made when the first is needed: a start without faults does without them.
    placed = re.fullmatch(_PLACED, said, re.DOTALL)
    assert placed is not None  # it fits every text
    for theirs, ours in SAID.items():
        found = re.fullmatch(theirs, placed["fault"], re.DOTALL)
        if found is not None:
            fields = {name: _field(name, value) for name, value in found.groupdict().items()}
            place = f"{within}{placed['place'] or ''}".replace("[...]", "").removeprefix(".")
            return _at(place, Worded(ours, **fields) if fields else ours)
    return None


def _at(place: str, fault: str) -> str:
    return Worded(AT, place=_short(place), fault=fault) if place else fault


def _field(name: str, value: str) -> str:
    if name not in ("wanted", "found"):
        return _short(value)
    known = KINDS | {"float": FRACTION} if name == "found" else KINDS
    kinds = [Worded(known.get(kind, OTHER_KIND)) for kind in value.split(" | ")]
    return reduce(lambda one, other: Worded(OR, one=one, other=other), kinds)


def _short(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"
