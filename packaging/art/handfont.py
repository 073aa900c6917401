"""The house's handwriting as a font: `handwriting.txt` written with one round pen.

    python packaging/art/handfont.py        # writes resources/fonts/nightmare-hand.ttf

Every letter is drawn `VARIANTS` times, each a little different; the font's contextual alternates
take turns, so that two equal letters beside each other are never the same picture. Letters with
accents are put together from a letter and a mark. Needs the extra `art` (shapely, fontTools).
"""

from __future__ import annotations

import itertools
import math
import random
import sys
import unicodedata
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # so that `art` is a package, from anywhere
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from shapely.geometry import LineString, Point
from shapely.ops import unary_union

from art.shapes import XY, Shape, polygons

SOURCE = Path(__file__).with_name("handwriting.txt")
TARGET = Path(__file__).resolve().parents[2] / "resources" / "fonts" / "nightmare-hand.ttf"
FAMILY = "Nightmare Hand"
VARIANTS = 3

EM = 1000
X_HEIGHT = 440  # of a small x, in units of the em
PEN = 74  # the pen's width at full pressure
SLANT = 0.13
ASCENT, DESCENT = 1120, 420
_BORN = 3_700_000_000  # the font's date, in seconds since 1904: the same bytes each time

# Combining marks of Unicode, the mark of ours, and whether it stands above the letter.
MARKS = {
    "\u0300": ("grave", True),
    "\u0301": ("acute", True),
    "\u0302": ("circumflex", True),
    "\u0303": ("tilde", True),
    "\u0304": ("macron", True),
    "\u0306": ("breve", True),
    "\u0307": ("dot", True),
    "\u0308": ("dieresis", True),
    "\u030a": ("ring", True),
    "\u030b": ("doubleacute", True),
    "\u030c": ("caron", True),
    "\u0326": ("comma", False),
    "\u0327": ("cedilla", False),
    "\u0328": ("ogonek", False),
}
# Marks that stand alone, and letters whose mark is written otherwise than Unicode decomposes them.
ALONE = {
    "`": "grave",
    "´": "acute",
    "¨": "dieresis",
    "¯": "macron",
    "¸": "cedilla",
    "ˆ": "circumflex",
    "˜": "tilde",
    "ˇ": "caron",
    "˘": "breve",
    "˙": "dot",
    "˚": "ring",
    "˝": "doubleacute",
    "˛": "ogonek",
}
BESIDE = "ďťľĽ"  # the caron is a comma to the right
COMMA_BELOW = "ĢĶĻŅŖķļņŗ"
TURNED = "ģ"
FRACTIONS = {"¼": "1/4", "½": "1/2", "¾": "3/4"}


@dataclass(frozen=True)
class Letter:
    """A width and strokes, in hundredths of the height of a small x."""

    width: float
    strokes: tuple[tuple[XY, ...], ...]


@dataclass(frozen=True)
class Glyph:
    """A drawn outline in units of the em, and how far the pen goes on."""

    outline: Shape
    advance: int


def read(source: Path = SOURCE) -> dict[str, Letter]:
    """The letters of the file, by character or `mark:NAME`."""
    letters: dict[str, Letter] = {}
    for line in source.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("//"):
            continue
        name, width, rest = line.split(None, 2)
        strokes = tuple(
            tuple((float(x), float(y)) for x, y in (point.split(",") for point in part.split()))
            for part in rest.split("/")
        )
        letters[name] = Letter(float(width), strokes)
    return letters


