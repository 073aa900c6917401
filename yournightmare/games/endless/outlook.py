"""What a decision would lead to, told before it is made, by playing the rules themselves.

`faces` answers for a throw (an action with its Action Points, or any other) what each face does;
`choices` what each way to settle a roll would do. Both look no further than the end of the round.
A test of skill beside the die (lid, finger) is taken to succeed; one in place of it gives the face.
The sixth face of the Final Exam's clock, or of the die for it, is too late (R-E25, R-E26).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from yournightmare.games.chance import ScriptedChance, Throw
from yournightmare.games.endless import steady
from yournightmare.games.endless.decisions import (
    LEAVE,
    Action,
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
    Pointed,
    RoundBegan,
)
from yournightmare.games.endless.nightmares import NIGHTMARES, Test
from yournightmare.games.endless.rules import changed_result, legal, play
from yournightmare.games.endless.skill import EXAM_DIE
from yournightmare.games.endless.state import Awaiting, State, Table, View, imagine
from yournightmare.games.game import Step

FACES: Final = range(1, 7)
MOST_POINTS: Final = 5
"""As many Action Points can be dared (R-E9)."""


class Outcome(msgspec.Struct, frozen=True):
    """What one result leads to before the next round begins.

    `moved` sums each marker's steps over all rules, `by_action` those of the action alone;
    `by_nightmare` are the tracks that a Nightmare moved. `distance` is the one between Shadow and
    Progress afterwards. `succeeds` is None where no action hangs on the result, `if_hit` tells that
    a finger in the dark has to hit for it (R-E23). `told` is the ability's word, `nightmare` the
    one that begins.
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
    if_hit: bool = False


_OF_SKILL: Final = frozenset(
    {Awaiting.BOARD_THROW, Awaiting.LID_THROW, Awaiting.POINTING, Awaiting.STOPWATCH}
)
_BESIDE_THE_DIE: Final = frozenset({"lid die", "hit die", "lid throw"})
_HIGHEST: Final = 6
_LOWEST: Final = 1


class Foreseen(ScriptedChance):
    """Written dice for the result; every test of skill beside it succeeds, or fails.

    On the dice board it fails by touching a marker, where there are any.
    """

    __slots__ = ("_beside",)

    def __init__(self, *eyes: int, succeeds: bool = True) -> None:
        super().__init__(*eyes)
        self._beside = _HIGHEST if succeeds else _LOWEST

    def die(self, name: str) -> int:
        if name in _BESIDE_THE_DIE:
            return self._beside
        if self.answers and name == EXAM_DIE:
            return _HIGHEST  # the second one: too late
        return super().die(name)

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        if name in _BESIDE_THE_DIE:
            return Throw(name, self._beside)
        thrown = super().throw(name, made)
        return msgspec.structs.replace(thrown, touched=self._beside == _LOWEST)

    def pointing(self, name: str, made: bool | None) -> bool:
        return self._beside == _HIGHEST


def foresee(state: State, decision: Decision, *eyes: int, succeeds: bool = True) -> Step:
    """Play a decision and the tests of skill that follow it, up to a question of Mind or beyond.

    `succeeds` tells whether lid, finger, or a throw past markers do, where there is such a test.
    """
    chance = Foreseen(*eyes, succeeds=succeeds)
    step = play(state, decision, chance)
    while step.state.awaiting in _OF_SKILL:
        further = play(step.state, legal(step.state, 0)[0], chance)
        step = Step(further.state, step.events + further.events)
    return step


def surest_face(nightmare: str) -> int:
    """Return the face that succeeds if any does: in the active Final Exam 6 is too late."""
    found = NIGHTMARES.get(nightmare)  # none before the first
    return 5 if found is not None and found.test is Test.STOPWATCH else 6


def counted(table: Table, action: Action) -> steady.Faces:
    """Return what the faces of an action's die count for: with steady hands something else.

    In the Final Exam's sixth face stands the worse of what it can come to.
    """
    nightmare = NIGHTMARES.get(table.nightmare)
    if nightmare is None or not table.options.steady_hands or action not in nightmare.test_for:
        return steady.AS_IT_FALLS
    if nightmare.test is Test.STOPWATCH:
        return (*steady.COUNTS[nightmare.id][:-1], _LOWEST)
    return steady.COUNTS.get(nightmare.id, steady.AS_IT_FALLS)


def is_beyond_mind(table: Table, action: Action) -> bool:
    """Tell whether Mind can't change what that action's test brings: the stopwatch (R-E5)."""
    nightmare = NIGHTMARES.get(table.nightmare)
    if nightmare is None or nightmare.test is not Test.STOPWATCH:
        return False
    return action in nightmare.test_for


def is_timed(table: Table) -> bool:
    """Tell whether a stopped clock takes the place of the action's die (R-E25, R-E26)."""
    nightmare = NIGHTMARES.get(table.nightmare)
    is_exam = nightmare is not None and nightmare.test is Test.STOPWATCH
    return is_exam and not table.options.steady_hands


def winning_faces(
    points: int, with_mind: bool = False, counted: Sequence[int] = steady.AS_IT_FALLS
) -> int:
    """Return how many of six faces succeed for these Action Points (R-E9).

    With Mind, a face counts that a payment would lift above them (R-E5). `counted` is what the
    faces count for.
    """
    change = 2 if with_mind else 0
    return sum(changed_result(result, change) > points for result in counted)


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


def least_points(view: View, action: Action) -> int | None:
    """Return the fewest Action Points with which reciting brings anything (R-E9, R-E16).

    None where even 5 bring nothing, and for all other actions, which need no more than one.
    """
    if action not in (Action.RECITING_SPELLS, Action.RECITING_MANTRAS):
        return None
    track = "spells" if action is Action.RECITING_SPELLS else "mantras"
    guard, highest = getattr(view, track), getattr(view.options.board.tracks, track).highest
    nightmare = NIGHTMARES.get(view.nightmare)
    lost = nightmare.less if nightmare is not None and action in nightmare.less_for else 0
    return guard + 1 + lost if guard < highest and guard + lost < MOST_POINTS else None


def is_wasted(paid: Outcome, left: Outcome) -> bool:
    """Tell whether a result paid for leads where leaving it leads, but for the Mind paid (R-E6).

    `paid` and `left` are of the same roll, and of one for an action or an ability.
    """
    moved = dict(paid.moved)
    moved["mind"] = moved.get("mind", 0) + 1
    steps = {track: by for track, by in moved.items() if by}
    alike = msgspec.structs.replace(
        paid, eyes=left.eyes, mind=left.mind, moved=left.moved, by_action=left.by_action
    )
    return alike == left and steps == {track: by for track, by in left.moved.items() if by}


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
        if_hit=any(isinstance(event, Pointed) for event in events),
    )
