"""A Fear card's picture, put together from its recipe: one SVG text made of the drawn pieces.

The pieces lie in `resources/art/fears/` and share one measure, 220 x 250. Back to front: sky, moon,
place, lights, threat, witness, what lies before them, weather, dusk at the edges. Every colour of a
piece keeps its lightness and leans towards the sky's own colours, so that a kitchen at dawn is
another kitchen than one in a storm. The same recipe always gives the same text. No Qt in here.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from yournightmare.models.fearstages import (
    HEIGHT,
    STAGES,
    STANCES,
    WIDTH,
    WITNESSES_DRAWN,
    XY,
    Stage,
    Stance,
)
from yournightmare.models.fearwords import PLACE_WORDS, THREAT_WORDS
from yournightmare.sessions import fears, paths
from yournightmare.sessions.fears import Picture, Sky, Threat

RAMPS: Final[dict[Sky, tuple[str, ...]]] = {
    "night": ("#06050e", "#1b1d4c", "#434b92", "#969bdc", "#efeaff"),
    "dusk": ("#0e0616", "#3f1a48", "#97405f", "#ee9463", "#ffe6b8"),
    "dawn": ("#0b1522", "#2b4b63", "#7098a4", "#e0c3a4", "#fff6e2"),
    "storm": ("#04090b", "#12302f", "#356058", "#86b09c", "#eafae2"),
    "fog": ("#16141f", "#42405a", "#7d7a92", "#b7b4c6", "#f2f0f6"),
    "void": ("#040106", "#2a0a1e", "#6a1b38", "#c25058", "#ffd2ae"),
}
"""Each sky's colours, from its darkest to its lightest."""

_LEANS: Final[dict[Sky, float]] = {
    "night": 0.5, "dusk": 0.5, "dawn": 0.42, "storm": 0.6, "fog": 0.66, "void": 0.78,
}  # fmt: skip
"""How far a place's colours go over to the sky's; a threat's go half as far."""

_LIGHT: Final = {
    "moon": "#fff0c0",
    "door": "#ffd98a",
    "lamp": "#ffdc92",
    "cone": "#fff2cc",
    "window": "#ffe2a6",
}

_HEAD = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')
_COLOUR = re.compile(r"(#[0-9a-f]{6})")


@dataclass(frozen=True)
class Piece:
    """One drawn piece: its size, and what stands between the svg tags, cut before and after each
    colour: every second part is one."""

    width: float
    height: float
    parts: tuple[str, ...]

    def toned(self, tone: Callable[[str], str]) -> str:
        """Return what stands between the tags with other colours."""
        parts = list(self.parts)
        parts[1::2] = map(tone, parts[1::2])
        return "".join(parts)


@cache
def piece(name: str) -> Piece:
    """Return a piece by its name below `art/fears` (no ending). Raises `OSError`."""
    text = paths.resources("art", "fears", *f"{name}.svg".split("/")).read_text("ascii")
    head = _HEAD.match(text)
    assert head is not None, name
    inner = text[text.index(">") + 1 : text.rindex("</svg>")]
    return Piece(float(head[1]), float(head[2]), tuple(_COLOUR.split(inner)))


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _mixed(a: tuple[float, ...], b: tuple[float, ...], share: float) -> tuple[float, ...]:
    return tuple(x + (y - x) * share for x, y in zip(a, b, strict=True))


@cache
def graded(colour: str, sky: Sky, share: float) -> str:
    """Return a colour that leans by `share` (0..1) towards the sky's of the same lightness."""
    red, green, blue = _rgb(colour)
    at = (0.3 * red + 0.59 * green + 0.11 * blue) / 255 * 4
    ramp = RAMPS[sky]
    low = min(int(at), 3)
    aim = _mixed(_rgb(ramp[low]), _rgb(ramp[low + 1]), at - low)
    return "#" + "".join(f"{round(part):02x}" for part in _mixed((red, green, blue), aim, share))


