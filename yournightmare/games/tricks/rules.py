"""The rules of the trick game: the course of a round (R-M1 to R-M5, R-M9, R-M12).

The holder deals, all put Scared in, tricks are played until Scared is turned over or all cards are
played, and the round is scored. What a finished trick does to the stacks, and the scoring, are in
`scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from yournightmare.games.chance import Chance
from yournightmare.games.game import IllegalDecision, Refusal, Result, Step
from yournightmare.games.tricks import entry
from yournightmare.games.tricks.cards import (
    COPIES,
    HAND,
    PLAYERS,
    ZERO_TEN,
    deck,
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
from yournightmare.games.tricks.draft import Draft, changed
from yournightmare.games.tricks.events import (
    CardsDrawn,
    CardsPlayed,
    CardsSeen,
    HandDealt,
    PlacingEnded,
    RoundBegan,
    ScaredPlaced,
    SeatPassed,
    StartCardGiven,
    TrickBegan,
)
from yournightmare.games.tricks.plays import has_cards, laid_down, play_on, plays_of
from yournightmare.games.tricks.scoring import finish_trick, reason_to_end, score_round
from yournightmare.games.tricks.state import TOTALS, Awaiting, Options, State

_PLAY: Final = Awaiting.PLAY
_PLAYS: Final = (PlayCards, PlayZeroTen)


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
    if state.awaiting is _PLAY:
        return (state.turn,)
    if state.awaiting is Awaiting.PLACING:
        return tuple([seat for seat, put in enumerate(state.put) if not put])
    return () if state.awaiting is Awaiting.NOTHING else (state.holder,)


def legal(state: State, seat: int) -> Sequence[Decision]:
    """Return every decision open to a seat; a place may be changed until all placed (R-M3)."""
    if not 0 <= seat < state.seats:
        return ()
    if state.awaiting is _PLAY:
        return plays_of(state.hands[seat], seat) if seat == state.turn else ()
    if state.awaiting is Awaiting.PLACING:
        places = range(1, STACK + 1)
        return tuple([PlaceScared(seat, p) for p in places if p != state.put[seat]])
    if seat not in waiting(state):
        return ()
    if state.awaiting is Awaiting.ENTRY:
        return entry.Entries(seat, state.seats, state.entered)
    return (Deal(seat),)


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
        if state.awaiting is not Awaiting.PLACING:
            return Refusal.NOT_NOW
        return _refuse_place(state, decision)
    if seat not in waiting(state):
        return Refusal.NOT_WAITING
    if isinstance(decision, Deal):
        return None if state.awaiting is Awaiting.DEAL else Refusal.NOT_NOW
    if isinstance(decision, EnterRound | CloseRound):
        return _refuse_entry(state, decision)
    if state.awaiting is not Awaiting.PLAY:
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
    if type(position) is not int or not 1 <= position <= STACK:
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
    return None if has_cards(hand, value, count) else TricksRefusal.NOT_IN_HAND


def play(state: State, decision: Decision, chance: Chance) -> Step:
    """Play a decision on to the next one. Raises `IllegalDecision`; then nothing has changed."""
    reason = refusal(state, decision)
    if reason is not None:
        raise IllegalDecision(reason)
    if isinstance(decision, _PLAYS):
        step = play_on(state, decision)
        if step is not None:
            return step
    draft = Draft.of(state)
    if isinstance(decision, Deal):
        _deal(draft, chance)
    elif isinstance(decision, PlaceScared):
        _place(draft, decision)
    elif isinstance(decision, EnterRound):
        entry.enter(draft, decision)
    elif isinstance(decision, CloseRound):
        entry.close(draft)
    else:
        _play_cards(draft, decision)
    return Step(draft.freeze(), tuple(draft.events))


def can_take_back(before: State, decision: Decision) -> bool:
    """Only a placing that was not the last: all else draws, or shows a card (R-A3, R-M3).

    And an entry on the score sheet, until the round is closed (R-A5).
    """
    if isinstance(decision, EnterRound):
        return True
    if not isinstance(decision, PlaceScared):
        return False
    return any(not put for seat, put in enumerate(before.put) if seat != decision.seat)


def _deal(draft: Draft, chance: Chance) -> None:
    """Make the stacks whole, shuffle all cards in use, and deal from the left (R-M2, R-M3)."""
    seats, nobody = draft.seats, (0,) * draft.seats
    cards = chance.shuffle("monster cards", deck(seats))
    dealt = HAND * seats
    hands = [cards[(seat - draft.holder - 1) % seats : dealt : seats] for seat in range(seats)]
    draft.hands, draft.pile = tuple(hands), cards[dealt:]
    draft.trick = draft.last_trick = ()
    draft.played = ()
    draft.put = draft.scared = draft.moved = nobody
    draft.left = (STACK,) * seats
    draft.shown = (False,) * seats
    draft.ended_by, draft.paranoia, draft.tricks = None, False, 0
    draft.round += 1
    draft.leader = draft.turn = draft.holder
    draft.awaiting = Awaiting.PLACING
    draft.tell(RoundBegan(draft.round, draft.holder, len(draft.pile)))
    for seat, hand in enumerate(hands):
        draft.tell(HandDealt(seat, hand))


def _place(draft: Draft, decision: PlaceScared) -> None:
    """Put Scared in; with the last seat's the first trick begins, led by the holder (R-M3)."""
    seat, again = decision.seat, draft.put[decision.seat] > 0
    draft.put = changed(draft.put, seat, decision.position)
    draft.scared = changed(draft.scared, seat, decision.position)
    draft.tell(ScaredPlaced(seat, again))
    if all(draft.put):
        draft.tell(PlacingEnded())
        _lead(draft, draft.holder)


