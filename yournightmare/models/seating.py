"""Who sits round the table of a new game: people and computer players, in their order.

Seats run to the left, as the rules count them. No two have the same name or the same sign.
"""

from __future__ import annotations

import getpass
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.game import game_by_id
from yournightmare.models import companions, namewords
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import names, people, tables

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Seating"

COMPANY: Final = {"endless": 0, "worst": 2, "tricks": 3}
"""By game: how many computer players sit there at first."""

WITH_OLDEST: Final = ("worst",)
"""The games that the oldest begins (R-Y1)."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a place. `companion` is the computer player's id; empty for a person."""

    name: str
    sign: str
    companion: str = ""
    level: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    """A place at the table; `line` says what to know of a computer player."""

    name: str
    sign: str
    is_computer: bool
    companion: str
    face: str
    line: str
    level: str
    fault: str
    is_oldest: bool
    is_selected: bool


class SeatsModel(RowsModel[SeatRow]):
    """The places, to the left."""

    row_type = SeatRow


@QmlElement
@QmlUncreatable("A new game has the one table.")
class Seating(QObject):  # type: ignore[operator]
    """The table of a new game. One place is selected: it is the one being changed."""

    changed = Signal()

    def __init__(self, changed: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._changed = changed
        self._game_id = ""
        self._sitting = [first_person()]
        self._selected = 0
        self._oldest = 0
        self._rows = SeatsModel(self)

    def set_table(self, game_id: str) -> None:
        """Lay the table of a game: as last time, else the person who played last and company."""
        self._game_id = game_id
        self._selected = self._oldest = 0
        last = tables.last(game_id) if self.maximum > 1 else None
        if last is not None and self._is_sound(last):
            self._sitting = [Sitting(p.name, p.sign, p.companion, p.level) for p in last.places]
            self._oldest = last.oldest
        else:
            self._sitting = [first_person()]
            for _ in range(COMPANY.get(game_id, 0)):
                self._sitting.append(self._a_companion())
        self.lay_out()

    def _is_sound(self, table: tables.Table) -> bool:
        """Tell whether that table can be laid again: nobody and no level of it is gone since."""
        places = table.places
        known = {c.key for c in companions.companions(self._game_id)}
        levels = companions.levels(self._game_id)
        return (
            self.minimum <= len(places) <= self.maximum
            and table.oldest < len(places)
            and len({p.sign for p in places} & set(people.SIGNS)) == len(places)
            and len({names.same_name(p.name) for p in places}) == len(places)
            and all(names.is_clean(p.name) for p in places)
            and all(p.level in levels if p.companion in known else not p.companion for p in places)
        )

    def keep(self) -> None:
        """Remember this table and its people, the first one first. Raises `OSError`."""
        for sitting in reversed(self._sitting):
            if not sitting.companion:
                people.remember(people.Person(names.clean(sitting.name), sitting.sign))
        if self.maximum > 1:
            places = [
                tables.Place(names.clean(s.name), s.sign, s.companion, s.level)
                for s in self._sitting
            ]
            tables.remember(self._game_id, places, self._oldest)

    def lay_out(self) -> None:
        """Show the table in the language of the moment."""
        self._rows.show([self._row(seat) for seat in range(len(self._sitting))])
        self.changed.emit()
        self._changed()

    def _row(self, seat: int) -> SeatRow:
        sitting = self._sitting[seat]
        companion = companions.companion(self._game_id, sitting.companion)
        return SeatRow(
            name=sitting.name,
            sign=sitting.sign,
            is_computer=companion is not None,
            companion=sitting.companion,
            face=companion.face if companion else "",
            line=companions.line(companion) if companion else "",
            level=sitting.level,
            fault=self.fault(seat),
            is_oldest=seat == self._oldest and self.has_oldest,
            is_selected=seat == self._selected,
        )

    def fault(self, seat: int) -> str:
        """Return what is wrong with a place's name, in words; empty if nothing is."""
        return namewords.fault(self._sitting[seat].name, self._names_but(seat))

    def _names_but(self, seat: int) -> list[str]:
        return [s.name for at, s in enumerate(self._sitting) if at != seat]

    @property
    def sitting(self) -> Sequence[Sitting]:
        """Who sits at the table, to the left."""
        return self._sitting

    @property
    def selected(self) -> int:
        """The place being changed."""
        return self._selected

    @property
    def oldest(self) -> int:
        """The place of the oldest, who begins."""
        return self._oldest

    @property
    def has_oldest(self) -> bool:
        """Tell whether the oldest has to be marked in this game."""
        return self._game_id in WITH_OLDEST

    @property
    def minimum(self) -> int:
        """How many have to sit here."""
        return self._allowed[0]

    @property
    def maximum(self) -> int:
        """How many can sit here."""
        return self._allowed[-1]

    @property
    def _allowed(self) -> range:
        return game_by_id(self._game_id).seats if self._game_id in COMPANY else range(1, 2)

    def seats(self) -> list[dict[str, str]]:
        """Return the places as a session keeps them."""
        return [
            {
                "name": names.clean(s.name),
                "kind": "computer" if s.companion else "person",
                "colour": s.sign,
                "sign": s.sign,
                **({"level": s.level, "persona": s.companion} if s.companion else {}),
            }
            for s in self._sitting
        ]

    # What is changed at the table

    @Slot(int)
    def select(self, seat: int) -> None:
        """Take a place in hand, to change it."""
        if 0 <= seat < len(self._sitting) and seat != self._selected:
            self._selected = seat
            self.lay_out()

    @Slot()
    def addPerson(self) -> None:
        """Seat somebody: who played here before and isn't at the table, else a new person."""
        if len(self._sitting) < self.maximum:
            self._sit(self._a_person())

    @Slot()
    def addComputer(self) -> None:
        """Seat a computer player who isn't at the table yet."""
        if len(self._sitting) < self.maximum:
            self._sit(self._a_companion())

    def _sit(self, sitting: Sitting) -> None:
        self._sitting.append(sitting)
        self._selected = len(self._sitting) - 1
        self.lay_out()

    @Slot(int)
    def remove(self, seat: int) -> None:
        """Let somebody go, as long as enough stay."""
        if not 0 <= seat < len(self._sitting) or len(self._sitting) <= self.minimum:
            return
        del self._sitting[seat]
        self._oldest = _after_removal(self._oldest, seat, len(self._sitting))
        self._selected = _after_removal(self._selected, seat, len(self._sitting))
        self.lay_out()

    @Slot(int, int)
    def swap(self, seat: int, other: int) -> None:
        """Let two change places; the oldest stays the oldest."""
        count = len(self._sitting)
        if seat == other or not (0 <= seat < count and 0 <= other < count):
            return
        moved = {seat: other, other: seat}
        self._sitting[seat], self._sitting[other] = self._sitting[other], self._sitting[seat]
        self._oldest = moved.get(self._oldest, self._oldest)
        self._selected = moved.get(self._selected, self._selected)
        self.lay_out()

    @Slot(int)
    def markOldest(self, seat: int) -> None:
        """Say who is the oldest."""
        if 0 <= seat < len(self._sitting):
            self._oldest = seat
            self.lay_out()

    @Slot(str)
    def rename(self, name: str) -> None:
        """Give the selected place another name."""
        if name != self._here.name:
            self._change(name=name)

    @Slot(str)
    def setSign(self, sign: str) -> None:
        """Give the selected place a sign; who had it takes the other one."""
        if sign not in people.SIGNS or sign == self._here.sign:
            return
        for seat, sitting in enumerate(self._sitting):
            if sitting.sign == sign:
                self._sitting[seat] = msgspec.structs.replace(sitting, sign=self._here.sign)
        self._change(sign=sign)

    @Slot(str)
    def setLevel(self, level: str) -> None:
        """Say how well the computer player of the selected place plays."""
        if self._here.companion and level in companions.levels(self._game_id):
            self._change(level=level)

    @Slot(bool)
    def setComputer(self, is_computer: bool) -> None:
        """Let a computer player sit at the selected place, or a person."""
        if is_computer != bool(self._here.companion):
            gone = self._sitting.pop(self._selected)
            other = self._a_companion() if is_computer else self._a_person()
            stays = msgspec.structs.replace(other, sign=gone.sign)
            was = companions.companion(self._game_id, gone.companion)
            if was is not None and gone.name != was.name and self._is_free(gone.name):
                stays = msgspec.structs.replace(stays, name=gone.name)
            self._sitting.insert(self._selected, stays)
            self.lay_out()

    @Slot(str)
    def chooseCompanion(self, key: str) -> None:
        """Seat that computer player; one who sits elsewhere changes places."""
        for seat, sitting in enumerate(self._sitting):
            if sitting.companion == key:
                here = self._selected
                self.swap(seat, here)
                self.select(here)
                return
        found = companions.companion(self._game_id, key)
        if found is not None and self._here.companion:
            name = self._free_name(found.name, self._selected)
            self._change(companion=key, name=name)

    def seat_person(self, person: people.Person) -> None:
        """Let a remembered person sit at the selected place, or select where they sit."""
        same = names.same_name(person.name)
        for seat, sitting in enumerate(self._sitting):
            if not sitting.companion and names.same_name(sitting.name) == same:
                self.select(seat)
                return
        self._sitting[self._selected] = Sitting(person.name, self._here.sign)
        if person.sign not in [s.sign for s in self._sitting] or self.maximum == 1:
            self._sitting[self._selected] = Sitting(person.name, person.sign)
        self.lay_out()

    @property
    def _here(self) -> Sitting:
        return self._sitting[self._selected]

    def _change(self, **fields: str) -> None:
        self._sitting[self._selected] = msgspec.structs.replace(self._here, **fields)
        self.lay_out()

    def _a_person(self) -> Sitting:
        at_table = {names.same_name(s.name) for s in self._sitting}
        for person in people.remembered():
            if names.same_name(person.name) not in at_table:
                return Sitting(person.name, self._free_sign(person.sign))
        text = QT_TRANSLATE_NOOP("Seating", "Sleeper {number}")
        numbered = (say(CONTEXT, text, number=number) for number in range(2, self.maximum + 2))
        return Sitting(next(filter(self._is_free, numbered)), self._free_sign())

    def _a_companion(self) -> Sitting:
        taken = {s.companion for s in self._sitting}
        found = next(c for c in companions.companions(self._game_id) if c.key not in taken)
        level = companions.usual_level(self._game_id)
        return Sitting(self._free_name(found.name), self._free_sign(), found.key, level)

    def _free_sign(self, wish: str = "") -> str:
        taken = {s.sign for s in self._sitting}
        return next(sign for sign in (wish, *people.SIGNS) if sign and sign not in taken)

    def _is_free(self, name: str) -> bool:
        return names.refusal(name, self._names_but(-1)) is None

    def _free_name(self, name: str, seat: int | None = None) -> str:
        others = self._names_but(-1 if seat is None else seat)
        tried = (name, *(f"{name} {number}" for number in range(2, len(others) + 3)))
        return next(each for each in tried if names.refusal(each, others) is None)

    rows = Property(QObject, lambda self: self._rows, constant=True)
    count = Property(int, lambda self: len(self._sitting), notify=changed)
    least = Property(int, lambda self: self.minimum, notify=changed)
    most = Property(int, lambda self: self.maximum, notify=changed)
    selectedSeat = Property(int, lambda self: self._selected, notify=changed)
    # A type of its own would say no more than the row's roles do.
    here = Property("QVariantMap", lambda self: _map(self._row(self._selected)), notify=changed)  # type: ignore[arg-type]
    companions = Property(
        "QVariantList",  # type: ignore[arg-type]
        lambda self: [
            {"value": c.key, "text": c.name} for c in companions.companions(self._game_id)
        ],
        notify=changed,
    )
    levels = Property(
        "QVariantList",  # type: ignore[arg-type]
        lambda self: [
            {"value": level, "text": title, "note": note}
            for level, title, note in companions.level_words(self._game_id)
        ],
        notify=changed,
    )


def _map(row: SeatRow) -> dict[str, Any]:
    return {
        "name": row.name,
        "sign": row.sign,
        "isComputer": row.is_computer,
        "companion": row.companion,
        "face": row.face,
        "line": row.line,
        "level": row.level,
        "fault": row.fault,
        "isOldest": row.is_oldest,
    }


def _after_removal(seat: int, removed: int, count: int) -> int:
    return min(seat - (seat > removed), count - 1)


def first_person() -> Sitting:
    """Return who played last; before the first evening, whoever is logged in."""
    known = people.remembered()
    if known:
        return Sitting(known[0].name, known[0].sign)
    return Sitting(_login_name(), people.SIGNS[0])


def _login_name() -> str:
    """Return a first guess at the player's name: that of the login, if it is one."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = ""
    if names.refusal(login) or login == "root":
        return say(CONTEXT, QT_TRANSLATE_NOOP("Seating", "Sleeper"))
    return login[:1].upper() + login[1:]
