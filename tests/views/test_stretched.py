"""What is cut in nine keeps its corners, on screens of every scale (W2)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

_PROGRAM = """
import json
from yournightmare.app import make_application
app = make_application(["test"])
from tests.stage import Stage
stage = Stage()
stage.choose(theme="paper")
window = stage.build('''Window { width: 420; height: 340; visible: true; color: "#ff00ff"
    WallFrame { x: 20; y: 20; width: 180; height: 300 }
    SoftShadow { x: 260; y: 40; width: 120; height: 260 } }''')
stage.process(100)
image = window.grabWindow()
ratio = image.width() / 420
print(json.dumps([image.pixelColor(round(x * ratio), round(y * ratio)).name() for x, y in POINTS]))
"""

_WALL = "#ff00ff"


def _colours(factor: str, *points: tuple[float, float]) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", _PROGRAM.replace("POINTS", repr(points))],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": factor},
    )
    assert run.returncode == 0, run.stderr
    found: list[str] = json.loads(run.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("factor", ["1", "1.25", "2", "3"])
def test_frames_and_shadows_are_as_wide_on_every_screen(factor: str) -> None:
    frame = [(28, 170), (50, 170), (110, 56), (110, 76), (190, 170), (170, 170)]
    shadow = [(230, 170), (250, 170), (259, 170), (320, 170), (381, 170), (410, 170)]
    wood, inside, above, under, right, within, *dusk = _colours(factor, *frame, *shadow)
    assert _WALL not in (wood, above, right)
    assert {inside, under, within} == {_WALL}, "the frame covers what it frames"
    far, near, edge, middle, opposite, away = dusk
    assert far == away == _WALL
    assert len({far, near, edge, middle}) == 4, "it grows darker towards what throws it"
    assert opposite != _WALL
