"""Why a throw on the dice board counts as I, read from its way (R-E18)."""

from __future__ import annotations

from enum import StrEnum

from yournightmare.games.chance import Throw
from yournightmare.games.endless.diceboard import UNIT, DiceBoard, outline_of, zones_touched


class Miss(StrEnum):
    """How a die missed the board, or how it left it."""

    WEAK = "weak"
    HARD = "hard"
    SIDE = "side"
    BACK = "back"
    EDGE = "edge"
    PAST = "past"
    ELSEWHERE = "elsewhere"
    OFF = "off"


def why_off(made: Throw, board: DiceBoard | None) -> Miss:
    """Return why a throw counts as I: how it missed the board, or how it left it."""
    if board is None or not made.path:
        return Miss.OFF if made.entered else Miss.ELSEWHERE
    points = [point for zone in board.zones for point in zone.outline]
    near, far = min(y for _, y in points), max(y for _, y in points)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    has_met, where = False, outline_of(board, made.path[-1][:2], made.path[-1][2])
    for x, y, turn in made.path:
        die = outline_of(board, (x, y), turn)
        if zones_touched(board, die):
            has_met = True
        elif has_met:
            where = die  # here it left, wherever the rim threw it afterwards
            break
    if not made.entered:
        if has_met:
            return Miss.ELSEWHERE
        return Miss.WEAK if max(y for _, y, _ in made.path) < near * UNIT else Miss.PAST
    if zones_touched(board, where):
        return Miss.EDGE
    beyond = {
        Miss.HARD: max(y for _, y in where) - far,
        Miss.BACK: near - min(y for _, y in where),
        Miss.SIDE: max(max(x for x, _ in where) - right, left - min(x for x, _ in where)),
    }
    way = max(beyond, key=lambda edge: beyond[edge])
    return way if beyond[way] > 0 else Miss.OFF
