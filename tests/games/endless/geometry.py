"""Measures where a die lies by the library shapely, independently of the rules."""

from __future__ import annotations

import math
from typing import Any

import pytest

from yournightmare.games.chance import Throw
from yournightmare.games.endless.diceboard import UNIT, DiceBoard
from yournightmare.games.endless.throwing import FRAMES_A_SECOND, LONGEST

HAIR = 0.01
"""Square millimetres: what touches by less than this may be said either way."""


def contradiction(board: DiceBoard, thrown: Throw) -> str | None:
    """Return what is wrong with where and how a thrown die lies, or None."""
    shapely = pytest.importorskip("shapely")
    if thrown.rest is None or not thrown.path:
        return "it has no rest"
    if len(thrown.path) > LONGEST * FRAMES_A_SECOND + 2:
        return "it ran for too long"
    if thrown.path[-1] != (*thrown.rest, thrown.turn):
        return "its path doesn't end where it lies"
    if len(thrown.path) > 2 and math.dist(thrown.path[-2][:2], thrown.path[-1][:2]) > UNIT:
        return "it was still running"
    die = _square(shapely, board, thrown.path[-1])
    table = shapely.box(board.table.left, board.table.near, board.table.right, board.table.far)
    if die.difference(table.buffer(1)).area > HAIR:
        return "it left the table"
    zones = {zone.zone: shapely.Polygon(zone.outline) for zone in board.zones}
    whole = shapely.union_all(list(zones.values()))
    shares = {number: die.intersection(zone).area for number, zone in zones.items()}
    shares[1] = die.difference(whole).area
    surely = min(number for number, share in shares.items() if share > HAIR)
    maybe = {number for number, share in shares.items() if 0 < share <= HAIR} | {surely}
    if thrown.zone in maybe and thrown.zone <= surely:
        return None
    if thrown.zone == 1 and (not thrown.entered or _was_off(shapely, board, whole, thrown)):
        return None
    return f"it counts for {thrown.zone}, but the lowest it touches is {surely}"


def _square(shapely: Any, board: DiceBoard, at: tuple[int, int, int]) -> Any:
    x, y, half = at[0] / UNIT, at[1] / UNIT, board.die / 2
    square = shapely.box(x - half, y - half, x + half, y + half)
    return shapely.affinity.rotate(square, at[2] / UNIT, origin=(x, y))


def _was_off(shapely: Any, board: DiceBoard, whole: Any, thrown: Throw) -> bool:
    """Tell whether the die was wholly off the board again at some time after it came on."""
    been_on = False
    for at in thrown.path:
        on = _square(shapely, board, at).intersection(whole).area > HAIR
        if been_on and not on:
            return True
        been_on = been_on or on
    return False
