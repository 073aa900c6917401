"""Who wins a trick, what it makes them turn over, and what a round is worth (R-M6 to R-M12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from yournightmare.games.game import Step
from yournightmare.games.tricks.cards import FIVE, ZERO_TEN
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.events import (
    Event,
    GameEnded,
    Paranoia,
    RoundScored,
    StackShown,
    StartCardGiven,
)
from yournightmare.games.tricks.seats import changed
from yournightmare.games.tricks.state import Awaiting, Play, Reason, State

ROUNDS: Final = {3: 6, 4: 8, 5: 5, 6: 6}
"""How many rounds are played, by number of players (R-M12)."""

_FIVE: Final = str(FIVE)

PARANOIA: Final = 10
"""Points for Paranoia (R-M11)."""


def best(trick: tuple[Play, ...]) -> Play:
    """Return the play that wins: the highest, and of equals the later one (R-M6)."""
    winning = trick[0]
    for play in trick[1:]:
        if play.worth >= winning.worth:
            winning = play
    return winning


def takes_lead(trick: tuple[Play, ...], worth: int) -> bool:
    """Tell whether a play of that worth would lead: nothing so far is higher (R-M6)."""
    return not trick or worth >= best(trick).worth


def turns_of(trick: Sequence[Play]) -> int:
    """Return how many cards the winner turns over: 1 and the fives, or 0 with the 0/10 (R-M8)."""
    return turns_by([card for play in trick for card in play.cards])


def turns_by(cards: Sequence[str]) -> int:
    """Return the same for all cards of a trick."""
    # A card's id is its value and a letter, so that digits can be counted in all ids together.
    return 0 if ZERO_TEN in cards else 1 + "".join(cards).count(_FIVE)


def score_round(state: State, events: list[Event]) -> Step:
    """Score the round; the game ends, or the start card goes to the left (R-M10 to R-M12).

    `events` are what has happened before, in the same step.
    """
    finder, shown = state.ended_by, state.shown
    won = round_points(finder, state.paranoia, state.scared, state.left)
    if state.paranoia and finder is not None:
        events.append(Paranoia(finder))
    else:
        for seat, points in enumerate(won):
            if seat != finder:
                events.append(StackShown(seat, state.scared[seat], state.left[seat], points))
        shown = (True,) * state.seats
    state = replace(state, scores=(*state.scores, won), shown=shown)
    totals = state.points
    events.append(RoundScored(state.round, won, totals))
    reason = reason_to_end(state, totals)
    if reason is not None:
        events.append(GameEnded(totals, reason))
        return Step(replace(state, awaiting=Awaiting.NOTHING), tuple(events))
    holder = (state.holder + 1) % state.seats
    events.append(StartCardGiven(holder))
    return Step(replace(state, awaiting=Awaiting.DEAL, holder=holder), tuple(events))


def round_points(
    finder: int | None, paranoia: bool, scared: tuple[int, ...], left: tuple[int, ...]
) -> tuple[int, ...]:
    """Return each seat's points for a round (R-M10, R-M11).

    `finder` turned over Scared in play, with Paranoia or without. `scared` is where each stack has
    Scared now (1 is the top), `left` how many cards it has; both are not looked at for the finder,
    nor for anybody after Paranoia.
    """
    if paranoia and finder is not None:
        return changed((0,) * len(left), finder, PARANOIA)
    won = [*map(stack_points, scared, left)]
    if finder is not None:
        won[finder] = 0
    return tuple(won)


def stack_points(position: int, left: int) -> int:
    """Return what a stack scores: a point a card under Scared, two if Scared is on top (R-M10).

    `position` is where Scared lies now (1 is the top) of the `left` cards.
    """
    return (2 if position == 1 else 1) * (left - position)


def is_paranoia(put: int, left: int) -> bool:
    """Tell whether Scared turned over in play is Paranoia (R-M11).

    It was `put` at the very bottom, and `left` says that no card lies under it.
    """
    return put == STACK and left == 0


def points_at(position: int) -> tuple[int, int]:
    """Return the least and the most points that Scared put there brings if it isn't met in play.

    The most is doubled, for as many cards turned over as lay above it (R-M10); at the bottom it is
    Paranoia's (R-M11), which is met in play.
    """
    if position == STACK:
        return stack_points(STACK, STACK), PARANOIA
    most = stack_points(1, STACK - position + 1)
    return stack_points(position, STACK), most


def reason_to_end(state: State, points: tuple[int, ...]) -> Reason | None:
    """Return why the game is over after the rounds scored so far, or None (R-M12).

    `points`: each seat's total.
    """
    if state.options.until_total:
        return Reason.TOTAL if max(points) >= state.options.total else None
    return Reason.ROUNDS if len(state.scores) >= ROUNDS[state.seats] else None
