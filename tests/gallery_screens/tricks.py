"""The screens of the trick game: all phases, by people and by computers, score sheet, replay."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from tests.gallery_screens.replay import replay_of
from tests.models.tricks_tables import (
    enter_anything,
    new_session,
    new_table,
    open_curtain,
    play_at_random,
    show_next,
)
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.tricks.table import TricksTable
from yournightmare.sessions.record import Record
from yournightmare.sessions.store import Store

MODULE, PAGE = "yournightmare.views.tricks", "TricksPage"


def table_at(
    moment: Callable[[TricksTable], bool],
    people: int = 1,
    computers: int = 4,
    seed: int = 1,
    **options: Any,
) -> TricksTable:
    """Return a table at the first such moment of a game; the first game that has one."""
    for number in range(seed, seed + 100):
        table = new_table(people, computers, seed=number, **options)
        rng = random.Random(number)
        for _ in range(3000):
            if moment(table):
                return table
            if table.property("phase") == "ended":
                break
            play_at_random(table, rng, most=1)
    raise AssertionError("no game has such a moment")


def shot(stage: Stage, table: TricksTable, then: Callable[[Any], None] | None = None) -> Shot:
    """Return the page at a table."""
    stage.house.retranslated.connect(table.retranslate)
    stage.keep(table)
    return Shot(MODULE, PAGE, {"table": table}, then)


def my_turn(table: TricksTable) -> bool:
    """Whether a person may play to a trick that others have begun, later in the game."""
    hand: Any = table.property("hand")
    return bool(
        hand.property("mayPlay")
        and table.property("round") >= 2
        and len(table.property("trick").rows) >= 3
        and not table.property("trick").rows[0].is_past
        and max(row.group_size for row in hand.property("rows").rows) >= 2
    )


def has_zero_ten(table: TricksTable) -> bool:
    """The same, with the 0/10 in hand."""
    rows = table.property("hand").property("rows").rows
    return bool(my_turn(table) and any(row.value == 0 for row in rows))


def pick_the_most(table: TricksTable) -> None:
    """Pick all cards of the value the hand has most of."""
    hand: Any = table.property("hand")
    row = max(hand.property("rows").rows, key=lambda row: row.group_size)
    hand.unpick()
    for _ in range(row.group_size):
        hand.pickValue(row.value)


@screen("tricks-1-deal")
def deal(stage: Stage) -> Shot:
    """Somebody deals."""
    return shot(stage, new_table(4))


@screen("tricks-2-placing")
def placing(stage: Stage) -> Shot:
    """Scared is being put in, with past games known."""
    store = Store.in_memory()
    for seed in range(4):
        played = new_session(5, seed=seed)
        rng = random.Random(seed)
        while played.waiting:
            played.decide(rng.choice(list(played.legal(played.waiting[0]))))
        store.create(played)
    table = new_table(5, store=store)
    while table._past.is_reading:
        table._past._read_one()
    table.act()

    def then(page: Any) -> None:
        table.act()
        open_curtain(table)
        held: Any = table.property("placing")
        held.place(3)

    return shot(stage, table, then)


@screen("tricks-3-play")
def play(stage: Stage) -> Shot:
    """A person's turn, with several equal cards picked."""
    table = table_at(my_turn)

    def then(page: Any) -> None:
        pick_the_most(table)

    return shot(stage, table, then)


@screen("tricks-3-seats")
def seats(stage: Stage) -> Shot:
    """It is asked who plays from here on."""

    def ask(page: Any) -> None:
        page.askWhoPlays()
        stage.process(100)

    return shot(stage, table_at(my_turn), ask)


@screen("tricks-3-play-six")
def play_six(stage: Stage) -> Shot:
    """The same with six at the table."""
    table = table_at(my_turn, 1, 5)

    def then(page: Any) -> None:
        pick_the_most(table)

    return shot(stage, table, then)


@screen("tricks-4-zero-ten")
def zero_ten(stage: Stage) -> Shot:
    """The 0/10 is picked: which of the two?"""
    table = table_at(has_zero_ten, 1, 3)

    def then(page: Any) -> None:
        hand: Any = table.property("hand")
        hand.chooseSaid(10)

    return shot(stage, table, then)


@screen("tricks-5-public")
def public(stage: Stage) -> Shot:
    """Several people: the trick lies there, nobody looks."""

    def is_public(table: TricksTable) -> bool:
        return bool(
            table.property("phase") == "play"
            and table.property("curtain").property("state") == "away"
            and len(table.property("trick").rows) > 2
            and table.property("round") == 2
        )

    return shot(stage, table_at(is_public, 4, 0))


@screen("tricks-6-turning")
def turning(stage: Stage) -> Shot:
    """Somebody turns over, one card at a time."""
    table = turning_table()
    return shot(stage, table)


def turning_table(seed: int = 1) -> TricksTable:
    """Return a table in the middle of turning over."""
    table, rng = new_table(4, seed=seed), random.Random(seed)
    while len(session_tricks(table)) < 2 or table.property("phase") != "play":
        play_at_random(table, rng, most=1)
    table.setTempo(1000)
    for _ in range(400):
        if table.property("phase") == "turning":
            show_next(table)
            return table
        if table.property("isPlaying"):
            show_next(table)
        else:
            play_at_random(table, rng, most=1)
    raise AssertionError("nobody turned over")


def session_tricks(table: TricksTable) -> list[int]:
    """Return the numbers of the tricks told so far."""
    return [row.trick for row in table.property("story").rows if row.trick]


@screen("tricks-7-round")
def laid_open(stage: Stage) -> Shot:
    """The end of a round laid open, with the score sheet so far."""
    return shot(
        stage,
        table_at(
            lambda t: t.property("phase") == "round" and len(t.property("sheet").rows) == 3, 5, 0
        ),
    )


@screen("tricks-8-paranoia")
def paranoia(stage: Stage) -> Shot:
    """A round that ended in Paranoia."""
    table = new_table(3, score_sheet=True)
    entry: Any = table.property("entry")
    entry.setFinder(1)
    entry.setParanoia(True)
    table.act()
    table.act()
    return shot(stage, table)


@screen("tricks-9-end")
def end(stage: Stage) -> Shot:
    """The end of a game of five."""
    return shot(stage, table_at(lambda t: t.property("phase") == "ended", 5, 0))


@screen("tricks-score-sheet")
def score_sheet(stage: Stage) -> Shot:
    """A round with real cards is entered."""
    table = new_table(4, score_sheet=True)
    play_at_random(table, random.Random(1), most=8)
    while table.property("phase") != "entry":
        table.act()
    enter_anything(table, random.Random(4))
    return shot(stage, table)


def _played_at_random(seats: int) -> Record:
    """Return a whole game."""
    session, rng = new_session(seats), random.Random(seats)
    while session.waiting:
        session.decide(rng.choice(list(session.legal(session.waiting[0]))))
    record: Record = session.record()
    return record


@screen("replay-tricks")
def replay(stage: Stage) -> Shot:
    """A finished game in the middle of a round, all open."""
    record = _played_at_random(5)
    return replay_of(stage, record, len(record.log) * 2 // 3)


@screen("replay-tricks-names")
def replay_names(stage: Stage) -> Shot:
    """The same, with long names."""
    record = _played_at_random(6)
    names = ("Sleepyhead", "Ö", "Maximiliane-Charlotte", "Noor", "Bartholomäus", "Juno")
    seats = tuple(
        msgspec.structs.replace(one, name=name)
        for one, name in zip(record.seats, names, strict=True)
    )
    return replay_of(stage, msgspec.structs.replace(record, seats=seats), len(record.log) // 2)
