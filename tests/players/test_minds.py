"""Computer people at the table: they are their persona, learn from views alone, and guess legally.

Cases C2, C5, C6 and H1, as far as they concern these players.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bench.bench_learning import four_by_four, table
from tests.games import test_conformance
from tests.games.hooks import HOOKS
from yournightmare.games.chance import SeededChance
from yournightmare.games.worst import WORST
from yournightmare.games.worst.choices import Sheets
from yournightmare.games.worst.decisions import Ranking, SealSheet, TurnOver
from yournightmare.games.worst.state import Awaiting, Options, Reading, Round, State, Targets, View
from yournightmare.players.player import Player, levels_of, player_of
from yournightmare.players.simulate import players_at, shipped_deck, simulate
from yournightmare.players.worst import minds, personas, player_for
from yournightmare.players.worst.belief import Belief, belief_of
from yournightmare.players.worst.cards import themes_of
from yournightmare.players.worst.minds import by_themes, told, usual_persona
from yournightmare.players.worst.personas import taste_of

LEVELS = levels_of("worst")
OPTIONS = Options(deck=shipped_deck(), target=30)


def game(seed: int, seats: int = 3, level: str = "strong") -> Iterator[State]:
    """Yield each state of a game among computer people."""
    chance, mood = SeededChance(seed), Random(seed)
    players = players_at(WORST, [level] * seats, seed, 0)
    state: State = WORST.start(OPTIONS, seats, chance).state
    while waiting := WORST.waiting(state):
        yield state
        seat = waiting[0]
        decision = players[seat].choose(WORST.view(state, seat), WORST.legal(state, seat), mood)
        state = WORST.play(state, decision, chance).state


def sheets(seed: int, seats: int = 3) -> list[tuple[State, int]]:
    """States in which a seat has to write, with that seat."""
    return [
        (state, WORST.waiting(state)[0])
        for state in game(seed, seats)
        if state.awaiting is Awaiting.SHEETS
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_equal_view_and_rng_give_an_equal_legal_choice(level: str) -> None:
    player = player_for(level, "juno", 3)
    for state, seat in sheets(1)[::5]:
        view, legal = WORST.view(state, seat), WORST.legal(state, seat)
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=View)
        first = player.choose(view, legal, Random(1))
        player.choose(view, legal, Random(2))
        assert player.choose(again, legal, Random(1)) == first
        assert first in legal
        assert WORST.refusal(state, first) is None


def test_the_legal_sheets_may_also_be_listed() -> None:
    state, seat = sheets(1)[4]
    legal = WORST.legal(state, seat)
    player = player_for("strong", "juno", 3)
    view = WORST.view(state, seat)
    assert player.choose(view, tuple(legal), Random(1)) == player.choose(view, legal, Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_two_worlds_that_look_the_same_get_the_same_choice(level: str) -> None:
    """H1: whatever the others have written and whatever the pile holds, the choice is the same."""
    player = player_for(level, "rufus", 5)
    different = 0
    for state, seat in sheets(2)[::4]:
        view = WORST.view(state, seat)
        chosen = player.choose(view, WORST.legal(state, seat), Random(3))
        for other in HOOKS["worst"].others_secrets(state, seat):
            different += other != state
            elsewhere = WORST.view(other, seat)
            assert player.choose(elsewhere, WORST.legal(other, seat), Random(3)) == chosen
    assert different > 20


def test_case_c6_a_state_does_not_type_check_as_a_view(tmp_path: Path) -> None:
    snippet = tmp_path / "snippet.py"
    good = (
        "from random import Random\n"
        "from yournightmare.games.worst.decisions import Decision\n"
        "from yournightmare.games.worst.state import State, view_of\n"
        "from yournightmare.players.worst import player_for\n"
        "def choose(state: State, legal: tuple[Decision, ...]) -> Decision:\n"
        "    player = player_for('strong', 'mina', 1)\n"
        "    return player.choose(view_of(state, 0), legal, Random(1))\n"
    )
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
    wrong = [line for line in errors if 'incompatible type "State"' in line]
    assert len(wrong) == 1, run.stdout + run.stderr
    assert "[arg-type]" in wrong[0]
    assert all(int(line.split(":")[1]) > good.count("\n") for line in errors), run.stdout


@pytest.mark.parametrize("level", LEVELS)
def test_the_own_ranking_is_the_persons_at_every_level(level: str) -> None:
    for state, seat in sheets(3)[::6]:
        player = player_for(level, "edgar", 8)
        sheet = player.choose(WORST.view(state, seat), WORST.legal(state, seat), Random(1))
        assert isinstance(sheet, SealSheet)
        assert sheet.own == taste_of("edgar").ranking(state.fears, state.round, 8)


def test_a_reopened_sheet_is_written_with_the_same_fears() -> None:
    state, seat = sheets(3)[0]
    player = player_for("normal", "thea", 8)
    first = player.choose(WORST.view(state, seat), WORST.legal(state, seat), Random(1))
    second = player.choose(WORST.view(state, seat), WORST.legal(state, seat), Random(99))
    assert isinstance(first, SealSheet)
    assert isinstance(second, SealSheet)
    assert first.own == second.own


@pytest.mark.parametrize("own_cards", [False, True])
def test_what_needs_no_thought_is_done(own_cards: bool) -> None:
    options = Options(own_cards=True) if own_cards else OPTIONS
    state = WORST.start(options, 2, SeededChance(1)).state
    legal = WORST.legal(state, 0)
    decision = player_for("strong", "mina", 1).choose(WORST.view(state, 0), legal, Random(1))
    assert decision in legal
    assert own_cards or decision == TurnOver(0)


def test_who_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        player_for("perfect", "mina", 1)
    with pytest.raises(KeyError):
        player_for("strong", "nobody", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_can_be_sent_to_another_process(level: str) -> None:
    state, seat = sheets(4)[7]
    view, legal = WORST.view(state, seat), WORST.legal(state, seat)
    known: list[list[Ranking]] = [[], [state.fears], []]
    for player in (player_for(level, "lumi", 4, known), player_of("worst", level)):
        sent: Player[Any, Any] = pickle.loads(pickle.dumps(player))
        assert sent.choose(view, legal, Random(1)) == player.choose(view, legal, Random(1))


def test_without_a_person_somebody_sits_there() -> None:
    state, seat = sheets(1)[2]
    sheet = player_of("worst", "strong").choose(
        WORST.view(state, seat), WORST.legal(state, seat), Random(1)
    )
    assert isinstance(sheet, SealSheet)
    assert sheet.own == taste_of(usual_persona(seat)).ranking(state.fears, state.round, 0)
    assert len({usual_persona(each) for each in range(4)}) == 4


def watched(person: str, rounds: int, seed: int = 1) -> tuple[View, tuple[Ranking, ...]]:
    """A table of two where seat 1 has read out so many rankings."""
    cards = four_by_four(Random(seed))
    past, rankings = [], []
    for number in range(rounds):
        fears = next(cards)
        own = taste_of(person).ranking(fears, number, seed)
        rankings.append(own)
        past.append(Round(number + 1, 0, fears, (Reading(0, 1, own, own, 5),)))
    return table(2, tuple(past), next(cards)), tuple(rankings)


def guess(player: Player[View, Any], view: View, targets: tuple[int, ...] = (1,)) -> SealSheet:
    sheet = player.choose(view, Sheets(0, view.fears, targets), Random(1))
    assert isinstance(sheet, SealSheet)
    return sheet


def test_rankings_are_taken_from_what_was_read_out_each_once() -> None:
    view, rankings = watched("mina", 3)
    assert told(view, 1) == rankings
    assert told(view, 0) == ()
    twice = tuple(
        msgspec.structs.replace(past, readings=(*past.readings, *past.readings))
        for past in view.past
    )
    assert told(msgspec.structs.replace(view, past=twice), 1) == rankings


def test_earlier_evenings_count_for_the_strongest_alone() -> None:
    _, before = watched("mina", 60, seed=2)
    view, _ = watched("mina", 1)
    best = belief_of((*before, *told(view, 1))).best_guess(view.fears)
    known: list[tuple[Ranking, ...]] = [(), before]
    assert guess(player_for("strong", "juno", 1, known), view).guess == best.ranking
    for level in LEVELS[:-1]:
        without = guess(player_for(level, "juno", 1), view)
        assert guess(player_for(level, "juno", 1, known), view) == without


def test_the_strongest_chooses_whom_it_can_tell_most_about() -> None:
    view, _ = watched("mina", 12)
    three = msgspec.structs.replace(
        view, seats=3, boxes=((), (), ()), points=(0, 0, 0), sheets=(None,) * 3, sealed=(False,) * 3
    )
    for round in range(5):
        seen = msgspec.structs.replace(three, round=round + 1)
        assert guess(player_for("strong", "juno", 1), seen, (1, 2)).target == 1
    assert guess(player_for("strong", "juno", 1), three, (2,)).target == 2


def test_careful_goes_by_themes_of_the_last_rankings() -> None:
    alone = {themes_of(card): card for card in shipped_deck() if len(themes_of(card)) == 1}
    four = a, b, c, d = tuple(alone.values())[:4]
    assert by_themes((a, b), []) == (a, b)
    assert by_themes((d, c, b, a), [four]) == four
    view, rankings = watched("mina", 9)
    found = guess(player_for("careful", "juno", 1), view).guess
    changed = msgspec.structs.replace(view, past=view.past[-minds.MEMORY :])
    assert guess(player_for("careful", "juno", 1), changed).guess == found
    assert len(rankings) > minds.MEMORY


def test_case_c5_late_guesses_learn_no_more_than_early_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was known in the round before is not learnt again, however long the game."""
    learnt = 0
    learn = Belief._learn

    def counted(self: Belief, ranking: Ranking) -> None:
        nonlocal learnt
        learnt += 1
        learn(self, ranking)

    player = player_for("strong", "juno", 1)
    view, _ = watched("mina", 200)
    guess(player, msgspec.structs.replace(view, past=view.past[:-1]))
    monkeypatch.setattr(Belief, "_learn", counted)
    guess(player, view)
    assert learnt == 1