def written() -> list[str]:
    """Every character the font can write, the space apart: Latin-1, Latin Extended-A and signs."""
    letters = read()
    blocks = [*range(0x21, 0x7F), *range(0xA1, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
    own = [ord(name) for name in letters if len(name) == 1] + [ord(char) for char in ALONE]
    return [chr(code) for code in sorted({*blocks, *own}) if code != 0xAD]


def pen(letter: Letter, rng: random.Random, unrest: float) -> Shape:
    """The letter's outline in units of the em; `unrest` (0..1) is how freely it is written."""
    turn = rng.uniform(-0.035, 0.035) * unrest
    size = 1 + rng.uniform(-0.045, 0.045) * unrest
    slant = SLANT + rng.uniform(-0.03, 0.03) * unrest
    rise = rng.uniform(-3.5, 3.5) * unrest
    pieces: list[Shape] = []
    for stroke in letter.strokes:
        points = []
        for x, y in stroke:
            x, y = ((v + rng.uniform(-2.2, 2.2) * unrest) * size for v in (x, y))
            x += y * slant
            x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
            points.append((x * X_HEIGHT / 100, (y + rise) * X_HEIGHT / 100))
        pieces.append(ink(points))
    return unary_union(pieces).simplify(0.9)


def ink(points: Sequence[XY]) -> Shape:
    """One stroke of the pen: it starts firm, runs a little lighter, ends lighter still."""
    way = smooth(points)
    if len(points) == 2 and math.dist(*points) < X_HEIGHT * 0.1:  # a dot
        return LineString(way).buffer(PEN * 0.62, 8)
    length = LineString(way).length
    reached, discs = 0.0, []
    for before, point in zip([way[0], *way], way, strict=False):
        reached += math.dist(before, point)
        t = reached / length if length else 0.0
        radius = PEN / 2 * (1.02 - 0.16 * math.sin(math.pi * t) - 0.14 * t)
        discs.append(Point(point).buffer(radius, 5))
    hulls = [unary_union(pair).convex_hull for pair in itertools.pairwise(discs)]
    return unary_union(hulls)


def smooth(points: Sequence[XY]) -> list[XY]:
    """Points along a round curve through the points (a cardinal spline, rounder than usual)."""
    if len(points) == 2:
        return list(points)
    out: list[XY] = []
    for i in range(len(points) - 1):
        p1, p2 = points[i], points[i + 1]
        p0 = points[i - 1] if i else p1
        p3 = points[i + 2] if i + 2 < len(points) else p2
        c1 = (p1[0] + (p2[0] - p0[0]) / 4, p1[1] + (p2[1] - p0[1]) / 4)
        c2 = (p2[0] - (p3[0] - p1[0]) / 4, p2[1] - (p3[1] - p1[1]) / 4)
        steps = max(3, min(12, round(math.dist(p1, p2) / 34)))
        for k in range(steps):
            u, v = k / steps, 1 - k / steps
            a, b, c, d = v**3, 3 * v * v * u, 3 * v * u * u, u**3
            out.append(
                (
                    a * p1[0] + b * c1[0] + c * c2[0] + d * p2[0],
                    a * p1[1] + b * c1[1] + c * c2[1] + d * p2[1],
                )
            )
    out.append(points[-1])
    return out


class Hand:
    """The glyphs of the font by name, made one after the other."""

    def __init__(self) -> None:
        self.letters = read()
        self.glyphs: dict[str, Glyph] = {}
        self.parts: dict[str, list[tuple[str, int, int]]] = {}
        self.codes: dict[int, str] = {}
        self.turns: list[list[str]] = []  # names of the variants of one character
        for name in self.letters:
            if name.startswith("mark:"):
                self._draw(name.replace(":", "."), name, 0, 0.5)
        for char in written():
            self._add(char)

    def _draw(self, name: str, source: str, turn: int, unrest: float) -> None:
        letter = self.letters[source]
        rng = random.Random(zlib.crc32(f"{source} {turn}".encode()))
        shape = pen(letter, rng, unrest)
        advance = round((letter.width * 0.98 + 2 + rng.uniform(-1, 3)) * X_HEIGHT / 100)
        self.glyphs[name] = Glyph(shape, max(0, advance))

    def _add(self, char: str) -> None:
        names = []
        for turn in range(VARIANTS):
            name = f"u{ord(char):04X}" + (f".{turn}" if turn else "")
            if not self._make(name, char, turn):
                break
            names.append(name)
        if not names:
            raise ValueError(f"handwriting.txt has no way to write {char!r}.")
        self.codes[ord(char)] = names[0]
        if len(names) > 1:
            self.turns.append(names)

    def _make(self, name: str, char: str, turn: int) -> bool:
        """Make one variant of a character; False if it has no further one."""
        if char in self.letters:
            if turn and not char.isalnum():
                return False
            self._draw(name, char, turn, 0.55 + 0.45 * bool(turn))
        elif char in ALONE:
            if turn:
                return False
            self._compose(name, [(f"mark.{ALONE[char]}", 100, 560)], 340)
        elif char in FRACTIONS:
            if turn:
                return False
            self._fraction(name, FRACTIONS[char])
        elif char == "\u00a0":
            return False
        else:
            self._accented(name, char, turn)
        return True

    def _accented(self, name: str, char: str, turn: int) -> None:
        parts = unicodedata.normalize("NFD", char)
        base, (mark, above) = parts[0], MARKS[parts[1]]
        if char in BESIDE:
            mark, above = "highcomma", True
        elif char in COMMA_BELOW:
            mark, above = "comma", False
        elif char in TURNED:
            mark, above = "turnedcomma", True
        if above and base in "ij":
            base = {"i": "ı", "j": "ȷ"}[base]
        below = base
        base_name = f"u{ord(base):04X}" + (f".{turn}" if turn else "")
        if base_name not in self.glyphs:
            self._draw(base_name, base, turn, 0.55 + 0.45 * bool(turn))
        glyph = self.glyphs[base_name]
        _x0, low, x1, top = glyph.outline.bounds
        if char in BESIDE:
            tall = self.glyphs[base_name]
            x, y = round(x1 + (-30 if base == "L" else 40)), round(top - 0.4 * X_HEIGHT)
            self._compose(name, [(base_name, 0, 0), ("mark.highcomma", x, y)], tall.advance + 70)
            return
        if above:
            head = [p for p in _corners(glyph.outline) if p[1] > top * 0.55]
            x = (min(p[0] for p in head) + max(p[0] for p in head)) / 2
            # a mark leans with the letter: it sits a little further right the higher it is
            y = top + X_HEIGHT * 0.1
            if base in "bdfhklt" and mark != "turnedcomma":
                y = top + X_HEIGHT * 0.02
            if below.isupper():
                y = top + X_HEIGHT * 0.03
            x += X_HEIGHT * 0.02
        else:
            foot = [p for p in _corners(glyph.outline) if p[1] < low + 0.3 * X_HEIGHT]
            x = (min(p[0] for p in foot) + max(p[0] for p in foot)) / 2
            if mark == "ogonek":
                x = max(p[0] for p in foot) - X_HEIGHT * 0.16
            y = max(low, -20) + PEN * 0.3
        self._compose(
            name, [(base_name, 0, 0), (f"mark.{mark}", round(x), round(y))], glyph.advance
        )

    def _fraction(self, name: str, text: str) -> None:
        pieces: list[Shape] = []
        for part, x, y, size in ((text[0], 10, 110, 45), (text[2], 78, 0, 45)):
            letter = self.letters[part]
            moved = tuple(
                tuple((px * size / 100 + x, py * size / 100 + y) for px, py in stroke)
                for stroke in letter.strokes
            )
            pieces.append(pen(Letter(0, moved), random.Random(1), 0))
        bar = Letter(0, (((96, 190), (18, -10)),))
        pieces.append(pen(bar, random.Random(1), 0))
        self.glyphs[name] = Glyph(unary_union(pieces).simplify(0.9), round(1.36 * X_HEIGHT))

    def _compose(self, name: str, parts: list[tuple[str, int, int]], advance: int) -> None:
        self.parts[name] = parts
        self.glyphs[name] = Glyph(Point(), advance)


def _corners(shape: Shape) -> Iterable[XY]:
    for area in polygons(shape):
        yield from ((p[0], p[1]) for p in area.exterior.coords)


def feature(turns: list[list[str]]) -> str:
    """The alternates as a feature: variant 0, 1, 2, 0, 1, 2 along the word."""
    text = "languagesystem DFLT dflt;\nlanguagesystem latn dflt;\n"
    for k in range(VARIANTS):
        text += f"@hand{k} = [{' '.join(names[k] for names in turns)}];\n"
    text += "feature calt {\n"
    for k in range(1, VARIANTS):
        text += f"  sub @hand{k - 1} @hand0' by @hand{k};\n"
        # the thin signs between two words or halves of one don't begin the round anew
        text += f"  sub @hand{k - 1} [space u002D u2019 u0027] @hand0' by @hand{k};\n"
    return text + "} calt;\n"


def build() -> Any:
    """The whole font, a fontTools TTFont."""
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
    from fontTools.fontBuilder import FontBuilder

    hand = Hand()
    order = [".notdef", "space", *hand.glyphs]
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({**hand.codes, 0x20: "space", 0xA0: "space"})
    outlines = _outlines(hand)
    builder.setupGlyf(outlines)
    space = round(0.62 * X_HEIGHT)
    metrics = {name: (glyph.advance, 0) for name, glyph in hand.glyphs.items()}
    metrics |= {".notdef": (space, 0), "space": (space, 0)}
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (advance, getattr(table[name], "xMin", 0)) for name, (advance, _) in metrics.items()}
    )
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable(
        {
            "familyName": FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": "Your Nightmare: Nightmare Hand",
            "fullName": FAMILY,
            "psName": "NightmareHand-Regular",
            "version": "Version 1.000",
            "licenseDescription": "MIT",
        },
        mac=False,
    )
    builder.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=-DESCENT,
        usWinAscent=ASCENT,
        usWinDescent=DESCENT,
        sxHeight=X_HEIGHT,
        sCapHeight=round(1.84 * X_HEIGHT),
        achVendID="NITE",
    )
    builder.setupPost(italicAngle=-7.4)
    builder.updateHead(created=_BORN, modified=_BORN)
    builder.font.recalcTimestamp = False
    addOpenTypeFeaturesFromString(builder.font, feature(hand.turns))
    return builder.font


def _outlines(hand: Hand) -> dict[str, Any]:
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    outlines: dict[str, Any] = {}
    for name in (".notdef", "space"):
        outlines[name] = TTGlyphPen(None).glyph()
    for name, glyph in hand.glyphs.items():
        drawn = TTGlyphPen(dict.fromkeys(hand.glyphs))
        for part, x, y in hand.parts.get(name, ()):
            drawn.addComponent(part, (1, 0, 0, 1, x, y))
        for area in polygons(glyph.outline):
            for k, ring in enumerate((area.exterior, *area.interiors)):
                points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
                if ring.is_ccw == (k == 0):  # TrueType: filled to the right of the line
                    points.reverse()
                drawn.moveTo(points[0])
                for point in points[1:]:
                    drawn.lineTo(point)
                drawn.closePath()
        outlines[name] = drawn.glyph()
    return outlines


def save(path: Path = TARGET) -> int:
    """Write the font; gives its size in bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    build().save(str(path))
    return path.stat().st_size


if __name__ == "__main__":
    print(f"{save() / 1024:8.1f} kB  {TARGET.name}")
