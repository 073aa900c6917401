"""`simulate`: equal seeds give equal figures, the figures are right, and odd wishes are refused."""

from __future__ import annotations

import json
import statistics
from typing import Any

import msgspec
import pytest

from tests.players.test_levels import ODD_BOARDS, STANDARD
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.state import Cause, View, view_of
from yournightmare.players.endless.ends import REASONS, reason_of
from yournightmare.players.player import levels_of, player_of
from yournightmare.players.simulate import options_of, play_out, shipped_board, simulate


def without_speed(figures: dict[str, Any]) -> dict[str, Any]:
    for level in figures["levels"].values():
        assert level.pop("decisions_per_second") >= 0
    return figures


def test_a_seed_fixes_all_figures_but_the_speed() -> None:
    first = without_speed(simulate("endless", 60, 7, level="careful"))
    assert without_speed(simulate("endless", 60, 7, level="careful")) == first
    assert without_speed(simulate("endless", 60, 8, level="careful")) != first
    assert json.loads(json.dumps(first)) == first


def test_without_a_level_all_play_and_each_as_if_alone() -> None:
    together = without_speed(simulate("endless", 3, 7))
    assert tuple(together["levels"]) == levels_of("endless")
    for level in levels_of("endless"):
        alone = without_speed(simulate("endless", 3, 7, level=level))
        assert alone["levels"] == {level: together["levels"][level]}


def test_figures_are_those_of_the_games() -> None:
    figures = simulate("endless", 101, 5, level="careful")
    ends = [
        play_out(ENDLESS, STANDARD, 1, player_of("endless", "careful"), 5, n) for n in range(101)
    ]
    points = sorted(state.score for state, _ in ends)
    level = figures["levels"]["careful"]
    assert figures["options"]["board"] == "standard"
    assert (figures["game"], figures["games"], figures["seed"]) == ("endless", 101, 5)
    assert level["mean"] == round(statistics.fmean(points), 3)
    assert level["median"] == points[50]
    assert level["p90"] == points[90]
    assert level["p99"] == points[99]
    assert level["max"] == points[100]
    assert level["places"] == {"1": 1.0}
    assert level["decisions"] == sum(made for _, made in ends)
    assert tuple(level["reasons"]) == REASONS
    assert sum(level["reasons"].values()) == pytest.approx(1)
    assert level["reasons"]["mind"] == sum(s.causes[0] is Cause.MIND for s, _ in ends) / 101


def ended(**changes: Any) -> View:
    state, _ = play_out(ENDLESS, STANDARD, 1, player_of("endless", "random"), 1, 0)
    return msgspec.structs.replace(view_of(state), **changes)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"progress": 5, "shadow": 6, "phase": 4}, "shadow caught up"),
        ({"progress": 5, "shadow": 5, "phase": 4}, "shadow caught up"),
        ({"progress": 5, "shadow": 6, "phase": 3}, "walked back into the shadow"),
        ({"progress": 5, "shadow": 5, "phase": 2}, "walked back into the shadow"),
        ({"progress": 30, "shadow": 6, "phase": 3}, "ran into the shadow from behind"),
        ({"progress": 30, "shadow": 4, "phase": 3}, "ran into the shadow from behind"),
    ],
)
def test_the_shadows_three_ends_are_told_apart(changes: dict[str, Any], reason: str) -> None:
    assert reason_of(ended(causes=(Cause.SHADOW, Cause.MIND), **changes)) == reason


def test_other_ends_go_by_the_first_cause_named() -> None:
    assert reason_of(ended(causes=(Cause.MIND, Cause.BRAVERY))) == "mind"
    assert reason_of(ended(causes=(Cause.NIGHTMARE,))) == "nightmare"
    with pytest.raises(ValueError, match="not over"):
        reason_of(ended(causes=()))


def test_options_by_word_value_and_board() -> None:
    figures = simulate(
        "endless", 5, 1, level="random", options={"veterans": "yes", "strategist": True}
    )
    assert figures["options"] == {
        "board": "standard",
        "strategist": True,
        "veterans": True,
        "own_dice": False,
    }
    odd = ODD_BOARDS["smallest circle"]
    assert (
        simulate("endless", 5, 1, level="random", options={"board": odd})["options"]["board"]
        == "odd"
    )
    assert options_of(ENDLESS, {"board": "standard"}).board == shipped_board()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game_id": "chess"}, "game: there is no 'chess'"),
        ({"games": 0}, "games: at least 1"),
        ({"seed": -1}, "seed: it lies between"),
        ({"seed": 1 << 63}, "seed: it lies between"),
        ({"seats": 2}, "seats: endless is not played by 2"),
        ({"level": "perfect"}, "level: there is no 'perfect'"),
        ({"options": {"colour": "red"}}, "options: there is no option 'colour'"),
        ({"options": {"veterans": "perhaps"}}, "options.veterans: it is true or false"),
        ({"options": {"board": "../standard"}}, "options.board: no board '../standard'"),
    ],
)
def test_odd_wishes_are_refused_in_one_plain_line(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match="^" + words) as caught:
        simulate(**{"game_id": "endless", "games": 1, "seed": 1, **wish})
    assert "\n" not in str(caught.value)


def test_an_unsound_board_is_refused_with_its_field() -> None:
    board = shipped_board()
    large = msgspec.structs.replace(board.circle, fields=61)
    unsound = msgspec.structs.replace(board, circle=large)
    with pytest.raises(ValueError, match=r"board\.circle\.fields"):
        simulate("endless", 1, 1, options={"board": unsound})
