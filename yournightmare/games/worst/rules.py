"""The rules of Your Worst Nightmare: the course of a round and of the game (R-Y1 to R-Y11).

A round: the turner turns over four fears, everybody writes and seals a sheet in private, then each
in turn is the Evaluator.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from operator import eq
from typing import Final, TypeVar

from msgspec.structs import replace

from yournightmare.games.chance import Chance
from yournightmare.games.game import IllegalDecision, Refusal, Result, Step
from yournightmare.games.worst.choices import (
    Sheets,
    Titles,
    are_different,
    is_ranking,
    is_title,
)
from yournightmare.games.worst.decisions import (
    FEARS,
    MAX_TITLE,
    Decision,
    EnterFears,
    Ranking,
    ReadOut,
    ReopenSheet,
    SealSheet,
    TurnOver,
)
from yournightmare.games.worst.events import (
    EvaluatorNamed,
    Event,
    FearsDiscarded,
    FearsTurned,
    GameEnded,
    GuessRead,
    PileReshuffled,
    PointsScored,
    RankingRead,
    RoundBegan,
    SheetReopened,
    SheetSealed,
    SheetWritten,
    TargetsNoted,
)
from yournightmare.games.worst.state import (
    CARDS,
    MAX_DECK,
    NOTHING,
    READING,
    SHEETS,
    End,
    Options,
    Reading,
    Round,
    Sheet,
    State,
    Targets,
)

PLAYERS: Final = range(2, 5)
MIN_DECK: Final = 8
TARGET: Final = range(5, 31)
BONUS: Final = 1
WHOLE: Final = FEARS + BONUS

Value = TypeVar("Value")


class WorstRefusal(StrEnum):
    """Why Your Worst Nightmare refuses a decision."""

    ALREADY_SEALED = "this sheet is sealed; reopen it to change it"
    NOT_SEALED = "this sheet is open already"
    ALL_SEALED = "the last sheet is sealed, so nothing can be changed any more"
    NO_RANKING = "a ranking names each of the four fears once"
    NO_SUCH_PLAYER = "there is no such player at this table"
    ONESELF = "the fears to guess are those of another player"
    TARGETED = "this player was your target already; the others come first"
    NOT_THE_TURNER = "another player turns over the cards this round"
    NOT_THE_EVALUATOR = "another player is the Evaluator now"
    OWN_CARDS = "the cards are your own: their titles are typed in"
    PILE = "the cards come from the pile here, so no titles are typed in"
    FOUR_FEARS = "four fears are turned over, no more and no fewer"
    NO_TITLE = "a fear needs a title of 1 to 80 letters on one line"
    SAME_FEAR = "the four fears have to be different"


def check(options: Options, seats: int) -> str | None:
    """Return what is wrong with the options, naming the field, or None (R-Y1, R-Y6, R-Y11)."""
    if seats not in PLAYERS:
        return f"seats: Your Worst Nightmare is played by 2 to 4, not by {seats}"
    if type(options.oldest) is not int or not 0 <= options.oldest < seats:
        return f"options.oldest: no seat {options.oldest} at a table of {seats} (0 to {seats - 1})"
    if type(options.target) is not int or options.target not in TARGET:
        return f"options.target: it lies between 5 and 30, not at {options.target}"
    if not isinstance(options.end, End):
        return f"options.end: there is no way to end called {options.end!r}"
    if not isinstance(options.targets, Targets):
        return f"options.targets: there is no rule for targets called {options.targets!r}"
    if options.own_cards:
        return "options.deck: with own cards there is no deck here" if options.deck else None
    return _check_deck(options.deck)


@lru_cache(maxsize=8)
def _check_deck(deck: tuple[str, ...]) -> str | None:
    if not MIN_DECK <= len(deck) <= MAX_DECK:
        return f"options.deck: it has {MIN_DECK} to {MAX_DECK} cards, not {len(deck)}"
    for number, card in enumerate(deck, 1):
        if not is_title(card):
            return f"options.deck: card {number} needs 1 to {MAX_TITLE} letters on one line"
    if len(set(deck)) < len(deck):
        twice = next(card for card in deck if deck.count(card) > 1)
        return f"options.deck: the card {twice!r} is in it more than once"
    return None


def start(options: Options, seats: int, chance: Chance) -> Step:
    """Shuffle the cards, and let the oldest player begin (R-Y1, R-Y2)."""
    fault = check(options, seats)
    if fault:
        raise ValueError(fault)
    state = State(
        options=options,
        seats=seats,
        round=1,
        awaiting=CARDS,
        turner=options.oldest,
        evaluator=None,
        pile=() if options.own_cards else chance.shuffle("fear cards", options.deck),
        discard=(),
        fears=(),
        sheets=(None,) * seats,
        sealed=(False,) * seats,
        readings=(),
        boxes=((),) * seats,
        points=(0,) * seats,
        past=(),
    )
    return Step(state, (RoundBegan(1, state.turner),))


def waiting(state: State) -> tuple[int, ...]:
    """The turner; or all whose sheet is open; or the Evaluator; nobody once the game is over."""
    if state.awaiting is SHEETS:
        return tuple([seat for seat, sealed in enumerate(state.sealed) if not sealed])
    if state.awaiting is CARDS:
        return (state.turner,)
    return () if state.evaluator is None else (state.evaluator,)


_OTHERS: Final = tuple(
    tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(PLAYERS.stop)
)
"""Whom a seat can see, by the number of seats."""


def open_targets(state: State, seat: int) -> tuple[int, ...]:
    """Return whom a player may target now, in the order of the seats (R-Y8, R-Y10)."""
    others = _OTHERS[state.seats][seat]
    if len(others) == 1:
        return others
    had = state.boxes[seat]
    in_cycle = len(had) % len(others)
    if not in_cycle:
        return others
    if len(had) > in_cycle and state.options.targets is Targets.FREE_AFTERWARDS:
        return others
    chosen = had[-in_cycle:]
    return tuple([other for other in others if other not in chosen])


def legal(state: State, seat: int) -> Sequence[Decision]:
    """Return every decision open to a seat; a sealed sheet may be reopened (R-Y3, R-A1)."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        return ()
    if state.awaiting is SHEETS:
        if state.sealed[seat]:
            return (ReopenSheet(seat),)
        return Sheets(seat, state.fears, open_targets(state, seat))
    if state.awaiting is READING:
        return (ReadOut(seat),) if seat == state.evaluator else ()
    if state.awaiting is not CARDS or seat != state.turner:
        return ()
    return Titles(seat, state.round) if state.options.own_cards else (TurnOver(seat),)


