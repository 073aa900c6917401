"""Who wins a trick, what it makes them turn over, and what a round is worth (R-M6 to R-M12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.tricks.cards import FIVE, ZERO_TEN
from yournightmare.games.tricks.draft import Draft, changed
from yournightmare.games.tricks.events import (
    GameEnded,
    Paranoia,
    RoundScored,
    StackShown,
    StartCardGiven,
)
from yournightmare.games.tricks.state import Awaiting, Play, Reason, Table

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


def turns_of(trick: Sequence[Play]) -> int:
    """Return how many cards the winner turns over: 1 and the fives, or 0 with the 0/10 (R-M8)."""
    return turns_by([card for play in trick for card in play.cards])


def turns_by(cards: Sequence[str]) -> int:
    """Return the same for all cards of a trick."""
    # A card's id is its value and a letter, so that digits can be counted in all ids together.
    return 0 if ZERO_TEN in cards else 1 + "".join(cards).count(_FIVE)


def score_round(draft: Draft) -> None:
    """Score the round; the game ends, or the start card goes to the left (R-M10 to R-M12)."""
    if draft.paranoia and draft.ended_by is not None:
        draft.tell(Paranoia(draft.ended_by))
        won = changed((0,) * draft.seats, draft.ended_by, PARANOIA)
    else:
        won = tuple([_score_seat(draft, seat) for seat in range(draft.seats)])
        draft.shown = (True,) * draft.seats
    draft.scores = (*draft.scores, won)
    draft.tell(RoundScored(draft.round, won, draft.points))
    reason = reason_to_end(draft)
    if reason is not None:
        draft.awaiting = Awaiting.NOTHING
        draft.tell(GameEnded(draft.points, reason))
        return
    draft.awaiting = Awaiting.DEAL
    draft.holder = (draft.holder + 1) % draft.seats
    draft.tell(StartCardGiven(draft.holder))


def _score_seat(draft: Draft, seat: int) -> int:
    """Show a stack: 1 point a card under Scared, 2 if Scared is the first card now (R-M10)."""
    if seat == draft.ended_by:
        return 0
    position, left = draft.scared[seat], draft.left[seat]
    points = stack_points(position, left)
    draft.tell(StackShown(seat, position, left, points))
    return points


def stack_points(position: int, left: int) -> int:
    """Return what a stack scores with Scared at a position (1 is the top) of its cards (R-M10)."""
    return (2 if position == 1 else 1) * (left - position)


def reason_to_end(table: Table) -> Reason | None:
    """Return why the game is over after the rounds scored so far, or None (R-M12)."""
    if table.options.until_total:
        return Reason.TOTAL if max(table.points) >= table.options.total else None
    return Reason.ROUNDS if len(table.scores) >= ROUNDS[table.seats] else None
