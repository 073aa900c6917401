"""Nightmare: Buried Alive."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer, lantern
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    eyes,
    knots,
    mass,
    pts,
    scene,
    specks,
    twig,
    vignette,
    worm,
)
from art.paper import moon, stars
from art.shapes import (
    blob,
    ellipse,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
    rounded,
)
from art.strokes import brush, fur, rim, tube


def _churchyard(d: Drawing) -> None:
    stars(d, 0, 4, 400, 76, 26)
    moon(d, 306, 50, 27, 3.4)
    far = blob(pts("-10,104 60,92 150,100 250,90 330,98 410,92 410,140 -10,140"))
    d.fill(far, d.linear(0, 88, 0, 130, (0, "#4b4684"), (1, "#241f48")))
    rng = d.chance()
    tree = join(
        twig((66, 118), -84, 62, 13, 3, rng),
        twig((66, 118), -118, 44, 8, 2, rng),
    )
    mass(d, tree, "#1b1530", "#0d0a18", edge=0.9, edge_colour="#a49ad8", hatched=0, soft=False)
    for x, y, w, h, t in (
        (118, 112, 17, 24, -7),
        (150, 108, 12, 18, 6),
        (352, 112, 20, 30, 8),
        (386, 108, 14, 20, -5),
        (24, 114, 16, 20, -9),
    ):
        stone = join(ellipse(0, -h + w / 2, w / 2), rect(-w / 2, -h + w / 2, w, h - w / 2))
        with d.placed(x, y, turn=t):
            mass(d, stone, "#7b76a4", "#2c2850", shade=6, gap=2.8, edge=1.3, edge_colour="#f6e7b4")
    with d.placed(232, 108, turn=-3):
        cross = join(rounded(-16, -40, 32, 42, 14), rect(-16, -18, 32, 22))
        mass(d, cross, "#a29bc6", "#37325e", shade=11, gap=3, edge=1.8, edge_colour="#fff0c0")
        d.fill(join(rect(-7, -25, 14, 3), rect(-1.5, -32, 3, 18)), INK, 0.8)
        for y in (-8, -3):
            d.brush([(-9, y), (0, y + 0.6), (9, y)], INK, 0.4, 1.3, 0.4, 0.65)
    d.brush(pts("262,112 268,92 273,72"), INK, 4, 3.6, 3)  # the spade
    d.brush(pts("262,112 268,92 273,72"), "#a97a4c", 2, 2, 1.6)
    mass(
        d,
        path("M257 96L271 100L266 118C262 122 257 119 254 114Z"),
        "#a8a6c8",
        "#4a4870",
        edge=1,
        hatched=0,
    )


def _strata(d: Drawing) -> None:
    top = pts("-10,114 60,110 130,113 176,108 214,99 252,108 300,113 360,109 410,113")
    earth = polygon([*[(x, y) for x, y in top], (410, 330), (-10, 330)])
    d.fill(
        earth,
        d.linear(
            0, 100, 0, 320, (0, "#5c4652"), (0.25, "#44323f"), (0.6, "#2c1f2d"), (1, "#140e1a")
        ),
    )
    for y, colour in ((146, "#3a2a38"), (190, "#2e212f"), (262, "#1f1622"), (292, "#170f1b")):
        rng = d.chance()
        edge = [(x, y + rng.uniform(-5, 5)) for x in range(-20, 440, 40)]
        layer = blob([*edge, (430, 340), (-30, 340)], 6)
        d.fill(layer, colour, 0.85)
        d.brush(edge, INK, 0.8, 1.6, 0.8, 0.6)
    with d.clipped(earth):
        specks(d, rect(0, 110, 400, 210), 110, "#8a6f74", 0.3, 8, 0.9)
        specks(d, rect(0, 110, 400, 210), 110, INK, 0.5, 10, 1.1)
    rng = d.chance()
    for _ in range(34):
        cx, cy, r = rng.uniform(0, 400), rng.uniform(124, 316), rng.uniform(2, 8)
        stone = ellipse(cx, cy, r * 1.3, r, rng.uniform(-25, 25))
        d.fill(stone, "#6a5868" if r > 4 else "#4f3f50", 0.9)
        d.fill(rim(stone, -r * 0.3, -r * 0.4), INK, 0.5)
        d.fill(rim(stone, 0.8, 1.1), "#b49ca8", 0.5)
    turf = [
        brush(
            [(x, 114 - _rise(x) + 2), (x + rng.uniform(-3, 3), 114 - _rise(x) - rng.uniform(4, 9))],
            1.6,
            1,
            0.3,
        )
        for x in range(-4, 404, 6)
    ]
    d.fill(pile(turf), "#6d7fa6", 0.85)
    d.fill(rim(earth, 0, 2.4), "#8fa0c8", 0.8)


def _rise(x: float) -> float:
    return 14 * math.exp(-(((x - 214) / 34) ** 2)) + 3 * math.sin(x / 28)


def _root_hand(d: Drawing) -> None:
    """The tree's root is an arm, and it has found the coffin."""
    arm = tube(pts("64,116 52,136 36,160 38,184 60,192"), [10, 10, 9, 9, 8], 8)
    fingers = [
        tube(pts("58,190 90,174 124,180 142,196 142,214"), [6, 5, 4.4, 3.4, 1], 7),
        tube(pts("58,194 84,186 104,198 112,220 106,240"), [6, 5, 4.2, 3.2, 1], 7),
        tube(pts("52,194 66,206 80,228 84,254 76,274"), [6, 5, 4, 3, 1], 7),
        tube(pts("44,188 38,214 46,250 64,276 88,286"), [6, 4.6, 4, 3, 1], 7),
    ]
    rng = d.chance()
    hairs = twig((32, 166), 150, 36, 4, 2, rng) + twig((56, 130), 30, 50, 4, 2, rng)
    d.fill(pile(hairs), "#1a111d")
    whole = join(arm, *fingers)
    d.soft(whole, INK, 5, 0.5, 1, 3, steps=4)
    mass(d, whole, "#33243a", "#8a6258", shade=5, gap=2.8, edge=1.2, edge_colour="#e6c6a4", line=2)
    for nodes in (
        pts("56,128 42,150 38,176 58,190"),
        pts("66,186 96,179 124,186"),
        pts("64,196 88,192 104,210"),
        pts("50,200 66,222 76,250"),
    ):
        d.brush(nodes, INK, 0.4, 1.5, 0.4, 0.7)


