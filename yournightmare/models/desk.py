"""The desk: opens sessions on pages. The one place where pages, sessions and the store meet.

The house makes it for the bedroom's wall already. So what only a game or a file needs (rules,
tables, boards) is imported where it is used, and not before.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.chance import MAX_SEED
from yournightmare.models import faults, troubles
from yournightmare.models.house import House
from yournightmare.models.rooms import room_of
from yournightmare.models.unsaved import Unsaved
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import paths
from yournightmare.sessions.record import Gap, Record, SeatInfo
from yournightmare.sessions.replay import BrokenRecord, Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "Desk"


class _OpenGame(NamedTuple):
    """A game that has a page, shown or below others: what is played, and the page's model."""

    saved: SavedSession
    table: Any


@QmlElement
@QmlUncreatable("The house has the one desk.")
class Desk(QObject):  # type: ignore[operator]
    """Pages reach it as `house.desk`. Every fault is told through the house; none is raised."""

    sessionsChanged = Signal()

    def __init__(self, house: House, store: Store | None = None) -> None:
        super().__init__(house)
        self.house = house
        self._is_fallback = False
        found = store or self._open_store()
        self.unsaved = Unsaved(house, found, self._is_fallback)
        self._read_only_is_told = False
        # what lies on the desk: for every game page there is, its session and its table
        self._open_games: list[_OpenGame] = []
        house.retranslated.connect(self._retranslate)

    @property
    def store(self) -> Store:
        """The store all games are kept in."""
        return self.unsaved.store

    def _open_store(self) -> Store:
        self._is_fallback = True
        try:
            paths.make_data_dir()
            store = Store(store_file())
        except StoreTrouble as trouble:
            self._tell(trouble)
            return Store.in_memory()
        except OSError as error:
            text = QT_TRANSLATE_NOOP(
                "Desk",
                "The games you play now are kept in memory only. Check the folder, or start with "
                "another one by --data-dir.\n{folder}: {reason}.",
            )
            title = QT_TRANSLATE_NOOP("Desk", "The folder of saved games can't be used.")
            folder, reason = paths.data_dir(), faults.system(error)
            self.house.trouble(
                say(CONTEXT, title), say(CONTEXT, text, folder=folder, reason=reason)
            )
            return Store.in_memory()
        self._is_fallback = False
        if store.trouble:
            self._tell(store.trouble)
        return store

    # Playing

    @Slot(str, "QVariantMap", "QVariantList", str, str, result=bool)
    def begin(
        self,
        game_id: str,
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, str]],
        seed: str,
        name: str,
    ) -> bool:
        """Begin a game and open its page instead of the one shown.

        `options` has the options' fields, boards and decks by name; `seed` is empty for any.
        """
        try:
            sitting = [msgspec.convert({**seat}, SeatInfo) for seat in seats]
            agreed = room_of(game_id).options(options)
            session = Session.new(game_id, agreed, sitting, _seed(seed), name)
        except ValueError as error:
            title = QT_TRANSLATE_NOOP("Desk", "This game can't begin as it is.")
            self.house.trouble(say(CONTEXT, title), _why(error))
            return False
        self._open(self._kept(session), replace=True)
        return True

    def _open_game(self, session_id: str) -> _OpenGame | None:
        games: Iterator[_OpenGame] = reversed(self._open_games)
        return next((game for game in games if game.saved.session.id == session_id), None)

    @Slot(str)
    def play(self, session_id: str) -> None:
        """Go on with a saved game, or look at its end; on its page, if it has one already."""
        if self._open_game(session_id) is None:
            self.open_anew(session_id)
        else:
            self.house.go_back_to(session_id)

    def open_anew(self, session_id: str) -> None:
        """Open a page for a saved game. What is in memory of it is gone on with, never a copy."""
        held = self.unsaved.held(session_id)
        if held is not None:
            self._open(held)
            return
        try:
            saved = SavedSession.load(
                self.store, session_id, self._not_saved, self.unsaved.saved_again
            )
        except StoreTrouble as trouble:
            self._tell(trouble)
        except BrokenRecord:
            self.replay(session_id)
        else:
            self._open(saved)

    @Slot(str)
    def again(self, session_id: str) -> None:
        """Begin anew with the same people and options, and other dice."""
        try:
            old = self._record(session_id)
        except StoreTrouble as trouble:
            self._tell(trouble)
            return
        session = Session.new(old.game, old.options, old.seats)
        saved = self._kept(session)
        if not self._take_up(session_id, saved):
            self._open(saved, replace=True)

    @Slot(str)
    def replay(self, session_id: str) -> None:
        """Watch a game again, as far as it can be read."""
        from yournightmare.models.replay import ReplayTable

        try:
            replay = self._replay(session_id)
            table = ReplayTable(replay, self)
        except StoreTrouble as trouble:
            self._tell(trouble)
            return
        except BrokenRecord as broken:
            title = QT_TRANSLATE_NOOP("Desk", "This game can't be shown.")
            self.house.trouble(say(CONTEXT, title), faults.problem(broken))
            return
        self.house.open("replay", {"table": table})

    @Slot(str, int)
    def branch(self, session_id: str, step: int) -> None:
        """What if: begin a game of its own from a step of another, which stays as it is.

        It is saved with the first that is decided in it: who only looks leaves nothing behind.
        """
        try:
            replay = self._replay(session_id)
            session = Session.branching(replay, step)
        except StoreTrouble as trouble:
            self._tell(trouble)
            return
        except (BrokenRecord, IndexError) as error:
            title = QT_TRANSLATE_NOOP("Desk", "The game can't be played on from here.")
            self.house.trouble(say(CONTEXT, title), faults.problem(error))
            return
        self._open(self._kept(session, at_once=False))
        text = QT_TRANSLATE_NOOP(
            "Desk",
            "What if? From here on you decide anew. The game you watched stays as it is; this one "
            "is kept beside it with your first decision.",
        )
        self.house.say(say(CONTEXT, text))

    def _kept(self, session: Session, at_once: bool = True) -> SavedSession:
        saved_again = self.unsaved.saved_again
        return SavedSession(
            self.store, session, self._not_saved, on_saved=saved_again, at_once=at_once
        )

    def _open(self, saved: SavedSession, replace: bool = False) -> None:
        self.unsaved.hold(saved)
        game_id = saved.session.game.id
        table = room_of(game_id).table(saved.session, self.store, self)
        table.choiceChanged.connect(self.sessionsChanged)
        self._open_games.append(_OpenGame(saved, table))
        show = self.house.replace if replace else self.house.open
        show(game_id, {"table": table})
        self.sessionsChanged.emit()

    def _take_up(self, session_id: str, saved: SavedSession) -> bool:
        """Let the table that plays that session go on with another one on its page, if it can."""
        game = self._open_game(session_id)
        if game is None or game is not self._open_games[-1]:
            return False
        if not room_of(game.saved.session.game.id).take_up(game.table, saved.session):
            return False
        self.unsaved.hold(saved)
        self._open_games[-1] = _OpenGame(saved, game.table)
        self.unsaved.let_go(game.saved)
        self.sessionsChanged.emit()
        return True

    def rest(self, rests: bool) -> None:
        """Let the time played stand still in every game there is a page of, or run again."""
        for game in self._open_games:
            session = game.saved.session
            if rests:
                session.pause()
            else:
                session.go_on()

    @Slot(QObject)
    def putAway(self, table: QObject) -> None:
        """A game's page is gone, and nobody looks at its table any more."""
        for game in self._open_games:
            if game.table is table:
                self._open_games.remove(game)
                if self._open_game(game.saved.session.id) is None:
                    self.unsaved.let_go(game.saved)
                table.deleteLater()
                return

    # Files

    @Slot(str, QUrl, result=bool)
    def exportTo(self, session_id: str, target: QUrl) -> bool:
        """Write a session to a .nightmare file; the person has agreed to replace an older one."""
        from yournightmare.sessions import files

        file = Path(target.toLocalFile())
        title = QT_TRANSLATE_NOOP("Desk", "The game was not exported.")
        try:
            if file.suffix.lower() != files.SUFFIX:
                file = file.with_name(file.name + files.SUFFIX)
            record = self._record(session_id)
            files.write_file(file, record, replace=True)
        except StoreTrouble as trouble:
            self._tell(trouble)
        except (OSError, ValueError) as error:
            self.house.trouble(say(CONTEXT, title), faults.problem(error))
        else:
            self.unsaved.is_kept_out(session_id)
            if record.gap is not None:
                part = QT_TRANSLATE_NOOP("Desk", "Only a part of the game was exported.")
                text = QT_TRANSLATE_NOOP(
                    "Desk",
                    "{file} holds the game as far as it can be read. From step {step} on it is "
                    "damaged ({fault}), and that is not in the file. The game in the library was "
                    "left as it is.",
                )
                self.house.trouble(say(CONTEXT, part), _gap_told(text, file, record.gap))
                return True
            text = QT_TRANSLATE_NOOP("Desk", "Exported to {file}.")
            self.house.say(say(CONTEXT, text, file=file.name))
            return True
        return False

    def _record(self, session_id: str) -> Record:
        saved = self.unsaved.held(session_id)
        return self.store.load(session_id) if saved is None else saved.session.record()

    def _replay(self, session_id: str) -> Replay:
        """Return the replay of a session, of one that is not on disk as it was played too."""
        waiting = self.unsaved.session(session_id)
        return (
            self.store.replay(session_id) if waiting is None else Replay(waiting.session.record())
        )

    # What is not on disk

    @Slot(str, result=bool)
    def isUnsaved(self, session_id: str) -> bool:
        """Tell whether leaving this game now would lose something."""
        return self.unsaved.has(session_id)

    @Slot(result=str)
    def unsavedWhy(self) -> str:
        """Return why something is not saved, in one sentence."""
        return self.unsaved.why()

    @Slot(result=str)
    def unsavedSession(self) -> str:
        """Return the game to care for first: the one being played, if it is not saved."""
        return self.unsaved.first()

    @Slot(result=bool)
    def wouldLose(self) -> bool:
        """Tell whether closing now would lose something that was not exported either."""
        return self.unsaved.would_lose()

    @Slot(result=bool)
    def saveAgain(self) -> bool:
        """Try to save everything that is not on disk; tell whether it is now. It is said, too."""
        if self.unsaved.retry():
            self.sessionsChanged.emit()
            return True
        text = QT_TRANSLATE_NOOP("Desk", "It can't be saved yet. {why}")
        self.house.say(say(CONTEXT, text, why=self.unsaved.why()))
        return False

    @Slot(str)
    def giveUp(self, session_id: str) -> None:
        """Leave a game without what is not saved of it."""
        self.unsaved.give_up(session_id)

    @Slot(str, result=str)
    def fileName(self, session_id: str) -> str:
        """Return a name for the file a game is exported to."""
        from yournightmare.models.library_rows import file_name, game_title

        try:
            record = self._record(session_id)
        except StoreTrouble:
            return file_name(game_title(""), "")
        return file_name(record.name or game_title(record.game), record.began)

    @Slot(QUrl, result=str)
    def importFrom(self, source: QUrl) -> str:
        """Take a .nightmare file into the library; return its session's id, or nothing."""
        return self.take_in(Path(source.toLocalFile()))

    def take_in(self, file: Path) -> str:
        """Take a .nightmare file into the library; return its session's id, or nothing."""
        from yournightmare.sessions import files

        try:
            record = files.read_file(file)
            added = self.store.add(record)
        except StoreTrouble as trouble:
            self._tell(trouble)
        except files.FileFault as fault:
            title = QT_TRANSLATE_NOOP("Desk", "This file can't be opened.")
            said = faults.problem(fault)
            if os.path.exists(file):  # never raises, whatever the name
                text = QT_TRANSLATE_NOOP("Desk", "{fault} The file was left as it is.")
                said = say(CONTEXT, text, fault=said)
            self.house.trouble(say(CONTEXT, title), said)
        else:
            self.sessionsChanged.emit()
            if record.gap is not None:
                part = QT_TRANSLATE_NOOP("Desk", "Only a part of the game was brought in.")
                text = QT_TRANSLATE_NOOP(
                    "Desk",
                    "{file} is in the library as far as it can be read. From step {step} on it is "
                    "damaged ({fault}). The file was left as it is.",
                )
                self.house.trouble(say(CONTEXT, part), _gap_told(text, file, record.gap))
                return added.id
            there = QT_TRANSLATE_NOOP("Desk", "{file} was in the library already.")
            new = QT_TRANSLATE_NOOP("Desk", "{file} is in the library now.")
            said = there if added.was_there else new
            self.house.say(say(CONTEXT, said, file=file.name))
            return added.id
        return ""

    def open_file(self, file: Path) -> None:
        """A file was double-clicked: take it in and show it."""
        session_id = self.take_in(file)
        if session_id:
            self.play(session_id)

    def live(self) -> tuple[Session, ...]:
        """Return the sessions that are in memory just now."""
        return self.unsaved.live()

    def close(self) -> None:
        """The program ends: forget what was deleted for good and let the store go."""
        self._open_games.clear()
        self.unsaved.retry()
        try:
            self.store.purge()
        except StoreTrouble:
            pass  # nothing is lost: what was deleted is only still there
        finally:
            self.store.close()

    def _not_saved(self, trouble: StoreTrouble) -> None:
        """A game is not saved: if that is so for every game, it is told once."""
        if trouble.kind is not TroubleKind.READ_ONLY or not self._read_only_is_told:
            self._tell(trouble)
        self._read_only_is_told |= trouble.kind is TroubleKind.READ_ONLY
        self.unsaved.look()

    def _tell(self, trouble: StoreTrouble) -> None:
        self.house.trouble(*troubles.told(trouble))

    def _retranslate(self) -> None:
        for game in self._open_games:
            game.table.retranslate()


def _gap_told(text: str, file: Path, gap: Gap) -> str:
    """Say by a marked text what of a game could not be read."""
    return say(CONTEXT, text, file=file.name, step=gap.step, fault=faults.told(gap.text))


def _why(error: ValueError) -> str:
    from yournightmare.models import boardwords, deckwords
    from yournightmare.sessions.boards import BoardError
    from yournightmare.sessions.feardecks import FearDeckError

    if isinstance(error, BoardError):
        said = boardwords.file_fault(error)
    elif isinstance(error, FearDeckError):
        said = deckwords.file_fault(error)
    else:
        return faults.problem(error)
    return f"{error.file}\n{said}" if error.file else said


def _seed(text: str) -> int | None:
    """Return the seed in a text, None for an empty one. Raises `ValueError`."""
    if not text.strip():
        return None
    if not (text.strip().isascii() and text.strip().isdigit()) or int(text) > MAX_SEED:
        wrong = QT_TRANSLATE_NOOP("Desk", "The number for the deal has digits only, 18 at most.")
        raise ValueError(say(CONTEXT, wrong))
    return int(text)
