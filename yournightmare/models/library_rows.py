"""Rows of the library: what a saved game says of itself in a list, in the reader's language."""

from __future__ import annotations

import unicodedata
from datetime import date, datetime
from typing import Any, Final

import msgspec
from PySide6.QtCore import QDate, QLocale, QTime

from yournightmare.models.rooms import shelf_of
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say
from yournightmare.sessions.files import SUFFIX
from yournightmare.sessions.store import Summary

CONTEXT: Final = "Library"


class SavedRow(msgspec.Struct, frozen=True):
    """A saved game in a list; what it says is put into words only when it is looked at.

    `title` is the name given to it, else the game's; `subtitle` says how far it got or how it
    ended, `last_played` when (`when`) and by whom (`people`), `options` what was agreed beside the
    default. `fault` is not empty if it can't be read (S1). `thumbnail` holds the public numbers
    of its board (`sessions.headline`), `rules` the clause with which its game's rules begin.
    """

    summary: Summary
    today: date

    @property
    def session_id(self) -> str:
        return self.summary.id

    @property
    def game(self) -> str:
        return self.summary.game

    @property
    def name(self) -> str:
        return self.summary.name

    @property
    def title(self) -> str:
        if self.summary.name:
            return self.summary.name
        if self.summary.fault:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Library", "A game out of reach"))
        if self.summary.branch_of:
            text = QT_TRANSLATE_NOOP("Library", "What if: {game}")
            return say(CONTEXT, text, game=game_title(self.summary.game))
        return game_title(self.summary.game)

    @property
    def subtitle(self) -> str:
        return _subtitle(self.summary)

    @property
    def people(self) -> str:
        return named([seat.name for seat in self.summary.seats])

    @property
    def when(self) -> str:
        return _when(self.summary.changed or self.summary.began, self.today)

    @property
    def last_played(self) -> str:
        text = QT_TRANSLATE_NOOP("Library", "{when} · {people}")
        return say(CONTEXT, text, when=self.when, people=self.people) if self.people else self.when

    @property
    def hints(self) -> bool:
        return self.summary.hints

    @property
    def finished(self) -> bool:
        return self.summary.finished

    @property
    def score(self) -> int:
        return score_of(self.summary)

    @property
    def taken_back(self) -> bool:
        return self.summary.taken_back

    @property
    def options(self) -> list[str]:
        shelf = shelf_of(self.summary.game)
        return shelf.unusual_options(self.summary) if shelf else []

    @property
    def can_continue(self) -> bool:
        return not self.summary.finished and not self.summary.fault

    @property
    def result(self) -> str:
        shelf = shelf_of(self.summary.game)
        return shelf.result(self.summary) if shelf else ""

    @property
    def fault(self) -> str:
        return self.summary.fault

    @property
    def thumbnail(self) -> dict[str, Any]:
        signs = [seat.sign for seat in self.summary.seats]
        return {**self.summary.headline, "signs": signs}

    @property
    def rules(self) -> str:
        return _RULES.get(self.summary.game, "")


_RULES: Final = {"endless": "EN-1.1", "worst": "WN-1.1", "tricks": "MT-1.1"}

ROLES: Final = tuple(name for name, what in vars(SavedRow).items() if isinstance(what, property))


def game_title(game: str) -> str:
    """Return a game's name as its door says it."""
    shelf = shelf_of(game)
    return say(CONTEXT, shelf.TITLE) if shelf else game


def score_of(summary: Summary) -> int:
    """Return the points, of the end or so far."""
    if summary.result is not None:
        return max(summary.result.points, default=0)
    score = summary.headline.get("score", 0)
    return score if isinstance(score, int) else 0


def search_text(summary: Summary) -> str:
    """Return what a search looks through: names, game and Nightmare, folded."""
    shelf = shelf_of(summary.game)
    texts = (
        summary.name,
        *(seat.name for seat in summary.seats),
        game_title(summary.game),
        *(shelf.searched(summary) if shelf else ()),
    )
    return fold("\n".join(texts))


def fold(text: str) -> str:
    """Return a text without accents and without case, as one searches for it."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


def _subtitle(summary: Summary) -> str:
    if summary.fault:
        from yournightmare.models import faults

        text = QT_TRANSLATE_NOOP(
            "Library", "This program can't read it. It is kept as it is. ({reason})"
        )
        return say(CONTEXT, text, reason=faults.told(summary.fault))
    shelf = shelf_of(summary.game)
    if shelf and summary.finished:
        return shelf.ended(summary, score_of(summary))
    if not summary.headline.get("round"):
        return say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Not begun yet"))
    if shelf:
        return shelf.stands(summary, score_of(summary))
    return say(
        CONTEXT, QT_TRANSLATE_NOOP("Library", "Round {round}"), round=summary.headline["round"]
    )


def _when(iso: str, today: date) -> str:
    """Return a moment as a person says it: Today, 21:40."""
    try:
        moment = datetime.fromisoformat(iso).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    locale = QLocale()
    day = moment.date()
    short = QLocale.FormatType.ShortFormat
    time = locale.toString(QTime(moment.hour, moment.minute), short)
    ago = (today - day).days
    if ago == 0:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Today, {time}"), time=time)
    if ago == 1:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Yesterday, {time}"), time=time)
    return locale.toString(QDate(day.year, day.month, day.day), short)


def file_name(title: str, began: str) -> str:
    """Return a name for the file a session is exported to: title and day, without odd signs."""
    kept = "".join(
        " " if sign in '<>:"/\\|?*' or not sign.isprintable() else sign
        for sign in title or game_title("")
    )
    # A name on disk has 255 bytes at most.
    short = kept.encode()[:160].decode(errors="ignore")
    return f"{' '.join(short.split()).strip(' .')} {began[:10]}".strip() + SUFFIX