def _coffin(d: Drawing) -> None:
    """The coffin cut open from the side, warm inside."""
    outer = path("M74 196L330 190L350 222L340 284L84 288L64 240Z")
    inner = path("M84 206L323 201L339 224L331 275L91 278L76 240Z")
    d.soft(outer, INK, 9, 0.6, 0, 3, steps=5)
    d.glow(220, 240, 165, palette.LAMP, 0.28, 0.62)
    d.body(
        outer, "#b3824e", "#6b4530", "#33201d", depth=10, rim_width=2.4, gap=3.4, light=(-0.6, -1)
    )
    d.fill(
        inner,
        d.radial(
            248, 250, 158, (0, "#ffe9a8"), (0.22, "#f3bb66"), (0.58, "#93573c"), (1, "#2b1720")
        ),
    )
    rng = d.chance()
    for k in range(9):
        x = 100 + k * 28
        d.brush(
            [(x, 206), (x + rng.uniform(-4, 4), 228), (x - 3, 256)], "#5a2f2a", 0.4, 1.6, 0.3, 0.45
        )
        d.fill(ellipse(x - 1, 232, 1.5), "#5a2f2a", 0.6)
    d.fill(inner.difference(move(inner, 2, 5)), INK, 0.55)
    quilt = blob(
        knots("90,276,c 92,268 120,263 150,266 190,264 230,266 270,264 306,266 331,268 331,275,c")
    )
    d.inked(
        quilt,
        d.linear(100, 260, 330, 276, (0, "#4d3a70"), (0.6, "#a07fae"), (1, "#57406c")),
        1.4,
        INK,
    )
    d.hatch(quilt, INK, -58, 5, 1, 0.5)
    pillow = blob(pts("98,268 96,256 108,250 128,252 138,260 134,269 114,272"))
    d.inked(pillow, d.linear(96, 250, 138, 270, (0, "#c8bcd8"), (1, "#f0d8b0")), 1.4, INK)
    d.brush(pts("104,262 114,258 124,261"), "#6f5d84", 0.4, 1.2, 0.4, 0.8)
    for x, y in ((77, 203), (328, 197), (338, 280), (86, 282)):
        d.inked(ellipse(x, y, 2.6), "#e6c06a", 1, INK)
    d.stroke(path("M176 195C186 182 214 181 224 194"), INK, 4.8)
    d.stroke(path("M176 195C186 182 214 181 224 194"), "#caa055", 2.2)


