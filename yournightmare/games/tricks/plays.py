"""The plays of a hand, and how one in the middle of a trick is made (R-M4, R-M5, R-M6).

These few lines run more often than all others of the game: a search plays thousands of tricks. So
decisions, which are alike whenever seat, value and count are, lie ready made; and a play that
doesn't end its trick, as most don't, changes a state without a draft.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from yournightmare.games.game import Step
from yournightmare.games.tricks.cards import COPIES, FIVE, PLAYERS, ZERO_TEN, deck, worth_of
from yournightmare.games.tricks.decisions import Decision, PlayCards, PlayZeroTen
from yournightmare.games.tricks.events import (
    CardsDrawn,
    CardsPlayed,
    CardsSeen,
    Event,
    SeatPassed,
)
from yournightmare.games.tricks.state import Play, State

_SEATS: Final = range(PLAYERS[-1])
_VALUES: Final = {card: int(card[0]) for card in deck(PLAYERS[-1])}
_DIGITS: Final = "0123456789"

_NUMBERED: Final = tuple(
    tuple(
        tuple(
            tuple(PlayCards(seat, value, count) for count in range(1, most + 1))
            for most in range(COPIES[FIVE] + 1)
        )
        for value in COPIES
    )
    for seat in _SEATS
)
"""By seat, value less 1, and number of such cards in the hand: the plays of these cards."""

_ZERO_TEN: Final = tuple((PlayZeroTen(seat, 0), PlayZeroTen(seat, 10)) for seat in _SEATS)
_WORTHS: Final = tuple(
    tuple(worth_of(value, count) if count else 0 for count in range(COPIES[FIVE] + 1))
    for value in range(10)
)


def plays_of(hand: tuple[str, ...], seat: int) -> tuple[Decision, ...]:
    """Return all plays of a hand, low values first; the 0/10 as 0, then as 10 (R-M4)."""
    numbers = [0] * 10
    for card in hand:
        numbers[_VALUES[card]] += 1
    plays: list[Decision] = []
    if numbers[0]:
        plays += _ZERO_TEN[seat]
    for made, number in zip(_NUMBERED[seat], numbers[1:], strict=True):
        if number:
            plays += made[number]
    return tuple(plays)


def has_cards(hand: tuple[str, ...], value: int, count: int) -> bool:
    """Tell whether a hand has so many cards of a value."""
    # A card's id is its value and a letter, so that digits can be counted in all ids together.
    return "".join(hand).count(_DIGITS[value]) >= count


def laid_down(
    hand: tuple[str, ...], decision: PlayCards | PlayZeroTen
) -> tuple[Play, tuple[str, ...]]:
    """Return what is played, the cards received first, and the cards that stay (R-M4, R-M6)."""
    if isinstance(decision, PlayZeroTen):
        at = hand.index(ZERO_TEN)
        said = decision.said
        return Play(decision.seat, (ZERO_TEN,), 10 * said, said), hand[:at] + hand[at + 1 :]
    value, count = decision.value, decision.count
    digit = _DIGITS[value]
    if count == 1:
        at = "".join(hand).index(digit) >> 1
        return Play(decision.seat, (hand[at],), 10 * value), hand[:at] + hand[at + 1 :]
    cards = tuple([card for card in hand if card[0] == digit][:count])
    rest = tuple([card for card in hand if card not in cards])
    return Play(decision.seat, cards, _WORTHS[value][count]), rest


def play_on(state: State, decision: PlayCards | PlayZeroTen) -> Step | None:
    """Make a legal play that doesn't end its trick; return None for one that does (R-M5, R-M9)."""
    seat, seats, hands = decision.seat, state.seats, state.hands
    following = (seat + 1) % seats
    passed = []
    while following != state.leader and not hands[following]:
        passed.append(SeatPassed(following))
        following = (following + 1) % seats
    if following == state.leader:
        return None
    play, rest = laid_down(hands[seat], decision)
    events: list[Event] = [CardsPlayed(seat, play.cards, play.worth, play.said)]
    due, pile = len(play.cards) - 1, state.pile
    if due:
        drawn, pile = pile[:due], pile[due:]
        rest += drawn
        events.append(CardsDrawn(seat, len(drawn), due, len(pile)))
        if drawn:
            events.append(CardsSeen(seat, drawn))
    events += passed
    after = replace(
        state,
        hands=(*hands[:seat], rest, *hands[seat + 1 :]),
        pile=pile,
        trick=(*state.trick, play),
        turn=following,
    )
    return Step(after, tuple(events))
