"""The rules of the trick game: the course of a round (R-M1 to R-M5, R-M9, R-M12).

The holder deals, all put Scared in, tricks are played until Scared is turned over or all cards are
played, and the round is scored. What a play does is in `plays`, what a round is worth in `scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Final

from msgspec.structs import replace

from yournightmare.games.chance import Chance
from yournightmare.games.game import IllegalDecision, Refusal, Result, Step
from yournightmare.games.tricks import entry
from yournightmare.games.tricks.cards import (
    COPIES,
    HAND,
    PLAYERS,
    ZERO_TEN,
    deck,
    held,
)
from yournightmare.games.tricks.decisions import (
    STACK,
    CloseRound,
    Deal,
    Decision,
    EnterRound,
    PlaceScared,
    PlayCards,
    PlayZeroTen,
)
from yournightmare.games.tricks.events import (
    HandDealt,
    PlacingEnded,
    RoundBegan,
    ScaredPlaced,
    StartCardGiven,
    TrickBegan,
)
from yournightmare.games.tricks.plays import play_cards, play_zero_ten, plays_of
from yournightmare.games.tricks.scoring import reason_to_end
from yournightmare.games.tricks.seats import changed
from yournightmare.games.tricks.state import TOTALS, Awaiting, Options, State

# Members of an enum are slow to get at, and these are asked for at every turn.
_PLACING: Final = Awaiting.PLACING
_PLAY: Final = Awaiting.PLAY
_PLAYS: Final = (PlayCards, PlayZeroTen)
_POSITIONS: Final = range(1, STACK + 1)
"""Where Scared can be put, from the top (R-M3)."""
_ALONE: Final = tuple((seat,) for seat in range(PLAYERS[-1]))


class TricksRefusal(StrEnum):
    """Why the trick game refuses a decision."""

    NO_PLACE = "Scared lies at a place from 1, the top, to 7, the bottom"
    THERE_ALREADY = "Scared lies there already"
    NO_PLAY = "a play is one card, or several cards of one value"
    NOT_IN_HAND = "there are not so many of these cards in the hand"
    SAY_0_OR_10 = "whoever plays the 0/10 says 0 or 10"


def check(options: Options, seats: int) -> str | None:
    """Return what is wrong with the options, naming the field, or None (R-M1, R-M12)."""
    if seats not in PLAYERS:
        return f"seats: this game is played by {PLAYERS[0]} to {PLAYERS[-1]}, not by {seats}"
    if type(options.until_total) is not bool:
        return "options.until_total: it is true or false"
    if type(options.score_sheet) is not bool:
        return "options.score_sheet: it is true or false"
    if type(options.total) is not int or options.total not in TOTALS:
        return f"options.total: it lies between {TOTALS[0]} and {TOTALS[-1]}, not {options.total}"
    return None


def start(options: Options, seats: int, chance: Chance) -> Step:
    """Sit down; chance gives the start card to one of the seats."""
    fault = check(options, seats)
    if fault:
        raise ValueError(fault)
    holder = chance.shuffle("start card", range(seats))[0]
    nobody, sheet = (0,) * seats, options.score_sheet
    state = State(
        options=options,
        seats=seats,
        round=int(sheet),
        awaiting=Awaiting.ENTRY if sheet else Awaiting.DEAL,
        holder=holder,
        leader=holder,
        turn=holder,
        tricks=0,
        hands=((),) * seats,
        pile=() if sheet else deck(seats),
        trick=(),
        last_trick=(),
        played=(),
        put=nobody,
        scared=nobody,
        left=(STACK,) * seats,
        moved=nobody,
        shown=(False,) * seats,
        ended_by=None,
        paranoia=False,
        scores=(),
    )
    return Step(state, (StartCardGiven(holder),))


def waiting(state: State) -> tuple[int, ...]:
    """The holder; or all who have not placed Scared; or whose turn it is; nobody at the end.

    On the score sheet the holder of the start card enters for the whole table (R-A5).
    """
    awaiting = state.awaiting
    if awaiting is _PLAY:
        return _ALONE[state.turn]
    if awaiting is _PLACING:
        return tuple([seat for seat, put in enumerate(state.put) if not put])
    return () if awaiting is Awaiting.NOTHING else _ALONE[state.holder]


def legal(state: State, seat: int) -> Sequence[Decision]:
    """Return every decision open to a seat; a place may be changed until all placed (R-M3)."""
    if state.awaiting is _PLAY:
        return plays_of(state.hands[seat], seat) if seat == state.turn else ()
    if not 0 <= seat < state.seats:
        return ()
    if state.awaiting is _PLACING:
        return _places(seat, state.put[seat])
    if seat not in waiting(state):
        return ()
    if state.awaiting is Awaiting.ENTRY:
        return entry.Entries(seat, state.seats, state.entered)
    return (Deal(seat),)


@cache
def _places(seat: int, put: int) -> tuple[Decision, ...]:
    """All places for Scared but the one where it lies, 0 for none (R-M3)."""
    return tuple([PlaceScared(seat, place) for place in _POSITIONS if place != put])


def refusal(state: State, decision: Decision) -> StrEnum | None:
    """Return why the decision is refused now, or None (R-A1)."""
    awaiting, seat = state.awaiting, decision.seat
    if awaiting is _PLAY and seat == state.turn and type(seat) is int:
        # What is asked by far most often, first.
        if isinstance(decision, _PLAYS):
            return _refuse_play(state.hands[seat], decision)
        return Refusal.NOT_NOW
    if awaiting is Awaiting.NOTHING:
        return Refusal.OVER
    # Decisions built in Python are not validated, so the types are looked at as well.
    if type(seat) is not int or not 0 <= seat < state.seats:
        return Refusal.NOT_WAITING
    if isinstance(decision, PlaceScared):
        if awaiting is not _PLACING:
            return Refusal.NOT_NOW
        return _refuse_place(state, decision)
    if seat not in waiting(state):
        return Refusal.NOT_WAITING
    if isinstance(decision, Deal):
        return None if state.awaiting is Awaiting.DEAL else Refusal.NOT_NOW
    if isinstance(decision, EnterRound | CloseRound):
        return _refuse_entry(state, decision)
    if awaiting is not _PLAY:
        return Refusal.NOT_NOW
    return _refuse_play(state.hands[seat], decision)


def _refuse_entry(state: State, decision: EnterRound | CloseRound) -> StrEnum | None:
    if state.awaiting is not Awaiting.ENTRY:
        return Refusal.NOT_NOW
    if isinstance(decision, EnterRound):
        return entry.refuse_entry(state, decision)
    return None if state.entered else entry.EntryRefusal.NOTHING_ENTERED


def _refuse_place(state: State, decision: PlaceScared) -> StrEnum | None:
    position = decision.position
    if type(position) is not int or position not in _POSITIONS:
        return TricksRefusal.NO_PLACE
    return TricksRefusal.THERE_ALREADY if position == state.put[decision.seat] else None


def _refuse_play(hand: tuple[str, ...], decision: PlayCards | PlayZeroTen) -> StrEnum | None:
    if isinstance(decision, PlayZeroTen):
        if type(decision.said) is not int or decision.said not in (0, 10):
            return TricksRefusal.SAY_0_OR_10
        return None if ZERO_TEN in hand else TricksRefusal.NOT_IN_HAND
    value, count = decision.value, decision.count
    if type(value) is not int or type(count) is not int or value not in COPIES or count < 1:
        return TricksRefusal.NO_PLAY
    return None if len(held(hand, value)) >= count else TricksRefusal.NOT_IN_HAND


def play(state: State, decision: Decision, chance: Chance) -> Step:
    """Play a decision on to the next one. Raises `IllegalDecision`; then nothing has changed."""
    # What a search makes by the thousand comes first, and is looked at once. What can't be played
    # like that is refused below, with the reason.
    step, awaiting = None, state.awaiting
    if awaiting is _PLAY:
        if isinstance(decision, PlayCards):
            step = play_cards(state, decision)
        elif isinstance(decision, PlayZeroTen):
            step = play_zero_ten(state, decision)
    elif awaiting is _PLACING and isinstance(decision, PlaceScared):
        step = _place(state, decision)
    if step is not None:
        return step
    reason = refusal(state, decision)
    if reason is not None:
        raise IllegalDecision(reason)
    if isinstance(decision, Deal):
        return _deal(state, chance)
    if isinstance(decision, EnterRound):
        return entry.enter(state, decision)
    return entry.close(state)


def can_take_back(before: State, decision: Decision) -> bool:
    """Only a placing that was not the last: all else draws, or shows a card (R-A3, R-M3).

    And an entry on the score sheet, until the round is closed (R-A5).
    """
    if isinstance(decision, EnterRound):
        return True
    if not isinstance(decision, PlaceScared):
        return False
    return any(not put for seat, put in enumerate(before.put) if seat != decision.seat)


def _deal(state: State, chance: Chance) -> Step:
    """Make the stacks whole, shuffle all cards in use, and deal from the left (R-M2, R-M3)."""
    seats, holder = state.seats, state.holder
    nobody = (0,) * seats
    cards = chance.shuffle("monster cards", deck(seats))
    dealt = HAND * seats
    hands = [cards[(seat - holder - 1) % seats : dealt : seats] for seat in range(seats)]
    after = replace(
        state,
        round=state.round + 1,
        awaiting=_PLACING,
        leader=holder,
        turn=holder,
        tricks=0,
        hands=tuple(hands),
        pile=cards[dealt:],
        trick=(),
        last_trick=(),
        played=(),
        put=nobody,
        scared=nobody,
        left=(STACK,) * seats,
        moved=nobody,
        shown=(False,) * seats,
        ended_by=None,
        paranoia=False,
    )
    began = RoundBegan(after.round, holder, len(after.pile))
    return Step(after, (began, *[HandDealt(seat, hand) for seat, hand in enumerate(hands)]))


def _place(state: State, decision: PlaceScared) -> Step | None:
    """Put Scared in; with the last seat's the first trick begins, led by the holder (R-M3).

    None if it can't be put there.
    """
    seat, position = decision.seat, decision.position
    if not type(seat) is type(position) is int or not 0 <= seat < state.seats:
        return None
    before = state.put[seat]
    if position not in _POSITIONS or position == before:
        return None
    put = changed(state.put, seat, position)
    placed = ScaredPlaced(seat, before > 0)
    if 0 in put:
        return Step(replace(state, put=put, scared=put), (placed,))
    first, leader = state.tricks + 1, state.holder
    after = replace(
        state, put=put, scared=put, leader=leader, turn=leader, tricks=first, awaiting=_PLAY
    )
    return Step(after, (placed, PlacingEnded(), TrickBegan(first, leader)))


def result(state: State) -> Result | None:
    """Return places and points once the game is over; ties share a place (R-M12, R-A4)."""
    if state.awaiting is not Awaiting.NOTHING:
        return None
    points = state.points
    places = tuple([1 + sum(other > own for other in points) for own in points])
    reason = reason_to_end(state, points)
    assert reason is not None, "the game has ended"
    return Result(places=places, points=points, reason=str(reason))
