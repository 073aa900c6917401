"""The sounds: the same each time, alike in loudness, without clicks, and small."""

from __future__ import annotations

import wave

import numpy as np
import pytest
from art.sounds import record
from art.sounds.recipes import RECIPES
from art.sounds.tones import RATE
from numpy.typing import NDArray

MOST_BYTES = 700_000


def samples(name: str) -> NDArray[np.float64]:
    with wave.open(str(record.TARGET / f"{name}.wav")) as file:
        assert file.getnchannels() == 1
        assert file.getsampwidth() == 2
        assert file.getframerate() == RATE
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32767


def test_all_together_are_small() -> None:
    files = list(record.TARGET.iterdir())
    assert {file.name for file in files} == {f"{name}.wav" for name in RECIPES}
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_what_its_recipe_makes(name: str) -> None:
    """But for what another machine's arithmetic rounds differently."""
    made = record.made(name)
    assert len(made) == len(samples(name))
    assert np.abs(made - samples(name)).max() < 0.001


@pytest.mark.parametrize("name", RECIPES)
def test_it_is_neither_too_loud_nor_too_soft(name: str) -> None:
    made = samples(name)
    assert np.abs(made).max() <= record.PEAK + 0.001
    softer = record.SOFTER.get(name, 1.0)
    assert 0.04 * softer < record.loudness(made) <= record.LOUDNESS * softer * 1.01


@pytest.mark.parametrize("name", RECIPES)
def test_it_begins_and_ends_softly(name: str) -> None:
    made = samples(name)
    assert abs(made.mean()) < 0.0005
    edge = round(0.001 * RATE)
    assert np.abs(made[:edge]).max() < 0.12
    assert np.abs(made[-edge:]).max() < 0.005
    assert abs(made[0]) < 0.001
    assert abs(made[-1]) < 0.001


def test_a_name_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert record.main(["thunder"]) == 1
    assert "thunder" in capsys.readouterr().out
