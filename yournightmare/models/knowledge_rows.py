"""What the page "What we know of each other" lists: people, their fears in order, who guesses whom.

Estimates come from `players.worst.belief`. A mean is in units of the chance that is in every
ranking; a place is told as a range: somebody's fear counts as greater than another only where their
difference is larger than its own standard deviation.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from yournightmare.games.worst.decisions import Ranking
from yournightmare.games.worst.themes import THEMES
from yournightmare.models.plots import Cell, Cells, Span, Spans
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, decimal, say
from yournightmare.models.worst import words
from yournightmare.players.worst.belief import Belief, Estimate, belief_of
from yournightmare.players.worst.cards import themes_of
from yournightmare.sessions import fears
from yournightmare.sessions.knowledge import Knowledge, Meeting
from yournightmare.sessions.knowledge_files import Estimated

CONTEXT: Final = "Knowledge"

THEME: Final = "theme"
CARD: Final = "card"
PAGE: Final = 12
"""So many fears stand on the sheet at once: as many as there are themes."""

BEST: Final = 5.0
"""Points of a guess with all four right (R-Y5)."""

MARGIN: Final = 1.15
"""How much wider a plot is than what is in it."""


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who is remembered; `note` says how much is known."""

    name: str
    sign: str
    note: str
    is_chosen: bool


class PeopleModel(RowsModel[PersonRow]):
    """The remembered people, the one who played last first."""

    row_type = PersonRow


class FearRow(msgspec.Struct, frozen=True):
    """A fear of a person. `place` counts from 1, 0 if nothing is known; `told` says the row whole.

    `picture` is the id of a card that comes with the program, else empty.
    """

    fear: str
    picture: str
    title: str
    place: int
    note: str
    told: str


class FearsModel(RowsModel[FearRow]):
    """A page of a person's fears, the worst first."""

    row_type = FearRow


class MeetingRow(msgspec.Struct, frozen=True):
    """Who guessed whose fears how well. `guesser` and `target` number the people of the matrix."""

    guesser: int
    target: int
    title: str
    mean: str
    note: str
    told: str


class MeetingsModel(RowsModel[MeetingRow]):
    """Those who guessed, the best knowledge first."""

    row_type = MeetingRow


class HeadRow(msgspec.Struct, frozen=True):
    """Somebody at the edge of the matrix."""

    name: str
    sign: str


class HeadsModel(RowsModel[HeadRow]):
    """The people of the matrix, in the order of its rows and columns."""

    row_type = HeadRow


class Fear(msgspec.Struct, frozen=True):
    """An estimate to be shown: places from 1, `times` the rankings it was in."""

    fear: str
    title: str
    picture: str
    times: int
    estimate: Estimate
    best: int
    worst: int


def ranked(count: int) -> str:
    """Return how much is known of a person of whom so many rankings were read out."""
    if count == 0:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Knowledge", "Nothing read out yet"))
    return say(CONTEXT, QT_TRANSLATE_NOOP("Knowledge", "%n ranking(s)", None, 1), n=count)


def fears_of(rankings: Sequence[Ranking], of: str) -> list[Fear]:
    """Return a person's fears, the worst first; themes nothing was read out about come last."""
    belief = belief_of(tuple(rankings))
    return _themes(belief, rankings) if of == THEME else _cards(belief, rankings)


def _themes(belief: Belief, rankings: Sequence[Ranking]) -> list[Fear]:
    found = []
    for number, theme in enumerate(THEMES):
        times = sum(any(number in themes_of(card) for card in ranking) for ranking in rankings)
        name = words.themes([theme])
        title = name[:1].upper() + name[1:]
        found.append((theme, title, "", times, belief.theme(number)))
    return _in_order(found)


def _cards(belief: Belief, rankings: Sequence[Ranking]) -> list[Fear]:
    known, language = _box(), words.language()
    counted: dict[str, int] = {}
    for ranking in rankings:
        for card in ranking:
            counted[card] = counted.get(card, 0) + 1
    found = []
    for card, times in counted.items():
        ours = known.get(card)
        title = ours.titles.in_language(language) if ours else card
        found.append((card, title, card if ours else "", times, belief.card(card)))
    return _in_order(found)


def _in_order(found: Iterable[tuple[str, str, str, int, Estimate]]) -> list[Fear]:
    by_dread = sorted(found, key=lambda fear: (fear[3] == 0, -fear[4].mean))
    known = [estimate for *_, times, estimate in by_dread if times]
    rows = []
    for fear, title, picture, times, estimate in by_dread:
        above = sum(_is_surely_above(other, estimate) for other in known)
        below = sum(_is_surely_above(estimate, other) for other in known)
        rows.append(Fear(fear, title, picture, times, estimate, above + 1, len(known) - below))
    return rows


def _is_surely_above(one: Estimate, other: Estimate) -> bool:
    return one is not other and one.mean - other.mean > math.hypot(one.sd, other.sd)


