"""Threats that used to be toys."""

from __future__ import annotations

import math

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
from art.shapes import (
    ellipse,
    mirror,
    pile,
    rect,
    rounded,
)
from art.strokes import brushes, fur, tube


@threat("fears/threats/clown-mask", 160, 170)
def clown(d: Drawing) -> None:
    """A clown's face, larger than it should be."""
    for s in (0, 1):
        hair = blob_of("44,44 30,30 12,36 14,52 2,62 10,78 4,92 18,100 22,112 38,106 46,96")
        hair = mirror(hair, 80) if s else hair
        form(
            d,
            fur(hair, 5, 5, 0.4, 3).simplify(0.2),
            "#e8643c",
            "#6d1a24",
            shade=8,
            edge=1.6,
            edge_colour="#ffd9a0",
        )
    head = blob_of("80,14 112,24 126,58 122,98 104,138 80,150 56,138 38,98 34,58 48,24")
    form(d, head, "#fbf6ea", "#a79aa8", shade=16, edge=2)
    for s in (-1, 1):
        x = 80 + s * 22
        flat(
            d,
            blob_of(
                f"{x},36 {x + 8},56 {x + 16},64 {x + 8},70 {x},92 {x - 8},70 {x - 16},64 {x - 8},56"
            ),
            "#3f6ab0",
            1,
        )
        eye(d, x, 63, 10, iris="#d8e84a", look=(-s * 0.15, 0.15), slit=True)
        d.brush([(x - s * 16, 46), (x, 34), (x + s * 14, 30)], INK, 1, 4, 1)
    flat(
        d,
        ellipse(80, 84, 13),
        d.radial(76, 79, 17, (0, "#ffb0a0"), (0.4, "#e03c44"), (1, "#7d0f24")),
        1.4,
    )
    d.fill(ellipse(75, 78, 3.4, 2.4, -20), "#fff0ea", 0.95)
    lips = blob_of("36,96,c 56,104 80,106 104,104 124,96,c 122,122 102,140 80,141 58,140 38,122")
    form(d, lips, "#e03c44", "#6d0f24", shade=6)
    inner = blob_of("46,104,c 62,109 80,110 98,109 114,104,c 110,120 96,131 80,132 64,131 50,120")
    flat(d, inner, "#2a0610", 1)
    teeth(
        d,
        [
            (48, 105),
            (55, 107),
            (62, 108.6),
            (70, 109.6),
            (80, 110),
            (90, 109.6),
            (98, 108.6),
            (105, 107),
            (112, 105),
        ],
        10,
        width=0.9,
    )
    teeth(
        d,
        [(57, 126), (64, 129.4), (72, 131), (80, 131.6), (88, 131), (96, 129.4), (103, 126)],
        8,
        up=True,
        width=0.9,
    )
    form(d, poly("58,24 78,-2 104,22"), "#f0c04a", "#7d4a1c", shade=5)
    d.fill(pile(ellipse(76, 14, 3.4), ellipse(90, 18, 3)), "#e03c44")
    form(
        d,
        fur(ellipse(79, 2, 6.4), 2.6, 3, 0.3, 7).simplify(0.2),
        "#e03c44",
        "#6d0f24",
        shade=2,
        hatched=0,
    )
    for k in range(7):
        a = math.pi * k / 6
        cx, cy = 80 - math.cos(a) * 46, 146 + math.sin(a) * 10
        form(
            d,
            blob_of(
                f"{cx - 10},{cy - 8} {cx + 10},{cy - 8} {cx + 11},{cy + 8} "
                f"{cx},{cy + 13} {cx - 11},{cy + 8}"
            ),
            "#f4d25a" if k % 2 else "#5a8ac8",
            "#5a3a2c" if k % 2 else "#1c2c54",
            shade=4,
        )


