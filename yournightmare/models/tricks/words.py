"""The words of the trick game: refusals, monsters, plays and their worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from yournightmare.games.game import Refusal
from yournightmare.games.tricks.entry import EntryRefusal
from yournightmare.games.tricks.rules import TricksRefusal
from yournightmare.games.tricks.state import Play
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.session import TakeBackRefusal

CONTEXT: Final = "Tricks"

MONSTERS: Final = (
    QT_TRANSLATE_NOOP("Tricks", "Nobody"),
    QT_TRANSLATE_NOOP("Tricks", "Crumb"),
    QT_TRANSLATE_NOOP("Tricks", "Coat Moth"),
    QT_TRANSLATE_NOOP("Tricks", "Drip"),
    QT_TRANSLATE_NOOP("Tricks", "Long Coat"),
    QT_TRANSLATE_NOOP("Tricks", "Grab"),
    QT_TRANSLATE_NOOP("Tricks", "Spinner"),
    QT_TRANSLATE_NOOP("Tricks", "Drain Eel"),
    QT_TRANSLATE_NOOP("Tricks", "Bath Kraken"),
    QT_TRANSLATE_NOOP("Tricks", "Old Shag"),
)
"""By value; 0 is the 0/10."""

COUNTS: Final = (
    QT_TRANSLATE_NOOP("Tricks", "none"),
    QT_TRANSLATE_NOOP("Tricks", "one"),
    QT_TRANSLATE_NOOP("Tricks", "two"),
    QT_TRANSLATE_NOOP("Tricks", "three"),
    QT_TRANSLATE_NOOP("Tricks", "four"),
    QT_TRANSLATE_NOOP("Tricks", "five"),
    QT_TRANSLATE_NOOP("Tricks", "six"),
    QT_TRANSLATE_NOOP("Tricks", "seven"),
    QT_TRANSLATE_NOOP("Tricks", "eight"),
    QT_TRANSLATE_NOOP("Tricks", "nine"),
    QT_TRANSLATE_NOOP("Tricks", "ten"),
    QT_TRANSLATE_NOOP("Tricks", "eleven"),
)

REFUSALS: Final[dict[str, str]] = {
    Refusal.OVER: QT_TRANSLATE_NOOP("Tricks", "The game is over."),
    Refusal.NOT_WAITING: QT_TRANSLATE_NOOP("Tricks", "Somebody else's turn."),
    Refusal.NOT_NOW: QT_TRANSLATE_NOOP("Tricks", "That can't be done at this moment."),
    TricksRefusal.NO_PLACE: QT_TRANSLATE_NOOP(
        "Tricks", "Scared lies at a place from 1, the top, to 7, the bottom."
    ),
    TricksRefusal.THERE_ALREADY: QT_TRANSLATE_NOOP("Tricks", "Scared lies there already."),
    TricksRefusal.NO_PLAY: QT_TRANSLATE_NOOP(
        "Tricks", "A play is one card, or several cards of one value."
    ),
    TricksRefusal.NOT_IN_HAND: QT_TRANSLATE_NOOP(
        "Tricks", "There are not so many of these cards in the hand."
    ),
    TricksRefusal.SAY_0_OR_10: QT_TRANSLATE_NOOP("Tricks", "Say whether it is a 0 or a 10."),
    EntryRefusal.NOTHING_ENTERED: QT_TRANSLATE_NOOP(
        "Tricks", "Nothing has been entered for this round yet."
    ),
    EntryRefusal.NO_FINDER: QT_TRANSLATE_NOOP("Tricks", "Nobody sits there."),
    EntryRefusal.PARANOIA_OF_NOBODY: QT_TRANSLATE_NOOP(
        "Tricks", "Paranoia is somebody's. Say who turned over Scared."
    ),
    EntryRefusal.STACKS: QT_TRANSLATE_NOOP("Tricks", "There is one stack for each seat."),
    EntryRefusal.UNSEEN: QT_TRANSLATE_NOOP(
        "Tricks", "After Paranoia, and for whoever turned over Scared, no stack is entered."
    ),
    EntryRefusal.MISSING: QT_TRANSLATE_NOOP(
        "Tricks", "Each of the other stacks was turned over. Say what it showed."
    ),
    EntryRefusal.NO_STACK: QT_TRANSLATE_NOOP(
        "Tricks", "A stack has at most six Undaunted beside Scared."
    ),
    EntryRefusal.THE_SAME: QT_TRANSLATE_NOOP("Tricks", "This is what was entered already."),
    TakeBackRefusal.NOTHING_YET: QT_TRANSLATE_NOOP("Tricks", "There is nothing to take back."),
    TakeBackRefusal.RANDOM: QT_TRANSLATE_NOOP(
        "Tricks", "The cards have been shuffled. That can't be taken back."
    ),
    TakeBackRefusal.REVEALED: QT_TRANSLATE_NOOP(
        "Tricks", "What everybody has seen can't be taken back."
    ),
}


def refusal(reason: str) -> str:
    """Return why something is refused."""
    return say(CONTEXT, REFUSALS[reason])


def monster(value: int) -> str:
    """Return the name of the monster on a card, 0 for the 0/10."""
    return say(CONTEXT, MONSTERS[value])


def count(number: int) -> str:
    """Return a small number as a word."""
    return say(CONTEXT, COUNTS[number]) if 0 <= number < len(COUNTS) else str(number)


def value(card_value: int) -> str:
    """Return what stands in a card's corner."""
    return str(card_value) if card_value else say(CONTEXT, QT_TRANSLATE_NOOP("Tricks", "0/10"))


def worth(tenths: int) -> str:
    """Return what a play is worth, as it is written here: 38 is 3.8 (R-M6)."""
    whole, tenth = divmod(tenths, 10)
    return f"{whole}{QLocale().decimalPoint()}{tenth}" if tenth else str(whole)


def cards(card_value: int, number: int) -> str:
    """Return some equal cards in a few words: "a 4", "three 8s"."""
    if number == 1:
        text = QT_TRANSLATE_NOOP("Tricks", "a {value}")
        if card_value == 8:
            text = QT_TRANSLATE_NOOP("Tricks", "an {value}")
        return say(CONTEXT, text, value=value(card_value))
    text = QT_TRANSLATE_NOOP("Tricks", "{count} {value}s")
    return say(CONTEXT, text, count=count(number), value=value(card_value))


def played(play: Play) -> str:
    """Return a play in a few words: "three 8s", "the 0/10 as 10"."""
    if play.said is not None:
        text = QT_TRANSLATE_NOOP("Tricks", "the 0/10 as {said}")
        return say(CONTEXT, text, said=play.said)
    return cards(ord(play.cards[0][0]) - ord("0"), len(play.cards))


def percent(share: float) -> str:
    """Return a share of 1 as it is written here, in whole hundredths."""
    text = QT_TRANSLATE_NOOP("Tricks", "{number} %")
    return say(CONTEXT, text, number=round(100 * share))
