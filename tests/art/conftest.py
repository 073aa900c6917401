"""The drawing room lies in packaging/, outside the package; its tests need the extra `art`."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="the extra `art` is not installed")
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
