"""A die thrown on the dice board: a flick in, path and rest out (R-E18, R-E19, R-E20, R-E22).

The motion is two-dimensional rigid-body physics with a fixed step (pymunk): the die slides to a
stop on the felt, its spin bends its way, markers and the table's rim throw it back. Nothing is
random: the same flick on the same board among the same markers gives the same rest. What came of a
throw is recorded with its path, so a replay never asks this module.

How it was tuned. The die loses 1.2 m/s in a second, so that a throw to the far strip takes a little
under a second, which is how long a small die tumbles on felt. What a hand reaches is measured by
`python -m tests.bench.bench_throw`; its tables stand in `yournightmare.players.endless.hands`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from yournightmare.games.chance import PATH_STEPS, Throw
from yournightmare.games.endless.diceboard import (
    UNIT,
    DiceBoard,
    Spot,
    Tenth,
    is_inside,
    outline_of,
    zone_at,
    zones_touched,
)

if TYPE_CHECKING:
    import pymunk

STEPS_A_SECOND: Final = 240
FRAMES_A_SECOND: Final = 60
LONGEST: Final = 4.0
"""Seconds after which a die is taken to lie; none has ever needed that long."""

FULL: Final = 1000
"""Full strength; also the whole turn of the wrist to either side."""

WIDEST: Final = 800
"""The widest direction, in tenths of a degree to either side of straight ahead."""

STANDING: Final = 12
"""How many times faster a die loses its spin once it slides no more."""

_STEPS_A_FRAME: Final = STEPS_A_SECOND // FRAMES_A_SECOND
_DIE, _MARKER = 1, 2


class Flick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the die leaves the hand.

    `x`, `y`: where, in tenths of a millimetre, inside the board's `hand`. `direction`: tenths of a
    degree, 0 straight ahead, positive to the right. `strength`: 0 to 1000. `spin`: the turn of the
    wrist, -1000 (counterclockwise) to 1000.
    """

    x: Tenth
    y: Tenth
    direction: Annotated[int, msgspec.Meta(ge=-WIDEST, le=WIDEST)]
    strength: Annotated[int, msgspec.Meta(ge=0, le=FULL)]
    spin: Annotated[int, msgspec.Meta(ge=-FULL, le=FULL)] = 0


def is_flick(board: DiceBoard, flick: object) -> bool:
    """Tell whether a value is a flick that a hand at this board can make."""
    if not isinstance(flick, Flick) or any(
        type(value) is not int for value in msgspec.structs.astuple(flick)
    ):
        return False
    hand = board.hand
    return (
        hand.left * UNIT <= flick.x <= hand.right * UNIT
        and hand.near * UNIT <= flick.y <= hand.far * UNIT
        and -WIDEST <= flick.direction <= WIDEST
        and 0 <= flick.strength <= FULL
        and -FULL <= flick.spin <= FULL
    )


def throw(name: str, flick: Flick, board: DiceBoard, markers: Sequence[Spot]) -> Throw:
    """Throw the die among markers and return what came of it. `ValueError` for no real flick."""
    if not is_flick(board, flick):
        raise ValueError("no hand at this board can flick like that")
    run = _Run(board, flick, markers)
    path = run.to_rest()
    x, y, turn = path[-1]
    on_board = run.entered and not run.left
    zone = zone_at(board, (x, y), turn) if on_board else 1
    return Throw(name, zone, run.touched, run.entered, (x, y), turn, tuple(path))


def differs(thrown: Throw, flick: Flick, board: DiceBoard, markers: Sequence[Spot]) -> bool:
    """Tell whether simulating a recorded throw again gives another result than the record's."""
    again = throw(thrown.name, flick, board, markers)
    return (again.zone, again.touched, again.entered) != (
        thrown.zone,
        thrown.touched,
        thrown.entered,
    )


