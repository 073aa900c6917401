"""What a throw on the dice board came to, in words: where the die lies, and why it counts so.

A die off the board counts as I (R-E18), and whoever threw it wants to know what went wrong: too
weak, too hard, past the side. A throw made at a real table has no way to be read; then it is told
without the reason.
"""

from __future__ import annotations

from typing import Final

from yournightmare.games.chance import Throw
from yournightmare.games.endless.diceboard import (
    DiceBoard,
    outline_of,
    zones_touched,
)
from yournightmare.games.endless.misses import Miss, why_off
from yournightmare.games.endless.nerves import breaks_lid
from yournightmare.models.endless.marker_words import NAIL, touched_said
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "Skill"
NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI")

_OFF: Final[dict[Miss, str]] = {
    Miss.WEAK: QT_TRANSLATE_NOOP("Skill", "Too weak: it stays before zone II. It counts as I."),
    Miss.HARD: QT_TRANSLATE_NOOP("Skill", "Too hard: it falls off the far edge. It counts as I."),
    Miss.SIDE: QT_TRANSLATE_NOOP("Skill", "Off at the side: it counts as I."),
    Miss.BACK: QT_TRANSLATE_NOOP("Skill", "Thrown back over the near edge: it counts as I."),
    Miss.EDGE: QT_TRANSLATE_NOOP("Skill", "A corner lies over the edge: it counts as I."),
    Miss.PAST: QT_TRANSLATE_NOOP("Skill", "Past the side of the board: it counts as I."),
    Miss.ELSEWHERE: QT_TRANSLATE_NOOP("Skill", "Not in through zone II: it counts as I."),
    Miss.OFF: QT_TRANSLATE_NOOP("Skill", "Off the board: it counts as I."),
}
_OFF_THE_LID: Final[dict[Miss, str]] = {
    Miss.WEAK: QT_TRANSLATE_NOOP("Skill", "Too weak: it stays before zone II. The lid holds."),
    Miss.HARD: QT_TRANSLATE_NOOP("Skill", "Too hard: it falls off the far edge. The lid holds."),
    Miss.SIDE: QT_TRANSLATE_NOOP("Skill", "Off at the side: the lid holds."),
    Miss.BACK: QT_TRANSLATE_NOOP("Skill", "Thrown back over the near edge: the lid holds."),
    Miss.EDGE: QT_TRANSLATE_NOOP("Skill", "A corner lies over the edge: the lid holds."),
    Miss.PAST: QT_TRANSLATE_NOOP("Skill", "Past the side of the board: the lid holds."),
    Miss.ELSEWHERE: QT_TRANSLATE_NOOP("Skill", "Not in through zone II: the lid holds."),
    Miss.OFF: QT_TRANSLATE_NOOP("Skill", "Off the board: the lid holds."),
}


def said_of(made: Throw, is_lid: bool, board: DiceBoard | None, sign: str = NAIL) -> str:
    """Return what a throw came to, in words; `sign` is what the markers are."""
    said = [_lies(made, is_lid, board)]
    if made.touched:
        said.append(touched_said(sign))
    return " ".join(said)


def _lies(made: Throw, is_lid: bool, board: DiceBoard | None) -> str:
    if made.zone == 1:
        return say(CONTEXT, (_OFF_THE_LID if is_lid else _OFF)[why_off(made, board)])
    highest = max(_zones_of(made, board), default=made.zone)
    if is_lid and breaks_lid(board, made):
        text = QT_TRANSLATE_NOOP("Skill", "Zone {zone}, past the nails: the lid breaks.")
    elif is_lid:
        text = QT_TRANSLATE_NOOP("Skill", "Zone {zone}: the lid holds.")
    elif highest > made.zone:
        text = QT_TRANSLATE_NOOP(
            "Skill", "It touches {zone} and {other}: the lower one counts, {zone}."
        )
    else:
        text = QT_TRANSLATE_NOOP("Skill", "It lies in zone {zone}.")
    return say(CONTEXT, text, zone=NUMERALS[made.zone], other=NUMERALS[highest])


def _zones_of(made: Throw, board: DiceBoard | None) -> set[int]:
    if board is None or made.rest is None:
        return set()
    return zones_touched(board, outline_of(board, made.rest, made.turn))
