"""What a finished trick does to the winner's stack, and what a round is worth (R-M6 to R-M12)."""

from __future__ import annotations

from typing import Final

from yournightmare.games.tricks.cards import FIVE, ZERO_TEN, value_of
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.draft import Draft, changed
from yournightmare.games.tricks.events import (
    BottomMoved,
    CardTurned,
    GameEnded,
    Paranoia,
    RoundScored,
    StackShown,
    StartCardGiven,
    TrickWon,
)
from yournightmare.games.tricks.state import Awaiting, Play, Reason, Table

ROUNDS: Final = {3: 6, 4: 8, 5: 5, 6: 6}
"""How many rounds are played, by number of players (R-M12)."""

PARANOIA: Final = 10
"""Points for Paranoia (R-M11)."""


def best(trick: tuple[Play, ...]) -> Play:
    """Return the play that wins: the highest, and of equals the later one (R-M6)."""
    winning = trick[0]
    for play in trick[1:]:
        if play.worth >= winning.worth:
            winning = play
    return winning


def turns_of(trick: tuple[Play, ...]) -> int:
    """Return how many cards the winner turns over: 1 and the fives, or 0 with the 0/10 (R-M8)."""
    cards = [card for play in trick for card in play.cards]
    if ZERO_TEN in cards:
        return 0
    return 1 + sum(value_of(card) == FIVE for card in cards)


def finish_trick(draft: Draft) -> int:
    """Let the winner turn over cards or move the bottom card; return the winner (R-M7, R-M8)."""
    winning, turns = best(draft.trick), turns_of(draft.trick)
    winner = winning.seat
    draft.tell(TrickWon(winner, winning.worth, turns))
    draft.played += tuple([card for play in draft.trick for card in play.cards])
    draft.last_trick, draft.trick = draft.trick, ()
    if turns:
        _turn_over(draft, winner, turns)
    else:
        _move_bottom(draft, winner)
    return winner


def _move_bottom(draft: Draft, seat: int) -> None:
    """The bottom card goes on top; with one card left nothing changes (R-M7)."""
    left, scared = draft.left[seat], draft.scared[seat]
    draft.scared = changed(draft.scared, seat, 1 if scared == left else scared + 1)
    draft.moved = changed(draft.moved, seat, draft.moved[seat] + 1)
    draft.tell(BottomMoved(seat, left))


def _turn_over(draft: Draft, seat: int, turns: int) -> None:
    """Turn over cards from the top until all are turned or Scared appears (R-M8, R-M11)."""
    for _ in range(turns):
        is_scared = draft.scared[seat] == 1
        left = draft.left[seat] - 1
        draft.left = changed(draft.left, seat, left)
        draft.scared = changed(draft.scared, seat, draft.scared[seat] - 1)
        draft.tell(CardTurned(seat, is_scared, left))
        if is_scared:
            draft.ended_by = seat
            draft.shown = changed(draft.shown, seat, True)
            draft.paranoia = left == 0 and draft.put[seat] == STACK
            return


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
