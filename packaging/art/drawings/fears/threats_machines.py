"""Threats that run on current."""

from __future__ import annotations

from art.drawing import Drawing
from art.drawings.fears.parts import (
    INK,
    blob_of,
    eye,
    flat,
    form,
    line_of,
    poly,
    pts,
    teeth,
    threat,
    tube_of,
)
from art.shapes import (
    ellipse,
    join,
    mirror,
    pile,
    rect,
    rounded,
)
from art.strokes import brush, brushes


@threat("fears/threats/robot", 136, 180)
def robot(d: Drawing) -> None:
    """A robot in a tie."""
    for x in (48, 88):
        form(d, rect(x - 6, 138, 12, 30), "#7d8ca0", "#2c3448", shade=3)
        d.fill(pile([rect(x - 7, y, 14, 1.6) for y in (144, 151, 158)]), INK, 0.6)
        form(d, rounded(x - 15, 164, 28, 14, 5), "#9aa8bc", "#3a4458", shade=4)
    for s in (0, 1):
        arm = tube_of("28,90 10,104 10,128", 7, 6, 6)
        form(d, mirror(arm, 68) if s else arm, "#7d8ca0", "#2c3448", shade=3)
        claw = join(
            tube_of("10,132 0,140 4,150", 4, 3.4, 2), tube_of("10,132 20,140 16,150", 4, 3.4, 2)
        )
        form(d, mirror(claw, 68) if s else claw, "#b8c4d2", "#46506a", shade=2, hatched=0)
    form(d, rounded(28, 80, 80, 62, 9), "#a9b8c8", "#3a465e", shade=12, edge=2)
    d.fill(pile(*[ellipse(x, y, 2) for x in (35, 101) for y in (88, 134)]), "#2c3448")
    form(d, rounded(78, 106, 22, 26, 3), "#dfe6ea", "#8d98a8", shade=3, hatched=0)
    for k, c in enumerate(("#e0525c", "#f2c04a", "#6fbf8f")):
        d.fill(ellipse(84 + k * 5, 113, 1.9), c)
    d.fill(line_of("81,122 86,122 88,118 91,127 93,122 98,122", 1.2), "#2c5a48")
    flat(d, poly("62,80 74,80 71,88 77,124 68,134 59,124 65,88"), "#b5343c", 1.1)
    d.fill(pile(line_of("62,100 73,96", 1.6), line_of("61,112 75,107", 1.6)), "#f2d98a", 0.8)
    flat(d, pile(poly("50,79 66,79 60,90"), poly("86,79 70,79 76,90")), "#f4f0e4", 1)
    form(d, rect(60, 70, 16, 10), "#6d7a8e", "#2c3448", shade=2, hatched=0)
    form(d, rounded(28, 22, 80, 50, 12), "#b8c6d4", "#46546c", shade=10, edge=2.2)
    flat(d, rounded(36, 31, 64, 22, 9), "#120f1e", 1)
    for s in (-1, 1):
        d.glow(68 + s * 16, 42, 16, "#ff6a4a", 0.8)
        flat(
            d,
            ellipse(68 + s * 16, 42, 7),
            d.radial(68 + s * 16, 42, 8, (0, "#fff0d0"), (0.4, "#ff7a4a"), (1, "#8d1c24")),
            0.6,
        )
        form(d, rounded(68 + s * 44 - 5, 36, 10, 20, 4), "#7d8ca0", "#2c3448", shade=2)
    flat(d, rounded(46, 58, 44, 8, 3), "#2c3448", 0.9)
    d.fill(pile([rect(49 + k * 5.6, 59, 3.4, 6) for k in range(7)]), "#dfe6ea", 0.9)
    form(d, rect(66.4, 8, 3.2, 15), "#7d8ca0", "#2c3448", shade=1, hatched=0)
    d.glow(68, 6, 14, "#ff6a4a", 0.7)
    flat(d, ellipse(68, 6, 5), "#ff6a4a", 0.9)


