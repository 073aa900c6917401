"""The replay: every step as it was, the log, the curve, hindsight, and records that break off."""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec
import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.gallery_screens.active import active_session
from tests.models.tables import new_session
from yournightmare.games.chance import ScriptedChance
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.models.desk import Desk
from yournightmare.models.endless.replay_marks import LEAST, marks_of
from yournightmare.models.house import House
from yournightmare.models.replay import SPEEDS, ReplayTable
from yournightmare.players.endless.value import Estimate, value
from yournightmare.players.player import Level, player_of
from yournightmare.sessions.record import Record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.store import Store

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def played(seed: int = 4, level: Level = "careful", most: int = 10_000) -> Record:
    """Return a game of a computer player."""
    player, rng = player_of("endless", level), random.Random(seed)
    session = new_session(seed)
    while session.waiting and len(session.log) < most:
        session.decide(player.choose(session.view(0), session.legal(0), rng))
    return session.record()


def table_of(record: Record, qtbot: QtBot | None = None) -> ReplayTable:
    """Return a replay; with `qtbot`, wholly read and marked, its models watched."""
    table = ReplayTable(Replay(record))
    table.setTempo(0)
    if qtbot is not None:
        table._testers = [  # type: ignore[attr-defined]
            QAbstractItemModelTester(model, STRICT)
            for model in (
                *(table.property(name) for name in ("log", "marks", "bands")),
                *(shown(table, name) for name in ("tracks", "ring", "phases")),
            )
        ]
        qtbot.waitUntil(lambda: table.is_ready, timeout=30_000)
    return table


def shown(table: ReplayTable, name: str) -> Any:
    """Return what the board of a replay shows."""
    return table.property("board").property(name)


def log_of(table: ReplayTable) -> list[Any]:
    """Return the rows of the log."""
    return list(table.property("log").rows)


@pytest.mark.parametrize("seed", range(3))
def test_every_step_shows_what_was_on_the_table_then(qtbot: QtBot, seed: int) -> None:
    record = played(seed)
    replay = Replay(record)
    table = table_of(record, qtbot)
    for step in (*range(len(record.log) + 1), *range(len(record.log), -1, -1)):
        table.goTo(step)
        state = replay.at(step).state
        assert table.property("position") == step
        assert shown(table, "score") == state.score
        assert shown(table, "distance") == state.distance
        assert shown(table, "nightmare") == state.nightmare
        assert shown(table, "round") == state.round
        tracks = {row.track: row.value for row in shown(table, "tracks").rows}
        assert tracks["mind"] == state.mind
        assert tracks["fear"] == state.fear
        assert table.property("canBranch") == (step > 0 or bool(replay.game.waiting(state)))


def test_the_log_has_a_sentence_for_every_step(qtbot: QtBot) -> None:
    record = played()
    rows = log_of(table_of(record, qtbot))
    assert [row.step for row in rows] == list(range(len(record.log) + 1))
    assert all(row.told for row in rows)
    rounds = [row.round for row in rows]
    assert rounds == sorted(rounds)
    assert [row.round for row in rows if row.is_new_round] == sorted(set(rounds))


def test_forward_shows_the_same_as_a_jump(qtbot: QtBot) -> None:
    record = played(2)
    walked, jumped = table_of(record, qtbot), table_of(record, qtbot)
    for step in range(1, len(record.log) + 1):
        walked.forward()
        jumped.goTo(step)
        assert walked.property("position") == jumped.property("position") == step
        for name in ("score", "die", "shadow", "progress", "door", "hasDoor", "phase"):
            assert shown(walked, name) == shown(jumped, name), (step, name)
    walked.forward()
    assert walked.property("position") == len(record.log)
    walked.back()
    assert walked.property("position") == len(record.log) - 1


def test_stepping_by_round_stops_where_rounds_begin(qtbot: QtBot) -> None:
    record = played(3)
    replay = Replay(record)
    table = table_of(record, qtbot)
    table.setProperty("byRound", True)
    seen = [0]
    while table.property("position") < len(record.log):
        table.forward()
        seen.append(table.property("position"))
    for before, step in itertools.pairwise(seen[:-1]):
        assert replay.at(step).state.round == replay.at(step - 1).state.round + 1
        assert replay.at(before).state.round == replay.at(step - 1).state.round
    back = [seen[-1]]
    while table.property("position"):
        table.back()
        back.append(table.property("position"))
    assert back[::-1] == seen


