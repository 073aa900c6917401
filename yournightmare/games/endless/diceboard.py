"""The dice board as data, and what can be told of a die that lies on it (R-E18, R-E20, R-E23).

Zones II to VI are polygons, all else is zone I. A board's file is in millimetres; what is thrown
and where it comes to rest is told in tenths of a millimetre and tenths of a degree, in whole
numbers, so that records are exact and nothing in them can be no number at all. `throw` in
`yournightmare.games.endless.throwing` moves the die.
"""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final

import msgspec

UNIT: Final = 10
"""Tenths in a millimetre (and in a degree)."""

MAX_POINTS: Final = 24
MAX_SPAN: Final = 2000
EXTRA_MARKERS: Final = 6
"""The extra markers that come with the active game (R-E20)."""

_SLIVER: Final = 1e-4
"""Square millimetres: less than this in common is no touch."""

_ASIDE: Final = (1e-3 / math.pi, 1e-3 / math.e)
"""Millimetres off a border, along no line between whole numbers."""

Millimetre = Annotated[int, msgspec.Meta(ge=-MAX_SPAN, le=MAX_SPAN)]
Size = Annotated[int, msgspec.Meta(ge=1, le=MAX_SPAN)]
Tenth = Annotated[int, msgspec.Meta(ge=-MAX_SPAN * UNIT, le=MAX_SPAN * UNIT)]
Place = tuple[Millimetre, Millimetre]
Spot = tuple[Tenth, Tenth]
"""A point in tenths of a millimetre."""

Polygon = tuple[tuple[float, float], ...]


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One zone, 2 to 6, and its outline."""

    zone: Annotated[int, msgspec.Meta(ge=2, le=6)]
    outline: Annotated[tuple[Place, ...], msgspec.Meta(min_length=3, max_length=MAX_POINTS)]


class Box(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A rectangle along the axes."""

    left: Millimetre
    near: Millimetre
    right: Millimetre
    far: Millimetre


class Felt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the die runs; millimetres, radians, seconds.

    `slowing` and `spin_slowing` are lost in a second; `fastest` and `spin` belong to a full flick;
    `bend` is the sideways speed a second for each radian/s of spin.
    """

    slowing: Annotated[float, msgspec.Meta(ge=600, le=20_000)]
    fastest: Annotated[float, msgspec.Meta(ge=100, le=2_000)]
    spin_slowing: Annotated[float, msgspec.Meta(ge=5, le=500)]
    spin: Annotated[float, msgspec.Meta(ge=0, le=16)]
    bend: Annotated[float, msgspec.Meta(ge=0, le=20)]
    bounce: Annotated[float, msgspec.Meta(ge=0, le=0.8)]
    grip: Annotated[float, msgspec.Meta(ge=0, le=1)]


class Blind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table on which the blind die rolls, and the margin it keeps to every edge (R-E23)."""

    width: Size
    depth: Size
    margin: Size


class DiceBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dice board: its zones, its measures, and how a die runs on it."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    die: Size
    marker: Size
    hand: Box
    table: Box
    lid: Annotated[
        tuple[Place, ...], msgspec.Meta(min_length=EXTRA_MARKERS, max_length=EXTRA_MARKERS)
    ]
    felt: Felt
    zones: Annotated[tuple[Zone, ...], msgspec.Meta(min_length=5, max_length=5)]
    blind: Blind


class DiceBoardFault(StrEnum):
    """What can be wrong with a dice board."""

    NUMBER = "it is not a number that can be used here"
    ZONES = "each of the zones II to VI has to be there once, in this order"
    EMPTY = "it has no size"
    CROSSES = "its outline crosses itself"
    OVERLAPS = "it lies on another zone"
    DIE = "the die has to be 5 to 40 mm, and to fit into every zone"
    MARKER = "a marker's radius is 1 to 20 mm"
    HAND = "the hand has to be a rectangle, nearer than the board and at least as wide as the die"
    TABLE = "the table has to reach round hand and board with room for the die"
    LID = "each cross has to lie on the board, apart from the others"
    ROOM = "it leaves the die less than twice its own size to lie in"


