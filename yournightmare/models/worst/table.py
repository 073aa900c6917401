"""The table of Your Worst Nightmare: what its page binds to, and what can be done there.

Everything here comes from the public view, but for the one sheet that is open while the curtain is
open for its seat (R-Y3). Computer players write at once; everything else waits for a key or a click
of the people, whoever's turn it is, so that the table sets its own pace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.game import IllegalDecision
from yournightmare.games.worst import events as ev
from yournightmare.games.worst.choices import Sheets
from yournightmare.games.worst.decisions import (
    Decision,
    EnterFears,
    ReadOut,
    ReopenSheet,
    SealSheet,
    TurnOver,
)
from yournightmare.games.worst.state import Awaiting, View
from yournightmare.models.curtain import Curtain
from yournightmare.models.people import players_of, take_back_refusal
from yournightmare.models.properties import constant
from yournightmare.models.sounds import play
from yournightmare.models.story import StoryModel
from yournightmare.models.worst import flow, prompts, words
from yournightmare.models.worst.between import SidesModel, heard
from yournightmare.models.worst.cards import Cards
from yournightmare.models.worst.company import Company
from yournightmare.models.worst.draft import NOBODY, drafts_of
from yournightmare.models.worst.ending import WorstEnding, rounds_of
from yournightmare.models.worst.reading import WorstReading
from yournightmare.models.worst.seat_rows import FearRow, FearsModel, TableSeatsModel, seat_row
from yournightmare.models.worst.sheet import WorstSheet
from yournightmare.models.worst.sounds import sound_of, sound_of_place
from yournightmare.models.worst.story import WorstTeller
from yournightmare.models.worst.titles import WorstTitles, tidy
from yournightmare.sessions.session import Session, TakeBackRefusal
from yournightmare.sessions.store import Store

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

SLICE_SECONDS: Final = 0.008

KEEP_MS: Final = 600
"""How long after a change on a sheet the store is told of it: a few changes go together."""


@QmlElement
@QmlUncreatable("Tables come from the house.")
class WorstTable(QObject):  # type: ignore[operator]
    """One game of Your Worst Nightmare on the screen."""

    tableChanged = Signal()
    choiceChanged = Signal()
    happened = Signal(str, str, arguments=["kind", "what"])
    announced = Signal(str, arguments=["text"])
    refused = Signal(str, str, arguments=["reason", "clause"])
    ended = Signal()

    def __init__(
        self, session: Session, parent: QObject | None = None, store: Store | None = None
    ) -> None:
        """`store`: where computer players look up earlier evenings, if they may."""
        super().__init__(parent)
        self._session = session
        self._company = Company(session, store)
        self._players = players_of("worst", session.seats)
        self._cards = Cards(session.options)
        self._store = store
        self._drafts = drafts_of(session.id)
        self._drafts.restore(store, self._view.round, self._view.fears)
        self._to_keep: int | None = None  # whose sheet has changed since the store heard of it
        self._untold: list[ev.Event] = []
        self._is_between = False
        self._told_phase = ""
        self._laid_ready: object = None
        self._curtain = Curtain(session.seats, self)
        goal: int = session.options.target
        self._sheet = WorstSheet(self._players, self._cards, goal, self._decide, self)
        self._reading = WorstReading(self._players, self._cards, self)
        self._ending = WorstEnding(self._players, self._cards, self)
        self._sides = SidesModel(self)
        self._fears = FearsModel(self)
        self._seats = TableSeatsModel(self)
        self._story = StoryModel(WorstTeller(self._players, self._cards), self)
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keeping.timeout.connect(self._keep_draft)
        self._titles = WorstTitles(session.id, store, self.enterTitles, self)
        self._titles.restore(self._view.round)
        self._thinking = QTimer(self, singleShot=True, interval=0)
        self._thinking.timeout.connect(self._let_a_computer_write)
        self._curtain.lookerChanged.connect(self._look)
        self._curtain.stateChanged.connect(self._moved)
        self._curtain.seatChanged.connect(self._lay_out)
        self._sheet.changed.connect(self._lay_out_fears)
        self._sheet.written.connect(self._written)
        self._reading.changed.connect(self._lay_out)
        self._reading.done.connect(self._tell_the_rest)
        self._reading.opened.connect(lambda place, verdict: play(sound_of_place(place, verdict)))
        for part in (self._sheet, self._reading):
            part.announced.connect(self.announced)
        self._sheet.refused.connect(self.refused)
        self._tell_all()
        self._is_between = (
            self._view.awaiting is Awaiting.CARDS
            and bool(self._view.past)
            and self._drafts.round_gone_on_from != len(self._view.past)
        )
        self._settle()

    @property
    def _view(self) -> View:
        """What everybody may know: all that is shown comes from here, but for the open sheet."""
        view: View = self._session.view(None)
        return view

    # What happened

    def _tell_all(self) -> None:
        """Tell the story of all steps so far."""
        self._story.clear()
        for step in range(len(self._session.log) + 1):
            for event in self._session.frame(step).events:
                self._story.hear(event, step)

    def _tell(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            if event.seen_by is not None:
                continue
            said = self._story.hear(event, len(self._session.log))
            play(sound_of(event))
            self.happened.emit(type(event).__name__, "")
            if said:
                self.announced.emit(said)

    def _tell_the_rest(self) -> None:
        """All envelopes are open: tell what lay in them."""
        untold, self._untold = self._untold, []
        self._tell(untold)
        self._lay_out()

    # What is shown

    def _settle(self) -> None:
        """After a decision: see who goes on, and show the table as it is now."""
        view = self._view
        if view.awaiting is not Awaiting.SHEETS:
            self._drafts.forget()
            self._curtain.stepAside()
        elif not self._curtain.needed:
            person = flow.next_person(view, self._players)
            if person is not None:
                self._curtain.passTo(person)
        if view.awaiting is Awaiting.READING and self._reading.reading is None:
            assert view.evaluator is not None
            goal = view.options.target
            self._reading.wait_for(view.evaluator, view.points[view.evaluator], goal)
        self._look()
        if flow.computer_to_write(view, self._players) is not None:
            self._thinking.start()

    def _look(self) -> None:
        """Open the sheet of the seat that looks; or close it, before anything else is shown."""
        looker, view = self._curtain.looker, self._view
        if looker != self._to_keep:
            self._keep_draft()
        if looker is None or view.awaiting is not Awaiting.SHEETS or view.sealed[looker]:
            self._sheet.close()
        elif self._sheet.property("seat") != looker:
            mine: View = self._session.view(looker)
            legal = self._session.legal(looker)
            assert isinstance(legal, Sheets)
            draft = self._drafts.of(looker, mine.round, mine.fears, mine.sheets[looker])
            self._sheet.open(looker, draft, mine, legal.targets)
        self._lay_out()

    def _lay_ready(self, view: View) -> None:
        """Lay the sheet of whoever writes next under the curtain, so that opening it is quick.

        All of it is public; the open sheet has it from its own seat's view.
        """
        if self._curtain.looker is not None:
            return
        seat = flow.asked(view, self._players, self._curtain)
        ready = (seat, view.round, view.points, view.boxes)
        if ready == self._laid_ready:
            return
        self._laid_ready = ready
        if seat is None:
            self._sheet.lay_ready(NOBODY, None, ())
            return
        legal = self._session.legal(seat)
        assert isinstance(legal, Sheets)
        self._sheet.lay_ready(seat, view, legal.targets)

    def _lay_out(self) -> None:
        view = self._view
        self._lay_ready(view)
        self._lay_out_fears()
        moment, turner = self._moment(), self._turner(view)
        points = self._points(view)
        self._seats.show(
            [seat_row(moment, seat, points[seat], turner) for seat in range(view.seats)]
        )
        notes = {row.seat: row.status for row in self._seats.rows}
        self._curtain.setNotes(notes, [row.seat for row in self._seats.rows if row.can_pass])
        rounds = rounds_of(view)
        self._sides.lay_out(
            view,
            heard(rounds[-1].readings if rounds and self._phase() == "between" else ()),
            self._players,
            self._cards,
            points,
        )
        over = self._session.result if self._phase() == "ended" else None
        self._ending.lay_out(view, over)
        self.tableChanged.emit()
        if (phase := self._phase()) != self._told_phase:
            self._told_phase = phase
            self.announced.emit(prompts.prompt(self._moment()))

    def _moved(self) -> None:
        """The curtain has moved; once it is open the sheet is shown, and all with it."""
        if self._curtain.property("state") != "open":
            self._lay_out()

    def _written(self) -> None:
        """The writer has changed the sheet: what can be taken back and sealed with it."""
        self._to_keep = self._sheet.property("seat")
        self._keeping.start()
        self.tableChanged.emit()

    def _keep_draft(self) -> None:
        """Tell the store what stands on the sheet, so that closing the window loses nothing."""
        seat, self._to_keep = self._to_keep, None
        self._keeping.stop()
        if seat is not None and flow.owes(self._view, self._players, seat):
            self._drafts.store(self._store, seat)

    def _lay_out_fears(self) -> None:
        draft = self._sheet.draft
        rows = []
        for name in self._fears_shown():
            card = self._cards.card(name)
            own = draft.place_of("own", name) if draft else 0
            guess = draft.place_of("guess", name) if draft else 0
            rows.append(FearRow(card.card, card.picture, card.title, card.themes, own, guess))
        self._fears.show(rows)

    def _fears_shown(self) -> tuple[str, ...]:
        view = self._view
        if view.fears or self._phase() == "turn":
            return view.fears
        return view.past[-1].fears if view.past else ()

    def _points(self, view: View) -> tuple[int, ...]:
        """Return the points that everybody has seen; envelopes may still be closed."""
        reading, hidden = self._reading.reading, self._reading.hidden_points
        return tuple(
            points - (hidden if reading and reading.evaluator == seat else 0)
            for seat, points in enumerate(view.points)
        )

    def _turner(self, view: View) -> int:
        if self._phase() in ("reading", "between") and not view.fears and view.past:
            return view.past[-1].turner
        return view.turner

    # Who goes on

    def _phase(self) -> str:
        awaiting = self._view.awaiting
        if self._reading.reading is not None:
            return "reading"
        if awaiting is Awaiting.NOTHING:
            return "ended"
        if awaiting is Awaiting.CARDS:
            return "between" if self._is_between else "turn"
        if awaiting is Awaiting.READING:
            return "reading"
        return "pass" if self._curtain.looker is None else "sheet"

    def _moment(self) -> prompts.Moment:
        """Return what the words of this moment depend on."""
        view = self._view
        asked = flow.asked(view, self._players, self._curtain)
        return prompts.Moment(
            self._phase(), view, self._players, self._reading, self._sheet, asked, self._curtain
        )

    def _let_a_computer_write(self) -> None:
        seat = flow.computer_to_write(self._view, self._players)
        if seat is None:
            return
        if not self._company.go_on(SLICE_SECONDS):
            self._thinking.start()  # there is more to remember; the window goes on meanwhile
            return
        self._decide(self._company.decide(seat))

    # What the people do

    def _decide(self, decision: Decision) -> bool:
        try:
            step = self._session.decide(decision)
        except IllegalDecision as illegal:
            self.refused.emit(words.refusal(illegal.reason), self._clause_now())
            return False
        if isinstance(decision, ReadOut):
            self._begin_reading(step.events)
        elif isinstance(decision, SealSheet) and not self._players[decision.seat].is_computer:
            self._hand_over()
            self._tell(step.events)
        else:
            self._tell(step.events)
        self._settle()
        self.choiceChanged.emit()
        return True

    def _hand_over(self) -> None:
        """A person has sealed: the curtain falls, and waits for the next one if there is one."""
        self._to_keep = None
        self._drafts.unstore(self._store, self._session.log[-1].seat)
        self._sheet.close()
        person = flow.next_person(self._view, self._players)
        if person is None:
            self._curtain.stepAside()
        else:
            self._curtain.passTo(person)

    def _begin_reading(self, events: Sequence[ev.Event]) -> None:
        view = self._view
        *earlier, reading = rounds_of(view)[-1].readings
        before = view.points[reading.evaluator] - reading.points
        first = [event for event in events if isinstance(event, ev.GuessRead)]
        self._untold = [event for event in events if event not in first]
        is_known = any(other.target == reading.target for other in earlier)
        self._tell(first)
        self._reading.begin(reading, before, view.options.target, is_known)

    @Slot()
    def act(self) -> None:
        """The main action of the moment."""
        phase, view = self._phase(), self._view
        if phase == "turn":
            if view.options.own_cards:
                return
            self._decide(TurnOver(view.turner))
        elif phase == "pass" and self._curtain.property("state") == "away":
            person = flow.next_person(view, self._players)
            if person is not None:
                self._curtain.passTo(person)
        elif phase == "sheet":
            self._sheet.seal()
        elif phase == "reading":
            self._read_on(view)
        elif phase == "between":
            self._is_between = False
            self._drafts.round_gone_on_from = len(view.past)
            self._lay_out()

    def _read_on(self, view: View) -> None:
        if self._reading.reading is not None and not self._reading.property("isDone"):
            self._reading.next()
        elif view.evaluator is not None:
            self._decide(ReadOut(view.evaluator))
        else:
            self._is_between = view.awaiting is Awaiting.CARDS
            self._reading.rest()
            self._settle()
            if view.awaiting is Awaiting.NOTHING:
                self.ended.emit()

    @Slot(int)
    def passTo(self, seat: int) -> None:
        """Hand the laptop to somebody who has still to write; not to anybody else."""
        if flow.owes(self._view, self._players, seat):
            self._curtain.passTo(seat)

    @Slot(int)
    def reopen(self, seat: int) -> None:
        """A person breaks the seal of the own sheet, which the curtain hides until they hold it."""
        view = self._view
        if not 0 <= seat < view.seats or self._players[seat].is_computer:
            return
        if self._decide(ReopenSheet(seat)):
            self._curtain.passTo(seat)

    @Slot("QStringList")
    def enterTitles(self, titles: list[str]) -> None:
        """Type in the titles of the four real cards (R-A5)."""
        view = self._view
        if self._phase() == "turn" and self._decide(EnterFears(view.turner, tidy(titles))):
            self._titles.begin(view.round + 1)

    @Slot()
    def takeBack(self) -> None:
        """Take back the last decision, or say why not; on an open sheet the last change (R-A3)."""
        if self._phase() == "sheet" and (
            self._sheet.property("canUndo") or self._take_back_refusal()
        ):
            self._sheet.undo()
            return
        reason = self._take_back_refusal()
        if reason is not None:
            self.refused.emit(words.refusal(reason), "WN-3.5")
            return
        seat, decision = self._session.log[-1].seat, self._session.log[-1].decision
        self._curtain.stepAside()
        self._session.take_back()
        if isinstance(decision, EnterFears):
            self._titles.begin(self._view.round, decision.fears)
        self._story.forget_after(len(self._session.log))
        self._settle()
        if flow.owes(self._view, self._players, seat):
            self._curtain.passTo(seat)
        self.choiceChanged.emit()

    def _take_back_refusal(self) -> TakeBackRefusal | None:
        return take_back_refusal(self._session, SealSheet)

    @Slot()
    def skip(self) -> None:
        """Open every envelope that is left."""
        self._reading.all()

    @Slot()
    def leave(self) -> None:
        """The page goes: nobody looks any more."""
        self._thinking.stop()
        self._keep_draft()
        self._titles.keep()
        self._curtain.stepAside()

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._story.retell()
        self._sheet.lay_out()
        self._reading.lay_out()
        self._lay_out()

    # What the page binds to

    curtain = constant("_curtain")
    sheet = constant("_sheet")
    reading = constant("_reading")
    ending = constant("_ending")
    sheets = constant("_sides")
    fears = constant("_fears")
    titles = constant("_titles")
    seats = constant("_seats")
    story = constant("_story")

    sessionId = Property(str, lambda self: self._session.id, constant=True)
    isWhatIf = Property(bool, lambda self: self._session.branch_of is not None, constant=True)
    ownCards = Property(bool, lambda self: self._view.options.own_cards, constant=True)
    target = Property(int, lambda self: self._view.options.target, constant=True)
    phase = Property(str, _phase, notify=tableChanged)
    isThinking = Property(
        bool,
        lambda self: flow.computer_to_write(self._view, self._players) is not None,
        notify=tableChanged,
    )
    lookingSeat = Property(int, lambda self: self._curtain.property("openFor"), notify=tableChanged)

    def _round(self) -> int:
        view = self._view
        if self._phase() in ("reading", "between") and (rounds := rounds_of(view)):
            return rounds[-1].number if not view.fears else view.round
        return view.round

    round = Property(int, _round, notify=tableChanged)

    def _can_take_back(self) -> bool:
        if self._phase() == "sheet" and self._sheet.property("canUndo"):
            return True
        return self._phase() in ("pass", "sheet") and self._take_back_refusal() is None

    canTakeBack = Property(bool, _can_take_back, notify=tableChanged)
    prompt = Property(str, lambda self: prompts.prompt(self._moment()), notify=tableChanged)
    explained = Property(str, lambda self: prompts.explained(self._moment()), notify=tableChanged)
    verb = Property(str, lambda self: prompts.verb(self._moment()), notify=tableChanged)

    def _clause_now(self) -> str:
        return prompts.clause(self._moment())

    clauseNow = Property(str, _clause_now, notify=tableChanged)
