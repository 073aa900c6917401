"""Computer players: they finish, repeat themselves, look at views only, and grow in strength.

Cases C2 (all games end), C3 (a single legal decision), C5 (late decisions cost no more), C6 (a
state is no view).
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from yournightmare.games.chance import SeededChance
from yournightmare.games.endless import ENDLESS, outlook
from yournightmare.games.endless.board import Board, Circle, ShadowRow, Track, Tracks, faults
from yournightmare.games.endless.decisions import (
    ACTIONS,
    FORCED_MOVEMENT,
    LEAVE,
    THROW,
    Action,
    ChooseAction,
)
from yournightmare.games.endless.state import Awaiting, Options, State, view_of
from yournightmare.games.game import GAME_IDS
from yournightmare.players.endless import strong, value
from yournightmare.players.player import LEVELS, Level, levels_of, player_of
from yournightmare.players.simulate import play_out, shipped_board

STANDARD = Options(board=shipped_board())


def board(
    *,
    fields: int = 24,
    behind: int = 12,
    highest: int = 6,
    mind: int = 5,
    bravery: int = 6,
    survived: int = 12,
    table: tuple[tuple[int, int], ...] = ((4, 0), (1, 1), (-99, 2)),
) -> Board:
    track = Track(0, highest, 0)
    made = Board(
        name="odd",
        circle=Circle(fields, behind),
        tracks=Tracks(
            survived=Track(0, survived, 0),
            horrors=track,
            spells=track,
            mind=Track(0, max(mind, 1), mind),
            fear=track,
            mantras=track,
            bravery=Track(0, max(bravery, 1), bravery),
        ),
        shadow_table=tuple(ShadowRow(start, eyes) for start, eyes in table),
    )
    assert not faults(made)
    return made


ODD_BOARDS = {
    "smallest circle": board(fields=6, behind=1),
    "largest circle": board(fields=60, behind=59),
    "a Shadow that stands still": board(fields=60, behind=1, table=((-99, 0),)),
    "a Shadow that leaps a lap": board(table=((-99, 24),)),
    "longest tracks": board(highest=20, mind=20, bravery=20, survived=20),
    "shortest tracks": board(highest=1, mind=1, bravery=1, survived=1),
}


def states(options: Options, seed: int, level: Level = "random") -> Iterator[State]:
    """Yield each state of one game in which a decision is owed."""
    chance = SeededChance(seed)
    player, mood = player_of("endless", level), Random(seed)
    state: State = ENDLESS.start(options, 1, chance).state
    while ENDLESS.waiting(state):
        yield state
        decision = player.choose(view_of(state), ENDLESS.legal(state, 0), mood)
        state = ENDLESS.play(state, decision, chance).state


def test_every_game_has_levels_weakest_first() -> None:
    for game_id in GAME_IDS:
        levels = levels_of(game_id)
        assert levels == tuple(level for level in LEVELS if level in levels)
        assert levels[0] == "random"
    assert levels_of("endless") == ("random", "careful", "strong")
    assert levels_of("worst") == ("random", "careful", "normal", "strong")
    with pytest.raises(KeyError):
        levels_of("chess")
    with pytest.raises(KeyError):
        player_of("endless", "perfect")


@pytest.mark.parametrize(("level", "games"), [("random", 600), ("careful", 300), ("strong", 12)])
def test_case_c2_seeded_games_of_computers_only_all_end(level: Level, games: int) -> None:
    player = player_of("endless", level)
    for number in range(games):
        state, _ = play_out(ENDLESS, STANDARD, 1, player, 11, number)
        assert ENDLESS.result(state) is not None


@pytest.mark.parametrize("level", levels_of("endless"))
@pytest.mark.parametrize("name", ODD_BOARDS)
def test_every_level_finishes_on_odd_boards(level: Level, name: str) -> None:
    player = player_of("endless", level)
    for number in range(1 if level == "strong" else 4):
        state, _ = play_out(ENDLESS, Options(board=ODD_BOARDS[name]), 1, player, 3, number)
        assert ENDLESS.result(state) is not None


@pytest.mark.parametrize("level", levels_of("endless"))
@pytest.mark.parametrize("strategist", [False, True])
@pytest.mark.parametrize("veterans", [False, True])
def test_every_level_finishes_with_all_options(
    level: Level, strategist: bool, veterans: bool
) -> None:
    options = Options(STANDARD.board, strategist=strategist, veterans=veterans, own_dice=True)
    player = player_of("endless", level)
    for number in range(2 if level == "strong" else 20):
        state, _ = play_out(ENDLESS, options, 1, player, 5, number)
        assert ENDLESS.result(state) is not None


@pytest.mark.parametrize("level", levels_of("endless"))
def test_equal_view_and_rng_give_an_equal_choice(level: Level) -> None:
    player = player_of("endless", level)
    for seed in range(3):
        for state in states(STANDARD, seed):
            legal = ENDLESS.legal(state, 0)
            view = view_of(state)
            # The same view from another encoding: no choice hangs on an object's identity.
            again = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=ENDLESS.View)
            first = player.choose(view, legal, Random(seed))
            player.choose(view_of(state), legal, Random(seed + 1))
            assert player.choose(again, tuple(legal), Random(seed)) == first
            assert first in legal
            assert ENDLESS.refusal(state, first) is None


@pytest.mark.parametrize("level", levels_of("endless"))
def test_choosing_draws_from_its_own_rng_alone(level: Level) -> None:
    import random

    player = player_of("endless", level)
    random.seed(1)
    before = random.getstate()
    for state in states(STANDARD, 4):
        player.choose(view_of(state), ENDLESS.legal(state, 0), Random(4))
    assert random.getstate() == before


@pytest.mark.parametrize("level", levels_of("endless"))
def test_case_c3_a_single_legal_decision_is_returned_at_once(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(next(states(STANDARD, 1)))
    player = player_of("endless", level)
    monkeypatch.setattr(strong, "Estimate", None)  # thinking would fail
    rng = Random(1)
    before = rng.getstate()
    assert player.choose(view, (THROW,), rng) is THROW
    assert player.choose(view, FORCED_MOVEMENT, rng) is FORCED_MOVEMENT[0]
    assert rng.getstate() == before
    with pytest.raises(ValueError, match="nothing to choose"):
        player.choose(view, (), rng)


def test_case_c5_late_decisions_look_no_further_than_early_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = 0
    foresee = outlook.foresee

    def counted(*args: object, **named: object) -> object:
        nonlocal played
        played += 1
        return foresee(*args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(strong, "foresee", counted)
    monkeypatch.setattr(value, "foresee", counted)
    player = player_of("endless", "strong")
    counts: list[int] = []
    for state in states(STANDARD, 6, "careful"):
        late = msgspec.structs.replace(state, round=state.round + 250)
        for each in (state, late):
            played = 0
            player.choose(view_of(each), ENDLESS.legal(each, 0), Random(1))
            counts.append(played)
    assert counts[::2] == counts[1::2]
    # 30 choices: 6 rolls, each left or paid for, and a roll beforehand to see how far they reach.
    assert 30 < max(counts) <= 30 * (6 * 3 + 2)
    assert len(counts) >= 40


def test_case_c6_a_state_does_not_type_check_as_a_view(tmp_path: Path) -> None:
    snippet = tmp_path / "snippet.py"
    good = (
        "from random import Random\n"
        "from yournightmare.games.endless.decisions import Decision\n"
        "from yournightmare.games.endless.state import State, view_of\n"
        "from yournightmare.players.endless.value import value\n"
        "from yournightmare.players.player import player_of\n"
        "def choose(state: State, legal: tuple[Decision, ...]) -> Decision:\n"
        "    value(view_of(state))\n"
        "    return player_of('endless', 'strong').choose(view_of(state), legal, Random(1))\n"
    )
    snippet.write_text(
        good + good.replace("view_of(state)", "state").replace("def choose", "def bad")
    )
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(snippet)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line for line in run.stdout.splitlines() if "snippet.py" in line and "error" in line]
    wrong = [line for line in errors if 'incompatible type "State"' in line]
    assert len(wrong) == 2, run.stdout + run.stderr
    assert all("[arg-type]" in line for line in wrong)
    assert all(int(line.split(":")[1]) > good.count("\n") for line in errors), run.stdout


def test_levels_stand_in_order_of_strength() -> None:
    means = {}
    for level, games in (("random", 400), ("careful", 400), ("strong", 60)):
        player = player_of("endless", level)
        scores = []
        for number in range(games):
            result = ENDLESS.result(play_out(ENDLESS, STANDARD, 1, player, 7, number)[0])
            assert result is not None
            scores.append(result.points[0])
        means[level] = sum(scores) / games
    assert means["random"] + 10 < means["careful"]
    assert means["careful"] + 3 < means["strong"]


def test_strong_sees_what_a_beginner_would_see() -> None:
    """Positions with one plainly right answer."""
    base = next(s for s in states(STANDARD, 2) if s.awaiting is Awaiting.ACTION)
    player = player_of("endless", "strong")

    def action(**changes: object) -> Action:
        # Decay begins with 7 steps to go; it has no ability's die and takes no points.
        state = msgspec.structs.replace(base, nightmare="decay", nightmare_round=2, **changes)
        chosen = player.choose(view_of(state), ACTIONS, Random(1))
        assert isinstance(chosen, ChooseAction)
        return chosen.action

    calm = {"fear": 0, "horrors": 0, "spells": 2, "mantras": 2, "bravery": 6, "mind": 5}
    near = {**calm, "began": 0, "progress": 5, "end": 7, "shadow": 4}
    assert action(**near) is Action.MOVEMENT
    mad = {**calm, "horrors": 4, "mind": 3, "began": 0, "progress": 1, "end": 7, "shadow": -11}
    assert action(**mad) is Action.DEFYING_HORRORS


def test_random_never_pays_mind() -> None:
    player = player_of("endless", "random")
    for seed in range(20):
        for state in states(STANDARD, seed):
            if state.awaiting is Awaiting.MIND:
                choice = player.choose(view_of(state), ENDLESS.legal(state, 0), Random(seed))
                assert choice == LEAVE