def _box() -> dict[str, fears.Fear]:
    try:
        return dict(fears.fears())
    except fears.FearsError:
        return {}  # a damaged installation: cards are called by their ids


def fear_rows(found: Sequence[Fear], first: int) -> list[FearRow]:
    """Return the rows of the page that begins with number `first`, which counts from 0."""
    rows = []
    for place, fear in enumerate(found[first : first + PAGE], first + 1):
        note = _note(fear)
        text = QT_TRANSLATE_NOOP("Knowledge", "{place}. {title}: {note}")
        if not fear.times:
            place, text = 0, QT_TRANSLATE_NOOP("Knowledge", "{title}: {note}")
        told = say(CONTEXT, text, place=place, title=fear.title, note=note)
        rows.append(FearRow(fear.fear, fear.picture, fear.title, place, note, told))
    return rows


def _note(fear: Fear) -> str:
    if not fear.times:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Knowledge", "nothing read out about it yet"))
    if fear.best == fear.worst:
        text = QT_TRANSLATE_NOOP("Knowledge", "likely place {best}, in %n ranking(s)", None, 1)
    else:
        text = QT_TRANSLATE_NOOP(
            "Knowledge", "likely place {best} to {worst}, in %n ranking(s)", None, 1
        )
    return say(CONTEXT, text, n=fear.times, best=fear.best, worst=fear.worst)


def spans(found: Sequence[Fear], first: int, rows: Sequence[FearRow]) -> Spans:
    """Return the plot beside these rows; all pages have the same reach."""
    reach = max((abs(f.estimate.mean) + f.estimate.sd for f in found if f.times), default=1.0)
    shown = []
    for fear, row in zip(found[first : first + PAGE], rows, strict=True):
        mean, sd = fear.estimate
        span = Span(row.told, mean, mean - sd, mean + sd) if fear.times else Span(row.told)
        shown.append(span)
    return Spans(tuple(shown), MARGIN * reach)


def met(knowledge: Knowledge) -> list[str]:
    """Return those of whom somebody guessed or was guessed, in the order asked about."""
    names = {name for m in knowledge.meetings for name in (m.guesser, m.target)}
    return [name for name in knowledge.people if name in names]


def meeting_rows(knowledge: Knowledge, people: Sequence[str]) -> list[MeetingRow]:
    """Return who guessed whom, those who know best first."""
    by_mean = sorted(knowledge.meetings, key=lambda m: (-m.mean, -m.rounds))
    return [_meeting_row(m, people) for m in by_mean]


def _meeting_row(m: Meeting, people: Sequence[str]) -> MeetingRow:
    title = say(
        CONTEXT,
        QT_TRANSLATE_NOOP("Knowledge", "{guesser} about {target}"),
        guesser=m.guesser,
        target=m.target,
    )
    mean = decimal(m.mean)
    text = QT_TRANSLATE_NOOP("Knowledge", "%n guess(es), {points} points", None, 1)
    if m.perfect:
        text = QT_TRANSLATE_NOOP(
            "Knowledge", "%n guess(es), {points} points, all four right: {perfect}", None, 1
        )
    note = say(CONTEXT, text, n=m.rounds, points=m.points, perfect=m.perfect)
    told = say(
        CONTEXT,
        QT_TRANSLATE_NOOP("Knowledge", "{title}: {mean} points a guess ({note})"),
        title=title,
        mean=mean,
        note=note,
    )
    guesser, target = people.index(m.guesser), people.index(m.target)
    return MeetingRow(guesser, target, title, mean, note, told)


def cells(knowledge: Knowledge, people: Sequence[str], rows: Sequence[MeetingRow]) -> Cells:
    """Return the matrix: who guesses stands left, whose fears they are above.

    The cells come in the order of `rows`, then those of pairs that never guessed.
    """
    means = {(m.guesser, m.target): m.mean for m in knowledge.meetings}
    found = [
        Cell(
            row.target,
            row.guesser,
            row.mean,
            row.told,
            means[people[row.guesser], people[row.target]] / BEST,
        )
        for row in rows
    ]
    met_already = {(cell.row, cell.column) for cell in found}
    for row, guesser in enumerate(people):
        for column, target in enumerate(people):
            if row != column and (row, column) not in met_already:
                text = QT_TRANSLATE_NOOP("Knowledge", "{guesser} has never guessed {target}.")
                told = say(CONTEXT, text, guesser=guesser, target=target)
                found.append(Cell(column, row, "–", told))
    return Cells(len(people), len(people), tuple(found))


def estimates(knowledge: Knowledge) -> list[Estimated]:
    """Return what an exported file holds beside what was read out: every estimate."""
    found = []
    for name, rankings in zip(knowledge.people, knowledge.rankings, strict=True):
        for of in (THEME, CARD):
            found += [
                Estimated(name, of, fear.fear, fear.estimate.mean, fear.estimate.sd)
                for fear in fears_of(rankings, of)
                if fear.times
            ]
    return found
