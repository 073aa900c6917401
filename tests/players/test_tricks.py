"""The trick game among computer players: what they see, what they choose, and that games end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from tests.games.tricks.hook import others_secrets
from tests.games.tricks.setting import cards, dealt, facing, place, trick
from yournightmare.games.chance import SeededChance
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.cards import deck, value_of
from yournightmare.games.tricks.decisions import STACK, Decision, PlaceScared
from yournightmare.games.tricks.state import Awaiting, Options, State, View
from yournightmare.players.player import (
    Level,
    PatientPlayer,
    Player,
    levels_of,
    never,
    player_of,
)
from yournightmare.players.simulate import options_of, play_out, simulate
from yournightmare.players.tricks.belief import positions, worlds_of
from yournightmare.players.tricks.habits import SHAPES, habits_of
from yournightmare.players.tricks.hard import PORTION, Hard, advise, chances
from yournightmare.players.tricks.practice import beginning, practise

FEW = 60
"""Playouts where only the way matters, not how well it is gone."""


def quick(level: Level) -> Player[View, Decision]:
    """Return a level's player; *hard* with few playouts."""
    return PatientPlayer(Hard(FEW)) if level == "hard" else player_of("tricks", level)


def tables(seed: int, seats: int, level: Level = "normal") -> Iterator[State]:
    """Yield the states of a game in which somebody has to choose."""
    chance, mood = SeededChance(seed), Random(seed)
    state = TRICKS.start(Options(), seats, chance).state
    while waiting := TRICKS.waiting(state):
        seat = waiting[-1]
        legal = TRICKS.legal(state, seat)
        if len(legal) > 1:
            yield state
        decision = quick(level).choose(TRICKS.view(state, seat), legal, mood)
        state = TRICKS.play(state, decision, chance).state


def test_the_levels_are_known_to_the_type_checker() -> None:
    assert levels_of("tricks") == ("random", "easy", "normal", "hard")
    assert set(levels_of("tricks")) <= set(get_args(Level))


@pytest.mark.parametrize("seats", TRICKS.seats)
@pytest.mark.parametrize("until_total", [False, True])
def test_case_c2_every_level_finishes(seats: int, until_total: bool) -> None:
    for level in levels_of("tricks"):
        for number in range(1 if level == "hard" else 5):
            options = Options(until_total=until_total, total=20)
            state, _ = play_out(TRICKS, options, seats, quick(level), 3, number)
            result = TRICKS.result(state)
            assert result is not None
            assert (max(result.points) >= 20) or not until_total


@pytest.mark.parametrize("level", levels_of("tricks"))
def test_case_c2_a_score_sheet_comes_to_an_end_too(level: Level) -> None:
    """Nobody has a computer player keep it, but `simulate` may be asked to (R-A5)."""
    state, _ = play_out(TRICKS, Options(score_sheet=True), 3, quick(level), 3, 1)
    assert TRICKS.result(state) is not None
    sheet = TRICKS.start(Options(score_sheet=True), 3, SeededChance(1)).state
    holder = TRICKS.view(sheet, sheet.holder)
    assert advise(holder, TRICKS.legal(sheet, sheet.holder), Random(1)) == []


