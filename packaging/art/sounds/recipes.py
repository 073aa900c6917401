"""What each sound is: one small function for each, from the materials in `tones`.

The house is a picture book at bed-time: wood, paper, cloth, wax, felt, low bells, a music box.
Nothing startles. `chance` is seeded with the sound's name, so the same bytes come each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from art.sounds import tones
from art.sounds.tones import Tone, clock, decay, lay, noise, rustle, silence, swell

Recipe = Callable[[np.random.RandomState], Tone]

# Pitches of the music box: a minor scale with a raised seventh, which can lull and can creep.
A3, C4, D4, E4, G4, A4, B4 = 220.0, 261.6, 293.7, 329.6, 392.0, 440.0, 493.9
C5, D5, E5, G5, A5, B5, C6, E6 = 523.3, 587.3, 659.3, 784.0, 880.0, 987.8, 1046.5, 1318.5


def die(chance: np.random.RandomState) -> Tone:
    """A die falls on felt over wood, and rolls over twice."""
    sheet = silence(0.5)
    for at, pitch, strength in (
        (0.0, 620, 1.0),
        (0.11, 700, 0.6),
        (0.19, 660, 0.4),
        (0.245, 720, 0.22),
    ):
        lay(sheet, tones.wood(chance, pitch, dull=1.5), at, strength)
        lay(sheet, tones.thump(150, 0.12, 0.025), at, 0.5 * strength)
    return sheet


def step(chance: np.random.RandomState) -> Tone:
    """A bare foot on a stone."""
    sheet = silence(0.26)
    lay(sheet, tones.thump(105, 0.2, 0.03, 1.5))
    lay(sheet, noise(chance, 0.14, (300, 1500), -4) * decay(0.14, 0.018, 0.01), 0.0, 0.3)
    lay(sheet, noise(chance, 0.16, (900, 3200), -3) * decay(0.16, 0.03, 0.03), 0.06, 0.07)
    return sheet


def shadow(chance: np.random.RandomState) -> Tone:
    """The Shadow creeps: it breathes in, low, and lets go."""
    long = 1.05
    breath = noise(chance, long, (110, 520), -4) * swell(
        long, [(0, 0), (0.3, 0.75), (0.45, 0.3), (0.66, 1.0), (1, 0)]
    )
    hum = tones.glide(long, 55 + 6 * swell(long, [(0, 0), (0.5, 1), (1, -1)]))
    second = tones.glide(long, 58.3)
    slow = swell(long, [(0, 0), (0.35, 0.8), (0.6, 0.9), (1, 0)])
    return np.asarray(0.5 * breath + (0.75 * hum + 0.5 * second) * slow)


def door(chance: np.random.RandomState) -> Tone:
    """A door opens: its hinge, and a chime behind it."""
    sheet = silence(1.05)
    long = 0.42
    ticks = np.clip(
        np.sin(2 * np.pi * np.cumsum(swell(long, [(0, 26), (0.5, 44), (1, 20)])) / tones.RATE), 0, 1
    )
    hinge = noise(chance, long, (320, 1500), -3) * ticks**3
    lay(sheet, hinge * swell(long, [(0, 0), (0.3, 1), (1, 0)]), 0.0, 0.22)
    lay(sheet, tones.wood(chance, 240, 0.2, 2.0), 0.02, 0.35)
    for at, pitch in ((0.3, G4), (0.4, C5), (0.5, E5)):
        lay(sheet, tones.pluck(pitch, 0.7), at, 0.7)
    return tones.room(sheet, 0.5, 0.22, 4)


def candle_out(chance: np.random.RandomState) -> Tone:
    """A candle is blown out, and its wick smokes."""
    sheet = silence(0.5)
    puff = noise(chance, 0.3, (260, 1800), -5) * swell(
        0.3, [(0, 0), (0.16, 1), (0.4, 0.45), (1, 0)]
    )
    lay(sheet, puff, 0.0, 0.6)
    lay(sheet, tones.thump(130, 0.2, 0.035, 1.3), 0.03, 0.45)
    lay(
        sheet,
        rustle(chance, 0.3, (2200, 4800), 26) * swell(0.3, [(0, 0), (0.3, 1), (1, 0)]),
        0.18,
        0.035,
    )
    return sheet


def bear(chance: np.random.RandomState) -> Tone:
    """A stuffed bear falls over."""
    sheet = silence(0.45)
    lay(sheet, tones.thump(88, 0.35, 0.05, 1.7), 0.02)
    lay(sheet, rustle(chance, 0.22, (240, 1500), 40) * decay(0.22, 0.06, 0.02), 0.0, 0.16)
    lay(sheet, tones.thump(100, 0.2, 0.025, 1.4), 0.2, 0.3)
    return sheet


def dread(chance: np.random.RandomState) -> Tone:
    """Fear or Horrors creep up: something bowed, and its neighbour a half tone off."""
    long = 0.65
    shape = swell(long, [(0, 0), (0.4, 1), (0.7, 0.7), (1, 0)])
    trembling = 1 + 0.25 * np.sin(2 * np.pi * 7.5 * clock(long))
    made = silence(long)
    for pitch, strength in ((110.0, 1.0), (116.5, 0.8), (164.8, 0.25), (233.1, 0.18)):
        sliding = pitch * swell(long, [(0, 0.97), (0.6, 1.0), (1, 1.035)])
        made += strength * (tones.glide(long, sliding) + 0.3 * tones.glide(long, 2 * sliding))
    scrape = noise(chance, long, (500, 1600), -5) * 0.22
    return np.asarray((made * trembling + scrape) * shape)


def calm(chance: np.random.RandomState) -> Tone:
    """Courage, a spell, a mantra: a warm fifth, hummed."""
    long = 0.7
    made = silence(long)
    shape = swell(long, [(0, 0), (0.22, 1), (0.5, 0.7), (1, 0)])
    for pitch, strength in ((A3, 1.0), (E4, 0.7), (A4, 0.25)):
        made += strength * tones.glide(
            long, pitch * (1 + 0.003 * np.sin(2 * np.pi * 5 * clock(long)))
        )
    made *= 0.5 * shape
    return lay(made, tones.pluck(E5, 0.5), 0.06, 0.28)


def failed(chance: np.random.RandomState) -> Tone:
    """It didn't succeed: a felt hammer on the lowest wood, twice, the second lower."""
    sheet = silence(0.36)
    lay(sheet, tones.wood(chance, 230, 0.16, 2.6), 0.0)
    lay(sheet, tones.wood(chance, 185, 0.18, 2.8), 0.12, 0.85)
    return sheet


