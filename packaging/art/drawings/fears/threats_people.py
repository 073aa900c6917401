"""Threats that are only people."""

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
    threat,
    tube_of,
)
from art.shapes import (
    ellipse,
    join,
    pile,
    rect,
    star,
)
from art.strokes import fur

_SKINS = (
    ("#f0c4a0", "#9a5f58"),
    ("#b57a56", "#5a3434"),
    ("#e0b088", "#85544c"),
    ("#8d5a44", "#42262c"),
)
_PEOPLE = (
    (30, 52, 0),
    (74, 40, 1),
    (120, 42, 2),
    (164, 54, 3),
    (52, 88, 2),
    (98, 82, 3),
    (146, 90, 0),
    (18, 104, 3),
    (180, 106, 1),
)
SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


def _crowd(d: Drawing, mood: str) -> None:
    """Nine people who laugh, stare, or show their backs."""
    for n, (x, y, k) in enumerate(_PEOPLE):
        top, low = _SKINS[k]
        cloth = ("#5a6aa0", "#8d4a5a", "#4a7a6a", "#7a5a8d", "#a0703c")[n % 5]
        if mood == "stare":
            top, low, cloth = (
                palette.mix(top, "#c8d0d8", 0.65),
                palette.mix(low, "#4a5468", 0.6),
                palette.mix(cloth, "#3a4050", 0.6),
            )
        form(
            d,
            blob_of(
                f"{x - 25},154,c {x - 26},{y + 34} {x - 14},{y + 20} {x},{y + 18} "
                f"{x + 14},{y + 20} {x + 26},{y + 34} {x + 25},154,c"
            ),
            cloth,
            palette.darker(cloth, 0.7),
            shade=7,
        )
        head = blob_of(
            f"{x},{y - 20} {x + 16},{y - 12} {x + 17},{y + 6} {x + 8},{y + 19} "
            f"{x},{y + 21} {x - 8},{y + 19} {x - 17},{y + 6} {x - 16},{y - 12}"
        )
        form(d, head, top, low, shade=6)
        hair = ("#2a1a22", "#6b3a28", "#c98a42", "#4a4a58")[(n * 3) % 4]
        if mood == "backs":
            form(
                d,
                blob_of(
                    f"{x},{y - 24} {x + 17},{y - 16} {x + 19},{y + 2} {x + 13},{y + 16} "
                    f"{x},{y + 12} {x - 13},{y + 16} {x - 19},{y + 2} {x - 17},{y - 16}"
                ),
                hair,
                palette.darker(hair, 0.6),
                shade=5,
            )
            continue
        form(
            d,
            blob_of(
                f"{x - 17},{y - 2},c {x - 18},{y - 18} {x - 6},{y - 25} {x + 4},{y - 24} "
                f"{x + 18},{y - 20} {x + 18},{y - 2},c {x + 12},{y - 12} {x},{y - 14} "
                f"{x - 12},{y - 11}"
            ),
            hair,
            palette.darker(hair, 0.6),
            shade=3,
            hatched=0.2,
        )
        if mood == "stare":
            for s in (-1, 1):
                flat(d, ellipse(x + s * 7, y - 1, 5, 5.6), "#fffdf4", 0.8)
                d.fill(ellipse(x + s * 7, y - 1, 1.5), INK)
            d.fill(line_of(f"{x - 5},{y + 11} {x + 5},{y + 11}", 1.6), INK)
            continue
        for s in (-1, 1):
            d.brush(
                [(x + s * 7 - 4, y - 2), (x + s * 7, y - 5), (x + s * 7 + 4, y - 2)],
                INK,
                0.8,
                2,
                0.8,
            )
        flat(
            d,
            blob_of(
                f"{x - 10},{y + 4},c {x},{y + 6} {x + 10},{y + 4},c {x + 8},{y + 14} "
                f"{x},{y + 17} {x - 8},{y + 14}"
            ),
            "#4a0f1e",
            0.8,
        )
        d.fill(poly(f"{x - 9},{y + 4.6} {x + 9},{y + 4.6} {x + 7},{y + 8} {x - 7},{y + 8}"), BONE)
        d.fill(ellipse(x, y + 13, 4, 2.4), "#d0586a")


