"""Shapes: everything drawn is a shapely geometry, so it can be cut, grown, joined and moved.

Units are pixels of the drawing's nominal size, x to the right, y down; angles are degrees,
clockwise on the screen. Functions never change what they are given.
"""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import GeometryCollection, LineString, MultiLineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

XY: TypeAlias = tuple[float, float]
Node: TypeAlias = tuple[float, float] | tuple[float, float, str]
"""A point of a curve; a third element, `"c"`, makes it a corner."""
Shape: TypeAlias = BaseGeometry

# ---------------------------------------------------------------- curves


def curve(nodes: Sequence[Node], closed: bool = False, steps: int = 10) -> list[XY]:
    """Points along a Catmull-Rom curve through `nodes`, `steps` to each piece."""
    points = [(float(node[0]), float(node[1])) for node in nodes]
    corner = [len(node) > 2 for node in nodes]
    count = len(points)
    out: list[XY] = []
    for i in range(count if closed else count - 1):
        p1, p2 = points[i], points[(i + 1) % count]
        p0 = points[(i - 1) % count] if closed or i > 0 else p1
        p3 = points[(i + 2) % count] if closed or i + 2 < count else p2
        if corner[i]:
            p0 = (p1[0] - (p2[0] - p1[0]) * 0.3, p1[1] - (p2[1] - p1[1]) * 0.3)
        if corner[(i + 1) % count]:
            p3 = (p2[0] + (p2[0] - p1[0]) * 0.3, p2[1] + (p2[1] - p1[1]) * 0.3)
        for k in range(steps):
            t = k / steps
            out.append(
                (
                    _spline(p0[0], p1[0], p2[0], p3[0], t),
                    _spline(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    if not closed:
        out.append(points[-1])
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


def blob(nodes: Sequence[Node], steps: int = 10) -> Shape:
    """A closed smooth shape through the nodes."""
    return polygon(curve(nodes, True, steps))


def polygon(points: Sequence[XY]) -> Shape:
    """A closed shape with straight sides; self-crossings are healed."""
    shape = Polygon(points)
    return shape if shape.is_valid else shape.buffer(0)


def rect(x: float, y: float, width: float, height: float) -> Shape:
    return box(x, y, x + width, y + height)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """A rectangle with round corners."""
    radius = min(radius, width / 2, height / 2) - 1e-6
    return box(x + radius, y + radius, x + width - radius, y + height - radius).buffer(radius, 10)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0) -> Shape:
    """An ellipse (a circle without `ry`), turned by `turn` degrees."""
    ry = rx if ry is None else ry
    quarter = max(6, min(48, round(math.sqrt(max(rx, ry)) * 2.6)))
    round_ = affinity.scale(Point(cx, cy).buffer(1, quarter), rx, ry, origin=(cx, cy))
    return affinity.rotate(round_, turn, origin=(cx, cy)) if turn else round_


def ring(cx: float, cy: float, outer: float, inner: float) -> Shape:
    return ellipse(cx, cy, outer).difference(ellipse(cx, cy, inner))


def crescent(cx: float, cy: float, radius: float, bite: float = 0.45, turn: float = -30) -> Shape:
    """A moon sickle; `bite` is how far (in radii) the biting circle is pushed to the side."""
    other = ellipse(cx + radius * bite, cy, radius * 0.92)
    return affinity.rotate(ellipse(cx, cy, radius).difference(other), turn, origin=(cx, cy))


def polar(cx: float, cy: float, radius: float, angle: float) -> XY:
    """The point at `angle` degrees clockwise from the top."""
    a = math.radians(angle - 90)
    return (cx + radius * math.cos(a), cy + radius * math.sin(a))


def star(cx: float, cy: float, radius: float, points: int = 4, inner: float = 0.42) -> Shape:
    return polygon(
        [
            polar(cx, cy, radius if i % 2 == 0 else radius * inner, i * 180 / points)
            for i in range(2 * points)
        ]
    )


def heart(cx: float, cy: float, radius: float) -> Shape:
    return path(
        f"M{cx} {cy + radius}C{cx - radius * 1.75} {cy - radius * 0.1} "
        f"{cx - radius * 0.75} {cy - radius * 1.35} {cx} {cy - radius * 0.45}"
        f"C{cx + radius * 0.75} {cy - radius * 1.35} {cx + radius * 1.75} {cy - radius * 0.1} "
        f"{cx} {cy + radius}Z"
    )


def arch(cx: float, base: float, width: float, height: float) -> Shape:
    """A doorway: straight jambs under a half circle; `base` is the y of its sill."""
    r = width / 2
    return unary_union(
        [ellipse(cx, base - height + r, r), rect(cx - r, base - height + r, width, height - r)]
    )


def line(points: Sequence[Node], smooth: bool = False, closed: bool = False) -> Shape:
    """A line to be stroked (no area); `smooth` runs a curve through the points."""
    pts = curve(points, closed) if smooth else [(p[0], p[1]) for p in points]
    return LineString([*pts, pts[0]] if closed else pts)


def dashes(shape: Shape, on: float, off: float) -> Shape:
    """The line, or the outline of the shape, cut into dashes."""
    pieces: list[LineString] = []
    for run in _runs(shape):
        at, length = 0.0, run.length
        while at < length:
            points = [run.interpolate(min(at + on * k / 4, length)) for k in range(5)]
            pieces.append(LineString(points))
            at += on + off
    return MultiLineString(pieces)


def _runs(shape: Shape) -> list[LineString]:
    if isinstance(shape, Polygon):
        return [LineString(shape.exterior.coords)]
    if isinstance(shape, LineString):
        return [shape]
    return [run for part in getattr(shape, "geoms", []) for run in _runs(part)]


# ---------------------------------------------------------------- SVG paths

_TOKEN = re.compile(r"[MmLlHhVvCcQqZz]|[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")


def path(data: str, steps: int = 12) -> Shape:
    """The area of an SVG path made of M L H V C Q Z, absolute or relative (no arcs)."""
    rings = [ring_ for ring_ in trace(data, steps) if len(ring_) > 2]
    area = unary_union([polygon(ring_) for ring_ in rings])
    return area if area.is_valid else area.buffer(0)


def trace(data: str, steps: int = 12) -> list[list[XY]]:
    """The points along each subpath of an SVG path (see `path`)."""
    tokens = _TOKEN.findall(data)
    at = 0
    here: XY = (0.0, 0.0)
    runs: list[list[XY]] = []
    command = ""

    def number() -> float:
        nonlocal at
        at += 1
        return float(tokens[at - 1])

    def pair(relative: bool) -> XY:
        x, y = number(), number()
        return (here[0] + x, here[1] + y) if relative else (x, y)

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
            if command in "Zz":
                here = runs[-1][0]
                runs[-1].append(here)
                runs.append([here])
                continue
        relative, kind = command.islower(), command.upper()
        if kind == "M":
            here = pair(relative)
            runs.append([here])
            command = "l" if relative else "L"
            continue
        if kind == "L":
            ends = [pair(relative)]
        elif kind == "H":
            ends = [(number() + (here[0] if relative else 0), here[1])]
        elif kind == "V":
            ends = [(here[0], number() + (here[1] if relative else 0))]
        else:
            controls = [pair(relative) for _ in range(3 if kind == "C" else 2)]
            ends = [_bezier([here, *controls], k / steps) for k in range(1, steps + 1)]
        runs[-1].extend(ends)
        here = ends[-1]
    return [run for run in runs if len(run) > 1]


def _bezier(points: list[XY], t: float) -> XY:
    while len(points) > 1:
        points = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in itertools.pairwise(points)
        ]
    return points[0]


# ---------------------------------------------------------------- joining and moving


def join(*shapes: Shape | Iterable[Shape]) -> Shape:
    """One shape with the outline of all of them."""
    return unary_union(_flat(shapes))


def pile(*shapes: Shape | Iterable[Shape]) -> Shape:
    """Many shapes as one, without joining their outlines (fast; painted in one colour)."""
    return GeometryCollection(_flat(shapes))


def _flat(shapes: Iterable[Shape | Iterable[Shape]]) -> list[Shape]:
    out: list[Shape] = []
    for shape in shapes:
        if isinstance(shape, BaseGeometry):
            out.append(shape)
        else:
            out.extend(shape)
    return out


def polygons(shape: Shape) -> list[Polygon]:
    """The areas in a shape, one by one."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [p for part in getattr(shape, "geoms", []) for p in polygons(part)]


def grow(shape: Shape, by: float) -> Shape:
    """Grown (or, below 0, shrunk) by so many pixels all round."""
    return shape.buffer(by, 8)


def move(shape: Shape, dx: float, dy: float) -> Shape:
    return affinity.translate(shape, dx, dy)


def turn(shape: Shape, degrees: float, about: XY = (0.0, 0.0)) -> Shape:
    return affinity.rotate(shape, degrees, origin=about)


def scale(shape: Shape, sx: float, sy: float | None = None, about: XY = (0.0, 0.0)) -> Shape:
    return affinity.scale(shape, sx, sx if sy is None else sy, origin=about)


def mirror(shape: Shape, cx: float) -> Shape:
    """Mirrored at the upright line x = cx."""
    return affinity.scale(shape, -1, 1, origin=(cx, 0))


def mirror_points(points: Sequence[XY], cx: float) -> list[XY]:
    return [(2 * cx - x, y) for x, y in points]


def wobble(points: Sequence[XY], amount: float, seed: int = 1) -> list[XY]:
    """Every point moved by up to `amount` each way."""
    rng = random.Random(seed)
    return [(x + rng.uniform(-amount, amount), y + rng.uniform(-amount, amount)) for x, y in points]
