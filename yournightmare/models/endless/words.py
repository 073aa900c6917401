"""The words of Endless Nightmare: names, rules on cards, refusals, causes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yournightmare.games.endless.decisions import Action
from yournightmare.games.endless.rules import EndlessRefusal
from yournightmare.games.endless.state import Cause
from yournightmare.games.game import Refusal
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "Endless"

TRACKS: Final[dict[str, str]] = {
    "survived": QT_TRANSLATE_NOOP("Endless", "Survived"),
    "progress": QT_TRANSLATE_NOOP("Endless", "Progress"),
    "shadow": QT_TRANSLATE_NOOP("Endless", "Shadow"),
    "horrors": QT_TRANSLATE_NOOP("Endless", "Horrors"),
    "spells": QT_TRANSLATE_NOOP("Endless", "Spells"),
    "mind": QT_TRANSLATE_NOOP("Endless", "Mind"),
    "fear": QT_TRANSLATE_NOOP("Endless", "Fear"),
    "mantras": QT_TRANSLATE_NOOP("Endless", "Mantras"),
    "bravery": QT_TRANSLATE_NOOP("Endless", "Bravery"),
}

ACTIONS: Final[dict[Action, str]] = {
    Action.MOVEMENT: QT_TRANSLATE_NOOP("Endless", "Movement"),
    Action.DEFYING_HORRORS: QT_TRANSLATE_NOOP("Endless", "Defy horrors"),
    Action.TAMING_FEAR: QT_TRANSLATE_NOOP("Endless", "Tame fear"),
    Action.RECITING_SPELLS: QT_TRANSLATE_NOOP("Endless", "Recite spells"),
    Action.RECITING_MANTRAS: QT_TRANSLATE_NOOP("Endless", "Recite mantras"),
    Action.GATHERING_COURAGE: QT_TRANSLATE_NOOP("Endless", "Gather courage"),
}

PHASES: Final = (
    QT_TRANSLATE_NOOP("Endless", "Nightmare"),
    QT_TRANSLATE_NOOP("Endless", "Ability"),
    QT_TRANSLATE_NOOP("Endless", "Action"),
    QT_TRANSLATE_NOOP("Endless", "Shadow"),
    QT_TRANSLATE_NOOP("Endless", "Fear and Horrors"),
)

NIGHTMARES: Final[dict[str, tuple[str, str]]] = {
    "end_of_the_world": (
        QT_TRANSLATE_NOOP("Endless", "End of the World"),
        QT_TRANSLATE_NOOP("Endless", "After each successful Movement, Horrors rise by 1."),
    ),
    "buried_alive": (
        QT_TRANSLATE_NOOP("Endless", "Buried Alive"),
        QT_TRANSLATE_NOOP("Endless", "You dig: a successful Movement makes two steps fewer."),
    ),
    "decay": (
        QT_TRANSLATE_NOOP("Endless", "Decay"),
        QT_TRANSLATE_NOOP("Endless", "In phase V a 1, 2 or 3 brings Fear, a 4 or 5 Horrors."),
    ),
    "nakedness": (
        QT_TRANSLATE_NOOP("Endless", "Nakedness"),
        QT_TRANSLATE_NOOP(
            "Endless",
            "From the second round on: a die above your Bravery, and you must move with 5.",
        ),
    ),
    "falling": (
        QT_TRANSLATE_NOOP("Endless", "Falling"),
        QT_TRANSLATE_NOOP(
            "Endless",
            "Bravery drops to 1. A die below it opens the parachute, else you fall two fields. "
            "At the door lies the ground.",
        ),
    ),
    "fraud": (
        QT_TRANSLATE_NOOP("Endless", "Fraud"),
        QT_TRANSLATE_NOOP("Endless", "Every successful action has one Action Point fewer."),
    ),
    "lost": (
        QT_TRANSLATE_NOOP("Endless", "Lost"),
        QT_TRANSLATE_NOOP("Endless", "A failed Movement leads you back as far as you dared."),
    ),
    "monsters": (
        QT_TRANSLATE_NOOP("Endless", "Monsters"),
        QT_TRANSLATE_NOOP("Endless", "Each round: on a 1, 2 or 3 they block the way. No Movement."),
    ),
    "old_factory": (
        QT_TRANSLATE_NOOP("Endless", "Old Factory"),
        QT_TRANSLATE_NOOP("Endless", "Each round the belt carries you back by one field."),
    ),
    "spiders": (
        QT_TRANSLATE_NOOP("Endless", "Spiders"),
        QT_TRANSLATE_NOOP("Endless", "After each successful Movement, Fear rises by 1."),
    ),
    "temptation": (
        QT_TRANSLATE_NOOP("Endless", "Temptation"),
        QT_TRANSLATE_NOOP(
            "Endless",
            "From the second round on: a die above your Bravery, and you lose your action.",
        ),
    ),
    "final_exam": (
        QT_TRANSLATE_NOOP("Endless", "Final Exam"),
        QT_TRANSLATE_NOOP("Endless", "After each failed Movement, Fear rises by 1."),
    ),
}

ACTIVE_RULES: Final[dict[str, tuple[str, str]]] = {
    "blindness": (
        QT_TRANSLATE_NOOP("Endless", "Blindness"),
        QT_TRANSLATE_NOOP(
            "Endless", "To move you must also point at the die in the dark, and hit it."
        ),
    ),
    "active_buried_alive": (
        NIGHTMARES["buried_alive"][0],
        QT_TRANSLATE_NOOP(
            "Endless",
            "To move, first break the lid with a throw between the nails. Two steps fewer.",
        ),
    ),
    "active_decay": (
        NIGHTMARES["decay"][0],
        QT_TRANSLATE_NOOP(
            "Endless", "You throw on the dice board. A tooth you touch makes the throw a 1."
        ),
    ),
    "drowning": (
        QT_TRANSLATE_NOOP("Endless", "Drowning"),
        QT_TRANSLATE_NOOP("Endless", "Hold your breath. Each breath costs 2 Bravery."),
    ),
    "active_fraud": (
        NIGHTMARES["fraud"][0],
        QT_TRANSLATE_NOOP("Endless", "You throw on the dice board, with your other hand."),
    ),
    "active_monsters": (
        NIGHTMARES["monsters"][0],
        QT_TRANSLATE_NOOP(
            "Endless", "To move you throw on the dice board. Touch one, and it holds you fast."
        ),
    ),
    "active_old_factory": (
        NIGHTMARES["old_factory"][0],
        QT_TRANSLATE_NOOP("Endless", "Every fifteen seconds the belt carries you back by one."),
    ),
    "active_spiders": (
        NIGHTMARES["spiders"][0],
        QT_TRANSLATE_NOOP(
            "Endless", "You throw on the dice board. Each spider you touch brings 1 Fear."
        ),
    ),
    "active_final_exam": (
        NIGHTMARES["final_exam"][0],
        QT_TRANSLATE_NOOP(
            "Endless", "You stop a clock before 5.60 seconds; the tenths are your throw."
        ),
    ),
}
"""The Nightmares of the active game that have rules of their own."""

ALL_RULES: Final = NIGHTMARES | ACTIVE_RULES

STEADY_RULES: Final[dict[str, str]] = {
    "blindness": QT_TRANSLATE_NOOP(
        "Endless", "To move, a second die stands in for your finger: it hits from 4 on."
    ),
    "active_buried_alive": QT_TRANSLATE_NOOP(
        "Endless", "To move, first break the lid: a die does it from 4 on. Two steps fewer."
    ),
    "active_decay": QT_TRANSLATE_NOOP(
        "Endless", "A die stands in for the dice board: a 2 counts as 3."
    ),
    "drowning": QT_TRANSLATE_NOOP(
        "Endless", "Each round a die: on a 1 or 2 you take a breath. It costs 2 Bravery."
    ),
    "active_fraud": QT_TRANSLATE_NOOP(
        "Endless", "A die stands in for your other hand: a 3 counts as 2."
    ),
    "active_monsters": QT_TRANSLATE_NOOP(
        "Endless", "To move, a die stands in for the dice board: a 2 counts as 3, a 3 as 4."
    ),
    "active_old_factory": QT_TRANSLATE_NOOP(
        "Endless", "Each round a die: on a 1, 2 or 3 the belt carries you back by one."
    ),
    "active_spiders": QT_TRANSLATE_NOOP(
        "Endless", "A die stands in for the dice board: a 2 counts as 3, a 3 as 4."
    ),
    "active_final_exam": QT_TRANSLATE_NOOP(
        "Endless",
        "A die for the clock: a 1 counts as 3, a 2 and 3 as 4, a 4 and 5 as 5. At a 6 throw "
        "again: from 4 on it is too late, a 1 and 1 Mind less, else a 5.",
    ),
}
"""The rules of those with steady hands: what the die counts for that stands in (R-E26)."""

CLAUSES: Final[dict[str, str]] = {
    nightmare: f"EN-10.{number}" for number, nightmare in enumerate(NIGHTMARES, 1)
} | {
    "blindness": "EN-16.1",
    "active_buried_alive": "EN-16.2",
    "active_decay": "EN-16.3",
    "drowning": "EN-16.4",
    "active_fraud": "EN-16.6",
    "active_monsters": "EN-16.8",
    "active_old_factory": "EN-16.9",
    "active_spiders": "EN-16.10",
    "active_final_exam": "EN-16.12",
}
"""Where the rules explain each Nightmare: in the order of the table (R-E4)."""

REFUSALS: Final[dict[str, str]] = {
    Refusal.OVER: QT_TRANSLATE_NOOP("Endless", "The game is over."),
    Refusal.NOT_WAITING: QT_TRANSLATE_NOOP("Endless", "This seat has nothing to decide now."),
    Refusal.NOT_NOW: QT_TRANSLATE_NOOP("Endless", "That can't be done at this moment."),
    EndlessRefusal.MONSTERS_BLOCK: QT_TRANSLATE_NOOP("Endless", "The Monsters block your way."),
    EndlessRefusal.MUST_MOVE: QT_TRANSLATE_NOOP(
        "Endless", "You must move with 5, naked as you are."
    ),
    EndlessRefusal.LAST_MIND: QT_TRANSLATE_NOOP("Endless", "The last point of Mind can't be paid."),
    EndlessRefusal.NO_CHANGE: QT_TRANSLATE_NOOP("Endless", "That would not change the result."),
    EndlessRefusal.USED: QT_TRANSLATE_NOOP("Endless", "You have been through this one already."),
    EndlessRefusal.UNKNOWN_NIGHTMARE: QT_TRANSLATE_NOOP("Endless", "There is no such Nightmare."),
    EndlessRefusal.NO_FLICK: QT_TRANSLATE_NOOP("Endless", "No hand can throw like that here."),
    EndlessRefusal.OTHER_HAND: QT_TRANSLATE_NOOP(
        "Endless", "Fraud makes your other hand throw, from its own side."
    ),
    EndlessRefusal.NO_PLACE: QT_TRANSLATE_NOOP("Endless", "Point at a place on the table."),
    EndlessRefusal.NO_TIME: QT_TRANSLATE_NOOP("Endless", "No stopwatch shows such a time."),
    EndlessRefusal.NO_BREATH: QT_TRANSLATE_NOOP("Endless", "A breath counts only in Drowning."),
    EndlessRefusal.NO_BELT: QT_TRANSLATE_NOOP("Endless", "The belt runs only in the Old Factory."),
}

CAUSES: Final[dict[str, str]] = {
    Cause.SHADOW: QT_TRANSLATE_NOOP("Endless", "The Shadow has you."),
    Cause.MIND: QT_TRANSLATE_NOOP("Endless", "Your Mind has gone dark."),
    Cause.BRAVERY: QT_TRANSLATE_NOOP("Endless", "Your Bravery is spent."),
    Cause.NIGHTMARE: QT_TRANSLATE_NOOP("Endless", "You have hit the ground."),
}

ENDS: Final[dict[str, str]] = {
    Cause.SHADOW: QT_TRANSLATE_NOOP("Endless", "the Shadow has you"),
    Cause.MIND: QT_TRANSLATE_NOOP("Endless", "no Mind is left"),
    Cause.BRAVERY: QT_TRANSLATE_NOOP("Endless", "no Bravery is left"),
    Cause.NIGHTMARE: QT_TRANSLATE_NOOP("Endless", "you hit the ground"),
}
"""The causes again, as short as a sign's explanation."""