def test_levels_stand_in_order_of_strength() -> None:
    wish = {"levels": "strong,normal,careful,random", "target": 30, "end": "finish the round"}
    figures = simulate("worst", 60, 3, options=wish)["levels"]
    points = [figures[level]["points_a_round"] for level in LEVELS]
    assert points == sorted(points)
    assert points[0] < 1.2 < 1.7 < points[-1]


@pytest.mark.parametrize("targets", Targets)
def test_mixed_tables_are_repeated_and_told(targets: Targets) -> None:
    def figures() -> Any:
        wish = {"levels": "strong, random,strong", "targets": str(targets)}
        found = simulate("worst", 6, 9, options=wish)
        for level in found["levels"].values():
            level.pop("decisions_per_second")
        return found

    first = figures()
    assert figures() == first
    assert first["seats"] == 3
    assert first["options"]["levels"] == "strong,random,strong"
    assert set(first["levels"]) == {"strong", "random"}
    assert sum(first["levels"]["strong"]["places"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"options": {"levels": "strong,perfect"}}, "level: there is no 'perfect'"),
        ({"options": {"levels": ""}}, "level: there is no ''"),
        ({"options": {"levels": "strong"}}, "seats: worst is not played by 1"),
        ({"options": {"levels": "strong,random"}, "seats": 3}, "options.levels: 2 are named for 3"),
        ({"options": {"levels": "strong,random"}, "level": "random"}, "level: either one for all"),
    ],
)
def test_odd_tables_are_refused_in_one_plain_line(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match="^" + words):
        simulate("worst", 1, 1, **wish)


def test_different_people_sit_at_a_table() -> None:
    for number in range(20):
        seated = [repr(pickle.dumps(p)) for p in players_at(WORST, ["strong"] * 4, 1, number)]
        assert len(set(seated)) == 4
    assert players_at(WORST, ["random"] * 2, 1, 1)[0] is player_of("worst", "random")
    assert len(personas()) >= max(WORST.seats)


def test_games_for_the_stress_run_pass_the_suite() -> None:
    """A sample of `python -m tests.stress.worst_games`, which plays 10,000."""
    from tests.stress import worst_games

    every = worst_games.combinations()
    assert {seats for seats, _ in every} == {2, 3, 4}
    for number in range(1, len(every), 41):
        seats, options = every[number]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(test_conformance, "play_random", None)
            worst_games.put_through(worst_games.played(number, seats, options), number)