class Found(msgspec.Struct, frozen=True):
    """A fault and the field it is in, as a dotted path."""

    field: str
    reason: DiceBoardFault


@lru_cache(maxsize=16)
def faults(board: DiceBoard) -> tuple[Found, ...]:
    """Return what is wrong with a dice board; empty if it can be used."""
    return tuple(Found(field, reason) for field, reason in _faults(board))


def _faults(board: DiceBoard) -> list[tuple[str, DiceBoardFault]]:
    fault = DiceBoardFault
    if any(not math.isfinite(value) for value in msgspec.structs.astuple(board.felt)):
        return [("felt", fault.NUMBER)]
    if [zone.zone for zone in board.zones] != [2, 3, 4, 5, 6]:
        return [("zones", fault.ZONES)]
    found = []
    if not 5 <= board.die <= 40:
        found.append(("die", fault.DIE))
    if not 1 <= board.marker <= 20:
        found.append(("marker", fault.MARKER))
    for n, zone in enumerate(board.zones):
        where = f"zones.{n}.outline"
        if _crosses_itself(zone.outline):
            found.append((where, fault.CROSSES))
        elif area(zone.outline) < board.die**2:
            found.append((where, fault.EMPTY))
    if found:
        return found
    for one, (n, other) in ((a[1], b) for a, b in combinations(enumerate(board.zones), 2)):
        if _overlap(one.outline, other.outline):
            found.append((f"zones.{n}.outline", fault.OVERLAPS))
            return found
    return _faults_of_places(board)


def _faults_of_places(board: DiceBoard) -> list[tuple[str, DiceBoardFault]]:
    fault = DiceBoardFault
    found = []
    hand, table, room = board.hand, board.table, 2 * board.die
    points = [point for zone in board.zones for point in zone.outline]
    near = min(y for _, y in points)
    if not (hand.right - hand.left >= board.die and hand.near < hand.far <= near - board.die):
        found.append(("hand", fault.HAND))
    left = min(hand.left, *(x for x, _ in points)) - room
    right = max(hand.right, *(x for x, _ in points)) + room
    far = max(y for _, y in points) + room
    if not (
        table.left <= left
        and table.right >= right
        and table.near <= min(hand.near, near) - board.die
        and table.far >= far
    ):
        found.append(("table", fault.TABLE))
    for n, place in enumerate(board.lid):
        apart = all(math.dist(place, other) > 2 * board.marker for other in board.lid[:n])
        if not apart or not any(is_inside(place, zone.outline) for zone in board.zones):
            found.append((f"lid.{n}", fault.LID))
    blind = board.blind
    if min(blind.width, blind.depth) - 2 * blind.margin < 2 * board.die:
        found.append(("blind.margin", fault.ROOM))
    return found


def area(polygon: Polygon | tuple[Place, ...]) -> float:
    """Return the area inside an outline, in its unit squared."""
    turns = zip(polygon, (*polygon[1:], *polygon[:1]), strict=True)
    twice: float = sum(ax * by - bx * ay for (ax, ay), (bx, by) in turns)
    return abs(twice) / 2


