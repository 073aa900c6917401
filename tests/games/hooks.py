"""What the conformance suite has to know about each game that the contract doesn't tell it.

A new game joins the suite by one more `Hook` here, and by nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from tests.games.reading import board_data
from yournightmare.games.endless.board import Board
from yournightmare.games.endless.decisions import (
    ACTIONS,
    LEAVE,
    LOWER,
    RAISE,
    THROW,
    Action,
    ChooseAction,
    ChooseNightmare,
    ThrowDie,
    UseMind,
)
from yournightmare.games.endless.nightmares import NIGHTMARES
from yournightmare.games.endless.state import Options, State


class Hook(NamedTuple):
    """One game's part of the suite.

    `options` draws sound options; `careful` picks one of the legal decisions well enough to see
    the later game, by a number as its only luck. `unsound` are options with the field that must be
    named.
    `family` are decisions to try at every state, legal or not, odd ones among them.
    `others_secrets` yields states that differ from a state only in what `seat` may not know.
    `pieces` names each card of a state, sorted: the same at every step.
    """

    options: Callable[[Random], Any]
    careful: Callable[[Any, Sequence[Any], int], Any]
    unsound: Callable[[], Iterable[tuple[Any, int, str]]]
    family: Callable[[], tuple[Any, ...]]
    others_secrets: Callable[[Any, int | None], Iterator[Any]]
    pieces: Callable[[Any], tuple[str, ...]]


def standard() -> Board:
    """Return the standard board of Endless Nightmare."""
    return msgspec.convert(board_data("standard"), Board)


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
    return Options(
        board=board,
        strategist=random.random() < 0.5,
        veterans=random.random() < 0.5,
        own_dice=random.random() < 0.2,
    )


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
        ChooseNightmare(0, "blindness"),
        ChooseNightmare(0, half),
        ChooseNightmare(7, "monsters"),
    )


def _no_secrets(state: Any, seat: int | None) -> Iterator[Any]:
    """All of Endless Nightmare lies open, so no other state looks the same."""
    return iter(())


def _no_pieces(state: Any) -> tuple[str, ...]:
    """Endless Nightmare has no cards."""
    return ()


HOOKS: Final = {
    "endless": Hook(
        options=_endless_options,
        careful=_endless_careful,
        unsound=_endless_unsound,
        family=_endless_family,
        others_secrets=_no_secrets,
        pieces=_no_pieces,
    ),
}
