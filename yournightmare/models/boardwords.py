"""What can be wrong with a board, in words: while it is edited, and in a file somebody wrote."""

from __future__ import annotations

import re
from typing import Final

from yournightmare.games.endless.board import BoardReason, Span
from yournightmare.games.wording import Worded, pattern_of
from yournightmare.models import faults
from yournightmare.models.endless import words as endless
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.boards import BoardError
from yournightmare.sessions.faults import NOT_TOML, UNREADABLE, UNREMOVABLE, UNWRITABLE

CONTEXT: Final = "Boards"

REASONS: Final[dict[str, str]] = {
    BoardReason.TOO_SMALL: QT_TRANSLATE_NOOP("Boards", "At least {low}, please."),
    BoardReason.TOO_LARGE: QT_TRANSLATE_NOOP("Boards", "At most {high}, please."),
    BoardReason.SHADOW_TOO_FAR: QT_TRANSLATE_NOOP(
        "Boards", "The Shadow must start less than one lap behind: at most {high}."
    ),
    BoardReason.LOWEST_NOT_ZERO: QT_TRANSLATE_NOOP("Boards", "This track must begin at 0."),
    BoardReason.START_OUTSIDE: QT_TRANSLATE_NOOP(
        "Boards", "The marker must start on the track: from 0 to {high}."
    ),
    BoardReason.STARTS_DEAD: QT_TRANSLATE_NOOP(
        "Boards", "The marker must not start on 0, which ends the game."
    ),
    BoardReason.NOT_FALLING: QT_TRANSLATE_NOOP(
        "Boards", "Each row must begin below the row above it."
    ),
    BoardReason.ROW_MISSING: QT_TRANSLATE_NOOP("Boards", "The last row must catch every result."),
}

ALLOWED: Final[dict[str, str]] = {
    "circle.fields": QT_TRANSLATE_NOOP("Boards", "The circle has {low} to {high} fields."),
    "circle.shadow_behind": QT_TRANSLATE_NOOP(
        "Boards", "The Shadow starts {low} to {high} fields behind you."
    ),
    "highest": QT_TRANSLATE_NOOP("Boards", "The highest field is a number from {low} to {high}."),
    "start": QT_TRANSLATE_NOOP("Boards", "The start is a number from {low} to {high}."),
    "from": QT_TRANSLATE_NOOP("Boards", "This row begins with a number from {low} to {high}."),
    "eyes": QT_TRANSLATE_NOOP("Boards", "The Shadow goes {low} to {high} steps."),
}
"""What may stand in a box: said whatever is wrong with what stands there."""

_ALIVE: Final = QT_TRANSLATE_NOOP(
    "Boards", "The start is a number from {low} to {high}: 0 ends the game."
)
_BELOW: Final = QT_TRANSLATE_NOOP(
    "Boards", "This row begins below the one above, from {low} to {high}."
)

FIELDS: Final[dict[str, str]] = {
    "name": QT_TRANSLATE_NOOP("Boards", "Name"),
    "circle.fields": QT_TRANSLATE_NOOP("Boards", "Fields in the circle"),
    "circle.shadow_behind": QT_TRANSLATE_NOOP("Boards", "The Shadow's start"),
    "shadow_table": QT_TRANSLATE_NOOP("Boards", "Shadow table"),
}

KINDS: Final[dict[str, str]] = {
    "int": QT_TRANSLATE_NOOP("Boards", "A whole number belongs here."),
    "str": QT_TRANSLATE_NOOP("Boards", "A text in quotation marks belongs here."),
    "array": QT_TRANSLATE_NOOP("Boards", "A list in square brackets belongs here."),
    "object": QT_TRANSLATE_NOOP("Boards", "Named entries belong here."),
}

TEXTS: Final[dict[str, str]] = {
    "it is far too large for a board": QT_TRANSLATE_NOOP("Boards", "It is too large for a board."),
    "its text is not UTF-8": QT_TRANSLATE_NOOP("Boards", "Its text is not UTF-8."),
    "it is nested too deeply": QT_TRANSLATE_NOOP("Boards", "It is nested too deeply."),
    "this can't be a name": QT_TRANSLATE_NOOP("Boards", "This can't be a name."),
    UNREADABLE: QT_TRANSLATE_NOOP("Boards", "It can't be read: {reason}"),
    UNWRITABLE: QT_TRANSLATE_NOOP("Boards", "It can't be written: {reason}"),
    UNREMOVABLE: QT_TRANSLATE_NOOP("Boards", "It can't be removed: {reason}"),
    "a board that comes with the program has this name": QT_TRANSLATE_NOOP(
        "Boards", "A board that comes with the program has this name."
    ),
    "you have a board of this name already": QT_TRANSLATE_NOOP(
        "Boards", "You have a board of this name already."
    ),
}

