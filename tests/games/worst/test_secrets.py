"""What a seat may not know is in no view and no event it is given (R-Y3, cases H1 and H2)."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from tests.games.worst.setting import after, play, ranking, sheet, table, turned, view
from yournightmare.games.chance import SeededChance
from yournightmare.games.game import HIDDEN
from yournightmare.games.mixing import mix
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import ReadOut, ReopenSheet, SealSheet
from yournightmare.games.worst.events import SheetSealed, SheetWritten
from yournightmare.games.worst.state import Awaiting, Options, SheetSeen, State

ORDERS = ("abcd", "dcba", "bdac")


def heard(events: tuple[Any, ...], seat: int | None) -> list[Any]:
    return [event for event in events if event.seen_by is None or seat in event.seen_by]


def told(state: State, seat: int) -> tuple[Any, ...]:
    """Return everything a seat is ever given of a state."""
    return view(state, seat), WORST.waiting(state), list(WORST.legal(state, seat)[:3])


@pytest.mark.parametrize("writer", [0, 1, 2])
def test_two_different_sheets_look_alike_to_all_others(writer: int) -> None:
    """WN-3.3 (R-Y3), cases H1 and H2: whatever is on it, sealed, reopened or sealed again."""
    state = turned(table(3))
    targets = [seat for seat in range(3) if seat != writer]
    written = [
        sheet(state, writer, target, guess, own)
        for target, guess, own in product(targets, ORDERS, ORDERS)
    ]
    others = (*targets, None)
    first = play(state, written[0])
    open_again = play(first.state, ReopenSheet(writer))
    for decision in written[1:]:
        step = play(state, decision)
        again = play(step.state, ReopenSheet(writer))
        for other in others:
            assert heard(step.events, other) == heard(first.events, other)
            assert heard(again.events, other) == heard(open_again.events, other)
            assert view(step.state, other) == view(first.state, other)
            assert view(again.state, other) == view(open_again.state, other)
        for seat in targets:
            assert told(step.state, seat) == told(first.state, seat)
    for other in others:
        assert view(open_again.state, other) == view(state, other), "as if it was never sealed"


def test_the_writer_sees_the_own_sheet_and_nobody_elses() -> None:
    """WN-3.3 (R-Y3)."""
    state = turned(table(3))
    mine = sheet(state, 0, 1, "dcba", "bdac")
    step = play(after(state, sheet(state, 2, 1)), mine)
    assert heard(step.events, 0) == [
        SheetWritten(0, mine.own, mine.target, mine.guess),
        SheetSealed(0),
    ]
    assert heard(step.events, 1) == [SheetSealed(0)]
    hidden = SheetSeen(HIDDEN, HIDDEN, HIDDEN)
    assert view(step.state, 0).sheets == (SheetSeen(mine.own, 1, mine.guess), hidden, hidden)
    assert view(step.state, 1).sheets == (hidden, None, hidden)
    assert view(step.state, None).sheets == (hidden,) * 3
    assert view(after(step.state, ReopenSheet(0)), 0).sheets[0] is not None


def test_the_piles_order_is_nobodys_business() -> None:
    """WN-1.3, WN-3.5: not before and not after a shuffle."""
    state = table(3)
    other = msgspec.structs.replace(state, pile=state.pile[::-1])
    for seat in (None, 0, 1, 2):
        assert view(state, seat) == view(other, seat)
        assert view(state, seat).pile == HIDDEN
        assert view(state, seat).pile_left == 16


def test_a_card_named_hidden_is_a_card() -> None:
    """WN-1.3 (R-Y11): on a deck of one's own anything may be written."""
    deck = ("hidden", "null", "None", "<b>", "0", "()", "夜", "true")
    state: State = WORST.start(Options(deck=deck), 2, SeededChance(3)).state
    while WORST.waiting(state):
        seat = WORST.waiting(state)[0]
        shown = view(state, seat)
        again = msgspec.json.decode(msgspec.json.encode(shown), type=WORST.View)
        assert again == shown
        legal = WORST.legal(state, seat)
        number = mix(len(state.past), seat) % len(legal)
        state = WORST.play(state, legal[number], SeededChance(state.round)).state


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_runs_alike_for_who_must_not_know(seed: int) -> None:
    """WN-3.3, WN-5.4 (R-Y3, R-Y4): rounds that differ in a ranking nobody reads.

    Seats 1 and 2 target seat 0, seat 0 targets seat 1, so what seat 2 ranks is never read out:
    every view and event of the other seats and the public is the same to the last.
    """
    assert given_to_others(seed, "abcd") == given_to_others(seed, "dcba")


def given_to_others(seed: int, secret: str) -> list[Any]:
    """Play a round in which seat 2 ranks so; return all that everybody else was given."""
    state, given = turned(table(3)), []
    for seat, target in ((2, 0), (0, 1), (1, 0)):
        legal = WORST.legal(state, seat)
        decision = legal[mix(seed, seat) % len(legal)]
        assert isinstance(decision, SealSheet)
        decision = msgspec.structs.replace(decision, target=target)
        if seat == 2:
            decision = msgspec.structs.replace(decision, own=ranking(state, secret))
        step = play(state, decision)
        state = step.state
        given += [(heard(step.events, s), view(state, s)) for s in (0, 1, None)]
    while state.awaiting is Awaiting.READING and state.evaluator is not None:
        step = play(state, ReadOut(state.evaluator))
        state = step.state
        given += [(heard(step.events, s), view(state, s)) for s in (0, 1, None)]
    return given
