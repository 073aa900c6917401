"""Sections 3 and 4 of the rules: sheets, seals, and whom to choose (R-Y3, R-Y8, R-Y10, R-A3)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from tests.games.worst.setting import (
    after,
    of_kind,
    play,
    refused,
    round_of,
    sealed,
    sheet,
    table,
    turned,
)
from yournightmare.games.chance import ScriptedChance
from yournightmare.games.game import IllegalDecision
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import ReadOut, ReopenSheet, SealSheet, TurnOver
from yournightmare.games.worst.events import EvaluatorNamed, SheetReopened, SheetSealed
from yournightmare.games.worst.rules import WorstRefusal, open_targets
from yournightmare.games.worst.state import Awaiting, Sheet, Targets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_sheets_there_are(seats: int) -> None:
    """WN-3.1, WN-3.2 (R-Y3): 24 rankings, the targets, 24 guesses; told one by one or asked."""
    state = turned(table(seats))
    for seat in range(seats):
        legal = WORST.legal(state, seat)
        assert len(legal) == 24 * (seats - 1) * 24
        told = list(legal)
        wanted = {
            SealSheet(seat, own, target, guess)
            for own in permutations(state.fears)
            for target in range(seats)
            if target != seat
            for guess in permutations(state.fears)
        }
        assert len(told) == len(wanted)
        assert set(told) == wanted
        assert all(WORST.refusal(state, decision) is None for decision in told)
        assert all(decision in legal for decision in told)
        assert told == [legal[number] for number in range(len(legal))]
        assert legal[-1] == told[-1]
        assert tuple(legal[5:30:7]) == tuple(told[5:30:7])
        assert list(reversed(legal)) == told[::-1]
        with pytest.raises(IndexError):
            legal[len(legal)]


def rankings(fears: tuple[Any, ...]) -> list[Any]:
    return [
        fears[:3],
        (*fears, fears[0]),
        (*fears[:3], fears[0]),
        (*fears[:3], "another"),
        (*fears[:3], 4),
        list(fears),
        None,
    ]


def test_a_ranking_names_each_of_the_four_once() -> None:
    """WN-3.1, WN-3.2 (R-Y3, R-A1)."""
    state = turned(table(2))
    for odd in rankings(state.fears):
        for decision in (SealSheet(0, odd, 1, state.fears), SealSheet(0, state.fears, 1, odd)):
            assert refused(state, decision) == WorstRefusal.NO_RANKING
            assert decision not in WORST.legal(state, 0)


def test_all_write_at_once_and_seal_in_any_order() -> None:
    """WN-3.3 (R-Y3): who has sealed is no longer waited for; after the last the reading begins."""
    state = turned(table(3))
    assert WORST.waiting(state) == (0, 1, 2)
    state = after(state, sheet(state, 2, 0))
    assert WORST.waiting(state) == (0, 1)
    assert refused(state, sheet(state, 2, 1)) == WorstRefusal.ALREADY_SEALED
    state = after(state, sheet(state, 0, 1))
    step = play(state, sheet(state, 1, 2))
    assert of_kind(step, SheetSealed, EvaluatorNamed) == [SheetSealed(1), EvaluatorNamed(0)]
    assert step.state.awaiting is Awaiting.READING
    assert WORST.waiting(step.state) == (0,)


def test_a_sheet_is_reopened_whoever_has_sealed_since() -> None:
    """WN-3.4 (R-Y3): anything in it may be changed, and the table waits for it."""
    state = turned(table(3))
    first = sheet(state, 0, 1, "abcd", "abcd")
    state = after(state, first, sheet(state, 1, 2))
    step = play(state, ReopenSheet(0))
    assert step.events == (SheetReopened(0),)
    state = step.state
    assert WORST.waiting(state) == (0, 2)
    assert state.sheets[0] == Sheet(first.own, first.target, first.guess), "still at hand"
    state = after(state, sheet(state, 2, 0))
    assert WORST.waiting(state) == (0,)
    assert state.awaiting is Awaiting.SHEETS
    changed = sheet(state, 0, 2, "dcba", "badc")
    state = after(state, changed)
    assert state.sheets[0] == Sheet(changed.own, changed.target, changed.guess)
    assert state.awaiting is Awaiting.READING


def test_a_sealed_seat_may_reopen_and_need_not() -> None:
    """WN-3.4 (R-Y3)."""
    state = turned(table(2))
    state = after(state, sheet(state, 0, 1))
    assert WORST.legal(state, 0) == (ReopenSheet(0),)
    assert refused(state, ReopenSheet(1)) == WorstRefusal.NOT_SEALED
    assert WORST.waiting(state) == (1,)


def test_after_the_last_seal_nothing_is_changed() -> None:
    """WN-3.4 (R-Y3)."""
    state = sealed(table(2), {0: (1, "abcd"), 1: (0, "abcd")})
    for seat in (0, 1):
        assert refused(state, ReopenSheet(seat)) == WorstRefusal.ALL_SEALED
        assert refused(state, sheet(state, seat, 1 - seat)) == WorstRefusal.ALL_SEALED


def test_sealing_is_taken_back_until_the_last_seal() -> None:
    """WN-3.5, HO-2.1 (R-A3)."""
    state = turned(table(3))
    for decision, allowed in (
        (sheet(state, 0, 1), True),
        (sheet(state, 2, 1), True),
        (ReopenSheet(0), True),
        (sheet(state, 0, 2), True),
        (sheet(state, 1, 2), False),
        (ReadOut(0), False),
    ):
        step = play(state, decision)
        assert WORST.can_take_back(state, decision, step.events) is allowed
        state = step.state


def test_turning_over_is_not_taken_back() -> None:
    """WN-3.5, HO-2.1 (R-A3), case U1: a card seen can't be unseen."""
    state = table(3)
    step = play(state, TurnOver(0))
    assert not WORST.can_take_back(state, TurnOver(0), step.events)


