"""Write the sounds into resources/sounds: `python packaging/art/sounds/record.py [NAME ...]`.

Mono, 22 050 Hz, 16 bit. Each sound is brought to the same loudness as it is heard (what lies low or
lasts a moment only may peak higher), never above −6 dB, with soft ends. Needs NumPy only.
"""

from __future__ import annotations

import argparse
import sys
import wave
import zlib
from pathlib import Path
from typing import Final

import numpy as np

sys.path[0] = str(Path(__file__).resolve().parents[2])  # so that `art` is a package, from anywhere

from art.sounds.recipes import RECIPES  # noqa: E402
from art.sounds.tones import RATE, Tone  # noqa: E402

TARGET: Final = Path(__file__).resolve().parents[3] / "resources" / "sounds"

PEAK: Final = 10 ** (-6 / 20)
"""The highest a sound may reach, of full scale."""

LOUDNESS: Final = 0.11
"""The root of the mean square that the loudest tenth of a second of each sound aims at."""

SOFTER: Final = {"tick": 0.4, "heart": 0.7, "shadow": 0.8, "step": 0.7}
"""What comes again and again, or shouldn't be noticed at once, keeps below that."""

ENDS: Final = 0.004, 0.025
"""Within how many seconds a sound rises from and sinks to nothing at its ends."""


def made(name: str) -> Tone:
    """Return a sound, the same each time, between -1 and 1."""
    # of NumPy's ways to chance the one that gives the same in every version
    chance = np.random.RandomState(zlib.crc32(name.encode()))
    return finished(RECIPES[name](chance)) * SOFTER.get(name, 1.0)


def finished(tone: Tone) -> Tone:
    """Return a tone without what no loudspeaker gives back, with soft ends, in its loudness."""
    count = len(tone)
    frequency = np.fft.rfftfreq(2 * count, 1 / RATE)
    high_pass = 1 / (1 + (32 / np.maximum(frequency, 0.1)) ** 6)
    tone = np.fft.irfft(np.fft.rfft(tone, 2 * count) * high_pass, 2 * count)[:count]
    fade_in, fade_out = (round(seconds * RATE) for seconds in ENDS)
    ends = np.ones(count)
    ends[:fade_in] = np.sin(np.linspace(0, np.pi / 2, fade_in)) ** 2
    ends[-fade_out:] = np.cos(np.linspace(0, np.pi / 2, fade_out)) ** 2
    tone = ends * (tone - np.sum(ends * tone) / np.sum(ends))
    gain = min(LOUDNESS / loudness(tone), PEAK / np.abs(tone).max())
    return np.asarray(tone * gain)


def loudness(tone: Tone) -> float:
    """Return the root mean square of the loudest 0.1 s, as an ear weighs it: low tones less."""
    frequency = np.fft.rfftfreq(len(tone), 1 / RATE)
    heard = np.fft.irfft(
        np.fft.rfft(tone) / (1 + (160 / np.maximum(frequency, 0.1)) ** 2), len(tone)
    )
    span = min(len(heard), round(0.1 * RATE))
    energy = np.convolve(heard**2, np.full(span, 1 / span), mode="valid")
    return float(np.sqrt(energy.max()))


def write(name: str, folder: Path = TARGET) -> int:
    """Write a sound; gives the file's size."""
    samples = np.round(made(name) * 32767).astype("<i2")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.wav"
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.stat().st_size


def main(arguments: list[str] | None = None) -> int:
    """Write what was named, or everything; gives the exit status."""
    parser = argparse.ArgumentParser(description="Make the sounds in resources/sounds.")
    parser.add_argument("names", nargs="*", help="which; all without any")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in RECIPES]
    if unknown:
        print(f"No such sound: {', '.join(unknown)}. There are: {', '.join(RECIPES)}.")
        return 1
    total = 0
    for name in options.names or RECIPES:
        size = write(name)
        total += size
        print(f"{size / 1024:8.1f} kB  {name}")
    print(f"{total / 1024:8.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
