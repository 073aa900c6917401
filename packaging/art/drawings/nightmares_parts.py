"""What the Nightmares' pictures share: the little dreamer, dark masses, skies, eyes, trees, houses.

The dreamer is the witness in every picture: a child in a nightshirt with a coral nightcap and,
nearly always, a lantern. It stands about 62 high with its feet at the place given.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

from art import palette
from art.drawing import Drawing, Paint, Stop
from art.shapes import (
    XY,
    Node,
    Shape,
    blob,
    ellipse,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
    rounded,
    scale,
)
from art.strokes import brush, hatch, rim, tube

INK = "#0b0814"
MOONLIT = "#cfc6ff"
WARM = "#ffd98a"
SKIN = "#e8c19c"
CAP = "#d9605a"

Line = Sequence[Node]
ARM_LEFT: Line = ((-5, -30), (-10, -23), (-11, -15))
ARM_RIGHT: Line = ((5, -30), (11, -24), (16, -27))
LEG_LEFT: Line = ((-4, -10), (-4.4, -1))
LEG_RIGHT: Line = ((4, -10), (4.4, -1))
CAP_TIP: Line = ((0, -48), (1, -56), (9, -61), (17, -55))

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


def ink_edge(d: Drawing, shape: Shape, width: float = 1.5, ink: str = INK) -> None:
    """A plain ink line under a shape that will be filled next; cheap also for furry shapes."""
    grown = shape.buffer(width * 0.7, 2).simplify(0.3)
    d.fill(move(grown, width * 0.3, width * 0.4), ink)


def mist(d: Drawing, y: float, height: float, colour: str, strength: float, count: int = 5) -> None:
    """Long flat veils lying about the height y."""
    rng = d.chance()
    w = d.width
    for _ in range(count):
        cx, cy = rng.uniform(0, w), y + rng.uniform(-0.5, 0.5) * height
        rx, ry = rng.uniform(0.3, 0.6) * w, rng.uniform(0.25, 0.6) * height
        paint = d.radial(
            cx, cy, rx, (0, colour, strength), (0.5, colour, strength * 0.5), (1, colour, 0),
            flat=ry / rx,
        )  # fmt: skip
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
    gap: float = 4,
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
        if soft:
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


# ---------------------------------------------------------------- the dreamer


def lantern(d: Drawing, x: float, y: float, size: float = 1, lit: bool = True) -> None:
    """A hand lantern hanging from (x, y), 22 high."""
    with d.placed(x, y, size):
        d.stroke(path("M-4 8C-5 -2 5 -2 4 8"), INK, 1.6)
        d.stroke(path("M-4 8C-5 -2 5 -2 4 8"), "#b98f45", 0.7)
        glass = path("M-4 8L4 8C7 11 7 16 5 19L-5 19C-7 16 -7 11 -4 8Z")
        if lit:
            paint = d.radial(0, 14, 8, (0, "#fffdf0"), (0.45, "#ffe9a6"), (1, "#e59f43"))
        else:
            paint = d.linear(-6, 8, 6, 19, (0, "#5d5a80"), (1, "#1d1a30"))
        d.inked(glass, paint, 1.3, INK)
        if lit:
            d.fill(path("M0 18C-3 16 -2 13 0 9C2 13 3 16 0 18Z"), palette.FLAME)
        d.inked(path("M-5.6 18.4L5.6 18.4L6.4 22L-6.4 22Z"), "#a97a3c", 1, INK)
        d.inked(path("M-4.6 8.6L4.6 8.6L2.4 5L-2.4 5Z"), "#a97a3c", 1, INK)


def _limb(d: Drawing, nodes: Line, paint: Paint, width: float) -> None:
    d.brush(nodes, INK, width + 2.4, width + 2.2, width + 1.8)
    d.brush(nodes, paint, width, width * 0.9, width * 0.8)


def _face(d: Drawing, mood: str) -> None:
    for side in (-1, 1):
        lock = path("M5.6 -45C9.6 -44 9.4 -38 7.6 -35.6C7.4 -38.6 6.8 -41 5.6 -45Z")
        d.fill(lock if side > 0 else scale(lock, -1, 1), "#2c1b2b")
    for x in (-2.9, 2.9):
        if mood == "asleep":
            d.brush([(x - 1.8, -40), (x, -38.9), (x + 1.8, -40)], INK, 0.5, 1.1, 0.5)
        elif mood == "afraid":
            d.brush([(x * 1.75, -42.6), (x * 0.8, -44)], INK, 0.7, 0.9, 0.5)
            d.inked(ellipse(x, -39.4, 2.2, 2.7), "#fffdf4", 0.7, INK)
            d.fill(ellipse(x, -39.2, 0.9), INK)
        else:
            d.fill(ellipse(x, -39.6, 1.05, 1.4), INK)
    if mood == "afraid":
        d.fill(ellipse(0, -35.6, 1.3, 1.6), "#5a2430")
    else:
        d.brush([(-1.6, -35.8), (0, -35.3), (1.6, -35.8)], "#5a2430", 0.4, 0.9, 0.4)


def _cap(d: Drawing, tip_line: Line) -> None:
    """The striped nightcap with its golden tassel."""
    cap = join(
        tube(tip_line, [7.6, 5.8, 3.4, 1.5], 6),
        path("M-8.8 -44.6C-9 -53 9 -53 8.8 -44.6C4 -47.6 -4 -47.6 -8.8 -44.6Z"),
    ).difference(ellipse(0, -36.4, 9.6, 8))
    d.inked(cap, d.linear(-8, -58, 9, -42, (0, "#ee8875"), (0.5, CAP), (1, "#8d2f3f")), 1.6, INK)
    points = [(float(node[0]), float(node[1])) for node in tip_line]
    for (ax, ay), (bx, by), share, reach in (
        (points[0], points[1], 0.7, 8),
        (points[1], points[2], 0.6, 5.4),
        (points[2], points[3], 0.45, 4),
    ):
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * reach, (bx - ax) / length * reach
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        stripe = brush([(x - nx, y - ny), (x + nx, y + ny)], 1.7, 1.7, 1.7)
        d.fill(stripe.intersection(cap), "#f6dfc2", 0.9)
    d.fill(hatch(rim(cap, -3, -2), -50, 2.1, 0.7, 5), "#4a1522", 0.6)
    d.fill(rim(cap, 0.9, 1.1), "#ffe6d0", 0.6)
    band = path("M-9.4 -43.8C-8.4 -48.4 8.4 -48.4 9.4 -43.8L8.8 -41.4C4 -44.8 -4 -44.8 -8.8 -41.4Z")
    d.inked(band, d.linear(-9, 0, 9, 0, (0, "#a83f4c"), (1, "#e9806a")), 1.2, INK)
    x, y = points[-1]
    gold = d.radial(x - 1, y - 1, 4, (0, "#fff3c0"), (1, "#d9a449"))
    d.inked(ellipse(x, y, 2.9), gold, 1.2, INK)


def _head(d: Drawing, back: bool, mood: str, cap_tip: Line) -> None:
    skull = ellipse(0, -40, 7.8, 7.4)
    d.inked(skull, d.linear(-7, -46, 8, -34, (0, "#cdb6bd"), (0.5, SKIN), (1, "#ffd9a0")), 1.6, INK)
    if back:
        hair = path("M-8.6 -43C-10 -38 -8.6 -33.4 -6.4 -31.6L-4 -33L-1.6 -31.4L1 -33L3.6 -31.4L6.2 -32.6C8.8 -35 10 -39 8.6 -43Z")  # fmt: skip
        d.inked(hair, d.linear(-8, 0, 9, 0, (0, "#3a2740"), (1, "#7a4a38")), 1.2, INK)
        for x in (-4, 0, 4):
            d.brush([(x, -42), (x * 1.2, -38), (x * 1.1, -33.6)], INK, 0.3, 0.8, 0.3, 0.7)
    else:
        _face(d, mood)
    _cap(d, cap_tip)


def dreamer(
    d: Drawing,
    x: float,
    y: float,
    size: float = 1,
    *,
    turn: float = 0,
    mirrored: bool = False,
    back: bool = False,
    mood: str = "calm",
    arms: tuple[Line, Line] = (ARM_LEFT, ARM_RIGHT),
    legs: tuple[Line, Line] = (LEG_LEFT, LEG_RIGHT),
    cap_tip: Line = CAP_TIP,
    lamp: bool = True,
    glow: float = 0.8,
    clothed: bool = True,
) -> None:
    """The child: feet at (x, y); the lamp hangs from the end of the second arm.

    `mood` is calm, afraid or asleep; `back` shows the child from behind.
    """
    hand = (float(arms[1][-1][0]), float(arms[1][-1][1]))
    skin = d.linear(-12, -30, 14, 0, (0, "#b79aa6"), (0.6, SKIN), (1, "#ffd9a0"))
    with d.placed(x, y, size, turn, mirrored):
        if lamp and glow:
            d.glow(hand[0] + 1, hand[1] + 12, 60, palette.LAMP, glow)
        for leg in legs:
            _limb(d, leg, skin, 3.4)
            foot = leg[-1]
            d.inked(ellipse(foot[0], foot[1], 3.6, 2.3), "#6a5590", 1.1, INK)
        sleeve: Paint = skin
        if clothed:
            sleeve = d.linear(-12, -32, 16, -16, (0, "#c9cdf0"), (0.6, "#e9dfdc"), (1, "#ffe3a8"))
            shirt = path(
                "M-5 -33C-8 -26 -12 -14 -13 -7C-9 -4.6 -6 -8 -2 -5.4C2 -8 6 -4.6 13 -7"
                "C12 -14 8 -26 5 -33Z"
            )
        else:
            shirt = path("M-4.6 -33C-7 -28 -7 -18 -6.4 -9L6.4 -9C7 -18 7 -28 4.6 -33Z")
        _limb(d, arms[0], sleeve, 4)
        paint: Paint = skin
        if clothed:
            paint = d.linear(-13, -30, 13, -6, (0, "#aeb2dc"), (0.45, "#e6deda"), (1, "#ffe0a0"))
        d.inked(shirt, paint, 1.7, INK)
        if clothed:
            d.brush([(-4, -28), (-6.5, -18), (-7.5, -9)], "#5c5788", 0.4, 1.2, 0.4, 0.8)
            d.brush([(2, -26), (2.6, -17), (2, -8)], "#5c5788", 0.4, 1, 0.4, 0.7)
            d.fill(hatch(rim(shirt, 4, 0), -62, 2.4, 0.8, 3), "#3f3a66", 0.65)
            d.fill(rim(shirt, -1.6, 0), "#fff4cf", 0.8)
        _head(d, back, mood, cap_tip)
        _limb(d, arms[1], sleeve, 4)
        for arm in arms:
            end = arm[-1]
            d.inked(ellipse(end[0], end[1], 2.2), SKIN, 1, INK)
        if lamp:
            lantern(d, hand[0], hand[1] - 1, 1)


# ---------------------------------------------------------------- things in the dark


def almond(x: float, y: float, radius: float, turn: float = 0) -> Shape:
    """The outline of a narrow eye."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    r = radius
    nodes: list[Node] = []
    for px, py, corner in ((-r, 0.12 * r, True), (0, -0.58 * r, False), (r, -0.12 * r, True), (0, 0.5 * r, False)):  # fmt: skip
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
                out.append(brush([(x + 1, y), (x + width * 0.5, y + rng.uniform(-0.8, 0.8)), (x + width - 1, y)], 0.4, 1.2, 0.4, 3))  # fmt: skip
            if rng.random() < keep * 0.8:
                out.append(brush([(x, y + 1), (x + rng.uniform(-0.8, 0.8), y + height - 1)], 0.5, 1, 0.4))  # fmt: skip
            x += width
        y += height
        row += 1
    d.fill(pile([stroke.intersection(area) for stroke in out]), colour, opacity)


def worm(d: Drawing, x: float, y: float, length: float, waves: float = 1.6, turn: float = 0) -> None:
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
        mass(d, rect(x + w * 0.68 + lean, base - h - w * roof * 0.85, w * 0.13, w * roof * 0.6), top, low, edge=0.8, hatched=0)  # fmt: skip
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
        window(d, wx, base - h * (0.78 - 0.36 * (k // 2)), w * 0.2, h * 0.2, palette.mix(WARM, "#e59f43", rng.random() * 0.6))  # fmt: skip


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
