"""What the Nightmares' pictures share: dark masses, skies, mist, eyes, trees, houses, webs."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence

from art import palette
from art.drawing import Drawing, Stop
from art.registry import Painter, register
from art.shapes import (
    XY,
    Node,
    Shape,
    blob,
    ellipse,
    join,
    move,
    pile,
    polygon,
    rect,
    rounded,
)
from art.strokes import brush, hatch, rim, tube

INK = "#0b0814"
MOONLIT = "#cfc6ff"
WARM = "#ffd98a"
FINE, COARSE = 0.11, 0.32


# ---------------------------------------------------------------- scenes and short writing


class Scene(Drawing):
    """A drawing that fills its sheet; outlines are a little coarser, to keep the file small."""

    def _place(self, shape: Shape) -> Shape:
        placed = super()._place(shape)
        if placed.is_empty:
            return placed
        x0, y0, x1, y1 = placed.bounds
        return placed.simplify(min(COARSE, FINE + 0.0025 * max(x1 - x0, y1 - y0)))


def scene(name: str, width: float, height: float) -> Callable[[Painter], Painter]:
    """Like `drawing`, for large scenes (see `Scene`)."""

    def keep(painter: Painter) -> Painter:
        def paint(d: Drawing) -> None:
            sheet = Scene(d.width, d.height)
            sheet.__dict__ = d.__dict__  # the same sheet, with another hand
            painter(sheet)

        register(name, width, height, paint)
        return painter

    return keep


def pts(text: str) -> list[XY]:
    """Points, written short: "x,y x,y ..."."""
    return [(float(x), float(y)) for x, y in (word.split(",") for word in text.split())]


def knots(text: str) -> list[Node]:
    """Points of a curve, written short; a third part c makes a corner: "x,y x,y,c ..."."""
    out: list[Node] = []
    for word in text.split():
        x, y, *corner = word.split(",")
        out.append((float(x), float(y), "c") if corner else (float(x), float(y)))
    return out


# ---------------------------------------------------------------- ground and air


def backdrop(d: Drawing, *stops: Stop, lean: float = 0) -> None:
    """The whole sheet in one gradient from the top to the bottom (`lean`: shifted to the side)."""
    w, h = d.width, d.height
    d.fill(rect(0, 0, w, h), d.linear(w / 2, 0, w / 2 + lean, h, *stops))


def vignette(
    d: Drawing, cx: float, cy: float, reach: float, strength: float = 0.85, clear: float = 0.5
) -> None:
    """Darkness closing in from the edges round (cx, cy)."""
    paint = d.radial(
        cx,
        cy,
        reach,
        (0, INK, 0),
        (clear, INK, 0),
        ((1 + clear) / 2, INK, strength * 0.36),
        (1, INK, strength),
    )
    d.fill(rect(0, 0, d.width, d.height), paint)


def specks(
    d: Drawing,
    area: Shape,
    count: int,
    colour: str,
    opacity: float = 0.35,
    length: float = 9,
    width: float = 0.8,
) -> None:
    """Short loose strokes, the grain of the picture."""
    rng = d.chance()
    x0, y0, x1, y1 = area.bounds
    out: list[Shape] = []
    for _ in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        a, long = rng.uniform(0, math.tau), rng.uniform(0.35, 1) * length
        dx, dy = math.cos(a), math.sin(a)
        side = width * 0.6
        out.append(
            polygon(
                [
                    (x, y),
                    (x + dx * long / 2 - dy * side, y + dy * long / 2 + dx * side),
                    (x + dx * long, y + dy * long),
                    (x + dx * long / 2 + dy * side, y + dy * long / 2 - dx * side),
                ]
            )
        )
    d.fill(pile([stroke for stroke in out if area.contains(stroke)]), colour, opacity)


def air(d: Drawing, area: Shape, angle: float = -38, gap: float = 6, opacity: float = 0.3) -> None:
    """Loose slanting lines in a sky or on a wall, so that it is drawn and not only coloured."""
    lines = hatch(area, angle, gap, 1.0, 7, keep=0.6, shorten=0.3)
    d.fill(lines.simplify(0.2), INK, opacity)


def ink_edge(d: Drawing, shape: Shape, width: float = 1.5, ink: str = INK) -> None:
    """A plain ink line under a shape that will be filled next; cheap also for furry shapes."""
    grown = shape.buffer(width * 0.7, 2).simplify(0.4)
    d.fill(move(grown, width * 0.3, width * 0.4), ink)


def mist(d: Drawing, y: float, height: float, colour: str, strength: float, count: int = 5) -> None:
    """Long flat veils lying about the height y."""
    rng = d.chance()
    w = d.width
    for _ in range(count):
        cx, cy = rng.uniform(0, w), y + rng.uniform(-0.5, 0.5) * height
        rx, ry = rng.uniform(0.3, 0.6) * w, rng.uniform(0.25, 0.6) * height
        paint = d.radial(
            cx,
            cy,
            rx,
            (0, colour, strength),
            (0.5, colour, strength * 0.5),
            (1, colour, 0),
            flat=ry / rx,
        )
        with d.clipped(rect(0, 0, w, d.height)):
            d.fill(ellipse(cx, cy, rx, ry), paint)


def mass(
    d: Drawing,
    shape: Shape,
    top: str,
    low: str,
    *,
    light: XY = (-1, -1),
    edge: float = 1.6,
    edge_colour: str = MOONLIT,
    edge_strength: float = 0.8,
    shade: float = 12,
    gap: float = 4.4,
    ink: str = INK,
    line: float = 1.4,
    hatched: float = 0.5,
    angle: float = -58,
    soft: bool = True,
) -> None:
    """A dark form: ink line, gradient, hatching on its far side and a thin lit edge."""
    lx, ly = light
    shape = shape.simplify(0.18)
    x0, y0, x1, y1 = shape.bounds
    ink_edge(d, shape, line, ink)
    d.fill(shape, d.linear(x0, y0, x0 + (x1 - x0) * 0.3, y1, (0, top), (1, low)))
    if hatched > 0:
        far = shape.difference(move(shape.buffer(1, 4), lx * shade, ly * shade))
        d.fill(hatch(far, angle, gap, 1.1, d.seed()).simplify(0.16), ink, hatched)
    if edge > 0:
        if soft and edge >= 1.5:
            wide = rim(shape, -lx * edge * 2.4, -ly * edge * 2.4).simplify(0.3)
            d.fill(wide, edge_colour, edge_strength * 0.25)
        d.fill(rim(shape, -lx * edge, -ly * edge).simplify(0.12), edge_colour, edge_strength)


def jagged(a: XY, b: XY, pieces: int, amount: float, rng: random.Random) -> list[XY]:
    """Points from a to b, thrown from side to side: cracks, torn edges."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    out = [a]
    for k in range(1, pieces):
        t = k / pieces + rng.uniform(-0.25, 0.25) / pieces
        side = amount * rng.uniform(0.3, 1) * (1 if k % 2 else -1)
        out.append((a[0] + dx * t - dy / length * side, a[1] + dy * t + dx / length * side))
    return [*out, b]


