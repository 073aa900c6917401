"""Endless Nightmare: signs of the six actions and of the tracks, and the moons of the five phases.

Every sign comes in two inks, `-light` for the night and `-ink` for paper. Signs are cut out of one
ink, so they read at 22 px; the actions carry a second colour for what they strengthen.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import drawing, register
from art.shapes import (
    XY,
    Shape,
    arch,
    blob,
    crescent,
    ellipse,
    grow,
    heart,
    join,
    mirror,
    move,
    path,
    polar,
    polygon,
    rect,
    ring,
    rounded,
    scale,
    star,
    turn,
)
from art.strokes import brush, hatch, rim

INK = palette.INK
Sign = tuple[Shape, Shape]
"""The ink, and the part in the second colour."""
NOTHING: Shape = polygon([(0, 0), (0, 0), (0, 0)])


def _cut(shape: Shape, *holes: Shape) -> Shape:
    return shape.difference(join(*holes))


# ---------------------------------------------------------------- actions


def _foot(x: float, y: float, size: float, degrees: float) -> Shape:
    sole = blob(
        [
            (0, 9),
            (-4.6, 6),
            (-4.4, 0),
            (-5.6, -7),
            (-2, -12),
            (4, -11.6),
            (6.6, -6),
            (5, 0),
            (5.2, 6),
        ],
        8,
    )
    toes = [
        ellipse(x, y, rx, ry)
        for x, y, rx, ry in (
            (-5.6, -15.4, 2.1, 2.5),
            (-1.6, -17.6, 2, 2.3),
            (2.2, -17.4, 1.8, 2.1),
            (5.6, -15.6, 1.6, 1.9),
            (8.2, -12.6, 1.4, 1.7),
        )
    ]
    return move(turn(scale(join(sole, *toes), size, about=(0, 0)), degrees), x, y)


def movement() -> Sign:
    return _foot(13.5, 34, 1.14, -8), mirror(_foot(-34.5, 24, 1.14, -8), 0)


def defying_horrors() -> Sign:
    stick = brush([(24, 47), (24, 27)], 5.4, 6.2, 8)
    cup = polygon([(15.5, 24), (32.5, 24), (29.5, 30), (18.5, 30)])
    fire = path(
        "M24 22.4C12 21.6 12 10.6 19 6.4C19.4 9.4 21.4 10 22.6 8.6"
        "C24 6.6 23.8 4 22.8 .8C31 3.8 37.4 10 35.4 16.2C34.4 20 29.6 22.8 24 22.4Z"
    )
    core = path(
        "M24 21C19.4 20.4 19 15.6 21.6 13C22.6 15 24.6 14.4 25 11.6C28.6 14.2 29.4 20.4 24 21Z"
    )
    rays = [
        brush([polar(24, 15, 16, a), polar(24, 15, 22, a)], 2.8, 2.4, 1.4)
        for a in (-96, -58, 58, 96)
    ]
    return join(stick, cup, *rays), _cut(fire, core)


def taming_fear() -> Sign:
    jar = path("M12 14C5.6 19 6 42 11 46L37 46C42 42 42.4 19 36 14Z")
    glass = _cut(jar, jar.buffer(-3))
    lid = rounded(10.5, 2.4, 27, 8.6, 3)
    beast = path(
        "M12.6 43C11 33 13.4 26 15 19.6L19.6 25"
        "C22.4 23.8 25.6 23.8 28.4 25L33 19.6C34.6 26 37 33 35.4 43Z"
    )
    eyes = [ellipse(19.6, 32, 2.7, 3.1), ellipse(28.4, 32, 2.7, 3.1)]
    return join(glass, lid), _cut(beast, *eyes)


def reciting_spells() -> Sign:
    left = path("M23 22C17 17.4 9 17 2.6 18.6L2.6 41.4C9 39.6 17 40.4 23 45Z")
    right = mirror(left, 24)
    lines = [brush([(6.6, y), (12.6, y - 0.6), (18.6, y + 2)], 2, 2.2, 1.6) for y in (25, 31, 37)]
    book = _cut(join(left, right), *lines, *(mirror(stroke, 24) for stroke in lines))
    return book, join(
        star(24, 9.4, 9.6, 4, 0.36), star(9.4, 10, 5.4, 4, 0.38), star(38.6, 10, 5.4, 4, 0.38)
    )


def reciting_mantras() -> Sign:
    beads = [ellipse(*polar(24, 19, 15.6, a), 3.9) for a in range(-144, 145, 36)]
    knot = ellipse(24, 35.4, 3.8)
    tassel = [
        brush([(24, 38), (24 + k * 2, 43), (24 + k * 3.4, 47.4)], 2.4, 2, 1.2) for k in (-1, 0, 1)
    ]
    return join(*beads[::2], knot, *tassel), join(*beads[1::2])


def gathering_courage() -> Sign:
    core = heart(24, 26.4, 17.6)
    fire = path(
        "M24 40C15 36.6 15.6 27.4 20.6 22.4C20.6 26 22.6 27 24 25"
        "C25 23 24.8 20.6 24 18C31 22 34 36 24 40Z"
    )
    rays = [
        brush([(24, 8.6), (24, 1)], 3.4, 3, 1.2),
        brush([(8.6, 9.6), (4.4, 3.6)], 3.2, 2.8, 1.2),
        brush([(39.4, 9.6), (43.6, 3.6)], 3.2, 2.8, 1.2),
    ]
    return join(_cut(core, grow(fire, 1.7)), *rays), fire


ACTIONS: dict[str, tuple[Callable[[], Sign], str, str]] = {
    "movement": (movement, "#ff9a8c", palette.RED_INK),
    "defying-horrors": (defying_horrors, "#8fe0b2", palette.GREEN_INK),
    "taming-fear": (taming_fear, "#9cc8f6", palette.BLUE_INK),
    "reciting-spells": (reciting_spells, "#8fe0b2", palette.GREEN_INK),
    "reciting-mantras": (reciting_mantras, "#9cc8f6", palette.BLUE_INK),
    "gathering-courage": (gathering_courage, "#9cc8f6", palette.BLUE_INK),
}


# ---------------------------------------------------------------- tracks


def progress() -> Shape:
    """A lantern."""
    glass = blob([(14, 19), (34, 19), (37, 28), (34.4, 39), (13.6, 39), (11, 28)], 6)
    flame = path(
        "M24 36.6C17.6 36 18 30 21 27C22.8 25 24 23.6 24 21"
        "C27 24 30.4 27 29.8 31.6C29.4 35 27 36.8 24 36.6Z"
    )
    roof = path("M10.6 19.6L18.6 10L29.4 10L37.4 19.6Z")
    handle = ring(24, 8, 7.2, 4.4)
    return join(
        _cut(glass, flame),
        roof,
        rounded(9.4, 39, 29.2, 6.6, 2.4),
        _cut(handle, rect(0, 9.4, 48, 20)),
    )


def shadow() -> Shape:
    """A creeping blot that runs out in spikes and drops, with slit eyes."""
    reach = (21, 25, 18, 23.5, 20, 24.5, 17.5, 23, 22, 25, 18.5, 22.5)
    step = 360 / len(reach)
    nodes: list[XY] = []
    for i, far in enumerate(reach):
        nodes.append(polar(24, 23.4, far, i * step + 4 * math.sin(i * 2.3)))
        nodes.append(polar(24, 23.4, 13.4 + math.sin(i * 1.7), (i + 0.5) * step))
    blot = blob(nodes, 8).intersection(rect(0.4, 0.4, 47.2, 47.2))
    drops = [ellipse(4.6, 40.6, 2.2), ellipse(44.4, 6.4, 1.9), ellipse(43, 43.4, 1.7)]
    eye = path("M-6.4 -3C-3 -5 4 -2.4 6.2 3C1 5.4 -5.4 3.4 -6.4 -3Z")
    eyes = [move(eye, 16.6, 23.4), mirror(move(eye, 16.6, 23.4), 24)]
    return _cut(join(blot, *drops), *eyes)


def survived() -> Shape:
    """A door ajar."""
    frame = _cut(arch(22, 45, 31, 41), arch(22, 45, 22, 34.6))
    leaf = polygon([(22, 12.4), (37, 6.4), (43.4, 6.4), (43.4, 47), (36, 47), (22, 43.4)])
    leaf = polygon([(24, 12.8), (36.6, 8.6), (36.6, 47.4), (24, 44)])
    knob = ellipse(28.4, 30, 2)
    return join(_cut(frame, leaf.buffer(1.6)), _cut(leaf, knob), rect(4, 44, 14, 3))


def mind() -> Shape:
    """A head in profile, a moon in it."""
    head = path(
        "M25 2.6C36 2.6 43.4 10 43.4 20.4C43.4 28 39 32.6 36.6 36L36.6 46L15 46L15 39.6L10.6 39.6"
        "C7.6 39.6 6.8 37.6 7.4 34.6L7.8 31.4L4 29.4"
        "C3 28.8 3 27.8 3.6 26.8L7.4 20.8C7.6 9.4 14.6 2.6 25 2.6Z"
    )
    return _cut(head, crescent(25.4, 19, 10.4, 0.5, -30), star(31.4, 14.4, 4.4, 4, 0.36))


def bravery() -> Shape:
    """A shield with a star."""
    shield = path("M24 2C29 6 36 8 43 8C44.4 26 38 39 24 46.6C10 39 3.6 26 5 8C12 8 19 6 24 2Z")
    return _cut(shield, star(24, 23.6, 12.4, 5, 0.44))


def horrors() -> Shape:
    """A slit eye among thorns."""
    almond = path("M2 26C10 13.6 38 13.6 46 26C38 38 10 38 2 26Z")
    iris = ellipse(24, 26, 9.4)
    slit = path("M24 16.8C27.4 22 27.4 30 24 35.2C20.6 30 20.6 22 24 16.8Z")
    thorns = [
        polygon(
            [polar(24, 30, 12.4, a - 10), polar(24, 30, 28.6, a + 3), polar(24, 30, 12.4, a + 10)]
        )
        for a in (-62, -36, -11, 14, 39, 64)
    ]
    low = [
        brush([polar(24, 22, 16, a), polar(24, 22, 24, a)], 3.4, 2.6, 0.8) for a in (150, 180, 210)
    ]
    lids = _cut(almond, almond.buffer(-3.2))
    lashes = [_cut(thorn, almond) for thorn in thorns]
    return join(lids, *lashes, *(_cut(one, almond) for one in low), _cut(iris, slit))


def fear() -> Shape:
    """A wailing ghost."""
    ghost = path(
        "M24 2C36 2 41 11.4 41 24C41 32 42 40 44 45.6"
        "C39.4 46 36.6 43.4 34.6 40.6C32.6 44 29.4 46.6 27 46.6"
        "C25 46.6 24.6 43.4 24 41C23.4 43.4 23 46.6 21 46.6"
        "C18.6 46.6 15.4 44 13.4 40.6C11.4 43.4 8.6 46 4 45.6"
        "C6 40 7 32 7 24C7 11.4 12 2 24 2Z"
    )
    return _cut(
        ghost,
        ellipse(17.4, 18, 3.5, 5, -8),
        ellipse(30.6, 18, 3.5, 5, 8),
        ellipse(24, 30.4, 4, 5.6),
    )


def spells() -> Shape:
    """A wand that throws a star."""
    wand = brush([(4.6, 44), (25, 22.6)], 5.6, 4.6, 4)
    tip = _cut(star(29, 18, 18, 4, 0.34), NOTHING)
    gap = brush([(24, 31.6), (15.4, 22.4)], 1.7, 1.7, 1.7)
    return join(
        _cut(wand, tip.buffer(1.6)),
        _cut(tip, NOTHING),
        star(10.4, 12, 6, 4, 0.36),
        star(39, 38, 6.6, 4, 0.36),
    ).difference(gap.intersection(wand))


def mantras() -> Shape:
    """A lotus on the water."""

    def petal(degrees: float, long: float, wide: float) -> Shape:
        leaf = path(
            f"M0 0C{-wide} {-long * 0.35} {-wide * 0.8} {-long * 0.75} 0 {-long}"
            f"C{wide * 0.8} {-long * 0.75} {wide} {-long * 0.35} 0 0Z"
        )
        return move(turn(leaf, degrees), 24, 38)

    front = petal(0, 31, 10)
    flower: Shape = front
    for degrees, long, wide in ((-34, 29, 9), (34, 29, 9), (-66, 25, 8), (66, 25, 8)):
        flower = join(flower, _cut(petal(degrees, long, wide), flower.buffer(1.7)))
    water = join(
        brush([(7, 43), (24, 46.4), (41, 43)], 1, 3.4, 1),
        brush([(18, 47.4), (24, 47.8), (30, 47.4)], 0.4, 1, 0.4),
    )
    return join(flower, _cut(water, flower.buffer(1)))


TRACKS: dict[str, Callable[[], Shape]] = {
    "progress": progress,
    "shadow": shadow,
    "survived": survived,
    "mind": mind,
    "bravery": bravery,
    "horrors": horrors,
    "fear": fear,
    "spells": spells,
    "mantras": mantras,
}


def _action(sign: Callable[[], Sign], ink: str, second: str, d: Drawing) -> None:
    first, other = sign()
    d.fill(first, ink)
    d.fill(other, second)


def _track(sign: Callable[[], Shape], ink: str, d: Drawing) -> None:
    d.fill(sign(), ink)


for _name, (_sign, _night, _day) in ACTIONS.items():
    register(
        f"endless/action-{_name}-light", 48, 48, partial(_action, _sign, palette.PAPER, _night), 2
    )
    register(f"endless/action-{_name}-ink", 48, 48, partial(_action, _sign, INK, _day), 2)
for _name, _shape in TRACKS.items():
    register(f"endless/track-{_name}-light", 48, 48, partial(_track, _shape, palette.PAPER), 2)
    register(f"endless/track-{_name}-ink", 48, 48, partial(_track, _shape, INK), 2)


# ---------------------------------------------------------------- the moons of the phases


def _craters(d: Drawing, disc: Shape, dark: str, light: str, faint: float) -> None:
    for x, y, r in (
        (16, 15, 3.6),
        (27, 26, 4.8),
        (26.4, 12.6, 2.2),
        (15, 28, 2.6),
        (33, 19.4, 1.8),
    ):
        pit = ellipse(x, y, r, r * 0.9).intersection(disc)
        d.fill(pit, dark, faint)
        d.fill(rim(pit, -0.8, -0.9), light, faint * 1.1)


@drawing("endless/phase-now", 44, 44, digits=2)
def phase_now(d: Drawing) -> None:
    """The full golden moon: the phase we are in."""
    d.glow(22, 22, 22, "#ffe7a0", 0.75)
    disc = ellipse(22, 22, 16)
    d.fill(grow(disc, 1.5), "#3a2a12")
    d.fill(disc, d.radial(17, 15, 27, (0, "#fffdf0"), (0.5, "#f6df95"), (1, "#cf9f45")))
    _craters(d, disc, "#b08838", "#fffbe0", 0.5)
    d.fill(hatch(disc.difference(ellipse(19, 18.6, 15.4)), -52, 2.4, 0.8, 4), "#7a5620", 0.55)
    d.fill(rim(disc, 0.9, 1.1), "#ffffff", 0.8)


@drawing("endless/phase-past", 44, 44, digits=2)
def phase_past(d: Drawing) -> None:
    """A waning moon: a phase that is over."""
    disc = ellipse(22, 22, 14.6)
    d.fill(grow(disc, 1.5), "#0d0a18")
    d.fill(disc, d.linear(8, 8, 36, 36, (0, "#4c4674"), (1, "#1d1934")))
    sickle = disc.difference(ellipse(29.4, 20, 14.6))
    d.fill(sickle, d.linear(8, 8, 22, 36, (0, "#e6e0f8"), (1, "#9a92c0")))
    d.fill(hatch(rim(sickle, -2.6, -2).intersection(sickle), -52, 2.2, 0.7, 4), "#3b3560", 0.6)
    for x, y, r in ((11.4, 17, 1.7), (13.4, 27, 1.5), (10.4, 23, 1)):
        d.fill(ellipse(x, y, r).intersection(sickle), "#6b639a", 0.6)
    d.stroke(disc, "#8f87b8", 1.1, 0.8)


@drawing("endless/phase-next", 44, 44, digits=2)
def phase_next(d: Drawing) -> None:
    """The dark moon: a phase to come."""
    disc = ellipse(22, 22, 14.6)
    d.fill(grow(disc, 1.5), "#0d0a18")
    d.fill(disc, d.radial(17, 15, 26, (0, "#4c4674"), (0.6, "#2c274a"), (1, "#171329")))
    _craters(d, disc, "#120f22", "#8f87b8", 0.5)
    d.fill(hatch(disc.difference(ellipse(19, 18.6, 13.6)), -52, 2.4, 0.8, 4), "#07050e", 0.6)
    d.stroke(disc, "#8f87b8", 1.1, 0.8)
    d.fill(rim(disc, 0.8, 1), "#cfc7f0", 0.4)
