"""Threats with wings and beaks."""

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
    mirror,
    pile,
    turn,
)
from art.strokes import fur


@threat("fears/threats/bat", 196, 120)
def bat(d: Drawing) -> None:
    """A bat, wings wide, mouth open."""
    for s in (0, 1):
        wing = blob_of(
            "90,52,c 74,30 52,8 30,6,c 10,18 2,44 4,72,c 14,62 26,62 34,70,c 42,62 "
            "54,66 58,78,c 66,70 76,74 86,82,c"
        )
        wing = mirror(wing, 98) if s else wing
        form(d, wing, "#6a4a6e", "#1c1024", shade=10, edge=1.8, edge_colour="#ffd9c0")
        bones = pile(
            line_of("30,6 26,36 34,70", 1.2, 1.8, 0.5),
            line_of("30,6 46,36 58,78", 1.2, 1.8, 0.5),
            line_of("30,6 14,40 4,72", 1.2, 1.8, 0.5),
            line_of("30,6 60,26 90,54", 1.6, 3, 2),
        )
        d.fill(mirror(bones, 98) if s else bones, "#d0a0a8", 0.6)
        claw = line_of("30,8 26,2 30,-2", 2, 1.6, 0.5)
        d.fill(mirror(claw, 98) if s else claw, BONE)
    body = fur(
        blob_of("98,38 116,48 118,74 108,98 98,104 88,98 78,74 80,48"), 4, 4, 0.3, 3, 0.4
    ).simplify(0.2)
    form(d, body, "#8d6a74", "#2a1826", shade=10, edge=1.6)
    ears = [poly("82,38 76,4 98,30"), poly("114,38 120,4 98,30")]
    for ear in ears:
        form(d, ear, "#7d5a68", "#2a1826", shade=4)
        d.fill(ear.buffer(-4), "#e09a98", 0.8)
    form(
        d, fur(ellipse(98, 44, 19, 17), 2.6, 3, 0.3, 5).simplify(0.2), "#9a7680", "#34202e", shade=7
    )
    eye(d, 90, 39, 5.4, iris="#ff8a4a", look=(0, 0.3))
    eye(d, 106, 39, 5.4, iris="#ff8a4a", look=(0, 0.3))
    flat(d, blob_of("92,46 98,43 104,46 98,50"), "#e09a98", 0.8)
    flat(d, blob_of("87,51,c 98,48 109,51,c 107,62 98,65 89,62"), "#4a0e1e", 1)
    d.fill(
        pile(
            poly("89,51.4 93,50.6 91.4,59"),
            poly("107,51.4 103,50.6 104.6,59"),
            poly("95,62.6 97,63 95.6,57.6"),
            poly("101,62.6 99,63 100.4,57.6"),
        ),
        BONE,
    )
    for x in (90, 106):
        d.fill(
            pile([line_of(f"{x},100 {x + k},110", 1.8, 1.6, 0.5) for k in (-4, 0, 4)]), "#2a1826"
        )


@threat("fears/threats/crow", 178, 150)
def crow(d: Drawing) -> None:
    """A crow that comes down, claws first."""
    left = blob_of(
        "84,66,c 60,40 40,16 6,4,c 12,16 10,22,c 4,26,c 14,36 12,42,c 6,48,c 22,56 "
        "20,62,c 16,68,c 36,74 60,84 84,88,c"
    )
    right = blob_of(
        "96,64,c 112,34 132,12 168,2,c 164,14 168,18,c 174,22,c 162,32 166,38,c "
        "172,46,c 154,52 158,60,c 160,66,c 138,78 116,86 98,88,c"
    )
    for wing in (left, right):
        form(d, wing, "#4a4670", "#0a0812", shade=12, edge=1.8)
    d.fill(
        pile(
            line_of("80,70 44,42 12,20", 0.5, 1.4, 0.5),
            line_of("78,76 44,58 14,42", 0.5, 1.4, 0.5),
            line_of("78,82 50,72 22,62", 0.5, 1.4, 0.5),
            line_of("100,70 136,40 166,18", 0.5, 1.4, 0.5),
            line_of("102,76 136,56 166,38", 0.5, 1.4, 0.5),
            line_of("102,82 132,72 158,60", 0.5, 1.4, 0.5),
        ),
        "#a9a0e0",
        0.6,
    )
    form(
        d, poly("82,112 72,146 84,138 90,150 98,138 108,146 100,112"), "#34305a", "#07060e", shade=6
    )
    form(
        d,
        fur(
            blob_of("90,46 108,60 110,94 100,120 90,124 80,120 70,94 72,60"), 4, 5, 0.3, 4, 0.5
        ).simplify(0.2),
        "#4f4a78",
        "#0c0a16",
        shade=10,
        edge=1.8,
    )
    for x in (80, 100):
        form(d, tube_of(f"{x},114 {x},126", 2.6, 2.4), "#c99a4a", "#5a3820", shade=1, hatched=0)
        for k in (-8, 0, 8):
            d.brush([(x, 124), (x + k * 0.7, 130), (x + k, 139)], INK, 4.4, 3.8, 1)
            d.brush([(x, 124), (x + k * 0.7, 130), (x + k, 137.6)], "#d8a858", 2.2, 1.9, 0.4)
    head = fur(ellipse(92, 48, 19, 17.4), 2.6, 4, 0.4, 7).simplify(0.2)
    form(d, head, "#565084", "#0e0b1a", shade=7, edge=1.6)
    form(
        d, blob_of("92,50,c 78,52 64,56 50,66,c 66,63 80,64 94,60,c"), "#6d6688", "#1c1828", shade=3
    )
    form(
        d, blob_of("94,60,c 82,65 70,68 60,76,c 76,74 90,72 98,64,c"), "#4a4566", "#14101e", shade=3
    )
    d.fill(poly("68,64 84,63 74,67"), "#b5343c")
    eye(d, 88, 44, 6.4, iris="#ffcf4a", look=(-0.3, 0.2))
    d.brush(pts("80,38 88,35 98,39"), INK, 1.4, 3.4, 1)


