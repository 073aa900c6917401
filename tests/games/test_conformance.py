"""The one conformance suite that every game passes (EN-1.1, EN-1.2, R-A1, R-A2, R-A3).

It knows a game by its contract and by its `Hook` alone: random games to the end, codecs, legality,
refusals, replays, taking back, views, results.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hooks import HOOKS, Hook
from yournightmare.games.chance import (
    Answer,
    ChanceError,
    ChanceNeeded,
    Die,
    OwnDiceChance,
    RecordedChance,
    ScriptedChance,
    SeededChance,
)
from yournightmare.games.game import (
    GAME_IDS,
    Game,
    IllegalDecision,
    Refusal,
    Result,
    Step,
    fingerprint,
    game_by_id,
)

LONGEST = 20_000
FEW = 40
SEEDS = (0, 1, 2, 3, 207, 479)
quick = settings(max_examples=50, deadline=None, derandomize=True, database=None)
each_game = pytest.mark.parametrize("game_id", GAME_IDS)


class Turn(NamedTuple):
    """One step of a random game: the state before it, and all that made the next one."""

    before: Any
    decision: Any
    answers: tuple[Answer, ...]
    drawn: int
    step: Step


class Played(NamedTuple):
    """A random game from its opening to its end."""

    game: Game
    hook: Hook
    options: Any
    seats: int
    seed: int
    opening: Step
    opening_answers: tuple[Answer, ...]
    turns: tuple[Turn, ...]

    @property
    def states(self) -> list[Any]:
        """Every state, the opening's first."""
        return [self.opening.state, *(turn.step.state for turn in self.turns)]


@cache
def play_random(game_id: str, seed: int) -> Played:
    """Play a game to the end by legal decisions: at random, with an odd seed mostly with care."""
    game, hook, random = game_by_id(game_id), HOOKS[game_id], Random(seed)
    options, seats = hook.options(random), random.choice(list(game.seats))
    chance = SeededChance(seed)
    opening = game.start(options, seats, chance)
    opening_answers, state = tuple(chance.answers), opening.state
    turns: list[Turn] = []
    while waiting := game.waiting(state):
        assert len(turns) < LONGEST, "the game doesn't end"
        seat = random.choice(waiting)
        idle = [s for s in range(seats) if s not in waiting and game.legal(state, s)]
        if idle and random.random() < 0.1:
            seat = random.choice(idle)
        legal = game.legal(state, seat)
        careful = seed % 2 and random.random() < 0.97
        luck = random.randrange(10_000)
        decision = hook.careful(state, legal, luck) if careful else legal[luck % len(legal)]
        turn_chance = SeededChance(seed, chance.drawn)
        step = game.play(state, decision, turn_chance)
        turns.append(Turn(state, decision, tuple(turn_chance.answers), chance.drawn, step))
        chance, state = turn_chance, step.state
    return Played(game, hook, options, seats, seed, opening, opening_answers, tuple(turns))