RUNS_INTO_SHADOW: Final = QT_TRANSLATE_NOOP("Endless", "you run into the Shadow")
RAN_INTO_SHADOW: Final = QT_TRANSLATE_NOOP("Endless", "You ran into the Shadow from behind.")

DICE: Final[dict[str, str]] = {
    "first nightmare die": QT_TRANSLATE_NOOP("Endless", "first die for the Nightmare"),
    "second nightmare die": QT_TRANSLATE_NOOP("Endless", "second die for the Nightmare"),
    "ability die": QT_TRANSLATE_NOOP("Endless", "die for the Nightmare's ability"),
    "parachute die": QT_TRANSLATE_NOOP("Endless", "die for the parachute"),
    "action die": QT_TRANSLATE_NOOP("Endless", "die for your action"),
    "fresh die": QT_TRANSLATE_NOOP("Endless", "fresh die"),
    "breath die": QT_TRANSLATE_NOOP("Endless", "die for your breath"),
    "belt die": QT_TRANSLATE_NOOP("Endless", "die for the belt"),
    "lid die": QT_TRANSLATE_NOOP("Endless", "die for the lid"),
    "hit die": QT_TRANSLATE_NOOP("Endless", "die for your finger"),
    "exam die": QT_TRANSLATE_NOOP("Endless", "die for the clock"),
    "action throw": QT_TRANSLATE_NOOP("Endless", "throw on the dice board"),
    "lid throw": QT_TRANSLATE_NOOP("Endless", "throw against the lid"),
    "exam clock": QT_TRANSLATE_NOOP("Endless", "stopwatch"),
    "dark": QT_TRANSLATE_NOOP("Endless", "finger in the dark"),
}