DECODER_TEXTS: Final[tuple[tuple[str, str], ...]] = (
    (
        r"Object missing required field .*",
        QT_TRANSLATE_NOOP("Boards", "This entry is missing."),
    ),
    (
        r"Object contains unknown field .*",
        QT_TRANSLATE_NOOP("Boards", "No board has an entry of this name."),
    ),
    (
        r"Expected `array` of at (?:least|most) length (?P<count>\d+), got \d+",
        QT_TRANSLATE_NOOP("Boards", "It must have {count} entries."),
    ),
    (
        r"Expected `\w+` of length >= (?P<count>\d+).*",
        QT_TRANSLATE_NOOP("Boards", "It is too short: at least {count}."),
    ),
    (
        r"Expected `\w+` of length <= (?P<count>\d+).*",
        QT_TRANSLATE_NOOP("Boards", "It is too long: at most {count}."),
    ),
    (r"Expected `int` >= (?P<low>-?\d+).*", REASONS[BoardReason.TOO_SMALL]),
    (r"Expected `int` <= (?P<high>-?\d+).*", REASONS[BoardReason.TOO_LARGE]),
)
"""What msgspec says of a board's values."""


def field_title(field: str) -> str:
    """Return how a field (`tracks.mind.start`, `shadow_table.2`) is called on the screen."""
    head, _, rest = field.partition(".")
    if head == "tracks" and rest.split(".")[0] in endless.TRACKS:
        return endless.track(rest.split(".")[0])
    if head == "shadow_table":
        field = head
    return say(CONTEXT, FIELDS[field]) if field in FIELDS else field


def allowed(field: str, span: Span) -> str:
    """Return in a sentence what may stand in a number's box (`tracks.mind.start`)."""
    head, *_, last = field.split(".")
    text = ALLOWED[field] if field in ALLOWED else ALLOWED[last]
    if last == "start" and span[0] > 0:
        text = _ALIVE
    elif (head, last) == ("shadow_table", "from") and field.split(".")[1] != "0":
        text = _BELOW
    low, high = (str(number).replace("-", "−") for number in span)
    return say(CONTEXT, text, low=low, high=high)


def file_fault(error: BoardError) -> str:
    """Return what is wrong in a board's file, with the field as it is written there."""
    said = _file_words(error.text)
    if not error.field:
        return said
    both = QT_TRANSLATE_NOOP("Boards", "{field}: {reason}")
    return say(CONTEXT, both, field=error.field, reason=said)


_PLAIN: Final[dict[str, str]] = {
    BoardReason.TOO_SMALL: QT_TRANSLATE_NOOP("Boards", "This number is too small."),
    BoardReason.TOO_LARGE: QT_TRANSLATE_NOOP("Boards", "This number is too large."),
    BoardReason.SHADOW_TOO_FAR: QT_TRANSLATE_NOOP(
        "Boards", "The Shadow must start less than one lap behind."
    ),
    BoardReason.START_OUTSIDE: QT_TRANSLATE_NOOP("Boards", "The marker must start on the track."),
}
"""Reasons told of a file, where no limit is at hand."""


def _file_words(fault: str) -> str:
    pattern = pattern_of(fault)
    if isinstance(fault, Worded) and pattern == NOT_TOML:
        return faults.not_toml(str(fault.fields["reason"]))
    text = _PLAIN.get(pattern) or REASONS.get(pattern) or TEXTS.get(pattern)
    if text is not None:
        return say(CONTEXT, text, -1, **faults.fields(fault))
    return _decoder_words(fault)


def _decoder_words(fault: str) -> str:
    for pattern, text in DECODER_TEXTS:
        found = re.fullmatch(pattern, fault, re.DOTALL)
        if found:
            return say(CONTEXT, text, -1, **found.groupdict())
    wanted = re.match(r"Expected `(\w+)`", fault)
    if wanted and wanted[1] in KINDS:
        return say(CONTEXT, KINDS[wanted[1]])
    said = faults.told(fault)
    return said[:1].upper() + said[1:]
