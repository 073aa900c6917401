"""The table of Endless Nightmare: models keep their promises, choices lead where they say."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.tables import (
    models_of,
    new_session,
    new_table,
    play_at_random,
    session_of,
    watch_models,
)
from yournightmare.games.endless.events import MarkerMoved
from yournightmare.games.endless.outlook import winning_faces
from yournightmare.games.endless.state import Awaiting
from yournightmare.models.endless.shown import pace
from yournightmare.models.endless.table import EndlessTable
from yournightmare.models.rows import RowsModel
from yournightmare.models.stage import Stage
from yournightmare.sessions import paths

OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"strategist": True},
    {"veterans": True},
    {"own_dice": True},
)


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "strategist", "veterans", "own dice"])
@pytest.mark.parametrize("seed", range(6))
def test_models_keep_qt_s_promises_while_random_games_run(
    qtbot: QtBot, seed: int, options: dict[str, bool]
) -> None:
    table = new_table(seed, **options)
    testers = watch_models(table)
    decisions = play_at_random(table, random.Random(seed))
    assert decisions > 3
    assert table.property("awaiting") == "nothing"
    assert len(testers) == len(models_of(table))


def test_no_model_is_reset_for_a_move(qtbot: QtBot) -> None:
    table = new_table(4)
    resets: list[Any] = []
    for model in models_of(table):
        model.modelReset.connect(lambda model=model: resets.append(model))
    play_at_random(table, random.Random(4))
    assert resets == []


def test_a_model_announces_exactly_the_rows_and_roles_that_change(qtbot: QtBot) -> None:
    table = new_table(2)
    while table.property("awaiting") != "action":
        table.useMind(0) if table.property("awaiting") == "mind" else table.throwDie()
    actions: RowsModel[Any] = table.property("actions")
    before = list(actions.rows)
    heard: list[tuple[int, int, list[int]]] = []
    actions.dataChanged.connect(
        lambda first, last, roles: heard.append((first.row(), last.row(), list(roles)))
    )
    table.chooseAction(5)
    for row, last, roles in heard:
        assert row == last
        changed = {
            role
            for role, name in actions._roles.items()
            if getattr(before[row], name) != getattr(actions.rows[row], name)
        }
        assert set(roles) == changed
    assert {row for row, _, _ in heard} == {
        row for row in range(6) if before[row] != actions.rows[row]
    }


def test_rows_have_no_children_and_no_rows_outside(qtbot: QtBot) -> None:
    table = new_table()
    for model in models_of(table):
        assert model.rowCount(model.index(0, 0)) == 0
        assert model.data(model.index(10_000, 0)) is None


def _to(table: EndlessTable, awaiting: str, rng: random.Random, most: int = 300) -> bool:
    """Play on until the table waits for that; tell whether it does."""
    for _ in range(most):
        now = table.property("awaiting")
        if now in (awaiting, "nothing"):
            return bool(now == awaiting)
        if now == "mind":
            table.useMind(0)
        else:
            table.chooseAction(rng.randrange(6))
            table.choosePoints(rng.randint(1, 3))
            table.throwDie()
    return False


@pytest.mark.parametrize("seed", range(8))
def test_each_face_leads_where_the_table_of_faces_says(qtbot: QtBot, seed: int) -> None:
    """What is foretold before the roll is what happens after it (R-E9, R-E11)."""
    table = new_table(seed)
    rng = random.Random(seed)
    compared = 0
    while _to(table, "action", rng) and compared < 12:
        table.chooseAction(rng.randrange(6))
        table.choosePoints(rng.randint(1, 5))
        foretold = list(table.property("faces").rows)
        distance = table.property("distance")
        session = session_of(table)
        table.throwDie()
        eyes = session.log[-1].chance[0].eyes  # type: ignore[union-attr]
        if table.property("awaiting") == "mind":
            table.useMind(0)
        moved = [e for e in _events_of_round(session) if isinstance(e, MarkerMoved)]
        row = foretold[eyes - 1]
        apart = distance + _sum(moved, "progress") - _sum(moved, "shadow")
        assert row.apart == apart
        assert row.fear == _signed(_sum(moved, "fear"))
        assert row.mind == _signed(_sum(moved, "mind"))
        assert row.dies == (table.property("awaiting") == "nothing")
        compared += 1
    assert compared


def _events_of_round(session: Any) -> list[Any]:
    """Return the events since the last action was chosen, up to the round's end."""
    step = len(session.log)
    while type(session.log[step - 1].decision).__name__ != "ChooseAction":
        step -= 1
    events = [e for i in range(step, len(session.log) + 1) for e in session.frame(i).events]
    ends = [i for i, e in enumerate(events) if type(e).__name__ == "RoundBegan"]
    return events[: ends[0]] if ends else events


def _sum(moved: list[MarkerMoved], track: str) -> int:
    return sum(e.end - e.start for e in moved if e.track == track)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else ""


