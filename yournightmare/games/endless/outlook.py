"""What a decision would lead to, told before it is made, by playing the rules themselves.

`faces` answers for a throw (an action with its Action Points, or any other) what each face does;
`choices` what each way to settle a roll would do. Both look no further than the end of the round.
A test of skill beside the die (lid, finger) is taken to succeed; one in place of it gives the face,
where the sixth face of the Final Exam's clock is too late (R-E25).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from yournightmare.games.chance import ScriptedChance, Throw
from yournightmare.games.endless.decisions import (
    LEAVE,
    ChooseAction,
    Decision,
    ThrowDie,
    UseMind,
)
from yournightmare.games.endless.events import (
    AbilityTold,
    ActionFailed,
    ActionSucceeded,
    Event,
    GameEnded,
    MarkerMoved,
    NightmareBegan,
    NightmareOvercome,
    RoundBegan,
)
from yournightmare.games.endless.nightmares import NIGHTMARES, Test
from yournightmare.games.endless.rules import changed_result, legal, play
from yournightmare.games.endless.state import Awaiting, State, View, imagine
from yournightmare.games.game import Step

FACES: Final = range(1, 7)


class Outcome(msgspec.Struct, frozen=True):
    """What one result leads to before the next round begins.

    `moved` sums each marker's steps over all rules, `by_action` those of the action alone;
    `by_nightmare` are the tracks that a Nightmare
    moved. `distance` is the one between Shadow and Progress afterwards. `succeeds` is None where
    no action hangs on the result. `told` is the ability's word, `nightmare` the one that begins.
    """

    eyes: int
    succeeds: bool | None
    moved: dict[str, int]
    by_action: dict[str, int]
    by_nightmare: frozenset[str]
    distance: int
    mind: int
    bravery: int
    causes: tuple[str, ...]
    overcome: bool
    told: str
    nightmare: str


_OF_SKILL: Final = frozenset(
    {Awaiting.BOARD_THROW, Awaiting.LID_THROW, Awaiting.POINTING, Awaiting.STOPWATCH}
)
_BESIDE_THE_DIE: Final = frozenset({"lid die", "hit die", "lid throw"})
_SUCCESS: Final = 6


class Foreseen(ScriptedChance):
    """Written dice for the result; every test of skill beside it succeeds."""

    __slots__ = ()

    def die(self, name: str) -> int:
        if name in _BESIDE_THE_DIE:
            return _SUCCESS
        return super().die(name)

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        if name in _BESIDE_THE_DIE:
            return Throw(name, _SUCCESS)
        return super().throw(name, made)

    def pointing(self, name: str, made: bool | None) -> bool:
        return True


def foresee(state: State, decision: Decision, *eyes: int) -> Step:
    """Play a decision and the tests of skill that follow it, up to a question of Mind or beyond."""
    chance = Foreseen(*eyes)
    step = play(state, decision, chance)
    while step.state.awaiting in _OF_SKILL:
        further = play(step.state, legal(step.state, 0)[0], chance)
        step = Step(further.state, step.events + further.events)
    return step


def surest_face(nightmare: str) -> int:
    """Return the face that succeeds if any does: in the active Final Exam 6 is too late."""
    found = NIGHTMARES.get(nightmare)  # none before the first
    return 5 if found is not None and found.test is Test.STOPWATCH else 6


def winning_faces(points: int, with_mind: bool = False) -> int:
    """Return how many of six faces succeed for these Action Points (R-E9).

    With Mind, a face counts that a payment would lift above them (R-E5).
    """
    change = 2 if with_mind else 0
    return sum(changed_result(eyes, change) > points for eyes in FACES)


def faces(view: View, choice: ChooseAction | ThrowDie) -> tuple[Outcome, ...]:
    """Return the outcome of each face, 1 to 6, if no Mind is paid after it. Asks no die."""
    state = imagine(view)
    outcomes = []
    for eyes in FACES:
        step = foresee(state, choice, eyes)
        events = step.events
        if step.state.awaiting is Awaiting.MIND:
            events += foresee(step.state, LEAVE).events
        outcomes.append(_outcome(view, eyes, events))
    return tuple(outcomes)


def choices(view: View) -> tuple[tuple[UseMind, Outcome], ...]:
    """Return each way to settle the roll on the table with its outcome; empty if there is none."""
    state = imagine(view)
    if state.roll is None:
        return ()
    found = []
    for decision in legal(state, 0):
        if isinstance(decision, UseMind):
            events = foresee(state, decision).events
            eyes = changed_result(state.roll.eyes, decision.change)
            found.append((decision, _outcome(view, eyes, events)))
    return tuple(found)


def makes_no_difference(view: View) -> bool:
    """Return whether each way to settle the roll leads to the same but for the Mind paid.

    The table is asked even then: a payment would change the result (R-E6), if nothing else.
    """
    state = imagine(view)
    ends = []
    for decision in legal(state, 0):
        if isinstance(decision, UseMind):
            end = foresee(state, decision).state
            ends.append(msgspec.structs.replace(end, mind=end.mind + (decision.change != 0)))
    return len(ends) > 1 and all(end == ends[0] for end in ends)


def _outcome(view: View, eyes: int, events: Sequence[Event]) -> Outcome:
    moved: dict[str, int] = {}
    by_action: dict[str, int] = {}
    by_nightmare: set[str] = set()
    succeeds: bool | None = None
    causes: tuple[str, ...] = ()
    overcome = False
    told = nightmare = ""
    for event in events:
        if isinstance(event, MarkerMoved):
            moved[event.track] = moved.get(event.track, 0) + event.end - event.start
            if event.because == "action":
                by_action[event.track] = event.end - event.start
            elif event.because == view.nightmare:
                by_nightmare.add(event.track)
        elif isinstance(event, ActionSucceeded | ActionFailed):
            succeeds = isinstance(event, ActionSucceeded)
        elif isinstance(event, NightmareOvercome):
            overcome = True
        elif isinstance(event, AbilityTold):
            told = event.outcome
        elif isinstance(event, NightmareBegan):
            nightmare = event.nightmare
        elif isinstance(event, GameEnded):
            causes = event.causes
        elif isinstance(event, RoundBegan):
            break
    return Outcome(
        eyes=eyes,
        succeeds=succeeds,
        moved={track: steps for track, steps in moved.items() if steps},
        by_action=by_action,
        by_nightmare=frozenset(by_nightmare),
        distance=view.distance + moved.get("progress", 0) - moved.get("shadow", 0),
        mind=view.mind + moved.get("mind", 0),
        bravery=view.bravery + moved.get("bravery", 0),
        causes=tuple(str(cause) for cause in causes),
        overcome=overcome,
        told=told,
        nightmare=nightmare,
    )
