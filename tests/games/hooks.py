"""What the conformance suite has to know about each game that the contract doesn't tell it.

A new game joins the suite by one more `Hook` here, and by nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from tests.games.reading import board_data
from tests.games.tricks import hook as tricks
from yournightmare.games.endless.board import Board
from yournightmare.games.endless.decisions import (
    ACTIONS,
    BELT,
    BREATHE,
    LEAVE,
    LONGEST_TRAIL,
    LOWER,
    RAISE,
    THROW,
    Action,
    BeltMoves,
    Breathe,
    ChooseAction,
    ChooseNightmare,
    PointAt,
    StopClock,
    ThrowDie,
    ThrowOnBoard,
    UseMind,
)
from yournightmare.games.endless.diceboard import DiceBoard
from yournightmare.games.endless.nightmares import CELLS, NIGHTMARES
from yournightmare.games.endless.state import Active, Options, State
from yournightmare.games.endless.throwing import Flick
from yournightmare.games.worst import decisions as worst
from yournightmare.games.worst import state as worst_state
from yournightmare.games.worst.state import Awaiting, End, Sheet, Targets


def _as_they_are(options: Any) -> Any:
    return options


class Hook(NamedTuple):
    """One game's part of the suite.

    `options` draws sound options; `careful` picks one of the legal decisions well enough to see
    the later game, by a number as its only luck. `unsound` are options with the field that must be
    named.
    `family` are decisions to try at every state, legal or not, odd ones among them.
    `others_secrets` yields states that differ from a state only in what `seat` may not know.
    `pieces` names each card of a state, sorted: the same at every step.
    `unskilled` makes options of a game without throws: golden files hold none, for another
    machine's arithmetic may move a die by a hair.
    """

    options: Callable[[Random], Any]
    careful: Callable[[Any, Sequence[Any], int], Any]
    unsound: Callable[[], Iterable[tuple[Any, int, str]]]
    family: Callable[[], tuple[Any, ...]]
    others_secrets: Callable[[Any, int | None], Iterator[Any]]
    pieces: Callable[[Any], tuple[str, ...]]
    unskilled: Callable[[Any], Any] = _as_they_are


def standard() -> Board:
    """Return the standard board of Endless Nightmare."""
    return msgspec.convert(board_data("standard"), Board)


def standard_dice_board() -> DiceBoard:
    """Return the standard dice board of Endless Nightmare."""
    return msgspec.convert(board_data("dice/standard"), DiceBoard)


def _within(random: Random, low: int, high: int) -> int:
    """Draw from low to high by `random()`, whose numbers no Python version may change."""
    return low + int(random.random() * (high - low + 1))


def _endless_options(random: Random) -> Options:
    board = standard()
    if random.random() < 0.3:
        circle = msgspec.structs.replace(board.circle, fields=_within(random, 13, 60))
        survived = msgspec.structs.replace(board.tracks.survived, highest=_within(random, 1, 12))
        tracks = msgspec.structs.replace(board.tracks, survived=survived)
        board = msgspec.structs.replace(board, name="another", circle=circle, tracks=tracks)
    basic = Options(
        board=board,
        strategist=random.random() < 0.5,
        veterans=random.random() < 0.5,
        own_dice=random.random() < 0.2,
    )
    if random.random() < 0.5:
        return basic
    active = (Active.ALL, Active.ALL, Active.MIXED, Active.CHOSEN)[_within(random, 0, 3)]
    chosen = tuple(cell for cell in CELLS if random.random() < 0.5)
    # At a table that throws for itself only dice can be drawn from a seed.
    steady = random.random() < 0.3 or basic.own_dice
    return msgspec.structs.replace(
        basic,
        active=active,
        cells=chosen if active is Active.CHOSEN else (),
        steady_hands=steady,
        left_handed=random.random() < 0.3,
        dice_board=standard_dice_board(),
    )


def _endless_basic(options: Options) -> Options:
    """The same options without the active game."""
    board, strategist, veterans, own_dice = msgspec.structs.astuple(options)[:4]
    return Options(board, strategist, veterans, own_dice)


def _endless_careful(state: State, legal: Sequence[Any], luck: int) -> Any:
    """Walk when safe, mend what is worst, and leave most rolls alone."""
    if not isinstance(legal[0], ChooseAction):
        return legal[0] if luck % 16 else legal[luck // 16 % len(legal)]
    if state.fear > state.mantras + (state.bravery > 4):
        wish = ChooseAction(0, Action.TAMING_FEAR, 2)
    elif state.horrors > state.spells:
        wish = ChooseAction(0, Action.DEFYING_HORRORS, 2)
    elif state.spells < 1:
        wish = ChooseAction(0, Action.RECITING_SPELLS, 1)
    else:
        wish = ChooseAction(0, Action.MOVEMENT, 3)
    return wish if wish in legal else legal[luck % len(legal)]


def _endless_unsound() -> Iterator[tuple[Options, int, str]]:
    board = standard()
    yield Options(board), 0, "seats"
    yield Options(board), 2, "seats"
    small = msgspec.structs.replace(board.circle, fields=5)
    yield Options(msgspec.structs.replace(board, circle=small)), 1, "circle.fields"
    mad = msgspec.structs.replace(board.tracks.mind, start=0)
    tracks = msgspec.structs.replace(board.tracks, mind=mad)
    yield Options(msgspec.structs.replace(board, tracks=tracks)), 1, "tracks.mind"
    yield Options(board, active=Active.ALL), 1, "dice_board"
    yield Options(board, cells=("decay",)), 1, "cells"
    yield Options(board, active=Active.CHOSEN, cells=("Decay",), steady_hands=True), 1, "cells"
    flat = msgspec.structs.replace(standard_dice_board(), die=1)
    yield Options(board, active=Active.ALL, dice_board=flat), 1, "dice_board.die"


def _endless_family() -> tuple[Any, ...]:
    word: Any = "movement"
    nonsense: Any = "sleeping"
    half: Any = 2.5
    return (
        THROW,
        LEAVE,
        LOWER,
        RAISE,
        *ACTIONS,
        *(ChooseNightmare(0, nightmare) for nightmare in NIGHTMARES),
        *_endless_skill(),
        ThrowDie(1),
        ThrowDie(-1),
        UseMind(1, 0),
        UseMind(0, 1),  # type: ignore[arg-type]
        UseMind(0, -4),  # type: ignore[arg-type]
        UseMind(0, half),
        UseMind(0, False),  # type: ignore[arg-type]
        ChooseAction(1, Action.MOVEMENT, 1),
        ChooseAction(0, Action.MOVEMENT, 0),
        ChooseAction(0, Action.MOVEMENT, 6),
        ChooseAction(0, Action.TAMING_FEAR, -1),
        ChooseAction(0, Action.TAMING_FEAR, half),
        ChooseAction(0, Action.TAMING_FEAR, True),
        ChooseAction(0, word, 3),
        ChooseAction(0, nonsense, 3),
        ChooseNightmare(0, ""),
        ChooseNightmare(0, "Monsters"),
        ChooseNightmare(0, half),
        ChooseNightmare(7, "monsters"),
    )


def _endless_skill() -> Iterator[Any]:
    """Yield what hands do, possible and impossible, at one table or the other."""
    word: Any = "hard"
    numbers: tuple[Any, ...] = (0, -1, 560, 60_000, 60_001, True, 5.3, float("nan"), None)
    for number in numbers:
        yield StopClock(0, number)
        yield ThrowOnBoard(0, Flick(0, -750, 0, number))
        yield ThrowOnBoard(0, Flick(number, -750, 0, 500))
        yield PointAt(0, number, 3000)
        yield PointAt(0, 5000, 3500, ((0, 0, 0), (number, number, number)))
    yield from (BREATHE, BELT, Breathe(1), BeltMoves(-1), StopClock(1, 500), PointAt(0))
    yield from (ThrowOnBoard(0), ThrowOnBoard(0, word), ThrowOnBoard(3, Flick(0, -750, 0, 500)))
    yield from (PointAt(0, 5000, 3500, word), PointAt(0, 5000, 3500, ((0, 0, 9), (0, 0, 3))))
    yield PointAt(0, 5000, 3500, ((0, 0, 0),) * (LONGEST_TRAIL + 1))


def _no_secrets(state: Any, seat: int | None) -> Iterator[Any]:
    """All of Endless Nightmare lies open, so no other state looks the same."""
    return iter(())


def _no_pieces(state: Any) -> tuple[str, ...]:
    """Endless Nightmare has no cards."""
    return ()


def cards(number: int) -> tuple[str, ...]:
    """Return a deck of Your Worst Nightmare with that many cards: c1, c2, ..."""
    return tuple(f"c{n}" for n in range(1, number + 1))


def _worst_options(random: Random) -> worst_state.Options:
    own_cards = random.random() < 0.2
    return worst_state.Options(
        deck=() if own_cards else cards(_within(random, 8, 40)),
        oldest=_within(random, 0, 1),
        target=13 if random.random() < 0.5 else _within(random, 5, 30),
        end=End.ROUND if random.random() < 0.5 else End.FIRST,
        targets=Targets.FREE_AFTERWARDS if random.random() < 0.5 else Targets.CYCLE,
        own_cards=own_cards,
    )


def _worst_careful(state: worst_state.State, legal: Sequence[Any], luck: int) -> Any:
    """Guess right when the target has sealed already, now and then; this sees every score."""
    wish = legal[luck % len(legal)]
    if isinstance(wish, worst.SealSheet) and luck % 3 == 0:
        sheet = state.sheets[wish.target]
        if sheet is not None:
            return msgspec.structs.replace(wish, guess=sheet.own)
    return wish


def _worst_unsound() -> Iterator[tuple[worst_state.Options, int, str]]:
    sound = worst_state.Options(deck=cards(8))
    word: Any = "some day"
    yield sound, 1, "seats"
    yield sound, 5, "seats"
    for field, value in (
        ("deck", cards(7)),
        ("deck", cards(1001)),
        ("deck", (*cards(8), "c3")),
        ("deck", (*cards(8), " ")),
        ("deck", (*cards(8), "c\n9")),
        ("deck", (*cards(8), "c" * 81)),
        ("deck", (*cards(8), 9)),
        ("own_cards", True),
        ("oldest", 3),
        ("oldest", -1),
        ("oldest", True),
        ("target", 4),
        ("target", 31),
        ("target", 13.0),
        ("end", word),
        ("targets", word),
    ):
        named = "deck" if field == "own_cards" else field
        yield msgspec.structs.replace(sound, **{field: value}), 3, f"options.{named}"


def _worst_family() -> tuple[Any, ...]:
    four, five = cards(4), cards(5)
    titles = ("Spiders", "The dark", "Dentists", "Monday")
    odd: tuple[Any, ...] = (-1, 4, 7, True, 0.0, "0", None)
    seats = range(4)
    return (
        *(kind(seat) for seat in (*seats, *odd) for kind in _WORST_PLAIN),
        *(worst.EnterFears(seat, titles) for seat in (*seats, *odd)),
        *(worst.SealSheet(seat, four, 1, four) for seat in (*seats, *odd)),
        *(worst.SealSheet(1, four, seat, four) for seat in (*seats, *odd)),
        *(worst.SealSheet(0, ranking, 1, four) for ranking in _odd_rankings()),
        *(worst.SealSheet(0, four, 1, ranking) for ranking in _odd_rankings()),
        worst.SealSheet(0, five, 1, five),
        *(worst.EnterFears(0, fears) for fears in (*_odd_rankings(), five)),
        *(
            worst.EnterFears(0, (*titles[:3], title))
            for title in ("", " ", "a\nb", "spiders", "x" * 81, "\ud800", " Monday", "\x7f")
        ),
    )


_WORST_PLAIN: Final = (worst.TurnOver, worst.ReopenSheet, worst.ReadOut)


def _odd_rankings() -> tuple[Any, ...]:
    four = cards(4)
    return (
        (),
        four[:3],
        (*four[:3], four[2]),
        list(four),
        (1, 2, 3, 4),
        (*four[:3], None),
        "c1c2",
        None,
    )


def _worst_secrets(state: worst_state.State, seat: int | None) -> Iterator[worst_state.State]:
    """The pile's order, and all that others have written but not read out."""
    if len(state.pile) > 1:
        yield msgspec.structs.replace(state, pile=state.pile[::-1])
    if not state.fears or state.awaiting is Awaiting.CARDS:
        return
    heard = {reading.target for reading in state.readings}
    have_read = {reading.evaluator for reading in state.readings}
    for other in range(state.seats):
        if other == seat:
            continue
        written = state.sheets[other]
        if written is None:
            # Never sealed, or sealed once and reopened: nobody else can tell.
            changed = Sheet(state.fears, (other + 1) % state.seats, state.fears[::-1])
            yield _with_sheet(state, other, changed)
            continue
        if state.awaiting is Awaiting.SHEETS and not state.sealed[other]:
            yield _with_sheet(state, other, None)
        if other not in heard:
            own = written.own[::-1]
            yield _with_sheet(state, other, msgspec.structs.replace(written, own=own))
        if other not in have_read:
            guess = written.guess[::-1]
            yield _with_sheet(state, other, msgspec.structs.replace(written, guess=guess))
            for target in range(state.seats):
                if target not in (other, written.target):
                    aimed = msgspec.structs.replace(written, target=target)
                    yield _with_sheet(state, other, aimed)


def _with_sheet(state: worst_state.State, seat: int, sheet: Sheet | None) -> worst_state.State:
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    return msgspec.structs.replace(state, sheets=sheets)


def _worst_pieces(state: worst_state.State) -> tuple[str, ...]:
    """Every card of the deck; own cards are no pieces of ours."""
    if state.options.own_cards:
        return ()
    return tuple(sorted((*state.pile, *state.discard, *state.fears)))


HOOKS: Final = {
    "worst": Hook(
        options=_worst_options,
        careful=_worst_careful,
        unsound=_worst_unsound,
        family=_worst_family,
        others_secrets=_worst_secrets,
        pieces=_worst_pieces,
    ),
    "endless": Hook(
        options=_endless_options,
        careful=_endless_careful,
        unsound=_endless_unsound,
        family=_endless_family,
        others_secrets=_no_secrets,
        pieces=_no_pieces,
        unskilled=_endless_basic,
    ),
    "tricks": Hook(
        options=tricks.options,
        careful=tricks.careful,
        unsound=tricks.unsound,
        family=tricks.family,
        others_secrets=tricks.others_secrets,
        pieces=tricks.pieces,
    ),
}
