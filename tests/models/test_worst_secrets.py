"""Secrets of Your Worst Nightmare: what a table hands to QML never depends on what it must hide."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.models.handed import handed, kept_bytes, texts_of, told_in_the_library, wait_for
from tests.models.worst_tables import (
    fill_in,
    let_computers_write,
    models_of,
    new_session,
    new_table,
    open_curtain,
    play_at_random,
    session_of,
)
from yournightmare.games.worst.decisions import ReadOut, SealSheet, TurnOver
from yournightmare.models.replay import ReplayTable
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.files import write_file
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session


def sheet_of(session: Session, seat: int, number: int) -> SealSheet:
    """Return one of the sheets a seat may seal."""
    legal = session.legal(seat)
    decision = legal[number % len(legal)]
    assert isinstance(decision, SealSheet)
    return decision


@pytest.mark.parametrize("people_computers", [(2, 0), (3, 0), (4, 0), (2, 2)], ids=str)
def test_case_H1_nothing_handed_to_qml_depends_on_another_s_sealed_sheet(
    qtbot: QtBot, people_computers: tuple[int, int]
) -> None:
    """Two games that differ in seat 1's sheet alone look the same, whoever looks but seat 1."""
    tables = []
    for number in (0, 777):
        session = new_session(*people_computers, seed=3)
        session.decide(TurnOver(0))
        session.decide(sheet_of(session, 1, number))
        table = WorstTable(session)
        let_computers_write()
        tables.append(table)
    one, other = tables
    sheets = [session_of(table).log[1].decision for table in tables]
    assert sheets[0] != sheets[1]
    assert handed(one) == handed(other)
    for table in tables:
        table.act()
    assert handed(one) == handed(other)
    for table in tables:
        assert open_curtain(table) == 0
        fill_in(table, random.Random(8))
    assert one.property("phase") == "sheet"
    assert handed(one) == handed(other), "seat 0 looks"
    # seat 1 looks: now they differ, or this test would prove nothing
    for table in tables:
        table.reopen(1)
    assert handed(one) == handed(other)
    for table in tables:
        assert open_curtain(table) == 1
    assert handed(one) != handed(other)
    for table in tables:
        curtain: Any = table.property("curtain")
        curtain.fall("focus")
    assert handed(one) == handed(other)


def test_case_H1_the_order_of_the_pile_is_nowhere(qtbot: QtBot) -> None:
    """The same cards in another order below those turned over."""
    one, other = new_session(2, seed=1), new_session(2, seed=1)
    state = other.state
    other._state = msgspec.structs.replace(state, pile=(*state.pile[:4], *state.pile[:3:-1]))
    for session in (one, other):
        session.decide(TurnOver(0))
    assert one.state.pile != other.state.pile
    assert handed(WorstTable(one)) == handed(WorstTable(other))


def test_case_H1_what_seat_0_writes_is_gone_when_the_curtain_falls(qtbot: QtBot) -> None:
    """Every fall, for any reason, leaves what was handed before the sheet was opened."""
    for reason in ("done", "next", "focus", "hidden", "locked", "asleep", "idle"):
        table = new_table(3)
        table.act()
        table.act()
        curtain: Any = table.property("curtain")
        curtain.settle()
        closed = handed(table)
        curtain.open(0)
        curtain.settle()
        fill_in(table, random.Random(1))
        assert handed(table) != closed
        curtain.fall(reason)
        curtain.settle()
        assert handed(table) == closed, reason


def test_case_H1_a_closed_envelope_is_in_no_row(qtbot: QtBot) -> None:
    """Two games whose truths differ in the places not opened yet look the same."""
    tables = []
    for own in (0, 1):
        session = new_session(2, seed=3)
        session.decide(TurnOver(0))
        fears = session.view(None).fears
        truth = fears if own == 0 else (*fears[:2], fears[3], fears[2])
        session.decide(SealSheet(0, fears, 1, fears))
        session.decide(SealSheet(1, truth, 0, fears))
        table = WorstTable(session)
        table.act()
        tables.append(table)
    for table in tables:
        table.act()
        table.act()
        assert [row.is_open for row in table.property("reading").property("rows").rows] == [
            True,
            True,
            False,
            False,
        ]
    assert handed(tables[0]) == handed(tables[1])
    for table in tables:
        table.act()
    assert handed(tables[0]) != handed(tables[1])