def refusal(state: State, decision: Decision) -> StrEnum | None:
    """Return why the decision is refused now, or None (R-A1)."""
    if state.awaiting is NOTHING:
        return Refusal.OVER
    seat = decision.seat
    if type(seat) is not int or not 0 <= seat < state.seats:
        return Refusal.NOT_WAITING
    if isinstance(decision, SealSheet):
        return _refuse_sheet(state, decision)
    if isinstance(decision, ReadOut):
        if state.awaiting is not READING:
            return Refusal.NOT_NOW
        return None if seat == state.evaluator else WorstRefusal.NOT_THE_EVALUATOR
    if isinstance(decision, ReopenSheet):
        if state.awaiting is READING:
            return WorstRefusal.ALL_SEALED
        if state.awaiting is CARDS:
            return Refusal.NOT_NOW
        return None if state.sealed[seat] else WorstRefusal.NOT_SEALED
    turns = isinstance(decision, TurnOver)
    if state.awaiting is not CARDS or not (turns or isinstance(decision, EnterFears)):
        return Refusal.NOT_NOW
    if seat != state.turner:
        return WorstRefusal.NOT_THE_TURNER
    if isinstance(decision, TurnOver):
        return WorstRefusal.OWN_CARDS if state.options.own_cards else None
    return _refuse_fears(decision) if state.options.own_cards else WorstRefusal.PILE


def _refuse_sheet(state: State, sheet: SealSheet) -> StrEnum | None:
    if state.awaiting is not SHEETS:
        return WorstRefusal.ALL_SEALED if state.awaiting is READING else Refusal.NOT_NOW
    if state.sealed[sheet.seat]:
        return WorstRefusal.ALREADY_SEALED
    if not (is_ranking(sheet.own, state.fears) and is_ranking(sheet.guess, state.fears)):
        return WorstRefusal.NO_RANKING
    if type(sheet.target) is not int or not 0 <= sheet.target < state.seats:
        return WorstRefusal.NO_SUCH_PLAYER
    if sheet.target in open_targets(state, sheet.seat):
        return None
    return WorstRefusal.ONESELF if sheet.target == sheet.seat else WorstRefusal.TARGETED


def _refuse_fears(decision: EnterFears) -> StrEnum | None:
    if type(decision.fears) is not tuple or len(decision.fears) != FEARS:
        return WorstRefusal.FOUR_FEARS
    if not all(is_title(title) for title in decision.fears):
        return WorstRefusal.NO_TITLE
    return None if are_different(decision.fears) else WorstRefusal.SAME_FEAR


def play(state: State, decision: Decision, chance: Chance) -> Step:
    """Play a decision. Raises `IllegalDecision`; then nothing has changed."""
    reason = refusal(state, decision)
    if reason is not None:
        raise IllegalDecision(reason)
    events: list[Event] = []
    if isinstance(decision, SealSheet):
        state = _seal(state, decision, events)
    elif isinstance(decision, ReadOut):
        state = _read_out(state, decision.seat, events)
    elif isinstance(decision, ReopenSheet):
        events.append(SheetReopened(decision.seat))
        state = replace(state, sealed=_with(state.sealed, decision.seat, False))
    elif isinstance(decision, EnterFears):
        state = _lay_out(state, decision.fears, events)
    else:
        state = _lay_out(_supplied(state, chance, events), None, events)
    return Step(state, tuple(events))


def can_take_back(before: State, decision: Decision) -> bool:
    """Tell whether the decision just played may be taken back (R-A3).

    Writing is private until the last sheet is sealed (R-Y3), and typing in titles shows nothing
    that the table doesn't see already. Turning over cards and reading out reveal.
    """
    if isinstance(decision, SealSheet):
        return len(waiting(before)) > 1
    return isinstance(decision, ReopenSheet | EnterFears)