@threat("fears/threats/pigeon", 190, 140)
def pigeon(d: Drawing) -> None:
    """A pigeon, head-on, surprised itself."""
    for s in (0, 1):
        wing = blob_of(
            "82,62,c 62,30 38,12 6,8,c 14,18 10,24,c 4,28,c 16,38 12,44,c 8,50,c 24,58 "
            "22,66,c 44,78 64,86 84,88,c"
        )
        wing = mirror(wing, 95) if s else wing
        form(d, wing, "#b0b6cc", "#4a4c6a", shade=10, edge=1.8, edge_colour="#ffffff")
        marks = pile(
            line_of("78,70 46,50 18,42", 1, 3.4, 1), line_of("80,80 56,68 30,62", 1, 3.4, 1)
        )
        d.fill(mirror(marks, 95) if s else marks, "#2c2c44", 0.75)
    form(
        d,
        fur(
            blob_of("95,42 116,56 122,88 112,114 95,122 78,114 68,88 74,56"), 3, 5, 0.3, 4
        ).simplify(0.2),
        "#8a90ae",
        "#34364e",
        shade=10,
    )
    d.fill(blob_of("78,66 95,60 112,66 114,82 95,92 76,82"), "#7ab09a", 0.7)
    d.fill(blob_of("78,76 95,84 112,76 110,92 95,98 80,92"), "#a878b0", 0.6)
    form(d, ellipse(95, 44, 20, 19), "#8088a8", "#3a3c58", shade=7)
    for x in (84, 106):
        flat(d, ellipse(x, 40, 7.6), "#ff9a4a", 1)
        flat(d, ellipse(x, 40, 5), "#ffd98a", 0.7)
        d.fill(ellipse(x, 40, 2.6), INK)
    flat(d, blob_of("89,50,c 95,45 101,50,c 98,62 95,66 92,62"), "#4a4656", 1)
    flat(d, pile(ellipse(92, 50, 3, 2), ellipse(98, 50, 3, 2)), "#f2f0ec", 0.8)
    flat(d, blob_of("91.6,58 98.4,58 95,72"), "#c2424a", 0.8)
    for x in (82, 108):
        for k in (-7, 0, 7):
            d.brush([(x, 116), (x + k * 0.6, 124), (x + k, 134)], INK, 4.4, 3.8, 1.4)
            d.brush([(x, 116), (x + k * 0.6, 124), (x + k, 133)], "#e2787c", 2.2, 1.9, 0.7)
    for x, y, t in ((20, 104, 30), (168, 100, -40), (150, 124, 10)):
        flat(d, turn(ellipse(x, y, 10, 3.6), t, (x, y)), "#c9cede", 0.8)


