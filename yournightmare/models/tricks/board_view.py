"""The table as the eyes see it: what a game being played and a replay have in common.

Both set `_shown` and call `_show_board`. Everything here comes from the public view (R-M13).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.tricks import scoring
from yournightmare.games.tricks.cards import FIVE, value_of
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.state import Awaiting, Play, View, totals
from yournightmare.models.people import Player
from yournightmare.models.properties import constant
from yournightmare.models.tricks import words
from yournightmare.models.tricks.seat_rows import (
    Face,
    LaidOpenModel,
    LaidOpenRow,
    PlayRow,
    ScoreRow,
    ScoresModel,
    SeatRow,
    TableSeatsModel,
    TrickModel,
)
from yournightmare.models.tricks.shown import Shown
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "TricksBoard"
NOBODY = -1


def face(kind: str, when: str) -> Face:
    """Return a character card for QML."""
    return {"kind": kind, "when": when}


@QmlElement
@QmlUncreatable("Boards come from a table or a replay.")
class TricksBoardView(QObject):  # type: ignore[operator]
    """A table of the trick game to look at."""

    tableChanged = Signal()

    def __init__(
        self, players: Sequence[Player], view: View, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._players = tuple(players)
        self._shown = Shown(view)
        self._seats = TableSeatsModel(self)
        self._trick = TrickModel(self)
        self._scores = ScoresModel(self)
        self._laid_open = LaidOpenModel(self)

    def _show_board(self, complete: Callable[[SeatRow], SeatRow] = lambda row: row) -> None:
        """Show what `_shown` holds; `complete` adds to a seat what a table being played knows."""
        seats = range(self._shown.view.seats)
        self._seats.show([complete(self._seat_row(seat)) for seat in seats])
        self._trick.show([self._play_row(i, play) for i, play in enumerate(self._shown.trick)])
        self._scores.show(score_rows(self._shown.view))
        is_open = self._shown.is_scoring or self._shown.gained != (None,) * len(seats)
        self._laid_open.show([self._laid_open_row(seat) for seat in seats] if is_open else [])

    def _seat_row(self, seat: int) -> SeatRow:
        shown, view, player = self._shown, self._shown.view, self._players[seat]
        plays = view.awaiting is Awaiting.PLAY
        return SeatRow(
            seat=seat,
            name=player.name,
            sign=player.sign,
            face=player.face,
            is_computer=player.is_computer,
            character=player.seat,
            hand_count=view.hand_sizes[seat],
            stack_left=view.left[seat],
            turned=tuple(self._turned(seat)),
            bottom_moved=view.moved[seat],
            has_placed=view.placed[seat],
            points=view.points[seat],
            is_holder=seat == view.holder,
            is_leader=plays and seat == view.leader,
            is_turn=seat == shown.turn,
            is_winning=plays and not self._is_past() and seat == shown.leading,
            is_thinking=False,
            status="",
            line="",
            can_pass=False,
            can_change=False,
        )

    def _is_past(self) -> bool:
        return self._shown.is_past and self._shown.winner is None

    def _turned(self, seat: int) -> list[Face]:
        """Return the cards a seat has turned over in play."""
        view = self._shown.view
        if view.options.score_sheet and view.ended_by == seat:
            return [face("scared", "play")]  # how deep it lay was seen at the table alone
        found = [face("undaunted", "play")] * (STACK - view.left[seat])
        if view.ended_by == seat:
            found[-1] = face("scared", "play")
        return found

    def _play_row(self, place: int, play: Play) -> PlayRow:
        player, shown = self._players[play.seat], self._shown
        return PlayRow(
            seat=play.seat,
            name=player.name,
            sign=player.sign,
            cards=tuple(
                {"card": card, "value": value_of(card), "name": words.monster(value_of(card))}
                for card in play.cards
            ),
            worth_text=words.worth(play.worth),
            said=NOBODY if play.said is None else play.said,
            is_leading=play.seat == shown.leading,
            is_past=shown.is_past,
            order=place + 1,
            said_text=words.played(play),
        )

    def _laid_open_row(self, seat: int) -> LaidOpenRow:
        view, player = self._shown.view, self._players[seat]
        gained = self._shown.gained[seat]
        cards = self._turned(seat)
        position = view.scared[seat]
        if gained is not None and view.shown[seat] and isinstance(position, int) and position:
            cards += [face("undaunted", "scoring")] * (position - 1)
            cards.append(face("scared", "scoring"))
            cards += [face("undaunted", "under")] * (view.left[seat] - position)
        return LaidOpenRow(
            seat=seat,
            name=player.name,
            sign=player.sign,
            character=player.seat,
            cards=tuple(cards),
            points=NOBODY if gained is None else gained,
            total=view.points[seat],
            reason="" if gained is None else self._why(seat, gained),
            found_scared=seat == view.ended_by,
        )

    def _why(self, seat: int, gained: int) -> str:
        """Say why a seat has its points (R-M10, R-M11)."""
        view, position = self._shown.view, self._shown.view.scared[seat]
        if view.paranoia:
            text = QT_TRANSLATE_NOOP("TricksBoard", "Paranoia: Scared was the very last card.")
            if seat != view.ended_by:
                text = QT_TRANSLATE_NOOP("TricksBoard", "Paranoia takes it all.")
            return say(CONTEXT, text)
        if seat == view.ended_by:
            return say(CONTEXT, QT_TRANSLATE_NOOP("TricksBoard", "Turned over Scared."))
        if not isinstance(position, int):
            return ""
        under = view.left[seat] - position
        if position == 1 and under:
            text = QT_TRANSLATE_NOOP(
                "TricksBoard", "Scared lay on top: two for each of %n card(s) under it.", None, 1
            )
            return say(CONTEXT, text, under)
        text = QT_TRANSLATE_NOOP("TricksBoard", "%n card(s) under Scared.", None, 1)
        return say(CONTEXT, text, under)

    # What lies in the middle

    def _turns(self) -> int:
        """How many cards whoever wins turns over, as the trick lies; -1 if none lies there."""
        if self._is_past() or not self._shown.trick:
            return NOBODY
        return scoring.turns_of(self._shown.trick)

    def _stakes(self) -> str:
        turns = self._turns()
        if turns < 0:
            return ""
        if turns == 0:
            text = QT_TRANSLATE_NOOP("TricksBoard", "Whoever wins turns over nothing")
            return say(CONTEXT, text)
        text = QT_TRANSLATE_NOOP("TricksBoard", "Whoever wins turns over {count}")
        return say(CONTEXT, text, count=words.count(turns))

    def _stakes_why(self) -> str:
        turns = self._turns()
        if turns == 0:
            text = QT_TRANSLATE_NOOP(
                "TricksBoard", "the bottom card goes on top instead, for the 0/10 of {name}"
            )
            zero = next(play for play in self._shown.trick if play.said is not None)
            return say(CONTEXT, text, name=self._players[zero.seat].name)
        if turns < 2:
            return ""
        fives = [p for p in self._shown.trick if value_of(p.cards[0]) == FIVE]
        names = named([self._players[play.seat].name for play in fives])
        text = QT_TRANSLATE_NOOP("TricksBoard", "one, and one more for each 5 of {names}")
        return say(CONTEXT, text, names=names)

    def _round(self) -> int:
        """The round that is seen; before the first deal it is the first one."""
        return max(1, self._shown.view.round)

    def _rounds(self) -> int:
        view = self._shown.view
        return 0 if view.options.until_total else scoring.ROUNDS[view.seats]

    seats = constant("_seats")
    trick = constant("_trick")
    sheet = constant("_scores")
    roundEnd = constant("_laid_open")

    seatCount = Property(int, lambda self: len(self._players), constant=True)
    round = Property(int, lambda self: self._round(), notify=tableChanged)
    rounds = Property(int, lambda self: self._rounds(), notify=tableChanged)
    total = Property(
        int,
        lambda self: self._shown.view.options.total * self._shown.view.options.until_total,
        constant=True,
    )
    trickNumber = Property(int, lambda self: self._shown.view.tricks, notify=tableChanged)
    pileLeft = Property(int, lambda self: self._shown.view.pile_size, notify=tableChanged)
    turns = Property(int, lambda self: self._turns(), notify=tableChanged)
    stakes = Property(str, lambda self: self._stakes(), notify=tableChanged)
    stakesWhy = Property(str, lambda self: self._stakes_why(), notify=tableChanged)


def score_rows(view: View) -> list[ScoreRow]:
    """Return the score sheet's rounds with running totals (R-M12)."""
    return [
        ScoreRow(
            round=number,
            points=points,
            totals=totals(view.scores[:number], view.seats),
            best=max(points),
        )
        for number, points in enumerate(view.scores, 1)
    ]
