"""The dice board and its throws: R-E18, R-E19, R-E20 (EN-13), against an independent geometry.

shapely measures what zones a resting die touches; the rules have a measure of their own.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.endless.geometry import contradiction
from tests.games.endless.hands_on import dice_board
from tests.games.reading import board_data
from yournightmare.games.chance import PATH_STEPS
from yournightmare.games.endless import diceboard
from yournightmare.games.endless.diceboard import DiceBoard, DiceBoardFault, faults, zone_at
from yournightmare.games.endless.throwing import (
    FRAMES_A_SECOND,
    LONGEST,
    Flick,
    differs,
    is_flick,
    throw,
)

BOARD = dice_board()
STRAIGHT = Flick(0, -750, 0, 500)


def any_flick(rng: Random) -> Flick:
    """Return any flick that a hand at the standard board can make."""

    def within(low: int, high: int) -> int:
        return low + int(rng.random() * (high - low + 1))

    hand = BOARD.hand
    return Flick(
        within(hand.left * 10, hand.right * 10),
        within(hand.near * 10, hand.far * 10),
        within(-800, 800),
        within(0, 1000),
        within(-1000, 1000),
    )


def any_markers(rng: Random) -> tuple[tuple[int, int], ...]:
    """Return some markers anywhere on the board."""
    return tuple(
        (int(rng.random() * 2000) - 1000, int(rng.random() * 3300) + 50)
        for _ in range(int(rng.random() * 7))
    )


def test_the_standard_board() -> None:
    """EN-13.1 (R-E18): five strips behind each other, II nearest, VI narrow and the last."""
    assert faults(BOARD) == ()
    spans = [(min(y for _, y in z.outline), max(y for _, y in z.outline)) for z in BOARD.zones]
    assert spans[0][0] == 0
    assert all(a[1] == b[0] for a, b in pairwise(spans))
    assert spans[4][1] - spans[4][0] == min(far - near for near, far in spans)


def test_harder_is_worth_more_until_it_falls_off() -> None:
    """EN-13.1 (R-E18)."""
    zones = [throw("x", Flick(0, -750, 0, s), BOARD, ()).zone for s in range(280, 1001, 8)]
    top = zones.index(6)
    assert zones[: top + 1] == sorted(zones[: top + 1])
    assert set(zones[: top + 1]) >= {2, 3, 4, 5, 6}
    assert zones[-1] == 1


@pytest.mark.parametrize(
    ("y", "zone"), [(600, 2), (1149, 2), (1150, 2), (1230, 3), (1229, 2), (3500, 1), (3419, 6)]
)
def test_the_lowest_zone_it_touches(y: int, zone: int) -> None:
    """EN-13.3 (R-E18): a die of 16 mm, straight; the line between II and III lies at 115."""
    assert zone_at(BOARD, (0, y), 0) == zone


def test_a_corner_over_the_edge_is_zone_one() -> None:
    """EN-13.3 (R-E18)."""
    assert zone_at(BOARD, (960, 600), 0) == 2
    assert zone_at(BOARD, (960, 600), 450) == 1


def test_it_has_to_come_in_through_zone_two() -> None:
    """EN-13.2 (R-E18): past the side of II and in through another zone counts 1."""
    high = msgspec.structs.replace(
        BOARD, hand=diceboard.Box(-200, -110, 200, -40), table=BOARD.table
    )
    rests = [
        throw("x", Flick(x, -750, direction, strength), high, ())
        for x in (-1900, 1900)
        for direction in range(-500, 501, 50)
        for strength in range(500, 700, 40)
    ]
    strangers = [t for t in rests if not t.entered and t.rest and zone_at(high, t.rest, t.turn) > 1]
    assert strangers, "some came in from the side and lie on the board"
    assert all(t.zone == 1 for t in strangers)


def test_once_off_it_stays_off() -> None:
    """EN-13.2: the rim throws it back, and it counts 1."""
    near_rim = msgspec.structs.replace(
        BOARD,
        table=diceboard.Box(-330, -150, 330, 390),
        felt=msgspec.structs.replace(BOARD.felt, bounce=0.8),
    )
    back = [throw("x", Flick(0, -750, 0, s), near_rim, ()) for s in range(700, 1001, 20)]
    returned = [t for t in back if t.rest and zone_at(near_rim, t.rest, t.turn) > 1]
    assert returned
    assert all(t.zone == 1 for t in returned)


def test_the_same_flick_comes_to_the_same_rest() -> None:
    """EN-13.4 (R-E19)."""
    rng = Random(3)
    for _ in range(20):
        flick, markers = any_flick(rng), any_markers(rng)
        thrown = throw("x", flick, BOARD, markers)
        assert throw("x", flick, BOARD, markers) == thrown
        assert not differs(thrown, flick, BOARD, markers)
        assert differs(
            msgspec.structs.replace(thrown, touched=not thrown.touched), flick, BOARD, markers
        )


def test_spin_bends_the_way() -> None:
    """EN-13.4 (R-E19)."""
    left, right = (throw("x", Flick(0, -750, 0, 560, s), BOARD, ()).rest for s in (-900, 900))
    assert left is not None
    assert right is not None
    assert left[0] < -50 < 50 < right[0] or right[0] < -50 < 50 < left[0]


def test_the_die_bounces_off_markers() -> None:
    """EN-13.5, EN-13.6 (R-E20): and touches count wherever it ends."""
    free = throw("x", STRAIGHT, BOARD, ())
    stopped = throw("x", STRAIGHT, BOARD, ((0, 600),))
    assert not free.touched
    assert stopped.touched
    assert stopped.rest is not None
    assert free.rest is not None
    assert stopped.rest[1] < free.rest[1]
    off = throw("x", Flick(0, -750, 0, 1000), BOARD, ((-90, 3380),))
    assert off.touched
    assert off.zone == 1


def test_no_throw_escapes_or_goes_on_for_ever() -> None:
    """EN-13.3, EN-13.4 (R-E18, R-E19): 300 of the 100,000 of `tests/stress/flicks.py`."""
    rng = Random(20)
    for _ in range(300):
        flick, markers = any_flick(rng), any_markers(rng)
        thrown = throw("x", flick, BOARD, markers)
        assert contradiction(BOARD, thrown) is None, (flick, markers)
        assert len(thrown.path) <= LONGEST * FRAMES_A_SECOND + 2 <= PATH_STEPS


@pytest.mark.parametrize(
    "flick",
    [
        Flick(9000, -750, 0, 500),
        Flick(0, 100, 0, 500),
        Flick(0, -750, 900, 500),
        Flick(0, -750, 0, -1),
        Flick(0, -750, 0, 1001),
        Flick(0, -750, 0, 500, 1001),
        Flick(0, -750, 0, 10**9),
        Flick(math.nan, -750, 0, 500),  # type: ignore[arg-type]
        Flick(0, -750, 0, math.inf),  # type: ignore[arg-type]
        Flick(True, -750, 0, 500),
        None,
    ],
)
def test_absurd_flicks_are_refused(flick: Any) -> None:
    """EN-13.4 (R-E19, R-A1)."""
    assert not is_flick(BOARD, flick)
    with pytest.raises(ValueError, match="no hand"):
        throw("x", flick, BOARD, ())


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the standard dice board as plain data, changed."""
    table = board_data("dice/standard")
    change(table)
    return table


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        (lambda t: t["zones"].reverse(), "zones", DiceBoardFault.ZONES),
        (
            lambda t: t["zones"][1].update(outline=t["zones"][0]["outline"]),
            "zones.1.outline",
            DiceBoardFault.OVERLAPS,
        ),
        (
            lambda t: t["zones"][4].update(outline=[[-20, 290], [20, 290], [20, 340], [-20, 340]]),
            "zones.4.outline",
            DiceBoardFault.OVERLAPS,
        ),
        (
            lambda t: t["zones"][4].update(outline=[[0, 310], [10, 320], [20, 330]]),
            "zones.4.outline",
            DiceBoardFault.EMPTY,
        ),
        (
            lambda t: t["zones"][4].update(outline=[[-90, 310], [90, 340], [90, 310], [-90, 340]]),
            "zones.4.outline",
            DiceBoardFault.CROSSES,
        ),
        (lambda t: t.update(die=1), "die", DiceBoardFault.DIE),
        (lambda t: t.update(marker=90), "marker", DiceBoardFault.MARKER),
        (lambda t: t.update(hand=[-100, -110, 100, 40]), "hand", DiceBoardFault.HAND),
        (lambda t: t.update(hand=[100, -110, -100, -40]), "hand", DiceBoardFault.HAND),
        (lambda t: t.update(table=[-110, -150, 330, 640]), "table", DiceBoardFault.TABLE),
        (lambda t: t["lid"].__setitem__(2, [500, 500]), "lid.2", DiceBoardFault.LID),
        (lambda t: t["lid"].__setitem__(1, t["lid"][0]), "lid.1", DiceBoardFault.LID),
        (lambda t: t["blind"].update(margin=345), "blind.margin", DiceBoardFault.ROOM),
        (lambda t: t["felt"].update(slowing=math.nan), "felt", DiceBoardFault.NUMBER),
    ],
)
def test_bad_boards_are_refused(
    change: Callable[[dict[str, Any]], object], field: str, reason: DiceBoardFault
) -> None:
    """EN-13.1 (R-E18): with the field named."""
    try:
        board = msgspec.convert(changed(change), DiceBoard)
    except msgspec.ValidationError:
        assert reason is DiceBoardFault.NUMBER
        return
    assert (faults(board)[0].field, faults(board)[0].reason) == (field, reason)


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t["zones"][0].update(outline=[[n, n * n % 997] for n in range(5000)]),
        lambda t: t["zones"][0].update(outline=[[0, 0], [1, 1]]),
        lambda t: t["zones"].pop(),
        lambda t: t["zones"].append(t["zones"][0]),
        lambda t: t.update(die=10**12),
        lambda t: t.update(lid=[[0, 10]] * 4000),
        lambda t: t["felt"].update(fastest=1e300),
        lambda t: t["felt"].update(bounce=2.0),
        lambda t: t["zones"][0].update(colour="red"),
        lambda t: t.pop("blind"),
    ],
)
def test_shapeless_boards_are_not_even_read(change: Callable[[dict[str, Any]], object]) -> None:
    """EN-13.1 (R-E18): thousands of points, no size, numbers without measure."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(changed(change), DiceBoard)


def test_physics_is_brought_by_the_first_throw_alone() -> None:
    """Whoever never throws never loads it."""
    import subprocess
    import sys

    code = (
        "import sys; import yournightmare.games.endless, yournightmare.players.endless.hands; "
        "sys.exit('pymunk' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def any_outline(rng: Random, span: int) -> tuple[tuple[int, int], ...]:
    """Return any outline with corners on a coarse grid, so that many borders lie on each other."""
    return tuple(
        (8 * int(rng.random() * span), 8 * int(rng.random() * span)) for _ in range(3 + span % 4)
    )


def test_zones_may_touch_and_never_overlap() -> None:
    """EN-13.1 (R-E18): measured by shapely too; borders along the diagonal are among them."""
    shapely = pytest.importorskip("shapely")
    rng, judged, zones = Random(5), {True: 0, False: 0}, BOARD.zones
    for number in range(1500):
        outlines = [any_outline(rng, 4 + number % 9) for _ in range(2)]
        pair = [
            msgspec.structs.replace(zone, outline=outline)
            for zone, outline in zip(zones, outlines, strict=False)
        ]
        found = faults(msgspec.structs.replace(BOARD, die=5, zones=(*pair, *zones[2:])))
        reasons = {fault.reason for fault in found}
        if reasons & {DiceBoardFault.EMPTY, DiceBoardFault.CROSSES}:
            continue
        one, other = map(shapely.Polygon, outlines)
        overlaps = one.intersection(other).area > 1e-9
        assert (DiceBoardFault.OVERLAPS in reasons) == overlaps, outlines
        judged[overlaps] += 1
    assert min(judged.values()) > 50
