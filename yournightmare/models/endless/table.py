"""The table of Endless Nightmare: what its page binds to, and what the player may do there.

Decisions go to the session at once; what happened is then shown event by event on a `Stage`. While
it is shown nothing else can be decided, and any click or key shows the rest at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.chance import (
    LONGEST_READING,
    ChanceNeeded,
    Pointing,
    Skill,
    Stopwatch,
    Throw,
)
from yournightmare.games.endless import events as ev
from yournightmare.games.endless.decisions import (
    BELT,
    THROW,
    Action,
    ChooseAction,
    ChooseNightmare,
    Decision,
    UseMind,
)
from yournightmare.games.endless.outlook import is_timed, makes_no_difference
from yournightmare.games.endless.rules import EndlessRefusal
from yournightmare.games.endless.state import Active, Awaiting, Cause, View
from yournightmare.games.game import IllegalDecision
from yournightmare.models.endless import prompts, words
from yournightmare.models.endless.again import again
from yournightmare.models.endless.board_view import EndlessBoardView
from yournightmare.models.endless.marker_words import entered_said
from yournightmare.models.endless.prompts import AT_THE_TABLE
from yournightmare.models.endless.real_board import real_board_said
from yournightmare.models.endless.sheets import Sheets
from yournightmare.models.endless.shown import DieRuns, Staged, least, pace, staged
from yournightmare.models.endless.skills import EndlessSkills
from yournightmare.models.endless.sounds import sound_of
from yournightmare.models.endless.story import StoryModel
from yournightmare.models.endless.turns import Turns
from yournightmare.models.properties import constant
from yournightmare.models.stage import Stage
from yournightmare.sessions.session import Session

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "EndlessTable"
KEEP_EVERY: Final = 5000.0
"""Milliseconds of running breath or belt after which they are kept."""


@QmlElement
@QmlUncreatable("Tables come from the house.")
class EndlessTable(EndlessBoardView):  # type: ignore[operator]
    """One game of Endless Nightmare on the screen."""

    choiceChanged = Signal()
    sessionChanged = Signal()
    awaitingChanged = Signal()
    playingChanged = Signal()
    pointsChanged = Signal()
    takenBackChanged = Signal()
    askedChanged = Signal()
    endingChanged = Signal()
    happened = Signal(str, str, arguments=["kind", "what"])
    announced = Signal(str, arguments=["text"])
    refused = Signal(str, str, arguments=["reason", "clause"])
    ended = Signal()

    def __init__(self, session: Session, best: int = -1, parent: QObject | None = None) -> None:
        """`best` is the highest score that counts of the nights before; -1 if there was none."""
        super().__init__(parent)
        self._session = session
        self._is_steady = session.options.steady_hands
        self._best = best
        self._awaiting = Awaiting.NOTHING
        self._asked: Decision | None = None
        self._asked_die = self._asked_kind = ""
        self._skills = EndlessSkills(parent=self)
        self._skills.decided.connect(self._tested)
        self._skills.nerve.ticked.connect(self._keep_elapsed)
        self._skills.nerve.seenChanged.connect(self._keep_elapsed)
        self._kept = float(session.elapsed)
        self._skills.nerve.take_up(self._kept)
        self._sheets = Sheets(self)
        self._story = StoryModel()
        self._stage = Stage(pace, self, least, sound_of)
        self._stage.showed.connect(self._show_event)
        self._stage.finished.connect(self._settle)
        self._turns = Turns(self)
        self._is_settling = False
        self._tell_all()
        self._settle()
        self._turns.finish()

    def take_up(self, session: Session) -> bool:
        """Play another session with the same options on the same page; tell whether that can be.

        Nothing is made anew for it, neither here nor on the page.
        """
        if session.game.id != self._session.game.id or session.options != self._session.options:
            return False
        self.skip()
        if self._view.awaiting is Awaiting.NOTHING and self._session.branch_of is None:
            self._best = max(self._best, 0 if self._session.taken_back else self._view.score)
        self._session = session
        self._sheets.begin_anew()
        self._forget_asked()
        self._kept = float(session.elapsed)
        self._skills.begin_anew(self._kept)
        self._shown.die, self._shown.die_name = 0, ""
        self.begun.emit()
        self._tell("sessionChanged", session.id)
        self._tell_all()
        self._settle()
        return True

    # What happened

    def _tell_all(self) -> None:
        """Tell the story of all steps so far."""
        self._story.clear()
        for step in range(len(self._session.log) + 1):
            frame = self._session.frame(step)
            for event in frame.events:
                self._story.hear(event, step, frame.state.distance, frame.state.nightmare)

    def _show_event(self, event: Staged) -> None:
        if isinstance(event, DieRuns):
            self._skills.show_run(event.thrown)
            return
        self._shown.hear(event)
        self._skills.hear(event)
        step, shown = len(self._session.log), self._shown
        said = self._story.hear(event, step, shown.distance, shown.nightmare)
        if isinstance(event, ev.DieRolled):
            self.dieRolled.emit(event.eyes, event.name)
        self.happened.emit(type(event).__name__, getattr(event, "because", ""))
        if said:
            self.announced.emit(said)
        self._lay_out_board()

    def _settle(self) -> None:
        """Show the true view and open the choices it asks for; what opens is made ready before."""
        view = self._view
        self._is_settling = True
        self._turns.forget()
        self._turns.do(
            partial(self._sheets.lay_out_actions, view),
            partial(self._lay_out_faces, view),
            partial(self._sheets.lay_out_rest, view),
            partial(self._show_true_board, view),
            partial(self._open_choice, view),
        )

    def _lay_out_faces(self, view: View) -> None:
        self._sheets.lay_out_faces(view, is_playing=self._stage.is_playing)

    def _show_true_board(self, view: View) -> None:
        self._shown.settle(view)
        self._lay_out_board()

    def _open_choice(self, view: View) -> None:
        self._is_settling = False
        self._awaiting = view.awaiting
        self._skills.lay_out(view, again(self._session))
        self._tell_choice()
        if view.awaiting is Awaiting.NOTHING:
            self.ended.emit()

    def _choose_again(self) -> None:
        """Lay out what another action or other points would bring."""
        view = self._view
        self._turns.forget()
        self._turns.do(
            partial(self._sheets.lay_out_choice, view),
            partial(self._lay_out_faces, view),
            self._show_choice,
        )

    def _show_choice(self) -> None:
        self._lay_out_board()
        self._tell_choice()

    def _tell_choice(self) -> None:
        """Tell the page what of the choice has changed."""
        view = self._view
        self._tell("playingChanged", self._is_playing)
        sheets = self._sheets
        told = (sheets.points, sheets.losses, self._odds(), self._beside_odds())
        self._tell("pointsChanged", *told)
        self._tell("takenBackChanged", self._session.can_take_back(), self._session.taken_back)
        self._tell("askedChanged", self._asks_for(), self._asked_kind)
        self._tell("endingChanged", self._ending(), *self._causes())
        self._tell(
            "awaitingChanged",
            self._awaiting,
            self._clause_now(),
            self._mind_is_idle(),
            self._mind_loses(),
            self._verb(),
            prompts.prompt(self._awaiting),
            self._explained(),
            is_timed(view),
        )
        self.choiceChanged.emit()

    def _lay_out_board(self) -> None:
        view = self._view
        over = view.awaiting is Awaiting.NOTHING and not self._stage.is_playing
        self._show_board(view.options.board, self._sheets.outlook, over)

    @property
    def _view(self) -> View:
        view: View = self._session.view(0)
        return view

    # What the player does

    @property
    def _is_playing(self) -> bool:
        """Tell whether something that happened is still to be shown."""
        return self._stage.is_playing or self._is_settling

    def _decide(
        self, decision: Decision, eyes: Sequence[int] = (), results: Sequence[Skill] = ()
    ) -> None:
        if self._is_playing:
            self.skip()
            return
        try:
            step = self._session.decide(decision, eyes, results)
        except ChanceNeeded as needed:
            self._asked, self._asked_die, self._asked_kind = decision, needed.name, needed.kind
            self._tell_choice()
            return
        except IllegalDecision as illegal:
            self.refused.emit(words.refusal(illegal.reason), "R-E17")
            return
        self._forget_asked()
        self._turns.forget(self._show_choice)  # it is decided; its sheets are still seen
        self._sheets.outlook = ()
        self._stage.play(staged(step.events))
        self._tell_choice()

    def _tested(self, decision: Decision) -> None:
        """Decide what a test of skill came to; breath and belt come at any time (R-E24)."""
        if self._is_playing:
            if decision == BELT:
                return  # it is told again as soon as all is shown
            self.skip()
        self._decide(decision)

    def _keep_elapsed(self) -> None:
        """Keep what breath and belt have run: now and then, and whenever nobody looks."""
        nerve = self._skills.nerve
        elapsed = nerve.elapsed
        if abs(elapsed - self._kept) >= KEEP_EVERY or not nerve.property("isSeen"):
            self._kept = elapsed
            self._session.keep_elapsed(round(elapsed))

    @Slot()
    def throwDie(self) -> None:
        """The main action: throw what the phase asks for, with the action chosen in phase III."""
        if self._view.awaiting is Awaiting.ACTION:
            self._decide(ChooseAction(0, self._sheets.action, self._sheets.points))
        elif self._view.awaiting in (Awaiting.MIND, Awaiting.NIGHTMARE):
            self.skip()
        elif self._view.awaiting in AT_THE_TABLE:
            if self._view.options.own_dice:
                self._decide(AT_THE_TABLE[self._view.awaiting])
        else:
            self._decide(THROW)

    @Slot(int)
    def chooseAction(self, row: int) -> None:
        """Choose the action in that row; refused ones tell why."""
        if not self._may_choose or not 0 <= row < len(Action):
            return
        reason = self._sheets.actions.rows[row].reason
        if reason:
            self.refused.emit(reason, words.CLAUSES[self._view.nightmare])
            return
        self._sheets.action = tuple(Action)[row]
        self._choose_again()

    @Slot(int)
    def choosePoints(self, points: int) -> None:
        """Choose 1 to 5 Action Points."""
        if not self._may_choose or not 1 <= points <= 5:
            return
        if not self._sheets.choices_of_points.rows[points - 1].allowed:
            clause = words.CLAUSES[self._view.nightmare]
            self.refused.emit(words.refusal(EndlessRefusal.MUST_MOVE), clause)
            return
        self._sheets.points = points
        self._choose_again()

    @property
    def _may_choose(self) -> bool:
        return self._view.awaiting is Awaiting.ACTION and not self._is_playing

    @Slot(int)
    def useMind(self, change: int) -> None:
        """Settle the roll by 0, 2 or -2."""
        if change in (-2, 0, 2):
            self._decide(UseMind(0, change))  # type: ignore[arg-type]

    @Slot(str)
    def chooseNightmare(self, nightmare: str) -> None:
        """Choose the next Nightmare (Strategist, R-E27)."""
        self._decide(ChooseNightmare(0, nightmare))

    @Slot(int)
    def enterDie(self, eyes: int) -> None:
        """Enter a die thrown at the table (R-A5)."""
        if self._asked is not None and 1 <= eyes <= 6:
            self._decide(self._asked, (eyes,))

    @Slot()
    def cancelDie(self) -> None:
        """Don't throw after all: nothing has been decided yet."""
        self._forget_asked()
        self._tell_choice()

    def _forget_asked(self) -> None:
        self._asked, self._asked_die, self._asked_kind = None, "", ""

    @Slot(int, bool, bool)
    def enterThrow(self, zone: int, touched: bool, entered: bool) -> None:
        """Enter a throw made at a real dice board (R-A5, R-E18)."""
        if self._asked_kind == "throw" and 1 <= zone <= 6:
            made = Throw(self._asked_die, zone if entered else 1, touched, entered)
            self._enter(made)

    @Slot(int)
    def enterTime(self, hundredths: int) -> None:
        """Enter what a real stopwatch was stopped at, in hundredths of a second (R-E25)."""
        if self._asked_kind == "stopwatch" and 0 <= hundredths <= LONGEST_READING:
            self._enter(Stopwatch(self._asked_die, hundredths))

    @Slot(bool)
    def enterHit(self, hit: bool) -> None:
        """Enter whether the finger met the die at the table (R-E23)."""
        if self._asked_kind == "pointing":
            self._enter(Pointing(self._asked_die, hit))

    def _enter(self, result: Skill) -> None:
        if self._asked is not None:
            self._decide(self._asked, (), (result,))

    @Slot()
    def takeBack(self) -> None:
        """Take back the last decision (R-A3)."""
        if self._is_playing:
            self.skip()
        if not self._session.can_take_back():
            return
        self._session.take_back()
        self.cancelDie()
        self._story.forget_after(len(self._session.log))
        self._settle()

    @Slot(result=str)
    def leave(self) -> str:
        """Leave the page; return what that costs. A clock that counts can't be thrown away."""
        if not self._skills.leave():
            return ""
        self._session.give_up_test()
        return prompts.left_running()

    @Slot()
    def skip(self) -> None:
        """Show the rest of what happened at once."""
        self._stage.skip()
        self._turns.finish()

    @Slot(float)
    def setTempo(self, tempo: float) -> None:
        """Scale the time events take; 0 shows all at once (reduced motion)."""
        self._stage.tempo = max(0.0, tempo)
        self._turns.at_once = tempo <= 0

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._story.retell()
        self._turns.finish()
        view = self._view
        self._sheets.lay_out_choice(view)
        if not self._stage.is_playing:
            self._lay_out_faces(view)
        self._sheets.lay_out_rest(view)
        self._show_choice()

    # What the page binds to

    actions = constant("_sheets.actions")
    pointChoices = constant("_sheets.choices_of_points")
    faces = constant("_sheets.faces")
    dieFaces = constant("_sheets.die_faces")
    mind = constant("_sheets.mind")
    nightmares = constant("_sheets.nightmares")
    story = constant("_story")

    sessionId = Property(str, lambda self: self._session.id, notify=sessionChanged)
    best = Property(int, lambda self: self._best, notify=sessionChanged)
    awaiting = Property(str, lambda self: self._awaiting.value, notify=awaitingChanged)
    isPlaying = Property(bool, lambda self: self._is_playing, notify=playingChanged)
    canTakeBack = Property(
        bool, lambda self: self._session.can_take_back(), notify=takenBackChanged
    )
    takenBack = Property(bool, lambda self: self._session.taken_back, notify=takenBackChanged)
    isWhatIf = Property(
        bool, lambda self: self._session.branch_of is not None, notify=sessionChanged
    )
    isStrategist = Property(bool, lambda self: self._view.options.strategist, constant=True)
    ownDice = Property(bool, lambda self: self._view.options.own_dice, constant=True)
    points = Property(int, lambda self: self._sheets.points, notify=pointsChanged)
    losses = Property(str, lambda self: self._sheets.losses, notify=pointsChanged)
    isLost = Property(bool, lambda self: self._sheets.is_lost, notify=pointsChanged)

    def _mind_is_idle(self) -> bool:
        return self._awaiting is Awaiting.MIND and makes_no_difference(self._view)

    mindIsIdle = Property(bool, _mind_is_idle, notify=awaitingChanged)

    def _mind_loses(self) -> bool:
        rows = [row for row in self._sheets.mind.rows if row.offered]
        return self._awaiting is Awaiting.MIND and all(row.dies for row in rows)

    mindLoses = Property(bool, _mind_loses, notify=awaitingChanged)

    def _asks_for(self) -> str:
        return words.die(self._asked_die) if self._asked_die else ""

    asksFor = Property(str, _asks_for, notify=askedChanged)
    asksKind = Property(str, lambda self: self._asked_kind, notify=askedChanged)

    def _touches(self) -> str:
        if self._asked_kind != "throw":
            return ""
        nightmare = self._view.nightmare
        return entered_said(self._awaiting, nightmare, self._story.has_left_a_marker(nightmare))

    touches = Property(str, _touches, notify=askedChanged)

    def _real_board(self) -> str:
        return real_board_said(self._view, self._awaiting)

    realBoard = Property(str, _real_board, notify=awaitingChanged)
    skills = Property(EndlessSkills, lambda self: self._skills, constant=True)
    isActiveGame = Property(
        bool, lambda self: self._view.options.active is not Active.NONE, constant=True
    )

    def _clause_now(self) -> str:
        return prompts.clause(self._awaiting, self._shown.nightmare)

    clauseNow = Property(str, _clause_now, notify=awaitingChanged)

    def _odds(self) -> str:
        return self._sheets.odds(self._view)

    odds = Property(str, _odds, notify=pointsChanged)

    def _beside_odds(self) -> str:
        return self._sheets.beside_odds(self._view)

    besideOdds = Property(str, _beside_odds, notify=pointsChanged)

    def _verb(self) -> str:
        going_on = self._skills.property("verb") if self._skills.property("isDone") else ""
        return going_on or prompts.verb(self._awaiting, self._view, self._sheets.action)

    verb = Property(str, _verb, notify=awaitingChanged)

    prompt = Property(str, lambda self: prompts.prompt(self._awaiting), notify=awaitingChanged)

    def _explained(self) -> str:
        bravery = self._shown.values["bravery"]
        return prompts.explained(self._awaiting, self._view.nightmare, bravery)

    explained = Property(str, _explained, notify=awaitingChanged)

    isTimed = Property(bool, lambda self: is_timed(self._view), notify=awaitingChanged)

    def _causes(self) -> list[str]:
        view = self._view
        return [words.cause(cause, view.distance) for cause in view.causes]

    causes = Property("QStringList", _causes, notify=endingChanged)  # type: ignore[arg-type]

    def _ending(self) -> str:
        """The picture of the end: the first cause named (R-E12)."""
        causes: tuple[Cause, ...] = self._view.causes
        return causes[0].value if causes else ""

    ending = Property(str, _ending, notify=endingChanged)
