"""The plays of a hand, and what becomes of one: the next turn, the end of the trick (R-M4 to R-M9).

These lines run more often than all others of the game. So decisions, which are alike whenever seat,
value and count are, lie ready made; and a state is changed at once, without a draft.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from yournightmare.games.game import Step
from yournightmare.games.tricks.cards import COPIES, FIVE, PLAYERS, ZERO_TEN, worth_of
from yournightmare.games.tricks.decisions import Decision, PlayCards, PlayZeroTen
from yournightmare.games.tricks.draft import Draft
from yournightmare.games.tricks.events import (
    BottomMoved,
    CardsDrawn,
    CardsPlayed,
    CardsSeen,
    CardTurned,
    Event,
    SeatPassed,
    TrickBegan,
    TrickWon,
)
from yournightmare.games.tricks.scoring import best, is_paranoia, score_round, turns_by
from yournightmare.games.tricks.seats import changed
from yournightmare.games.tricks.state import Play, State

_SEATS: Final = range(PLAYERS[-1])
_DIGITS: Final = "0123456789"

_NUMBERED: Final = tuple(
    tuple(
        (
            _DIGITS[value],
            tuple(
                tuple(PlayCards(seat, value, count) for count in range(1, most + 1))
                for most in range(COPIES[FIVE] + 1)
            ),
        )
        for value in COPIES
    )
    for seat in _SEATS
)
"""By seat: each value, and by number of such cards in the hand the plays of these cards."""

_ZERO_TEN: Final = tuple((PlayZeroTen(seat, 0), PlayZeroTen(seat, 10)) for seat in _SEATS)
_WORTHS: Final = tuple(
    tuple(worth_of(value, count) if count else 0 for count in range(COPIES[FIVE] + 1))
    for value in range(10)
)


def plays_of(hand: tuple[str, ...], seat: int) -> tuple[Decision, ...]:
    """Return all plays of a hand, low values first; the 0/10 as 0, then as 10 (R-M4)."""
    # A card's id is its value and a letter, so that digits can be counted in all ids together.
    ids = "".join(hand)
    plays: list[Decision] = []
    if "0" in ids:
        plays += _ZERO_TEN[seat]
    for digit, made in _NUMBERED[seat]:
        number = ids.count(digit)
        if number:
            plays += made[number]
    return tuple(plays)


def laid_down(
    hand: tuple[str, ...], decision: PlayCards | PlayZeroTen
) -> tuple[Play, tuple[str, ...]] | None:
    """Return what is played, the cards received first, and the cards that stay (R-M4, R-M6).

    None if the hand can't play that.
    """
    if type(decision) is PlayCards:
        value, count = decision.value, decision.count
        # Decisions built in Python are not validated, so the types are looked at as well.
        if type(value) is not int or type(count) is not int or not 0 < value < 10 or count < 1:
            return None
        digit = _DIGITS[value]
        if count == 1:
            at = "".join(hand).find(digit)
            if at < 0:
                return None
            at >>= 1
            return Play(decision.seat, (hand[at],), 10 * value), hand[:at] + hand[at + 1 :]
        cards = tuple([card for card in hand if card[0] == digit][:count])
        if len(cards) < count:
            return None
        rest = tuple([card for card in hand if card not in cards])
        return Play(decision.seat, cards, _WORTHS[value][count]), rest
    assert isinstance(decision, PlayZeroTen)
    said = decision.said
    if type(said) is not int or said not in (0, 10) or ZERO_TEN not in hand:
        return None
    at = hand.index(ZERO_TEN)
    return Play(decision.seat, (ZERO_TEN,), 10 * said, said), hand[:at] + hand[at + 1 :]


def play_cards(state: State, decision: PlayCards | PlayZeroTen) -> Step | None:
    """Play for the seat whose turn it is: lay down, draw, pass the turn (R-M5, R-M9).

    Nobody plays twice in a trick: the way to the left ends at the leader. None if the hand can't
    play that.
    """
    seat, seats, hands, pile = decision.seat, state.seats, state.hands, state.pile
    made = laid_down(hands[seat], decision)
    if made is None:
        return None
    play, rest = made
    events: list[Event] = [CardsPlayed(seat, play.cards, play.worth, play.said)]
    due = len(play.cards) - 1
    if due:
        drawn, pile = pile[:due], pile[due:]
        rest += drawn
        events.append(CardsDrawn(seat, len(drawn), due, len(pile)))
        if drawn:
            events.append(CardsSeen(seat, drawn))
    hands = (*hands[:seat], rest, *hands[seat + 1 :])
    trick = (*state.trick, play)
    leader, seat = state.leader, (seat + 1) % seats
    while seat != leader:
        if hands[seat]:
            after = replace(state, hands=hands, pile=pile, trick=trick, turn=seat)
            return Step(after, tuple(events))
        events.append(SeatPassed(seat))
        seat = (seat + 1) % seats
    return _finish_trick(state, hands, pile, trick, events)


def _finish_trick(
    state: State,
    hands: tuple[tuple[str, ...], ...],
    pile: tuple[str, ...],
    trick: tuple[Play, ...],
    events: list[Event],
) -> Step:
    """Let the winner turn over cards or move the bottom card (R-M7, R-M8), and go on."""
    cards = [card for play in trick for card in play.cards]
    winning, turns = best(trick), turns_by(cards)
    winner = winning.seat
    events.append(TrickWon(winner, winning.worth, turns))
    scared, left, moved = state.scared[winner], state.left[winner], state.moved
    is_met = 0 < scared <= turns
    if turns:
        turned = min(turns, scared)
        events += [CardTurned(winner, n == scared, left - n) for n in range(1, turned + 1)]
        scared, left = scared - turned, left - turned
    else:
        events.append(BottomMoved(winner, left))
        scared = 1 if scared == left else scared + 1
        moved = changed(moved, winner, moved[winner] + 1)
    goes_on = not is_met and any(hands)
    leader = _leader(hands, winner, events) if goes_on else state.leader
    tricks = state.tricks + goes_on
    after = replace(
        state,
        hands=hands,
        pile=pile,
        trick=(),
        last_trick=trick,
        played=(*state.played, *cards),
        scared=changed(state.scared, winner, scared),
        left=changed(state.left, winner, left),
        moved=moved,
        leader=leader,
        turn=leader if goes_on else state.turn,
        tricks=tricks,
    )
    if goes_on:
        events.append(TrickBegan(tricks, leader))
        return Step(after, tuple(events))
    return _end_round(after, winner if is_met else None, events)


def _leader(hands: tuple[tuple[str, ...], ...], seat: int, events: list[Event]) -> int:
    """Return that seat, or the next one to the left that has cards; some seat has (R-M9)."""
    while not hands[seat]:
        events.append(SeatPassed(seat))
        seat = (seat + 1) % len(hands)
    return seat


def _end_round(state: State, finder: int | None, events: list[Event]) -> Step:
    """Score a round in which a seat, or nobody, turned over Scared (R-M9, R-M11)."""
    draft = Draft.of(state)
    draft.events = events
    if finder is not None:
        draft.ended_by = finder
        draft.shown = changed(draft.shown, finder, True)
        draft.paranoia = is_paranoia(draft.put[finder], draft.left[finder])
    score_round(draft)
    return Step(draft.freeze(), tuple(draft.events))
