"""The words of each moment at the table: what is asked, what it means, what the main button does.

What everybody sees calls people by their names; the page of the one who looks says "you".
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yournightmare.games.tricks.state import Awaiting
from yournightmare.models.curtain import Curtain
from yournightmare.models.people import Player
from yournightmare.models.tricks.entry import TricksEntry
from yournightmare.models.tricks.hand import TricksHand
from yournightmare.models.tricks.placing import TricksPlacing
from yournightmare.models.tricks.shown import Shown
from yournightmare.models.words import QT_TRANSLATE_NOOP, say, short

CONTEXT = "TricksTable"


class Moment(msgspec.Struct, frozen=True):
    """`asked`: the person whose turn it is to look, None if nobody has to.

    `rests`: a trick is over and lies there until the table has seen it.
    """

    phase: str
    shown: Shown
    players: Sequence[Player]
    hand: TricksHand
    placing: TricksPlacing
    entry: TricksEntry
    curtain: Curtain
    asked: int | None
    rests: bool
    is_playing: bool
    is_over: bool

    @property
    def asked_name(self) -> str:
        """The name of the person asked for."""
        return "" if self.asked is None else self.players[self.asked].name

    @property
    def looks(self) -> bool:
        """Whether the one who looks is the one asked for."""
        return self.asked is not None and self.curtain.looker == self.asked

    @property
    def turn(self) -> Player | None:
        """Whose turn it is in the trick that is seen, None if all have played."""
        seat = self.shown.turn
        return None if seat is None else self.players[seat]

    @property
    def holder(self) -> Player:
        """Who has the start card."""
        return self.players[self.shown.view.holder]


def prompt(moment: Moment) -> str:
    """Return the moment's headline."""
    if moment.phase == "deal":
        text = QT_TRANSLATE_NOOP("TricksTable", "{name} deals")
        return say(CONTEXT, text, name=moment.holder.name)
    if moment.phase == "entry":
        text = QT_TRANSLATE_NOOP("TricksTable", "Round {round}: how did it go?")
        return say(CONTEXT, text, round=moment.shown.view.round)
    if moment.phase == "placing":
        if moment.looks and moment.placing.property("seat") >= 0:
            return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "Where do you hide your fear?"))
        if moment.asked is not None and not moment.looks:
            text = QT_TRANSLATE_NOOP("TricksTable", "{name} places Scared next")
            return say(CONTEXT, text, name=moment.asked_name)
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "The others place Scared"))
    if moment.phase == "turning":
        return _turning(moment)
    if moment.phase == "round":
        text = QT_TRANSLATE_NOOP("TricksTable", "Round {round} is over")
        return say(CONTEXT, text, round=round_over(moment))
    if moment.phase == "ended":
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "The game is over"))
    if moment.hand.property("mayPlay"):
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "Your turn"))
    if moment.turn is None:
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "All have played"))
    if moment.turn.is_computer and not moment.is_playing:
        text = QT_TRANSLATE_NOOP("TricksTable", "{name} is thinking")
        return say(CONTEXT, text, name=moment.turn.name)
    text = QT_TRANSLATE_NOOP("TricksTable", "{name} plays next")
    return say(CONTEXT, text, name=moment.turn.name)


def round_over(moment: Moment) -> int:
    """Return the round that is being laid open; on the score sheet the next one has begun then."""
    view = moment.shown.view
    return view.round - (view.awaiting is Awaiting.ENTRY and not moment.is_playing)


def _turning(moment: Moment) -> str:
    shown = moment.shown
    assert shown.winner is not None
    name = moment.players[shown.winner].name
    if shown.view.ended_by == shown.winner:
        text = QT_TRANSLATE_NOOP("TricksTable", "{name} has turned over Scared!")
    else:
        text = QT_TRANSLATE_NOOP("TricksTable", "{name} wins the trick")
    return say(CONTEXT, text, name=name)


def explained(moment: Moment) -> str:
    """Return one sentence on what to do."""
    if moment.phase == "deal":
        text = QT_TRANSLATE_NOOP("TricksTable", "Nine cards each; the rest is the draw pile.")
        return say(CONTEXT, text)
    if moment.phase == "placing":
        if moment.looks and moment.placing.property("seat") >= 0:
            text = QT_TRANSLATE_NOOP("TricksTable", "The deeper, the safer; the higher, the more.")
            if moment.placing.property("hasPlaced"):
                text = QT_TRANSLATE_NOOP(
                    "TricksTable", "Scared is hidden. It may be moved until the last has placed."
                )
            return say(CONTEXT, text)
        text = QT_TRANSLATE_NOOP("TricksTable", "In secret, each into the own stack of seven.")
        return say(CONTEXT, text)
    if moment.phase == "round":
        return _why_over(moment)
    if moment.phase == "entry":
        text = QT_TRANSLATE_NOOP(
            "TricksTable",
            "{name} has the start card. Say who turned over Scared, and what each stack showed.",
        )
        if moment.entry.property("isEntered"):
            text = QT_TRANSLATE_NOOP(
                "TricksTable", "Entered. It can be corrected until the round is closed."
            )
        return say(CONTEXT, text, name=moment.holder.name)
    if moment.phase == "play" and moment.hand.property("mayPlay"):
        danger = moment.hand.property("dangerText")
        scared = moment.hand.property("scaredText")
        return " ".join(text for text in (scared, danger) if text)  # two whole sentences
    return ""