def test_each_choice_about_mind_leads_where_it_says(qtbot: QtBot) -> None:
    """R-E5, R-E6: the choices are the legal ones, with the result each would give."""
    table = new_table(3)
    table.throwDie()
    session = session_of(table)
    assert table.property("awaiting") == "mind"
    rows = [row for row in table.property("mind").rows if row.offered]
    assert sorted(row.change for row in rows) == sorted(d.change for d in session.legal(0))
    eyes = session.view(0).roll.eyes
    for row in rows:
        assert row.result == max(1, min(6, eyes + row.change))


def test_take_back_shows_the_state_before(qtbot: QtBot) -> None:
    """R-A3, case U3: back and the same again gives the same table."""
    table = new_table(8)
    play_at_random(table, random.Random(8), most=25)
    session = session_of(table)
    decision, fingerprint = session.log[-1].decision, session.log[-1].fingerprint
    told = [row.told for row in table.property("story").rows]
    table.takeBack()
    assert table.property("takenBack")
    session.decide(decision)
    assert session.log[-1].fingerprint == fingerprint
    again = EndlessTable(session)
    assert [row.told for row in again.property("story").rows] == told


def test_take_back_takes_the_story_back_row_by_row(qtbot: QtBot) -> None:
    """R-A3: after each step back the story is that of a game which never went further."""
    table = new_table(8)
    watched = watch_models(table)
    play_at_random(table, random.Random(8), most=25)
    session = session_of(table)
    while session.log:
        table.takeBack()
        fresh = EndlessTable(session)
        assert table.property("story").rows == fresh.property("story").rows
    assert watched


def test_own_dice_ask_for_the_die_and_decide_nothing_before(qtbot: QtBot) -> None:
    """R-A5: the die is entered, or the decision is taken up again."""
    table = new_table(1, own_dice=True)
    table.throwDie()
    assert table.property("asksFor")
    assert session_of(table).log == []
    table.cancelDie()
    assert not table.property("asksFor")
    table.throwDie()
    table.enterDie(7)
    assert session_of(table).log == []
    table.enterDie(5)
    assert session_of(table).view(0).roll.eyes == 5


def test_the_stage_shows_events_in_order_and_blocks_decisions(qtbot: QtBot) -> None:
    """Nothing is queued while events are shown; a second press shows the rest (case H6)."""
    table = new_table(5)
    table.setTempo(0.05)
    shown: list[str] = []
    table.happened.connect(lambda kind, what: shown.append(kind))
    table.throwDie()
    assert shown[0] == "DieRolled"
    assert table.property("isPlaying")
    decided = len(session_of(table).log)
    table.throwDie()
    assert len(session_of(table).log) == decided
    assert not table.property("isPlaying")


def test_the_first_event_is_shown_at_once_and_the_rest_follow(qtbot: QtBot) -> None:
    seen: list[object] = []
    stage = Stage(lambda event: 5)
    stage.showed.connect(seen.append)
    stage.play(["first", "second", "third"])
    assert seen == ["first"]
    with qtbot.waitSignal(stage.finished, timeout=2000):
        pass
    assert seen == ["first", "second", "third"]
    assert not stage.is_playing


def test_a_forbidden_action_says_why_and_isn_t_chosen(qtbot: QtBot) -> None:
    """R-E17: forbidden and forced actions are shown as such with the reason."""
    for seed in range(60):
        table = new_table(seed)
        rng = random.Random(seed)
        while _to(table, "action", rng):
            rows = table.property("actions").rows
            if any(row.reason for row in rows):
                refused: list[str] = []
                table.refused.connect(lambda reason, clause, heard=refused: heard.append(reason))
                forbidden = next(i for i, row in enumerate(rows) if row.reason)
                table.chooseAction(forbidden)
                assert refused == [rows[forbidden].reason]
                assert not table.property("actions").rows[forbidden].chosen
                assert any(row.chosen for row in table.property("actions").rows)
                return
            table.chooseAction(0)
            table.choosePoints(1)
            table.throwDie()
    pytest.fail("no forbidden action was met in sixty games")


def test_every_kind_of_event_has_its_time() -> None:
    assert pace(MarkerMoved("fear", 0, 1, "roll")) > 0


def test_the_end_is_told_with_causes_and_score(qtbot: QtBot) -> None:
    """R-E12, R-E13."""
    table = new_table(6)
    play_at_random(table, random.Random(6))
    session = session_of(table)
    assert session.view(0).awaiting is Awaiting.NOTHING
    assert table.property("score") == session.result.points[0]  # type: ignore[union-attr]
    assert len(table.property("causes")) == len(session.view(0).causes)
    assert table.property("ending") == session.view(0).causes[0]


def test_f1_opens_a_clause_that_stands_in_the_book_at_every_moment(qtbot: QtBot) -> None:
    book = paths.seeds("endless", "rules.md").read_text(encoding="utf-8")
    table = new_table(9)
    rng = random.Random(9)
    while True:
        assert re.search(rf"\b{table.property('clauseNow')}\b", book)
        if table.property("awaiting") == "nothing":
            break
        play_at_random(table, rng, most=1)


