"""Models of what can be chosen: actions, Action Points, the faces' outlook, Mind, Nightmares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

import msgspec
from PySide6.QtCore import QObject

from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.nerves import EARLY
from yournightmare.games.endless.nightmares import NIGHTMARES, Test, Told, columns, in_left_column
from yournightmare.games.endless.outlook import (
    Outcome,
    choices,
    counted,
    faces,
    is_wasted,
    least_points,
    winning_faces,
)
from yournightmare.games.endless.rules import refusal
from yournightmare.games.endless.state import Awaiting, View, imagine
from yournightmare.games.endless.steady import AS_IT_FALLS
from yournightmare.models.endless import words
from yournightmare.models.endless.exam_watch import time_text
from yournightmare.models.endless.throw_words import NUMERALS
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, decimal, say, signed

CONTEXT: Final = "Choice"


class ActionRow(msgspec.Struct, frozen=True):
    """One of the six actions; `effect` is what success brings with the points chosen."""

    deed: str
    name: str
    effect: str
    useless: bool
    reason: str
    chosen: bool


class ActionsModel(RowsModel[ActionRow]):
    """The six actions, in the rule book's order (R-E9, R-E17)."""

    row_type = ActionRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._told: dict[tuple[Action, int], _Prospect] = {}

    def lay_out(self, view: View, chosen: Action, points: int) -> None:
        """Show what each action would bring with `points` Action Points."""
        self.show(
            [
                _action_row(view, action, self._prospect(view, action, points), action is chosen)
                for action in Action
            ]
        )

    def useful(self, view: View, points: int) -> list[Action]:
        """Return the actions that may be chosen now and would bring something, as proposed."""
        if view.awaiting is not Awaiting.ACTION:
            return []
        found = ((action, self._prospect(view, action, points)) for action in _PROPOSED)
        return [action for action, (reason, steps) in found if reason is None and steps]

    def _prospect(self, view: View, action: Action, points: int) -> _Prospect:
        """Return what an action would bring; each is foreseen once while nothing changes."""
        if view != self._view:
            self._view = view
            self._told.clear()
        key = action, points
        if key not in self._told:
            self._told[key] = _prospect(view, ChooseAction(0, action, points))
        return self._told[key]


_Prospect = tuple[StrEnum | None, int | None]
"""Why an action is refused, and by how many steps its success moves what it acts on."""


def _prospect(view: View, choice: ChooseAction) -> _Prospect:
    if view.awaiting is not Awaiting.ACTION:
        return None, None
    reason = refusal(imagine(view), choice)
    if reason:
        return reason, None
    return None, _best_face(view, choice).by_action.get(_ACTS_ON[choice.action], 0)


def _action_row(view: View, action: Action, prospect: _Prospect, chosen: bool) -> ActionRow:
    reason, steps = prospect
    said = words.refusal(reason) if reason else ""
    return ActionRow(
        deed=action.value,
        name=words.action(action),
        effect=said or _effect(view, action, steps),
        useless=steps == 0,
        reason=said,
        chosen=chosen and not reason,
    )


def _best_face(view: View, choice: ChooseAction) -> Outcome:
    """Return the highest face that succeeds; a stopwatch's 6 is too late and doesn't (R-E25)."""
    told = faces(view, choice)
    return next((outcome for outcome in reversed(told) if outcome.succeeds), told[-1])


_ACTS_ON: Final = {
    Action.MOVEMENT: "progress",
    Action.DEFYING_HORRORS: "horrors",
    Action.TAMING_FEAR: "fear",
    Action.RECITING_SPELLS: "spells",
    Action.RECITING_MANTRAS: "mantras",
    Action.GATHERING_COURAGE: "bravery",
}


def _effect(view: View, action: Action, steps: int | None) -> str:
    """Return what success would bring, in words."""
    if steps is None:
        return ""
    if not steps:
        least = least_points(view, action)
        if least is not None:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Choice", "dare {points} or more"), points=least)
        return say(CONTEXT, QT_TRANSLATE_NOOP("Choice", "no use now"))
    text = QT_TRANSLATE_NOOP("Choice", "{track} {steps}")
    return say(CONTEXT, text, track=words.track(_ACTS_ON[action]), steps=signed(steps))


_PROPOSED: Final = (
    Action.MOVEMENT,
    Action.GATHERING_COURAGE,
    Action.TAMING_FEAR,
    Action.DEFYING_HORRORS,
    Action.RECITING_SPELLS,
    Action.RECITING_MANTRAS,
)
"""The order in which actions are proposed: on with the way, then what is missing."""


class PointsRow(msgspec.Struct, frozen=True):
    """A number of Action Points, with how many faces of the die succeed."""

    points: int
    odds: int
    odds_text: str
    allowed: bool
    chosen: bool


class PointsModel(RowsModel[PointsRow]):
    """1 to 5 Action Points (R-E9)."""

    row_type = PointsRow

    def lay_out(self, view: View, action: Action, chosen: int) -> None:
        """Show the odds of each number of points."""
        state = imagine(view)
        self.show(
            [
                PointsRow(
                    points=points,
                    odds=winning_faces(points, counted=counted(view, action)),
                    odds_text=needed_text(view, action, points),
                    allowed=refusal(state, ChooseAction(0, action, points)) is None,
                    chosen=points == chosen,
                )
                for points in range(1, 6)
            ]
        )


