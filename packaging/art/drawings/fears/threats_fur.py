"""Threats with fur."""

from __future__ import annotations

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
from art.shapes import (
    ellipse,
    join,
    pile,
    polygon,
    rect,
)
from art.strokes import brushes, fur


def _canine(d: Drawing, top: str, low: str, seed: int) -> None:
    """A dog's or wolf's body from the front, snarling; 150 x 170."""
    for x in (46, 104):
        form(
            d,
            fur(
                tube_of(f"{x},96 {x - 2},132 {x - 1},160", 17, 12, 10), 4, 5, 0.2, seed, 0.6
            ).simplify(0.2),
            top,
            low,
            shade=7,
        )
        form(
            d,
            blob_of(f"{x - 14},168,c {x - 12},156 {x + 10},156 {x + 12},168,c"),
            top,
            low,
            shade=3,
        )
        d.fill(pile([line_of(f"{x + k},160 {x + k},168", 0.6, 1.6, 0.6) for k in (-5, 3)]), INK)
    form(
        d,
        fur(
            blob_of("75,50 112,70 122,104 110,138 75,150 40,138 28,104 38,70"),
            7,
            6,
            0.3,
            seed + 1,
            0.8,
        ).simplify(0.2),
        top,
        low,
        shade=16,
        edge=2,
    )


def _snarl(d: Drawing, top: str, low: str, muzzle: str, seed: int, iris: str) -> None:
    for s in (-1, 1):
        ear = polygon([(75 + s * 22, 30), (75 + s * 44, -6 + 8), (75 + s * 50, 44)])
        form(d, fur(ear, 3, 5, 0.3, seed).simplify(0.2), top, low, shade=6)
        d.fill(polygon([(75 + s * 30, 30), (75 + s * 42, 14), (75 + s * 44, 40)]), "#7d3a44", 0.8)
    head = fur(
        blob_of("75,18 104,24 120,48 116,74 98,96 75,102 52,96 34,74 30,48 46,24"),
        6,
        5,
        0.3,
        seed + 3,
        0.4,
    ).simplify(0.2)
    form(d, head, top, low, shade=12, edge=2)
    for s in (-1, 1):
        eye(d, 75 + s * 20, 50, 7.4, iris=iris, look=(-s * 0.2, 0.3), slit=False)
        d.brush([(75 + s * 34, 40), (75 + s * 20, 40), (75 + s * 8, 50)], INK, 1.4, 4.4, 1.6)
    form(d, blob_of("75,54 94,64 102,80 92,88,c 75,84 58,88,c 48,80 56,64"), muzzle, low, shade=6)
    d.fill(
        pile(
            [
                line_of(f"{75 + s * 8},{60 + k * 4} {75 + s * 20},{58 + k * 5}", 0.5, 1.4, 0.5)
                for s in (-1, 1)
                for k in range(3)
            ]
        ),
        INK,
        0.7,
    )
    flat(d, blob_of("66,60 75,56 84,60 82,68 75,72 68,68"), "#1c1420", 1)
    d.fill(ellipse(72, 61, 3, 1.4), "#d8d0ff", 0.8)
    mouth = blob_of("50,82,c 75,80 100,82,c 104,96 94,112 75,116 56,112 46,96")
    flat(d, mouth, "#3a0a18", 1.4)
    d.fill(blob_of("62,104 75,98 88,104 86,113 75,115 64,113"), "#d0586a")
    teeth(d, [(51, 83), (57, 84), (65, 84), (71, 84), (79, 84), (85, 84), (93, 84), (99, 83)], 10)
    teeth(
        d, [(56, 108), (62, 111), (69, 113), (75, 114), (81, 113), (88, 111), (94, 108)], 8, up=True
    )
    d.brush(pts("96,108 98,118 97,128"), "#e8f4ff", 0.6, 1.8, 1.2, 0.8)


@threat("fears/threats/dog", 150, 172)
def dog(d: Drawing) -> None:
    """A great dog, all teeth; a spiked collar."""
    _canine(d, "#7d6258", "#1f1418", 3)
    flat(d, line_of("36,100 75,122 114,100", 8, 10, 8), "#a8303c", 1.2)
    d.fill(
        pile(
            [
                poly(f"{x - 4},{y} {x + 4},{y} {x},{y + 10}")
                for x, y in ((44, 108), (59, 115), (75, 118), (91, 115), (106, 108))
            ]
        ),
        "#d8dce8",
    )
    _snarl(d, "#8a6c60", "#2a1a1c", "#a08070", 5, "#ffcf4a")