def is_inside(point: tuple[float, float], polygon: Polygon | tuple[Place, ...]) -> bool:
    """Tell whether a point lies inside an outline (on its border: either may be said)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def outline_of(board: DiceBoard, rest: Spot, turn: int) -> Polygon:
    """Return the four corners of a die at `rest`, turned by `turn` tenths of a degree; in mm."""
    x, y = rest[0] / UNIT, rest[1] / UNIT
    angle = math.radians(turn / UNIT)
    half = board.die / 2
    across, along = half * math.cos(angle), half * math.sin(angle)
    return (
        (x - across + along, y - along - across),
        (x + across + along, y + along - across),
        (x + across - along, y + along + across),
        (x - across - along, y - along + across),
    )


def zone_at(board: DiceBoard, rest: Spot, turn: int) -> int:
    """Return the lowest zone that a die lying so touches, 1 to 6; beside the board is 1 (R-E18)."""
    die = outline_of(board, rest, turn)
    shares = [common_area(zone.outline, die) for zone in board.zones]
    if sum(shares) < board.die**2 - _SLIVER:
        return 1
    return min(
        zone.zone for zone, share in zip(board.zones, shares, strict=True) if share > _SLIVER
    )


def zones_touched(board: DiceBoard, die: Polygon) -> set[int]:
    """Return the zones II to VI that have a part of the die on them."""
    return {z.zone for z in board.zones if common_area(z.outline, die) > _SLIVER}


def common_area(outline: tuple[Place, ...], die: Polygon) -> float:
    """Return the area that an outline shares with a convex one, given counterclockwise."""
    left = list(map(float, (x for x, _ in outline)))
    rest: list[tuple[float, float]] = list(zip(left, (float(y) for _, y in outline), strict=True))
    for (ax, ay), (bx, by) in zip(die, (*die[1:], *die[:1]), strict=True):
        if not rest:
            return 0.0
        ex, ey = bx - ax, by - ay
        kept: list[tuple[float, float]] = []
        px, py = rest[-1]
        before = ex * (py - ay) - ey * (px - ax)
        for x, y in rest:
            side = ex * (y - ay) - ey * (x - ax)
            if (side < 0) != (before < 0):
                part = before / (before - side)
                kept.append((px + part * (x - px), py + part * (y - py)))
            if side >= 0:
                kept.append((x, y))
            px, py, before = x, y, side
        rest = kept
    return area(tuple(rest)) if rest else 0.0


def _crosses_itself(outline: tuple[Place, ...]) -> bool:
    edges = list(zip(outline, (*outline[1:], *outline[:1]), strict=True))
    if len(set(outline)) != len(outline):
        return True
    for m, n in combinations(range(len(edges)), 2):
        if n - m in (1, len(edges) - 1):
            continue
        if _cross(*edges[m], *edges[n], touching=True):
            return True
    return False


def _overlap(one: tuple[Place, ...], other: tuple[Place, ...]) -> bool:
    """Tell whether two outlines share more than a border."""
    for a, b in zip(one, (*one[1:], *one[:1]), strict=True):
        for c, d in zip(other, (*other[1:], *other[:1]), strict=True):
            if _cross(a, b, c, d, touching=False):
                return True
    return any(
        is_inside(point, target)
        for source, target in ((one, other), (other, one))
        for point in _samples(source)
    )


def _samples(outline: tuple[Place, ...]) -> list[tuple[float, float]]:
    """Return points just inside an outline, near every corner and edge: enough to find one in it.

    Borders may lie on each other, so corners themselves tell nothing.
    """
    found = []
    size = len(outline)
    for n, (x, y) in enumerate(outline):
        (px, py), (qx, qy) = outline[n - 1], outline[(n + 1) % size]
        for ax, ay in (((px + qx) / 2, (py + qy) / 2), (px, py), (qx, qy)):
            for step in (0.01, 0.1, 0.5):
                point = (x + (ax - x) * step + _ASIDE[0], y + (ay - y) * step + _ASIDE[1])
                if is_inside(point, outline):
                    found.append(point)
    return found


def _side(a: Place, b: Place, c: Place) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def _cross(a: Place, b: Place, c: Place, d: Place, touching: bool) -> bool:
    """Tell whether two edges cross, or, with `touching`, have any point in common."""
    sides = _side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)
    if sides[0] * sides[1] < 0 and sides[2] * sides[3] < 0:
        return True
    if not touching:
        return False
    edges = ((a, b, c, sides[0]), (a, b, d, sides[1]), (c, d, a, sides[2]), (c, d, b, sides[3]))
    return any(side == 0 and _between(p, q, r) for p, q, r, side in edges)


def _between(a: Place, b: Place, c: Place) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