@pytest.mark.parametrize("target", [0, 3, -1, True, 1.0, None])
def test_a_target_is_another_player_at_the_table(target: Any) -> None:
    """WN-4.1 (R-Y3, R-A1)."""
    state = turned(table(3))
    decision = SealSheet(0, state.fears, target, state.fears)
    other = WorstRefusal.ONESELF if target == 0 else WorstRefusal.NO_SUCH_PLAYER
    assert refused(state, decision) == other
    assert decision not in WORST.legal(state, 0)


def test_nobody_is_chosen_twice_before_all_others_were_once() -> None:
    """WN-4.2 (R-Y8): for each player alone; then afresh, the last one included."""
    state = table(4, deck=40, target=30)
    assert open_targets(state, 0) == (1, 2, 3)
    state = round_of(state, 2, 2, 1, 2)
    assert [open_targets(state, seat) for seat in range(4)] == [
        (1, 3),
        (0, 3),
        (0, 3),
        (0, 1),
    ]
    shown = turned(state)
    assert refused(shown, sheet(shown, 0, 2)) == WorstRefusal.TARGETED
    state = round_of(state, 1, 0, 0, 0)
    assert open_targets(state, 0) == (3,)
    state = round_of(state, 3, 3, 3, 1)
    assert open_targets(state, 0) == (1, 2, 3), "afresh, and free"
    state = round_of(state, 3, 3, 3, 1)
    assert open_targets(state, 0) == (1, 2), "the same twice running, and then the others"
    assert state.boxes[0] == (2, 1, 3, 3)


def test_a_broken_seal_leaves_the_same_choice() -> None:
    """WN-4.2, WN-3.4 (R-Y3, R-Y8): only finished rounds count."""
    state = turned(table(3))
    state = after(state, sheet(state, 0, 1), ReopenSheet(0))
    assert open_targets(state, 0) == (1, 2)
    assert WORST.refusal(state, sheet(state, 0, 1)) is None


def test_free_afterwards() -> None:
    """WN-4.3 (R-Y8): one cycle, and then every choice for good."""
    state = table(3, deck=40, target=30, targets=Targets.FREE_AFTERWARDS)
    state = round_of(state, 1, 2, 0)
    assert open_targets(state, 0) == (2,)
    shown = turned(state)
    assert refused(shown, sheet(shown, 0, 1)) == WorstRefusal.TARGETED
    state = round_of(state, 2, 0, 1)
    for _ in range(4):
        assert open_targets(state, 0) == (1, 2)
        state = round_of(state, 1, 0, 0)


def test_two_always_choose_each_other() -> None:
    """WN-4.4 (R-Y10)."""
    state = table(2, deck=40, target=30)
    for _ in range(5):
        assert [open_targets(state, seat) for seat in (0, 1)] == [(1,), (0,)]
        state = round_of(state, 1, 0)


def test_the_yellow_boxes_are_public() -> None:
    """WN-4.5 (R-Y8, R-Y9)."""
    state = round_of(table(3), 2, 0, 1)
    for seat in (None, 0, 1, 2):
        assert WORST.view(state, seat).boxes == ((2,), (0,), (1,))


def test_chance_has_no_part_in_writing() -> None:
    """WN-3.3, HO-1.2 (R-A2)."""
    state = turned(table(2))
    chance = ScriptedChance()
    play(state, sheet(state, 0, 1), chance)
    assert chance.answers == []


def test_a_refused_sheet_leaves_the_table_as_it_was() -> None:
    """HO-1.1 (R-A1), case S6."""
    state = turned(table(2))
    before = msgspec.msgpack.encode(state)
    with pytest.raises(IllegalDecision):
        play(state, SealSheet(0, state.fears, 0, state.fears))
    assert msgspec.msgpack.encode(state) == before
