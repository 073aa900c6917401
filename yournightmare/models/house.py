"""The house: which page is open, and the few things every page may ask for.

A page is a QML type `<Name>Page` in the module `yournightmare.views.<name>`; it is loaded only when
it is opened. Pages call `open`, `back`, `say`; the window listens.
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.titles import TRICKS

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

ROOMS = {
    "bedroom": "BedroomPage",
    "settings": "SettingsPage",
    "newgame": "NewGamePage",
    "endless": "EndlessPage",
    "worst": "WorstPage",
    "tricks": "TricksPage",
    "library": "LibraryPage",
    "replay": "ReplayPage",
    "rules": "RulesPage",
    "boards": "BoardsPage",
    "decks": "DecksPage",
    "knowledge": "KnowledgePage",
}

# Rooms whose models live in a module of another name than the room's. A game's models are imported
# when its room is opened, or the replay of one of its sessions; the bedroom does without them.
MODELS: dict[str, str] = {
    "endless": "endless.table",
    "worst": "worst.table",
    "tricks": "tricks.table",
}

SOUNDING = {"endless", "worst", "tricks", "replay", "settings"}
"""Rooms in which something is heard."""


@QmlElement
@QmlUncreatable("The program makes the one house.")
class House(QObject):  # type: ignore[operator]
    """Handed to every page as its initial property `house`."""

    opened = Signal(
        str,
        str,
        "QVariantMap",  # type: ignore[arg-type]
        arguments=["module", "type", "properties"],
    )
    replaced = Signal(
        str,
        str,
        "QVariantMap",  # type: ignore[arg-type]
        arguments=["module", "type", "properties"],
    )
    backRequested = Signal()
    homeRequested = Signal()
    returnRequested = Signal(str, arguments=["session"])
    helpRequested = Signal(str, arguments=["clause"])
    fullScreenRequested = Signal()
    quitRequested = Signal()
    raiseRequested = Signal()
    said = Signal(str, str, arguments=["text", "actionText"])
    acted = Signal()
    troubled = Signal(str, str, arguments=["title", "text"])
    hushed = Signal()
    announced = Signal(str, arguments=["text"])
    isFullScreenChanged = Signal()
    continueModelChanged = Signal()
    isUnsavedChanged = Signal()
    deskChanged = Signal()
    soundsChanged = Signal()
    retranslated = Signal()
    firstFrame = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_full_screen = False
        self._is_unsaved = False
        self._is_refusal_shown = False
        self._continue_model: QObject | None = None
        self._desk: Any = None
        self._settings: QObject | None = None
        self._sounds: Any = None

    @Slot(str)
    @Slot(str, "QVariantMap")
    def open(self, room: str, properties: dict[str, Any] | None = None) -> None:
        """Open a room on top of the one shown; Esc comes back to this one."""
        self.bring_models(room)
        self.opened.emit(f"yournightmare.views.{room}", _page_of(room), properties or {})

    @Slot(str)
    @Slot(str, "QVariantMap")
    def replace(self, room: str, properties: dict[str, Any] | None = None) -> None:
        """Open a room instead of the one shown (from New game into the game)."""
        self.bring_models(room)
        self.replaced.emit(f"yournightmare.views.{room}", _page_of(room), properties or {})

    @Slot(str)
    def newGame(self, game: str) -> None:
        """Open the sheet that starts a game of `game`."""
        self.open("newgame", {"game": game})

    @Slot(str)
    def resume(self, session: str) -> None:
        """Go on with an unfinished session of the store."""
        library = importlib.import_module("yournightmare.models.library")
        library.resume(self, session)

    @Slot()
    def back(self) -> None:
        """Close the room shown."""
        self.backRequested.emit()

    @Slot()
    def home(self) -> None:
        """Close every room down to the bedroom."""
        self.homeRequested.emit()

    def go_back_to(self, session: str) -> None:
        """Close every room down to the page of a game that is open, or open it anew."""
        self.returnRequested.emit(session)

    @Slot(str)
    def openAnew(self, session: str) -> None:
        """Open a page for a game, whether or not it has one (see `Desk.open_anew`)."""
        self.bring_desk().open_anew(session)

    @Slot(bool)
    def rest(self, rests: bool) -> None:
        """The window is out of sight: no time is played until it is back (K2)."""
        if self._desk is not None:
            self._desk.rest(rests)

    @Slot(QObject)
    def putAway(self, table: QObject) -> None:
        """A game's page is gone (see `Desk.putAway`)."""
        if self._desk is not None and table is not None:
            self._desk.putAway(table)

    @Slot()
    @Slot(str)
    def help(self, clause: str = "") -> None:
        """Open the rules, at a clause if one is given."""
        self.helpRequested.emit(clause)

    @Slot(str, "QVariantMap", "QVariantList", str, result=bool)
    def begin(
        self, game: str, options: dict[str, Any], seats: list[dict[str, str]], seed: str
    ) -> bool:
        """Begin a game (see `Desk.begin`)."""
        return bool(self.bring_desk().begin(game, options, seats, seed, ""))

    @Slot(str)
    def again(self, sessionId: str) -> None:
        """Begin a game like that one."""
        self.bring_desk().again(sessionId)

    @Slot(str)
    def watch(self, sessionId: str) -> None:
        """Watch a game again."""
        self.bring_desk().replay(sessionId)

    @Slot()
    def toggleFullScreen(self) -> None:
        """Full screen and back."""
        self.fullScreenRequested.emit()

    @Slot()
    def quit(self) -> None:
        """Close the program."""
        self.quitRequested.emit()

    @Slot(str)
    @Slot(str, str)
    def say(self, text: str, actionText: str = "") -> None:
        """A short message that covers no button; `acted` follows if its action is chosen."""
        self._is_refusal_shown = False
        self.said.emit(text, actionText)

    @Slot(str)
    def refuse(self, text: str) -> None:
        """A short message that says what is missing; `settle` takes it away."""
        self.say(text)
        self._is_refusal_shown = True

    @Slot()
    def settle(self) -> None:
        """What was missing is there by now: the last `refuse` is true no more.

        Any other message stays.
        """
        if self._is_refusal_shown:
            self.hush()

    @Slot()
    def hush(self) -> None:
        """Take the short message away: what it spoke of is seen no more."""
        self._is_refusal_shown = False
        self.hushed.emit()

    @Slot(str, str)
    def trouble(self, title: str, text: str) -> None:
        """Tell in a dialog what happened, what was kept and what to do."""
        self.troubled.emit(title, text)

    @Slot(str)
    def announce(self, text: str) -> None:
        """Say something through the screen reader only."""
        self.announced.emit(text)

    # ---- for the program, not for QML ----
    def bring_models(self, room: str) -> None:
        """Import the Python types a room's page uses, now and not before: startup needs none."""
        # Pages speak to the desk by its type, which QML must know before it reads them.
        importlib.import_module("yournightmare.models.desk")
        if room in SOUNDING:
            self.bring_sounds()
        name = models_module(room)
        if importlib.util.find_spec(name) is not None:
            importlib.import_module(name)

    def open_file(self, path: str) -> None:
        """A saved game was double-clicked or handed over: the library takes it in and shows it."""
        self.bring_desk().open_file(Path(path))

    def bring_desk(self) -> Any:
        """Return the desk, made when it is first needed: the first frame needs none."""
        if self._desk is None:
            self._desk = importlib.import_module("yournightmare.models.desk").Desk(self)
            self.deskChanged.emit()
        return self._desk

    def close_desk(self) -> None:
        """The program ends: the desk lets go of the store."""
        if self._desk is not None:
            self._desk.close()
            self._desk = None

    def use_settings(self, settings: QObject) -> None:
        """The program's settings; without them, as in tests, nothing is heard."""
        self._settings = settings

    def bring_sounds(self) -> None:
        """A room was opened in which something is heard: make ready for it, if it may be."""
        sounds = importlib.import_module("yournightmare.models.sounds")
        if self._settings is None:
            return
        if self._sounds is None:
            self._sounds = sounds.sounds_for(self._settings, self)
            sounds.use(self._sounds)
            self.soundsChanged.emit()
        self._sounds.prepare()

    def close_sounds(self) -> None:
        """The program ends: be silent."""
        if self._sounds is not None:
            importlib.import_module("yournightmare.models.sounds").use(None)
            self._sounds.close()
            self._sounds = None

    def bring_library(self) -> None:
        """Make the list of unfinished sessions, once something is on the screen."""
        if importlib.util.find_spec("yournightmare.models.library") is not None:
            library = importlib.import_module("yournightmare.models.library")
            self._set_continue_model(library.ContinueModel(self.bring_desk()))

    isFullScreen = Property(
        bool,
        lambda self: self._is_full_screen,
        lambda self, value: self._set_full_screen(value),
        notify=isFullScreenChanged,
    )
    # whether something that was played is not on disk; the desk says so (S7)
    isUnsaved = Property(
        bool,
        lambda self: self._is_unsaved,
        lambda self, value: self._set_unsaved(value),
        notify=isUnsavedChanged,
    )
    desk = Property(QObject, lambda self: self.bring_desk(), notify=deskChanged)
    sounds = Property(QObject, lambda self: self._sounds, notify=soundsChanged)
    tricksTitle = Property(str, lambda self: TRICKS, constant=True)
    continueModel = Property(
        QObject,
        lambda self: self._continue_model,
        lambda self, value: self._set_continue_model(value),
        notify=continueModelChanged,
    )

    def _set_full_screen(self, value: bool) -> None:
        if value != self._is_full_screen:
            self._is_full_screen = value
            self.isFullScreenChanged.emit()

    def _set_unsaved(self, value: bool) -> None:
        if value != self._is_unsaved:
            self._is_unsaved = value
            self.isUnsavedChanged.emit()

    def _set_continue_model(self, value: QObject | None) -> None:
        if value is not self._continue_model:
            self._continue_model = value
            self.continueModelChanged.emit()


def models_module(room: str) -> str:
    """The module with the Python types that a room's page uses."""
    return f"yournightmare.models.{MODELS.get(room, room)}"


def _page_of(room: str) -> str:
    return ROOMS.get(room, f"{room.capitalize()}Page")
