"""Secrets of the trick game: what a table hands to QML never depends on what it must hide."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.models.handed import handed, kept_bytes, texts_of, told_in_the_library, wait_for
from tests.models.tricks_tables import (
    is_blank,
    models_of,
    new_session,
    new_table,
    open_curtain,
    pick_anything,
    play_at_random,
    session_of,
)
from yournightmare.games.tricks.decisions import Deal, PlaceScared
from yournightmare.games.tricks.state import Awaiting, State
from yournightmare.models.replay import ReplayTable
from yournightmare.models.tricks.table import TricksTable
from yournightmare.sessions.files import write_file
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session


def twins(
    session: Session, *changed: int, pile: bool = True
) -> tuple[TricksTable, TricksTable, list[int]]:
    """Return two tables that differ in these seats' hands and Scared, and in the pile's order."""
    other = Session.of(session.record())
    other.id = session.id
    state: State = session.state
    hands, put, scared = list(state.hands), list(state.put), list(state.scared)
    if len(changed) > 1:
        one, two = changed[:2]
        common = min(len(hands[one]), len(hands[two]))
        hands[one], hands[two] = (
            hands[two][:common] + hands[one][common:],
            hands[one][:common] + hands[two][common:],
        )
    for seat in changed:
        if put[seat] and not state.shown[seat]:
            put[seat] = put[seat] % 7 + 1
            scared[seat] = scared[seat] % state.left[seat] + 1
    other._state = msgspec.structs.replace(
        state,
        hands=tuple(hands),
        put=tuple(put),
        scared=tuple(scared),
        pile=state.pile[::-1] if pile else state.pile,
    )
    tables = [TricksTable(session), TricksTable(other)]
    for table in tables:
        table.setTempo(0)
    return tables[0], tables[1], list(changed)


def at_trick(people: int, computers: int, seed: int) -> Session:
    """Return a session in the middle of a round, at a person's turn."""
    session, rng = new_session(people, computers, seed=seed), random.Random(seed)
    while (
        session.state.awaiting is not Awaiting.PLAY
        or session.state.tricks < 3
        or session.state.turn >= people
    ):
        session.decide(rng.choice(list(session.legal(rng.choice(session.waiting)))))
    return session


@pytest.mark.parametrize("people", [3, 4, 6])
def test_case_H1_nothing_handed_to_qml_depends_on_others_hands_or_scared(
    qtbot: QtBot, people: int
) -> None:
    """Neither while nobody looks, nor while somebody else does, nor once they have played."""
    session = at_trick(people, 0, people)
    turn = session.state.turn
    others = [seat for seat in range(people) if seat != turn]
    one, other, _ = twins(session, *others)
    assert one._session.state != other._session.state
    assert handed(one) == handed(other)
    for table in (one, other):
        table.act()
        assert open_curtain(table) == turn
        pick_anything(table, random.Random(1))
    assert one.property("hand").property("rows").rows
    assert handed(one) == handed(other)
    # another one looks: now they differ, or this test would prove nothing
    for table in (one, other):
        hand: Any = table.property("hand")
        hand.close()
        hand.open(others[0], table._session.view(others[0]), False)
    assert handed(one) != handed(other)


def test_case_H1_a_person_s_table_knows_nothing_of_the_computers_cards(qtbot: QtBot) -> None:
    """Nor of where their Scared lies, hints asked for or not."""
    session = at_trick(1, 3, 5)
    one, other, _ = twins(session, 1, 2, 3)
    assert one.property("hand").property("mayPlay")
    assert handed(one) == handed(other)
    for table in (one, other):
        table.hint()
    for table in (one, other):
        while table.property("hints").property("isThinking"):
            qtbot.wait(1)
    assert one.property("hints").property("rows").rows
    assert handed(one) == handed(other)


def test_case_H1_nothing_is_left_when_the_curtain_falls(qtbot: QtBot) -> None:
    """Every fall, for any reason, leaves what was handed before: hand, picks, placing, hints."""
    for reason in ("done", "next", "focus", "hidden", "locked", "asleep", "idle"):
        for phase in ("placing", "play"):
            table, rng = new_table(3, seed=4), random.Random(4)
            while table.property("phase") != phase or table.property("lookingSeat") >= 0:
                play_at_random(table, rng, most=1)
            table.act()
            curtain: Any = table.property("curtain")
            curtain.settle()
            closed = handed(table)
            curtain.open(curtain.property("seat"))
            curtain.settle()
            if phase == "placing":
                table.property("placing").place(2)
            else:
                pick_anything(table, random.Random(2))
                table.hint()
            assert handed(table) != closed
            curtain.fall(reason)
            curtain.settle()
            assert handed(table) == closed, (reason, phase)
            assert is_blank(table.property("hand"))