_OPTIONS: Final[dict[str, str]] = {
    "strategist": QT_TRANSLATE_NOOP("Endless", "Strategist"),
    "veterans": QT_TRANSLATE_NOOP("Endless", "Veterans"),
    "own_dice": QT_TRANSLATE_NOOP("Endless", "Own dice"),
    "steady_hands": QT_TRANSLATE_NOOP("Endless", "Steady hands"),
}

_ACTIVE: Final[dict[str, str]] = {
    "all": QT_TRANSLATE_NOOP("Endless", "Active game"),
    "mixed": QT_TRANSLATE_NOOP("Endless", "Mixed by coins"),
    "chosen": QT_TRANSLATE_NOOP("Endless", "Mixed by hand"),
}


def unusual_options(values: Mapping[str, object]) -> list[str]:
    """Return the names of the options that differ from the default; missing ones are taken as it.

    `board` in `values` is a board's name, the others are true or false.
    """
    names = [say(CONTEXT, text) for option, text in _OPTIONS.items() if values.get(option)]
    active = _ACTIVE.get(str(values.get("active", "none")))
    if active:
        names.insert(0, say(CONTEXT, active))
    board = values.get("board", "standard")
    if board != "standard":
        text = QT_TRANSLATE_NOOP("Endless", "Board “{name}”")
        names.append(say(CONTEXT, text, name=board))
    return names


