"""What is cut in nine, and what is kept as a picture, on screens of every scale (W2)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

_PROGRAM = """
import json
from yournightmare.app import make_application
app = make_application(["test"])
from tests.stage import Stage
stage = Stage()
stage.choose(theme="paper")
window = stage.build('''Window { width: 420; height: 340; visible: true; color: "#ff00ff"
    PARTS }''')
stage.process(100)
image = window.grabWindow()
ratio = image.width() / 420

def colours(points):
    return [image.pixelColor(round(x * ratio), round(y * ratio)).name() for x, y in points]

def where_it_is():
    "Its edges and its middle: left, top, right, bottom, x, y."
    there = [
        (x / ratio, y / ratio)
        for y in range(image.height()) for x in range(image.width())
        if image.pixelColor(x, y).green() > 60
    ]
    xs, ys = zip(*there, strict=True)
    count = len(there)
    return min(xs), min(ys), max(xs), max(ys), sum(xs) / count, sum(ys) / count

print(json.dumps(ASKED))
"""

_WALL = "#ff00ff"


def _told(factor: str, parts: str, asked: str) -> list[Any]:
    run = subprocess.run(
        [sys.executable, "-c", _PROGRAM.replace("PARTS", parts).replace("ASKED", asked)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=Path(__file__).parents[2],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            "QT_SCALE_FACTOR": factor,
        },
    )
    assert run.returncode == 0, run.stderr
    found: list[Any] = json.loads(run.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("factor", ["1", "1.25", "2", "3"])
def test_frames_and_shadows_are_as_wide_on_every_screen(factor: str) -> None:
    frame = [(28, 170), (50, 170), (110, 56), (110, 76), (190, 170), (170, 170)]
    shadow = [(230, 170), (250, 170), (259, 170), (320, 170), (381, 170), (410, 170)]
    parts = """WallFrame { x: 20; y: 20; width: 180; height: 300 }
        SoftShadow { x: 260; y: 40; width: 120; height: 260 }"""
    told = _told(factor, parts, f"colours({frame + shadow})")
    wood, inside, above, under, right, within, *dusk = told
    assert _WALL not in (wood, above, right)
    assert {inside, under, within} == {_WALL}, "the frame covers what it frames"
    far, near, edge, middle, opposite, away = dusk
    assert far == away == _WALL
    assert len({far, near, edge, middle}) == 4, "it grows darker towards what throws it"
    assert opposite != _WALL


@pytest.mark.parametrize("factor", ["1.25", "2"])
@pytest.mark.parametrize(
    "part",
    [
        'Icon { x: 40; y: 40; size: 200; name: "check"; color: "#ffff00"; weight: 4 }',
        "PaperSheet { x: 40; y: 60; width: 300; height: 160; shadow: false }",
    ],
    ids=["icon", "paper"],
)
def test_what_is_kept_as_a_picture_is_whole_and_upright_on_every_screen(
    part: str, factor: str
) -> None:
    """The software renderer cuts off a layer that it turns itself."""
    expected = _told("1", part, "where_it_is()")
    assert _told(factor, part, "where_it_is()") == pytest.approx(expected, abs=1.5)