@threat("fears/threats/doll", 116, 178)
def doll(d: Drawing) -> None:
    """A doll with a cracked cheek; her head is a little too far round."""
    for x in (46, 70):
        form(d, tube_of(f"{x},140 {x},166", 5.4, 5), "#f4ead8", "#a08c94", shade=3)
        form(
            d,
            blob_of(f"{x - 8},177,c {x - 7},166 {x + 7},166 {x + 8},177,c"),
            "#2a2030",
            "#0c0812",
            shade=2,
        )
    dress = blob_of("46,84,c 70,84,c 84,112 104,150,c 58,158 12,150,c 32,112")
    form(d, dress, "#b8506a", "#4a1434", shade=12, edge=1.8)
    lace = [
        ellipse(14 + k * 8, 151 + 3 * math.sin(k * 0.28 * math.pi / 2), 5, 4) for k in range(12)
    ]
    flat(d, pile(lace), "#f8f0e2", 0.9)
    d.fill(
        pile(
            line_of("50,96 40,122 34,148", 0.5, 2.2, 0.5),
            line_of("66,96 76,122 82,148", 0.5, 2.2, 0.5),
            line_of("58,96 58,150", 0.5, 1.8, 0.5),
        ),
        "#4a1434",
        0.7,
    )
    for s in (0, 1):
        arm = tube_of("42,92 22,108 14,126", 7, 5, 4)
        form(d, mirror(arm, 58) if s else arm, "#b8506a", "#5a1a3c", shade=3)
        flat(d, ellipse(14 if not s else 102, 130, 5), "#f8e6d4", 1)
    flat(d, blob_of("40,86 58,80 76,86 72,96 58,98 44,96"), "#f8f0e2", 1)
    for s in (0, 1):
        curl = blob_of("30,34 18,46 22,58 14,70 22,82 16,92 30,94 38,80 36,56")
        form(d, mirror(curl, 58) if s else curl, "#e0b04e", "#6d4420", shade=6)
    head = ellipse(58, 48, 33, 34)
    form(d, head, "#fcf0e2", "#b59aa0", shade=10, edge=1.8)
    for s in (-1, 1):
        x = 58 + s * 13
        flat(d, ellipse(x, 48, 8, 9.4), "#ffffff", 1.2)
        flat(d, ellipse(x, 48, 5.4), "#2c4a8a", 0.6)
        d.fill(ellipse(x, 48, 2.8), "#05040a")
        d.fill(ellipse(x - 2, 45.4, 1.6), "#ffffff")
        d.fill(
            brushes(
                [[(x + k * 3, 40), (x + k * 4.6, 34)] for k in (-2, -1, 0, 1, 2)], 1.6, 1.2, 0.4
            ),
            INK,
        )
        d.fill(ellipse(58 + s * 21, 61, 6, 4.4), "#e2685c", 0.5)
    flat(d, blob_of("51,66 55,64 58,65.4 61,64 65,66 58,71"), "#c2283c", 0.8)
    crack = line_of("78,26 71,36 76,44 68,54 74,64 70,76", 2, 1.8, 0.4)
    d.fill(crack, "#120c18")
    d.fill(
        pile(
            line_of("71,36 64,34", 1.2, 1, 0.3),
            line_of("68,54 62,58", 1.2, 1, 0.3),
            line_of("74,64 82,66", 1.2, 1, 0.3),
        ),
        "#120c18",
    )
    d.fill(poly("74,40 82,36 80,48"), "#120c18", 0.9)
    fringe = blob_of("26,46,c 24,24 40,10 58,10 76,10 92,24 90,46,c 84,32 74,26 58,28 42,26 32,32")
    form(d, fringe, "#e8bc5a", "#7d5026", shade=5)
    for s in (-1, 1):
        flat(d, blob_of(f"{58 + s * 4},12 {58 + s * 22},2 {58 + s * 24},20"), "#6aa5e0", 1)
    flat(d, ellipse(58, 12, 4.6), "#6aa5e0", 0.9)


@threat("fears/threats/teddy", 140, 168)
def teddy(d: Drawing) -> None:
    """A teddy bear that has stopped smiling. One eye hangs."""
    brown, low = "#a5714a", "#38201e"
    for s in (-1, 1):
        form(d, ellipse(70 + s * 38, 22, 17), brown, low, shade=6)
        d.fill(ellipse(70 + s * 38, 23, 9), "#c99468", 0.8)
        form(
            d,
            tube_of(f"{70 + s * 30},88 {70 + s * 52},108 {70 + s * 50},126", 14, 13, 12),
            brown,
            low,
            shade=7,
        )
        form(d, ellipse(70 + s * 28, 150, 23, 17), brown, low, shade=6)
        flat(d, ellipse(70 + s * 30, 152, 12, 9), "#d0a072", 0.9)
    form(
        d,
        fur(ellipse(70, 118, 36, 38), 2.6, 4, 0.4, 3).simplify(0.2),
        brown,
        low,
        shade=14,
        edge=1.8,
    )
    d.fill(poly("64,96 74,104 66,116 76,126 68,138 62,126 70,114 60,106"), "#1c0f14")
    d.fill(fur(ellipse(69, 118, 6, 15), 4, 3.4, 0.2, 5).simplify(0.2), "#f4ead8", 0.95)
    form(
        d, fur(ellipse(70, 52, 44, 38), 2.6, 4, 0.4, 4).simplify(0.2), brown, low, shade=14, edge=2
    )
    form(d, ellipse(70, 66, 20, 15), "#d8aa7c", "#7d5440", shade=5)
    flat(d, ellipse(70, 58, 8, 5.4), "#1c1218", 1)
    d.brush(pts("56,76 63,70 70,69 77,70 84,76"), INK, 0.8, 2.6, 0.8)
    flat(d, ellipse(52, 44, 9), "#120c16", 1.2)
    d.fill(ellipse(49, 41, 2.6), "#ffffff")
    d.fill(pile(line_of("82,38 96,50", 2.2), line_of("96,38 82,50", 2.2)), "#e8d8b8", 0.9)
    d.brush(pts("90,46 98,60 94,72"), "#e8d8b8", 1)
    flat(d, ellipse(94, 78, 8), "#120c16", 1.2)
    d.fill(ellipse(91.4, 75.4, 2.4), "#ffffff")
    d.brush(pts("40,32 52,31 62,38"), INK, 1, 3.4, 1)
    d.brush(pts("30,60 40,66 44,76"), "#4a2a24", 0.6, 1.4, 0.6)
    d.fill(
        pile(
            [
                line_of(f"{x - 3},{y + 2} {x + 3},{y - 2}", 1)
                for x, y in ((32, 62), (36, 65), (40, 68), (43, 73))
            ]
        ),
        "#e8d8b8",
        0.9,
    )