@threat("fears/threats/crowd", 196, 150)
def crowd(d: Drawing) -> None:
    """People. They all point, and they all laugh."""
    _crowd(d, "laugh")
    for k, (x, s) in enumerate(((54, 1), (98, -1), (144, -1))):
        form(
            d,
            tube_of(f"{x + s * 6},150 {x + s * 2},132 {x - s * 6},118", 7, 6.4, 6),
            "#8d6a5a",
            "#3a2428",
            shade=3,
        )
        top, low = _SKINS[k]
        form(d, ellipse(x - s * 7, 115, 7.4, 6.4), top, low, shade=2, hatched=0)
        form(d, tube_of(f"{x - s * 9},112 {x - s * 12},100", 3, 2.2), top, low, shade=1, hatched=0)


@threat("fears/threats/starers", 196, 150)
def starers(d: Drawing) -> None:
    """People. They have all turned round."""
    _crowd(d, "stare")


@threat("fears/threats/backs", 196, 150)
def backs(d: Drawing) -> None:
    """People. None of them turns round."""
    _crowd(d, "backs")


@threat("fears/threats/surgeon", 140, 186)
def surgeon(d: Drawing) -> None:
    """A surgeon one knows, scalpel raised."""
    gown = blob_of("44,76,c 70,70 96,76,c 118,86 124,130 126,188,c 14,188,c 16,130 22,86")
    form(d, gown, "#6fb0a0", "#1c4a4c", shade=16, edge=2)
    d.fill(
        pile(
            line_of("52,84 48,130 52,186", 0.6, 2.4, 0.6),
            line_of("90,84 94,130 90,186", 0.6, 2.4, 0.6),
        ),
        INK,
        0.5,
    )
    d.fill(
        pile(ellipse(62, 128, 7, 9), ellipse(80, 150, 4, 6), ellipse(54, 152, 3)), "#a81f34", 0.85
    )
    arm = tube_of("112,98 130,80 124,52", 11, 9, 8)
    form(d, arm, "#6fb0a0", "#1c4a4c", shade=4)
    form(d, ellipse(122, 46, 9, 8), "#f4e8d8", "#a89a94", shade=3)
    form(d, poly("118,42 124,40 118,18 113,20"), "#c9d2dc", "#5a6680", shade=1, hatched=0)
    form(
        d,
        blob_of("113,20,c 119,18,c 117,6 108,-4,c 107,8"),
        "#f6faff",
        "#8d98ac",
        shade=1,
        hatched=0,
    )
    form(d, tube_of("28,98 20,126 44,138", 11, 9, 8), "#6fb0a0", "#1c4a4c", shade=4)
    form(d, ellipse(50, 138, 9, 8), "#f4e8d8", "#a89a94", shade=3)
    head = ellipse(70, 46, 28, 32)
    form(d, head, "#f0c8a8", "#8d5654", shade=9, edge=1.8)
    form(
        d,
        blob_of("42,32,c 40,10 56,0 70,0 84,0 100,10 98,32,c 84,27 56,27"),
        "#7fc0b0",
        "#245a58",
        shade=6,
    )
    for s in (-1, 1):
        eye(d, 70 + s * 12, 40, 7, iris="#5a8ac8", look=(s * -0.1, 0.2))
        d.brush([(70 + s * 3, 32), (70 + s * 12, 29), (70 + s * 20, 33)], "#4a2c24", 1.2, 3.2, 1)
    mask = blob_of("43,50,c 70,46 97,50,c 96,68 84,82 70,84 56,82 44,68")
    form(d, mask, "#eef6f2", "#8db0b0", shade=6)
    d.fill(
        pile(
            [
                line_of(
                    f"{48 + k},{57 + k * 7} 70,{60 + k * 7} {92 - k},{57 + k * 7}", 0.4, 1.2, 0.4
                )
                for k in range(3)
            ]
        ),
        "#5a8486",
        0.8,
    )
    flat(d, ellipse(70, 12, 9), d.radial(68, 10, 10, (0, "#ffffff"), (1, "#8fa4bc")), 1.2)
    d.fill(ellipse(70, 12, 2.6), "#2c3a50")