@threat("fears/threats/wolf", 150, 172)
def wolf(d: Drawing) -> None:
    """A grey wolf, near enough to smell."""
    _canine(d, "#7d84a6", "#16162a", 7)
    form(
        d,
        fur(blob_of("75,84 104,92 108,120 75,140 42,120 46,92"), 8, 5, 0.3, 9, 1.0).simplify(0.2),
        "#c9cde0",
        "#5a5e7c",
        shade=12,
    )
    _snarl(d, "#8f96b6", "#22223a", "#d0d4e4", 11, "#d8ff6a")


@threat("fears/threats/fox", 160, 168)
def fox(d: Drawing) -> None:
    """A fox that sits, head thrown back, and screams like a child."""
    tail = fur(
        blob_of("112,156 140,150 156,124 150,96 136,92 140,116 120,134"), 5, 5, 0.3, 3
    ).simplify(0.2)
    form(d, tail, "#e8833c", "#6d2a1e", shade=8)
    d.fill(blob_of("140,94 152,98 154,114 144,110"), "#fff3e0", 0.95)
    form(
        d,
        fur(
            blob_of("62,72 90,70 112,100 122,150 116,164,c 56,164,c 50,120"), 5, 5, 0.3, 4, 0.5
        ).simplify(0.2),
        "#e8833c",
        "#6d2a1e",
        shade=14,
        edge=2,
    )
    form(
        d,
        fur(blob_of("64,78 82,78 86,108 76,132 62,112"), 5, 4, 0.3, 5, 0.8).simplify(0.2),
        "#fff3e0",
        "#c0a898",
        shade=6,
    )
    for x in (66, 90):
        form(
            d, tube_of(f"{x},116 {x - 2},140 {x - 2},160", 9, 7, 6.4), "#e8833c", "#3a1c1c", shade=4
        )
        form(d, ellipse(x - 4, 163, 9, 5), "#4a2420", "#1c1014", shade=2)
    for ear in (poly("84,40 104,22 102,56"), poly("74,40 88,16 92,48")):
        form(d, ear, "#d06c30", "#3a1c1c", shade=4)
    head = fur(blob_of("96,56 90,76 70,80 56,66 58,50 76,38 92,42"), 4, 4, 0.3, 6).simplify(0.2)
    form(d, head, "#f09048", "#7d3020", shade=8, edge=1.8)
    form(
        d, blob_of("72,46,c 58,30 44,14 30,4,c 32,16 42,36 58,58,c"), "#f09a54", "#8d3a24", shade=5
    )
    form(
        d, blob_of("58,62,c 44,52 28,44 14,40,c 22,52 38,66 60,74,c"), "#fff0dc", "#b58a78", shade=4
    )
    flat(d, poly("56,58 30,10 32,30 18,42 40,54"), "#4a0c1c", 0.8)
    d.brush(pts("52,58 38,46 28,36"), "#e06a74", 3, 5, 1.6)
    teeth(d, [(32, 12), (35, 19), (39, 26), (44, 34)], 0.1)
    d.fill(
        pile(
            poly("33,14 36,20 29,20"),
            poly("38,24 41,30 33,29"),
            poly("24,43 29,46 27,37"),
            poly("32,47 37,50 35,42"),
        ),
        BONE,
    )
    flat(d, ellipse(30, 4, 4.4, 3.6), "#1c1420", 0.8)
    d.brush(pts("66,50 74,50 80,56"), INK, 1, 3, 1)
    for k in range(3):
        r = 12 + k * 9
        d.brush(
            [(22 - r, 14 + r * 0.2), (20 - r * 0.8, 8 - r * 0.3), (20 - r * 0.3, 8 - r * 0.6)],
            "#ffe9c8",
            0.4,
            1.6,
            0.4,
            0.7,
        )


