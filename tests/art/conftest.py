"""The drawing room lies in packaging/, outside the package; its tests need the extra `art`."""

import importlib.util
import sys
from pathlib import Path

collect_ignore_glob: list[str] = []
if importlib.util.find_spec("shapely") is None:
    collect_ignore_glob.append("test_*.py")

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