def odds_text(faces_that_win: int) -> str:
    """Return how many faces of six succeed, in words."""
    return say(CONTEXT, QT_TRANSLATE_NOOP("Choice", "{faces} in 6"), faces=faces_that_win)


def needed_text(view: View, action: Action, points: int) -> str:
    """Return what has to come for a success: how many faces of six, a zone, or a time."""
    test = test_now(view, action)
    if test is Test.BOARD:
        text = QT_TRANSLATE_NOOP("Choice", "from {zone}")
        return say(CONTEXT, text, zone=NUMERALS[points + 1])
    if test is Test.STOPWATCH:
        if points == 5:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Choice", "never"))
        text = QT_TRANSLATE_NOOP("Choice", "from {time}")
        return say(CONTEXT, text, time=time_text(EARLY + 10 * points))
    return odds_text(winning_faces(points, counted=counted(view, action)))


def test_now(view: View, action: Action) -> Test:
    """Return the test of skill that stands in for that action's die; none with steady hands."""
    nightmare = NIGHTMARES.get(view.nightmare)
    if nightmare is None or view.options.steady_hands or action not in nightmare.test_for:
        return Test.NONE
    return nightmare.test


class FaceRow(msgspec.Struct, frozen=True):
    """What one face of the die would do before the next round. Steps are signed texts or empty.

    `reading` is where a clock stands for the face, in seconds, or that a die in place of a test
    counts for something else, as in 2→3; empty where the die counts as it falls.
    """

    eyes: int
    reading: str
    succeeds: bool
    progress: str
    shadow: str
    fear: str
    horrors: str
    mind: str
    bravery: str
    apart: int
    nightmare_acts: bool
    overcomes: bool
    dies: bool
    text: str


class FacesModel(RowsModel[FaceRow]):
    """The six faces of the die for the action and points chosen.

    They are there from the start, so that the first throw makes nothing anew on the screen.
    """

    row_type = FaceRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.show([_empty_face(eyes) for eyes in range(1, 7)])

    def lay_out(
        self,
        outlook: Sequence[Outcome],
        is_timed: bool = False,
        results: Sequence[int] = AS_IT_FALLS,
    ) -> None:
        """Show these outcomes.

        `is_timed`: a stopped clock takes the place of the die (R-E25). `results` is what the faces
        count for (R-E26).
        """
        self.show(
            [
                _face_row(outcome, _reading(outcome.eyes, is_timed, result))
                for outcome, result in zip(outlook, results, strict=True)
            ]
        )


def _reading(eyes: int, is_timed: bool, result: int) -> str:
    if is_timed:
        return decimal(5 + eyes / 10)
    return "" if result == eyes else f"{eyes}→{result}"


def _empty_face(eyes: int) -> FaceRow:
    steps = ("",) * 6
    return FaceRow(eyes, "", False, *steps, 0, False, False, False, "")


def _face_row(outcome: Outcome, reading: str) -> FaceRow:
    def steps(track: str) -> str:
        moved = outcome.moved.get(track, 0)
        return signed(moved) if moved else ""

    return FaceRow(
        eyes=outcome.eyes,
        reading=reading,
        succeeds=bool(outcome.succeeds),
        progress=steps("progress"),
        shadow=steps("shadow"),
        fear=steps("fear"),
        horrors=steps("horrors"),
        mind=steps("mind"),
        bravery=steps("bravery"),
        apart=outcome.distance,
        nightmare_acts=bool(outcome.by_nightmare),
        overcomes=outcome.overcome,
        dies=bool(outcome.causes),
        text=" ".join(effects(outcome)),
    )


_TOLD: Final[dict[str, str]] = {
    Told.MUST_MOVE: QT_TRANSLATE_NOOP("Choice", "You must move with 5."),
    Told.MUST_NOT_MOVE: QT_TRANSLATE_NOOP("Choice", "No Movement this round."),
    Told.SKIPS_ACTION: QT_TRANSLATE_NOOP("Choice", "You lose your action."),
    Told.NOTHING: QT_TRANSLATE_NOOP("Choice", "You keep your choice."),
    Told.PARACHUTE_OPENS: QT_TRANSLATE_NOOP("Choice", "The parachute opens."),
    Told.KEEPS_FALLING: QT_TRANSLATE_NOOP("Choice", "You fall on."),
}