def _with(row: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """Return the row with one seat's value changed."""
    return (*row[:seat], value, *row[seat + 1 :])


def _supplied(state: State, chance: Chance, events: list[Event]) -> State:
    """Put the shuffled discard pile under a pile of fewer than four cards (R-Y9)."""
    if len(state.pile) >= FEARS:
        return state
    shuffled = chance.shuffle("discard pile", state.discard)
    events.append(PileReshuffled(len(state.pile), len(shuffled)))
    return replace(state, pile=state.pile + shuffled, discard=())


def _lay_out(state: State, entered: Ranking | None, events: list[Event]) -> State:
    """Lay four fears face up, from the pile or as entered; now everybody writes (R-Y2, R-Y3)."""
    fears = state.pile[:FEARS] if entered is None else entered
    pile = state.pile[FEARS:] if entered is None else state.pile
    events.append(FearsTurned(state.turner, fears))
    return replace(state, awaiting=SHEETS, pile=pile, fears=fears)


def _seal(state: State, decision: SealSheet, events: list[Event]) -> State:
    """Seal a sheet; after the last one the turner is the first Evaluator (R-Y2, R-Y3)."""
    seat = decision.seat
    own, target, guess = decision.own, decision.target, decision.guess
    sheet = Sheet(own, target, guess)
    events += (SheetWritten(seat, own, target, guess), SheetSealed(seat))
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    sealed = (*state.sealed[:seat], True, *state.sealed[seat + 1 :])
    if False in sealed:
        return replace(state, sheets=sheets, sealed=sealed)
    events.append(EvaluatorNamed(state.turner))
    return replace(
        state,
        sheets=sheets,
        sealed=sealed,
        awaiting=READING,
        evaluator=state.turner,
    )


def worth(guess: Ranking, own: Ranking) -> tuple[int, int]:
    """Return how many fears a guess has in the right place, and its points: 0, 1, 2, 5 (R-Y5)."""
    right = sum(map(eq, guess, own))
    return right, right + BONUS if right == FEARS else right


def _read_out(state: State, seat: int, events: list[Event]) -> State:
    """Read out a guess, then the target's ranking, and tick the points (R-Y4, R-Y5)."""
    sheet = _sheet(state, seat)
    own = _sheet(state, sheet.target).own
    right, points = worth(sheet.guess, own)
    total = state.points[seat] + points
    events += (
        GuessRead(seat, sheet.target, sheet.guess),
        RankingRead(sheet.target, own),
        PointsScored(seat, right, points, total),
    )
    evaluator = (seat + 1) % state.seats
    readings = (*state.readings, Reading(seat, sheet.target, sheet.guess, own, points))
    state = replace(
        state,
        points=_with(state.points, seat, total),
        readings=readings,
        evaluator=evaluator,
    )
    if total >= state.options.target and state.options.end is End.FIRST:
        return _end(state, events)
    if len(readings) == state.seats:
        return _end_round(state, events)
    events.append(EvaluatorNamed(evaluator))
    return state


def _sheet(state: State, seat: int) -> Sheet:
    sheet = state.sheets[seat]
    assert sheet is not None, "nobody evaluates before all have sealed"
    return sheet


def _end_round(state: State, events: list[Event]) -> State:
    """Fill the yellow boxes, discard the cards, and pass the cards to the left (R-Y2, R-Y9)."""
    seats, number, own_cards = state.seats, state.round, state.options.own_cards
    targets = tuple([_sheet(state, seat).target for seat in range(seats)])
    events.append(TargetsNoted(targets))
    if not own_cards:
        events.append(FearsDiscarded(state.fears))
    is_over = max(state.points) >= state.options.target
    turner = state.turner if is_over else (state.turner + 1) % seats
    after = replace(
        state,
        round=number if is_over else number + 1,
        awaiting=CARDS,
        turner=turner,
        evaluator=None,
        discard=state.discard if own_cards else state.discard + state.fears,
        fears=(),
        sheets=(None,) * seats,
        sealed=(False,) * seats,
        readings=(),
        boxes=tuple([(*had, new) for had, new in zip(state.boxes, targets, strict=True)]),
        past=(*state.past, Round(number, state.turner, state.fears, state.readings)),
    )
    if is_over:
        return _end(after, events)
    events.append(RoundBegan(after.round, turner))
    return after


def _end(state: State, events: list[Event]) -> State:
    state = replace(state, awaiting=NOTHING, evaluator=None)
    events.append(GameEnded(str(state.options.end), state.points, places(state.points)))
    return state


def places(points: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's place: the most points come first, equal ones share (R-A4)."""
    return tuple(1 + sum(other > mine for other in points) for mine in points)


def result(state: State) -> Result | None:
    """Return places and true totals once the game is over (R-Y6, R-Y7)."""
    if state.awaiting is not NOTHING:
        return None
    reason = str(state.options.end)
    return Result(places(state.points), state.points, reason, (reason,))
