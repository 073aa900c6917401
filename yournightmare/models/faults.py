"""What is wrong with a file or a record, told in the reader's language.

The sessions tell a fault as an English piece of a sentence, without capital and full stop, for they
know no Qt and the command line prints it. Here every such piece has a text that can be translated;
one that is not known, such as what a library found wrong, is shown as it is.
"""

from __future__ import annotations

import errno
import os
import re
from typing import Final

from yournightmare.games.game import Refusal
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.names import NameRefusal
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

_PLAIN: Final[dict[str, str]] = {
    **{os.strerror(number): text for number, text in _SYSTEM.items()},
    NameRefusal.BLANK: QT_TRANSLATE_NOOP("Faults", "a name needs at least one visible letter"),
    NameRefusal.TOO_LONG: QT_TRANSLATE_NOOP("Faults", "a name has at most 64 letters"),
    NameRefusal.CONTROL: QT_TRANSLATE_NOOP("Faults", "a name can't hold control characters"),
    NameRefusal.BROKEN: QT_TRANSLATE_NOOP("Faults", "a name can't hold half a character"),
    NameRefusal.TAKEN: QT_TRANSLATE_NOOP("Faults", "somebody at this table has that name already"),
    "unfinished": QT_TRANSLATE_NOOP("Faults", "unfinished"),
    "it is missing": QT_TRANSLATE_NOOP("Faults", "it is missing"),
    "it is empty": QT_TRANSLATE_NOOP("Faults", "it is empty"),
    "it is cut off": QT_TRANSLATE_NOOP("Faults", "it is cut off"),
    "it is damaged or too large": QT_TRANSLATE_NOOP("Faults", "it is damaged or too large"),
    "it is nested too deeply": QT_TRANSLATE_NOOP("Faults", "it is nested too deeply"),
    "its text is not UTF-8": QT_TRANSLATE_NOOP("Faults", "its text is not UTF-8"),
    "it is not a file": QT_TRANSLATE_NOOP("Faults", "it is not a file"),
    "there is no such file": QT_TRANSLATE_NOOP("Faults", "there is no such file"),
    "there is a file of this name already": QT_TRANSLATE_NOOP(
        "Faults", "there is a file of this name already"
    ),
    "it can't be read": QT_TRANSLATE_NOOP("Faults", "it can't be read"),
    "it is not a file of saved games": QT_TRANSLATE_NOOP(
        "Faults", "it is not a file of saved games"
    ),
    "it is not a saved game of Your Nightmare": QT_TRANSLATE_NOOP(
        "Faults", "it is not a saved game of Your Nightmare"
    ),
    "its checksum is wrong: it was cut off or changed": QT_TRANSLATE_NOOP(
        "Faults", "its checksum is wrong: it was cut off or changed"
    ),
    "its checksum is wrong: something in it was changed": QT_TRANSLATE_NOOP(
        "Faults", "its checksum is wrong: something in it was changed"
    ),
    "it unpacks to another length than it says": QT_TRANSLATE_NOOP(
        "Faults", "it unpacks to another length than it says"
    ),
    "this session is too long for a file": QT_TRANSLATE_NOOP(
        "Faults", "this game is too long for a file"
    ),
    "the entry and its decision name different seats": QT_TRANSLATE_NOOP(
        "Faults", "the entry and its decision name different seats"
    ),
    "it was played before the decision ahead of it": QT_TRANSLATE_NOOP(
        "Faults", "it was played before the decision ahead of it"
    ),
    "the game stands differently from what was recorded": QT_TRANSLATE_NOOP(
        "Faults", "the game stands differently from what was recorded"
    ),
    "the game set up is not the one recorded": QT_TRANSLATE_NOOP(
        "Faults", "the game set up is not the one recorded"
    ),
    "the set-up is not the one this seed gives": QT_TRANSLATE_NOOP(
        "Faults", "the set-up is not the one this seed gives"
    ),
    "the chance recorded is not the one this seed gives": QT_TRANSLATE_NOOP(
        "Faults", "the dice recorded are not those this seed gives"
    ),
    "no opening": QT_TRANSLATE_NOOP("Faults", "the set-up is missing"),
}

# How the decoder's own sentences begin; they speak of types, which tells a person nothing.
_DECODER: Final = (
    r"(?:Expected|Object|Invalid|Input data|MessagePack|JSON|Trailing|Integer|Number|Out of range"
    r"|month|day|hour|minute|second|year)\b"
)

