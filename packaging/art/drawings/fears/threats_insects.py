"""Threats with six legs or eight."""

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
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import (
    web,
)
from art.paper import spider as small_spider
from art.shapes import (
    ellipse,
    mirror,
    mirror_points,
    pile,
)
from art.strokes import brushes, fur, rim, tube


def _legs(
    d: Drawing, cx: float, legs: tuple[str, ...], radii: tuple[float, ...], top: str, low: str
) -> None:
    for text in legs:
        for points in (pts(text), mirror_points(pts(text), cx)):
            form(d, tube(points, list(radii), 5), top, low, shade=2, hatched=0, edge=0.9)


@threat("fears/threats/spider", 176, 178)
def spider(d: Drawing) -> None:
    """A spider on its thread, as large as the window."""
    d.thread([(88, 0), (88, 52)], "#fff8e0", 1.1, 0.85)
    legs = (
        "76,86 50,40 30,26 16,40 8,74",
        "74,94 38,74 16,84 6,110 4,140",
        "76,102 44,104 26,126 20,150 16,174",
        "80,108 62,128 52,150 50,166 42,178",
    )
    for text in legs:
        for points in (pts(text), mirror_points(pts(text), 88)):
            leg = fur(
                tube(points, [4.4, 3.6, 3, 2.4, 0.9], 5).simplify(0.2), 2.4, 4.6, 0.5, 3
            ).simplify(0.2)
            flat(d, leg, d.linear(0, 20, 0, 178, (0, "#6b5590"), (1, "#1c1330")), 1.1)
            d.brush([(x - 0.8, y - 1.4) for x, y in points], "#f7e6b4", 0.3, 1.1, 0.3, 0.8)
    belly = fur(
        blob_of("88,40 108,46 118,66 108,86 88,92 68,86 58,66 68,46"), 4, 4.4, 0.5, 2
    ).simplify(0.2)
    form(d, belly, "#8d76b6", "#1c1230", edge=2, edge_colour="#fbeec0", shade=12)
    for y, w in ((54, 5), (66, 8), (78, 6)):
        flat(
            d,
            blob_of(
                f"{88 - w},{y - 3} 88,{y + 1} {88 + w},{y - 3} {88 + w * 0.4},{y + 4} "
                f"88,{y + 6} {88 - w * 0.4},{y + 4}"
            ),
            "#e2685c",
            0.8,
        )
    form(
        d,
        fur(
            blob_of("88,84 102,90 106,102 98,112 88,115 78,112 70,102 74,90"), 2.6, 3.4, 0.5, 4
        ).simplify(0.2),
        "#7d67a6",
        "#191126",
        edge=1.6,
        shade=7,
    )
    for s in (-1, 1):
        d.brush([(88 + s * 5, 108), (88 + s * 8, 118), (88 + s * 2, 124)], INK, 6, 5, 0.8)
        d.brush(
            [(88 + s * 5, 109), (88 + s * 7, 117), (88 + s * 2.6, 122.6)], "#f4e3ad", 2.8, 2.4, 0.5
        )
    for x, y, r in (
        (-5.4, 103, 4.4),
        (5.4, 103, 4.4),
        (-12, 99, 2.7),
        (12, 99, 2.7),
        (-7, 95, 2),
        (7, 95, 2),
    ):
        flat(
            d,
            ellipse(88 + x, y, r),
            d.radial(
                88 + x - r * 0.3,
                y - r * 0.3,
                r * 1.4,
                (0, "#fff3b0"),
                (0.5, "#f2a53c"),
                (1, "#a5401e"),
            ),
            0.9,
        )
        d.fill(ellipse(88 + x, y + r * 0.2, r * 0.34, r * 0.56), INK)