def _goose_head(
    d: Drawing, x: float, y: float, size: float, beak: str, white: str, low: str, mask: bool
) -> None:
    with d.placed(x, y, size):
        form(
            d, blob_of("-16,-10 0,-18 16,-12 20,2 10,12 -8,12 -18,4"), white, low, shade=5, edge=1.4
        )
        upper = blob_of("-10,-6,c -24,-6 -40,-2 -52,4,c -40,6 -26,6 -12,6,c")
        lower = blob_of("-12,8,c -26,10 -38,14 -46,20,c -32,22 -16,18 -6,12,c")
        flat(d, poly("-12,4 -44,6 -40,18 -12,10"), "#8d1c2c", 1)
        for shape in (upper, lower):
            form(
                d,
                shape,
                palette.lighter(beak, 0.15),
                palette.darker(beak, 0.25),
                shade=2,
                hatched=0.2,
            )
        teeth(d, [(-46.0 + k * 4.6, 5.6 + k * 0.1) for k in range(8)], 3.6)
        teeth(d, [(-42.0 + k * 4.6, 18.0 - k * 0.7) for k in range(7)], 3, up=True)
        d.brush(pts("-38,13 -26,11 -16,10"), "#f09a9a", 2, 3, 1)
        if mask:
            flat(d, blob_of("-12,-8 -2,-10 4,-2 -6,4 -14,2"), INK, 0.5)
        eye(d, -1, -5, 5, iris="#e0642c", look=(-0.5, 0.2))
        d.brush(pts("-9,-11 -1,-12.4 6,-8"), INK, 1.4, 3, 1)


@threat("fears/threats/goose", 176, 176)
def goose(d: Drawing) -> None:
    """A goose that means business, wings up, hissing."""
    for text in (
        (
            "116,92 128,50 150,22 174,16,c 170,28,c 176,36,c 168,46,c 174,56,c 164,64,c "
            "168,74,c 152,98 130,118"
        ),
        "104,92 96,54 98,26 112,6,c 116,20,c 126,20,c 124,34,c 134,40,c 128,52,c 136,62,c 130,90",
    ):
        wing = blob_of(text)
        form(d, wing, "#ffffff", "#a5a8c8", shade=10, edge=1.2)
    d.fill(
        pile(
            line_of("122,96 146,60 168,36", 0.5, 1.3, 0.5),
            line_of("126,100 150,72 168,56", 0.5, 1.3, 0.5),
            line_of("110,86 112,50 120,26", 0.5, 1.3, 0.5),
        ),
        "#6d70a0",
        0.7,
    )
    for x in (98, 122):
        form(d, tube_of(f"{x},146 {x + 1},166", 4, 3), "#f0944a", "#8d4420", shade=2, hatched=0)
        form(
            d,
            poly(f"{x - 16},174 {x + 2},162 {x + 12},174 {x + 2},171 {x - 6},176"),
            "#f0944a",
            "#8d4420",
            shade=2,
            hatched=0,
        )
    body = blob_of("76,112 92,92 122,90 148,100 170,88,c 166,116 150,142 116,152 88,144")
    form(d, body, "#ffffff", "#9a9cc0", shade=14, edge=2)
    neck = tube_of("90,122 70,104 70,76 60,52 62,40", 19, 14, 11, 10.4, 11)
    form(d, neck, "#ffffff", "#9a9cc0", shade=8, edge=2)
    d.fill(blob_of("82,100 96,108 92,128 80,120").intersection(body), "#ffffff", 0.8)
    _goose_head(d, 62, 34, 1.08, "#ffa24a", "#ffffff", "#a5a8c8", False)
    for k, (x, y) in enumerate(((8, 62), (2, 74), (12, 82))):
        d.brush([(x, y), (x - 6 + k, y + 4)], "#ffffff", 0.6, 1.4, 0.5, 0.7)


@threat("fears/threats/swan", 190, 150)
def swan(d: Drawing) -> None:
    """A swan, low on the water, neck like a question that has an answer."""
    for text in (
        (
            "86,110 96,62 128,30 168,22,c 160,34,c 172,40,c 160,50,c 174,58,c 160,66,c "
            "174,78,c 160,84,c 172,98,c 150,122"
        ),
        "74,108 76,66 96,38 124,26,c 122,38,c 132,44,c 124,54,c 136,62,c 128,110",
    ):
        form(d, blob_of(text), "#ffffff", "#9aa4d0", shade=12, edge=1.2)
    d.fill(
        pile(
            line_of("104,104 136,66 164,48", 0.5, 1.5, 0.5),
            line_of("108,110 144,82 166,72", 0.5, 1.5, 0.5),
            line_of("90,98 100,66 120,44", 0.5, 1.5, 0.5),
        ),
        "#6470a8",
        0.7,
    )
    form(
        d,
        blob_of("30,122 60,108 110,108 156,100 186,108,c 176,136 140,148 90,148 50,146"),
        "#ffffff",
        "#8f9ac8",
        shade=14,
        edge=2,
    )
    neck = tube_of("54,128 34,110 40,82 60,64 58,42 44,34", 17, 12, 10, 9.6, 9.6, 10)
    form(d, neck, "#ffffff", "#9aa4d0", shade=7, edge=2)
    _goose_head(d, 46, 32, 0.9, "#f0803c", "#ffffff", "#a5a8c8", True)
    flat(d, poly("58,10 62,0 66,8 72,0 75,10 82,4 82,16 60,18"), "#f2c65a", 1)