@pytest.mark.parametrize("level", levels_of("tricks"))
@pytest.mark.parametrize("seats", TRICKS.seats)
def test_others_secrets_change_no_choice(level: Level, seats: int) -> None:
    """Two worlds that look alike to a seat, and equal luck, give the same choice."""
    player, compared = quick(level), 0
    for number, state in enumerate(tables(seats, seats)):
        if number % (11 if level == "hard" else 3):
            continue
        seat = TRICKS.waiting(state)[-1]
        view, legal = TRICKS.view(state, seat), TRICKS.legal(state, seat)
        chosen = player.choose(view, legal, Random(number))
        assert chosen in legal
        for other in others_secrets(state, seat):
            seen = TRICKS.view(other, seat)
            assert seen == view
            assert player.choose(seen, TRICKS.legal(other, seat), Random(number)) == chosen
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", TRICKS.seats)
def test_worlds_agree_with_the_view(seats: int) -> None:
    """Cards are conserved, one's own secrets are as they are, and nobody's Scared is nowhere."""
    rng, habits = np.random.default_rng(seats), habits_of(seats)
    for number, state in enumerate(tables(7 + seats, seats, "easy")):
        if number % 3:
            continue
        seat = TRICKS.waiting(state)[-1]
        worlds = worlds_of(TRICKS.view(state, seat), 40, habits, rng)
        table = [card for play in state.trick for card in play.cards]
        hidden = sorted(value_of(c) for c in deck(seats) if c not in {*state.played, *table})
        for world in range(40):
            lying = np.repeat(np.arange(10), worlds.hands[world].sum(axis=0))
            assert sorted([*lying, *worlds.pile[world]]) == hidden
        assert (worlds.held == [len(hand) for hand in state.hands]).all()
        own = np.bincount([value_of(c) for c in state.hands[seat]], minlength=10)
        assert (worlds.hands[:, seat] == own).all()
        if state.awaiting is Awaiting.PLAY:
            assert (worlds.scared[:, seat] == state.scared[seat]).all()
            assert (worlds.turn == seat).all()
        assert (worlds.scared >= 1).all()
        assert (worlds.scared <= worlds.left).all()


@pytest.mark.parametrize("seats", TRICKS.seats)
def test_the_truth_is_never_thought_impossible(seats: int) -> None:
    """Where Scared was put, and where it lies by now, is among what a seat believes."""
    habits = habits_of(seats)
    for seed in range(6):
        for state in tables(seed, seats, "random"):
            if state.awaiting is not Awaiting.PLAY:
                continue
            view = TRICKS.view(state, state.turn)
            for other in range(seats):
                if other != state.turn:
                    weights, now = positions(view, other, habits)
                    put = state.put[other]
                    assert weights.sum() == pytest.approx(1)
                    assert weights[put] > 0
                    assert now[put] == state.scared[other]


def test_the_tables_are_whole() -> None:
    for seats in TRICKS.seats:
        for table, shape in zip(habits_of(seats), SHAPES, strict=True):
            assert table.shape == shape
            assert np.isfinite(table).all()


def test_practice_makes_whole_tables_and_the_same_again() -> None:
    """Only a beginner's: those that are shipped took more turns (`players.tricks.practice`)."""
    first, again = (practise(3, beginning(), 1, np.random.default_rng(1)) for _ in range(2))
    for table, same, shape in zip(first, again, SHAPES, strict=True):
        assert table.shape == shape
        assert np.isfinite(table).all()
        assert (table == same).all()
    one, two, three = first.ends[1:4]
    assert one < two < three, "the more cards are turned over, the sooner Scared is met"


def deciding(level: Level, state: State, seed: int = 1) -> Decision:
    (seat,) = TRICKS.waiting(state)
    legal = TRICKS.legal(state, seat)
    return player_of("tricks", level).choose(TRICKS.view(state, seat), legal, Random(seed))


sound = pytest.mark.parametrize("level", ["normal", "hard"])


@sound
def test_with_scared_on_top_it_stays_out_of_the_trick(level: Level) -> None:
    state = facing("3489", "2778", "1689", scared=(2, 2, 1))
    state = trick(state, "4", "7").state
    assert deciding(level, state) == cards(2, "6"), "the highest that loses"


@sound
def test_with_safe_cards_the_last_takes_the_trick(level: Level) -> None:
    """This one and the next, which it plays alone: then Scared lies on top, and counts double."""
    state = trick(facing("4", "7", "99", scared=(2, 2, 3)), "4", "7").state
    assert deciding(level, state) == cards(2, "9")