def test_case_H1_what_nobody_read_stays_private_when_the_game_is_over(qtbot: QtBot) -> None:
    """WN-5.4: on the end screen and in the replay with all open."""
    for seed in range(20):
        session = new_session(3, seed=seed, target=5)
        table = WorstTable(session)
        play_at_random(table, random.Random(seed))
        record = session.record()
        last = session.state
        unread = [
            seat for seat in range(3) if seat not in {reading.target for reading in last.readings}
        ]
        if not unread or len(last.readings) == 3:
            continue
        log = list(record.log)
        at = max(
            i
            for i, entry in enumerate(log)
            if isinstance(entry.decision, SealSheet) and entry.seat == unread[0]
        )
        other = Session.of(msgspec.structs.replace(record, log=tuple(log[:at]), result=None))
        sealed = log[at].decision
        other.decide(msgspec.structs.replace(sealed, own=tuple(reversed(sealed.own))))
        for entry in log[at + 1 :]:
            other.decide(entry.decision)
        assert other.state.sheets != session.state.sheets
        replays = [ReplayTable(Replay(one.record())) for one in (session, other)]
        for replay in replays:
            wait_for(qtbot, replay)
        for step in range(len(log) + 1):
            for replay in replays:
                replay.goTo(step)
            assert handed(replays[0]) == handed(replays[1]), step
        return
    pytest.fail("no game left something unread")


def test_case_H2_the_story_names_people_and_never_says_you(qtbot: QtBot) -> None:
    """A secret choice is told as made; what it was is told when it is read out."""
    table, rng = new_table(3, seed=6), random.Random(6)
    told: list[str] = []
    table.announced.connect(told.append)
    while table.property("phase") != "reading":
        play_at_random(table, rng, most=1)
    session = session_of(table)
    titles = {row.title for row in table.property("fears").rows}
    stories = [row.told for row in table.property("story").rows]
    assert stories[-1].count("has sealed.") == 3
    after = stories[-1].split(".", 1)[1]
    assert not [title for title in titles if title in after]
    play_at_random(table, rng)
    for said in (*told, *(row.told for row in table.property("story").rows)):
        spoken = said
        for card in session.options.deck:
            spoken = spoken.replace(table._cards.title(card), "")
        assert not re.search(r"\byou(r|rs)?\b", spoken, re.I), said


def test_case_H4_nobody_opens_a_computer_s_sheet(qtbot: QtBot) -> None:
    table = new_table(2, 1)
    table.act()
    let_computers_write()
    before = handed(table)
    table.passTo(2)
    table.reopen(2)
    assert handed(table) == before
    assert not table.property("curtain").passTo(2)
    row = table.property("seats").rows[2]
    assert not row.can_pass
    assert not row.can_reopen


def test_case_H5_an_unfinished_game_is_readable_nowhere_on_disk(
    qtbot: QtBot, data_dir: Path, tmp_path: Path
) -> None:
    """Neither in the database with all beside it nor in an exported file."""
    from yournightmare.models.desk import Desk
    from yournightmare.models.house import House

    desk = Desk(House())
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Cem")]
    assert desk.begin("worst", {}, seats, "5", "")
    table: Any = desk._open_games[-1].table
    table.act()
    for _ in range(2):
        if table.property("verb"):
            table.act()
        open_curtain(table)
        fill_in(table, random.Random(2))
        table.act()
    session = session_of(table)
    assert [seat for seat, sealed in enumerate(session.state.sealed) if sealed] == [0, 1]
    file = tmp_path / "unfinished.nightmare"
    write_file(file, session.record())
    desk.close()
    for path, content in kept_bytes(file):
        for card in session.options.deck:
            assert card.encode() not in content, path
        assert b"seal sheet" not in content, path