class _Sheet:
    """The picture while it is made."""

    def __init__(self, sky: Sky) -> None:
        self.sky: Sky = sky
        self.parts: list[str] = []
        self.count = 0

    def lay(
        self, name: str, x: float = 0, y: float = 0, size: float = 1, *, lean: float = 0,
        mirrored: bool = False, turn: float = 0, anchor: XY = (0, 0),
    ) -> Piece:  # fmt: skip
        """Lay a piece so that its `anchor` (shares of its size) comes to (x, y)."""
        what = piece(name)
        self.count += 1
        text = what.toned(lambda colour: graded(colour, self.sky, lean) if lean else colour)
        # no two pieces of a picture name their gradients alike
        mark = f"p{self.count}g"
        text = text.replace("url(#g", f"url(#{mark}").replace('id="g', f'id="{mark}')
        moved = f"translate({x:.2f} {y:.2f})" if x or y else ""
        if turn:
            moved += f"rotate({turn:.2f})"
        if size != 1 or mirrored:
            moved += f"scale({-size if mirrored else size:.4f} {size:.4f})"
        ax, ay = what.width * anchor[0], what.height * anchor[1]
        if ax or ay:
            moved += f"translate({-ax:.2f} {-ay:.2f})"
        self.parts.append(f'<g transform="{moved}">{text}</g>' if moved else text)
        return what

    def radial(
        self, stops: tuple[tuple[float, str, float], ...], x: float, y: float, r: float
    ) -> str:
        """Return the paint of a radial gradient."""
        self.count += 1
        marks = "".join(
            f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{alpha:.3f}"/>'
            for at, colour, alpha in stops
        )
        self.parts.append(
            f'<defs><radialGradient id="r{self.count}" gradientUnits="userSpaceOnUse" cx="{x:.1f}"'
            f' cy="{y:.1f}" r="{r:.1f}">{marks}</radialGradient></defs>'
        )
        return f"url(#r{self.count})"

    def glow(self, x: float, y: float, r: float, colour: str, strength: float) -> None:
        """Add a round light without an edge."""
        paint = self.radial(
            ((0, colour, strength), (0.25, colour, strength * 0.6), (0.55, colour, strength * 0.2),
             (1, colour, 0)), x, y, r,
        )  # fmt: skip
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{paint}"/>')

    def pool(self, x: float, y: float, r: float, colour: str, strength: float, flat: float) -> None:
        """Add light or dark that lies on the ground."""
        self.parts.append(f'<g transform="translate({x:.1f} {y:.1f})scale(1 {flat:g})">')
        self.glow(0, 0, r, colour, strength)
        self.parts.append("</g>")

    def beam(self, points: str, y0: float, y1: float, colour: str, a: float, b: float) -> None:
        """Add a shaft of light that fades from the height y0 to y1."""
        self.count += 1
        self.parts.append(
            f'<defs><linearGradient id="r{self.count}" gradientUnits="userSpaceOnUse" x1="0"'
            f' y1="{y0:g}" x2="0" y2="{y1:g}"><stop offset="0" stop-color="{colour}"'
            f' stop-opacity="{a:g}"/><stop offset="1" stop-color="{colour}" stop-opacity="{b:g}"/>'
            f'</linearGradient></defs><polygon points="{points}" fill="url(#r{self.count})"/>'
        )

    def text(self, mirrored: bool) -> str:
        """Return the whole."""
        inner = "".join(self.parts)
        if mirrored:
            inner = f'<g transform="translate({WIDTH} 0)scale(-1 1)">{inner}</g>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}">{inner}</svg>'
        )


# ---------------------------------------------------------------- the lights


def _moon(sheet: _Sheet, stage: Stage) -> None:
    x, y, r = stage.moon
    sheet.glow(x, y, r * 2.6, _LIGHT["moon"], 0.6)
    sheet.lay("lights/moon", x, y, r / 48, anchor=(0.5, 0.5))


def _lamp(sheet: _Sheet, stage: Stage) -> None:
    name, x, y, size = stage.lamp
    at = y + 72 * size if name == "lamp" else y - 164 * size
    sheet.glow(x, at, 78 * size, _LIGHT["lamp"], 0.75)
    if name == "lamp":
        wide, far = 24 * size, 80 * size
        sheet.beam(
            f"{x - wide},{at} {x + wide},{at} {x + far},{HEIGHT - 20} {x - far},{HEIGHT - 20}",
            at, HEIGHT - 20, _LIGHT["lamp"], 0.4, 0.02,
        )  # fmt: skip
        sheet.lay("lights/lamp", x, y, size, lean=0.15, anchor=(0.5, 0))
    else:
        sheet.pool(x - 10, y, 70 * size, _LIGHT["lamp"], 0.6, 0.3)
        sheet.lay("lights/lantern", x, y, size, lean=0.15, anchor=(0.5, 1))


