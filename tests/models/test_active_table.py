"""Whole active games through the table: every event has its words, models keep their promises."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.gallery_screens.active import active_session, active_table
from tests.models.tables import standard_board, watch_models
from yournightmare.games.chance import ChanceNeeded, Pointing, Skill, Stopwatch, Throw
from yournightmare.games.endless.decisions import (
    Action,
    ChooseAction,
    ChooseNightmare,
    PointAt,
)
from yournightmare.games.endless.state import Active, Options
from yournightmare.models.endless.replayed import EndlessReplayed, step_text
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.diceboards import load_dice_board
from yournightmare.sessions.record import SeatInfo, decode_record, encode_record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session


def new_active_table(seed: int, **options: Any) -> EndlessTable:
    """Return a table of the active game that shows all at once."""
    agreed = {"active": Active.ALL, "dice_board": load_dice_board(), **options}
    chosen = Options(board=standard_board(), **agreed)
    table = EndlessTable(Session.new("endless", chosen, [SeatInfo("Ada")], seed))
    table.setTempo(0)
    return table


def entered(kind: str, name: str, rng: random.Random) -> Any:
    """Return a result from a real table."""
    if kind == "throw":
        zone, inside = rng.randint(1, 6), rng.random() < 0.9
        return Throw(name, zone if inside else 1, rng.random() < 0.3, inside)
    if kind == "stopwatch":
        return Stopwatch(name, rng.randint(480, 590))
    return Pointing(name, rng.random() < 0.5)


def play(table: EndlessTable, rng: random.Random, most: int = 250) -> None:
    """Play at random, what a table enters included."""
    for _ in range(most):
        legal = list(table._session.legal(0))
        if not legal:
            return
        decision = rng.choice(legal)
        eyes: tuple[int, ...] = ()
        results: tuple[Any, ...] = ()
        for _ in range(6):
            try:
                step = table._session.decide(decision, eyes, results)
                break
            except ChanceNeeded as needed:
                if needed.kind == "die":
                    eyes = (*eyes, rng.randint(1, 6))
                else:
                    results = (*results, entered(needed.kind, needed.name, rng))
        for event in step.events:
            table._show_event(event)
        table._settle()
        for name in ("verb", "prompt", "explained", "odds", "clauseNow", "asksFor"):
            table.property(name)


@pytest.mark.parametrize(
    "options",
    [{}, {"steady_hands": True}, {"own_dice": True}, {"active": Active.MIXED, "veterans": True}],
)
@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_an_active_game_has_its_words(
    qtbot: QtBot, options: dict[str, Any], seed: int
) -> None:
    table = new_active_table(seed, **options)
    testers = watch_models(table)
    play(table, random.Random(seed))
    table.retranslate()
    session = table._session
    for step in range(len(session.log) + 1):
        assert step_text(session.frame(step))
    assert table._story.rows
    del testers


def test_a_throw_that_was_taken_back_comes_again(qtbot: QtBot) -> None:
    session = active_session("active_spiders")
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    table = EndlessTable(session)
    table.setTempo(0)
    skills = table._skills
    skills.inEarnest()
    for place, ms in (((0.0, -80.0), 0), ((0.0, -50.0), 30), ((0.0, 20.0), 90)):
        (skills._dice.carry if ms else skills._dice.take)(*place, 5000.0 + ms, 5000.0 + ms)
    table.skip()
    first = session.log[-1].chance
    assert session.view(0).awaiting == "mind"
    table.takeBack()
    assert skills.property("test") == "board"
    assert skills.property("isDone")
    assert not skills._dice.property("isOpen")
    skills.rehearse()
    skills.inEarnest()
    assert not skills._dice.property("isOpen")
    skills.actNow()
    table.skip()
    assert session.log[-1].chance == first


TESTS = [
    ("active_spiders", "board throw"),
    ("active_buried_alive", "lid throw"),
    ("blindness", "pointing"),
    ("active_final_exam", "stopwatch"),
]


@pytest.mark.parametrize("is_reopened", [False, True], ids=["open", "reopened"])
@pytest.mark.parametrize(("nightmare", "test"), TESTS)
def test_a_test_that_was_taken_back_is_gone_on_with(
    qtbot: QtBot, nightmare: str, test: str, is_reopened: bool
) -> None:
    """EN-12.5 (R-A3): it is said before, and one press goes on with what came of it."""
    table = active_table(nightmare, test)
    session = table._session
    session.decide(list(session.legal(0))[2])
    done = session.log[-1]
    session.take_back()
    if is_reopened:
        session = Session.of(decode_record(encode_record(session.record())))
    table = EndlessTable(session)
    table.setTempo(0)
    skills = table._skills
    assert skills.property("isDone")
    assert "it stays as it was" in skills.property("explained")
    assert skills.property("verb") == table.property("verb") == "Go on with it"
    skills.actNow()
    table.skip()
    skilled = [a for a in done.chance if isinstance(a, Skill)]
    assert [a for a in session.log[-1].chance if isinstance(a, Skill)] == skilled
    if not is_reopened:
        assert session.log[-1].decision == done.decision
    assert not skills.property("isDone")
    assert Replay(session.record()).check() is None


def test_what_was_entered_and_taken_back_is_gone_on_with(qtbot: QtBot) -> None:
    """R-A5: at a real table nothing is asked for that was entered before."""
    table = active_table("active_final_exam", "stopwatch", own_dice=True)
    assert table.property("verb") == "Enter what happened"
    table.throwDie()
    table.enterTime(543)
    table.skip()
    table.takeBack()
    assert table.property("verb") == "Go on with it"
    table.throwDie()
    table.skip()
    assert table._session.log[-1].chance == (Stopwatch("exam clock", 543),)


def test_another_test_is_open_though_one_was_taken_back(qtbot: QtBot) -> None:
    """What was thrown at the lid says nothing of a throw for the result."""
    session = active_session("active_buried_alive")
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    session.decide(session.legal(0)[0])
    session.take_back()
    session.take_back()
    session.take_back()
    session.decide(ChooseNightmare(0, "active_spiders"))
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    table = EndlessTable(session)
    assert not table._skills.property("isDone")
    assert table._skills._dice.property("isOpen")


@pytest.mark.parametrize("hits", [True, False])
def test_a_pointing_that_was_taken_back_is_not_shown_where_the_finger_is_now(
    qtbot: QtBot, hits: bool
) -> None:
    table = active_table("blindness", "pointing")
    session = table._session
    die = session.state.blind_die
    on, off = PointAt(0, *die), PointAt(0, 30, 30)
    session.decide(on if hits else off)
    session.take_back()
    step = session.decide(off if hits else on)
    for event in step.events:
        table._show_event(event)
    blind = table._skills._blind
    assert blind.property("finger").x() < 0
    assert blind.property("hasHit") == hits
    assert blind.property("said").startswith("It stays as it was")
    assert "It stays as it was" in table._story.rows[-1].told
    replayed = EndlessReplayed(Replay(session.record()))
    replayed.settle(replayed._replay.at(len(session.log)))
    assert replayed.property("tested") == "blind"
    assert replayed._skills._blind.property("said") == blind.property("said")


@pytest.mark.parametrize(
    ("nightmare", "steady", "verb"),
    [
        ("active_final_exam", False, "To the clock"),
        ("active_final_exam", True, "Throw the die"),
        ("active_spiders", False, "To the dice board"),
        ("active_spiders", True, "Throw the die"),
        ("active_buried_alive", False, "To the lid"),
        ("active_old_factory", False, "Throw the die"),
    ],
)
def test_each_test_is_led_to_by_its_own_words(
    qtbot: QtBot, nightmare: str, steady: bool, verb: str
) -> None:
    """R-E19, R-E22, R-E25: no die comes first; with steady hands (R-E26) nothing else does."""
    session = active_session(nightmare, steady_hands=steady)
    table = EndlessTable(session)
    assert table.property("awaiting") == "action"
    assert table.property("verb") == verb


def test_a_replay_shows_the_recorded_throw_way_and_time(qtbot: QtBot) -> None:
    seen = set()
    for nightmare in ("active_spiders", "active_buried_alive", "blindness", "active_final_exam"):
        table = EndlessTable(active_session(nightmare))
        table.setTempo(0)
        play(table, random.Random(2), 40)
        seen |= shown_in(EndlessReplayed(Replay(table._session.record())))
    assert seen == {"", "board", "watch", "blind"}


def shown_in(shown: EndlessReplayed) -> set[str]:
    """Go through all steps of a replay; return the tests of skill that it showed."""
    seen = set()
    for step in range(len(shown._replay.record.log) + 1):
        frame = shown._replay.at(step)
        shown.settle(frame)
        tested = shown.property("tested")
        seen.add(tested)
        answers = frame.entry.chance if frame.entry else ()
        thrown = [answer for answer in answers if isinstance(answer, Throw)]
        if tested == "board":
            assert len(shown._skills._dice.property("path")) == 3 * len(thrown[0].path)
        if tested == "watch":
            assert shown._skills._watch.property("hundredths") >= 0
        if tested == "blind":
            assert shown._skills._blind.property("moment") == "shown"
    return seen


@pytest.mark.parametrize(
    ("nightmare", "steady", "said"),
    [
        ("blindness", False, "Your finger has to hit, too."),
        ("blindness", True, "With 1 Mind it is 5 in 6."),
        ("active_buried_alive", False, "The lid has to break, too."),
        ("active_old_factory", False, "With 1 Mind it is 5 in 6."),
        ("active_spiders", False, ""),
    ],
)
def test_the_odds_say_what_else_it_takes(
    qtbot: QtBot, nightmare: str, steady: bool, said: str
) -> None:
    """R-E22, R-E23: a roll above the points is not all where a finger or a lid is tested.

    With steady hands the card tells of the die that stands in (R-E26).
    """
    table = EndlessTable(active_session(nightmare, steady_hands=steady))
    table.setTempo(0)
    table.choosePoints(3)
    assert table.property("besideOdds") == said
    table.chooseAction(list(Action).index(Action.GATHERING_COURAGE))
    assert "too" not in table.property("besideOdds")
