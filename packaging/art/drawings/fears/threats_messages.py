"""Threats that ring, blink and write."""

from __future__ import annotations

import math

from art import palette
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
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    blob,
    ellipse,
    join,
    pile,
    rect,
    rounded,
)
from art.strokes import brushes

WOOD, WOOD_LOW = "#a5704a", "#38201e"
SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/phone", 100, 160)
def phone(d: Drawing) -> None:
    """A telephone that lights up: the call comes from inside."""
    d.glow(50, 78, 78, "#a8d0ff", 0.4)
    with d.placed(50, 80, 1, -7):
        form(d, rounded(-37, -72, 74, 148, 12), "#3a3a50", "#0a0a12", shade=5, edge=2)
        screen = rounded(-31, -60, 62, 120, 5)
        flat(
            d, screen, d.linear(0, -60, 0, 60, (0, "#2a3a7a"), (0.5, "#5a7ac8"), (1, "#1c2450")), 1
        )
        flat(d, ellipse(0, -18, 22), "#12172e", 1.2)
        form(
            d,
            blob_of("-14,2,c -12,-8 -6,-10 0,-10 6,-10 12,-8 14,2,c").intersection(
                ellipse(0, -18, 22)
            ),
            "#8fa8e0",
            "#2c3a6a",
            shade=2,
            hatched=0,
        )
        d.fill(ellipse(0, -21, 9, 10.4), "#8fa8e0")
        d.fill(pile(ellipse(-3.6, -22, 2.4, 3), ellipse(3.6, -22, 2.4, 3)), "#05060c")
        flat(d, blob_of("-5,-15,c 0,-13.6 5,-15,c 3,-11 -3,-11"), "#05060c", 0.2)
        d.fill(pile(rounded(-20, 12, 40, 3.6, 1.6), rounded(-12, 19, 24, 2.6, 1.2)), "#e6efff", 0.9)
        for x, c in ((-16, "#e0525c"), (16, "#5ac08a")):
            flat(d, ellipse(x, 42, 9.4), c, 1)
            d.brush(
                [
                    (x - 4.6, 42 + (2 if x < 0 else -2)),
                    (x, 42),
                    (x + 4.6, 42 + (2 if x < 0 else -2)),
                ],
                "#ffffff",
                2.6,
                2,
                2.6,
            )
        d.fill(rounded(-9, -67, 18, 2.6, 1.2), "#05050a")
        d.fill(poly("-31,-40 -8,-60 4,-60 -31,-26"), "#ffffff", 0.18)
        d.fill(pile(rect(14, -56, 11, 5.4), rect(25.4, -54.6, 1.4, 2.6)), "#e6efff", 0.9)
        d.fill(rect(15, -55, 2, 3.4), "#e0343f")
    for s in (-1, 1):
        for k in range(3):
            r = 44 + k * 6
            d.brush(
                [
                    (50 + s * (r - 2), 30 + k * 3),
                    (50 + s * (r + 1), 40),
                    (50 + s * (r - 2), 52 - k * 3),
                ],
                "#e6efff",
                0.4,
                2,
                0.4,
                0.8,
            )