_WITH_FIELDS: Final[tuple[tuple[str, str], ...]] = (
    (
        r"it can't be read \((?P<reason>.*)\)",
        QT_TRANSLATE_NOOP("Faults", "it can't be read ({reason})"),
    ),
    (
        r"it can't be written \((?P<reason>.*)\)",
        QT_TRANSLATE_NOOP("Faults", "it can't be written ({reason})"),
    ),
    (
        r"it can't be removed \((?P<reason>.*)\)",
        QT_TRANSLATE_NOOP("Faults", "it can't be removed ({reason})"),
    ),
    (
        r"it can't be unpacked \((?P<reason>.*)\)",
        QT_TRANSLATE_NOOP("Faults", "it can't be unpacked ({reason})"),
    ),
    (r"it is damaged \((?P<reason>.*)\)", QT_TRANSLATE_NOOP("Faults", "it is damaged ({reason})")),
    (
        r"it is larger than (?P<size>\d+) MB, which no saved game is",
        QT_TRANSLATE_NOOP("Faults", "it is larger than {size} MB, which no saved game is"),
    ),
    (
        r"it unpacks to more than (?P<size>\d+) MB, as no saved game does",
        QT_TRANSLATE_NOOP("Faults", "it unpacks to more than {size} MB, as no saved game does"),
    ),
    (
        r"it is of version (?P<its>\S+) of the (?:file|session) form, "
        r"this program reads (?:up to )?version (?P<ours>\S+?)(?:: open it with .*)?",
        QT_TRANSLATE_NOOP(
            "Faults",
            "it is of version {its}, this program reads up to version {ours}: "
            "open it with a newer version of the program",
        ),
    ),
    (
        r"it was begun by rules version (?P<its>\S+), which this program doesn't have",
        QT_TRANSLATE_NOOP(
            "Faults", "it was begun by rules version {its}, which this program doesn't have"
        ),
    ),
    (
        r"it was played by rules version (?P<its>\S+), and this program has version (?P<ours>\S+); "
        r"up to here both agree \((?P<reason>.*)\)",
        QT_TRANSLATE_NOOP(
            "Faults",
            "it was played by rules version {its}, and this program has version {ours}; "
            "up to here both agree ({reason})",
        ),
    ),
    (
        r"the rules forbid this decision: (?P<reason>.*)",
        QT_TRANSLATE_NOOP("Faults", "the rules forbid this decision: {reason}"),
    ),
    (
        r"the rules can't play this decision \((?P<reason>.*)\)",
        QT_TRANSLATE_NOOP("Faults", "the rules can't play this decision ({reason})"),
    ),
    (
        r"the record says (?P<recorded>.*), the replay gives (?P<replayed>.*)",
        QT_TRANSLATE_NOOP("Faults", "the record says {recorded}, the replay gives {replayed}"),
    ),
    (
        r"(?P<points>-?\d+) points \((?P<causes>.*)\)",
        QT_TRANSLATE_NOOP("Faults", "{points} points ({causes})"),
    ),
    (
        r"(?P<points>-?\d+(?:, -?\d+)+) points, places (?P<places>\d+(?:, \d+)+) \(.*\)",
        QT_TRANSLATE_NOOP("Faults", "{points} points, places {places}"),
    ),
    (
        r"the game (?P<game>'.*') is not in this version, which has: (?P<known>.*)",
        QT_TRANSLATE_NOOP("Faults", "the game {game} is not in this version, which has: {known}"),
    ),
    (
        r"(?P<game>\w+) is not played by (?P<seats>\d+)",
        QT_TRANSLATE_NOOP("Faults", "{game} is not played by {seats}"),
    ),
    (
        r"(?P<name>['\"].*['\"]) (?:can't be a name|is not a clean name)",
        QT_TRANSLATE_NOOP("Faults", "{name} can't be a name"),
    ),
    (
        r"there is no board named (?P<name>['\"].*['\"]); there are: (?P<known>.*)",
        QT_TRANSLATE_NOOP("Faults", "there is no board named {name}; there are: {known}"),
    ),
    (
        r"you have no board named (?P<name>['\"].*['\"])",
        QT_TRANSLATE_NOOP("Faults", "you have no board named {name}"),
    ),
    (
        r"there are too many boards of this name",
        QT_TRANSLATE_NOOP("Faults", "there are too many boards of this name"),
    ),
    (
        r"step (?P<step>-?\d+) can't be played on from",
        QT_TRANSLATE_NOOP("Faults", "step {step} can't be played on from"),
    ),
    (
        r"step (?P<step>-?\d+) is not between 0 and (?P<last>\d+)",
        QT_TRANSLATE_NOOP("Faults", "step {step} is not between 0 and {last}"),
    ),
    (
        r"(?:the|a) (?P<die>.*) shows (?P<eyes>\S+), not 1 to 6",
        QT_TRANSLATE_NOOP("Faults", "{die}: {eyes} is not a result from 1 to 6"),
    ),
    (
        r"the recorded result of the (?P<die>.*) is not a die from 1 to 6",
        QT_TRANSLATE_NOOP("Faults", "{die}: the result recorded is not a die from 1 to 6"),
    ),
    (
        r"the (?P<die>.*) has an order that is none",
        QT_TRANSLATE_NOOP("Faults", "{die}: the order recorded is none"),
    ),
    (
        r"the recorded result of the (?P<die>.*) is no order of \d+",
        QT_TRANSLATE_NOOP("Faults", "{die}: the order recorded is none"),
    ),
    (
        r"(?:the result of the (?P<die>.*) is missing from the record"
        r"|no result was written down for the (?P<die_2>.*))",
        QT_TRANSLATE_NOOP("Faults", "{die}: the result is missing from the record"),
    ),
    (
        r"the record has a result of the (?P<other>.*), not of the (?P<die>.*)",
        QT_TRANSLATE_NOOP("Faults", "{die}: the record has another result here ({other})"),
    ),
    (
        r"the record has a result of the (?P<die>.*) too many",
        QT_TRANSLATE_NOOP("Faults", "{die}: the record has a result too many"),
    ),
    (
        rf"{_DECODER}.* - at `(?P<place>[^`]+)`",
        QT_TRANSLATE_NOOP("Faults", "something in it has the wrong form, at {place}"),
    ),
    (
        rf"{_DECODER}.*",
        QT_TRANSLATE_NOOP("Faults", "something in it has the wrong form"),
    ),
    (
        r"(?P<name>['\"].*['\"]): (?P<reason>.+)",
        QT_TRANSLATE_NOOP("Faults", "{name}: {reason}"),
    ),
)

