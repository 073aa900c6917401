"""What the table asks for at each moment, in words: question, explanation, the main button."""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless.decisions import (
    Action,
    Decision,
    PointAt,
    StopClock,
    ThrowOnBoard,
)
from yournightmare.games.endless.nightmares import Test
from yournightmare.games.endless.state import Awaiting, View
from yournightmare.models.endless import words
from yournightmare.models.endless.choice_rows import test_now
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "EndlessTable"

AT_THE_TABLE: Final[dict[Awaiting, Decision]] = {
    Awaiting.BOARD_THROW: ThrowOnBoard(0),
    Awaiting.LID_THROW: ThrowOnBoard(0),
    Awaiting.POINTING: PointAt(0),
    Awaiting.STOPWATCH: StopClock(0),
}
"""Tests of skill that are done at a real table, where own dice are agreed."""


def verb(awaiting: Awaiting, view: View, action: Action) -> str:
    """Return what the main button does with that action; empty where nothing is thrown."""
    verbs = {
        Awaiting.FIRST_DIE: QT_TRANSLATE_NOOP("EndlessTable", "Throw for a Nightmare"),
        Awaiting.SECOND_DIE: QT_TRANSLATE_NOOP("EndlessTable", "Throw the second die"),
        Awaiting.ABILITY_DIE: QT_TRANSLATE_NOOP("EndlessTable", "Face the Nightmare"),
        Awaiting.ACTION: QT_TRANSLATE_NOOP("EndlessTable", "Throw the die"),
        Awaiting.FRESH_DIE: QT_TRANSLATE_NOOP("EndlessTable", "Throw a fresh die"),
    }
    if view.options.own_dice:
        verbs |= {
            each: QT_TRANSLATE_NOOP("EndlessTable", "Enter what happened") for each in AT_THE_TABLE
        }
    text = verbs.get(awaiting)
    if view.nightmare == "falling" and awaiting is Awaiting.ABILITY_DIE:
        text = QT_TRANSLATE_NOOP("EndlessTable", "Pull the cord")
    if awaiting is Awaiting.ACTION:
        text = _led_to(view, action) or text
    return say(CONTEXT, text) if text else ""


def _led_to(view: View, action: Action) -> str:
    """Return where that action leads if a test stands in for its die, or before it."""
    test = test_now(view, action)
    if test is Test.STOPWATCH:
        return QT_TRANSLATE_NOOP("EndlessTable", "To the clock")
    if test is Test.BOARD:
        return QT_TRANSLATE_NOOP("EndlessTable", "To the dice board")
    if test is Test.LID and not view.lid_open:
        return QT_TRANSLATE_NOOP("EndlessTable", "To the lid")
    return ""


def prompt(awaiting: Awaiting) -> str:
    """Return the question at this moment."""
    prompts = {
        Awaiting.FIRST_DIE: QT_TRANSLATE_NOOP("EndlessTable", "What will you dream?"),
        Awaiting.SECOND_DIE: QT_TRANSLATE_NOOP("EndlessTable", "Which of the six?"),
        Awaiting.NIGHTMARE: QT_TRANSLATE_NOOP("EndlessTable", "Choose your Nightmare"),
        Awaiting.ABILITY_DIE: QT_TRANSLATE_NOOP("EndlessTable", "It wants something of you"),
        Awaiting.ACTION: QT_TRANSLATE_NOOP("EndlessTable", "What do you do?"),
        Awaiting.FRESH_DIE: QT_TRANSLATE_NOOP("EndlessTable", "You gave in"),
        Awaiting.MIND: QT_TRANSLATE_NOOP("EndlessTable", "Will you pay with your Mind?"),
        Awaiting.NOTHING: QT_TRANSLATE_NOOP("EndlessTable", "You wake up"),
        Awaiting.BOARD_THROW: QT_TRANSLATE_NOOP("EndlessTable", "Flick the die"),
        Awaiting.LID_THROW: QT_TRANSLATE_NOOP("EndlessTable", "Break the lid"),
        Awaiting.POINTING: QT_TRANSLATE_NOOP("EndlessTable", "Where is the die?"),
        Awaiting.STOPWATCH: QT_TRANSLATE_NOOP("EndlessTable", "Time is running"),
    }
    return say(CONTEXT, prompts[awaiting])


def explained(awaiting: Awaiting, nightmare: str, bravery: int) -> str:
    """Return one sentence on what the coming die decides."""
    if awaiting is Awaiting.FIRST_DIE:
        text = QT_TRANSLATE_NOOP(
            "EndlessTable", "1, 2, 3: the left column. 4, 5, 6: the right one."
        )
        return say(CONTEXT, text)
    if awaiting is Awaiting.SECOND_DIE:
        text = QT_TRANSLATE_NOOP("EndlessTable", "The die counts down the column.")
        return say(CONTEXT, text)
    if awaiting is Awaiting.ABILITY_DIE:
        return _ability_explained(nightmare, bravery)
    if awaiting is Awaiting.FRESH_DIE:
        text = QT_TRANSLATE_NOOP(
            "EndlessTable", "No action this round. A fresh die moves Shadow, Fear and Horrors."
        )
        return say(CONTEXT, text)
    return ""


def _ability_explained(nightmare: str, bravery: int) -> str:
    texts = {
        "nakedness": QT_TRANSLATE_NOOP(
            "EndlessTable", "Above your Bravery of {bravery} you must move with 5."
        ),
        "temptation": QT_TRANSLATE_NOOP(
            "EndlessTable", "Above your Bravery of {bravery} you lose your action."
        ),
        "monsters": QT_TRANSLATE_NOOP(
            "EndlessTable", "On a 1, 2 or 3 the Monsters block your way."
        ),
        "falling": QT_TRANSLATE_NOOP(
            "EndlessTable",
            "Below your Bravery of {bravery} the parachute opens. Mind can't help here.",
        ),
        "drowning": QT_TRANSLATE_NOOP(
            "EndlessTable", "On a 1 or 2 you have to breathe: Bravery falls by 2."
        ),
        "active_old_factory": QT_TRANSLATE_NOOP(
            "EndlessTable", "On a 1, 2 or 3 the belt carries you back by one."
        ),
    }
    return say(CONTEXT, texts[nightmare], bravery=bravery)


def left_running() -> str:
    """Return what is said where a stopwatch that counts was left running (R-E25)."""
    text = QT_TRANSLATE_NOOP(
        "EndlessTable",
        "The clock was running, and it counted. It begins anew, and this game bears the mark "
        "that decisions were taken back.",
    )
    return say(CONTEXT, text)


def clause(awaiting: Awaiting, nightmare: str) -> str:
    """Return the rule that applies at this moment, for F1."""
    moments = {
        Awaiting.FIRST_DIE: "R-E4",
        Awaiting.SECOND_DIE: "R-E4",
        Awaiting.NIGHTMARE: "R-E27",
        Awaiting.MIND: "R-E5",
        Awaiting.NOTHING: "R-E13",
    }
    return moments.get(awaiting) or words.CLAUSES[nightmare]
