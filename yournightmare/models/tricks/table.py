"""The table of the trick game: what its page binds to, and what can be done there.

Decisions go to the session at once; what happened is then shown event by event on a `Stage`. All of
it comes from the public view, but for the hand and the placing that are open while the curtain is
open for their seat (R-M13). Where a single person plays there is no curtain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.game import IllegalDecision
from yournightmare.games.tricks import events as ev
from yournightmare.games.tricks.decisions import Deal, Decision, PlaceScared
from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.models import companions
from yournightmare.models.curtain import Curtain
from yournightmare.models.gathered import Gathered
from yournightmare.models.people import players_of, take_back_refusal
from yournightmare.models.properties import constant
from yournightmare.models.stage import Stage
from yournightmare.models.story import StoryModel
from yournightmare.models.tricks import flow, manner, prompts, words
from yournightmare.models.tricks.board_view import TricksBoardView
from yournightmare.models.tricks.company import Company
from yournightmare.models.tricks.ending import TricksEnding
from yournightmare.models.tricks.entry import TricksEntry
from yournightmare.models.tricks.hand import TricksHand
from yournightmare.models.tricks.handover import HandOver
from yournightmare.models.tricks.hints import TricksHints
from yournightmare.models.tricks.past import PastGames
from yournightmare.models.tricks.placing import TricksPlacing
from yournightmare.models.tricks.seat_rows import SeatRow
from yournightmare.models.tricks.shown import pace
from yournightmare.models.tricks.sounds import sound_of
from yournightmare.models.tricks.story import TricksTeller
from yournightmare.models.tricks.thinking import Thinking
from yournightmare.players.thinking import Thinker
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

DEALING: Final = 400
"""How long a computer player that deals is seen before it does, in ms at normal speed."""


@QmlElement
@QmlUncreatable("Tables come from the house.")
class TricksTable(TricksBoardView):  # type: ignore[operator]
    """One game on the screen."""

    momentChanged = Signal()  # as tableChanged; Qt binds properties to signals of their own class
    choiceChanged = Signal()
    happened = Signal(
        str,
        "QVariantMap",  # type: ignore[arg-type]
        arguments=["kind", "what"],
    )
    announced = Signal(str, arguments=["text"])
    refused = Signal(str, str, arguments=["reason", "clause"])
    noted = Signal(str, arguments=["text"])
    ended = Signal()

    def __init__(
        self,
        session: Session,
        store: Store | None = None,
        parent: QObject | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        """`store`: where past games lie. `thinker`: thinks elsewhere; closed when the page goes."""
        super().__init__(players_of("tricks", session.seats), session.view(None), parent)
        self.tableChanged.connect(self.momentChanged)
        # what changes together is shown and told once
        self._telling = Gathered(self.tableChanged.emit)
        self._laying_out = Gathered(self._lay_out)
        self._session = session
        self._has_ended = self._skips = False
        self._told_prompt = ""
        self._mutters = manner.Muttering(session.seed)
        self._curtain = Curtain(session.seats, self)
        self._handover = HandOver(self._curtain)
        self._hand = TricksHand(self._players, self._decide, self)
        self._placing = TricksPlacing(self._players, self._decide, self)
        self._entry = TricksEntry(self._players, self._decide, self)
        self._ending = TricksEnding(self._players, self)
        self._story = StoryModel(TricksTeller(self._players), self)
        self._hints = TricksHints(self)
        self._thinking = Thinking(session, thinker, self)
        self._thinking.advised.connect(self._hints.show)
        self._thinking.stumbled.connect(self._stumbled)
        self._thinking.decided.connect(self._thought)
        self._stage = Stage(pace, self, sound=sound_of)
        self._stage.showed.connect(self._show_event)
        self._stage.finished.connect(self._settle)
        self._dealing = QTimer(self, singleShot=True)
        self._dealing.timeout.connect(self._let_computers_go_on)
        self._company = Company(session, self._thinking, self._stage, self._decide)
        self._past = PastGames(store, session.seats, session.id, self)
        self._past.learned.connect(self._learn)
        for part in (self._hand, self._placing, self._entry):
            part.announced.connect(self.announced)
            part.changed.connect(self._telling)
        self._entry.refused.connect(self.refused)
        self._tell_all()
        view = self._view
        self._company.waits = view.awaiting is Awaiting.DEAL and bool(view.scores)
        self._has_ended = view.awaiting is Awaiting.NOTHING
        self._curtain.lookerChanged.connect(self._look)
        self._curtain.stateChanged.connect(self._laying_out)
        self._curtain.seatChanged.connect(self._laying_out)
        self._settle()
        self._past.read()

    def _learn(self) -> None:
        """What past games tell stands beside the positions at once."""
        if self._placing.property("seat") >= 0:
            self._look()

    @property
    def _view(self) -> View:
        """What everybody may know."""
        view: View = self._session.view(None)
        return view

    # What happened

    def _tell_all(self) -> None:
        """Tell the story of all steps so far."""
        self._story.clear()
        for step in range(len(self._session.log) + 1):
            for event in self._session.frame(step).events:
                self._story.hear(event, step)

    def _show_event(self, event: ev.Event) -> None:
        self._shown.hear(event)
        self._mutters.hear(event, self._shown.view, self._players, len(self._session.log))
        said = self._story.hear(event, len(self._session.log))
        self.happened.emit(type(event).__name__, msgspec.to_builtins(event))
        if said:
            self.announced.emit(said)
        if not self._skips:
            self._laying_out()

    # What is shown

    def _settle(self) -> None:
        """All events are seen: show the table as it is now, and see who goes on."""
        self._skips = False
        view = self._view
        self._shown.settle(view)
        with self._telling, self._laying_out:
            self._entry.lay_out(view)
            if view.awaiting is not Awaiting.PLACING:
                self._placing.forget()
            self._handover.ask_for_next(view, self._players)
            self._look()
        self._let_computers_go_on()
        if self._phase() == "ended" and not self._has_ended:
            self._has_ended = True
            self.ended.emit()

    def _look(self) -> None:
        """Open hand and stack for the seat that looks; or close them before anything is shown."""
        looker, view = self._curtain.looker, self._view
        if looker != self._hints.seat:
            self._drop_hints()
        if looker is None or self._phase() in flow.PUBLIC_PHASES:
            self._put_away()
        else:
            mine: View = self._session.view(looker)
            plays = mine.awaiting is Awaiting.PLAY and mine.turn == looker
            self._hand.open(looker, mine, plays and not self._stage.is_playing)
            if view.awaiting is Awaiting.PLACING:
                self._placing.open(looker, mine, self._past.of(self._players[looker].name))
            else:
                self._placing.close()
        self._laying_out()

    def _drop_hints(self) -> None:
        """Nobody looks at hints any more, so nobody needs to think of them."""
        asked = self._thinking.asked
        if asked is not None and asked.is_advice:
            self._thinking.stop()
        self._hints.close()

    def _put_away(self) -> None:
        """Nothing secret is shown from now on."""
        self._drop_hints()
        self._hand.close()
        self._placing.close()

    def _lay_out(self) -> None:
        moment = self._moment()

        def complete(row: SeatRow) -> SeatRow:
            return self._completed(row, moment)

        self._show_board(complete)
        notes = {row.seat: row.status for row in self._seats.rows}
        waiting = [row.seat for row in self._seats.rows if row.can_pass]
        self._curtain.setNotes(notes, waiting)
        over = self._session.result if self._phase() == "ended" else None
        self._ending.lay_out(self._shown.view, over)
        self._telling()
        said = prompts.prompt(moment)
        if said != self._told_prompt and not self._stage.is_playing:
            self._told_prompt = said
            self.announced.emit(said)

    def _completed(self, row: SeatRow, moment: prompts.Moment) -> SeatRow:
        seat, view = row.seat, self._view
        places = flow.may_place(view, self._players, seat) and not self._stage.is_playing
        owes = (seat == moment.asked and not self._stage.is_playing) or (
            places and not view.placed[seat]
        )
        return msgspec.structs.replace(
            row,
            status=prompts.status(moment, seat),
            line=self._mutters.line_of(seat),
            is_thinking=row.is_computer and self._is_thinking() and seat == self._computer_due(),
            can_pass=self._curtain.needed and owes and seat != self._curtain.looker,
            can_change=self._curtain.needed and places and view.placed[seat],
        )

    # Who goes on

    def _phase(self) -> str:
        view = self._shown.view
        if self._stage.is_playing:
            if self._shown.is_scoring:
                return "round"
            if self._shown.winner is not None:
                return "turning"
        elif self._company.waits:
            return "round"
        return flow.PHASES[view.awaiting]

    def _round(self) -> int:
        """The round that is seen; before a deal it is the coming one."""
        view, phase = self._shown.view, self._phase()
        if phase == "deal":
            return len(view.scores) + 1
        return prompts.round_over(self._moment()) if phase == "round" else max(1, view.round)

    def _moment(self) -> prompts.Moment:
        """Return what the words of this moment depend on."""
        view = self._view
        return prompts.Moment(
            phase=self._phase(),
            shown=self._shown,
            players=self._players,
            hand=self._hand,
            placing=self._placing,
            entry=self._entry,
            curtain=self._curtain,
            asked=flow.asked(view, self._players, self._curtain),
            rests=self._handover.rests,
            is_playing=self._stage.is_playing,
            is_over=view.awaiting is Awaiting.NOTHING,
        )

    def _computer_due(self) -> int | None:
        """Return a computer player that owes a decision now."""
        return self._company.due(self._players)

    def _let_computers_go_on(self) -> None:
        self._company.go_on(self._computer_due(), is_advising=self._hints.seat >= 0)

    def _thought(self, seat: int, decision: Decision) -> None:
        if seat != self._computer_due():
            return
        self._company.hear(seat, decision)
        if isinstance(decision, Deal) and self._stage.tempo:
            # who deals is seen; the next round isn't laid out in the turn that puts one away
            self._dealing.start(round(DEALING * self._stage.tempo))
        else:
            self._let_computers_go_on()

    def _is_thinking(self) -> bool:
        """Tell whether the table waits for a computer player and for nobody else."""
        if self._stage.is_playing or self._computer_due() is None:
            return False
        return flow.next_person(self._view, self._players) is None

    # What the people do

    def _decide(self, decision: Decision) -> bool:
        try:
            step = self._session.decide(decision)
        except IllegalDecision as illegal:
            self.refused.emit(words.refusal(illegal.reason), prompts.clause(self._moment()))
            return False
        with self._telling, self._laying_out:
            self._drop_hints()
            if self._curtain.needed and not self._players[decision.seat].is_computer:
                self._put_away()
                self._handover.after(decision, self._view, self._players)
            self._begin(step.events)
        self.choiceChanged.emit()
        return True

    def _begin(self, events: Sequence[ev.Event]) -> None:
        """Show what happened, and have the next computer player think meanwhile."""
        self._handover.rests = any(isinstance(event, ev.TrickWon) for event in events)
        self._company.waits = any(isinstance(event, ev.RoundScored) for event in events)
        self._stage.play([event for event in events if event.seen_by is None])
        if self._stage.is_playing:
            self._look()
            self._let_computers_go_on()

    @Slot()
    def act(self) -> None:
        """The main action of the moment; while something is being shown, the rest of it at once."""
        if self._stage.is_playing:
            self.skip()
            return
        phase, view = self._phase(), self._view
        if phase == "round":
            self._company.waits = False
            self._settle()
        elif phase == "deal" and not self._players[view.holder].is_computer:
            self._decide(Deal(view.holder))
        elif phase == "entry":
            self._entry.go_on()
        elif phase in ("placing", "play"):
            self._look_or_decide(view)

    def _look_or_decide(self, view: View) -> None:
        if self._curtain.looker is None:
            self._handover.have_look(view, self._players)
        elif view.awaiting is Awaiting.PLACING:
            self._placing.confirm()
        else:
            self._hand.play()

    @Slot(int)
    def passTo(self, seat: int) -> None:
        """Hand the laptop to a person who may look now; not to anybody else."""
        if self._curtain.needed and flow.may_look(self._view, self._players, seat):
            self._handover.pass_to(seat)

    @Slot()
    def takeBack(self) -> None:
        """Take back where Scared was put, or say why that can't be (R-A3)."""
        if self._stage.is_playing:
            self.skip()
            return
        reason = take_back_refusal(self._session, PlaceScared)
        if reason is not None:
            self.refused.emit(words.refusal(reason), "MT-3.4")
            return
        seat = self._session.log[-1].seat
        self._session.take_back()
        self._story.forget_after(len(self._session.log))
        self._put_away()
        self._settle()
        if self._curtain.needed:
            self._curtain.passTo(seat)
        self.choiceChanged.emit()

    # Hints

    @Slot()
    def hint(self) -> None:
        """Ask what the best player would do; the session remembers that somebody has (R-A3)."""
        seat = self._curtain.looker
        if seat is None or self._stage.is_playing or seat not in self._session.waiting:
            return
        self._session.use_hint()
        self._hints.begin(seat)
        self._thinking.advise(seat)

    @Slot(int)
    def followHint(self, row: int) -> None:
        """Pick what a hint proposes; nothing is decided yet."""
        decision = self._hints.decision(row)
        if isinstance(decision, PlaceScared):
            self._placing.place(decision.position)
        elif decision is not None:
            self._hand.choose(decision)

    @Slot()
    def closeHints(self) -> None:
        """Put the hints away."""
        self._drop_hints()
        self._let_computers_go_on()

    def _stumbled(self, what: str) -> None:
        """A computer player lost its thread (C3): the game goes on, and it is told quietly."""
        self.noted.emit(prompts.stumbled(bool(self._hints.property("isThinking"))))

    # Who sits there

    @Slot(int)
    def takeSeat(self, seat: int) -> None:
        """A person sits down where a computer player sits, also while it thinks (C4)."""
        if 0 <= seat < len(self._players) and self._players[seat].is_computer:
            self._reseat(seat, kind="person", level=None, persona=None)

    @Slot(int)
    def leaveSeat(self, seat: int) -> None:
        """A computer player goes on for a person; one person at least stays."""
        people = [player.seat for player in self._players if not player.is_computer]
        if seat in people and len(people) > 1:
            self._reseat(seat, kind="computer", level=companions.usual_level("tricks"))

    def _reseat(self, seat: int, **fields: Any) -> None:
        self.skip()
        self._company.forget()
        self._put_away()
        self._session.reseat(seat, msgspec.structs.replace(self._session.seats[seat], **fields))
        self._players = players_of("tricks", self._session.seats)
        for part in (self._hand, self._placing, self._entry, self._ending):
            part.set_players(self._players)
        self._story.use(TricksTeller(self._players))
        self._handover.rests = True
        self._curtain.reseat(self._session.seats)
        self._settle()
        self.choiceChanged.emit()

    @Slot()
    def skip(self) -> None:
        """Show the rest of what happened at once, laid out when all of it is there."""
        self._skips = self._stage.is_playing
        self._stage.skip()

    @Slot(float)
    def setTempo(self, tempo: float) -> None:
        """Scale the time events take; 0 shows all at once (reduced motion)."""
        self._stage.tempo = max(0.0, tempo)

    @Slot()
    def leave(self) -> None:
        """The page goes: nobody looks any more, nobody thinks."""
        self._past.stop()
        self._dealing.stop()
        self._stage.clear()
        self._thinking.close()
        self._curtain.stepAside()

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._story.retell()
        self._hand.lay_out()
        self._placing.lay_out()
        self._hints.lay_out()
        self._entry.say_anew()
        self._laying_out()

    # What the page binds to

    curtain = constant("_curtain")
    hand = constant("_hand")
    placing = constant("_placing")
    entry = constant("_entry")
    ending = constant("_ending")
    hints = constant("_hints")
    story = constant("_story")

    sessionId = Property(str, lambda self: self._session.id, constant=True)
    isWhatIf = Property(bool, lambda self: self._session.branch_of is not None, constant=True)
    keepsScore = Property(bool, lambda self: self._session.options.score_sheet, constant=True)
    phase = Property(str, _phase, notify=momentChanged)
    isPlaying = Property(bool, lambda self: self._stage.is_playing, notify=momentChanged)
    isThinking = Property(bool, _is_thinking, notify=momentChanged)
    lookingSeat = Property(
        int, lambda self: self._curtain.property("openFor"), notify=momentChanged
    )

    def _can_take_back(self) -> bool:
        return not self._stage.is_playing and take_back_refusal(self._session, PlaceScared) is None

    canTakeBack = Property(bool, _can_take_back, notify=momentChanged)
    prompt = Property(str, lambda self: prompts.prompt(self._moment()), notify=momentChanged)
    explained = Property(str, lambda self: prompts.explained(self._moment()), notify=momentChanged)
    verb = Property(str, lambda self: prompts.verb(self._moment()), notify=momentChanged)
    clauseNow = Property(str, lambda self: prompts.clause(self._moment()), notify=momentChanged)