@threat("fears/threats/cocoon", 150, 170)
def cocoon(d: Drawing) -> None:
    """An egg sac, torn open, and the many it held."""
    d.thread([(75, 0), (74, 30)], "#fff8e0", 1.2, 0.9)
    d.fill(
        web(
            75,
            30,
            [(20, 0), (4, 40), (40, 84), (75, 96), (112, 84), (146, 40), (132, 0)],
            (0.35, 0.65, 0.95),
            0.7,
        ),
        "#f4efff",
        0.55,
    )
    sac = blob_of("75,24 96,34 106,58 100,84 86,100 66,101 50,84 45,58 54,34")
    form(d, sac, "#f3ead2", "#8d7f8c", shade=14, edge=1.8)
    wraps = [
        line_of(f"46,{y} 75,{y + 8} 105,{y - 4}", 0.4, 1.2, 0.4).intersection(sac)
        for y in range(34, 98, 6)
    ]
    d.fill(pile(wraps), "#6d5f74", 0.6)
    d.fill(
        poly("70,48 80,44 78,54 88,58 82,66 90,78 78,82 76,92 68,82 60,84 66,72 58,62 68,58"),
        "#120a18",
    )
    d.stroke(
        poly("70,48 80,44 78,54 88,58 82,66 90,78 78,82 76,92 68,82 60,84 66,72 58,62 68,58"),
        "#fffbe8",
        1,
        0.8,
    )
    for x, y, s, t in (
        (74, 70, 0.3, 180),
        (86, 92, 0.34, 150),
        (62, 96, 0.3, 200),
        (52, 116, 0.4, 210),
        (98, 112, 0.36, 140),
        (76, 120, 0.42, 180),
        (34, 136, 0.46, 220),
        (116, 138, 0.44, 130),
        (64, 146, 0.5, 190),
        (94, 152, 0.5, 170),
        (22, 104, 0.34, 240),
        (130, 96, 0.36, 110),
        (46, 160, 0.4, 180),
        (118, 66, 0.3, 80),
    ):
        small_spider(d, x, y, s, t, "#140d1c", "#f2d98a")


@threat("fears/threats/wasp", 168, 150)
def wasp(d: Drawing) -> None:
    """A wasp, coming straight over the shoulder, sting first."""
    for text, low in (
        ("92,52 128,6 160,4 164,28 138,50 104,62", "#8fa4d8"),
        ("86,52 96,8 120,-2 132,14 118,40 98,60", "#a9bbe8"),
    ):
        wing = blob_of(text)
        d.fill(wing, d.linear(90, 60, 150, 0, (0, "#f4f8ff", 0.75), (1, low, 0.45)))
        d.stroke(wing, "#f4f8ff", 1, 0.9)
    d.fill(
        pile(
            line_of("92,54 124,28 154,14", 1),
            line_of("106,56 134,40 160,26", 0.8),
            line_of("90,52 106,24 124,8", 0.9),
        ),
        "#fffdf4",
        0.7,
    )
    for text in (
        "70,74 60,96 66,112 58,124",
        "80,78 76,102 84,118 78,132",
        "60,70 46,88 50,104 40,114",
    ):
        form(d, tube_of(text, 3, 2.4, 2, 0.8), "#e8b84a", "#4a2a1c", shade=1, hatched=0)
    tail = blob_of("86,58 104,54 126,66 142,88 150,114 154,132,c 140,122 118,114 98,98 84,78")
    form(d, tail, "#ffd24a", "#b5741e", shade=8, edge_colour="#fff6c8")
    bands = [
        line_of(a, 3, 8, 3).intersection(tail)
        for a in (
            "98,50 94,70 90,92",
            "114,54 110,80 102,106",
            "130,66 124,92 116,118",
            "143,82 138,102 132,122",
        )
    ]
    d.fill(pile(bands), "#1c1218")
    d.brush(pts("150,126 156,138 164,149"), INK, 4.4, 3, 0.5)
    d.brush(pts("151,128 156,138 163,148"), "#d8dce8", 1.6, 1.2, 0.3)
    form(
        d,
        fur(blob_of("62,48 82,44 96,56 94,76 78,84 60,76 54,62"), 2.6, 3, 0.4, 2).simplify(0.2),
        "#5d4432",
        "#1c1218",
        shade=6,
    )
    d.fill(pile(blob_of("64,52 78,48 74,56"), blob_of("80,78 92,72 88,64")), "#ffd24a", 0.9)
    head = blob_of("30,42 48,36 62,46 64,64 52,78 34,78 22,66 20,52")
    form(d, head, "#ffd24a", "#a5641c", shade=6, edge_colour="#fff6c8")
    d.fill(blob_of("36,38 52,37 50,46 40,48"), "#1c1218")
    for x, y, rx, ry, t in ((30, 56, 8.4, 12, -12), (53, 56, 8, 12, 14)):
        flat(
            d,
            ellipse(x, y, rx, ry, t),
            d.radial(x - 3, y - 5, 14, (0, "#ff9a6a"), (0.5, "#8d2430"), (1, "#2a0c1a")),
            1.1,
        )
        d.fill(ellipse(x - 2.4, y - 4.6, 2.2, 3.2, t), "#ffe6d0", 0.9)
    d.fill(line_of("22,42 42,50 60,42", 3, 1.6, 3), INK)
    for text in ("34,40 26,22 10,16", "48,37 46,18 34,4"):
        form(d, tube_of(text, 2.2, 2, 1.4), "#3a2a24", "#120c14", shade=1, hatched=0)
    for s in (-1, 1):
        flat(
            d,
            blob_of(
                f"{42 + s * 2},72,c {42 + s * 12},74 {42 + s * 9},86 {42 + s * 1},88,c "
                f"{42 + s * 5},80"
            ),
            "#e8b84a",
            1,
        )
    d.fill(poly("38,73 46,73 42,79"), INK)


