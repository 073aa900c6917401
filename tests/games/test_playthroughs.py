"""Each game's golden playthrough: the same seed, the same game, line by line (R-A2, HO-1.2)."""

from __future__ import annotations

import pytest

from tests.games.playthrough import FOLDER, playthrough
from yournightmare.games.game import GAME_IDS


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_playthrough_is_as_written(game_id: str) -> None:
    """Write it anew, after a change that is meant, with `python -m tests.games.playthrough`."""
    file = FOLDER / f"{game_id}.txt"
    assert file.is_file(), f"{game_id} has no golden playthrough yet"
    golden = file.read_text(encoding="utf-8").split("\n")
    played = list(playthrough(game_id))
    for number, (was, now) in enumerate(zip(golden, played, strict=False), 1):
        assert now == was, f"{file.name}, line {number}"
    assert len(played) == len(golden)


def test_no_playthrough_without_its_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAME_IDS)
