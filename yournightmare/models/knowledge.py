"""The page "What we know of each other" (HO-4.1 to HO-4.3).

The saved evenings are read bit by bit while the window goes on; nothing of it is kept (S5). A click
on a fear or on a pair lists the evenings behind it.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from yournightmare.games.worst.themes import THEMES
from yournightmare.models import faults, fearpictures, fileplaces, plots, troubles
from yournightmare.models import knowledge_rows as lists
from yournightmare.models.desk import Desk
from yournightmare.models.knowledge_rows import CARD, CONTEXT, PAGE, THEME
from yournightmare.models.library import SavedModel
from yournightmare.models.library_rows import SavedRow
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.players.worst.cards import themes_of
from yournightmare.sessions import knowledge_files, names, people
from yournightmare.sessions.evenings import Behind, Ids, behind
from yournightmare.sessions.knowledge import GAME, Gathering, Knowledge, erase
from yournightmare.sessions.store import Summary
from yournightmare.sessions.trouble import StoreTrouble

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

# The page's own types: QML finds them once they are imported.
__all__ = ["WhoKnowsWhom", "fearpictures", "fileplaces", "plots"]

AT_ONCE: Final = 0.008
"""Seconds of reading between two frames."""

PATIENCE_MS: Final = 150


@QmlElement
class WhoKnowsWhom(QObject):
    """What stands on the page. It sleeps while not `active`, and reads nothing unless `isOn`."""

    deskChanged = Signal()
    activeChanged = Signal()
    isOnChanged = Signal()
    changed = Signal()
    readingChanged = Signal()
    sourcesChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk: Desk | None = None
        self._active, self._is_on, self._is_stale = True, True, True
        self._gathering: Gathering | None = None
        self._is_reading = False
        self._known: list[people.Person] = []
        self._knowledge, self._behind = Knowledge(), Behind()
        self._summaries: dict[str, Summary] = {}
        self._person, self._of, self._first = "", THEME, 0
        self._is_chosen = False
        self._found: list[lists.Fear] = []
        self._people = lists.PeopleModel(self)
        self._fears = lists.FearsModel(self)
        self._spans = plots.Figure(self)
        self._meetings = lists.MeetingsModel(self)
        self._heads = lists.HeadsModel(self)
        self._matrix = plots.Figure(self)
        self._sources = SavedModel(self)
        self._sources_title = ""
        self._reader = QTimer(self, interval=0)
        self._reader.timeout.connect(self._read_on)
        self._later = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._later.timeout.connect(self.refresh)

    # Reading

    @Slot()
    def refresh(self) -> None:
        """Look who is remembered and begin to read what has changed."""
        if self._desk is None or not self._active or not self._is_stale:
            return
        self._known = people.remembered()
        if not self._is_on:
            self._is_stale = False
            self._gathering = None
            self._knowledge, self._behind, self._summaries = Knowledge(), Behind(), {}
            self._stop_reading()
            self._lay_out()
            return
        try:
            if self._gathering is None:
                self._gathering = Gathering(self._desk.store)
            else:
                self._gathering.begin()
            self._summaries = {s.id: s for s in self._desk.store.summaries(game=GAME)}
        except StoreTrouble as trouble:
            self._desk.house.trouble(*troubles.told(trouble))
            return  # what stands there stays, and is read anew once the store answers
        self._is_stale = False
        self._is_reading = True
        self._reader.start()
        self.readingChanged.emit()
        self._lay_out()
        self._read_on()

    def _read_on(self) -> None:
        if self._gathering is None:
            self._stop_reading()
            return
        if not self._gathering.go_on(AT_ONCE):
            return
        self._knowledge = self._gathering.about([person.name for person in self._known])
        self._behind = behind(self._gathering.evenings())
        self._stop_reading()
        if not self._is_chosen:
            self._person = ""
        self._lay_out()

    def _stop_reading(self) -> None:
        self._reader.stop()
        if self._is_reading:
            self._is_reading = False
            self.readingChanged.emit()

    def _mark_stale(self) -> None:
        self._is_stale = True
        if self._active:
            self._later.start()

    # Showing

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show another person."""
        self._is_chosen = True
        if name != self._person:
            self._person, self._first = name, 0
            self._lay_out()

    @Slot(str)
    def show(self, of: str) -> None:
        """Show the themes or the cards a person ranked."""
        if of in (THEME, CARD) and of != self._of:
            self._of, self._first = of, 0
            self._lay_out()

    @Slot(int)
    def turn(self, pages: int) -> None:
        """Turn over to other fears of the same person."""
        last = max(0, (len(self._found) - 1) // PAGE * PAGE)
        self._first = min(last, max(0, self._first + pages * PAGE))
        self._lay_out_page()
        self.changed.emit()

    def _lay_out(self) -> None:
        if self._person not in {person.name for person in self._known}:
            # whoever is known best is the first to look at
            by_known = sorted(self._known, key=lambda p: -len(self._knowledge.rankings_of(p.name)))
            self._person = by_known[0].name if by_known else ""
            self._first = 0
        self._people.show([self._person_row(person) for person in self._known])
        rankings = self._knowledge.rankings_of(self._person)
        self._found = lists.fears_of(rankings, self._of) if rankings else []
        if self._first >= len(self._found):
            self._first = 0
        self._lay_out_page()
        self._lay_out_matrix()
        self.changed.emit()

    def _lay_out_page(self) -> None:
        rows = lists.fear_rows(self._found, self._first)
        self._fears.show(rows)
        drawn = lists.spans(self._found, self._first, rows) if rows else None
        self._spans.show(drawn, "\n".join(row.told for row in rows))

    def _person_row(self, person: people.Person) -> lists.PersonRow:
        count = len(self._knowledge.rankings_of(person.name))
        # nothing is said while nothing is known of it
        is_known = count > 0 or (self._is_on and not self._is_reading)
        note = lists.ranked(count) if is_known else ""
        return lists.PersonRow(person.name, person.sign, note, person.name == self._person)

    def _lay_out_matrix(self) -> None:
        met = lists.met(self._knowledge)
        signs = {person.name: person.sign for person in self._known}
        self._heads.show([lists.HeadRow(name, signs.get(name, "")) for name in met])
        rows = lists.meeting_rows(self._knowledge, met)
        self._meetings.show(rows)
        drawn = lists.cells(self._knowledge, met, rows) if rows else None
        self._matrix.show(drawn, "\n".join(row.told for row in rows))

    def _counted(self) -> str:
        """Return what the order of a person's fears was counted from."""
        evenings = self._behind.persons.get(names.same_name(self._person), ())
        count = len(self._knowledge.rankings_of(self._person))
        if not count:
            return ""
        open_ones = self._unfinished(evenings)
        text = QT_TRANSLATE_NOOP(
            "Knowledge", "Counted: %n ranking(s) read out, in {games}.", None, 1
        )
        return say(CONTEXT, text, n=count, games=_games(len(evenings), open_ones))

    def _matrix_counted(self) -> str:
        evenings = {s for sessions in self._pairs().values() for s in sessions}
        count = sum(m.rounds for m in self._knowledge.meetings)
        if not count:
            return ""
        open_ones = self._unfinished(tuple(evenings))
        text = QT_TRANSLATE_NOOP(
            "Knowledge", "Counted: %n guess(es) read out, in {games}.", None, 1
        )
        return say(CONTEXT, text, n=count, games=_games(len(evenings), open_ones))

    def _pairs(self) -> dict[tuple[str, str], Ids]:
        keys = {names.same_name(person) for person in self._knowledge.people}
        return {
            pair: sessions for pair, sessions in self._behind.pairs.items() if keys.issuperset(pair)
        }

    def _unfinished(self, sessions: Ids) -> int:
        found = (self._summaries.get(session) for session in sessions)
        return sum(summary is not None and not summary.finished for summary in found)

    def _unreadable(self) -> str:
        count = self._gathering.unreadable if self._gathering is not None else 0
        text = QT_TRANSLATE_NOOP(
            "Knowledge", "%n saved game(s) could not be read and are left out.", None, 1
        )
        return say(CONTEXT, text, n=count) if count else ""

    # The evenings behind it

    @Slot(int)
    def openFear(self, row: int) -> None:
        """List the evenings at which a fear of this page was ranked."""
        if not 0 <= row < len(self._fears.rows):
            return
        fear, key = self._fears.rows[row], names.same_name(self._person)
        theme = THEMES.index(fear.fear) if self._of == THEME else -1
        ids = [
            session
            for (person, card), sessions in self._behind.fears.items()
            if person == key and (card == fear.fear if theme < 0 else theme in themes_of(card))
            for session in sessions
        ]
        text = QT_TRANSLATE_NOOP("Knowledge", "{person}: {fear}")
        self._list(ids, say(CONTEXT, text, person=self._person, fear=fear.title))

    @Slot(int)
    def openMeeting(self, row: int) -> None:
        """List the evenings at which one guessed another's fears."""
        if not 0 <= row < len(self._meetings.rows):
            return
        meeting, heads = self._meetings.rows[row], self._heads.rows
        pair = tuple(names.same_name(heads[i].name) for i in (meeting.guesser, meeting.target))
        self._list(list(self._behind.pairs.get((pair[0], pair[1]), ())), meeting.title)

    def _list(self, ids: list[str], title: str) -> None:
        today = date.today()
        found = {s: self._summaries[s] for s in ids if s in self._summaries}
        by_age = sorted(found.values(), key=lambda summary: summary.changed, reverse=True)
        self._sources.arrange([SavedRow(summary, today) for summary in by_age])
        self._sources_title = title
        self.sourcesChanged.emit()

    # Exporting and erasing

    @Slot(str, result=str)
    def fileName(self, ending: str) -> str:
        """Return a name for the exported file."""
        text = QT_TRANSLATE_NOOP("Knowledge", "What we know of each other")
        return f"{say(CONTEXT, text)}.{ending}"

    @Slot(QUrl)
    def exportTo(self, target: QUrl) -> None:
        """Write all of it to a file; its ending says whether as a table or as JSON."""
        if self._desk is None:
            return
        file = Path(target.toLocalFile())
        try:
            knowledge_files.write(file, self._knowledge, lists.estimates(self._knowledge))
        except (OSError, ValueError) as error:
            title = QT_TRANSLATE_NOOP("Knowledge", "Nothing was exported.")
            self._desk.house.trouble(say(CONTEXT, title), faults.problem(error))
        else:
            text = QT_TRANSLATE_NOOP("Knowledge", "Exported to {file}.")
            self._desk.house.say(say(CONTEXT, text, file=file.name))

    @Slot(str, result=bool)
    def erase(self, name: str) -> bool:
        """Strike a person's name out of everything that is kept here; tell what was done."""
        if self._desk is None:
            return False
        house = self._desk.house
        try:
            done = erase(self._desk.store, name, self._desk.live())
        except StoreTrouble as trouble:
            house.trouble(*troubles.told(trouble))
            return False
        except OSError as error:
            text = QT_TRANSLATE_NOOP(
                "Knowledge",
                "{reason}\nWhat was struck out by then stays so. Mend that, then erase again.",
            )
            title = QT_TRANSLATE_NOOP("Knowledge", "{name} could not be erased everywhere.")
            reason = faults.problem(error)
            house.trouble(say(CONTEXT, title, name=name), say(CONTEXT, text, reason=reason))
            return False
        finally:
            self._is_stale = True
            self.refresh()
            self._desk.sessionsChanged.emit()
        if done.left:
            title = QT_TRANSLATE_NOOP("Knowledge", "{name} is erased, but not from these files")
            text = QT_TRANSLATE_NOOP(
                "Knowledge",
                "They are copies of damaged files, or the list of mishaps, where nothing is struck "
                "out. Delete them yourself if you don't need them:\n{files}",
            )
            files = "\n".join(str(file) for file in done.left)
            house.trouble(say(CONTEXT, title, name=name), say(CONTEXT, text, files=files))
        text = QT_TRANSLATE_NOOP(
            "Knowledge", "{name} is erased. Struck out in %n saved game(s).", None, 1
        )
        house.say(say(CONTEXT, text, n=done.sessions, name=name))
        return True

    # Properties

    def _set_desk(self, desk: QObject) -> None:
        if not isinstance(desk, Desk) or desk is self._desk:
            return
        self._desk = desk
        desk.sessionsChanged.connect(self._mark_stale)
        desk.house.retranslated.connect(self._lay_out)
        self._is_stale = True
        self.refresh()
        self.deskChanged.emit()

    def _set_active(self, active: bool) -> None:
        if active != self._active:
            self._active = active
            self.activeChanged.emit()
            self.refresh()

    def _set_on(self, is_on: bool) -> None:
        if is_on != self._is_on:
            self._is_on, self._is_stale = is_on, True
            self.isOnChanged.emit()
            self.refresh()

    def _sign(self) -> str:
        return next((p.sign for p in self._known if p.name == self._person), "")

    def _choices(self) -> list[dict[str, str]]:
        """Return the people for a line that falls open."""
        text = QT_TRANSLATE_NOOP("Knowledge", "{name} · {note}")
        return [
            {
                "value": row.name,
                "text": say(CONTEXT, text, name=row.name, note=row.note) if row.note else row.name,
            }
            for row in self._people.rows
        ]

    def _only_source(self) -> str:
        rows = self._sources.rows
        return rows[0].session_id if len(rows) == 1 else ""

    def _page(self) -> dict[str, Any]:
        """Return which of a person's fears are shown, counted from 1, and how many there are."""
        last = min(len(self._found), self._first + PAGE)
        return {"first": self._first + 1, "last": last, "total": len(self._found)}

    desk = Property(QObject, lambda self: self._desk, _set_desk, notify=deskChanged)
    active = Property(bool, lambda self: self._active, _set_active, notify=activeChanged)
    isOn = Property(bool, lambda self: self._is_on, _set_on, notify=isOnChanged)
    isReading = Property(bool, lambda self: self._is_reading, notify=readingChanged)
    person = Property(str, lambda self: self._person, notify=changed)
    sign = Property(str, _sign, notify=changed)
    of = Property(str, lambda self: self._of, notify=changed)
    page = Property("QVariantMap", _page, notify=changed)  # type: ignore[arg-type]
    choices = Property("QVariantList", _choices, notify=changed)  # type: ignore[arg-type]
    isEmpty = Property(bool, lambda self: not self._known, notify=changed)
    hasFears = Property(bool, lambda self: bool(self._found), notify=changed)
    hasMeetings = Property(bool, lambda self: bool(self._meetings.rows), notify=changed)
    counted = Property(str, _counted, notify=changed)
    matrixCounted = Property(str, _matrix_counted, notify=changed)
    unreadable = Property(str, _unreadable, notify=changed)
    people = Property(QObject, lambda self: self._people, constant=True)
    fears = Property(QObject, lambda self: self._fears, constant=True)
    spans = Property(plots.Figure, lambda self: self._spans, constant=True)
    meetings = Property(QObject, lambda self: self._meetings, constant=True)
    heads = Property(QObject, lambda self: self._heads, constant=True)
    matrix = Property(plots.Figure, lambda self: self._matrix, constant=True)
    sources = Property(QObject, lambda self: self._sources, constant=True)
    sourceCount = Property(int, lambda self: len(self._sources.rows), notify=sourcesChanged)
    onlySource = Property(str, _only_source, notify=sourcesChanged)
    sourcesTitle = Property(str, lambda self: self._sources_title, notify=sourcesChanged)


def _games(count: int, unfinished: int) -> str:
    """Return in how many games something was counted."""
    text = QT_TRANSLATE_NOOP("Knowledge", "%n game(s)", None, 1)
    games = say(CONTEXT, text, n=count)
    if not unfinished:
        return games
    text = QT_TRANSLATE_NOOP("Knowledge", "{games}, {unfinished} of them not finished")
    return say(CONTEXT, text, games=games, unfinished=unfinished)
