"""The dice board for a real table, in words: its measures, and what stands on it (R-A5, R-E18).

With own dice the throw is made there, so whoever plays has to lay out a board of their own. Only
of strips the measures are told; of zones of another shape words would say nothing.
"""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless.diceboard import DiceBoard
from yournightmare.games.endless.state import Awaiting, View
from yournightmare.models.endless.marker_words import left_said, sign_of
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "Skill"


def real_board_said(view: View, awaiting: Awaiting) -> str:
    """Say which board a test at a real table needs; empty if it needs none, or has no strips.

    `awaiting`: what is shown as open.
    """
    board = view.options.dice_board
    is_thrown = awaiting in (Awaiting.BOARD_THROW, Awaiting.LID_THROW)
    if not view.options.own_dice or board is None or not is_thrown:
        return ""
    said = [_strips_said(board)]
    if awaiting is Awaiting.LID_THROW:
        said.append(_nails_said(board))
    else:
        said.append(left_said(sign_of(view.nightmare)))
    return " ".join(filter(None, said))


def _strips_said(board: DiceBoard) -> str:
    depths = []
    edge, width = 0, board.zones[0].outline[1][0] - board.zones[0].outline[0][0]
    for zone in board.zones:
        xs, ys = sorted({x for x, _ in zone.outline}), sorted({y for _, y in zone.outline})
        if len(zone.outline) != 4 or xs[-1] - xs[0] != width or len(ys) != 2 or ys[0] != edge:
            return ""
        depths.append(ys[1] - ys[0])
        edge = ys[1]
    text = QT_TRANSLATE_NOOP(
        "Skill",
        "The board: five strips one behind the other, {width} mm wide. Their depths, from II "
        "nearest to you up to VI: {depths} mm. Let go of the die {gap} mm or more before it.",
    )
    listed = ", ".join(str(depth) for depth in depths)
    return say(CONTEXT, text, width=width, depths=listed, gap=-board.hand.far)


def _nails_said(board: DiceBoard) -> str:
    """Say where the lid's nails stand, if they are three pairs astride the middle."""
    rows: dict[int, list[int]] = {}
    for x, y in board.lid:
        rows.setdefault(y, []).append(x)
    if len(rows) != 3 or any(len(xs) != 2 or sum(xs) for xs in rows.values()):
        return ""
    text = QT_TRANSLATE_NOOP(
        "Skill",
        "Three pairs of nails stand on it, astride the middle, {aways} mm from the near edge and "
        "{aparts} mm apart.",
    )
    places = sorted(rows.items())
    aways = ", ".join(str(y) for y, _ in places)
    return say(CONTEXT, text, aways=aways, aparts=", ".join(str(2 * max(xs)) for _, xs in places))