def test_case_H5_the_library_knows_only_what_all_may_know(qtbot: QtBot) -> None:
    shown = []
    for number in (0, 777):
        session = new_session(3, seed=3)
        session.id = "a" * 32
        session.decide(TurnOver(0))
        session.decide(sheet_of(session, 1, number))
        shown.append(told_in_the_library(session))
    assert shown[0] == shown[1]


def test_case_H6_what_is_pressed_while_computers_write_is_not_queued(qtbot: QtBot) -> None:
    table = new_table(2, 2)
    table.act()
    for _ in range(5):
        table.act()  # asks for the first person; the others are nothing to act on
    assert table.property("curtain").property("seat") == 0
    let_computers_write()
    assert table.property("lookingSeat") == -1
    log = session_of(table).log
    assert [type(entry.decision) for entry in log] == [TurnOver, SealSheet, SealSheet]


def test_case_R5_names_are_text_in_every_sentence(qtbot: QtBot) -> None:
    """A name that looks like markup or like a field stays as it is."""
    session = new_session(2)
    seats = tuple(
        msgspec.structs.replace(seat, name=name)
        for seat, name in zip(session.seats, ("<b>{name}</b>", "{fears}"), strict=True)
    )
    table = WorstTable(Session.new("worst", session.options, seats, 1))
    play_at_random(table, random.Random(1))
    told = " ".join(row.told for row in table.property("story").rows)
    assert "<b>{name}</b> has sealed." in told
    assert "on the fears of {fears}:" in told


def test_a_finished_game_opens_sheets_from_their_sealing_on(qtbot: QtBot) -> None:
    """Replay: all open once over, or only what was heard; both end the same."""
    session = new_session(3, seed=2)
    table = WorstTable(session)
    play_at_random(table, random.Random(2))
    replay = ReplayTable(Replay(session.record()))
    wait_for(qtbot, replay)
    board: Any = replay.property("board")
    assert board.property("canOpenAll")
    sealed = next(i for i, e in enumerate(session.log, 1) if isinstance(e.decision, SealSheet))
    replay.goTo(sealed)
    seat = session.log[sealed - 1].seat
    rows = board.property("sheets").rows
    assert len(rows[seat].guess) == 4
    assert rows[seat].scored == -1
    assert rows[seat].matched == -1
    assert not any(row.guess for row in rows if row.seat != seat)
    board.setAllOpen(False)
    assert not any(row.guess or row.own for row in board.property("sheets").rows)
    read = next(i for i, e in enumerate(session.log, 1) if isinstance(e.decision, ReadOut))
    replay.goTo(read)
    heard = list(board.property("sheets").rows)
    assert sum(bool(row.guess) for row in heard) == 1
    assert not replay.property("hasBranches")
    assert not replay.property("canBranch")
    marks = replay.property("marks").rows
    wholes = [r for one in session.state.past for r in one.readings if r.points == 5]
    assert len(marks) >= len(wholes)
    replay.retranslate()
    assert list(board.property("sheets").rows) == heard


def test_an_unfinished_game_s_replay_shows_what_the_table_knows(qtbot: QtBot) -> None:
    """Case H1: at every step, all open or not."""
    shown = []
    for number in (0, 777):
        session = new_session(3, seed=3)
        session.decide(TurnOver(0))
        session.decide(sheet_of(session, 1, number))
        replay = ReplayTable(Replay(session.record()))
        wait_for(qtbot, replay)
        assert not replay.property("board").property("canOpenAll")
        steps = []
        for step in range(3):
            replay.goTo(step)
            steps.append(handed(replay))
        shown.append(steps)
    assert shown[0] == shown[1]


def test_the_searching_finds_every_model(qtbot: QtBot) -> None:
    """What is compared above is all there is."""
    table = new_table(3)
    table.act()
    found = handed(table)
    assert sum(key.endswith("[]") for key in found) == len(models_of(table))
    assert any("Mirabel" in text for text in texts_of(table))
