"""The trick game among computer players: all games end, by both lengths, and are repeated."""

from __future__ import annotations

from typing import Any

import pytest

from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.state import Options
from yournightmare.players.player import levels_of, player_of
from yournightmare.players.simulate import options_of, play_out, simulate


@pytest.mark.parametrize("seats", TRICKS.seats)
@pytest.mark.parametrize("until_total", [False, True])
def test_case_c2_every_level_finishes(seats: int, until_total: bool) -> None:
    for level in levels_of("tricks"):
        player = player_of("tricks", level)
        for number in range(5):
            options = Options(until_total=until_total, total=20)
            state, _ = play_out(TRICKS, options, seats, player, 3, number)
            result = TRICKS.result(state)
            assert result is not None
            assert (max(result.points) >= 20) or not until_total


def test_a_seed_fixes_all_figures_but_the_speed() -> None:
    def figures(seed: int) -> Any:
        found = simulate("tricks", 10, seed, seats=4, level="random")
        assert found["levels"]["random"].pop("decisions_per_second") >= 0
        return found

    first = figures(7)
    assert figures(7) == first
    assert figures(8) != first
    assert first["levels"]["random"]["reasons"] == {"rounds": 1.0, "total": 0.0}


def test_options_by_words() -> None:
    assert options_of(TRICKS, {"until_total": "yes", "total": "40"}) == Options(True, 40)
    with pytest.raises(ValueError, match=r"options\.total"):
        options_of(TRICKS, {"total": "many"})
    with pytest.raises(ValueError, match=r"options\.total"):
        simulate("tricks", 1, 1, options={"total": "61"})