@threat("fears/threats/rat", 176, 128)
def rat(d: Drawing) -> None:
    """A rat on its hind feet, large, sure of itself."""
    tail = tube_of("108,120 140,124 164,112 170,88 156,74", 5, 4.4, 3.6, 2.6, 1)
    form(d, tail, "#e0a0a0", "#7d3c4c", shade=2, hatched=0)
    d.fill(
        pile(
            [
                line_of(a, 0.4, 1, 0.4)
                for a in (
                    "120,118 121,125",
                    "132,119 133,126",
                    "144,117 146,124",
                    "154,111 158,116",
                    "160,103 167,104",
                    "163,94 170,93",
                )
            ]
        ),
        "#7d3c4c",
        0.7,
    )
    form(
        d,
        fur(
            blob_of("58,58 86,46 116,66 130,98 120,122,c 56,122,c 48,92"), 5, 5, 0.3, 3, 0.4
        ).simplify(0.2),
        "#8d7f8c",
        "#2a2230",
        shade=14,
        edge=2,
    )
    d.fill(
        fur(blob_of("62,72 80,76 86,104 74,118 60,108"), 3, 4, 0.3, 4).simplify(0.2), "#c9bcc0", 0.6
    )
    for x in (66, 112):
        flat(d, blob_of(f"{x - 18},124,c {x - 10},116 {x + 8},116 {x + 14},124,c"), "#e0a0a0", 1)
    for ex, ey in ((84, 26), (44, 18)):
        form(d, ellipse(ex, ey, 14, 15), "#9a8a96", "#3a2e3e", shade=4)
        d.fill(ellipse(ex, ey + 1, 9.4, 10.4), "#e6a8a4", 0.9)
    head = fur(
        blob_of("74,24 90,40 86,62 62,70 38,66 16,58 8,50 20,42 44,26"), 3.4, 4, 0.4, 6
    ).simplify(0.2)
    form(d, head, "#9a8c98", "#342a3a", shade=9, edge=1.8)
    eye(d, 50, 42, 6.6, iris="#e0443c", white="#ffd9d0", look=(-0.5, 0))
    eye(d, 30, 43, 4.6, iris="#e0443c", white="#ffd9d0", look=(-0.5, 0))
    flat(d, ellipse(9, 51, 5, 4), "#e6a0a4", 1)
    flat(d, blob_of("18,58,c 40,62 52,66,c 44,74 26,72"), "#4a1020", 0.9)
    flat(d, pile(rect(20, 58, 5, 9), rect(26, 59, 5, 9)), "#f6e2a0", 0.8)
    d.fill(
        pile(
            line_of("16,54 -2,48", 0.8),
            line_of("16,57 0,60", 0.8),
            line_of("24,56 12,70", 0.8),
            line_of("24,50 10,38", 0.8),
        ),
        "#ffffff",
        0.7,
    )
    for text in ("62,84 44,86 34,80", "78,86 60,98 46,96"):
        form(d, tube_of(text, 5, 4, 3.4), "#8d7f8c", "#342a3a", shade=2, hatched=0)
        px, py = pts(text)[-1]
        d.fill(
            brushes(
                [[(px + 2, py), (px - 5, py + k), (px - 9, py + k * 1.6)] for k in (-3, 0, 3)],
                2.4,
                2,
                0.6,
            ),
            "#e6a8a4",
        )


@threat("fears/threats/cats", 196, 170)
def cats(d: Drawing) -> None:
    """Forty cats. All of them look."""
    rng = d.chance()
    for y, n, size in ((34, 8, 0.62), (66, 7, 0.74), (102, 6, 0.9), (144, 5, 1.1)):
        for k in range(n):
            x = 98 + (k - (n - 1) / 2) * 190 / n + rng.uniform(-4, 4)
            colour = rng.choice(("#4a4466", "#8d6a58", "#b0875a", "#6d6f88", "#d8d2cc", "#332c40"))
            with d.placed(x, y + rng.uniform(-5, 5), size, rng.uniform(-6, 6)):
                body = blob_of("-17,34,c -19,10 -10,2 0,2 10,2 19,10 17,34,c")
                form(d, body, colour, palette.darker(colour, 0.65), shade=5, hatched=0.3)
                head = join(
                    blob_of("-15,0 -10,-11 0,-14 10,-11 15,0 9,10 0,12 -9,10"),
                    poly("-14,-4 -16,-20 -4,-12"),
                    poly("14,-4 16,-20 4,-12"),
                )
                form(
                    d,
                    head,
                    palette.lighter(colour, 0.1),
                    palette.darker(colour, 0.55),
                    shade=4,
                    hatched=0.3,
                )
                for s in (-1, 1):
                    flat(
                        d,
                        ellipse(s * 6, -2, 4.4, 4.2),
                        rng.choice(("#f4e36a", "#bfe86a", "#ffd24a")),
                        0.6,
                    )
                    d.fill(ellipse(s * 6, -2, 1.2, 3.4), INK)
                d.fill(poly("-1.6,4 1.6,4 0,6"), "#d98a90")