# ---------------------------------------------------------------- things in the dark


def almond(x: float, y: float, radius: float, turn: float = 0) -> Shape:
    """The outline of a narrow eye."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    r = radius
    nodes: list[Node] = []
    for px, py, corner in (
        (-r, 0.12 * r, True),
        (0, -0.58 * r, False),
        (r, -0.12 * r, True),
        (0, 0.5 * r, False),
    ):
        at = (x + px * c - py * s, y + px * s + py * c)
        nodes.append((*at, "c") if corner else at)
    return blob(nodes, 5)


def eyes(
    d: Drawing,
    x: float,
    y: float,
    radius: float,
    colour: str = palette.MOON,
    *,
    look: XY = (0, 0),
    apart: float = 1.35,
    slant: float = 8,
    slit: bool = False,
    pupil: str = INK,
) -> None:
    """A pair of eyes in the dark; `look` (-1..1 each way) is where they look."""
    r = radius
    lids = [almond(x - apart * r, y, r, slant), almond(x + apart * r, y, r, -slant)]
    d.fill(pile(lids), colour)
    px, py = look[0] * r * 0.38, look[1] * r * 0.2
    width = 0.17 if slit else 0.32
    d.fill(
        pile(
            ellipse(x + s * apart * r + px, y + py, r * width, r * 0.42).intersection(lid)
            for s, lid in zip((-1, 1), lids, strict=True)
        ),
        pupil,
    )


def twig(
    start: XY, angle: float, length: float, width: float, depth: int, rng: random.Random
) -> list[Shape]:
    """A bare branch and what grows from it."""
    x, y = start
    nodes: list[XY] = [start]
    a = angle
    for _ in range(3):
        a += rng.uniform(-22, 22)
        x += math.cos(math.radians(a)) * length / 3
        y += math.sin(math.radians(a)) * length / 3
        nodes.append((x, y))
    out = [brush(nodes, width, width * 0.72, width * 0.42, 4)]
    if depth > 0:
        for k, side in ((1, -1), (2, 1), (3, -1), (3, 1)):
            if rng.random() < 0.82:
                turn = side * rng.uniform(22, 52)
                out += twig(
                    nodes[k], a + turn, length * rng.uniform(0.5, 0.72), width * 0.5, depth - 1, rng
                )
    return out


def bricks(
    d: Drawing,
    area: Shape,
    height: float = 12,
    width: float = 26,
    colour: str = INK,
    opacity: float = 0.6,
    keep: float = 0.7,
) -> None:
    """Loose joints of a brick wall, some of them left out."""
    rng = d.chance()
    x0, y0, x1, y1 = area.bounds
    out: list[Shape] = []
    row, y = 0, y0
    while y < y1:
        x = x0 - (width / 2 if row % 2 else 0)
        while x < x1:
            if rng.random() < keep:
                out.append(
                    brush(
                        [
                            (x + 1, y),
                            (x + width * 0.5, y + rng.uniform(-0.8, 0.8)),
                            (x + width - 1, y),
                        ],
                        0.4,
                        1.2,
                        0.4,
                        3,
                    )
                )
            if rng.random() < keep * 0.8:
                out.append(
                    brush([(x, y + 1), (x + rng.uniform(-0.8, 0.8), y + height - 1)], 0.5, 1, 0.4)
                )
            x += width
        y += height
        row += 1
    d.fill(pile([stroke.intersection(area) for stroke in out]), colour, opacity)


def worm(
    d: Drawing, x: float, y: float, length: float, waves: float = 1.6, turn: float = 0
) -> None:
    """An earthworm, from (x, y) on."""
    line = [
        (length * k / 16, math.sin(math.tau * waves * k / 16) * length * 0.13) for k in range(17)
    ]
    with d.placed(x, y, turn=turn):
        body = tube(line, [1.4, 2.6, 2.8, 2.6, 1], 2)
        d.inked(body, d.linear(0, -5, 0, 6, (0, "#f3b3a4"), (1, "#8d4653")), 1.4, INK)
        for k in range(2, 15, 2):
            px, py = line[k]
            d.brush([(px - 0.6, py - 2.2), (px + 0.6, py + 2.2)], "#7a3644", 0.7, opacity=0.6)
        d.fill(ellipse(line[-1][0] - 1, line[-1][1] - 0.6, 0.7), INK)


def window(d: Drawing, x: float, y: float, w: float, h: float, colour: str = WARM) -> None:
    """A small lit window with its cross."""
    d.inked(rounded(x, y, w, h, min(w, h) * 0.3), colour, 1.1, INK)
    d.fill(join(rect(x + w / 2 - 0.5, y, 1, h), rect(x, y + h * 0.5 - 0.5, w, 1)), INK)


def house(
    d: Drawing,
    x: float,
    base: float,
    width: float,
    height: float,
    *,
    lean: float = 0,
    roof: float = 0.6,
    top: str = "#2a2350",
    low: str = "#100c20",
    lit: int = 1,
    chimney: bool = True,
) -> None:
    """A crooked little house, its left lower corner at (x, base); `lean` shifts its gable."""
    w, h = width, height
    wall = polygon(
        [(x, base), (x + lean * 0.5, base - h), (x + w + lean * 0.5, base - h), (x + w, base)]
    )
    gable = (x + w / 2 + lean, base - h - w * roof)
    cover = polygon(
        [(x - w * 0.1 + lean * 0.5, base - h + 2), gable, (x + w * 1.1 + lean * 0.5, base - h + 2)]
    )
    if chimney:
        mass(
            d,
            rect(x + w * 0.68 + lean, base - h - w * roof * 0.85, w * 0.13, w * roof * 0.6),
            top,
            low,
            edge=0.8,
            hatched=0,
        )
    mass(d, wall, top, low, edge=0.9, shade=w * 0.4, gap=3.2)
    mass(
        d,
        cover,
        palette.mix(top, INK, 0.25),
        palette.mix(low, top, 0.3),
        edge=1.1,
        shade=w * 0.35,
        gap=3,
    )
    rng = d.chance()
    for k in range(lit):
        wx = x + w * (0.2 + 0.36 * (k % 2)) + lean * 0.3
        window(
            d,
            wx,
            base - h * (0.78 - 0.36 * (k // 2)),
            w * 0.2,
            h * 0.2,
            palette.mix(WARM, "#e59f43", rng.random() * 0.6),
        )


def web(
    cx: float,
    cy: float,
    spokes: Sequence[XY],
    rings: Sequence[float],
    width: float = 0.9,
) -> Shape:
    """A spider's web: threads from the centre to the spokes' ends, slack rings between."""
    out = [brush([(cx, cy), end], width, width, width) for end in spokes]
    for share in rings:
        for a, b in itertools.pairwise([*spokes, spokes[0]]):
            p = (cx + (a[0] - cx) * share, cy + (a[1] - cy) * share)
            q = (cx + (b[0] - cx) * share, cy + (b[1] - cy) * share)
            m = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            slack = (cx + (m[0] - cx) * 0.88, cy + (m[1] - cy) * 0.88)
            out.append(brush([p, slack, q], width * 0.8, width * 0.8, width * 0.8, 4))
    return pile(out)