def _door(sheet: _Sheet, stage: Stage) -> None:
    if stage.door is None:
        sheet.glow(110, 62, 120, _LIGHT["door"], 0.7)
        sheet.beam("86,106 86,40 96,24 110,18 124,24 134,40 134,106", 18, 106, "#fff2c8", 1, 1)
        sheet.beam("86,106 134,106 190,250 30,250", 106, 250, _LIGHT["door"], 0.55, 0.0)
        return
    x, y, size = stage.door
    sheet.glow(x, y - 60 * size, 110 * size, _LIGHT["door"], 0.6)
    sheet.lay("lights/door", x, y, size, lean=0.1, anchor=(0.5, 130 / 136))
    a, b, c = 25 * size, 70 * size, 70 * size
    low = min(HEIGHT, y + c)
    sheet.beam(
        f"{x - a},{y} {x + a},{y} {x - c + b},{low} {x - c - b},{low}",
        y, y + c, _LIGHT["door"], 0.75, 0.05,
    )  # fmt: skip


def _cone(sheet: _Sheet, x: float, y: float) -> None:
    sheet.beam(
        f"{x - 14},-2 {x + 14},-2 {x + 74},{y} {x - 74},{y}", 0, y, _LIGHT["cone"], 0.75, 0.2
    )
    sheet.beam(f"{x - 8},-2 {x + 8},-2 {x + 46},{y} {x - 46},{y}", 0, y, _LIGHT["cone"], 0.5, 0.12)
    sheet.pool(x, y, 84, _LIGHT["cone"], 0.85, 0.2)


def _windows(sheet: _Sheet, stage: Stage) -> None:
    for x, y, size in stage.windows:
        if stage.outdoors:
            sheet.glow(x, y, 44 * size, _LIGHT["window"], 0.6)
            sheet.lay("lights/window", x, y, size, anchor=(0.5, 0.5))
        else:
            lean = 40 if x < 110 else -40 if x > 110 else 18
            low, far = y + 150, size * 1.5
            sheet.beam(
                f"{x - size},{y} {x + size},{y} {x + far + lean},{low} {x - far + lean},{low}",
                y, low, _LIGHT["window"], 0.34, 0.0,
            )  # fmt: skip
            sheet.pool(x + lean, min(226, low), far, _LIGHT["window"], 0.3, 0.26)


# ---------------------------------------------------------------- the whole


_LEGIBLE: Final = ("bottle", "exam-sheet", "lift")
"""Threats with something written on them, never the other way round."""

_HIDDEN: Final = ("kitchen", "bathroom", "bed", "school")
"""Places where the witness is behind what lies in front."""

_ANCHORS: Final[dict[Stance, XY]] = {
    "stands": (0.5, 1), "rises": (0.5, 1), "rests": (0.5, 1), "flies": (0.5, 0.5),
    "swims": (0.5, 0.5), "hangs": (0.5, 0), "lies": (0.5, 0.5), "fills": (0, 0),
}  # fmt: skip


def _place_threat(sheet: _Sheet, picture: Picture, stage: Stage, chance: random.Random) -> None:
    stance = STANCES[picture.threat]
    name = f"threats/{picture.threat}"
    lean = _LEANS[picture.sky] * 0.36
    if stance == "fills":
        sheet.lay(name, lean=lean)
        return
    x, y = (stage.stands[0], HEIGHT + 4) if stance == "rises" else getattr(stage, stance)
    alone = picture.witness == "none"
    size = (1.08 if alone else 1.0) * chance.uniform(0.96, 1.05)
    x += chance.uniform(-5, 5)
    what = piece(name)
    ax, ay = _ANCHORS[stance]
    mx, my = x + (0.5 - ax) * what.width * size, y + (0.5 - ay) * what.height * size
    reach = max(what.width, what.height) * size
    sheet.glow(mx, my, reach * 0.78, RAMPS[picture.sky][3], 0.8)
    if stance in ("stands", "rests"):
        sheet.pool(x + 8, y - 2, what.width * size * 0.62, "#05030a", 0.8, 0.2)
    turn = chance.uniform(-5, 5) if stance == "flies" else 0
    mirrored = picture.mirror if picture.threat in _LEGIBLE else chance.random() < 0.3
    sheet.lay(name, x, y, size, lean=lean, mirrored=mirrored, turn=turn, anchor=(ax, ay))