@threat("fears/threats/telephone", 150, 130)
def telephone(d: Drawing) -> None:
    """An old telephone; the receiver is off, and it talks."""
    body = blob_of("22,128,c 24,100 40,74 52,68,c 98,68,c 110,74 126,100 128,128,c")
    form(d, body, "#a8303c", "#2c0814", shade=12, edge=2.4, edge_colour="#ffb8a8")
    form(d, ellipse(75, 98, 25), "#e8dcc0", "#8d7a58", shade=4)
    for k in range(10):
        a = math.radians(120 + k * 30)
        flat(d, ellipse(75 + math.cos(a) * 17, 98 + math.sin(a) * 17, 4.2), "#1c1018", 0.6)
    flat(d, ellipse(75, 98, 8), "#a8303c", 0.8)
    for x in (46, 104):
        form(d, rounded(x - 9, 58, 18, 13, 4), "#a8303c", "#2c0814", shade=3)
    with d.placed(75, 34, 1, -14):
        form(
            d,
            blob_of(
                "-66,-8 -50,-20 -38,-10,c 0,-20 38,-10,c 50,-20 66,-8 64,12 44,18 "
                "36,4,c 0,-4 -36,4,c -44,18 -64,12"
            ),
            "#c23c44",
            "#3a0c18",
            shade=7,
            edge=2,
            edge_colour="#ffc4b4",
        )
        flat(d, ellipse(-53, 9, 12, 7), "#1c0610", 1)
        teeth(d, [(-63, 5), (-58, 4), (-53, 3.4), (-48, 4), (-43, 5)], 6)
        flat(d, ellipse(53, 9, 12, 7), "#1c1018", 1)
        slit_eyes(d, 53, 9, 3.6, "#ffdf6a")
    d.thread(
        [(128, 40), (140, 56), (132, 68), (144, 80), (132, 92), (140, 104), (126, 112)],
        "#1c1018",
        3.4,
    )
    for k in range(3):
        d.brush(
            [(6 - k * 3, 34 + k * 4), (1 - k * 3, 46), (6 - k * 3, 58 - k * 2)],
            "#ffe9a6",
            0.5,
            2,
            0.5,
            0.8,
        )


@threat("fears/threats/chat", 150, 164)
def chat(d: Drawing) -> None:
    """The others are writing. All of them, to each other."""
    for x, y, w, h, c, s in (
        (8, 4, 96, 36, "#6aa5e0", 0),
        (52, 46, 92, 34, "#6fbf8f", 1),
        (6, 86, 84, 34, "#e0b04e", 0),
        (60, 126, 84, 32, "#e2685c", 1),
    ):
        tail = (
            poly(f"{x + 12},{y + h - 4} {x + 30},{y + h - 4} {x + 8},{y + h + 10}")
            if not s
            else poly(f"{x + w - 12},{y + h - 4} {x + w - 30},{y + h - 4} {x + w - 8},{y + h + 10}")
        )
        form(d, join(rounded(x, y, w, h, 12), tail), c, palette.darker(c, 0.5), shade=5, edge=1.8)
        fx = x + 20 if not s else x + w - 20
        flat(d, ellipse(fx, y + h / 2, 11), SKIN, 1)
        d.fill(
            pile(
                line_of(
                    f"{fx - 6},{y + h / 2 - 2} {fx - 4},{y + h / 2 - 4} {fx - 2},{y + h / 2 - 2}",
                    1.2,
                ),
                line_of(
                    f"{fx + 2},{y + h / 2 - 2} {fx + 4},{y + h / 2 - 4} {fx + 6},{y + h / 2 - 2}",
                    1.2,
                ),
            ),
            INK,
        )
        flat(
            d,
            blob_of(f"{fx - 6},{y + h / 2 + 2},c {fx + 6},{y + h / 2 + 2},c {fx},{y + h / 2 + 8}"),
            "#5a0f20",
            0.6,
        )
        lx = x + 38 if not s else x + 10
        d.fill(
            pile(rounded(lx, y + 9, w - 50, 4, 2), rounded(lx, y + 18, (w - 50) * 0.7, 4, 2)),
            "#ffffff",
            0.9,
        )


@threat("fears/threats/battery", 150, 110)
def battery(d: Drawing) -> None:
    """A battery with two per cent, and it is not sorry."""
    d.glow(40, 58, 60, "#ff4a3a", 0.4)
    form(d, rounded(6, 14, 124, 84, 14), "#3a3a50", "#0a0a12", shade=8, edge=2.4)
    form(d, rounded(130, 38, 14, 36, 5), "#6d728e", "#1c1e30", shade=3)
    flat(d, rounded(15, 23, 106, 66, 8), d.linear(15, 0, 121, 0, (0, "#3a0c14"), (1, "#0a0910")), 1)
    flat(d, rounded(19, 27, 17, 58, 5), d.linear(0, 27, 0, 85, (0, "#ff9a7a"), (1, "#d8283c")), 0.8)
    for x in (62, 94):
        eye(d, x, 48, 9, iris="#e0443c", look=(-0.6, 0.2), lid=0.34)
    d.brush(pts("62,74 70,70 80,70 92,74"), "#ff7a6a", 1, 2.8, 1)
    flat(d, blob_of("104,56,c 108,64 104,69 100,63"), "#9ad8ff", 0.5)
    d.fill(blob_of("16,22 30,17 90,17 100,22 60,24"), "#ffffff", 0.4)


