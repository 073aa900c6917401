"""Your Worst Nightmare among computer players: all games end, by any options, and are repeated."""

from __future__ import annotations

from typing import Any

import pytest

from yournightmare.games.worst import WORST
from yournightmare.games.worst.state import End, Options, Targets
from yournightmare.players.player import levels_of, player_of
from yournightmare.players.simulate import options_of, play_out, shipped_deck, simulate


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("end", End)
@pytest.mark.parametrize("targets", Targets)
def test_case_c2_every_level_finishes(seats: int, end: End, targets: Targets) -> None:
    options = Options(deck=shipped_deck(20), end=end, targets=targets)
    for level in levels_of("worst"):
        player = player_of("worst", level)
        for number in range(10):
            state, decisions = play_out(WORST, options, seats, player, 3, number)
            result = WORST.result(state)
            assert result is not None
            assert max(result.points) >= 13
            assert decisions == played(state)


def played(state: Any) -> int:
    """Return how many decisions the rounds took when nobody reopened a sheet."""
    whole: int = (1 + 2 * state.seats) * len(state.past)
    return whole + (1 + state.seats + len(state.readings) if state.fears else 0)


def test_a_seed_fixes_all_figures_but_the_speed() -> None:
    def figures(seed: int) -> Any:
        found = simulate("worst", 40, seed, seats=3, level="random")
        assert found["levels"]["random"].pop("decisions_per_second") >= 0
        return found

    first = figures(7)
    assert figures(7) == first
    assert figures(8) != first
    assert first["options"] == {
        "deck": len(shipped_deck()),
        "oldest": 0,
        "target": 13,
        "end": "first to target",
        "targets": "cycle",
        "own_cards": False,
    }
    assert first["levels"]["random"]["reasons"] == {"first to target": 1.0, "finish the round": 0.0}


def test_options_by_words() -> None:
    words = {"deck": "12", "target": "5", "end": "finish the round", "oldest": 1}
    assert options_of(WORST, {**words, "targets": "free afterwards", "own_cards": "no"}) == Options(
        deck=shipped_deck(12),
        target=5,
        end=End.ROUND,
        oldest=1,
        targets=Targets.FREE_AFTERWARDS,
    )
    assert options_of(WORST, {"deck": ("a", "b")}).deck == ("a", "b")
    assert options_of(WORST, {"own_cards": "yes"}) == Options(own_cards=True)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"deck": "7"}, "options.deck: it has 8 to 1000 cards, not 7"),
        ({"deck": "100000"}, "options.deck: .* cards are shipped, not 100000"),
        ({"deck": "mine"}, "options.deck: it is a whole number, not 'mine'"),
        ({"target": "thirteen"}, "options.target: it is a whole number"),
        ({"target": "4"}, "options.target: it lies between 5 and 30"),
        ({"oldest": "2"}, "options.oldest: no seat 2"),
        ({"end": "never"}, "options.end: it is 'first to target' or 'finish the round', not"),
        ({"own_cards": "perhaps"}, "options.own_cards: it is true or false"),
    ],
)
def test_odd_options_are_refused_with_the_field(options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        simulate("worst", 1, 1, level="random", options=options)