def waking(chance: np.random.RandomState) -> Tone:
    """The dream is over: a bell far away in the morning."""
    sheet = silence(1.5)
    lay(sheet, tones.bell(A3, 1.7, 0.34), 0.0)
    lay(sheet, tones.bell(E4, 1.2, 0.26), 0.34, 0.5)
    lay(
        sheet,
        noise(chance, 1.0, (200, 900), -5) * swell(1.0, [(0, 0), (0.4, 1), (1, 0)]),
        0.1,
        0.08,
    )
    return tones.room(sheet, 0.6, 0.25, 11)


def card(chance: np.random.RandomState) -> Tone:
    """A card is laid on felt."""
    sheet = silence(0.2)
    slide = noise(chance, 0.09, (900, 4200), -3) * swell(0.09, [(0, 0), (0.7, 1), (1, 0.2)])
    lay(sheet, slide, 0.0, 0.25)
    lay(sheet, noise(chance, 0.1, (350, 2400), -3) * decay(0.1, 0.01, 0.003), 0.07, 0.8)
    lay(sheet, tones.thump(140, 0.12, 0.018), 0.07, 0.6)
    return sheet


def turn(chance: np.random.RandomState) -> Tone:
    """A card is turned over: it is bent up, snaps, and lies."""
    sheet = silence(0.3)
    lay(
        sheet,
        rustle(chance, 0.14, (1100, 4600), 60) * swell(0.14, [(0, 0), (0.6, 1), (1, 0.3)]),
        0.0,
        0.2,
    )
    lay(sheet, noise(chance, 0.05, (1400, 5200), -2) * decay(0.05, 0.005, 0.002), 0.12, 0.45)
    lay(sheet, noise(chance, 0.1, (300, 2000), -3) * decay(0.1, 0.012, 0.003), 0.19, 0.7)
    lay(sheet, tones.thump(130, 0.1, 0.015), 0.19, 0.5)
    return sheet