def some(legal: Sequence[Any]) -> list[Any]:
    """Return all of a few decisions; of a large family the ends and a fair number between them."""
    if len(legal) <= FEW:
        return list(legal)
    return [legal[len(legal) * n // FEW] for n in range(FEW)] + [legal[-1]]


def all_seats(played: Played) -> Sequence[int | None]:
    return (None, *range(played.seats))


def test_every_game_has_its_hook() -> None:
    assert set(HOOKS) == set(GAME_IDS)


@each_game
def test_a_game_says_who_it_is(game_id: str) -> None:
    game = game_by_id(game_id)
    assert game.id == game_id
    assert game.rules_version >= 1
    assert len(game.seats) >= 1


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        game_by_id("insomnia")


@each_game
@given(seed=st.integers(0, 2**32))
@quick
def test_random_games_end_and_their_values_survive_encoding(game_id: str, seed: int) -> None:
    """EN-1.1: every game ends. States, decisions, events and views come back equal (R-A2)."""
    played = play_random(game_id, seed)
    game = played.game
    for state in played.states:
        same_after_encoding(state, game.State)
        assert fingerprint(msgspec.json.decode(msgspec.json.encode(state), type=game.State)) == (
            fingerprint(state)
        )
        hash(state)
        for seat in all_seats(played):
            same_after_encoding(game.view(state, seat), game.View)
    for turn in played.turns:
        same_after_encoding(turn.decision, game.Decision)
        for event in turn.step.events:
            same_after_encoding(event, game.Event)


def same_after_encoding(value: Any, kind: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind) == value


@each_game
def test_fingerprints_tell_states_apart(game_id: str) -> None:
    states = {state for seed in SEEDS for state in play_random(game_id, seed).states}
    assert len({fingerprint(state) for state in states}) == len(states)
    assert all(len(fingerprint(state)) == 16 for state in states)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_state_cannot_be_changed(game_id: str, seed: int) -> None:
    for state in play_random(game_id, seed).states[:3]:
        for field in state.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(state, field, getattr(state, field))


@each_game
@given(seed=st.integers(0, 2**32))
@quick
def test_legal_is_open_exactly_while_a_seat_waits(game_id: str, seed: int) -> None:
    """R-A1: never empty for a waiting seat; unique; in a fixed order; what is told is not refused.

    Who isn't waited for may have something open (reopening a sheet), but only while others wait.
    """
    played = play_random(game_id, seed)
    game = played.game
    for state in played.states:
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=game.State)
        waiting = game.waiting(state)
        assert waiting == game.waiting(again)
        assert set(waiting) <= set(range(played.seats))
        for seat in (-1, *range(played.seats), played.seats):
            family = game.legal(state, seat)
            legal = some(family)
            assert bool(family) == bool(legal)
            assert legal or seat not in waiting
            assert waiting or not legal
            assert seat in range(played.seats) or not legal
            assert len(game.legal(again, seat)) == len(family)
            assert legal == some(game.legal(again, seat))
            assert len(set(legal)) == len(legal)
            assert all(decision in family for decision in legal)
            assert all(decision.seat == seat for decision in legal)
            assert all(game.refusal(state, decision) is None for decision in legal)


def stands_in(decision: Any, legal: Sequence[Any]) -> bool:
    """Tell whether a decision is among legal ones, down to the types of its values.

    A family that describes itself has to be as strict when it is asked.
    """
    if isinstance(legal, tuple):
        return any(repr(decision) == repr(other) for other in legal)
    return decision in legal


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_illegal_decision_is_refused_and_changes_nothing(game_id: str, seed: int) -> None:
    """HO-1.1 (R-A1): the whole family at every state, odd values and wrong seats among it."""
    played = play_random(game_id, seed)
    game, family = played.game, played.hook.family()
    for state in played.states:
        before = msgspec.msgpack.encode(state)
        legal = [game.legal(state, seat) for seat in range(played.seats)]
        for decision in family:
            if any(stands_in(decision, open_to) for open_to in legal):
                assert game.refusal(state, decision) is None
                continue
            chance = ScriptedChance(*[3] * 20)
            reason = game.refusal(state, decision)
            assert reason is not None, decision
            with pytest.raises(IllegalDecision) as raised:
                game.play(state, decision, chance)
            assert raised.value.reason is reason
            assert chance.answers == [], "a refused decision throws nothing"
        assert msgspec.msgpack.encode(state) == before


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_decision_can_be_played(game_id: str, seed: int) -> None:
    played = play_random(game_id, seed)
    game = played.game
    for state in played.states:
        before = msgspec.msgpack.encode(state)
        for seat in range(played.seats):
            for decision in some(game.legal(state, seat)):
                assert game.play(state, decision, SeededChance(seed)).state != state
        assert msgspec.msgpack.encode(state) == before


@each_game
@given(seed=st.integers(0, 2**32))
@quick
def test_recorded_answers_give_every_fingerprint_again(game_id: str, seed: int) -> None:
    """HO-1.2 (R-A2): a replay reads the answers back, all of them and no others."""
    played = play_random(game_id, seed)
    game = played.game
    chance = RecordedChance(played.opening_answers)
    opening = game.start(played.options, played.seats, chance)
    chance.close()
    assert opening == played.opening
    state = opening.state
    for turn in played.turns:
        chance = RecordedChance(turn.answers)
        step = game.play(state, turn.decision, chance)
        chance.close()
        assert fingerprint(step.state) == fingerprint(turn.step.state)
        assert step.events == turn.step.events
        state = step.state


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_chance_that_fails_changes_nothing(game_id: str, seed: int) -> None:
    """R-A5, case S6: a missing die leaves the state as it was, and the decision can be repeated."""
    played = play_random(game_id, seed)
    game = played.game
    for turn in played.turns:
        if not all(isinstance(answer, Die) for answer in turn.answers) or not turn.answers:
            continue
        before = msgspec.msgpack.encode(turn.before)
        with pytest.raises(ChanceNeeded):
            game.play(turn.before, turn.decision, OwnDiceChance(()))
        with pytest.raises(ChanceError):
            game.play(turn.before, turn.decision, RecordedChance(()))
        assert msgspec.msgpack.encode(turn.before) == before
        eyes = [answer.eyes for answer in turn.answers if isinstance(answer, Die)]
        assert game.play(turn.before, turn.decision, OwnDiceChance(eyes)) == turn.step


@each_game
@given(seed=st.integers(0, 2**32), back=st.integers(1, 400))
@quick
def test_going_back_and_repeating_comes_to_the_same_place(
    game_id: str, seed: int, back: int
) -> None:
    """HO-2.2 (R-A3), cases U2 and U3: k back, k repeated, equal to the last bit."""
    played = play_random(game_id, seed)
    turns = played.turns[-back:]
    state = turns[0].before
    for turn in turns:
        step = played.game.play(state, turn.decision, SeededChance(seed, turn.drawn))
        assert step == turn.step
        assert fingerprint(step.state) == fingerprint(turn.step.state)
        state = step.state


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_taking_back_is_a_plain_yes_or_no(game_id: str, seed: int) -> None:
    """HO-2.1 (R-A3)."""
    played = play_random(game_id, seed)
    for turn in played.turns:
        answer = played.game.can_take_back(turn.before, turn.decision, turn.step.events)
        assert answer in (True, False)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_no_state_and_hides_others_secrets(game_id: str, seed: int) -> None:
    """Cases H1 and C6: when only the secrets of others change, the view doesn't."""
    played = play_random(game_id, seed)
    game = played.game
    assert not issubclass(game.View, game.State)
    assert not issubclass(game.State, game.View)
    for state in played.states:
        for seat in all_seats(played):
            view = game.view(state, seat)
            assert type(view) is game.View
            for other in played.hook.others_secrets(state, seat):
                assert other != state
                assert game.view(other, seat) == view


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_events_say_who_may_see_them(game_id: str, seed: int) -> None:
    played = play_random(game_id, seed)
    for event in (*played.opening.events, *(e for t in played.turns for e in t.step.events)):
        assert event.seen_by is None or set(event.seen_by) <= set(range(played.seats))


@each_game
@given(seed=st.integers(0, 2**32))
@quick
def test_the_result_comes_when_nobody_waits(game_id: str, seed: int) -> None:
    """HO-1.3 (R-A4): one place and one number of points a seat; ties share a place."""
    played = play_random(game_id, seed)
    game = played.game
    for state in played.states[:-1]:
        assert game.waiting(state)
        assert game.result(state) is None
    end = played.states[-1]
    result = game.result(end)
    assert isinstance(result, Result)
    assert len(result.places) == len(result.points) == played.seats
    assert 1 in result.places
    assert result.reason
    for place, points in zip(result.places, result.points, strict=True):
        same_place = {p for p, q in zip(result.places, result.points, strict=True) if q == points}
        assert same_place == {place}
    for seat in range(played.seats):
        assert not game.legal(end, seat)
    for turn in played.turns[-5:]:
        assert game.refusal(end, turn.decision) is Refusal.OVER


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_no_piece_is_lost_or_doubled(game_id: str, seed: int) -> None:
    """Case G3: cards are conserved by identity."""
    played = play_random(game_id, seed)
    pieces = played.hook.pieces(played.opening.state)
    assert len(set(pieces)) == len(pieces)
    assert all(played.hook.pieces(state) == pieces for state in played.states)


@each_game
def test_options_are_checked_and_the_field_is_named(game_id: str) -> None:
    game, hook = game_by_id(game_id), HOOKS[game_id]
    for seed in range(20):
        assert game.check(hook.options(Random(seed)), game.seats[0]) is None
    for options, seats, field in hook.unsound():
        fault = game.check(options, seats)
        assert fault is not None
        assert field in fault
        with pytest.raises(ValueError, match=field):
            game.start(options, seats, SeededChance(1))
