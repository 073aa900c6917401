"""What the eyes see while events are being shown: the view before, moved on event by event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from yournightmare.games.chance import Throw
from yournightmare.games.endless import events as ev
from yournightmare.games.endless.state import View, score_of
from yournightmare.games.endless.throwing import FRAMES_A_SECOND

PACE: Final[dict[type, int]] = {
    ev.DieRolled: 900,
    ev.MindUsed: 350,
    ev.DieCounts: 350,
    ev.NightmareBegan: 900,
    ev.PhaseBegan: 130,
    ev.AbilityTold: 550,
    ev.ActionSucceeded: 250,
    ev.ActionFailed: 350,
    ev.MarkerMoved: 330,
    ev.ShadowRead: 220,
    ev.NightmareOvercome: 800,
    ev.GameEnded: 700,
    ev.CoinsTossed: 600,
    ev.BoardThrown: 1400,
    ev.MarkerPlaced: 250,
    ev.LidTried: 900,
    ev.BlindDieLies: 300,
    ev.Pointed: 2200,
    ev.ClockStopped: 1800,
    ev.BreathTaken: 300,
    ev.BeltMoved: 200,
}
"""How long each event is looked at, in ms at normal speed."""


LEAST: Final = 1400
"""Milliseconds that what came of a test of skill is seen, also with reduced motion."""


class DieRuns(msgspec.Struct, frozen=True):
    """The die runs over the dice board: shown before it is told where it stopped."""

    thrown: Throw


Staged = ev.Event | DieRuns


def staged(events: Iterable[ev.Event]) -> Iterator[Staged]:
    """Give the events as they are shown: a throw runs before its result is told."""
    for event in events:
        if isinstance(event, ev.BoardThrown) and event.thrown.path:
            yield DieRuns(event.thrown)
        yield event


def pace(event: Staged) -> int:
    """Return an event's time in ms."""
    if isinstance(event, DieRuns):
        return len(event.thrown.path) * 1000 // FRAMES_A_SECOND
    return PACE.get(type(event), 0)


def least(event: Staged) -> int:
    """Return how long an event is seen at least, in ms, however little may move."""
    if isinstance(event, ev.BoardThrown):
        return LEAST if event.thrown.path else 0
    shown = isinstance(event, ev.ClockStopped) or (isinstance(event, ev.Pointed) and event.at)
    return LEAST if shown else 0


class Shown:
    """The board as shown. `values` holds every track, Progress and Shadow among them."""

    def __init__(self) -> None:
        self.values: dict[str, int] = {}
        self.round = 0
        self.phase = 0
        self.nightmare = ""
        self.began = 0
        self.end = 0
        self.has_door = False
        self.die = 0
        self.die_name = ""

    def settle(self, view: View) -> None:
        """Show exactly this view."""
        self.values = {
            track: getattr(view, track)
            for track in (
                "progress",
                "shadow",
                "survived",
                "horrors",
                "spells",
                "mind",
                "fear",
                "mantras",
                "bravery",
            )
        }
        self.round = view.round
        self.phase = view.phase
        self.nightmare = view.nightmare
        self.began = view.began
        self.end = view.end
        self.has_door = bool(view.nightmare) and not view.overcome
        if view.roll:
            self.die = view.roll.eyes

    def hear(self, event: ev.Event) -> None:
        """Move on by one event."""
        if isinstance(event, ev.MarkerMoved):
            self.values[event.track] = event.end
        elif isinstance(event, ev.PhaseBegan):
            self.phase = event.phase
        elif isinstance(event, ev.RoundBegan):
            self.round = event.round
        elif isinstance(event, ev.DieRolled) or (
            isinstance(event, ev.BoardThrown) and not event.is_lid
        ):
            self.die, self.die_name = event.eyes, event.name
        elif isinstance(event, ev.ClockStopped):
            self.die, self.die_name = event.result, "exam clock"
        elif isinstance(event, ev.MindUsed | ev.DieCounts):
            self.die = event.result
        elif isinstance(event, ev.NightmareBegan):
            self.nightmare = event.nightmare
            self.began = self.values["progress"]
            self.end = event.end
            self.has_door = True
        elif isinstance(event, ev.NightmareOvercome):
            self.has_door = False

    @property
    def score(self) -> int:
        """The score as shown (R-E13)."""
        return score_of(self.values["survived"], self.values["progress"], self.began)

    @property
    def distance(self) -> int:
        """Fields from the Shadow up to the lantern."""
        return self.values["progress"] - self.values["shadow"]