def _why_over(moment: Moment) -> str:
    view = moment.shown.view
    if view.ended_by is None:
        text = QT_TRANSLATE_NOOP("TricksTable", "All cards are played. Nobody turned over Scared.")
        return say(CONTEXT, text)
    name = moment.players[view.ended_by].name
    text = QT_TRANSLATE_NOOP("TricksTable", "{name} turned over Scared.")
    if view.paranoia:
        text = QT_TRANSLATE_NOOP("TricksTable", "Paranoia: {name} takes it all.")
    return say(CONTEXT, text, name=name)


def verb(moment: Moment) -> str:
    """Return what the main button does; empty if there is none."""
    if moment.is_playing:
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "Go on"))
    if moment.phase == "deal":
        if moment.holder.is_computer:
            return ""
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "Deal nine each"))
    if moment.phase == "round":
        text = QT_TRANSLATE_NOOP("TricksTable", "Next round")
        if moment.is_over:
            text = QT_TRANSLATE_NOOP("TricksTable", "How it ended")
        return say(CONTEXT, text)
    if moment.phase == "entry":
        text = QT_TRANSLATE_NOOP("TricksTable", "Enter the round")
        if moment.entry.property("isEntered"):
            text = QT_TRANSLATE_NOOP("TricksTable", "Close the round")
        return say(CONTEXT, text)
    if moment.phase == "ended":
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "Play again"))
    if moment.asked is not None and not moment.looks:
        if moment.curtain.property("state") != "away":
            return ""
        text = QT_TRANSLATE_NOOP("TricksTable", "Pass to {name}")
        return say(CONTEXT, text, name=short(moment.asked_name))
    if moment.phase == "placing":
        return _placing_verb(moment)
    if moment.hand.property("mayPlay"):
        return _play_verb(moment)
    return ""


def _placing_verb(moment: Moment) -> str:
    placing = moment.placing
    if not placing.property("canConfirm"):
        return ""
    text = QT_TRANSLATE_NOOP("TricksTable", "Hide it at place {position}")
    if placing.property("position") == 1:
        text = QT_TRANSLATE_NOOP("TricksTable", "Hide it on top")
    if placing.property("position") == 7:
        text = QT_TRANSLATE_NOOP("TricksTable", "Hide it at the bottom")
    return say(CONTEXT, text, position=placing.property("position"))


def _play_verb(moment: Moment) -> str:
    hand = moment.hand
    picked = hand.property("pickedText")
    if not picked or not hand.property("canPlay"):
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksTable", "Pick a card"))
    text = QT_TRANSLATE_NOOP("TricksTable", "Play {cards}")
    said = say(CONTEXT, text, cards=picked)
    # in some languages it begins with the cards
    return said[:1].upper() + said[1:]


def status(moment: Moment, seat: int) -> str:
    """Return a word or two on a seat, for all to see."""
    text = _status(moment, seat)
    return say(CONTEXT, text) if text else ""


def _status(moment: Moment, seat: int) -> str:
    view, is_computer = moment.shown.view, moment.players[seat].is_computer
    if moment.phase == "placing":
        if view.placed[seat]:
            return QT_TRANSLATE_NOOP("TricksTable", "placed")
        if seat == moment.curtain.looker:
            return QT_TRANSLATE_NOOP("TricksTable", "placing")
        if is_computer:
            return QT_TRANSLATE_NOOP("TricksTable", "thinking")
        if seat == moment.asked:
            return QT_TRANSLATE_NOOP("TricksTable", "next")
        return QT_TRANSLATE_NOOP("TricksTable", "still to place")
    if moment.phase == "turning" and seat == moment.shown.winner:
        return QT_TRANSLATE_NOOP("TricksTable", "turns over")
    if moment.phase == "play" and seat == moment.shown.turn:
        if is_computer:
            return QT_TRANSLATE_NOOP("TricksTable", "thinking")
        return QT_TRANSLATE_NOOP("TricksTable", "plays")
    if moment.phase == "deal" and seat == view.holder:
        return QT_TRANSLATE_NOOP("TricksTable", "deals")
    return ""


def stumbled(is_hint: bool) -> str:
    """Return what is told of a computer player's mishap (C3)."""
    text = QT_TRANSLATE_NOOP(
        "TricksTable", "A computer player lost its thread and played quickly instead."
    )
    if is_hint:
        text = QT_TRANSLATE_NOOP("TricksTable", "There is no hint this time.")
    return say(CONTEXT, text)


CLAUSES = {
    "deal": "MT-3.1",
    "placing": "MT-3.3",
    "entry": "MT-10.1",
    "turning": "MT-6.1",
    "round": "MT-7.2",
    "ended": "MT-9.4",
}


def clause(moment: Moment) -> str:
    """Return the rule that applies at this moment, for F1."""
    shown = moment.shown
    if moment.phase == "play":
        if moment.hand.property("pickedValue") == 0:
            return "MT-4.3"
        return "MT-5.2" if moment.hand.property("pickedCount") > 1 else "MT-4.2"
    if moment.phase == "turning" and any(play.said is not None for play in shown.trick):
        return "MT-6.4"
    if moment.phase == "round" and shown.view.paranoia:
        return "MT-8.1"
    return CLAUSES[moment.phase]
