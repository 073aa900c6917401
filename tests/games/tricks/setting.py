"""Sets tables for the clause tests of the trick game, and plays on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yournightmare.games.chance import ScriptedChance
from yournightmare.games.game import Step
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.cards import deck, value_of
from yournightmare.games.tricks.decisions import Deal, Decision, PlaceScared, PlayCards, PlayZeroTen
from yournightmare.games.tricks.events import Event
from yournightmare.games.tricks.state import Awaiting, Options, State

TEN = Options(until_total=True, total=10)


def opening(seats: int = 3, options: Options | None = None) -> State:
    """Return the table before the first deal; seat 0 holds the start card."""
    state = TRICKS.start(options or Options(), seats, ScriptedChance()).state
    assert isinstance(state, State)
    return state


def dealt(seats: int = 3, options: Options | None = None) -> State:
    """Return the table after a deal in which the cards kept their order."""
    state = play(opening(seats, options), Deal(0)).state
    assert isinstance(state, State)
    return state


def facing(*hands: str, pile: str | None = None, **fields: Any) -> State:
    """Return a table at the first trick, led by seat 0: "0558" is a hand with the 0/10 and so on.

    Scared lies at 4 in every stack; cards that are nowhere have been played before.
    """
    seats = len(hands)
    free = list(deck(seats))
    held = tuple(_take(free, hand) for hand in hands)
    drawn = _take(free, pile or "")
    start = dealt(seats)
    given: dict[str, Any] = {
        "awaiting": Awaiting.PLAY,
        "tricks": 1,
        "hands": held,
        "pile": drawn,
        "played": tuple(free),
        "put": (4,) * seats,
        "scared": (4,) * seats,
    }
    return msgspec.structs.replace(start, **(given | fields))


def _take(free: list[str], values: str) -> tuple[str, ...]:
    taken = []
    for value in values:
        card = next(card for card in free if value_of(card) == int(value))
        free.remove(card)
        taken.append(card)
    return tuple(taken)


def cards(seat: int, values: str) -> Decision:
    """Return the decision to play these equal cards: "888"; "=0" and "=10" are the 0/10."""
    if values.startswith("="):
        return PlayZeroTen(seat, int(values[1:]))  # type: ignore[arg-type]
    assert len(set(values)) == 1
    return PlayCards(seat, int(values[0]), len(values))


def play(state: State, decision: Decision) -> Step:
    """Play one decision; a shuffle leaves the order as it is."""
    return TRICKS.play(state, decision, ScriptedChance())


def trick(state: State, *plays: str) -> Step:
    """Let the seats play in turn, whoever it is; return the last state and all events."""
    events: list[Event] = []
    for values in plays:
        (seat,) = TRICKS.waiting(state)
        step = play(state, cards(seat, values))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def place(state: State, *positions: int) -> State:
    """Let the seats put Scared in, seat 0 first."""
    for seat, position in enumerate(positions):
        state = play(state, PlaceScared(seat, position)).state
    return state


def happened(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def values(hand: tuple[str, ...] | str) -> str:
    """Return a hand that lies open as its values, in the order received."""
    assert isinstance(hand, tuple)
    return "".join(card[0] for card in hand)
