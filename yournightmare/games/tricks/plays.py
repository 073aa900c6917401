"""The plays of a hand, and what becomes of one: the next turn, the end of the trick (R-M4 to R-M9).

These lines run more often than all others of the game: so what is alike each time lies ready made,
and a state is changed once for each decision.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from yournightmare.games.game import Step
from yournightmare.games.tricks.cards import COPIES, PLAYERS, ZERO_TEN, deck, value_of, worth_of
from yournightmare.games.tricks.decisions import Decision, PlayCards, PlayZeroTen
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
_CARDS: Final = deck(PLAYERS[-1])
_DIGITS: Final = "0123456789"
_ZERO_TEN: Final = tuple((PlayZeroTen(seat, 0), PlayZeroTen(seat, 10)) for seat in _SEATS)

# How many cards of each value a hand has is one number: four bits for each value, the 0/10 lowest.
_ONE_OF: Final = {card: 1 << 4 * value_of(card) for card in _CARDS}
_THREE: Final = (1 << 12) - 1
"""The bits of three values: the plays of so many are looked up together."""


class _Plays(dict[int, tuple[Decision, ...]]):
    """A seat's plays of three values, from `first` on, by how many cards of each there are.

    They are put together when first asked for, and given out again and again: decisions are values.
    """

    def __init__(self, seat: int, first: int) -> None:
        super().__init__()
        self._plays = [
            [tuple([PlayCards(seat, value, n) for n in range(1, most + 1)]) for most in range(11)]
            for value in range(first, first + 3)
        ]

    def __missing__(self, numbers: int) -> tuple[Decision, ...]:
        low, middle, high = self._plays
        plays = low[numbers & 15] + middle[numbers >> 4 & 15] + high[numbers >> 8]
        return self.setdefault(numbers, plays)


_NUMBERED: Final = tuple((_Plays(seat, 1), _Plays(seat, 4), _Plays(seat, 7)) for seat in _SEATS)


def plays_of(hand: tuple[str, ...], seat: int) -> tuple[Decision, ...]:
    """Return all plays of a hand, low values first; the 0/10 as 0, then as 10 (R-M4)."""
    numbers = sum(map(_ONE_OF.__getitem__, hand))
    low, middle, high = _NUMBERED[seat]
    plays = low[numbers >> 4 & _THREE] + middle[numbers >> 16 & _THREE] + high[numbers >> 28]
    return _ZERO_TEN[seat] + plays if numbers & 1 else plays


def _single(seat: int, card: str) -> tuple[Play, tuple[Event, ...]]:
    cards, worth = (card,), worth_of(value_of(card), 1)
    return Play(seat, cards, worth), (CardsPlayed(seat, cards, worth, None),)


_SINGLES: Final = tuple({card: _single(seat, card) for card in _CARDS} for seat in _SEATS)
_SAME: Final = {
    value: frozenset(card for card in _CARDS if value_of(card) == value) for value in COPIES
}


def play_cards(state: State, decision: PlayCards) -> Step | None:
    """Lay down cards, those received first; for each beyond the first one is drawn (R-M4 to R-M6).

    None if it isn't that seat's turn, or its hand can't play that.
    """
    seat, value, count = decision.seat, decision.value, decision.count
    # Decisions built in Python are not validated, so the types are looked at as well.
    if seat != state.turn or not type(seat) is type(value) is type(count) is int:
        return None
    if value not in _SAME:
        return None
    hand = state.hands[seat]
    if count == 1:
        # A card's id is its value and a letter, so that a digit can be looked for in all of them.
        at = "".join(hand).find(_DIGITS[value]) >> 1
        if at < 0:
            return None
        play, told = _SINGLES[seat][hand[at]]
        return _go_on(state, play, hand[:at] + hand[at + 1 :], state.pile, told)
    same = _SAME[value]
    cards = tuple([card for card in hand if card in same][:count])
    if not 0 < count == len(cards):
        return None
    rest = [*hand]
    for card in cards:
        rest.remove(card)
    play, due, pile = Play(seat, cards, worth_of(value, count)), count - 1, state.pile
    drawn, pile = pile[:due], pile[due:]
    told = (
        CardsPlayed(seat, cards, play.worth, None),
        CardsDrawn(seat, len(drawn), due, len(pile)),
    )
    if drawn:
        told += (CardsSeen(seat, drawn),)
    return _go_on(state, play, (*rest, *drawn), pile, told)


def play_zero_ten(state: State, decision: PlayZeroTen) -> Step | None:
    """Lay down the 0/10, and say which of the two it is (R-M4).

    None if it isn't that seat's turn, or its hand can't play that.
    """
    seat, said, cards = decision.seat, decision.said, (ZERO_TEN,)
    if not (type(seat) is type(said) is int) or seat != state.turn or said not in (0, 10):
        return None
    hand = state.hands[seat]
    if ZERO_TEN not in hand:
        return None
    rest = tuple([card for card in hand if card != ZERO_TEN])
    play = Play(seat, cards, 10 * said, said)
    return _go_on(state, play, rest, state.pile, (CardsPlayed(seat, cards, play.worth, said),))


def _go_on(
    state: State,
    play: Play,
    hand: tuple[str, ...],
    pile: tuple[str, ...],
    told: tuple[Event, ...],
) -> Step:
    """Pass the turn on, over seats without cards; nobody plays twice in a trick (R-M9).

    `hand` and `pile` are what the play has left of them, `told` what it has brought about so far.
    """
    seats, leader, seat = state.seats, state.leader, play.seat
    hands = changed(state.hands, seat, hand)
    trick = (*state.trick, play)
    seat = (seat + 1) % seats
    while seat != leader:  # the way to the left ends there
        if hands[seat]:
            after = replace(state, hands=hands, pile=pile, trick=trick, turn=seat)
            return Step(after, told)
        told += (SeatPassed(seat),)
        seat = (seat + 1) % seats
    return _finish_trick(state, hands, pile, trick, [*told])


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
    winner, moved = winning.seat, state.moved
    events.append(TrickWon(winner, winning.worth, turns))
    scared, left = state.scared[winner], state.left[winner]
    is_met = 0 < scared <= turns
    if turns:
        for _ in range(scared if is_met else turns):
            scared, left = scared - 1, left - 1
            events.append(CardTurned(winner, not scared, left))
    else:
        events.append(BottomMoved(winner, left))
        scared = 1 if scared == left else scared + 1
        moved = changed(moved, winner, moved[winner] + 1)
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
    )
    if is_met or not any(hands):
        return _end_round(after, winner if is_met else None, events)
    leader, tricks = winner, state.tricks + 1
    while not hands[leader]:  # some seat to the left has cards (R-M9)
        events.append(SeatPassed(leader))
        leader = (leader + 1) % len(hands)
    events.append(TrickBegan(tricks, leader))
    return Step(replace(after, leader=leader, turn=leader, tricks=tricks), tuple(events))


def _end_round(state: State, finder: int | None, events: list[Event]) -> Step:
    """Score a round in which a seat, or nobody, turned over Scared (R-M9, R-M11)."""
    if finder is not None:
        state = replace(
            state,
            ended_by=finder,
            shown=changed(state.shown, finder, True),
            paranoia=is_paranoia(state.put[finder], state.left[finder]),
        )
    return score_round(state, events)