@threat("fears/threats/screen", 156, 140)
def screen(d: Drawing) -> None:
    """A screen; something presses through."""
    d.glow(78, 60, 90, "#a8e0ff", 0.45)
    form(d, rounded(60, 110, 36, 18, 2), "#4a4e66", "#12131e", shade=3)
    form(d, blob_of("36,138,c 44,124 112,124 120,138,c"), "#5a5f7a", "#16182a", shade=3)
    form(d, rounded(4, 4, 148, 108, 8), "#4a4e66", "#0e0f1a", shade=6, edge=2.2)
    glass = rounded(12, 12, 132, 90, 4)
    flat(d, glass, d.radial(78, 56, 84, (0, "#e8fbff"), (0.5, "#6ab8d8"), (1, "#143a5c")), 1.2)
    face = blob_of("78,20 100,28 108,50 102,74 88,90 78,93 68,90 54,74 48,50 56,28")
    d.fill(face, "#2c5a7a", 0.75)
    d.fill(
        pile(
            ellipse(66, 48, 8, 10),
            ellipse(90, 48, 8, 10),
            blob_of("66,70,c 78,66 90,70,c 90,86 66,86"),
        ),
        "#061420",
        0.9,
    )
    for s in (-1, 1):
        d.fill(
            brushes(
                [
                    [(78 + s * 36, 92), (78 + s * (38 + k), 76), (78 + s * (38 + k * 1.6), 62)]
                    for k in (-8, -1, 6, 13)
                ],
                7,
                6,
                5,
            ),
            "#2c5a7a",
            0.7,
        )
        d.fill(ellipse(78 + s * 40, 88, 13, 11), "#2c5a7a", 0.6)
    d.fill(pile([rect(12, y, 132, 1) for y in range(14, 102, 4)]), "#061420", 0.25)
    d.fill(poly("12,40 44,12 72,12 12,74"), "#ffffff", 0.16)
    d.fill(ellipse(142, 107, 1.8), "#ff5a4a")


@threat("fears/threats/progress", 156, 132)
def progress(d: Drawing) -> None:
    """Ninety-nine per cent. An hourglass laughs."""
    d.glow(78, 56, 86, "#a8e0ff", 0.4)
    form(
        d,
        poly("4,112 152,112 164,130 -8,130").intersection(rect(0, 0, 156, 132)),
        "#8d98ac",
        "#2c3448",
        shade=3,
    )
    form(d, rounded(12, 4, 132, 108, 6), "#4a4e66", "#0e0f1a", shade=5, edge=2.2)
    flat(d, rect(20, 12, 116, 92), d.linear(0, 12, 0, 104, (0, "#2c4a8a"), (1, "#10204a")), 1)
    form(
        d,
        blob_of(
            "56,20,c 100,20,c 98,34 86,42 82,48,c 86,54 98,62 100,76,c 56,76,c 58,62 "
            "70,54 74,48,c 70,42 58,34"
        ),
        "#e6f6ff",
        "#6d8ab0",
        shade=3,
        hatched=0,
    )
    d.fill(blob_of("64,30,c 92,30,c 88,38 80,43 78,45 76,43 68,38"), "#f0c35c")
    d.fill(blob_of("60,74,c 66,66 74,64 78,63 82,64 90,66 96,74,c"), "#f0c35c")
    for s in (-1, 1):
        d.fill(ellipse(78 + s * 8, 36, 2.6, 3.2), INK)
    d.brush(pts("70,69 78,73 86,69"), INK, 0.8, 2, 0.8)
    flat(d, pile(rounded(50, 16, 56, 5, 2), rounded(50, 75, 56, 5, 2)), "#c9935a", 0.9)
    flat(d, rounded(30, 87, 96, 10, 4), "#0a1024", 1)
    d.fill(rounded(32, 89, 90, 6, 2.6), "#6fe08f")
    d.fill(rect(122.4, 89, 1.6, 6), "#ff6a5a")