def test_the_odds_are_counted_over_the_faces() -> None:
    """R-E9, R-E5: above the points succeeds; a payment lifts a face by two, held at 6."""
    assert [winning_faces(points) for points in range(1, 6)] == [5, 4, 3, 2, 1]
    assert [winning_faces(points, with_mind=True) for points in range(1, 6)] == [6, 6, 5, 4, 3]


@pytest.mark.parametrize("seed", range(8))
def test_the_action_proposed_is_of_use_if_any_is(qtbot: QtBot, seed: int) -> None:
    """Whatever was chosen last: the choice begins with something that would bring something."""
    table, rng = new_table(seed), random.Random(seed)
    seen = 0
    while _to(table, "action", rng):
        actions: Any = table.property("actions")
        (chosen,) = [row for row in actions.rows if row.chosen]
        useful = [row for row in actions.rows if not row.useless and not row.reason]
        assert chosen in useful or not useful
        table.chooseAction(rng.randrange(6))
        table.throwDie()
        table.skip()
        seen += 1
    assert seen


def test_another_game_is_played_on_the_same_page(qtbot: QtBot) -> None:
    """Dream again: the same models go on, and nothing of the game before is left."""
    table = new_table(3)
    testers = watch_models(table)
    rng = random.Random(3)
    play_at_random(table, rng)
    score, best = table.property("score"), table.property("best")
    begun: list[str] = []
    table.begun.connect(lambda: begun.append(table.property("sessionId")))
    assert not table.take_up(new_session(5, strategist=True)), "its options are others"
    other = new_session(5)
    assert table.take_up(other)
    assert begun == [other.id] == [table.property("sessionId")]
    fresh = new_table(5)
    for name in ("awaiting", "progress", "shadow", "round", "die", "score", "verb", "canTakeBack"):
        assert table.property(name) == fresh.property(name), name
    for mine, its in zip(models_of(table), models_of(fresh), strict=True):
        if mine not in (table.property("faces"), table.property("dieFaces"), its):
            assert list(mine.rows) == list(its.rows)
    assert table.property("best") == max(best, score)
    play_at_random(table, rng)
    assert table.property("awaiting") == "nothing"
    assert testers


def test_a_game_makes_no_rows_but_the_storys(qtbot: QtBot) -> None:
    """What a page makes of rows it makes when it is opened, and never while something moves."""
    table = new_table(3)
    made: list[str] = []
    for model in models_of(table):
        if model is not table.property("story"):
            name = type(model).__name__
            model.rowsInserted.connect(lambda *rows, name=name: made.append(f"{name} +"))
            model.rowsRemoved.connect(lambda *rows, name=name: made.append(f"{name} -"))
    play_at_random(table, random.Random(3))
    assert table.property("awaiting") == "nothing"
    assert made == []


def test_a_choice_is_laid_out_in_turns_and_at_once_when_it_matters(qtbot: QtBot) -> None:
    """With motion nothing opens before it is ready; who goes on before that sees no less."""
    calm, quick = new_table(6), new_table(6)
    calm.setTempo(0.001)
    for _ in range(12):
        for table in (calm, quick):
            if table.property("awaiting") == "mind":
                table.useMind(0)
            else:
                table.chooseAction(2)
                table.choosePoints(2)
                table.throwDie()
        calm.skip()
        assert calm.property("isPlaying") is False
        sheets = {"action": "faces", "ability die": "dieFaces", "fresh die": "dieFaces"}
        seen = sheets.get(str(calm.property("awaiting")), "")
        for mine, its in zip(models_of(calm), models_of(quick), strict=True):
            is_hidden = mine in (calm.property("faces"), calm.property("dieFaces"))
            if not is_hidden or mine is calm.property(seen):
                assert list(mine.rows) == list(its.rows)


def test_a_ghost_stands_where_its_face_leads(qtbot: QtBot) -> None:
    table = new_table(2)
    rng = random.Random(2)
    assert _to(table, "action", rng)
    fields, progress = table.property("fields"), table.property("progress")
    steps = {row.eyes: row.progress for row in table.property("faces").rows}
    ghosts = [row for row in table.property("ghosts").rows if row.is_lantern]
    assert [row.eyes for row in ghosts] == [1, 2, 3, 4, 5, 6]
    for row in ghosts:
        moved = int(steps[row.eyes].replace("−", "-") or 0)
        assert row.field == ((progress + moved) % fields if moved else -1)
        if moved:
            alike = [other for other in ghosts if other.field == row.field]
            assert row.count == len(alike)
            assert row.place == alike.index(row)


def test_signals_are_given_only_for_what_changed(qtbot: QtBot) -> None:
    table = new_table(2)
    assert _to(table, "action", random.Random(2))
    given: list[str] = []
    for name in ("awaitingChanged", "markersChanged", "nightmareChanged", "pointsChanged"):
        getattr(table, name).connect(lambda name=name: given.append(name))
    table.choosePoints(1 if table.property("points") != 1 else 2)
    assert given == ["pointsChanged"]