def _mole(d: Drawing) -> None:
    """A mole in its own bed, woken by the knocking."""
    den = blob(pts("306,172 336,150 376,150 398,172 392,196 356,202 322,196"))
    d.fill(den.buffer(3), INK, 0.7)
    d.fill(den, d.radial(350, 176, 54, (0, "#3b2b40"), (1, "#110b17")))
    d.fill(rim(den, -1, -2), "#b49ca8", 0.5)
    coat = blob(pts("332,194 332,176 346,164 366,166 382,180 386,197 360,199"))
    mass(d, fur(coat, 1.1, 3.4, 0.6, 4), "#8882b4", "#2e2850", shade=8, gap=2.4, edge=1.4)
    snout = tube(pts("340,178 329,182 323,187"), [5.4, 4, 2.4])
    mass(d, snout, "#a69fcb", "#4a4272", hatched=0, edge=0.8)
    d.inked(ellipse(322.5, 187.5, 2.8), "#f0a5a0", 1, INK)
    for dx, dy in ((0, 0), (3.4, 1.4)):
        d.brush([(333 + dx, 193 + dy), (326 + dx, 198 + dy)], "#f0b9b0", 3, 2, 0.6)
    d.brush(pts("337,173 340,172 343,174"), INK, 0.6, 1.4, 0.6)
    cap = tube(pts("352,164 362,154 376,156 382,166"), [8, 6, 3.4, 1.2])
    d.inked(cap, d.linear(346, 150, 382, 168, (0, "#9fd0b4"), (1, "#2f6a58")), 1.3, INK)
    d.inked(ellipse(383, 168, 2.6), "#efe6d2", 1, INK)


@scene("endless/nightmares/buried_alive", 400, 320)
def buried_alive(d: Drawing) -> None:
    """The earth cut open: a coffin, a lantern, a spoon, and the tree's root that holds it."""
    backdrop(d, (0, "#12112c"), (0.22, "#2a2a5e"), (0.4, "#6a65a4"), (1, "#2a2240"))
    _churchyard(d)
    _strata(d)
    with d.placed(-4, -24):
        _mole(d)
    _coffin(d)
    d.glow(254, 252, 80, palette.LAMP, 0.7)
    dreamer(
        d,
        200,
        272,
        1.16,
        mood="afraid",
        lamp=False,
        arms=(((-5, -30), (-11, -22), (-14, -12)), ((5, -30), (13, -36), (16, -47))),
        legs=(((-2, -9), (12, -12), (23, -3)), ((2, -7), (14, -6), (27, -3))),
        cap_tip=((0, -47), (-4, -53), (-13, -52), (-18, -43)),
    )
    d.brush(pts("218,218 219,211 221,206"), INK, 3.6, 3.4, 3)
    d.brush(pts("218,218 219,211 221,206"), "#d9dcee", 2, 1.8, 1.6)
    d.inked(ellipse(221.5, 203, 3.2, 4.6, 12), MOONLIT, 1.2, INK)
    for x, y in ((230, 212), (213, 209), (227, 219)):
        d.fill(ellipse(x, y, 1.2, 1.5), "#3a2418")
    lantern(d, 258, 242, 1.35)
    _root_hand(d)
    trunk = path(
        "M48 132C58 124 60 114 61 104L71 104C72 114 78 124 92 131"
        "C83 126 76 127 69 130C62 126 56 127 48 132Z"
    )
    mass(d, trunk, "#1b1530", "#2c2036", edge=0.9, edge_colour="#a49ad8", hatched=0.4)
    worm(d, 354, 250, 42, 1.6, 12)
    worm(d, 8, 168, 30, 1.3, 60)
    worm(d, 292, 304, 52, 2.2, -4)
    worm(d, 262, 148, 30, 1.5, 20)
    eyes(d, 20, 300, 5, "#f2d98a", look=(0.8, -0.8), slit=True)
    bone = path(
        "M206 296L246 302C250 298 256 302 252 306C256 310 250 314 246 309"
        "L205 303C201 308 195 304 199 300C195 295 202 291 206 296"
        "Z"
    )
    mass(d, bone, "#e2d6c8", "#8a7a86", edge=0.8, hatched=0.3, shade=4)
    vignette(d, 210, 190, 268, 0.75, 0.6)