@threat("fears/threats/mail-storm", 180, 150)
def mail_storm(d: Drawing) -> None:
    """Reply to all: a swarm of envelopes with wings and teeth."""
    for x, y, s, t in (
        (32, 34, 0.56, -22),
        (146, 26, 0.52, 18),
        (26, 112, 0.6, 14),
        (154, 116, 0.62, -16),
        (92, 20, 0.4, 6),
        (92, 136, 0.44, -8),
        (90, 76, 1.15, -5),
    ):
        with d.placed(x, y, s, t):
            for m in (-1, 1):
                wing = blob(
                    [
                        (m * px, py)
                        for px, py in pts(
                            "34,-8 54,-34 74,-40 70,-26 80,-22 70,-10 76,-2 56,4 36,8"
                        )
                    ]
                )
                form(d, wing, "#f4f4ff", "#8d96c4", shade=4, hatched=0.2)
            form(d, rect(-40, -26, 80, 54), "#fbf2da", "#b8a684", shade=6, edge=1.6)
            d.brush(pts("-40,-26 0,6 40,-26"), "#7d6a50", 1.4, 2.4, 1.4)
            for m in (-1, 1):
                eye(d, m * 15, -6, 8, iris="#e0443c", look=(0, 0.3))
                d.brush([(m * 26, -16), (m * 15, -16), (m * 6, -11)], INK, 1, 3, 1)
            flat(d, blob_of("-22,10,c 0,14 22,10,c 18,24 -18,24"), "#4a0f1e", 0.9)
            teeth(d, [(-19, 11), (-11, 12.4), (-4, 13), (4, 13), (11, 12.4), (19, 11)], 7)


@threat("fears/threats/telly", 150, 150)
def telly(d: Drawing) -> None:
    """An old television with a mouth."""
    d.thread([(70, 22), (40, -2)], INK, 3)
    d.thread([(80, 22), (112, -4)], INK, 3)
    d.fill(pile(ellipse(40, 0, 4), ellipse(112, -2, 4)), "#f0cc72")
    for x in (28, 112):
        form(
            d,
            poly(f"{x},130 {x + 12},130 {x + (x - 70) * 0.2 + 9},150 {x + (x - 70) * 0.2 + 3},150"),
            WOOD,
            WOOD_LOW,
            shade=2,
        )
    form(
        d,
        rounded(6, 20, 138, 114, 14),
        "#a5704a",
        "#341a1c",
        shade=12,
        edge=2.4,
        edge_colour="#ffd8a8",
    )
    glass = rounded(18, 32, 88, 86, 20)
    flat(d, glass, d.radial(62, 70, 66, (0, "#f4fdff"), (0.5, "#8ac4e0"), (1, "#1c3a5c")), 2)
    for s in (-1, 1):
        eye(d, 62 + s * 18, 60, 10, iris="#3a4a8a", white="#ffffff", look=(0, 0.2))
    mouth = blob_of("34,82,c 62,88 90,82,c 86,104 74,110 62,110 50,110 38,104")
    flat(d, mouth, "#1c0a20", 1.2)
    teeth(
        d,
        [(37, 83), (45, 84.6), (54, 85.6), (62, 86), (70, 85.6), (79, 84.6), (87, 83)],
        8,
        flat_ends=True,
    )
    d.fill(
        pile([rect(18, y, 88, 1).intersection(glass) for y in range(34, 118, 4)]), "#061420", 0.18
    )
    for y in (48, 74):
        form(d, ellipse(125, y, 9), "#e8dcc0", "#8d7a58", shade=3)
        d.fill(line_of(f"125,{y} {125 + 4},{y - 6}", 2), INK)
    d.fill(pile([rect(117, y, 17, 2) for y in range(92, 118, 5)]), INK, 0.7)