@threat("fears/threats/mosquito", 190, 160)
def mosquito(d: Drawing) -> None:
    """One mosquito, its belly red already."""
    for text in (
        "98,56 140,14 176,10 182,26 150,52 108,66",
        "94,54 110,10 140,0 148,14 128,42 104,62",
    ):
        wing = blob_of(text)
        d.fill(wing, d.linear(96, 60, 170, 0, (0, "#f6f8ff", 0.7), (1, "#a9bbe8", 0.35)))
        d.stroke(wing, "#f6f8ff", 0.9, 0.9)
        d.fill(
            pile(line_of("100,58 136,34 170,20", 0.8), line_of("104,62 140,46 172,30", 0.7)),
            "#ffffff",
            0.5,
        )
    for text in (
        "84,70 52,36 28,60 8,122",
        "90,74 74,108 84,132 66,158",
        "96,74 104,112 124,124 120,156",
        "82,66 40,60 30,96 18,154",
        "100,70 130,92 148,128 150,158",
    ):
        line = tube_of(text, 2, 1.7, 1.5, 0.7)
        flat(d, line, "#4a3a44", 0.9)
        d.fill(rim(line, 0.6, 0.6), "#e6dcff", 0.7)
    tail = blob_of("92,60 112,62 138,82 156,108 160,124 146,120 122,104 100,82")
    form(d, tail, "#e8504e", "#5a1024", shade=8, edge_colour="#ffc0b0", edge=1.6)
    d.fill(
        pile(
            [
                line_of(a, 0.5, 1.6, 0.5).intersection(tail)
                for a in (
                    "112,58 108,76 104,90",
                    "126,68 120,86 114,102",
                    "140,80 134,98 128,112",
                    "152,96 147,108 142,120",
                )
            ]
        ),
        "#4a0c1c",
        0.7,
    )
    d.fill(line_of("110,68 128,78 146,100", 0.6, 2.6, 0.6), "#ffd0c0", 0.7)
    form(
        d,
        fur(blob_of("78,52 94,46 106,58 102,74 86,78 74,68"), 2.4, 2.8, 0.4, 3).simplify(0.2),
        "#7d6a74",
        "#241a26",
        shade=6,
    )
    form(d, ellipse(66, 66, 11, 10.4), "#6d5c6a", "#1c1420", shade=4)
    flat(
        d,
        ellipse(61, 63, 6.4, 7),
        d.radial(59, 61, 9, (0, "#b8ffcf"), (0.5, "#3f9a6a"), (1, "#0f3a2c")),
        1,
    )
    d.fill(ellipse(59, 60, 1.6, 2.2), "#ffffff", 0.9)
    d.brush(pts("60,74 46,98 30,128"), INK, 3.4, 2.4, 0.6)
    d.brush(pts("60,75 46,98 31,126"), "#c8b8d0", 1.4, 1, 0.3)
    flat(d, blob_of("28,128 32,128 33.4,135 30,138 26.6,135"), "#e03c42", 0.7)
    for text in ("66,56 54,40 40,38", "70,56 66,38 54,28"):
        d.brush(pts(text), INK, 2, 1.6, 0.6)
        d.fill(brushes([[(x, y), (x - 5, y - 5)] for x, y in pts(text)[1:]], 0.8, 0.7, 0.4), INK)