class _Run:
    """One die on its way."""

    def __init__(self, board: DiceBoard, flick: Flick, markers: Sequence[Spot]) -> None:
        import pymunk  # here, for nothing but a throw needs it

        self._board = board
        self.touched = False
        self.entered = False
        self.left = False
        self._met = False
        space = pymunk.Space()
        space.iterations = 12
        # What two bodies share at a hit is gone before the die lies: it never rests inside a rim.
        space.collision_slop = 0.01
        space.collision_bias = 0.4**60
        self._space = space
        self._add_rim(pymunk.Segment)
        for x, y in markers:
            disc = pymunk.Circle(space.static_body, board.marker, (x / UNIT, y / UNIT))
            disc.elasticity, disc.friction = board.felt.bounce, board.felt.grip
            disc.collision_type = _MARKER
            space.add(disc)
        self._body = self._die(pymunk.Body, pymunk.Poly, flick)
        space.on_collision(_DIE, _MARKER, begin=self._touch)

    def _touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        self.touched = True

    def _add_rim(self, segment: type[pymunk.Segment]) -> None:
        table, wide = self._board.table, 20
        left, right = table.left - wide, table.right + wide
        near, far = table.near - wide, table.far + wide
        corners = ((left, near), (right, near), (right, far), (left, far))
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            rim = segment(self._space.static_body, a, b, wide)
            rim.elasticity, rim.friction = self._board.felt.bounce, self._board.felt.grip
            self._space.add(rim)

    def _die(self, make: type[pymunk.Body], poly: type[pymunk.Poly], flick: Flick) -> pymunk.Body:
        board = self._board
        size = (board.die, board.die)
        body = make(1.0, board.die**2 / 6)
        body.position = flick.x / UNIT, flick.y / UNIT
        angle = math.radians(flick.direction / UNIT)
        speed = board.felt.fastest * flick.strength / FULL
        body.velocity = speed * math.sin(angle), speed * math.cos(angle)
        body.angular_velocity = -board.felt.spin * flick.spin / FULL
        shape = poly.create_box(body, size)
        shape.elasticity, shape.friction = board.felt.bounce, board.felt.grip
        shape.collision_type = _DIE
        self._space.add(body, shape)
        return body

    def to_rest(self) -> list[tuple[int, int, int]]:
        """Run until the die lies, and return its path, one place and turn a frame."""
        felt, body, step = self._board.felt, self._body, self._space.step
        dt = 1 / STEPS_A_SECOND
        slower, less_spin = felt.slowing * dt, felt.spin_slowing * dt
        path = [self._frame()]
        for count in range(1, int(LONGEST * STEPS_A_SECOND) + 1):
            step(dt)
            vx, vy = body.velocity
            spin = body.angular_velocity
            speed = math.hypot(vx, vy)
            brake = less_spin if speed > slower else less_spin * STANDING
            spin = math.copysign(max(0.0, abs(spin) - brake), spin)
            if speed <= slower:
                vx = vy = 0.0
            else:
                keep = (speed - slower) / speed
                side = felt.bend * spin * dt / speed
                vx, vy = vx * keep - vy * side, vy * keep + vx * side
            body.velocity = vx, vy
            body.angular_velocity = spin
            if not self._met:
                self._look()
            if count % _STEPS_A_FRAME == 0:
                path.append(self._frame())
                if self._met and not self.left:
                    self._look_for_the_edge()
                if speed <= slower and spin == 0.0:
                    break
        last = self._frame()
        if path[-1] != last:
            path.append(last)
        return path[: PATH_STEPS - 1] + path[-1:] if len(path) > PATH_STEPS else path

    def _frame(self) -> tuple[int, int, int]:
        x, y = self._body.position
        turn = round(math.degrees(self._body.angle) * UNIT) % 3600
        return round(x * UNIT), round(y * UNIT), turn

    def _look(self) -> None:
        """Notice where the die first comes upon the board: it has to be through zone II."""
        x, y, turn = self._frame()
        reach = self._board.die
        near = min(py for zone in self._board.zones for _, py in zone.outline)
        if y / UNIT < near - reach:
            return
        touched = zones_touched(self._board, outline_of(self._board, (x, y), turn))
        if touched:
            self._met = True
            self.entered = touched == {2}

    def _look_for_the_edge(self) -> None:
        """Notice that the die has wholly left the board; it never comes back onto it."""
        x, y, turn = self._frame()
        if any(is_inside((x / UNIT, y / UNIT), zone.outline) for zone in self._board.zones):
            return
        self.left = not zones_touched(self._board, outline_of(self._board, (x, y), turn))
