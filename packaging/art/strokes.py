"""Strokes: what makes a shape look drawn by hand - brush lines, hatching, fur, rim light, deckle.

All of them give shapes (to be filled), so they can be clipped like any other. Where chance is
involved a `seed` decides it; the same seed gives the same stroke.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

from shapely import affinity
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.ops import unary_union

from art.shapes import XY, Node, Shape, curve, join, move, pile, polygon, polygons


def brush(
    nodes: Sequence[Node],
    start: float,
    middle: float | None = None,
    end: float | None = None,
    steps: int = 8,
) -> Shape:
    """An ink line through the nodes; its width swells from `start` over `middle` to `end`."""
    middle = start if middle is None else middle
    end = middle if end is None else end
    line = curve(nodes, False, steps if len(nodes) > 2 else 6)
    last = len(line) - 1
    left: list[XY] = []
    right: list[XY] = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        t = i / last
        width = start * (1 - t) ** 2 + (4 * middle - start - end) * t * (1 - t) + end * t * t
        half = max(0.12, width / 2)
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return polygon([*left, *reversed(right)])


def brushes(
    lines: Sequence[Sequence[Node]],
    start: float,
    middle: float | None = None,
    end: float | None = None,
    steps: int = 6,
) -> Shape:
    """Several brush lines of the same widths, as one shape."""
    return pile([brush(nodes, start, middle, end, steps) for nodes in lines])


def tube(nodes: Sequence[Node], radii: Sequence[float], steps: int = 8) -> Shape:
    """A round limb along the nodes; `radii` are spread evenly over its length."""
    line = curve(nodes, False, steps)
    last = len(line) - 1
    discs = [Point(p).buffer(max(_along(radii, i / last), 0.2), 10) for i, p in enumerate(line)]
    links = [unary_union([a, b]).convex_hull for a, b in itertools.pairwise(discs)]
    return unary_union(links)


def _along(values: Sequence[float], t: float) -> float:
    at = t * (len(values) - 1)
    i = min(int(at), len(values) - 2)
    return values[i] + (values[i + 1] - values[i]) * (at - i)


def hatch(
    region: Shape,
    angle: float = -58,
    gap: float = 4,
    width: float = 1.1,
    seed: int = 1,
    keep: float = 1.0,
    shorten: float = 0.12,
) -> Shape:
    """Slanted ink lines inside the region, each a thin lens with its own small irregularity.

    `keep` is the share of lines drawn, `shorten` how much an end may fall short.
    """
    if region.is_empty:
        return region
    rng = random.Random(seed)
    x0, y0, x1, y1 = region.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 4
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)
    rows: list[LineString] = []
    offset = -reach
    while offset < reach:
        o = offset + rng.uniform(-0.25, 0.25) * gap
        mx, my = cx - uy * o, cy + ux * o
        tilt = rng.uniform(-0.02, 0.02) * reach
        rows.append(
            LineString(
                [
                    (mx - ux * reach, my - uy * reach),
                    (mx + ux * reach - uy * tilt, my + uy * reach + ux * tilt),
                ]
            )
        )
        offset += gap * rng.uniform(0.85, 1.15)
    cut = MultiLineString(rows).intersection(region)
    lenses = [
        _lens(segment, width, rng, shorten)
        for segment in getattr(cut, "geoms", [cut])
        if segment.length > 2.2 and rng.random() <= keep
    ]
    return pile(lenses)


def _lens(segment: LineString, width: float, rng: random.Random, shorten: float) -> Shape:
    (ax, ay), (bx, by) = segment.coords[0][:2], segment.coords[-1][:2]
    t0, t1 = rng.uniform(0, shorten), 1 - rng.uniform(0, shorten)
    px, py = ax + (bx - ax) * t0, ay + (by - ay) * t0
    qx, qy = ax + (bx - ax) * t1, ay + (by - ay) * t1
    length = math.hypot(qx - px, qy - py) or 1.0
    nx, ny = -(qy - py) / length * width / 2, (qx - px) / length * width / 2
    sides = [(0.0, 0.0), (0.22, 0.8), (0.5, 1.0), (0.78, 0.8), (1.0, 0.0)]
    up = [(px + (qx - px) * t + nx * k, py + (qy - py) * t + ny * k) for t, k in sides]
    down = [(px + (qx - px) * t - nx * k, py + (qy - py) * t - ny * k) for t, k in sides[1:-1]]
    return Polygon([*up, *reversed(down)])


def fur(
    shape: Shape,
    length: float = 7,
    step: float = 6,
    lean: float = 0.5,
    seed: int = 1,
    down: float = 0.0,
) -> Shape:
    """The shape with tufts all round; `lean` combs them along it, `down` lets them hang."""
    rng = random.Random(seed)
    parts: list[Shape] = [shape]
    for part in polygons(shape):
        edge = part.exterior
        total, at = edge.length, 0.0
        sign = 1.0 if edge.is_ccw else -1.0
        while at < total:
            a, b = edge.interpolate(at), edge.interpolate((at + step * 1.5) % total)
            dx, dy = b.x - a.x, b.y - a.y
            d = math.hypot(dx, dy) or 1.0
            nx, ny = sign * dy / d, -sign * dx / d
            h = length * (0.55 + 0.9 * rng.random())
            tx = (a.x + b.x) / 2 + nx * h + dx / d * h * lean * (rng.random() * 1.2 - 0.1)
            ty = (a.y + b.y) / 2 + ny * h + dy / d * h * lean * (rng.random() - 0.1) + down * h
            tuft = Polygon(
                [
                    (a.x - nx * 4, a.y - ny * 4),
                    ((a.x - nx * 4 + tx) / 2 + nx * 1.2, (a.y - ny * 4 + ty) / 2 + ny * 1.2),
                    (tx, ty),
                    (b.x - nx * 4, b.y - ny * 4),
                ]
            )
            if tuft.is_valid:
                parts.append(tuft)
            at += step * rng.uniform(0.75, 1.25)
    return unary_union(parts)


def rim(shape: Shape, dx: float, dy: float) -> Shape:
    """The sliver of the shape that light from the opposite side of (dx, dy) would touch."""
    return shape.difference(move(shape, dx, dy))


def deckle(
    x: float,
    y: float,
    width: float,
    height: float,
    rough: float = 1.0,
    step: float = 11,
    seed: int = 1,
) -> Shape:
    """A sheet with a torn edge: a rectangle whose sides wander by up to `rough` pixels."""
    rng = random.Random(seed)
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    points: list[XY] = []
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[(i + 1) % 4]
        count = max(2, int(math.hypot(bx - ax, by - ay) / step))
        for k in range(count):
            t = k / count
            points.append(
                (
                    ax + (bx - ax) * t + rng.uniform(-rough, rough),
                    ay + (by - ay) * t + rng.uniform(-rough, rough),
                )
            )
    return polygon(points)


def fibres(area: Shape, count: int, seed: int = 1, length: float = 11, width: float = 0.7) -> Shape:
    """Loose paper fibres scattered over the area."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = area.bounds
    out: list[Shape] = []
    for _ in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        a, long, bend = rng.uniform(0, math.tau), rng.uniform(0.35, 1) * length, rng.uniform(-2, 2)
        mid = (x + math.cos(a) * long / 2 - math.sin(a) * bend, y + math.sin(a) * long / 2)
        end = (x + math.cos(a) * long, y + math.sin(a) * long)
        out.append(brush([(x, y), mid, end], 0.3, width, 0.3, 3))
    return pile([stroke.intersection(area) for stroke in out])


