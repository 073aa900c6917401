"""The words of each moment at the table: what is asked, what it means, what the main button does.

They depend on what everybody may know, and on how full the open sheet is, but not on its contents.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yournightmare.games.worst.state import Awaiting, End, View
from yournightmare.models.curtain import Curtain
from yournightmare.models.people import Player
from yournightmare.models.words import QT_TRANSLATE_NOOP, say, short
from yournightmare.models.worst.reading import WorstReading
from yournightmare.models.worst.sheet import WorstSheet

CONTEXT = "WorstTable"


class Moment(msgspec.Struct, frozen=True):
    """`asked`: the person who writes next, None if none has to. `view` is the public's."""

    phase: str
    view: View
    players: Sequence[Player]
    reading: WorstReading
    sheet: WorstSheet
    asked: int | None
    curtain: Curtain

    @property
    def asked_name(self) -> str:
        """The name of the person who writes next."""
        return "" if self.asked is None else self.players[self.asked].name

    @property
    def turner(self) -> Player:
        """Who turns over."""
        return self.players[self.view.turner]

    @property
    def is_begun(self) -> bool:
        """Whether the guess is on the table."""
        return self.reading.reading is not None

    @property
    def is_done(self) -> bool:
        """Whether all envelopes are open."""
        return bool(self.reading.property("isDone"))


def prompt(moment: Moment) -> str:
    """Return the moment's headline."""
    if moment.phase == "turn":
        text = QT_TRANSLATE_NOOP("WorstTable", "{name} turns over four fears")
        return say(CONTEXT, text, name=moment.turner.name)
    if moment.phase == "pass":
        if moment.asked is None:
            return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "All have written"))
        text = QT_TRANSLATE_NOOP("WorstTable", "{name} writes next")
        return say(CONTEXT, text, name=moment.asked_name)
    if moment.phase == "sheet":
        text = QT_TRANSLATE_NOOP("WorstTable", "The sheet of {name}")
        if (draft := moment.sheet.draft) is not None and draft.is_empty:
            text = QT_TRANSLATE_NOOP(
                "WorstTable",
                "{name}: drag a card to its place, click it and then a line, or press 1 to 4.",
            )
        return say(CONTEXT, text, name=moment.sheet.property("name"))
    if moment.phase == "reading":
        evaluator = moment.reading.property("evaluatorName")
        text = QT_TRANSLATE_NOOP("WorstTable", "{name} reads out next")
        if moment.is_begun:
            text = QT_TRANSLATE_NOOP("WorstTable", "{name} reads, {target} answers")
        target = moment.reading.property("targetName")
        return say(CONTEXT, text, name=evaluator, target=target)
    if moment.phase == "between":
        return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "The sheets side by side"))
    return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "The night is over"))


def explained(moment: Moment) -> str:
    """Return one sentence on what to do."""
    return say(CONTEXT, _explained(moment), name=moment.asked_name)


def _explained(moment: Moment) -> str:
    if moment.phase == "turn":
        if moment.view.options.own_cards:
            return QT_TRANSLATE_NOOP(
                "WorstTable", "Turn over four of your own cards and type in their titles."
            )
        return QT_TRANSLATE_NOOP("WorstTable", "They come face up, for all to see.")
    if moment.phase == "pass":
        return QT_TRANSLATE_NOOP(
            "WorstTable", "Each of you ranks the four in private, then guesses how another did."
        )
    if moment.phase == "sheet":
        return QT_TRANSLATE_NOOP("WorstTable", "Drag each fear to its place, or press 1 to 4.")
    if moment.phase == "reading":
        return QT_TRANSLATE_NOOP(
            "WorstTable", "A point for each fear in its right place, and one more for all four."
        )
    if moment.phase == "between":
        return QT_TRANSLATE_NOOP("WorstTable", "What nobody guessed at stays private.")
    return ""


def verb(moment: Moment) -> str:
    """Return what the main button does; empty if there is none."""
    view = moment.view
    if moment.phase == "turn":
        if view.options.own_cards:
            return ""
        text = QT_TRANSLATE_NOOP("WorstTable", "Turn over four fears")
        if moment.turner.is_computer:
            text = QT_TRANSLATE_NOOP("WorstTable", "Let {name} turn over")
        return say(CONTEXT, text, name=short(moment.turner.name))
    if moment.phase == "pass":
        if moment.asked is None or moment.curtain.property("state") != "away":
            return ""
        text = QT_TRANSLATE_NOOP("WorstTable", "Pass to {name}")
        return say(CONTEXT, text, name=short(moment.asked_name))
    if moment.phase == "reading":
        return _reading_verb(moment)
    verbs = {
        "sheet": QT_TRANSLATE_NOOP("WorstTable", "Seal the sheet"),
        "between": QT_TRANSLATE_NOOP("WorstTable", "Next round"),
        "ended": QT_TRANSLATE_NOOP("WorstTable", "Play again"),
    }
    return say(CONTEXT, verbs[moment.phase])


def _reading_verb(moment: Moment) -> str:
    view = moment.view
    if moment.is_begun and not moment.is_done:
        place = moment.reading.property("opensNext")
        if not place:
            return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "One more for all four"))
        return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "Open place {place}"), place=place)
    if view.evaluator is not None:
        text = QT_TRANSLATE_NOOP("WorstTable", "{name} reads out")
        return say(CONTEXT, text, name=short(moment.players[view.evaluator].name))
    if view.awaiting is Awaiting.NOTHING:
        return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "How it ended"))
    return say(CONTEXT, QT_TRANSLATE_NOOP("WorstTable", "Lay the sheets side by side"))


def status(moment: Moment, seat: int) -> str:
    """Return a word or two on a seat, for all to see."""
    text = _status(moment, seat)
    return say(CONTEXT, text) if text else ""


def _status(moment: Moment, seat: int) -> str:
    view = moment.view
    if moment.phase == "turn" and seat == view.turner:
        return QT_TRANSLATE_NOOP("WorstTable", "turns over")
    if moment.phase == "reading":
        if seat == moment.reading.property("evaluatorSeat"):
            return QT_TRANSLATE_NOOP("WorstTable", "reads")
        if seat == moment.reading.property("targetSeat"):
            return QT_TRANSLATE_NOOP("WorstTable", "answers")
    if moment.phase not in ("pass", "sheet"):
        return ""
    if view.sealed[seat]:
        return QT_TRANSLATE_NOOP("WorstTable", "sealed")
    if seat == moment.curtain.looker:
        return QT_TRANSLATE_NOOP("WorstTable", "writing")
    if moment.players[seat].is_computer:
        return QT_TRANSLATE_NOOP("WorstTable", "thinking")
    if seat == moment.asked:
        return QT_TRANSLATE_NOOP("WorstTable", "next")
    return QT_TRANSLATE_NOOP("WorstTable", "still to write")


def clause(moment: Moment) -> str:
    """Return the rule that applies at this moment, for F1."""
    if moment.phase == "turn":
        return "WN-2.3" if moment.view.options.own_cards else "WN-2.1"
    if moment.phase == "sheet":
        draft = moment.sheet.draft
        if draft is None or "" in draft.now.own:
            return "WN-3.1"
        return "WN-4.2" if draft.now.target < 0 else "WN-3.2"
    if moment.phase == "reading":
        return "WN-5.3" if moment.is_begun else "WN-5.2"
    if moment.phase == "ended":
        return "WN-7.1" if moment.view.options.end is End.FIRST else "WN-7.2"
    return {"pass": "WN-3.4", "between": "WN-6.1"}[moment.phase]