def _lead(draft: Draft, seat: int) -> None:
    """Begin a trick; without cards the lead goes on to the left (R-M9)."""
    draft.leader = draft.turn = _next_with_cards(draft, seat)
    draft.tricks += 1
    draft.awaiting = Awaiting.PLAY
    draft.tell(TrickBegan(draft.tricks, draft.leader))


def _next_with_cards(draft: Draft, seat: int) -> int:
    """Return that seat, or the next one to the left that has cards; some seat has."""
    while not draft.hands[seat]:
        draft.tell(SeatPassed(seat))
        seat = (seat + 1) % draft.seats
    return seat


def _play_cards(draft: Draft, decision: PlayCards | PlayZeroTen) -> None:
    """Lay the cards down, draw for all but one, and pass the turn (R-M4, R-M5, R-M6)."""
    seat = decision.seat
    play, rest = laid_down(draft.hands[seat], decision)
    draft.trick = (*draft.trick, play)
    draft.hands = changed(draft.hands, seat, rest)
    draft.tell(CardsPlayed(seat, play.cards, play.worth, play.said))
    if len(play.cards) > 1:
        _draw(draft, seat, len(play.cards) - 1)
    _pass_turn(draft, seat)


def _draw(draft: Draft, seat: int, due: int) -> None:
    """Draw from the pile as far as it reaches; only the owner sees the cards (R-M5)."""
    drawn, draft.pile = draft.pile[:due], draft.pile[due:]
    draft.hands = changed(draft.hands, seat, draft.hands[seat] + drawn)
    draft.tell(CardsDrawn(seat, len(drawn), due, len(draft.pile)))
    if drawn:
        draft.tell(CardsSeen(seat, drawn))


def _pass_turn(draft: Draft, seat: int) -> None:
    """Go on to the next seat that can play; after the last one the trick is over (R-M9).

    Nobody plays twice in a trick: the way to the left ends at the leader.
    """
    seat = (seat + 1) % draft.seats
    while seat != draft.leader:
        if draft.hands[seat]:
            draft.turn = seat
            return
        draft.tell(SeatPassed(seat))
        seat = (seat + 1) % draft.seats
    winner = finish_trick(draft)
    if draft.ended_by is None and any(draft.hands):
        _lead(draft, winner)
    else:
        score_round(draft)


def result(state: State) -> Result | None:
    """Return places and points once the game is over; ties share a place (R-M12, R-A4)."""
    if state.awaiting is not Awaiting.NOTHING:
        return None
    points = state.points
    places = tuple([1 + sum(other > own for other in points) for own in points])
    reason = reason_to_end(state)
    assert reason is not None, "the game has ended"
    return Result(places=places, points=points, reason=str(reason))
