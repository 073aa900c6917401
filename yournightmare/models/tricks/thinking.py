"""How the table asks computer players: one question at a time, answered later, dropped at will.

They are shown a view and what is legal, never the session. Their moods come from the deal, the
round and the trick, so that what was taken back is thought again the same way (U2). A `Thinker`
thinks in a process of its own; without one it is thought here and at once, for tests.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from yournightmare.players import thinking
from yournightmare.players.player import Level, levels_of
from yournightmare.players.thinking import Task, Thinker, Thought, quick_decision, think_about
from yournightmare.sessions.session import Session

log = logging.getLogger(__name__)

USUAL: Final[Level] = "normal"


class Question(msgspec.Struct, frozen=True):
    """What is being thought about: for which seat, after how many decisions, or for advice."""

    seat: int
    step: int
    is_advice: bool = False


class Thinking(QObject):
    """Asks for a seat's decision; `decided` brings it, unless `stop` or another question came.

    `advised` brings the outcomes of what a person might decide; `stumbled` tells of a mishap.
    """

    decided = Signal(int, object)
    advised = Signal(int, object)
    stumbled = Signal(str)
    _told = Signal(object, object)

    def __init__(
        self, session: Session, thinker: Thinker | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = thinker
        self._asked: Question | None = None
        self._on_its_way: thinking.Thinking | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._think_here)
        # queued: it comes from another thread, or while the question is still being asked
        self._told.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        if thinker is not None:
            self.destroyed.connect(thinker.close)
        if thinker is not None and any(seat.kind == "computer" for seat in session.seats):
            thinker.warm_up()

    @property
    def asked(self) -> Question | None:
        """What is being thought about."""
        return self._asked

    def ask(self, seat: int) -> None:
        """Ask the computer player of a seat, which owes a decision; once for each decision."""
        self._begin(Question(seat, len(self._session.log)))

    def advise(self, seat: int) -> None:
        """Ask what may come of each decision open to a person."""
        self._begin(Question(seat, len(self._session.log), is_advice=True))

    def stop(self) -> None:
        """Forget the question; whoever thinks about it stops soon (C4)."""
        self._asked = None
        self._soon.stop()
        if self._on_its_way is not None and self._thinker is not None:
            self._thinker.cancel(self._on_its_way)
        self._on_its_way = None

    def close(self) -> None:
        """The table goes: nobody thinks any more, and no process is left."""
        self.stop()
        if self._thinker is not None:
            self._thinker.close()

    def _begin(self, question: Question) -> None:
        if question == self._asked:
            return
        self.stop()
        self._asked = question
        if self._thinker is None:
            self._soon.start()
            return
        tell = self._teller(question)
        view, legal = self._session.view(question.seat), self._session.legal(question.seat)
        seed = self._mood(question)
        if question.is_advice:
            self._on_its_way = self._thinker.advise("tricks", view, legal, seed, tell)
        else:
            level = self._level(question.seat)
            self._on_its_way = self._thinker.think("tricks", level, view, legal, seed, tell)

    def _teller(self, question: Question) -> Callable[[Thought], None]:
        """Return what brings a thought from the thread that minds the worker to this one."""

        def tell(thought: Thought) -> None:
            with suppress(RuntimeError):  # the table has gone meanwhile
                self._told.emit(question, thought)

        return tell

    def _hear(self, question: Question, thought: Thought) -> None:
        if question != self._asked:
            return
        if thought.mishap is not None:
            self.stumbled.emit(str(thought.mishap))
        self._asked = self._on_its_way = None
        if question.is_advice:
            self.advised.emit(question.seat, thought.outcomes)
        else:
            self.decided.emit(question.seat, thought.decision)

    def _think_here(self) -> None:
        question = self._asked
        if question is None:
            return
        task = Task(
            0,
            "tricks",
            self._level(question.seat),
            self._session.view(question.seat),
            self._session.legal(question.seat),
            self._mood(question),
            thinking.SECONDS,
        )
        self._hear(question, _advice(task) if question.is_advice else _thought(task))

    def _mood(self, question: Question) -> str:
        view = self._session.view(None)
        return f"{self._session.seed} {question.seat} {view.round} {view.tricks}"

    def _level(self, seat: int) -> Level:
        wanted = self._session.seats[seat].level
        return next((level for level in levels_of("tricks") if level == wanted), USUAL)


def _thought(task: Task) -> Thought:
    try:
        return Thought(think_about(task, _never))
    except Exception:
        log.exception("a computer player failed at level %s", task.level)
        return Thought(quick_decision(task), thinking.Mishap.FAILED)


def _advice(task: Task) -> Thought:
    try:
        return Thought(None, None, tuple(thinking.advise_on(task, _never)))
    except Exception:
        log.exception("no advice could be found")
        return Thought(None, thinking.Mishap.FAILED)


def _never() -> bool:
    return False