def _place_witness(sheet: _Sheet, picture: Picture, stage: Stage, chance: random.Random) -> None:
    count = WITNESSES_DRAWN.get(picture.witness, 0)
    kind = f"{picture.witness}-{chance.randrange(count) + 1}" if count else ""
    if not kind:
        return
    x, y, size = stage.witness
    if stage.front and picture.place in _HIDDEN:
        y -= {"bear": 20, "cat": 13}.get(picture.witness, 0)  # else only their ears would be seen
    if not stage.front:
        sheet.pool(x + 6, y - 1, 30 * size, "#05030a", 0.75, 0.22)
    if picture.place == "sea":
        sheet.lay(
            "witnesses/boat-back", x, y + 4, 1, lean=_LEANS[picture.sky] * 0.3, anchor=(0.5, 1)
        )
    sheet.lay(f"witnesses/{kind}", x, y, size, lean=_LEANS[picture.sky] * 0.25, anchor=(0.5, 1))
    if picture.place == "sea":
        sheet.lay("witnesses/boat", x, y + 10, 1, lean=_LEANS[picture.sky] * 0.3, anchor=(0.5, 1))


def compose(picture: Picture) -> str:
    """Return the picture of a recipe as SVG, 220 x 250. Raises `OSError` if a piece is missing."""
    sheet = _Sheet(picture.sky)
    stage = STAGES[picture.place]
    chance = random.Random(picture.seed)
    lean = _LEANS[picture.sky]
    lights: dict[str, Callable[[], None]] = {
        "lamp": lambda: _lamp(sheet, stage),
        "door": lambda: _door(sheet, stage),
        "cone": lambda: _cone(sheet, *stage.stands),
        "window": lambda: _windows(sheet, stage),
    }
    sheet.lay(f"skies/{picture.sky}")
    if picture.light == "moon":
        _moon(sheet, stage)
    sheet.lay(f"places/{picture.place}", lean=lean)
    if picture.light in lights:
        lights[picture.light]()
    is_on_top = picture.place in ("kitchen", "school") and STANCES[picture.threat] in (
        "rests",
        "lies",
    )
    if not is_on_top:
        _place_threat(sheet, picture, stage, chance)
    _place_witness(sheet, picture, stage, chance)
    if stage.front:
        sheet.lay(f"places/{picture.place}-front", lean=lean)
    if is_on_top:  # on the table, before which the witness hides
        _place_threat(sheet, picture, stage, chance)
    if picture.sky in ("fog", "void") or (picture.sky == "storm" and stage.outdoors):
        sheet.lay(f"weather/{picture.sky}")
    dark = RAMPS[picture.sky][0]
    paint = sheet.radial(
        ((0, dark, 0), (0.6, dark, 0), (0.8, dark, 0.28), (1, dark, 0.8)), 110, 122, 178
    )
    sheet.parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paint}"/>')
    return sheet.text(picture.mirror)


# ---------------------------------------------------------------- fears of one's own


_VAGUE: Final[tuple[Threat, ...]] = (
    "eyes", "shadow-figure", "hand", "door-ajar", "hole", "tentacle", "teeth", "crack", "fog-bank",
    "clown-mask", "mirror", "coat-on-hook", "clock", "stairs", "moth-swarm",
)  # fmt: skip
"""What is drawn for words that name nothing we can draw."""


def recipe(card: str, title: str = "") -> Picture:
    """Return a card's recipe: its own, or for a fear of one's own one that its words decide.

    Raises `fears.FearsError` if the installation is damaged.
    """
    known = fears.fears().get(card)
    return known.picture if known is not None else own_recipe(title or card)


def own_recipe(words: str) -> Picture:
    """Return the recipe for a fear in somebody's own words: the same words, the same picture.

    What the words name is drawn, if it is among the things that can be drawn; all else is chance.
    """
    plain = " ".join(words.casefold().split())
    digest = hashlib.sha256(plain.encode("utf-8", "replace")).digest()
    chance = random.Random(digest)
    place = _named(PLACE_WORDS, plain) or chance.choice(fears.PLACES)
    threat = _named(THREAT_WORDS, plain) or chance.choice(_VAGUE)
    return Picture(
        sky=chance.choice(fears.SKIES),
        light=chance.choice(fears.LIGHTS),
        place=place,
        threat=threat,
        witness=chance.choice(("child", "child", "pair", "cat", "bear")),
        seed=chance.randrange(fears.MAX_SEED + 1),
        mirror=chance.random() < 0.5,
    )


def _named(table: Mapping[str, Any], plain: str) -> Any:
    """Return what the longest word of the table that occurs stands for; a stem begins a word."""
    found = [word for word in table if re.search(rf"(?<!\w){re.escape(word)}", plain)]
    return table[max(found, key=len)] if found else None