def test_playing_goes_on_by_itself_to_the_end(qtbot: QtBot) -> None:
    record = played(1, "random", 8)
    table = table_of(record, qtbot)
    table.setProperty("speed", SPEEDS[-1])
    table.setProperty("speed", 3.21)
    assert table.property("speed") == SPEEDS[-1]
    table.togglePlaying()
    assert table.property("isPlaying")
    qtbot.waitUntil(lambda: not table.property("isPlaying"), timeout=10_000)
    assert table.property("position") == len(record.log)
    table.togglePlaying()  # from the beginning again
    assert table.property("position") <= 1
    table.pause()
    assert not table.property("isPlaying")


def test_the_curve_is_the_value_of_every_step(qtbot: QtBot) -> None:
    record = played()
    replay = Replay(record)
    table = table_of(record, qtbot)
    curve = table.property("curve")
    assert [point.x() for point in curve] == list(range(len(record.log) + 1))
    for point in curve:
        state = replay.at(int(point.x())).state
        assert point.y() == pytest.approx(value(replay.game.view(state, None)))
        assert 0 <= point.y() <= table.property("top")


def test_bands_are_the_nightmares_in_turn(qtbot: QtBot) -> None:
    record = played(9)
    replay = Replay(record)
    bands = table_of(record, qtbot).property("bands").rows
    assert bands
    for band in bands:
        assert replay.at(band.start).state.nightmare == band.what
    assert [band.end for band in bands] == [*[b.start for b in bands[1:]], len(record.log)]


def test_a_strong_player_makes_no_mistakes_and_a_fool_does(qtbot: QtBot) -> None:
    strong = table_of(played(4, "strong"), qtbot).property("marks").rows
    assert [mark for mark in strong if mark.kind == "mistake"] == []
    fool = [
        mark
        for seed in range(4)
        for mark in table_of(played(seed, "random"), qtbot).property("marks").rows
    ]
    assert any(mark.kind == "mistake" for mark in fool)
    assert all(mark.points >= round(LEAST) for mark in fool)


def test_marks_stand_in_the_log_and_on_the_line(qtbot: QtBot) -> None:
    table = table_of(played(4), qtbot)
    marks = table.property("marks").rows
    assert marks
    assert [mark.step for mark in marks] == sorted(mark.step for mark in marks)
    assert sorted(mark.rank for mark in marks) == list(range(len(marks)))
    for mark in marks:
        row = log_of(table)[mark.step]
        assert row.mark
        assert mark.note in row.note
        table.goTo(mark.step)
        assert table.property("note") == row.note


def test_luck_is_measured_against_the_mean_of_the_six_faces() -> None:
    record = played(4)
    replay = Replay(record)
    estimate = Estimate(record.options.board)
    entry_step = next(
        i for i, e in enumerate(record.log, 1) if isinstance(e.decision, ChooseAction)
    )
    before = replay.at(entry_step - 1).state
    decision = ChooseAction(0, Action.MOVEMENT, 5)
    kinds = set()
    for eyes in range(1, 7):
        after = replay.game.play(before, decision, ScriptedChance(eyes)).state
        kinds |= {m.kind for m in marks_of(1, before, decision, after, estimate)}
    assert kinds <= {"mistake", "luck", "bad luck"}


@pytest.mark.parametrize(
    "nightmare", ["active_spiders", "active_buried_alive", "active_final_exam"]
)
def test_what_waits_for_the_hand_is_no_luck_yet(nightmare: str) -> None:
    """The action is chosen and no die has fallen: what comes of it, the hand does."""
    session = active_session(nightmare)
    before = session.frame(len(session.log)).state
    estimate = Estimate(before.options.board)
    for points in range(1, 6):
        decision = ChooseAction(0, Action.MOVEMENT, points)
        after = session.game.play(before, decision, ScriptedChance()).state
        kinds = {mark.kind for mark in marks_of(1, before, decision, after, estimate)}
        assert kinds <= {"mistake"}


def broken(record: Record, step: int) -> Record:
    """Return the record with a wrong fingerprint at a step."""
    entry = msgspec.structs.replace(record.log[step - 1], fingerprint="0" * 16)
    return msgspec.structs.replace(record, log=(*record.log[: step - 1], entry, *record.log[step:]))


def test_case_r2_a_damaged_record_plays_its_good_steps(qtbot: QtBot) -> None:
    record = played(5)
    table = table_of(broken(record, 20), qtbot)
    assert table.property("lastStep") == 19
    assert len(log_of(table)) == 20
    assert "up to step 19" in table.property("fault")
    table.last()
    assert table.property("position") == 19
    table.goTo(len(record.log))
    assert table.property("position") == 19
    table.forward()
    assert table.property("position") == 19
    assert max(point.x() for point in table.property("curve")) == 19


def test_case_r3_a_result_that_differs_is_told(qtbot: QtBot) -> None:
    record = played(5)
    assert record.result is not None
    wrong = msgspec.structs.replace(record.result, points=(999,))
    table = table_of(msgspec.structs.replace(record, result=wrong), qtbot)
    assert "differ" in table.property("fault")
    assert table.property("lastStep") == len(record.log)
    assert table_of(record, qtbot).property("fault") == ""


