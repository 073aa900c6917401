"""What the sounds are made of: noise in a band, struck wood, plucked combs, bells, breath.

A tone is a numpy array of floats at `RATE`; times are in seconds, frequencies in Hz, strengths
free: the end of the way (`record.finished`) brings every sound to its loudness.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Tone = NDArray[np.float64]
Band = tuple[float, float]

RATE: Final = 22_050


def clock(seconds: float) -> Tone:
    """Return the time of every sample, from 0."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Tone:
    """Return nothing for so long; the sheet on which the others are laid."""
    return np.zeros(round(seconds * RATE))


def lay(sheet: Tone, tone: Tone, at: float = 0.0, strength: float = 1.0) -> Tone:
    """Lay a tone on a sheet at a time; what reaches beyond its end is cut."""
    start = round(at * RATE)
    room = min(len(tone), len(sheet) - start)
    if room > 0:
        sheet[start : start + room] += strength * tone[:room]
    return sheet


def swell(seconds: float, points: Sequence[tuple[float, float]]) -> Tone:
    """Return a curve through (share of the time, value), rounded at its corners."""
    t = np.linspace(0, 1, round(seconds * RATE))
    shares, values = zip(*points, strict=True)
    raw = np.interp(t, shares, values)
    width = max(3, len(raw) // 40)
    window = np.hanning(width + 2)[1:-1]
    padded = np.pad(raw, width, mode="edge")
    smooth: Tone = np.convolve(padded, window / window.sum(), mode="same")[width:-width]
    return smooth


def decay(seconds: float, half: float, attack: float = 0.002) -> Tone:
    """Return a curve that rises within `attack` and then halves every `half` seconds."""
    t = clock(seconds)
    rise = np.clip(t / attack, 0, 1)
    return np.asarray(np.sin(rise * np.pi / 2) ** 2 * 0.5 ** (np.maximum(t - attack, 0) / half))


def noise(chance: np.random.RandomState, seconds: float, band: Band, tilt: float = 0.0) -> Tone:
    """Return noise between two frequencies with soft edges; `tilt` in dB for each octave."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(chance.standard_normal(count))
    frequency = np.fft.rfftfreq(count, 1 / RATE)
    low, high = band
    safe = np.maximum(frequency, 1.0)
    edges = 1 / (1 + (low / safe) ** 6) / (1 + (safe / high) ** 6)
    shaped = spectrum * edges * 10 ** (tilt * np.log2(safe / low) / 20)
    made = np.fft.irfft(shaped, count)
    return np.asarray(made / (np.sqrt(np.mean(made**2)) + 1e-12))


def glide(seconds: float, pitch: Tone | float, voice: Callable[[Tone], Tone] = np.sin) -> Tone:
    """Return a voice whose pitch may move."""
    pitches = np.broadcast_to(np.asarray(pitch, dtype=np.float64), (round(seconds * RATE),))
    return voice(2 * np.pi * np.cumsum(pitches) / RATE)


def struck(
    seconds: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.002
) -> Tone:
    """Return something that was struck: (pitch, strength, half-life) of each way it swings."""
    t = clock(seconds)
    made = silence(seconds)
    for number, (pitch, strength, half) in enumerate(partials):
        phase = 0.7 * number
        made += strength * np.sin(2 * np.pi * pitch * t + phase) * decay(seconds, half, attack)
    return made


def wood(
    chance: np.random.RandomState, pitch: float, seconds: float = 0.12, dull: float = 1.0
) -> Tone:
    """Return a knock on wood; the duller, the less of it is bright."""
    body = struck(
        seconds,
        [
            (pitch, 1.0, 0.018),
            (pitch * 1.72, 0.5 / dull, 0.012),
            (pitch * 2.93, 0.28 / dull**2, 0.007),
        ],
        attack=0.0015,
    )
    knock = noise(chance, seconds, (pitch * 0.8, pitch * 4 / dull), -3) * decay(seconds, 0.004)
    return np.asarray(body + 0.35 * knock)


def pluck(pitch: float, seconds: float = 0.6) -> Tone:
    """Return a tooth of a music box: a small steel tongue, and the wood it stands on."""
    half = 0.16 * (523 / pitch) ** 0.4
    return struck(
        seconds,
        [
            (pitch, 1.0, half),
            (pitch * 2.0, 0.22, half * 0.5),
            (pitch * 3.01, 0.1, half * 0.3),
            (pitch * 6.27, 0.08, half * 0.1),
            (pitch * 0.5, 0.12, half * 0.6),
        ],
        attack=0.004,
    )


def bell(pitch: float, seconds: float, half: float = 0.45) -> Tone:
    """Return a low bell, far off: hum, prime, minor third, fifth, octave."""
    return struck(
        seconds,
        [
            (pitch * 0.5, 0.55, half * 1.5),
            (pitch, 0.8, half),
            (pitch * 1.19, 0.4, half * 0.8),
            (pitch * 1.5, 0.22, half * 0.6),
            (pitch * 2.0, 0.4, half * 0.5),
            (pitch * 2.66, 0.12, half * 0.25),
        ],
        attack=0.012,
    )


def thump(pitch: float, seconds: float, half: float, drop: float = 1.8) -> Tone:
    """Return a soft blow whose pitch sinks as it fades."""
    t = clock(seconds)
    falling = pitch * (1 + (drop - 1) * np.exp(-t / 0.03))
    made = silence(seconds)
    # small loudspeakers give back only the overtones of so low a blow
    for times, strength in ((1, 1.0), (2, 0.4), (3, 0.22), (4, 0.08)):
        made += (
            strength * glide(seconds, times * falling) * decay(seconds, half / times**0.5, 0.008)
        )
    return made


def rustle(chance: np.random.RandomState, seconds: float, band: Band, grains: float) -> Tone:
    """Return paper or cloth that moves: noise broken into many small folds, `grains` a second."""
    base = noise(chance, seconds, band)
    folds = silence(seconds)
    for _ in range(max(1, round(grains * seconds))):
        length = float(chance.uniform(0.012, 0.05))
        bump = np.hanning(round(length * RATE)) * chance.uniform(0.3, 1.0)
        lay(folds, bump, float(chance.uniform(0, max(0.001, seconds - length))))
    return np.asarray(base * (0.25 + folds))


def room(tone: Tone, size: float, share: float, seed: int) -> Tone:
    """Return the tone with a small room about it: echoes that grow dull within `size` seconds."""
    chance = np.random.RandomState(seed)
    tail = noise(chance, size, (180, 2600), -2) * decay(size, size / 7, 0.01)
    wide = len(tone) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(tone, wide) * np.fft.rfft(tail, wide), wide)[: len(tone)]
    loud = np.sqrt(np.mean(echo**2)) + 1e-12
    return np.asarray(tone + share * echo * np.sqrt(np.mean(tone**2)) / loud)