@threat("fears/threats/toaster", 140, 116)
def toaster(d: Drawing) -> None:
    """A toaster that bears a grudge."""
    for x, t in ((46, -10), (88, 8)):
        with d.placed(x, 34, 1, t):
            form(
                d,
                blob_of("-20,24,c -20,-6 -26,-14 -16,-24 0,-22 16,-24 26,-14 20,-6 20,24,c"),
                "#6d3f24",
                "#1c0e10",
                shade=6,
            )
            d.fill(
                blob_of("-14,24,c -14,-6 -18,-12 -10,-17 0,-16 10,-17 18,-12 14,-6 14,24,c"),
                "#1a0e10",
                0.85,
            )
            d.brush([(-6, -20), (-12, -34), (-4, -44)], "#c9c2d8", 0.6, 3.4, 0.6, 0.5)
    d.glow(68, 48, 60, "#ff7a3a", 0.55, 0.5)
    body = blob_of("16,112,c 8,80 12,58 26,50,c 114,50,c 128,58 132,80 124,112,c")
    form(d, body, "#e6edf4", "#55627c", shade=14, edge=2.4, edge_colour="#ffffff")
    flat(d, blob_of("30,50,c 110,50,c 108,56 32,56"), "#ff8a3c", 1)
    for s in (-1, 1):
        eye(d, 70 + s * 22, 74, 9, iris="#ff7a3a", look=(-s * 0.1, 0.2))
        d.brush([(70 + s * 36, 62), (70 + s * 22, 62), (70 + s * 8, 70)], INK, 1.4, 4.4, 1.4)
    flat(d, blob_of("42,92,c 70,86 98,92,c 94,104 70,107 46,104"), "#3a0a18", 1.1)
    teeth(d, [(45, 92), (52, 90.6), (60, 89.6), (70, 89.2), (80, 89.6), (88, 90.6), (95, 92)], 6)
    teeth(d, [(50, 104), (58, 105), (66, 105.6), (74, 105.6), (82, 105), (90, 104)], 5, up=True)
    form(d, rounded(124, 64, 14, 9, 3), "#2c2840", "#0c0a16", shade=2, hatched=0)
    form(
        d,
        pile(rounded(22, 110, 16, 6, 2), rounded(102, 110, 16, 6, 2)),
        "#2c2840",
        "#0c0a16",
        shade=1,
        hatched=0,
    )
    d.brush(pts("14,100 0,104 -6,116"), INK, 3, 3, 3)


@threat("fears/threats/printer", 150, 140)
def printer(d: Drawing) -> None:
    """A printer that eats the only copy."""
    with d.placed(75, 30, 1, 4):
        form(d, poly("-36,-30 34,-32 36,30 -36,30"), "#fdf8ea", "#c4b391", shade=4, hatched=0.15)
        d.fill(
            pile(*[line_of(f"-26,{y} {24 - (y % 4) * 3},{y}", 1.4) for y in range(-22, 20, 7)]),
            INK,
            0.55,
        )
    form(d, rounded(10, 48, 130, 62, 9), "#d8dfe6", "#55617a", shade=12, edge=2.2)
    flat(d, rounded(26, 48, 98, 12, 4), "#1c1a28", 1)
    teeth(d, [(30.0 + k * 9, 49.0) for k in range(11)], 9)
    flat(d, rounded(34, 84, 82, 16, 5), "#120f1c", 1)
    rng = d.chance()
    paper = blob_of(
        "40,90,c 110,90,c 120,110 104,118 112,132,c 96,122 84,136 72,126,c 60,138 "
        "48,124 34,134,c 44,116 32,108"
    )
    form(d, paper, "#fdf8ea", "#b5a482", shade=6, hatched=0.2)
    d.fill(
        pile(
            [
                brush(
                    [(48 + k * 4, 96), (46 + k * 5 + rng.uniform(-4, 4), 110), (50 + k * 4, 122)],
                    0.6,
                    1.6,
                    0.6,
                    3,
                )
                for k in range(0, 14, 2)
            ]
        ),
        INK,
        0.55,
    )
    for s in (-1, 1):
        eye(d, 75 + s * 20, 73, 7.4, iris="#e0443c", look=(0, -0.3))
        d.brush([(75 + s * 30, 64), (75 + s * 20, 63), (75 + s * 10, 69)], INK, 1, 3.4, 1)
    d.glow(126, 70, 10, "#ff5a3a", 0.8)
    d.fill(ellipse(126, 70, 3), "#ff5a3a")
    d.fill(ellipse(126, 80, 2), "#4a5068")


