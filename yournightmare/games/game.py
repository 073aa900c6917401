"""The contract: a game is a pure function from recorded decisions to states.

Each game's folder offers one object that satisfies `Game`. Sessions, replays, computer players,
screens and the conformance suite know games by this contract alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, Protocol

import msgspec

from yournightmare.games.chance import Chance

HIDDEN: Final = "hidden"
"""Stands in a view for what the looking seat may not know; never just left out."""


class Refusal(StrEnum):
    """Why a decision is refused in any game (R-A1). Each game adds its own enum of reasons."""

    OVER = "the game is over"
    NOT_WAITING = "this seat owes no decision now"
    NOT_NOW = "this kind of decision is not open now"


class IllegalDecision(ValueError):  # noqa: N818 - the design's own word
    """A decision the rules forbid; `reason` is a `Refusal` or a game's own refusal."""

    def __init__(self, reason: StrEnum) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    `places`: 1 is first; ties share a place (R-A4). `points`: one number a seat. `reason`: why the
    game ended, in one word of the game's own; `causes`: all of them where several struck at once.
    """

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    causes: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """What `play` returns: the new state and what happened, in order."""

    state: Any
    events: tuple[Any, ...]


class Happening(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """Something that happened: what all events of all games have in common."""

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None is everybody."""
        return None


class Private(Happening, frozen=True):
    """Something that happened before the eyes of one seat alone."""

    seat: int

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The one seat."""
        return (self.seat,)


class Game(Protocol):
    """What every game is.

    `State`, `Decision`, `Event`, `View` and `Options` are frozen msgspec structs (decisions and
    events are tagged unions); names of classes and tags are part of the file format.
    """

    @property
    def id(self) -> str:
        """The game's name in files and on the command line."""
        ...

    @property
    def rules_version(self) -> int:
        """Raised whenever a recorded game would play differently."""
        ...

    @property
    def seats(self) -> range:
        """How many can play."""
        ...

    Options: type[Any]
    State: type[Any]
    Decision: Any
    Event: Any
    View: type[Any]

    def check(self, options: Any, seats: int) -> str | None:
        """Return what is wrong with the options, in plain English naming the field, or None."""
        ...

    def start(self, options: Any, seats: int, chance: Chance) -> Step:
        """Set the game up."""
        ...

    def waiting(self, state: Any) -> tuple[int, ...]:
        """Return the seats that owe a decision now; empty once the game is over."""
        ...

    def legal(self, state: Any, seat: int) -> Sequence[Any]:
        """Return every decision open to `seat`, in a fixed order; never empty while it waits.

        A seat that owes none may still have some it is free to take, such as reopening what it has
        sealed. A large family is a sequence that describes it: `in` is the test of membership.
        """
        ...

    def refusal(self, state: Any, decision: Any) -> StrEnum | None:
        """Return why the decision is refused now, or None if it is legal (R-A1)."""
        ...

    def play(self, state: Any, decision: Any, chance: Chance) -> Step:
        """Play a decision. Always checks; raises `IllegalDecision` and changes nothing."""
        ...

    def view(self, state: Any, seat: int | None) -> Any:
        """Return what that seat may know; None is the public."""
        ...

    def can_take_back(self, before: Any, decision: Any, events: Sequence[Any]) -> bool:
        """Tell whether the decision just played may be taken back (R-A3)."""
        ...

    def result(self, state: Any) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        ...


def fingerprint(state: msgspec.Struct) -> str:
    """Return 16 hex digits that are equal for equal states on every machine."""
    import hashlib  # here, for it brings OpenSSL: 3 MB that no page needs until a game is opened

    return hashlib.blake2b(msgspec.msgpack.encode(state), digest_size=8).hexdigest()


def game_by_id(game_id: str) -> Game:
    """Return the game of that id, importing only its own folder; `KeyError` if there is none."""
    if game_id == "endless":
        from yournightmare.games.endless import ENDLESS

        return ENDLESS
    if game_id == "worst":
        from yournightmare.games.worst import WORST

        return WORST
    if game_id == "tricks":
        from yournightmare.games.tricks import TRICKS

        return TRICKS
    raise KeyError(game_id)


GAME_IDS: Final = ("worst", "endless", "tricks")
"""The games in this version, in the order of the doors."""
