"""What computer players mutter now and then, each level in its own way.

It depends on what everybody has seen and on nothing else, so it never gives anything away; which
line it is comes from the number of the deal and of the decision, so that it is the same again.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from yournightmare.games.tricks import events as ev
from yournightmare.games.tricks.state import View
from yournightmare.models.people import Player
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "TricksManner"
USUAL: Final = "normal"

OFTEN: Final = {
    "many": 2,
    "scared": 1,
    "paranoia": 1,
    "other": 3,
    "zero": 2,
    "wins": 6,
    "gained": 2,
}
"""One in so many times something is said at such a moment."""

LINES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "easy": {
        "wins": (
            QT_TRANSLATE_NOOP("TricksManner", "Mine! What did I win?"),
            QT_TRANSLATE_NOOP("TricksManner", "Oh. Was that good?"),
            QT_TRANSLATE_NOOP("TricksManner", "I like this one, it has so many eyes."),
        ),
        "many": (
            QT_TRANSLATE_NOOP("TricksManner", "So many cards to turn! Hooray!"),
            QT_TRANSLATE_NOOP("TricksManner", "One, two, many …"),
        ),
        "scared": (
            QT_TRANSLATE_NOOP("TricksManner", "There you are! Don't cry."),
            QT_TRANSLATE_NOOP("TricksManner", "Oops. It was sleeping there."),
        ),
        "other": (
            QT_TRANSLATE_NOOP("TricksManner", "Poor thing. May I hold it?"),
            QT_TRANSLATE_NOOP("TricksManner", "Are we finished already?"),
        ),
        "zero": (
            QT_TRANSLATE_NOOP("TricksManner", "This one has nobody in it."),
            QT_TRANSLATE_NOOP("TricksManner", "It can be two things at once!"),
        ),
        "gained": (
            QT_TRANSLATE_NOOP("TricksManner", "All of these are for me?"),
            QT_TRANSLATE_NOOP("TricksManner", "I had forgotten where I put it."),
        ),
        "paranoia": (
            QT_TRANSLATE_NOOP("TricksManner", "I turned them all! Did you see?"),
            QT_TRANSLATE_NOOP("TricksManner", "It was under the bed the whole time."),
        ),
    },
    "normal": {
        "wins": (
            QT_TRANSLATE_NOOP("TricksManner", "That one I wanted."),
            QT_TRANSLATE_NOOP("TricksManner", "I'll take it."),
            QT_TRANSLATE_NOOP("TricksManner", "Well, somebody had to."),
        ),
        "many": (
            QT_TRANSLATE_NOOP("TricksManner", "Who has put all those fives in there?"),
            QT_TRANSLATE_NOOP("TricksManner", "Now hold your breath."),
        ),
        "scared": (
            QT_TRANSLATE_NOOP("TricksManner", "I knew it. I always know it too late."),
            QT_TRANSLATE_NOOP("TricksManner", "So much for this round."),
        ),
        "other": (
            QT_TRANSLATE_NOOP("TricksManner", "I'd have put it deeper."),
            QT_TRANSLATE_NOOP("TricksManner", "My sympathy. Truly."),
        ),
        "zero": (
            QT_TRANSLATE_NOOP("TricksManner", "Nobody comes to the rescue."),
            QT_TRANSLATE_NOOP("TricksManner", "Let's stir the stacks a little."),
        ),
        "gained": (
            QT_TRANSLATE_NOOP("TricksManner", "That was worth the worry."),
            QT_TRANSLATE_NOOP("TricksManner", "A good hiding place."),
        ),
        "paranoia": (
            QT_TRANSLATE_NOOP("TricksManner", "All seven. I can't believe it myself."),
            QT_TRANSLATE_NOOP("TricksManner", "You may call me paranoid."),
        ),
    },
    "hard": {
        "wins": (
            QT_TRANSLATE_NOOP("TricksManner", "As I dreamed it."),
            QT_TRANSLATE_NOOP("TricksManner", "Thank you."),
            QT_TRANSLATE_NOOP("TricksManner", "Hm."),
        ),
        "many": (
            QT_TRANSLATE_NOOP("TricksManner", "I have counted them."),
            QT_TRANSLATE_NOOP("TricksManner", "Go on, count with me."),
        ),
        "scared": (
            QT_TRANSLATE_NOOP("TricksManner", "Interesting."),
            QT_TRANSLATE_NOOP("TricksManner", "Even I sleep now and then."),
        ),
        "other": (
            QT_TRANSLATE_NOOP("TricksManner", "I heard it breathing."),
            QT_TRANSLATE_NOOP("TricksManner", "It was only a matter of time."),
        ),
        "zero": (
            QT_TRANSLATE_NOOP("TricksManner", "Nobody is a matter of opinion."),
            QT_TRANSLATE_NOOP("TricksManner", "What is below comes up."),
        ),
        "gained": (
            QT_TRANSLATE_NOOP("TricksManner", "Nearly all that could be had."),
            QT_TRANSLATE_NOOP("TricksManner", "The calculation holds."),
        ),
        "paranoia": (
            QT_TRANSLATE_NOOP("TricksManner", "You saw it coming. So did I."),
            QT_TRANSLATE_NOOP("TricksManner", "I wasn't paranoid enough to be wrong."),
        ),
    },
}

MANY: Final = 3
MUCH: Final = 8


def moment(event: ev.Event, view: View, seat: int) -> str:
    """Return what an event is to a seat; empty if it is nothing to speak of. `view`: the public's.

    For another's Scared the seat to the left of it speaks, so that not all do at once.
    """
    if isinstance(event, ev.TrickWon) and event.seat == seat and event.turns:
        return "many" if event.turns >= MANY else "wins"
    if isinstance(event, ev.CardTurned) and event.scared:
        if event.seat == seat:
            # the last card of a stack may be Paranoia, which is told with the next event
            return "scared" if event.left else ""
        return "other" if (event.seat + 1) % view.seats == seat else ""
    if isinstance(event, ev.CardsPlayed) and event.seat == seat and event.said is not None:
        return "zero"
    if isinstance(event, ev.StackShown) and event.seat == seat and event.points >= MUCH:
        return "gained"
    return "paranoia" if isinstance(event, ev.Paranoia) and event.seat == seat else ""


class Muttering:
    """What is being said at one table: one line at a time, until the next trick."""

    def __init__(self, seed: int) -> None:
        """`seed`: the number of the deal, the luck in what is said."""
        self._seed = seed
        self._seat, self._line = -1, ""

    def hear(self, event: ev.Event, view: View, players: Sequence[Player], step: int) -> None:
        """Let computer players say a word on an event. `view`: the public's, after it."""
        if isinstance(event, ev.TrickBegan | ev.RoundBegan):
            self._seat, self._line = -1, ""
        for player in players:
            if player.is_computer:
                said = line(player, moment(event, view, player.seat), self._seed + step)
                if said:
                    self._seat, self._line = player.seat, said

    def line_of(self, seat: int) -> str:
        """Return what a seat says now; empty for nothing."""
        return self._line if seat == self._seat else ""


def line(player: Player, what: str, number: int) -> str:
    """Return what a computer player says at a moment, or nothing. `number` is the luck in it."""
    luck = zlib.crc32(f"{number} {player.seat} {what}".encode())
    if not what or luck % OFTEN[what]:
        return ""
    known = LINES.get(player.level, LINES[USUAL])[what]
    return say(CONTEXT, known[luck // OFTEN[what] % len(known)])
