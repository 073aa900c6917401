"""Whom the curtain asks for: who has to look next, and when the table is there for all.

`rests`: a trick is over and lies there until the table has seen it; nobody is asked for meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

from yournightmare.games.tricks.decisions import Decision, PlaceScared
from yournightmare.games.tricks.state import View
from yournightmare.models.curtain import Curtain
from yournightmare.models.people import Player
from yournightmare.models.tricks import flow


class HandOver:
    """Lets a table's curtain ask for people. `view` is what everybody may know."""

    def __init__(self, curtain: Curtain) -> None:
        self._curtain = curtain
        self.rests = True

    def ask_for_next(self, view: View, players: Sequence[Player]) -> None:
        """Ask for whoever has to look next."""
        person = flow.next_person(view, players)
        if not self._curtain.needed:
            only = next((p.seat for p in players if not p.is_computer), None)
            if only is not None:
                self._curtain.passTo(only)
        elif person is None:
            self._curtain.stepAside()
        elif not self.rests and self._curtain.looker != person:
            asked = self._curtain.property("seat")
            is_waiting = self._curtain.property("state") in ("closed", "falling", "opening")
            if not (is_waiting and flow.may_place(view, players, asked)):
                self._curtain.passTo(person)

    def have_look(self, view: View, players: Sequence[Player]) -> None:
        """The table has been seen: from here it goes on with the next person."""
        person = flow.next_person(view, players)
        if person is not None and self._curtain.property("state") == "away":
            self.pass_to(person)

    def pass_to(self, person: int) -> None:
        """Hand the laptop to somebody at once."""
        self.rests = False
        self._curtain.passTo(person)

    def after(self, decision: Decision, view: View, players: Sequence[Player]) -> None:
        """A person has decided: it falls over a place, or the table is there for all."""
        person = flow.next_person(view, players)
        if isinstance(decision, PlaceScared) and person is not None:
            self._curtain.passTo(person)
        else:
            self._curtain.stepAside()
