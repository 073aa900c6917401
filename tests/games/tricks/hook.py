"""What the conformance suite has to know about the trick game (`tests.games.hooks`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from yournightmare.games.tricks.cards import value_of
from yournightmare.games.tricks.decisions import (
    STACK,
    CloseRound,
    Deal,
    EnterRound,
    PlaceScared,
    PlayCards,
    PlayZeroTen,
    StackSeen,
)
from yournightmare.games.tricks.state import Awaiting, Options, State

NONE = StackSeen(6, 0)
ODD_STACKS: tuple[Any, ...] = (
    None,
    NONE,
    StackSeen(7, 0),
    StackSeen(-1, 2),
    StackSeen(3, 4),
    StackSeen(True, 1),
    StackSeen("1", 1),  # type: ignore[arg-type]
    (1, 1),
)


def options(random: Random) -> Options:
    """Draw one of the two lengths of the game; now and then the points of real cards are kept."""
    total = 10 + int(random.random() * 51)
    until_total = random.random() < 0.5
    return Options(until_total=until_total, total=total, score_sheet=total % 7 == 0)


def careful(state: State, legal: Sequence[Any], luck: int) -> Any:
    """Place by luck; then win tricks while Scared lies deep enough, and lose them otherwise."""
    if state.awaiting is not Awaiting.PLAY or luck % 8 == 0:
        return legal[luck % len(legal)]
    fives = sum(value_of(card) == 5 for play in state.trick for card in play.cards)
    is_safe = state.scared[state.turn] > 1 + fives

    def strength(decision: Any) -> int:
        if isinstance(decision, PlayZeroTen):
            return int(decision.said) * 10
        single = decision.count == 1
        return int(decision.value * 10 if single else decision.count * 10 + decision.value)

    return max(legal, key=strength) if is_safe else min(legal, key=strength)


def unsound() -> Iterator[tuple[Options, int, str]]:
    """Yield numbers of seats and totals that can't be."""
    half: Any = 25.5
    whole: Any = 25.0
    word: Any = "yes"
    yield Options(until_total=word), 4, "options.until_total"
    yield Options(score_sheet=word), 4, "options.score_sheet"
    for seats in (0, 2, 7):
        yield Options(), seats, "seats"
    for total in (-1, 9, 61, half, whole, True):
        yield Options(until_total=True, total=total), 4, "options.total"


def family() -> tuple[Any, ...]:
    """Return decisions of each kind, odd ones among them."""
    odd: tuple[Any, ...] = (-1, 6, True, 1.0, "1", None)
    return (
        *(Deal(seat) for seat in (0, 1, 5, *odd)),
        *(PlaceScared(seat, position) for seat in (0, 2, 5) for position in (1, 4, STACK)),
        *(PlaceScared(1, position) for position in (0, 8, *odd)),
        *(PlaceScared(seat, 3) for seat in odd),
        *(PlayCards(seat, 5, count) for seat in (0, 2, 5) for count in (1, 2)),
        *(PlayCards(1, 7, count) for count in (0, 10, *odd)),
        *(PlayCards(0, value, 1) for value in (0, 10, *odd)),
        *(PlayCards(seat, 9, 1) for seat in odd),
        *(PlayZeroTen(seat, said) for seat in (0, 2, -1) for said in (0, 10)),
        *(CloseRound(seat) for seat in (0, 1, 5, *odd)),
        *(EnterRound(seat, 1, True, (None,) * seats) for seat in (0, 1) for seats in (3, 4, 6)),
        *(EnterRound(0, finder, False, (NONE,) * 3) for finder in (None, 0, 3, *odd)),
        *(EnterRound(0, 2, True, stacks) for stacks in ((), (NONE,) * 4, "", None)),  # type: ignore[arg-type]
        *(EnterRound(0, None, paranoia, (NONE,) * 3) for paranoia in odd),
        *(EnterRound(0, None, False, (NONE, NONE, seen)) for seen in ODD_STACKS),
        *(PlayZeroTen(1, said) for said in (5, False, 10.0, "0", None)),  # type: ignore[arg-type]
    )


def others_secrets(state: State, seat: int | None) -> Iterator[State]:
    """Yield states with other hands, another order of the pile, and Scared lying elsewhere."""
    if len(state.pile) > 1:
        yield msgspec.structs.replace(state, pile=state.pile[::-1])
    others = [other for other in range(state.seats) if other != seat]
    held = [other for other in others if state.hands[other]]
    for other in held:
        hand = state.hands[other]
        if state.pile:
            swapped = _with_hand(state, other, (*hand[:-1], state.pile[0]))
            yield msgspec.structs.replace(swapped, pile=(hand[-1], *state.pile[1:]))
        if len(hand) > 1:
            yield _with_hand(state, other, hand[::-1])
    if len(held) > 1:
        one, two = state.hands[held[0]], state.hands[held[1]]
        swapped = _with_hand(state, held[0], (two[0], *one[1:]))
        yield _with_hand(swapped, held[1], (one[0], *two[1:]))
    for other in others:
        if state.put[other] and not state.shown[other]:
            yield msgspec.structs.replace(
                state,
                put=_with(state.put, other, state.put[other] % STACK + 1),
                scared=_with(state.scared, other, state.scared[other] % STACK + 1),
            )


def _with(items: tuple[int, ...], seat: int, item: int) -> tuple[int, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def _with_hand(state: State, seat: int, hand: tuple[str, ...]) -> State:
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return msgspec.structs.replace(state, hands=hands)


def pieces(state: State) -> tuple[str, ...]:
    """Return every monster card on the table."""
    hands = (card for hand in state.hands for card in hand)
    trick = (card for play in state.trick for card in play.cards)
    return tuple(sorted((*hands, *state.pile, *trick, *state.played)))