_PLACE: Final = re.compile(
    r"(?P<place>name|seats|step \d+|options(?:\.[\w.]+)?): (?P<rest>.+)", re.S
)


def _found(text: str) -> tuple[str, dict[str, str]] | None:
    if text in _PLAIN:
        return _PLAIN[text], {}
    for pattern, known in _WITH_FIELDS:
        match = re.fullmatch(pattern, text, re.DOTALL)
        if match:
            fields = {name.removesuffix("_2"): t for name, t in match.groupdict().items() if t}
            return known, fields
    return None


def is_known(text: str) -> bool:
    """Tell whether a fault's text has a translation, perhaps behind the place it names."""
    place = _PLACE.fullmatch(text)
    return _found(text) is not None or (place is not None and is_known(place["rest"]))


def told(text: str) -> str:
    """Return a fault's text in the language of the moment; as it is if it isn't known."""
    found = _found(text)
    if found:
        # A field that is the whole text again would be told for ever.
        fields = {key: t if t == text else _field(key, t) for key, t in found[1].items()}
        return say(CONTEXT, found[0], -1, **fields)
    place = _PLACE.fullmatch(text)
    return f"{place['place']}: {told(place['rest'])}" if place else text


def _field(name: str, text: str) -> str:
    """Return a field of a fault, which may be a fault itself, a die, a refusal or causes."""
    # Here, so that whoever only asks for a text doesn't bring a game along.
    from yournightmare.games.endless.rules import EndlessRefusal
    from yournightmare.games.worst.rules import WorstRefusal
    from yournightmare.models.endless import words
    from yournightmare.models.worst import words as worst_words

    if name in ("die", "other"):
        return words.die(text) if text in words.DICE else text
    if name == "causes":
        return ", ".join(_cause(cause) for cause in text.split(", "))
    if name in ("reason", "recorded", "replayed"):
        for reasons, refusal in (
            ((*Refusal, *EndlessRefusal), words.refusal),
            (tuple(WorstRefusal), worst_words.refusal),
        ):
            if text in reasons:
                return refusal(text)
        return told(text)
    return text


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
