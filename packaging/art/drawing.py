"""The sheet of paper: a `Drawing` collects painted shapes and writes them as plain SVG.

Only what Qt's SVG renderer draws everywhere is written: paths, gradients, groups with an opacity.
Clipping and placing are done on the shapes themselves, so no clip paths, masks or filters occur.
The same drawing gives the same bytes.
"""

from __future__ import annotations

import itertools
import math
import random
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import LineString
from shapely.geometry.polygon import orient

from art import palette
from art.shapes import XY, Node, Shape, ellipse, line, move, polygons
from art.strokes import brush, hatch, rim

Paint: TypeAlias = str
"""A colour (#rrggbb) or a gradient made by `linear` or `radial`."""
Stop: TypeAlias = tuple[float, str] | tuple[float, str, float]
"""Offset 0..1, colour, and (if not 1) alpha."""
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class Drawing:
    """One picture of a nominal size in pixels. Paint from back to front, then `save`."""

    def __init__(self, width: float, height: float, seed: int | str = 1, digits: int = 1) -> None:
        self.width, self.height = width, height
        self._seed = zlib.crc32(str(seed).encode())
        self._seeds_used = 0
        self._digits = digits
        self._defs: dict[str, str] = {}
        self._body: list[str] = []
        self._matrix: Matrix = IDENTITY
        self._clip: Shape | None = None

    # ------------------------------------------------------------ chance

    def seed(self) -> int:
        """A new seed; the n-th one asked for is always the same."""
        self._seeds_used += 1
        return zlib.crc32(f"{self._seed}/{self._seeds_used}".encode())

    def chance(self) -> random.Random:
        """A random generator of this drawing's own."""
        return random.Random(self.seed())

    # ------------------------------------------------------------ paints

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> Paint:
        """A gradient from one point to another."""
        n = self._number
        return self._gradient(
            "linearGradient", f'x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"', stops, 1.0, 0
        )

    def radial(
        self,
        cx: float,
        cy: float,
        radius: float,
        *stops: Stop,
        focus: XY | None = None,
        flat: float = 1.0,
    ) -> Paint:
        """A gradient from a centre outwards; `flat` squashes it upright (0.4: seen from aside)."""
        n = self._number
        at = f'cx="{n(cx)}" cy="{n(cy)}" r="{n(radius)}"'
        if focus is not None:
            at += f' fx="{n(focus[0])}" fy="{n(focus[1])}"'
        return self._gradient("radialGradient", at, stops, flat, cy)

    def _gradient(
        self, kind: str, at: str, stops: Sequence[Stop], flat: float, about: float
    ) -> Paint:
        marks = ""
        for stop in stops:
            alpha = max(0.0, min(1.0, stop[2])) if len(stop) > 2 else 1.0
            marks += f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"'
            marks += f' stop-opacity="{alpha:.3g}"/>' if alpha < 1 else "/>"
        a, b, c, d, e, f = self._matrix
        if flat != 1:
            c, d, e, f = c * flat, d * flat, e + c * about * (1 - flat), f + d * about * (1 - flat)
        matrix = (a, b, c, d, e, f)
        if matrix != IDENTITY:
            at += f' gradientTransform="matrix({" ".join(f"{v:.4g}" for v in matrix)})"'
        text = f'gradientUnits="userSpaceOnUse" {at}>{marks}</{kind}>'
        key = f"{kind} {text}"
        if key not in self._defs:
            self._defs[key] = f"g{len(self._defs)}"
        return f"url(#{self._defs[key]})"

    # ------------------------------------------------------------ placing, clipping, groups

    @contextmanager
    def placed(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        mirrored: bool = False,
        sy: float | None = None,
    ) -> Iterator[None]:
        """Draw what follows around (x, y): scaled (`sy`: upright scale), turned, mirrored."""
        before = self._matrix
        a = math.radians(turn)
        sx = -scale if mirrored else scale
        sy = scale if sy is None else sy
        local = (math.cos(a) * sx, math.sin(a) * sx, -math.sin(a) * sy, math.cos(a) * sy, x, y)
        self._matrix = _times(before, local)
        try:
            yield
        finally:
            self._matrix = before

    @contextmanager
    def laid(self, matrix: Matrix) -> Iterator[None]:
        """Draw what follows through an affine matrix (a b c d e f as in SVG): lying things."""
        before = self._matrix
        self._matrix = _times(before, matrix)
        try:
            yield
        finally:
            self._matrix = before

    @contextmanager
    def clipped(self, shape: Shape) -> Iterator[None]:
        """Cut what follows at the outline of the shape."""
        before = self._clip
        here = self._place(shape)
        self._clip = here if before is None else before.intersection(here)
        try:
            yield
        finally:
            self._clip = before

    @contextmanager
    def group(self, opacity: float) -> Iterator[None]:
        """Make what follows translucent as a whole."""
        self._body.append(f'<g opacity="{opacity:g}">')
        try:
            yield
        finally:
            self._body.append("</g>")

    # ------------------------------------------------------------ painting

    def fill(self, shape: Shape, paint: Paint, opacity: float = 1.0) -> None:
        """Paint the area of the shape."""
        shape = self._place(shape)
        if not shape.is_valid:
            shape = shape.buffer(0)
        if self._clip is not None:
            shape = shape.intersection(self._clip)
        data = self._path(shape)
        if data:
            faint = f' fill-opacity="{opacity:.3g}"' if opacity < 1 else ""
            self._body.append(f'<path d="{data}" fill="{paint}"{faint}/>')

    def stroke(self, shape: Shape, paint: Paint, width: float = 1.5, opacity: float = 1.0) -> None:
        """Draw the outline of the shape, or the line, with an even pen (round ends)."""
        a, b, c, d, _, _ = self._matrix
        width *= math.sqrt(abs(a * d - b * c))
        shape = self._place(shape)
        if self._clip is not None:
            before, self._matrix = self._matrix, IDENTITY
            edge = shape.boundary if polygons(shape) else shape
            self.fill(edge.buffer(width / 2, 6), paint, opacity)
            self._matrix = before
            return
        data = self._path(shape)
        if data:
            faint = f' stroke-opacity="{opacity:.3g}"' if opacity < 1 else ""
            self._body.append(
                f'<path d="{data}" fill="none" stroke="{paint}" stroke-width="{width:.3g}"'
                f' stroke-linecap="round" stroke-linejoin="round"{faint}/>'
            )

    def inked(
        self,
        shape: Shape,
        paint: Paint,
        width: float = 1.5,
        ink: Paint = palette.LINE,
        opacity: float = 1.0,
    ) -> None:
        """Fill and outline with an even pen: the everyday way for small things."""
        self.fill(shape, paint, opacity)
        self.stroke(shape, ink, width)

    def brush(
        self,
        nodes: Sequence[Node],
        paint: Paint,
        start: float,
        middle: float | None = None,
        end: float | None = None,
        opacity: float = 1.0,
    ) -> None:
        """One brush line (see `strokes.brush`)."""
        self.fill(brush(nodes, start, middle, end), paint, opacity)

    def thread(
        self,
        nodes: Sequence[Node],
        paint: Paint,
        width: float = 1.2,
        opacity: float = 1.0,
        smooth: bool = True,
    ) -> None:
        """One line of an even width."""
        self.stroke(line(nodes, smooth), paint, width, opacity)

    def hatch(
        self,
        region: Shape,
        paint: Paint = palette.LINE,
        angle: float = -58,
        gap: float = 4,
        width: float = 1.1,
        opacity: float = 0.5,
        keep: float = 1.0,
    ) -> None:
        """Hatch a region (see `strokes.hatch`)."""
        self.fill(hatch(region, angle, gap, width, self.seed(), keep), paint, opacity)

    # ------------------------------------------------------------ light and body

    def glow(
        self,
        cx: float,
        cy: float,
        radius: float,
        colour: str = palette.LAMP,
        strength: float = 0.7,
        flat: float = 1.0,
    ) -> None:
        """A soft light; `flat` < 1 lays it on the floor."""
        paint = self.radial(
            cx,
            cy,
            radius,
            (0, colour, strength),
            (0.2, colour, strength * 0.6),
            (0.45, colour, strength * 0.25),
            (0.7, colour, strength * 0.08),
            (1, colour, 0),
            flat=flat,
        )
        self.fill(ellipse(cx, cy, radius, radius * flat), paint)

    def soft(
        self,
        shape: Shape,
        colour: str = palette.DEEP,
        spread: float = 12,
        strength: float = 0.6,
        dx: float = 0,
        dy: float = 0,
        steps: int = 9,
    ) -> None:
        """A soft-edged copy of the shape: a shadow below (dx, dy) or a halo round it.

        Made of stacked translucent copies from `spread` outside to `spread` inside, faint at both
        ends so that no edge shows.
        """
        shape = move(shape, dx, dy)
        reached = 0.0
        for k in range(steps):
            u = (k + 1) / steps
            target = strength * u * u * (3 - 2 * u)
            alpha = 1 - (1 - target) / (1 - reached)
            reached = target
            by = spread * (1 - 2 * k / (steps - 1)) if steps > 1 else 0
            layer = shape.buffer(by, 4).simplify(0.4)
            if not layer.is_empty:
                self.fill(layer, colour, alpha)

    def outline(
        self, shape: Shape, width: float = 2.2, colour: str = palette.INK, lean: XY = (0.9, 1.1)
    ) -> None:
        """A swelling ink line, heavier away from the light. Draw it before the body's fill."""
        grown = shape.buffer(width * 0.62, 6)
        self.fill(move(grown, lean[0] * width * 0.35, lean[1] * width * 0.35), colour)

    def body(
        self,
        shape: Shape,
        top: str,
        middle: str,
        low: str,
        *,
        light: XY = (-1, -1),
        depth: float = 22,
        rim_colour: str = "#f2e3b4",
        rim_width: float = 5,
        ink: str = palette.INK,
        line_width: float = 2.2,
        gap: float = 3.6,
        hatched: bool = True,
    ) -> None:
        """A lit, solid thing: swelling outline, gradient, core shadow, cross-hatching, rim light.

        `light` points to where the light is, `depth` is how far the shade reaches in.
        """
        x0, y0, x1, y1 = shape.bounds
        lx, ly = light
        self.outline(shape, line_width, ink)
        self.fill(
            shape,
            self.linear(x0, y0, x0 + (x1 - x0) * 0.55, y1, (0, top), (0.5, middle), (1, low)),
        )
        fat = shape.buffer(2, 6)
        self.fill(shape.difference(move(fat, lx * depth * 0.62, ly * depth * 0.62)), ink, 0.26)
        if hatched:
            outer = shape.difference(move(fat, lx * depth, ly * depth))
            inner = shape.difference(move(fat, lx * depth * 0.5, ly * depth * 0.5))
            self.hatch(outer, ink, -58, gap, 1.1, 0.62)
            self.hatch(inner, ink, 4, gap * 1.15, 0.9, 0.42)
        self.fill(rim(shape, -lx * rim_width, -ly * rim_width), rim_colour, 0.34)
        self.fill(rim(shape, -lx * rim_width * 0.42, -ly * rim_width * 0.42), rim_colour, 0.75)

    def silhouette(
        self,
        shape: Shape,
        fill: Paint = "#0b0715",
        colour: str = palette.RIM,
        halo: float = 10,
        strength: float = 0.5,
        width: float = 1.4,
    ) -> None:
        """A black thing on a dark ground: halo, thin light outline, then the black."""
        self.soft(shape, colour, halo, strength, steps=8)
        self.stroke(shape, colour, width * 2, 0.85)
        self.fill(shape, fill)

    # ------------------------------------------------------------ writing

    def svg(self) -> str:
        """The SVG text."""
        w, h = f"{self.width:g}", f"{self.height:g}"
        defs = "".join(
            f'<{key.split(" ", 1)[0]} id="{name}" {key.split(" ", 1)[1]}'
            for key, name in self._defs.items()
        )
        body = "\n".join(self._body)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
            f' viewBox="0 0 {w} {h}">\n<defs>{defs}</defs>\n{body}\n</svg>\n'
        )

    def save(self, path: Path | str) -> int:
        """Write the file (folders are made); gives its size in bytes."""
        target = Path(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        data = self.svg().encode()
        target.write_bytes(data)
        return len(data)

    def _place(self, shape: Shape) -> Shape:
        if self._matrix == IDENTITY:
            return shape
        a, b, c, d, e, f = self._matrix
        return affinity.affine_transform(shape, [a, c, b, d, e, f])

    def _path(self, shape: Shape) -> str:
        parts: list[str] = []
        tolerance = 0.8 * 10.0**-self._digits
        for area in polygons(shape):
            area = orient(area.simplify(tolerance))
            edges = (area.exterior, *area.interiors)
            parts.extend(self._run(edge.coords[:-1]) + "z" for edge in edges)
        parts.extend(self._run(run.simplify(tolerance).coords) for run in _lines(shape))
        return "".join(parts)

    def _run(self, points: Sequence[Sequence[float]]) -> str:
        """One subpath in whole steps of the drawing's precision: absolute start, then offsets."""
        unit = 10**self._digits
        steps = [(round(p[0] * unit), round(p[1] * unit)) for p in points]
        text = f"M{self._step(steps[0][0])} {self._step(steps[0][1])}l"
        for (ax, ay), (bx, by) in itertools.pairwise(steps):
            if (ax, ay) != (bx, by):
                dx, dy = self._step(bx - ax), self._step(by - ay)
                gap = "" if text[-1] == "l" or dx.startswith("-") else " "
                text += gap + dx + ("" if dy.startswith("-") else " ") + dy
        return text if text[-1] != "l" else text + "0 0"

    def _step(self, value: int) -> str:
        return self._number(value / 10**self._digits)

    def _number(self, value: float) -> str:
        text = f"{value:.{self._digits + 1}f}".rstrip("0").rstrip(".")
        text = text.replace("-0.", "-.") if text.startswith("-0.") else text
        text = text[1:] if text.startswith("0.") else text
        return "0" if text in ("", "-0", "-") else text


def _times(first: Matrix, second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def _lines(shape: Shape) -> list[LineString]:
    if isinstance(shape, LineString):
        return [] if shape.is_empty else [shape]
    return [run for part in getattr(shape, "geoms", []) for run in _lines(part)]