@threat("fears/threats/beetle", 150, 176)
def beetle(d: Drawing) -> None:
    """A cockroach, from above, feelers out."""
    _legs(
        d,
        75,
        ("60,66 34,52 18,58 6,44", "54,92 26,92 12,106 2,100", "58,122 32,136 20,156 6,166"),
        (3.8, 3.2, 2.6, 1.4),
        "#a5683a",
        "#3a1c18",
    )
    for text in ("66,34 48,12 26,10 6,26", "84,34 102,12 124,10 144,26"):
        line = tube_of(text, 1.7, 1.3, 0.9, 0.5)
        flat(d, line, "#5a3022", 0.8)
        d.fill(rim(line, 0.4, 0.5), "#ffd6a0", 0.8)
    body = blob_of("75,50 98,58 108,88 104,128 90,160 75,168 60,160 46,128 42,88 52,58")
    form(d, body, "#b5703a", "#42201a", shade=12, edge=2, edge_colour="#ffd9a0")
    for side in (0, 1):
        shell = blob_of("75,58,c 54,60 44,86 47,122 60,156 74,166,c")
        shell = mirror(shell, 75) if side else shell
        form(
            d,
            shell,
            "#c9813f" if not side else "#a5602f",
            "#4a241a",
            shade=8,
            edge=1.4,
            edge_colour="#ffe2b0",
        )
        veins = pile(
            line_of("68,66 58,104 64,148", 0.4, 1.2, 0.4),
            line_of("62,70 51,100 54,130", 0.4, 1, 0.3),
        )
        d.fill(mirror(veins, 75) if side else veins, "#5a2a1c", 0.6)
    d.fill(line_of("56,72 50,96 54,124", 0.6, 3.4, 0.6), "#ffeccb", 0.55)
    plate = blob_of("75,32 96,36 106,52 98,64 75,68 52,64 44,52 54,36")
    form(d, plate, "#d8954f", "#5a2c1e", shade=6, edge=1.5, edge_colour="#ffe8c0")
    d.fill(pile(ellipse(64, 51, 5.4, 7.4, 14), ellipse(86, 51, 5.4, 7.4, -14)), "#4a2018", 0.8)
    form(d, blob_of("75,20 88,26 90,36 75,40 60,36 62,26"), "#7d4428", "#2a1414", shade=4)
    for x in (65, 85):
        eye(d, x, 29, 5.2, look=(0, -0.3), iris="#ffd24a")


@threat("fears/threats/tick", 130, 132)
def tick(d: Drawing) -> None:
    """A tick, full to bursting."""
    _legs(
        d,
        65,
        (
            "54,38 34,22 20,26 12,12",
            "48,44 24,38 10,46 2,36",
            "48,52 26,58 12,72 2,70",
            "52,58 32,74 22,94 10,98",
        ),
        (3.4, 2.8, 2.4, 1),
        "#6d4a3a",
        "#241418",
    )
    body = blob_of("65,40 96,50 114,80 104,114 65,128 26,114 16,80 34,50")
    form(d, body, "#b8868a", "#4a2430", shade=16, edge=2.4, edge_colour="#ffe0d0")
    d.fill(ellipse(46, 74, 10, 16, 20), "#ffe9e0", 0.4)
    d.fill(
        pile(
            [
                line_of(f"{x},58 {x + (x - 65) * 0.3},90 {x + (x - 65) * 0.1},118", 0.4, 1.4, 0.4)
                for x in (46, 65, 84)
            ]
        ),
        "#5a2a34",
        0.6,
    )
    form(d, blob_of("65,34 82,40 84,54 65,60 46,54 48,40"), "#7d3c34", "#2c1218", shade=5)
    form(d, blob_of("65,16 74,22 76,36 65,40 54,36 56,22"), "#8d4a3a", "#34161a", shade=4)
    for x in (60, 70):
        eye(d, x, 27, 4.2, look=(0, 0.4))
    d.brush(pts("62,18 61,8 63,2"), INK, 2.4, 2, 0.6)
    d.brush(pts("68,18 69,8 67,2"), INK, 2.4, 2, 0.6)