def test_case_r5_names_are_text(qtbot: QtBot) -> None:
    record = msgspec.structs.replace(played(1, "random", 5), name="<b>{people}</b>")
    table = table_of(record, qtbot)
    assert table.property("title") == "<b>{people}</b>"


def test_case_l1_opening_reads_a_slice_only_and_a_far_step_is_waited_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yournightmare.models.replay.SLICE_SECONDS", 0)  # one step in a slice
    monkeypatch.setattr("yournightmare.sessions.replay.JUMP", 5)
    record = played(7, "strong")
    replay = Replay(record)
    checks = 0
    check = replay.check

    def counted(seconds: float | None = None) -> Any:
        nonlocal checks
        checks += 1
        assert seconds == 0, "never all at once"
        return check(seconds)

    replay.check = counted  # type: ignore[method-assign]
    table = ReplayTable(replay)
    far = len(record.log)
    assert checks == 0
    table.goTo(far)
    assert table.property("position") == 0
    qtbot.waitUntil(lambda: table.property("position") == far, timeout=30_000)
    assert checks == far
    table.release()


def decide_once(desk: Desk) -> None:
    """Decide anything that may be decided in the game being played."""
    session = desk._open_games[-1].saved.session
    session.decide(session.legal(0)[0])


def test_what_if_leaves_the_original_alone(qtbot: QtBot) -> None:
    house = House()
    store = Store.in_memory()
    desk = Desk(house, store)
    record = played(6)
    store.add(record)
    opened: list[str] = []
    house.opened.connect(lambda _module, page, _properties: opened.append(page))
    desk.replay(record.id)
    table = desk.findChild(ReplayTable)
    assert table is not None
    table.goTo(10)
    with qtbot.waitSignal(house.said) as said:
        table.branch()
    assert "stays as it is" in said.args[0]
    assert opened == ["ReplayPage", "EndlessPage"]
    assert [one.id for one in store.summaries()] == [record.id], "nothing is decided yet"
    decide_once(desk)
    summaries = {summary.id: summary for summary in store.summaries()}
    assert summaries[record.id].steps == len(record.log)
    (other,) = [s for s in summaries.values() if s.id != record.id]
    # The decision shown is the one to be taken anew.
    assert other.branch_of == (record.id, 9)
    assert other.steps == 10
    table.last()
    table.branch()
    decide_once(desk)
    assert any(s.branch_of == (record.id, len(record.log) - 1) for s in store.summaries())
    table.first()
    table.branch()
    decide_once(desk)
    assert any(s.branch_of == (record.id, 0) for s in store.summaries())
    table.goTo(5)
    table.branch()
    desk.unsaved.retry()
    assert not desk.isUnsaved(desk._open_games[-1].saved.session.id)
    desk._open_games[-1].saved.session.keep_elapsed(120)
    assert all(s.branch_of != (record.id, 4) for s in store.summaries()), "only looked at"


def test_retranslating_keeps_rows_and_marks(qtbot: QtBot) -> None:
    table = table_of(played(4), qtbot)
    before, marks = log_of(table), list(table.property("marks").rows)
    resets: list[str] = []
    table.property("log").modelReset.connect(lambda: resets.append("log"))
    table.retranslate()
    assert log_of(table) == before
    assert list(table.property("marks").rows) == marks
    assert resets == []


@pytest.mark.parametrize(("apart", "most"), [(0.0, 40), (3.0, 40), (3.5, 4), (1000.0, 40)])
def test_marks_that_stand_keep_apart(qtbot: QtBot, apart: float, most: int) -> None:
    table = table_of(played(4), qtbot)
    whole = table.property("marks").rows
    table.keepMarksApart(apart, most)
    rows = table.property("marks").rows
    assert [row.step for row in rows] == [row.step for row in whole]
    standing = [row for row in rows if row.is_standing]
    assert 0 < len(standing) <= most
    assert min(row.rank for row in standing) == 0
    places = [0, *(row.step for row in standing), table.property("steps")]
    for row, before, after in zip(standing, places, places[2:], strict=False):
        assert (row.room_before, row.room_after) == (row.step - before, after - row.step)
    gaps = [after - before for before, after in itertools.pairwise(places[1:-1])]
    assert all(gap >= max(1, apart) for gap in gaps)
    for row in rows:
        # what doesn't stand has a larger one beside it, or there are enough
        assert (
            row.is_standing
            or len(standing) == most
            or any(
                other.rank < row.rank and abs(other.step - row.step) < max(1, apart)
                for other in standing
            )
        )