@sound
def test_the_last_card_of_a_hunt_is_turned_over(level: Level) -> None:
    """Scared was put at 7 and is the only card left: winning this trick is Paranoia (R-M11)."""
    state = facing("34", "27", "19", scared=(2, 2, 1), left=(7, 7, 1), put=(2, 2, 7))
    state = trick(state, "4", "7").state
    assert deciding(level, state) == cards(2, "9")


def test_hard_hunts_with_a_mighty_hand_only() -> None:
    for hand, bottom in (("088889999", True), ("111122334", False)):
        state = msgspec.structs.replace(
            facing(hand, "233455566", "244556677"), awaiting=Awaiting.PLACING, put=(0, 1, 1)
        )
        chosen = deciding("hard", state)
        assert isinstance(chosen, PlaceScared)
        assert (chosen.position == STACK) is bottom


def test_advice_tells_what_is_certain() -> None:
    state = facing("39", "27", "16", scared=(1, 2, 2), left=(7, 7, 7))
    view, legal = TRICKS.view(state, 0), TRICKS.legal(state, 0)
    told = {outcome.decision: outcome for outcome in advise(view, legal, Random(3), 400)}
    assert set(told) == set(legal)
    nine = told[cards(0, "9")]
    assert (nine.trick, nine.scared, nine.points) == (1.0, 1.0, 0.0), "nothing beats it here"
    assert told[cards(0, "3")].scared < 1
    for outcome in told.values():
        assert outcome.playouts == 200
        assert 0 <= outcome.paranoia <= outcome.scared <= 1
        assert 0 <= outcome.trick <= 1
        assert 0 <= outcome.points <= 12


def test_advice_for_a_placing_weighs_all_places() -> None:
    state = dealt(4)
    told = advise(TRICKS.view(state, 1), TRICKS.legal(state, 1), Random(3), 700)
    assert {outcome.decision for outcome in told} == {PlaceScared(1, n) for n in range(1, 8)}
    assert [o.worth for o in told] == sorted((o.worth for o in told), reverse=True)