def grain(
    area: Shape,
    count: int,
    seed: int = 1,
    length: tuple[float, float] = (40, 120),
    width: float = 1.5,
    upright: bool = False,
) -> Shape:
    """Long ink strokes along the wood, level or upright."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = area.bounds
    out: list[Shape] = []
    for _ in range(count):
        long = rng.uniform(*length)
        x = rng.uniform(x0, x1) if upright else rng.uniform(x0 - long * 0.6, x1)
        y = rng.uniform(y0 - long * 0.6, y1) if upright else rng.uniform(y0, y1)
        bend, drift = rng.uniform(-1.2, 1.2), rng.uniform(-1, 1)
        nodes = [(x, y), (x + long * 0.4, y + bend), (x + long, y + drift)]
        if upright:
            nodes = [(x, y), (x + bend, y + long * 0.4), (x + drift, y + long)]
        out.append(brush(nodes, 0.3, width, 0.3, 4))
    return pile([stroke.intersection(area) for stroke in out])


def drop(cx: float, cy: float, radius: float, degrees: float = 0) -> Shape:
    """A drop, its point up, turned by `degrees`."""
    shape = join(
        Point(cx, cy).buffer(radius, 12),
        Polygon(
            [
                (cx - radius * 0.86, cy - radius * 0.5),
                (cx, cy - radius * 2.1),
                (cx + radius * 0.86, cy - radius * 0.5),
            ]
        ),
    )
    return affinity.rotate(shape, degrees, origin=(cx, cy))
