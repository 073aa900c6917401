"""A session being played: decisions, chance, taking back, pauses (R-A1 to R-A5)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.sessions.tools import ADA, Now, finished_session, new_session, options, play
from yournightmare.games.chance import ChanceError, ChanceNeeded, Die
from yournightmare.games.endless import Endless
from yournightmare.games.endless.decisions import THROW, Action, ChooseAction, UseMind
from yournightmare.games.game import IllegalDecision, fingerprint
from yournightmare.sessions.names import NameRefused
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import CannotTakeBack, Session, TakeBackRefusal
from yournightmare.sessions.versions import UnknownGame


def picture(session: Session) -> Any:
    """All of a session that must not change when something is refused."""
    return session.record(), session.state, session.waiting


def test_a_decision_is_logged_with_its_chance_and_fingerprint() -> None:
    session = new_session()
    step = session.decide(THROW)
    (entry,) = session.log
    assert entry.decision == THROW
    assert [type(answer) for answer in entry.chance] == [Die]
    assert entry.fingerprint == fingerprint(step.state) == fingerprint(session.state)
    assert entry.at > 0


def test_equal_seeds_and_decisions_give_equal_sessions() -> None:
    one, other = finished_session(11), finished_session(11)
    assert [e.fingerprint for e in one.log] == [e.fingerprint for e in other.log]
    assert one.result is not None
    assert one.result == other.result


def test_a_refused_decision_changes_nothing() -> None:
    session = play(new_session(), 3)
    before = picture(session)
    with pytest.raises(IllegalDecision):
        session.decide(ChooseAction(0, Action.MOVEMENT, 5))
    assert picture(session) == before


def test_case_S6_an_error_inside_a_move_leaves_everything_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = play(new_session(), 4)
    before = picture(session)

    def breaks(*_: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Endless, "play", staticmethod(breaks))
        with pytest.raises(ZeroDivisionError):
            session.decide(session.legal(0)[0])
    assert picture(session) == before
    session.decide(session.legal(0)[0])
    assert len(session.log) == 5


@pytest.mark.parametrize("own_dice", [False, True])
def test_case_S6_an_error_while_a_move_is_kept_leaves_everything_as_it_was(own_dice: bool) -> None:
    """Not the rules fail but what hears of the change: the move is then not made either."""
    session = new_session(own_dice=own_dice)
    eyes = [3] if own_dice else []

    def breaks() -> None:
        raise ZeroDivisionError

    for change in (lambda: session.decide(THROW, eyes), session.take_back):
        before = picture(session), session.frame(len(session.log)), session._drawn
        session.on_change = breaks
        with pytest.raises(ZeroDivisionError):
            change()
        assert (picture(session), session.frame(len(session.log)), session._drawn) == before
        session.on_change = None
        change()
    assert (session.log, session.taken_back) == ([], True)
    session.decide(THROW)
    assert Session.of(session.record()).state == session.state


def test_what_is_wrong_with_a_new_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        Session.new("chess", options(), [ADA])
    with pytest.raises(ValueError, match="seats"):
        Session.new("endless", options(), [ADA, SeatInfo("Ben")])
    small = msgspec.structs.replace(options().board.circle, fields=2)
    board = msgspec.structs.replace(options().board, circle=small)
    with pytest.raises(ValueError, match=r"options\.board\.circle\.fields"):
        Session.new("endless", options(board=board), [ADA])
    with pytest.raises(NameRefused):
        Session.new("endless", options(), [SeatInfo(" ")])


def test_case_U1_after_a_draw_or_a_reveal_taking_back_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = new_session()
    assert session.take_back_refusal() is TakeBackRefusal.NOTHING_YET
    with pytest.raises(CannotTakeBack, match="nothing has been decided"):
        session.take_back()
    play(session, 4)
    monkeypatch.setattr(Endless, "can_take_back", lambda *_: False)
    before = picture(session)
    assert not session.can_take_back()
    with pytest.raises(CannotTakeBack, match="hidden was revealed"):
        session.take_back()
    monkeypatch.undo()
    # With an opponent a drawn die stands, whatever the game says.
    session.seats = (ADA, SeatInfo("Ben"))
    session.decide(next(d for d in session.legal(0) if isinstance(d, ChooseAction)))
    assert session.take_back_refusal() is TakeBackRefusal.RANDOM
    session.seats = (ADA,)
    session.take_back()
    assert session.state == before[1]


def test_case_U2_taking_back_a_roll_meets_the_same_roll_again() -> None:
    session = new_session()
    session.decide(THROW)
    first = session.log[-1].chance
    for _ in range(5):
        session.take_back()
        session.decide(THROW)
        assert session.log[-1].chance == first
    assert session.taken_back


def test_case_U2_also_after_it_was_saved_and_opened_again() -> None:
    session = new_session()
    session.decide(THROW)
    first = session.log[-1].chance
    session.take_back()
    again = Session.of(session.record())
    again.decide(THROW)
    assert again.log[-1].chance == first
    assert again.taken_back


@pytest.mark.parametrize("seed", range(6))
def test_case_U3_take_back_k_and_repeat_k(seed: int) -> None:
    session = finished_session(seed)
    prints = [entry.fingerprint for entry in session.log]
    decisions = [entry.decision for entry in session.log]
    frames = [session.frame(i) for i in range(len(prints) + 1)]
    for k in range(1, len(prints) + 1):
        for _ in range(k):
            session.take_back()
        assert session.state == frames[len(prints) - k].state
        for decision in decisions[len(decisions) - k :]:
            session.decide(decision)
        assert [entry.fingerprint for entry in session.log] == prints
        assert [session.frame(i).events for i in range(len(prints) + 1)] == [
            frame.events for frame in frames
        ]


def test_own_dice_are_asked_for_and_checked() -> None:
    session = new_session(own_dice=True)
    before = picture(session)
    with pytest.raises(ChanceNeeded, match="first nightmare die"):
        session.decide(THROW)
    for wrong in ([0], [7], [-1], [3, 3]):
        with pytest.raises(ChanceError):
            session.decide(THROW, wrong)
    assert picture(session) == before
    session.decide(THROW, [4])
    assert session.log[0].chance == (Die("first nightmare die", 4),)
    with pytest.raises(ChanceError):
        session.decide(UseMind(0, 0), [4])


def test_dice_are_entered_only_where_the_table_throws_them() -> None:
    session = new_session()
    with pytest.raises(ChanceError):
        session.decide(THROW, [4])
    assert session.log == []


def test_own_dice_taken_back_are_met_again() -> None:
    session = new_session(own_dice=True)
    session.decide(THROW, [2])
    session.decide(UseMind(0, 0))
    session.decide(THROW, [5])
    session.take_back()
    session.take_back()
    session.take_back()
    again = Session.of(session.record())
    assert again.remembered == (2, 5)
    again.decide(THROW)
    assert again.log[-1].chance == (Die("first nightmare die", 2),)
    again.decide(UseMind(0, 2))
    with pytest.raises(ChanceError):
        again.decide(THROW, [6])
    again.decide(THROW)
    assert again.log[-1].chance == (Die("second nightmare die", 5),)
    assert len(again.remembered) == 0


def test_case_K2_paused_slept_woken_is_still_paused() -> None:
    now = Now()
    session = Session.new("endless", options(), [ADA], 1, clock=now)
    session.pause()
    played = session.played()
    for jump in (16 * 3600, -16 * 3600, 5):
        now.seconds += jump
        assert session.paused
        assert session.played() == played
    session.go_on()
    assert session.played() - played < 1


def test_case_K1_a_clock_that_jumps_never_counts_backwards_or_sleep() -> None:
    now = Now()
    session = Session.new("endless", options(), [ADA], 1, clock=now)
    times = []
    for jump in (3.0, -57_600.0, 57_600.0, 2.0):
        now.seconds += jump
        session.decide(session.legal(0)[0])
        times.append(session.log[-1].at)
    assert times == sorted(times)
    assert times[-1] < 700


def test_time_played_goes_on_where_it_stopped() -> None:
    session = play(new_session(), 6)
    again = Session.of(session.record(), clock=Now())
    assert again.played() >= session.log[-1].at
    assert again.record() == session.record()


def test_a_change_is_announced_after_it_is_made() -> None:
    session = new_session()
    heard: list[tuple[int, bool, bool, str]] = []
    session.on_change = lambda: heard.append(
        (len(session.log), session.taken_back, session.hints, session.name)
    )
    session.decide(THROW)
    session.use_hint()
    session.use_hint()
    session.rename("  Night   one ")
    session.take_back()
    assert heard == [
        (1, False, False, ""),
        (1, False, True, ""),
        (1, False, True, "Night one"),
        (0, True, True, "Night one"),
    ]