def test_case_H1_a_placing_is_told_as_made_and_nothing_more(qtbot: QtBot) -> None:
    """Two games that differ in where seat 0 has put Scared look the same to all others."""
    shown = []
    for position in (1, 6):
        session = new_session(3, seed=3)
        session.id = "a" * 32
        session.decide(Deal(session.state.holder))
        session.decide(PlaceScared(0, position))
        table = TricksTable(session)
        table.setTempo(0)
        steps = [handed(table)]
        table.act()
        open_curtain(table)
        steps.append(handed(table))
        table.property("placing").place(3)
        steps.append(handed(table))
        shown.append(steps)
    assert shown[0] == shown[1]


def test_case_H1_a_replay_opens_nothing_while_the_game_goes_on(qtbot: QtBot) -> None:
    shown = []
    for position in (2, 5):
        session = new_session(3, seed=3)
        session.decide(Deal(session.state.holder))
        session.decide(PlaceScared(0, position))
        replay = ReplayTable(Replay(session.record()))
        wait_for(qtbot, replay)
        board: Any = replay.property("board")
        assert not board.property("canOpenAll")
        assert board.property("eyesChoices") == []
        steps = []
        for step in range(3):
            replay.goTo(step)
            for eyes in ("all", "0", "1"):
                board.lookFrom(eyes)
                steps.append(handed(replay))
                assert not any(row.cards for row in board.property("hands").rows)
        shown.append(steps)
    assert shown[0] == shown[1]


def test_case_H2_the_story_names_people_and_never_says_you(qtbot: QtBot) -> None:
    table, rng = new_table(3, seed=6), random.Random(6)
    told: list[str] = []
    table.announced.connect(told.append)
    play_at_random(table, rng)
    stories = [row.told for row in table.property("story").rows]
    assert any("has placed Scared." in story for story in stories)
    for said in stories:
        assert not re.search(r"\byou(r|rs)?\b", said, re.I), said
    placed = [s for s in " ".join(stories).split(". ") if "placed Scared" in s]
    assert not [said for said in placed if re.search(r"\d", said.split("nine each")[-1])]


def test_case_H4_nobody_looks_into_a_computer_s_hand(qtbot: QtBot) -> None:
    table, rng = new_table(2, 2, seed=3), random.Random(3)
    while table.property("phase") != "play":
        play_at_random(table, rng, most=1)
    before = handed(table)
    for seat in (2, 3, -1, 9):
        table.passTo(seat)
    assert not table.property("curtain").passTo(3)
    assert handed(table) == before


def test_case_H5_an_unfinished_game_is_readable_nowhere_on_disk(
    qtbot: QtBot, data_dir: Path, tmp_path: Path
) -> None:
    """Neither in the database with all beside it nor in an exported file."""
    from yournightmare.models.desk import Desk
    from yournightmare.models.house import House

    desk = Desk(House())
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Cem")]
    assert desk.begin("tricks", {}, seats, "5", "")
    table: Any = desk._open_games[-1].table
    table.setTempo(0)
    table.act()
    for _ in range(2):
        if table.property("verb"):
            table.act()
        open_curtain(table)
        table.property("placing").place(3)
        table.act()
    session = session_of(table)
    assert sum(place > 0 for place in session.state.put) == 2
    file = tmp_path / "unfinished.nightmare"
    write_file(file, session.record())
    table.leave()
    desk.close()
    for path, content in kept_bytes(file):
        assert b"place scared" not in content, path
        assert b"monster cards" not in content, path


def test_case_H5_the_library_knows_only_what_all_may_know(qtbot: QtBot) -> None:
    shown = []
    for position in (2, 5):
        session = new_session(3, seed=3)
        session.id = "a" * 32
        session.decide(Deal(session.state.holder))
        session.decide(PlaceScared(0, position))
        shown.append(told_in_the_library(session))
    assert shown[0] == shown[1]
    assert shown[0][0] == "Monster Tricks"


def test_case_R5_names_are_text_in_every_sentence(qtbot: QtBot) -> None:
    """A name that looks like markup or like a field stays as it is."""
    session = new_session(3)
    names = ("<b>{name}</b>", "{cards}", "%n")
    seats = tuple(
        msgspec.structs.replace(seat, name=name)
        for seat, name in zip(session.seats, names, strict=True)
    )
    table = TricksTable(Session.new("tricks", session.options, seats, 1))
    table.setTempo(0)
    play_at_random(table, random.Random(1))
    told = " ".join(row.told for row in table.property("story").rows)
    for name in names:
        assert f"{name} has placed Scared." in told


def test_the_searching_finds_every_model(qtbot: QtBot) -> None:
    """What is compared above is all there is."""
    table = new_table(3)
    table.act()
    found = handed(table)
    assert sum(key.endswith("[]") for key in found) == len(models_of(table))
    assert any("Mirabel" in text for text in texts_of(table))