@threat("fears/threats/hoover", 160, 110)
def hoover(d: Drawing) -> None:
    """The robot vacuum cleaner hunts."""
    for x, y in ((10, 96), (30, 104), (140, 100), (124, 106)):
        d.brush([(x - 8, y), (x, y - 3), (x + 10, y)], "#d8d0e8", 0.5, 1.6, 0.4, 0.6)
    body = blob_of("8,66 20,44 50,32 80,30 110,32 140,44 152,66 152,82 130,98 80,104 30,98 8,82")
    form(d, body, "#4a4e66", "#0c0d16", shade=12, edge=2.4)
    form(d, ellipse(80, 52, 66, 21), "#6d728e", "#24263a", shade=6, edge=1.6)
    d.stroke(ellipse(80, 52, 42, 12.6), "#12131e", 1.4, 0.8)
    form(d, blob_of("58,50,c 58,36 102,36 102,50,c 98,56 62,56"), "#2c2f44", "#0c0d16", shade=3)
    d.glow(80, 46, 26, "#ff3a3a", 0.8)
    flat(
        d,
        ellipse(80, 45, 8, 6.4),
        d.radial(80, 45, 8, (0, "#fff0e0"), (0.4, "#ff4a3a"), (1, "#6d0f1c")),
        0.8,
    )
    flat(d, blob_of("24,80,c 80,92 136,80,c 128,98 80,103 32,98"), "#1a0610", 1.2)
    teeth(
        d,
        [
            (28, 81),
            (38, 83),
            (49, 85),
            (60, 86),
            (71, 86.6),
            (82, 86.8),
            (93, 86.4),
            (104, 85.4),
            (115, 84),
            (124, 82.4),
            (132, 81),
        ],
        10,
    )
    for s in (-1, 1):
        d.fill(
            brushes(
                [
                    [
                        (80 + s * 66, 92),
                        (80 + s * (74 + k), 98),
                        (80 + s * (80 + k), 106 - abs(k) * 0.5),
                    ]
                    for k in (-10, -4, 2, 8)
                ],
                1.8,
                1.4,
                0.5,
            ),
            "#e8d8b0",
        )
    sock = blob_of("70,96,c 84,96,c 86,104 98,106 98,112 80,113 70,110")
    form(d, sock, "#e2685c", "#7d2434", shade=2, hatched=0)


@threat("fears/threats/drone", 180, 110)
def drone(d: Drawing) -> None:
    """A drone that looks in."""
    for text in ("80,56 50,40 26,32", "100,56 130,40 154,32"):
        form(d, tube_of(text, 6, 4.4, 4), "#6d728e", "#1c1e30", shade=2, hatched=0.2)
    for x in (26, 154):
        form(d, rounded(x - 6, 20, 12, 18, 3), "#4a4e66", "#12131e", shade=2)
        d.fill(ellipse(x, 18, 30, 4.6), "#e6efff", 0.45)
        d.brush([(x - 29, 19), (x, 15), (x + 29, 18)], "#ffffff", 0.4, 1.8, 0.4, 0.9)
    for text in ("68,84 56,98 52,108", "112,84 124,98 128,108"):
        form(d, tube_of(text, 2.6, 2.2, 2.2), "#4a4e66", "#12131e", shade=1, hatched=0)
    form(
        d,
        pile(line_of("40,108 64,108", 3.4), line_of("116,108 140,108", 3.4)),
        "#4a4e66",
        "#12131e",
        shade=1,
        hatched=0,
    )
    form(
        d,
        blob_of("50,58 64,42 90,38 116,42 130,58 124,80 90,90 56,80"),
        "#8d94ac",
        "#24263a",
        shade=10,
        edge=2.2,
    )
    d.glow(90, 64, 34, "#ff5a3a", 0.55)
    flat(d, ellipse(90, 64, 21), "#12131e", 1.2)
    flat(
        d,
        ellipse(90, 64, 15),
        d.radial(86, 60, 18, (0, "#fff0e0"), (0.3, "#ff7a4a"), (0.8, "#7d141c"), (1, "#2a0610")),
        1,
    )
    d.fill(ellipse(90, 64, 5), INK)
    d.fill(ellipse(84, 57, 3.4), "#ffffff", 0.9)
    d.fill(pile(ellipse(62, 58, 2), ellipse(118, 58, 2)), "#6fe08f")


@threat("fears/threats/speaker", 110, 150)
def speaker(d: Drawing) -> None:
    """The smart speaker giggles."""
    body = blob_of("20,30,c 16,80 18,130 22,142,c 40,150 70,150 88,142,c 92,130 94,80 90,30,c")
    form(d, body, "#5a5f7a", "#12131e", shade=12, edge=2)
    dots = [
        ellipse(24 + k * 6.6 + (r % 2) * 3.3, 52 + r * 7, 1.2) for r in range(13) for k in range(10)
    ]
    d.fill(pile([dot for dot in dots if body.buffer(-3).contains(dot)]), "#05060c", 0.8)
    form(d, ellipse(55, 28, 35, 12), "#3a3f58", "#0c0d16", shade=3)
    d.glow(55, 28, 42, "#5ae0ff", 0.6, 0.4)
    d.stroke(ellipse(55, 28, 30, 9), "#7af0ff", 2.6, 0.95)
    for s in (-1, 1):
        d.brush([(55 + s * 22, 78), (55 + s * 14, 70), (55 + s * 6, 78)], "#7af0ff", 2, 4, 2)
    flat(d, blob_of("32,92,c 55,97 78,92,c 74,116 62,124 55,124 48,124 36,116"), "#06202c", 1.2)
    d.stroke(
        blob_of("32,92,c 55,97 78,92,c 74,116 62,124 55,124 48,124 36,116"), "#7af0ff", 1.6, 0.9
    )
    teeth(
        d,
        [(35, 93.4), (42, 95), (49, 96), (55, 96.2), (61, 96), (68, 95), (75, 93.4)],
        7,
        colour="#d8fbff",
    )
    for k, (x, y) in enumerate(((8, 20), (100, 12), (2, 52), (106, 50))):
        d.brush(
            [(x - 4, y + 6), (x, y - 4 - k % 2), (x + 4, y + 5)], "#7af0ff", 0.8, 2.4, 0.6, 0.85
        )


