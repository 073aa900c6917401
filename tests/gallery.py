"""Draws every screen to PNG, without a display: python -m tests.gallery OUT [--only NAME] ...

Every screen x night/paper x English/German x 100 %/200 % text, 1440 x 900 and 960 x 600.
Exit status 1 if any page gives a QML warning. With `--renderer software` Qt Quick's software
renderer is forced; under a display (QT_QPA_PLATFORM=xcb) `--renderer opengl` shows the other one.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
from pathlib import Path

SIZES = ("1440x900", "960x600")
# each renderer and the variable by which Qt takes it
RENDERERS = {"software": "QT_QUICK_BACKEND", "opengl": "QSG_RHI_BACKEND"}


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--only", action="append", metavar="NAME", help="screens that begin so")
    parser.add_argument("--theme", action="append", choices=("night", "paper"))
    parser.add_argument("--language", action="append", choices=("en", "de"))
    parser.add_argument("--text", action="append", type=int, metavar="PERCENT")
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT")
    parser.add_argument("--contrast", action="store_true", help="high contrast instead")
    parser.add_argument("--renderer", choices=RENDERERS, help="force a renderer")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Draw what was asked for; gives the exit status."""
    options = _options(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.renderer:
        os.environ[RENDERERS[options.renderer]] = options.renderer
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        return _draw(options)


def _draw(options: argparse.Namespace) -> int:
    from tests.screens import all_screens
    from tests.stage import Stage
    from yournightmare.app import make_application

    app = make_application(["gallery"])
    stage = Stage()
    stage.choose(highContrast=options.contrast)
    options.out.mkdir(parents=True, exist_ok=True)
    wanted = options.only or [""]
    variants = list(
        itertools.product(
            options.theme or ("night", "paper"),
            options.language or ("en", "de"),
            options.text or (100, 200),
            options.size or SIZES,
        )
    )
    count = 0
    for name, maker in all_screens().items():
        if not any(name.startswith(start) for start in wanted):
            continue
        for theme, language, text, size in variants:
            stage.choose(theme=theme, language=language, textSize=text)
            width, height = (int(part) for part in size.split("x"))
            stage.show(maker(stage), width, height)
            stage.grab().save(str(options.out / f"{name}-{theme}-{language}-{text}-{size}.png"))
            count += 1
    warnings = list(dict.fromkeys(stage.warnings))
    stage.close()
    for warning in warnings:
        print(warning, file=sys.stderr)
    print(f"{count} pictures in {options.out}")
    del app
    return 1 if warnings or not count else 0


if __name__ == "__main__":
    sys.exit(main())
