"""Nightmare: Fraud."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import (
    INK,
    air,
    backdrop,
    eyes,
    ink_edge,
    mass,
    pts,
    scene,
    vignette,
)
from art.shapes import (
    XY,
    blob,
    ellipse,
    mirror,
    path,
    polygon,
    rect,
    rounded,
)
from art.strokes import brush, tube


def _pointing(
    d: Drawing, tip: XY, reach: float, angle: float, size: float, flip: bool = False
) -> None:
    """A hand with a long finger; its tip at `tip`, the arm comes from `angle`."""
    with d.placed(tip[0], tip[1], size, angle, sy=-size if flip else size):
        arm = tube([(150, 2), (200, 10), (reach, 16)], [25, 28, 34], 5)
        palm = blob(pts("96,-18 130,-28 164,-22 172,10 156,34 118,36 94,20"))
        index = tube(pts("112,-8 74,-12 38,-3 2,0"), [14, 10, 7.4, 3.6], 8)
        thumb = tube(pts("136,-18 112,-30 90,-26 76,-14"), [10, 9, 7, 4.6], 8)
        curls = [
            tube(
                [
                    (118, 6 + k * 9),
                    (88 + k * 5, 10 + k * 8),
                    (82 + k * 6, 20 + k * 6),
                    (104 + k * 5, 22 + k * 6),
                ],
                [9, 8.6, 8, 7],
                7,
            )
            for k in range(3)
        ]
        cuff = polygon(pts("156,-32 176,-36 182,46 160,42"))
        for shape in (arm, palm, *reversed(curls), index, thumb):
            mass(
                d,
                shape,
                "#a79ccc",
                "#372a58",
                shade=9,
                gap=4.6 / size**0.5,
                edge=2,
                edge_colour="#fff0cc",
                line=2.2,
                soft=size > 1,
            )
        mass(d, cuff, "#f0e6d4", "#8a7a9a", shade=10, gap=3.4, edge=1.6, line=2)
        for x in (72, 40):
            d.brush([(x, -14), (x - 2, -9), (x - 1, -3)], INK, 0.5, 1.8, 0.5, 0.8)
            d.brush([(x + 5, -13), (x + 3, -8), (x + 4, -3)], INK, 0.4, 1.4, 0.4, 0.6)
        nail = path("M12 -4C6 -6 -4 -4 -12 1C-4 3 6 3 12 1Z")
        d.inked(nail, d.linear(-12, 0, 12, 0, (0, "#fffaf0"), (1, "#d98a8a")), 1.4, INK)


def _robe(d: Drawing) -> None:
    """The king: a robe on a broomstick."""
    back = path(
        "M118 116C128 100 196 100 208 116C216 170 240 250 262 314L66 314C88 250 110 170 118 116Z"
    )
    d.soft(back, INK, 8, 0.5, 4, 4, steps=4)
    ink_edge(d, back, 2.4)
    d.fill(back, d.radial(166, 262, 110, (0, "#7a4436"), (0.45, "#3a1c30"), (1, "#140a1a")))
    bristles = path(
        "M156 68C150 56 142 44 136 22L146 30L150 18L157 28L164 16"
        "L171 27L179 18L183 30L193 24C188 44 180 56 174 68Z"
    )
    mass(d, bristles, "#e0b96c", "#6c4722", edge=1.2, hatched=0, edge_colour="#fff0c0")
    for x in (-19, -11, -4, 4, 11, 19):
        d.brush(
            [(165 + x * 0.35, 66), (165 + x * 0.8, 46), (165 + x * 1.1, 30)], INK, 1.2, 1, 0.3, 0.65
        )
    d.fill(rect(157, 62, 17, 3), "#8d2f3f")
    d.brush(pts("164,60 166,160 168,300"), INK, 6.6, 6.6, 6.6)
    d.brush(pts("164,60 166,160 168,300"), "#9a6c44", 4, 4, 4)
    hanger = path(
        "M116 118C130 104 156 100 165 92C176 100 198 104 212 118"
        "L208 122C192 110 178 106 165 100C154 106 138 110 120 122"
        "Z"
    )
    mass(d, hanger, "#c79a5a", "#6c4722", edge=1, hatched=0)
    for side in (0, 1):
        half = path(
            "M164 118C150 112 132 108 116 118C100 160 84 230 58 316"
            "L132 316C140 262 154 200 164 150Z"
        )
        collar = path(
            "M166 118C152 106 130 102 112 116C108 122 108 130 112 134C130 126 148 132 160 144Z"
        )
        hem = path("M62 298L58 318L133 318L136 298C112 306 86 306 62 298Z")
        edge = tube(pts("162,140 150,196 140,250 132,312"), [4, 6, 8, 10], 8)
        if side:
            half, collar, hem, edge = (mirror(s, 165) for s in (half, collar, hem, edge))
        mass(
            d, half, "#8a3a52", "#2c1030", shade=20, gap=4.6, edge=2, edge_colour="#ffcfae", line=2
        )
        for k in range(3):
            x = 104 - k * 6
            fold = brush([(128 - k * 8, 136), (x + 8, 210), (x - 14 + k * 4, 296)], 0.5, 2.6, 1)
            d.fill(mirror(fold, 165) if side else fold, INK, 0.55)
        for fur_part in (edge, hem, collar):
            mass(
                d,
                fur_part,
                "#fbf2e0",
                "#b7a8bc",
                shade=6,
                gap=3,
                edge=1.2,
                edge_colour="#ffffff",
                line=1.8,
            )
        for x, y in (
            (126, 118),
            (144, 128),
            (153, 178),
            (144, 222),
            (138, 268),
            (84, 308),
            (110, 310),
        ):
            spot = path(
                f"M{x - 1.6} {y - 3}L{x + 1.6} {y - 3}L{x + 0.8} {y + 4}L{x - 0.8} {y + 4}Z"
            )
            d.fill(mirror(spot, 165) if side else spot, INK, 0.85)


def _mask(d: Drawing) -> None:
    with d.placed(218, 86, 1.04, 31):
        for nodes in (pts("-38,-14 -58,-22 -64,-6 -74,-8"), pts("38,-10 52,4 48,22 58,32")):
            d.brush(nodes, INK, 3.4, 3.2, 1.6)
            d.brush(nodes, "#d9605a", 2, 2, 0.8)
        face = blob(pts("0,-52 27,-44 40,-16 35,18 18,44 0,54 -18,44 -35,18 -40,-16 -27,-44"))
        d.soft(face, INK, 6, 0.5, 5, 6, steps=4)
        d.body(face, "#fffaf0", "#eadfd2", "#8f80a8", depth=16, rim_width=4, gap=3.4, ink=INK)
        for s in (-1, 1):
            hole = path("M6 -10C10 -19 24 -19 29 -8C23 -2 12 -2 6 -10Z")
            brow = brush(pts("6,-24 16,-32 31,-25"), 1, 4.4, 1)
            if s < 0:
                hole, brow = mirror(hole, 0), mirror(brow, 0)
            d.inked(hole, "#12091a", 1.4, INK)
            d.fill(brow, "#3a2440")
            d.fill(ellipse(s * 22, 10, 7, 5), "#e2685c", 0.45)
        d.brush(pts("0,-14 4,4 -3,8"), "#8f7a96", 0.6, 1.8, 0.6)
        smile = path("M-22 16C-12 26 12 26 22 16C18 38 -18 38 -22 16Z")
        d.inked(smile, "#7a2236", 1.8, INK)
        d.fill(path("M-19 19C-10 26 10 26 19 19C18 24 14 27 10 28C2 30 -8 30 -13 26Z"), "#fffaf0")
        d.brush(pts("14,-52 8,-40 16,-30 12,-20"), INK, 1.2, 1.2, 0.4, 0.8)
    with d.placed(248, 38, 1.04, 46):
        crown = path(
            "M-32 14L-36 -12L-20 2L-12 -20L0 0L13 -20L20 2L36 -11L32 14C14 20 -14 20 -32 14Z"
        )
        d.body(crown, "#fff0b8", "#f2cf7a", "#b9853e", depth=8, rim_width=2.4, gap=3, ink=INK)
        for x, c in ((-18, "#e2685c"), (0, "#6aa5e0"), (18, "#6fbf8f")):
            d.inked(ellipse(x, 9, 3.6), c, 1.1, INK)
        d.inked(polygon(pts("24,-2 38,2 36,9 22,6")), "#d8d4e6", 0.9, INK, 0.9)  # sticking tape


@scene("endless/nightmares/fraud", 400, 320)
def fraud(d: Drawing) -> None:
    """The king's mask slips: a robe on a broomstick, and inside it a child on a pile of books."""
    backdrop(d, (0, "#151028"), (0.6, "#2c1c3e"), (1, "#120b1c"))
    air(d, rect(0, 0, 400, 262), -62, 7, 0.45)
    rng = d.chance()
    for _ in range(26):
        x, y = rng.uniform(6, 394), rng.uniform(12, 210)
        if abs(x - 170) > 84:
            eyes(
                d,
                x,
                y,
                rng.uniform(2.6, 5),
                palette.mix("#c9a86a", "#5a4a78", rng.random()),
                look=((170 - x) / 170, 0.3),
                slant=rng.uniform(4, 18),
            )
    d.fill(
        polygon(pts("70,-6 150,-6 300,300 30,300")),
        d.linear(0, 0, 0, 300, (0, "#fff0c8", 0.5), (1, "#f2d98a", 0.12)),
    )
    floor = blob(pts("-20,268 100,258 220,256 420,266 420,340 -20,340"))
    d.fill(
        floor, d.radial(166, 290, 200, (0, "#8a4a4e"), (0.5, "#4a2438"), (1, "#170c1c"), flat=0.4)
    )
    d.hatch(floor, INK, 2, 5, 1.1, 0.5)
    _pointing(d, (66, 150), 260, 196, 0.5, True)
    _pointing(d, (78, 226), 260, 176, 0.56)
    _robe(d)
    for k, (y, w, c) in enumerate(
        ((304, 44, "#3f5f8a"), (294, 36, "#8a6a3a"), (284, 40, "#4f7a5e"))
    ):
        book = rounded(166 - w / 2 + (k - 1) * 3, y, w, 10, 2)
        mass(
            d,
            book,
            palette.lighter(c, 0.2),
            palette.darker(c, 0.4),
            edge=0.9,
            hatched=0.4,
            shade=4,
            gap=2.4,
            edge_colour="#ffe0a8",
        )
        d.fill(rect(166 - w / 2 + (k - 1) * 3 + 3, y + 6.4, w - 6, 1.6), "#efe6d2", 0.85)
    dreamer(
        d,
        164,
        284,
        1.32,
        mood="afraid",
        glow=0.9,
        arms=(((-5, -30), (-10, -36), (-3, -44)), ((5, -30), (11, -25), (13, -30))),
    )
    _mask(d)
    _pointing(d, (212, 224), 300, 8, 1.12)
    _pointing(d, (292, 120), 300, -16, 0.56)
    vignette(d, 176, 180, 280, 0.85, 0.55)
