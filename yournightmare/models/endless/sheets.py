"""The sheets of a choice: what lies open to be chosen from, and what each choice would bring.

Holds the action and the points chosen last, lays out the rows of actions, points, faces, Mind and
Nightmares, and puts the chances into words. It decides nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from yournightmare.games.endless.decisions import THROW, Action, ChooseAction
from yournightmare.games.endless.nightmares import Test
from yournightmare.games.endless.outlook import (
    Outcome,
    counted,
    faces,
    is_beyond_mind,
    is_timed,
    winning_faces,
)
from yournightmare.games.endless.state import Awaiting, View
from yournightmare.models.endless.choice_rows import (
    ActionsModel,
    FacesModel,
    MindModel,
    NightmaresModel,
    PointsModel,
    losses,
    needed_text,
    odds_text,
    test_now,
)
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT = "EndlessTable"


class Sheets:
    """All that can be chosen at one table.

    `outlook` is what each face of the coming die brings; `losses` says of the action's die how the
    game would be lost on the faces that lose it, `is_lost` whether all of them do.
    """

    def __init__(self, parent: QObject) -> None:
        self.action = Action.MOVEMENT
        self.points = 3
        self.outlook: tuple[Outcome, ...] = ()
        self.losses = ""
        self.is_lost = False
        self.actions = ActionsModel(parent)
        self.choices_of_points = PointsModel(parent)
        self.faces = FacesModel(parent)
        self.die_faces = FacesModel(parent)
        self.mind = MindModel(parent)
        self.nightmares = NightmaresModel(parent)

    def begin_anew(self) -> None:
        """Begin another game with the choice that each begins with."""
        self.action, self.points = Action.MOVEMENT, 3
        self.outlook = ()

    def lay_out_actions(self, view: View) -> None:
        """Begin the choice with the action chosen last; with another if that is of no use now."""
        useful = self.actions.useful(view, self.points)
        if useful and self.action not in useful:
            self.action = useful[0]
        self.lay_out_choice(view)

    def lay_out_choice(self, view: View) -> None:
        """Lay out actions and points, where a Nightmare forces or forbids as it wants (R-E14)."""
        if view.forced:
            self.action, self.points = Action.MOVEMENT, 5
        elif view.blocked and self.action is Action.MOVEMENT:
            useful = self.actions.useful(view, self.points)
            self.action = useful[0] if useful else Action.GATHERING_COURAGE
        self.actions.lay_out(view, self.action, self.points)
        self.choices_of_points.lay_out(view, self.action, self.points)

    def look_ahead(self, view: View) -> tuple[Outcome, ...]:
        """Foresee what each face of the coming die would bring."""
        if view.awaiting is Awaiting.ACTION:
            return faces(view, ChooseAction(0, self.action, self.points))
        if view.awaiting in (Awaiting.ABILITY_DIE, Awaiting.FRESH_DIE):
            return faces(view, THROW)
        return ()

    def lay_out_faces(self, view: View, *, is_playing: bool) -> None:
        """Lay out the faces of the coming die; while something is shown its own stay in sight."""
        outlook = self.look_ahead(view)
        if outlook:
            # each sheet has faces of its own: what is hidden is not told anew with every choice
            if view.awaiting is Awaiting.ACTION:
                results = counted(view, self.action)
                self.faces.lay_out(outlook, is_timed(view), results)
                self.losses = losses(outlook)
                self.is_lost = all(outcome.causes for outcome in outlook)
            else:
                self.die_faces.lay_out(outlook)
        if not is_playing:
            self.outlook = outlook

    def lay_out_rest(self, view: View) -> None:
        """Lay out what Mind can do, and which Nightmares can be chosen."""
        self.mind.lay_out(view)
        self.nightmares.lay_out(view)

    def odds(self, view: View) -> str:
        """Return what has to come for a success."""
        return needed_text(view, self.action, self.points)

    def beside_odds(self, view: View) -> str:
        """Return what the odds alone don't say: what else it takes, or what Mind would bring."""
        if view.awaiting is not Awaiting.ACTION:
            return ""
        if self.is_lost:
            return say(CONTEXT, QT_TRANSLATE_NOOP("EndlessTable", "Whatever comes, you lose."))
        test = test_now(view, self.action)
        if test is Test.BLIND:
            return say(CONTEXT, QT_TRANSLATE_NOOP("EndlessTable", "Your finger has to hit, too."))
        if test is Test.LID and not view.lid_open:
            return say(CONTEXT, QT_TRANSLATE_NOOP("EndlessTable", "The lid has to break, too."))
        return self._odds_with_mind(view)

    def _odds_with_mind(self, view: View) -> str:
        """Return the chance with a point of Mind; empty where Mind can't help."""
        tested = test_now(view, self.action) is not Test.NONE
        tested = tested or is_beyond_mind(view, self.action)
        if view.mind <= 1 or self.points < 2 or tested:
            return ""
        text = QT_TRANSLATE_NOOP("EndlessTable", "With 1 Mind it is {odds}.")
        results = counted(view, self.action)
        return say(CONTEXT, text, odds=odds_text(winning_faces(self.points, True, results)))