def scared(chance: np.random.RandomState) -> Tone:
    """Scared lies open: two teeth of the music box at odds, and a breath drawn in."""
    sheet = silence(0.75)
    gasp = noise(chance, 0.3, (400, 2200), -4) * swell(0.3, [(0, 0), (0.8, 1), (1, 0)])
    lay(sheet, gasp, 0.0, 0.16)
    for pitch, strength in ((E5, 0.8), (E5 * 1.0595, 0.6), (B4 / 2, 0.7)):
        lay(sheet, tones.pluck(pitch, 0.65), 0.2, strength)
    low = tones.glide(0.6, 98 + 0 * clock(0.6)) * swell(0.6, [(0, 0), (0.2, 1), (1, 0)])
    lay(sheet, low, 0.2, 0.5)
    return sheet


def trick(chance: np.random.RandomState) -> Tone:
    """A trick is taken in: cards are swept together, two plucks."""
    sheet = silence(0.5)
    sweep = rustle(chance, 0.24, (700, 3600), 55) * swell(0.24, [(0, 0), (0.6, 1), (1, 0)])
    lay(sheet, sweep, 0.0, 0.22)
    lay(sheet, tones.pluck(A4, 0.4), 0.06, 0.7)
    lay(sheet, tones.pluck(D5, 0.45), 0.16, 0.7)
    return sheet


def seal(chance: np.random.RandomState) -> Tone:
    """A seal is pressed into warm wax."""
    sheet = silence(0.4)
    lay(sheet, rustle(chance, 0.14, (900, 3400), 50) * decay(0.14, 0.06, 0.02), 0.0, 0.12)
    lay(sheet, tones.thump(120, 0.25, 0.035, 1.6), 0.1)
    lay(sheet, tones.wood(chance, 330, 0.12, 2.4), 0.1, 0.4)
    squeeze = noise(chance, 0.2, (300, 1200), -5) * swell(0.2, [(0, 0), (0.3, 1), (1, 0)])
    lay(sheet, squeeze, 0.12, 0.14)
    return sheet


def envelope(chance: np.random.RandomState) -> Tone:
    """An envelope is opened, and the paper drawn out."""
    sheet = silence(0.42)
    tear = rustle(chance, 0.26, (1000, 4800), 150) * swell(
        0.26, [(0, 0), (0.25, 1), (0.8, 0.8), (1, 0)]
    )
    lay(sheet, tear, 0.0, 0.5)
    draw = rustle(chance, 0.24, (600, 3000), 110) * swell(0.24, [(0, 0), (0.5, 1), (1, 0)])
    lay(sheet, draw, 0.24, 0.4)
    return sheet


def right(pitch: float) -> Recipe:
    """Return a place guessed right: a pluck, higher from place to place."""

    def recipe(chance: np.random.RandomState) -> Tone:
        sheet = silence(0.42)
        lay(sheet, tones.pluck(pitch, 0.42), 0.0)
        return lay(sheet, tones.pluck(pitch * 2, 0.3), 0.05, 0.18)

    return recipe


def wrong(chance: np.random.RandomState) -> Tone:
    """A place guessed wrong: dull wood."""
    sheet = silence(0.26)
    lay(sheet, tones.wood(chance, 175, 0.2, 2.4), 0.0)
    lay(sheet, tones.thump(82, 0.2, 0.03, 1.2), 0.0, 0.4)
    return sheet


