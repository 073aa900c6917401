"""Threats with fur, feathers, scales or fins."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import BONE, INK, blob_of, eye, flat, form, line_of, lit, poly, pts, teeth, threat, tube_of
from art.drawings.nightmares_parts import almond
from art.shapes import XY, Shape, blob, curve, ellipse, join, mirror, mirror_points, move, pile, polygon, rect, rounded, turn
from art.strokes import brush, brushes, fur, hatch, rim, tube


@threat("fears/threats/bat", 196, 120)
def bat(d: Drawing) -> None:
    """A bat, wings wide, mouth open."""
    for s in (0, 1):
        wing = blob_of("90,52,c 74,30 52,8 30,6,c 10,18 2,44 4,72,c 14,62 26,62 34,70,c 42,62 54,66 58,78,c 66,70 76,74 86,82,c")
        wing = mirror(wing, 98) if s else wing
        form(d, wing, "#6a4a6e", "#1c1024", shade=10, edge=1.8, edge_colour="#ffd9c0")
        bones = pile(line_of("30,6 26,36 34,70", 1.2, 1.8, 0.5), line_of("30,6 46,36 58,78", 1.2, 1.8, 0.5), line_of("30,6 14,40 4,72", 1.2, 1.8, 0.5), line_of("30,6 60,26 90,54", 1.6, 3, 2))
        d.fill(mirror(bones, 98) if s else bones, "#d0a0a8", 0.6)
        claw = line_of("30,8 26,2 30,-2", 2, 1.6, 0.5)
        d.fill(mirror(claw, 98) if s else claw, BONE)
    body = fur(blob_of("98,38 116,48 118,74 108,98 98,104 88,98 78,74 80,48"), 4, 4, 0.3, 3, 0.4).simplify(0.2)
    form(d, body, "#8d6a74", "#2a1826", shade=10, edge=1.6)
    ears = [poly("82,38 76,4 98,30"), poly("114,38 120,4 98,30")]
    for ear in ears:
        form(d, ear, "#7d5a68", "#2a1826", shade=4)
        d.fill(turn(ear, 0).buffer(-4), "#e09a98", 0.8)
    form(d, fur(ellipse(98, 44, 19, 17), 2.6, 3, 0.3, 5).simplify(0.2), "#9a7680", "#34202e", shade=7)
    eye(d, 90, 39, 5.4, iris="#ff8a4a", look=(0, 0.3))
    eye(d, 106, 39, 5.4, iris="#ff8a4a", look=(0, 0.3))
    flat(d, blob_of("92,46 98,43 104,46 98,50"), "#e09a98", 0.8)
    flat(d, blob_of("87,51,c 98,48 109,51,c 107,62 98,65 89,62"), "#4a0e1e", 1)
    d.fill(pile(poly("89,51.4 93,50.6 91.4,59"), poly("107,51.4 103,50.6 104.6,59"), poly("95,62.6 97,63 95.6,57.6"), poly("101,62.6 99,63 100.4,57.6")), BONE)
    for x in (90, 106):
        d.fill(pile([line_of(f"{x},100 {x + k},110", 1.8, 1.6, 0.5) for k in (-4, 0, 4)]), "#2a1826")


@threat("fears/threats/crow", 178, 150)
def crow(d: Drawing) -> None:
    """A crow that comes down, claws first."""
    left = blob_of("84,66,c 60,40 40,16 6,4,c 12,16 10,22,c 4,26,c 14,36 12,42,c 6,48,c 22,56 20,62,c 16,68,c 36,74 60,84 84,88,c")
    right = blob_of("96,64,c 112,34 132,12 168,2,c 164,14 168,18,c 174,22,c 162,32 166,38,c 172,46,c 154,52 158,60,c 160,66,c 138,78 116,86 98,88,c")
    for wing in (left, right):
        form(d, wing, "#4a4670", "#0a0812", shade=12, edge=1.8)
    d.fill(pile(line_of("80,70 44,42 12,20", 0.5, 1.4, 0.5), line_of("78,76 44,58 14,42", 0.5, 1.4, 0.5), line_of("78,82 50,72 22,62", 0.5, 1.4, 0.5), line_of("100,70 136,40 166,18", 0.5, 1.4, 0.5), line_of("102,76 136,56 166,38", 0.5, 1.4, 0.5), line_of("102,82 132,72 158,60", 0.5, 1.4, 0.5)), "#a9a0e0", 0.6)
    form(d, poly("82,112 72,146 84,138 90,150 98,138 108,146 100,112"), "#34305a", "#07060e", shade=6)
    form(d, fur(blob_of("90,46 108,60 110,94 100,120 90,124 80,120 70,94 72,60"), 4, 5, 0.3, 4, 0.5).simplify(0.2), "#4f4a78", "#0c0a16", shade=10, edge=1.8)
    for x in (80, 100):
        form(d, tube_of(f"{x},114 {x},126", 2.6, 2.4), "#c99a4a", "#5a3820", shade=1, hatched=0)
        for k in (-8, 0, 8):
            d.brush([(x, 124), (x + k * 0.7, 130), (x + k, 139)], INK, 4.4, 3.8, 1)
            d.brush([(x, 124), (x + k * 0.7, 130), (x + k, 137.6)], "#d8a858", 2.2, 1.9, 0.4)
    head = fur(ellipse(92, 48, 19, 17.4), 2.6, 4, 0.4, 7).simplify(0.2)
    form(d, head, "#565084", "#0e0b1a", shade=7, edge=1.6)
    form(d, blob_of("92,50,c 78,52 64,56 50,66,c 66,63 80,64 94,60,c"), "#6d6688", "#1c1828", shade=3)
    form(d, blob_of("94,60,c 82,65 70,68 60,76,c 76,74 90,72 98,64,c"), "#4a4566", "#14101e", shade=3)
    d.fill(poly("68,64 84,63 74,67"), "#b5343c")
    eye(d, 88, 44, 6.4, iris="#ffcf4a", look=(-0.3, 0.2))
    d.brush(pts("80,38 88,35 98,39"), INK, 1.4, 3.4, 1)


@threat("fears/threats/pigeon", 190, 140)
def pigeon(d: Drawing) -> None:
    """A pigeon, head-on, surprised itself."""
    for s in (0, 1):
        wing = blob_of("82,62,c 62,30 38,12 6,8,c 14,18 10,24,c 4,28,c 16,38 12,44,c 8,50,c 24,58 22,66,c 44,78 64,86 84,88,c")
        wing = mirror(wing, 95) if s else wing
        form(d, wing, "#b0b6cc", "#4a4c6a", shade=10, edge=1.8, edge_colour="#ffffff")
        marks = pile(line_of("78,70 46,50 18,42", 1, 3.4, 1), line_of("80,80 56,68 30,62", 1, 3.4, 1))
        d.fill(mirror(marks, 95) if s else marks, "#2c2c44", 0.75)
    form(d, fur(blob_of("95,42 116,56 122,88 112,114 95,122 78,114 68,88 74,56"), 3, 5, 0.3, 4).simplify(0.2), "#8a90ae", "#34364e", shade=10)
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


def _goose_head(d: Drawing, x: float, y: float, size: float, beak: str, white: str, low: str, mask: bool) -> None:
    with d.placed(x, y, size):
        form(d, blob_of("-16,-10 0,-18 16,-12 20,2 10,12 -8,12 -18,4"), white, low, shade=5, edge=1.4)
        upper = blob_of("-10,-6,c -24,-6 -40,-2 -52,4,c -40,6 -26,6 -12,6,c")
        lower = blob_of("-12,8,c -26,10 -38,14 -46,20,c -32,22 -16,18 -6,12,c")
        flat(d, poly("-12,4 -44,6 -40,18 -12,10"), "#8d1c2c", 1)
        for shape in (upper, lower):
            form(d, shape, palette.lighter(beak, 0.15), palette.darker(beak, 0.25), shade=2, hatched=0.2)
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
    for text in ("116,92 128,50 150,22 174,16,c 170,28,c 176,36,c 168,46,c 174,56,c 164,64,c 168,74,c 152,98 130,118", "104,92 96,54 98,26 112,6,c 116,20,c 126,20,c 124,34,c 134,40,c 128,52,c 136,62,c 130,90"):
        wing = blob_of(text)
        form(d, wing, "#ffffff", "#a5a8c8", shade=10, edge=1.2)
    d.fill(pile(line_of("122,96 146,60 168,36", 0.5, 1.3, 0.5), line_of("126,100 150,72 168,56", 0.5, 1.3, 0.5), line_of("110,86 112,50 120,26", 0.5, 1.3, 0.5)), "#6d70a0", 0.7)
    for x in (98, 122):
        form(d, tube_of(f"{x},146 {x + 1},166", 4, 3), "#f0944a", "#8d4420", shade=2, hatched=0)
        form(d, poly(f"{x - 16},174 {x + 2},162 {x + 12},174 {x + 2},171 {x - 6},176"), "#f0944a", "#8d4420", shade=2, hatched=0)
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
    for text in ("86,110 96,62 128,30 168,22,c 160,34,c 172,40,c 160,50,c 174,58,c 160,66,c 174,78,c 160,84,c 172,98,c 150,122", "74,108 76,66 96,38 124,26,c 122,38,c 132,44,c 124,54,c 136,62,c 128,110"):
        form(d, blob_of(text), "#ffffff", "#9aa4d0", shade=12, edge=1.2)
    d.fill(pile(line_of("104,104 136,66 164,48", 0.5, 1.5, 0.5), line_of("108,110 144,82 166,72", 0.5, 1.5, 0.5), line_of("90,98 100,66 120,44", 0.5, 1.5, 0.5)), "#6470a8", 0.7)
    form(d, blob_of("30,122 60,108 110,108 156,100 186,108,c 176,136 140,148 90,148 50,146"), "#ffffff", "#8f9ac8", shade=14, edge=2)
    neck = tube_of("54,128 34,110 40,82 60,64 58,42 44,34", 17, 12, 10, 9.6, 9.6, 10)
    form(d, neck, "#ffffff", "#9aa4d0", shade=7, edge=2)
    _goose_head(d, 46, 32, 0.9, "#f0803c", "#ffffff", "#a5a8c8", True)
    flat(d, poly("58,10 62,0 66,8 72,0 75,10 82,4 82,16 60,18"), "#f2c65a", 1)


def _canine(d: Drawing, top: str, low: str, seed: int) -> None:
    """A dog's or wolf's body from the front, snarling; 150 x 170."""
    for x in (46, 104):
        form(d, fur(tube_of(f"{x},96 {x - 2},132 {x - 1},160", 17, 12, 10), 4, 5, 0.2, seed, 0.6).simplify(0.2), top, low, shade=7)
        form(d, blob_of(f"{x - 14},168,c {x - 12},156 {x + 10},156 {x + 12},168,c"), top, low, shade=3)
        d.fill(pile([line_of(f"{x + k},160 {x + k},168", 0.6, 1.6, 0.6) for k in (-5, 3)]), INK)
    form(d, fur(blob_of("75,50 112,70 122,104 110,138 75,150 40,138 28,104 38,70"), 7, 6, 0.3, seed + 1, 0.8).simplify(0.2), top, low, shade=16, edge=2)


def _snarl(d: Drawing, top: str, low: str, muzzle: str, seed: int, iris: str) -> None:
    for s in (-1, 1):
        ear = polygon([(75 + s * 22, 30), (75 + s * 44, -6 + 8), (75 + s * 50, 44)])
        form(d, fur(ear, 3, 5, 0.3, seed).simplify(0.2), top, low, shade=6)
        d.fill(polygon([(75 + s * 30, 30), (75 + s * 42, 14), (75 + s * 44, 40)]), "#7d3a44", 0.8)
    head = fur(blob_of("75,18 104,24 120,48 116,74 98,96 75,102 52,96 34,74 30,48 46,24"), 6, 5, 0.3, seed + 3, 0.4).simplify(0.2)
    form(d, head, top, low, shade=12, edge=2)
    for s in (-1, 1):
        eye(d, 75 + s * 20, 50, 7.4, iris=iris, look=(-s * 0.2, 0.3), slit=False)
        d.brush([(75 + s * 34, 40), (75 + s * 20, 40), (75 + s * 8, 50)], INK, 1.4, 4.4, 1.6)
    form(d, blob_of("75,54 94,64 102,80 92,88,c 75,84 58,88,c 48,80 56,64"), muzzle, low, shade=6)
    d.fill(pile([line_of(f"{75 + s * 8},{60 + k * 4} {75 + s * 20},{58 + k * 5}", 0.5, 1.4, 0.5) for s in (-1, 1) for k in range(3)]), INK, 0.7)
    flat(d, blob_of("66,60 75,56 84,60 82,68 75,72 68,68"), "#1c1420", 1)
    d.fill(ellipse(72, 61, 3, 1.4), "#d8d0ff", 0.8)
    mouth = blob_of("50,82,c 75,80 100,82,c 104,96 94,112 75,116 56,112 46,96")
    flat(d, mouth, "#3a0a18", 1.4)
    d.fill(blob_of("62,104 75,98 88,104 86,113 75,115 64,113"), "#d0586a")
    teeth(d, [(51, 83), (57, 84), (65, 84), (71, 84), (79, 84), (85, 84), (93, 84), (99, 83)], 10)
    teeth(d, [(56, 108), (62, 111), (69, 113), (75, 114), (81, 113), (88, 111), (94, 108)], 8, up=True)
    d.brush(pts("96,108 98,118 97,128"), "#e8f4ff", 0.6, 1.8, 1.2, 0.8)


@threat("fears/threats/dog", 150, 172)
def dog(d: Drawing) -> None:
    """A great dog, all teeth; a spiked collar."""
    _canine(d, "#7d6258", "#1f1418", 3)
    flat(d, line_of("36,100 75,122 114,100", 8, 10, 8), "#a8303c", 1.2)
    d.fill(pile([poly(f"{x - 4},{y} {x + 4},{y} {x},{y + 10}") for x, y in ((44, 108), (59, 115), (75, 118), (91, 115), (106, 108))]), "#d8dce8")
    _snarl(d, "#8a6c60", "#2a1a1c", "#a08070", 5, "#ffcf4a")


@threat("fears/threats/wolf", 150, 172)
def wolf(d: Drawing) -> None:
    """A grey wolf, near enough to smell."""
    _canine(d, "#7d84a6", "#16162a", 7)
    form(d, fur(blob_of("75,84 104,92 108,120 75,140 42,120 46,92"), 8, 5, 0.3, 9, 1.0).simplify(0.2), "#c9cde0", "#5a5e7c", shade=12)
    _snarl(d, "#8f96b6", "#22223a", "#d0d4e4", 11, "#d8ff6a")


@threat("fears/threats/fox", 160, 168)
def fox(d: Drawing) -> None:
    """A fox that sits, head thrown back, and screams like a child."""
    tail = fur(blob_of("112,156 140,150 156,124 150,96 136,92 140,116 120,134"), 5, 5, 0.3, 3).simplify(0.2)
    form(d, tail, "#e8833c", "#6d2a1e", shade=8)
    d.fill(blob_of("140,94 152,98 154,114 144,110"), "#fff3e0", 0.95)
    form(d, fur(blob_of("62,72 90,70 112,100 122,150 116,164,c 56,164,c 50,120"), 5, 5, 0.3, 4, 0.5).simplify(0.2), "#e8833c", "#6d2a1e", shade=14, edge=2)
    form(d, fur(blob_of("64,78 82,78 86,108 76,132 62,112"), 5, 4, 0.3, 5, 0.8).simplify(0.2), "#fff3e0", "#c0a898", shade=6)
    for x in (66, 90):
        form(d, tube_of(f"{x},116 {x - 2},140 {x - 2},160", 9, 7, 6.4), "#e8833c", "#3a1c1c", shade=4)
        form(d, ellipse(x - 4, 163, 9, 5), "#4a2420", "#1c1014", shade=2)
    for ear in (poly("84,40 104,22 102,56"), poly("74,40 88,16 92,48")):
        form(d, ear, "#d06c30", "#3a1c1c", shade=4)
    head = fur(blob_of("96,56 90,76 70,80 56,66 58,50 76,38 92,42"), 4, 4, 0.3, 6).simplify(0.2)
    form(d, head, "#f09048", "#7d3020", shade=8, edge=1.8)
    form(d, blob_of("72,46,c 58,30 44,14 30,4,c 32,16 42,36 58,58,c"), "#f09a54", "#8d3a24", shade=5)
    form(d, blob_of("58,62,c 44,52 28,44 14,40,c 22,52 38,66 60,74,c"), "#fff0dc", "#b58a78", shade=4)
    flat(d, poly("56,58 30,10 32,30 18,42 40,54"), "#4a0c1c", 0.8)
    d.brush(pts("52,58 38,46 28,36"), "#e06a74", 3, 5, 1.6)
    teeth(d, [(32, 12), (35, 19), (39, 26), (44, 34)], 0.1)
    d.fill(pile(poly("33,14 36,20 29,20"), poly("38,24 41,30 33,29"), poly("24,43 29,46 27,37"), poly("32,47 37,50 35,42")), BONE)
    flat(d, ellipse(30, 4, 4.4, 3.6), "#1c1420", 0.8)
    d.brush(pts("66,50 74,50 80,56"), INK, 1, 3, 1)
    for k in range(3):
        r = 12 + k * 9
        d.brush([(22 - r, 14 + r * 0.2), (20 - r * 0.8, 8 - r * 0.3), (20 - r * 0.3, 8 - r * 0.6)], "#ffe9c8", 0.4, 1.6, 0.4, 0.7)


@threat("fears/threats/rat", 176, 128)
def rat(d: Drawing) -> None:
    """A rat on its hind feet, large, sure of itself."""
    tail = tube_of("108,120 140,124 164,112 170,88 156,74", 5, 4.4, 3.6, 2.6, 1)
    form(d, tail, "#e0a0a0", "#7d3c4c", shade=2, hatched=0)
    d.fill(pile([line_of(a, 0.4, 1, 0.4) for a in ("120,118 121,125", "132,119 133,126", "144,117 146,124", "154,111 158,116", "160,103 167,104", "163,94 170,93")]), "#7d3c4c", 0.7)
    form(d, fur(blob_of("58,58 86,46 116,66 130,98 120,122,c 56,122,c 48,92"), 5, 5, 0.3, 3, 0.4).simplify(0.2), "#8d7f8c", "#2a2230", shade=14, edge=2)
    d.fill(fur(blob_of("62,72 80,76 86,104 74,118 60,108"), 3, 4, 0.3, 4).simplify(0.2), "#c9bcc0", 0.6)
    for x in (66, 112):
        flat(d, blob_of(f"{x - 18},124,c {x - 10},116 {x + 8},116 {x + 14},124,c"), "#e0a0a0", 1)
    for s, ex, ey in ((0, 84, 26), (1, 44, 18)):
        form(d, ellipse(ex, ey, 14, 15), "#9a8a96", "#3a2e3e", shade=4)
        d.fill(ellipse(ex, ey + 1, 9.4, 10.4), "#e6a8a4", 0.9)
    head = fur(blob_of("74,24 90,40 86,62 62,70 38,66 16,58 8,50 20,42 44,26"), 3.4, 4, 0.4, 6).simplify(0.2)
    form(d, head, "#9a8c98", "#342a3a", shade=9, edge=1.8)
    eye(d, 50, 42, 6.6, iris="#e0443c", white="#ffd9d0", look=(-0.5, 0))
    eye(d, 30, 43, 4.6, iris="#e0443c", white="#ffd9d0", look=(-0.5, 0))
    flat(d, ellipse(9, 51, 5, 4), "#e6a0a4", 1)
    flat(d, blob_of("18,58,c 40,62 52,66,c 44,74 26,72"), "#4a1020", 0.9)
    flat(d, pile(rect(20, 58, 5, 9), rect(26, 59, 5, 9)), "#f6e2a0", 0.8)
    d.fill(pile(line_of("16,54 -2,48", 0.8), line_of("16,57 0,60", 0.8), line_of("24,56 12,70", 0.8), line_of("24,50 10,38", 0.8)), "#ffffff", 0.7)
    for text in ("62,84 44,86 34,80", "78,86 60,98 46,96"):
        form(d, tube_of(text, 5, 4, 3.4), "#8d7f8c", "#342a3a", shade=2, hatched=0)
        x, y = pts(text)[-1]
        d.fill(brushes([[(x + 2, y), (x - 5, y + k), (x - 9, y + k * 1.6)] for k in (-3, 0, 3)], 2.4, 2, 0.6), "#e6a8a4")


@threat("fears/threats/snake", 170, 178)
def snake(d: Drawing) -> None:
    """A snake, reared, tongue out, coiled three times."""
    coils = ("20,164 60,176 120,174 156,160 150,146 110,142 60,146 26,148", "34,150 70,160 120,156 142,142 130,130 90,130 50,136")
    for text in coils:
        body = tube_of(text, 5, 11, 12, 12, 12, 12, 12)
        form(d, body, "#7db06a", "#173a30", shade=9, edge=1.8, edge_colour="#eaffd0")
        line = curve(pts(text), False, 4)
        d.fill(pile([poly(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}") for x, y in line[2:-1:2]]), "#e2c35a", 0.8)
    neck = tube_of("60,140 92,136 112,116 100,84 78,62 76,38", 12, 13, 13, 12.4, 12, 13)
    form(d, neck, "#86bc72", "#1c4236", shade=9, edge=2, edge_colour="#f0ffd8")
    line = curve(pts("80,138 104,124 108,104 96,82 80,64 76,46"), False, 3)
    d.fill(pile([poly(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}") for x, y in line[::2]]), "#e2c35a", 0.85)
    hood = blob_of("74,66 46,58 36,34 50,14 76,8 102,14 116,34 106,58 80,66")
    form(d, hood, "#8fc47a", "#1f4a3a", shade=10, edge=2, edge_colour="#f0ffd8")
    d.fill(blob_of("76,60 60,50 58,30 76,18 94,30 92,50"), "#f4e2a0", 0.85)
    d.fill(pile([line_of(f"{61 + k * 0.6},{30 + k * 6} 76,{33 + k * 6} {91 - k * 0.6},{30 + k * 6}", 0.5, 1.3, 0.5) for k in range(5)]), "#6d5a2c", 0.7)
    head = blob_of("76,8 96,14 102,28 94,42 76,48 58,42 50,28 56,14")
    form(d, head, "#98cc80", "#2a5a40", shade=7, edge=1.8, edge_colour="#f6ffe0")
    eye(d, 61, 24, 7, iris="#f0b03c", slit=True, look=(0, 0.1))
    eye(d, 91, 24, 7, iris="#f0b03c", slit=True, look=(0, 0.1))
    d.brush(pts("51,19 60,15 70,22"), INK, 1.4, 3, 1)
    d.brush(pts("101,19 92,15 82,22"), INK, 1.4, 3, 1)
    flat(d, blob_of("62,38,c 76,34 90,38,c 88,50 76,56 64,50"), "#5a1024", 1.1)
    d.fill(pile(poly("64,38.4 69,37.4 67,50"), poly("88,38.4 83,37.4 85,50")), BONE)
    d.brush(pts("76,46 76,60 72,72"), "#e23c4a", 2.6, 2.4, 2)
    d.fill(pile(line_of("72,72 66,80 60,82", 1.6, 1.2, 0.4), line_of("72,72 74,82 79,87", 1.6, 1.2, 0.4)), "#e23c4a")


@threat("fears/threats/toilet", 140, 176)
def toilet(d: Drawing) -> None:
    """A toilet, lid up; somebody is home."""
    lid = blob_of("38,20 70,10 102,20 108,60 98,94,c 42,94,c 32,60")
    form(d, lid, "#f6f4ee", "#97a2b4", shade=10, edge=1.6)
    form(d, lid.buffer(-8), "#dfe4e8", "#8a96aa", shade=8)
    snake_ = tube_of("70,112 62,92 80,74 66,54 70,36", 15, 14, 13, 13, 13)
    form(d, snake_, "#8fc47a", "#1c4a3a", shade=9, edge=2, edge_colour="#f0ffd8")
    line = curve(pts("68,104 64,92 78,76 68,58 69,46"), False, 3)
    d.fill(pile([poly(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}") for x, y in line[::2]]), "#e2c35a", 0.85)
    form(d, blob_of("70,8 92,16 98,30 88,44 70,50 52,44 42,30 48,16"), "#98cc80", "#2a5a40", shade=7, edge=1.8, edge_colour="#f6ffe0")
    eye(d, 55, 26, 7.6, iris="#f0b03c", slit=True)
    eye(d, 85, 26, 7.6, iris="#f0b03c", slit=True)
    flat(d, blob_of("55,38,c 70,36 85,38,c 80,46 60,46"), "#5a1024", 0.9)
    d.fill(pile(poly("58,38 62,37.6 60,46"), poly("82,38 78,37.6 80,46")), BONE)
    d.brush(pts("70,44 70,56 66,64"), "#e23c4a", 2.4, 2, 1.6)
    d.fill(pile(line_of("66,64 60,70", 1.4, 1, 0.4), line_of("66,64 69,73", 1.4, 1, 0.4)), "#e23c4a")
    form(d, blob_of("20,102 70,92 120,102 114,112,c 26,112,c"), "#ffffff", "#a9b4c4", shade=3)
    d.fill(ellipse(70, 104, 38, 6), "#27465a")
    form(d, snake_.intersection(rect(40, 84, 60, 19)), "#8fc47a", "#1c4a3a", shade=6, hatched=0.2)
    front = blob_of("18,106,c 70,116 122,106,c 118,132 96,146 94,158 100,174,c 40,174,c 46,158 44,146 22,132")
    form(d, front, "#ffffff", "#8f9cb4", shade=14, edge=2)
    d.fill(line_of("20,108 70,117 120,108", 2, 4.4, 2), "#ffffff", 0.95)


@threat("fears/threats/fish", 196, 130)
def fish(d: Drawing) -> None:
    """A fish of the deep with a lantern, mostly teeth."""
    tail = blob_of("150,68,c 172,50 186,34 194,30,c 190,58 190,80 194,106,c 180,100 166,84")
    form(d, tail, "#3f6a7a", "#0c2233", shade=7)
    d.fill(pile(line_of("160,68 186,48", 0.5, 1.2, 0.4), line_of("160,70 190,70", 0.5, 1.2, 0.4), line_of("160,74 186,94", 0.5, 1.2, 0.4)), "#9ad0c8", 0.6)
    body = blob_of("14,66 24,36 56,18 96,20 134,40 160,66 140,94 104,116 60,120 26,104")
    form(d, body, "#4a7a86", "#071522", shade=20, edge=2.2, edge_colour="#c8f0e0")
    form(d, blob_of("92,22,c 104,4 126,2 138,10,c 136,26 128,36,c"), "#3f6a7a", "#0c2233", shade=5)
    form(d, blob_of("96,78 116,84 130,102 118,106 102,96"), "#3f6a7a", "#0c2233", shade=4)
    mouth = blob_of("4,62,c 30,60 60,66 84,62,c 86,90 66,110 40,112 16,100")
    flat(d, mouth, d.radial(50, 84, 50, (0, "#14040e"), (1, "#5a1c34")), 1.6)
    teeth(d, [(6, 62), (15, 61), (24, 61), (33, 62), (42, 63), (51, 64), (60, 65), (69, 65), (77, 64), (84, 62)], 19)
    teeth(d, [(15, 99), (22, 104), (30, 108), (39, 111), (48, 111), (57, 108), (66, 103), (73, 97)], 15, up=True)
    eye(d, 56, 42, 12, iris="#f2c45e", look=(-0.3, 0.1))
    d.brush(pts("40,32 56,27 72,36"), INK, 2, 5, 1.6)
    for k in range(3):
        d.brush([(96 + k * 8, 54 + k), (102 + k * 8, 68), (96 + k * 8, 84)], "#061320", 0.6, 2, 0.6)
    stalk = line_of("64,20 52,2 28,2 14,18", 3, 2.2, 1.6)
    flat(d, stalk, "#3f6a7a", 0.9)
    d.glow(12, 24, 26, "#d8ffb0", 0.9)
    flat(d, ellipse(12, 24, 6), d.radial(11, 22, 7, (0, "#ffffff"), (0.6, "#eaffb0"), (1, "#a8d86a")), 0.9)


@threat("fears/threats/shark", 196, 150)
def shark(d: Drawing) -> None:
    """A shark, from the front, in bathing water."""
    form(d, blob_of("92,34,c 96,14 104,2 112,0,c 110,16 116,28 124,40,c"), "#7d90a8", "#26344a", shade=6)
    for s in (0, 1):
        fin = blob_of("46,92,c 20,98 4,112 -2,126,c 20,124 44,124 60,116,c")
        form(d, mirror(fin, 98) if s else fin, "#6d8098", "#1c2a3e", shade=6)
    body = blob_of("98,22 134,34 156,70 150,108 126,136 98,142 70,136 46,108 40,70 62,34")
    form(d, body, "#8ba0b8", "#26344a", shade=20, edge=2.2, edge_colour="#eaf8ff")
    d.fill(blob_of("50,96 70,80 98,84 126,80 146,96 138,122 98,140 58,122"), "#f2f4f4", 0.95)
    for s in (-1, 1):
        flat(d, ellipse(98 + s * 33, 62, 6.4, 7), "#12101c", 1)
        d.fill(ellipse(98 + s * 33 - 2, 59.6, 2), "#ffffff")
        d.brush([(98 + s * 44, 54), (98 + s * 33, 51), (98 + s * 22, 58)], INK, 1.4, 3.4, 1.2)
        d.fill(pile(*[line_of(f"{98 + s * (46 + k * 4)},{84 + k * 2} {98 + s * (44 + k * 4)},{98 + k * 2}", 0.6, 1.6, 0.6) for k in range(3)]), INK, 0.6)
    d.fill(pile(ellipse(88, 52, 2.4, 1.2, 20), ellipse(108, 52, 2.4, 1.2, -20)), INK)
    mouth = blob_of("60,88,c 78,76 98,74 118,76 136,88,c 132,116 116,130 98,131 80,130 64,116")
    flat(d, mouth, d.radial(98, 108, 40, (0, "#1c0610"), (1, "#8d2438")), 1.6)
    teeth(d, [(62, 88), (69, 83), (77, 79.6), (85, 77.6), (93, 76.6), (103, 76.6), (111, 77.6), (119, 79.6), (127, 83), (134, 88)], 13)
    teeth(d, [(70, 114), (76, 121), (84, 126), (93, 129), (103, 129), (112, 126), (120, 121), (126, 114)], 11, up=True)


@threat("fears/threats/goldfish", 130, 130)
def goldfish(d: Drawing) -> None:
    """A fish bowl; the goldfish swims upside down."""
    bowl = blob_of("36,22,c 94,22,c 116,40 124,70 112,106 90,124,c 40,124,c 18,106 6,70 14,40")
    d.fill(bowl, d.linear(0, 20, 0, 124, (0, "#dff2ff", 0.35), (1, "#6aa5c0", 0.4)))
    water = bowl.intersection(rect(0, 44, 130, 90))
    d.fill(water, d.linear(0, 44, 0, 124, (0, "#8fd0dc", 0.75), (1, "#245a7a", 0.85)))
    d.fill(ellipse(65, 45, 52, 5), "#e8fbff", 0.7)
    with d.placed(64, 62, 1.1, mirrored=True, sy=-1.1):
        form(d, blob_of("24,0,c 40,-16 48,-14 50,-12,c 42,0 50,12,c 40,14"), "#ffb04a", "#c2501e", shade=4)
        form(d, blob_of("-32,0 -14,-16 10,-15 28,0 10,14 -14,15"), "#ffa23c", "#b5401e", shade=8, edge=1.6, edge_colour="#fff0c0")
        form(d, blob_of("-6,-14,c 4,-26 18,-22,c 12,-13,c"), "#ffb04a", "#c2501e", shade=3)
        flat(d, ellipse(-20, -3, 5.4), "#fffdf2", 0.9)
        d.fill(pile(line_of("-23,-6 -17,0", 1.3), line_of("-17,-6 -23,0", 1.3)), INK)
        d.brush(pts("-31,4 -28,7 -24,7"), INK, 0.6, 1.4, 0.5)
    d.fill(pile(*[ellipse(30 + k * 8, 116 + (k % 2) * 3, 6, 4).intersection(bowl) for k in range(10)]), "#c98aa0", 0.9)
    d.brush(pts("100,116 94,98 102,84 96,70"), "#3f8a5a", 3, 4, 0.8)
    d.stroke(bowl, "#eaf8ff", 1.8, 0.9)
    form(d, rounded(32, 17, 66, 7, 3.4), "#eaf8ff", "#8fb4cc", shade=2, hatched=0)
    d.fill(blob_of("20,52 26,40 30,44 24,60 22,84 18,76"), "#ffffff", 0.6)


@threat("fears/threats/cage", 130, 150)
def cage(d: Drawing) -> None:
    """A hamster's cage; the wheel stands still. Bones."""
    form(d, rounded(8, 128, 114, 18, 4), "#9a6a5a", "#3a2026", shade=4)
    back = join(rect(16, 60, 98, 68), ellipse(65, 60, 49, 44)).intersection(rect(0, 0, 130, 129))
    d.fill(back, "#1a1222", 0.75)
    d.stroke(ellipse(84, 88, 25), "#c9ccd8", 3)
    d.fill(pile([line_of(f"84,88 {84 + 25 * math.cos(a):.1f},{88 + 25 * math.sin(a):.1f}", 1.2) for a in (0.3, 1.35, 2.4, 3.45, 4.5, 5.55)]), "#c9ccd8", 0.9)
    d.fill(web_of(), "#f2eeff", 0.55)
    form(d, ellipse(40, 118, 12, 10), BONE, "#a08a70", shade=4)
    d.fill(pile(ellipse(36, 116, 3.4, 4), ellipse(45, 116, 3.4, 4), poly("40,121 42.4,121 41.2,124")), INK)
    d.fill(pile(rect(36, 125, 2, 4), rect(39.6, 125, 2, 4), rect(43, 125, 2, 4)), BONE)
    d.fill(brushes([[(56, 124), (60, 114), (66, 112)], [(62, 125), (66, 116), (72, 114)], [(68, 126), (72, 118), (78, 117)], [(52, 126), (70, 123), (84, 126)]], 1.6, 2.2, 1.4), BONE)
    bars = [rect(x, 20 + abs(x - 65) ** 2 * 0.012, 2.2, 108 - abs(x - 65) ** 2 * 0.012) for x in range(16, 116, 9)]
    d.fill(pile(bars), "#aeb4c6")
    d.fill(pile([move(bar, 0, 0).intersection(rect(0, 0, 130, 60)) for bar in bars]), "#eef2ff", 0.5)
    d.stroke(ellipse(65, 60, 49, 44).intersection(rect(0, 0, 130, 61)).boundary.intersection(rect(0, 0, 130, 60)), "#aeb4c6", 2.6)
    flat(d, pile(rect(14, 62, 102, 3.4), rect(14, 96, 102, 3)), "#aeb4c6", 0.8)
    d.stroke(ellipse(65, 10, 7), "#aeb4c6", 2.4)


