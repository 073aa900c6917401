"""What lies on the dice board, in words: each Nightmare's markers are called what they look like.

Spiders, teeth and monsters lie where throws have left them (R-E20); nails hold the lid of Buried
Alive (R-E22).
"""

from __future__ import annotations

from typing import Final

from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "Skill"
NAIL: Final = "nail"
"""What a marker looks like if its Nightmare has no sign of its own."""

_SIGNS: Final = {"active_decay": "tooth", "active_monsters": "monster", "active_spiders": "spider"}
"""The Nightmares whose markers are something of their own."""

_TOUCHED: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "A spider is touched. The die lies in {zone}."),
    "tooth": QT_TRANSLATE_NOOP("Skill", "A tooth is touched. The die lies in {zone}."),
    "monster": QT_TRANSLATE_NOOP("Skill", "A monster is touched. The die lies in {zone}."),
    "nail": QT_TRANSLATE_NOOP("Skill", "A nail is touched. The die lies in {zone}."),
}
_TOUCHED_AND_OFF: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "Off the board, and a spider is touched."),
    "tooth": QT_TRANSLATE_NOOP("Skill", "Off the board, and a tooth is touched."),
    "monster": QT_TRANSLATE_NOOP("Skill", "Off the board, and a monster is touched."),
    "nail": QT_TRANSLATE_NOOP("Skill", "Off the board, and a nail is touched."),
}
_LIE: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "The dice board: %n spider(s) lie on it.", None, 1),
    "tooth": QT_TRANSLATE_NOOP("Skill", "The dice board: %n tooth/teeth lie on it.", None, 1),
    "monster": QT_TRANSLATE_NOOP("Skill", "The dice board: %n monster(s) lie on it.", None, 1),
    "nail": QT_TRANSLATE_NOOP("Skill", "The dice board: %n nail(s) lie on it.", None, 1),
}
_TOLD: Final = {
    "spider": QT_TRANSLATE_NOOP("Story", "You throw into zone {zone} and touch a spider."),
    "tooth": QT_TRANSLATE_NOOP("Story", "You throw into zone {zone} and touch a tooth."),
    "monster": QT_TRANSLATE_NOOP("Story", "You throw into zone {zone} and touch a monster."),
    "nail": QT_TRANSLATE_NOOP("Story", "You throw into zone {zone} and touch a nail."),
}


def sign_of(nightmare: str) -> str:
    """Return what the markers of this Nightmare are: spider, tooth, monster or nail."""
    return _SIGNS.get(nightmare, NAIL)


def touched_said(sign: str, zone: str, is_off: bool) -> str:
    """Say that a throw touched one of them; `zone` is a numeral."""
    return say(CONTEXT, (_TOUCHED_AND_OFF if is_off else _TOUCHED)[sign], zone=zone)


def touched_told(nightmare: str, zone: str) -> str:
    """Tell in the story that a throw touched one of them; `zone` is a numeral."""
    return say("Story", _TOLD[sign_of(nightmare)], zone=zone)


def board_said(sign: str, count: int, is_lid: bool) -> str:
    """Say what lies on the dice board, for who hears it read out."""
    if is_lid:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Skill", "The dice board with the lid and six nails"))
    if not count:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Skill", "The dice board"))
    return say(CONTEXT, _LIE[sign], count)
