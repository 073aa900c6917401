"""Names of people and sessions: cleaned where that is harmless, else refused with a reason (T2).

Any script, accents and emoji are welcome. Line breaks, tabs and rows of blanks become one blank;
invisible signs that could turn the text around them are taken out. A name is at most 64 letters,
counted as a reader counts them: marks and joiners that belong to a letter don't count.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

MAX_LETTERS: Final = 64
MAX_CODES: Final = 512
"""A letter with its marks may have several code points; a whole name never more than this."""

_JOINERS: Final = "\u200c\u200d"
_TAGS: Final = range(0xE0020, 0xE0080)
_EMPTY: Final = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters of Unicode's that show nothing: Hangul's fillers, Braille without a dot."""
_UNSEEN: Final = re.compile(f"[{_EMPTY}]")
_SKIN: Final = range(0x1F3FB, 0x1F400)


class NameRefusal(StrEnum):
    """Why a name is refused."""

    BLANK = "a name needs at least one visible letter"
    TOO_LONG = "a name has at most 64 letters"
    CONTROL = "a name can't hold control characters"
    BROKEN = "this name holds half a character, which can't be saved"
    TAKEN = "somebody at this table has that name already"


class NameRefused(ValueError):  # noqa: N818 - named after what happened
    """A name that can't be used; `reason` is a `NameRefusal`."""

    def __init__(self, reason: NameRefusal) -> None:
        super().__init__(str(reason))
        self.reason = reason


def clean(name: str, others: Iterable[str] = ()) -> str:
    """Return the name as it is kept. Raises `NameRefused`; `others` are names already taken."""
    if len(name) > 8 * MAX_CODES:
        raise NameRefused(NameRefusal.TOO_LONG)
    for sign in name:
        category = unicodedata.category(sign)
        if category == "Cs":
            raise NameRefused(NameRefusal.BROKEN)
        if category == "Cc" and not sign.isspace():
            raise NameRefused(NameRefusal.CONTROL)
    visible = "".join(s for s in name if not _turns_text_around(s))
    tidy = unicodedata.normalize("NFC", " ".join(visible.split()))
    if not any(_is_letter(sign) for sign in tidy):
        raise NameRefused(NameRefusal.BLANK)
    if letters(tidy) > MAX_LETTERS or len(tidy) > MAX_CODES:
        raise NameRefused(NameRefusal.TOO_LONG)
    if same_name(tidy) in {same_name(other) for other in others}:
        raise NameRefused(NameRefusal.TAKEN)
    return tidy


def refusal(name: str, others: Iterable[str] = ()) -> NameRefusal | None:
    """Return why `clean` would refuse the name, or None."""
    try:
        clean(name, others)
    except NameRefused as refused:
        return refused.reason
    return None


def is_clean(name: str) -> bool:
    """Tell whether the name is already as `clean` would keep it."""
    try:
        return clean(name) == name
    except NameRefused:
        return False


def same_name(name: str) -> str:
    """Return a key that is equal for names a reader would take for the same."""
    seen = _UNSEEN.sub("", name)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    return " ".join(folded.split())


def letters(name: str) -> int:
    """Return the number of letters as a reader counts them."""
    count = 0
    joined = False
    for sign in name:
        belongs_to_last = joined or ord(sign) in _SKIN
        if sign == " " or (_is_letter(sign) and not belongs_to_last):
            count += 1
        joined = sign == "\u200d"
    return count


def _turns_text_around(sign: str) -> bool:
    if unicodedata.category(sign) != "Cf":
        return False
    return sign not in _JOINERS and ord(sign) not in _TAGS


def _is_letter(sign: str) -> bool:
    if sign.isspace() or sign in _EMPTY:
        return False
    return unicodedata.category(sign) not in ("Mn", "Me", "Mc", "Cf")