def web_of() -> Shape:
    """A web in the corner of the cage."""
    from art.drawings.nightmares_parts import web

    return web(18, 62, [(18, 96), (32, 92), (46, 80), (50, 64)], (0.4, 0.7, 0.95), 0.6)


@threat("fears/threats/cats", 196, 170)
def cats(d: Drawing) -> None:
    """Forty cats. All of them look."""
    rng = d.chance()
    for row, (y, n, size) in enumerate(((34, 8, 0.62), (66, 7, 0.74), (102, 6, 0.9), (144, 5, 1.1))):
        for k in range(n):
            x = 98 + (k - (n - 1) / 2) * 190 / n + rng.uniform(-4, 4)
            colour = rng.choice(("#4a4466", "#8d6a58", "#b0875a", "#6d6f88", "#d8d2cc", "#332c40"))
            with d.placed(x, y + rng.uniform(-5, 5), size, rng.uniform(-6, 6)):
                body = blob_of("-17,34,c -19,10 -10,2 0,2 10,2 19,10 17,34,c")
                form(d, body, colour, palette.darker(colour, 0.65), shade=5, hatched=0.3)
                head = join(blob_of("-15,0 -10,-11 0,-14 10,-11 15,0 9,10 0,12 -9,10"), poly("-14,-4 -16,-20 -4,-12"), poly("14,-4 16,-20 4,-12"))
                form(d, head, palette.lighter(colour, 0.1), palette.darker(colour, 0.55), shade=4, hatched=0.3)
                for s in (-1, 1):
                    flat(d, ellipse(s * 6, -2, 4.4, 4.2), rng.choice(("#f4e36a", "#bfe86a", "#ffd24a")), 0.6)
                    d.fill(ellipse(s * 6, -2, 1.2, 3.4), INK)
                d.fill(poly("-1.6,4 1.6,4 0,6"), "#d98a90")