def effects(outcome: Outcome, is_steady: bool = False) -> list[str]:
    """Return what an outcome brings, one short sentence each, the gravest first.

    `is_steady`: no test of skill is asked for.
    """
    said = [words.cause(cause, outcome.distance) for cause in outcome.causes]
    if outcome.overcome:
        said.append(say(CONTEXT, QT_TRANSLATE_NOOP("Choice", "The Nightmare is overcome.")))
    if outcome.succeeds is not None:
        said.append(say(CONTEXT, _success(outcome)))
    if outcome.told:
        said.append(say(CONTEXT, _TOLD[outcome.told]))
    if outcome.nightmare:
        text = QT_TRANSLATE_NOOP("Choice", "{nightmare} comes.")
        said.append(say(CONTEXT, text, nightmare=words.nightmare(outcome.nightmare)))
        said.append(words.nightmare_rule(outcome.nightmare, is_steady))
    text = QT_TRANSLATE_NOOP("Choice", "{track} {steps}.")
    said += [
        say(CONTEXT, text, track=words.track(track), steps=signed(steps))
        for track, steps in outcome.moved.items()
    ]
    return said


def losses(outlook: Sequence[Outcome]) -> str:
    """Return how these outcomes lose the game, in short and each way once; empty if none does."""
    said = [words.end(cause, found.distance) for found in outlook for cause in found.causes]
    return ", ".join(dict.fromkeys(said))


def _success(outcome: Outcome) -> str:
    if not outcome.succeeds:
        return QT_TRANSLATE_NOOP("Choice", "The action fails.")
    if outcome.if_hit:
        return QT_TRANSLATE_NOOP("Choice", "The action succeeds if you hit the die in the dark.")
    return QT_TRANSLATE_NOOP("Choice", "The action succeeds.")


class MindRow(msgspec.Struct, frozen=True):
    """One way to settle the roll: leave it, or pay 1 Mind (R-E5); `offered` if it is open now."""

    change: int
    offered: bool
    title: str
    result: int
    first: str
    rest: str
    succeeds: int
    dies: bool
    apart: int


class MindModel(RowsModel[MindRow]):
    """The three ways to settle a roll, the lower result first, with what each leads to."""

    row_type = MindRow

    def lay_out(self, view: View) -> None:
        """Show the choices for the roll on the table; none is offered when there is no roll.

        The three rows stay, so that a roll makes nothing anew on the screen.
        """
        found: dict[int, Outcome] = {said.change: outcome for said, outcome in choices(view)}
        self.show(
            [
                _mind_row(view, change, found) if change in found else _not_offered(change)
                for change in (-2, 0, 2)
            ]
        )


def _not_offered(change: int) -> MindRow:
    return MindRow(change, False, "", 1, "", "", -1, False, 0)


def _mind_row(view: View, change: int, found: Mapping[int, Outcome]) -> MindRow:
    outcome, left = found[change], found.get(0)
    titles = {
        0: QT_TRANSLATE_NOOP("Choice", "Leave it"),
        2: QT_TRANSLATE_NOOP("Choice", "Pay 1 Mind: add 2"),
        -2: QT_TRANSLATE_NOOP("Choice", "Pay 1 Mind: take 2 away"),
    }
    said = effects(outcome, view.options.steady_hands)
    if view.roll and view.roll.awaiting is Awaiting.FIRST_DIE:
        is_left = in_left_column(outcome.eyes)
        head = (
            QT_TRANSLATE_NOOP("Choice", "The left column:")
            if is_left
            else QT_TRANSLATE_NOOP("Choice", "The right column:")
        )
        column = columns(view.active_cells)[0 if is_left else 1]
        names = [words.nightmare(nightmare.id) for nightmare in column]
        said = [say(CONTEXT, head), *names, *said]
        wasted = left is not None and is_left == in_left_column(left.eyes)
    else:
        wasted = left is not None and is_wasted(outcome, left)
    if change and wasted:
        said.append(say(CONTEXT, QT_TRANSLATE_NOOP("Choice", "It changes nothing else.")))
    return MindRow(
        change=change,
        offered=True,
        title=say(CONTEXT, titles[change]),
        result=outcome.eyes,
        first=said[0] if said else "",
        rest="\n".join(said[1:]),
        succeeds=-1 if outcome.succeeds is None else int(outcome.succeeds),
        dies=bool(outcome.causes),
        apart=outcome.distance,
    )


class NightmareRow(msgspec.Struct, frozen=True):
    """One cell of the Nightmare table (R-E4). `can_choose` tells whether it may be chosen now."""

    nightmare: str
    name: str
    rule: str
    duration: int
    in_left: bool
    place: int
    can_choose: bool
    here: bool
    possible: bool


class NightmaresModel(RowsModel[NightmareRow]):
    """The twelve Nightmares, left column first, with what the dice thrown so far leave possible."""

    row_type = NightmareRow

    def lay_out(self, view: View) -> None:
        """Show the table."""
        rows = []
        for left, column in zip((True, False), columns(view.active_cells), strict=True):
            for place, nightmare in enumerate(column, 1):
                used = nightmare.id in view.used
                rows.append(
                    NightmareRow(
                        nightmare=nightmare.id,
                        name=words.nightmare(nightmare.id),
                        rule=words.nightmare_rule(nightmare.id, view.options.steady_hands),
                        duration=NIGHTMARES[nightmare.id].duration,
                        in_left=left,
                        place=place,
                        can_choose=view.awaiting is Awaiting.NIGHTMARE and not used,
                        here=view.nightmare == nightmare.id and not view.overcome,
                        possible=not used and view.left_column in (None, left),
                    )
                )
        self.show(rows)