@threat("fears/threats/dancers", 190, 180)
def dancers(d: Drawing) -> None:
    """Mother and father, dancing. Properly dancing."""
    form(d, tube_of("118,120 142,140 138,170", 9, 8, 6.4), "#4a5a8a", "#161c38", shade=4)
    form(d, tube_of("112,120 104,146 112,172", 9, 8, 6.4), "#4a5a8a", "#161c38", shade=4)
    form(
        d, blob_of("128,178,c 132,168 146,166 156,178,c"), "#2a1a20", "#0c0810", shade=2, hatched=0
    )
    form(d, blob_of("98,180,c 100,170 114,168 122,180,c"), "#2a1a20", "#0c0810", shade=2, hatched=0)
    form(
        d,
        blob_of("98,72,c 136,70,c 142,100 136,128,c 100,128,c 94,100"),
        "#e0a03c",
        "#6d3a1c",
        shade=8,
    )
    d.fill(
        pile(*[ellipse(104 + k % 3 * 13, 82 + k // 3 * 14, 4, 3) for k in range(9)]), "#c23c44", 0.8
    )
    form(d, tube_of("134,78 158,62 164,30", 8, 6.4, 5), "#e0a03c", "#6d3a1c", shade=3)
    form(d, tube_of("164,32 168,14", 3.6, 2.4), "#f0c4a0", "#9a5f58", shade=1, hatched=0)
    form(d, ellipse(117, 48, 20, 22), "#f0c4a0", "#9a5f58", shade=7, edge=1.6)
    d.fill(pile(line_of("98,40 104,28 112,26", 2), line_of("136,40 132,28 124,25", 2)), "#4a3028")
    d.fill(line_of("106,58 117,63 128,58", 3, 5, 3), "#4a3028")
    d.fill(pile(line_of("106,44 110,41 114,44", 1.6), line_of("120,44 124,41 128,44", 1.6)), INK)
    flat(d, blob_of("108,61,c 126,61,c 122,70 112,70"), "#4a0f1e", 0.8)
    form(
        d, tube_of("62,132 50,150 36,168", 6.4, 5.4, 4.4), "#d8a080", "#7d4a48", shade=2, hatched=0
    )
    form(
        d, tube_of("70,132 78,152 76,172", 6.4, 5.4, 4.4), "#d8a080", "#7d4a48", shade=2, hatched=0
    )
    form(d, poly("24,178 30,164 42,168 40,174"), "#c23c44", "#5a1024", shade=1, hatched=0)
    form(d, poly("66,180 70,168 82,170 88,180"), "#c23c44", "#5a1024", shade=1, hatched=0)
    form(
        d,
        blob_of("48,80,c 82,78,c 84,104 104,138,c 64,146 24,140,c 46,106"),
        "#a04a8a",
        "#3a1238",
        shade=10,
    )
    d.fill(
        pile(*[star(40 + k * 13, 126 + (k % 2) * 9, 4, 5, 0.45) for k in range(5)]), "#f2d98a", 0.9
    )
    form(d, tube_of("50,86 28,72 16,44", 7, 5.6, 4.6), "#d8a080", "#7d4a48", shade=2)
    form(d, tube_of("80,86 98,92 112,84", 7, 5.6, 4.6), "#d8a080", "#7d4a48", shade=2)
    form(
        d,
        blob_of("42,50 46,26 66,18 86,28 90,56 84,76,c 76,66 56,66 50,78,c"),
        "#8d4a30",
        "#38181c",
        shade=6,
    )
    form(d, ellipse(66, 52, 18, 20), "#e8b894", "#8d5650", shade=6, edge=1.6)
    d.fill(pile(line_of("56,48 60,45 64,48", 1.6), line_of("69,48 73,45 77,48", 1.6)), INK)
    flat(d, blob_of("57,58,c 76,58,c 72,68 61,68"), "#4a0f1e", 0.8)
    d.fill(poly("58.6,58.6 74.6,58.6 73,61.4 60,61.4"), BONE)
    form(
        d,
        blob_of("48,46,c 48,30 60,26 70,28 84,32 84,46,c 76,38 58,36"),
        "#a5603c",
        "#4a2420",
        shade=4,
    )
    for x, y in ((10, 22), (182, 46), (176, 100), (14, 106)):
        flat(
            d,
            join(
                ellipse(x - 3, y + 8, 4, 3, -20),
                rect(x, y - 10, 1.8, 18),
                poly(f"{x},{y - 10} {x + 8},{y - 5} {x + 1.8},{y - 3}"),
            ),
            "#f2d98a",
            0.9,
        )


@threat("fears/threats/teacher", 130, 186)
def teacher(d: Drawing) -> None:
    """The teacher, looking over her glasses."""
    form(
        d,
        blob_of("36,96,c 94,96,c 108,130 114,160 118,188,c 12,188,c 16,160 22,130"),
        "#4a6a7a",
        "#12242e",
        shade=12,
        edge=2,
    )
    d.fill(
        pile(
            line_of("65,104 65,186", 0.8, 2, 0.8),
            line_of("44,104 56,122 64,130", 0.6, 1.8, 0.6),
            line_of("86,104 74,122 66,130", 0.6, 1.8, 0.6),
        ),
        INK,
        0.7,
    )
    flat(
        d,
        pile(poly("48,94 65,106 56,116 44,100"), poly("82,94 65,106 74,116 86,100")),
        "#f8f0e2",
        1,
    )
    form(d, tube_of("94,108 116,116 116,84", 9, 8, 7), "#4a6a7a", "#12242e", shade=3)
    form(d, ellipse(116, 78, 8), SKIN, SKIN_LOW, shade=2, hatched=0)
    with d.placed(116, 76, 1, 14):
        form(d, rect(-4, -70, 8, 80), "#e8c05a", "#8d5a24", shade=2, hatched=0.2)
        d.fill(pile([rect(-4, y, 4, 1) for y in range(-66, 8, 7)]), INK, 0.7)
    form(d, tube_of("36,108 18,126 34,142", 9, 8, 7), "#4a6a7a", "#12242e", shade=3)
    form(d, ellipse(65, 20, 20, 18), "#8d8494", "#34303e", shade=5)
    form(
        d,
        blob_of("65,22 92,32 98,56 90,82 74,94 65,95 56,94 40,82 32,56 38,32"),
        SKIN,
        SKIN_LOW,
        shade=9,
        edge=2,
    )
    form(
        d,
        blob_of("34,58,c 32,34 48,22 65,22 82,22 98,34 96,58,c 90,42 78,36 65,36 52,36 40,42"),
        "#a39aaa",
        "#3a3446",
        shade=4,
    )
    for s in (-1, 1):
        eye(d, 65 + s * 14, 54, 7, iris="#5a7a8a", look=(-0.2, 0.5), lid=0.26)
        d.stroke(ellipse(65 + s * 14, 61, 10.4, 8), "#c23c44", 2)
        d.brush([(65 + s * 24, 42), (65 + s * 14, 41), (65 + s * 5, 46)], "#5a5060", 1, 3, 1)
    d.fill(line_of("60,60 65,58 70,60", 1.8), "#c23c44")
    d.brush(pts("52,80 65,76 78,80"), "#7d2434", 1.2, 3, 1.2)
    d.fill(pile(line_of("64,58 61,70 66,71", 0.5, 1.5, 0.5)), SKIN_LOW)


@threat("fears/threats/captain", 141, 141)
def captain(d: Drawing) -> None:
    """The captain, green, in what is left of his ship."""
    with d.placed(0, 0, 0.8):
        with d.placed(18, 0):
            _captain(d)
        hull = blob_of("0,112,c 40,124 136,124 176,106,c 168,150 146,172 88,174 36,172 12,156")
        form(d, hull, "#a5483c", "#32101a", shade=10, edge=2)
        d.fill(line_of("1,114 40,125 136,125 175,108", 3, 5, 3), "#f4ead8")
        for y in (140, 156):
            d.brush(pts(f"8,{y} 50,{y + 8} 124,{y + 8} 166,{y - 4}"), INK, 0.6, 1.6, 0.6, 0.6)
        form(d, ellipse(88, 142, 17).difference(ellipse(88, 142, 9)), "#f8f0e2", "#a89a94", shade=3)
        d.fill(pile(rect(84, 125, 8, 8), rect(84, 151, 8, 8)), "#d8484e")


def _captain(d: Drawing) -> None:
    """The man himself, 140 x 150."""
    form(
        d,
        blob_of("14,150,c 16,112 36,96 70,96 104,96 124,112 126,150,c"),
        "#24345c",
        "#080c1c",
        shade=10,
        edge=2,
    )
    d.fill(pile(*[ellipse(x, y, 3.4) for x in (60, 80) for y in (116, 132)]), "#f0cc72")
    for s in (-1, 1):
        form(
            d,
            blob_of(f"{70 + s * 34},102 {70 + s * 56},104 {70 + s * 58},114 {70 + s * 36},112"),
            "#f0cc72",
            "#8d6a2c",
            shade=2,
            hatched=0,
        )
    form(
        d,
        blob_of("36,60 40,38 70,28 100,38 104,60 100,88 86,106 70,112 54,106 40,88"),
        "#b0cf86",
        "#4a6a3c",
        shade=10,
        edge=2,
    )
    form(
        d,
        fur(
            blob_of(
                "36,70,c 40,86 52,90 70,90 88,90 100,86 104,70,c 108,96 96,124 70,128 44,124 32,96"
            ),
            4,
            5,
            0.3,
            4,
        ).simplify(0.2),
        "#f4f0e6",
        "#a09aa8",
        shade=6,
    )
    flat(d, blob_of("54,96,c 62,92 66,96 70,94 74,96 78,92 86,96,c 80,106 60,106"), "#4a5a2c", 1)
    for s in (-1, 1):
        flat(d, ellipse(70 + s * 15, 62, 9, 9), "#fffdf2", 1)
        d.brush(
            [
                (
                    70 + s * 15 + 5 * math.cos(t * 1.2) * (1 - t / 9),
                    62 + 5 * math.sin(t * 1.2) * (1 - t / 9),
                )
                for t in range(9)
            ],
            "#3a4a2c",
            1,
            1.4,
            0.5,
        )
    form(d, ellipse(70, 76, 9, 8), "#c4dc94", "#5a7a44", shade=3)
    d.fill(pile(ellipse(46, 80, 7, 4), ellipse(94, 80, 7, 4)), "#7da84a", 0.7)
    form(
        d,
        blob_of("28,36,c 26,10 44,4 70,4 96,4 114,10 112,36,c 96,26 44,26"),
        "#f6f4ee",
        "#9a9cb4",
        shade=5,
        edge=1.8,
    )
    form(
        d,
        blob_of("30,38,c 50,26 90,26 110,38,c 104,46 90,42 70,40 50,42 36,46"),
        "#1c2440",
        "#080a14",
        shade=2,
        hatched=0,
    )
    flat(
        d,
        join(
            rect(68.4, 14, 3.4, 15),
            ellipse(70, 12, 3.6),
            blob_of("60,22 64,29 70,31 76,29 80,22,c 76,26 64,26"),
        ),
        "#f0cc72",
        0.8,
    )
