"""What the eyes see while events are being shown: the view before, moved on event by event."""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless import events as ev
from yournightmare.games.endless.state import View, score_of

PACE: Final[dict[type, int]] = {
    ev.DieRolled: 900,
    ev.MindUsed: 350,
    ev.NightmareBegan: 900,
    ev.PhaseBegan: 130,
    ev.AbilityTold: 550,
    ev.ActionSucceeded: 250,
    ev.ActionFailed: 350,
    ev.MarkerMoved: 330,
    ev.ShadowRead: 220,
    ev.NightmareOvercome: 800,
    ev.GameEnded: 700,
}
"""How long each event is looked at, in ms at normal speed."""


def pace(event: ev.Event) -> int:
    """Return an event's time in ms."""
    return PACE.get(type(event), 0)


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
        elif isinstance(event, ev.DieRolled):
            self.die, self.die_name = event.eyes, event.name
        elif isinstance(event, ev.MindUsed):
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
