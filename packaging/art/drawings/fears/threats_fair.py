"""Threats from the fair and the playground."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    BONE,
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
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    pile,
    rect,
    rounded,
    star,
    turn,
)
from art.strokes import brush, brushes, fur, hatch, rim


@threat("fears/threats/balloon", 96, 170)
def balloon(d: Drawing) -> None:
    """A red balloon; it has a face, and it has seen you."""
    d.thread([(48, 104), (44, 124), (52, 146), (46, 170)], "#fff6e0", 1.2, 0.9)
    body = blob_of("48,2 78,12 92,42 82,78 58,102 48,106 38,102 14,78 4,42 18,12")
    form(d, body, "#f0605a", "#6d0f28", shade=16, edge=2.6, edge_colour="#ffd0c4")
    form(d, poly("42,104 54,104 58,114 38,114"), "#c23c44", "#5a0f20", shade=2, hatched=0)
    d.fill(ellipse(26, 28, 7, 14, 28), "#ffe6e0", 0.85)
    for s in (-1, 1):
        d.fill(poly(f"{48 + s * 8},44 {48 + s * 28},34 {48 + s * 24},52"), "#2a0610")
        d.fill(ellipse(48 + s * 19, 45, 3), "#ffdf6a")
    grin = blob_of("18,62,c 48,72 78,62,c 72,84 58,92 48,92 38,92 24,84")
    flat(d, grin, "#2a0610", 0.8)
    teeth(d, [(21, 63.4), (29, 66), (38, 68), (48, 68.6), (58, 68), (67, 66), (75, 63.4)], 9)
    teeth(d, [(30, 86), (38, 90), (48, 91.6), (58, 90), (66, 86)], 7, up=True)


@threat("fears/threats/party-balloons", 150, 176)
def party(d: Drawing) -> None:
    """Balloons for a party nobody came to; one is losing air."""
    for x, y in ((36, 70), (78, 54), (116, 78)):
        d.thread([(x, y + 30), (x * 0.6 + 30, 130), (76, 168)], "#fff6e0", 1, 0.8)
    for x, y, r, c in ((36, 52, 29, "#5a8ac8"), (116, 58, 30, "#e0b04e"), (78, 38, 32, "#e2685c")):
        form(
            d,
            blob_of(
                f"{x},{y - r * 1.12} {x + r * 0.86},{y - r * 0.5} "
                f"{x + r * 0.8},{y + r * 0.4} {x + r * 0.2},{y + r * 1.14} "
                f"{x - r * 0.2},{y + r * 1.14} {x - r * 0.8},{y + r * 0.4} "
                f"{x - r * 0.86},{y - r * 0.5}"
            ),
            c,
            palette.darker(c, 0.65),
            shade=10,
            edge=2,
        )
        flat(
            d,
            poly(
                f"{x - 4},{y + r * 1.12} {x + 4},{y + r * 1.12} {x + 6},{y + r * 1.3} "
                f"{x - 6},{y + r * 1.3}"
            ),
            palette.darker(c, 0.4),
            0.8,
        )
        d.fill(ellipse(x - r * 0.4, y - r * 0.5, r * 0.18, r * 0.32, 28), "#ffffff", 0.8)
    form(d, poly("76,124 106,174 50,172"), "#8d6ac8", "#30205a", shade=6)
    d.fill(
        pile(ellipse(76, 148, 3), ellipse(66, 162, 3), ellipse(88, 164, 3), ellipse(78, 160, 2.4)),
        "#f2d98a",
    )
    form(
        d,
        fur(ellipse(76, 124, 8), 3, 3.4, 0.2, 3).simplify(0.2),
        "#f2d98a",
        "#8d6a2c",
        shade=2,
        hatched=0,
    )
    for x, y, c, t in (
        (12, 120, "#e2685c", 20),
        (24, 150, "#f2d98a", -30),
        (132, 134, "#6fbf8f", 50),
        (142, 160, "#6aa5e0", -10),
        (120, 160, "#e2685c", 70),
        (6, 166, "#6aa5e0", 10),
        (38, 132, "#6fbf8f", 0),
    ):
        flat(d, turn(rect(x - 4, y - 2, 8, 3.4), t, (x, y)), c, 0.6)


@threat("fears/threats/big-wheel", 180, 190)
def big_wheel(d: Drawing) -> None:
    """The big wheel stands still; the topmost car hangs askew."""
    for text in ("90,88 60,140 44,190", "90,88 120,140 136,190"):
        form(d, tube_of(text, 4, 4.4, 5.4), "#7d7aa8", "#24223c", shade=2, hatched=0.2)
    for r in (70, 62):
        d.stroke(ellipse(90, 84, r), INK, 5)
        d.stroke(ellipse(90, 84, r), "#c9c4e6", 2.6)
    for k in range(12):
        a = math.tau * k / 12
        d.fill(brush([(90, 84), (90 + math.cos(a) * 70, 84 + math.sin(a) * 70)], 1.4), "#a9a4cc")
    for k in range(24):
        a = math.tau * (k + 0.5) / 24
        d.fill(
            ellipse(90 + math.cos(a) * 66, 84 + math.sin(a) * 66, 2.2),
            "#ffd98a" if k % 3 else "#4a4668",
        )
    form(d, ellipse(90, 84, 12), "#e2685c", "#5a1228", shade=3)
    d.fill(star(90, 84, 8, 5, 0.45), "#f2d98a")
    for k in range(10):
        a = math.tau * k / 10 - math.pi / 2
        x, y = 90 + math.cos(a) * 70, 84 + math.sin(a) * 70
        c = ("#e2685c", "#6aa5e0", "#e0b04e", "#6fbf8f", "#b39ae0")[k % 5]
        with d.placed(x, y, 1.0, 24 if k == 0 else 0):
            d.stroke(poly("0,0 -8,8 8,8"), "#c9c4e6", 1)
            form(
                d,
                blob_of("-11,8,c 11,8,c 9,20 -9,20"),
                c,
                palette.darker(c, 0.6),
                shade=2,
                hatched=0,
            )
            if k == 0:
                d.fill(pile(ellipse(-4, 4, 3.4), ellipse(4, 4.6, 3.2)), "#f3cfae")
                d.fill(
                    pile(
                        ellipse(-4.6, 3.6, 0.8),
                        ellipse(-3, 3.6, 0.8),
                        ellipse(3.4, 4.2, 0.8),
                        ellipse(5, 4.2, 0.8),
                    ),
                    INK,
                )


@threat("fears/threats/carousel", 180, 180)
def carousel(d: Drawing) -> None:
    """A carousel that turns too fast; the horse knows."""
    form(d, ellipse(90, 164, 82, 14), "#8d3a4a", "#2a0c1c", shade=5)
    d.fill(
        pile([ellipse(24 + k * 16.6, 167 + math.sin(k / 8 * math.pi) * 5, 2.4) for k in range(9)]),
        "#ffd98a",
    )
    form(d, rect(82, 50, 16, 108), "#d8a84e", "#5a3820", shade=5)
    for x in (30, 150):
        d.fill(rect(x - 1.6, 54, 3.2, 106), "#f0cc72")
    for x, m, s in ((142, False, 0.62), (40, True, 0.62), (92, False, 1.15)):
        with d.placed(x, 122, s, -8, m):
            d.fill(rect(-1.8, -76, 3.6, 112), "#f0cc72")
            form(
                d,
                blob_of("-40,-8 -56,6 -52,24 -44,14 -36,6"),
                "#e0b04e",
                "#6d4420",
                shade=2,
                hatched=0,
            )
            for text in (
                "-26,10 -38,24 -30,38",
                "-18,12 -20,28 -32,36",
                "18,10 34,16 30,32",
                "12,12 22,28 16,38",
            ):
                form(d, tube_of(text, 6, 4, 3.4), "#fbf4ee", "#9a8aa8", shade=2, hatched=0)
            form(
                d,
                blob_of("-38,-8 -20,-18 8,-16 24,-12 28,6 14,18 -16,18 -36,10"),
                "#fbf4ee",
                "#9a8aa8",
                shade=6,
                edge=1.6,
            )
            form(
                d,
                blob_of("14,-14 22,-40 36,-52 54,-44 62,-30 54,-24 42,-30 36,-12 26,4"),
                "#fbf4ee",
                "#9a8aa8",
                shade=5,
                edge=1.6,
            )
            form(
                d,
                blob_of("16,-8 12,-30 24,-54 36,-56 30,-40 26,-22"),
                "#e0b04e",
                "#6d4420",
                shade=2,
                hatched=0,
            )
            form(
                d, blob_of("-14,-18,c 8,-18,c 10,0 -12,2"), "#c23c44", "#5a0f20", shade=2, hatched=0
            )
            eye(d, 42, -42, 5, iris="#e0443c", look=(-0.3, 0.2))
            flat(d, blob_of("50,-32,c 62,-34,c 58,-24 52,-24"), "#5a0f20", 0.7)
            d.fill(pile(rect(52, -32, 2.4, 3.4), rect(55.4, -32.4, 2.4, 3.4)), BONE)
    roof = blob_of("2,52,c 40,34 74,14 90,0,c 106,14 140,34 178,52,c")
    form(d, roof, "#e2685c", "#5a1228", shade=8, edge=1.8)
    for k in (-2, 0, 2):
        d.fill(poly(f"90,1 {90 + k * 18 - 9},{50} {90 + k * 18 + 9},{50}"), "#f8ecd4", 0.85)
    flat(d, pile([ellipse(10 + k * 17.8, 54, 9.4, 7) for k in range(10)]), "#f2d98a", 1)
    form(d, ellipse(90, 0, 5), "#f2d98a", "#8d6a2c", shade=1, hatched=0)
    for r, y in ((86, 90), (80, 140)):
        d.brush(
            [(90 - r, y), (90 - r * 0.5, y + 10), (90 + r * 0.2, y + 11)],
            "#ffffff",
            0.3,
            2,
            0.3,
            0.55,
        )


@threat("fears/threats/hot-air-balloon", 130, 186)
def hot_air_balloon(d: Drawing) -> None:
    """A hot-air balloon with a tear; it hisses."""
    body = blob_of("65,2 106,18 124,56 112,92 82,126,c 48,126,c 18,92 6,56 24,18")
    form(d, body, "#e2685c", "#5a1228", shade=16, edge=2.4, edge_colour="#ffd0c0")
    stripe = blob_of("65,2,c 48,20 40,56 46,96 58,126,c 72,126,c 84,96 90,56 82,20")
    d.fill(stripe.intersection(body), "#f2d98a", 0.9)
    inner = blob_of("65,2,c 58,20 55,56 58,96 62,126,c 68,126,c 72,96 75,56 72,20")
    d.fill(inner.intersection(body), "#6aa5e0", 0.9)
    d.fill(hatch(rim(body, -14, -8), -58, 3.4, 0.9, 4).simplify(0.2), INK, 0.4)
    flat(d, poly("92,34 108,28 100,44 112,48 98,58 104,70 90,60 84,66 88,50 80,44"), "#120a18", 1)
    for k in range(3):
        d.brush(
            [(106, 40 + k * 9), (118 + k * 2, 34 + k * 8), (130, 36 + k * 9)],
            "#ffffff",
            0.6,
            2.6,
            0.5,
            0.75,
        )
    d.fill(
        pile(
            line_of("50,127 52,156", 1.2),
            line_of("80,127 78,156", 1.2),
            line_of("60,127 60,156", 1),
            line_of("70,127 70,156", 1),
        ),
        "#2a1c20",
    )
    d.glow(65, 134, 20, "#ffb04a", 0.8)
    flat(d, blob_of("65,124,c 71,136 68,144 65,145 62,144 59,136"), "#ffd98a", 0.7)
    form(d, rounded(48, 156, 34, 26, 4), "#b5814e", "#4a2c20", shade=5)
    d.fill(
        pile(
            *[line_of(f"48,{y} 82,{y}", 0.9) for y in (163, 169, 175)],
            *[line_of(f"{x},157 {x},181", 0.9) for x in (56, 65, 74)],
        ),
        INK,
        0.5,
    )


@threat("fears/threats/kite", 150, 170)
def kite(d: Drawing) -> None:
    """A kite with a will of its own; its string has snapped."""
    with d.placed(84, 62, 1, 14):
        shape = poly("0,-62 48,-8 0,72 -48,-8")
        form(d, shape, "#e2685c", "#7d1c34", shade=10, edge=2)
        d.fill(pile(poly("0,-62 48,-8 0,-8"), poly("0,72 -48,-8 0,-8")), "#f2d98a", 0.92)
        d.fill(pile(line_of("0,-62 0,72", 1.6), line_of("-48,-8 48,-8", 1.6)), INK, 0.8)
        for s in (-1, 1):
            eye(d, s * 15, -20, 8, iris="#6a4ac8", look=(s * 0.2, 0.5))
            d.brush([(s * 25, -32), (s * 15, -34), (s * 6, -28)], INK, 1, 3, 1)
        flat(d, blob_of("-19,8,c 0,14 19,8,c 14,26 6,32 0,32 -6,32 -14,26"), "#3a0a18", 1)
        teeth(d, [(-16, 9), (-8, 11), (0, 12), (8, 11), (16, 9)], 7)
    tail = [
        (68.0, 132.0),
        (52.0, 138.0),
        (56.0, 152.0),
        (36.0, 152.0),
        (30.0, 166.0),
        (12.0, 160.0),
    ]
    d.thread(tail, "#fff6e0", 1.4)
    for (x, y), c, t in zip(
        tail[1:],
        ("#6aa5e0", "#6fbf8f", "#e0b04e", "#b39ae0", "#e2685c"),
        (20, -30, 40, 10, -10),
        strict=True,
    ):
        with d.placed(x, y, 1, t):
            flat(d, pile(poly("0,0 -10,-6 -10,6"), poly("0,0 10,-6 10,6")), c, 0.9)
    d.thread([(94, 90), (112, 116), (106, 134), (122, 150)], "#fff6e0", 1.2)
    d.fill(
        brushes(
            [[(122, 150), (126, 158)], [(122, 150), (130, 152)], [(122, 150), (119, 159)]],
            1,
            0.8,
            0.4,
        ),
        "#fff6e0",
    )


@threat("fears/threats/swing", 130, 190)
def swing(d: Drawing) -> None:
    """A swing that moves, with nobody on it."""
    for k, a in ((0, 0.28), (1, 0.18)):
        ox = 10 + k * 8
        d.fill(
            pile(brush([(42, 0), (42 - ox, 138)], 1.2), brush([(92, 0), (92 - ox, 138)], 1.2)),
            "#e6dcff",
            a,
        )
    for x0, x1 in ((38, 56), (88, 106)):
        links = [
            ellipse(x0 + (x1 - x0) * t, 140 * t, 2.2, 3.6, -8) for t in [k / 22 for k in range(23)]
        ]
        d.fill(pile([link.buffer(0.8, 2) for link in links]), INK)
        d.fill(
            pile(
                [
                    link.difference(ellipse(link.centroid.x, link.centroid.y, 0.9, 2))
                    for link in links
                ]
            ),
            "#c4c0d8",
        )
    with d.placed(82, 144, 1, 6):
        form(
            d,
            poly("-36,-5 36,-5 38,7 -38,7"),
            "#a5603c",
            "#3a1c1c",
            shade=2,
            edge=1.8,
            edge_colour="#ffd0a0",
        )
        d.fill(pile(line_of("-30,0 30,0", 0.6, 1.2, 0.6)), INK, 0.6)
    for k in range(3):
        d.brush(
            [(18 - k * 5, 120 + k * 10), (10 - k * 4, 136 + k * 8), (18 - k * 3, 150 + k * 8)],
            "#ffffff",
            0.4,
            2,
            0.4,
            0.6,
        )
    d.fill(ellipse(80, 184, 46, 6), INK, 0.5)
    form(
        d,
        blob_of("62,186,c 64,178 70,174 76,178,c 80,182 80,186,c"),
        "#e2685c",
        "#5a1228",
        shade=2,
        hatched=0,
    )
    form(
        d,
        blob_of("86,188,c 88,180 94,177 100,180,c 104,184 104,188,c"),
        "#e2685c",
        "#5a1228",
        shade=2,
        hatched=0,
    )


@threat("fears/threats/chairlift", 150, 186)
def chairlift(d: Drawing) -> None:
    """A chairlift, its bar open, above nothing."""
    d.brush(pts("-4,24 70,14 154,2"), INK, 3.4, 3, 3.4)
    d.brush(pts("-4,23 70,13 154,1"), "#c4c0d8", 1.2, 1.2, 1.2)
    form(d, rounded(62, 6, 22, 16, 4), "#7d8aa0", "#24304a", shade=2)
    flat(d, pile(ellipse(66, 10, 4.4), ellipse(80, 8, 4.4)), "#c4c0d8", 1)
    form(d, tube_of("73,20 76,60 112,78 114,140", 4, 4, 4, 4), "#c23c44", "#4a1024", shade=2)
    form(d, tube_of("76,56 38,74 36,140", 4, 4, 4), "#c23c44", "#4a1024", shade=2)
    for y in (92, 104, 116):
        form(d, rounded(36, y, 78, 7, 2), "#a5704a", "#38201e", shade=2, hatched=0.2)
    for y in (134, 143, 152):
        form(
            d,
            poly(f"30,{y} 120,{y} 124,{y + 7} 26,{y + 7}"),
            "#a5704a",
            "#38201e",
            shade=2,
            hatched=0.2,
        )
    form(d, tube_of("36,120 14,92 4,60", 3.4, 3, 3), "#e0b04e", "#6d4420", shade=2, hatched=0)
    form(d, tube_of("114,120 96,88 88,52", 3.4, 3, 3), "#e0b04e", "#6d4420", shade=2, hatched=0)
    form(d, tube_of("4,60 46,50 88,52", 3, 3, 3), "#e0b04e", "#6d4420", shade=2, hatched=0)
    form(
        d, tube_of("60,156 58,170 64,178", 2.4, 2.4, 2.4), "#4a4668", "#12101c", shade=1, hatched=0
    )
    form(d, poly("50,182 84,176 86,180 52,187"), "#6aa5e0", "#1c3a5c", shade=1, hatched=0)


@threat("fears/threats/slide", 170, 176)
def slide(d: Drawing) -> None:
    """A tube slide; something looks out at the bottom."""
    for x in (34, 120):
        form(d, rect(x, 40, 7, 136), "#8d94ac", "#2c3048", shade=2, hatched=0)
    pipe = tube_of("30,30 80,18 128,34 134,70 90,86 52,96", 21, 21, 21, 21, 21, 22)
    form(d, pipe, "#e0b04e", "#6d3a1c", shade=10, edge=2.2, edge_colour="#fff0b8")
    d.fill(
        pile(
            [
                line_of(a, 0.8, 2.4, 0.8).intersection(pipe)
                for a in (
                    "58,0 62,22 58,46",
                    "92,-2 94,18 88,44",
                    "112,60 136,50 156,40",
                    "112,68 130,86 148,94",
                    "92,64 96,86 98,108",
                    "70,70 74,92 78,116",
                )
            ]
        ),
        "#8d4a1c",
        0.8,
    )
    form(d, poly("10,8 48,2 48,58 10,56"), "#6aa5e0", "#1c3a6a", shade=4)
    end = tube_of("72,92 58,106 56,122", 24, 28, 32)
    form(d, end, "#e2685c", "#5a1228", shade=8, edge=2, edge_colour="#ffc8b8")
    flat(d, ellipse(56, 132, 33, 27), "#f0cc72", 1.4)
    flat(d, ellipse(56, 133, 27, 22), d.radial(56, 138, 28, (0, "#000000"), (1, "#1c1024")), 1)
    slit_eyes(d, 56, 128, 6.4, "#ffdf6a", slant=12)
    teeth(d, [(40, 140), (46, 142), (52, 143), (60, 143), (66, 142), (72, 140)], 8)
