"""The screens of Your Worst Nightmare: all phases of a game of four, own cards, replay."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.gallery_screens.replay import replay_of
from tests.models.worst_tables import (
    fill_in,
    new_session,
    new_table,
    open_curtain,
    play_at_random,
)
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.worst.table import WorstTable

MODULE, PAGE = "yournightmare.views.worst", "WorstPage"


def table_at(
    moment: Callable[[WorstTable], bool], people: int = 4, seed: int = 1, **options: Any
) -> WorstTable:
    """Return a table at the first such moment of a game; the first game that has one."""
    for number in range(seed, seed + 200):
        table, rng = new_table(people, seed=number, **options), random.Random(number)
        for _ in range(3000):
            if moment(table):
                return table
            if table.property("phase") == "ended":
                break
            play_at_random(table, rng, most=1)
    raise AssertionError("no game has such a moment")


def shot(stage: Stage, table: WorstTable, then: Callable[[Any], None] | None = None) -> Shot:
    """Return the page at a table."""
    stage.house.retranslated.connect(table.retranslate)
    stage.keep(table)
    return Shot(MODULE, PAGE, {"table": table}, then)


def at_pass(table: WorstTable) -> bool:
    """Whether the cards lie and nobody has sealed, in a later round."""
    return bool(table.property("phase") == "pass" and table.property("round") == 3)


@screen("worst-1-turn")
def turn(stage: Stage) -> Shot:
    """Somebody turns over."""
    return shot(stage, new_table(4))


@screen("worst-2-fears")
def fears(stage: Stage) -> Shot:
    """The four fears face up, before anybody writes."""
    table = new_table(4)
    table.act()
    return shot(stage, table)


@screen("worst-3-sheet")
def sheet(stage: Stage) -> Shot:
    """A sheet half filled in, with a target that is not allowed."""
    table = table_at(at_pass)
    table.act()

    def then(page: Any) -> None:
        open_curtain(table)
        writing: Any = table.property("sheet")
        cards = [row.card for row in table.property("fears").rows]
        for place, card in enumerate(cards, 1):
            writing.put("own", card, place % 4 + 1)
        writing.chooseTarget(next(r.seat for r in writing.property("targets").rows if r.allowed))
        writing.put("guess", cards[3], 1)

    return shot(stage, table, then)


@screen("worst-4-sheet-full")
def sheet_full(stage: Stage) -> Shot:
    """A sheet that can be sealed, of somebody who opened it again."""
    table = table_at(at_pass)
    table.act()

    def then(page: Any) -> None:
        open_curtain(table)
        fill_in(table, random.Random(2))

    return shot(stage, table, then)


@screen("worst-5-evaluator")
def evaluator(stage: Stage) -> Shot:
    """All have sealed; nothing is read out yet."""
    return shot(stage, table_at(lambda t: t.property("phase") == "reading"))


@screen("worst-6-reading")
def reading(stage: Stage) -> Shot:
    """Two envelopes open, one right and one wrong."""

    def is_mixed(table: WorstTable) -> bool:
        rows = table.property("reading").property("rows").rows
        return [row.verdict != "" for row in rows] == [True, True, False, False] and {
            row.verdict for row in rows
        } == {"right", "wrong", ""}

    return shot(stage, table_at(is_mixed))


@screen("worst-7-all-four")
def all_four(stage: Stage) -> Shot:
    """A guess with all four in their places, and one more."""

    def is_whole(table: WorstTable) -> bool:
        now: Any = table.property("reading")
        return bool(now.property("isDone")) and now.property("points") == 5

    return shot(stage, table_at(is_whole))


def has_too_many(table: WorstTable) -> bool:
    """Whether somebody has more points than it takes to win, and all see it."""
    now: Any = table.property("reading")
    most = max(row.points for row in table.property("seats").rows)
    return bool(now.property("isDone")) and most > int(table.property("target"))


@screen("worst-7-too-many")
def too_many(stage: Stage) -> Shot:
    """The last point of a game to five was the sixth."""
    return shot(stage, table_at(has_too_many, target=5))


@screen("worst-8-between")
def between(stage: Stage) -> Shot:
    """The sheets side by side."""
    return shot(
        stage,
        table_at(lambda t: t.property("phase") == "between" and t.property("round") == 3),
    )


@screen("worst-9-end")
def end(stage: Stage) -> Shot:
    """The end of a game of four."""
    return shot(stage, table_at(lambda t: t.property("phase") == "ended"))


@screen("worst-own-cards")
def own_cards(stage: Stage) -> Shot:
    """The titles of real cards are typed in."""
    return shot(stage, new_table(3, own_cards=True))


@screen("replay-worst")
def replay(stage: Stage) -> Shot:
    """A finished game in the middle of a round, all open."""
    session = new_session(4)
    table = WorstTable(session)
    play_at_random(table, random.Random(5))
    record = session.record()
    return replay_of(stage, record, len(record.log) * 2 // 3)