@threat("fears/threats/microphone", 100, 186)
def microphone(d: Drawing) -> None:
    """The microphone. It is on."""
    form(d, ellipse(50, 178, 34, 8), "#4a4668", "#0e0b18", shade=3)
    form(d, rect(47, 66, 6, 110), "#8d94ac", "#2c3048", shade=2, hatched=0)
    form(d, rounded(43, 110, 14, 10, 3), "#b8c0d0", "#4a5068", shade=2)
    form(d, poly("34,56 66,56 58,80 42,80"), "#3a3a50", "#101018", shade=3)
    head = blob_of("50,2 76,10 84,32 76,54 64,60,c 36,60,c 24,54 16,32 24,10")
    form(d, head, "#dfe6f0", "#5a647e", shade=10, edge=2.2, edge_colour="#ffffff")
    mesh = [
        line_of(f"{14 + k * 9},0 {14 + k * 9 + 4},62", 1).intersection(head.buffer(-3))
        for k in range(9)
    ] + [line_of(f"10,{y} 90,{y}", 1).intersection(head.buffer(-3)) for y in range(8, 60, 8)]
    d.fill(pile(mesh), "#2c3048", 0.7)
    flat(d, blob_of("22,40,c 50,46 78,40,c 74,56 62,62 50,62 38,62 26,56"), "#4a0f1e", 1.2)
    teeth(d, [(25, 41), (33, 42.6), (41, 43.6), (50, 44), (59, 43.6), (67, 42.6), (75, 41)], 8)
    for s in (-1, 1):
        eye(d, 50 + s * 14, 26, 7.4, iris="#d8643c", look=(0, 0.4))
        d.brush([(50 + s * 24, 15), (50 + s * 14, 15), (50 + s * 5, 20)], INK, 1, 3.4, 1)
    form(d, rounded(36, 84, 28, 13, 3), "#2c2840", "#0c0a16", shade=2)
    d.glow(44, 90.5, 9, "#ff4a3a", 0.9)
    d.fill(ellipse(44, 90.5, 3.2), "#ff5a4a")
    d.fill(pile(rect(51, 87.4, 9, 1.8), rect(51, 91.6, 6, 1.8)), "#ffb0a0")
    for s in (-1, 1):
        for k in range(2):
            r = 44 + k * 10
            d.brush(
                [(50 + s * (r - 4), 10), (50 + s * r, 28), (50 + s * (r - 4), 46)],
                "#ffe9a6",
                0.4,
                2.2,
                0.4,
                0.8,
            )


@threat("fears/threats/snack-machine", 130, 186)
def snack_machine(d: Drawing) -> None:
    """A snack machine that bites."""
    form(
        d,
        rounded(6, 4, 118, 180, 7),
        "#c23c44",
        "#3a0c1c",
        shade=12,
        edge=2.4,
        edge_colour="#ffb8a8",
    )
    d.glow(52, 66, 70, "#ffe9a6", 0.35)
    flat(d, rect(16, 16, 74, 104), d.linear(0, 16, 0, 120, (0, "#fff4d0"), (1, "#c9a468")), 1.6)
    rng = d.chance()
    for row in range(4):
        flat(d, rect(16, 38 + row * 26, 74, 3), "#6d728e", 0.7)
        for k in range(5):
            c = rng.choice(("#6aa5e0", "#e0b04e", "#6fbf8f", "#8d5aa8", "#e2685c"))
            h = rng.uniform(11, 17)
            flat(d, rounded(19 + k * 14, 38 + row * 26 - h, 10, h, 2), c, 0.8)
    d.fill(poly("16,70 52,16 68,16 16,96"), "#ffffff", 0.25)
    for y in (26, 44, 62, 80):
        flat(d, rounded(98, y, 18, 12, 2), "#2c2840" if y > 26 else "#6fe08f", 0.8)
    d.glow(107, 102, 12, "#ff5a4a", 0.7)
    d.fill(ellipse(107, 102, 3.6), "#ff5a4a")
    for x in (38, 68):
        eye(d, x, 130, 7, iris="#ffcf4a", look=(0, 0.4))
    flat(d, rounded(18, 144, 78, 26, 6), "#0c0610", 1.4)
    teeth(d, [(22.0 + k * 8, 145.0) for k in range(10)], 11)
    teeth(d, [(26.0 + k * 8, 169.0) for k in range(9)], 8, up=True)