def track(name: str) -> str:
    """Return a track's name."""
    return say(CONTEXT, TRACKS[name])


def action(which: Action) -> str:
    """Return an action as a verb."""
    return say(CONTEXT, ACTIONS[which])


def nightmare(which: str) -> str:
    """Return a Nightmare's name; empty for none."""
    return say(CONTEXT, ALL_RULES[which][0]) if which else ""


def nightmare_rule(which: str, is_steady: bool = False) -> str:
    """Return the rule on a Nightmare's card; empty for none. `is_steady`: no test of skill."""
    if not which:
        return ""
    rule = ALL_RULES[which][1]
    return say(CONTEXT, STEADY_RULES.get(which, rule) if is_steady else rule)


def refusal(reason: str) -> str:
    """Return why something is refused."""
    return say(CONTEXT, REFUSALS[reason])


def die(name: str) -> str:
    """Return what a die is thrown for."""
    return say(CONTEXT, DICE[name])


def end(which: str, distance: int) -> str:
    """Return how the game would be lost, in a few words; `distance` as for `cause`."""
    if which == Cause.SHADOW and distance > 0:
        return say(CONTEXT, RUNS_INTO_SHADOW)
    return say(CONTEXT, ENDS[which])


def cause(which: str, distance: int) -> str:
    """Return how the game was lost; `distance` tells a Shadow from behind from one run into."""
    if which == Cause.SHADOW and distance > 0:
        return say(CONTEXT, RAN_INTO_SHADOW)
    return say(CONTEXT, CAUSES[which])