def test_in_a_hurry_advice_ends_with_its_portion() -> None:
    """Every decision is still told of, as often as every other; more time, more playouts."""
    state = facing("39", "27", "16", scared=(1, 2, 2), left=(7, 7, 7))
    view, legal = TRICKS.view(state, 0), TRICKS.legal(state, 0)
    whole = advise(view, legal, Random(3), 2000)
    assert {outcome.playouts for outcome in whole} == {1000}
    answers = iter((False, True))
    for portions, hurry in ((1, lambda: True), (2, lambda: next(answers))):
        told = advise(view, legal, Random(3), 2000, hurry)
        assert {outcome.decision for outcome in told} == set(legal)
        assert {outcome.playouts for outcome in told} == {portions * PORTION // 2}
    assert advise(view, legal, Random(3), 2000, never) == whole, "equal seeds, equal figures"


def test_case_c5_late_decisions_are_played_out_no_more_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The playouts of a decision never pass the level's number, early or late in a long game."""
    from yournightmare.players.tricks import hard

    made: list[int] = []
    play_on = hard.Search.play_out

    def counted(search: hard.Search, choices: Sequence[int], size: int) -> None:
        made.append(len(choices) * size)
        play_on(search, choices, size)

    monkeypatch.setattr(hard.Search, "play_out", counted)
    state = next(s for s in tables(5, 4) if s.awaiting is Awaiting.PLAY)
    for rounds in (0, 40):
        late = msgspec.structs.replace(state, scores=((1, 0, 0, 0),) * rounds, round=rounds + 1)
        made.clear()
        legal = TRICKS.legal(late, late.turn)
        Hard(500)(TRICKS.view(late, late.turn), legal, Random(1))
        assert 250 <= sum(made) <= 500


def test_in_a_hurry_the_best_so_far_is_taken() -> None:
    state = place(dealt(3), 2, 2, 2)
    legal, asked = TRICKS.legal(state, state.turn), []

    def hurry() -> bool:
        asked.append(True)
        return True

    player = player_of("tricks", "hard")
    assert player.choose(TRICKS.view(state, state.turn), legal, Random(1), hurry) in legal
    assert len(asked) == 1


def chance_of(scores: tuple[int, ...], round: int, **options: Any) -> list[float]:
    state = msgspec.structs.replace(
        dealt(3, Options(**options)), round=round, scores=((5, 5, 0),) * (round - 1)
    )
    found = chances(TRICKS.view(state, 0), np.array([scores]))[0]
    return list(found.tolist())


def test_in_the_last_round_only_winning_counts() -> None:
    assert chance_of((3, 1, 9), 6) == [1, 0, 0]
    assert chance_of((3, 3, 9), 6) == [0.5, 0.5, 0], "a shared win counts in parts (R-A4)"
    first, second, third = chance_of((3, 1, 2), 2)
    assert 1 > first > second > third > 0
    assert chance_of((3, 1, 0), 6, until_total=True, total=28) == [1, 0, 0]
    assert max(chance_of((2, 1, 0), 6, until_total=True, total=28)) < 1


def test_case_c6_a_state_does_not_type_check_as_a_view(tmp_path: Path) -> None:
    good = (
        "from random import Random\n"
        "from yournightmare.games.tricks.decisions import Decision\n"
        "from yournightmare.games.tricks.state import State, view_of\n"
        "from yournightmare.players.player import player_of\n"
        "from yournightmare.players.thinking import Thinker\n"
        "from yournightmare.players.tricks.hard import advise\n"
        "def choose(state: State, legal: tuple[Decision, ...]) -> Decision:\n"
        "    advise(view_of(state, 0), legal, Random(1))\n"
        "    Thinker().think('tricks', 'hard', view_of(state, 0), legal, 1, print)\n"
        "    return player_of('tricks', 'hard').choose(view_of(state, 0), legal, Random(1))\n"
    )
    snippet = tmp_path / "snippet.py"
    bad = good.replace("view_of(state, 0)", "state").replace("def choose", "def bad")
    snippet.write_text(good + bad)
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(snippet)],
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line for line in run.stdout.splitlines() if "snippet.py" in line and "error" in line]
    assert len([line for line in errors if 'incompatible type "State"' in line]) == 3, run.stdout
    assert all(int(line.split(":")[1]) > good.count("\n") for line in errors), run.stdout


def test_each_level_beats_the_one_below() -> None:
    for levels in ("normal,easy,easy,easy", "easy,random,random,random"):
        figures = simulate("tricks", 40, 5, options={"levels": levels})["levels"]
        single, others = figures.values()
        assert single["mean"] > others["mean"]


def test_a_mixed_table_is_named_in_the_options() -> None:
    figures = simulate("tricks", 2, 1, options={"levels": "normal,easy,random"})
    assert figures["seats"] == 3
    assert figures["options"]["levels"] == "normal,easy,random"
    assert list(figures["levels"]) == ["normal", "easy", "random"]


def test_a_seed_fixes_all_figures_but_the_speed() -> None:
    def figures(seed: int) -> Any:
        found = simulate("tricks", 10, seed, seats=4, level="random")
        assert found["levels"]["random"].pop("decisions_per_second") >= 0
        return found

    first = figures(7)
    assert figures(7) == first
    assert figures(8) != first
    assert first["levels"]["random"]["reasons"] == {"rounds": 1.0, "total": 0.0}


def test_hard_chooses_the_same_again() -> None:
    state = place(dealt(4), 2, 3, 4, 5)
    chosen = {deciding("hard", state, 5) for _ in range(3)}
    assert len(chosen) == 1


def test_options_by_words() -> None:
    assert options_of(TRICKS, {"until_total": "yes", "total": "40"}) == Options(True, 40)
    with pytest.raises(ValueError, match=r"options\.total"):
        options_of(TRICKS, {"total": "many"})
    with pytest.raises(ValueError, match=r"options\.total"):
        simulate("tricks", 1, 1, options={"total": "61"})
