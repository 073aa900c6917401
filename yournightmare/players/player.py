"""The contract of a computer player, and where to find one by game and level.

A computer player is a pure function: equal views, equal legal decisions and an equally placed
random number generator give equal choices. It is given a view, which no `State` satisfies to the
type checker, so it can't be shown what its seat may not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, TypeVar, overload

from yournightmare.games.endless.decisions import Decision as EndlessDecision
from yournightmare.games.endless.state import View as EndlessView
from yournightmare.games.tricks.decisions import Decision as TricksDecision
from yournightmare.games.tricks.state import View as TricksView
from yournightmare.games.worst.decisions import Decision as WorstDecision
from yournightmare.games.worst.state import View as WorstView

View_contra = TypeVar("View_contra", contravariant=True)
Decision = TypeVar("Decision")

AnyView = EndlessView | WorstView | TricksView
"""What a seat of some game may know. No state is one of these."""

Level = Literal["random", "easy", "careful", "normal", "strong", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("random", "easy", "careful", "normal", "strong", "hard")
"""Weakest first. Not every game has all of them."""


def never() -> bool:
    """Be in no hurry."""
    return False


class Player(Generic[View_contra, Decision]):
    """One level of one game's computer players.

    `think` is asked only where there is something to choose.
    """

    __slots__ = ("_think",)

    def __init__(
        self, think: Callable[[View_contra, Sequence[Decision], random.Random], Decision]
    ) -> None:
        self._think = think

    def choose(
        self,
        view: View_contra,
        legal: Sequence[Decision],
        rng: random.Random,
        hurry: Callable[[], bool] = never,
    ) -> Decision:
        """Return one of `legal`; a single legal decision is returned at once.

        `hurry` tells whether time is up. Only levels that think for long ask it, now and then, and
        then take the best they have found; as long as it says no, they are pure functions too.

        Raises `ValueError` if there is no legal decision: then the seat owes none.
        """
        size = len(legal)
        if size > 1:
            return self._decide(view, legal, rng, hurry)
        if not size:
            raise ValueError("a seat without a legal decision has nothing to choose")
        return legal[0]

    def _decide(
        self,
        view: View_contra,
        legal: Sequence[Decision],
        rng: random.Random,
        hurry: Callable[[], bool],
    ) -> Decision:
        return self._think(view, legal, rng)


class PatientPlayer(Player[View_contra, Decision]):
    """A level that thinks for long, and can be hurried."""

    __slots__ = ("_think_long",)

    def __init__(
        self,
        think: Callable[
            [View_contra, Sequence[Decision], random.Random, Callable[[], bool]], Decision
        ],
    ) -> None:
        self._think_long = think

    def _decide(
        self,
        view: View_contra,
        legal: Sequence[Decision],
        rng: random.Random,
        hurry: Callable[[], bool],
    ) -> Decision:
        return self._think_long(view, legal, rng, hurry)


def levels_of(game_id: str) -> tuple[Level, ...]:
    """Return the levels of a game's computer players, weakest first; `KeyError` if unknown."""
    return tuple(_players(game_id))


@overload
def player_of(
    game_id: Literal["endless"], level: Level
) -> Player[EndlessView, EndlessDecision]: ...
@overload
def player_of(game_id: Literal["worst"], level: Level) -> Player[WorstView, WorstDecision]: ...
@overload
def player_of(game_id: Literal["tricks"], level: Level) -> Player[TricksView, TricksDecision]: ...
@overload
def player_of(game_id: str, level: str) -> Player[Any, Any]: ...
def player_of(game_id: str, level: str) -> Player[Any, Any]:
    """Return the computer player of that level; `KeyError` if there is no such game or level."""
    return _players(game_id)[level]


def _players(game_id: str) -> Mapping[Any, Player[Any, Any]]:
    if game_id == "endless":
        from yournightmare.players.endless import PLAYERS

        return PLAYERS
    if game_id == "worst":
        from yournightmare.players.worst import PLAYERS as WORST_PLAYERS

        return WORST_PLAYERS
    if game_id == "tricks":
        from yournightmare.players.tricks import PLAYERS as TRICKS_PLAYERS

        return TRICKS_PLAYERS
    raise KeyError(game_id)
