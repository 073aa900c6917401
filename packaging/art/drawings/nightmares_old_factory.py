"""Nightmare: Old Factory."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    bricks,
    mass,
    pts,
    scene,
    specks,
    vignette,
    web,
)
from art.shapes import (
    XY,
    blob,
    ellipse,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
)
from art.strokes import rim, tube

FIRE = "#ffb45a"


def _gear(
    d: Drawing, x: float, y: float, radius: float, teeth: int, start: float, tone: float = 0.0
) -> None:
    """A cog wheel, lit from the furnace on the right."""
    points: list[XY] = []
    for k in range(teeth):
        a = math.tau * (k + start) / teeth
        for da, r in ((-0.3, 0.86), (-0.2, 1.0), (0.2, 1.0), (0.3, 0.86)):
            t = a + da * math.tau / teeth
            points.append((x + math.cos(t) * radius * r, y + math.sin(t) * radius * r))
    wheel = polygon(points)
    holes = [ellipse(x, y, radius * 0.16)]
    for k in range(5):
        a = math.tau * k / 5 + start
        holes.append(
            ellipse(x + math.cos(a) * radius * 0.48, y + math.sin(a) * radius * 0.48, radius * 0.17)
        )
    wheel = wheel.difference(join(*holes))
    d.fill(move(wheel, -4, 6), INK, 0.5)
    mass(
        d,
        wheel,
        palette.mix("#7a5a58", "#3a3450", tone),
        palette.mix("#2c1a24", "#171426", tone),
        light=(1, 0.2),
        edge=1.8,
        edge_colour="#ffbf7a",
        edge_strength=0.85 - tone * 0.4,
        shade=radius * 0.22,
        gap=4.4,
        line=1.8,
    )
    d.stroke(ellipse(x, y, radius * 0.74), INK, 1.4, 0.6)
    d.stroke(ellipse(x, y, radius * 0.26), INK, 1.4, 0.6)
    rng = d.chance()
    for _ in range(7):
        a, r = rng.uniform(0, math.tau), radius * rng.uniform(0.66, 0.82)
        rust = ellipse(
            x + math.cos(a) * r,
            y + math.sin(a) * r,
            rng.uniform(2, 5),
            rng.uniform(1.4, 3),
            math.degrees(a),
        )
        d.fill(rust.intersection(wheel), "#b4683c", 0.5)


def _hall(d: Drawing) -> None:
    wall = rect(0, 0, 400, 320)
    d.fill(
        wall,
        d.radial(
            312, 190, 330, (0, "#8a4a3c"), (0.35, "#4a2c3c"), (0.7, "#231a30"), (1, "#100c1a")
        ),
    )
    bricks(d, rect(0, 0, 400, 250), 15, 34, INK, 0.45, 0.5)
    for x in (18.0, 112.0):  # broken windows
        frame = join(rect(x, 20, 62, 84), ellipse(x + 31, 20, 31, 16))
        d.inked(frame, d.linear(0, 10, 0, 104, (0, "#2c3a70"), (1, "#6a6aa4")), 2.4, INK)
        d.fill(
            path(f"M{x + 8} 60L{x + 20} 34L{x + 26} 52L{x + 36} 40L{x + 34} 66L{x + 18} 74Z"),
            "#0e0c1e",
            0.9,
        )
        for k in range(1, 3):
            d.fill(rect(x + k * 20.6 - 1.2, 6, 2.4, 98).intersection(frame), INK)
            d.fill(rect(x, 10 + k * 30, 62, 2.4), INK)
    d.fill(ellipse(56, 32, 10), d.radial(53, 29, 14, (0, "#fffbe6"), (1, "#e9cf8c")))
    d.fill(
        polygon(pts("20,100 80,100 190,250 90,250")),
        d.linear(40, 100, 150, 250, (0, MOONLIT, 0.22), (1, MOONLIT, 0)),
    )


def _furnace(d: Drawing) -> None:
    """The boiler is a head: portholes for eyes, a grate for teeth."""
    for nodes, r in ((pts("352,70 356,30 350,-12"), 19), (pts("292,76 284,40 290,-12"), 14)):
        pipe = tube(nodes, [r, r, r], 6)
        mass(
            d,
            pipe,
            "#5a4450",
            "#2c1c28",
            light=(-1, 0),
            edge=1.6,
            edge_colour="#e0a07a",
            shade=14,
            gap=3.6,
        )
        for y in (22, 52):
            ring = rect(nodes[1][0] - r - 3, y, 2 * r + 7, 6)
            mass(d, ring, "#7a5a5c", "#2c1c28", edge=1, hatched=0, edge_colour="#e0a07a")
    shell = path("M214 260C206 130 240 62 318 60C384 60 420 110 420 170L420 340L232 340Z")
    d.soft(shell, "#ff8a4a", 12, 0.4, steps=5)
    d.body(
        shell,
        "#8a6462",
        "#4f3440",
        "#1a1020",
        depth=26,
        rim_width=3.4,
        gap=5.3,
        ink=INK,
        rim_colour="#ffc79a",
    )
    for k in range(17):
        a = math.radians(186 + k * 10)
        cx, cy = 322 + math.cos(a) * 100, 172 + math.sin(a) * 103
        if cx < 404:
            d.inked(
                ellipse(cx, cy, 2.8),
                d.radial(cx - 1, cy - 1, 3.4, (0, "#ffd9b0"), (1, "#4a2c30")),
                1,
                INK,
            )
    for x, r, look in ((282, 21, (-6, 5)), (354, 24, (-8, 6))):
        d.inked(
            ellipse(x, 118, r + 7),
            d.linear(x - r, 98, x + r, 140, (0, "#b98a78"), (1, "#3a2430")),
            2,
            INK,
        )
        d.glow(x, 118, r * 2.4, "#ffb45a", 0.5)
        d.inked(
            ellipse(x, 118, r),
            d.radial(x, 120, r, (0, "#fff3b8"), (0.5, "#ffb648"), (1, "#c2442a")),
            1.8,
            INK,
        )
        d.fill(ellipse(x + look[0], 118 + look[1], r * 0.24, r * 0.5), "#2a0c14")
        lid = ellipse(x, 118, r).intersection(
            path(
                f"M{x - 30} 80L{x + 30} 80L{x + 30} {112 if x > 300 else 122}"
                f"L{x - 30} {122 if x > 300 else 110}Z"
            )
        )
        d.inked(lid, "#4a303a", 1.6, INK)
        for k in range(6):
            a = math.tau * k / 6 + 0.3
            d.fill(
                ellipse(x + math.cos(a) * (r + 3.4), 118 + math.sin(a) * (r + 3.4), 1.5), INK, 0.8
            )
    nose = polygon(pts("316,126 324,126 330,152 310,152"))
    mass(d, nose, "#8a6462", "#3a2430", edge=1, shade=5, gap=2.6, edge_colour="#ffc79a")


def _fire_mouth(d: Drawing) -> None:
    mouth = path("M236 190C262 164 374 158 404 184L404 262C370 284 262 282 240 262Z")
    d.outline(mouth.buffer(7), 2, INK)
    d.fill(
        mouth.buffer(7),
        d.linear(236, 160, 404, 280, (0, "#c79a88"), (0.5, "#6a4a50"), (1, "#241620")),
    )
    d.fill(
        mouth,
        d.radial(
            318,
            252,
            112,
            (0, "#fffbe0"),
            (0.3, "#ffd870"),
            (0.6, "#f2803a"),
            (0.85, "#a5281e"),
            (1, "#4a0f18"),
        ),
    )
    rng = d.chance()
    for k in range(9):
        x = 252 + k * 18
        h = rng.uniform(30, 62)
        lick = path(
            f"M{x - 11} 276C{x - 15} {276 - h * 0.5} {x - 3} {276 - h * 0.55} "
            f"{x + rng.uniform(-3, 5)} {276 - h}"
            f"C{x + 6} {276 - h * 0.6} {x + 16} {276 - h * 0.4} {x + 11} 276"
            "Z"
        )
        d.fill(lick.intersection(mouth), "#fff0a8" if k % 2 else "#ffc24f", 0.55)
    for k in range(7):
        x = 250 + k * 24
        y = 184 - 14 * math.sin(math.pi * (k + 0.6) / 7.4)
        tooth = polygon(
            [(x - 8, y - 10), (x + 8, y - 10), (x + 5, y + 22), (x - 1, y + 27), (x - 6, y + 20)]
        ).intersection(mouth.buffer(3))
        mass(
            d,
            tooth,
            "#4a3440",
            "#1a0f18",
            light=(0, 1),
            edge=1.8,
            edge_colour="#ffcf8a",
            hatched=0,
            line=1.6,
        )


def _belt(d: Drawing) -> None:
    """The belt runs from the lower left into the mouth."""
    top = polygon(pts("-20,268 -20,296 276,262 276,244"))
    side = polygon(pts("-20,296 276,262 276,276 -20,314"))
    d.fill(move(side, 0, 14), INK, 0.5)
    for k in range(7):
        x = -6.0 + k * 44
        y = 300 - (x + 20) * 0.115
        leg = polygon([(x - 4, y), (x + 6, y), (x + 9, 340), (x - 8, 340)])
        if k % 2 == 0:
            mass(
                d, leg, "#3c2c40", "#120c1a", edge=1, hatched=0, edge_colour="#e0905a", light=(1, 0)
            )
    mass(d, side, "#4a3644", "#1a1120", edge=0, hatched=0.5, shade=6, gap=3)
    d.inked(
        top, d.linear(-20, 0, 280, 0, (0, "#2c2236"), (0.5, "#5c3a40"), (1, "#e08a4a")), 1.8, INK
    )
    for k in range(17):
        x = -10.0 + k * 17.6
        y0, y1 = 267 - (x + 20) * 0.081, 295.5 - (x + 20) * 0.115
        d.brush([(x, y0), (x + 3, (y0 + y1) / 2), (x + 1, y1)], INK, 0.8, 1.6, 0.8, 0.7)
    d.brush(pts("-20,268 130,256 276,244"), "#ffcf9a", 0.8, 1.4, 2, 0.7)
    for k in range(7):
        x = -2.0 + k * 44
        y = 305 - (x + 20) * 0.122
        d.inked(
            ellipse(x, y, 9.5),
            d.radial(x + 3, y - 2, 11, (0, "#b98a78"), (0.6, "#5a4050"), (1, "#1c1220")),
            1.6,
            INK,
        )
        d.fill(ellipse(x, y, 2.6), INK)
        d.fill(rim(ellipse(x, y, 8.6), -1.6, 0), "#ffc27a", 0.6)
    for x in (188, 206, 224):
        y = 283 - (x + 20) * 0.1
        arrow = polygon([(x, y - 4), (x + 8, y - 1), (x + 1, y + 4), (x + 4, y)])
        d.fill(arrow, "#f2c46a", 0.7)


def _goods(d: Drawing) -> None:
    """What else is on its way: a bear and an alarm clock."""
    with d.placed(222, 254, 0.98, 8):
        for shape in (
            ellipse(-7, -1, 6.4, 4.6),
            ellipse(8, -1, 6.4, 4.6),
            ellipse(0, -13, 11, 12.5),
            ellipse(-9, -36, 4.6),
            ellipse(9, -36, 4.6),
            ellipse(0, -29, 10.5, 9.6),
        ):
            mass(
                d,
                shape,
                "#9cc4ec",
                "#3a5a94",
                light=(1, 0),
                edge=1.4,
                edge_colour="#ffd9a0",
                hatched=0.5,
                shade=5,
                gap=2.6,
            )
        arm = tube(pts("-9,-18 -18,-26 -21,-34"), [4, 3.8, 3.6], 5)
        mass(d, arm, "#9cc4ec", "#3a5a94", light=(1, 0), edge=1.2, edge_colour="#ffd9a0", hatched=0)
        d.fill(ellipse(1, -26, 5, 3.8), "#dcecfa")
        d.fill(
            pile([ellipse(-3.4, -31, 1.3), ellipse(4.4, -31, 1.3), ellipse(1, -27.6, 1.7, 1.2)]),
            INK,
        )
        d.brush(pts("-1.6,-23.6 1,-24.6 3.6,-23.6"), INK, 0.6, 1, 0.6)
        d.inked(polygon(pts("-7,-21 0,-19 7,-21 7,-15 0,-18 -7,-15")), "#d9605a", 1, INK)
    with d.placed(56, 268, 0.92, -6):
        for x in (-9, 9):
            d.brush([(x * 0.7, -4), (x, 3)], INK, 3.4, 3, 2.4)
            d.inked(
                ellipse(x, -31, 7, 5.4, x * 3.4),
                d.linear(x - 6, -36, x + 6, -26, (0, "#fff0b8"), (1, "#8a5f36")),
                1.4,
                INK,
            )
        d.inked(
            ellipse(0, -15, 16),
            d.radial(4, -18, 20, (0, "#e2a08a"), (0.6, "#a84a4c"), (1, "#4a1a2c")),
            1.8,
            INK,
        )
        d.inked(
            ellipse(0, -15, 11.4), d.radial(2, -17, 13, (0, "#fffaf0"), (1, "#d9c39a")), 1.2, INK
        )
        d.brush([(0, -15), (0, -23)], INK, 1.6, 1.4, 0.8)
        d.brush([(0, -15), (5, -12)], INK, 1.8, 1.4, 0.8)
        for k in range(12):
            a = math.tau * k / 12
            d.fill(ellipse(math.cos(a) * 9.4, -15 + math.sin(a) * 9.4, 0.7), INK)


def _rat(d: Drawing) -> None:
    """The night foreman."""
    stand = polygon(pts("126,340 130,306 168,303 172,340"))
    mass(
        d,
        stand,
        "#5a4450",
        "#1a1120",
        light=(1, -0.2),
        edge=1.6,
        edge_colour="#ffbf7a",
        shade=8,
        gap=3.4,
    )
    d.brush(pts("158,304 166,290 176,282"), INK, 5, 4.6, 4)
    d.brush(pts("158,304 166,290 176,282"), "#a89aa8", 2.8, 2.6, 2.2)
    d.inked(ellipse(177, 281, 4.4), "#d9483f", 1.4, INK)
    body = join(
        blob(pts("132,305 132,294 140,286 149,288 153,298 152,305")),
        blob(pts("138,288 140,279 148,276 158,283 161,287 150,290")),
    )
    d.brush(pts("134,303 122,306 116,298 108,302"), INK, 3.4, 2.6, 1.2)
    d.brush(pts("134,303 122,306 116,298 108,302"), "#d99a98", 1.8, 1.4, 0.6)
    mass(
        d,
        body,
        "#9a90a8",
        "#3a3044",
        light=(1, -0.4),
        edge=1.3,
        edge_colour="#ffd9a0",
        shade=5,
        gap=2.6,
    )
    d.brush(pts("150,296 158,296 166,290"), INK, 3.6, 3.4, 2.8)
    d.brush(pts("150,296 158,296 166,290"), "#9a90a8", 2, 1.8, 1.4)
    d.fill(ellipse(152, 282, 1.3), INK)
    d.fill(ellipse(161, 286.6, 1.6), "#e8a09a")
    hat = path("M136 280C136 269 154 268 155 278L160 280L136 282Z")
    d.inked(hat, d.linear(136, 268, 158, 282, (0, "#fff0a8"), (1, "#d99a3c")), 1.4, INK)


@scene("endless/nightmares/old_factory", 400, 320)
def old_factory(d: Drawing) -> None:
    """A belt into a furnace that looks on; the child runs back. The foreman is a rat."""
    backdrop(d, (0, "#1a1426"), (1, "#100b18"))
    _hall(d)
    _gear(d, 196, 62, 52, 14, 0.2)
    _gear(d, 128, 136, 44, 12, 0.35, 0.4)
    _gear(d, 24, 178, 62, 16, 0.1, 0.75)
    spokes = pts("3,4 52,6 64,30 46,60 4,70")
    d.fill(web(-4, -4, spokes, (0.4, 0.65, 0.9), 0.8), "#e9e2ff", 0.5)
    _furnace(d)
    _fire_mouth(d)
    _belt(d)
    d.glow(318, 236, 190, "#ff9a4a", 0.42)
    _goods(d)
    d.fill(ellipse(140, 273, 26, 4, -5), INK, 0.5)
    dreamer(
        d,
        136,
        272,
        1.12,
        turn=-12,
        mirrored=True,
        mood="afraid",
        glow=0.5,
        arms=(((-5, -30), (-14, -26), (-19, -32)), ((5, -30), (14, -27), (21, -32))),
        legs=(((-4, -9), (-10, -5), (-17, -9)), ((4, -9), (11, -7), (11, 0))),
        cap_tip=((0, -48), (-3, -56), (-13, -59), (-24, -55)),
    )
    _rat(d)
    specks(d, rect(180, 60, 200, 190), 60, "#ffd98a", 0.7, 4, 1.1)
    vignette(d, 230, 190, 290, 0.85, 0.55)