def bonus(chance: np.random.RandomState) -> Tone:
    """All four right: the comb runs up."""
    sheet = silence(0.75)
    for number, pitch in enumerate((C5, E5, G5, C6, E6)):
        lay(sheet, tones.pluck(pitch, 0.5), 0.075 * number, 0.8)
    return sheet


def won(chance: np.random.RandomState) -> Tone:
    """A round or a game is won: a phrase of the music box."""
    sheet = silence(1.3)
    tune = ((0.0, A4), (0.15, C5), (0.3, E5), (0.5, D5), (0.65, E5), (0.85, A5))
    for at, pitch in tune:
        lay(sheet, tones.pluck(pitch, 0.7), at, 0.75)
    for at, pitch in ((0.0, A3), (0.5, G4 / 2), (0.85, A3)):
        lay(sheet, tones.pluck(pitch, 0.7), at, 0.45)
    return sheet


def curtain_falls(chance: np.random.RandomState) -> Tone:
    """The curtain falls: heavy cloth, and its hem on the boards."""
    sheet = silence(0.5)
    cloth = rustle(chance, 0.45, (180, 1700), 110) * swell(
        0.45, [(0, 0), (0.25, 0.6), (0.8, 1), (1, 0)]
    )
    lay(sheet, cloth, 0.0, 0.5)
    lay(sheet, tones.thump(78, 0.25, 0.035, 1.3), 0.34, 0.55)
    return sheet


def curtain_rises(chance: np.random.RandomState) -> Tone:
    """The curtain is drawn up: cloth, lighter and lighter."""
    long = 0.48
    cloth = rustle(chance, long, (260, 2300), 120)
    return np.asarray(cloth * swell(long, [(0, 0), (0.2, 1), (0.6, 0.5), (1, 0)]))


def tick(chance: np.random.RandomState) -> Tone:
    """The stopwatch ticks."""
    sheet = silence(0.07)
    lay(sheet, tones.wood(chance, 1500, 0.06, 1.6), 0.0)
    return sheet


def heart(chance: np.random.RandomState) -> Tone:
    """A heart under water, twice."""
    sheet = silence(0.5)
    lay(sheet, tones.thump(62, 0.22, 0.04, 1.5), 0.0)
    lay(sheet, tones.thump(70, 0.2, 0.032, 1.4), 0.19, 0.75)
    return sheet


def lid(chance: np.random.RandomState) -> Tone:
    """The lid breaks: boards crack, and earth trickles in."""
    sheet = silence(0.6)
    for at, pitch, strength in (
        (0.0, 300, 1.0),
        (0.05, 410, 0.7),
        (0.09, 260, 0.8),
        (0.17, 500, 0.35),
    ):
        lay(sheet, tones.wood(chance, pitch, 0.15, 1.4), at, strength)
    lay(sheet, tones.thump(90, 0.25, 0.04), 0.02, 0.6)
    earth = rustle(chance, 0.36, (400, 2600), 70) * swell(0.36, [(0, 0.3), (0.3, 1), (1, 0)])
    lay(sheet, earth, 0.2, 0.16)
    return sheet


RECIPES: Final[dict[str, Recipe]] = {
    "die": die,
    "step": step,
    "shadow": shadow,
    "door": door,
    "candle-out": candle_out,
    "bear": bear,
    "dread": dread,
    "calm": calm,
    "failed": failed,
    "waking": waking,
    "card": card,
    "turn": turn,
    "scared": scared,
    "trick": trick,
    "seal": seal,
    "envelope": envelope,
    "right-1": right(C5),
    "right-2": right(D5),
    "right-3": right(E5),
    "right-4": right(G5),
    "wrong": wrong,
    "bonus": bonus,
    "won": won,
    "curtain-falls": curtain_falls,
    "curtain-rises": curtain_rises,
    "tick": tick,
    "heart": heart,
    "lid": lid,
}
