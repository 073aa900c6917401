"""A replay of the trick game: the table at any step, from a seat's eyes or with all cards open.

While a game goes on its replay shows what the whole table has seen. Once it is over, any hand and
any Scared may be looked at (R-M13).
"""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.tricks import events as ev
from yournightmare.games.tricks.cards import value_of
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.state import Awaiting, State, View
from yournightmare.models.people import players_of
from yournightmare.models.replay_rows import Mark
from yournightmare.models.replayed import Contest
from yournightmare.models.rows import RowsModel
from yournightmare.models.tricks import shelf, words
from yournightmare.models.tricks.board_view import TricksBoardView
from yournightmare.models.tricks.seat_rows import Shown
from yournightmare.models.tricks.shown import pace
from yournightmare.models.tricks.story import TricksTeller
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.record import Record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.timeline import Frame

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "TricksReplay"
ALL: Final = "all"
PUBLIC: Final = "public"


class SeenRow(msgspec.Struct, frozen=True):
    """What of a seat is seen: its hand (empty if it isn't), and where its Scared lies (0: hidden,
    or not in the stack)."""

    seat: int
    name: str
    sign: str
    cards: tuple[Shown, ...]
    hand_count: int
    scared_place: int
    stack_left: int
    is_open: bool


class SeenModel(RowsModel[SeenRow]):
    """The seats' hands, as far as they are looked at."""

    row_type = SeenRow


@QmlElement
@QmlUncreatable("Replays come from the desk.")
class TricksReplayed(Contest, TricksBoardView):  # type: ignore[operator]
    """One recorded game, as `models.replayed.Replayed` wants it."""

    seenChanged = Signal()  # as tableChanged; Qt binds properties to signals of their own class
    eyesChanged = Signal()

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        frame = replay.at(0)
        players = players_of("tricks", replay.record.seats)
        super().__init__(players, replay.game.view(frame.state, None), parent)
        self.tableChanged.connect(self.seenChanged)
        self._replay = replay
        self._frame: Frame = frame
        self._teller = TricksTeller(players)
        self._eyes = ALL
        self._hands = SeenModel(self)

    # What the time line and the log ask

    def told(self, frame: Frame) -> str:
        """Return what everybody heard in a step."""
        said = self._teller.sentences(frame.events)
        return said or say(CONTEXT, QT_TRANSLATE_NOOP("TricksReplay", "The game begins."))

    def bands_in(self, frame: Frame) -> list[str]:
        """Return the rounds that begin in a step."""
        rounds = [str(event.round) for event in frame.events if isinstance(event, ev.RoundBegan)]
        if not rounds and frame.state.options.score_sheet and frame.step == 0:
            return ["1"]
        return rounds

    def marks(self, step: int, before: State, frame: Frame) -> tuple[Mark, ...]:
        """Return who turned over Scared, and who brought off Paranoia."""
        for event in frame.events:
            if isinstance(event, ev.Paranoia):
                return (Mark(step, "luck", 10, event.seat),)
        for event in frame.events:
            if isinstance(event, ev.CardTurned) and event.scared:
                lost = STACK - before.put[event.seat]
                return (Mark(step, "bad luck", max(1, lost), event.seat),)
        return ()

    def mark_text(self, mark: Mark) -> str:
        """Return what a mark says."""
        text = QT_TRANSLATE_NOOP("TricksReplay", "{name} turned over Scared: no points.")
        if mark.kind == "luck":
            text = QT_TRANSLATE_NOOP("TricksReplay", "{name} brought off Paranoia.")
        return say(CONTEXT, text, name=self._players[mark.about].name)

    def mark_label(self, mark: Mark) -> str:
        """Return what stands beside a mark."""
        text = QT_TRANSLATE_NOOP("TricksReplay", "Scared")
        if mark.kind == "luck":
            text = QT_TRANSLATE_NOOP("TricksReplay", "Paranoia")
        return say(CONTEXT, text)

    def mark_figure(self, mark: Mark) -> str:
        """Return nothing: these marks have no number."""
        return ""

    def unusual_options(self, record: Record) -> list[str]:
        """Return the names of the options that are not the default ones."""
        return shelf.option_names(msgspec.structs.asdict(record.options))

    # What the board shows

    def pace(self, event: ev.Event) -> int:
        """Return how long an event is looked at."""
        return pace(event)

    def hear(self, event: ev.Event, frame: Frame) -> None:
        """Show one event of a step, if everybody may see it."""
        if event.seen_by is None:
            self._shown.hear(event)
            self._show()

    def settle(self, frame: Frame) -> None:
        """Show the table after a step."""
        self._frame = frame
        self._shown.settle(self._replay.game.view(frame.state, None))
        self._show()

    def _show(self) -> None:
        self._show_board()
        seats = range(self._shown.view.seats)
        self._hands.show([self._seen(seat) for seat in seats])
        self.tableChanged.emit()

    def _points(self) -> tuple[int, ...]:
        return self._shown.view.points

    def _is_open(self, seat: int) -> bool:
        return self._can_open() and self._eyes in (ALL, str(seat))

    def _seen(self, seat: int) -> SeenRow:
        player, is_open = self._players[seat], self._is_open(seat)
        view: View = self._replay.game.view(self._frame.state, seat if is_open else None)
        hand, scared = view.hands[seat], view.scared[seat]
        cards = sorted(hand, key=lambda card: value_of(card) or 10) if is_open else []
        return SeenRow(
            seat=seat,
            name=player.name,
            sign=player.sign,
            cards=tuple(
                {"card": card, "value": value_of(card), "name": words.monster(value_of(card))}
                for card in cards
            ),
            hand_count=view.hand_sizes[seat],
            scared_place=scared if isinstance(scared, int) else 0,
            stack_left=view.left[seat],
            is_open=is_open,
        )

    @Slot(str)
    def lookFrom(self, eyes: str) -> None:
        """Look with all cards open ("all"), as everybody ("public"), or from a seat ("0")."""
        known = (ALL, PUBLIC, *(str(player.seat) for player in self._players))
        if eyes in known and eyes != self._eyes:
            self._eyes = eyes
            self.eyesChanged.emit()
            self._show()

    # What the page binds to

    def _clause(self) -> str:
        clauses = {
            Awaiting.DEAL: "MT-3.1",
            Awaiting.PLACING: "MT-3.3",
            Awaiting.PLAY: "MT-4.2",
            Awaiting.ENTRY: "MT-10.1",
            Awaiting.NOTHING: "MT-9.4",
        }
        return clauses[self._shown.view.awaiting]

    def _eyes_choices(self) -> list[dict[str, str]]:
        """Whose eyes one may look through; nobody's while the game goes on."""
        if not self._can_open():
            return []
        all_open = say(CONTEXT, QT_TRANSLATE_NOOP("TricksReplay", "All open"))
        public = say(CONTEXT, QT_TRANSLATE_NOOP("TricksReplay", "As everybody"))
        seats = [{"value": str(p.seat), "text": p.name} for p in self._players]
        return [{"value": ALL, "text": all_open}, {"value": PUBLIC, "text": public}, *seats]

    hands = Property(QObject, lambda self: self._hands, constant=True)
    eyes = Property(str, lambda self: self._eyes, lookFrom, notify=eyesChanged)
    eyesChoices = Property(
        "QVariantList",  # type: ignore[arg-type]
        _eyes_choices,
        notify=seenChanged,
    )
    canOpenAll = Property(bool, lambda self: self._can_open(), notify=seenChanged)
    score = Property(int, lambda self: max(self._shown.view.points), notify=seenChanged)
    clause = Property(str, _clause, notify=seenChanged)
