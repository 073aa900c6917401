"""What is wrong with a file or a record, told in the reader's language.

The sessions tell a fault as an English piece of a sentence, without capital and full stop, for they
know no Qt and the command line prints it. Here the pattern of every such piece has a text that can
be translated; one that is not known, such as what a library found wrong, is shown as it is.
"""

from __future__ import annotations

import errno
import os
import re
from enum import StrEnum
from typing import Final

from yournightmare.games.wording import Worded, pattern_of
from yournightmare.models import namewords
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import decoder
from yournightmare.sessions.replay import BrokenRecord

CONTEXT: Final = "Faults"

_SYSTEM: Final[dict[int, str]] = {
    errno.ENOENT: QT_TRANSLATE_NOOP("Faults", "it is not there"),
    errno.EACCES: QT_TRANSLATE_NOOP("Faults", "it is not allowed"),
    errno.EPERM: QT_TRANSLATE_NOOP("Faults", "it is not allowed"),
    errno.EEXIST: QT_TRANSLATE_NOOP("Faults", "there is a file of this name already"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Faults", "it is not a folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("Faults", "it is a folder"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("Faults", "the disk is full"),
    errno.EROFS: QT_TRANSLATE_NOOP("Faults", "the disk can only be read"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Faults", "its name is too long"),
    errno.EIO: QT_TRANSLATE_NOOP("Faults", "the disk does not answer"),
}

_TEXTS: Final[dict[str, str]] = {
    text: text
    for text in (
        QT_TRANSLATE_NOOP("Faults", "unfinished"),
        QT_TRANSLATE_NOOP("Faults", "step {step}: {fault}"),
        # files
        QT_TRANSLATE_NOOP("Faults", "it is missing"),
        QT_TRANSLATE_NOOP("Faults", "it is empty"),
        QT_TRANSLATE_NOOP("Faults", "it is cut off"),
        QT_TRANSLATE_NOOP("Faults", "it is damaged or too large"),
        QT_TRANSLATE_NOOP("Faults", "it is nested too deeply"),
        QT_TRANSLATE_NOOP("Faults", "its text is not UTF-8"),
        QT_TRANSLATE_NOOP("Faults", "it is not a file"),
        QT_TRANSLATE_NOOP("Faults", "there is no such file"),
        QT_TRANSLATE_NOOP("Faults", "there is a file of this name already"),
        QT_TRANSLATE_NOOP("Faults", "it can't be read"),
        QT_TRANSLATE_NOOP("Faults", "it can't be read ({reason})"),
        QT_TRANSLATE_NOOP("Faults", "it can't be written ({reason})"),
        QT_TRANSLATE_NOOP("Faults", "it can't be removed ({reason})"),
        QT_TRANSLATE_NOOP("Faults", "what is packed in it is damaged"),
        QT_TRANSLATE_NOOP("Faults", "it is not a file of saved games"),
        QT_TRANSLATE_NOOP("Faults", "it is not a saved game of Your Nightmare"),
        QT_TRANSLATE_NOOP("Faults", "it is larger than {size} MB, which no saved game is"),
        QT_TRANSLATE_NOOP("Faults", "it unpacks to more than {size} MB, as no saved game does"),
        QT_TRANSLATE_NOOP("Faults", "it unpacks to another length than it says"),
        QT_TRANSLATE_NOOP("Faults", "its checksum is wrong: it was cut off or changed"),
        QT_TRANSLATE_NOOP("Faults", "its checksum is wrong: something in it was changed"),
        # records
        QT_TRANSLATE_NOOP("Faults", "{game} is not played by {seats}"),
        QT_TRANSLATE_NOOP("Faults", "{name} can't be a name"),
        QT_TRANSLATE_NOOP("Faults", "{name}: {reason}"),
        QT_TRANSLATE_NOOP("Faults", "{points} points ({causes})"),
        QT_TRANSLATE_NOOP("Faults", "step {step} can't be played on from"),
        QT_TRANSLATE_NOOP("Faults", "step {step} is not between 0 and {last}"),
        QT_TRANSLATE_NOOP("Faults", "the entry and its decision name different seats"),
        QT_TRANSLATE_NOOP("Faults", "it was played before the decision ahead of it"),
        QT_TRANSLATE_NOOP("Faults", "the game stands differently from what was recorded"),
        QT_TRANSLATE_NOOP("Faults", "the game set up is not the one recorded"),
        QT_TRANSLATE_NOOP("Faults", "the set-up is not the one this seed gives"),
        QT_TRANSLATE_NOOP("Faults", "the rules forbid this decision: {reason}"),
        QT_TRANSLATE_NOOP("Faults", "the rules can't play this decision"),
        QT_TRANSLATE_NOOP("Faults", "the record says {recorded}, the replay gives {replayed}"),
        QT_TRANSLATE_NOOP(
            "Faults", "it was begun by rules version {its}, which this program doesn't have"
        ),
        QT_TRANSLATE_NOOP(
            "Faults",
            "it was played by rules version {its}, and this program has version {ours}; "
            "up to here both agree ({reason})",
        ),
        QT_TRANSLATE_NOOP("Faults", "the game {game} is not in this version, which has: {known}"),
        # what the decoder finds
        QT_TRANSLATE_NOOP("Faults", "at {place}: {fault}"),
        QT_TRANSLATE_NOOP("Faults", "something in it has the wrong form"),
        QT_TRANSLATE_NOOP("Faults", "it has to be {wanted}, not {found}"),
        QT_TRANSLATE_NOOP("Faults", "it has to be {wanted}"),
        QT_TRANSLATE_NOOP("Faults", "it has to be {least} or more"),
        QT_TRANSLATE_NOOP("Faults", "it has to be {most} or less"),
        QT_TRANSLATE_NOOP("Faults", "its length has to be {length}"),
        QT_TRANSLATE_NOOP("Faults", "its length has to be {least} or more"),
        QT_TRANSLATE_NOOP("Faults", "its length has to be {most} or less"),
        QT_TRANSLATE_NOOP("Faults", "its length has to be {least} to {most}"),
        QT_TRANSLATE_NOOP("Faults", "it is not written as it has to be"),
        QT_TRANSLATE_NOOP("Faults", "it has a field that is not known: {field}"),
        QT_TRANSLATE_NOOP("Faults", "the field {field} is missing"),
        QT_TRANSLATE_NOOP("Faults", "it can't be {value}"),
        QT_TRANSLATE_NOOP("Faults", "it is too large a number"),
        QT_TRANSLATE_NOOP("Faults", "it is no date"),
        QT_TRANSLATE_NOOP("Faults", "from byte {byte} on it is not JSON"),
        QT_TRANSLATE_NOOP("Faults", "from byte {byte} on it can't be read"),
        QT_TRANSLATE_NOOP("Faults", "a whole number"),
        QT_TRANSLATE_NOOP("Faults", "a number"),
        QT_TRANSLATE_NOOP("Faults", "a fraction"),
        QT_TRANSLATE_NOOP("Faults", "text"),
        QT_TRANSLATE_NOOP("Faults", "true or false"),
        QT_TRANSLATE_NOOP("Faults", "a list"),
        QT_TRANSLATE_NOOP("Faults", "a group of fields"),
        QT_TRANSLATE_NOOP("Faults", "nothing"),
        QT_TRANSLATE_NOOP("Faults", "bytes"),
        QT_TRANSLATE_NOOP("Faults", "something else"),
        QT_TRANSLATE_NOOP("Faults", "{one} or {other}"),
        # boards by name
        QT_TRANSLATE_NOOP("Faults", "there is no board named {name}; there are: {known}"),
        QT_TRANSLATE_NOOP("Faults", "there is no dice board named {name}; there are: {known}"),
        QT_TRANSLATE_NOOP("Faults", "you have no board named {name}"),
        QT_TRANSLATE_NOOP("Faults", "there are too many boards of this name"),
    )
}
"""Faults that are said as the sessions tell them."""

_NEWER: Final = QT_TRANSLATE_NOOP(
    "Faults",
    "it is of version {its}, this program reads up to version {ours}: "
    "open it with a newer version of the program",
)
_NO_DIE: Final = QT_TRANSLATE_NOOP("Faults", "{die}: {eyes} is not a result from 1 to 6")
_NO_SUCH_RESULT: Final = QT_TRANSLATE_NOOP("Faults", "{die}: what was recorded can't be its result")
_MISSING: Final = QT_TRANSLATE_NOOP("Faults", "{die}: the result is missing from the record")
_NO_ORDER: Final = QT_TRANSLATE_NOOP("Faults", "{die}: the order recorded is none")

_OTHERWISE: Final[dict[str, str]] = {
    **{os.strerror(number): text for number, text in _SYSTEM.items()},
    **namewords.PIECES,
    "{name} is not a clean name": QT_TRANSLATE_NOOP("Faults", "{name} can't be a name"),
    "this session is too long for a file": QT_TRANSLATE_NOOP(
        "Faults", "this game is too long for a file"
    ),
    "it is of version {its} of the file form, this program reads version {ours}": _NEWER,
    "it is of version {its} of the session form, this program reads up to version {ours}: "
    "open it with a newer version of the program": _NEWER,
    "no opening": QT_TRANSLATE_NOOP("Faults", "the set-up is missing"),
    "the chance recorded is not the one this seed gives": QT_TRANSLATE_NOOP(
        "Faults", "the dice recorded are not those this seed gives"
    ),
    "{points} points, places {places} ({reason})": QT_TRANSLATE_NOOP(
        "Faults", "{points} points, places {places}"
    ),
    # what chance gave
    "the {die} shows {eyes}, not 1 to 6": _NO_DIE,
    "the recorded result of the {die} is not a die from 1 to 6": QT_TRANSLATE_NOOP(
        "Faults", "{die}: the result recorded is not a die from 1 to 6"
    ),
    "the {die} has an order that is none": _NO_ORDER,
    "the recorded result of the {die} is no order of {count}": _NO_ORDER,
    "the {die} counts for zone {zone}, not I to VI": _NO_SUCH_RESULT,
    "the {die} counts for zone {zone}, but came in elsewhere": _NO_SUCH_RESULT,
    "the {die} shows {hundredths} hundredths of a second": _NO_SUCH_RESULT,
    "the recorded result of the {die} is not a coin": _NO_SUCH_RESULT,
    "the recorded result of the {die} is no place on the table": _NO_SUCH_RESULT,
    "the recorded result of the {die} is no throw on the dice board": _NO_SUCH_RESULT,
    "the recorded result of the {die} is no time of a stopwatch": _NO_SUCH_RESULT,
    "the recorded result of the {die} is neither a hit nor a miss": _NO_SUCH_RESULT,
    "the result of the {die} is missing from the record": _MISSING,
    "no result was written down for the {die}": _MISSING,
    "the record has a result of the {other}, not of the {die}": QT_TRANSLATE_NOOP(
        "Faults", "{die}: the record has another result here ({other})"
    ),
    "the record has a result of the {die} too many": QT_TRANSLATE_NOOP(
        "Faults", "{die}: the record has a result too many"
    ),
}
"""Faults that are said in other words than the sessions tell them."""

TEXTS: Final = _TEXTS | _OTHERWISE


def told(fault: str) -> str:
    """Return a fault in the language of the moment; as it is if it isn't known."""
    text = TEXTS.get(pattern_of(fault))
    if text is not None:
        return say(CONTEXT, text, -1, **fields(fault))
    if isinstance(fault, Worded):
        return fault.pattern.format_map(fields(fault))
    found = decoder.in_words(fault)
    return fault if found is None else told(found)


def not_toml(reason: str) -> str:
    """Return a sentence on a file that isn't TOML, from what the reader of TOML says."""
    place = re.search(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)", reason)
    if place is None:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Faults", "It can't be read as TOML."))
    text = QT_TRANSLATE_NOOP(
        "Faults", "It can't be read as TOML from line {line}, column {column} on."
    )
    return say(CONTEXT, text, -1, **place.groupdict())


def fields(fault: str) -> dict[str, str]:
    """Return the fields of a fault, told."""
    if not isinstance(fault, Worded):
        return {}
    return {name: _field(name, value) for name, value in fault.fields.items()}


def _field(name: str, value: object) -> str:
    """Return a field of a fault, which may be a fault itself, a refusal, a die or causes."""
    # Here, so that whoever only asks for a text doesn't bring a game along.
    from yournightmare.models.endless import words

    if isinstance(value, StrEnum):
        return _refusal(value)
    if isinstance(value, Worded) or name in ("fault", "reason", "recorded", "replayed"):
        return told(value if isinstance(value, str) else str(value))
    if name in ("die", "other"):
        return words.die(str(value)) if value in words.DICE else str(value)
    if name == "causes":
        return ", ".join(_cause(cause) for cause in str(value).split(", "))
    return str(value)


def _refusal(reason: StrEnum) -> str:
    from yournightmare.models.endless import words as endless
    from yournightmare.models.tricks import words as tricks
    from yournightmare.models.worst import words as worst

    for refusals, said in (
        (endless.REFUSALS, endless.refusal),
        (worst.REFUSALS, worst.refusal),
        (tricks.REFUSALS, tricks.refusal),
    ):
        if reason in refusals:
            return said(reason)
    return told(str(reason))


def _cause(text: str) -> str:
    from yournightmare.games.endless.state import Cause
    from yournightmare.models.endless import words

    if text == Cause.NIGHTMARE:
        return say(words.CONTEXT, words.PHASES[0])
    return words.track(text) if text in words.TRACKS else text


def problem(error: Exception) -> str:
    """Return what an error says, as one sentence that names the file or the step."""
    from yournightmare.sessions.files import FileFault

    if isinstance(error, FileFault):
        text = QT_TRANSLATE_NOOP("Faults", "{file}: {fault}.")
        return say(CONTEXT, text, file=error.file.name, fault=told(error.fault))
    if isinstance(error, OSError) and error.filename is not None:
        text = QT_TRANSLATE_NOOP("Faults", "{file}: {fault}.")
        return say(CONTEXT, text, file=error.filename, fault=system(error))
    if isinstance(error, BrokenRecord):
        text = QT_TRANSLATE_NOOP("Faults", "Step {step}: {fault}.")
        return say(CONTEXT, text, step=error.fault.step, fault=told(error.fault.text))
    said = told(str(error))
    return said[:1].upper() + said[1:]


def system(error: OSError) -> str:
    """Return why the system refused a file, as a piece of a sentence."""
    return told(error.strerror or str(error))
