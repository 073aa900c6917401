"""Faults other programs had, at the table: long games, and signs beside the colours."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageReader
from pytestqt.qtbot import QtBot

from tests.models.tables import models_of, new_table, play_at_random, session_of
from tests.sessions.tools import careful, long_session
from yournightmare.games.endless import Endless
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions import paths
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store


@pytest.fixture
def count_plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves the rules have played since it was last cleared."""
    played: list[int] = []
    play = Endless.play

    def counted(*given: Any) -> Any:
        played.append(1)
        return play(*given)

    monkeypatch.setattr(Endless, "play", staticmethod(counted))
    return played


def costs_at(
    session: Session, path: Path, count_plays: list[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The most that one of eight decisions, and one of eight taken back, makes others do.

    Counted are moves played by the rules, rows touched in the models, statements to the store.
    """
    store = Store(path)
    SavedSession(store, session)
    table = EndlessTable(session)
    table.setTempo(0)
    touched: list[str] = []
    for model in models_of(table):
        model.modelReset.connect(lambda: touched.append("reset"))
        model.dataChanged.connect(lambda *_: touched.append("row"))
        model.rowsInserted.connect(lambda *_: touched.append("row"))
        model.rowsRemoved.connect(lambda *_: touched.append("row"))
    statements: list[str] = []
    store._connection.set_trace_callback(statements.append)

    def cost_of(do: Callable[[], object], change: int) -> tuple[int, int, int]:
        for counted in (count_plays, touched, statements):
            counted.clear()
        steps = len(session.log)
        do()
        assert len(session.log) == steps + change
        assert "reset" not in touched
        return len(count_plays), len(touched), len(statements)

    moves = [cost_of(lambda: table._decide(careful(session.state)), 1) for _ in range(8)]
    backs = [cost_of(table.takeBack, -1) for _ in range(8)]
    store._connection.set_trace_callback(None)
    assert store.load(session.id).log == tuple(session.log)
    store.close()
    return tuple(map(max, zip(*moves, strict=True))), tuple(map(max, zip(*backs, strict=True)))


def test_case_L1_after_10000_decisions_a_step_costs_what_it_cost_after_20(
    qtbot: QtBot, tmp_path: Path, count_plays: list[int]
) -> None:
    """Not the speed (see tests/bench) but the work: at the table, with its store."""
    early = costs_at(long_session(20), tmp_path / "early.db", count_plays)
    late = costs_at(long_session(10_000), tmp_path / "late.db", count_plays)
    for soon, later in zip(early, late, strict=True):
        assert later[0] <= soon[0] + 1
        assert later[1] <= soon[1] + 20
        assert later[2] <= soon[2]
    assert late[0][0] == 1


def mask(name: str) -> QImage:
    """The shape of a drawing without its colours: what of it is there at all."""
    reader = QImageReader(str(paths.resources("art", "endless", f"{name}.svg")))
    reader.setScaledSize(QSize(64, 64))
    image = reader.read()
    assert not image.isNull(), name
    return image.convertToFormat(QImage.Format.Format_Alpha8)


def differ(one: QImage, other: QImage) -> float:
    """The share of the drawn pixels that only one of two shapes covers."""
    pairs = list(zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
    drawn = sum(a > 127 or b > 127 for a, b in pairs)
    return sum((a > 127) != (b > 127) for a, b in pairs) / max(1, drawn)


TOGETHER = {
    "markers on the ring": ("lantern", "shadow", "door"),
    "tracks": tuple(
        f"track-{name}-ink"
        for name in ("survived", "mind", "horrors", "spells", "bravery", "fear", "mantras")
    ),
    "tokens": ("gate-open", "candle-lit", "bear"),
    "creepers": ("creeper-fear-head", "creeper-horrors-head"),
    "actions": tuple(
        f"action-{name}-ink"
        for name in (
            "movement",
            "defying-horrors",
            "taming-fear",
            "reciting-spells",
            "reciting-mantras",
            "gathering-courage",
        )
    ),
}


@pytest.mark.parametrize("names", TOGETHER.values(), ids=list(TOGETHER))
def test_case_A3_what_differs_in_colour_differs_in_shape(
    qapp: QGuiApplication, names: tuple[str, ...]
) -> None:
    for one, other in itertools.combinations(names, 2):
        assert differ(mask(one), mask(other)) > 0.15, (one, other)


def test_case_A3_what_is_dangerous_is_said_in_words(qtbot: QtBot) -> None:
    """What breaks through its guard, what is forbidden, and who stands where has its text."""
    breaking = forbidden = 0
    for seed in range(12):
        table = new_table(seed)
        rng = random.Random(seed)
        while play_at_random(table, rng, most=1):
            for track in table.property("tracks").rows:
                if track.breaks > 0:
                    breaking += 1
                    assert track.note
            view = session_of(table).view(0)
            if view.awaiting == "action" and view.blocked:
                forbidden += 1
                assert table.property("actions").rows[0].reason
            for field in table.property("ring").rows:
                said = field.text.split(", ")
                assert ("Progress (your lantern)" in said) == field.lantern
                assert ("the door" in said) == field.door
                assert not field.shadow or "the Shadow" in said
    assert breaking > 20
    assert forbidden