@threat("fears/threats/puppet", 130, 196)
def puppet(d: Drawing) -> None:
    """A puppet of wood that needs no strings."""
    for x0, x1, y1 in ((40, 30, 88), (65, 65, 36), (92, 100, 60)):
        d.thread([(x0, 0), (x1, y1)], "#fff6e0", 0.8, 0.55)
    for text in ("56,140 50,160 44,180", "76,140 86,156 82,180"):
        p = pts(text)
        form(d, tube([p[0], p[1]], [6, 5], 4), "#3f6a8a", "#16283c", shade=2)
        form(d, tube([p[1], p[2]], [5, 4.4], 4), "#3f6a8a", "#16283c", shade=2)
        flat(d, ellipse(*p[1], 4), "#e0b878", 0.9)
        x, y = p[2]
        form(
            d,
            blob_of(f"{x - 16},{y + 10},c {x - 10},{y} {x + 4},{y - 4} {x + 7},{y + 10},c"),
            "#8d2c38",
            "#34101c",
            shade=2,
        )
    form(
        d,
        blob_of("48,92,c 84,92,c 88,118 82,142,c 66,148 50,142,c 44,118"),
        "#c23c44",
        "#4a1024",
        shade=8,
        edge=1.6,
    )
    d.fill(pile(ellipse(66, 106, 2.6), ellipse(66, 118, 2.6), ellipse(66, 130, 2.6)), "#f2d98a")
    for text in ("50,98 32,106 28,88 24,70", "82,98 100,108 112,92 118,74"):
        p = pts(text)
        form(d, tube(p[:2], [6, 5], 4), "#c23c44", "#4a1024", shade=2)
        form(d, tube(p[1:], [5, 4.4, 4], 4), "#c23c44", "#4a1024", shade=2)
        flat(d, ellipse(*p[1], 4), "#e0b878", 0.9)
        x, y = p[3]
        d.fill(
            brushes([[(x, y), (x + k, y - 9)] for k in (-5, -1.6, 1.6, 5)], 3.4, 3, 1.6), "#6d4428"
        )
        flat(d, ellipse(x, y, 5), "#e0b878", 0.9)
    flat(
        d,
        pile([ellipse(66 + k * 9, 92 + abs(k) * -1.4, 7, 5) for k in (-2, -1, 0, 1, 2)]),
        "#f8f0e2",
        1,
    )
    head = blob_of("66,34 90,40 98,60 92,80 66,92 40,80 34,60 42,40")
    form(d, head, "#e8c28a", "#7d4a30", shade=10, edge=1.8)
    d.fill(
        pile(
            line_of("44,46 60,42 86,48", 0.4, 1, 0.4),
            line_of("40,58 48,56", 0.4, 1, 0.4),
            line_of("86,56 95,58", 0.4, 1, 0.4),
        ),
        "#7d4a30",
        0.6,
    )
    for s in (-1, 1):
        eye(d, 66 + s * 13, 56, 8, iris="#4a8a4a", look=(s * 0.3, -0.1))
        d.brush([(66 + s * 4, 45), (66 + s * 14, 42), (66 + s * 22, 46)], "#3a1c14", 1.4, 3.4, 1)
        d.fill(ellipse(66 + s * 20, 70, 5, 4), "#d8484e", 0.6)
    form(d, poly("62,62 70,62 88,72 66,72"), "#f0cc96", "#a5643c", shade=2, hatched=0)
    jaw = poly("52,74 80,74 78,90 54,90")
    flat(d, jaw, "#d0a468", 1)
    d.fill(pile(line_of("52,74 52,90", 1.4), line_of("80,74 80,90", 1.4)), INK)
    flat(d, rounded(54, 75, 24, 7, 2), "#3a0c14", 0.8)
    d.fill(pile([rect(56 + k * 4.4, 75, 3.4, 4) for k in range(5)]), BONE)
    form(d, poly("40,44 66,6 94,44 66,36"), "#3f8a5a", "#123a2c", shade=6)
    form(d, ellipse(66, 8, 6), "#f2d98a", "#8d6a2c", shade=2, hatched=0)
