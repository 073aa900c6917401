"""What lies on the dice board, in words: each Nightmare's markers are called what they look like.

Spiders, teeth and monsters lie where throws have left them (R-E20); nails hold the lid of Buried
Alive (R-E22).
"""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless.state import Awaiting
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "Skill"
NAIL: Final = "nail"
"""What a marker looks like if its Nightmare has no sign of its own."""

_SIGNS: Final = {"active_decay": "tooth", "active_monsters": "monster", "active_spiders": "spider"}
"""The Nightmares whose markers are something of their own."""

_TOUCHED: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "A spider is touched."),
    "tooth": QT_TRANSLATE_NOOP("Skill", "A tooth is touched."),
    "monster": QT_TRANSLATE_NOOP("Skill", "A monster is touched."),
    "nail": QT_TRANSLATE_NOOP("Skill", "A nail is touched."),
}
_LEFT: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "Each throw that counts leaves a spider where it stops."),
    "tooth": QT_TRANSLATE_NOOP("Skill", "Each throw that counts leaves a tooth where it stops."),
    "monster": QT_TRANSLATE_NOOP(
        "Skill", "Each throw that counts leaves a monster where it stops."
    ),
}
"""Where they come from (R-E20); a nail was there before."""

_LIE: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "The dice board: %n spider(s) lie on it.", None, 1),
    "tooth": QT_TRANSLATE_NOOP("Skill", "The dice board: %n tooth/teeth lie on it.", None, 1),
    "monster": QT_TRANSLATE_NOOP("Skill", "The dice board: %n monster(s) lie on it.", None, 1),
    "nail": QT_TRANSLATE_NOOP("Skill", "The dice board: %n nail(s) lie on it.", None, 1),
}
_ENTERED: Final = {
    "spider": QT_TRANSLATE_NOOP("Skill", "It touched a spider"),
    "tooth": QT_TRANSLATE_NOOP("Skill", "It touched a tooth"),
    "monster": QT_TRANSLATE_NOOP("Skill", "It touched a monster"),
    "nail": QT_TRANSLATE_NOOP("Skill", "It touched a nail"),
}
_TOLD_OFF: Final = {
    "spider": QT_TRANSLATE_NOOP("Story", "You touch a spider, and your throw counts as I."),
    "tooth": QT_TRANSLATE_NOOP("Story", "You touch a tooth, and your throw counts as I."),
    "monster": QT_TRANSLATE_NOOP("Story", "You touch a monster, and your throw counts as I."),
    "nail": QT_TRANSLATE_NOOP("Story", "You touch a nail, and your throw counts as I."),
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


def touched_said(sign: str) -> str:
    """Say that a throw touched one of them."""
    return say(CONTEXT, _TOUCHED[sign])


def entered_said(awaiting: Awaiting, nightmare: str, has_left: bool) -> str:
    """Say that a throw at a real table touched one of them, for who enters it.

    Empty if none can lie there: a lid has its nails, a board what was `has_left` on it.
    """
    sign = sign_of(nightmare)
    lies_there = awaiting is Awaiting.LID_THROW or (sign != NAIL and has_left)
    return say(CONTEXT, _ENTERED[sign]) if lies_there else ""


def left_said(sign: str) -> str:
    """Say where they come from, as long as none lies there; empty for the nails."""
    return say(CONTEXT, _LEFT[sign]) if sign in _LEFT else ""


def touched_told(nightmare: str, zone: str, is_off: bool) -> str:
    """Tell in the story that a throw touched one of them; `zone` is a numeral."""
    return say("Story", (_TOLD_OFF if is_off else _TOLD)[sign_of(nightmare)], zone=zone)


def board_said(sign: str, count: int, is_lid: bool) -> str:
    """Say what lies on the dice board, for who hears it read out."""
    if is_lid:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Skill", "The dice board with the lid and six nails"))
    if not count:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Skill", "The dice board"))
    return say(CONTEXT, _LIE[sign], count)
